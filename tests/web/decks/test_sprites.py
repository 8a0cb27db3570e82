"""Looks into the sprites: what is in them, what must not be, how large they are, and that the tool still makes them.

Whether they are beautiful is not tested; docs/decks.md says how to look at them.
"""

from __future__ import annotations

import gzip
import hashlib
import re
import xml.etree.ElementTree as ET
from itertools import product
from pathlib import Path

import pytest

from openhearts.cards.card import CARDS
from openhearts.web.card_art.files import FILES, content, symbols
from tools.decks import colours
from tools.decks.big import big, numbers, spare_letters
from tools.decks.court import COURT_FILES, court, shortened
from tools.decks.writing import number, row

ROOT = Path(__file__).resolve().parents[3]
ORIGINALS = ROOT.parent / "shared" / "cards"
SPRITES = ("big.svg", "numbers.svg", "court.svg")
SHEETS = (*SPRITES, "letters.svg", "big-ru.svg")
SVG = "{http://www.w3.org/2000/svg}"
COURT_SHA256 = "58ecb90819089524456e205d679e7f5932e92cf80d8589027e7d05b403292b3d"
ELEMENTS = {"svg", "metadata", "defs", "symbol", "g", "use", "path", "rect"}
ATTRIBUTES = {
    *(
        "id",
        "viewBox",
        "href",
        "transform",
        "x",
        "y",
        "width",
        "height",
        "rx",
        "ry",
        "d",
        "display",
        "fill",
        "fill-rule",
        "stroke",
    ),
    *("stroke-width", "stroke-linecap", "stroke-linejoin", "stroke-miterlimit", "stroke-dasharray"),
}


def text(file: str) -> str:
    return content(file).decode("utf-8")


def elements(file: str) -> list[ET.Element]:
    return list(ET.fromstring(content(file)).iter())


@pytest.mark.parametrize(
    ("file", "limit"),
    [
        ("big.svg", 60_000),
        ("big-ru.svg", 60_000),
        ("numbers.svg", 10_000),
        ("letters.svg", 3_000),
        ("court.svg", 150_000),
        ("decks.css", 6_000),
    ],
)
def test_small_when_compressed(file: str, limit: int) -> None:
    assert len(gzip.compress(content(file), 9, mtime=0)) < limit


@pytest.mark.parametrize("file", SHEETS)
def test_nothing_that_a_strict_policy_forbids(file: str) -> None:
    for element in elements(file):
        assert element.tag.removeprefix(SVG) in ELEMENTS
        assert set(element.attrib) <= ATTRIBUTES, element.attrib
        assert element.get("href", "#").startswith("#")
    plain = text(file).replace('xmlns="http://www.w3.org/2000/svg"', "", 1)
    for forbidden in ("://", "//", "www.", "url(", "<!", "<?", "style", "script", "xlink", "data:", "font"):
        assert forbidden not in plain.lower(), forbidden


@pytest.mark.parametrize("file", SPRITES)
def test_ids_are_unique_and_every_use_finds_its_drawing(file: str) -> None:
    ids = [element.attrib["id"] for element in elements(file) if "id" in element.attrib]
    assert len(ids) == len(set(ids))
    used = {element.attrib["href"][1:] for element in elements(file) if element.tag == f"{SVG}use"}
    assert used <= set(ids)
    shapes = {element.attrib["id"] for element in elements(file)[2] if "id" in element.attrib}
    assert shapes <= used, "a drawing that no card uses"


@pytest.mark.parametrize("file", SPRITES)
def test_every_colour_of_a_suit_can_be_changed(file: str) -> None:
    root = text("decks.css").split("*/")[1].split("}")[0]
    paints = re.sub(r' display="[^"]*"', "", text(file))
    named = set(re.findall(r"var\(--([a-z0-9-]+),([^()]+)\)", paints))
    assert named and len(re.findall(r"var\(", paints)) == len(re.findall(r"var\(--[a-z0-9-]+,[^()]+\)", paints))
    for name, fallback in named:
        found = re.search(rf"--{name}: ([^;]+);", root)
        assert found is not None, name
        alias = re.fullmatch(r"var\(--(.+)\)", found[1])
        assert fallback == (colours.LIGHT[alias[1]] if alias else found[1])


