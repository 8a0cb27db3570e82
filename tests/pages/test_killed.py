"""The server is killed, or asked to stop, while browsers look: they go on by themselves, and nothing done is undone."""

from __future__ import annotations

import signal
import sys
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from tests.pages import steps
from tests.pages.test_together import gather, hand
from tests.web.players import Program

pytestmark = pytest.mark.soak
Visitors = Callable[..., Page]


def at(program: Program, visitor: Visitors) -> Visitors:
    """Visitors of another server than the usual one."""

    def make(**wishes: Any) -> Page:
        return visitor(base_url=program.url, **wishes)

    return make


def both(pages: tuple[Page, Page], wanted: Callable[[Page], bool]) -> None:
    """Plays on with whoever is to act until both pages are as wanted."""
    while not all(wanted(page) for page in pages):
        for page in pages:
            if steps.owes(page) and not steps.is_over(page):
                steps.play_a_card(page)
        pages[0].wait_for_timeout(20)


def killed(program: Program, pages: tuple[Page, Page]) -> None:
    """Kills the server, waits until both pages have noticed, and starts it again at the same place."""
    before = [hand(page) for page in pages]
    program.kill()
    for page in pages:
        expect(page.locator("#link")).to_be_visible()
    program.start()
    for page, cards in zip(pages, before, strict=True):
        expect(page.locator("#link")).to_be_hidden(timeout=60_000)
        expect(page.locator("main.board")).to_be_visible()
        assert set(hand(page)) <= set(cards), "a card that was played is back in the hand"


def test_two_browsers_go_on_when_the_server_was_killed(visitor: Visitors, tmp_path: Path) -> None:
    program = Program(tmp_path / "data")
    program.start()
    try:
        pages = gather(at(program, visitor), seats=3)
        killed(program, pages)  # while cards are chosen
        for page in pages:
            assert len(hand(page)) == 17
            steps.pass_cards(page)
        for left in (14, 9, 4):
            both(pages, lambda page, left=left: len(hand(page)) <= left)  # type: ignore[misc]
            counts = [len(hand(page)) for page in pages]
            killed(program, pages)
            assert [len(hand(page)) for page in pages] == counts, "what was acknowledged is there, and no more"
        both(pages, steps.is_over)
        for page in pages:
            page.click("#b-next")
        for page in pages:
            expect(page.locator("#b-next")).to_have_count(0)
            expect(page.locator("#hand .pick")).to_have_count(17)
    finally:
        program.kill()


@pytest.mark.skipif(sys.platform == "win32", reason="Windows has no SIGTERM")
def test_a_server_with_browsers_ends_within_ten_seconds(visitor: Visitors, tmp_path: Path) -> None:
    program = Program(tmp_path / "data")
    program.start()
    try:
        pages = gather(at(program, visitor), seats=3)
        program.running.send_signal(signal.SIGTERM)
        assert program.running.wait(10) == 0
        for page in pages:
            expect(page.locator("#link")).to_be_visible()
    finally:
        program.kill()
