"""A browser and the plain terminal at one table: the same sentences, the same words, one deal to its end."""

from __future__ import annotations

import queue
import random
import threading
from collections.abc import Callable
from pathlib import Path

import pytest
from playwright.sync_api import Page, expect

import openhearts as oh
from openhearts.speech.speaker import Speaker
from openhearts.terminal.client.table_client import join
from tests.pages import steps
from tests.pages.conftest import RunningServer

Visitors = Callable[..., Page]
PAINTS = False


@pytest.fixture(autouse=True)
def own_home(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Nobody here has a cookie of another test, or of the user."""
    monkeypatch.setenv("OPENHEARTS_HOME", str(tmp_path))


def test_a_browser_and_a_terminal_play_a_deal(visitor: Visitors, site: RunningServer) -> None:
    page = visitor()
    page.goto("/")
    page.check('input[value="classic"]')
    page.select_option('select[name="seats"]', "6")
    page.select_option('select[name="level"]', "club")
    page.click("details.more summary")
    page.select_option('select[name="pace"]', "0")
    page.click('button[value="friends"]')
    page.wait_for_url("**/table/*")
    lines: list[str] = []
    typed: queue.Queue[str | None] = queue.Queue()
    terminal = threading.Thread(
        target=join, args=(page.url, "Tom", Speaker("de"), lines.append, typed.get), daemon=True
    )
    terminal.start()
    expect(page.locator(".chairs")).to_contain_text("Tom")
    page.click("#b-start")
    expect(page.locator("#hand .pick").first).to_be_visible()
    table, rng, answered = site.site.lobby.tables[page.url.rpartition("/")[2]], random.Random(1), ""
    for _ in range(5000):
        if steps.is_over(page):
            break
        state = table.state
        assert state.deal is not None
        if steps.owes(page):
            steps.pass_cards(page) if state.deal.public.phase == "pass" else steps.play_a_card(page)
        elif 1 in state.to_act and state.turn_of(1) != answered:
            answered = state.turn_of(1)
            view = state.game.view_of(state.deal.position, 1)
            typed.put(Speaker("de").typed(oh.bot("club").choose(view, oh.Budget(), rng), view, state.names))
        page.wait_for_timeout(10)
    assert steps.is_over(page)
    typed.put(None)
    terminal.join(10)
    assert not terminal.is_alive()
    assert any("Du bist dran" in line for line in lines) and any("Stich an" in line for line in lines)
    assert not any("<" in line for line in lines)
