"""Rules on paper: A4, a few pages, black on white, nothing cut off, headings with their text."""

from __future__ import annotations

import re
from collections.abc import Callable

import pytest
from playwright.sync_api import Page, expect

from openhearts.speech.catalogue import languages
from openhearts.web.rules_editor.house_rules import draft, token_of
from tests.pages.access.states import come
from tests.pages.conftest import RunningServer

Visits = Callable[..., Page]
PAINTS = False
LONGEST = "/rules/kids-jinx?seats=8", "/rules/cancellation?seats=11", "/rules/herz-an-herz?seats=4"
TERSE, WORDY = ("da", "sv"), ("de", "fr", "pl", "ru")  # languages, as their rules are
A4 = (595, 842)  # points
TEXT_WIDTH = 680  # CSS pixels: 210 mm less both margins


def pages_of(page: Page) -> int:
    """How many pages this page fills, all of them A4."""
    printed = page.pdf(prefer_css_page_size=True)
    for box in re.findall(rb"/MediaBox\s*\[0 0 ([\d.]+) ([\d.]+)\]", printed):
        assert (round(float(box[0])), round(float(box[1]))) == A4
    return len(re.findall(rb"/Type\s*/Page\b", printed))


# How many parts of a page as wide as the text on paper stand out at the right, and how high it is.
MEASURED = """(wide) => [
  [...document.querySelectorAll('main *')].filter((one) => one.getBoundingClientRect().right > wide + 1).length,
  document.querySelector('main').getBoundingClientRect().height,
]"""


def on_paper(page: Page) -> tuple[int, float]:
    """How many parts stand out, and how high the text is."""
    page.emulate_media(media="print")
    n_cut, height = page.evaluate(MEASURED, TEXT_WIDTH)
    page.emulate_media(media="null")
    return n_cut, height


def test_the_longest_rules_fit_one_sheet_in_the_tersest_and_the_wordiest_languages(
    visitor: Visits, site: RunningServer
) -> None:
    """The longest and the shortest of each game are printed: the others lie between them."""
    page = visitor(viewport={"width": TEXT_WIDTH, "height": 900})
    for path in LONGEST:
        heights = {}
        for language in (*TERSE, *WORDY):
            come(page, site, path, language=language)
            expect(page.locator("html")).to_have_attribute("lang", language)
            n_cut, heights[language] = on_paper(page)
            assert n_cut == 0, (language, path)
        for choose in (min, max):
            language = choose(heights, key=lambda one: heights[one])
            come(page, site, path, language=language)
            assert pages_of(page) == 2, (language, path, heights)


@pytest.mark.soak
@pytest.mark.parametrize("language", languages())
def test_the_longest_rules_fit_one_sheet_in_every_language(visitor: Visits, site: RunningServer, language: str) -> None:
    page = visitor(viewport={"width": TEXT_WIDTH, "height": 900})
    for path in LONGEST:
        come(page, site, path, language=language)
        expect(page.locator("html")).to_have_attribute("lang", language)
        assert pages_of(page) == 2, path
        assert on_paper(page)[0] == 0, path


def test_on_paper_there_are_only_the_rules_black_on_white(visitor: Visits) -> None:
    page = visitor(color_scheme="dark")
    page.goto("/rules/cancellation?seats=11")
    page.emulate_media(media="print", color_scheme="dark")
    expect(page.locator(".top")).to_be_hidden()
    expect(page.locator(".foot")).to_be_hidden()
    expect(page.locator("nav")).to_be_hidden()
    expect(page.locator(".print")).to_be_hidden()
    expect(page.locator("h1")).to_have_css("color", "rgb(0, 0, 0)")
    expect(page.locator("body")).to_have_css("background-color", "rgba(0, 0, 0, 0)")
    for heading in page.locator("h2").all():
        expect(heading).to_have_css("break-after", "avoid")
    for section in page.locator("main section").all():
        expect(section).to_have_css("break-inside", "avoid")


def test_large_text_is_large_on_paper_too(visitor: Visits) -> None:
    page = visitor(viewport={"width": TEXT_WIDTH, "height": 900})
    page.goto("/wishes?back=/rules/cancellation?seats=11")
    page.select_option('select[name="size"]', "largest")
    page.click("main form .go")
    page.wait_for_url("**/rules/cancellation?seats=11")
    assert 3 <= pages_of(page) <= 4
    assert on_paper(page)[0] == 0


@pytest.mark.parametrize("path", ["/rules/classic", "/rules-editor?variant=classic"])
def test_a_button_prints_where_there_is_a_script(visitor: Visits, path: str) -> None:
    page = visitor()
    page.add_init_script("window.printed = 0; window.print = () => { window.printed++; };")
    page.goto(path)
    page.click("button.print")
    assert page.evaluate("printed") == 1
    plain = visitor(java_script_enabled=False)
    plain.goto(path)
    expect(plain.locator("button.print")).to_be_hidden()


def test_the_button_stays_while_the_editor_checks(visitor: Visits) -> None:
    page = visitor()
    page.goto("/rules-editor?variant=classic&seats=4")
    page.locator("#f-score-bonus-JD").fill("-10")
    expect(page.locator("section.words ins").first).to_contain_text("jack of diamonds -10")
    expect(page.locator("button.print")).to_be_visible()


def test_house_rules_are_printed_without_the_form(visitor: Visits) -> None:
    page = visitor(viewport={"width": TEXT_WIDTH, "height": 900})
    page.goto(f"/rules-editor?v={token_of(draft('cancellation', 11, {'end.limit': 60}, 'Grandma'))}")
    assert 2 <= pages_of(page) <= 3
    page.emulate_media(media="print")
    expect(page.locator("#words")).to_contain_text("Grandma")
    for hidden in ("#rules", ".share", "#verdict"):
        expect(page.locator(hidden)).to_be_hidden()
    assert on_paper(page)[0] == 0
