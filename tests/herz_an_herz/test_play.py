"""Deals of Herz an Herz move by move: turns, refusals, thefts, the end of a deal, and each option that changes them.

What cards are worth is tested in test_rules.py; whether all of it agrees with a brute force in test_brute.py.
"""

from __future__ import annotations

import random
from typing import Any

import pytest
from msgspec.structs import replace

from openhearts.core.event import Event
from openhearts.core.game import Game
from openhearts.errors import IllegalAction, NotToAct, Reason
from openhearts.games.herz_an_herz.game import GAME
from openhearts.games.herz_an_herz.play import events as ev
from openhearts.games.herz_an_herz.play.actions import DISCARD, KEEP, Action, Lay, Steal
from openhearts.games.herz_an_herz.play.position import Position
from openhearts.games.herz_an_herz.rules.cards import cards_text
from openhearts.games.herz_an_herz.rules.policies import ROWS, Place

from .sampling import TINY, playout, random_rules, rules_of, shuffled_deal


def dealt(stock: str, seats: int = 2, starter: int = 0, **options: Any) -> Position:
    """A deal of this stock; options without their `tower.`."""
    rules = rules_of({f"tower.{name}": value for name, value in options.items()}, seats)
    position, _ = GAME.deal_given(GAME.first_standing(rules, first_leader=starter), stock=stock)
    assert isinstance(position, Position)
    return position


def play(position: Position, words: str) -> tuple[Position, list[Event]]:
    """The position after these actions (a comma between them), and all that happened."""
    happened: list[Event] = []
    for word in words.split(","):
        seat = position.public.turn
        assert seat is not None, f"the deal is over before {word}"
        position, events = GAME.apply(position, seat, GAME.action_from_text(GAME.view_of(position, seat), word))
        happened += events
    return position, happened


def towers(position: Position) -> list[str]:
    return [str(tower) for tower in position.public.towers]


def words(position: Position) -> list[str]:
    return [GAME.action_text(action) for action in GAME.view_of(position, position.public.turn).options]


def test_the_game_fits_the_contract() -> None:
    game: Game = GAME
    assert game.id == rules_of({}, 2).game == "herz_an_herz"


# --- turns ------------------------------------------------------------------------------------------------------------


def test_the_starter_has_drawn_when_a_deal_begins() -> None:
    position, events = GAME.deal_given(GAME.first_standing(rules_of({}, 3), first_leader=2), stock="48 45 44 40")
    public = position.public
    assert events == (ev.DealStarted(1, 2, 4, (0, 0, 0)), ev.CardDrawn(2, "48", 3))
    assert (public.phase, public.turn, public.to_act, public.n_stock, public.n_drawn) == ("start", 2, (2,), 3, 1)
    assert public.turn_order == (2, 0, 1)
    assert (public.starter, public.dealer) == (2, 2)


def test_phases_say_what_the_card_asks() -> None:
    position = dealt("48 ST 45 46")
    seen = [position.public.phase]
    for word in ("keep", "discard", "left", "discard"):
        position, _ = play(position, word)
        seen.append(position.public.phase)
    assert seen == ["start", "steal", "lay", "start", "over"]
    assert (position.public.turn, position.public.to_act, position.public.drawn) == (None, (), None)


def test_nobody_must_lay_or_keep() -> None:
    position, events = play(dealt("48 47 46 45"), "discard,discard,discard,discard")
    assert towers(position) == ["- | - | -"] * 2
    assert position.public.points == (0, 0)
    assert events[-1] == ev.DealEnded(1, "stock", (0, 0), (0, 0), (0, 0), (0, 0))


