"""Points and totals of earlier deals as they belong to who sits there now, however long a match is."""

from __future__ import annotations

import time
from types import SimpleNamespace
from typing import Any

from hypothesis import given
from hypothesis import strategies as st

import openhearts as oh
from openhearts.core.identity_key import Same
from openhearts.core.seat_changes import Change, Newcomer, Swap, carried
from openhearts.games.hearts.play.match import first_standing, standing_after
from openhearts.tables.session.viewer.snapshot import _score_lines

SEATS = 4
CHANGES = st.lists(
    st.one_of(
        st.builds(Swap, st.integers(0, SEATS - 1), st.integers(0, SEATS - 1)),
        st.builds(Newcomer, st.integers(0, SEATS - 1), st.just("Clara"), st.just(0)),
    ),
    max_size=3,
)
GAME = Same(SimpleNamespace(next_standing=lambda standing, position: SimpleNamespace(scores=position.totals)))


def played(number: int, changes: list[Change]) -> Any:
    """A deal that is over, which began with these changes of seats."""
    points = tuple(number * 10 + seat for seat in range(SEATS))
    public = SimpleNamespace(points=points)
    position = SimpleNamespace(public=public, totals=tuple(100 * one for one in points))
    return SimpleNamespace(standing=SimpleNamespace(changes=tuple(changes)), position=position)


@given(st.lists(CHANGES, min_size=1, max_size=8), st.one_of(st.none(), CHANGES))
def test_lines_are_what_each_deal_gave_carried_through_all_changes_since(
    deals: list[list[Change]], begun: list[Change] | None
) -> None:
    finished = tuple(played(number, changes) for number, changes in enumerate(deals))
    now = None if begun is None else SimpleNamespace(changes=tuple(begun))
    points, totals = _score_lines(GAME, Same(finished), Same(now))  # type: ignore[arg-type]
    for at, deal in enumerate(finished):
        later = [change for changes in (*deals[at + 1 :], begun or []) for change in changes]
        assert points[at] == carried(deal.position.public.points, later)
        assert totals[at] == carried(deal.position.totals, later)


def test_a_long_match_keeps_each_deal_once() -> None:
    rules: Any = oh.ruleset("classic", SEATS)
    standing = first_standing(rules)
    for _ in range(3):
        before, standing = standing, standing_after(standing, (1, 2, 3, 20), starter=0)
        assert all(one is other for one, other in zip(before.deals, standing.deals, strict=False))


def test_lines_of_very_many_deals_take_no_time() -> None:
    finished = tuple(played(number, []) for number in range(5000))
    begun = time.process_time()
    points, _ = _score_lines(GAME, Same(finished), Same(None))  # type: ignore[arg-type]
    assert time.process_time() - begun < 1  # it was some seconds, for each deal looked at all that came after it
    assert points[4999] == finished[4999].position.public.points
