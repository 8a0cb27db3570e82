"""Cards in flight: a page that is drawn late never covers a newer one."""

from __future__ import annotations

from collections.abc import Callable

from playwright.sync_api import Page, expect

from tests.pages import steps

# The browser draws a change of its own choosing a little later: here, when the test says so.
LATE = """
window.late = [];
document.startViewTransition = (change) => {
  window.late.push(change);
  return { ready: Promise.resolve(), finished: new Promise(() => {}), skipTransition() {} };
};
"""

COUNTED = """
const start = document.startViewTransition.bind(document);
window.flights = 0;
document.startViewTransition = (change) => { window.flights += 1; return start(change); };
"""

# A card that hangs in the air until somebody clicks, however long a busy machine takes to get there.
HUNG = """
const start = document.startViewTransition.bind(document);
document.startViewTransition = (change) => {
  const flight = start(change);
  flight.ready.then(() => {
    for (const one of document.getAnimations()) if (/^::view-transition/.test(one.effect.pseudoElement)) one.pause();
    window.aloft = true;
  });
  flight.finished.then(() => { window.aloft = false; });
  return flight;
};
"""


def test_what_was_to_be_drawn_before_is_not_drawn_over_what_came_after(visitor: Callable[..., Page]) -> None:
    page = visitor()
    page.emulate_media(reduced_motion="no-preference")
    page.add_init_script(LATE)
    steps.sit_down(page, "kids-jinx")
    first = page.locator("main.board").get_attribute("data-turn")
    page.locator("#hand .pick.legal").first.click()
    steps.until(page, "before => board().dataset.mine === 'yes' && board().dataset.turn !== before", first)
    status = page.locator("#status").inner_text()
    page.evaluate("for (const change of window.late) change()")
    assert page.evaluate("window.late.length") > 0, "a card flies"
    expect(page.locator("main.board")).to_have_attribute("data-mine", "yes")
    assert page.locator("#status").inner_text() == status
    assert page.locator("#hand .pick.legal").count() > 0


def test_a_click_during_a_flight_is_not_lost(visitor: Callable[..., Page]) -> None:
    page = visitor()
    page.emulate_media(reduced_motion="no-preference")
    page.add_init_script(HUNG)
    steps.sit_down(page)
    steps.pass_cards(page)
    steps.wait_for_me(page)
    place = page.locator("#b-drawer").bounding_box()
    assert place is not None
    page.locator("#hand .pick.legal").first.evaluate("card => card.click()")
    steps.until(page, "() => window.aloft")
    page.mouse.click(place["x"] + 8, place["y"] + 8)
    expect(page.locator("#drawer")).to_be_visible()


def test_only_a_card_of_ones_own_flies(visitor: Callable[..., Page]) -> None:
    """What the others lay falls by the style sheet: no page is drawn twice for it."""
    page = visitor()
    page.emulate_media(reduced_motion="no-preference")
    page.add_init_script(COUNTED)
    steps.sit_down(page)
    steps.pass_cards(page)
    for played in range(1, 4):
        steps.wait_for_me(page)
        steps.play_a_card(page)
        steps.wait_for_me(page)
        assert page.evaluate("window.flights") == played


ALOFT = """
window.flown = [];
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
        steps.until(page, "(card) => window.flown.some(([one]) => one === card)", drawn)
        flown = page.evaluate("window.flown")
        (goes,) = [place for card, place, _ in flown if card == drawn]
        assert goes == "discarded" or goes.startswith("tower-"), flown
        steps.wait_for_me(page)
    assert any(place == "drawn-card" for _, place, _ in flown), flown


def test_cards_of_towers_lie_still_where_motion_is_unwelcome(visitor: Callable[..., Page]) -> None:
    page = visitor()
    page.add_init_script(ALOFT)
    steps.sit_down(page, "herz-an-herz", seats=2)
    for _ in range(2):
        steps.wait_for_me(page)
        steps.play_a_card(page)
    steps.wait_for_me(page)
    assert page.evaluate("window.flown") == []
