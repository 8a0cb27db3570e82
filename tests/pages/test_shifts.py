"""Nothing jumps while a deal is played: the browser's own count of layout shifts, those after input included."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from playwright.sync_api import Page

from tests.pages import geometry, steps

Visitors = Callable[..., Page]
# Adds up shifts from the first hand to the end of the deal: before, the table is brought; after, a sheet comes.
WATCH = """(() => {
  window.moved = [];
  const place = (box) => [box.x, box.y, box.width, box.height].map(Math.round).join(" ");
  const name = (one) => one?.id || String(one?.className?.baseVal ?? one?.className ?? one?.nodeName);
  new PerformanceObserver((list) => {
    for (const one of list.getEntries()) {
      const over = performance.getEntriesByName("over")[0];
      if (over && one.startTime >= over.startTime - 1) continue;
      const told = (each) => `${name(each.node)} ${place(each.previousRect)} to ${place(each.currentRect)}`;
      if (window.counts) window.moved.push([one.value, one.sources.map(told).join()]);
    }
  }).observe({ type: "layout-shift" });
  new MutationObserver(() => {
    if (!document.querySelector("#b-next")) return;
    if (!performance.getEntriesByName("over").length) performance.mark("over");
  }).observe(document, { childList: true, subtree: true });
})()"""
GAMES = [
    ("classic", 4, "small phone"),
    pytest.param("classic", 4, "laptop", marks=pytest.mark.soak),
    pytest.param("classic", 6, "tablet", marks=pytest.mark.soak),
    pytest.param("kids-jinx", 3, "phone on its side", marks=pytest.mark.soak),
    pytest.param("cancellation", 11, "small phone", marks=pytest.mark.soak),
    pytest.param("cancellation", 11, "laptop", marks=pytest.mark.soak),
    pytest.param("cancellation", 11, "phone on its side", marks=pytest.mark.soak),
    pytest.param("cancellation", 11, "tablet", marks=pytest.mark.soak),
    pytest.param("herz-an-herz", 3, "phone", marks=pytest.mark.soak),
    pytest.param("herz-an-herz", 4, "laptop", marks=pytest.mark.soak),
]


@pytest.mark.parametrize(("variant", "seats", "window"), GAMES)
def test_nothing_jumps_in_a_whole_deal(visitor: Visitors, variant: str, seats: int, window: str) -> None:
    width, height = geometry.WINDOWS[window]
    page = visitor(viewport={"width": width, "height": height})
    page.add_init_script(WATCH)
    steps.sit_down(page, variant, seats=seats)
    steps.wait_for_me(page)
    page.wait_for_timeout(300)
    page.evaluate("window.counts = true")
    steps.play_out(page)
    page.wait_for_timeout(300)
    moved = page.evaluate("window.moved")
    assert sum(value for value, _ in moved) < 0.00005, moved
