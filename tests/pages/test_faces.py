"""Faces in a browser: one is chosen by its picture, and eyes shut where the page says so."""

from __future__ import annotations

import base64
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


DIFFERENT = """async (pictures) => {
  const [one, other] = await Promise.all(pictures.map(async (text) => {
    const bytes = Uint8Array.from(atob(text), (letter) => letter.charCodeAt(0));
    const map = await createImageBitmap(new Blob([bytes], { type: "image/png" }));
    const brush = new OffscreenCanvas(map.width, map.height).getContext("2d");
    brush.drawImage(map, 0, 0);
    return brush.getImageData(0, 0, map.width, map.height).data;
  }));
  return one.reduce((count, value, at) => count + (Math.abs(value - other[at]) > 64), 0);
}"""


def differing(page: Page, one: bytes, other: bytes) -> int:
    """How many values of two pictures are quite other ones; edges are never drawn the same twice."""
    return int(page.evaluate(DIFFERENT, [base64.b64encode(picture).decode() for picture in (one, other)]))


def test_eyes_shut_where_the_page_says_so(visitor: Visitors) -> None:
    """The wish of the page reaches into the file that the picture comes from."""
    page = visitor()
    page.goto("/wishes")
    page.wait_for_load_state("networkidle")
    face = page.locator(".faces svg").nth(3)
    seen = []
    for wish in ("", "--eyes-open: none; --eyes-shut: inline", ""):
        face.evaluate("(one, wish) => { one.style.cssText = wish; }", wish)
        seen.append(face.screenshot())
    is_open, is_shut, is_open_again = seen
    assert differing(page, is_open, is_open_again) < 20 < 60 < differing(page, is_open, is_shut)
