"""Moments: the dearest card and broken hearts are seen, cover nothing, and move nothing for who wants no motion."""

from __future__ import annotations

import random
from collections.abc import Callable
from itertools import product

import pytest
from playwright.sync_api import Page, expect

import openhearts as oh
from openhearts.games import registry
from openhearts.games.hearts.play.position import view_of
from openhearts.speech.speaker import Speaker
from openhearts.web.game_ui import Seen
from openhearts.web.hearts import scene
from openhearts.web.hearts.card_faces import eyes_of
from openhearts.web.hearts.moon_display import stopped
from tests.pages import steps
from tests.pages.access import states
from tests.pages.access.states import State, come, look, put
from tests.pages.conftest import RunningServer
from tests.pages.geometry import OVERLAPS, SMALLEST, WINDOWS

Visitors = Callable[..., Page]
PAINTS = False
DEAR = {"classic": "QS", "kids-jinx": "10H"}


def _fallen(text: str) -> Callable[[states.Table], bool]:
    def is_there(table: states.Table) -> bool:
        public = table.public
        return public.phase == "play" and 0 in table.to_act and text in [card for _, card in public.on_table]

    return is_there


@pytest.fixture
def fallen(monkeypatch: pytest.MonkeyPatch) -> list[str]:
    """Tricks in which the dearest card of a variant lies."""
    for variant, card in DEAR.items():
        monkeypatch.setitem(states.STATES, f"fallen-{variant}", State(variant, 4, _fallen(card)))
    return [f"fallen-{variant}" for variant in DEAR]


def test_only_the_dearest_card_is_a_moment(fallen: list[str]) -> None:
    for state in fallen:
        table = states._table(state)
        view = view_of(table.position, None)
        eyes = eyes_of(Seen(view, ("A", "B", "C", "D"), Speaker("en"), "big"))
        dear = {one.face.text for one in scene.laid_of(view.public, eyes) if one.is_dear}
        assert dear == {DEAR[table.rules.id]}, state


LANDED = """() => document.getElementById('felt').getAnimations({ subtree: true }).every(
  (one) => one.playState !== 'running' || one.effect.getComputedTiming().iterations === Infinity)"""


def test_the_dearest_card_lands_where_motion_is_wished_for(
    visitor: Visitors, site: RunningServer, fallen: list[str]
) -> None:
    page = visitor()
    for state, (motion, name) in product(fallen, {"no-preference": "dear", "reduce": "none"}.items()):
        page.emulate_media(reduced_motion=motion)
        look(page, site, state)
        found = page.locator(".laid.dear .card").evaluate_all(
            "all => all.map((one) => getComputedStyle(one).animationName)"
        )
        assert found == [name], (state, motion)
        steps.until(page, LANDED)
        assert page.evaluate(OVERLAPS) == [], (state, motion)


# It begins anew and stands still: a busy machine comes to look when a moment is over.
HELD = """one => {
  const anew = one.cloneNode(true);
  one.replaceWith(anew);
  for (const each of anew.getAnimations({ subtree: true })) each.pause();
}"""
RUNNING = "() => document.querySelector('.winners').getAnimations({ subtree: true }).length"


def test_the_face_of_who_has_won_and_hearts_that_any_key_ends(visitor: Visitors, site: RunningServer) -> None:
    page = visitor()
    page.emulate_media(reduced_motion="no-preference")
    table = put(site, "match-over")
    come(page, site, f"/table/{table.state.ident}")
    winners = page.locator("#winners")
    expect(winners.locator(".face")).to_have_count(2)  # You share the win with Ben
    expect(winners.locator(".paper use")).to_have_count(24)
    assert winners.locator(".paper").evaluate("one => getComputedStyle(one).zIndex") == "-1"  # behind all words
    page.evaluate("for (const one of document.querySelector('.winners').getAnimations({ subtree: true })) one.cancel()")
    page.locator(".winners").evaluate(HELD)
    assert page.evaluate(RUNNING) == 2 + 1 + 24
    page.keyboard.press("s")
    assert page.evaluate(RUNNING) == 0


def _last_card(table: states.Table) -> bool:
    public = table.public
    return table.to_act == (0,) and public.phase == "play" and public.hand_size(0) == 1 and len(public.trick_ids) == 3


