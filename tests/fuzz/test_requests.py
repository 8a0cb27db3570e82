"""schemathesis over the schema that the server has of itself: every address, with anything in it."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Iterator
from importlib import import_module
from typing import Any

import httpx
import pytest
from hypothesis import HealthCheck, given, seed, settings
from hypothesis import strategies as st
from schemathesis.core import NotSet

from tests.access.scene import HOST, OTHER, OWN, STRANGER, WATCHER, World
from tests.fuzz.asking import FIELD, QUERY, described, names, schema_of
from tests.web.helpers import HERE, server, site

WITHIN_S = 60.0  # no measure: an answer that does not come at all
ASKING = (STRANGER, WATCHER, OTHER, OWN, HOST)
USUAL = settings(deadline=None, derandomize=True, database=None, suppress_health_check=[*HealthCheck], max_examples=8)


class Fuzzed:
    """A world, the operations of its schema, and a loop in which they are asked."""

    def __init__(self) -> None:
        import_module("numpy")  # else a thread may load it while hypothesis asks whether it is there
        self.loop = asyncio.new_event_loop()
        self.world = World()
        self.loop.run_until_complete(self.world.put_up())
        self.app, raw = described(site())
        self.world.app = self.app
        self.schema = schema_of(self.world, raw)
        self.operations = [one.ok() for one in self.schema.get_all_operations()]

    def close(self) -> None:
        """Ends the programs that were started."""
        for sandbox in (self.app.state.reading, self.app.state.asking._choosing):
            sandbox.close()
        self.loop.close()


@pytest.fixture(scope="module")
def fuzzed() -> Iterator[Fuzzed]:
    """One for all."""
    made = Fuzzed()
    yield made
    made.close()


def address(case: Any) -> str:
    """The address of a case as it would be sent."""
    return str(case.formatted_path)


async def asked(fuzzed: Fuzzed, case: Any, visitor: str) -> httpx.Response:
    """The answer to a case that a visitor sends."""
    with fuzzed.world.laid_out() as scene:
        cookies, token = scene.jar(visitor)
        body = None if isinstance(case.body, NotSet) else {str(k): str(v) for k, v in dict(case.body or {}).items()}
        if body is not None and token:
            body["_csrf_token"] = token
        transport = httpx.ASGITransport(app=fuzzed.app)  # type: ignore[arg-type]
        async with asyncio.timeout(WITHIN_S):
            async with httpx.AsyncClient(transport=transport, base_url=HERE, cookies=cookies) as client:
                query = {str(name): str(value) for name, value in (case.query or {}).items()}
                return await client.request(case.method, address(case), params=query, data=body)


def check(fuzzed: Fuzzed, n_examples: int) -> int:
    """Asks every operation so many times; how many answers came."""
    n_answers = 0
    complaints: list[str] = []

    class Hears(logging.Handler):
        def emit(self, record: logging.LogRecord) -> None:
            complaints.append(f"{record.name}: {record.getMessage()} {record.exc_info and record.exc_info[1]!r}")

    handler = Hears(logging.ERROR)
    logging.getLogger("openhearts").addHandler(handler)
    try:
        for number, operation in enumerate(fuzzed.operations):

            @seed(number)
            @settings(USUAL, max_examples=n_examples)
            @given(operation.as_strategy(), st.sampled_from(ASKING))
            def one(case: Any, visitor: str) -> None:
                nonlocal n_answers
                answer = fuzzed.loop.run_until_complete(asked(fuzzed, case, visitor))
                told = f"{case.method} {address(case)} {case.query} {case.body} by {visitor}: {answer.status_code}"
                if answer.status_code >= 500:
                    assert answer.status_code == 503 and "retry-after" in answer.headers, told
                assert not complaints, (told, complaints)
                assert answer.headers["x-content-type-options"] == "nosniff", told
                n_answers += 1

            one()
    finally:
        logging.getLogger("openhearts").removeHandler(handler)
    return n_answers


def test_anything_at_every_address_is_answered(fuzzed: Fuzzed) -> None:
    assert check(fuzzed, 5) >= len(fuzzed.operations) * 4


@pytest.mark.soak
def test_very_much_of_anything_at_every_address_is_answered(fuzzed: Fuzzed) -> None:
    assert check(fuzzed, 300) >= len(fuzzed.operations) * 100


def test_the_schema_has_every_address_and_the_fields_of_forms(fuzzed: Fuzzed) -> None:
    routes = {route.path_format for route in fuzzed.app.routes if not route.path_format.startswith("/schema")}
    assert {one.path for one in fuzzed.operations} == routes - {"/table/{ident}/live"}  # see test_connections.py
    assert {"name", "pace", "text", "variant", "number"} <= {*names(FIELD)} and {"table", "v"} <= {*names(QUERY)}


def test_a_server_tells_nobody_its_schema() -> None:
    with server() as client:
        for path in ("/schema", "/schema/openapi.json", "/schema/swagger", "/openapi.json", "/docs"):
            assert client.get(path).status_code == 404
