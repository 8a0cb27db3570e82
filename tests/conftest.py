"""What holds for every test: hypothesis is as repeatable as the rest, and looks longer in the long checks.

No fixture here carries anything from one test to another.
"""

from __future__ import annotations

import gc
import os
import random
from collections.abc import Iterator
from types import CodeType
from typing import Any, NoReturn

import pytest
from hypothesis import HealthCheck, settings
from litestar import Litestar
from litestar.utils.signature import ParsedSignature

from tests.postgres_server import NOTHING_LEFT_OUT, VARIABLE, NoServer, Server, guarded_server, own_server

LEFT_OUT = "PostgreSQL is left out"
CHANCE = "OPENHEARTS_TEST_CHANCE"  # any word: all tests with other cards, to find those that hold for some only
ROUTING = (  # what an application of Litestar knows of its routes
    "root_route_map_node",
    "route_handler_index",
    "route_mapping",
    "_registered_routes",
    "_plain_routes",
    "_mount_routes",
)
# New objects between two searches for garbage, and so on: thousands of tests that live through all of it leave little.
SWEEPS = 20_000, 20, 50

settings.register_profile("quick", deadline=None, derandomize=True, max_examples=40)
settings.register_profile(
    "soak", deadline=None, derandomize=True, max_examples=2_000, suppress_health_check=[HealthCheck.too_slow]
)


def pytest_configure(config: pytest.Config) -> None:
    """The profile that the selected markers ask for; `make soak` selects `soak` alone."""
    settings.load_profile("soak" if config.getoption("markexpr", "") == "soak" else "quick")
    gc.disable()  # what is collected stays
    _read_routes_once()


def pytest_collection_finish() -> None:
    """Nobody looks through the tests themselves for garbage."""
    gc.collect()
    gc.freeze()
    gc.set_threshold(*SWEEPS)
    gc.enable()


def _read_routes_once() -> None:
    """Litestar reads the signature of each route, and lays the way to it, for each application; nearly every test of
    the web makes one: this was nearly all of making it.

    Applications with the same routes and the same secret go the same ways; each has its own state and course of life.
    """
    read, known = ParsedSignature.from_fn, dict[CodeType, ParsedSignature]()
    make, made = Litestar.__init__, dict[Any, Litestar]()

    def from_fn(fn: Any, signature_namespace: dict[str, Any]) -> ParsedSignature:
        code = getattr(fn, "__code__", None)
        if code is None:
            return read(fn, signature_namespace)
        if code not in known:
            known[code] = read(fn, signature_namespace)
        return known[code]

    def init(self: Litestar, *, route_handlers: Any, csrf_config: Any = None, **named: Any) -> None:
        if csrf_config is None or named.get("openapi_config") is not None:
            make(self, route_handlers=route_handlers, csrf_config=csrf_config, **named)
            return
        what = *route_handlers, csrf_config.secret, csrf_config.cookie_secure, named.get("request_max_body_size")
        if what not in made:
            made[what] = Litestar.__new__(type(self))
            of_none = {**named, "state": None, "lifespan": None}
            make(made[what], route_handlers=route_handlers, csrf_config=csrf_config, **of_none)
        make(self, route_handlers=[], csrf_config=csrf_config, **named)
        self.routes = made[what].routes
        for part in ROUTING:
            setattr(self.asgi_router, part, getattr(made[what].asgi_router, part))

    ParsedSignature.from_fn = from_fn  # type: ignore[method-assign]
    Litestar.__init__ = init  # type: ignore[method-assign]


@pytest.fixture(autouse=True)
def same_cards(request: pytest.FixtureRequest, monkeypatch: pytest.MonkeyPatch) -> None:
    """What `secrets` draws is drawn alike in every run; each test has its own cards, and others by another CHANCE."""
    rng = random.Random(f"{os.environ.get(CHANCE, '')}{request.node.nodeid}")
    monkeypatch.setattr("secrets._sysrand", rng)
    monkeypatch.setattr("secrets.choice", rng.choice)


@pytest.fixture(scope="session")
def _postgres() -> Iterator[str | NoServer]:
    """The address of a PostgreSQL for this run, or why there is none."""
    if url := os.environ.get(VARIABLE):
        yield url
        return
    try:
        with guarded_server() as url:
            yield url
    except NoServer as error:
        yield error


@pytest.fixture
def postgres_url(_postgres: str | NoServer) -> str:
    """The address of a PostgreSQL in which a test makes a schema of its own."""
    if isinstance(_postgres, NoServer):
        left_out(_postgres)
    return _postgres


@pytest.fixture(scope="module")
def own_postgres() -> Iterator[Server]:
    """A PostgreSQL that the tests of a module may stop and start."""
    try:
        with own_server() as server:
            yield server
    except NoServer as error:
        left_out(error)


def left_out(why: NoServer) -> NoReturn:
    """A test that needs a PostgreSQL is left out, or fails where nothing may be."""
    if os.environ.get(NOTHING_LEFT_OUT):
        pytest.fail(f"{LEFT_OUT}: {why}")
    pytest.skip(f"{LEFT_OUT}: {why}")


def pytest_terminal_summary(terminalreporter: pytest.TerminalReporter) -> None:
    """Says loudly what was not tested: a green run without PostgreSQL says nothing about PostgreSQL."""
    reports = terminalreporter.stats.get("skipped", [])
    whys = [report.longrepr[2] for report in reports if isinstance(report.longrepr, tuple)]
    if found := [why for why in whys if LEFT_OUT in why]:
        terminalreporter.write_sep("!", f"NOT TESTED: {len(found)} tests with PostgreSQL", red=True, bold=True)
        terminalreporter.write_line(found[0].partition("Skipped: ")[2] or found[0])
        terminalreporter.write_line(f"Install PostgreSQL, or name a database in {VARIABLE}.")
