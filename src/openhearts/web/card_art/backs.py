"""Backs of cards as one drawing each: the fan that a seat holds, and the pile of tricks that it took.

It knows no card and no game; a page shows one of the symbols, whatever the number of cards.
"""

from __future__ import annotations

from functools import cache
from typing import Final

MOST_HELD: Final = 18  # of a fan: larger hands look alike
MOST_WON: Final = 13
WIDTH, HEIGHT, RADIUS = 40, 56, 3.4
PAPER, PLUM, LINE = "var(--back-edge,#f6e7c8)", "var(--back,#6b2142)", "var(--back-line,#a8577a)"


@cache
def sheet() -> bytes:
    """The sprite: `fan-1` .. `fan-18` (150 by 76) and `pile-1` .. `pile-13` (60 by 44)."""
    fans = [_symbol(f"fan-{n}", 150, 76, _fan(n)) for n in range(1, MOST_HELD + 1)]
    piles = [_symbol(f"pile-{n}", 60, 44, _pile(n)) for n in range(1, MOST_WON + 1)]
    drawings = "\n".join([f"<defs>{_back()}</defs>", *fans, *piles])
    return f'<svg xmlns="http://www.w3.org/2000/svg">\n{drawings}\n</svg>\n'.encode()


def _symbol(name: str, width: int, height: int, drawing: str) -> str:
    return f'<symbol id="{name}" overflow="visible" viewBox="0 0 {width} {height}">{drawing}</symbol>'


def _back() -> str:
    """One back, its lower middle at 0, 0."""
    left, top = -WIDTH / 2, -HEIGHT
    lozenge = f"M0 {top / 2 - 11}L8 {top / 2}L0 {top / 2 + 11}L-8 {top / 2}Z"
    return (
        f'<g id="b"><rect x="{left}" y="{top}" width="{WIDTH}" height="{HEIGHT}" rx="{RADIUS}" fill="{PAPER}"'
        f' stroke="#0006" stroke-width=".8"/>'
        f'<rect x="{left + 2.4}" y="{top + 2.4}" width="{WIDTH - 4.8}" height="{HEIGHT - 4.8}" rx="{RADIUS - 1.2}"'
        f' fill="{PLUM}"/><path d="{lozenge}" fill="none" stroke="{LINE}" stroke-width="1.6"/></g>'
    )


def _fan(count: int) -> str:
    """Cards held in a hand: they turn about a point far below, closer together the more there are."""
    step = min(7.0, 62.0 / max(1, count - 1))
    first = -step * (count - 1) / 2
    return "".join(
        f'<use href="#b" transform="rotate({first + step * place:.1f} 75 148) translate(75 68)"/>'
        for place in range(count)
    )


def _pile(count: int) -> str:
    """Tricks that lie crosswise on each other, seen from above."""
    found = []
    for place in range(count):
        turn, x, y = (84, -6, 9)[place % 3] + (place * 5) % 7 - 3, 30 + (place * 3) % 5 - 2, 34 - place * 0.9
        found.append(f'<use href="#b" transform="translate({x} {y:.1f}) rotate({turn}) scale(.56) translate(0 28)"/>')
    return "".join(found)
