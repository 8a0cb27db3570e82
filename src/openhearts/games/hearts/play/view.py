"""What one seat knows: built up from `Public` and its own cards, never cut down from a position.

Nothing in here can reach another hand: `build` is not even given one.
"""

from __future__ import annotations

from msgspec import Struct

from openhearts.cards import cardset
from openhearts.cards.card import Card
from openhearts.games.hearts.play.actions import NOTHING, Options
from openhearts.games.hearts.play.claim import certain, unseen
from openhearts.games.hearts.rules.legal import legal_plays
from openhearts.games.hearts.rules.public_state import Public


class View(Struct, frozen=True, gc=False):
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
        return unseen(self.public, self.hand_mask, self.kitty_mask)

    @property
    def unseen(self) -> tuple[Card, ...]:
        """The cards whose place this view does not know, by id."""
        return cardset.to_cards(self.unseen_mask)

    def __repr__(self) -> str:
        first, *rest = self.public.lines()
        who = "a watcher" if self.seat is None else f"seat {self.seat}"
        lines = [f"<View of {who}, {first}"]
        if self.seat is not None:
            lines.append(f"hand: {cardset.to_text(self.hand_mask) or '-'}")
        if self.options:
            lines.append(f"options: {self.options.line()}")
        return "\n  ".join(lines + rest) + ">"


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
    options = NOTHING if seat is None else options_of(public, seat, hand, dealt, kitty)
    return View(public, seat, hand, dealt, gave, got, kitty, options)


def options_of(public: Public, seat: int, hand: int, dealt: int, kitty: int | None) -> Options:
    """What a seat may do, from what lies open and its own cards."""
    phase = public.phase
    if phase == "play":
        if seat != public.turn:
            return NOTHING
        return Options("play", legal_plays(hand, public), hand, 0, certain(public, seat, hand, kitty) is not None)
    if phase == "pass":
        if public.has_passed[seat]:
            return NOTHING
        return Options("pass", mask=cardset.kinds(dealt), held=dealt, count=public.rules.pass_.count)
    return Options("choose") if phase == "choose" and seat == public.turn else NOTHING