def test_what_happens_is_told() -> None:
    _, events = play(dealt("48 50 J26-50 ST 30"), "keep,keep,right,steal 0 right left,discard")
    assert events == [
        ev.StartKept(0, "48", 48),
        ev.CardDrawn(1, "50", 3),
        ev.StartKept(1, "50", 50),
        ev.CardDrawn(0, "J26-50", 2),
        ev.CardLaid(0, "right", 1, "J26-50", 47),
        ev.CardDrawn(1, "ST", 1),
        ev.CardStolen(1, 0, "right", 1, "J26-50", "left", 1, 49),
        ev.CardDrawn(0, "30", 0),
        ev.CardDiscarded(0, "30"),
        ev.DealEnded(1, "stock", (0, 0), (0, 0), (0, 0), (0, 0)),
    ]


def test_an_unused_stibitz_card_says_whether_it_could_be_used() -> None:
    _, events = play(dealt("48 ST 30 50 ST"), "keep,discard,left,keep,discard")
    assert [event for event in events if isinstance(event, ev.StealUnused)] == [
        ev.StealUnused(1, False),
        ev.StealUnused(0, False),
    ]
    _, events = play(dealt("48 50 30 ST"), "keep,keep,left,discard")
    assert ev.StealUnused(1, True) in events


# --- refusals ---------------------------------------------------------------------------------------------------------

STARTING = dealt("48 47 46 45 44 43")
LAYING, _ = play(STARTING, "keep,keep")
STEALING, _ = play(dealt("48 47 46 ST"), "keep,keep,left")
OVER, _ = play(dealt("48"), "keep")


@pytest.mark.parametrize(
    ("position", "action", "reason"),
    [
        (STARTING, Lay("left"), Reason.NO_START_CARD),
        (STARTING, Steal(1, "left", "left"), Reason.WRONG_PHASE),
        (LAYING, KEEP, Reason.HAS_START_CARD),
        (LAYING, Steal(1, "left", "left"), Reason.WRONG_PHASE),
        (LAYING, Lay("left", 45), Reason.BAD_VALUE),
        (LAYING, Lay("middle"), Reason.NOT_AN_ACTION),  # type: ignore[arg-type]
        (LAYING, "left", Reason.NOT_AN_ACTION),
        (LAYING, None, Reason.NOT_AN_ACTION),
        (STEALING, KEEP, Reason.WRONG_PHASE),
        (STEALING, Lay("left"), Reason.WRONG_PHASE),
        (STEALING, Steal(1, "left", "left"), Reason.CANNOT_STEAL),
        (STEALING, Steal(2, "left", "left"), Reason.CANNOT_STEAL),
        (STEALING, Steal(-1, "left", "left"), Reason.CANNOT_STEAL),
        (STEALING, Steal(0, "right", "left"), Reason.CANNOT_STEAL),
        (STEALING, Steal(0, "left", "left", step=2), Reason.CANNOT_STEAL),
        (STEALING, Steal(0, "start", "left"), Reason.CANNOT_STEAL),
        (STEALING, Steal(0, "left", "start"), Reason.HAS_START_CARD),
        (STEALING, Steal(0, "left", "left", value=45), Reason.BAD_VALUE),
        (STEALING, Steal("0", "left", "left"), Reason.NOT_AN_ACTION),  # type: ignore[arg-type]
        (STEALING, Steal(0, "left", "up"), Reason.NOT_AN_ACTION),  # type: ignore[arg-type]
        (OVER, DISCARD, Reason.DEAL_OVER),
    ],
)
def test_refusals(position: Position, action: Any, reason: Reason) -> None:
    seat = position.public.turn or 0
    before = replace(position)
    with pytest.raises(IllegalAction) as caught:
        GAME.apply(position, seat, action)
    assert caught.value.reason == reason
    assert position == before
    options = GAME.view_of(position, seat).options
    assert options.why_not(action) == reason
    assert action not in options


def test_reasons_of_rows() -> None:
    position, _ = play(dealt("48 47 46 45 49", row_length=1), "keep,keep,left,left")
    assert GAME.view_of(position, 0).options.why_not(Lay("left")) == Reason.ROW_FULL
    assert GAME.view_of(position, 0).options.why_not(Lay("right")) == Reason.VALUE_TOO_HIGH
    position, _ = play(dealt("48 20 J1-25 J26-50"), "keep,keep,left")
    assert GAME.view_of(position, 1).options.why_not(Lay("left")) == Reason.OUTSIDE_GROUP


