"""The counts: what is counted, by what words, over several processes, and that two worlds count the same."""

from __future__ import annotations

import asyncio
import io
import json
import os
import random
import re
import subprocess
import sys
import time
from pathlib import Path
from typing import Any

import pytest
from prometheus_client.parser import text_string_to_metric_families

import openhearts as oh
from openhearts import __version__
from openhearts.errors import Forbidden, Why
from openhearts.store import MemoryStore
from openhearts.store.interface import Conflict
from openhearts.tables.hosting.hosted import HostedTable
from openhearts.tables.hosting.peers import Alone
from openhearts.tables.hosting.stored_log import StoredLog
from openhearts.tables.session import commands as c
from openhearts.web.app import make_app
from openhearts.web.identity.guests import COOKIE, Person
from openhearts.web.operating.logs import Events, Form, logging_to
from openhearts.web.operating.meters import FOLDER, METHODS, Meters, counting_together
from openhearts.web.operating.monitoring import Operation
from openhearts.web.operating.operators import Operators
from openhearts.web.operating.refusals import Cause
from openhearts.web.state import Site
from tests import generators
from tests.leaks import worlds
from tests.tables.standing import START, state_with
from tests.web.helpers import HERE, PLACE, Visitor, server
from tests.web.players import SOURCE

TOKEN = "a-token-of-the-tests"
OUTCOMES = {"done", "nothing", "refused", "failed", "written", "conflict", "done-before", "heard", "healed"}


def site(**more: Any) -> Site:
    """A site whose operator has a token."""
    store = MemoryStore()
    return Site(store, "a secret of the tests", PLACE, operation=Operation(store, operators=Operators(TOKEN), **more))


def samples(text: str) -> dict[tuple[str, tuple[tuple[str, str], ...]], float]:
    """Every sample as Prometheus reads it."""
    return {
        (sample.name, tuple(sorted(sample.labels.items()))): sample.value
        for family in text_string_to_metric_families(text)
        for sample in family.samples
    }


def until_closed(made: Site) -> None:
    """Until the connection that was there is counted: its page does not wait for that."""
    while b'method="WEBSOCKET"' not in made.operation.meters.text():
        time.sleep(0.01)


def test_what_happens_is_counted_and_prometheus_can_read_it() -> None:
    made = site()
    with server(made) as client:
        anna = Visitor(client)
        anna.play("classic")
        client.cookies.update(anna.jar)
        with client.websocket_connect(f"{anna.path}/live", headers={"origin": HERE}) as page:
            page.receive_text()
            assert made.operation.meters.totals()["pages_open"] == 1
        until_closed(made)
        client.cookies.clear()
        client.get("/nothing/of/this/name")
        client.get("/", headers={"host": "evil.example"})
        client.post("/play", data={"variant": "classic"})
        made.operation.looked(made.lobby, 0.002)
        answer = client.get("/metrics", headers={"authorization": f"Bearer {TOKEN}"})
        assert answer.headers["content-type"] == "text/plain; version=0.0.4; charset=utf-8"
    found = samples(answer.text)

    def one(name: str, **labels: str) -> float:
        return found[f"openhearts_{name}", tuple(sorted(labels.items()))]

    assert one("requests_total", route="/table/{ident}", method="GET", status="200") == 1
    assert one("requests_total", route="none", method="GET", status="404") == 1
    assert one("requests_total", route="none", method="GET", status="421") == 1
    assert one("requests_total", route="/table/{ident}/live", method="WEBSOCKET", status="1001") == 1
    assert one("commands_total", kind="Sit", outcome="done") == 1 and one("appends_total", outcome="written") > 2
    assert one("append_seconds_count") == one("appends_total", outcome="written")
    assert one("refusals_total", cause="host") == 1 and one("refusals_total", cause="form") == 1
    assert one("tables_in_memory") == 1 and one("loop_lag_seconds_count") >= 1 and one("pages_open") == 0
    assert one("due_late_seconds_count") > 0


def test_labels_are_words_of_the_program_alone() -> None:
    made = site()
    with server(made) as client:
        anna = Visitor(client)
        anna.play("classic", name="Annemarie")
        client.cookies.update(anna.jar)
        for path in (f"/{'x' * 300}", "/table/%2e%2e", "/static/QS", f"{anna.path}/none", "/rules/QS"):
            client.get(path)
        for method in ("BREW", "QS", "OPTIONS", "PUT"):
            client.request(method, anna.path)
        app = make_app(site())
        routes = {route.path_format for route in app.routes} | {"none"}
        for (_, labels), _ in samples(made.operation.meters.text().decode()).items():
            for label, value in labels:
                allowed = {
                    "route": routes,
                    "method": {*METHODS, "other"},
                    "outcome": OUTCOMES,
                    "how": OUTCOMES,
                    "cause": {cause.value for cause in Cause},
                    "version": {__version__},
                    "kind": {kind.__name__ for kind in c.AnyWish.__args__},
                }
                if label in ("le", "status"):
                    assert re.fullmatch(r"[0-9.e+-]+|\+Inf", value)
                else:
                    assert value in allowed[label], (label, value)


def test_commands_and_writes_are_counted_by_what_came_of_them() -> None:
    async def run() -> dict[Any, float]:
        meters = Meters(lambda: 0.0)

        async def doing(what: Any) -> Any:
            if isinstance(what, Exception):
                raise what
            return what

        for what in (("a step",), (), Forbidden(Why.TOO_MANY_KNOCKS), RuntimeError("QS")):
            try:
                await meters.asking(c.Ready(), doing(what))
            except (Forbidden, RuntimeError) as error:
                assert error is what  # it changes nothing
        for written in (7, Conflict("table", 1, 2)):
            try:
                assert await meters.appending(doing(written)) == 7
            except Conflict as error:
                assert error is written
        return samples(meters.text().decode())

    found = asyncio.run(run())
    for outcome in ("done", "nothing", "refused", "failed"):
        assert found["openhearts_commands_total", (("kind", "Ready"), ("outcome", outcome))] == 1
    assert found["openhearts_appends_total", (("outcome", "conflict"),)] == 1
    assert found["openhearts_append_seconds_count", ()] == 2


