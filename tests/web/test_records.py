"""Records of tables that visitors keep: a long one holds nobody up who plays at another table."""

from __future__ import annotations

import asyncio
from typing import Any

import pytest

from openhearts.tables.session.record import record_of
from openhearts.web.pages import record_download
from tests.web.driving import over, played, rest
from tests.web.helpers import Visitor, server, site


def test_a_record_is_written_once_for_all_who_ask_and_beside_everything_else(monkeypatch: pytest.MonkeyPatch) -> None:
    """A match of a thousand deals takes seconds, in which a server that writes itself would answer nobody."""
    in_loop: list[bool] = []
    write = record_download.text.write

    def writing(record: Any) -> str:
        in_loop.append(asyncio._get_running_loop() is not None)
        return write(record)

    monkeypatch.setattr(record_download.text, "write", writing)
    made = site()
    with server(made) as client:
        anna, watcher = Visitor(client), Visitor(client)
        anna.play("classic", name="Anna")
        table = made.lobby.tables[anna.ident]
        path = f"/table/{anna.ident}/record.txt"
        assert watcher.client.get(path).status_code == 400 and in_loop == []
        rest(table)
        played(table, over)
        first = watcher.get(path)
        assert anna.get(path) == watcher.get(path) == first == write(record_of(table.state))
        played(table, lambda state: state.deal is not None and not state.deal.is_over and len(state.deal.steps) > 8)
        assert watcher.get(path) == first and in_loop == [False]
        played(table, lambda state: over(state) and state.match is not None and len(state.match.finished) == 2)
        later = anna.get(path)
        assert later == watcher.get(path) == write(record_of(table.state)) != first
        assert in_loop == [False, False]
