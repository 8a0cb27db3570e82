"""The rule editor in a browser: every change is checked, the rules stand beside it, and what was made is played."""

from __future__ import annotations

import re
from collections.abc import Callable

import pytest
from axe_playwright_python.sync_playwright import Axe
from playwright.sync_api import Page, expect

from openhearts.web.rules_editor.house_rules import draft, token_of
from tests.pages import steps
from tests.pages.access.states import come
from tests.pages.conftest import RunningServer

Visits = Callable[..., Page]
PAINTS = False


def test_every_change_is_checked_and_worded(visitor: Visits) -> None:
    page = visitor()
    page.goto("/rules-editor?variant=classic&seats=4")
    page.locator("#f-score-bonus-JD").press_sequentially("-10")
    expect(page.locator("section.words ins").first).to_contain_text("jack of diamonds -10")
    expect(page.locator("#f-score-bonus-JD")).to_be_focused()
    expect(page.locator("#say p").last).to_contain_text("One thing differs")
    wanted = token_of(draft("classic", 4, {"score.bonus": {"JD": -10}}))
    expect(page).to_have_url(f"/rules-editor?v={wanted}")
    page.locator("#g-pack summary").click()
    page.locator("#f-pack-jokers").fill("9")
    expect(page.locator("#f-pack-jokers-fault")).to_contain_text("from 0 to 4")
    expect(page.locator("#g-pack")).to_have_attribute("open", "")
    expect(page.locator("#f-pack-jokers")).to_be_focused()
    expect(page.locator("#say p").last).to_contain_text("from 0 to 4")
    page.locator("#f-pack-jokers").fill("0")
    expect(page.locator("#f-pack-jokers-fault")).to_have_count(0)
    page.reload()
    expect(page.locator("#f-score-bonus-JD")).to_have_value("-10")


