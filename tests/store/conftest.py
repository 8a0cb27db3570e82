"""Stores for the tests of this folder: each test that asks for `store` or `place` runs over every kind of store.

It checks nothing itself.  A test of stores that outlive the program narrows `store_kind` to KEPT.
"""

from __future__ import annotations

from collections.abc import AsyncIterator, Callable, Iterator
from contextlib import ExitStack, asynccontextmanager
from itertools import count
from pathlib import Path
from typing import Any

import pytest

from openhearts.store import Store, open_store
from tests.postgres_server import fresh_schema

BEGINNING_US = 1_700_000_000_000_000
KEPT = ("sqlite", "postgres")  # what is written there is there after the program
KINDS = ("memory", *KEPT)


class Hands:
    """A clock that stands still until it is moved."""

    def __init__(self) -> None:
        self.now_us = BEGINNING_US

    def __call__(self) -> int:
        return self.now_us


class Place:
    """Where a store of some kind is; opened as often as a test likes."""

    def __init__(self, kind: str, address: str) -> None:
        self.kind, self.address = kind, address

    async def open(self, **options: Any) -> Store:
        """The store, once more."""
        return await open_store(self.address, **options)

    @asynccontextmanager
    async def opened(self, **options: Any) -> AsyncIterator[Store]:
        """The store, once more, closed at the end."""
        store = await self.open(**options)
        try:
            yield store
        finally:
            await store.close()


@pytest.fixture
def anyio_backend() -> str:
    """The event loop of the web server."""
    return "asyncio"


@pytest.fixture
def clock() -> Hands:
    """The clock of `store`."""
    return Hands()


@pytest.fixture(params=KINDS)
def store_kind(request: pytest.FixtureRequest) -> str:
    """The kind of the stores of this test."""
    return str(request.param)


@pytest.fixture
def place_of(request: pytest.FixtureRequest, tmp_path: Path) -> Iterator[Callable[[str], Place]]:
    """Makes places of a kind, where nothing is yet."""
    numbers = count(1)
    with ExitStack() as until_the_end:

        def made(kind: str) -> Place:
            if kind == "postgres":
                url = request.getfixturevalue("postgres_url")
                return Place(kind, until_the_end.enter_context(fresh_schema(url)))
            return Place(kind, str(tmp_path / f"store {next(numbers)}.db") if kind == "sqlite" else ":memory:")

        yield made


@pytest.fixture
def places(store_kind: str, place_of: Callable[[str], Place]) -> Callable[[], Place]:
    """Makes places where nothing is yet, of the kind of this test."""
    place_of(store_kind)  # where there is none of that kind, this is told now
    return lambda: place_of(store_kind)


@pytest.fixture
def place(places: Callable[[], Place]) -> Place:
    """A place where nothing is yet."""
    return places()


@pytest.fixture
async def store(place: Place, anyio_backend: str, clock: Hands) -> AsyncIterator[Store]:
    """An empty store of each kind."""
    opened = await place.open(now_us=clock)
    yield opened
    await opened.close()
