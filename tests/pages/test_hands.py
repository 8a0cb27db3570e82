"""Who joins a match in the browser: the seat's name at once, cards with the next deal, or at once if all deal anew."""

from __future__ import annotations

import os
from pathlib import Path

from playwright.sync_api import Page, expect

from tests.pages import steps
from tests.pages.test_together import Visitors, gather, hand


def look(page: Page, name: str) -> None:
    """Keeps a picture where somebody wants to look at it."""
    if folder := os.environ.get("OPENHEARTS_LOOKS"):
        page.screenshot(path=Path(folder) / f"hands-{name}.png", full_page=True)


def test_who_joins_reads_that_a_bot_plays_and_gets_cards_when_all_deal_anew(visitor: Visitors) -> None:
    anna, ben = gather(visitor, seats=4)
    before, eve = hand(anna), visitor()
    eve.goto(anna.url)
    eve.fill("#guest", "Eve")
    eve.click("#b-join")
    expect(eve.locator("#prompts")).to_contain_text("You get cards when the next deal begins")
    assert hand(eve) == []
    look(eve, "joined")
    eve.click("#anew-ask")
    expect(eve.locator("#anew")).to_contain_text("Not answered yet")
    for page, name in ((anna, "anna"), (ben, "ben")):
        expect(page.locator("#anew")).to_contain_text("Eve would like to deal anew")
        look(page, f"asked-{name}")
        page.click("#anew-yes")
    expect(eve.locator("#hand .pick").first).to_be_visible()
    expect(anna.locator("#hand .pick").first).to_be_visible()
    look(eve, "anew")
    assert len(hand(eve)) == 13 and set(hand(anna)) != set(before)
    steps.open_drawer(anna)
    anna.click("details#who summary")
    expect(anna.locator("#anew-begin")).to_be_visible()
    look(anna, "who")
    assert anna.url.endswith(f"/table/{eve.url.rpartition('/')[2]}"), "no page was loaded anew"
    anna.goto(f"{anna.url}/fair")
    expect(anna.locator(".shuffle").first).to_contain_text("This deal is void")
    look(anna, "fair")
