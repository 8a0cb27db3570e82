"""Cards in flight: they come from where they lay, cover no newer page, and nobody's tap is lost to them."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from playwright.sync_api import Page, expect

from tests.pages import steps

# What flew from the hand, and from how far; with `hangs` it stays in the air until the test has looked.
WATCHED = """
window.flown = [];
const animate = Element.prototype.animate;
Element.prototype.animate = function (frames, timing) {
  const flight = animate.call(this, frames, timing);
  if (this.classList.contains("flyer")) {
    window.flown.push(frames[0].translate);
    if (window.hangs) flight.pause();
  }
  return flight;
};
"""


def watched(page: Page, *, hangs: bool = False) -> None:
    page.emulate_media(reduced_motion="no-preference")
    page.add_init_script(WATCHED + f"window.hangs = {str(hangs).lower()};")


def play_one_that_hangs(page: Page) -> None:
    watched(page, hangs=True)
    steps.sit_down(page)
    steps.pass_cards(page)
    steps.wait_for_me(page)
    page.locator("#hand .pick.legal").first.evaluate("card => card.click()")
    steps.until(page, "() => window.flown.length > 0")


def middle(page: Page, what: str) -> tuple[float, float]:
    box = page.locator(what).bounding_box()
    assert box is not None
    return box["x"] + box["width"] / 2, box["y"] + box["height"] / 2


def test_ones_own_card_flies_from_the_hand_to_its_place(visitor: Callable[..., Page]) -> None:
    page = visitor()
    watched(page, hangs=True)
    steps.sit_down(page, pace="30")
    steps.pass_cards(page)
    steps.wait_for_me(page)
    card = page.locator("#hand .pick.legal").first
    value = card.get_attribute("value")
    from_x, from_y = middle(page, f"#card-{value}")
    card.evaluate("card => card.click()")
    steps.until(page, "() => window.flown.length > 0")
    assert page.locator(f"#card-{value}").count() == 0, "the page is drawn already"
    x, y = middle(page, ".flyer")
    assert abs(x - from_x) < 4 and abs(y - from_y) < 14, "a card that is tapped is lifted a little"
    place = page.locator(f'.laid [data-flies="{value}"]')
    assert place.evaluate("card => getComputedStyle(card).opacity") == "0", "it is not there yet"
    page.keyboard.press("Shift")  # any key ends a flight
    expect(page.locator(".flyer")).to_have_count(0)
    steps.until(
        page, "card => getComputedStyle(document.querySelector(`.laid [data-flies='${card}']`)).opacity === '1'", value
    )


def test_a_tap_during_a_flight_hits_what_lies_there(visitor: Callable[..., Page]) -> None:
    page = visitor()
    play_one_that_hangs(page)
    x, y = middle(page, ".flyer")
    assert page.evaluate("([x, y]) => !document.elementFromPoint(x, y)?.closest('.flyer')", [x, y])
    drawer = middle(page, "#b-drawer")
    page.mouse.click(*drawer)
    expect(page.locator("#drawer")).to_be_visible()
    expect(page.locator(".flyer")).to_have_count(0)


def test_behind_a_curtain_nothing_flies_on(visitor: Callable[..., Page]) -> None:
    """Whose card it was is not to be seen by the next one at the device."""
    page = visitor()
    play_one_that_hangs(page)
    page.evaluate(
        "document.querySelector('main.board').dataset.curtain = 'yes'; document.dispatchEvent(new Event('drawn'))"
    )
    expect(page.locator(".flyer")).to_have_count(0)


def test_only_a_card_of_ones_own_flies(visitor: Callable[..., Page]) -> None:
    """What the others lay falls by the style sheet."""
    page = visitor()
    watched(page)
    steps.sit_down(page)
    steps.pass_cards(page)
    for played in range(1, 4):
        steps.wait_for_me(page)
        steps.play_a_card(page)
        steps.wait_for_me(page)
        assert page.evaluate("window.flown.length") == played
    expect(page.locator(".flyer")).to_have_count(0)


@pytest.mark.parametrize("wish", ["reduce", "no-preference"])
def test_nothing_flies_where_motion_is_unwelcome(visitor: Callable[..., Page], wish: str) -> None:
    page = visitor()
    page.add_init_script(WATCHED)
    page.emulate_media(reduced_motion=wish)  # type: ignore[arg-type]
    steps.sit_down(page, "kids-jinx", seats=2)
    steps.wait_for_me(page)
    steps.play_a_card(page)
    steps.wait_for_me(page)
    assert bool(page.evaluate("window.flown.length")) is (wish == "no-preference")


# What flew, each draw a frame of its own: of two that a busy browser shows in one frame, the first is never seen.
ALOFT = """
window.flown = [];
window.requestAnimationFrame = (then) => { queueMicrotask(() => then(performance.now())); return 1; };
const animate = Element.prototype.animate;
Element.prototype.animate = function (frames, timing) {
  if (this.dataset.flies) window.flown.push([this.dataset.flies, this.closest("[id]").id, frames[0].translate]);
  return animate.call(this, frames, timing);
};
"""


def test_cards_of_towers_come_from_where_they_lay(visitor: Callable[..., Page]) -> None:
    """From the pile to who drew them, from there to a row or to what was discarded."""
    page = visitor()
    page.emulate_media(reduced_motion="no-preference")
    page.add_init_script(ALOFT)
    steps.sit_down(page, "herz-an-herz", seats=2)
    for _ in range(4):
        steps.wait_for_me(page)
        drawn = page.locator("#drawn-card [data-flies]").get_attribute("data-flies")
        page.evaluate("window.flown = []")
        steps.play_a_card(page)
        # how it came from the pile may be seen only now
        laid = "(card) => window.flown.filter(([one, place]) => one === card && place !== 'drawn-card')"
        steps.until(page, f"(card) => ({laid})(card).length", drawn)
        flown = page.evaluate(laid, drawn)
        (_, goes, _), *_ = flown  # a busy browser tells with it that it was stolen again
        assert goes == "discarded" or goes.startswith("tower-"), flown
        steps.wait_for_me(page)
    steps.until(page, "() => window.flown.some(([, place]) => place === 'drawn-card')")


def test_cards_of_towers_lie_still_where_motion_is_unwelcome(visitor: Callable[..., Page]) -> None:
    page = visitor()
    page.add_init_script(ALOFT)
    steps.sit_down(page, "herz-an-herz", seats=2)
    for _ in range(2):
        steps.wait_for_me(page)
        steps.play_a_card(page)
    steps.wait_for_me(page)
    assert page.evaluate("window.flown") == []


UNSEEN = """() => [...document.querySelectorAll(".felt:not(.old) .laid")]
  .filter((one) => !one.checkVisibility({ opacityProperty: true, visibilityProperty: true }))
  .map((one) => one.outerHTML)"""


def test_a_card_that_is_led_while_the_last_trick_goes_is_seen(visitor: Callable[..., Page]) -> None:
    """At the usual pace a bot leads before the cards of the last trick have left the cloth."""
    page = visitor(reduced_motion="no-preference")
    steps.sit_down(page, "kids-jinx", seats=2, pace="0.6")
    n_led, is_first = 0, True
    while n_led < 2:
        steps.wait_for_me(page)
        assert not steps.is_over(page), "no bot led in a whole deal"
        if page.locator(".felt:not(.old) .laid").count() and not is_first:
            page.wait_for_timeout(600)
            assert page.evaluate(UNSEEN) == []
            n_led += 1
        is_first = False
        steps.play_a_card(page)
