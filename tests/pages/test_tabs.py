"""The tabs on the sheet after a deal: by mouse, by arrows, and all of it without a script."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from playwright.sync_api import Page, expect

from tests.pages import geometry
from tests.pages.access.states import come, look, put
from tests.pages.conftest import RunningServer

Visitors = Callable[..., Page]
PAINTS = False
PANELS = ("scores", "cards", "tricks")


def test_one_panel_is_shown_and_arrows_walk(visitor: Visitors, site: RunningServer) -> None:
    page = visitor()
    look(page, site, "over")
    for name in PANELS:
        expect(page.locator(f"#panel-{name}")).to_be_visible(visible=name == "scores")
    page.click("#tab-cards")
    expect(page.locator("#panel-cards")).to_be_visible()
    expect(page.locator("#panel-scores")).to_be_hidden()
    page.keyboard.press("ArrowRight")
    expect(page.locator("#tab-tricks")).to_be_focused()
    expect(page.locator("#panel-tricks .tricks-table")).to_be_visible()
    page.keyboard.press("ArrowRight")
    expect(page.locator("#tab-scores")).to_be_focused()
    page.keyboard.press("End")
    expect(page.locator("#tab-tricks")).to_have_attribute("aria-selected", "true")
    assert page.locator("#tabs [tabindex='0']").count() == 1


def test_what_was_chosen_stays_when_the_page_is_drawn_anew(visitor: Visitors, site: RunningServer) -> None:
    page = visitor()
    look(page, site, "over")
    page.click("#tab-cards")
    page.evaluate("document.dispatchEvent(new Event('drawn'))")
    expect(page.locator("#panel-cards")).to_be_visible()
    expect(page.locator("#decided .card")).to_be_visible()


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


@pytest.mark.parametrize("size", ["normal", "largest"])
def test_every_total_stands_above_the_sheet(visitor: Visitors, site: RunningServer, size: str) -> None:
    page = visitor()
    for name, seats in (("over", 4), ("eleven-over", 11)):
        look(page, site, name, size=size)
        for width, height in geometry.WINDOWS.values():
            page.set_viewport_size({"width": width, "height": height})
            assert page.evaluate(WHOLE) == seats, (name, width)


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


@pytest.mark.parametrize("language", ["en", "de", *(pytest.param(one, marks=pytest.mark.soak) for one in ("fr", "ru"))])
@pytest.mark.parametrize("size", ["normal", "largest"])
def test_buttons_after_a_match_are_whole(visitor: Visitors, site: RunningServer, size: str, language: str) -> None:
    page = visitor()
    look(page, site, "match-over", size=size, language=language)
    for width, height in geometry.WINDOWS.values():
        page.set_viewport_size({"width": width, "height": height})
        found = page.evaluate(BUTTONS)
        assert len(found) >= 4
        assert [one for one in found if one[1] > 2 or not one[2] or not one[3]] == [], width
        expect(page.locator("#acts .buttons > .go")).to_be_in_viewport(ratio=1)
        if size == "normal":
            assert page.evaluate(COVERED) == [], width


@pytest.mark.parametrize("language", ["en", "de", *(pytest.param(one, marks=pytest.mark.soak) for one in ("fr", "ru"))])
@pytest.mark.parametrize("size", ["normal", "largest"])
def test_on_a_phone_on_its_side_who_won_stands_whole_beside_their_face(
    visitor: Visitors, site: RunningServer, size: str, language: str
) -> None:
    page = visitor()
    look(page, site, "match-over", size=size, language=language)
    for width, height in ((844, 390), (932, 430), (740, 360)):
        page.set_viewport_size({"width": width, "height": height})
        words, faces = page.locator("#result").bounding_box(), page.locator(".winners > .face").last.bounding_box()
        go = page.locator("#acts .buttons > .go").bounding_box()
        assert words is not None and faces is not None and go is not None
        assert size == "largest" or words["y"] + words["height"] <= go["y"] - 22, "nothing fades it"
        assert words["y"] < go["y"] and faces["x"] + faces["width"] <= words["x"]
        assert words["y"] - 10 <= faces["y"] and faces["y"] + faces["height"] <= words["y"] + words["height"] + 10


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


@pytest.mark.parametrize("scheme", ["light", "dark"])
def test_colours_that_are_forced_leave_lines_and_signs(visitor: Visitors, site: RunningServer, scheme: str) -> None:
    page = visitor(forced_colors="active", color_scheme=scheme)
    look(page, site, "over")
    lines = page.evaluate(LINES)
    (chosen,) = [colour for is_chosen, colour in lines if is_chosen == "true"]
    assert chosen not in [colour for is_chosen, colour in lines if is_chosen == "false"], "it stands out"
    for name in (".graph", ".grid.limit", ".tricks-table td > span[aria-hidden]"):
        found = page.evaluate(CONTRAST, name)
        assert found and min(found) >= 3, name
    for state, name in (("pass", ".way"), ("trick", ".lock"), ("eleven-nobodys", ".suit-led.nobody")):
        look(page, site, state)
        assert min(page.evaluate(CONTRAST, name)) >= 3, name


# Of each column of tricks: how far its cards begin from each other.
ZIGZAG = """() => {
  const columns = {};
  for (const one of document.querySelectorAll('.tricks-table td .card'))
    (columns[one.closest('td').cellIndex] ??= []).push(one.getBoundingClientRect().left);
  return Object.values(columns).map((all) => Math.max(...all) - Math.min(...all));
}"""


@pytest.mark.parametrize("name", ["over", "eleven-over"])
def test_cards_of_a_seat_lie_below_each_other_and_tricks_of_nobody_are_marked(
    visitor: Visitors, site: RunningServer, name: str
) -> None:
    page = visitor()
    look(page, site, name)
    page.click("#tab-tricks")
    for width, height in geometry.WINDOWS.values():
        page.set_viewport_size({"width": width, "height": height})
        assert max(page.evaluate(ZIGZAG)) < 1, width
    rows = page.locator(".tricks-table tbody tr")
    taken, void = page.locator(".tricks-table .won").count(), page.locator(".tricks-table .void")
    assert taken + void.count() == rows.count()
    assert name == "over" or void.count(), "a trick that nobody took"
    for one in void.all():
        expect(one).to_contain_text("✕(nobody took the trick)")


def test_cards_of_every_trick_are_seen(visitor: Visitors, site: RunningServer) -> None:
    page = visitor()
    look(page, site, "over")
    page.click("#tab-tricks")
    for width, height in geometry.WINDOWS.values():
        page.set_viewport_size({"width": width, "height": height})
        cards = page.locator(".tricks-table .card").evaluate_all("(all) => all.map((one) => one.offsetWidth)")
        assert len(cards) == 52 and min(cards) >= 26, width
        assert page.locator("#tricks .scroll").evaluate("(one) => one.scrollWidth - one.clientWidth") <= 0, width
