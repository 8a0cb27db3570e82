"""The front page in a browser: what it offers goes with the game that is chosen."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from playwright.sync_api import Page, expect

from tests.pages import steps

Visits = Callable[..., Page]
# Whole above the bar; of what is higher than the page, the beginning.
SEEN = """name => {
  const box = document.querySelector(`details.${name}`).getBoundingClientRect();
  const bar = document.querySelector('.bar').getBoundingClientRect().top;
  return box.top > -1 && (box.bottom <= bar || box.top < 1);
}"""
SIZES = '.games select[name="seats"]'


def test_only_sizes_of_the_game_are_offered(visitor: Visits) -> None:
    page = visitor()
    steps.choose(page, "cancellation", seats=11, name="Anna")
    expect(page.locator(".plate")).to_have_count(11)
    page.goto("/")
    expect(page.locator(SIZES)).to_have_value("11")
    page.check('input[value="classic"]')
    expect(page.locator(SIZES)).to_have_value("")
    offered = page.locator(f"{SIZES} option:not([disabled])")
    expect(offered).to_have_text(["recommended", "3", "4", "5", "6"])
    page.click('button[value="bots"]')
    page.wait_for_url("**/table/*")
    expect(page.locator(".plate")).to_have_count(4)


def test_one_click_leads_from_the_front_page_to_a_hand(visitor: Visits) -> None:
    page = visitor()
    page.goto("/")
    page.click('button[name="start"][value="classic"]')
    expect(page.locator("#hand .pick")).to_have_count(13)


def test_the_address_of_a_table_is_copied_with_one_click(visitor: Visits) -> None:
    page = visitor(permissions=["clipboard-read", "clipboard-write"])
    page.goto("/")
    page.click('.bar button[value="friends"]')
    page.wait_for_url("**/table/*")
    page.click("[data-copies]")
    expect(page.locator("[data-copies]")).to_have_text("Copied")
    assert page.evaluate("navigator.clipboard.readText()") == page.url


def test_what_a_large_table_should_decide_is_asked_in_place(visitor: Visits) -> None:
    page = visitor()
    page.goto("/")
    asked = page.locator(".a-cancellation")
    page.check('input[value="cancellation"]')
    expect(asked).to_be_hidden()
    page.select_option(SIZES, "9")
    expect(asked).to_be_visible()
    page.check('input[value="classic"]')
    expect(asked).to_be_hidden()


@pytest.mark.parametrize(("width", "height"), [(1280, 620), (360, 640)])
def test_what_is_opened_comes_out_from_behind_the_bar(visitor: Visits, width: int, height: int) -> None:
    page = visitor(viewport={"width": width, "height": height}, locale="de-DE")
    for name in ("more", "levels", "family"):
        page.goto("/")
        page.evaluate("name => document.querySelector(`details.${name} summary`).click()", name)
        steps.until(page, SEEN, name)
    bar = page.locator(".bar").bounding_box()
    assert bar is not None and bar["height"] <= height / 8


def test_on_a_phone_on_its_side_a_game_begins_from_the_first_screen(visitor: Visits) -> None:
    page = visitor(viewport={"width": 740, "height": 360}, locale="ru-RU")
    page.goto("/")
    go = page.locator(".bar .go").bounding_box()
    assert go is not None and go["y"] + go["height"] <= 360
    page.click(".bar .go", timeout=5000)
    page.wait_for_url("**/table/*")
