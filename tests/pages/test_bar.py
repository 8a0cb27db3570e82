"""The bar's switch of speed, and the button that plays a lifted card."""

from __future__ import annotations

from collections.abc import Callable

from playwright.sync_api import Page, expect

from tests.pages import steps
from tests.pages.access.states import OWN, come, look, put
from tests.pages.conftest import RunningServer

Visitors = Callable[..., Page]


def test_each_press_is_the_next_speed_for_everybody(visitor: Visitors, site: RunningServer) -> None:
    page = visitor(viewport={"width": 1366, "height": 768})
    table = put(site, "trick", pace=0.6)
    come(page, site, f"/table/{table.state.ident}")
    steps.connected(page)
    speed = page.locator("#b-pace")
    expect(speed).to_have_attribute("aria-label", "Speed of the bots: normal. Change")
    for pace, word in ((0.3, "fast"), (0.0, "at once"), (2.5, "very slow"), (1.2, "slow"), (0.6, "normal")):
        speed.click()
        expect(speed).to_have_attribute("aria-label", f"Speed of the bots: {word}. Change")
        steps.until(page, "() => true")
        for _ in range(100):
            if table.state.settings.pace == pace:
                break
            page.wait_for_timeout(50)
        assert table.state.settings.pace == pace
    page.reload()
    expect(speed).to_have_attribute("aria-label", "Speed of the bots: normal. Change")


def test_only_the_host_sets_the_speed(visitor: Visitors, site: RunningServer) -> None:
    page = visitor(viewport={"width": 1366, "height": 768})
    table = put(site, "trick", {1: ("the host", "Anna"), 0: (OWN, "You")})
    come(page, site, f"/table/{table.state.ident}")
    expect(page.locator("#hand")).to_be_visible()
    expect(page.locator("#b-pace")).to_have_count(0)


def test_a_lifted_card_is_played_by_the_button_too(visitor: Visitors, site: RunningServer) -> None:
    page = visitor(viewport={"width": 390, "height": 844}, has_touch=True)
    look(page, site, "trick")
    card = page.locator("#hand .pick.legal").first
    card.tap(position=steps.INDEX)
    expect(page.locator("#hand .pick.lifted")).to_have_count(1)
    play = page.locator("#buttons #b-play")
    expect(play).to_have_text("Play")
    box = play.bounding_box()
    assert box is not None and box["height"] >= 44
    play.tap()
    expect(page.locator("#laid-0")).to_have_count(1)
    expect(play).to_have_count(0)