def test_rules_too_long_for_an_address_go_along_into_another_language(
    visitor: Visits, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("openhearts.web.rules_editor.page.LONGEST_LINK", 30)
    page = visitor()
    page.goto("/rules-editor?variant=classic&seats=4")
    page.locator("#f-score-bonus-JD").fill("-10")
    expect(page.locator("section.words ins").first).to_contain_text("jack of diamonds -10")
    expect(page).to_have_url(re.compile("/rules-editor$"))
    page.locator("#g-pack summary").click()
    page.locator("#f-pack-jokers").fill("9")
    for language in ("de", "fr"):
        page.locator("form.language select").select_option(language)
        page.locator("form.language button").click()
        expect(page.locator("html")).to_have_attribute("lang", language)
        expect(page.locator("#f-score-bonus-JD")).to_have_value("-10")
        expect(page.locator("#f-pack-jokers")).to_have_value("9")
        expect(page.locator("#f-pack-jokers-fault")).to_have_count(1)
    page.goto("/rules-editor?variant=classic&seats=4")  # and nowhere else
    expect(page.locator("#f-score-bonus-JD")).to_have_value("")


def test_how_strong_the_bots_are_outlasts_changes_of_the_rules(visitor: Visits) -> None:
    page = visitor()
    page.goto("/rules-editor?variant=classic&seats=4")
    page.locator("#f-level").select_option("novice")
    page.locator("#p-sun").click()
    expect(page.locator("#p-sun")).to_have_attribute("aria-pressed", "true")
    expect(page.locator("#f-level")).to_have_value("novice")
    page.locator("#f-score-bonus-JD").fill("x")
    expect(page.locator("#f-score-bonus-JD-fault")).to_have_count(1)
    with page.expect_navigation():
        page.locator("#b-bots").click()  # which is refused
    expect(page.locator("#f-score-bonus-JD-fault")).to_have_count(1)
    expect(page.locator("#f-level")).to_have_value("novice")


def test_where_cards_are_passed_is_read_in_whole(visitor: Visits) -> None:
    page = visitor(locale="de-DE")
    page.goto("/rules-editor?variant=classic&seats=4")
    cut = """(all) => all.filter((one) => {
      const style = getComputedStyle(one), canvas = document.createElement("canvas").getContext("2d");
      canvas.font = style.font;
      const room = one.clientWidth - parseFloat(style.paddingLeft) - parseFloat(style.paddingRight) - 18;
      return canvas.measureText(one.selectedOptions[0].text).width > room;
    }).map((one) => one.selectedOptions[0].text)"""
    for width, height in ((1366, 768), (844, 390), (360, 640)):
        page.set_viewport_size({"width": width, "height": height})
        assert page.locator(".row-of select, #f-moon-award").evaluate_all(cut) == [], (width, height)


@pytest.mark.soak
def test_a_preset_by_keyboard_and_then_a_table(visitor: Visits) -> None:
    page = visitor()
    page.goto("/rules-editor?variant=classic&seats=4")
    page.locator("#p-sun").press("Enter")
    expect(page.locator("#p-sun")).to_have_attribute("aria-pressed", "true")
    page.locator("#f-end-limit").select_option("#other")
    page.locator("#f-end-limit-beside").fill("60")
    page.locator("#f-name").fill("Grandma")
    expect(page.locator("#words")).to_contain_text("Grandma")
    page.locator("#b-bots").click()
    page.wait_for_url("**/table/*")
    expect(page).to_have_title(re.compile("Grandma"))


@pytest.mark.soak
def test_another_game_shows_its_own_options(visitor: Visits) -> None:
    page = visitor()
    page.goto("/rules-editor?variant=classic")
    page.locator("#f-variant").select_option("herz-an-herz")
    expect(page.locator("#f-tower-rounds")).to_have_value("4")
    expect(page.locator("#f-score-bonus-JD")).to_have_count(0)


@pytest.mark.parametrize(
    ("variant", "width"),
    [
        ("classic", 320),
        ("herz-an-herz", 320),
        ("classic", 1280),
        ("herz-an-herz", 1280),
    ],
)
@pytest.mark.soak
def test_the_page_is_accessible_and_fits(visitor: Visits, variant: str, width: int) -> None:
    page = visitor(viewport={"width": width, "height": 800}, bypass_csp=True)  # axe is a script of the test
    page.goto(f"/rules-editor?v={token_of(draft(variant))}")
    for group in page.locator("details.group").all():
        group.locator("summary").click()
    page.locator("#f-title, #f-name").first.fill("x")
    steps.paint(page)  # axe looks at colours
    found = Axe().run(page)
    assert found.violations_count == 0, found.generate_report()
    assert page.evaluate("document.documentElement.scrollWidth") <= width


def test_what_is_written_begins_below_the_headings(visitor: Visits) -> None:
    page = visitor(viewport={"width": 1366, "height": 768})
    page.goto("/rules-editor?variant=classic&seats=4")
    lefts = """() => ['.editor legend', '.field label'].map((what) =>
      Math.round(document.querySelector(what).getBoundingClientRect().left))"""
    heading, field = page.evaluate(lefts)
    assert abs(heading - field) <= 1
    air = """() => document.querySelector('#words').getBoundingClientRect().top
      - document.querySelector('section.words').getBoundingClientRect().top"""
    assert page.evaluate(air) >= 16


def test_rules_too_long_for_an_address_outlast_reload_and_the_way_back(
    visitor: Visits, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("openhearts.web.rules_editor.page.LONGEST_LINK", 30)
    page = visitor()
    page.goto("/rules-editor?variant=classic&seats=4")
    page.locator("#f-score-bonus-JD").fill("-10")
    expect(page).to_have_url(re.compile("/rules-editor$"))
    page.reload()
    expect(page.locator("#f-score-bonus-JD")).to_have_value("-10")
    expect(page.locator("section.words ins").first).to_contain_text("jack of diamonds -10")
    page.locator("#f-level").select_option("novice")
    page.locator("#b-bots").click()
    page.wait_for_url("**/table/*")
    page.go_back()
    expect(page.locator("#f-score-bonus-JD")).to_have_value("-10")
    expect(page.locator("#f-level")).to_have_value("novice")
    page.goto("/rules-editor?variant=classic&seats=4")  # and nowhere else
    expect(page.locator("#f-score-bonus-JD")).to_have_value("")


def test_the_way_back_after_a_refused_start_asks_nothing(visitor: Visits) -> None:
    page = visitor()
    page.goto("/rules-editor?variant=classic&seats=4")
    page.locator("#f-score-bonus-JD").fill("x")
    with page.expect_navigation():
        page.locator("#b-bots").click()
    expect(page.locator("#f-score-bonus-JD-fault")).to_have_count(1)
    expect(page).to_have_url(re.compile("/rules-editor$"))
    page.locator("#f-score-bonus-JD").fill("-10")
    page.locator("#b-bots").click()
    page.wait_for_url("**/table/*")
    page.go_back()
    expect(page.locator("#f-score-bonus-JD")).to_have_value("-10")
    page.reload()
    expect(page.locator("#f-score-bonus-JD")).to_have_value("-10")


def test_what_may_be_chosen_is_read_in_whole(visitor: Visits, site: RunningServer) -> None:
    page = visitor(viewport={"width": 1366, "height": 768})
    lists = page.locator(".field > select:not(#f-score-points, #f-trick-last-void-to)")  # longer than a row
    cut = """(all) => all.flatMap((one) => {
      const style = getComputedStyle(one), canvas = document.createElement("canvas").getContext("2d");
      canvas.font = style.font;
      const room = one.clientWidth - parseFloat(style.paddingLeft) - parseFloat(style.paddingRight) - 18;
      return [...one.options].map((option) => option.text).filter((text) => canvas.measureText(text).width > room);
    })"""
    for language in ("de", "pl"):
        come(page, site, "/rules-editor?variant=classic&seats=4", language=language)
        page.evaluate("document.querySelectorAll('details').forEach((one) => { one.open = true; })")
        assert lists.evaluate_all(cut) == [] and lists.count(), language