WORKER = """
import os, sys
from openhearts.web.operating.meters import Meters
meters = Meters()
meters.answered("/ready", "GET", 200, 0.001)
meters.page_opened()
meters.refused("host", 3)
print("counted", flush=True)
sys.stdin.readline()
"""


def test_the_counts_of_all_workers_are_added_up(tmp_path: Path) -> None:
    folder = tmp_path / "metrics"
    folder.mkdir()
    (folder / "counter_1.db").write_bytes(b"of a process that is no more")
    with counting_together(folder):
        environment = {**os.environ, "PYTHONPATH": SOURCE}
    assert environment[FOLDER] == str(folder) and FOLDER not in os.environ and not any(folder.iterdir())

    def reading() -> dict[str, float]:
        code = "import json; from openhearts.web.operating.meters import Meters; print(json.dumps(Meters().totals()))"
        told = subprocess.run([sys.executable, "-c", code], env=environment, capture_output=True, text=True, check=True)
        return {name: float(value) for name, value in json.loads(told.stdout).items()}

    workers = [
        subprocess.Popen(
            [sys.executable, "-c", WORKER], env=environment, stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True
        )
        for _ in range(3)
    ]
    try:
        for worker in workers:
            assert worker.stdout is not None and worker.stdout.readline() == "counted\n"
        found = reading()
        assert found["requests_total"] == 3 and found["pages_open"] == 3 and found["refusals:host"] == 9
        workers[0].kill()
        workers[0].wait()
        code = f"from openhearts.web.operating.meters import gone; gone({workers[0].pid})"
        subprocess.run([sys.executable, "-c", code], env=environment, check=True)
        found = reading()
        assert found["requests_total"] == 3 and found["pages_open"] == 2  # what it had open is open no more
    finally:
        for worker in workers:
            worker.kill()
            worker.communicate()


# --- two worlds -------------------------------------------------------------------------------------------------------


def told_of(world: worlds.World, seat: int | None, card: str, monkeypatch: pytest.MonkeyPatch) -> tuple[str, list[str]]:
    """What the operator of this world reads, after a person of this seat (None: a watcher) did all that they may."""

    async def nobody_looks(*given: Any, **more: Any) -> None:
        """Nobody looks at the loop, which is late by chance."""

    monkeypatch.setattr(Operation, "look", nobody_looks)
    made = site(meters=Meters(lambda: 0.0))
    state = state_with(world.standing.rules, world.position, world.standing, world.steps)
    written = io.StringIO()
    person = Person("a-watcher" if seat is None else f"guest-{seat}", "Anna", session="one")
    with logging_to(Form.JSON, Events.REQUESTS, "a secret of the tests", written), server(made) as client:
        client.cookies.set(COOKIE, made.keeper.cookie(person))
        with client.portal() as portal:
            portal.call(made.store.create, "table", [b"-"])
        made.lobby.tables["table"] = HostedTable(
            StoredLog(made.store, "table", 1),
            state,
            peers=Alone(lambda: START),
            watch=made.operation.meters,
            fresh=lambda count: b"f" * count,
        )
        for path in ("", "/view.json", "/fair", "/record.txt", "/settings", "/result.svg"):
            client.get(f"/table/table{path}")
        with client.websocket_connect("/table/table/live?page=p", headers={"origin": HERE}) as page:
            page.receive_text()
            for number, (what, value) in enumerate([("key", "h"), ("line", "what is led"), ("act", card)], start=1):
                page.send_text(json.dumps({"do": what, "value": value, "id": number, "turn": ""}))
                while json.loads(page.receive_text()).get("id") != number:
                    pass
        until_closed(made)
        made.operation.looked(made.lobby, 0.0)
        client.cookies.clear()
        shown = client.get("/metrics", headers={"authorization": f"Bearer {TOKEN}"}).text
    return shown, written.getvalue().splitlines()


def without_chance(line: str) -> str:
    """A line of the log without its moment and the name of its request."""
    return re.sub(r'"(at|request)":"[^"]*"', lambda found: f'"{found[1]}":{"-" * len(found[0])}', line)


def test_two_worlds_are_told_alike_to_the_last_byte(monkeypatch: pytest.MonkeyPatch) -> None:
    """The same public events and the same requests over other hidden cards: the same counts, lines and lengths."""
    rng = random.Random("the operator's worlds")
    n_compared = 0
    for variant in ("classic", "omnibus", "black-lady"):
        if variant not in {one.id for one in oh.variants()}:
            continue
        deal = oh.deal(oh.ruleset(variant, 4), seed=rng.getrandbits(64), deal_number=4, first_leader=0)
        for after in generators.playout(deal, rng):
            if after.is_over or after.phase != "play" or rng.random() > 0.12:
                continue
            world = worlds.world_of(after)
            for seat in (after.turn, None):
                other = worlds.other_world(world, seat, rng)
                if other is None:
                    continue
                card = f"play {next(iter(after.options(after.turn).cards))}"
                left, right = (told_of(one, seat, card, monkeypatch) for one in (world, other))
                assert left[0] == right[0] and "commands_total" in left[0]
                assert [without_chance(line) for line in left[1]] == [without_chance(line) for line in right[1]]
                assert [len(line) for line in left[1]] == [len(line) for line in right[1]]
                assert len(left[1]) >= 7
                n_compared += 1
    assert n_compared >= 6
