"""Stores for the tests of this folder: each test that asks for `store` runs on every implementation.

It checks nothing itself.
"""

from __future__ import annotations

from collections.abc import AsyncIterator
from pathlib import Path

import pytest

from openhearts.store import Store, open_store

BEGINNING_US = 1_700_000_000_000_000


class Hands:
    """A clock that stands still until it is moved."""

    def __init__(self) -> None:
        self.now_us = BEGINNING_US

    def __call__(self) -> int:
        return self.now_us


@pytest.fixture
def anyio_backend() -> str:
    """The event loop of the web server."""
    return "asyncio"


@pytest.fixture
def clock() -> Hands:
    """The clock of `store`."""
    return Hands()


@pytest.fixture(params=["memory", "sqlite"])
async def store(
    request: pytest.FixtureRequest, anyio_backend: str, tmp_path: Path, clock: Hands
) -> AsyncIterator[Store]:
    """An empty store of each kind."""
    where = ":memory:" if request.param == "memory" else tmp_path / "store.db"
    opened = await open_store(where, now_us=clock)
    yield opened
    await opened.close()
