"""Deals of Herz an Herz as text: what is written is read back, and what does not fit is named with its line.

A record's other lines are tested with the records.
"""

from __future__ import annotations

import random

import pytest
from hypothesis import given
from hypothesis import strategies as st

from openhearts.core.game import Step
from openhearts.errors import BadText, OpenHeartsError, Reason, RecordMismatch, Why
from openhearts.games.herz_an_herz.game import GAME
from openhearts.games.herz_an_herz.play.actions import DISCARD, KEEP, Action, Lay, Steal
from openhearts.games.herz_an_herz.play.position import Position

from .sampling import playout, random_rules, rules_of, shuffled_deal

RULES = rules_of({}, 2)
STANDING = GAME.first_standing(RULES)
# H15 as a record shows it.
STOCK = "Stock: 48 J26-50 45 49 ST 30 SJ ST 44 12 40 3"
PLAY = [
    "  1. P0 draws 48: keep (48)",
    "  2. P1 draws J26-50: keep (50)",
    "  3. P0 draws 45: left (45)",
    "  4. P1 draws 49: left (49)",
    "  5. P0 draws ST: discard",
    "  6. P1 draws 30: right (30)",
    "  7. P0 draws SJ: left (44)",
    "  8. P1 draws ST: steal 0 left right (SJ=29)",
    "  9. P0 draws 44: left (44)",
    " 10. P1 draws 12: discard",
    " 11. P0 draws 40: right (40)",
    " 12. P1 draws 3: left (3)",
]


def numbered(lines: list[str], first: int = 1) -> list[tuple[int, str]]:
    return list(enumerate(lines, first))


def start() -> Position:
    position, _ = GAME.read_start(STANDING, numbered([STOCK], 7))
    assert isinstance(position, Position)
    return position


def test_a_deal_as_text() -> None:
    position = start()
    assert GAME.start_lines(position) == [STOCK]
    steps = GAME.read_play(position, numbered(PLAY, 8))
    assert GAME.play_lines(position, steps) == PLAY
    assert steps[7] == Step(1, Steal(0, "left", "right"), 15)
    for step in steps:
        position, _ = GAME.apply(position, step.seat, step.action)
    assert position.public.points == (3, 5)
    assert GAME.start_lines(position) == [STOCK], "the stock as it was, at any time"


def test_what_came_of_it_may_be_left_out_and_case_does_not_matter() -> None:
    plain = [line.partition(" (")[0].lower().replace("p0", "P0").replace("p1", "P1") for line in PLAY]
    assert GAME.play_lines(start(), GAME.read_play(start(), numbered(plain))) == PLAY


def test_a_stock_over_several_lines() -> None:
    position, _ = GAME.read_start(STANDING, [(3, "Stock: 48 J26-50 45 49"), (4, "stock: ST 30 SJ ST 44 12 40 3")])
    assert position == start()


@pytest.mark.parametrize(
    ("line", "text", "message"),
    [
        (3, "  3. P0 draws 45: right (44)", "What came of it is 45, not 44"),
        (3, "  3. P0 draws 45: keep", "There is a start card already"),
        (3, "  3. P1 draws 45: left", "It is the turn of P0, not of P1"),
        (3, "  3. P0 draws 44: left", "The card drawn is 45, not 44"),
        (3, "  4. P0 draws 45: left", "This is draw 3, not 4"),
        (5, "  5. P0 draws ST: steal 1 left left", "not lower"),
        (5, "  5. P0 draws ST: discard (ST)", "What came of it is nothing, not ST"),
        (8, "  8. P1 draws ST: steal 0 right left", "cannot be stolen"),
        (8, "  8. P1 draws ST: steal 0 left right (SJ=44)", "What came of it is SJ=29, not SJ=44"),
        (12, "  12. P1 draws 3: left=2", "cannot take that value"),
    ],
)
def test_the_first_line_that_does_not_fit(line: int, text: str, message: str) -> None:
    lines = [*PLAY[: line - 1], text, *PLAY[line:]]
    with pytest.raises(RecordMismatch, match=message) as caught:
        GAME.read_play(start(), numbered(lines, 100))
    assert caught.value.line == 99 + line


def test_a_refused_action_names_its_reason() -> None:
    with pytest.raises(RecordMismatch) as caught:
        GAME.read_play(start(), [(1, "1. P0 draws 48: left")])
    assert caught.value.data["reason"] == Reason.NO_START_CARD


@pytest.mark.parametrize(
    "text",
    [
        "",
        "hello",
        "1. P0 draws 48",
        "1. P0 draws 48: jump",
        "P0 draws 48: keep",
        "1. P9 draws 48: steal 9 left left",
        "1. P0 draws 48: keep (48) x",
        "x" * 5000,
        "1. P0 draws 48: steal 99 left left",
        "\x00",
        "1. P0 draws 48: left=-1",
    ],
)
def test_lines_that_cannot_be_read(text: str) -> None:
    with pytest.raises(BadText, match="Line 31") as caught:
        GAME.read_play(start(), [(31, text)])
    assert caught.value.line == 31