def test_a_key_pressed_twice_at_the_last_card_of_a_match_begins_nothing(
    visitor: Visitors, site: RunningServer, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Where the first button is then, *play again*, is pressed by who presses once more."""
    monkeypatch.setitem(states.STATES, "last-card", State("classic", 4, _last_card, states.SHORT))
    page = visitor()
    look(page, site, "last-card")
    here = page.url
    page.locator("#hand .pick").focus()
    steps.stop_time(page)
    page.keyboard.press("Enter")
    expect(page.locator("#b-again")).to_be_focused()
    page.keyboard.press("Enter")
    page.wait_for_timeout(300)
    expect(page.locator("#result")).to_be_visible()
    assert page.url == here
    page.evaluate("window.pass(1000)")
    page.keyboard.press("Enter")
    expect(page).not_to_have_url(here)


def test_who_wishes_no_motion_sees_the_faces_alone(visitor: Visitors, site: RunningServer) -> None:
    page = visitor(reduced_motion="reduce")
    look(page, site, "match-over")
    expect(page.locator("#winners .face").first).to_be_visible()
    assert page.evaluate(RUNNING) == 0
    assert page.locator("#winners .paper").evaluate("one => getComputedStyle(one).opacity") == "0"


# Of a sheet: buttons that lie over words, faces or each other, and who has won where that is not wholly in sight.
COVERED = """() => {
  const box = (one) => one.getBoundingClientRect(), found = [];
  const words = (one) => { const range = document.createRange(); range.selectNodeContents(one); return box(range); };
  const meet = (a, b) => a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom;
  const all = (what) => [...document.querySelectorAll(what)].filter((one) => one.getClientRects().length);
  const [first, ...others] = all('#buttons > *').sort((one) => one.matches('.go') ? -1 : 1);
  const said = all('.verdict > *, .decided figcaption, #status, .sharing').map(words);
  const won = [...all('.result, .moon figcaption').map(words), ...all('.winners > .face, .moon > svg').map(box)];
  for (const [at, one] of others.entries()) {
    const over = [...said, ...won, ...others.slice(at + 1).map(box)];
    if (over.some((each) => meet(box(one), each))) found.push(`${one.textContent} covers something`);
  }
  const isSeen = (one) => !meet(box(first), one) && one.top >= 0 && one.bottom <= innerHeight;
  if (!won.every(isSeen)) found.push('who has won');
  if (box(first).bottom > innerHeight || box(first).top < 0) found.push('the first button');
  return found;
}"""


def test_who_has_won_stands_in_sight_on_a_wide_sheet(
    visitor: Visitors, site: RunningServer, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setitem(states.STATES, "eight", State("cancellation", 8, lambda table: table.is_over, states.SHORT))
    page = visitor()
    for name, size in product(("eight", "match-over", "moon-shot"), ("normal", "largest")):
        look(page, site, name, size=size, language="de")
        for width, height in ((1024, 768), (1280, 720), (1366, 768), (1920, 1080)):
            page.set_viewport_size({"width": width, "height": height})
            assert page.evaluate(COVERED) == [], (name, size, width, height)


MOVES = "one => one.getAnimations({ subtree: true }).length"


NEXT = "() => document.querySelector('#buttons').getBoundingClientRect().top"


def test_a_moon_rises_over_who_shot_it_and_any_key_ends_that(visitor: Visitors, site: RunningServer) -> None:
    page = visitor(reduced_motion="no-preference")
    look(page, site, "moon-shot")
    public = states._table("moon-shot").public
    shooter = {0: "You shot the moon!"}.get(public.shooter, f"{states.BOT_NAMES[public.shooter - 1]} shot the moon!")
    moon = page.locator("#moon")
    expect(moon.locator("figcaption")).to_have_text(shooter)
    n_dear = sum(public.rules.points_of[card.id] > 0 for trick in public.tricks for card in trick.cards)
    assert moon.locator(".ring use").count() == n_dear > 1
    moon.evaluate(HELD)
    assert moon.evaluate(MOVES) == 3  # the lamp, the disc, its cards
    page.keyboard.press("s")
    assert moon.evaluate(MOVES) == 0
    still = visitor(reduced_motion="reduce")
    look(still, site, "moon-shot")
    assert still.locator("#moon").evaluate(MOVES) == 0
    expect(still.locator("#moon figcaption")).to_be_visible()
    for size in ("normal", "largest"):  # a disc and what it means, above what can be done
        come(still, site, still.url, size=size, language="ru")
        for window in (SMALLEST, *(WINDOWS[one] for one in ("small phone", "phone on its side"))):
            still.set_viewport_size({"width": window[0], "height": window[1]})
            foot = "() => document.querySelector('#moon').getBoundingClientRect().bottom"
            assert still.evaluate(foot) < still.evaluate(NEXT), (window, size)


def test_a_moon_that_is_stopped_sinks_beside_who_had_it(visitor: Visitors, site: RunningServer) -> None:
    page = visitor(reduced_motion="no-preference")
    look(page, site, "moon-stopped")
    public = states._table("moon-stopped").public
    seat = stopped(public)
    assert seat is not None and public.points[seat] * 2 >= 13 and sum(bool(points) for points in public.points) > 1
    assert page.locator(".sinking").count() == 1
    page.locator(f"#seat-{seat} .sinking").evaluate(HELD)
    assert page.locator(f"#seat-{seat} .sinking").evaluate(MOVES) == 1
    page.keyboard.press("s")
    assert page.locator(".sinking").evaluate(MOVES) == 0
    assert page.evaluate(OVERLAPS) == []


def test_no_moon_sinks_where_nobody_had_everything() -> None:
    """Held against what each had before the last trick, over whole deals."""
    rng, sunk = random.Random(7), 0
    rules = oh.ruleset("classic", 3, options=states.FEW)
    game = registry.game_of(rules)
    for _ in range(120):
        order = rng.sample(game.pack(rules), len(game.pack(rules)))
        position, _ = game.deal(game.first_standing(rules), order)
        before, tricks = position.public.points, 0
        while position.public.phase != "over" and position.public.shooter is None:
            public = position.public
            if len(public.tricks) > tricks and public.phase == "play":
                had = [seat for seat, points in enumerate(before) if points]
                got = [seat for seat in range(3) if public.points[seat] > before[seat]]
                is_stopped = len(had) == 1 and bool(got) and got != had and 2 * before[had[0]] >= 18
                assert (stopped(public) is not None) == is_stopped
                before, tricks, sunk = public.points, len(public.tricks), sunk + is_stopped
            seat = public.to_act[0]
            action = oh.bot("random").choose(game.view_of(position, seat), oh.Budget(), rng)
            position, _ = game.apply(position, seat, action)
    assert sunk > 10
