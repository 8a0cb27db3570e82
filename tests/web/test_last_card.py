"""The last card of a deal lies there for a moment before the sheet, and is told with it."""

from __future__ import annotations

import random
from typing import Any

import pytest
from msgspec.structs import replace

from openhearts.tables.hosting.hosted import HostedTable
from openhearts.tables.roster import Settings
from openhearts.tables.session import commands as c
from openhearts.tables.session.deal_actions import claims_of
from openhearts.web.table import connection
from openhearts.web.table.message_history import Told, at_the_end
from tests.web.looking import Looking, act, played, view


def at_the_last_card(variant: str, seats: int, found: list[Any], settings: Settings) -> None:
    """The frames of a page whose reader sees the last card of a deal: with it, and with the sheet."""

    async def body(table: HostedTable, pages: list[Looking]) -> None:
        rng = random.Random(3)
        table.state = replace(table.state, settings=settings)
        page = pages[0]
        while view(table).public.phase != "over":
            await act(table, rng)
            assert await page.hear()
            told = page.viewer.ear.since(page.connection.heard)
            page.connection.heard = told[-1].number if told else page.connection.heard
            if view(table).public.phase != "over":
                await page.connection.send(told=told)
                page.compare()
                continue
            rest = await page.connection._linger(told)
            found.append([*page.wire.frames])
            await page.connection.send(told=rest)
            page.compare()  # what is there then is the page of who comes now

    played(variant, seats, body)


@pytest.mark.parametrize(("variant", "seats"), [("classic", 4), ("kids-jinx", 3), ("cancellation", 7)])
def test_the_last_trick_lies_there_before_the_sheet(variant: str, seats: int, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(connection, "LINGERS_S", 0.0)
    found: list[Any] = []
    at_the_last_card(variant, seats, found, Settings(pace=1.2))
    [[first]] = found
    names = {name for names in first["parts"] for name in names.split(" ")}
    assert any(name.startswith("laid-") for name in names) and "old" in names, names
    assert not names & {"view", "picture", "faces", "result"} and first["ends"] and first["say"]
    assert not any("over" in cue for cue in first["cues"]) and any(cue.startswith("card") for cue in first["cues"])


def test_the_last_card_stands_on_its_tower_before_the_sheet(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(connection, "LINGERS_S", 0.0)
    found: list[Any] = []
    at_the_last_card("herz-an-herz", 4, found, Settings(pace=1.2))
    [[first]] = found
    names = {name for names in first["parts"] for name in names.split(" ")}
    assert any(name.startswith(("step-", "discarded")) for name in names), names
    assert not names & {"view", "picture", "verdict", "result"} and first["ends"] and first["say"]
    assert "over" not in first["cues"]


@pytest.mark.parametrize("variant", ["classic", "herz-an-herz"])
def test_nothing_lies_there_where_nobody_waits(variant: str) -> None:
    found: list[Any] = []
    at_the_last_card(variant, 4, found, Settings(pace=0.0))
    assert found == [[]]


def test_a_claim_ends_a_deal_without_a_last_trick(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(connection, "LINGERS_S", 0.0)
    n_claimed = []

    async def body(table: HostedTable, pages: list[Looking]) -> None:
        rng, page = random.Random(5), pages[0]
        table.state = replace(table.state, settings=Settings(pace=1.2))
        while view(table).public.phase != "over":
            seat = table.state.to_act[0]
            if page.viewer.shown.view is not None and seat == 0 and page.viewer.shown.claim_kind == "certain":
                claims, deal = claims_of(table.state), table.state.deal
                assert claims is not None and deal is not None
                offered = claims.offer(table.state.game.view_of(deal.position, 0))
                await table.ask(c.ClaimRest(0, table.state.game.action_text(offered)), "p0")
            else:
                await act(table, rng)
            await page.hear()
            told = page.viewer.ear.since(page.connection.heard)
            page.connection.heard = told[-1].number if told else page.connection.heard
            is_claimed = view(table).public.claimed is not None
            rest = await page.connection._linger(told)
            if is_claimed:
                n_claimed.append(seat)
                assert not page.wire.frames and rest == told
            await page.connection.send(told=rest)
            page.wire.frames.clear()

    for _ in range(12):
        played("classic", 4, body)
        if n_claimed:
            break
    assert n_claimed


def test_what_sounds_with_the_sheet_is_not_heard_before() -> None:
    first, then = at_the_end([Told(3, cues=("card@1/4", "taken", "moon@1/4", "over")), Told(4, cues=("turn",))])
    assert [one.cues for one in first] == [("card@1/4", "taken"), ("turn",)] and all(one.ends for one in first)
    assert [one.cues for one in then] == [("moon@1/4", "over"), ()] and [one.number for one in then] == [3, 4]
