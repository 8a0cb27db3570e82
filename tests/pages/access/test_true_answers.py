"""Each answer on the page and in `openhearts join` is true at that moment, while bots take their time."""

from __future__ import annotations

import threading
import time
from collections.abc import Callable, Iterator
from typing import Any

import pytest
from playwright.sync_api import Page, expect

import openhearts as oh
from openhearts.speech.voice import Facts
from openhearts.tables.bot_seats import Player
from openhearts.tables.hosting import due_runner
from openhearts.tables.hosting.hosted import HostedTable
from openhearts.tables.hosting.thinking_times import ThinkingTimes
from openhearts.tables.roster import Settings
from openhearts.tables.session import commands as c
from openhearts.tables.session.viewer.snapshot import events_for
from tests.pages import steps
from tests.pages.conftest import RunningServer
from tests.terminal.curious import Moments, plain
from tests.terminal.test_joining import Terminal

PAINTS = False
# Nothing is told yet: then a key is pressed at the table, or a word stands in its line.
AT_TABLE = """() => {
  document.querySelector('#told p')?.replaceChildren();
  document.querySelector('#status').focus();
}"""
IN_LINE = """(word) => {
  const line = document.querySelector('#line');
  document.querySelector('#told p')?.replaceChildren();
  line.focus();
  line.value = word;
  line.dispatchEvent(new Event('input', { bubbles: true }));
}"""
MOMENTS = pytest.mark.parametrize("n_moments", [6, pytest.param(10, marks=pytest.mark.soak)])  # one asks everything


class Gate:
    """Lets bots decide one by one."""

    def __init__(self, monkeypatch: pytest.MonkeyPatch) -> None:
        self.passes, whole = threading.Semaphore(0), Player.choose

        def late(player: Player, *asked: Any) -> Any:
            assert self.passes.acquire(timeout=120)
            return whole(player, *asked)

        monkeypatch.setattr(Player, "choose", late)
        monkeypatch.setattr(due_runner, "is_quick", lambda spec: False)
        monkeypatch.setattr(ThinkingTimes, "rest", lambda *asked: 0.0)  # how long they took was the gate's


@pytest.fixture
def gate(monkeypatch: pytest.MonkeyPatch) -> Iterator[Gate]:
    made = Gate(monkeypatch)
    yield made
    for _ in range(500):
        made.passes.release()


def n_steps(table: HostedTable) -> int:
    """How much has happened in the deal."""
    deal = table.state.deal
    return -1 if deal is None else len(deal.steps)


def go_on(server: RunningServer, table: HostedTable, gate: Gate) -> None:
    """The person plays the first thing that is possible, or a bot may decide; waits until that has happened."""
    before, state = n_steps(table), table.state
    mine = next((seat for seat in state.to_act if state.player(seat) is not None), None)
    if mine is not None and state.deal is not None:
        action = next(iter(state.game.view_of(state.deal.position, mine).options))
        server.ask(table, c.Act(mine, state.game.action_text(action)), str(state.player(mine)))
    begun = time.monotonic()
    while n_steps(table) == before and table.state.phase == "playing":
        assert time.monotonic() < begun + 60, f"nobody goes on: {table.state.to_act}"
        if mine is None:
            gate.passes.release()  # while all pass at once, several decide before anything has happened
        time.sleep(0.1)


def ask_everything(
    server: RunningServer,
    table: HostedTable,
    gate: Gate,
    hears: Callable[[str, str, str], None],
    seat: int,
    n_moments: int,
) -> Moments:
    """At each moment some questions, and what is true of the position then; `hears` gets key, word and truth."""
    assert table.state.deal is not None
    moments = Moments(table.state.deal.position.public.rules, seed=5)
    for moment in range(n_moments):
        state = table.state
        assert state.deal is not None
        view = state.game.view_of(state.deal.position, seat)
        bots = frozenset(one for one, chair in enumerate(state.chairs) if chair.bot is not None)
        for asked in moments.at(moment):
            if asked.question != "clock":  # there is none
                hears(
                    asked.key,
                    asked.word,
                    asked.truth(view, state.names, Facts(bots=bots, last=events_for(state, seat))),
                )
                moments.met[asked.question] += 1
        go_on(server, table, gate)
    return moments


@MOMENTS
@pytest.mark.parametrize(("variant", "seats"), [("classic", 4), ("cancellation", 6), ("herz-an-herz", 3)])
def test_the_page_answers_keys_and_words_truly(
    visitor: Callable[..., Page], site: RunningServer, gate: Gate, variant: str, seats: int, n_moments: int
) -> None:
    page = visitor()
    steps.sit_down(page, variant, seats=seats, level="novice")
    table = site.site.lobby.tables[page.url.rpartition("/")[2]]
    told = page.locator("#told p")
    steps.open_drawer(page)

    def hears(key: str, word: str, truth: str) -> None:
        page.evaluate(AT_TABLE)
        page.keyboard.press(key)
        expect(told).to_have_text(truth)
        page.evaluate(IN_LINE, word)
        page.keyboard.press("Enter")
        expect(told).to_have_text(truth)

    moments = ask_everything(site, table, gate, hears, 0, n_moments)
    assert len(moments.met) > 8


@MOMENTS
def test_who_joins_in_a_terminal_is_answered_truly(site: RunningServer, gate: Gate, n_moments: int) -> None:
    rules = oh.ruleset("classic", 4)
    table: HostedTable = site.do(site.site.lobby.create(rules, "the host", Settings(level="novice", pace=0.0)))
    tom = Terminal(f"{site.url}/table/{table.state.ident}", "Tom")
    end = time.monotonic() + 60
    while "Tom" not in table.state.names:
        assert time.monotonic() < end
        time.sleep(0.01)
    seat = table.state.names.index("Tom")
    site.ask(table, c.Start(), "the host")
    while table.state.phase != "playing":
        time.sleep(0.01)

    def hears(key: str, word: str, truth: str) -> None:
        n_before = len(tom.lines)
        tom.type(word)
        limit = time.monotonic() + 30
        while truth not in plain(" ".join(tom.lines[n_before:])):
            assert time.monotonic() < limit, (word, truth, tom.lines[n_before:])
            time.sleep(0.01)

    moments = ask_everything(site, table, gate, hears, seat, n_moments)
    tom.leave()
    assert len(moments.met) > 8
