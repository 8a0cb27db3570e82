"""The bar's switch of speed, and the button that plays a lifted card."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from playwright.sync_api import Page, expect

from tests.pages import geometry, steps
from tests.pages.access.states import OWN, come, look, put
from tests.pages.conftest import RunningServer

Visitors = Callable[..., Page]
PAINTS = False


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


# Where each button is, as far as it is seen and can be hit in its middle.
BUTTONS = """() => Object.fromEntries([...document.querySelectorAll('#buttons button')].map((one) => {
  const box = one.getBoundingClientRect(), x = box.left + box.width / 2, y = box.top + box.height / 2;
  const isWhole = one.contains(document.elementFromPoint(x, y)) && box.height >= 44 && box.width >= 44;
  return [one.id, isWhole ? [box.left, box.top, box.right, box.bottom].map(Math.round) : null];
}))"""


def places(page: Page, window: str, *, is_meant: bool = False) -> dict[str, list[int] | None]:
    """Where the buttons are in a window, all of them at the first sight of it, or when the claim is what is meant."""
    width, height = geometry.WINDOWS[window]
    page.set_viewport_size({"width": width, "height": height})
    if is_meant:
        page.evaluate("(one => { one.blur(); one.focus(); })(document.getElementById('b-claim'))")
    found: dict[str, list[int] | None] = page.evaluate(BUTTONS)
    return found


def test_every_button_has_a_place_of_its_own(visitor: Visitors, site: RunningServer) -> None:
    """Hint, undo and a claim stay where they are when a card is lifted; all four are seen whole."""
    page = visitor(has_touch=True)
    windows = ("small phone", "phone on its side", "tablet", "laptop")
    for size in ("normal", "largest"):
        look(page, site, "certain", size=size)
        before = {window: places(page, window) for window in windows}
        page.locator("#hand .pick.legal").first.tap(position=steps.INDEX)
        expect(page.locator("#b-play")).to_be_visible()
        for window in windows:
            seen, after = before[window], places(page, window, is_meant=True)
            assert list(seen) == ["b-hint", "b-undo", "b-claim"] and all(seen.values()), (window, size, seen)
            assert "b-play" in after and all(after.values()), (window, size, after)
            kept = ("b-hint", "b-undo") if window == "phone on its side" else ("b-hint", "b-undo", "b-claim")
            is_still = [after[one] for one in kept] == [seen[one] for one in kept]
            assert is_still or window == "laptop", (window, size, seen, after)
            assert page.evaluate("document.getElementById('buttons').scrollTop") == 0, (window, size)


# Of everybody in the bar: how far it begins and ends from the bar's left, how low the total reaches; and the limit.
STANDING = """() => [[...document.querySelectorAll('#strip .standing li')].map((one) => {
  const all = [document.querySelector('#strip'), one.querySelector('.face'), one.querySelector('b')];
  const [bar, face, total] = all.map((each) => each.getBoundingClientRect());
  const left = Math.min(face.left, total.left), right = Math.max(face.right, total.right);
  return [left - bar.left, right - bar.left, total.bottom, bar.width];
}), getComputedStyle(document.querySelector('#strip .limit'), '::before').content]"""
FIRST_HAS_TEN = "document.querySelector('#strip .standing b').textContent = '10'"


@pytest.mark.parametrize("size", ["normal", "largest"])
def test_the_bar_of_a_phone_has_everybody(visitor: Visitors, site: RunningServer, size: str) -> None:
    """Each face with its total, none over another one, and the limit."""
    page = visitor(viewport={"width": 360, "height": 640})
    windows = {one: geometry.WINDOWS[one] for one in ("small phone", "phone", "phone on its side")}
    for seats in (4, 6, 11) if size == "normal" else (4,):
        look(page, site, f"full-{seats}", size=size)
        page.evaluate(FIRST_HAS_TEN)
        for window, (width, height) in (windows if size == "normal" else {"smallest phone": geometry.SMALLEST}).items():
            page.set_viewport_size({"width": width, "height": height})
            places, limit = page.evaluate(STANDING)
            assert len(places) == seats, (seats, window)
            ends = [end for _, end, _, _ in places]
            is_beside = all(left >= end - 1 for end, (left, *_) in zip([0, *ends], places, strict=False))
            assert is_beside, (seats, window, places)
            is_within = ends[-1] <= places[0][3] + 1 and all(low <= 44 for *_, low, _ in places)
            assert is_within, (seats, window, places)
            assert limit.strip('"').isdigit() or window == "phone on its side", window  # where it is a sentence


# How far the middle of the limit is from that of the faces beside it, where no sign of hearts lies above it.
LIMIT = """() => {
  const middle = (one) => { const b = one.getBoundingClientRect(); return (b.top + b.bottom) / 2; };
  const strip = document.querySelector('.strip'), has = document.querySelector('.lock');
  return [!!has, middle(document.querySelector('.limit')) - middle(strip)];
}"""


def test_the_limit_stands_in_the_middle_until_hearts_have_a_sign(visitor: Visitors, site: RunningServer) -> None:
    page = visitor()
    for size in ("normal", "largest"):
        look(page, site, "pass", size=size)
        for window in ("small phone", "phone"):
            width, height = geometry.WINDOWS[window]
            page.set_viewport_size({"width": width, "height": height})
            has_sign, away = page.evaluate(LIMIT)
            assert not has_sign and abs(away) <= 2.5, (window, size, away)
        look(page, site, "trick", size=size)
        has_sign, away = page.evaluate(LIMIT)
        assert has_sign and away > 3, ("below its sign", size, away)
