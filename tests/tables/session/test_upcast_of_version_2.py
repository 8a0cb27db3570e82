"""Tables that version 2 stored stand in a session as its live table showed them: who sits where, hands, cards, chance.

What made the samples is tests/stored/make_2.py; those of version 1 are test_upcast.py's.
"""

from __future__ import annotations

import json
from collections.abc import Iterator
from pathlib import Path
from typing import Any, get_args

import msgspec
import pytest

from openhearts.errors import BadText
from openhearts.records.check import check
from openhearts.tables import log, roster
from openhearts.tables.session import codec, upcast
from openhearts.tables.session import commands as c
from openhearts.tables.session import logged_facts as f
from openhearts.tables.session.record import record_of
from openhearts.tables.session.state import State
from tests.stored import split

from .test_upcast import going_on, play_to_the_end, stored

STORED = Path(__file__).parents[2] / "stored"
SAMPLES = sorted((STORED / "version-2").glob("*.stream"))
RECORDED = [path for path in SAMPLES if path.with_suffix(".record").exists()]
# What becomes of each kind of entry: by the kind the facts, or nothing where others say the same.
BECOMES: dict[type, tuple[type, ...]] = {
    roster.Gathered: (f.Created,),
    roster.SatDown: (f.SatDown,),
    roster.Filled: (f.BotSeated,),
    roster.Freed: (f.SeatFreed,),
    roster.HandedOver: (f.SeatHandedOver,),
    roster.Hosted: (f.HostChanged,),
    roster.Refused: (f.PersonBanned,),
    roster.Welcomed: (f.PersonUnbanned,),
    roster.Agreed: (f.SettingsChanged,),
    roster.Spent: (f.TimeSpent,),
    roster.Planned: (f.SwapPlanned, f.SwapsDropped, f.SatDown),
    roster.Moved: (),
    log.Opened: (f.MatchOpened,),
    log.Begun: (f.ShuffleBegan,),
    log.Shuffled: (f.Committed, f.Revealed, f.AnswersClosed, f.ShuffleSigned, f.ShuffleBegan),
    log.Acted: (f.Acted,),
    log.Sat: (),
    log.Undone: (f.TookBack,),
    log.Reseated: (),
    log.NextDeal: (),
    log.Voided: (f.DealVoided,),
    log.Closed: (f.Closed,),
}


def shown(path: Path) -> dict[str, Any]:
    found: dict[str, Any] = json.loads(path.with_suffix(".shown").read_text(encoding="utf-8"))
    return found


def sample(name: str) -> Path:
    return next(path for path in SAMPLES if path.stem == name)


def old_entries() -> Iterator[tuple[list[roster.Gather], list[log.Entry]]]:
    for path in (*SAMPLES, *(STORED / "version-1").glob("*.stream")):
        yield split(path.read_bytes().splitlines())


def kinds() -> set[type]:
    return {*get_args(roster.Gather), *get_args(log.Entry)}


@pytest.mark.parametrize("path", SAMPLES, ids=lambda path: path.stem)
def test_a_stored_table_stands_as_its_live_table_showed_it(path: Path) -> None:
    state, before = stored(path), shown(path)
    assert state.host == before["host"]
    promised = {seat: [name, person, None] for seat, name, person in before["coming"]}  # which they have now
    seats = [promised.get(seat, there) for seat, there in enumerate(before["seats"])]
    assert [[chair.name, chair.person, chair.bot] for chair in state.chairs] == seats
    assert [chair.spent for chair in state.chairs] == before["spent"]
    assert [[one.number, one.person, one.name] for one in state.banned] == before["banned"]
    assert [list(pair) for pair in state.swaps] == before["plan"]
    settings = state.settings
    assert [settings.level, settings.clock, settings.guide] == before["settings"]
    if state.phase not in ("over", "shuffling"):  # after a match nobody joins it; with its shuffle a deal has begun
        assert [seat for seat, chair in enumerate(state.chairs) if chair.joins] == before["new"]
    if "finished" not in before:
        assert state.match is None and state.phase == "gathering"
        return
    match = state.match
    assert match is not None and (state.closed or None) == before["closed"]
    assert [list(one.position.public.points) for one in match.finished] == before["points"]
    assert [one.standing.deal_number for one in match.void] == before["void"]
    if "given" in before:
        _is_shuffling(state, before)
    else:
        _is_dealt(state, before)


def _is_shuffling(state: State, before: dict[str, Any]) -> None:
    assert state.shuffle is not None
    fair = state.shuffle.fair
    assert [fair.shuffle.deal, fair.shuffle.match, fair.shuffle.commitment] == before["shuffled"]
    own = [[one.seat, one.commitment, one.contribution, one.by] for one in fair.shuffle.contributions if one.by is None]
    assert own == [one for one in before["given"] if one[3] is None]
    assert fair.phase == before["phase"] and [*state.shuffle.owing] == before["asked"]


