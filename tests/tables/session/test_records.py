"""What was played at a table, as a record that anybody checks: shuffles, bots' chance, changes of seats."""

from __future__ import annotations

import random

import pytest

from openhearts.cards.shuffle import key_of
from openhearts.errors import Forbidden
from openhearts.records import read
from openhearts.records.check import check
from openhearts.tables.session import commands as c
from openhearts.tables.session.record import record_of

from .acting import Acting, tiny
from .histories import World

LONG = tiny(**{"end.limit": 500})


def test_records_of_random_histories_are_whole_and_check() -> None:
    n_deals = n_changes = n_stand_ins = 0
    for seed in range(40):
        world = World(random.Random(seed), LONG)
        for _ in range(150):
            world.step()
        if world.state.match is None or not world.state.match.finished:
            continue
        record = record_of(world.state)
        report = check(record, shuffle=True)
        assert report.n_shuffles == len(record.deals)
        assert read(record.text()).bare() == record.bare()
        assert read(record.jsonl()).bare() == record.bare()
        n_deals += len(record.deals)
        n_changes += sum(len(deal.changes) for deal in record.deals)
        n_stand_ins += sum(len(deal.stand_ins) for deal in record.deals)
    assert n_deals > 50 and n_changes > 3 and n_stand_ins > 10


def test_nothing_is_told_before_a_deal_is_over_and_then_its_own_chance_alone() -> None:
    table = Acting(LONG).opened("anna")
    with pytest.raises(Forbidden):
        record_of(table.state)
    table.play_deal()
    table.do("anna", c.Ready())
    deal = table.state.deal
    assert deal is not None
    text = record_of(table.state).text()
    assert deal.chance not in text and deal.secret.hex() not in text and deal.shuffle.commitment not in text
    assert record_of(table.state).deals[0].chance is not None


def test_a_deal_of_known_cards_says_so_and_the_next_has_a_shuffle_of_its_own() -> None:
    key = key_of("anything", "a guided deal").hex()
    table = Acting(LONG)
    table.do("anna", c.Sit("Anna", 0))
    table.do("anna", c.Start(fixed=key))
    again = Acting(LONG)
    again.rng.random()
    again.do("anna", c.Sit("Anna", 0))
    again.do("anna", c.Start(fixed=key))
    assert table.state.deal is not None and again.state.deal is not None
    assert table.state.deal.start == again.state.deal.start and table.state.deal.secret != again.state.deal.secret
    for one in (table, again):
        one.play_deal()
        one.do("anna", c.Ready())
    assert table.state.deal.start != again.state.deal.start
    first = record_of(table.state).deals[0]
    assert first.fixed == key and first.fair is None and first.chance is not None and first.chance.by == "host"


def test_known_cards_are_for_one_person_with_bots() -> None:
    table = Acting(LONG)
    table.do("anna", c.Sit("Anna", 0))
    table.do("ben", c.Sit("Ben", 1))
    with pytest.raises(Forbidden):
        table.do("anna", c.Start(fixed="00" * 32))
