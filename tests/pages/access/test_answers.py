"""What the page answers is there for eyes too, moves nothing, and goes when the next thing is done."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from tests.pages import steps
from tests.pages.access.states import look
from tests.pages.access.test_sizes import DESKTOP, PHONE, faults
from tests.pages.conftest import Site

Visitors = Callable[..., Page]
PLACES = """() => [...document.querySelectorAll('#felt, .pick, #buttons button, #line, .foot')]
  .map((one) => [one.getBoundingClientRect().left, one.getBoundingClientRect().top + scrollY])"""


def typed(page: Page, text: str) -> None:
    """A line in the command box."""
    page.fill("#line", text)
    page.keyboard.press("Enter")


@pytest.mark.parametrize("screen", [PHONE, pytest.param(DESKTOP, marks=pytest.mark.soak)])
def test_reasons_and_answers_are_seen(visitor: Visitors, site: Site, screen: dict[str, Any]) -> None:
    page = visitor(**screen)
    look(page, site, "trick")
    told, places = page.locator("#told p"), page.evaluate(PLACES)
    expect(told).to_be_hidden()
    page.locator(".pick.blocked").first.click(force=True)
    expect(told).to_be_visible()
    expect(told).to_contain_text("you must follow")
    expect(told).to_be_in_viewport(ratio=1)
    assert page.evaluate(PLACES) == places
    assert faults(page) == []
    page.keyboard.press("s")
    expect(told).to_contain_text("Scores")
    expect(told).to_be_visible()
    typed(page, "nonsense with sauce")
    expect(told).to_contain_text("is no word I know")
    expect(told).to_be_visible()
    expect(page.locator("#told.refused")).to_have_count(1)
    expect(told).to_be_in_viewport(ratio=1)
    assert page.evaluate(PLACES) == places
    for _ in range(6):
        typed(page, "say hello")
    expect(told).to_contain_text("Not so fast")
    expect(told).to_be_visible()


def test_an_answer_goes_when_the_next_thing_is_done(visitor: Visitors) -> None:
    page = visitor()
    steps.sit_down(page, "kids-jinx", seats=3)
    steps.wait_for_me(page)
    told = page.locator("#told p")
    page.keyboard.press("t")
    expect(told).to_be_visible()
    steps.play_a_card(page)
    expect(told).to_be_hidden()
    expect(page.locator("#heard")).to_be_visible()  # what happened stands on the board


def test_help_that_is_typed_opens_the_list_of_keys(visitor: Visitors, site: Site) -> None:
    page = visitor(**PHONE)
    look(page, site, "trick")
    typed(page, "help")
    expect(page.locator("#keys")).to_have_attribute("open", "")
    expect(page.locator("#keys li").first).to_be_in_viewport()
    expect(page.locator("#say p").last).to_contain_text("C: cards on the table")
    expect(page.locator("#told")).to_be_hidden()
    expect(page.locator("#line")).to_be_focused()
