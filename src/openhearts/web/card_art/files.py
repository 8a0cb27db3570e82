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
FILES: Final = ("big.svg", "court.svg", "decks.css", letters.SPARE, "sheets.css")
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
def part(file: str, idents: tuple[str, ...]) -> bytes:
    """A sprite with these symbols alone and what they are drawn from: what a page loads that shows few cards.

    Raises KeyError for a symbol that there is not.
    """
    lines = content(file).decode("utf-8").split("\n")  # one drawing a line
    at = {ident: number for number, line in enumerate(lines) for ident in _IDS.findall(line)}
    wanted, todo = set[int](), list(idents)
    while todo:
        number = at[todo.pop()]
        if number not in wanted:
            wanted.add(number)
            todo += _USED.findall(lines[number])
    named = set(at.values())
    return "\n".join(line for number, line in enumerate(lines) if number in wanted or number not in named).encode()
