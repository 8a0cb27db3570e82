"""The stage in every window: whole, nothing over anything else, each card nearest to who played it, few words."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from itertools import product

import pytest
from playwright.sync_api import Page, expect

from openhearts.tables.table import Table
from tests.pages import geometry, steps
from tests.pages.access.states import STATES, State, come, is_passing, look, put
from tests.pages.conftest import RunningServer
from tests.pages.geometry import in_windows, shown

Visitors = Callable[..., Page]
PAINTS = False
PHONES = ("small phone", "phone")
LAPTOPS = ("laptop", "desktop", "large")
SMALL_RANK, RANK = 0.30, 0.25  # of a card's height: cards under 64 pixels in width, and others
CUT = "document.getElementById('prompt').scrollHeight - document.getElementById('prompt').clientHeight"
FAULTS = f"() => [...({geometry.OUTSIDE})(), ...({geometry.OVERLAPS})()]"
NEAR = f"() => [({geometry.NEAREST})(), ({geometry.SMALL})(), ({geometry.WORDS})()]"
LARGE = f"() => [({geometry.HEIGHTS})(), ({geometry.COVERED})()]"
# How many cards and signs of a trick there are, and how many of them are seen.
LYING = """() => [document.querySelectorAll('.laid').length, document.querySelectorAll('.suit-led').length,
  [...document.querySelectorAll('.laid, .suit-led')].filter((one) => one.checkVisibility({ visibilityProperty: true }))
    .length]"""
LONG = ("de", "fr", "pl", "ro")
LONGEST = ("da", "de", "fr", "nl")  # of who wins and leads


def full(page: Page, site: RunningServer, seats: int, **wishes: str) -> None:
    """A table whose first trick is over, after it was swept from the cloth."""
    look(page, site, f"full-{seats}", **wishes)
    steps.until(page, "() => !!document.querySelector('.felt.swept')")


def faults(page: Page) -> list[str]:
    """What is cut off, or covered."""
    found: list[str] = page.evaluate(FAULTS)
    return found


# The pile of tricks and the points of a deal beside a total: where the total is with them and without them, where they
# are, and how far the total is from the middle of its face at the sides of the table.
BESIDE_TOTALS = """() => [...document.querySelectorAll('.plate .numbers')].map((one) => {
  const box = (each) => {
    const b = each.getBoundingClientRect();
    return [b.left, b.top, b.right, b.bottom].map(Math.round);
  };
  const total = one.querySelector('b'), face = box(one.closest('.plate').querySelector('.face'));
  for (const each of one.querySelectorAll('.now, .won')) each.remove();
  const alone = [box(total), box(one)];
  const pile = document.createElementNS('http://www.w3.org/2000/svg', 'svg'), now = document.createElement('span');
  pile.setAttribute('class', 'won');
  [now.className, now.textContent] = ['now', '+1'];
  one.append(now, pile);
  const joined = [box(total), box(one)], first = now.offsetLeft;
  now.textContent = '+26';
  const isStill = first === now.offsetLeft && `${joined}` === `${[box(total), box(one)]}`;
  const isBeside = getComputedStyle(one).getPropertyValue('--lx') === '0';
  const [left, , right] = box(total);
  return [`${alone}` === `${joined}` && isStill, isBeside ? Math.abs(left + right - face[0] - face[2]) / 2 : 0];
})"""


def undone(script: str) -> str:
    """A script that changes what stands beside faces, after which everybody has again what they had."""
    return f"""() => {{
      const plates = [...document.querySelectorAll('.plate')].map((one) => [one, one.cloneNode(true)]);
      const found = ({script})();
      for (const [one, was] of plates) one.replaceWith(was);
      return found;
    }}"""


# What is cut off or covered with the widest that there is at a table.
WIDEST_FAULTS = undone(f"() => {{ ({geometry.WIDEST})(); return ({FAULTS})(); }}")


@pytest.mark.parametrize("tables", [(2, 4, 6, 8, 11), pytest.param((3, 5, 7, 9, 10), marks=pytest.mark.soak)])
def test_a_full_trick_is_whole_and_piles_and_points_have_places_of_their_own_in_every_window(
    visitor: Visitors, site: RunningServer, tables: tuple[int, ...]
) -> None:
    """Until somebody must lead; beside the longest names too, whatever the deal has cost."""
    page = visitor()
    for seats in tables:
        full(page, site, seats)
        n_cards, n_signs, n_seen = page.evaluate(LYING)
        assert n_cards == seats and (n_signs == 1 if seats < 7 else n_signs > 0), "as long as it lay there"
        assert n_seen == 0, (seats, "it lies there no more")
        for window in geometry.WINDOWS:
            shown(page, window)
            assert faults(page) == [], (seats, window)
            near, small, words = page.evaluate(NEAR)
            assert len(near) == seats and max(near.values()) <= 0.7, (seats, window, near)
            assert small == [], (seats, window)
            assert len(words) <= 12, (seats, window, words)
            assert page.evaluate(WIDEST_FAULTS) == [], ("long names", seats, window)
            if seats in (4, 6, 11):
                places_are_kept(page, seats, window)


def places_are_kept(page: Page, seats: int, window: str) -> None:
    """Piles and points of a deal come and go beside totals that stay where they are."""
    found = page.evaluate(undone(BESIDE_TOTALS))
    assert len(found) == seats and all(is_still for is_still, _ in found), (seats, window)
    if window != "phone on its side" or seats == 4:  # else names stand beside the faces there
        assert max(off for _, off in found) <= 1.5, (seats, window, found)


@in_windows
@pytest.mark.parametrize(
    ("size", "tables"),
    [
        ("largest", (4, 6, 8, 11)),
        pytest.param("largest", (2, 3, 5, 7, 9, 10), marks=pytest.mark.soak),
        pytest.param("large", range(2, 12), marks=pytest.mark.soak),
    ],
)
def test_large_print_is_a_layout_of_its_own_also_with_long_names(
    visitor: Visitors, site: RunningServer, size: str, tables: Iterable[int], windows: Iterable[str]
) -> None:
    page = visitor()
    for seats in tables:
        full(page, site, seats, size=size)
        for window in windows:
            shown(page, window)
            assert faults(page) == [], (seats, size, window)
            assert page.evaluate(CUT) <= 2, (seats, size, window)
            assert page.evaluate(WIDEST_FAULTS) == [], ("long names", seats, size, window)


@in_windows
@pytest.mark.parametrize("tables", [(4, 6, 10), pytest.param((2, 3, 5, 7, 8, 9, 11), marks=pytest.mark.soak)])
def test_what_was_led_is_seen_beside_ones_own_card(
    visitor: Visitors, site: RunningServer, tables: tuple[int, ...], windows: Iterable[str]
) -> None:
    page = visitor()
    for seats in tables:
        look(page, site, f"last-{seats}")
        for window in windows:
            shown(page, window)
            assert page.locator(".suit-led").first.is_visible(), (seats, window)
            assert page.locator(".s0 .laid").is_visible(), (seats, window)
            assert faults(page) == [], (seats, window)


def test_cards_are_large(visitor: Visitors, site: RunningServer) -> None:
    """Ranks by the pixels of their ink; the faces of cards by the part of the window in which they are seen."""
    page = visitor()
    full(page, site, 4)
    for window in (*PHONES, *LAPTOPS):
        shown(page, window)
        (hand, table), covered = page.evaluate(LARGE)
        ranks = [height * (SMALL_RANK if height * 5 / 7 < 64 else RANK) for height in (hand, table)]
        is_phone = window in PHONES
        assert ranks[0] >= (22 if is_phone else 30) and ranks[1] >= (18 if is_phone else 22), (window, ranks)
        assert covered >= (0.25 if is_phone else 0.17), window


@in_windows
def test_every_state_is_whole_in_every_window(visitor: Visitors, site: RunningServer, windows: Iterable[str]) -> None:
    page = visitor()
    for name in ("pass", "trick", "eleven-pass", "eleven-void", "kitty", "two", "claim", "watched"):
        look(page, site, name)
        for window in windows:
            shown(page, window)
            assert faults(page) == [], (name, window)


def _waiting(table: Table) -> bool:
    """The cards of a void first trick and a kitty wait beside the next one, to which the right neighbour has played."""
    public = table.public
    return 0 in table.to_act and len(public.tricks) == 1 and bool(public.set_aside) and len(public.trick_ids) > 2


def _in_kitty_trick(table: Table) -> bool:
    public = table.public
    return public.phase == "play" and 0 in table.to_act and not public.tricks and len(public.trick_ids) > 2


WAITING = {
    "six-waiting": State("cancellation", 6, _waiting),
    "kitty-waiting": State("kitty-first-trick", 5, _in_kitty_trick),
}


@in_windows
@pytest.mark.parametrize("sizes", [("normal", "largest"), pytest.param(("large",), marks=pytest.mark.soak)])
def test_cards_that_wait_lie_over_no_card(
    visitor: Visitors,
    site: RunningServer,
    monkeypatch: pytest.MonkeyPatch,
    sizes: tuple[str, ...],
    windows: Iterable[str],
) -> None:
    page = visitor()
    for name, size in product(WAITING, sizes):
        monkeypatch.setitem(STATES, name, WAITING[name])
        look(page, site, name, size=size)
        assert page.locator(".pile").first.is_visible() and page.locator(".suit-led").is_visible(), (name, size)
        for window in windows:
            shown(page, window)
            assert faults(page) == [], (name, size, window)


# What lies on the arrow of a pass, or below it.
ON_ARROW = """() => {
  const a = document.querySelector('.passing .way path').getBoundingClientRect();
  const words = (one) => {
    const range = document.createRange();
    range.selectNodeContents(one);
    return range.getBoundingClientRect();
  };
  const names = '.pile .art, .heaped summary, .prompt, .plate .face, .plate .called, .plate .numbers b';
  return [...document.querySelectorAll(names)].filter((one) => one.getClientRects().length).filter((one) => {
    const b = one.matches('.prompt, .called') ? words(one) : one.getBoundingClientRect();
    const wide = Math.min(a.right, b.right) - Math.max(a.left, b.left);
    return wide > 0 && Math.min(a.bottom, b.bottom) > Math.max(a.top, b.top);
  }).map((one) => one.closest('.pile')?.id ?? one.textContent);
}"""


@in_windows
@pytest.mark.parametrize(
    ("size", "tables"),
    [
        ("normal", (5, 11)),
        pytest.param("normal", (4, 6, 7, 8, 9, 10), marks=pytest.mark.soak),
        pytest.param("largest", range(4, 12), marks=pytest.mark.soak),
    ],
)
def test_nothing_lies_on_the_arrow_of_a_pass(
    visitor: Visitors,
    site: RunningServer,
    monkeypatch: pytest.MonkeyPatch,
    size: str,
    tables: Iterable[int],
    windows: Iterable[str],
) -> None:
    page = visitor()
    for seats in tables:
        variant = "classic" if seats == 4 else "kitty-first-trick" if seats == 5 else "cancellation"
        monkeypatch.setitem(STATES, f"passing-{seats}", State(variant, seats, is_passing))
        look(page, site, f"passing-{seats}", size=size)
        for window in windows:
            shown(page, window)
            assert page.evaluate(ON_ARROW) == [], (seats, size, window)


@in_windows
@pytest.mark.parametrize("language", ["ru", *(pytest.param(one, marks=pytest.mark.soak) for one in LONG)])
def test_prompts_fit_in_every_language(
    visitor: Visitors, site: RunningServer, language: str, windows: Iterable[str]
) -> None:
    page = visitor()
    for name in ("trick", "eleven-twins", "pass"):
        look(page, site, name, language=language)
        for window in windows:
            shown(page, window)
            assert faults(page) == [], (window, name)
            assert page.evaluate(CUT) <= 2, (window, name)


@in_windows
@pytest.mark.parametrize("language", ["es", *(pytest.param(one, marks=pytest.mark.soak) for one in LONGEST)])
def test_who_wins_and_leads_fits_in_every_language_and_print(
    visitor: Visitors, site: RunningServer, language: str, windows: Iterable[str]
) -> None:
    page = visitor()
    for size in ("normal", "largest"):
        full(page, site, 6, language=language, size=size)
        for window in windows:
            shown(page, window)
            assert faults(page) == [], (window, size)
            assert page.evaluate(CUT) <= 2, (window, size)


@pytest.mark.parametrize(
    ("seats", "language"),
    [(3, "de"), *(pytest.param(6, one, marks=pytest.mark.soak) for one in ("de", "en", "es", "fr"))],
)
def test_what_is_to_be_done_stands_on_the_cloth_of_low_windows(
    visitor: Visitors, site: RunningServer, seats: int, language: str
) -> None:
    """Its round corners are where the words are; a laptop at 200 % is as low."""
    page = visitor()
    full(page, site, seats, language=language)
    for width, height in ((844, 390), (740, 360), (683, 384), (640, 360)):
        page.set_viewport_size({"width": width, "height": height})
        page.evaluate("document.getElementById('felt').classList.remove('swept')")
        assert page.evaluate(geometry.SENTENCE) == [], (width, height)


# How much wider than the window the page is, and where what stands below each other begins, as far as it is there.
COLUMN = """order => [document.documentElement.scrollWidth - innerWidth, order.map((one) => document.querySelector(one))
  .filter((one) => one.getClientRects().length).map((one) => one.getBoundingClientRect().top)]"""


def test_the_smallest_windows_scroll_and_show_everything(visitor: Visitors, site: RunningServer) -> None:
    """As at 400 % zoom: one column; nothing scrolls sideways, nothing lies over anything else."""
    page = visitor(viewport={"width": 320, "height": 256})
    for name in ("trick", "pass", "towers"):
        look(page, site, name)
        order = ["#prompt", "#hand", "#felt"] if name != "towers" else ["#status", "#tower-0"]
        for width, height in ((320, 256), (300, 500), (500, 300)):
            page.set_viewport_size({"width": width, "height": height})
            beyond, tops = page.evaluate(COLUMN, order)
            assert beyond <= 0 and tops == sorted(tops), (name, width, beyond, tops)
            assert page.evaluate(geometry.OVERLAPS) == [], (name, width)


def test_an_opened_drawer_takes_the_focus_also_where_it_slides(visitor: Visitors, site: RunningServer) -> None:
    """What is hidden until it has come takes no focus, and keys went on to the table."""
    page = visitor(viewport={"width": 1366, "height": 768}, reduced_motion="no-preference")
    look(page, site, "trick")
    inside = "document.getElementById('drawer').contains(document.activeElement)"
    for opened_by, key in (("#hand .pick", "/"), ("#b-drawer", "Enter"), ("#hand .pick", "?")):
        page.locator(opened_by).first.focus()
        page.keyboard.press(key)
        steps.until(page, "() => document.body.classList.contains('opened')")
        assert page.evaluate(inside), key
        page.keyboard.press("Escape")
        expect(page.locator("#drawer")).to_be_hidden()
        assert not page.evaluate(inside), key


def test_what_closes_the_drawer_stays_in_sight(visitor: Visitors, site: RunningServer) -> None:
    page = visitor()
    look(page, site, "trick")
    for window in ("small phone", "phone on its side"):
        shown(page, window)
        page.click("#b-drawer")
        expect(page.locator("#b-close")).to_be_in_viewport(ratio=1)
        scroll = "top => { const one = document.getElementById('drawer'); one.scrollTop = top; return one.scrollTop; }"
        assert page.evaluate(scroll, 100_000) > 0, window
        expect(page.locator("#b-close")).to_be_in_viewport(ratio=1)
        page.evaluate(scroll, 0)
        page.click("#b-close")
        expect(page.locator("#drawer")).to_be_hidden()


# How far the name is from the face that it is farthest from, and where the right end of the board is.
FAR = """() => [Math.max(...[...document.querySelectorAll('.plate')].map((one) => {
  const [face, name] = ['.face', '.name'].map((part) => one.querySelector(part).getBoundingClientRect());
  return Math.max(face.left - name.right, name.left - face.right, face.top - name.bottom, name.top - face.bottom);
})), document.getElementById('main').getBoundingClientRect().right]"""
ENDS = """() => [Math.max(...[...document.querySelectorAll('#hand .pick, .laid')].map(
  (one) => one.getBoundingClientRect().right)), document.getElementById('drawer').getBoundingClientRect().left]"""


def test_the_drawer_takes_the_focus_and_gives_it_back_and_names_stay_at_their_faces(
    visitor: Visitors, site: RunningServer
) -> None:
    """Letter keys are the table's outside of it alone; on laptops it covers no card."""
    page = visitor(viewport={"width": 1366, "height": 768})
    look(page, site, "trick")
    before, _ = page.evaluate(FAR)
    page.locator("#b-drawer").focus()
    page.keyboard.press("Enter")
    drawer = page.locator("#drawer")
    expect(drawer).to_be_visible()
    expect(page.locator("#b-drawer")).to_have_attribute("aria-expanded", "true")
    assert page.evaluate("document.getElementById('drawer').contains(document.activeElement)")
    said = page.locator("#say p").count()
    page.keyboard.press("s")
    assert page.locator("#say p").count() == said
    assert page.evaluate(geometry.OVERLAPS) == []
    card, end = page.evaluate(ENDS)
    assert card <= end + 1
    beside, right = page.evaluate(FAR)
    assert right < 1366 and beside == pytest.approx(before, abs=4)
    page.keyboard.press("Escape")
    expect(drawer).to_be_hidden()
    expect(page.locator("#b-drawer")).to_be_focused()
    page.locator("#hand .pick").first.focus()
    page.keyboard.press("s")
    expect(page.locator("#say p").last).to_contain_text("Scores")


