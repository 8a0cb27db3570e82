"""What the page answers is there for eyes too, moves nothing, and goes when the next thing is done."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from openhearts.speech.keymap import keys_of
from tests.pages import steps
from tests.pages.access.states import look
from tests.pages.access.test_sizes import DESKTOP, PHONE, faults
from tests.pages.conftest import RunningServer

Visitors = Callable[..., Page]
PAINTS = False
PLACES = """() => [...document.querySelectorAll('#felt, .pick, #buttons button')]
  .map((one) => [one.getBoundingClientRect().left, one.getBoundingClientRect().top + scrollY])"""


def typed(page: Page, text: str) -> None:
    """A line in the command box."""
    steps.open_drawer(page)
    page.fill("#line", text)
    page.keyboard.press("Enter")


@pytest.mark.parametrize("screen", [PHONE, pytest.param(DESKTOP, marks=pytest.mark.soak)])
def test_reasons_and_answers_are_seen(visitor: Visitors, site: RunningServer, screen: dict[str, Any]) -> None:
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
    box, drawer = told.bounding_box(), page.locator("#drawer").bounding_box()
    assert box is not None and drawer is not None
    assert box["y"] + box["height"] <= drawer["y"] or box["x"] + box["width"] <= drawer["x"]
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


@pytest.mark.parametrize("screen", [PHONE, DESKTOP])
def test_help_that_is_typed_opens_the_list_of_keys_and_the_next_answer_is_seen_beside_it(
    visitor: Visitors, site: RunningServer, screen: dict[str, Any]
) -> None:
    page = visitor(**screen)
    look(page, site, "trick")
    typed(page, "help")
    expect(page.locator("#keys")).to_have_attribute("open", "")
    expect(page.locator("#keys li").first).to_be_in_viewport()
    expect(page.locator("#say p").last).to_contain_text("C: cards on the table")
    expect(page.locator("#told")).to_be_hidden()
    expect(page.locator("#line")).to_be_focused()
    typed(page, "score")
    expect(page.locator("#told p")).to_contain_text("Scores")
    expect(page.locator("#told p")).to_be_in_viewport(ratio=1)
    expect(page.locator("#line")).to_be_in_viewport(ratio=1)


@pytest.mark.parametrize("screen", [PHONE, pytest.param(DESKTOP, marks=pytest.mark.soak)])
def test_every_key_is_a_button_too(visitor: Visitors, site: RunningServer, screen: dict[str, Any]) -> None:
    page = visitor(**screen)
    look(page, site, "trick")
    told, cards = page.locator("#told p"), page.locator("#hand .pick")
    steps.open_drawer(page)
    page.click("#keys summary")
    shown = page.locator("#keys button").evaluate_all("all => all.map((one) => one.value)")
    beyond = {key.key for key in keys_of("hearts") if (key.n or 0) > 4}
    assert (
        set(shown) == {key.key for key in keys_of("hearts")} - {"j", "m", "i", "f1"} - beyond
    )  # no clock, no key twice
    seen = [one.get_attribute("value") for one in page.locator("#keys button").all() if one.is_visible()]
    assert "enter" in seen and not {"space", "k"} & set(seen), "what means something now"
    small = [box for one in page.locator("#keys button").all() if (box := one.bounding_box()) and box["height"] < 24]
    assert not small and faults(page) == []
    for key, said in (
        ("s", "Scores"),
        ("t", "Your turn"),
        ("1", "1: "),
        ("4", "No fourth"),
        ("g", "Your hand is sorted"),
    ):
        page.locator(f'#keys button[value="{key}"]').click()
        expect(told).to_contain_text(said)
        expect(told).to_be_in_viewport(ratio=1)
    for key, place in (("end", 10), ("left", 9), ("home", 0), ("right", 1)):
        page.locator(f'#keys button[value="{key}"]').click()
        expect(cards.nth(place)).to_be_focused()
    page.locator('#keys button[value="enter"]').click()
    expect(page.locator("#told.refused p")).to_contain_text("you must follow")
    page.locator('#keys button[value="/"]').click()
    expect(page.locator("#line")).to_be_focused()
    page.locator('#keys button[value="esc"]').click()
    expect(page.locator("#buttons button").first).to_be_focused()


def test_cards_are_chosen_and_passed_by_buttons_of_keys(visitor: Visitors) -> None:
    page = visitor()
    steps.sit_down(page, seats=6)
    steps.open_drawer(page)
    page.click("#keys summary")
    for count in (1, 2, 3):
        page.locator('#keys button[value="space"]').click()
        expect(page.locator("#hand .pick.chosen")).to_have_count(count)
        page.locator('#keys button[value="right"]').click()
    expect(page.locator('#keys button[value="x"]')).to_be_hidden()
    page.locator('#keys button[value="enter"]').click()
    expect(page.locator('#buttons button[value="pass-chosen"]')).to_have_count(0)
    expect(page.locator('#keys button[value="space"]')).to_be_hidden()
    expect(page.locator('#keys button[value="x"]')).to_be_visible()


@pytest.mark.parametrize("screen", [PHONE, DESKTOP])
def test_what_stands_in_the_page_is_not_laid_over_it_once_more(visitor: Visitors, screen: dict[str, Any]) -> None:
    page = visitor(**screen)
    steps.sit_down(page)
    page.click("#b-hint")
    expect(page.locator("#say p", has_text="Hint: ")).to_have_count(
        1, timeout=60_000
    )  # the search may be compiled first
    box = page.locator("#hint").bounding_box()
    assert box is not None
    is_whole = box["y"] + box["height"] <= screen["viewport"]["height"]  # a long one on a phone is not
    expect(page.locator("#told p")).to_be_visible(visible=not is_whole)
    page.goto("/")
    page.check('input[value="kids-jinx"]')
    page.click('button[value="guide"]')
    page.wait_for_url("**/table/*")
    steps.connected(page)
    page.click("#b-on")
    expect(page.locator("#say p", has_text="A low card")).to_have_count(1)
    expect(page.locator("#told p")).to_be_hidden()


@pytest.mark.parametrize("screen", [PHONE, DESKTOP])
def test_what_a_button_counts_is_spoken_and_covers_nothing(
    visitor: Visitors, site: RunningServer, screen: dict[str, Any]
) -> None:
    page = visitor(**screen)
    told, said = page.locator("#told p"), page.locator("#say p").last
    for name in ("pass", "eleven-pass"):
        look(page, site, name)
        for number in (1, 2, 3):
            page.locator("#hand .pick").nth(number).click(position=steps.INDEX)
            expect(said).to_contain_text(f"chosen, {number} of 3")
            expect(told).to_be_hidden()
        page.locator("#hand .pick").nth(4).click(position=steps.INDEX)  # a fourth card is refused, for eyes too
        expect(told).to_contain_text("take one back first")
        expect(told).to_be_visible()
        page.locator("#hand .pick").nth(1).click(position=steps.INDEX)
        expect(said).to_contain_text("not chosen, 2 of 3")
        expect(told).to_be_hidden()
        steps.open_drawer(page)
        page.click("#keys summary")
        page.locator('#keys button[value="space"]').click()
        expect(said).to_contain_text("of 3")
        expect(told).to_be_visible(visible=screen is PHONE)  # there the drawer lies over the button


def test_an_answer_goes_when_it_is_ones_turn_again(visitor: Visitors) -> None:
    page = visitor()
    steps.sit_down(page, "kids-jinx", seats=3, pace="2")
    steps.wait_for_me(page)
    steps.play_a_card(page)
    while steps.owes(page):  # who wins leads
        steps.play_a_card(page)
    told = page.locator("#told p")
    page.keyboard.press("t")
    expect(told).to_be_visible()
    expect(told).not_to_contain_text("Your turn")
    steps.wait_for_me(page)
    expect(told).to_be_hidden()


def test_a_double_click_plays_one_card_and_is_not_scolded(visitor: Visitors, site: RunningServer) -> None:
    page = visitor(**DESKTOP)
    sent: list[str] = []
    page.on("websocket", lambda socket: socket.on("framesent", lambda text: sent.append(str(text))))
    steps.stop_time(page)
    look(page, site, "trick")
    page.evaluate("window.pass?.(1000)")
    count = page.locator("#hand .pick").count()
    page.locator("#hand .pick.legal").first.dblclick(position=steps.INDEX)
    expect(page.locator("#hand .pick")).to_have_count(count - 1)
    page.locator("#hand .pick").first.dblclick(position=steps.INDEX)  # the second half of it, where it comes late
    page.keyboard.press("s")
    expect(page.locator("#told p")).to_contain_text("Scores")
    assert len([one for one in sent if '"do":"act"' in one]) == 2, sent
    page.locator("#hand .pick").first.focus()
    page.keyboard.press("Enter")  # no key is lost
    expect(page.locator("#told p")).to_contain_text("not possible now")


def test_a_hint_is_put_away_by_who_taps_it_or_its_button_again(visitor: Visitors) -> None:
    page = visitor(**PHONE)
    steps.sit_down(page)
    hint, told = page.locator("#hint"), page.locator("#say p", has_text="Hint: ")
    page.locator("#b-hint").tap()
    expect(hint).to_be_visible(timeout=60_000)  # the search may be compiled first
    page.locator("#b-hint").tap()
    expect(hint).to_be_hidden()
    page.locator("#b-hint").tap()
    expect(hint).to_be_visible()
    hint.tap()
    expect(hint).to_be_hidden()
    n_told = told.count()
    page.locator("#b-hint").focus()
    page.keyboard.press("Enter")  # who listens is told again
    expect(hint).to_be_visible()
    page.keyboard.press("Enter")
    expect(told).to_have_count(min(4, n_told + 2))
    expect(hint).to_be_visible()
    expect(page.locator("#told p")).to_be_hidden()
