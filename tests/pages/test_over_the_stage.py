"""What comes over the stage for a while: that the connection is lost, a hint, and the last trick."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from itertools import product

import pytest
from playwright.sync_api import Page, expect

from tests.pages import geometry
from tests.pages.access.states import look
from tests.pages.conftest import RunningServer
from tests.pages.geometry import in_windows

Visitors = Callable[..., Page]
PAINTS = False
PLACES = """() => [...document.querySelectorAll('#felt, .pick, #buttons button, .face')]
  .map((one) => [one.getBoundingClientRect().left, one.getBoundingClientRect().top])"""
LOST = "is => { document.getElementById('link').hidden = !is; }"
HINT = """text => {
  const hint = Object.assign(document.createElement('p'), { id: 'hint', className: 'hint', textContent: text });
  document.querySelector('.foot-of-table').append(hint);
}"""
LINES = """() => {
  const hint = document.getElementById('hint'), style = getComputedStyle(hint);
  return Math.round((hint.clientHeight - 2 * parseFloat(style.paddingTop)) / parseFloat(style.lineHeight));
}"""
ADVICE = (  # as long as hints are in the language that needs most room
    "Подсказка — сыграй: девятка червей. Из 128 воображаемых раздач она стоит меньше всего. "
    "Примерно на пол-очка лучше, чем второй по силе вариант — сыграй: десятка червей."
)


@in_windows
@pytest.mark.parametrize(
    "names", [("trick", "eleven-twins", "towers"), pytest.param(("pass", "six", "two"), marks=pytest.mark.soak)]
)
def test_that_the_connection_is_lost_covers_nothing_and_moves_nothing(
    visitor: Visitors, site: RunningServer, names: tuple[str, ...], windows: Iterable[str]
) -> None:
    page = visitor()
    for name in names:
        look(page, site, name, language="de")
        for width, height in (*(geometry.WINDOWS[one] for one in windows), geometry.LOW):
            page.set_viewport_size({"width": width, "height": height})
            before = page.evaluate(PLACES)
            page.evaluate(LOST, True)
            expect(page.locator("#link")).to_be_in_viewport(ratio=1)
            assert page.evaluate(geometry.COVERS, "#link") == [], (name, width, height)
            assert page.evaluate(PLACES) == before, (name, width, height)
            page.evaluate(LOST, False)


def test_a_hint_covers_no_card_of_the_trick_and_no_button(visitor: Visitors, site: RunningServer) -> None:
    page = visitor()
    for name in ("trick", "six"):
        look(page, site, name, language="ru")
        page.evaluate(HINT, ADVICE)
        for width, height in (*geometry.WINDOWS.values(), geometry.LOW):
            page.set_viewport_size({"width": width, "height": height})
            covered = page.evaluate(geometry.COVERS, "#hint")
            told = [one for one in covered if one.startswith(("card", "button", "more", "hand"))]
            assert told == [], (name, width, height)
            assert page.evaluate(LINES) <= 4, (name, width, height)


# Where the last trick lies that its button shows, if it leaves the window.
LAST = """() => {
  const last = document.getElementById('last');
  last.open = true;
  const box = last.querySelector('ol').getBoundingClientRect();
  last.open = false;
  const isOut = box.left < 0 || box.top < 0 || box.right > innerWidth || box.bottom > innerHeight;
  return isOut ? [box.left, box.top, box.right, box.bottom].map(Math.round) : [];
}"""


@pytest.mark.parametrize(
    "names",
    [
        ("last-4", "last-8", "last-11", "children-8"),
        pytest.param(
            (*(f"last-{seats}" for seats in (2, 3, 5, 6, 7, 9, 10)), "children-4", "children-6"),
            marks=pytest.mark.soak,
        ),
    ],
    ids=["usual", "all"],
)
def test_the_last_trick_opens_inside_the_window(visitor: Visitors, site: RunningServer, names: tuple[str, ...]) -> None:
    page = visitor()
    for name, size in product(names, ("normal", "largest")):
        look(page, site, name, size=size)
        for width, height in (*geometry.WINDOWS.values(), geometry.LOW, geometry.SMALLEST):
            page.set_viewport_size({"width": width, "height": height})
            assert page.evaluate(LAST) == [], (name, size, width)
