"""A job in a browser: it shows by itself how far it is, says when it is done, and is ended by a button.

What jobs do is tested in tests/web/test_jobs.py.
"""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from typing import Final

import pytest
from axe_playwright_python.sync_playwright import Axe
from playwright.sync_api import Page, expect

from openhearts.speech.speaker import Speaker
from openhearts.store.jobs.interface import Told
from openhearts.web.jobs import work
from tests.pages.conftest import RunningServer
from tests.web.test_jobs import played

EN: Final = Speaker("en")
DONE: Final = EN.text("web-job-bots-same", count=9)


def at_the_check(page: Page, site: RunningServer) -> None:
    """A visitor has asked for the bots' choices to be made again."""
    page.goto(site.url)
    cookie = next(one["value"] for one in page.context.cookies() if one["name"] == "openhearts")
    person = site.site.keeper.read(cookie)
    assert person is not None
    ident = site.do(played(site.site, person.ident))
    page.goto(f"{site.url}/table/{ident}/fair")
    page.get_by_role("button", name=EN.text("web-job-bots-start")).click()
    expect(page.locator("#status")).to_have_text("4 of 9")


class Steps:
    """Work that goes on when it may."""

    def __init__(self) -> None:
        self.may_end = False

    async def __call__(self, table: str, told: Told) -> work.Bots:
        told(4, 9)
        while not self.may_end:
            await asyncio.sleep(0.05)
        return work.Bots(9, 9)


@pytest.fixture
def steps(monkeypatch: pytest.MonkeyPatch) -> Steps:
    made = Steps()
    monkeypatch.setattr(work.Working, "_bots", lambda self, table, told: made(table, told))
    return made


def test_the_page_of_a_job_shows_by_itself_how_far_it_is(
    visitor: Callable[..., Page], site: RunningServer, steps: Steps
) -> None:
    page = visitor()
    at_the_check(page, site)
    expect(page.get_by_role("progressbar")).to_have_attribute("value", "4")
    assert Axe().run(page).response["violations"] == []
    page.get_by_role("link", name=EN.text("web-job-look")).focus()
    path = page.url
    steps.may_end = True
    expect(page.locator("#status")).to_have_text(DONE)
    expect(page.locator("#say")).to_have_text(DONE)
    expect(page.get_by_role("progressbar")).to_have_count(0)
    assert page.url == path
    page.get_by_role("link", name=EN.text("web-jobs"), exact=True).click()
    expect(page.get_by_text(DONE)).to_be_visible()
    assert Axe().run(page).response["violations"] == []


def test_a_job_is_cancelled_by_a_button(visitor: Callable[..., Page], site: RunningServer, steps: Steps) -> None:
    page = visitor()
    at_the_check(page, site)
    page.get_by_role("button", name=EN.text("web-job-cancel")).click()
    expect(page.locator("#status")).to_have_text(EN.text("web-job-state", state="cancelled"))
    steps.may_end = True
    page.reload()
    expect(page.locator("#status")).to_have_text(EN.text("web-job-state", state="cancelled"))
    expect(page.get_by_role("button", name=EN.text("web-job-cancel"))).to_have_count(0)