def test_the_switch_of_sounds_holds_at_once_and_is_kept(visitor: Visitors, site: RunningServer) -> None:
    page = visitor()
    look(page, site, "trick")
    page.evaluate("window.same = true")
    switch = page.locator(".topbar [name=sound]")
    expect(switch).to_have_attribute("aria-label", "Sounds are off: switch on")
    with page.expect_response("**/wishes"):
        switch.click()
    expect(switch).to_have_attribute("aria-label", "Sounds are on: switch off")
    assert page.evaluate("window.same"), "the page is the same"
    page.reload()
    expect(switch).to_have_attribute("aria-label", "Sounds are on: switch off")


def test_a_page_without_a_script_has_the_whole_stage_and_the_drawer_below(
    visitor: Visitors, site: RunningServer
) -> None:
    page = visitor(java_script_enabled=False, viewport={"width": 1366, "height": 768})
    table = put(site, "trick")
    come(page, site, f"/table/{table.state.ident}")
    hand, drawer = page.locator("#hand").bounding_box(), page.locator("#drawer").bounding_box()
    assert hand is not None and drawer is not None
    assert hand["y"] + hand["height"] <= 768 <= drawer["y"] + 1
    page.locator("#hand .pick.legal").first.click(position=steps.INDEX)
    expect(page.locator("#laid-0")).to_have_count(1)


