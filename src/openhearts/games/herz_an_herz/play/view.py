"""What one seat knows: what lies open, and every card it saw go to the pile.

Nothing in here can reach the stock: `build` is not even given it.
"""

from __future__ import annotations

from collections import Counter

from msgspec import Struct

from openhearts.games.herz_an_herz.play.actions import Options
from openhearts.games.herz_an_herz.rules.public_state import Public


class View(Struct, frozen=True, gc=False):
    """The knowledge of a seat (None: a watcher), with perfect recall.

    `remembered` is the whole pile, oldest card first: everybody saw each card as it was discarded.  `public.discards`
    is what lies open of it now (`tower.discard_seen`): pages show that, a bot may use all it saw.
    """

    public: Public
    seat: int | None
    remembered: tuple[int, ...] = ()

    @property
    def options(self) -> Options:
        """What the seat may do now."""
        return Options(self.public, self.seat)

    @property
    def unseen_counts(self) -> dict[int, int]:
        """Copies of each card of the pack that nobody has seen yet, codes ascending; in a whole deal, the stock."""
        public = self.public
        counts = Counter(public.rules.pack_cards)
        counts.subtract(self.remembered)
        counts.subtract(laid.card for tower in public.towers for laid in tower.laid)
        if public.drawn is not None:
            counts.subtract((public.drawn,))
        return {card: n for card, n in counts.items() if n > 0}

    @property
    def unseen(self) -> tuple[int, ...]:
        """Cards of the pack that nobody has seen yet, ascending; the stock is `public.n_stock` of them."""
        return tuple(card for card, n in self.unseen_counts.items() for _ in range(n))

    def __repr__(self) -> str:
        first, *rest = self.public.lines()
        who = "a watcher" if self.seat is None else f"seat {self.seat}"
        options = [f"options: {self.options.line()}"] if self.options else []
        return "\n  ".join([f"<View of {who}, {first}", *options, *rest]) + ">"


def build(public: Public, seat: int | None, pile: tuple[int, ...]) -> View:
    """The view of a seat from what lies open and the cards that were discarded before its eyes."""
    return View(public, seat, pile)