def test_a_seat_not_on_turn() -> None:
    for seat in (1, 7, -1):
        with pytest.raises(NotToAct):
            GAME.apply(STARTING, seat, KEEP)
    for watcher in (1, None):
        options = GAME.view_of(STARTING, watcher).options
        assert (list(options), bool(options), len(options)) == ([], False, 0)
        assert options.why_not(KEEP) == Reason.NOT_YOUR_TURN


def test_a_thief_without_start_card() -> None:
    position, _ = play(dealt("48 40 46 ST"), "keep,discard,left")
    assert words(position) == ["discard"]
    assert GAME.view_of(position, 1).options.why_not(Steal(0, "left", "left")) == Reason.NO_START_CARD
    assert GAME.view_of(position, 1).options.why_not(Steal(0, "left", "start")) == Reason.NO_START_CARD


def test_a_named_value_or_step_that_is_the_only_one_is_accepted() -> None:
    position, _ = GAME.apply(LAYING, 0, Lay("left", 46))
    assert towers(position)[0] == "48 | 46 | -"
    position, _ = GAME.apply(STEALING, 1, Steal(0, "left", "left", step=1, value=46))
    assert towers(position) == ["48 | - | -", "47 | 46 | -"]


# --- options one by one -----------------------------------------------------------------------------------------------


def test_free_choice_gives_one_action_for_each_value() -> None:
    position, _ = play(dealt("4 3 SJ ST", joker_value="free_choice"), "keep,keep")
    assert words(position) == ["left=3", "left=2", "left=1", "right=3", "right=2", "right=1", "discard"]
    assert towers(GAME.apply(position, 0, Lay("left"))[0])[0] == "4 | SJ=3 | -"
    position, _ = play(position, "left=1")
    assert towers(position)[0] == "4 | SJ=1 | -"
    thefts = ["steal 0 left left=2", "steal 0 left left=1", "steal 0 left right=2", "steal 0 left right=1"]
    assert words(position) == [*thefts, "discard"]
    position, events = play(position, "steal 0 left right=1")
    assert events[0] == ev.CardStolen(1, 0, "left", 1, "SJ", "right", 1, 1)


def test_last_two_takes_from_the_middle_and_the_gap_closes() -> None:
    start = "50 49 48 1 47 2 46 3 45 ST"
    position, _ = play(dealt(start, steal_target="last_two"), "keep,keep,left,discard,left,discard,left,discard,left")
    assert towers(position)[0] == "50 | 48 47 46 45 | -"
    thefts = ["steal 0 left left", "steal 0 left right", "steal 0 left:3 left", "steal 0 left:3 right"]
    assert words(position) == [*thefts, "discard"]
    position, events = play(position, "steal 0 left:3 right")
    assert towers(position) == ["50 | 48 47 45 | -", "49 | - | 46"]
    assert events[0] == ev.CardStolen(1, 0, "left", 3, "46", "right", 1, 46)


def test_if_alone_lets_the_victim_start_over() -> None:
    stock = "30 50 ST 20 10"
    position, _ = play(dealt("30 50 1 ST 20 10", steal_start_card="if_alone"), "keep,keep,discard,steal 0 start right")
    assert towers(position) == ["- | - | -", "50 | - | 30"]
    assert position.public.phase == "start"
    position, _ = play(position, "keep,left")
    assert towers(position) == ["20 | - | -", "50 | 10 | 30"]
    position, _ = play(dealt(stock), "keep,keep")
    assert words(position) == ["discard"]


def test_steal_as_start() -> None:
    position, _ = play(dealt("30 1 J1-25 ST 20", steal_as_start=True), "keep,discard,left")
    assert words(position) == ["steal 0 left start", "discard"]
    position, events = play(position, "steal 0 left start")
    assert towers(position) == ["30 | - | -", "J1-25=25 | - | -"]
    assert events[0] == ev.CardStolen(1, 0, "left", 1, "J1-25", "start", 0, 25)


