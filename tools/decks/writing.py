"""SVG in few letters: numbers, rows of numbers, and a card as a symbol.

It knows no card.
"""

from __future__ import annotations

import re
from collections.abc import Iterable
from typing import Final

VIEW: Final = "-120 -168 240 336"
START: Final = '<svg xmlns="http://www.w3.org/2000/svg">'
SUITS: Final = "CDHS"


def number(value: float, digits: int = 2) -> str:
    """A number as SVG writes it shortest: `.5`, `-3`, `12.25`."""
    text = f"{value:.{digits}f}"
    text = text.rstrip("0").rstrip(".") if "." in text else text
    text = re.sub(r"^(-?)0(?=\.)", r"\1", text)
    return "0" if text in ("-0", "-", "") else text


def row(values: Iterable[float], digits: int) -> str:
    """Numbers in a row, separated only where they would run together."""
    line = ""
    for value in values:
        text = number(value, digits)
        apart = line and text[0] != "-" and not (text[0] == "." and "." in line.replace("-", " ").split()[-1])
        line += (" " if apart else "") + text
    return line


def symbol(ident: str, *parts: str) -> str:
    """One card."""
    return f'<symbol id="{ident}" viewBox="{VIEW}">{"".join(parts)}</symbol>'
