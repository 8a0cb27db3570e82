"""The parts that faces share: eyes that open and shut, mouths, ears, shoulders, and how a symbol is written.

It draws no face; those stand in people.py and bots.py.  All numbers are units of a picture of 64 by 64.
"""

from __future__ import annotations

from typing import Final

INK: Final = "#2B1712"
SHOULDERS: Final = "M7.3 49C13 46.5 21 46.5 25 45H39C43 46.5 51 46.5 56.7 49A30 30 0 0 1 7.3 49Z"
HEAD: Final = "M14.5 30C14.5 17.5 22 11 32 11S49.5 17.5 49.5 30C49.5 45 41.5 54 32 54S14.5 45 14.5 30Z"


def shape(path: str, fill: str) -> str:
    """A flat piece."""
    return f'<path d="{path}" fill="{fill}"/>'


def dot(x: float, y: float, r: float, fill: str) -> str:
    """A flat circle."""
    return f'<circle cx="{x:g}" cy="{y:g}" r="{r:g}" fill="{fill}"/>'


def dots(places: str, r: float, fill: str) -> str:
    """Flat circles of one size, at places written "x,y x,y"."""
    return "".join(dot(*map(float, place.split(",")), r, fill) for place in places.split())


def oval(x: float, y: float, rx: float, ry: float, fill: str) -> str:
    """A flat ellipse."""
    return f'<ellipse cx="{x:g}" cy="{y:g}" rx="{rx:g}" ry="{ry:g}" fill="{fill}"/>'


def line(path: str, colour: str = INK, width: float = 2.5) -> str:
    """A line; its ends are round, as the symbol says."""
    return f'<path d="{path}" fill="none" stroke="{colour}" stroke-width="{width:g}"/>'


def eyes(*, x: float = 24.3, y: float = 33.5, size: float = 3.0, lashes: bool = False) -> str:
    """A pair of eyes: open with a spark, or shut; the page says which, by `--eyes-open` and `--eyes-shut`."""
    both = (x, 64 - x)
    wide = size + 1
    opened = "".join(
        oval(at, y, size * 0.94, size * 1.14, INK) + dot(at + size * 0.32, y - size * 0.42, size * 0.36, "#fff")
        for at in both
    )
    if lashes:
        opened += line(
            f"M{x - size + 0.4:g} {y - 1.6:g}l-2.4-1.4M{64 - x + size - 0.4:g} {y - 1.6:g}l2.4-1.4", INK, 1.8
        )
    shut = line("".join(f"M{at - wide:g} {y:g}q{wide:g} {size * 1.2:g} {2 * wide:g} 0" for at in both))
    return f'<g display="var(--eyes-open,inline)">{opened}</g><g display="var(--eyes-shut,none)">{shut}</g>'


def brows(y: float = 27, colour: str = INK, *, lift: float = 1.6, width: float = 2.5) -> str:
    """A pair of brows; `lift`: how far they are arched."""
    return line(f"M20 {y:g}q4.2-{2 * lift:g} 8.4 0M35.6 {y:g}q4.2-{2 * lift:g} 8.4 0", colour, width)


def nose(colour: str) -> str:
    """A small nose."""
    return line("M31.6 36.4q3 3.6-.8 4", colour, 2.2)


def cheeks(colour: str, y: float = 41) -> str:
    """Two rosy cheeks."""
    return oval(20.4, y, 3.6, 2.6, colour) + oval(43.6, y, 3.6, 2.6, colour)


def smile(y: float = 45, wide: float = 5.5, deep: float = 5, colour: str = INK) -> str:
    """A mouth that smiles, shut."""
    return line(f"M{32 - wide:g} {y:g}q{wide:g} {deep:g} {2 * wide:g} 0", colour)


def laugh(y: float = 43.5, wide: float = 6.5, lips: str = "#7C1F28") -> str:
    """A mouth that laughs: teeth above."""
    low, left, right = y + 8.4, 32 - wide, 32 + wide
    return shape(f"M{left:g} {y:g}H{right:g}C{right:g} {low:g} {left:g} {low:g} {left:g} {y:g}Z", lips) + shape(
        f"M{left + 0.5:g} {y:g}H{right - 0.5:g}l-.9 2.2H{left + 1.4:g}Z", "#fff"
    )


def glasses(colour: str, *, r: float = 6.4, y: float = 33.5, lens: str = "#FFFFFF40") -> str:
    """Round glasses."""
    rings = "".join(
        f'<circle cx="{x:g}" cy="{y:g}" r="{r:g}" fill="{lens}" stroke="{colour}" stroke-width="2"/>' for x in (24, 40)
    )
    return rings + line(f"M{24 + r:g} {y - 0.6:g}q{8 - r:g}-1.6 {2 * (8 - r):g} 0", colour, 2)


def ears(skin: str) -> str:
    """Two ears."""
    return dot(14.5, 35, 4.4, skin) + dot(49.5, 35, 4.4, skin)


def symbol(ident: str, *parts: str) -> str:
    """One picture of the sheet."""
    body = "".join(parts)
    return f'<symbol id="{ident}" viewBox="0 0 64 64" stroke-linecap="round" stroke-linejoin="round">{body}</symbol>'
