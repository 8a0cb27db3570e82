"""Any sequence of calls, right and wrong ones, on every store, against a plain dictionary.

After each step everything that can be asked is asked.
"""

from __future__ import annotations

import asyncio
import shutil
from collections.abc import Coroutine
from datetime import UTC, datetime, timedelta
from pathlib import Path
from typing import Any, TypeVar

import psycopg
import pytest
from hypothesis import HealthCheck, settings
from hypothesis import strategies as st
from hypothesis.stateful import RuleBasedStateMachine, initialize, invariant, rule, run_state_machine_as_test

from openhearts.store import (
    CommandDone,
    Conflict,
    Counted,
    Moments,
    NoStream,
    Store,
    StreamExists,
    count_old,
    open_store,
    prune,
)
from openhearts.store.interface import USED_AGAIN_US
from tests.store.conftest import Place

EPOCH = datetime(1970, 1, 1, tzinfo=UTC)
STREAMS = st.sampled_from(["a", "b", "c"])
PEOPLE = st.sampled_from(["anna", "ben"])
ROLES = st.sampled_from(["host", "player"])
KINDS = st.sampled_from(["rules", "tokens"])
KEYS = st.sampled_from(["a", "b"])
ENTRIES = st.lists(st.binary(max_size=6), max_size=4)
Result = TypeVar("Result")


class Model:
    """A stream as a dictionary would keep it."""

    def __init__(self, entries: list[bytes], about: bytes, changed: int) -> None:
        self.entries, self.about, self.changed = entries, about, changed
        self.is_open = True
        self.used = 0
        self.commands: set[str] = set()
        self.roles: dict[str, str] = {}


