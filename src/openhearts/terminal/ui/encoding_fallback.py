"""Texts in what a console can show: signs and letters that its encoding lacks become others that it has.

It never fails, and never drops a card: suits become letters.
"""

from __future__ import annotations

import json
import re
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


# What moves the cursor, colours, rings or turns the direction of letters; a tab and the end of a line do no harm.
_CONTROLS: Final = re.compile(r"[\0-\x08\x0b-\x1f\x7f-\x9f\u2028\u2029]")
_TURNS: Final = re.compile(r"[\u202a-\u202e\u2066-\u2069]")


def harmless(text: str) -> str:
    """The text without what a terminal obeys: other people's names and files come to be shown, not to be obeyed.

    Control characters become signs that show them, marks that turn the direction of letters go.

    >>> harmless("Ann\\x1b[31m\\u202e\\x9b"), harmless("Zoë\\n\\t漢")
    ('Ann␛[31m�', 'Zoë\\n\\t漢')
    """
    if text.isprintable():
        return text
    return _TURNS.sub("", _CONTROLS.sub(lambda found: _shown(found[0]), text.replace("\r\n", "\n")))


def harmless_json(value: object, *, indent: int | None = None) -> str:
    """JSON in which what a terminal obeys is written in escapes: it means the same.

    >>> harmless_json({"name": "Zoë\\x9b\\u2028"})
    '{"name": "Zoë\\\\u009b\\\\u2028"}'
    """
    text = json.dumps(value, ensure_ascii=False, indent=indent)
    for signs in (_CONTROLS, _TURNS):
        text = signs.sub(lambda found: f"\\u{ord(found[0]):04x}", text)
    return text


def _shown(control: str) -> str:
    """A sign that stands for a control character."""
    code = ord(control)
    return chr(0x2400 + code) if code < 0x20 else "\u2421" if code == 0x7F else "\ufffd"


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
