"""Sheets of cards to print and cut: A4, nine cards of 63 by 88.2 mm a page, with cut marks and, if wanted, backs.

Pure functions of a rule set.  The printed cards are those of the drawn deck as it looks on large cards, with an index
at both ends; nothing is drawn here that is not in the sprite.
"""

from __future__ import annotations

import re
import xml.etree.ElementTree as ET
from collections.abc import Iterator, Sequence
from functools import cache
from typing import Final

from jinja2 import Environment, PackageLoader, StrictUndefined
from markupsafe import Markup, escape

from openhearts.core.game_types import Rules
from openhearts.speech.card_letters import ENGLISH
from openhearts.web.card_art.deck_designs import BIG, BLANK, pack_texts, symbol
from openhearts.web.card_art.files import content
from openhearts.web.card_art.letters import file_of

WIDTH, HEIGHT = 63.0, 88.2
COLUMNS, ROWS = 3, 3
PER_PAGE: Final = COLUMNS * ROWS
PAGE_WIDTH, PAGE_HEIGHT = 210, 297
LEFT: Final = (PAGE_WIDTH - COLUMNS * WIDTH) / 2
TOP: Final = (PAGE_HEIGHT - ROWS * HEIGHT) / 2
_MARK: Final = 5.0
_SVG: Final = "{http://www.w3.org/2000/svg}"
_VARIABLE: Final = re.compile(r"var\(--[\w-]+,([^()]*)\)")
_START: Final = 'xmlns="http://www.w3.org/2000/svg"'


@cache
def _drawings(letters: str) -> dict[str, ET.Element]:
    """Every drawing of the deck by its id, as it looks on large cards; elements' names without their namespace.

    Colours are the usual ones, written out: programs that print SVG files know no custom properties.
    """
    found: dict[str, ET.Element] = {}
    for file in BIG.files:  # what both need is drawn alike in both
        root = ET.fromstring(_VARIABLE.sub(r"\1", content(file_of(letters, file)).decode("utf-8")))
        for element in root.iter():
            element.tag = element.tag.removeprefix(_SVG)
            for layer in [child for child in element if child.get("display") == "none"]:
                element.remove(layer)
            element.attrib.pop("display", None)
        found |= {element.attrib["id"]: element for element in root.iter() if "id" in element.attrib}
    return found


def _needs(ident: str, letters: str) -> Iterator[str]:
    """The drawings that a drawing uses, all the way down, each before what uses it."""
    for element in _drawings(letters)[ident].iter("use"):
        target = element.attrib["href"][1:]
        yield from _needs(target, letters)
        yield target


def _definitions(idents: Sequence[str], letters: str) -> Markup:
    """Everything that the cards need, once each."""
    found: dict[str, str] = {}
    for ident in dict.fromkeys(idents):
        for needed in (*_needs(ident, letters), ident):
            found.setdefault(needed, ET.tostring(_drawings(letters)[needed], encoding="unicode"))
    return Markup("".join(found.values()))


def _number(value: float) -> str:
    return f"{value:.2f}".rstrip("0").rstrip(".")


def _place(place: int) -> tuple[float, float]:
    line, column = divmod(place, COLUMNS)
    return LEFT + column * WIDTH, TOP + line * HEIGHT


def _card(ident: str, text: str, place: int) -> str:
    x, y = _place(place)
    where = f'x="{_number(x)}" y="{_number(y)}" width="{_number(WIDTH)}" height="{_number(HEIGHT)}"'
    card = f'<use href="#{escape(ident)}" {where}/>'
    if ident != BLANK:
        return card
    middle = f'x="{_number(x + WIDTH / 2)}" y="{_number(y + HEIGHT / 2)}"'
    size = _number(min(24.0, 80.0 / max(1, len(text))))
    return (
        card + f'<text {middle} font-size="{size}" font-family="sans-serif" text-anchor="middle">{escape(text)}</text>'
    )


def _marks() -> str:
    """Short lines around the block of cards, where it is to be cut."""
    lines = []
    right, bottom = LEFT + COLUMNS * WIDTH, TOP + ROWS * HEIGHT
    for column in range(COLUMNS + 1):
        x = _number(LEFT + column * WIDTH)
        lines += [f"M{x} {_number(TOP - 2 - _MARK)}v{_number(_MARK)}", f"M{x} {_number(bottom + 2)}v{_number(_MARK)}"]
    for line in range(ROWS + 1):
        y = _number(TOP + line * HEIGHT)
        lines += [f"M{_number(LEFT - 2 - _MARK)} {y}h{_number(_MARK)}", f"M{_number(right + 2)} {y}h{_number(_MARK)}"]
    return f'<path d="{"".join(lines)}" fill="none" stroke="#000" stroke-width=".2"/>'


def _pages(rules: Rules, backs: bool) -> list[list[tuple[str, str, int]]]:
    """For each page (id, text, place) of its cards; after each page of fronts that of its backs, mirrored."""
    cards = [(symbol(text, BIG.id, rules)[1], text) for text in pack_texts(rules)]
    pages = []
    for first in range(0, len(cards), PER_PAGE):
        fronts = [(ident, text, place) for place, (ident, text) in enumerate(cards[first : first + PER_PAGE])]
        pages.append(fronts)
        if backs:
            pages.append(
                [("back", "", place - place % COLUMNS + COLUMNS - 1 - place % COLUMNS) for *_, place in fronts]
            )
    return pages


def _drawn(page: Sequence[tuple[str, str, int]]) -> Markup:
    return Markup(_marks() + "".join(_card(*card) for card in page))


def svg_pages(rules: Rules, *, backs: bool = False, letters: str = ENGLISH) -> tuple[str, ...]:
    """Each page as an SVG file that stands alone; `letters` as for `picture`.

    >>> import openhearts as oh
    >>> len(svg_pages(oh.ruleset("kids-jinx", seats=4))), len(svg_pages(oh.ruleset("herz-an-herz", seats=4)))
    (5, 13)
    """
    size = f'width="{PAGE_WIDTH}mm" height="{PAGE_HEIGHT}mm" viewBox="0 0 {PAGE_WIDTH} {PAGE_HEIGHT}"'
    pages = [(page, _definitions([ident for ident, *_ in page], letters)) for page in _pages(rules, backs)]
    return tuple(f"<svg {_START} {size}><defs>{drawn_from}</defs>{_drawn(page)}</svg>\n" for page, drawn_from in pages)


@cache
def _templates() -> Environment:
    return Environment(
        loader=PackageLoader("openhearts.web.card_art"),
        autoescape=True,
        undefined=StrictUndefined,
        trim_blocks=True,
        lstrip_blocks=True,
    )


def sheets(
    rules: Rules, *, title: str, language: str, stylesheet: str, backs: bool = False, letters: str = ENGLISH
) -> str:
    """All pages as one HTML page to print: no script, no style in it; `stylesheet` is the address of sheets.css.

    `title` stands in the window and names the pictures ("<title> 1/5") for people who cannot see them.
    `letters` as for `picture`.  Backs are for printing on both sides, turned over the long edge.
    """
    pages = _pages(rules, backs)
    idents = [ident for page in pages for ident, *_ in page]
    return (
        _templates()
        .get_template("sheets.html")
        .render(
            title=title,
            language=language,
            stylesheet=stylesheet,
            definitions=_definitions(idents, letters),
            pages=[_drawn(page) for page in pages],
            width=PAGE_WIDTH,
            height=PAGE_HEIGHT,
        )
    )
