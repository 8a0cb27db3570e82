"""Makes one small sprite of the court cards that Adrian Kennard drew and gave to the public domain (CC0).

Shared drawings are kept once, coordinates are rounded where nobody sees it, and suits get our custom properties.
"""

from __future__ import annotations

import re
import xml.etree.ElementTree as ET
from pathlib import Path
from typing import Final

from tools.decks.colours import paint
from tools.decks.writing import START, SUITS, number, row, symbol

N_PARAMETERS: Final = {"m": 2, "l": 2, "h": 1, "v": 1, "c": 6, "s": 4, "q": 4, "t": 2, "a": 7, "z": 0}
TOKEN: Final = re.compile(r"[a-zA-Z]|[-+]?(?:\d+\.?\d*|\.\d+)(?:[eE][-+]?\d+)?")
SVG_NAME: Final = "{http://www.w3.org/2000/svg}"
LINK: Final = "{http://www.w3.org/1999/xlink}href"
COURT_PAINT: Final = {suit: paint(f"court-{suit.lower()}") for suit in SUITS}
COURT_PAPER: Final = paint("court-paper")
COURT_EDGE: Final = paint("court-edge")
FILES: Final = {
    f"{rank}{suit}": f"{suit}{rank.lower()}" for suit in SUITS for rank in [*map(str, range(2, 11)), *"JQKA"]
}
COURT_FILES: Final = FILES | {"X1": "J1", "X2": "J2", "back": "B1", "back2": "B2"}


def steps_of(line: str) -> list[tuple[str, list[float]]]:
    """A path as commands with their numbers; repeated commands are written out."""
    steps: list[tuple[str, list[float]]] = []
    place, command = 0, ""
    while place < len(line):
        if line[place] in " ,\n":
            place += 1
            continue
        if line[place].isalpha():
            command = line[place]
            place += 1
        elif command in "mM":
            command = "l" if command == "m" else "L"  # further pairs after a move are lines
        values: list[float] = []
        while len(values) < N_PARAMETERS[command.lower()]:
            while line[place] in " ,\n":
                place += 1
            if command in "aA" and len(values) in (3, 4):  # flags may stand together
                values.append(float(line[place]))
                place += 1
                continue
            found = TOKEN.match(line, place)
            assert found is not None, line[place : place + 20]
            values.append(float(found[0]))
            place = found.end()
        steps.append((command, values))
    return steps


def shortened(line: str, digits: int) -> str:
    """The same path with coordinates rounded to so many digits; rounding errors do not add up.

    Every point is rounded where it lies, not as a distance from the point before.
    """
    out, last = "", ""
    here, start, told = (0.0, 0.0), (0.0, 0.0), (0.0, 0.0)  # told: where the rounded path is
    told_start = told
    for command, values in steps_of(line):
        kind, relative = command.lower(), command.islower()
        if kind == "z":
            here, told = start, told_start
            out, last = out + "z", "z"
            continue
        base = here if relative else (0.0, 0.0)
        if kind == "h":
            points = [(base[0] + values[0], here[1])]
        elif kind == "v":
            points = [(here[0], base[1] + values[0])]
        else:
            pairs = values[5:] if kind == "a" else values
            points = [(base[0] + x, base[1] + y) for x, y in zip(pairs[::2], pairs[1::2], strict=True)]
        here = points[-1]
        exact = [(round(x, digits), round(y, digits)) for x, y in points]
        end = exact[-1]
        if kind == "l" and (end[0] == told[0] or end[1] == told[1]):
            kind = "v" if end[0] == told[0] else "h"
        lead = [*values[:2], *values[2:5]] if kind == "a" else []
        forms = []
        for origin, name in ((told, kind), ((0.0, 0.0), kind.upper())):
            if kind in "hv":
                axis = "hv".index(kind)
                numbers = [end[axis] - origin[axis]]
            else:
                numbers = [*lead, *(c for x, y in exact for c in (x - origin[0], y - origin[1]))]
            text = row(numbers, digits)
            same = name == last or (last == "m" and name == "l") or (last == "M" and name == "L")
            glue = "" if same and text[0] in "-" else (" " if same else name)
            forms.append((len(glue + text), name, glue + text))
        _, last, text = min(forms, key=lambda form: form[0])
        out += text
        told = end
        if kind == "m":
            start, told_start = here, told
    return out


def attributes(element: ET.Element, *names: str) -> str:
    """Attributes as text, numbers shortened; `names` are left out."""
    parts = []
    for name, value in element.attrib.items():
        if name in names or name == LINK:
            continue
        digits = 4 if name == "transform" else 2
        pieces = re.split(r"(-?\d*\.\d+)", value)
        short = "".join(number(float(piece), digits) if k % 2 else piece for k, piece in enumerate(pieces))
        parts.append(f' {name}="{short}"')
    return "".join(parts)


