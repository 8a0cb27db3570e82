"""The cards on the front page, and a sprite of them alone: the page is light before anything is chosen."""

from __future__ import annotations

from functools import cache
from typing import Final

from openhearts.web.card_art.deck_designs import BIG, symbol
from openhearts.web.card_art.files import part
from openhearts.web.card_art.letters import SETS, file_of

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


def address_of(letters: str) -> str:
    """Where the sprite with these letters is served, below /static/.

    >>> address_of("J Q K A"), address_of("B D K A")
    ('decks/front.svg', 'decks/front-b-d-k-a.svg')
    """
    return f"decks/{file_of(letters).replace('big', 'front', 1)}"


@cache
def sheet(letters: str) -> bytes:
    """The sprite."""
    files = tuple(file_of(letters, file) for file in BIG.files)
    return part(files, tuple(sorted({ident for variant in SUGGESTED for ident in idents(variant)})))


SHEETS: Final = {address_of(letters): letters for letters in SETS}
