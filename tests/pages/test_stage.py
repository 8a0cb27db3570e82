"""The stage in every window: whole, nothing over anything else, each card nearest to who played it, few words."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from playwright.sync_api import Page

from tests.pages import geometry, steps
from tests.pages.access.states import look
from tests.pages.conftest import RunningServer

Visitors = Callable[..., Page]
PHONES = ("small phone", "phone")
LAPTOPS = ("laptop", "desktop", "large")
SMALL_RANK, RANK = 0.30, 0.25  # of a card's height: cards under 64 pixels in width, and others
CUT = "document.getElementById('prompt').scrollHeight - document.getElementById('prompt').clientHeight"
LONG = ("fr", "de", "ru", "ro", "pl")


def shown(page: Page, window: str) -> None:
    """The page in a window, where a trick that is over still lies."""
    width, height = geometry.WINDOWS[window]
    page.set_viewport_size({"width": width, "height": height})
    page.evaluate("document.getElementById('felt')?.classList.remove('swept')")


def full(page: Page, site: RunningServer, seats: int, **wishes: str) -> None:
    """A table whose first trick is over, after it was swept from the cloth."""
    look(page, site, f"full-{seats}", **wishes)
    steps.until(page, "() => !!document.querySelector('.felt.swept')")


def faults(page: Page) -> list[str]:
    """What is cut off, or covered."""
    found: list[str] = [*page.evaluate(geometry.OUTSIDE), *page.evaluate(geometry.OVERLAPS)]
    return found


@pytest.mark.parametrize("seats", range(2, 12))
def test_a_full_trick_is_whole_in_every_window(visitor: Visitors, site: RunningServer, seats: int) -> None:
    page = visitor()
    full(page, site, seats)
    for window in geometry.WINDOWS:
        shown(page, window)
        assert faults(page) == [], window
        near = page.evaluate(geometry.NEAREST)
        assert len(near) == seats and max(near.values()) <= 0.7, (window, near)
        assert page.evaluate(geometry.SMALL) == [], window
        assert len(page.evaluate(geometry.WORDS)) <= 12, (window, page.evaluate(geometry.WORDS))


def test_cards_are_large(visitor: Visitors, site: RunningServer) -> None:
    """Ranks by the pixels of their ink; the faces of cards by the part of the window in which they are seen."""
    page = visitor()
    full(page, site, 4)
    for window in (*PHONES, *LAPTOPS):
        shown(page, window)
        hand, table = page.evaluate(geometry.HEIGHTS)
        ranks = [height * (SMALL_RANK if height * 5 / 7 < 64 else RANK) for height in (hand, table)]
        is_phone = window in PHONES
        assert ranks[0] >= (22 if is_phone else 30) and ranks[1] >= (18 if is_phone else 22), (window, ranks)
        assert page.evaluate(geometry.COVERED) >= (0.25 if is_phone else 0.17), window


@pytest.mark.parametrize("name", ["pass", "trick", "eleven-pass", "eleven-void", "kitty", "two", "claim", "watched"])
def test_every_state_is_whole_in_every_window(visitor: Visitors, site: RunningServer, name: str) -> None:
    page = visitor()
    look(page, site, name)
    for window in geometry.WINDOWS:
        shown(page, window)
        assert faults(page) == [], window


@pytest.mark.parametrize("size", ["large", "largest"])
@pytest.mark.parametrize("seats", [4, pytest.param(6, marks=pytest.mark.soak), 11])
def test_large_print_is_a_layout_of_its_own(visitor: Visitors, site: RunningServer, seats: int, size: str) -> None:
    page = visitor()
    full(page, site, seats, size=size)
    for window in geometry.WINDOWS:
        shown(page, window)
        assert faults(page) == [], (window, size)
        assert page.evaluate(CUT) <= 2, (window, size)


@pytest.mark.parametrize("language", LONG)
def test_prompts_fit_in_every_language(visitor: Visitors, site: RunningServer, language: str) -> None:
    page = visitor()
    for name in ("trick", "eleven-twins", "pass"):
        look(page, site, name, language=language)
        for window in geometry.WINDOWS:
            shown(page, window)
            assert faults(page) == [], (window, name)
            assert page.evaluate(CUT) <= 2, (window, name)


def test_a_trick_that_is_over_lies_there_no_more_when_somebody_must_lead(
    visitor: Visitors, site: RunningServer
) -> None:
    page = visitor()
    full(page, site, 4)
    assert page.locator(".laid").count() == 4
    assert [one for one in page.locator(".laid").all() if one.is_visible()] == []


@pytest.mark.parametrize("window", [(320, 256), (300, 500), (500, 300)])
def test_the_smallest_windows_scroll_and_show_everything(
    visitor: Visitors, site: RunningServer, window: tuple[int, int]
) -> None:
    """As at 400 % zoom: one column; nothing scrolls sideways, nothing lies over anything else."""
    page = visitor(viewport={"width": window[0], "height": window[1]})
    for name in ("trick", "pass", "towers"):
        look(page, site, name)
        assert page.evaluate("document.documentElement.scrollWidth - innerWidth") <= 0, name
        assert page.evaluate(geometry.OVERLAPS) == [], name
        order = ["#prompt", "#hand", "#felt"] if name != "towers" else ["#status", "#tower-0"]
        tops = [page.locator(one).bounding_box() for one in order]
        assert [box["y"] for box in tops if box] == sorted(box["y"] for box in tops if box), name
