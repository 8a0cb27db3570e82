"""Moments: the dearest card and broken hearts are seen, cover nothing, and move nothing for who wants no motion."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from playwright.sync_api import Page, expect

from openhearts.games.hearts.play.position import view_of
from openhearts.speech.speaker import Speaker
from openhearts.web.game_ui import Seen
from openhearts.web.hearts import scene
from openhearts.web.hearts.card_faces import eyes_of
from tests.pages.access import states
from tests.pages.access.states import State, come, look, put
from tests.pages.conftest import RunningServer
from tests.pages.geometry import OVERLAPS

Visitors = Callable[..., Page]
DEAR = {"classic": "QS", "kids-jinx": "10H"}


def _fallen(text: str) -> Callable[[states.Table], bool]:
    def is_there(table: states.Table) -> bool:
        public = table.public
        return public.phase == "play" and 0 in table.to_act and text in [card for _, card in public.on_table]

    return is_there


@pytest.fixture(params=sorted(DEAR))
def state(request: pytest.FixtureRequest, monkeypatch: pytest.MonkeyPatch) -> str:
    """A trick in which the dearest card of a variant lies."""
    name = f"fallen-{request.param}"
    monkeypatch.setitem(states.STATES, name, State(request.param, 4, _fallen(DEAR[request.param])))
    return name


def test_only_the_dearest_card_is_a_moment(state: str) -> None:
    table = states._table(state)
    view = view_of(table.position, None)
    eyes = eyes_of(Seen(view, ("A", "B", "C", "D"), Speaker("en"), "big"))
    dear = {one.face.text for one in scene.laid_of(view.public, eyes) if one.is_dear}
    assert dear == {DEAR[table.rules.id]}


def test_the_dearest_card_lands_where_motion_is_wished_for(visitor: Visitors, site: RunningServer, state: str) -> None:
    for motion, name in (("no-preference", "dear"), ("reduce", "none")):
        page = visitor(reduced_motion=motion)
        look(page, site, state)
        found = page.locator(".laid.dear .card")
        assert found.count() == 1
        assert found.evaluate("one => getComputedStyle(one).animationName") == name
        page.wait_for_timeout(900)
        assert page.evaluate(OVERLAPS) == []


RUNNING = "() => document.querySelector('.winners').getAnimations({ subtree: true }).length"


def test_the_face_of_who_has_won_and_hearts_that_any_key_ends(visitor: Visitors, site: RunningServer) -> None:
    page = visitor()
    page.emulate_media(reduced_motion="no-preference")
    table = put(site, "match-over")
    come(page, site, f"/table/{table.state.ident}")
    winners = page.locator("#winners")
    expect(winners.locator(".face")).to_have_count(2)  # You share the win with Ben
    expect(winners.locator(".paper use")).to_have_count(24)
    page.evaluate("for (const one of document.querySelector('.winners').getAnimations({ subtree: true })) one.cancel()")
    page.evaluate("const one = document.querySelector('.winners'); one.replaceWith(one.cloneNode(true))")
    page.evaluate("for (const one of document.querySelector('.winners').getAnimations({ subtree: true })) one.pause()")
    assert page.evaluate(RUNNING) == 2 + 1 + 24
    page.keyboard.press("s")
    assert page.evaluate(RUNNING) == 0


def test_who_wishes_no_motion_sees_the_faces_alone(visitor: Visitors, site: RunningServer) -> None:
    page = visitor(reduced_motion="reduce")
    look(page, site, "match-over")
    expect(page.locator("#winners .face").first).to_be_visible()
    assert page.evaluate(RUNNING) == 0
    assert page.locator("#winners .paper").evaluate("one => getComputedStyle(one).opacity") == "0"
