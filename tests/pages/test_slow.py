"""A table of hours and days in two browsers: each reads moments as their own clocks show them, and what they missed."""

from __future__ import annotations

import os
import re
from collections.abc import Callable
from datetime import datetime, timedelta
from pathlib import Path
from zoneinfo import ZoneInfo

from axe_playwright_python.sync_playwright import Axe
from playwright.sync_api import Page, expect

from openhearts.tables.hosting.hosted import HostedTable
from openhearts.tables.session.presence import times
from tests.pages import steps
from tests.pages.conftest import RunningServer
from tests.web.driving import goes, played

Visitors = Callable[..., Page]
SHOTS = os.environ.get("OPENHEARTS_SHOTS", "")  # a folder for pictures to be looked at


def shot(page: Page, name: str) -> None:
    if SHOTS:
        page.screenshot(path=str(Path(SHOTS) / f"{name}.png"))


def checked(page: Page) -> None:
    """Nothing stands in the way of anybody, and nothing is wider than the window."""
    found = Axe().run(page, options={"runOnly": ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa"]})
    assert not found.response["violations"], found.generate_report()
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")


def seated(anna: Page, ben: Page, site: RunningServer) -> HostedTable:
    """A table of a day for each decision, opened by the form, with both in its first deal."""
    anna.goto("/")
    anna.click("details.more summary")
    anna.fill('input[name="name"]', "Anna")
    anna.select_option('select[name="pace"]', "0")
    anna.select_option('select[name="level"]', "club")
    anna.fill('input[name="options"]', "pass.count=0")
    anna.get_by_label("Time for a decision").select_option(label="1 day")
    anna.click('button[value="friends"]')
    anna.wait_for_url("**/table/*")
    ben.goto(anna.url)
    ben.fill("#guest", "Ben")
    ben.click("#sit-1")
    expect(anna.locator(".chairs")).to_contain_text("Ben")
    anna.click("#b-start")
    expect(ben.locator("#hand .pick").first).to_be_visible()
    return site.site.lobby.tables[anna.url.rpartition("/")[2]]


def alone(page: Page, table: HostedTable) -> None:
    """Until one page alone looks at a table: the server learns a moment later that another one was left."""
    for _ in range(400):
        if len(table.audience.listeners) < 2:
            return
        page.wait_for_timeout(50)
    raise AssertionError("the page that was left looks for ever")


def awaited(table: HostedTable, seat: int) -> float:
    """Play goes on until a person is to act; the end of their time."""
    played(table, lambda state: state.to_act == (seat,))
    return next(one.until for one in times(table.state) if one.seat == seat)


def test_two_people_who_are_never_there_together(visitor: Visitors, site: RunningServer) -> None:
    anna = visitor(timezone_id="America/New_York", viewport={"width": 1280, "height": 800})
    ben = visitor(
        locale="ro-RO", timezone_id="Europe/Bucharest", viewport={"width": 390, "height": 844}, has_touch=True
    )
    table = seated(anna, ben, site)
    until = awaited(table, 1)
    where = datetime.fromtimestamp(until).astimezone(tz=None)
    expect(ben.locator("#deadline")).to_contain_text("Termen")
    hours = ben.evaluate("at => new Date(at * 1000).toTimeString().slice(0, 5)", until)
    expect(ben.locator("#deadline")).to_contain_text(hours)
    assert where.minute == int(hours[3:])
    expect(anna.locator("#deadline")).to_contain_text(re.compile(r"Ben: \w{3}, \w{3} \d+, \d+:\d\d [AP]M"))
    told = ben.locator("#say").inner_text()
    html = ben.locator("#deadline").inner_html()
    ben.wait_for_timeout(2500)
    assert ben.locator("#deadline").inner_html() == html and ben.locator("#say").inner_text() == told, "nothing ticks"
    checked(ben)
    shot(ben, "slow-turn-ro")

    steps.open_drawer(ben)
    expect(ben.locator("#slow")).to_contain_text("Termenul tău: ")
    shot(ben, "slow-drawer-ro")
    ben.click("#slow a")
    ben.fill(
        'input[name="until"]', (datetime.now(ZoneInfo("Europe/Bucharest")) + timedelta(days=3)).strftime("%Y-%m-%d")
    )
    checked(ben)
    shot(ben, "slow-holiday-ro")
    expect(ben.locator("main > .acts")).to_have_css("position", "static")  # it would cover a field
    ben.click("form.wishes .go")
    expect(ben.locator("#left")).to_contain_text("4")
    assert times(table.state)[0].until > until + 86_400
    expect(anna.locator("#slow")).to_contain_text("Ben, holiday: ")
    ben.click('button[name="end"]')
    expect(ben.locator('button[name="end"]')).to_have_count(0)
    steps.close_window(ben)
    alone(anna, table)

    steps.open_drawer(anna)
    shot(anna, "slow-drawer-en")
    goes(table)
    played(table, lambda state: state.deal is not None and len(getattr(state.deal.public, "tricks", ())) >= 4)
    awaited(table, 1)


def test_who_comes_back_reads_and_hears_what_they_missed_and_where_they_are_awaited(
    visitor: Visitors, site: RunningServer
) -> None:
    anna = visitor(viewport={"width": 390, "height": 844}, timezone_id="Europe/London")
    ben = visitor(locale="de-DE", timezone_id="Europe/Berlin", viewport={"width": 1280, "height": 800})
    table = seated(anna, ben, site)
    awaited(table, 1)
    ben.goto("/")
    alone(anna, table)
    goes(table)
    played(table, lambda state: state.deal is not None and len(getattr(state.deal.public, "tricks", ())) >= 3)
    awaited(table, 1)
    ben.reload()
    expect(ben.locator(".my-tables .turn")).to_contain_text("Du bist dran, Frist: ")
    checked(ben)
    shot(ben, "slow-mine-de")
    ben.click(".my-tables a")
    expect(ben.locator("#say")).to_contain_text("Während du weg warst: ")
    expect(ben.locator("#heard, .heard").first).to_contain_text("Während du weg warst: ")
    expect(ben.locator("#meanwhile")).to_contain_text("Während du weg warst: ")
    checked(ben)
    shot(ben, "slow-back-de")
    ben.click("#seen")
    expect(ben.locator("#meanwhile")).to_have_count(0)
    steps.open_drawer(ben)
    ben.click("#log summary")
    expect(ben.locator("#log")).to_contain_text("Während du weg warst: ")
    expect(anna.locator("#deadline")).to_contain_text("Ben: ")
    shot(anna, "slow-turn-en-phone")
    anna.goto(f"{anna.url}/settings")
    checked(anna)
    shot(anna, "slow-settings-en-phone")
