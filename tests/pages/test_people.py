"""People at a table as two browsers show them: what was answered goes in time, and who is sent away is asked about."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from msgspec.structs import replace
from playwright.sync_api import Page, expect

from openhearts.tables.gathering import Agreed
from openhearts.tables.listening import Heard
from openhearts.tables.live import LiveTable
from tests.pages import steps
from tests.pages.access.situations import TWO
from tests.pages.access.states import OWN, come, put
from tests.pages.conftest import Site

Visitors = Callable[..., Page]


def tell(site: Site, live: LiveTable, change: Callable[[], Any]) -> None:
    """Something changes at the table, and everybody who looks is told."""

    def done() -> None:
        change()
        live.tell(Heard("presence"))

    assert site.loop is not None
    site.loop.call_soon_threadsafe(done)


def test_an_answer_goes_when_what_it_spoke_of_is_another(visitor: Visitors, site: Site) -> None:
    live = put(site, "theirs", TWO)
    page = visitor()
    come(page, site, f"/table/{live.ident}", OWN)
    steps.connected(page)
    page.fill("#line", "blah")
    page.press("#line", "Enter")
    expect(page.locator("#told p")).to_be_visible()
    tell(site, live, lambda: live.say(OWN, "hello", seat=0))
    expect(page.locator(".written")).to_be_visible()
    expect(page.locator("#told p")).to_be_visible()  # nothing that it spoke of

    def quiet() -> None:
        live.gathering = live.gathering.take(Agreed(replace(live.gathering.settings, chat=False)))

    tell(site, live, quiet)
    expect(page.locator("#told p")).to_be_hidden()


def test_who_is_to_be_sent_away_is_asked_about_on_the_button(visitor: Visitors, site: Site) -> None:
    live = put(site, "theirs", TWO)
    page = visitor()
    come(page, site, f"/table/{live.ident}", OWN)
    steps.connected(page)
    page.click("#who summary")
    page.click("text=Ask Tom to leave")
    expect(page.locator("#free-1")).to_have_text("Yes, Tom is to leave")
    expect(page.locator("#free-1")).to_be_focused()
    expect(page.locator("#told")).to_contain_text("may not sit down here again")
    assert live.gathering.chairs[1].person is not None
