"""Messages over a table's connection that no page sends: each is answered, or the connection is closed for a reason."""

from __future__ import annotations

import asyncio
import gc
import json
import logging
from collections.abc import Iterator
from contextlib import contextmanager
from importlib import import_module
from typing import Any, Final

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from openhearts.tables.hosting.hosted import HostedTable
from openhearts.tables.session import commands as c
from openhearts.web.table.connection import Connection
from tests.access.matrix import COMMANDS
from tests.access.scene import HOST, OTHER, OWN, WATCHER, Scene, World
from tests.fuzz.asking import ODD

EACH: Final = 20  # connections, after which as many again leave
LEFT: Final = 500  # objects, of which one connection alone has more than 25
WITHIN_S = 60.0  # no measure: an answer that does not come at all
CLOSES: Final = {1000, 1001, 1007, 1009, 4404, 4429}  # for which reasons the server may close
USUAL = settings(deadline=None, derandomize=True, database=None, suppress_health_check=[*HealthCheck])

words = st.sampled_from([*{do for _, do, _ in COMMANDS}, "", "x", "act ", "ACT"])
values = st.one_of(st.sampled_from([*ODD, *(value for _, _, value in COMMANDS)]), st.text(max_size=60))
sensible = st.fixed_dictionaries(
    {"do": words, "value": values},
    optional={"turn": st.sampled_from(["", "1.0.0", "0", "x" * 50]), "id": st.integers(-(2**63), 2**63 - 1)},
)
anything = st.recursive(
    st.none() | st.booleans() | st.integers() | st.floats() | st.text(max_size=20),
    lambda inner: st.lists(inner, max_size=4) | st.dictionaries(st.text(max_size=8), inner, max_size=4),
    max_leaves=12,
)
frames = st.one_of(
    sensible.map(json.dumps),
    sensible.map(json.dumps),
    anything.map(lambda value: json.dumps(value, allow_nan=True)),
    st.text(max_size=40),
    st.sampled_from(
        ["[" * 1500, '{"do":' * 200, '{"do":"say","value":"' + "a" * 1900 + '"}', "x" * 2001, "{}", "", "\0"]
    ),
    st.binary(max_size=40),
)


class Wire:
    """One connection in this process: what is sent to it, and what it is told, until one side ends it."""

    def __init__(self, scene: Scene, visitor: str, path: str) -> None:
        self.scope: Any = scene.socket(visitor, path, query="page=fuzz")
        self.asked: asyncio.Queue[Any] = asyncio.Queue()
        self.told: asyncio.Queue[Any] = asyncio.Queue()
        self.asked.put_nowait({"type": "websocket.connect"})
        self.closed: int | None = None
        self.texts: list[str] = []
        self.serving = asyncio.create_task(self._serve(scene.world.app))

    async def _serve(self, app: Any) -> None:
        await app(self.scope, self.asked.get, self.told.put)
        await self.told.put({"type": "ended"})

    async def hear(self) -> dict[str, Any]:
        """What it is told next; empty where it is over."""
        message = await asyncio.wait_for(self.told.get(), WITHIN_S)
        if message["type"] == "websocket.close":
            self.closed = message["code"]
        if message["type"] in ("websocket.close", "ended"):
            return {}
        if message["type"] == "websocket.accept":
            return await self.hear()
        self.texts.append(message["text"])
        found: dict[str, Any] = json.loads(message["text"])
        return found

    async def put(self, frame: str | bytes) -> None:
        """Sends a frame as uvicorn hands it on."""
        kind = "bytes" if isinstance(frame, bytes) else "text"
        await self.asked.put({"type": "websocket.receive", kind: frame})

    async def end(self) -> None:
        """The page goes away."""
        await self.asked.put({"type": "websocket.disconnect", "code": 1001})
        await asyncio.wait_for(self.serving, WITHIN_S)


class Fuzzed:
    """A world, and a loop in which its connections are served."""

    def __init__(self) -> None:
        import_module("numpy")  # else a thread may load it while hypothesis asks whether it is there
        self.loop = asyncio.new_event_loop()
        self.world = World()
        self.loop.run_until_complete(self.world.put_up())


@pytest.fixture(scope="module")
def fuzzed() -> Iterator[Fuzzed]:
    """One for all."""
    made = Fuzzed()
    yield made
    made.loop.close()


@contextmanager
def nothing_is_complained_of() -> Iterator[None]:
    """A block in which no fault is logged."""
    heard: list[str] = []

    class Hears(logging.Handler):
        def emit(self, record: logging.LogRecord) -> None:
            heard.append(f"{record.name}: {record.getMessage()} {record.exc_info and record.exc_info[1]!r}")

    handler = Hears(logging.ERROR)
    logging.getLogger().addHandler(handler)
    try:
        yield
    finally:
        logging.getLogger().removeHandler(handler)
    assert heard == []


