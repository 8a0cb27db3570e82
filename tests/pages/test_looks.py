"""What a page looks like: nothing that axe finds, all that matters on the first screen, targets that can be touched."""

from __future__ import annotations

import base64
from collections.abc import Callable
from typing import Any

import pytest
from axe_playwright_python.sync_playwright import Axe
from playwright.sync_api import Page, expect

from openhearts.tables.table import Table
from tests.pages import geometry, steps
from tests.pages.access.states import STATES, State, look
from tests.pages.conftest import RunningServer
from tests.pages.geometry import shown

PHONE = {"viewport": {"width": 360, "height": 740}, "has_touch": True, "is_mobile": True}
SIDE = {"viewport": {"width": 740, "height": 360}, "has_touch": True, "is_mobile": True}
SMALL = {"viewport": {"width": 320, "height": 640}, "has_touch": True, "is_mobile": True}
LAPTOP = {"viewport": {"width": 1280, "height": 800}}
DESKTOP = {"viewport": {"width": 1280, "height": 900}}
Visitors = Callable[..., Page]
OUTSIDE = """() => [...document.querySelectorAll(
  '#felt, .laid, #hand .pick, #status, #buttons .go, .tower.near, #drawn')].filter((one) => {
    const box = one.getBoundingClientRect();
    return box.bottom > innerHeight + 1 || box.right > innerWidth + 1 || box.left < -1;
  }).map((one) => one.id || one.className)"""
STRIPS = """() => {
  const cards = [...document.querySelectorAll('#hand .pick')].map((one) => one.getBoundingClientRect());
  return Math.min(...cards.map((box, at) => { const next = cards[at + 1];
    return next && Math.abs(next.top - box.top) < 12 ? next.left - box.left : box.width; })); }"""

PLACES = """() => {
  window.places = [];
  const note = () => places.push(['#felt', '#hand'].map((one) => {
    const found = document.querySelector(one);
    return found && Math.round(found.getBoundingClientRect().top + scrollY);
  }));
  note();
  document.addEventListener('drawn', note);
}"""


def faults(page: Page) -> list[str]:
    """What axe finds, with the first element of each."""
    found: dict[str, Any] = Axe().run(page).response
    return [f"{one['id']}: {one['nodes'][0]['html'][:120]}" for one in found["violations"]]


@pytest.mark.soak
@pytest.mark.parametrize("scheme", ["light", "dark"])
def test_axe_finds_nothing_on_the_pages(visitor: Visitors, scheme: str) -> None:
    page = visitor(**PHONE, color_scheme=scheme)
    for path in ("/", "/rules", "/rules/classic", "/wishes", "/fair", "/replay"):
        page.goto(path)
        assert not faults(page), path


@pytest.mark.parametrize(
    ("variant", "seats", "screen", "scheme"),
    [
        ("classic", 6, PHONE, "light"),
        ("classic", 4, DESKTOP, "dark"),
        ("cancellation", 11, DESKTOP, "light"),
    ],
)
@pytest.mark.soak
def test_axe_finds_nothing_at_a_table(
    visitor: Visitors, variant: str, seats: int, screen: dict[str, Any], scheme: str
) -> None:
    page = visitor(**screen, color_scheme=scheme)
    steps.sit_down(page, variant, seats=seats)
    assert not faults(page), "at the beginning"
    steps.pass_cards(page)
    for _ in range(3):
        steps.wait_for_me(page)
        steps.play_a_card(page)
    steps.wait_for_me(page)
    assert not faults(page), "in the play"
    steps.play_out(page)
    page.evaluate("for (const one of document.querySelectorAll('details')) one.open = true")
    assert not faults(page), "when the deal is over"


def test_axe_finds_nothing_at_towers(visitor: Visitors) -> None:
    page = visitor(**PHONE, color_scheme="dark")
    steps.sit_down(page, "herz-an-herz", seats=3)
    for _ in range(3):
        steps.wait_for_me(page)
        steps.play_a_card(page)
    steps.wait_for_me(page)
    assert not faults(page)


@pytest.mark.soak
@pytest.mark.parametrize(("screen", "scheme"), [(PHONE, "dark"), (DESKTOP, "light")])
def test_axe_finds_nothing_at_any_height_of_a_tower(visitor: Visitors, screen: dict[str, Any], scheme: str) -> None:
    page = visitor(**screen, color_scheme=scheme)
    steps.sit_down(page, "herz-an-herz", seats=3)
    for _ in range(6):
        steps.wait_for_me(page)
        assert not faults(page)
        steps.play_a_card(page)
    steps.play_out(page)
    assert not faults(page), "when the deal is over"


