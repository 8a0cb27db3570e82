"""What all figures of the drawn deck have: colours, a pen, skins and hair, faces, eyes and fists.

A figure is drawn about the middle of its face, which is 72 wide and 90 high; big.py puts it into a frame.
"""

from __future__ import annotations

from typing import Final

from msgspec import Struct

INK: Final = "#16181C"
BRASS: Final = "#F2C14E"
DEEP: Final = "#C98F2B"  # brass in the shade
PLUM: Final = "#6B2142"
CLOTH: Final = "#235A4E"
IVORY: Final = "#FFF6E2"
ROSE: Final = "#D9576B"
PEN: Final = 5  # the width of every line: 2.5 of a frame of 64 and more
FINE: Final = 4


class Looks(Struct, frozen=True):
    """What tells a figure's face from others: skin with its shade and its cheeks, hair with its light."""

    skin: str
    shade: str
    cheek: str
    hair: str
    light: str


PALE: Final = ("#F8E3D4", "#E7C4B4", "#E9A7A2")
PEACH: Final = ("#F6CFAB", "#E3AC84", "#E8928A")
TAN: Final = ("#DDA273", "#BF8054", "#C9694F")
BROWN: Final = ("#A96C45", "#8A5332", "#94432F")
LOOKS: Final = {
    "KS": Looks(*TAN, "#34333D", "#5B5A67"),
    "QS": Looks(*PALE, "#1D1A26", "#E9E4EA"),
    "JS": Looks(*BROWN, "#241A1C", "#4A3636"),
    "KH": Looks(*PEACH, "#F4EEE2", "#D6CCBC"),
    "QH": Looks(*PEACH, "#B4512B", "#DB7C45"),
    "JH": Looks(*PALE, "#CE6A2E", "#EB9550"),
    "KD": Looks(*PALE, "#D99B3A", "#F0C271"),
    "QD": Looks(*BROWN, "#2A1B1A", "#57393A"),
    "JD": Looks(*TAN, "#E8B95A", "#F7DC97"),
    "KC": Looks(*BROWN, "#4A2C1C", "#704930"),
    "QC": Looks(*TAN, "#3C2317", "#6A432B"),
    "JC": Looks(*PEACH, "#6B4124", "#956238"),
}
FACE: Final = "M-35-44V-4C-35 27-17 45 0 45S35 27 35-4V-44Z"


def flat(line: str, paint: str) -> str:
    """An area without a line around it."""
    return f'<path d="{line}" fill="{paint}" stroke="none"/>'


def area(line: str, paint: str) -> str:
    """An area with the line of every drawing around it."""
    return f'<path d="{line}" fill="{paint}"/>'


def stroke(line: str, paint: str = INK, width: float = FINE) -> str:
    """A line alone."""
    return f'<path d="{line}" fill="none" stroke="{paint}" stroke-width="{width}"/>'


def dot(x: float, y: float, size: float, paint: str, more: str = ' stroke="none"') -> str:
    """A disc."""
    line = f"M{x - size} {y}a{size} {size} 0 1 1 {2 * size} 0a{size} {size} 0 1 1 {-2 * size} 0Z"
    return f'<path d="{line}" fill="{paint}"{more}/>'


def face(looks: Looks) -> str:
    """Ears, skin with its shade at the right, and cheeks."""
    ears = area("M-33-10C-44-14-46 12-32 14ZM33-10C44-14 46 12 32 14Z", looks.skin)
    skin = flat(FACE, looks.skin) + flat("M35-44V-4C35 27 17 45 0 45 14 36 21 18 21-4V-44Z", looks.shade)
    cheeks = dot(-21, 14, 6.5, looks.cheek) + dot(20, 14, 6.5, looks.cheek)
    return ears + skin + cheeks + stroke(FACE, INK, PEN)


def eyes(looks: Looks, lid: float = 6, brow: str = "") -> str:
    """Two eyes, each a lid over a pupil, and the nose."""
    pair = "".join(stroke(f"M{x - 8}-6Q{x}{-6 - 2 * lid} {x + 8}-6") + dot(x, -6, 4.2, INK) for x in (-15, 15))
    glints = dot(-13.6, -7.6, 1.3, IVORY) + dot(16.4, -7.6, 1.3, IVORY)
    nose = stroke("M1-4L-4 13Q-3 17 4 16", INK, 3.5)
    return pair + glints + nose + brow


def brows(paint: str, inner: float, outer: float, width: float = 5) -> str:
    """Two brows by the heights of their ends."""
    return stroke(
        f"M-25{outer}Q-16{min(inner, outer) - 4}-7{inner}M25{outer}Q16{min(inner, outer) - 4} 7{inner}", paint, width
    )


def moved(x: float, y: float, *parts: str) -> str:
    """Parts put somewhere else."""
    return f'<g transform="translate({x} {y})">{"".join(parts)}</g>'


def hand(looks: Looks, x: float, y: float) -> str:
    """A fist around something upright."""
    left, right, top, bottom = x - 15, x + 16, y - 16, y + 15
    fist = (
        f"M{left} {y - 10}Q{left} {top} {x - 9} {top}H{x + 9}Q{right} {top} {right} {y - 8}V{y + 6}"
        f"Q{right} {bottom} {x + 6} {bottom}H{x - 8}Q{left} {bottom} {left} {y + 6}Z"
    )
    return area(fist, looks.skin) + stroke(f"M{x - 14} {y - 5}H{x + 5}M{x - 14} {y + 5}H{x + 5}", INK, 3)
