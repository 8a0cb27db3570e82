"""What is told in lines: three levels, cards in words or signs, lines of forty cells, and what R repeats."""

from __future__ import annotations

import io
import itertools
from typing import Any

import pytest

from openhearts.speech.catalogue import languages
from openhearts.speech.levels import LEVELS
from openhearts.speech.speaker import Speaker, letters_of
from openhearts.terminal import settings
from openhearts.terminal.launch_options import Wishes, speaker_for
from openhearts.terminal.play import level_for
from openhearts.terminal.session import Session
from openhearts.terminal.ui.face import Given, Leave, Pressed, Typed
from openhearts.terminal.ui.plain import PlainFace

from .conftest import PRESETS, Robot, first_option, play_deal, seat_at


def lines(level: str, variant: str = "classic", seats: int = 4, **more: Any) -> list[str]:
    """What is said in a deal at a level."""
    session, robot, events = seat_at(variant, seats, **more)
    session.level = level
    play_deal(session, events)
    return robot.said.splitlines()


def as_typed(robot: Robot) -> Given:
    """The first option in the words of the language."""
    session = robot.session
    assert session is not None
    action = next(iter(session.view.options), None)
    return Pressed("enter") if action is None else Typed(session.speaker.typed(action, session.view, session.names))


def test_each_level_tells_less() -> None:
    full, usual, brief = ("\n".join(lines(level)) for level in ("full", "usual", "brief"))
    assert full.count("takes the trick") + full.count("take the trick") == 13
    assert usual.count("takes it with ") + usual.count("You take it with ") == 13 and "takes the trick" not in usual
    assert "takes it with " not in brief and " led, " in brief
    assert len(full.split()) > len(usual.split()) > len(brief.split())
    for said in (full, usual, brief):
        assert "Scores: " in said


@pytest.mark.parametrize("level", LEVELS)
@pytest.mark.parametrize(("variant", "seats"), [*PRESETS, ("cancellation", 11)])
def test_whole_deals_at_every_level(variant: str, seats: int, level: str) -> None:
    said = lines(level, variant, seats)
    assert any("Scores: " in line or "Points of this deal: " in line for line in said)


@pytest.mark.parametrize("level", LEVELS)
def test_what_one_passes_is_named_once_at_most(level: str) -> None:
    said = [line.removeprefix("> ") for line in lines(level)]
    gave = [line for line in said if line.startswith(("You pass ", "To "))]
    came = next(line for line in said if line.startswith("From "))
    assert len(gave) == (1 if level == "full" else 0) and "To " not in came


def test_at_my_turn_the_trick_and_what_to_do_come_together() -> None:
    """Nothing waits before it: what bots did in a row stands in one message."""
    session, _robot, events = seat_at("classic", 4)
    session.level = "usual"
    said: list[str] = []
    whole = session.face.say

    def say(texts: Any, *, is_answer: bool = False) -> None:
        said.append(" ".join(texts))
        whole(texts, is_answer=is_answer)

    session.face.say = say  # type: ignore[method-assign]
    play_deal(session, events)
    turns = [place for place, text in enumerate(said) if text.startswith("Your turn. ")]
    assert len(turns) > 10
    for before, after in itertools.pairwise(turns):
        assert after - before <= 2  # one message, then what is to be done


@pytest.mark.parametrize("language", languages())
def test_lines_fit_forty_cells(language: str) -> None:
    games = (("classic", 4), ("cancellation", 7), ("herz-an-herz", 3))
    for level, (variant, seats) in zip(LEVELS[::-1], games, strict=True):
        session, robot, events = seat_at(variant, seats, language=language, choose=as_typed)
        session.level = level
        robot.cells = 40
        play_deal(session, events)
        said = [line.removeprefix("> ") for line in robot.said.splitlines()]  # after a prompt Enter breaks the line
        assert len(said) > 30 and max(map(len, said)) <= 40


def test_lines_are_as_long_as_they_are_without_cells() -> None:
    out = io.StringIO()
    PlainFace(io.StringIO(), out).say(["x " * 60])
    PlainFace(io.StringIO(), out, cells=40).say(["x " * 60])
    first, *rest = out.getvalue().splitlines()
    assert len(first) == 120 and len(rest) == 3 and max(map(len, rest)) <= 40


def test_cards_in_signs() -> None:
    session, robot, events = seat_at("classic", 4)
    session.speaker = session.game_ui.speaker = Speaker("en", short=True)
    session.level = "usual"
    play_deal(session, events)
    assert "takes it with " in robot.said and " of hearts" not in robot.said and "♥" in robot.said


