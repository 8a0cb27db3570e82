"""Whole deals of every game with the keyboard alone: nothing is clicked, and the focus is never lost."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from playwright.sync_api import Page, expect

from tests.pages import steps
from tests.pages.access.states import look
from tests.pages.conftest import RunningServer

Visitors = Callable[..., Page]
PAINTS = False
MOTION = "no-preference"  # as most people have it: what slides and flies must not lose the focus or a tap
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
    steps.next_deal(page)


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
    steps.next_deal(page)


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


def test_arrows_choose_a_row_and_say_what_lies_there(visitor: Visitors, site: RunningServer) -> None:
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


def test_only_signs_can_be_switched_off(visitor: Visitors, site: RunningServer) -> None:
    page = visitor()
    look(page, site, "trick", keys=False)
    cards = page.locator("#hand .pick")
    before = page.locator("#say p").count()
    for sign in ("c", "1", "-", "?", "/"):
        page.keyboard.press(sign)
    expect(cards.first).to_be_focused()
    page.keyboard.press("ArrowRight")
    expect(cards.nth(1)).to_be_focused()
    page.keyboard.press("End")
    expect(cards.last).to_be_focused()
    page.keyboard.press("Home")
    expect(cards.first).to_be_focused()
    page.keyboard.press("Escape")
    expect(page.locator("#buttons button").first).to_be_focused()
    notes = page.locator("#say p").all_text_contents()[before:]
    assert notes and all("follow" in note or "diamonds" in note for note in notes), notes  # of the cards, and no answer


def test_keys_are_the_table_s_only_there(visitor: Visitors, site: RunningServer) -> None:
    page = visitor()
    look(page, site, "trick")
    steps.connected(page)
    said = page.locator("#say p")
    before = said.count() + 1
    page.keyboard.press("t")
    expect(said).to_have_count(before)
    page.click("#b-drawer")
    for elsewhere in (".language button", ".topbar .home", ".foot a"):
        page.locator(elsewhere).first.focus()
        for key in ("s", "x", "ArrowRight", "?"):
            page.keyboard.press(key)
        expect(page.locator(elsewhere).first).to_be_focused()
    page.locator(".foot a").first.focus()
    page.keyboard.press("Escape")
    expect(page.locator("#drawer")).to_be_hidden()
    expect(page.locator("#hand .pick").first).to_be_focused()
    page.locator("#status").focus()
    page.keyboard.press("s")
    expect(said.last).to_contain_text("Scores")
    assert said.count() == before + 1


PRESS = """([key, code, shiftKey]) => document.body.dispatchEvent(
  new KeyboardEvent('keydown', { key, code, shiftKey: !!shiftKey, bubbles: true, cancelable: true }))"""


def test_digits_are_found_by_their_place_too(visitor: Visitors, site: RunningServer) -> None:
    """The French row of digits types & é " ' ( - è _ ç à; what is no digit's key stays what it types."""
    page = visitor()
    look(page, site, "trick")
    told = page.locator("#told p")
    yet = {digit: f"No {word} card yet" for digit, word in (("2", "second"), ("3", "third"), ("4", "fourth"))}
    beyond = "A trick has only 4 cards here"
    pressed = [
        (sign, f"Digit{digit}", yet.get(digit, beyond)) for sign, digit in zip("&é\"'(-è_çà", "1234567890", strict=True)
    ]
    more = [("-", "Minus", beyond), ("-", "NumpadSubtract", beyond), ("6", "Digit6", beyond), ("4", "Digit4", yet["4"])]
    for sign, code, words in (*pressed[1:], *more):  # one card lies on the table
        page.evaluate(PRESS, ["t", "KeyT"])  # something else between, so that each key is heard for itself
        expect(told).not_to_contain_text(words)
        page.evaluate(PRESS, [sign, code])
        expect(told).to_contain_text(words)
    page.evaluate(PRESS, ["&", "Digit1"])
    expect(told).to_contain_text("1: ")
    page.evaluate(PRESS, ["/", "Digit7", True])  # German
    expect(page.locator("#line")).to_be_focused()
    page.locator("#status").focus()
    page.evaluate(PRESS, ["\u0441", "KeyC"])  # Russian
    expect(told).to_contain_text("spades")


def test_where_tab_stops_goes_on_with_the_focus_and_is_never_taken_away(visitor: Visitors) -> None:
    """A card that is played hands the focus on before it goes; taking `tabindex` away costs a page all its styles."""
    page = visitor()
    steps.sit_down(page)
    steps.pass_cards(page)
    page.evaluate(
        "() => { window.taken = 0; new MutationObserver((all) => { for (const one of all)"
        " window.taken += one.target.matches('.pick') && !one.target.hasAttribute('tabindex'); })"
        ".observe(document, { subtree: true, attributes: true, attributeFilter: ['tabindex'] }); }"
    )
    for _ in range(4):
        steps.wait_for_me(page)
        held = page.locator("#hand .pick").count()
        steps.play_a_card(page)
        expect(page.locator("#hand .pick")).to_have_count(held - 1)
        stops = page.evaluate("[...document.querySelectorAll('#hand [tabindex=\"0\"]')].map((one) => one.id)")
        assert stops == [page.evaluate("document.activeElement.id")]
    assert page.evaluate("window.taken") == 0
    # The card that had the focus is laid from the command box: back at the table, keys are heard there.
    steps.wait_for_me(page)
    here = page.locator("#hand .pick.legal").first
    here.focus()
    card = here.get_attribute("value") or ""
    page.keyboard.press("/")
    page.keyboard.type(f"play {card}")
    page.keyboard.press("Enter")
    expect(page.locator(f"#card-{card}")).to_have_count(0)
    page.keyboard.press("Escape")
    assert page.evaluate("document.activeElement.closest('#hand, #status') !== null")
    # So is the last of a deal: what goes on has the focus then.
    page.evaluate("document.getElementById('status').focus()")
    page.keyboard.press("/")
    while not steps.is_over(page):
        steps.wait_for_me(page)
        if steps.is_over(page):
            break
        before = page.locator("main.board").get_attribute("data-turn")
        card = page.locator("#hand .pick.legal").first.get_attribute("value") or ""
        page.keyboard.type(f"play {card}")
        page.keyboard.press("Enter")
        steps.until(page, steps.MOVED, before)
    page.keyboard.press("Escape")
    expect(page.locator("#b-next")).to_be_focused()
