"""Writes ranks and numbers in one hand: lines of one width along which a pen would go, fitted into a box.

Letters of all the alphabets that cards are marked with stand here; no font is needed.
"""

from __future__ import annotations

import re
from typing import Final

from tools.decks.writing import number, row

# The lines that the middle of the pen follows, 100 high, in absolute commands without arcs; the width comes first.
GLYPHS: Final[dict[str, tuple[float, str]]] = {
    "0": (56, "M28 0C46 0 56 18 56 50S46 100 28 100 0 82 0 50 10 0 28 0Z"),
    "1": (27, "M0 22Q19 15 27 0V100"),
    "2": (54, "M1 28C1 11 11 0 27 0S53 10 53 27C53 48 17 73 0 100H54"),
    "3": (53, "M2 0H50L24 38C42 37 53 50 53 68 53 87 41 100 25 100 12 100 3 93 0 81"),
    "4": (60, "M40 0L0 69H60M45 43V100"),
    "5": (53, "M47 0H9L5 45C11 39 18 36 27 36 43 36 53 49 53 67 53 87 42 100 26 100 13 100 4 93 0 81"),
    "6": (55, "M41 0C18 18 0 42 0 69 0 88 11 100 27.5 100S55 88 55 69 43 39 27.5 39 1 50 0 68"),
    "7": (53, "M0 0H53C34 30 22 62 18 100"),
    "8": (
        54,
        "M27 45C13 45 4 36 4 23S13 0 27 0 50 10 50 23 41 45 27 45"
        "C11 45 0 56 0 73S11 100 27 100 54 90 54 73 43 45 27 45Z",
    ),
    "9": (55, "M14 100C37 82 55 58 55 31 55 12 44 0 27.5 0S0 12 0 31 12 61 27.5 61 54 50 55 32"),
    "A": (64, "M0 100L32 0 64 100M12 66H52"),
    "B": (54, "M0 0V100H28C45 100 54 90 54 73S45 47 28 47H0M0 0H24C40 0 48 9 48 23S40 47 24 47"),
    "D": (56, "M0 0V100H20C43 100 56 80 56 50S43 0 20 0Z"),
    "E": (48, "M48 0H0V100H48M0 48H40"),
    "F": (48, "M48 0H0V100M0 50H40"),
    "H": (54, "M0 0V100M54 0V100M0 49H54"),
    "J": (46, "M14 0H46V69C46 89 36 100 21 100 9 100 2 93 0 80"),
    "K": (56, "M0 0V100M54 0L2 58M19 40L56 100"),
    "Q": (64, "M31 0C51 0 62 18 62 50S51 100 31 100 0 82 0 50 11 0 31 0ZM38 70L64 101"),
    "R": (54, "M0 100V0H26C44 0 52 10 52 28S44 56 26 56H0M27 56L54 100"),
    "T": (58, "M0 0H58M29 0V100"),
    "V": (62, "M0 0L31 100 62 0"),
    "W": (82, "M0 0L19 100 41 28 63 100 82 0"),
    "n": (42, "M0 36V100M0 58C4 44 12 36 23 36 36 36 42 45 42 60V100"),
    "Д": (62, "M0 100V80H62V100M12 80C18 62 20 36 20 0H50V80"),
}
SAME: Final = {"В": "B", "К": "K", "Т": "T", "Е": "E"}  # noqa: RUF001 - Russian letters that look like ours
JOINTS: Final = 'stroke-linecap="round" stroke-linejoin="round"'
_STEP: Final = re.compile(r"([A-Z])([^A-Z]*)")
_NUMBER: Final = re.compile(r"-?\d*\.?\d+")


def fitted(line: str, left: float, top: float, wide: float, high: float) -> str:
    """A line of absolute commands, moved to (left, top) and made `wide` and `high` times as large."""
    out = ""
    for command, rest in _STEP.findall(line):
        values = [float(value) for value in _NUMBER.findall(rest)]
        if command == "H":
            values = [left + wide * value for value in values]
        elif command == "V":
            values = [top + high * value for value in values]
        else:
            values = [(top + high * v) if k % 2 else (left + wide * v) for k, v in enumerate(values)]
        out += command + row(values, 1)
    return out


def glyph_of(letter: str) -> tuple[float, str]:
    """Width and line of a letter or digit."""
    return GLYPHS[SAME.get(letter, letter)]


def inked(text: str, middle: float, top: float, height: float, most: float, pen: float) -> str:
    """A text whose ink is `height` high from `top` on, about the line x = `middle`, and at most `most` wide.

    Two letters are written with a thinner pen, and closer, so that they stay open.
    """
    if len(text) > 1:
        pen *= 0.82 if text.isdigit() else 0.64
    gap = pen * 1.45  # between the middles of strokes that stand side by side
    high = (height - pen) / 100
    natural = sum(glyph_of(letter)[0] for letter in text) * high
    room = most - pen - gap * (len(text) - 1)
    wide = high * min(1.0, room / natural)
    place = middle - (natural * wide / high + gap * (len(text) - 1)) / 2
    lines = ""
    for letter in text:
        width, line = glyph_of(letter)
        lines += fitted(line, place, top + pen / 2, wide, high)
        place += width * wide + gap
    return f'<path d="{lines}" fill="none" stroke-width="{number(pen, 1)}" {JOINTS}/>'
