"""Replays in the browser: buttons that stay under the finger, and answers that come into view."""

from __future__ import annotations

import re
from collections.abc import Callable
from functools import cache
from typing import Any

import pytest
from playwright.sync_api import Page, Route, expect

import openhearts as oh
from openhearts.speech.catalogue import languages
from openhearts.tables.log import Sitting
from openhearts.tables.roster import BOT_NAMES
from openhearts.tables.table import open_table
from tests.pages import geometry
from tests.pages.access.states import come
from tests.pages.conftest import RunningServer

PHONE = {"viewport": {"width": 360, "height": 740}, "has_touch": True, "is_mobile": True}
SIDE = {"viewport": {"width": 740, "height": 360}, "has_touch": True, "is_mobile": True}
DESKTOP = {"viewport": {"width": 1280, "height": 800}}
LOW_LAPTOP = (1280, 720)
NAMES = ("Ann", "Ben 2", "Maximiliana von Ahlefeldt", "Ben")
Visitors = Callable[..., Page]
PAINTS = False
# Sizes of a face, a card and the dealer's sign; how often the words about the deal are broken; fans on the rim.
SIZES = """() => {
  const size = (what) => parseFloat(getComputedStyle(document.querySelector(what)).height);
  const deal = document.querySelector('.strip .deal'), cloth = document.querySelector('#felt').getBoundingClientRect();
  const out = [...document.querySelectorAll('#felt .backs')].filter((one) => {
    const box = one.getBoundingClientRect();
    return box.width && (box.left < cloth.left + 7 || box.right > cloth.right - 7 || box.top < cloth.top + 7);
  });
  return { face: size('.plate .face'), card: size('.laid .card'), dealer: size('.plate .dealer'), out: out.length,
    cut: deal.scrollWidth - deal.clientWidth,
    lines: deal.offsetHeight / parseFloat(getComputedStyle(deal).fontSize) };
}"""
TOUCHING = """() => {
  const found = [], box = (one) => one.getBoundingClientRect();
  for (const card of document.querySelectorAll('.laid')) for (const one of document.querySelectorAll('.plate .won')) {
    const a = box(card), b = box(one);
    const wide = Math.min(a.right, b.right) - Math.max(a.left, b.left);
    const tall = Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top);
    if (wide > 1.5 && tall > 1.5) found.push(`${card.closest('li').id} ${one.closest('li').id}: ${wide} x ${tall}`);
  }
  return found;
}"""


@cache
def record(bot: str, n_deals: int, limit: int) -> str:
    """The record of some deals; the first player is no bot that anybody may ask."""
    table, _ = open_table(
        oh.ruleset("classic", 4, {"end.limit": limit}), [Sitting(name, bot) for name in NAMES], seed="replays"
    )
    while len(table.finished) < n_deals:
        if table.is_waiting:
            table.next_deal()
        else:
            table.act_bot(table.bot_to_act() or 0)
    return str(table.record(open_only=True).text().replace(f'bot="{bot}"', 'bot="nobody"', 1))


def bring(page: Page, *, bot: str = "club", n_deals: int = 1, limit: int = 100) -> str:
    """The address of the replay of some deals."""
    return brought(page, record(bot, n_deals, limit))


def brought(page: Page, text: str) -> str:
    """The address of the replay of a record."""
    page.goto("/replay")
    page.fill("textarea", text)
    page.click("main button.go")
    page.wait_for_url("**/replay/*")
    return page.url


@pytest.mark.parametrize(
    ("variant", "seats"),
    [
        ("classic", 6),
        ("cancellation", 11),
        *(pytest.param("cancellation", n, marks=pytest.mark.soak) for n in (7, 8, 9, 10)),
    ],
)
def test_a_replay_of_many_is_whole(visitor: Visitors, variant: str, seats: int) -> None:
    """In the middle of a trick, in every window; on a low one of eleven the page scrolls.

    Where there is room the points of a deal have a place beside every total that no card covers.
    """
    table, _ = open_table(
        oh.ruleset(variant, seats), [Sitting(name, "club") for name in ("You", *BOT_NAMES[: seats - 1])], seed="many"
    )
    while not table.finished:
        table.act_bot(table.bot_to_act() or 0)
    page = visitor()
    address = brought(page, str(table.record(open_only=True).text()))
    page.goto(f"{address}?step={4 * seats}")
    assert page.locator(".laid").count() > 0
    for width, height in (*geometry.WINDOWS.values(), LOW_LAPTOP):
        page.set_viewport_size({"width": width, "height": height})
        assert page.evaluate(geometry.OVERLAPS) == [], width
        assert page.evaluate("document.documentElement.scrollWidth - innerWidth") <= 0
    if seats > 6:
        page.evaluate(geometry.WIDEST)
        for name in ("tablet", "laptop", "desktop", "large"):
            width, height = geometry.WINDOWS[name]
            page.set_viewport_size({"width": width, "height": height})
            assert page.evaluate(geometry.OVERLAPS) == [], (name, "with points and long names")


