"""Whole deals of every game with the keyboard alone: nothing is clicked, and the focus is never lost."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from playwright.sync_api import Page, expect

from tests.pages import steps
from tests.pages.access.states import look
from tests.pages.conftest import Site

Visitors = Callable[..., Page]
LEGAL = "() => document.activeElement.classList.contains('legal')"
PLACED = "() => !!document.activeElement && document.activeElement !== document.body"


def moved(page: Page, before: str | None) -> bool:
    """Whether the table has gone on; a moment is given to it."""
    for _ in range(15):
        if page.evaluate(
            f"(arg) => {{ const board = () => document.querySelector('main.board'); return ({steps.MOVED})(arg); }}",
            before,
        ):
            return True
        page.wait_for_timeout(20)
    return False


def pass_by_keys(page: Page) -> None:
    """Chooses the first cards with Space and passes with Enter, if cards are passed."""
    steps.wait_for_me(page)
    button = page.locator('#buttons button[value="pass-chosen"]')
    if button.count() == 0:
        return
    needed = int((button.text_content() or "0").split()[-1])
    page.keyboard.press("Home")
    for at in range(needed):
        page.keyboard.press("Space")
        expect(page.locator("#hand .pick.chosen")).to_have_count(at + 1)
        page.keyboard.press("ArrowRight")
    page.keyboard.press("Enter")
    expect(button).to_have_count(0)


def card_by_keys(page: Page) -> None:
    """Goes to the first card that may be played, and plays it with Enter; a choice is made at the buttons."""
    before = page.locator("main.board").get_attribute("data-turn")
    if page.locator("#hand .pick.legal").count() == 0:
        page.keyboard.press("Escape")
        page.keyboard.press("Enter")
    else:
        page.keyboard.press("Home")
        for _ in range(page.locator("#hand .pick").count() + 1):
            if page.evaluate(LEGAL):
                break
            page.keyboard.press("ArrowRight")
        page.keyboard.press("Enter")
    steps.until(page, steps.MOVED, before)


@pytest.mark.soak
@pytest.mark.parametrize(("variant", "seats"), [("classic", 4), ("kids-jinx", 3), ("cancellation", 7)])
def test_a_deal_with_the_keyboard_alone(visitor: Visitors, variant: str, seats: int) -> None:
    page = visitor()
    steps.sit_down(page, variant, seats=seats)
    pass_by_keys(page)
    while True:
        steps.wait_for_me(page)
        steps.until(page, PLACED)
        if steps.is_over(page):
            break
        card_by_keys(page)
    expect(page.locator("#b-next")).to_be_focused()
    page.keyboard.press("Enter")
    expect(page.locator("#b-next")).to_have_count(0)


@pytest.mark.soak
@pytest.mark.parametrize("seats", [2, 3])
def test_a_deal_of_towers_with_the_keyboard_alone(visitor: Visitors, seats: int) -> None:
    page = visitor()
    steps.sit_down(page, "herz-an-herz", seats=seats)
    while True:
        steps.wait_for_me(page)
        if steps.is_over(page):
            break
        before = page.locator("main.board").get_attribute("data-turn")
        for keys in (["ArrowLeft", "Enter"], ["ArrowRight", "Enter"], ["Delete"]):
            for key in keys:
                page.keyboard.press(key)
            if moved(page, before):
                break
        steps.until(page, PLACED)
        steps.until(page, steps.MOVED, before)
    page.keyboard.press("Escape")
    page.keyboard.press("Enter")
    expect(page.locator("#b-next")).to_have_count(0)


@pytest.mark.soak
def test_a_deal_of_towers_in_the_command_box_alone(visitor: Visitors) -> None:
    page = visitor()
    steps.sit_down(page, "herz-an-herz", seats=2)
    page.keyboard.press("/")
    expect(page.locator("#line")).to_be_focused()
    while True:
        steps.wait_for_me(page)
        if steps.is_over(page):
            break
        before = page.locator("main.board").get_attribute("data-turn")
        for word in ("keep", "left", "right", "discard"):
            page.keyboard.type(word)
            page.keyboard.press("Enter")
            if moved(page, before):
                break
        steps.until(page, steps.MOVED, before)
    expect(page.locator("#line")).to_be_focused()


def test_arrows_choose_a_row_and_say_what_lies_there(visitor: Visitors, site: Site) -> None:
    page = visitor()
    look(page, site, "towers")
    said = page.locator("#say p")
    page.keyboard.press("ArrowLeft")
    expect(said.last).to_contain_text("Left row")
    expect(page.locator(".step.picked")).to_have_count(1)
    expect(page.locator("#status")).to_be_focused()
    page.keyboard.press("ArrowRight")
    expect(said.last).to_contain_text("Right row")
    page.keyboard.press("x")
    expect(said.last).to_contain_text("does nothing here")
    page.keyboard.press("g")
    expect(said.last).not_to_contain_text("row")
