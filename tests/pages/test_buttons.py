"""The words of the buttons at a table are whole in every language and in every window."""

from __future__ import annotations

from collections.abc import Callable, Iterable

import pytest
from playwright.sync_api import Page

from openhearts.speech.catalogue import languages
from openhearts.speech.speaker import Speaker
from tests.pages import geometry
from tests.pages.access.states import look
from tests.pages.conftest import RunningServer
from tests.pages.geometry import in_windows, shown

PAINTS = False
Text = tuple[str, dict[str, str | int]]
JOINS: list[Text] = [("web-join", {"when": when}) for when in ("now", "next", "again", "back")]
CLAIMS: list[Text] = [(f"web-claim-{what}", {}) for what in ("rest", "again", "back", "accept", "reject")]
# Which of some texts are cut off in a button: the box of a line is a little higher than its letters.
CUT = """([id, texts]) => {
  const button = document.getElementById(id), was = button.textContent;
  const cut = texts.filter((text) => {
    button.textContent = text;
    const box = button.getBoundingClientRect(), words = document.createRange();
    words.selectNodeContents(button);
    const place = words.getBoundingClientRect();
    return button.scrollWidth > button.clientWidth + 1 || place.top < box.top - 3 || place.bottom > box.bottom + 3;
  });
  button.textContent = was;
  return cut;
}"""


WORDS: dict[str, tuple[str, list[Text]]] = {
    "certain": ("b-claim", CLAIMS),
    "watched": ("b-join", JOINS),
    "pass": ("b-pass-chosen", [("web-pass", {"number": 0, "count": 3})]),
    "over": ("b-next", [("web-next-deal", {"count": 1})]),
}


@in_windows
@pytest.mark.parametrize("size", ["normal", "largest"])
def test_words_of_a_button_are_whole(
    visitor: Callable[..., Page], site: RunningServer, size: str, windows: Iterable[str]
) -> None:
    page = visitor()
    for state, (button, texts) in WORDS.items():
        look(page, site, state, size=size)
        said = sorted({Speaker(language).text(key, **filled) for language in languages() for key, filled in texts})
        for width, height in (*(geometry.WINDOWS[one] for one in windows), geometry.SMALLEST):
            page.set_viewport_size({"width": width, "height": height})
            assert page.evaluate(CUT, [button, said]) == [], (state, width, height)


# How far the ring of the focus around a button goes beyond what its place lets be seen.
RING = """() => {
  const box = (one) => one.getBoundingClientRect();
  const place = document.getElementById('buttons'), a = box(place), style = getComputedStyle(place);
  const free = style.overflow === 'visible' ? Infinity : parseFloat(style.overflowClipMargin);
  return Math.max(...[...place.querySelectorAll('button')].map((one) => {
    one.focus({ focusVisible: true });
    const b = box(one), { outlineWidth, outlineOffset } = getComputedStyle(one);
    const wide = parseFloat(outlineWidth) + parseFloat(outlineOffset);
    return wide - free - Math.min(b.left - a.left, b.top - a.top, a.right - b.right, a.bottom - b.bottom);
  }));
}"""


@in_windows
def test_the_ring_of_the_focus_is_whole(
    visitor: Callable[..., Page], site: RunningServer, windows: Iterable[str]
) -> None:
    page = visitor()
    for state in ("trick", "certain", "theirs"):
        look(page, site, state)
        for window in windows:
            shown(page, window)
            assert page.evaluate(RING) <= 0, (state, window)
