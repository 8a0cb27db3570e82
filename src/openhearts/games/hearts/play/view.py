"""What one seat knows: built up from `Public` and its own cards, never cut down from a position.

Nothing in here can reach another hand: `build` is not even given one.
"""

from __future__ import annotations

from msgspec import Struct

from openhearts.cards import cardset
from openhearts.cards.card import Card
from openhearts.games.hearts.play.actions import NOTHING, Options
from openhearts.games.hearts.play.claim import certain
from openhearts.games.hearts.rules.legal import legal_plays
from openhearts.games.hearts.rules.public import Public


class View(Struct, frozen=True):
    """The knowledge of a seat (None: a watcher, who holds nothing), with perfect recall.

    Sets of cards are masks (copies counted, see cards/cardset.py); the same without `_mask` as cards.
    `got_mask` is None before the pass is made; `kitty_mask` is None unless this seat saw the kitty.
    """

    public: Public
    seat: int | None
    hand_mask: int = 0
    dealt_mask: int = 0
    gave_mask: int = 0
    got_mask: int | None = None
    kitty_mask: int | None = None
    options: Options = NOTHING

    @property
    def hand(self) -> tuple[Card, ...]:
        """The cards held now."""
        return cardset.to_cards(self.hand_mask)

    @property
    def dealt(self) -> tuple[Card, ...]:
        """The hand as it was dealt."""
        return cardset.to_cards(self.dealt_mask)

    @property
    def gave(self) -> tuple[Card, ...]:
        """The cards passed on (chosen, while others still owe theirs)."""
        return cardset.to_cards(self.gave_mask)

    @property
    def got(self) -> tuple[Card, ...] | None:
        """The cards received, None before the pass is made."""
        return None if self.got_mask is None else cardset.to_cards(self.got_mask)

    @property
    def kitty(self) -> tuple[Card, ...] | None:
        """The kitty, None unless this seat saw it."""
        return None if self.kitty_mask is None else cardset.to_cards(self.kitty_mask)

    @property
    def unseen_mask(self) -> int:
        """Set of the cards whose place this view does not know: neither played, held nor in a kitty it saw."""
        rest = cardset.minus(cardset.from_ids(self.public.rules.pack_ids), self.public.played_mask)
        rest = cardset.minus(rest, self.hand_mask)
        return rest if self.kitty_mask is None else cardset.minus(rest, self.kitty_mask)


def build(
    public: Public,
    seat: int | None,
    *,
    hand: int = 0,
    dealt: int = 0,
    gave: int = 0,
    got: int | None = None,
    kitty: int | None = None,
) -> View:
    """The view of a seat from what lies open and its own cards, with its options worked out."""
    view = View(public, seat, hand, dealt, gave, got, kitty)
    if seat is None or (seat not in public.to_act and public.phase != "pass"):
        return view
    return View(public, seat, hand, dealt, gave, got, kitty, _options(view, seat))


def _options(view: View, seat: int) -> Options:
    public = view.public
    if public.phase == "play":
        return Options(
            "play", mask=legal_plays(view.hand_mask, public), held=view.hand_mask, can_claim=certain(view) is not None
        )
    if public.phase == "pass" and not public.has_passed[seat]:
        return Options(
            "pass", mask=cardset.kinds(view.dealt_mask), held=view.dealt_mask, count=public.rules.pass_.count
        )
    return Options("choose") if public.phase == "choose" else NOTHING
