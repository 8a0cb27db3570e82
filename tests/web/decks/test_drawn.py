"""Measures the drawn deck: its index, what lies beside it, its three degrees of detail, its suits and its letters.

What a browser shows of it is tested in tests/pages/test_drawn_cards.py.
"""

from __future__ import annotations

import re
import xml.etree.ElementTree as ET
from functools import cache
from itertools import combinations

import pytest

import openhearts as oh
from openhearts.speech.catalogue import languages
from openhearts.speech.speaker import Speaker, letters_of
from openhearts.web.card_art import address, back, backs_for, picture
from openhearts.web.card_art.files import content, symbols
from openhearts.web.card_art.letters import CLASSIC, DECK, ENGLISH, SETS, SHEETS, file_of
from openhearts.web.rendering import content as served
from tools.decks.strokes import GLYPHS, fitted

SVG = "{http://www.w3.org/2000/svg}"
WIDTH, HEIGHT = 240, 336
COLUMN = -120 + 0.28 * WIDTH  # where the column for the index ends
NUMBER = re.compile(r"-?\d*\.?\d+")
SUITED = [f"{rank}{suit}" for suit in "CDHS" for rank in [*map(str, range(1, 12)), *"JQKA"]]
COURTS = [card for card in SUITED if card[0] in "JQK"]
WIDE = {"C": 0.98, "D": 0.78, "H": 0.94, "S": 0.92}  # how much of its box a suit fills
DETAILS = ("few", "mid", "full")
ENGLISH_RANKS = [*map(str, range(1, 12)), *"JQKA"]


@cache
def drawings(file: str = "big.svg") -> dict[str, ET.Element]:
    root = ET.fromstring(content(file))
    return {element.attrib["id"]: element for element in root.iter() if "id" in element.attrib}


def layers(ident: str) -> dict[str, ET.Element]:
    """The drawings of one card by their degrees of detail."""
    found = {}
    for part in drawings()[ident]:
        shown = re.fullmatch(r"var\(--card-(\w+),(none|inline)\)", part.get("display", ""))
        if shown:
            assert (shown[2] == "inline") == (shown[1] == "full"), "without rules the full detail is seen"
            found[shown[1]] = part
    return found


def points(line: str) -> list[tuple[float, float]]:
    """The points that a line of absolute commands without arcs goes through or is drawn to."""
    x = y = 0.0
    found = []
    for command, rest in re.findall(r"([A-Z])([^A-Z]*)", line):
        values = [float(value) for value in NUMBER.findall(rest)]
        if command == "H":
            (x,) = values
        elif command == "V":
            (y,) = values
        for at in range(0, len(values) if command in "MLCSQ" else 0, 2):
            x, y = values[at : at + 2]
            found.append((x, y))
        found.append((x, y))
    return found


def ink(ident: str, file: str = "big.svg") -> tuple[float, float, float, float]:
    """Left, top, right and bottom of a rank's strokes."""
    (path,) = drawings(file)[ident]
    pen = float(path.attrib["stroke-width"]) / 2
    xs, ys = zip(*points(path.attrib["d"]), strict=True)
    return min(xs) - pen, min(ys) - pen, max(xs) + pen, max(ys) + pen


def box(part: ET.Element) -> tuple[float, float, float, float]:
    """The box of a shape that is put somewhere: shapes are 100 by 100."""
    x, y, scale = (float(value) for value in NUMBER.findall(part.attrib["transform"]))
    reach = 50 * abs(scale)
    return x - reach, y - reach, x + reach, y + reach


# --- the index ---


@pytest.mark.parametrize("rank", ENGLISH_RANKS)
def test_a_rank_is_read_at_a_glance(rank: str) -> None:
    for ident, least in ((f"i-{rank}", 0.25), (f"l-{rank}", 0.30)):
        left, top, right, bottom = ink(ident)
        assert bottom - top >= least * HEIGHT
        assert left >= -120 + 4 and right <= COLUMN - 2 and top >= -168 + 8


@pytest.mark.parametrize("ident", SUITED)
def test_the_suit_beneath_the_rank_is_a_seventh_of_the_card(ident: str) -> None:
    suit = ident[-1]
    for detail, layer in layers(ident).items():
        index = layer[-1]
        rank, pip = index[0], index[1]
        assert (
            rank.attrib["href"] == f"#{'l' if detail == 'few' else 'i'}-{ident[:-1]}"
            and pip.attrib["href"] == f"#{suit}"
        )
        left, top, right, bottom = box(pip)
        assert bottom - top >= 0.15 * HEIGHT and left >= -120 and right <= COLUMN
        assert top >= ink(rank.attrib["href"][1:])[3] + 4


