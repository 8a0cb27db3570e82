"""The charts of scores in the browser, wherever they stand: at a table, in a replay, on a pad of real cards."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from playwright.sync_api import Page, expect

import openhearts as oh
from openhearts.tables.log import Sitting
from openhearts.tables.table import open_table
from tests.pages import steps
from tests.pages.conftest import RunningServer
from tests.pages.test_kitchen import open_pad, write
from tests.pages.test_replay import brought
from tests.web.driving import over, played

Visitors = Callable[..., Page]
PAINTS = False

# Each line of the chart, and each key beside a name: its box, how it is clipped, filled and drawn.
LINES = """() => ['.chart polyline', '.key path'].map((what) => [...document.querySelectorAll(what)].map((one) => {
  const style = getComputedStyle(one), box = one.getBoundingClientRect();
  return { width: box.width, height: box.height, clip: style.clipPath, fill: style.fill, stroke: style.stroke,
    thick: parseFloat(style.strokeWidth), look: style.stroke + style.strokeDasharray + style.strokeWidth };
}))"""


# Where the names at the ends of lines stand: top and foot of their letters.
ENDS = """() => [...document.querySelectorAll('.chart .end')].map((one) => {
  const box = one.getBoundingClientRect(), spare = (box.height - parseFloat(getComputedStyle(one).fontSize)) / 2;
  return [box.top + Math.max(0, spare) + 1, box.bottom - Math.max(0, spare) - 1];
})"""


def check(page: Page, n_seats: int) -> None:
    """Every seat's line is seen as a line across the chart, unlike the others, and so is its key."""
    expect(page.locator(".chart")).to_be_visible()
    across = page.locator(".chart").bounding_box()
    lines, keys = page.evaluate(LINES)
    assert across is not None and len(lines) == len(keys) == n_seats
    for one in (*lines, *keys):
        assert (one["clip"], one["fill"]) == ("none", "none") and one["stroke"] != "none" and one["thick"] > 1, one
    assert all(one["width"] > across["width"] * 0.5 for one in lines), lines
    ends = page.evaluate(ENDS)
    assert len(ends) == n_seats, "a name at the end of each line"
    for at, (top, foot) in enumerate(ends):
        assert all(foot <= other or rest <= top for other, rest in ends[at + 1 :]), ends
    assert all(one["width"] > 10 for one in keys), keys
    assert len({one["look"] for one in lines}) == n_seats and [one["look"] for one in lines] == [
        one["look"] for one in keys
    ]


def test_on_a_pad(visitor: Visitors) -> None:
    page = visitor(color_scheme="light")
    open_pad(page)
    for number, points in enumerate(((13, 5, 5, 3), (0, 20, 0, 6)), 1):
        write(page, *points)
        expect(page.locator(".deals tbody tr")).to_have_count(number)
    check(page, 4)
    page.emulate_media(color_scheme="dark")
    check(page, 4)


def test_at_a_table(visitor: Visitors, site: RunningServer) -> None:
    page = visitor()
    steps.sit_down(page, "kids-jinx", seats=4)
    table = site.site.lobby.tables[page.url.rpartition("/")[2]]
    played(table, over)
    page.click("#b-next")
    expect(page.locator("#b-next")).to_have_count(0)
    played(table, over)
    expect(page.locator("#b-next, #result").first).to_be_attached()
    check(page, 4)


def test_in_a_replay(visitor: Visitors) -> None:
    """Up to the deal that is shown."""
    rules: Any = oh.ruleset("cancellation", 11)
    table, _ = open_table(rules, [Sitting(f"P{seat}", "random") for seat in range(11)], seed="chart")
    while len(table.finished) < 2:
        if table.is_waiting:
            table.next_deal()
        else:
            table.act_bot(table.bot_to_act() or 0)
    page = visitor()
    address = brought(page, table.record(open_only=True).text())
    page.goto(f"{address}?deal=1&step=9999")
    expect(page.locator(".chart .deal-tick")).to_have_count(1)
    page.click("#d-2")
    page.click("#m-last")
    expect(page.locator(".chart .deal-tick")).to_have_count(2)
    check(page, 11)
    for width in (1280, 360):  # the heading of the names stands above them
        page.set_viewport_size({"width": width, "height": 740})
        expect(page.locator(".sheets .both thead th").first).to_have_css("text-align", "left")