def test_r_repeats_the_last_answer_until_the_next_decision() -> None:
    found: list[str] = []

    def choose(robot: Robot) -> Given:
        session = robot.session
        assert session is not None
        if session.table.public.phase != "play":
            return first_option(robot)
        if len(found) == 2:
            raise Leave

        def asks(given: Given) -> str:
            before = len(robot.said)
            session.controls.handle(given)
            return robot.said[before:].strip()

        happened = asks(Pressed("r"))
        assert happened == " ".join(session.last) and "Scores" not in happened
        scores = asks(Pressed("s"))
        assert scores.startswith("Scores: ") and asks(Pressed("r")) == scores
        asks(Pressed(","))
        assert asks(Pressed("r")) == scores == asks(Typed("repeat"))
        assert asks(Typed("zzz")) == asks(Pressed("r")) != scores  # a refusal is an answer too
        found.append(happened)
        return first_option(robot)

    session, _, events = seat_at("classic", 4, choose=choose)
    session.level = "usual"
    with pytest.raises(Leave):
        session.run(events)
    assert len(set(found)) == 2


def test_the_level_is_changed_by_a_word_and_kept() -> None:
    session, robot, _ = seat_at("classic", 4)
    for typed, level, shown in (
        ("announce", "full", "every card"),
        ("announce 3", "brief", "only what needs me"),
        ("announce 2", "usual", "at my turn"),
        ("announce 9", "usual", "at my turn"),
    ):
        before = len(robot.said)
        assert session.controls.handle(Typed(typed)) is None
        assert session.level == level and f"Announcements: {shown}." in robot.said[before:]
    assert settings.load()["announce"] == "turn"


@pytest.mark.parametrize("language", languages())
def test_the_word_is_known_in_every_language(language: str) -> None:
    session, _robot, _ = seat_at("classic", 4, language=language)
    assert session.controls.handle(Typed(f"{session.speaker.words('word-announce')[0]} 3")) is None
    assert session.level == "brief"


def test_what_was_asked_for_counts_before_what_is_remembered() -> None:
    assert level_for(Wishes(), True) == "usual" and level_for(Wishes(), False) == "full"
    assert level_for(Wishes(announce="needed"), True) == "brief"
    assert level_for(Wishes(), True) == level_for(Wishes(), False) == "brief"
    assert level_for(Wishes(announce="cards"), False) == "full" and level_for(Wishes(), True) == "full"
    settings.remember(announce="nonsense")
    assert level_for(Wishes(), True) == "usual"


def test_taking_back_forgets_what_waited() -> None:
    session, robot, events = seat_at("classic", 4)
    session.level = "usual"
    n_asked = 0

    def choose(robot: Robot) -> Given:
        nonlocal n_asked
        if session.table.public.phase == "play":
            n_asked += 1
            if n_asked == 2:
                return Pressed("u")
            if n_asked == 4:
                raise Leave
        return first_option(robot)

    robot.choose = choose
    with pytest.raises(Leave):
        session.run(events)
    assert "Taken back." in robot.said
    tail = robot.said.partition("Taken back.")[2]
    assert tail.count("takes it") + tail.count("take it") <= 2


def test_a_watcher_in_lines_hears_each_trick() -> None:
    session, robot, events = seat_at("classic", 4)
    watching = Session(session.table, robot, Speaker("en"), None, level="usual")
    for event in events:
        watching.announce([event])
    assert "Deal 1" in robot.said


def test_letters_on_cards_are_changed_by_a_word_and_kept(monkeypatch: pytest.MonkeyPatch) -> None:
    session, robot, _ = seat_at("classic", 4)
    assert session.controls.handle(Typed("letters")) is None
    assert "Letters on cards: J Q K A. To change them, type as in: letters 2 (1 as in English: J Q K A" in robot.said
    session.controls.handle(Typed("letters 3"))
    assert "Letters on cards: B D K A." in robot.said and session.speaker.rank_sign("queen") == "D"
    assert session.speaker.other("fr").rank_sign("queen") == "D"
    assert speaker_for("fr").rank_sign("jack") == "B" and speaker_for("fr", letters="").rank_sign("jack") == "V"
    assert settings.load()["letters"] == ""
    session.controls.handle(Typed("letters 1"))
    assert session.speaker.rank_sign("queen") == "Q"


@pytest.mark.parametrize("language", languages())
def test_the_word_for_letters_is_known_in_every_language(language: str) -> None:
    session, _robot, _ = seat_at("classic", 4, language=language)
    for word in session.speaker.words("word-letters"):
        session.controls.handle(Typed(f"{word} 9"))
        assert session.speaker.letters == "В Д К Т", word  # noqa: RUF001
        session.controls.handle(Typed(f"{word} 1"))
        assert session.speaker.letters == letters_of(language)