@pytest.mark.parametrize("ident", SUITED)
def test_nothing_else_is_in_the_column(ident: str) -> None:
    for layer in layers(ident).values():
        for part in [part for drawn in layer[:-1] for part in drawn.iter()]:
            if part.tag == f"{SVG}svg":
                assert float(part.attrib["x"]) >= COLUMN  # cut at its edges
                part.clear()
        for part in [part for drawn in layer[:-1] for part in drawn.iter()]:
            target = part.get("href", "#")[1:]
            if part.tag == f"{SVG}path":
                pen = float(part.get("stroke-width", 0)) / 2
                assert min(x for x, _ in points(part.attrib["d"])) - pen >= COLUMN
            elif target.startswith("around"):
                assert min(x for x, _ in points(drawings()[target].attrib["d"])) >= COLUMN
            elif part.tag == f"{SVG}use" and target != "flower":
                left, _, right, _ = box(part)
                assert (left + right) / 2 - (right - left) / 2 * WIDE[target] >= COLUMN, target
    drawings.cache_clear()


def test_suits_are_as_large_as_their_box() -> None:
    for suit in "CDHS":
        line = drawings()[suit].attrib["d"]
        reach = max(abs(value) for pair in points(re.sub(r"A[^A-Z]*", "", line)) for value in pair)
        assert 49 <= reach <= 51
        shown = drawings()[f"suit-{suit.lower()}"]
        assert shown.attrib["viewBox"] == "-50 -50 100 100" and shown[0].attrib["href"] == f"#{suit}"


def test_the_far_index_is_seen_on_large_cards_alone() -> None:
    for ident in SUITED:
        for detail, layer in layers(ident).items():
            far = [part for part in layer[-1] if part.get("transform") == "rotate(180)"]
            assert len(far) == (detail == "full")


# --- beside it ---


@pytest.mark.parametrize("ident", [*SUITED, "X1", "X2", "X3", "X4"])
def test_every_card_has_three_degrees_of_detail(ident: str) -> None:
    assert tuple(layers(ident)) == DETAILS


def test_the_pips_are_as_many_as_the_rank_says() -> None:
    for ident in SUITED:
        if not ident[0].isdigit():
            continue
        for detail, layer in layers(ident).items():
            pips = [box(part) for part in layer[0].iter(f"{SVG}use")]
            assert len(pips) == (1 if detail == "few" else int(ident[:-1]))
            assert len(set(pips)) == len(pips)


@pytest.mark.parametrize("ident", [f"9{suit}" for suit in "CDHS"])
def test_pips_of_a_nine_do_not_touch(ident: str) -> None:
    for detail in ("mid", "full"):
        pips = [box(part) for part in layers(ident)[detail][0].iter(f"{SVG}use")]
        for one, other in combinations(pips, 2):
            wide, tall = (min(one[at + 2], other[at + 2]) - max(one[at], other[at]) for at in (0, 1))
            assert wide <= 0.5 or tall <= 0.5, (detail, one, other)


def test_pips_and_the_far_index_do_not_meet() -> None:
    for ident in SUITED:
        if not ident[0].isdigit():
            continue
        full = layers(ident)["full"]
        (far,) = (part for part in full[-1] if part.get("transform") == "rotate(180)")
        edge = min(-ink(far[0].attrib["href"][1:])[2], -box(far[1])[2])
        above = -box(far[1])[3]
        for part in full[0].iter(f"{SVG}use"):
            left, _, right, bottom = box(part)
            reach = (left + right) / 2 + (right - left) / 2 * WIDE[ident[-1]]
            assert reach <= edge - 3 or bottom <= above, ident


@pytest.mark.parametrize("ident", COURTS)
def test_a_figure_stands_in_its_frame(ident: str) -> None:
    for layer in layers(ident).values():
        (frame,) = (part for part in layer if part.tag == f"{SVG}svg")
        left, wide = float(frame.attrib["x"]), float(frame.attrib["width"])
        assert (left + 120) / WIDTH >= 0.30 and (left + wide + 120) / WIDTH == pytest.approx(0.94, abs=0.005)
        used = {part.attrib["href"] for part in frame.iter(f"{SVG}use")}
        assert f"#b{ident}" in used and not used & {"#C", "#D", "#H", "#S"}, "no pips in the frame"


def test_no_two_figures_have_the_same_lines() -> None:
    """Told apart by shape, not by colour alone."""
    for kind in "bt":
        lines = {
            tuple(part.attrib["d"] for part in drawings()[f"{kind}{ident}"].iter(f"{SVG}path")) for ident in COURTS
        }
        assert len(lines) == len(COURTS) == 12


