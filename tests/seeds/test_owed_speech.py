"""Tests owed to sentences of the texts about what is said: the question keys, void tricks, the pile, tips.

Each names its key of docs/seeds.md; how the sentences are worded is tested with the speech.
"""

from __future__ import annotations

import json
import random
from pathlib import Path
from typing import Any

import pytest

import openhearts as oh
from openhearts.cards import cardset
from openhearts.cards.card import cards
from openhearts.games.hearts.play import events as ev
from openhearts.games.hearts.play.actions import PLAYS
from openhearts.games.hearts.play.position import Position, apply, view_of
from openhearts.speech.key_answers import ask
from openhearts.speech.keymap import NTH_KEYS, QUESTIONS, key_for
from openhearts.speech.rules_in_words import document
from openhearts.speech.speaker import Speaker
from tests.seeds import tools

LANGUAGES = ("en", "de")
NAMES = ("Anna", "Ben", "Clara", "Dora", "Emil", "Frida", "Gustav", "Hanna", "Ivo", "Jana", "Kai")
CASES = {
    case["id"]: case for case in json.loads((Path(__file__).parents[1] / "cases.json").read_text(encoding="utf-8"))
}


def pressed(speaker: Speaker, key: str, view: Any) -> str:
    """What a key of the question keys answers."""
    found = key_for(key, view.public.rules.game)
    assert found is not None and found.kind == "question", key
    return ask(speaker, found.command, view, NAMES[: view.public.n_seats], n=found.n)


def in_order(answer: str, *parts: str) -> bool:
    """Whether all parts stand in the answer, one after the other; capital letters do not matter."""
    place = 0
    for part in parts:
        place = answer.lower().find(part.lower(), place)
        if place < 0:
            return False
        place += len(part)
    return True


def two_on_the_table() -> oh.Deal:
    """Classic, four seats, no pass: seat 1 has led 2C, seat 2 has played 9C."""
    pack = cards(" ".join(str(one) for one in cardset.to_cards(cardset.from_ids(oh.ruleset("classic").pack_ids))))
    rest = [one for one in pack if str(one) not in ("2C", "9C")]
    hands = [rest[0:13], [*rest[13:25], *cards("2C")], [*rest[25:37], *cards("9C")], rest[37:50]]
    d = oh.deal(
        oh.ruleset("classic"),
        hands=[" ".join(map(str, hand)) for hand in hands],
        deal_number=4,
        scores=(12, 34, 56, 78),
    )
    return d.play("2C").play("9C")


@pytest.mark.parametrize("language", LANGUAGES)
def test_question_keys(language: str) -> None:
    """P4: C names both cards in order and by whom, 2 the second, 3 none; S all totals; T whose turn it is."""
    d = two_on_the_table()
    speaker = Speaker(language)
    first, second = speaker.card("2C", d.rules), speaker.card("9C", d.rules)
    before = d.position
    for audience in (0, 3, None):
        view = d.view(audience)
        assert in_order(pressed(speaker, "C", view), NAMES[1], first, NAMES[2], second)
        assert in_order(pressed(speaker, "1", view), first) and second not in pressed(speaker, "1", view)
        assert in_order(pressed(speaker, "2", view), second) and first not in pressed(speaker, "2", view)
        third = pressed(speaker, "3", view)
        assert third and first not in third and second not in third
        assert in_order(pressed(speaker, "S", view), "12", "34", "56", "78")
        turn = pressed(speaker, "T", view)
        assert (NAMES[3] in turn) == (audience != 3)
    assert speaker.sentence(speaker.text("turn-yours", what="")).split()[0] in pressed(speaker, "T", d.view(3))
    assert d.position is before and d.view(3).options.cards