# How a card that may be played is underlined and another one crossed out, and how the face of who is to play is framed.
SIGNS = """() => {
  const style = (what, part) => getComputedStyle(document.querySelector(what), part);
  return [parseFloat(style('#hand .legal').borderBottomWidth), style('#hand .blocked', '::before').backgroundImage,
    style('.plate.turn .face').outlineStyle];
}"""


def test_colours_that_are_forced_leave_every_sign(visitor: Visitors, site: RunningServer) -> None:
    page = visitor(forced_colors="active")
    look(page, site, "trick")
    for window in ("small phone", "laptop"):
        shown(page, window)
        assert faults(page) == [], window
        line, crossed, frame = page.evaluate(SIGNS)
        assert line >= 3 and frame == "double", window
        assert "to right bottom" in crossed, "from the lower left corner to the upper right one, clear of the rank"
        expect(page.locator(".plate.turn .arrow")).to_be_visible()
        expect(page.locator(".laid.wins .crown")).to_be_visible()
    look(page, site, "towers")  # the sign of the turn stands beside a name, which stays in its line
    for window in ("small phone", "laptop"):
        shown(page, window)
        heights = page.evaluate("[...document.querySelectorAll('.tower h2')].map((one) => one.offsetHeight)")
        assert len({*heights}) == 1, (window, heights)
