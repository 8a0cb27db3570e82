"""The cards of Hearts in the sprites: their ids are their texts.

It does not know which deck has them.
"""

from __future__ import annotations

from openhearts.cards import cardset
from openhearts.cards.card import CARDS, card
from openhearts.errors import BadText
from openhearts.games.hearts.rules.ruleset import Ruleset


def ident(text: str, rules: Ruleset | None) -> str | None:
    """The id of the card that a text names; None if it names none."""
    try:
        return card(text).value
    except BadText:
        return None


def texts(rules: Ruleset) -> tuple[str, ...]:
    """The texts of the whole pack."""
    return tuple(CARDS[idx].value for idx in rules.pack_ids)


def counting(rules: Ruleset) -> tuple[tuple[tuple[str, ...], int], ...]:
    """The cards that carry points or a bonus, by what each is worth; the dearest come first."""
    found = [
        (tuple(CARDS[idx].value for idx in reversed(cardset.mask_ids(cards & cardset.KINDS_MASK))), value)
        for value, cards in rules.worths
    ]
    return tuple(sorted(found, key=lambda group: -group[1]))
