"""The tabs on the sheet after a deal: by mouse, by arrows, and all of it without a script."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from playwright.sync_api import Page, expect

from tests.pages import geometry
from tests.pages.access.states import come, look, put
from tests.pages.conftest import RunningServer

Visitors = Callable[..., Page]
PANELS = ("scores", "cards", "tricks")


def test_one_panel_is_shown_and_arrows_walk(visitor: Visitors, site: RunningServer) -> None:
    page = visitor()
    look(page, site, "over")
    for name in PANELS:
        expect(page.locator(f"#panel-{name}")).to_be_visible(visible=name == "scores")
    page.click("#tab-cards")
    expect(page.locator("#panel-cards")).to_be_visible()
    expect(page.locator("#panel-scores")).to_be_hidden()
    page.keyboard.press("ArrowRight")
    expect(page.locator("#tab-tricks")).to_be_focused()
    expect(page.locator("#panel-tricks .tricks-table")).to_be_visible()
    page.keyboard.press("ArrowRight")
    expect(page.locator("#tab-scores")).to_be_focused()
    page.keyboard.press("End")
    expect(page.locator("#tab-tricks")).to_have_attribute("aria-selected", "true")
    assert page.locator("#tabs [tabindex='0']").count() == 1


def test_what_was_chosen_stays_when_the_page_is_drawn_anew(visitor: Visitors, site: RunningServer) -> None:
    page = visitor()
    look(page, site, "over")
    page.click("#tab-cards")
    page.evaluate("document.dispatchEvent(new Event('drawn'))")
    expect(page.locator("#panel-cards")).to_be_visible()
    expect(page.locator("#decided .card")).to_be_visible()


def test_without_a_script_all_of_it_stands_there(visitor: Visitors, site: RunningServer) -> None:
    page = visitor(java_script_enabled=False)
    table = put(site, "over")
    come(page, site, f"/table/{table.state.ident}")
    for name in PANELS:
        expect(page.locator(f"#panel-{name}")).to_be_visible()
    expect(page.locator("#tabs")).to_be_hidden()


WHOLE = """() => {
  const strip = document.querySelector('.standing').getBoundingClientRect();
  return [...document.querySelectorAll('.standing b')].map((one) => one.getBoundingClientRect()).filter((one) =>
    one.width > 0 && one.left >= strip.left && one.right <= strip.right + .5 && one.bottom <= strip.bottom).length;
}"""


@pytest.mark.parametrize("size", ["normal", "largest"])
def test_every_total_stands_above_the_sheet(visitor: Visitors, site: RunningServer, size: str) -> None:
    page = visitor()
    for name, seats in (("over", 4), ("eleven-over", 11)):
        look(page, site, name, size=size)
        for width, height in geometry.WINDOWS.values():
            page.set_viewport_size({"width": width, "height": height})
            assert page.evaluate(WHOLE) == seats, (name, width)
