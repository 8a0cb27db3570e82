"""Texts in what a console can show: signs and letters that its encoding lacks become others that it has.

It never fails, and never drops a card: suits become letters.
"""

from __future__ import annotations

import unicodedata
from typing import Final

_PLAIN: Final = {
    "♣": "C",
    "♦": "D",
    "♥": "H",
    "♠": "S",
    "▶": ">",
    "▸": ">",
    "★": "*",
    "◄": "<",
    "▲": "^",
    "✓": "x",
    "·": "-",
    "←": "<",
    "→": ">",
    "↑": "^",
    "↓": "v",
    "█": "#",
    "▒": "+",
    "▐": "|",
    "▌": "|",
    "─": "-",
    "━": "=",
    "│": "|",
    "┃": "|",
    "┤": "+",
    "┄": ".",
    "╭": "+",
    "╮": "+",
    "╰": "+",
    "╯": "+",
    "♚": "K",
    "♛": "Q",
    "♝": "J",
    "●": "o",
    "±": "+-",
    "–": "-",
    "—": "-",
    "−": "-",
    "…": "...",
    "“": '"',
    "”": '"',
    "„": '"',
    "‘": "'",
    "’": "'",
    "«": '"',
    "»": '"',
    "ä": "ae",
    "ö": "oe",
    "ü": "ue",
    "Ä": "Ae",
    "Ö": "Oe",
    "Ü": "Ue",
    "ß": "ss",
    "ø": "o",
    "Ø": "O",
    "æ": "ae",
    "Æ": "Ae",
    "ł": "l",
    "Ł": "L",
    "\u00a0": " ",
    "\u202f": " ",
}
_BARS: Final = "▁▂▃▄▅▆▇"


def can_show(text: str, encoding: str | None) -> bool:
    """Whether a console of this encoding can show a text."""
    try:
        text.encode(encoding or "ascii")
    except (UnicodeEncodeError, LookupError):
        return False
    return True


def fitting(text: str, encoding: str | None) -> str:
    """The text, with what the encoding lacks put another way.

    >>> fitting("für Q♠ …", "ascii"), fitting("für Q♠", "utf-8")
    ('fuer QS ...', 'für Q♠')
    """
    return text if can_show(text, encoding) else "".join(_one(char, encoding) for char in text)


def _one(char: str, encoding: str | None) -> str:
    if can_show(char, encoding):
        return char
    if char in _BARS:
        return str(_BARS.index(char) + 1)
    plain = _PLAIN.get(char) or "".join(
        part for part in unicodedata.normalize("NFKD", char) if not unicodedata.combining(part)
    )
    return plain if plain and can_show(plain, encoding) else "?"
