"""What makes a table comfortable, in a browser: sounds and shaking, claims, seats that change, one's own keys."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from playwright.sync_api import Page, expect

from tests.pages import steps
from tests.pages.test_together import gather, hand

pytestmark = pytest.mark.soak
Visitors = Callable[..., Page]
PAINTS = False

LISTEN = """
window.notes = 0; window.shaken = [];
const made = AudioContext.prototype.createOscillator;
AudioContext.prototype.createOscillator = function () { window.notes += 1; return made.call(this); };
navigator.vibrate = (pattern) => { window.shaken.push(pattern); return true; };
"""


def wish(page: Page, **switches: bool) -> None:
    """Sets switches of one's own, and comes back."""
    table = page.url
    page.goto("/wishes")
    for name, is_on in switches.items():
        page.set_checked(f'input[name="{name}"]', is_on)
    page.click(".wishes button.go")
    page.goto(table)
    steps.connected(page)


def test_sounds_and_shaking_are_heard_only_by_who_wishes(visitor: Visitors) -> None:
    page = visitor()
    page.add_init_script(LISTEN)
    steps.sit_down(page, "kids-jinx", seats=3)
    steps.wait_for_me(page)
    steps.play_a_card(page)
    assert page.evaluate("[notes, shaken.length]") == [0, 0]
    wish(page, sound=True, vibration=True)
    steps.wait_for_me(page)
    page.locator("#felt").click(position={"x": 200, "y": 200})  # browsers sound only after a touch
    steps.play_a_card(page)
    steps.until(page, "() => notes > 0 && shaken.length > 0")
    wish(page, sound=False, vibration=True)
    steps.wait_for_me(page)
    steps.play_a_card(page)
    steps.until(page, "() => shaken.length > 0")
    assert page.evaluate("notes") == 0


def test_a_nudge_comes_once_in_a_turn_and_never_where_it_is_off(visitor: Visitors) -> None:
    page = visitor()
    page.add_init_script(LISTEN)
    steps.sit_down(page, "kids-jinx", seats=3)
    wish(page, vibration=True, nudge=True)
    steps.wait_for_me(page)
    page.evaluate("shaken.length = 0; document.getElementById('main').dataset.nudgeAfter = 100")
    expect(page.locator("#status.nudge")).to_have_count(1)
    page.wait_for_timeout(1200)
    assert page.evaluate("shaken.length") == 1
    steps.play_a_card(page)
    expect(page.locator("#status.nudge")).to_have_count(0)
    wish(page, nudge=False)
    steps.wait_for_me(page)
    page.evaluate("document.getElementById('main').dataset.nudgeAfter = 100")
    page.wait_for_timeout(1200)
    expect(page.locator("#status.nudge")).to_have_count(0)


def claimant(pages: tuple[Page, Page]) -> tuple[Page, Page]:
    """Two people play until one of them may offer the rest as their own; this one first."""
    while True:
        for place, page in enumerate(pages):
            if steps.owes(page):
                if page.locator("#b-claim").count():
                    return page, pages[1 - place]
                steps.play_a_card(page)
        pages[0].wait_for_timeout(20)


# Presses the button as soon as it is there, as a finger that was on its way to another one.
EAGER = """id => new MutationObserver((_, all) => {
  const found = document.getElementById(id);
  if (!found) return;
  all.disconnect();
  found.dispatchEvent(new PointerEvent('pointerdown', { bubbles: true }));
  found.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true, detail: 1 }));
  window.pressed = id;
}).observe(document.body, { childList: true, subtree: true })"""


@pytest.mark.parametrize("yes", [True, False])
def test_a_claim_is_asked_of_the_other_one(visitor: Visitors, yes: bool) -> None:
    anna, ben = gather(visitor, "kids-jinx", 2)
    mine, other = claimant((anna, ben))
    cards = len(hand(mine))
    assert cards
    mine.keyboard.press("x")
    expect(mine.locator("#say")).to_contain_text("once more")
    assert other.locator("#b-accept").count() == 0
    other.evaluate(EAGER, "b-reject" if yes else "b-accept")
    mine.locator("#b-claim").click()
    expect(other.locator("#b-accept")).to_be_visible()
    expect(other.locator("#say")).to_contain_text("Y accepts, N rejects")
    other.wait_for_function("window.pressed")
    other.wait_for_timeout(700)
    expect(other.locator("#b-accept")).to_be_visible()  # whoever pressed that meant something else
    expect(mine.locator("#b-claim-back")).to_be_visible()
    if yes:
        other.keyboard.press("y")
        for page in (anna, ben):
            expect(page.locator("#b-next")).to_be_visible()
        return
    other.locator("#b-reject").click()
    expect(mine.locator("#b-claim-back")).to_have_count(0)
    expect(mine.locator("#say")).to_contain_text("rejected")
    assert len(hand(mine)) == cards


def test_seats_change_between_deals(visitor: Visitors) -> None:
    anna, ben = gather(visitor, "kids-jinx", 2)
    while not steps.is_over(anna):
        for page in (anna, ben):
            if steps.owes(page):
                steps.play_a_card(page)
        anna.wait_for_timeout(20)
    steps.open_drawer(ben)
    ben.locator("#change summary").click()
    ben.locator("#swap-ask-0").click()
    expect(anna.locator("[id^=swap-yes-]")).to_be_visible()
    anna.keyboard.press("y")
    for page in (anna, ben):
        expect(page.locator("#changes")).to_contain_text("change seats when the next deal begins")
    for page in (anna, ben):
        expect(page.locator("#b-next")).to_be_visible()
        page.click("#b-next")
    for page in (anna, ben):
        expect(page.locator("#hand .pick").first).to_be_visible()
    assert not set(hand(anna)) & set(hand(ben))
    for page in (anna, ben):
        expect(page.locator("body")).to_contain_text("changed seats.")


def test_keys_of_one_s_own(visitor: Visitors) -> None:
    page = visitor()
    steps.sit_down(page, "kids-jinx", seats=3)
    table = page.url
    page.goto("/wishes")
    page.click("#own-keys summary")
    page.fill('input[name="key-c"]', "v")  # what lies on the table
    page.fill('input[name="key-v"]', "c")
    page.fill('input[name="key-s"]', "")
    page.click(".wishes button.go")
    page.goto(table)
    steps.connected(page)
    steps.wait_for_me(page)

    def said_after(key: str) -> str:
        before = page.locator("#say p").all_text_contents()
        page.keyboard.press(key)
        page.wait_for_timeout(400)
        after = page.locator("#say p").all_text_contents()
        return " ".join(after[len(before) :]) if after[: len(before)] == before else " ".join(after)

    lies = said_after("v")
    assert "empty" in lies or any(word in lies for word in ("hearts", "diamonds", "clubs", "spades", "jinx"))
    silent = page.locator("#say").text_content()
    page.keyboard.press("s")
    page.wait_for_timeout(400)
    assert page.locator("#say").text_content() == silent
    assert "Kids" in said_after("c") or "jinx" in said_after("c")
