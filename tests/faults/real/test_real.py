"""Real faults, for a little while over each store; the long run is `make faults`."""

from __future__ import annotations

import sys

import pytest

from tests.conftest import left_out
from tests.faults.history import Answered, Shown
from tests.faults.real.run import LEAST, Run, played
from tests.postgres_server import NoServer

SECONDS, FAULTS, TABLES = 15.0, 40, 3  # of each store
WORKERS = {"sqlite": 1, "postgres": 2}

pytestmark = pytest.mark.skipif(sys.platform != "linux", reason="signals and file systems as Linux has them")


def run(kind: str, *, seconds: float, faults: int, tables: int, seed: int) -> Run:
    """A run over a kind of store; where there is none, this is told."""
    try:
        return played(kind, WORKERS[kind], tables=tables, seed=seed, faults=faults, seconds=seconds)
    except NoServer as error:
        left_out(error)


@pytest.mark.parametrize("kind", WORKERS)
def test_no_real_fault_breaks_a_promise(kind: str) -> None:
    found = run(kind, seconds=SECONDS, faults=FAULTS, tables=TABLES, seed=5)
    assert not found.wrong, found.wrong[0]
    assert found.counts.total() >= LEAST and found.n_entries > 10 * TABLES
    assert any(isinstance(line, Shown) for line in found.history)
    assert any(isinstance(line, Answered) and line.is_written for line in found.history)


@pytest.mark.soak
@pytest.mark.parametrize("kind", WORKERS)
def test_five_hundred_real_faults(kind: str) -> None:
    found = run(kind, seconds=7200.0, faults=500, tables=20, seed=6)
    assert not found.wrong, found.wrong[0]
