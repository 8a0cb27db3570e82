"""Whole tables as values: random histories, whose states equal the fold of their logs wherever one stops."""

from __future__ import annotations

import random

import pytest

from openhearts.errors import DamagedTable, OpenHeartsError
from openhearts.tables.session import codec, logged_facts
from openhearts.tables.session import commands as c
from openhearts.tables.session.decide import decide
from openhearts.tables.session.due import due
from openhearts.tables.session.fold import fold, folded
from openhearts.tables.session.state import State

from .histories import PEOPLE, World

STEPS = 100


def check_history(seed: int) -> None:
    """A history that stops and goes on three times, with everything that must hold there."""
    rng = random.Random(seed)
    world = World(rng)
    stops = sorted(rng.sample(range(STEPS), 3))
    for number in range(STEPS):
        world.step()
        if number in stops:
            world.check()
            world.state = _crashed(world)
            _repeats_nothing(world)
    world.check()


def _crashed(world: World) -> State:
    """The state as another process reads it from the bytes of the log."""
    raw = [codec.encode(entry) for entry in world.log]
    entries = [codec.decode(line) for line in raw]
    assert entries == world.log
    found = folded("t", entries)
    assert found == world.state and due(found) == due(world.state)
    return found


def _repeats_nothing(world: World) -> None:
    """A command whose answer was lost is sent again: it is done once."""
    state = world.state
    assert len(state.done) <= 64
    for ident in state.done[:3]:
        for wish in (c.Sit("anna"), c.Ready(), c.Speak("again")):
            assert decide(state, c.Command(wish, PEOPLE[0], ident, bytes(32)), world.now) == ()


@pytest.mark.parametrize("block", range(10))
def test_the_state_is_the_fold_of_the_log_and_everything_is_decided_or_refused(block: int) -> None:
    for seed in range(30 * block, 30 * block + 30):
        try:
            check_history(seed)
        except Exception as error:
            raise AssertionError(f"history of seed {seed}") from error


@pytest.mark.soak
@pytest.mark.parametrize("block", range(50))
def test_five_thousand_histories(block: int) -> None:
    for seed in range(1000 + 100 * block, 1000 + 100 * block + 100):
        try:
            check_history(seed)
        except Exception as error:
            raise AssertionError(f"history of seed {seed}") from error


def test_a_damaged_entry_is_named_and_nothing_else_is_raised() -> None:
    """Any entry left out, doubled or put elsewhere either folds or is called damaged: nothing else is raised."""
    n_damaged = 0
    for seed in range(12):
        rng = random.Random(seed)
        world = World(rng)
        for _ in range(STEPS):
            world.step()
        for _ in range(30):
            log = list(world.log)
            one, other = rng.randrange(1, len(log)), rng.randrange(1, len(log))
            log[one : one + 1] = rng.choice([[], [log[one]] * 2, [log[other]]])
            try:
                folded("t", log)
            except DamagedTable as error:
                n_damaged += 1
                assert error.table == "t" and error.number is not None and 1 <= error.number <= len(log)
    assert n_damaged > 100


def test_time_never_runs_back() -> None:
    """An entry that says to be older than the one before is as old as that."""
    world = World(random.Random(3))
    for _ in range(40):
        world.step()
    late = world.state.at
    entries = decide(world.state, c.Command(c.Depart(0.0), "anna", "x", bytes(32)), late - 1000)
    for entry in entries:
        assert entry.at == late
        world.state = fold(world.state, entry)
    assert world.state.at == late


def test_every_kind_of_fact_and_refusal_occurs() -> None:
    """The histories above say something about every fact that a table knows."""
    others = {"TimeSpent", "ShuffleSigned", "Restored"}  # of earlier versions; of the shell; after a backup
    missing = {kind.__name__ for kind in logged_facts.AnyFact.__args__} - others
    refused = set[str]()
    for seed in range(600):
        world = World(random.Random(seed))
        for _ in range(STEPS):
            world.step()
        missing -= {type(entry.fact).__name__ for entry in world.log}
        refused |= set(world.refused)
        if not missing and seed > 50:
            break
    assert not missing
    assert {"Forbidden", "NotToAct", "IllegalAction", "BadText"} <= refused
    assert issubclass(DamagedTable, OpenHeartsError)