@pytest.mark.parametrize(
    ("variant", "seats", "screen"),
    [
        ("classic", 4, PHONE),
        *(
            pytest.param(*table, screen, marks=pytest.mark.soak)
            for table, screen in (
                (("herz-an-herz", 3), DESKTOP),
                (("classic", 4), SIDE),
                (("cancellation", 11), SIDE),
                (("classic", 4), DESKTOP),
                (("herz-an-herz", 3), PHONE),
                (("herz-an-herz", 3), SIDE),
            )
        ),
    ],
)
def test_what_matters_is_on_the_first_screen(
    visitor: Visitors, variant: str, seats: int, screen: dict[str, Any]
) -> None:
    page = visitor(**screen)
    steps.sit_down(page, variant, seats=seats)
    assert page.evaluate(OUTSIDE) == []
    steps.pass_cards(page)
    for _ in range(2):
        steps.wait_for_me(page)
        assert page.evaluate(OUTSIDE) == []
        steps.play_a_card(page)


@pytest.mark.parametrize(
    ("variant", "seats", "screen", "locale"),
    [
        ("cancellation", 8, PHONE, "de-DE"),
        ("classic", 4, LAPTOP, "en-GB"),
        *(
            pytest.param(*table, screen, locale, marks=pytest.mark.soak)
            for table in (("classic", 4), ("cancellation", 8), ("classic", 6))
            for screen in (PHONE, SIDE, LAPTOP)
            for locale in ("ru-RU", "fr-FR")
        ),
    ],
)
def test_the_hand_stays_where_it_is_within_a_deal(
    visitor: Visitors, variant: str, seats: int, screen: dict[str, Any], locale: str
) -> None:
    page = visitor(**screen, locale=locale)
    steps.sit_down(page, variant, seats=seats)
    page.evaluate(PLACES)
    steps.pass_cards(page)
    for _ in range(4):
        steps.wait_for_me(page)
        steps.play_a_card(page)
    seen = page.evaluate("places")
    assert len(seen) > 8 and len({tuple(one) for one in seen}) == 1, seen


@pytest.mark.parametrize(
    ("variant", "seats", "screen"),
    [
        ("kids-jinx", 2, SMALL),
        pytest.param("kids-jinx", 2, DESKTOP, marks=pytest.mark.soak),
        pytest.param("classic", 3, SMALL, marks=pytest.mark.soak),
        pytest.param("classic", 3, PHONE, marks=pytest.mark.soak),
    ],
)
@pytest.mark.soak
def test_every_card_of_a_large_hand_can_be_touched(
    visitor: Visitors, variant: str, seats: int, screen: dict[str, Any]
) -> None:
    page = visitor(**screen)
    steps.sit_down(page, variant, seats=seats)
    assert page.evaluate(STRIPS) >= 24
    assert page.evaluate("document.documentElement.scrollWidth <= document.documentElement.clientWidth")


def test_the_deck_that_was_wished_for_is_shown(visitor: Visitors) -> None:
    page = visitor(**DESKTOP)
    steps.sit_down(page)
    address = page.url
    assert page.locator("#hand .art.roomy").count() == 0, "the drawn deck is one at all sizes"
    page.goto("/wishes")
    page.select_option('select[name="deck"]', "court")
    page.click("main button.go")
    page.goto(address)
    shown = "() => getComputedStyle(document.querySelector('#hand .art.roomy')).display"
    assert page.evaluate(shown) == "block"
    assert "court.svg" in (page.locator("#hand .art.roomy use").first.get_attribute("href") or "")
    page.set_viewport_size({"width": 360, "height": 740})
    assert page.evaluate(shown) == "none"
    page.goto("/wishes")
    page.select_option('select[name="deck"]', "big")
    page.select_option('select[name="colours"]', "two")
    page.select_option('select[name="theme"]', "dark")
    page.click("main button.go")
    page.goto(address)
    assert page.locator("#hand .art.roomy").count() == 0
    assert page.evaluate("({...document.documentElement.dataset})") == {
        "page": "at-table",
        "by": "pointer",
        "theme": "dark",
        "cards": "dark",
        "suits": "two",
        "size": "normal",
    }