@pytest.mark.parametrize("language", LANGUAGES)
def test_question_keys_at_any_time(language: str) -> None:
    """seed-002-keys: in the pass, out of turn, with an empty table, as capitals or not; at tables of six and more.

    A sixth card lies on the table only where there are more than six seats: with six it ends the trick.
    """
    speaker = Speaker(language)
    d = oh.deal(oh.ruleset("classic", 6), seed=2)
    for start in (d, tools.pass_first(d)):
        before = start.position
        for audience in tools.audiences(start):
            view = start.view(audience)
            for key in ("C", "1", "2", "3", "4", "5", "6", "S", "T"):
                answer = pressed(speaker, key, view)
                assert answer and answer == pressed(speaker, key.lower(), view)
            assert pressed(speaker, "C", view) == speaker.text("ask-table-empty")
        assert start.position is before
    for variant, seats in (("classic", 6), ("cancellation", 7), ("cancellation", 11)):
        d = tools.pass_first(oh.deal(oh.ruleset(variant, seats), seed=2))
        for number in range(1, seats):
            d = d.act(d.to_act[0], next(iter(d.options(d.to_act[0]))))
            seat, laid = d.position.public.on_table[-1]
            named = speaker.card(laid, d.rules)
            view = d.view((seat + 1) % seats)
            assert in_order(pressed(speaker, NTH_KEYS[number - 1], view), NAMES[seat], named)
            none_yet = pressed(speaker, NTH_KEYS[number], view) if number < len(NTH_KEYS) else ""
            assert named not in none_yet and not any(name in none_yet for name in NAMES[:seats])


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_void_trick_says_why(language: str) -> None:
    """seed-003-void-why: two pairs (X5a), or no live card of the suit led (X7)."""
    speaker = Speaker(language)
    said = {}
    for case, reason in (("X5a", "two_pairs"), ("X7", "no_live_led_card")):
        row = CASES[case]["given"]["cards_in_play_order_from_seat_0"]
        variant = {"003": "cancellation", "003-standard": "cancellation-standard"}[CASES[case]["ruleset"].split()[0]]
        after, events = _played(oh.ruleset(variant, len(row), {"pass.count": 0}), row)
        (void,) = [event for event in events if isinstance(event, ev.TrickVoid)]
        assert void.reason == reason
        for seat in (0, 3, None):
            heard = speaker.event(void, view_of(after, seat), NAMES)
            assert heard is not None
            for pair in void.cancelled:
                assert speaker.card(pair, after.public.rules) in heard
            said[reason, seat] = heard.replace(speaker.card_list(void.cancelled, after.public.rules), "")
    assert all(said["two_pairs", seat] != said["no_live_led_card", seat] for seat in (0, 3, None))
    assert speaker.text("hearts-void", reason="two_pairs", count=2) in said["two_pairs", 0]


def _played(rules: Any, row: list[str]) -> tuple[Position, list[Any]]:
    """A position after one trick of these cards, led by seat 0; everybody holds one card more."""
    seats = len(row)
    spare = [f"{rank}{'S' if row[0][-1] != 'S' else 'C'}" for rank in range(2, 9)]
    start = oh.deal(rules, seed=1, dealer=seats - 1).position
    hands = tuple(
        cardset.union(cardset.from_text(one), cardset.from_text(other))
        for one, other in zip(row, spare[:seats], strict=True)
    )
    position, happened = Position(start.public, hands, hands, start.gave, 0), []
    for text in row:
        (one,) = cards(text)
        position, events = apply(position, position.public.turn or 0, PLAYS[one.id])
        happened += events
    return position, happened


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("variant", ["classic", "cancellation"])
def test_only_the_last_trick_can_be_looked_at(language: str, variant: str) -> None:
    """seed-003-pile: the last trick is read again; no question reads an earlier one."""
    speaker = Speaker(language)
    d = tools.pass_first(oh.deal(oh.ruleset(variant, 6), seed=4))
    while len(d.position.public.tricks) < 3:
        d = d.act(d.to_act[0], next(iter(d.options(d.to_act[0]))))
    tricks = d.position.public.tricks
    own = {speaker.card(one, d.rules) for _, one in tricks[-1].plays}
    old = {speaker.card(one, d.rules) for trick in tricks[:-1] for _, one in trick.plays} - own
    open_facts = {speaker.card("QS", d.rules)}  # which penalty cards are out is public and may be asked for
    for audience in tools.audiences(d):
        view = d.view(audience)
        beside = {speaker.card(one, d.rules) for one in (*view.public.cards_set_aside, *(view.kitty or ()))}
        last = ask(speaker, "last", view, NAMES[:6])
        assert in_order(last, *(speaker.card(one, d.rules) for _, one in tricks[-1].plays))
        for question in QUESTIONS:
            answer = ask(speaker, question, view, NAMES[:6], n=1).lower()
            if question not in ("hand", "playable", "pass"):  # one's own cards, and those one gave and got
                assert not [name for name in old - open_facts - beside if name.lower() in answer], (
                    f"{question}: {answer}"
                )


def test_tips_change_no_option() -> None:
    """seed-tips: asking for advice leaves the options of every seat as they are."""
    for variant in ("kids-jinx", "classic", "herz-an-herz"):
        d = tools.pass_first(oh.deal(oh.ruleset(variant), seed=3))
        for after in tools.steps(d):
            if after.is_over:
                break
            seat = after.to_act[0]
            options = [list(after.options(one)) for one in range(d.rules.seats)]
            chosen = oh.bot("club").choose(after.view(seat), oh.Budget(), random.Random(1))
            assert chosen in options[seat]
            assert [list(after.options(one)) for one in range(d.rules.seats)] == options
            assert all(bool(options[one]) == (one == seat) for one in range(d.rules.seats))


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(("variant", "n_tips"), [("kids-jinx", 3), ("classic", 3), ("herz-an-herz", 3)])
def test_tips_stand_in_the_help(language: str, variant: str, n_tips: int) -> None:
    """seed-tips: the rules in words end with the tips of section 3.8."""
    sections = {section.id: section for section in document(Speaker(language), oh.ruleset(variant)).sections}
    assert len(sections["tips"].sentences) >= n_tips
