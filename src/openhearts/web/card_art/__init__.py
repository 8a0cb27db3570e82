"""Floor 8: the pictures of cards for pages and printed sheets.

It says which picture a card has and where its file is; the drawings themselves are made by tools/make_decks.py.
"""

from openhearts.web.card_art.deck_designs import (
    BACKS,
    DECKS,
    Deck,
    Picture,
    back,
    backs_for,
    counting,
    decks_for,
    picture,
    samples,
    symbol,
)
from openhearts.web.card_art.files import ADDRESS, address, digest
from openhearts.web.card_art.print_sheets import sheets, svg_pages

__all__ = [
    "ADDRESS",
    "BACKS",
    "DECKS",
    "Deck",
    "Picture",
    "address",
    "back",
    "backs_for",
    "counting",
    "decks_for",
    "digest",
    "picture",
    "samples",
    "sheets",
    "svg_pages",
    "symbol",
]