async def told(scene: Scene, visitor: str, table: str, sent: list[str | bytes]) -> int | None:
    """Sends frames one after the other until the connection is closed, and asks a last sensible question: the reason
    of the close, None where it was answered to the end."""
    wire = Wire(scene, visitor, f"/table/{scene.world.tables[table]}/live")
    watcher = Wire(scene, WATCHER, f"/table/{scene.world.tables['playing']}/live")
    await watcher.hear()
    await wire.hear()
    for frame in [*sent, json.dumps({"do": "key", "value": "turn", "id": 424242})]:
        await wire.put(frame)
    while wire.closed is None:
        found = await wire.hear()
        if found.get("id") == 424242 or not found:
            break
    await wire.end()
    await watcher.end()
    while not watcher.told.empty():
        message = watcher.told.get_nowait()
        if message["type"] == "websocket.send":
            watcher.texts.append(message["text"])
    for text in watcher.texts:
        assert scene._hands(text) == (), "a watcher was shown a hand"
    return wire.closed


def check(fuzzed: Fuzzed, n_examples: int) -> set[int | None]:
    """Sends so many sequences of frames; the reasons for which connections were closed."""
    reasons: set[int | None] = set()

    @settings(USUAL, max_examples=n_examples)
    @given(st.sampled_from([WATCHER, OTHER, OWN, HOST]), st.sampled_from(["gathering", "playing", "over"]), st.data())
    def one(visitor: str, table: str, data: Any) -> None:
        sent = data.draw(st.lists(frames, max_size=12))

        async def run() -> None:
            with fuzzed.world.laid_out() as scene, nothing_is_complained_of():
                reason = await told(scene, visitor, table, sent)
                assert reason is None or reason in CLOSES, reason
                reasons.add(reason)
                await still_playable(scene)

        fuzzed.loop.run_until_complete(run())

    one()
    return reasons


async def still_playable(scene: Scene) -> None:
    """At the table in a deal nobody's decision was lost: who owes one can make it, unless it was made."""
    table = await scene.site.lobby.find(scene.world.tables["playing"])
    deal = table.state.deal
    assert deal is not None
    if table.state.phase != "playing" or 2 not in deal.position.public.to_act or table.state.player(2) is None:
        return
    await table.ask(c.Act(2, scene.world.pass_text()), "cleo")
    assert table.state.deal is not None and 2 not in table.state.deal.position.public.to_act


def test_whatever_is_sent_is_answered_or_closes_for_a_reason(fuzzed: Fuzzed) -> None:
    reasons = check(fuzzed, 25)
    assert None in reasons and {1007} <= reasons


@pytest.mark.soak
def test_very_much_of_it(fuzzed: Fuzzed) -> None:
    assert {None, 1007, 1009} <= check(fuzzed, 2000)


def test_who_sends_too_much_is_closed(fuzzed: Fuzzed) -> None:
    async def run() -> int | None:
        with fuzzed.world.laid_out() as scene, nothing_is_complained_of():
            return await told(scene, OTHER, "playing", [json.dumps({"do": "key", "value": "h", "id": 1})] * 80)

    assert fuzzed.loop.run_until_complete(run()) == 4429


def test_nothing_is_left_of_many_connections(fuzzed: Fuzzed) -> None:
    """After as many again, there is as much in memory: no connection, listener, task or frame stays behind."""

    async def rounds(scene: Scene, count: int) -> int:
        for number in range(count):
            frame = json.dumps({"do": "say" if number % 3 else "key", "value": f"h{number}", "id": number})
            await told(
                scene, (OTHER, HOST, WATCHER)[number % 3], "playing", [frame, "{}" if number % 5 == 0 else frame]
            )
        await asyncio.sleep(0)
        gc.collect()
        kept = [one for one in gc.get_objects() if isinstance(one, Connection)]
        assert kept == [] and len(asyncio.all_tasks()) == 1
        return len(gc.get_objects())

    async def run() -> list[int]:
        with fuzzed.world.laid_out() as scene:
            table = await scene.site.lobby.find(scene.world.tables["playing"])
            found = [await rounds(scene, EACH)]
            table.steps.clear()
            while len(found) < 3 or (
                found[-1] - found[-2] >= LEFT and len(found) < 8
            ):  # what is loaded once grows once
                found.append(await rounds(scene, EACH))
            assert not table.audience.listeners and isinstance(table, HostedTable)
            return found

    found = fuzzed.loop.run_until_complete(run())
    assert found[-1] - found[-2] < LEFT, found
