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
    drawings = "\n".join([*fans, *piles])
    return f'<svg xmlns="http://www.w3.org/2000/svg">\n{drawings}\n</svg>\n'.encode()


def _symbol(name: str, width: int, height: int, drawing: str) -> str:
    return f'<symbol id="{name}" overflow="visible" viewBox="0 0 {width} {height}">{drawing}</symbol>'


def _back(transform: str, *, is_top: bool) -> str:
    """One back, its lower middle at 0, 0; what lies on the others alone shows its lozenge.

    Shapes of its own and no copy of a drawing: a page has a hundred backs and more, and new ones with every card.
    """
    moved = f' transform="{transform}"'
    lozenge = f"M0 {-HEIGHT / 2 - 11}L8 {-HEIGHT / 2}L0 {-HEIGHT / 2 + 11}L-8 {-HEIGHT / 2}Z"
    found = _rounded(0, RADIUS, f'fill="{PAPER}" stroke="#0006" stroke-width=".8"{moved}')
    found += _rounded(2.4, RADIUS - 1.2, f'fill="{PLUM}"{moved}')
    return found + f'<path d="{lozenge}" fill="none" stroke="{LINE}" stroke-width="1.6"{moved}/>' * is_top


def _rounded(inset: float, radius: float, look: str) -> str:
    """A card's rectangle, smaller on every side."""
    x, y, width, height = inset - WIDTH / 2, inset - HEIGHT, WIDTH - 2 * inset, HEIGHT - 2 * inset
    return f'<rect x="{x:g}" y="{y:g}" width="{width:g}" height="{height:g}" rx="{radius:g}" {look}/>'


def _fan(count: int) -> str:
    """Cards held in a hand: they turn about a point far below, closer together the more there are."""
    step = min(7.0, 62.0 / max(1, count - 1))
    first = -step * (count - 1) / 2
    turns = [f"rotate({first + step * place:.1f} 75 148) translate(75 68)" for place in range(count)]
    return "".join(_back(turn, is_top=turn is turns[-1]) for turn in turns)


def _pile(count: int) -> str:
    """Tricks that lie crosswise on each other, seen from above."""
    found = []
    for place in range(count):
        turn, x, y = (84, -6, 9)[place % 3] + (place * 5) % 7 - 3, 30 + (place * 3) % 5 - 2, 34 - place * 0.9
        transform = f"translate({x} {y:.1f}) rotate({turn}) scale(.56) translate(0 28)"
        found.append(_back(transform, is_top=place == count - 1))
    return "".join(found)
