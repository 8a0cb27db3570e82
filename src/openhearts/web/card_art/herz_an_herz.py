"""The cards of Herz an Herz in the sprite: their ids are their texts, where the colour groups are the drawn ones.

Groups of another size than 25 would have wrong colours, so those cards have no picture.
"""

from __future__ import annotations

from typing import Final

from openhearts.errors import BadText
from openhearts.games.herz_an_herz.rules.cards import card, card_text, group_of, is_number
from openhearts.games.herz_an_herz.rules.ruleset import Ruleset

DRAWN_GROUP_SIZE: Final = 25


def ident(text: str, rules: Ruleset | None) -> str | None:
    """The id of the card that a text names; None if it names none, or one whose colour would be wrong."""
    try:
        code = card(text)
    except BadText:
        return None
    if rules is not None and rules.tower.group_size != DRAWN_GROUP_SIZE and is_number(code):
        return None
    return card_text(code)


def texts(rules: Ruleset) -> tuple[str, ...]:
    """The texts of the whole pack."""
    return tuple(card_text(code) for code in rules.pack_cards)


def counting(rules: Ruleset) -> tuple[tuple[tuple[str, ...], int], ...]:
    """Each kind of card once, without a value: points are for steps of a tower, not for cards."""
    size = rules.tower.group_size
    numbers = {group_of(code, size): card_text(code) for code in sorted(rules.pack_cards) if is_number(code)}
    others = dict.fromkeys(card_text(code) for code in rules.pack_cards if not is_number(code))
    return ((tuple(numbers.values()), 0), (tuple(others), 0))
