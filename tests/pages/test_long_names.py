"""Names of 24 wide letters without a blank: no page scrolls sideways because of them."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

import pytest
from playwright.sync_api import Page, expect

import openhearts as oh
from openhearts.tables.log import Sitting
from openhearts.tables.table import open_table
from tests.pages import steps
from tests.pages.access.states import OWN, come, put
from tests.pages.conftest import RunningServer
from tests.pages.test_kitchen import write
from tests.pages.test_replay import brought

Visitors = Callable[..., Page]
PAINTS = False
LONG: Final = "W" * 24
NAMES: Final = tuple(f"{LONG[1:]}{seat}" for seat in range(4))
WINDOWS: Final = ((320, 568), (390, 844), (768, 1024))
# What is wider than the window, and what stands out of it though nothing around it scrolls or clips.
WIDE: Final = """() => {
  const clips = (one) => one && (getComputedStyle(one).overflowX !== 'visible' || clips(one.parentElement));
  const out = [...document.querySelectorAll('body *')].filter((one) => {
    const box = one.getBoundingClientRect();
    const isOut = box.width && box.right > innerWidth + 1 && !clips(one.parentElement);
    return isOut && one.checkVisibility({ visibilityProperty: true });
  });
  const page = document.documentElement;
  if (page.scrollWidth > page.clientWidth) out.push(page);
  return out.map((one) => `${one.tagName}#${one.id}.${one.getAttribute('class')}`).slice(0, 5);
}"""


def fits(page: Page) -> None:
    """In each window."""
    for width, height in WINDOWS:
        page.set_viewport_size({"width": width, "height": height})
        assert page.evaluate(WIDE) == [], (width, page.url)


def test_the_page_on_which_a_host_waits(visitor: Visitors, site: RunningServer) -> None:
    page = visitor()
    people = {seat: (OWN if seat == 0 else f"guest {seat}", name) for seat, name in enumerate(NAMES)}
    table = put(site, "theirs", people, waits=True)
    for who in (OWN, "guest 1"):
        come(page, site, f"/table/{table.state.ident}", who)
        expect(page.locator(".chairs")).to_contain_text(NAMES[3])
        fits(page)


def test_the_list_of_ones_tables(visitor: Visitors) -> None:
    page = visitor()
    page.goto("/")
    steps.send_choice(page, {"variant": "classic", "name": LONG, "with": "bots"})
    page.goto("/")
    expect(page.locator(".my-tables")).to_contain_text(LONG)
    fits(page)


def test_replays(visitor: Visitors) -> None:
    table, _ = open_table(oh.ruleset("classic", 4), [Sitting(name, "club") for name in NAMES], seed="long")
    while not table.finished:
        table.act_bot(table.bot_to_act() or 0)
    page = visitor()
    address = brought(page, table.record(open_only=True).text())
    for step in (0, 12, 56):
        page.goto(f"{address}?step={step}")
        fits(page)
    page.goto(f"{page.url.partition('?')[0]}?step=17")
    page.click("#b-why")
    expect(page.locator("#why")).to_be_visible()
    fits(page)


@pytest.mark.parametrize("variant", ["classic", "herz-an-herz"])
def test_pads_and_their_referee(visitor: Visitors, variant: str) -> None:
    page = visitor()
    page.goto(f"/kitchen?variant={variant}&seats=4")
    for seat, name in enumerate(NAMES):
        page.fill(f'[name="name{seat}"]', name)
    page.click("form.naming button.go")
    page.wait_for_url("**/kitchen/*")
    pad = page.url
    fits(page)
    if variant == "classic":
        for deal in (1, 2):
            write(page, 0, 26, 0, 0)
            expect(page.locator(".deals tbody tr")).to_have_count(deal)
        fits(page)
    page.goto(f"{pad}/referee")
    fits(page)
    page.goto("/kitchen")
    expect(page.locator(".my-pads")).to_contain_text(NAMES[3])
    fits(page)
