"""Faces in a browser: one is chosen by its picture, and eyes shut where the page says so."""

from __future__ import annotations

from collections.abc import Callable

from playwright.sync_api import Page, expect

Visitors = Callable[..., Page]


def test_a_face_is_chosen_by_its_picture_and_by_keys(visitor: Visitors) -> None:
    page = visitor()
    page.goto("/wishes")
    expect(page.get_by_role("radio", name="a woman with glasses")).not_to_be_checked()
    page.get_by_role("radio", name="a woman with curls").check()
    page.keyboard.press("ArrowRight")
    page.click(".wishes button.go")
    page.goto("/wishes")
    expect(page.get_by_role("radio", name="a young man with a woolly hat")).to_be_checked()


def test_eyes_shut_where_the_page_says_so(visitor: Visitors) -> None:
    """The wish of the page reaches into the file that the picture comes from."""
    page = visitor()
    page.goto("/wishes")
    face = page.locator(".faces svg").nth(3)
    seen = []
    for wish in ("", "--eyes-open: none; --eyes-shut: inline", ""):
        face.evaluate("(one, wish) => { one.style.cssText = wish; }", wish)
        seen.append(face.screenshot(animations="disabled"))
    assert seen[0] == seen[2] != seen[1]
