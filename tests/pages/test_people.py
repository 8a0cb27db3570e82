"""People at a table as two browsers show them: what others ask moves no hand, and what was answered goes in time."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest
from msgspec.structs import replace
from playwright.sync_api import Page, expect

from openhearts.tables.session import commands as c
from tests.pages import steps
from tests.pages.access.situations import TWO, missed
from tests.pages.access.states import OWN, come, put
from tests.pages.access.test_sizes import DESKTOP, PHONE
from tests.pages.conftest import RunningServer

Visitors = Callable[..., Page]
PLACES = (
    "() => ['felt', 'hand', 'buttons'].map((id) => document.getElementById(id).getBoundingClientRect().top + scrollY)"
)
IN_VIEW = """() => [...document.querySelectorAll('.prompts button')].every((one) => {
  const box = one.getBoundingClientRect();
  return box.height && box.top >= 0 && box.bottom <= innerHeight && box.right <= innerWidth;
})"""


@pytest.mark.parametrize("screen", [PHONE, DESKTOP], ids=["phone", "desktop"])
def test_what_others_ask_and_write_moves_no_hand_and_is_in_view(
    visitor: Visitors, site: RunningServer, screen: dict[str, Any]
) -> None:
    table = put(site, "theirs", TWO, when_away="wait")
    page = visitor(**screen)
    come(page, site, f"/table/{table.state.ident}", OWN)
    steps.connected(page)
    before = page.evaluate(PLACES)

    missed(site, table)
    text = "a word to everybody, which is long enough to need a second line on a telephone"
    site.ask(table, c.Speak(text, seat=0), OWN)
    expect(page.locator("#away-wait-1")).to_be_visible()
    expect(page.locator(".written")).to_have_count(1)
    expect(page.locator("#heard")).to_have_count(0)  # it is shown once
    assert page.evaluate(PLACES) == before and page.evaluate(IN_VIEW)
    page.click("#away-wait-1")
    expect(page.locator("#away-wait-1[aria-pressed=true]")).to_be_visible()
    expect(page.locator("#company")).to_contain_text("You have said: wait.")
    assert page.evaluate(PLACES) == before


def test_an_answer_goes_when_what_it_spoke_of_is_another(visitor: Visitors, site: RunningServer) -> None:
    table = put(site, "theirs", TWO)
    page = visitor()
    come(page, site, f"/table/{table.state.ident}", OWN)
    steps.connected(page)
    steps.open_drawer(page)
    page.fill("#line", "blah")
    page.press("#line", "Enter")
    expect(page.locator("#told p")).to_be_visible()
    site.ask(table, c.Speak("hello", seat=0), OWN)
    expect(page.locator(".written")).to_be_visible()
    expect(page.locator("#told p")).to_be_visible()  # nothing that it spoke of
    site.ask(table, c.Agree(replace(table.state.settings, chat=False)), OWN)
    expect(page.locator("#told p")).to_be_hidden()


def test_who_is_to_be_sent_away_is_asked_about_on_the_button(visitor: Visitors, site: RunningServer) -> None:
    table = put(site, "theirs", TWO)
    page = visitor()
    come(page, site, f"/table/{table.state.ident}", OWN)
    steps.connected(page)
    steps.open_drawer(page)
    page.click("#who summary")
    page.click("text=Ask Tom to leave")
    expect(page.locator("#free-1")).to_have_text("Yes, Tom is to leave")
    expect(page.locator("#free-1")).to_be_focused()
    expect(page.locator("#told")).to_contain_text("may not sit down here again")
    assert table.state.chairs[1].person is not None


def test_the_other_tabs_of_who_signs_out_show_no_hand_any_more(visitor: Callable[..., Page]) -> None:
    """Where others are ended, one's own tabs go on."""
    page = visitor()
    steps.sit_down(page)
    other = page.context.new_page()
    other.goto(page.url)
    expect(other.locator("#hand .pick").first).to_be_visible()
    page.bring_to_front()
    page.goto("/end-others")
    with other.expect_navigation():
        page.click("main form button.go")
    page.wait_for_url("**/wishes?ended=yes")
    steps.connected(other)
    expect(other.locator("#hand .pick").first).to_be_visible()
    page.goto("/sign-out")
    page.click("main form button.go")
    page.wait_for_url("**/")
    expect(other.locator("#hand")).to_have_count(0)
    expect(other.locator("#link")).to_be_hidden()