def test_a_line_after_the_end() -> None:
    with pytest.raises(RecordMismatch) as caught:
        GAME.read_play(start(), numbered([*PLAY, " 13. P0 draws 3: discard"]))
    assert caught.value.why is Why.HERZ_AFTER_END


@pytest.mark.parametrize(
    ("lines", "line"),
    [
        ([(4, "Stock: 48 48")], 4),
        ([(4, "Stock: QS")], 4),
        ([(4, "Stock:")], 4),
        ([(4, "Hands: 48")], 4),
        ([(4, "48 J26-50")], 4),
        ([(4, "Stock: 48"), (5, "")], 5),
        ([(4, "Stock: 48 47"), (5, "Stock: 46 47"), (6, "Stock: 1")], 5),
        ([(4, "Stock: 48 47"), (5, "Stock: 1 97")], 5),
        ([], None),
    ],
)
def test_starts_that_cannot_be_read(lines: list[tuple[int, str]], line: int | None) -> None:
    with pytest.raises(BadText) as caught:
        GAME.read_start(STANDING, lines)
    assert caught.value.line == line


# --- actions ----------------------------------------------------------------------------------------------------------

ACTIONS: dict[str, Action] = {
    "keep": KEEP,
    "discard": DISCARD,
    "left": Lay("left"),
    "right=63": Lay("right", 63),
    "steal 1 left right": Steal(1, "left", "right"),
    "steal 0 left:3 right=63": Steal(0, "left", "right", 3, 63),
    "steal 1 start left": Steal(1, "start", "left"),
    "steal 1 right start": Steal(1, "right", "start"),
    "steal 1 start start": Steal(1, "start", "start"),
}


@pytest.mark.parametrize("text", ACTIONS)
def test_actions_as_text(text: str) -> None:
    view = GAME.view_of(start(), 0)
    assert GAME.action_text(ACTIONS[text]) == text
    for written in (text, text.upper(), f"  {text.replace(' ', '   ')} "):
        assert GAME.action_from_text(view, written) == ACTIONS[text]


def test_a_seat_may_be_written_as_in_the_lines() -> None:
    assert GAME.action_from_text(GAME.view_of(start(), 0), "steal P1 left right") == Steal(1, "left", "right")


@pytest.mark.parametrize(
    "text", ["", "lay", "left 63", "left=", "steal", "steal 1 left", "steal 2 left left", "QS", "½"]
)
def test_texts_that_are_no_action(text: str) -> None:
    with pytest.raises(BadText):
        GAME.action_from_text(GAME.view_of(start(), 0), text)


@given(st.text(max_size=40))
def test_any_text_is_an_action_or_refused(text: str) -> None:
    try:
        action = GAME.action_from_text(GAME.view_of(start(), 0), text)
    except BadText:
        return
    assert GAME.action_from_text(GAME.view_of(start(), 0), GAME.action_text(action)) == action


# --- round trips ------------------------------------------------------------------------------------------------------


def test_random_deals_come_back_from_text() -> None:
    for seed in range(120):
        rng = random.Random(seed)
        rules = random_rules(rng)
        position = shuffled_deal(rules, rng, rng.randrange(rules.seats))
        standing = GAME.first_standing(rules, first_leader=position.public.starter)
        steps = [Step(seat, action) for _, seat, action, _, _ in playout(position, rng)]
        again, _ = GAME.read_start(standing, numbered(GAME.start_lines(position)))
        assert again == position
        lines = GAME.play_lines(position, steps)
        back = GAME.read_play(again, numbered(lines))
        assert [(step.seat, step.action) for step in back] == [(step.seat, step.action) for step in steps]
        assert GAME.play_lines(again, back) == lines
        for text in lines:
            _, _, word = text.partition(": ")
            action = word.partition(" (")[0]
            assert GAME.action_text(GAME.action_from_text(GAME.view_of(position, 0), action)) == action


@given(st.integers(0, 11), st.integers(0, 40), st.characters())
def test_a_changed_character_never_gives_a_traceback(line: int, place: int, character: str) -> None:
    lines = list(PLAY)
    text = lines[line]
    place %= len(text)
    lines[line] = text[:place] + character + text[place + 1 :]
    try:
        GAME.read_play(start(), numbered(lines))
    except OpenHeartsError as error:
        assert error.data["line"] is not None


def test_a_whole_stock_is_written_in_lines_of_twenty() -> None:
    rules = rules_of({}, 4)
    position = shuffled_deal(rules, random.Random(1))
    lines = GAME.start_lines(position)
    assert [len(line.split()) - 1 for line in lines] == [20] * 5 + [10]
    assert GAME.read_start(GAME.first_standing(rules), numbered(lines))[0] == position