# Where elements stand on the screen.
PLACES = """(all) => all.map((what) => {
  const box = document.querySelector(what).getBoundingClientRect();
  return [box.x, box.y, box.width, box.height].map(Math.round);
})"""


def places(page: Page, *what: str) -> list[list[int]]:
    found: list[list[int]] = page.evaluate(PLACES, [*what])
    return found


def shown(page: Page, screen: dict[str, Any]) -> str:
    """Turns or resizes the screen; its name."""
    page.set_viewport_size(screen["viewport"])
    return "{width} x {height}".format(**screen["viewport"])


SCREENS = pytest.mark.parametrize("screens", [(PHONE, SIDE), (DESKTOP,)], ids=["phone", "desktop"])


def stays_in_view(page: Page, screens: tuple[dict[str, Any], ...], first: dict[str, Any], step: int) -> None:
    """On each screen the button is where it was, and at some steps what happened is looked for."""
    for one in screens[:: 1 if step % 2 else -1]:  # it is turned once for each step
        window = shown(page, one)
        button, bar, *boxes = places(page, "#m-next", ".steps", "#felt", "#status")
        assert button == first[window], (window, step)
        if step in (0, 3, 9, 17):
            assert all(box[1] >= 0 and box[1] + box[3] <= bar[1] for box in boxes), (window, step, boxes, bar)


@SCREENS
def test_the_buttons_stay_where_they_are_and_what_happened_is_on_the_first_screen(
    visitor: Visitors, screens: tuple[dict[str, Any], ...]
) -> None:
    """Whether or not there is somebody to be asked, how long the sentences are, and at the end of the deal."""
    page = visitor(**screens[0])
    bring(page, n_deals=2)
    first = {shown(page, one): places(page, "#m-next")[0] for one in screens}
    stays_in_view(page, screens, first, 0)
    seen = set()
    for step in range(1, 18):
        page.tap("#m-next") if screens[0].get("has_touch") else page.click("#m-next")
        expect(page.locator(".where")).to_have_text(f"Deal 1, {step} of 56")
        stays_in_view(page, screens, first, step)
        seen.add(page.locator("#b-why").count())
    assert seen == {0, 1}
    for one in screens:
        window = shown(page, one)
        ((left, _, width, _),) = places(page, "#felt")
        assert left < width / 4, (window, "the table stands in a corner")
    page.click("#m-last")
    expect(page.locator("#faces")).to_be_attached()
    for one in screens:
        window = shown(page, one)
        for top in ("0", "document.body.scrollHeight"):
            page.evaluate(f"scrollTo(0, {top})")
            assert places(page, "#m-next")[0] == first[window], (window, top)
        bar, foot = places(page, ".steps", ".foot")
        assert foot[1] + foot[3] <= bar[1], (window, "the bar covers the end of the page")
        assert bar[3] <= 100, window


def test_every_press_counts_where_the_network_is_slow(visitor: Visitors) -> None:
    """A held key goes no further than it shows."""
    page = visitor(**DESKTOP)
    held: list[Route] = []
    page.route(re.compile(r"step=1$"), lambda route: held.append(route))  # a page that is there may ask past it
    bring(page)
    for _ in range(3):
        page.keyboard.press("ArrowRight")
    page.click("#m-next")
    page.keyboard.down("ArrowRight")
    for _ in range(5):
        page.keyboard.down("ArrowRight")  # repeats
    page.keyboard.up("ArrowRight")
    while not held:
        page.wait_for_timeout(20)
    assert page.locator(".where").text_content() == "Deal 1, 0 of 56"
    held[0].continue_()
    assert len(held) == 1
    expect(page.locator(".where")).to_have_text("Deal 1, 5 of 56")
    expect(page).to_have_url(re.compile(r"step=5$"))


@SCREENS
def test_an_answer_comes_into_view(visitor: Visitors, screens: tuple[dict[str, Any], ...]) -> None:
    page = visitor(**screens[0])
    base = bring(page)
    for one in screens:
        window = shown(page, one)
        page.goto(f"{base}?step=17")
        page.click("#b-why")
        expect(page.locator("#why p").first).to_be_visible()
        bar, *boxes = places(page, ".steps", "#why p", "#why p ~ p")
        assert all(box[1] >= 0 and box[1] + box[3] <= bar[1] for box in boxes), (window, boxes, bar)


