"""Large text and narrow screens: nothing scrolls sideways, nothing that can be used is cut off, axe finds nothing."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest
from axe_playwright_python.sync_playwright import Axe
from playwright.sync_api import Page, expect

from tests.pages import steps
from tests.pages.access.states import OWN, STATES, State, come, is_passing, look, put
from tests.pages.conftest import RunningServer

Visitors = Callable[..., Page]
NARROW = {"viewport": {"width": 320, "height": 640}, "has_touch": True, "is_mobile": True}
ZOOMED = {"viewport": {"width": 640, "height": 450}, "device_scale_factor": 2}  # 1280 by 900 at 200 %
PHONE = {"viewport": {"width": 360, "height": 740}, "has_touch": True, "is_mobile": True}
SIDE = {"viewport": {"width": 740, "height": 360}, "has_touch": True, "is_mobile": True}
DESKTOP = {"viewport": {"width": 1280, "height": 900}}
COVERED = """() => [...document.querySelectorAll('.pile')].flatMap((pile) => {
  const a = pile.getBoundingClientRect();
  return [...document.querySelectorAll('.plate')].filter((plate) => {
    const b = plate.getBoundingClientRect();
    return a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom;
  }).map((plate) => plate.textContent);
})"""
# What the words of what is to be done touch while they pulse, with the line below them, or where they leave the page.
PULSING = """() => {
  const status = document.getElementById('prompt') ?? document.getElementById('status'), reached = new Set();
  const around = document.querySelectorAll(
    '.plate .face, .laid, .tower, .heap, #hand .pick, #buttons button, .topbar button');
  const words = document.createRange();
  words.selectNodeContents(status);
  for (const box of words.getClientRects()) {
    if (box.left < 0 || box.right > innerWidth) reached.add('the edge');
    for (const one of around) {
      const other = one.getBoundingClientRect();
      if (other.left < box.right && other.right > box.left && other.top < box.bottom && other.bottom > box.top)
        reached.add(one.id || one.className || one.textContent);
    }
  }
  return [status.getAnimations().length, ...reached];
}"""
# Everybody has all that can stand on a plate and a name of eight letters; names that are cut, marks that a card covers.
CUT_NAMES = """names => {
  const plates = [...document.querySelectorAll('.plate')];
  const [arrow, dealer, robot] = ['.arrow', '.dealer', '.mark:has(.robot)'].map(
    (one) => document.querySelector('.plate ' + one));
  for (const [at, plate] of plates.entries()) {
    const name = plate.querySelector('.name');
    name.querySelector('.called').textContent = names[at % names.length];
    if (!name.querySelector('.arrow')) name.prepend(arrow.cloneNode(true));
    if (!name.querySelector('.mark:has(.robot)')) name.append(robot.cloneNode(true));
    if (!plate.querySelector('.dealer')) plate.append(dealer.cloneNode(true));
  }
  const cut = [...document.querySelectorAll('.plate .called')].filter((one) => one.scrollWidth > one.clientWidth);
  const cards = [...document.querySelectorAll('.laid')].map((one) => one.getBoundingClientRect());
  const under = [...document.querySelectorAll('.plate .dealer')].filter((one) => {
    const mark = one.getBoundingClientRect();
    return cards.some((card) => card.left < mark.right && card.right > mark.left && card.top < mark.bottom
      && card.bottom > mark.top);
  });
  return [...cut, ...under].map((one) => one.textContent);
}"""
# Cards of the hand whose corner, where rank and suit stand, is covered.
HIDDEN = """() => [...document.querySelectorAll('#hand .pick')].filter((one) => {
  const box = one.getBoundingClientRect();
  return !one.contains(document.elementFromPoint(box.left + box.width / 8, box.top + box.height / 6));
}).map((one) => one.id)"""
# Pixels between what is to be done and the frame of a raised card below it.
ABOVE = """raised => {
  const card = document.querySelector('#hand .' + raised), status = document.getElementById('status');
  const frame = Number(/([0-9]+)px$/.exec(getComputedStyle(card).boxShadow)[1]);
  return card.getBoundingClientRect().top - frame - status.getBoundingClientRect().bottom;
}"""
PAGES = (
    "/",
    "/rules",
    "/rules/classic",
    "/rules/cancellation?seats=11",
    "/rules-editor?variant=cancellation&seats=9",
    "/rules-editor?variant=herz-an-herz&seats=3",
    "/fair",
    "/wishes",
    "/device",
    "/return",
    "/sign-out",
    "/end-others",
    "/replay",
    "/kitchen",
    "/kitchen?variant=classic&seats=4",
    "/cards",
    "/matches",
    "/operator",
)
# What can be used, and stands outside of the page's width, or under 24 pixels without room around it.
CUT = """() => [...document.querySelectorAll('main button, main a, main input, main select, .plate, .laid, .tower')]
  .filter((one) => !one.closest('.scroll, .vh') && one.getClientRects().length).filter((one) => {
    const box = one.getBoundingClientRect();
    return box.right > document.documentElement.clientWidth + 1 || box.left < -1 || box.width < 1;
  }).map((one) => one.id || one.className || one.outerHTML.slice(0, 80))"""
WIDE = "document.documentElement.scrollWidth - document.documentElement.clientWidth"
OPEN = "for (const one of document.querySelectorAll('details')) one.open = true"


def fits(page: Page, where: str) -> None:
    """Nothing is lost at the sides, folded or unfolded."""
    for _ in range(2):
        assert page.evaluate(WIDE) <= 0, f"{where} scrolls sideways"
        assert page.evaluate(CUT) == [], f"{where} is cut"
        page.evaluate(OPEN)


def faults(page: Page) -> list[str]:
    """What axe finds, with the first element of each."""
    found: dict[str, Any] = Axe().run(page).response
    return [f"{one['id']}: {one['nodes'][0]['html'][:160]}" for one in found["violations"]]


def text_of_twice_the_size(page: Page) -> None:
    """As somebody has it who asked the browser for larger letters."""
    session = page.context.new_cdp_session(page)
    session.send("Page.enable")
    session.send("Page.setFontSizes", {"fontSizes": {"standard": 32, "fixed": 26}})


@pytest.mark.parametrize(
    ("name", "screen"),
    [
        ("trick", NARROW),
        *(
            pytest.param(name, screen, marks=pytest.mark.soak)
            for name in STATES
            for screen in (NARROW, ZOOMED)
            if (name, screen) != ("trick", NARROW)
        ),
    ],
)
def test_tables_fit(visitor: Visitors, site: RunningServer, name: str, screen: dict[str, Any]) -> None:
    page = visitor(**screen)
    look(page, site, name)
    fits(page, name)


@pytest.mark.soak
@pytest.mark.parametrize("name", STATES)
def test_tables_fit_with_text_of_twice_the_size(visitor: Visitors, site: RunningServer, name: str) -> None:
    page = visitor(**DESKTOP)
    text_of_twice_the_size(page)
    look(page, site, name)
    assert page.evaluate("getComputedStyle(document.body).fontSize") == "32px"
    fits(page, name)


@pytest.mark.parametrize(
    ("screen", "paths"),
    [
        (NARROW, ("/", "/wishes", "/device", "/replay")),
        *(pytest.param(one, PAGES, marks=pytest.mark.soak) for one in (NARROW, ZOOMED, PHONE, SIDE)),
    ],
)
def test_pages_fit(visitor: Visitors, screen: dict[str, Any], paths: tuple[str, ...]) -> None:
    page = visitor(**screen)
    for path in paths:
        page.goto(path)
        fits(page, path)


@pytest.mark.soak
def test_pages_fit_with_text_of_twice_the_size(visitor: Visitors) -> None:
    page = visitor(**DESKTOP)
    text_of_twice_the_size(page)
    for path in PAGES:
        page.goto(path)
        fits(page, path)


@pytest.mark.parametrize(
    ("name", "screen", "scheme"),
    [
        ("theft", DESKTOP, "dark"),
        *(
            pytest.param(name, screen, scheme, marks=pytest.mark.soak)
            for name in STATES
            for screen in (PHONE, SIDE, DESKTOP)
            for scheme in ("light", "dark")
        ),
    ],
)
def test_axe_finds_nothing_in_any_state(
    visitor: Visitors, site: RunningServer, name: str, screen: dict[str, Any], scheme: str
) -> None:
    page = visitor(**screen, color_scheme=scheme)
    look(page, site, name)
    assert faults(page) == []
    page.evaluate(OPEN)
    assert faults(page) == [], "unfolded"


@pytest.mark.soak
@pytest.mark.parametrize("scheme", ["light", "dark"])
def test_axe_finds_nothing_on_any_page(visitor: Visitors, scheme: str) -> None:
    page = visitor(**PHONE, color_scheme=scheme)
    for path in PAGES:
        page.goto(path)
        page.evaluate(OPEN)
        assert faults(page) == [], path


@pytest.mark.parametrize("screen", [PHONE, DESKTOP])
def test_cards_beside_the_trick_cover_nobody(
    visitor: Visitors, site: RunningServer, monkeypatch: pytest.MonkeyPatch, screen: dict[str, Any]
) -> None:
    page = visitor(**screen)
    for seats in (7, 9, 11):
        monkeypatch.setitem(STATES, f"passing-{seats}", State("cancellation", seats, is_passing))
        look(page, site, f"passing-{seats}")
        expect(page.locator(".pile")).to_have_count(1)
        assert page.evaluate(COVERED) == [], seats
        page.evaluate("document.querySelector('.pile').before(document.querySelector('.pile').cloneNode(true))")
        assert page.evaluate(COVERED) == [], seats


@pytest.mark.parametrize(
    ("name", "screen"),
    [
        ("trick", PHONE),
        ("towers", SIDE),
        *(
            pytest.param(name, screen, marks=pytest.mark.soak)
            for name in ("pass", "towers", "eleven-void", "theft")
            for screen in (PHONE, SIDE, DESKTOP)
        ),
    ],
)
def test_the_words_of_ones_turn_touch_nothing_while_they_pulse(
    visitor: Visitors, site: RunningServer, name: str, screen: dict[str, Any]
) -> None:
    page = visitor(**screen, reduced_motion="no-preference")
    look(page, site, name)
    soon = "Object.assign(board().dataset, { nudge: 'on', nudgeAfter: 1 })"
    steps.until(page, f"() => {{ {soon}; return !!board().querySelector('.nudge'); }}")
    assert page.evaluate(PULSING) == [1]


def test_a_name_of_eight_letters_is_whole_on_a_phone(visitor: Visitors, site: RunningServer) -> None:
    page = visitor(**PHONE)
    for name in ("trick", "six"):
        look(page, site, name)
        assert page.evaluate(CUT_NAMES, ["Wolfgang", "Margaret", "Benjamin"]) == [], name


def test_a_name_that_is_cut_is_whole_in_its_title(visitor: Visitors, site: RunningServer) -> None:
    page, name = visitor(**PHONE), "Maximiliana von Ahlefeldt"
    table = put(site, "theirs", {0: (OWN, "You"), 1: ("max's guest", name)})
    come(page, site, f"/table/{table.state.ident}")
    called = page.locator("#seat-1 .called")
    expect(called).to_have_attribute("title", name)
    expect(called).to_have_text(name)
    assert called.evaluate("one => one.scrollWidth > one.clientWidth")


@pytest.mark.parametrize("screen", [DESKTOP, PHONE])
def test_a_card_that_is_meant_hides_nothing(visitor: Visitors, site: RunningServer, screen: dict[str, Any]) -> None:
    page = visitor(**screen)
    look(page, site, "two")
    steps.connected(page)
    for key in ("Home", "ArrowRight", "ArrowRight"):
        page.keyboard.press(key)
        expect(page.locator("#hand .pick:focus-visible")).to_have_count(1)
        assert page.evaluate(HIDDEN) == []
    page.evaluate("document.querySelectorAll('#hand .pick')[3].classList.add('lifted')")
    assert page.evaluate(HIDDEN) == []
    for raised in ("lifted", "chosen"):
        page.evaluate("raised => { document.querySelectorAll('#hand .pick')[3].className = 'pick ' + raised; }", raised)
        assert page.evaluate(ABOVE, raised) >= 0, raised


# Names that reach over the round corners of the cloth.
OVER_THE_RIM = """() => {
  const felt = document.getElementById('felt'), b = felt.getBoundingClientRect(), style = getComputedStyle(felt);
  const rim = parseFloat(style.borderTopWidth), [wide, tall = wide] = style.borderTopLeftRadius.split(' ').map(
    (part, at) => part.endsWith('%') ? parseFloat(part) / 100 * [b.width, b.height][at] : parseFloat(part));
  const [w, h] = [wide - rim, tall - rim];
  const isOn = (x, y) => {
    const dx = Math.max(0, b.left + rim + w - x, x - b.right + rim + w) / w;
    const dy = Math.max(0, b.top + rim + h - y, y - b.bottom + rim + h) / h;
    return dx * dx + dy * dy <= 1;
  };
  return [...document.querySelectorAll('.plate .called')].filter((one) => {
    const words = document.createRange();
    words.selectNodeContents(one);
    const box = words.getBoundingClientRect(), edges = [box.top + box.height / 5, box.bottom - box.height / 5];
    return ![box.left, box.right].every((x) => edges.every((y) => isOn(x, y)));
  }).map((one) => one.textContent);
}"""


def test_names_of_many_seats_are_whole_on_a_phone_on_its_side(visitor: Visitors, site: RunningServer) -> None:
    """Where whoever deals has chosen their cards too."""
    page = visitor(**SIDE)
    look(page, site, "eleven-pass")
    dealer = page.locator(".plate:has(.dealer):has(.done) .called")
    expect(dealer).to_have_text("Hugo")
    assert (
        page.evaluate(
            "[...document.querySelectorAll('.called')].filter((one) => one.scrollWidth > one.clientWidth).length"
        )
        == 0
    )
    assert page.evaluate(OVER_THE_RIM) == []
