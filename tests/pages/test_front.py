"""The front page in a browser: what it offers goes with the game that is chosen."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from itertools import product

import pytest
from playwright.sync_api import Page, expect

from tests.pages import geometry, steps
from tests.pages.access.states import come, put
from tests.pages.conftest import RunningServer
from tests.pages.geometry import in_windows

Visits = Callable[..., Page]
# Whole above the bar; of what is higher than the page, the beginning.
PAINTS = False
SEEN = """name => {
  const box = document.querySelector(`details.${name}`).getBoundingClientRect();
  const bar = document.querySelector('.bar').getBoundingClientRect().top;
  return box.top > -1 && (box.bottom <= bar || box.top < 1);
}"""
# Columns, in how many rows the last has no game, and whether the page is too wide.
HOLES = """() => {
  const list = document.querySelector('.suggested'), all = list.getBoundingClientRect();
  const columns = getComputedStyle(list).gridTemplateColumns.split(' ').length, rows = {};
  for (const one of list.children) {
    const box = one.getBoundingClientRect();
    (rows[Math.round(box.top)] ??= []).push(box);
  }
  const isFull = (row) => Math.abs(Math.max(...row.map((box) => box.right)) - all.right) < 2;
  const holes = Object.values(rows).filter((row) => !isFull(row)).length;
  return [columns, holes, document.documentElement.scrollWidth > innerWidth];
}"""
# What has the focus among the seats, and whether the button that starts the match covers any of it.
FOCUSED = """() => {
  const one = document.activeElement, start = document.getElementById('b-start');
  if (!one.closest('.gathering-who') || one === start) return null;
  const a = one.getBoundingClientRect(), b = start.getBoundingClientRect();
  const wide = Math.min(a.right, b.right) - Math.max(a.left, b.left);
  const tall = Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top);
  return [one.id, (wide > 0 && tall > 0) || a.top < 0 || a.bottom > innerHeight];
}"""
# Where the button that starts the match begins and ends, once the page is scrolled.
START = """top => {
  scrollTo(0, top);
  const box = document.getElementById('b-start').getBoundingClientRect();
  return [box.top, box.bottom];
}"""
# At how many places what can be done at a seat ends.
RIGHTS = """() => new Set([...document.querySelectorAll('.chairs li')].map((li) =>
  [...li.querySelectorAll('button')].map((one) => Math.round(one.getBoundingClientRect().right))).flat()).size"""
SIZES = '.games select[name="seats"]'


def test_only_sizes_of_the_game_are_offered(visitor: Visits) -> None:
    page = visitor()
    steps.choose(page, "cancellation", seats=11, name="Anna")
    expect(page.locator(".plate")).to_have_count(11)
    page.goto("/")
    expect(page.locator(SIZES)).to_have_value("11")
    page.check('input[value="classic"]')
    expect(page.locator(SIZES)).to_have_value("")
    offered = page.locator(f"{SIZES} option:not([disabled])")
    expect(offered).to_have_text(["recommended", "3", "4", "5", "6"])
    page.click('button[value="bots"]')
    page.wait_for_url("**/table/*")
    expect(page.locator(".plate")).to_have_count(4)


def test_one_click_leads_from_the_front_page_to_a_hand(visitor: Visits) -> None:
    page = visitor()
    page.goto("/")
    page.click('button[name="start"][value="classic"]')
    expect(page.locator("#hand .pick")).to_have_count(13)


def test_the_address_of_a_table_is_copied_with_one_click(visitor: Visits) -> None:
    page = visitor(permissions=["clipboard-read", "clipboard-write"])
    page.goto("/")
    page.click('.bar button[value="friends"]')
    page.wait_for_url("**/table/*")
    page.click("[data-copies]")
    expect(page.locator("[data-copies]")).to_have_text("Copied")
    assert page.evaluate("navigator.clipboard.readText()") == page.url


def test_what_a_large_table_should_decide_is_asked_in_place(visitor: Visits) -> None:
    page = visitor()
    page.goto("/")
    asked = page.locator(".a-cancellation")
    page.check('input[value="cancellation"]')
    expect(asked).to_be_hidden()
    page.select_option(SIZES, "9")
    expect(asked).to_be_visible()
    page.check('input[value="classic"]')
    expect(asked).to_be_hidden()


def test_what_is_opened_comes_out_from_behind_the_bar(visitor: Visits) -> None:
    page = visitor(locale="de-DE")
    for width, height in ((1280, 620), (360, 640)):
        page.set_viewport_size({"width": width, "height": height})
        for name in ("more", "levels", "family"):
            page.goto("/")
            page.evaluate("name => document.querySelector(`details.${name} summary`).click()", name)
            steps.until(page, SEEN, name)
        bar = page.locator(".bar").bounding_box()
        assert bar is not None and bar["height"] <= height / 8, (width, height)


def test_on_a_phone_on_its_side_a_game_begins_from_the_first_screen(visitor: Visits) -> None:
    page = visitor(viewport={"width": 740, "height": 360}, locale="ru-RU")
    page.goto("/")
    go = page.locator(".bar .go").bounding_box()
    assert go is not None and go["y"] + go["height"] <= 360
    page.click(".bar .go", timeout=5000)
    page.wait_for_url("**/table/*")


def test_no_row_of_games_has_a_hole(visitor: Visits, site: RunningServer) -> None:
    page = visitor()
    for size in ("normal", "large", "largest"):
        come(page, site, "/", size=size)
        seen = set()
        for width, height in (*geometry.WINDOWS.values(), (700, 900), (932, 430), (1024, 768)):
            page.set_viewport_size({"width": width, "height": height})
            columns, holes, is_wide = page.evaluate(HOLES)
            assert holes == 0 and not is_wide, (size, width, height, columns)
            seen.add(columns)
        assert seen == {1, 2, 3}, size


def test_on_a_phone_on_its_side_games_are_seen_above_the_bar(visitor: Visits) -> None:
    page = visitor(viewport={"width": 844, "height": 390})
    page.goto("/")
    bar = page.locator(".bar").bounding_box()
    for at in range(2):
        words = page.locator(".suggested .usual").nth(at).bounding_box()
        assert bar is not None and words is not None and words["y"] + words["height"] <= bar["y"]


# Where the words at the top, the button that starts and the first game are, with the right ends of all buttons.
FIRST_SIGHT = """() => [
  ...['.hero .lead', '.bar .go', '.suggested .game b'].map((one) => {
    const { top, bottom, width, height } = document.querySelector(one).getBoundingClientRect();
    return { top, bottom, width, height };
  }),
  [...document.querySelectorAll('.bar button')].map((one) => one.getBoundingClientRect().right),
]"""
LINES = """() => [...document.querySelectorAll('.bar button')].map((one) => {
  const words = document.createRange();
  words.selectNodeContents(one);
  return new Set([...words.getClientRects()].map((box) => Math.round(box.top))).size;
})"""


@pytest.mark.parametrize("languages", [("en", "de"), pytest.param(("fr", "ru"), marks=pytest.mark.soak)])
def test_in_large_print_a_game_is_seen_on_a_small_phone(
    visitor: Visits, site: RunningServer, languages: tuple[str, ...]
) -> None:
    page = visitor()
    for language, size in product(languages, ("large", "largest")):
        page.set_viewport_size({"width": 360, "height": 640})
        come(page, site, "/", size=size, language=language)
        words, go, game, ends = page.evaluate(FIRST_SIGHT)
        case = (language, size, words, go, game, ends)
        assert words["width"] > 230 and words["height"] and max(ends) <= 360, case
        line = min(36.0, game["height"])  # a long name has two
        assert line and game["top"] + line < go["top"] < go["bottom"] <= 640, case
        page.set_viewport_size({"width": 320, "height": 568})  # no button becomes a column of single words
        assert max(page.evaluate(LINES)) <= 2, (language, size)


# Of each choice below the games: how much wider its longest line is than its place, where it does not fill its row.
TOO_WIDE = """() => [...document.querySelectorAll('.setup > label > select')].map((one) => {
  const room = one.offsetWidth, row = one.closest('.setup').offsetWidth;
  const copy = one.cloneNode(true);
  copy.style.width = 'auto';
  one.after(copy);
  const wide = copy.offsetWidth;
  copy.remove();
  return room >= row ? 0 : wide - room;
})"""


@pytest.mark.parametrize("languages", [("en", "de"), pytest.param(("fr", "ru"), marks=pytest.mark.soak)])
def test_what_is_chosen_below_the_games_is_whole(
    visitor: Visits, site: RunningServer, languages: tuple[str, ...]
) -> None:
    page = visitor()
    for language in languages:
        come(page, site, "/", language=language)
        for width, height in ((320, 568), *geometry.WINDOWS.values()):
            page.set_viewport_size({"width": width, "height": height})
            assert max(page.evaluate(TOO_WIDE)) <= 1, (language, width)


@in_windows
def test_the_start_of_a_match_is_in_sight_and_covers_nothing_that_has_the_focus(
    visitor: Visits, windows: Iterable[str]
) -> None:
    page = visitor()
    page.goto("/")
    page.click('.bar button[value="friends"]')
    page.wait_for_url("**/table/*")
    expect(page.locator("#b-start")).to_be_focused()
    for window, (width, height) in (*((one, geometry.WINDOWS[one]) for one in windows), ("smallest", (320, 568))):
        page.set_viewport_size({"width": width, "height": height})
        for top in (0, 9999):
            over, end = page.evaluate(START, top)
            assert over >= 0 and end <= height, (window, top, over, end)
        page.evaluate("scrollTo(0, 0)")
        page.locator(".home").focus()
        seen = set()
        for _ in range(30):
            page.keyboard.press("Tab")
            found = page.evaluate(FOCUSED)
            if found is None:
                continue
            seen.add(found[0])
            assert not found[1], (window, found)
        assert "add-2" in seen and "to-settings" in seen, seen
        assert page.evaluate(RIGHTS) == 1, window


@pytest.mark.parametrize("language", ["en", pytest.param("de", marks=pytest.mark.soak)])
def test_on_a_phone_on_its_side_the_code_is_free_at_first_sight(visitor: Visits, language: str) -> None:
    page = visitor(viewport={"width": 844, "height": 390}, locale=language)
    page.goto("/")
    page.click('.bar button[value="friends"]')
    page.wait_for_url("**/table/*")
    for width, height in ((844, 390), (932, 430), (740, 360), (720, 340)):
        page.set_viewport_size({"width": width, "height": height})
        code, start = page.locator(".qr").bounding_box(), page.locator("#b-start").bounding_box()
        assert code is not None and start is not None
        is_beside = code["x"] + code["width"] <= start["x"] or code["y"] + code["height"] <= start["y"]
        assert is_beside and code["y"] + code["height"] <= height and code["width"] >= 150, (width, code, start)
        assert page.evaluate("document.documentElement.scrollWidth <= innerWidth"), width


def test_nothing_of_a_table_where_people_wait_leaves_a_small_phone(visitor: Visits, site: RunningServer) -> None:
    page = visitor(viewport={"width": 360, "height": 640})
    table = put(site, "pass", waits=True)
    for size in ("normal", "largest"):
        come(page, site, f"/table/{table.state.ident}", size=size)
        expect(page.locator("#newcomer")).to_be_visible()
        assert page.evaluate("document.documentElement.scrollWidth") <= 360, size


def test_the_way_back_after_a_refused_start_asks_nothing_and_keeps_what_was_typed(visitor: Visits) -> None:
    page = visitor()
    page.goto("/")
    page.click("details.more summary")
    page.select_option(".games select[name=level]", "novice")
    page.fill("input[name=options]", "no.such=1")
    page.click('button[value="bots"]')
    expect(page.locator('main [role="alert"]')).to_be_visible()
    page.reload()  # a page that answered a form would be sent again
    expect(page.locator("input[name=options]")).to_have_value("no.such=1")
    expect(page.locator("input[name=options]")).to_be_visible()
    page.fill("input[name=options]", "pass.count=0")
    page.click('button[value="bots"]')
    page.wait_for_url("**/table/*")
    page.go_back()
    expect(page.locator("input[name=options]")).to_have_value("pass.count=0")
    expect(page.locator(".games select[name=level]")).to_have_value("novice")
    page.goto("/kitchen")
    page.click('header a[href="/"]')  # who comes anew finds it as always
    expect(page.locator("input[name=options]")).to_have_value("")


def test_the_way_back_to_a_return_code_makes_no_other_one(visitor: Visits) -> None:
    page = visitor()
    page.goto("/device")
    page.click("#code button.go")
    code = page.locator("#return-code").inner_text()
    page.wait_for_load_state()  # its script is the last to come
    page.click("main a.go")
    page.go_back()  # what answered a form would be asked for again, and be another code
    expect(page.locator("#code button[name=end]")).to_be_visible()
    other = visitor()
    other.goto("/return")
    other.fill("input[name=code]", code)
    with other.expect_navigation():
        other.click("main button.go")
    expect(other).to_have_url(f"{page.url.partition('/device')[0]}/")