def _is_dealt(state: State, before: dict[str, Any]) -> None:
    deal = state.deal
    assert deal is not None and state.shuffle is None
    assert [deal.number, deal.shuffle.match, deal.shuffle.commitment] == before["shuffled"]
    assert deal.number == before["deal"] and [*deal.after.scores] == before["scores"]
    assert [*deal.to_act] == before["to_act"] and deal.chance == before["chance"]
    assert [*state.game.start_lines(deal.start)] == before["start"]
    assert [[step.seat, state.game.action_text(step.action)] for step in deal.steps] == before["steps"]
    assert [[one.step, one.text] for one in deal.comments] == before["comments"]
    assert [deal.shuffle.key, deal.shuffle.seal] == before["seal"]
    coming: dict[str, list[int]] = {person: [] for _, _, person in before["coming"]}
    assert {person: [*state.plays(person)] for person in state.people} == {**coming, **before["hands"]}


@pytest.mark.parametrize(
    "path", [path for path in SAMPLES if path.with_suffix(".record").exists()], ids=lambda p: p.stem
)
def test_its_record_is_the_same_to_the_letter(path: Path) -> None:
    before = path.with_suffix(".record").read_text(encoding="utf-8")
    if path.stem == "seats":  # who left their seat is named now, and not the bot that goes on there
        before = before.replace('[Player "2" "Dan"]', '[Player "2" "Cleo"]')
    assert record_of(stored(path)).text() == before


@pytest.mark.parametrize("path", SAMPLES, ids=lambda path: path.stem)
def test_a_stored_table_goes_on_to_the_end_of_its_match(path: Path) -> None:
    table = going_on(path)
    if table.state.phase == "gathering":
        table.do("anna", c.Start())
    if not table.state.closed:
        play_to_the_end(table)
    record = record_of(table.state)
    assert check(record, shuffle=True).n_shuffles == sum(deal.fair is not None for deal in record.deals)
    assert codec.read([codec.encode(entry) for entry in table.log]) == table.log


def test_every_kind_of_entry_has_its_facts_and_stands_in_a_sample() -> None:
    assert kinds() == {*BECOMES}, "a new kind of entry needs an upcast and a sample"
    found = {type(entry) for both in old_entries() for one in both for entry in one}
    assert found == kinds()


def test_each_kind_of_entry_comes_to_its_facts_and_to_no_others() -> None:
    for path in (*SAMPLES, *(STORED / "version-1").glob("*.stream")):
        for line in path.read_bytes().splitlines():
            tag = json.loads(line)["type"]
            assert tag in {kind.__name__ for kind in BECOMES}
        made = {type(entry.fact) for entry in codec.read(path.read_bytes().splitlines())}
        assert made <= {fact for facts in BECOMES.values() for fact in facts} | {f.Gone}
    everything = {type(e.fact) for path in SAMPLES for e in codec.read(path.read_bytes().splitlines())}
    assert {fact for facts in BECOMES.values() for fact in facts} - {f.SwapsDropped} <= everything


def test_a_kind_of_entry_that_nobody_upcasts_is_noticed() -> None:
    class Another(msgspec.Struct, frozen=True, tag=True):
        deal: int

    first = sample("over").read_bytes().splitlines()[0]
    made = upcast._Reading([roster.decode(first), Another(1)])  # type: ignore[list-item]
    with pytest.raises(AssertionError):
        list(made.facts())


def test_a_shuffle_of_a_step_that_is_not_known_or_another_commitment_is_damaged() -> None:
    lines = sample("trick").read_bytes().splitlines()
    at = next(number for number, line in enumerate(lines) if b'"Begun"' in line)
    begun = log.decode(lines[at])
    assert isinstance(begun, log.Begun)
    told = log.Shuffled(1, "else", None, "")
    other = msgspec.structs.replace(begun, commitment="0" * 64)
    sealed = msgspec.structs.replace(begun, sealed="key")
    for broken in (
        [*lines, log.encode(told)],
        [*lines[:at], log.encode(other), *lines[at + 1 :]],
        [*lines[:at], log.encode(sealed), *lines[at + 1 :]],
    ):
        with pytest.raises(BadText):
            codec.read(broken)


def test_a_deal_of_version_2_that_was_dealt_anew_had_another_name_and_its_own_chance() -> None:
    state = stored(sample("anew"))
    assert state.match is not None and state.deal is not None
    names = [one.fair.match for one in state.match.void if one.fair is not None]
    assert names == [state.match.name, f"{state.match.name}.1"] and state.deal.shuffle.match == f"{state.match.name}.2"


def test_a_table_of_version_1_that_version_2_went_on_with_keeps_both_names() -> None:
    state = stored(sample("continued-shared-playing"))
    assert state.match is not None and state.deal is not None and state.match.old_chance == ""
    finished = [one.fair.match for one in state.match.finished if one.fair is not None]
    assert state.deal.shuffle.match == state.match.name and state.match.name not in finished
