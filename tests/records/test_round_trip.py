"""Records of every variant and table size, written in both forms and read again.

What a damaged file does is test_damage.py's.
"""

from __future__ import annotations

import random
from pathlib import Path
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st
from msgspec.structs import replace

import openhearts as oh
from openhearts.records import Comment, Player, Record, read
from openhearts.records.shuffle_proof import seeded
from tests.golden.make import HERE as GOLDEN
from tests.golden.make import pick, played

TABLES = [(variant.id, seats) for variant in oh.variants() for seats in variant.seats]
NAMES = st.text(st.characters(exclude_categories=["Cs"]), max_size=40)


def record_of(variant: str, seats: int, n_deals: int = 2, **options: Any) -> Record:
    match = oh.match(oh.ruleset(variant, seats=seats, options=options), seed=5, first_leader=seats - 1)
    return played(match, random.Random(seats), n_deals).record()


@pytest.mark.parametrize(("variant", "seats"), TABLES)
def test_both_forms_give_the_same_record(variant: str, seats: int) -> None:
    record = record_of(variant, seats)
    text, jsonl = record.text(), record.jsonl()
    from_text, from_jsonl = read(text), read(jsonl)
    assert from_text.bare() == record.bare() == from_jsonl.bare()
    assert from_text.check() == record.check() == from_jsonl.check()
    assert from_text.text() == text == from_jsonl.text()
    assert from_jsonl.jsonl() == jsonl == from_text.jsonl()


def test_a_record_holds_who_played_and_what_was_said() -> None:
    players = [Player("Ann"), Player("Bot", "bot", "club:worlds=3", "0.1", 64, "s 7"), "Cem", "Dora"]
    record = played(oh.match(oh.ruleset("classic"), seed=1), random.Random(1), 1).record(
        players=players, tags={"Event": "Club night", "Place": ""}
    )
    comments = (Comment(0, "before"), Comment(4, "passed"), Comment(6, "within a trick"), Comment(6, "again"))
    first = replace(record.deals[0], comments=comments, time="2025-01-02T03:04:05Z")
    record = replace(record, deals=(first, *record.deals[1:]))
    for form in (record.text(), record.jsonl()):
        again = read(form)
        assert again.bare() == record.bare()
        assert (again.text(), again.jsonl()) == (record.text(), record.jsonl())
    assert '[Player "1" "Bot" bot="club:worlds=3" version="0.1" budget="64" seed="s 7"]' in record.text()


def test_a_record_is_shown_in_a_line() -> None:
    match = oh.match(oh.ruleset("kids-jinx", seats=3), seed=7, first_leader=2)
    assert repr(match.record()) == "<Record of kids-jinx, 3 seats: 1 deal, 0 actions, scores (0, 0, 0), goes on>"
    over = oh.read(GOLDEN / "kids-jinx-3.txt")
    actions = sum(len(deal.steps) for deal in over.deals)
    told = f"<Record of kids-jinx, 3 seats: {len(over.deals)} deals, {actions} actions, scores {over.scores}, finished>"
    assert repr(over) == told


def test_remarks_out_of_order_are_put_in_order() -> None:
    """As versions wrote them in which something was taken back farther than before."""
    record = played(oh.match(oh.ruleset("classic"), seed=1), random.Random(1), 1).record()
    remarks = (Comment(9, "3 taken back"), Comment(6, "7 taken back"), Comment(6, "1 taken back"), Comment(30, "slow"))
    text = replace(record, deals=(replace(record.deals[0], comments=remarks), *record.deals[1:])).text()
    assert read(text).deals[0].comments == (*remarks[1:3], remarks[0], remarks[3])


@given(NAMES, NAMES, NAMES)
def test_any_name_tag_and_comment_comes_back(name: str, tag: str, remark: str) -> None:
    record = played(oh.match(oh.ruleset("kids-jinx", seats=3), seed=1), random.Random(1), 1).record(
        players=[name, "b", "c"], tags={"Note": tag}
    )
    record = replace(record, deals=(replace(record.deals[0], comments=(Comment(1, remark),)), *record.deals[1:]))
    assert len(record.text().splitlines()) == record.text().count("\n")
    for form in (record.text(), record.jsonl()):
        assert read(form).bare() == record.bare()


@pytest.mark.parametrize("name", ["\ud83d", "a\udcffb"])
def test_a_name_that_no_file_can_hold_is_refused(name: str) -> None:
    with pytest.raises(oh.BadText):
        oh.match(oh.ruleset("classic"), seed=1).record(players=[name, "b", "c", "d"])


