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

WATCHED = """
const start = document.startViewTransition.bind(document);
document.startViewTransition = (change) => {
  const flight = start(change);
  flight.ready.then(() => { window.aloft = true; });
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
    page.add_init_script(WATCHED)
    steps.sit_down(page)
    cards = page.locator("#hand .pick")
    expect(page.locator("#hand .pick.chosen")).to_have_count(0)
    places = [box for box in map(lambda at: cards.nth(at).bounding_box(), range(3)) if box is not None]
    cards.nth(0).evaluate("card => card.click()")
    for place in places[1:]:
        steps.until(page, "() => window.aloft")
        page.mouse.click(place["x"] + 8, place["y"] + 30)
    expect(page.locator("#hand .pick.chosen")).to_have_count(3)