# --- letters ---


def test_the_letters_of_every_language_are_drawn() -> None:
    """The catalogue alone says which they are; the decks have a sheet for each."""
    assert {letters_of(language) for language in languages()} <= set(SETS)
    assert set(SHEETS.values()) == {
        (deck, letters) for deck in (DECK, CLASSIC) for letters in SETS if letters != ENGLISH
    }
    for letters in SETS:
        assert len(letters.split()) == len(set(letters.split())) == 4


@pytest.mark.parametrize("letters", [letters for letters in SETS if letters != ENGLISH])
def test_court_cards_have_the_letters_too(letters: str) -> None:
    """Their own pictures stay as they are; the letter lies in the middle of its place, with room for its line."""
    file = file_of(letters, CLASSIC)
    assert symbols(file) == symbols(CLASSIC) and served(f"decks/{file}") == content(file)
    old, new = (content(name).decode().split("\n") for name in (CLASSIC, file))
    assert len(old) == len(new)
    changed = {line[:15]: drawn for line, drawn in zip(old, new, strict=True) if line != drawn}
    different = {a for a, b in zip(ENGLISH.split(), letters.split(), strict=True) if a != b}
    assert set(changed) == {f'<symbol id="r{letter}"' for letter in different}
    for english, letter in zip(ENGLISH.split(), letters.split(), strict=True):
        if english in different:
            root = ET.fromstring(changed[f'<symbol id="r{english}"'])
            left, top, width, height = map(float, root.attrib["viewBox"].split())
            right, bottom = left + width, top + height
            path = root[0].attrib["d"]
            if letter.isascii():
                assert path == (drawings("letters.svg") | drawings())[f"f-{letter}"][0].attrib["d"]
            pen = float(root[0].attrib["stroke-width"]) / 2
            xs, ys = zip(*points(path), strict=True)
            x0, y0, x1, y1 = min(xs) - pen, min(ys) - pen, max(xs) + pen, max(ys) + pen
            assert left <= x0 and x1 <= right and top <= y0 and y1 <= bottom, letter
            assert root[0].attrib["fill"] == "none" and "stroke" not in root[0].attrib, "it takes the suit's colour"


@pytest.mark.parametrize("letters", SETS)
def test_a_sheet_has_the_letters_of_its_set(letters: str) -> None:
    file = file_of(letters)
    assert symbols(file) == symbols("big.svg")
    if file in SHEETS:
        assert served(f"decks/{file}") == content(file)
    english = content("big.svg").decode().split("\n")
    lines = content(file).decode().split("\n")
    assert len(lines) == len(english)
    changed = {
        found
        for old, new in zip(english, lines, strict=True)
        for found in re.findall(r'<g id="([^"]+)"', old)[:1]
        if old != new
    }
    different = {
        old for old, new in zip(ENGLISH.split(), letters.split(), strict=True) if old != new.replace("\u041a", "K")
    }
    assert changed == {f"{shape}-{letter}" for shape in "ilf" for letter in different}
    for letter in "JQKA":
        for ident, least in ((f"i-{letter}", 0.25), (f"l-{letter}", 0.30)):
            left, top, right, bottom = ink(ident, file)
            assert bottom - top >= least * HEIGHT - 0.2 and left >= -116 and right <= COLUMN - 2, (letters, letter)


def test_ranks_of_one_sheet_differ() -> None:
    for letters in SETS:
        file = file_of(letters)
        shapes = [drawings(file)[f"i-{rank}"][0].attrib["d"] for rank in ENGLISH_RANKS]
        assert len(set(shapes)) == len(shapes)


def test_pages_name_the_sheet_of_a_set_of_letters() -> None:
    german, rules = Speaker("de").letters, oh.ruleset("classic")
    assert picture("QS", letters=german).href == address("big-b-d-k-a.svg") + "#QS"
    assert picture("QS", "court", letters=german).href == address("court-b-d-k-a.svg") + "#QS"
    assert back(letters=german).href == address("big-b-d-k-a.svg") + "#back"
    assert backs_for(rules, letters=german) == (address("big-b-d-k-a.svg") + "#back",)
    assert len({address(file_of(letters)) for letters in SETS}) == len(SETS)
    with pytest.raises(KeyError):
        picture("QS", letters="X Y Z A")


# --- the tool's arithmetic ---


def test_lines_are_moved_and_stretched() -> None:
    assert fitted("M0 0H10V20Q1 2 3 4", 5, -5, 2, 0.5) == "M5-5H25V5Q7-4 11-3"
    assert all(set(re.findall(r"[A-Za-z]", line)) <= set("MLHVCSQZ") for _, line in GLYPHS.values())