class Machine(RuleBasedStateMachine):
    """A store and a dictionary that are told the same; in memory, in copies of a file in `folder`, or at `address`."""

    folder: Path | None = None
    address: str | None = None
    n_made = 0

    @initialize()
    def begin(self) -> None:
        self.loop = asyncio.new_event_loop()
        self.now_us = 1_000
        self.streams: dict[str, Model] = {}
        self.values: dict[tuple[str, str], bytes] = {}
        self.used: dict[tuple[str, str], int] = {}
        self.where: Path | str = ":memory:"
        if self.folder is not None:
            type(self).n_made += 1
            self.where = self.folder / f"{self.n_made}.db"
            shutil.copy(self.folder / "empty.db", self.where)
        if self.address is not None:
            self.where = self.address
            with psycopg.connect(self.address, autocommit=True) as connection:
                connection.execute("TRUNCATE streams, small_values CASCADE")
        self.store = self.opened()

    def opened(self) -> Store:
        return self.run(open_store(self.where, now_us=lambda: self.now_us))

    def run(self, action: Coroutine[Any, Any, Result]) -> Result:
        return self.loop.run_until_complete(action)

    def teardown(self) -> None:
        self.run(self.store.close())
        self.run(self.loop.shutdown_default_executor())
        self.loop.close()

    def tick(self) -> int:
        self.now_us += 1_000
        return self.now_us

    def missing(self, stream: str, action: Coroutine[Any, Any, Any]) -> bool:
        """Whether the stream is not there; then the action says so."""
        if stream in self.streams:
            return False
        with pytest.raises(NoStream):
            self.run(action)
        return True

    # --- what is done -------------------------------------------------------------------------------------------------

    @rule(stream=STREAMS, entries=ENTRIES, about=st.binary(max_size=4))
    def create(self, stream: str, entries: list[bytes], about: bytes) -> None:
        changed = self.tick()
        if stream in self.streams:
            with pytest.raises(StreamExists):
                self.run(self.store.create(stream, entries, about))
        else:
            self.run(self.store.create(stream, entries, about))
            self.streams[stream] = Model(list(entries), about, changed)

    @rule(
        stream=STREAMS,
        off=st.sampled_from([0, 0, 0, -1, -2, 1]),
        entries=ENTRIES,
        about=st.none() | st.binary(max_size=4),
        command=st.sampled_from(["", "", "c", "d", "e"]),
    )
    def append(self, stream: str, off: int, entries: list[bytes], about: bytes | None, command: str) -> None:
        changed = self.tick()
        model = self.streams.get(stream)
        after = off + (len(model.entries) if model else 0)
        action = self.store.append(stream, after, entries, about, command=command)
        if model is None:
            with pytest.raises(NoStream):
                self.run(action)
        elif off and command and entries and after >= 0 and model.entries[after : after + len(entries)] == entries:
            assert self.run(action) == after + len(entries)
        elif command in model.commands:
            with pytest.raises(CommandDone):
                self.run(action)
        elif off:
            with pytest.raises(Conflict) as found:
                self.run(action)
            assert found.value.length == len(model.entries)
        else:
            assert self.run(action) == len(model.entries) + len(entries)
            model.entries += entries
            model.about = model.about if about is None else about
            model.changed = changed
            model.commands |= {command} - {""}

    @rule(stream=STREAMS, is_open=st.booleans())
    def set_open(self, stream: str, is_open: bool) -> None:
        changed = self.tick()
        if not self.missing(stream, action := self.store.set_open(stream, is_open)):
            self.run(action)
            model = self.streams[stream]
            if model.is_open != is_open:
                model.is_open, model.changed = is_open, changed

    @rule(stream=STREAMS, person=PEOPLE, role=ROLES)
    def join(self, stream: str, person: str, role: str) -> None:
        self.tick()
        if not self.missing(stream, action := self.store.join(stream, person, role)):
            self.run(action)
            self.streams[stream].roles[person] = role

    @rule(stream=STREAMS, person=PEOPLE)
    def leave(self, stream: str, person: str) -> None:
        self.tick()
        if not self.missing(stream, action := self.store.leave(stream, person)):
            self.run(action)
            self.streams[stream].roles.pop(person, None)

    @rule(kind=KINDS, key=KEYS, value=st.binary(max_size=4))
    def put(self, kind: str, key: str, value: bytes) -> None:
        self.used[kind, key] = self.tick()
        self.run(self.store.put(kind, key, value))
        self.values[kind, key] = value

    @rule(kind=KINDS, key=KEYS)
    def forget(self, kind: str, key: str) -> None:
        self.run(self.store.forget(kind, key))
        self.values.pop((kind, key), None)
        self.used.pop((kind, key), None)

    @rule(kind=KINDS, key=KEYS, before=st.none() | st.binary(max_size=1), after=st.none() | st.binary(max_size=1))
    def swap(self, kind: str, key: str, before: bytes | None, after: bytes | None) -> None:
        used = self.tick()
        is_so = self.values.get((kind, key)) == before
        assert self.run(self.store.swap(kind, key, before, after)) is is_so
        if is_so and after is None:
            self.values.pop((kind, key), None)
            self.used.pop((kind, key), None)
        elif is_so and after is not None:
            self.values[kind, key] = after
            self.used[kind, key] = used

    @rule()
    def sleep(self) -> None:
        self.now_us += 2 * USED_AGAIN_US

    @rule(stream=STREAMS)
    def touch(self, stream: str) -> None:
        used = self.tick()
        if not self.missing(stream, action := self.store.touch(stream)):
            self.run(action)
            model = self.streams[stream]
            if max(model.changed, model.used) < used - USED_AGAIN_US:
                model.used = used

    @rule(kind=KINDS, key=KEYS)
    def get(self, kind: str, key: str) -> None:
        used = self.tick()
        assert self.run(self.store.get(kind, key)) == self.values.get((kind, key))
        if (kind, key) in self.used and self.used[kind, key] < used - USED_AGAIN_US:
            self.used[kind, key] = used

    @rule(ago=st.integers(0, 6), is_open=st.booleans(), kept=STREAMS, kind=KINDS)
    def prune(self, ago: int, is_open: bool, kept: str, kind: str) -> None:
        us = self.now_us - 1_000 * ago
        moment = EPOCH + timedelta(microseconds=us)
        old = [
            name
            for name, model in self.streams.items()
            if model.is_open == is_open and max(model.changed, model.used) < us and name != kept
        ]
        values = [place for place, used in self.used.items() if place[0] == kind and used < us]
        asked = Moments(None if is_open else moment, moment if is_open else None, {kind: moment})
        found = Counted(0 if is_open else len(old), len(old) if is_open else 0, len(values))
        assert self.run(count_old(self.store, asked, lambda: [kept])) == found
        assert self.run(prune(self.store, asked, lambda: [kept])) == found
        for name in old:
            del self.streams[name]
        for place in values:
            del self.values[place], self.used[place]

    @rule()
    def open_again(self) -> None:
        if self.where != ":memory:":
            self.run(self.store.close())
            self.store = self.opened()

    # --- what must be true --------------------------------------------------------------------------------------------

    @invariant()
    def the_same_is_there(self) -> None:
        self.run(self.compare())

    async def compare(self) -> None:
        for stream in "abc":
            model = self.streams.get(stream)
            if model is None:
                with pytest.raises(NoStream):
                    await self.store.read(stream)
                continue
            n_entries = len(model.entries)
            for after in {0, n_entries // 2, n_entries}:
                assert await self.store.read(stream, after) == model.entries[after:]
            assert await self.store.length(stream) == n_entries
            assert await self.store.about(stream) == model.about
        later = EPOCH + timedelta(microseconds=self.now_us + 1)
        for kind in ("rules", "tokens"):
            assert await self.store.old_values(kind, later) == [key for one, key in sorted(self.values) if one == kind]
        newest = sorted(self.streams.items(), key=lambda item: -item[1].changed)
        for person in ("anna", "ben"):
            for with_closed, limit in ((False, 50), (True, 50), (True, 1)):
                wanted = [
                    (name, model.about, model.roles[person], len(model.entries), model.changed)
                    for name, model in newest
                    if person in model.roles and (model.is_open or with_closed)
                ]
                listed = await self.store.streams_of(person, limit, with_closed=with_closed)
                found = [(line.stream, line.about, line.role, line.length, since(line.changed)) for line in listed]
                assert found == wanted[:limit]


def since(moment: datetime) -> int:
    """Microseconds since 1970."""
    return (moment - EPOCH) // timedelta(microseconds=1)


class InFiles(Machine):
    """The same in files."""


class InPostgres(Machine):
    """The same in a database."""


MACHINES: dict[str, type[Machine]] = {"memory": Machine, "sqlite": InFiles, "postgres": InPostgres}
SETTINGS: dict[str, Any] = {"stateful_step_count": 20, "suppress_health_check": [HealthCheck.too_slow]}


def against_a_dictionary(place: Place, folder: Path, n_examples: int) -> None:
    """Any sequences of calls."""
    machine = MACHINES[place.kind]
    if place.kind == "sqlite":
        asyncio.run(made(folder / "empty.db"))
        machine.folder = folder
    elif place.kind == "postgres":
        asyncio.run(made(place.address))
        machine.address = place.address
    run_state_machine_as_test(machine, settings=settings(max_examples=n_examples, **SETTINGS))


async def made(where: str | Path) -> None:
    """An empty store."""
    await (await open_store(where)).close()


def test_any_calls_against_a_dictionary(place: Place, tmp_path: Path) -> None:
    against_a_dictionary(place, tmp_path, {"memory": 40}.get(place.kind, 8))


@pytest.mark.soak
def test_any_calls_against_a_dictionary_for_long(place: Place, tmp_path: Path) -> None:
    against_a_dictionary(place, tmp_path, 500)