class Court:
    """The originals, card after card; pips and ranks that several share are kept once."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        self.shared: dict[str, str] = {}

    def keep(self, ident: str, text: str) -> None:
        """One definition that cards share; two that differ would be a mistake."""
        assert self.shared.setdefault(ident, text) == text, ident

    def card(self, ident: str) -> str:
        """One card as a symbol."""
        root = ET.parse(self.folder / f"{COURT_FILES[ident]}.svg").getroot()
        suit = ident[-1] if ident in FILES else ""
        drawings: dict[str, ET.Element] = {}
        for element in root.iter():
            element.tag = element.tag.removeprefix(SVG_NAME)
            if "id" in element.attrib:
                drawings[element.attrib["id"]] = element
        paint = COURT_PAINT.get(suit, "")
        parts: list[str] = []
        layers: dict[str, str] = {}

        def inside(element: ET.Element) -> str:
            if element.tag == "use":
                return used(element)
            if element.tag == "text":
                return ""  # the ace of spades names the artist's pages; we name him in <metadata>
            if element.tag == "g":
                return f"<g{attributes(element)}>{''.join(inside(child) for child in element)}</g>"
            if element.tag == "path":
                if element.attrib.get("fill") == "#fff":
                    return ""  # so does the pattern for cameras that lies on it
                return f'<path{attributes(element, "d", "id")} d="{shortened(element.attrib["d"], 2)}"/>'
            assert element.tag == "rect", element.tag
            if element.attrib["fill"] == "#fff":
                return '<use href="#ground"/>'
            return chequers(drawings[element.attrib["fill"][5:-1]][0].attrib.get("fill", "#000"))

        def used(element: ET.Element) -> str:
            drawing = drawings[element.attrib[LINK][1:]]
            box = drawing.attrib.get("viewBox")
            more = attributes(element)
            if box == "-600 -600 1200 1200":
                pip = shortened(drawing[0].attrib["d"], 0)
                self.keep(
                    suit.lower(),
                    f'<symbol id="{suit.lower()}" viewBox="{box}"><path fill="{paint}" d="{pip}"/></symbol>',
                )
                return f'<use href="#{suit.lower()}"{more.replace("#000", paint)}/>'
            if box == "-500 -500 1000 1000":
                rank = ident[:-1]
                drawn = attributes(drawing[0], "d", "stroke") + f' d="{shortened(drawing[0].attrib["d"], 0)}"'
                self.keep(f"r{rank}", f'<symbol id="r{rank}" viewBox="{box}"><path{drawn}/></symbol>')
                return f'<use href="#r{rank}" stroke="{paint}"{more}/>'
            return layer(element, drawing)

        def layer(element: ET.Element, drawing: ET.Element) -> str:
            key = drawing.attrib["id"]
            turned = ' transform="rotate(180)"' if "rotate" in element.attrib.get("transform", "") else ""
            if key in layers:
                return f'<use href="#{layers[key]}"{turned}/>'
            name = layers[key] = f"{ident}{chr(ord('a') + len(layers))}"
            if drawing.tag == "path":
                line = shortened(drawing.attrib["d"], 2)
                return f'<path id="{name}"{attributes(element)} d="{line}"/>'
            x, y, wide, high = (float(element.attrib[key]) for key in ("x", "y", "width", "height"))
            assert drawing.attrib["viewBox"] == "0 0 1300 2000"
            move = f"matrix({row((wide / 1300, 0, 0, high / 2000, x, y), 5)})"
            first = "".join(
                f'<path{attributes(child, "d", "id")} d="{shortened(child.attrib["d"], DIGITS)}"/>'
                if child.tag == "path"
                else used(child)
                for child in drawing
            )
            return f'<g id="{name}" transform="{move}">{first}</g>'

        parts = [inside(child) for child in root if child.tag != "defs"]
        if ident == "X2":  # drawn in one thin line, which nobody sees on a small card
            parts = [part.replace('stroke-width="6"', f'stroke-width="{LINE}"') for part in parts]
        return symbol(ident, *parts)


LINE: Final = 26  # of the second joker, in its own units: four on the card
DIGITS: Final = 0  # of the figures' coordinates: one unit is an eighth of a unit of the card


def chequers(paint: str) -> str:
    """The chequered field of the backs: strips both ways whose crossings stay white, and the round corners."""
    strips = "".join(strip(start, falling) for falling in (False, True) for start in range(3 - 12 * 24, 12 * 24, 12))
    corners = "".join(
        f"M{x * 108} {y * 156}h{-x * 12}a12 12 0 0 {int(x != y)} {x * 12} {-y * 12}z" for x in (-1, 1) for y in (-1, 1)
    )
    field = f'<path fill="{paint}" fill-rule="evenodd" d="{shortened(strips, 0)}"/>'
    return field + f'<path fill="{COURT_PAPER}" d="{corners}"/>'


def strip(start: int, falling: bool) -> str:
    """The part of the back's field where x + y (or x - y) lies between `start` and six more."""
    sign = -1 if falling else 1
    outline: list[tuple[float, float]] = [(-108, -156), (108, -156), (108, 156), (-108, 156)]
    for side, limit in ((1, start), (-1, -start - 6)):
        kept: list[tuple[float, float]] = []
        for (x, y), (to_x, to_y) in zip(outline, outline[1:] + outline[:1], strict=True):
            here, there = side * (x + sign * y) - limit, side * (to_x + sign * to_y) - limit
            if here >= 0:
                kept.append((x, y))
            if (here > 0 > there) or (here < 0 < there):
                part = here / (here - there)
                kept.append((x + part * (to_x - x), y + part * (to_y - y)))
        outline = kept
    return "M" + "L".join(f"{number(x)} {number(y)}" for x, y in outline) + "Z" if len(outline) > 2 else ""


def court(folder: Path) -> str:
    """The whole of court.svg."""
    makers = Court(folder)
    cards = [makers.card(ident) for ident in COURT_FILES]
    ground = (
        f'<rect id="ground" width="239" height="335" x="-119.5" y="-167.5" rx="12" fill="{COURT_PAPER}"'
        f' stroke="{COURT_EDGE}"/>'
    )
    told = (
        "<metadata>Playing cards by Adrian Kennard, CC0 1.0 (given to the public domain)."
        " Made smaller by tools/make_decks.py.</metadata>"
    )
    return "\n".join([START + told, "<defs>", ground, *makers.shared.values(), "</defs>", *cards, "</svg>", ""])
