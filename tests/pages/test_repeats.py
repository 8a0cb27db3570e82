"""A deal that is over is played once more: the same cards at a table of its own, and a way back."""

from __future__ import annotations

from collections.abc import Callable

from playwright.sync_api import Page, expect

from tests.pages import steps

Visitors = Callable[..., Page]
PAINTS = False
PHONE = {"viewport": {"width": 360, "height": 640}, "has_touch": True, "is_mobile": True}


def held(page: Page) -> list[str]:
    """The cards in the hand."""
    expect(page.locator("#hand .pick").first).to_be_visible()
    return sorted(page.locator("#hand .pick .vh").all_text_contents())


def test_the_same_cards_again_and_back(visitor: Visitors) -> None:
    page = visitor(**PHONE)
    steps.sit_down(page, "classic", seats=4)
    cards, address = held(page), page.url
    steps.play_out(page)
    points = page.locator(".verdict-points").inner_text().lstrip("+")
    page.click("#b-repeat")
    page.wait_for_url(lambda url: url != address)
    assert held(page) == cards
    expect(page.locator("#repeated")).to_have_count(0)
    steps.play_out(page)
    expect(page.locator("#repeated")).to_contain_text(f"The first time: {points} point")
    expect(page.locator("#b-repeat")).to_be_visible()
    page.click("#repeated a")
    page.wait_for_url(address)
    page.click("#b-next")
    assert held(page) != cards
