"""What a seat may do in Hearts, as values; and the options that a view carries.

Whether an action is legal is decided in position.py; nothing here looks at a hand it was not given.
"""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import suppress
from itertools import combinations
from typing import Final, Literal

from msgspec import Struct

from openhearts.cards import cardset
from openhearts.cards.card import CARDS, Card, card
from openhearts.core.action import Action as Actions
from openhearts.errors import BadText, IllegalAction, is_row, no_action, wrong_kind


class Pass(Actions, frozen=True, tag=True):
    """Give these cards away, all at once; may be changed until the last seat has passed."""

    cards: tuple[Card, ...]


class Play(Actions, frozen=True, tag=True):
    """Lay a card to the trick."""

    card: Card


class Choose(Actions, frozen=True, tag=True):
    """After a moon: add the points to everybody else, or subtract them from oneself."""

    choice: Literal["add", "subtract"]


class Claim(Actions, frozen=True, tag=True, omit_defaults=True):
    """End the deal early: where the rest is certain from the claimer's own view, or where everybody `agreed` that all
    of it is the claimer's.
    """

    agreed: bool = False


Action = Pass | Play | Choose | Claim
PLAYS: Final = tuple(Play(card) for card in CARDS)
CHOICES: Final = (Choose("add"), Choose("subtract"))


def ill_made(action: Play | Pass | Claim) -> IllegalAction:
    """The error for an action that holds something else than it must, with what to write there.

    >>> print(ill_made(Play("2c")))
    card: “'2c'” cannot stand here. Write: oh.card("2C")
    """
    match action:
        case Play(held):
            return no_action(wrong_kind("card", held, (_written([held]) or ['oh.card("QS")'])[0]))
        case Pass(given):
            cards = _written(given) or _written(["QS", "AH", "KH"])
            return no_action(wrong_kind("cards", given, f"({', '.join(cards)}{',' * (len(cards) == 1)})"))
    return no_action(wrong_kind("agreed", action.agreed, str(bool(action.agreed))))


def _written(given: object) -> list[str]:
    """The cards that are named there, as a program writes them."""
    found = []
    for text in given.replace(",", " ").split() if isinstance(given, str) else given if is_row(given) else ():
        with suppress(BadText):
            found.append(f'oh.card("{card(text)}")' if isinstance(text, str) else "")
    return [text for text in found if text]


class Options(Struct, frozen=True, gc=False):
    """What a seat may do now; empty for a seat that owes nothing.

    `mask`: kinds that may be played or passed; `held`: the hand that a pass is chosen from, copies counted;
    `count`: cards to pass; iterating gives every action (a pass of three from thirteen gives 286).
    """

    kind: Literal["none", "pass", "play", "choose"] = "none"
    mask: int = 0
    held: int = 0
    count: int = 0
    can_claim: bool = False

    @property
    def cards(self) -> tuple[Card, ...]:
        """The kinds that may be played or passed, each once."""
        return cardset.mask_cards(self.mask)

    def line(self) -> str:
        """What they are, in a few words: `play 2C 3C`."""
        match self.kind:
            case "pass":
                return f"pass {self.count} of {cardset.to_text(self.held)}"
            case "play":
                return f"play {cardset.to_text(self.mask)}{' or claim' if self.can_claim else ''}"
            case "choose":
                return "choose add or subtract"
        return "none"

    def __repr__(self) -> str:
        return f"<Options: {self.line()}>"

    def __bool__(self) -> bool:
        return self.kind != "none"

    def __iter__(self) -> Iterator[Action]:
        if self.kind == "play":
            yield from (PLAYS[idx] for idx in cardset.mask_ids(self.mask))
        elif self.kind == "choose":
            yield from CHOICES
        elif self.kind == "pass":
            seen = set()
            for picked in combinations(cardset.to_cards(self.held), self.count):
                if picked not in seen:
                    seen.add(picked)
                    yield Pass(picked)


NOTHING: Final = Options()
