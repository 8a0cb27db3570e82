"""Where seats stand around a table: a style sheet for 2 to 11 seats, the reader at the foot and the others clockwise.

A strict policy forbids styles in the page itself, so every place has a class of its own.
"""

from __future__ import annotations

import math
from functools import cache

MOST = 11


@cache
def style_sheet() -> str:
    """The rules for `.n4 .p1` and so on: percentages of the table's width and height.

    >>> ".n4 .p0{left:50.0%;top:88.0%}" in style_sheet()
    True
    """
    rules = []
    for count in range(2, MOST + 1):
        for spot in range(count):
            angle = math.pi / 2 + 2 * math.pi * spot / count  # clockwise on a screen, whose y grows downwards
            left, top = 50 + 41 * math.cos(angle), 50 + 38 * math.sin(angle)
            rules.append(f".n{count} .p{spot}{{left:{left:.1f}%;top:{top:.1f}%}}")
    return "@media (min-width:700px){" + "".join(rules) + "}\n"