def test_reading_forgives_what_editors_do() -> None:
    record = record_of("classic", 4)
    text = record.text()
    forms = [
        text.replace("\n", "\r\n"),
        "\ufeff" + text,
        text.replace("\n", "\n\n"),
        text.replace("\n", "  \n"),
        text.replace("\n[", "\n; a remark\n% another\n["),
        text.rstrip("\n"),
        text.replace('[Deal "1"]', '[ Deal   "1" ]').replace("Trick 2: ", "Trick 2:   "),
        record.jsonl().replace("\n", "\r\n\r\n"),
    ]
    for form in forms:
        assert read(form).bare() == record.bare()
        assert read(form.encode()).bare() == record.bare()


def test_files_of_both_forms(tmp_path: Path) -> None:
    record = record_of("omnibus", 4)
    for name in ("match.txt", "match.jsonl"):
        record.save(tmp_path / name)
        assert oh.read(tmp_path / name).bare() == record.bare() == oh.read(str(tmp_path / name)).bare()
    assert sorted(path.name for path in tmp_path.iterdir()) == ["match.jsonl", "match.txt"]
    assert (tmp_path / "match.jsonl").read_text("utf-8").startswith("{")


def test_a_single_deal_from_the_middle_of_a_match() -> None:
    deal = oh.deal(oh.ruleset("classic"), seed=7, deal_number=4, dealer=2, scores=[30, 20, 5, 1])
    assert read(deal.record().text()).check().n_actions == 0
    rng = random.Random(1)
    while not deal.is_over:
        deal = deal.act(deal.to_act[0], pick(deal, deal.to_act[0], rng))
    record = deal.record(players=["a", "b", "c", "d"])
    assert record.start_scores == (30, 20, 5, 1)
    assert not record.finished
    for form in (record.text(), record.jsonl()):
        assert read(form).bare() == record.bare()
        assert read(form).check().n_deals == 1


def test_a_stock_written_by_hand() -> None:
    deal = oh.deal(oh.ruleset("herz-an-herz", seats=2), stock="48 J26-50 45 3 SJ ST 12")
    while not deal.is_over:
        deal = deal.act(deal.to_act[0], next(iter(deal.options(deal.to_act[0]))))
    record = deal.record()
    assert read(record.text()).bare() == read(record.jsonl()).bare() == record.bare()
    read(record.text()).check()


def test_house_rules_travel_with_the_record(tmp_path: Path) -> None:
    path = tmp_path / "odd.toml"
    path.write_text(
        'id = "odd"\nname = { en = "Odd \\"one\\"", de = "Seltsam" }\nextends = "classic"\nend.limit = 20\n'
    )
    rules = oh.load_ruleset(path, seats=4)
    record = played(oh.match(rules, seed=3), random.Random(3)).record()
    assert record.finished
    assert record.rules.digest == rules.digest
    assert read(record.text()).bare() == read(record.jsonl()).bare() == record.bare()
    record.check(shuffle=True)


def test_chance_that_no_record_tells_is_any_chance() -> None:
    rules = oh.ruleset("kids-jinx", seats=3, options={"next_deal.tie": "random"})
    for seed in range(12):
        told = played(oh.match(rules, seed=seed), random.Random(seed)).record()
        told.check(shuffle=True)
        record = replace(told, seed=None)
        read(record.text()).check()
    with pytest.raises(oh.RecordMismatch, match="tells nothing"):
        read(record.text()).check(shuffle=True)


def test_fair_matches_are_recomputed() -> None:
    match = oh.match(oh.ruleset("cancellation", seats=7), seed=1, fair=seeded("table-9", 4, [0, 3]))
    record = played(match, random.Random(4), 3).record()
    for form in (record.text(), record.jsonl()):
        assert read(form).check(shuffle=True).n_shuffles == len(record.deals)
    assert record.seed is None


@pytest.mark.parametrize("tags", [{"Deal": "1"}, {"a b": "x"}, {"": "x"}, {"Ä": "x"}, {"x" * 41: "x"}])
def test_tags_that_would_mean_something_else_are_refused(tags: dict[str, str]) -> None:
    with pytest.raises(oh.BadText):
        oh.match(oh.ruleset("classic"), seed=1).record(tags=tags)


def test_the_players_must_fit_the_table() -> None:
    match = oh.match(oh.ruleset("classic"), seed=1)
    bad = [["a"], ["a"] * 5, [Player("b", "bot"), "b", "c", "d"], [Player("b", bot="club"), "b", "c", "d"]]
    for players in bad:
        with pytest.raises(oh.BadText):
            match.record(players=players)
