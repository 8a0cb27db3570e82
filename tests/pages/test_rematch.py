"""Playing again: two browsers and a terminal go on to the new table by themselves, and shuffle there together."""

from __future__ import annotations

import queue
import threading
from collections.abc import Callable

from msgspec.structs import replace
from playwright.sync_api import Page, expect

import openhearts as oh
from openhearts.speech.speaker import Speaker
from openhearts.tables.hosting.hosted import HostedTable
from openhearts.tables.log import Sitting
from openhearts.tables.table import open_table
from openhearts.terminal.client.table_client import join
from tests.pages import steps
from tests.pages.access.states import played
from tests.pages.conftest import RunningServer
from tests.pages.test_together import gather
from tests.tables.conftest import step

Visitors = Callable[..., Page]
PAINTS = False


def end(site: RunningServer, live: HostedTable) -> None:
    """The match at a table is over, and everybody who looks is told."""
    sittings = [Sitting(chair.name, chair.bot and "random") for chair in live.state.chairs]
    table, _ = open_table(oh.ruleset("classic", len(sittings), {"end.limit": 1}), sittings, seed="7")
    while not table.is_over:
        step(table)
    site.put(live, played(replace(live.state, rules=table.rules, match=None, shuffle=None), table))


def test_everybody_plays_again_and_goes_along(visitor: Visitors, site: RunningServer) -> None:
    anna, ben = gather(visitor)
    old = anna.url
    live = site.site.lobby.tables[old.rpartition("/")[2]]
    typed: queue.Queue[str | None] = queue.Queue()
    lines: list[str] = []
    tom = threading.Thread(target=join, args=(old, "Tom", Speaker("en"), lines.append, typed.get), daemon=True)
    tom.start()
    steps.until(anna, "() => document.querySelector('#who').textContent.includes('Tom')")
    end(site, live)
    ben.click("#b-again")
    expect(ben.locator("#b-again")).to_have_text("Waiting for Anna and Tom")
    expect(anna.locator("#acts")).to_contain_text("Human would like to play again.")
    expect(anna.locator("#say")).to_contain_text("Human would like to play again.")
    typed.put("again")
    expect(ben.locator("#acts")).to_contain_text("Tom would like to play again.")
    anna.click("#b-again")
    for page in (anna, ben):
        page.wait_for_url(lambda url: url != old)
        expect(page.locator("#hand .pick").first).to_be_visible()
    assert anna.url == ben.url
    deal = site.site.lobby.tables[anna.url.rpartition("/")[2]].state.deal
    assert deal is not None
    assert [(one.seat, one.by) for one in deal.shuffle.contributions] == [(1, None), (2, None), (3, None)]
    typed.put("say here I am")
    expect(anna.locator("#say")).to_contain_text("here I am")
    typed.put(None)
    tom.join(10)
    assert not tom.is_alive() and "The next match has begun at a new table." in lines
    anna.goto(old)  # who comes back later may look at it, and finds the way
    steps.connected(anna)
    expect(anna.locator("#b-next-table")).to_be_visible()
