"""Towers in every window: nothing on a number, names and buttons with room."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from playwright.sync_api import Page

from tests.pages import geometry
from tests.pages.access.states import look
from tests.pages.conftest import RunningServer
from tests.pages.test_stage import shown

Visitors = Callable[..., Page]


# Points of a step that lie on the number of a card, which is in its left half, or leave the window.
ON_NUMBERS = """() => {
  const box = (one) => one.getBoundingClientRect();
  const drawn = [...document.querySelectorAll('.step > .art')];
  const cards = drawn.map((one) => [one.parentElement.dataset.flies, box(one)]);
  return [...document.querySelectorAll('.earned')].map(box).flatMap((b) => [
    ...cards.filter(([, a]) => {
      const wide = Math.min(b.right, a.left + a.width * .45) - Math.max(b.left, a.left);
      return wide > 1.5 && Math.min(b.bottom, a.bottom) - Math.max(b.top, a.top) > 1.5;
    }).map(([card]) => card),
    ...(b.right > innerWidth ? ['outside'] : []),
  ]);
}"""


def test_points_of_steps_lie_on_no_number(visitor: Visitors, site: RunningServer) -> None:
    page = visitor()
    look(page, site, "towers-over")
    assert page.locator(".earned").count() > 0
    for window in geometry.WINDOWS:
        shown(page, window)
        assert page.evaluate(ON_NUMBERS) == [], window


# Names of towers that touch each other or the ring of the turn, words of the piles that touch what is to be done, and
# buttons of three lines.
CROWDED = """() => {
  const box = (one) => one.getBoundingClientRect();
  const words = (one) => { const range = document.createRange(); range.selectNodeContents(one); return box(range); };
  const meet = (a, b) => a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom;
  const heads = [...document.querySelectorAll('.tower h2')], status = words(document.querySelector('.desk .status'));
  const parts = (head) => [...head.querySelectorAll('.face, .called, .numbers b, .now')].map(box);
  const turn = document.querySelector('.tower.turn h2'), found = [];
  const [face, name] = turn ? ['.face', '.called'].map((what) => box(turn.querySelector(what))) : [];
  if (turn && name.left - face.right < 5) found.push('the ring');
  for (const one of heads) for (const other of heads)
    if (one !== other && parts(one).some((a) => parts(other).some((b) => meet(a, b)))) found.push(one.textContent);
  for (const one of document.querySelectorAll('.heap .label'))
    if (getComputedStyle(one).clipPath === 'none' && meet(words(one), status)) found.push(one.textContent);
  const buttons = [...document.querySelectorAll('.desk .buttons button:not(.quiet)')];
  for (const one of buttons.length < 3 ? buttons : []) {
    const lines = words(one).height / parseFloat(getComputedStyle(one).lineHeight);
    const most = innerWidth > 800 ? 2.5 : innerWidth > 660 ? 3.5 : 4.5;
    if (lines > most || box(one).width < 140) found.push(one.textContent);
  }
  return found;
}"""


@pytest.mark.parametrize(
    "language", ["en", "de", *(pytest.param(one, marks=pytest.mark.soak) for one in ("fr", "nl", "ru"))]
)
def test_towers_have_room_in_low_windows(visitor: Visitors, site: RunningServer, language: str) -> None:
    page = visitor()
    for name in ("towers-joker", "towers-covered", "towers-start"):
        look(page, site, name, language=language)
        for width, height in ((844, 390), (683, 384), (640, 360)):
            page.set_viewport_size({"width": width, "height": height})
            assert page.evaluate(CROWDED) == [], (name, width)


# What a joker is worth, where it lies on the number of another card, or on the star of its own that is seen whole.
ON_CARDS = """() => {
  const box = (one) => one.getBoundingClientRect();
  const meet = (a, b) => Math.min(a.right, b.right) - Math.max(a.left, b.left) > 1.5
    && Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top) > 1.5;
  const numbers = (step) => {
    const { left, top, width, height } = box(step.querySelector('.art'));
    return { left, top, right: left + width * .6, bottom: top + height * .28 };
  };
  const star = (step) => {
    const { right, top, width, height } = box(step.querySelector('.art'));
    return { left: right - width * .25, top, right, bottom: top + height * .2 };
  };
  const steps = [...document.querySelectorAll('.tower .step:not(.empty)')];
  return steps.filter((one) => one.querySelector('.worth')).filter((one) => {
    const worth = box(one.querySelector('.worth')), others = steps.filter((each) => each !== one);
    const place = one.closest('li'), isWhole = place && !place.nextElementSibling?.querySelector('.art');
    return isWhole && meet(worth, star(one)) || others.some((each) => meet(worth, numbers(each)));
  }).map((one) => one.textContent);
}"""


@pytest.mark.parametrize("name", ["towers-joker", "towers-covered"])
def test_what_a_joker_is_worth_lies_on_no_number(visitor: Visitors, site: RunningServer, name: str) -> None:
    page = visitor()
    look(page, site, name)
    assert page.locator(".worth").count() > 0
    for window in geometry.WINDOWS:
        shown(page, window)
        assert page.evaluate(ON_CARDS) == [], window
