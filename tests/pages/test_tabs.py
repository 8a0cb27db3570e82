"""The tabs on the sheet after a deal: by mouse, by arrows, and all of it without a script."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from itertools import product
from typing import Literal

import pytest
from playwright.sync_api import Page, expect

from tests.pages.access.states import come, look, put
from tests.pages.conftest import RunningServer
from tests.pages.geometry import in_windows, shown

Visitors = Callable[..., Page]
PAINTS = False
PANELS = ("scores", "cards", "tricks")
SCHEMES: tuple[Literal["light", "dark"], ...] = ("light", "dark")


def test_one_panel_is_shown_arrows_walk_and_what_was_chosen_stays_when_the_page_is_drawn_anew(
    visitor: Visitors, site: RunningServer
) -> None:
    page = visitor()
    look(page, site, "over")
    for name in PANELS:
        expect(page.locator(f"#panel-{name}")).to_be_visible(visible=name == "scores")
    page.click("#tab-cards")
    expect(page.locator("#panel-cards")).to_be_visible()
    expect(page.locator("#panel-scores")).to_be_hidden()
    page.evaluate("document.dispatchEvent(new Event('drawn'))")
    expect(page.locator("#panel-cards")).to_be_visible()
    expect(page.locator("#decided .card")).to_be_visible()
    page.keyboard.press("ArrowRight")
    expect(page.locator("#tab-tricks")).to_be_focused()
    expect(page.locator("#panel-tricks .tricks-table")).to_be_visible()
    page.keyboard.press("ArrowRight")
    expect(page.locator("#tab-scores")).to_be_focused()
    page.keyboard.press("End")
    expect(page.locator("#tab-tricks")).to_have_attribute("aria-selected", "true")
    assert page.locator("#tabs [tabindex='0']").count() == 1


def test_without_a_script_all_of_it_stands_there(visitor: Visitors, site: RunningServer) -> None:
    page = visitor(java_script_enabled=False)
    table = put(site, "over")
    come(page, site, f"/table/{table.state.ident}")
    for name in PANELS:
        expect(page.locator(f"#panel-{name}")).to_be_visible()
    expect(page.locator("#tabs")).to_be_hidden()


WHOLE = """() => {
  const strip = document.querySelector('.standing').getBoundingClientRect();
  return [...document.querySelectorAll('.standing b')].map((one) => one.getBoundingClientRect()).filter((one) =>
    one.width > 0 && one.left >= strip.left && one.right <= strip.right + .5 && one.bottom <= strip.bottom).length;
}"""


@in_windows
def test_every_total_stands_above_the_sheet(visitor: Visitors, site: RunningServer, windows: Iterable[str]) -> None:
    page = visitor()
    for (name, seats), size in product((("over", 4), ("eleven-over", 11)), ("normal", "largest")):
        look(page, site, name, size=size)
        for window in windows:
            shown(page, window)
            assert page.evaluate(WHOLE) == seats, (name, size, window)


# Of each button below the result: how many lines its words take, and what it lacks to be a target for a finger.
BUTTONS = """() => [...document.querySelectorAll('#acts .buttons > *')].filter((one) => one.offsetWidth).map((one) => {
  const text = document.createRange();
  text.selectNodeContents(one);
  const box = one.getBoundingClientRect(), words = text.getBoundingClientRect();
  const high = parseFloat(getComputedStyle(one).lineHeight) || 1.4 * parseFloat(getComputedStyle(one).fontSize);
  const isWhole = words.left >= box.left && words.right <= box.right && box.left >= 0 && box.right <= innerWidth;
  return [one.innerText, Math.round(words.height / high), isWhole, box.width >= 44 && box.height >= 44];
})"""
# What lies behind the button that stays in sight: nothing at first sight but what scrolls under it.
COVERED = """() => {
  const go = document.querySelector('#acts .buttons > .go').getBoundingClientRect();
  return [...document.querySelectorAll('.verdict, #decided .card, .winners > .face')].filter((one) => {
    const box = one.getBoundingClientRect();
    return Math.min(go.right, box.right) > Math.max(go.left, box.left) && box.top < go.bottom && box.bottom > go.top;
  }).map((one) => one.className.baseVal || one.className);
}"""


# Where the words of who has won, the last of their faces and the button below them are.
WINNERS = """() => ['#result', '.winners > .face', '#acts .buttons > .go'].map((what) => {
  const { left, top, right, bottom } = [...document.querySelectorAll(what)].at(-1).getBoundingClientRect();
  return { left, top, right, bottom };
})"""


@in_windows
@pytest.mark.parametrize("languages", [("en", "de"), pytest.param(("fr", "ru"), marks=pytest.mark.soak)])
def test_after_a_match_buttons_are_whole_and_who_won_stands_whole_beside_their_face(
    visitor: Visitors, site: RunningServer, languages: tuple[str, ...], windows: Iterable[str]
) -> None:
    page = visitor()
    for language, size in product(languages, ("normal", "largest")):
        look(page, site, "match-over", size=size, language=language)
        for window in windows:
            shown(page, window)
            found = page.evaluate(BUTTONS)
            assert len(found) >= 4, (language, size, window)
            assert [one for one in found if one[1] > 2 or not one[2] or not one[3]] == [], (language, size, window)
            expect(page.locator("#acts .buttons > .go")).to_be_in_viewport(ratio=1)
            if size == "normal":
                assert page.evaluate(COVERED) == [], (language, window)
        for width, height in ((844, 390), (932, 430), (740, 360)):
            page.set_viewport_size({"width": width, "height": height})
            words, face, go = page.evaluate(WINNERS)
            case = (language, size, width, words, face, go)
            assert size == "largest" or words["bottom"] <= go["top"] - 22, ("nothing fades it", *case)
            assert words["top"] < go["top"] and face["right"] <= words["left"], case
            assert words["top"] - 10 <= face["top"] and face["bottom"] <= words["bottom"] + 10, case


# How much the ink of each of these stands out from the ground, at least 3 for what must be seen.
CONTRAST = """selector => {
  const rgb = (text) => text.match(/[\\d.]+/g).slice(0, 3).map((one) => one / 255);
  const light = (text) => rgb(text).map((one) => one <= .04045 ? one / 12.92 : ((one + .055) / 1.055) ** 2.4)
    .reduce((sum, one, at) => sum + one * [.2126, .7152, .0722][at], 0);
  const probe = Object.assign(document.createElement('p'), { style: 'color: Canvas' });
  document.body.append(probe);
  const ground = light(getComputedStyle(probe).color);
  probe.remove();
  return [...document.querySelectorAll(selector)].map((one) => {
    const style = getComputedStyle(one), ink = light(style.stroke === 'none' ? style.color : style.stroke);
    return (Math.max(ink, ground) + .05) / (Math.min(ink, ground) + .05);
  });
}"""
LINES = """() => [...document.querySelectorAll('.tabs button')].map((one) =>
  [one.getAttribute('aria-selected'), getComputedStyle(one).borderBottomColor])"""


def test_colours_that_are_forced_leave_lines_and_signs(visitor: Visitors, site: RunningServer) -> None:
    page = visitor(forced_colors="active")
    look(page, site, "over")
    for scheme in SCHEMES:
        page.emulate_media(color_scheme=scheme)
        lines = page.evaluate(LINES)
        (chosen,) = [colour for is_chosen, colour in lines if is_chosen == "true"]
        assert chosen not in [colour for is_chosen, colour in lines if is_chosen == "false"], ("it stands out", scheme)
        for name in (".graph", ".grid.limit", ".tricks-table td > span[aria-hidden]"):
            found = page.evaluate(CONTRAST, name)
            assert found and min(found) >= 3, (name, scheme)
    for state, name in (("pass", ".way"), ("trick", ".lock"), ("eleven-nobodys", ".suit-led.nobody")):
        look(page, site, state)
        for scheme in SCHEMES:
            page.emulate_media(color_scheme=scheme)
            assert min(page.evaluate(CONTRAST, name)) >= 3, (name, scheme)


# Of each column of tricks: how far its cards begin from each other.
ZIGZAG = """() => {
  const columns = {};
  for (const one of document.querySelectorAll('.tricks-table td .card'))
    (columns[one.closest('td').cellIndex] ??= []).push(one.getBoundingClientRect().left);
  return Object.values(columns).map((all) => Math.max(...all) - Math.min(...all));
}"""


# How wide all cards of the tricks are, and how far one has to scroll sideways to them.
SEEN = """() => [[...document.querySelectorAll('.tricks-table .card')].map((one) => one.offsetWidth),
  (one => one.scrollWidth - one.clientWidth)(document.querySelector('#tricks .scroll'))]"""
# How many tricks there are and how many of them were taken, and what stands beside those that nobody took.
TAKEN = """() => [document.querySelectorAll('.tricks-table tbody tr').length,
  document.querySelectorAll('.tricks-table .won').length,
  [...document.querySelectorAll('.tricks-table .void')].map((one) => one.textContent)]"""


@in_windows
def test_cards_of_a_seat_are_seen_below_each_other_and_tricks_of_nobody_are_marked(
    visitor: Visitors, site: RunningServer, windows: Iterable[str]
) -> None:
    page = visitor()
    for name in ("over", "eleven-over"):
        look(page, site, name)
        page.click("#tab-tricks")
        for window in windows:
            shown(page, window)
            assert max(page.evaluate(ZIGZAG)) < 1, (name, window)
            cards, beyond = page.evaluate(SEEN)
            if name == "over":
                assert len(cards) == 52 and min(cards) >= 26 and beyond <= 0, (window, cards, beyond)
        n_tricks, n_taken, void = page.evaluate(TAKEN)
        assert n_taken + len(void) == n_tricks, name
        assert name == "over" or void, "a trick that nobody took"
        assert all("✕(nobody took the trick)" in " ".join(one.split()) for one in void), void