def test_what_big_holds() -> None:
    herz = {str(n) for n in range(1, 101)} | {"J1-25", "J26-50", "J51-75", "J76-100", "SJ", "ST"}
    assert symbols("big.svg") == {card.value for card in CARDS} | {"back", "blank"}
    assert symbols("numbers.svg") == herz | {"back", "blank"}


def test_what_two_sheets_of_a_deck_share_is_drawn_alike() -> None:
    """A page that shows few cards of both has one sheet of them, and so have printed ones."""
    drawn = {
        file: {ident: line for line in text(file).split("\n") for ident in re.findall(r' id="([^"]+)"', line)}
        for file in ("big.svg", "numbers.svg")
    }
    shared = drawn["big.svg"].keys() & drawn["numbers.svg"].keys()
    assert {"ground", "H", "back"} <= shared
    assert all(drawn["big.svg"][ident] == drawn["numbers.svg"][ident] for ident in shared)


def test_what_court_holds() -> None:
    plain = {card.value for card in CARDS if card.rank not in (0, 1, 11)}
    assert symbols("court.svg") == plain | {"X1", "X2", "back", "back2"} == set(COURT_FILES)


def test_no_two_cards_look_alike() -> None:
    for file in SPRITES:
        cards = [
            element
            for element in elements(file)
            if element.tag == f"{SVG}symbol" and element.get("id") in symbols(file)
        ]
        pictures = {re.sub(r' id="[^"]*"', "", ET.tostring(card, encoding="unicode")) for card in cards}
        assert len(pictures) == len(cards) == len(symbols(file))


def test_big_and_the_colours_are_what_the_tool_makes() -> None:
    assert text("big.svg") == big()
    assert text("numbers.svg") == numbers()
    assert text("letters.svg") == spare_letters()
    assert text("decks.css") == colours.stylesheet()


def test_the_second_joker_is_drawn_in_a_line_that_small_cards_show() -> None:
    drawn = text("court.svg").split('<symbol id="X2"')[1].split("</symbol>")[0]
    (scale,) = set(re.findall(r"matrix\((\.\d+) ", drawn))
    (wide,) = re.findall(r'stroke-width="(\d+)"', drawn)
    assert float(scale) * int(wide) / 240 * 60 >= 1, "a pixel of a card of 60"


def test_court_is_what_the_tool_made() -> None:
    assert hashlib.sha256(content("court.svg")).hexdigest() == COURT_SHA256
    if ORIGINALS.is_dir():
        assert text("court.svg") == court(ORIGINALS)


def test_the_artist_is_named() -> None:
    assert "Adrian Kennard, CC0" in text("court.svg")
    assert "Adrian Kennard" in (ROOT / "docs" / "decks.md").read_text(encoding="utf-8")


def test_all_files_are_known() -> None:
    folder = ROOT / "src" / "openhearts" / "web" / "static" / "decks"
    assert {path.name for path in folder.iterdir()} == set(FILES)


# --- colours ---


def luminance(colour: str) -> float:
    digits = colour[1:] if len(colour) == 7 else "".join(2 * digit for digit in colour[1:])
    parts = [int(digits[k : k + 2], 16) / 255 for k in (0, 2, 4)]
    linear = [part / 12.92 if part <= 0.04045 else ((part + 0.055) / 1.055) ** 2.4 for part in parts]
    return 0.2126 * linear[0] + 0.7152 * linear[1] + 0.0722 * linear[2]


def contrast(one: str, other: str) -> float:
    low, high = sorted((luminance(one), luminance(other)))
    return (high + 0.05) / (low + 0.05)


LIGHT = colours.LIGHT
PALETTES = {
    "light": (LIGHT, 4.9),
    "dark": (LIGHT | colours.DARK, 4.9),
    "more": (LIGHT | colours.MORE, 7.0),
    "dark more": (LIGHT | colours.DARK | colours.MORE | colours.DARK_MORE, 7.0),
}


def test_contrast_is_reckoned_as_it_should_be() -> None:
    assert contrast("#fff", "#000000") == pytest.approx(21)


