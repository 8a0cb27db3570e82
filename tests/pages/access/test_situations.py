"""What people meet beside the cards: axe finds nothing there, nothing is cut off, and who waits is not reloaded."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from openhearts.tables.session import commands as c
from tests.pages import steps
from tests.pages.access.situations import SHOWN, SITUATIONS, TOM, refuse
from tests.pages.access.states import OWN
from tests.pages.access.test_sizes import DESKTOP, NARROW, OPEN, PHONE, SIDE, faults, fits
from tests.pages.conftest import RunningServer

Visitors = Callable[..., Page]
UNSEEN = """() => [...document.querySelectorAll('#felt, #hand, .knocks, .knocks button')].filter((one) => {
  const box = one.getBoundingClientRect();
  return box.top < 0 || box.bottom > innerHeight || box.right > innerWidth;
}).map((one) => one.id)"""

COVERED = """() => {
  const asked = [...document.querySelectorAll('.knocks')].map((one) => one.getBoundingClientRect());
  const meets = (one) => asked.some((box) => Math.min(one.right, box.right) > Math.max(one.left, box.left)
    && Math.min(one.bottom, box.bottom) > Math.max(one.top, box.top));
  const lines = (one) => {
    const range = document.createRange();
    range.selectNodeContents(one);
    return one.matches('.pick, button') ? [one.getBoundingClientRect()] : [...range.getClientRects()];
  };
  return [...document.querySelectorAll('#hand .pick, #buttons button, .written, .heard, .plain')].filter(
    (one) => lines(one).some(meets)).map((one) => one.id || one.className);
}"""


def opened(page: Page, site: RunningServer, name: str) -> None:
    """The situation, when what makes it one is on the page."""
    SITUATIONS[name](page, site)
    expect(page.locator(SHOWN[name]).first).to_be_attached()


@pytest.mark.parametrize(
    ("name", "screen", "scheme"),
    [
        ("door-waits", PHONE, "light"),
        *(
            pytest.param(name, screen, scheme, marks=pytest.mark.soak)
            for name in SITUATIONS
            for screen, scheme in ((PHONE, "light"), (DESKTOP, "dark"))
            if (name, scheme) != ("door-waits", "light")
        ),
    ],
)
def test_axe_finds_nothing_beside_the_cards(
    visitor: Visitors, site: RunningServer, name: str, screen: dict[str, Any], scheme: str
) -> None:
    page = visitor(**screen, color_scheme=scheme)
    opened(page, site, name)
    assert faults(page) == []
    page.evaluate(OPEN)
    assert faults(page) == [], "unfolded"


@pytest.mark.soak
@pytest.mark.parametrize("name", SITUATIONS)
def test_what_is_beside_the_cards_fits(visitor: Visitors, site: RunningServer, name: str) -> None:
    page = visitor(**NARROW)
    opened(page, site, name)
    fits(page, name)


@pytest.mark.parametrize(
    "name", ["away", *(pytest.param(name, marks=pytest.mark.soak) for name in ("back-asked", "knocked", "back-waits"))]
)
def test_what_others_ask_leaves_cards_and_hand_in_view(visitor: Visitors, site: RunningServer, name: str) -> None:
    page = visitor(**SIDE)
    opened(page, site, name)
    assert page.evaluate(UNSEEN) == []


@pytest.mark.parametrize(
    ("name", "width", "height"),
    [
        ("away", 1280, 720),
        *(
            pytest.param(name, width, height, marks=pytest.mark.soak)
            for name in ("away", "back-asked")
            for width, height in ((1280, 900), (1366, 768), (1920, 1080))
        ),
    ],
)
def test_what_others_ask_covers_no_line_of_the_chat(
    visitor: Visitors, site: RunningServer, name: str, width: int, height: int
) -> None:
    page = visitor(viewport={"width": width, "height": height}, locale="de-DE")
    opened(page, site, name)
    table = site.site.lobby.tables[page.url.split("/")[4]]
    steps.connected(page)
    for text in ("Good evening everybody, and how are you all today?", "Back in a minute, the cat wants to go out."):
        site.ask(table, c.Speak(text), TOM)
    expect(page.locator(".written")).to_have_count(2)
    assert page.evaluate(COVERED) == []


@pytest.mark.parametrize("is_welcome", [True, False])
def test_who_waits_at_the_door_is_left_in_peace_until_there_is_an_answer(
    visitor: Visitors, site: RunningServer, is_welcome: bool
) -> None:
    page = visitor()
    page.clock.install()
    opened(page, site, "door-waits")
    page.evaluate("document.body.dataset.same = 'yes'")
    with page.expect_response("**/answer"):  # the page asks whether somebody has answered
        page.clock.fast_forward(2000)
    expect(page.locator("body[data-same]")).to_have_count(1)
    expect(page.locator("#door-says")).to_have_text("We have asked. Wait here until somebody lets you in.")
    table = site.site.lobby.tables[page.url.split("/")[4]]
    if is_welcome:
        site.ask(table, c.Arrive(), OWN)
        site.ask(table, c.AnswerKnock(table.state.knocks[0].number, is_yes=True), OWN)
        page.clock.fast_forward(2000)
        expect(page.locator("main")).to_contain_text("cards when the next deal begins")  # a bot has the hand there
        assert page.url.endswith(f"/table/{table.state.ident}")
    else:
        refuse(site, table)
        page.clock.fast_forward(2000)
        expect(page.locator("main")).to_contain_text("They did not let you in.")


def test_who_runs_no_script_is_reloaded_at_the_door(visitor: Visitors, site: RunningServer) -> None:
    page = visitor(java_script_enabled=False)
    opened(page, site, "door-waits")
    refuse(site, site.site.lobby.tables[page.url.split("/")[4]])
    expect(page.locator("main")).to_contain_text("They did not let you in.")
