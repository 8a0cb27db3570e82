"""Claims at a table: who says that the rest is theirs, who is asked, and what comes of it; without a browser."""

from __future__ import annotations

from typing import Any

import pytest
from msgspec.structs import replace

from openhearts.web.limits.addresses import Buckets
from openhearts.web.table.commands import do
from openhearts.web.table.message_history import Message
from openhearts.web.table.viewer import TableViewer
from tests.tables.playing import QUICK, run
from tests.web.helpers import buttons
from tests.web.seated import OPEN, hears, html, seated, until, viewer


def is_offer(view: Any) -> bool:
    return not view.options.can_claim and len({seat for seat, points in enumerate(view.public.points) if points}) > 1


@pytest.mark.parametrize("way", ["key", "line"])
@pytest.mark.parametrize("yes", [True, False])
def test_a_claim_is_asked_twice_and_answered_by_the_others(way: str, yes: bool) -> None:
    words = {"x": "claim", "y": "accept", "n": "reject"}

    async def test() -> None:
        people = ("anna", "ben", "clara", "dora")
        table = await seated(*people)
        seat = await until(table, is_offer)
        desks = {person: viewer(table, person) for person in people}
        mine, others = desks[people[seat]], [person for person in people if person != people[seat]]

        async def press(place: TableViewer, key: str) -> Any:
            return await do(place, Message(way, key if way == "key" else words[key]))

        def ids(place: TableViewer) -> set[str]:
            return {button.get("id", "") for button in buttons(html(place))}

        assert "b-claim" in ids(mine) and "b-claim" not in ids(desks[others[0]])
        said = await press(mine, "x")
        assert said is not None and "once more" in said.text and table.state.claim is None
        assert "b-claim" in ids(mine)
        assert await press(mine, "x") is None and table.state.claim is not None
        assert "b-claim-back" in ids(mine) and {"b-accept", "b-reject"} <= ids(desks[others[0]])
        for person in people:
            hears(desks[person])
        assert "Y accepts" in (desks[others[0]].history.last or "")
        assert "You claim" in (mine.history.last or "")
        for person in others if yes else others[:1]:
            assert await press(desks[person], "y" if yes else "n") is None
        assert (table.state.phase == "waiting") == yes
        hears(mine)
        assert yes or "rejected" in (mine.history.last or "")
        assert (await press(desks[others[0]], "y")).is_error

    run(test)


def test_a_claim_is_not_made_and_taken_back_again_and_again() -> None:
    """All are told each time, and an entry is written: it is counted as what else one address has told to everybody."""

    async def test() -> None:
        people = ("anna", "ben", "clara", "dora")
        table = await seated(*people)
        mine = viewer(table, people[await until(table, is_offer)])
        mine.tells, n_entries = Buckets(0.0, 3.0), table.state.n
        for _ in range(9):
            for key in ("x", "x", "n"):
                said = await do(mine, Message("key", key))
        assert said is not None and said.is_error and table.state.claim is None
        assert table.state.n == n_entries + 6

    run(test)


@pytest.mark.parametrize(
    ("own", "wanted"),
    [("", "Y accepts, N rejects."), ("y=j n=k", "J accepts, K rejects."), ("y=off", "“accept” accepts, N rejects.")],
)
def test_who_has_own_keys_is_told_those(own: str, wanted: str) -> None:
    async def test() -> None:
        people = ("anna", "ben", "clara", "dora")
        table = await seated(*people)
        seat = await until(table, is_offer)
        other = people[seat - 1]
        mine, asked = viewer(table, people[seat]), viewer(table, other, own_keys=own)
        for _ in range(2):
            await do(mine, Message("key", "x"))
        hears(asked)
        assert (asked.history.last or "").endswith(wanted)
        if own:
            said = await do(viewer(table, other, own_keys="q=w ?=h"), Message("key", "q"))
            assert said is not None and said.text == "The key w does nothing here. H shows the keys."

    run(test)


@pytest.mark.parametrize("children", [False, True])
def test_a_claim_is_a_button_only_where_it_can_come_true(children: bool) -> None:
    async def test() -> None:
        table = await seated("anna", settings=replace(QUICK, children=children))
        place, harmless = viewer(table, "anna"), table.state.game.claims.is_harmless  # type: ignore[attr-defined]

        def is_last() -> bool:
            ids = [one.get("id", "") for one in buttons(html(place))]
            found = [one for one in ids if one.startswith("b-")]
            assert "b-hint" in found and "b-claim" not in found[:-1]
            return found[-1] == "b-claim"

        await until(table, lambda view: view.seat == 0)
        assert not is_last(), "bots would refuse"
        said = await do(place, Message("key", "x"))
        assert said is not None and "once more" in said.text and is_last()
        await until(table, lambda view: not view.options.can_claim and harmless(view.public, view.seat))
        assert is_last() is not children
        await until(table, lambda view: view.options.can_claim)
        assert is_last()

    run(test)


def test_what_is_certain_needs_nobody() -> None:
    async def test() -> None:
        table = await seated("anna", rules=OPEN)
        await until(table, lambda view: view.options.can_claim)
        place = viewer(table, "anna")
        assert "b-claim" in {button.get("id") for button in buttons(html(place))}
        assert await do(place, Message("key", "X")) is None
        assert table.state.phase == "waiting" or (deal := table.state.deal) is None or deal.public.phase == "choose"

    run(test)


def test_nobody_sends_a_claim_that_others_have_not_agreed_to() -> None:
    async def test() -> None:
        table = await seated("anna", "ben", "clara", "dora")
        seat = await until(table, is_offer)
        person = ("anna", "ben", "clara", "dora")[seat]
        for what in ("act", "line"):
            said = await do(viewer(table, person), Message(what, "claim agreed"))
            assert said is not None and said.is_error
        assert table.state.deal is not None and table.state.deal.public.phase == "play"

    run(test)
