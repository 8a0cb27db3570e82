"""The pictures of faces: whole, light, made by their tool, alive in what they show, and safe to use from another file."""

from __future__ import annotations

import gzip
import re
from xml.etree import ElementTree

from openhearts.bots.levels import known_levels
from openhearts.web.rendering import content
from tools.make_faces import sheet

SVG = "{http://www.w3.org/2000/svg}"
MOST = 20_000  # bytes, compressed
PEOPLE = [f"p{number}" for number in range(16)]
BOTS = [f"b{number}" for number in range(11)]
RINGS = [f"ring-{number}" for number in range(1, 1 + len(known_levels()))]


def symbols() -> dict[str, ElementTree.Element]:
    return {one.attrib["id"]: one for one in ElementTree.fromstring(content("faces.svg")).iter(f"{SVG}symbol")}


def test_the_file_is_what_the_tool_makes() -> None:
    assert content("faces.svg").decode() == sheet()


def test_every_face_and_every_ring_is_there_and_light() -> None:
    assert list(symbols()) == [*PEOPLE, *BOTS, *RINGS]
    assert len(gzip.compress(content("faces.svg"), 9)) <= MOST


def test_nothing_in_it_is_lost_when_another_file_uses_it() -> None:
    """No style (the policy forbids it), no script, no paint by url(), no picture from elsewhere."""
    text = content("faces.svg").decode()
    assert not re.search(r"style|script|url\(|href|\bon\w+=", text)


def test_eyes_are_open_or_shut_as_the_page_says() -> None:
    for ident, drawn in symbols().items():
        shown = [group.attrib["display"] for group in drawn.iter(f"{SVG}g")]
        wanted = [] if ident.startswith("ring") else ["var(--eyes-open,inline)", "var(--eyes-shut,none)"]
        assert shown == wanted, ident


def test_no_two_faces_are_alike() -> None:
    drawn = [ElementTree.tostring(one).split(b">", 1)[1] for one in symbols().values()]
    assert len(set(drawn)) == len(drawn)


def test_a_ring_has_a_stud_for_each_level_below() -> None:
    found = symbols()
    for place, ident in enumerate(RINGS):
        assert len(found[ident].findall(f"{SVG}circle")) == 1 + place
