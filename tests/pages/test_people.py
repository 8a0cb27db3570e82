"""People at a table as two browsers show them: what others ask moves no hand, and what was answered goes in time."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest
from msgspec.structs import replace
from playwright.sync_api import Page, expect

from openhearts.tables.session import commands as c
from tests.pages import geometry, steps
from tests.pages.access.situations import TOM, TWO, missed
from tests.pages.access.states import OWN, come, put
from tests.pages.access.test_sizes import DESKTOP, PHONE, SIDE
from tests.pages.conftest import RunningServer

Visitors = Callable[..., Page]
PAINTS = False
PLACES = (
    "() => ['felt', 'hand', 'buttons'].map((id) => document.getElementById(id).getBoundingClientRect().top + scrollY)"
)
LINES = """() => [...document.querySelectorAll('.written > span')].filter((one) => one.getClientRects().length)
  .map((one) => Math.round(one.clientHeight / parseFloat(getComputedStyle(one).lineHeight)))"""
MOST = "() => Number(getComputedStyle(document.querySelector('.written:last-child > span')).webkitLineClamp)"
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


@pytest.mark.parametrize("screens", [(PHONE, SIDE), (DESKTOP,)], ids=["phone", "desktop"])
def test_what_people_write_covers_no_trick_and_not_each_other(
    visitor: Visitors, site: RunningServer, screens: tuple[dict[str, Any], ...]
) -> None:
    page = visitor(**screens[0])
    for screen in screens:
        page.set_viewport_size(screen["viewport"])
        table = put(site, "trick", TWO)
        come(page, site, f"/table/{table.state.ident}", OWN)
        steps.connected(page)
        for text in ("M" * 200, "what a queen, " * 14):
            site.ask(table, c.Speak(text, seat=1), TOM)
        lines = page.locator(".written")
        expect(lines).to_have_count(2)
        expect(page.locator("#say p", has_text="what a queen")).to_have_count(1)
        assert page.evaluate(LINES) == [1, 2], screen
        assert page.evaluate(MOST) == (3 if screen is DESKTOP else 2), screen
        covered = page.evaluate(geometry.COVERS, ".written")
        told = [one for one in covered if one.startswith(("card", "button", "more", "hand", "prompt"))]
        assert told == [], screen
        above, below = lines.first.bounding_box(), lines.last.bounding_box()
        assert above is not None and below is not None and above["y"] + above["height"] <= below["y"], screen
        lines.first.click()
        expect(lines.first).to_be_hidden()
        site.ask(table, c.Speak("again", seat=1), TOM)
        expect(lines.first).to_contain_text("what a queen")
        expect(lines.first).to_be_visible()
        lines.first.click()
        site.ask(table, c.Agree(replace(table.state.settings, pace=0.5)), OWN)
        expect(lines.last).to_be_visible()
        expect(lines.first).to_be_hidden()


def test_what_people_write_leaves_when_it_is_read_or_with_the_trick(visitor: Visitors, site: RunningServer) -> None:
    table = put(site, "two", TWO)
    page = visitor()
    page.clock.install()
    come(page, site, f"/table/{table.state.ident}", OWN)
    steps.connected(page)
    lines = page.locator(".written")
    site.ask(table, c.Speak("hello", seat=1), TOM)
    expect(lines).to_be_visible()
    page.clock.run_for(3900)
    expect(lines).to_be_visible()
    page.clock.run_for(1500)
    expect(lines).to_be_hidden()
    site.ask(table, c.Speak("long " * 30, seat=1), TOM)
    expect(lines.last).to_be_visible()
    page.clock.run_for(4500)
    expect(lines.last).to_be_visible()
    page.locator("#hand .pick.legal").first.click(position=steps.INDEX)
    expect(page.locator("#felt.old")).to_have_count(1)
    expect(lines.last).to_be_hidden()