def _void(table: Table) -> bool:
    """A trick that nobody took lies there, and another player is to lead."""
    public = table.public
    is_over = public.phase == "play" and bool(public.tricks) and not public.trick_ids
    return is_over and public.tricks[-1].winner is None and 0 not in table.to_act


def test_a_trick_that_nobody_takes_is_crossed_out_and_stays_so(
    visitor: Visitors, site: RunningServer, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Fresh eyes took the highest card for the winner, until another player led."""
    monkeypatch.setitem(STATES, "void-lies", State("cancellation", 8, _void))
    page = visitor(**DESKTOP)
    look(page, site, "eleven-nobodys")
    expect(page.locator("#felt .suit-led.nobody")).to_be_visible()
    assert page.locator(".laid.wins").count() == 0
    look(page, site, "eleven-twins")
    expect(page.locator("#felt .suit-led.nobody")).to_have_count(int(page.locator(".laid.wins").count() == 0))
    look(page, site, "void-lies")
    expect(page.locator("#felt.old .suit-led.nobody")).to_have_count(1)
    page.evaluate("document.getElementById('felt').classList.remove('swept')")
    expect(page.locator("#felt .suit-led.nobody")).to_be_visible()
    assert page.evaluate(geometry.OVERLAPS) == []


def test_cards_that_cancel_each_other_are_marked(visitor: Visitors, site: RunningServer) -> None:
    page = visitor(**PHONE)
    look(page, site, "eleven-twins")
    gone = page.locator(".laid.gone")
    expect(gone).to_have_count(2)
    first, second = (gone.nth(at).locator(".card").text_content() for at in range(2))
    assert first == second
    expect(gone.first).to_contain_text("(cancelled)")
    expect(page.locator(".laid.wins.gone")).to_have_count(0)


@pytest.mark.parametrize("wishes", [False, pytest.param(True, marks=pytest.mark.soak)])
def test_scores_that_nobody_opened_are_folded_in_the_next_deal(visitor: Visitors, wishes: bool) -> None:
    page = visitor(**PHONE)
    steps.sit_down(page, "kids-jinx", seats=4)
    if wishes:
        page.evaluate("document.getElementById('scores').open = true")
    steps.play_out(page)
    expect(page.locator("#scores")).to_have_attribute("open", "")
    steps.next_deal(page)
    expect(page.locator("#hand .pick").first).to_be_attached()
    expect(page.locator("#scores[open]")).to_have_count(int(wishes))


def test_the_card_that_a_key_would_act_on_is_marked_for_who_uses_keys(visitor: Visitors) -> None:
    """To who points, the ring would say: play this card.  A tab remembers from page to page which of the two it was."""
    page = visitor(**DESKTOP)
    ring = "getComputedStyle(document.querySelector('#hand .pick:focus')).outline"
    steps.sit_down(page, "kids-jinx", seats=2)
    assert "3px" in page.evaluate(ring) and "rgba(0, 0, 0, 0)" not in page.evaluate(ring), "nothing was used yet"
    page.locator("#status").click()
    page.reload()
    steps.connected(page)
    page.locator("#hand .pick[tabindex='0']").focus()
    assert "rgba(0, 0, 0, 0)" in page.evaluate(ring) or "none" in page.evaluate(ring)
    page.keyboard.press("Home")
    assert "3px" in page.evaluate(ring) and "rgba(0, 0, 0, 0)" not in page.evaluate(ring)


FACES = """() => [...document.querySelectorAll('.plate .face')].map((one) => {
  const box = one.getBoundingClientRect();
  return [one.closest('li').id, box.x + box.width / 2, box.y + box.height / 2, box.width];
})"""


def test_whose_turn_it_is_is_seen_in_a_thumbnail_without_colours(visitor: Visitors, site: RunningServer) -> None:
    """The place around the face of who is to play is the lightest of all."""
    page, dark = visitor(), visitor()
    for name, turn in (("theirs", "seat-1"), ("trick", "seat-0"), ("eleven-twins", "seat-0")):
        look(page, site, name)
        for window in ("laptop", "phone"):
            shown(page, window)
            png = base64.b64encode(page.screenshot()).decode()
            light = dark.evaluate(geometry.LIGHT, [png, page.evaluate(FACES)])
            assert max(light, key=light.__getitem__) == turn, (name, window, light)
