"""Tests are dealt alike in every run: what holds for some cards alone shows at once, not once in a hundred runs."""

from __future__ import annotations

import asyncio
import random
import secrets

import pytest

from openhearts.store import MemoryStore
from openhearts.tables.hosting.lobby import Lobby
from tests.tables.playing import started


async def _drawn() -> tuple[str, str]:
    """The name of a new table, and the cards of its first deal."""
    table = await started(Lobby(MemoryStore()), "anna")
    table.stop()
    assert table.state.deal is not None
    return table.state.ident, str(table.state.deal.position)


def test_each_test_has_cards_of_its_own_in_every_run() -> None:
    chance = secrets._sysrand  # type: ignore[attr-defined]
    assert isinstance(chance, random.Random) and not isinstance(chance, random.SystemRandom)


def test_the_same_chance_deals_the_same_cards(monkeypatch: pytest.MonkeyPatch) -> None:
    found = []
    for word in ("one", "one", "two"):
        monkeypatch.setattr("secrets._sysrand", random.Random(word))
        found.append(asyncio.run(_drawn()))
    assert found[0] == found[1]
    assert found[0][0] != found[2][0] and found[0][1] != found[2][1]
