"""Stores that released versions made: each opens, stands as it stood, goes on, and goes into any store of today.

What made the samples is make_3.py and those that follow it; tables of the versions before have tests of their own.
"""

from __future__ import annotations

import asyncio
import gzip
import hashlib
import json
import random
from collections.abc import Callable, Iterator
from contextlib import ExitStack
from functools import cache
from pathlib import Path
from typing import Any, get_args

import pytest

from openhearts.errors import Forbidden
from openhearts.records.check import check
from openhearts.store import copies, open_store
from openhearts.store.schema import HEAD
from openhearts.tables.encryption import sealer_in
from openhearts.tables.hosting.lobby import Lobby
from openhearts.tables.hosting.stored_log import state_of
from openhearts.tables.session import codec
from openhearts.tables.session import commands as c
from openhearts.tables.session import logged_facts as f
from openhearts.tables.session.due import due
from openhearts.tables.session.fold import folded
from openhearts.tables.session.record import record_of
from openhearts.tables.session.state import State
from tests.postgres_server import fresh_schema
from tests.stored.shown import shown
from tests.tables.session.histories import World

RELEASES = sorted(path.parent for path in Path(__file__).parent.glob("*/tables.sqlite.gz"))
STEPS = 400  # in which a deal is played to its end


@pytest.fixture
def address_of(request: pytest.FixtureRequest, tmp_path: Path) -> Iterator[Callable[[str], str]]:
    """Where an empty store of a kind is."""
    with ExitStack() as until_the_end:

        def made(kind: str) -> str:
            if kind == "postgres":
                return until_the_end.enter_context(fresh_schema(request.getfixturevalue("postgres_url")))
            return str(tmp_path / "today.sqlite")

        yield made


@cache
def told(release: Path) -> dict[str, Any]:
    """What its own version said of it."""
    found: dict[str, Any] = json.loads((release / "shown.json").read_text(encoding="utf-8"))
    return found


def unpacked(release: Path, folder: Path) -> Path:
    """The store of a release, as it was left."""
    path = folder / "tables.sqlite"
    path.write_bytes(gzip.decompress((release / "tables.sqlite.gz").read_bytes()))
    return path


@cache
def lines(release: Path) -> dict[str, list[bytes]]:
    """The entries of each of its tables, as bytes."""
    import tempfile

    async def read() -> dict[str, list[bytes]]:
        with tempfile.TemporaryDirectory() as folder:
            store = await open_store(unpacked(release, Path(folder)))
            found = {name: await store.read(name) for name in told(release)["tables"]}
            await store.close()
            return found

    return asyncio.run(read())


def samples() -> list[Any]:
    """Each table of each release."""
    found = [(release, name) for release in RELEASES for name in told(release)["tables"]]
    return [pytest.param(release, name, id=f"{release.name}-{name}") for release, name in found]


def state_in(release: Path, name: str) -> State:
    return state_of(name, lines(release)[name], sealer_in(release / "deals-key"))


def test_there_are_samples_of_each_release() -> None:
    assert [release.name for release in RELEASES] == ["version-3"]


@pytest.mark.parametrize("release", RELEASES, ids=lambda path: path.name)
def test_every_kind_of_entry_that_it_knew_is_in_its_sample_and_known_today(release: Path) -> None:
    today = {kind.__name__ for kind in get_args(f.AnyFact)}
    assert {*told(release)["kinds"]} <= today, "a kind of entry that stands in stores stays for ever"
    entries = [
        entry
        for name, raw in lines(release).items()
        for entry in codec.read(raw, sealer_in(release / "deals-key"), name)
    ]
    assert {type(entry.fact).__name__ for entry in entries} == {*told(release)["kinds"]}


@pytest.mark.parametrize(("release", "name"), samples())
def test_a_table_stands_as_it_stood(release: Path, name: str) -> None:
    state, before = state_in(release, name), told(release)["tables"][name]
    now = json.loads(json.dumps(shown(state)))
    assert {key: now[key] for key in before["shown"]} == before["shown"]  # a later version may show more
    try:
        record = hashlib.sha256(record_of(state).text().encode()).hexdigest()
    except Forbidden:
        record = ""
    assert record == before["record"]


def go_on(world: World) -> None:
    """Everybody who sits there comes back and goes on, as far as it is theirs; else time goes by."""
    people = world.state.people
    for person in people:
        if person not in world.state.here:
            world.do(c.Arrive(), person)
    for person in people if world.state.anew else ():
        world.do(c.AnswerAnew(False), person)
    for person in world.state.claim.waits if world.state.claim is not None else ():
        world.do(c.AnswerClaim(False), person)
    n_before = len(world.log)
    match world.state.phase:
        case "gathering":
            world.do(c.Sit("Anna"), world.state.host)
            world.do(c.Start(), world.state.host)
        case "waiting":
            for person in people:
                world.do(c.Ready(), person)
        case "playing":
            for person in people:
                world.do(c.ReadOn(), person)
            for seat in world.state.to_act:
                if (player := world.state.player(seat)) is not None and seat in world.state.to_act:
                    world.do(c.Act(seat, world.action_of(seat)), player)
        case _:
            pass
    if len(world.log) == n_before and (found := due(world.state)) is not None:
        world.now = max(world.now, found.at)
        world.happen(found)


@pytest.mark.parametrize(("release", "name"), samples())
def test_a_table_is_played_on(release: Path, name: str) -> None:
    """To the end of a deal, whatever its people play; what is written then is read as the same."""
    world = World(random.Random(name))
    world.log = codec.read(lines(release)[name], sealer_in(release / "deals-key"), name)
    world.state = folded("t", world.log)
    world.now, n_before = world.state.at + 60.0, len(world.log)
    finished = 0 if world.state.match is None else len(world.state.match.finished)
    for _ in range(STEPS):
        match = world.state.match
        if world.state.phase in ("closed", "over") or (match is not None and len(match.finished) > finished):
            break
        go_on(world)
    else:
        raise AssertionError(f"no deal comes to its end: {world.state.phase}")
    assert folded("t", codec.read([codec.encode(entry) for entry in world.log])) == world.state
    if len(world.log) > n_before and world.state.match is not None and world.state.match.finished:
        assert check(record_of(world.state), shuffle=True).n_shuffles > 0


@pytest.mark.parametrize("kind", ["sqlite", "postgres"])
@pytest.mark.parametrize("release", RELEASES, ids=lambda path: path.name)
def test_a_whole_store_goes_into_any_store_of_today(
    release: Path, kind: str, tmp_path: Path, address_of: Callable[[str], str]
) -> None:
    kept = lines(release)

    async def test() -> None:
        path, address = unpacked(release, tmp_path), address_of(kind)
        assert (await copies.check(path)).revision == told(release)["revision"]
        names = [*told(release)["tables"]]
        assert (await copies.restore(path, address, "put back")).streams == len(names)
        found = await copies.check(address)
        assert (found.revision, found.torn, found.faults, found.streams) == (HEAD, (), (), len(names))
        assert await copies.upgrade(path) == (told(release)["revision"], HEAD)
        store = await open_store(address)
        for name in names:
            assert await store.read(name) == kept[name]
        lobby = Lobby(store, sealer=sealer_in(release / "deals-key"))
        for name in names:  # as a server opens it
            assert (await lobby.find(name)).state.n >= len(kept[name])
        await lobby.rest()
        await store.close()

    asyncio.run(test())