@pytest.mark.parametrize("name", PALETTES)
def test_everything_can_be_read(name: str) -> None:
    palette, least = PALETTES[name]
    papers = ("card-paper", "card-paper-off")
    pairs = [(f"ink-{ink}", paper) for ink in ("black", "red", "green", "blue") for paper in papers]
    pairs += [(ink, paper) for ink in ("card-ink", "joker") for paper in papers]
    pairs += [(f"group-{n}-ink", f"group-{n}") for n in range(1, 5)]
    pairs += [("super-ink", "super"), ("back-light", "back")]
    faint = {pair: contrast(palette[pair[0]], palette[pair[1]]) for pair in pairs}
    assert {pair: found for pair, found in faint.items() if found < least} == {}
    for ink in ("black", "red", "green", "blue"):
        assert contrast(palette[f"court-{ink}"], palette["court-paper"]) >= min(least, 4.5)
    if name in ("light", "dark"):
        assert contrast(palette["card-paper"], palette["card-paper-off"]) >= 1.25, "what may not be played is seen"
    assert contrast(palette["card-edge"], palette["card-paper"]) >= 3


def test_the_style_sheet_knows_every_case() -> None:
    css = text("decks.css")
    assert css.count("{") == css.count("}")
    for suits, cards, more in product(("two", "four"), ("dark",), ("more",)):
        assert f'[data-suits="{suits}"]' in css and f'[data-cards="{cards}"][data-contrast="{more}"]' in css
    assert "prefers-color-scheme: dark" in css and "prefers-contrast: more" in css
    two, four = (re.search(rf'\[data-suits="{name}"\] {{([^}}]*)}}', css) for name in ("two", "four"))
    assert two is not None and four is not None
    assert len(set(re.findall(r"--suit-.: ([^;]+)", two[1]))) == 2
    assert len(set(re.findall(r"--suit-.: ([^;]+)", four[1]))) == 4


# --- the tool's arithmetic ---


@pytest.mark.parametrize(
    ("value", "written"),
    [(0.5, ".5"), (-0.25, "-.25"), (-0.001, "0"), (100, "100"), (12.0, "12"), (0, "0"), (1.005, "1")],
)
def test_numbers_are_short(value: float, written: str) -> None:
    assert number(value) == written


def test_numbers_in_a_row_stay_apart() -> None:
    assert row((1, -2, 0.5, 0.25, 3), 2) == "1-2 .5.25 3"


@pytest.mark.parametrize(
    ("line", "short"),
    [
        ("M0 0L10 0L10 10Z", "M0 0h10v10z"),
        ("m.4.4l.4 0 .4 0 .4 0", "m0 0h1h0h1"),
        ("M5 5a2 3 0 012 2.2", "M5 5a2 3 0 0 1 2 2"),
        ("M1.2 1.2c1 1 2 2 3.4 3.4z", "M1 1c1 1 2 2 4 4z"),
        ("M9 9 8 8", "M9 9L8 8"),
    ],
)
def test_paths_are_shortened(line: str, short: str) -> None:
    assert places(shortened(line, 0)) == places(short)


def places(line: str) -> list[tuple[float, float]]:
    """The points where the parts of a path end, found another way than the tool does."""
    x = y = start_x = start_y = 0.0
    found = []
    for command, rest in re.findall(r"([a-zA-Z])([^a-zA-Z]*)", line):
        values = [float(value) for value in re.findall(r"-?\d*\.?\d+", rest)]
        size = {"m": 2, "l": 2, "h": 1, "v": 1, "c": 6, "a": 7, "z": 0}[command.lower()]
        for at in range(0, max(1, len(values)), size or 1):
            base_x, base_y = (x, y) if command.islower() else (0.0, 0.0)
            part = values[at : at + size]
            if command in "zZ":
                x, y = start_x, start_y
            elif command in "hH":
                x = base_x + part[0]
            elif command in "vV":
                y = base_y + part[0]
            else:
                x, y = base_x + part[-2], base_y + part[-1]
            if command in "mM" and at == 0:
                start_x, start_y = x, y
            found.append((x, y))
    return found
