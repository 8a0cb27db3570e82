"""Names of the cards and rows of Herz an Herz, in words and in signs.

It knows no sentence.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from openhearts.errors import BadText
from openhearts.games.herz_an_herz.rules import cards
from openhearts.games.herz_an_herz.rules.tower import Laid, Tower

if TYPE_CHECKING:
    from openhearts.speech.speaker import Speaker


def as_code(value: object) -> int | None:
    """The card that a code or a text stands for, None if it is none."""
    if type(value) is int:
        known = cards.is_number(value) or cards.is_number_joker(value) or value in (cards.SUPERJOKER, cards.STEAL)
        return value if known else None
    if type(value) is not str:
        return None
    try:
        return cards.card(value)
    except BadText:
        return None


def name(speaker: Speaker, code: int, short: bool = False) -> str:
    """The card in words or signs."""
    sign = "sign-" if short else ""
    if cards.is_number(code):
        return str(code)
    if cards.is_number_joker(code):
        low, high = cards.limits(code)
        return speaker.text(f"{sign}herz-number-joker", low=low, high=high)
    return speaker.text(f"{sign}herz-superjoker" if code == cards.SUPERJOKER else f"{sign}herz-steal-card")


def within(speaker: Speaker, code: int) -> str:
    """The card as a sentence needs it: a joker or a steal card with the article of the language, as "le superjoker"."""
    if speaker.short or cards.is_number(code):
        return name(speaker, code, speaker.short)
    if cards.is_number_joker(code):
        low, high = cards.limits(code)
        return speaker.text("herz-the-number-joker", low=low, high=high)
    return speaker.text("herz-the-superjoker" if code == cards.SUPERJOKER else "herz-the-steal-card")


def with_value(speaker: Speaker, code: int, value: int) -> str:
    """The card as it lies: a joker with what it stands for."""
    said = name(speaker, code, speaker.short)
    return said if cards.is_number(code) else speaker.text("herz-card-as", card=said, value=value)


def row(speaker: Speaker, laid: Sequence[Laid]) -> str:
    """The cards of a row from its top."""
    if not laid:
        return speaker.text("herz-row-empty")
    return speaker.catalogue.row(with_value(speaker, one.card, one.value) for one in laid)


def tower(speaker: Speaker, found: Tower) -> str:
    """A whole tower: start card, left row, right row."""
    if found.start is None:
        return speaker.text("herz-tower-empty")
    start = with_value(speaker, found.start.card, found.start.value)
    return speaker.text("herz-tower", start=start, left=row(speaker, found.left), right=row(speaker, found.right))
