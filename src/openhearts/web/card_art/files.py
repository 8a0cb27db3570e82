"""The files of the decks: their text, the symbols in them, and addresses that change with what they hold.

It serves nothing itself, and knows no card.
"""

from __future__ import annotations

import hashlib
import re
from functools import cache
from importlib import resources
from importlib.resources.abc import Traversable
from typing import Final

from openhearts.web.card_art import letters

ADDRESS: Final = "/static/decks/"
FILES: Final = ("big.svg", letters.NUMBERS, "court.svg", "decks.css", letters.SPARE, "sheets.css")
_DIGITS: Final = 12
_IDS: Final = re.compile(r' id="([^"]+)"')
_USED: Final = re.compile(r'(?:href="|url\()#([^")]+)')
_SYMBOL: Final = re.compile(r'<symbol id="([^"]+)" viewBox="-120 -168 240 336">')


def _path(file: str) -> Traversable:
    if file not in FILES:
        raise ValueError(f"{file!r} is no file of the decks: {', '.join(FILES)}")
    return resources.files("openhearts.web") / "static" / "decks" / file


@cache
def content(file: str) -> bytes:
    """What a file holds; decks in other letters are made from those with English ones.

    Raises ValueError for one that is none of the decks'.
    """
    if file in letters.SHEETS:
        deck, spare = (_path(name).read_text("utf-8") for name in (letters.DECK, letters.SPARE))
        drawn_from, wanted = letters.SHEETS[file]
        if drawn_from == letters.DECK:
            return letters.lettered(deck, spare, wanted).encode()
        return letters.lettered_court(_path(drawn_from).read_text("utf-8"), deck, spare, wanted).encode()
    return _path(file).read_bytes()


@cache
def digest(file: str) -> str:
    """Twelve hexadecimal digits that change with what the file holds."""
    return hashlib.sha256(content(file)).hexdigest()[:_DIGITS]


def address(file: str, root: str = ADDRESS) -> str:
    """Where a page finds the file; a browser may keep it for ever, for another content has another address.

    >>> address("big.svg").startswith("/static/decks/big.svg?v=")
    True
    """
    return f"{root}{file}?v={digest(file)}"


@cache
def symbols(file: str) -> frozenset[str]:
    """The ids of the cards that a sprite holds."""
    return frozenset(_SYMBOL.findall(content(file).decode("utf-8")))


@cache
def part(sprites: tuple[str, ...], idents: tuple[str, ...]) -> bytes:
    """One sprite with these symbols alone and what they are drawn from: what a page loads that shows few cards.

    Raises KeyError for a symbol that none of the sprites has.
    """
    frame, drawn = list[str](), dict[str, str]()  # one drawing a line; what sprites share is drawn alike in each
    for file in reversed(sprites):
        lines = content(file).decode("utf-8").split("\n")
        drawn |= {ident: line for line in lines for ident in _IDS.findall(line)}
        frame = [line for line in lines if not _IDS.search(line)]
    wanted, todo = set[str](), list(idents)
    while todo:
        line = drawn[todo.pop()]
        if line not in wanted:
            wanted.add(line)
            todo += _USED.findall(line)
    kept = [line for line in dict.fromkeys(drawn.values()) if line in wanted]
    shapes, cards = [line for line in kept if not _SYMBOL.match(line)], filter(_SYMBOL.match, kept)
    end = frame.index("</defs>")
    return "\n".join([*frame[:end], *shapes, frame[end], *cards, *frame[end + 1 :]]).encode()
