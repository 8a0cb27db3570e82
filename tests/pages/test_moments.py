"""Moments: the dearest card and broken hearts are seen, cover nothing, and move nothing for who wants no motion."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from playwright.sync_api import Page

from openhearts.games.hearts.play.position import view_of
from openhearts.speech.speaker import Speaker
from openhearts.web.game_ui import Seen
from openhearts.web.hearts import scene
from openhearts.web.hearts.card_faces import eyes_of
from tests.pages.access import states
from tests.pages.access.states import State, look
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
