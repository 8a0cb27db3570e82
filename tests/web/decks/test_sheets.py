"""Counts and measures the cards on printed sheets, and looks for what must not be in them.

A browser's print is not compared; docs/decks.md says how to look at it.
"""

from __future__ import annotations

import re
import xml.etree.ElementTree as ET

import pytest

import openhearts as oh
from openhearts.games import registry
from openhearts.web.card_art import sheets, svg_pages
from openhearts.web.card_art.deck_designs import pack_texts
from openhearts.web.card_art.print_sheets import HEIGHT, LEFT, PER_PAGE, TOP, WIDTH
from tests.games.toy import ToyGame, ToyRules

SVG = "{http://www.w3.org/2000/svg}"
SHEETS = [
    ("kids-jinx", 4, {}),
    ("kids-jinx", 6, {"eleven": True}),
    ("herz-an-herz", 2, {}),
    ("herz-an-herz", 4, {}),
    ("classic-6-jokers", 6, {}),
    ("cancellation", 8, {}),
]


def cards_of(page: ET.Element) -> list[ET.Element]:
    return [element for element in page if element.tag == f"{SVG}use"]


@pytest.mark.parametrize(("variant", "seats", "options"), SHEETS)
def test_every_card_is_printed_once(variant: str, seats: int, options: dict[str, bool]) -> None:
    rules = oh.ruleset(variant, seats=seats, options=options)
    printed: list[str] = []
    for text in svg_pages(rules):
        page = ET.fromstring(text)
        ids = [element.attrib["id"] for element in page.iter() if "id" in element.attrib]
        assert len(ids) == len(set(ids))
        assert {use.attrib["href"][1:] for use in page.iter(f"{SVG}use")} <= set(ids)
        assert len(cards_of(page)) <= PER_PAGE
        printed += [use.attrib["href"][1:] for use in cards_of(page)]
    assert printed == list(pack_texts(rules))


def test_cards_have_the_size_of_playing_cards_and_lie_on_the_page() -> None:
    page = ET.fromstring(svg_pages(oh.ruleset("kids-jinx"))[0])
    assert (page.attrib["width"], page.attrib["height"]) == ("210mm", "297mm")
    places = [tuple(float(use.attrib[key]) for key in ("x", "y", "width", "height")) for use in cards_of(page)]
    assert len(set(places)) == PER_PAGE
    for x, y, width, height in places:
        assert (width, height) == (63, 88.2) and width / height == pytest.approx(240 / 336)
        assert x >= 10 and x + width <= 200.01 and y >= 10 and y + height <= 287
    assert places[4][:2] == pytest.approx((LEFT + WIDTH, TOP + HEIGHT))


def test_backs_lie_behind_their_cards() -> None:
    rules = oh.ruleset("kids-jinx", options={"eleven": True})
    pages = [ET.fromstring(text) for text in svg_pages(rules, backs=True)]
    assert len(pages) == 2 * len(svg_pages(rules)) == 10
    for front, behind in zip(pages[::2], pages[1::2], strict=True):
        assert {use.attrib["href"] for use in cards_of(behind)} == {"#back"}
        mirrored = [(210 - float(use.attrib["x"]) - WIDTH, use.attrib["y"]) for use in cards_of(front)]
        assert [(pytest.approx(float(use.attrib["x"])), use.attrib["y"]) for use in cards_of(behind)] == mirrored


def test_an_index_stands_at_both_ends_of_a_suit_card_but_not_of_a_number() -> None:
    (page, *_) = (ET.fromstring(text) for text in svg_pages(oh.ruleset("kids-jinx")))
    assert len([part for part in page.iter(f"{SVG}g") if part.get("transform") == "rotate(180)"]) == PER_PAGE
    (page, *_) = (ET.fromstring(text) for text in svg_pages(oh.ruleset("herz-an-herz", seats=4)))
    assert not [part for part in page.iter(f"{SVG}g") if part.get("transform") == "rotate(180)"]


def test_printed_pages_have_colours_and_one_degree_of_detail() -> None:
    """Programs that show SVG files know no custom properties."""
    for text in svg_pages(oh.ruleset("classic"), backs=True):
        assert "var(" not in text and "display" not in text
        page = ET.fromstring(text)
        ids = {element.attrib["id"] for element in page.iter() if "id" in element.attrib}
        assert not [ident for ident in ids if ident.startswith("l-")], "the index of small cards"


def test_the_page_is_plain_html() -> None:
    rules = oh.ruleset("herz-an-herz", seats=4)
    made = sheets(rules, title='<Herz> "an" Herz', language="de", stylesheet="/static/decks/sheets.css?v=1", backs=True)
    assert made == sheets(
        rules, title='<Herz> "an" Herz', language="de", stylesheet="/static/decks/sheets.css?v=1", backs=True
    )
    assert '<html lang="de">' in made and "&lt;Herz&gt; &#34;an&#34; Herz 26/26" in made and "<Herz>" not in made
    assert made.count('<svg class="sheet"') == 26
    assert '<link rel="stylesheet" href="/static/decks/sheets.css?v=1">' in made
    for forbidden in ("<script", "<style", " style=", "url(", "://", "xlink", " on"):
        assert forbidden not in made, forbidden
    ids = re.findall(r' id="([^"]+)"', made)
    assert len(ids) == len(set(ids))
    assert set(re.findall(r'href="#([^"]+)"', made)) <= set(ids)


def test_a_game_without_pictures_prints_its_texts() -> None:
    rules = ToyRules()
    with registry.registered(ToyGame()):
        texts = pack_texts(rules)
        pages = [ET.fromstring(text) for text in svg_pages(rules)]
    assert [mark.text for page in pages for mark in page.iter(f"{SVG}text")] == list(texts)
