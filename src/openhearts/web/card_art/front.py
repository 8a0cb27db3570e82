"""The cards on the front page, and a sprite of them alone: the page is light before anything is chosen."""

from __future__ import annotations

from functools import cache
from typing import Final

from openhearts.web.card_art.files import part
from openhearts.web.card_art.pictures import BIG, symbol

SHEET: Final = "decks/front.svg"
SUGGESTED: Final = {  # what stands first, with cards for its picture; all other variants come after them
    "classic": "KH QS 2C",
    "kids-jinx": "1H 7D 11C",
    "cancellation": "QS QS AH",
    "herz-an-herz": "97 J26-50 12",
    "classic-de": "AH JD QS",
}


def idents(variant: str) -> tuple[str, ...]:
    """The symbols of the cards that stand for a variant; none for one that is not suggested.

    >>> idents("classic"), idents("omnibus")
    (('KH', 'QS', '2C'), ())
    """
    return tuple(symbol(card, BIG.id)[1] for card in SUGGESTED.get(variant, "").split())


@cache
def sheet() -> bytes:
    """The sprite."""
    return part(BIG.file, tuple(sorted({ident for variant in SUGGESTED for ident in idents(variant)})))