@pytest.mark.parametrize(
    "spoken",
    [("da", "es", "nl", "pl", "ru"), pytest.param(languages(), marks=pytest.mark.soak)],
    ids=["long", "all"],
)
def test_the_table_of_candidates_fits_on_a_phone_in_every_language(
    visitor: Visitors, site: RunningServer, spoken: tuple[str, ...]
) -> None:
    page = visitor(**PHONE)
    base = bring(page, bot="expert:worlds=8", limit=15)
    for language in spoken:
        come(page, site, f"{base}?step=17", language=language)
        page.click("#b-why")
        expect(page.locator(".candidates thead th")).to_have_count(5)
        wide = page.evaluate("""['.scroll.why', 'html'].filter((what) => {
          const box = document.querySelector(what);
          return box.scrollWidth > box.clientWidth;
        })""")
        assert wide == [] and page.evaluate("document.documentElement.lang") == language, (language, wide)


def test_the_picture_of_a_moment_is_whole_in_every_window(visitor: Visitors) -> None:
    """No card lies over another or over a pile, faces go with the cards beside them, and no fan lies on the rim."""
    page = visitor()
    page.goto(f"{bring(page, n_deals=2)}?step=20")
    expect(page.locator(".laid")).to_have_count(4)
    for window, (width, height) in geometry.WINDOWS.items():
        page.set_viewport_size({"width": width, "height": height})
        # a name that is cut off is as long there as it was written
        over = [one for one in page.evaluate(geometry.OVERLAPS) if not one.startswith("face") or "/ name" not in one]
        assert over == [] and page.evaluate(TOUCHING) == [], window
        found = page.evaluate(SIZES)
        assert found["face"] >= 0.42 * found["card"] and found["dealer"] <= 0.5 * found["face"], (window, found)
        assert found["out"] == 0 and found["lines"] < 2 and found["cut"] <= 0, (window, found)


# On a laptop: towers that stand lower than another one, what is below the bar of the replay or touches something else,
# and points at the end of a step that touch what stands beside their tower.
IN_A_ROW = """() => {
  const box = (one) => one.getBoundingClientRect(), found = [], bar = box(document.querySelector('.steps')).top;
  const words = (one) => { const range = document.createRange(); range.selectNodeContents(one); return box(range); };
  const towers = [...document.querySelectorAll('.tower')];
  const tops = new Set(towers.map((one) => Math.round(box(one).top)));
  if (tops.size > 1) found.push(`towers at ${[...tops]}`);
  const meet = (a, b) => a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom;
  const things = [...towers.map((one) => [one.id, box(one.querySelector('.rows'))]),
    ['status', words(document.getElementById('status'))],
    ...[...document.querySelectorAll('.heap-card')].filter((one) => box(one).height).map((one) => ['pile', box(one)])];
  for (const [at, [what, a]] of things.entries()) {
    if (a.bottom > bar) found.push(`${what} is not seen`);
    for (const [other, b] of things.slice(at + 1)) if (meet(a, b)) found.push(`${what} / ${other}`);
  }
  for (const points of document.querySelectorAll('.earned')) {
    const own = points.closest('.tower').id;
    for (const [what, b] of things) if (what !== own && meet(box(points), b)) found.push(`points / ${what}`);
  }
  if (box(document.querySelector('.choices')).bottom > bar + 1) found.push('whose eyes see it is not seen');
  return found;
}"""


@pytest.mark.parametrize("seats", [2, 4, pytest.param(3, marks=pytest.mark.soak)])
def test_on_laptops_a_replay_shows_towers_beside_each_other(visitor: Visitors, seats: int) -> None:
    """As at a table, one's own as high as the window lets it be: in its middle, and with everything that was laid."""
    names = ("Anna", *BOT_NAMES[: seats - 1])
    table, _ = open_table(oh.ruleset("herz-an-herz", seats), [Sitting(name, "club") for name in names], seed="towers")
    while not table.finished:
        table.act_bot(table.bot_to_act() or 0)
    page = visitor()
    address = brought(page, str(table.record(open_only=True).text()))
    for step in (40, 9999):
        page.goto(f"{address}?step={step}")
        for width, height in (LOW_LAPTOP, (1366, 768), (1024, 700), (1920, 1080), (2560, 1440)):
            page.set_viewport_size({"width": width, "height": height})
            assert page.evaluate(IN_A_ROW) == [], (step, width)
            own = page.evaluate("document.querySelector('.near .step').getBoundingClientRect().height / innerHeight")
            assert own > 0.15, (step, width, own)
