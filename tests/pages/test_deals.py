"""Whole deals in the browser: small and large tables, phones and desktops, by mouse, keys and typed words."""

from __future__ import annotations

import re
from collections.abc import Callable

import pytest
from playwright.sync_api import Page, expect

import openhearts as oh
from tests.pages import steps

PHONE = {"viewport": {"width": 360, "height": 740}, "has_touch": True, "is_mobile": True}
DESKTOP = {"viewport": {"width": 1280, "height": 900}}
Visitors = Callable[..., Page]
PAINTS = False
MOTION = "no-preference"  # as most people have it: what slides and flies must not lose the focus or a tap


USUAL = [("classic-6-no-deuces", 6, PHONE)]
MORE = [
    ("kids-jinx", 8, DESKTOP),
    ("classic", 4, PHONE),
    ("cancellation", 11, PHONE),
    ("herz-an-herz", 2, PHONE),
    ("classic", 3, DESKTOP),
    ("kids-jinx", 2, PHONE),
    ("kids-jinx", 6, DESKTOP),
    ("classic-6-jokers", 6, DESKTOP),
    ("classic-de", 4, DESKTOP),
    ("cancellation", 6, DESKTOP),
    ("cancellation-standard", 6, DESKTOP),
    ("herz-an-herz", 4, DESKTOP),
    ("kitty-first-trick", 7, DESKTOP),
    ("omnibus", 5, PHONE),
]
MORE += [  # every other variant at its smallest size, in turn on a phone and on a desktop
    (one.id, min(one.seats), (PHONE, DESKTOP)[idx % 2])
    for idx, one in enumerate(one for one in oh.variants() if one.id not in {name for name, *_ in (*USUAL, *MORE)})
]


@pytest.mark.parametrize(
    ("variant", "seats", "screen"),
    [*USUAL, *(pytest.param(*one, marks=pytest.mark.soak) for one in MORE)],
    ids=lambda value: str(value) if not isinstance(value, dict) else f"{value['viewport']['width']}",
)
def test_a_deal_by_mouse(visitor: Visitors, variant: str, seats: int, screen: dict[str, object]) -> None:
    page = visitor(**screen)
    steps.sit_down(page, variant, seats=seats)
    width = screen["viewport"]["width"]  # type: ignore[index]
    assert page.evaluate("document.documentElement.scrollWidth") == width, "the page scrolls sideways"
    steps.play_out(page)
    assert page.evaluate("[document.documentElement.scrollWidth, innerWidth]") == [width, width], "its sheet does"
    assert page.locator("#opened p").count() > 0 or page.locator("#result").count() > 0
    if page.locator("#b-next").count():
        page.click("#b-next")
        expect(page.locator("#b-next")).to_have_count(0)


def test_a_deal_by_keys_alone(visitor: Visitors) -> None:
    page = visitor(**DESKTOP)
    steps.sit_down(page, seats=6)
    expect(page.locator("#hand .pick").first).to_be_focused()
    for at in range(3):
        page.keyboard.press("Space")
        expect(page.locator("#hand .pick.chosen")).to_have_count(at + 1)
        page.keyboard.press("ArrowRight")
    page.keyboard.press("Enter")
    expect(page.locator('#buttons button[value="pass-chosen"]')).to_have_count(0)
    for _ in range(8):
        steps.wait_for_me(page)
        if steps.is_over(page):
            break
        before = page.locator("main.board").get_attribute("data-turn")
        steps.until(page, "() => !!document.activeElement.closest('#hand') || document.activeElement.id === 'status'")
        page.keyboard.press("Home")
        for _ in range(14):
            if page.evaluate("document.activeElement.classList.contains('legal')"):
                break
            page.keyboard.press("ArrowRight")
        page.keyboard.press("Enter")
        steps.until(page, steps.MOVED, before)
    steps.wait_for_me(page)
    assert steps.is_over(page)
    steps.next_deal(page)


@pytest.mark.soak
def test_a_deal_in_the_command_box_alone(visitor: Visitors) -> None:
    page = visitor(**DESKTOP)
    steps.sit_down(page, seats=6)
    steps.open_drawer(page)
    box = page.locator("#line")

    def type_in(text: str) -> None:
        box.fill(text)
        box.press("Enter")

    cards = [
        value.removeprefix("card-")
        for value in page.locator("#hand .pick").evaluate_all("all => all.map(one => one.id)")
    ]
    type_in("pass " + " ".join(cards[:3]))
    expect(page.locator('#buttons button[value="pass-chosen"]')).to_have_count(0)
    for _ in range(8):
        steps.wait_for_me(page)
        if steps.is_over(page):
            break
        legal = page.locator("#hand .pick.legal").first.get_attribute("value")
        before = page.locator("main.board").get_attribute("data-turn")
        type_in(f"{legal}".lower())
        steps.until(page, steps.MOVED, before)
    steps.wait_for_me(page)
    assert steps.is_over(page)


def test_the_keys_that_ask_answer_at_any_time(visitor: Visitors) -> None:
    page = visitor(**DESKTOP)
    steps.sit_down(page)
    said = page.locator("#say p")
    for key, words in (
        ("c", "empty"),
        ("s", "0"),
        ("T", "Your turn"),
        ("1", "card"),
        ("h", re.compile("clubs|hearts")),
        ("p", "Ada"),
        ("v", "Hearts"),
        ("a", "ass"),
    ):
        page.keyboard.press(key)
        expect(said.filter(has_text=words).last).to_be_attached()
    page.keyboard.press("?")
    expect(page.locator("#keys li").first).to_be_visible()
    expect(page.locator("#keys summary")).to_be_focused()
    page.keyboard.press("Escape")
    expect(page.locator("#drawer")).to_be_hidden()
    expect(page.locator("#hand .pick").first).to_be_focused()
    assert page.locator("#hand .pick").count() == 13


def test_an_illegal_card_is_refused_with_its_reason(visitor: Visitors) -> None:
    page = visitor(**DESKTOP)
    steps.sit_down(page, "kids-jinx", seats=4)
    for _ in range(10):
        steps.wait_for_me(page)
        if page.locator("#hand .pick.blocked").count() or steps.is_over(page):
            break
        steps.play_a_card(page)
    blocked = page.locator("#hand .pick.blocked").first
    count = page.locator("#hand .pick").count()
    blocked.click(force=True)
    expect(page.locator("#alarm p").last).to_contain_text(":")
    assert page.locator("#hand .pick").count() == count


def test_a_tap_lifts_and_a_second_plays(visitor: Visitors) -> None:
    page = visitor(**PHONE)
    steps.sit_down(page)
    steps.pass_cards(page)
    steps.wait_for_me(page)
    count = page.locator("#hand .pick").count()
    card = page.locator("#hand .pick.legal").first
    card.tap()
    expect(page.locator("#hand .pick.lifted")).to_have_count(1)
    assert page.locator("#hand .pick").count() == count
    page.keyboard.press("a")  # the page is drawn again: the card stays lifted
    expect(page.locator("#hint")).to_be_visible()
    expect(page.locator("#hand .pick.lifted")).to_have_count(1)
    card.tap()
    expect(page.locator("#hand .pick")).to_have_count(count - 1)
