"""Rules on paper: A4, a few pages, black on white, nothing cut off, headings with their text."""

from __future__ import annotations

import re
from collections.abc import Callable

import pytest
from playwright.sync_api import Page, expect

from openhearts.speech.catalogue import languages
from openhearts.web.rules_editor.house_rules import draft, token_of

Visits = Callable[..., Page]
LONGEST = "/rules/kids-jinx?seats=8", "/rules/cancellation?seats=11", "/rules/herz-an-herz?seats=4"
A4 = (595, 842)  # points
TEXT_WIDTH = 680  # CSS pixels: 210 mm less both margins


def pages_of(page: Page) -> int:
    """How many pages this page fills, all of them A4."""
    printed = page.pdf(prefer_css_page_size=True)
    for box in re.findall(rb"/MediaBox\s*\[0 0 ([\d.]+) ([\d.]+)\]", printed):
        assert (round(float(box[0])), round(float(box[1]))) == A4
    return len(re.findall(rb"/Type\s*/Page\b", printed))


def n_cut(page: Page) -> int:
    """How many parts of a page as wide as the text on paper stand out at the right."""
    page.emulate_media(media="print")
    parts = "[...document.querySelectorAll('main *')].map((one) => one.getBoundingClientRect().right)"
    found = sum(right > TEXT_WIDTH + 1 for right in page.evaluate(parts))
    page.emulate_media(media="null")
    return found


def test_the_longest_rules_fit_one_sheet_in_every_language(visitor: Visits) -> None:
    page = visitor(viewport={"width": TEXT_WIDTH, "height": 900})
    page.goto(LONGEST[0])
    for language in languages():
        page.select_option('[name="language"]', language)
        page.click(".language button")
        expect(page.locator("html")).to_have_attribute("lang", language)
        for path in LONGEST:
            page.goto(path)
            assert pages_of(page) == 2, (language, path)
            assert n_cut(page) == 0, (language, path)


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
    assert n_cut(page) == 0


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
    assert n_cut(page) == 0
