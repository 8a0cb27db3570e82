"""The page of a table's shuffles where there are very many: in parts, checked once for all who look, in a thread."""

from __future__ import annotations

import re
import threading
from typing import Any

import pytest
from msgspec.structs import astuple

from openhearts.errors import OpenHeartsError
from openhearts.records import shuffle_proof
from openhearts.tables.hosting.hosted import HostedTable
from openhearts.tables.session import commands as c
from openhearts.web import shuffle_proofs
from openhearts.web.pages import fair
from openhearts.web.state import Site
from tests.web.driving import of, over, people_of, played, rest
from tests.web.helpers import Visitor, server, site
from tests.web.test_company import two


def with_void_deals(made: Site, anna: Visitor, n_deals: int) -> HostedTable:
    """A table at which Anna, alone with bots, has dealt anew so often."""
    anna.play("classic", name="Anna")
    table = made.lobby.tables[anna.ident]
    rest(table)

    async def void() -> None:
        for _ in range(n_deals):
            await table.ask(c.AskAnew(), people_of(table, "Anna"))

    of(table, void())
    return table


def sections(html: str) -> int:
    """How many deals stand on a page."""
    return len(re.findall(r'<section class="shuffle"', html))


def test_many_deals_are_shown_in_parts_and_checked_once_for_all_who_look(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(fair, "MOST_SHOWN", 4)
    checked: list[bool] = []
    checks = shuffle_proofs.proof_of

    def checking(*given: Any) -> Any:
        checked.append(threading.current_thread() is threading.main_thread())
        return checks(*given)

    monkeypatch.setattr(shuffle_proofs, "proof_of", checking)
    made = site()
    with server(made) as client:
        anna, watcher = Visitor(client), Visitor(client)
        with_void_deals(made, anna, 9)
        path = f"/table/{anna.ident}/fair"
        html = watcher.get(path)
        assert sections(html) == 4 + 1 and len(checked) == 4  # and the one that is not over
        assert re.findall(r'href="[^"]*\?until=(\d+)"', html) == ["5"]
        seen = {*re.findall(r'data-proof="([^"]*)"', html)}
        html = watcher.get(f"{path}?until=5")
        assert sections(html) == 4 and len(checked) == 8
        assert re.findall(r'href="[^"]*\?until=(\d+)"', html) == ["1", "9"]
        seen |= {*re.findall(r'data-proof="([^"]*)"', html)}
        html = Visitor(client).get(f"{path}?until=1")
        assert sections(html) == 1 and re.findall(r'href="[^"]*\?until=(\d+)"', html) == ["5"]
        seen |= {*re.findall(r'data-proof="([^"]*)"', html)}
        assert len(seen) == 9 == len(checked) and not any(checked)
        for until in ("", "?until=5", "?until=1", "?until=0", "?until=-3", "?until=x", "?until=99999999999999999999"):
            assert 0 < sections(Visitor(client).get(path + until)) <= 5
        assert len(checked) == 9, "an unchanged deal is not checked again"


def test_all_shuffles_count_on_each_part(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(fair, "MOST_SHOWN", 2)
    made = site()
    with server(made) as client:
        anna = Visitor(client)
        table = with_void_deals(made, anna, 5)
        match = table.state.match
        assert match is not None and match.deal is not None
        fairs = [one.fair for one in match.void if one.fair is not None] + [match.deal.shuffle]
        told = astuple(shuffle_proof.tally(fairs))
        assert len(fairs) == 6
        viewer = made._viewers[anna.ident, people_of(table, "Anna")]
        whole = shuffle_proofs.whole(viewer.shown)
        assert whole is not None and astuple(whole) == told


def test_a_void_deal_names_who_sat_there_then() -> None:
    """Who withholds what they committed to stands there by name; whoever has the seat afterwards has done nothing."""
    made = site()
    with server(made) as client:
        anna, _ = two(client, made)
        table = made.lobby.tables[anna.ident]
        rest(table)
        people = {name: people_of(table, name) for name in ("Anna", "Ben")}
        viewer = made._viewers[anna.ident, people["Anna"]]

        async def goes_on() -> None:
            await table.ask(c.AskAnew(), people["Anna"])
            await table.ask(c.AnswerAnew(is_yes=True), people["Ben"])
            await table.ask(c.Free(1), people["Ben"])
            await table.ask(c.Sit("Cleo", 1), "cleo")

        of(table, goes_on())
        for _ in range(2):  # while the deal in its place is played, and afterwards
            rest(table)
            void, *others = shuffle_proofs.deals_over(viewer.shown)
            named = fair._names(viewer, [void, *others])
            assert void.place is None and [one[1] for one in named] == ["Ben"] * len(named)
            assert viewer.names[1] == "Cleo" and named[0][0] == viewer.names[0] == "Anna"
            played(table, over)


def test_proofs_that_nobody_asks_for_are_forgotten(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(shuffle_proofs, "MOST_KEPT", 3)
    made = site()
    with server(made) as client:
        anna = Visitor(client)
        table = with_void_deals(made, anna, 5)
        match = table.state.match
        assert match is not None
        proofs = shuffle_proofs.Proofs()
        found = of(table, proofs.of(table.state.rules, match.void))
        assert [one.state for one in found] == ["right"] * 5 and len(proofs._kept) == 3

        def fails(*given: Any) -> Any:
            raise OpenHeartsError

        monkeypatch.setattr(shuffle_proof, "verify", fails)
        assert [one.state for one in of(table, proofs.of(table.state.rules, match.void[2:]))] == ["right"] * 3
