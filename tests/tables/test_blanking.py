"""What people wrote at a table is forgotten when nobody has touched it for long; the table is the same."""

from __future__ import annotations

import time
from collections.abc import AsyncIterator, Callable
from datetime import UTC, datetime, timedelta
from pathlib import Path

import pytest

from openhearts.store import MemoryStore, Store, open_store
from openhearts.tables.encryption import KeySealer
from openhearts.tables.hosting.hosted import HostedTable
from openhearts.tables.hosting.stored_log import StoredLog, state_of
from openhearts.tables.hosting.text_erasure import KEY, KIND, blank, blank_table
from openhearts.tables.session import codec
from openhearts.tables.session import commands as c
from openhearts.tables.session import logged_facts as f
from openhearts.tables.session.viewer.news import Said
from openhearts.tables.session.viewer.news_of_entries import news
from openhearts.tables.session.viewer.table_view import Viewer

from .session.acting import tiny
from .session.histories import created
from .test_hosted import QUICK

pytestmark = pytest.mark.anyio

DAY_US = 86_400_000_000
SEALER = KeySealer(b"\x05" * 32)
SECRETS = ("my phone is 555", '"Spoke" is what I said', "ünïcode ♥")


@pytest.fixture
def anyio_backend() -> str:
    return "asyncio"


class Hands:
    """The clock of the store."""

    def __init__(self) -> None:
        self.now_us = time.time_ns() // 1000

    def __call__(self) -> int:
        return self.now_us

    @property
    def now(self) -> datetime:
        return datetime.fromtimestamp(self.now_us / 1e6, UTC)


@pytest.fixture
def clock() -> Hands:
    return Hands()


@pytest.fixture(params=["memory", "sqlite"])
async def store(
    request: pytest.FixtureRequest, anyio_backend: str, tmp_path: Path, clock: Hands
) -> AsyncIterator[Store]:
    is_memory = request.param == "memory"
    opened: Store = MemoryStore(clock) if is_memory else await open_store(tmp_path / "store.db", now_us=clock)
    yield opened
    await opened.close()


async def talked(store: Store, ident: str) -> HostedTable:
    """A deal is on, and people have said something."""
    raw = [codec.encode(created(tiny(), "anna", QUICK))]
    await store.create(ident, raw)
    table = HostedTable(StoredLog(store, ident, 1, sealer=SEALER), state_of(ident, raw))
    await table.ask(c.Sit("Anna", 0), "anna")
    await table.ask(c.Speak(SECRETS[0]), "anna")
    await table.ask(c.Start(), "anna")
    for text in SECRETS[1:]:
        await table.ask(c.Speak(text), "anna")
    await table.ask(c.Speak(phrase="well-played"), "anna")
    return table


async def said(store: Store, ident: str) -> list[tuple[str, str]]:
    found = codec.read(await store.read(ident), SEALER, ident)
    return [(one.fact.text, one.fact.phrase) for one in found if isinstance(one.fact, f.Spoke)]


async def test_texts_are_empty_and_everything_else_is_the_same(store: Store) -> None:
    table = await talked(store, "t")
    before = await store.read("t")
    assert await blank_table(store, "t") == 3
    assert await said(store, "t") == [("", "")] * 3 + [("", "well-played")]
    after = await store.read("t")
    assert len(before) == len(after) and state_of("t", after, SEALER) == table.state
    changed = [n for n, (one, other) in enumerate(zip(before, after, strict=True)) if one != other]
    assert len(changed) == 3 and all(b'"Spoke"' in before[n] for n in changed)
    raw = b"".join(after)
    assert not any(text.encode() in raw for text in ("phone is 555", "what I said", "ünïcode"))
    assert await blank_table(store, "t") == 0 and await store.read("t") == after
    await table.ask(c.Speak("and on"), "anna")  # it goes on
    assert state_of("t", await store.read("t"), SEALER) == table.state


async def test_a_blanked_text_is_told_to_nobody(store: Store) -> None:
    await talked(store, "t")
    await blank_table(store, "t")
    entries = codec.read(await store.read("t"), SEALER, "t")
    first = state_of("t", (await store.read("t"))[:1])
    told = [one for one in news(first, entries[1:], Viewer("anna")) if isinstance(one, Said)]
    assert told == [Said(0, phrase="well-played")]


async def test_only_old_tables_are_blanked_each_once(
    store: Store, clock: Hands, monkeypatch: pytest.MonkeyPatch
) -> None:
    read: list[str] = []
    original: Callable[..., object] = store.read

    async def noted(stream: str, after: int = 0) -> object:
        read.append(stream)
        return await original(stream, after)  # type: ignore[misc]

    await talked(store, "old")
    await talked(store, "used")
    await store.set_open("old", False)
    clock.now_us += 20 * DAY_US
    await talked(store, "new")
    await store.touch("used")  # a look is a touch
    clock.now_us += 15 * DAY_US
    monkeypatch.setattr(store, "read", noted)
    assert await blank(store, clock.now - timedelta(days=30)) == 3 and read == ["old"]
    assert await blank(store, clock.now - timedelta(days=30)) == 0 and read == ["old"]
    clock.now_us += 20 * DAY_US
    assert await blank(store, clock.now - timedelta(days=30)) == 6 and sorted(read) == ["new", "old", "used"]
    assert await blank(store, clock.now - timedelta(days=50)) == 0 and len(read) == 3  # somebody keeps them longer now
    assert await blank(store, clock.now - timedelta(days=1)) == 0 and len(read) == 3
    monkeypatch.undo()
    assert {text for name in ("old", "new", "used") for text, _ in await said(store, name)} == {""}


async def test_what_is_said_later_at_a_blanked_table_is_blanked_later(store: Store, clock: Hands) -> None:
    table = await talked(store, "t")
    clock.now_us += 40 * DAY_US
    assert await blank(store, clock.now - timedelta(days=30)) == 3
    await table.ask(c.Speak("again"), "anna")
    clock.now_us += 20 * DAY_US
    assert await blank(store, clock.now - timedelta(days=30)) == 0
    clock.now_us += 20 * DAY_US
    assert await blank(store, clock.now - timedelta(days=30)) == 1
    assert all(text == "" for text, _ in await said(store, "t"))


@pytest.mark.parametrize("value", [b"", b"\xff", b"yesterday", b"2026-01-01T00:00:00"])
async def test_where_it_is_not_known_how_far_it_came_everything_is_looked_at(
    store: Store, clock: Hands, value: bytes
) -> None:
    await talked(store, "t")
    clock.now_us += 40 * DAY_US
    await store.put(KIND, KEY, value)
    assert await blank(store, clock.now - timedelta(days=30)) == 3


async def test_a_damaged_line_and_those_of_earlier_versions_stay_as_they_are(store: Store) -> None:
    samples = Path(__file__).parents[1] / "stored"
    lines = [line for path in samples.glob("version-*/*.stream") for line in path.read_bytes().splitlines()]
    lines += [b'{"Spoke"', b'\xff"Spoke"', b'{"fact":{"type":"Spoke","person":1},"at":0}']
    await store.create("t", lines)
    assert await blank_table(store, "t") == 0 and await store.read("t") == lines
    assert await blank_table(store, "gone") == 0