def test_extra_draw_after_a_theft_only() -> None:
    position, _ = play(dealt("48 50 40 ST ST 30 20", steal_extra_draw=True), "keep,keep,left")
    stolen, _ = play(position, "steal 0 left left")
    assert (stolen.public.turn, stolen.public.phase, stolen.public.n_drawn) == (1, "steal", 5)
    assert words(stolen) == ["discard"]
    unused, _ = play(stolen, "discard")
    assert (unused.public.turn, unused.public.phase) == (0, "lay")
    assert play(position, "discard")[0].public.turn == 0


def test_extra_draw_ends_with_the_stock_and_with_the_tower() -> None:
    position, events = play(dealt("48 50 40 ST", steal_extra_draw=True), "keep,keep,left,steal 0 left left")
    assert isinstance(events[-1], ev.DealEnded) and events[-1].reason == "stock"
    for round_end in ("immediate", "finish_turn_cycle"):
        start = dealt("48 50 40 30 1 ST 20 10 9", steal_extra_draw=True, row_length=1, round_end=round_end)
        position, events = play(start, "keep,keep,left,left,discard,steal 0 left right")
        assert ev.TowerCompleted(1, True) in events
        assert (position.public.phase, position.public.n_stock) == ("over", 3)


def test_immediate_end_and_equal_turns() -> None:
    stock, moves = "9 8 7 6 5 4 3 50 49 48 47", "keep,keep,keep,left,left,left,right"
    position, events = play(dealt(stock, seats=3, row_length=1), moves)
    assert ev.TowerCompleted(0, True) in events
    assert isinstance(events[-1], ev.DealEnded) and events[-1].reason == "tower"
    position, events = play(dealt(stock, seats=3, row_length=1, round_end="finish_turn_cycle"), moves)
    assert ev.TowerCompleted(0, False) in events
    assert (position.public.turn, position.public.completed_by, position.public.is_last_cycle) == (1, 0, True)
    position, events = play(position, "discard,discard")
    assert isinstance(events[-1], ev.DealEnded) and events[-1].reason == "tower"
    assert position.public.n_stock == 2


def test_equal_turns_when_the_last_seat_completes() -> None:
    stock = "9 8 7 6 20 5 4"
    for round_end in ("immediate", "finish_turn_cycle"):
        position, events = play(dealt(stock, row_length=1, round_end=round_end), "keep,keep,left,left,discard,right")
        assert ev.TowerCompleted(1, True) in events
        assert position.public.n_stock == 1


def test_the_stock_ends_before_turns_are_equal() -> None:
    position, events = play(
        dealt("9 8 7 6 5", row_length=1, round_end="finish_turn_cycle"), "keep,keep,left,left,right"
    )
    assert position.public.phase == "over"
    assert isinstance(events[-1], ev.DealEnded) and events[-1].reason == "stock"


def test_a_complete_tower_that_is_robbed_still_ends_the_deal() -> None:
    start = dealt("9 8 7 6 3 4 5 ST 2 1", seats=3, row_length=1, round_end="finish_turn_cycle")
    position, _ = play(start, "keep,keep,keep,left,left,left,right")
    assert (position.public.completed_by, words(position)[0]) == (0, "steal 2 left right")
    position, events = play(position, "steal 0 left right")
    assert towers(position) == ["9 | - | 5", "8 | 3 | 6", "7 | 4 | -"]
    assert ev.TowerCompleted(1, False) in events
    position, events = play(position, "discard")
    assert isinstance(events[-1], ev.DealEnded) and events[-1].reason == "tower"
    assert (position.public.completed_by, position.public.n_stock) == (0, 1)


