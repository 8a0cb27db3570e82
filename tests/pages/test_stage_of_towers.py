"""Towers in every window: nothing on a number, names and buttons with room."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable
from itertools import product
from pathlib import Path

import pytest
from playwright.sync_api import Page

import openhearts.web
from tests.pages import geometry
from tests.pages.access.states import look
from tests.pages.conftest import RunningServer
from tests.pages.geometry import in_windows, shown

Visitors = Callable[..., Page]
PAINTS = False


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


@pytest.mark.parametrize("languages", [("en", "de"), pytest.param(("fr", "nl", "ru"), marks=pytest.mark.soak)])
def test_towers_have_room_in_low_windows(visitor: Visitors, site: RunningServer, languages: tuple[str, ...]) -> None:
    page = visitor()
    for language, name in product(languages, ("towers-joker", "towers-covered", "towers-start")):
        look(page, site, name, language=language)
        for width, height in ((844, 390), (683, 384), (640, 360)):
            page.set_viewport_size({"width": width, "height": height})
            assert page.evaluate(CROWDED) == [], (language, name, width)


# What a joker is worth, where it lies on the number of another card, or on the star of its own that is seen whole.
ON_CARDS = """() => {
  const box = (one) => one.getBoundingClientRect();
  const meet = (a, b) => Math.min(a.right, b.right) - Math.max(a.left, b.left) > 1.5
    && Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top) > 1.5;
  const numbers = (step) => {
    const { left, top, width, height } = box(step.querySelector('.art'));
    return { left, top, right: left + width * .6, bottom: top + height * .31 };
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


def test_what_a_joker_is_worth_lies_on_no_number(visitor: Visitors, site: RunningServer) -> None:
    page = visitor()
    for name in ("towers-joker", "towers-covered"):
        look(page, site, name)
        assert page.locator(".worth").count() > 0, name
        for window in geometry.WINDOWS:
            shown(page, window)
            assert page.evaluate(ON_CARDS) == [], (name, window)


# Names with totals of two digits and what the deal has brought.
LATE = """() => {
  for (const one of document.querySelectorAll('.tower .numbers b')) one.textContent = '47';
  for (const one of document.querySelectorAll('.tower .now')) one.textContent = '+15';
}"""
# Faces, names and numbers that touch those of another tower, and what leaves the cloth.
HEADS = """() => {
  const box = (one) => one.getBoundingClientRect(), cloth = box(document.querySelector('.cellar'));
  const meet = (a, b) => a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom;
  const heads = [...document.querySelectorAll('.tower h2')].map((head) =>
    [head.textContent, [...head.querySelectorAll('.face, .called, .numbers b, .now')].map(box)]);
  return heads.filter(([, a], at) =>
    heads.slice(at + 1).some(([, b]) => a.some((one) => b.some((other) => meet(one, other))))
    || a.some((one) => one.left < cloth.left + 5 || one.right > cloth.right - 5)).map(([name]) => name);
}"""


@in_windows
def test_totals_of_two_digits_have_room(visitor: Visitors, site: RunningServer, windows: Iterable[str]) -> None:
    page = visitor()
    for size, name in product(("normal", "large", "largest"), ("towers-joker", "towers-match")):
        look(page, site, name, size=size)
        page.evaluate(LATE)
        sizes = [geometry.WINDOWS[one] for one in windows]
        for width, height in (*sizes, *((geometry.LOW,) if size == "normal" else ())):
            page.set_viewport_size({"width": width, "height": height})
            assert page.evaluate(HEADS) == [], (name, size, width)


# How large the cards of the others are beside one's own; then points at the ends of all their steps that touch the next
# tower, or the desk beside the last one.
SHARES = """() => {
  const wide = (one) => one.querySelector('.step').getBoundingClientRect().width;
  const own = document.querySelector('.tower.near'), others = [...document.querySelectorAll('.tower:not(.near)')];
  const found = [Math.min(...others.map(wide)) / wide(own), []];
  const places = [...others, own, document.querySelector('.desk')];
  for (const [at, tower] of [...others, own].entries()) for (const step of tower.querySelectorAll('.rows .step')) {
    const points = Object.assign(document.createElement('b'), { className: 'earned', textContent: '+2' });
    step.append(points);
    const edge = (places[at + 1].querySelector('.rows') ?? places[at + 1]).getBoundingClientRect().left;
    if (points.getBoundingClientRect().right > edge) found[1].push(tower.id);
    points.remove();
  }
  return found;
}"""
LAPTOPS = ((1280, 720), (1366, 768), (1440, 900), (1920, 1080), (2560, 1440))


def test_towers_of_few_others_are_nearly_as_large_as_ones_own(visitor: Visitors, site: RunningServer) -> None:
    page = visitor()
    for name, least in (("theft", 0.85), ("towers", 0.75), ("towers-joker", 0.55)):
        look(page, site, name)
        for width, height in LAPTOPS:
            page.set_viewport_size({"width": width, "height": height})
            share, touched = page.evaluate(SHARES)
            assert least <= share < 1, (name, width, share)
            assert touched == [], (name, width)


# Buttons of the end that lie on words, faces or each other, and the first of them where it is not whole in the window.
LYING = """() => {
  const box = (one) => one.getBoundingClientRect();
  const words = (one) => { const range = document.createRange(); range.selectNodeContents(one); return box(range); };
  const meet = (a, b) => a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom;
  const first = document.querySelector('.desk .go'), b = box(first), found = [];
  if (b.left < 0 || b.right > innerWidth || b.top < 0 || b.bottom > innerHeight - 8) found.push('the first button');
  const others = [...document.querySelectorAll('.desk .buttons > *')].filter((one) => one !== first);
  const said = ['.verdict-points', '.verdict-place', '.status', '.result', '.sharing'];
  const things = [...document.querySelectorAll(said.join())].filter((one) => one.getClientRects().length).map(words);
  things.push(...[...document.querySelectorAll('.winners > .face, .tower .art, .sheets table')].map(box));
  const [tower, place] = ['.near', '.verdict-place'].map((what) => document.querySelector(what));
  if (meet(words(place), box(tower))) found.push('the verdict');
  for (const [at, one] of others.entries()) {
    if (things.some((thing) => meet(box(one), thing))) found.push(one.textContent);
    if (others.slice(at + 1).some((other) => meet(box(one), box(other)))) found.push(one.textContent);
  }
  return found;
}"""


@in_windows
@pytest.mark.parametrize("size", ["normal", pytest.param("largest", marks=pytest.mark.soak)])
def test_at_the_end_buttons_lie_on_nothing_and_points_of_steps_on_no_number(
    visitor: Visitors, site: RunningServer, size: str, windows: Iterable[str]
) -> None:
    page = visitor()
    for name in ("towers-over", "towers-match"):
        look(page, site, name, size=size)
        has_points = size == "normal" and name == "towers-over"
        assert not has_points or page.locator(".earned").count() > 0
        for width, height in (*(geometry.WINDOWS[one] for one in windows), geometry.LOW):
            page.set_viewport_size({"width": width, "height": height})
            assert page.evaluate(LYING) == [], (name, size, width, height)
            assert page.evaluate("document.querySelector('.cellar').scrollTop") == 0, (name, size, width, height)
            if has_points and (width, height) != geometry.LOW:
                assert page.evaluate(ON_NUMBERS) == [], (width, height)


# Actions of a turn whose seen middle is another thing's, those that are not whole, and words that a button lies on.
PRESSED = """() => {
  const box = (one) => one.getBoundingClientRect(), found = [];
  const words = (one) => { const range = document.createRange(); range.selectNodeContents(one); return box(range); };
  const field = document.querySelector('.desk .buttons'), said = words(document.querySelector('.desk .status'));
  for (const one of field.querySelectorAll('button')) {
    const b = box(one), isKey = one.matches('.iconed'), end = box(field).bottom;
    const [top, bottom] = isKey ? [b.top, b.bottom] : [b.top, Math.min(b.bottom, end)];
    if (top >= bottom) continue;
    const hit = document.elementFromPoint((b.left + b.right) / 2, (top + bottom) / 2);
    if (!one.contains(hit)) found.push(`${one.textContent} is covered`);
    if (b.bottom > end + 1 && !isKey) found.push(`${one.textContent} is cut`);
    if (b.left < said.right && said.left < b.right && b.top < said.bottom - 3 && said.top < b.bottom)
      found.push(`${one.textContent} lies on words`);
  }
  return found;
}"""


@in_windows
def test_every_action_of_a_turn_can_be_pressed(visitor: Visitors, site: RunningServer, windows: Iterable[str]) -> None:
    """In largest print what has no room is scrolled to; nothing else lies on it."""
    page = visitor()
    for name, size in product(("theft", "towers"), ("normal", "largest")):
        look(page, site, name, size=size)
        for window in windows:
            shown(page, window)
            found = page.evaluate(PRESSED)
            assert [one for one in found if size == "normal" or "is cut" not in one] == [], (name, size, window)


# The part of a card that the next one of a row leaves free.
FREE = """() => Math.min(...[...document.querySelectorAll('.rows li, .tower .start')].map((one) =>
  one.getBoundingClientRect().height / one.querySelector('.step').closest('.tower').querySelector('.step:not(.empty)')
    .getBoundingClientRect().height))"""


def test_numbers_are_whole_under_the_next_card(visitor: Visitors, site: RunningServer) -> None:
    """A figure is 100 high with a pen of 20, in a card of 336 whose middle is 0."""
    drawn = (Path(openhearts.web.__file__).parent / "static/decks/numbers.svg").read_text(encoding="utf-8")
    figures = re.findall(r'<symbol id="\d+".*?<g transform="translate\([-\d.]+[ ,]?(-[\d.]+)\)scale\(([\d.]+)\)', drawn)
    assert len(figures) == 100
    lowest = max((float(top) + 110 * float(scale) + 168) / 336 for top, scale in figures)
    page = visitor()
    look(page, site, "towers-covered")
    for window in geometry.WINDOWS:
        shown(page, window)
        assert lowest <= page.evaluate(FREE), window
