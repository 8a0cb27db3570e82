"""`/health` and `/ready`: one word, under any name, without a cookie, whatever strangers do meanwhile."""

from __future__ import annotations

import asyncio
import signal
from pathlib import Path

import httpx
import pytest

from openhearts.store import MemoryStore
from openhearts.store.interface import CannotStore, Trouble
from openhearts.web.identity.session_store import RECORDS
from openhearts.web.operating.health import KIND, Readiness
from openhearts.web.state import Site
from tests.web.helpers import PLACE, Visitor, server
from tests.web.players import Program


class Ill(MemoryStore):
    """A store that can be ill; it counts who asks."""

    n_asked = 0
    is_ill = False
    waits = 0.0

    async def get(self, kind: str, key: str) -> bytes | None:
        if kind == KIND:
            self.n_asked += 1
            await asyncio.sleep(self.waits)
            if self.is_ill:
                raise CannotStore(Trouble.UNREACHABLE, "db.example")
        return await super().get(kind, key)


@pytest.mark.parametrize("path", ["/health", "/ready"])
@pytest.mark.parametrize("method", ["GET", "HEAD"])
def test_a_healthy_server_says_so_without_a_cookie(path: str, method: str) -> None:
    with server() as client:
        for host in ("testserver.local", "10.0.0.7:8765", "anything.example"):
            answer = client.request(method, path, headers={"host": host})
            assert answer.status_code == 200 and "set-cookie" not in answer.headers
            assert answer.headers["cache-control"] == "no-store"
            assert answer.text in ("", "alive\n", "ready\n")


def test_a_store_that_does_not_answer_makes_it_unready_and_no_more() -> None:
    store = Ill()
    with server(Site(store, "a secret of the tests", PLACE)) as client:
        store.is_ill = True
        answer = client.get("/ready")
        assert answer.status_code == 503 and int(answer.headers["retry-after"]) > 0
        assert client.get("/health").status_code == 200


def test_a_server_that_stops_is_not_ready() -> None:
    made = Site(MemoryStore(), "a secret of the tests", PLACE)
    with server(made) as client:
        made.operation.readiness.is_stopping = True
        assert client.get("/ready").status_code == 503 and client.get("/health").status_code == 200


def test_however_many_ask_the_store_is_asked_once_a_second() -> None:
    async def run() -> None:
        store, at = Ill(), [100.0]
        store.waits = 0.01
        readiness = Readiness(store, lambda: at[0])
        assert all(await asyncio.gather(*(readiness.is_ready() for _ in range(200))))
        assert await readiness.is_ready() and store.n_asked == 1
        at[0] += 1.1
        store.is_ill = True
        assert not await readiness.is_ready() and not await readiness.is_ready() and store.n_asked == 2
        at[0] += 1.1
        store.is_ill = False
        assert await readiness.is_ready() and store.n_asked == 3

    asyncio.run(run())


def test_a_store_that_hangs_is_not_waited_for_without_end(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("openhearts.web.operating.health.ANSWERS_WITHIN_S", 0.05)
    store = Ill()
    store.waits = 600.0
    assert not asyncio.run(Readiness(store).is_ready())


def test_a_probe_with_a_cookie_asks_the_store_for_nobody() -> None:
    """Where the store stands still, who is alive says so at once: else a manager of services would end it."""

    class Counting(MemoryStore):
        n_asked = 0

        async def get(self, kind: str, key: str) -> bytes | None:
            self.n_asked += kind == RECORDS
            return await super().get(kind, key)

    with server() as client:
        anna = Visitor(client)
        anna.post("/wishes", {"name": "Anna"})
    store = Counting()
    with server(Site(store, "a secret of the tests", PLACE)) as client:  # which has not read yet what became of Anna
        anna.client = client
        for path in ("/health", "/ready"):
            anna.get(path)
            assert anna.status == 200
            anna.post(path, {}, with_token=False)
            assert anna.status in (403, 405)
        assert store.n_asked == 0
        anna.get("/")
        assert store.n_asked > 0


def test_strangers_do_not_use_up_what_probes_may_do() -> None:
    """What counts per address, as tables, codes and forms, is not counted for a probe of the same address."""
    with server() as client:
        anna = Visitor(client)
        while anna.status != 429:
            anna.post("/return", {"code": "NONE"})
        assert all(client.get(path).status_code == 200 for path in ("/health", "/ready") for _ in range(100))


def test_a_real_server_is_ready_until_it_is_stopped(tmp_path: Path) -> None:
    program = Program(tmp_path / "data")
    program.start()
    try:
        with httpx.Client(base_url=program.url) as client:
            assert client.get("/ready").text == "ready\n" and client.get("/health").text == "alive\n"
        program.running.send_signal(signal.SIGTERM)
        assert program.running.wait(10) == 0
    finally:
        program.kill()