def test_the_extra_draw_of_the_last_seat_in_the_last_cycle() -> None:
    stock = "9 50 8 1 7 2 6 3 5 ST 30 29"
    start = dealt(stock, row_length=2, round_end="finish_turn_cycle", steal_extra_draw=True)
    position, _ = play(start, "keep,keep,left,discard,left,discard,right,discard,right")
    assert (position.public.completed_by, position.public.turn) == (0, 1)
    position, _ = play(position, "steal 0 left left")
    assert (position.public.turn, position.public.phase) == (1, "lay")
    position, events = play(position, "right")
    assert isinstance(events[-1], ev.DealEnded) and events[-1].reason == "tower"
    assert position.public.n_stock == 1


@pytest.mark.parametrize(("value", "shown"), [("top", "ST"), ("all", "48 50 ST")])
def test_what_lies_open_of_the_pile(value: str, shown: str) -> None:
    position, _ = play(dealt("48 50 ST 20", discard_seen=value), "discard,discard,discard")
    public = position.public
    assert (cards_text(public.discards), public.n_discards) == (shown, 3)
    for seat in (0, 1, None):
        assert cards_text(GAME.view_of(position, seat).remembered) == "48 50 ST"


def test_above_all_lets_a_hundred_follow() -> None:
    position, _ = play(dealt("SJ 99 100", seats=2, max_number=100, start_superjoker="above_all"), "keep,keep")
    assert words(position) == ["left", "right", "discard"]
    position, _ = play(dealt("SJ 99 100", seats=2, max_number=100, start_superjoker=100), "keep,keep")
    assert words(position) == ["discard"]


# --- whatever happens -------------------------------------------------------------------------------------------------


def check_sound(before: Position, after: Position) -> None:
    """No card is lost, rows descend, and only what may change has changed."""
    public, rules = after.public, after.public.rules
    held = [laid.card for tower in public.towers for laid in tower.laid] + list(after.pile + after.stock)
    assert sorted(held + ([] if public.drawn is None else [public.drawn])) == sorted(after.order)
    assert after.order == before.order
    assert public.n_stock == len(after.stock)
    for tower in public.towers:
        for row in tower.rows:
            values = ([tower.start.value] if tower.start else []) + [laid.value for laid in row]
            assert values == sorted(set(values), reverse=True)
            assert len(row) <= rules.tower.row_length
            assert not row or tower.start is not None


@pytest.mark.parametrize("part", range(2))
def test_no_card_is_lost_and_every_deal_ends(part: int) -> None:
    for seed in range(part * 150, part * 150 + 150):
        rng = random.Random(seed)
        rules = random_rules(rng)
        position = shuffled_deal(rules, rng, rng.randrange(rules.seats))
        n_decisions = 0
        for before, seat, action, after, _ in playout(position, rng):
            options = GAME.view_of(before, seat).options
            assert action in options
            assert options.why_not(action) is None
            assert DISCARD in options
            check_sound(before, after)
            n_decisions += 1
        assert n_decisions <= rules.n_cards


def test_what_is_listed_is_what_is_accepted() -> None:
    """Whatever action can be named: `why_not`, the list of options and `apply` agree about it."""
    places: tuple[Place, ...] = ("left", "right", "start")
    values = (None, 1, 3, 6)
    everything: list[Action] = [KEEP, DISCARD, *(Lay(row, value) for row in ROWS for value in values)]
    everything += [
        Steal(victim, row, to_row, step, value)
        for victim in range(2)
        for row in places
        for to_row in places
        for step in (None, 1, 2)
        for value in values
    ]
    for seed in range(30):
        rng = random.Random(seed)
        rules = rules_of(
            TINY
            | {"tower.steal_as_start": seed % 2 == 0, "tower.joker_value": rng.choice(["next_lower", "free_choice"])},
            2,
        )
        for before, seat, _, _, _ in playout(shuffled_deal(rules, rng), rng):
            accepted = set()
            for action in everything:
                reason = GAME.view_of(before, seat).options.why_not(action)
                try:
                    accepted.add(GAME.apply(before, seat, action)[0].public.towers)
                    assert reason is None
                except IllegalAction as error:
                    assert error.reason == reason
            listed = {
                GAME.apply(before, seat, action)[0].public.towers for action in GAME.view_of(before, seat).options
            }
            assert accepted <= listed
