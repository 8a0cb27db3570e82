"""The JSON form of a table's view: it tells every field, to each reader what their page shows, and nothing else."""

from __future__ import annotations

import json
import random
import re
from pathlib import Path

import msgspec
import pytest

import openhearts as oh
from openhearts.tables.session.viewer.snapshot import snapshot
from openhearts.tables.session.viewer.table_view import TableView, Viewer
from openhearts.tables.view_json import OTHERWISE, PLAIN, plain
from tests import generators
from tests.leaks import worlds
from tests.tables.session.acting import Acting
from tests.tables.standing import state_with

DOCS = Path(__file__).parents[2] / "docs" / "table-json.md"


def test_every_field_of_a_view_is_told_or_named_as_told_otherwise() -> None:
    assert set(PLAIN) | OTHERWISE == set(TableView.__struct_fields__) and not set(PLAIN) & OTHERWISE


def test_every_field_is_described() -> None:
    table = Acting().opened("anna", "ben", "cleo")
    described = set(re.findall(r"`(\w+)`", DOCS.read_text("utf-8")))
    assert set(plain(table.seen("anna"))) <= described


def test_it_is_json_in_every_phase() -> None:
    table = Acting()
    found = []
    for step in (
        lambda: None,
        lambda: table.opened("anna", "ben"),
        lambda: table.play(),
        lambda: table.play_deal(),
    ):
        step()
        for who in ("anna", "ben", "a watcher"):
            told = plain(table.seen(who))
            assert msgspec.json.decode(msgspec.json.encode(told)) == json.loads(json.dumps(told))
            found.append(told["phase"])
    assert set(found) == {"gathering", "playing", "waiting"}
    assert plain(table.seen("anna"))["told"]["secret"], "the shuffle of a deal that is over is told"


def test_a_hand_is_told_to_its_holder_alone() -> None:
    table = Acting().opened("anna", "ben", "cleo")
    own = plain(table.seen("anna"))
    assert own["seat"] == 0 and own["view"]["hand"]
    assert not plain(table.seen("a watcher"))["view"]["hand"]
    assert plain(table.seen("a watcher"))["seat"] is None
    assert table.state.deal is not None
    secret = table.state.deal.secret.hex()
    assert all(secret not in json.dumps(plain(table.seen(who))) for who in ("anna", "ben", "cleo", "a watcher"))


@pytest.mark.parametrize("variant", ["classic", "kids-jinx", "cancellation"])
def test_two_worlds_are_told_alike(variant: str) -> None:
    """What a seat cannot tell apart has the same JSON, to the last byte."""
    rng = random.Random(f"json {variant}")
    n_compared = 0
    rules = oh.ruleset(variant, None if variant != "cancellation" else 7)
    for after in generators.playout(oh.deal(rules, seed=9, first_leader=0), rng):
        if after.is_over or rng.random() > 0.3:
            continue
        world, seat = worlds.world_of(after), rng.choice([*range(rules.seats), None])
        other = worlds.other_world(world, seat, rng)
        if other is None:
            continue
        who = Viewer("a watcher" if seat is None else f"guest-{seat}")
        told = [
            msgspec.json.encode(plain(snapshot(state_with(rules, one.position, one.standing, one.steps), who)))
            for one in (world, other)
        ]
        assert told[0] == told[1]
        n_compared += 1
    assert n_compared > 2
