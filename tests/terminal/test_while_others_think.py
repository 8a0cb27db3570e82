"""Keys and lines are answered at once while bots think: their bot waits until a file is there."""

from __future__ import annotations

import sys
import threading
import time
from pathlib import Path
from typing import Any

import pytest

from openhearts.terminal.background_task import Thought
from openhearts.terminal.session import Session
from openhearts.terminal.ui.face import Given, Leave, Pressed, Typed

from .conftest import Robot, first_option, seat_at

posix = pytest.mark.skipif(sys.platform == "win32", reason="no pseudo-terminals there")

SLOW = """
import time
from pathlib import Path

import openhearts as oh

class Slow(oh.Bot):
    name, version = "slow", "1"

    def choose(self, view, budget, rng):
        while not Path({gate!r}).exists():
            time.sleep(0.01)
        return next(iter(view.options))
"""


@pytest.fixture
def gate(tmp_path: Path) -> Path:
    """The file that bots wait for."""
    return tmp_path / "gate"


@pytest.fixture
def slow(tmp_path: Path, gate: Path) -> str:
    """A bot that thinks until the gate is open."""
    file = tmp_path / "slow.py"
    file.write_text(SLOW.format(gate=str(gate)), encoding="utf-8")
    return f"{file}:Slow"


def begin(screens: Any, slow: str, gate: Path, *more: str) -> Any:
    """A screen on which the person is to pass; the bots will think until the gate is open."""
    given = ("--seats", "4", "--bots", slow, "--seed", "8", "--pace", "0", "--lang", "en", *more)
    screen = screens("play", "classic", *given)
    screen.read("Choose 3 cards")
    return screen


@posix
def test_a_screen_answers_while_a_bot_thinks(screens: Any, slow: str, gate: Path) -> None:
    screen = begin(screens, slow, gate)
    screen.press(" \x1b[C \x1b[C ")
    screen.read("Enter passes them")
    screen.press("\r")  # the bots are to pass now
    screen.read("Still choosing")
    for key, answer in (
        ("s", "Scores: you 0"),
        ("w", "Clockwise: you"),
        ("a", "Still choosing: Ada"),
        ("/speed 0.25\r", "0.25"),
        ("\x7f", "No pauses until you must act"),
        ("?", "Keys"),
        ("\x1b", "No pauses"),
        ("/2s\r", "Still choosing"),
    ):
        screen.press(key)
        screen.read(answer)
    screen.press("")
    screen.resize(60, 20)  # nothing else is typed: the new size alone draws it again
    screen.read("Classic Hearts")
    gate.touch()
    screen.read("Enter plays")
    screen.press("\x04")
    screen.read("--resume")
    assert screen.end() == 0


@posix
def test_lines_are_answered_while_a_bot_thinks(screens: Any, slow: str, gate: Path) -> None:
    screen = begin(screens, slow, gate, "--plain")
    screen.press("pass 6c 9c 3d\n")
    for line, answer in (("s\n", "Scores: you 0"), ("who\n", "Ada"), ("speed 9999\n", "9999"), ("zz\n", "no card")):
        screen.press(line)
        screen.read(answer)
    screen.press("quit\n")
    screen.read("--resume")
    assert screen.end() == 0


@posix
def test_undo_takes_back_what_a_bot_thinks_about(screens: Any, slow: str, gate: Path) -> None:
    screen = begin(screens, slow, gate)
    screen.press(" \x1b[C \x1b[C \r")
    screen.press("u")
    screen.read("Taken back")
    gate.touch()
    screen.read("Choose 3 cards")
    screen.press("\x04")
    assert screen.end() == 0


def test_a_thought_gives_its_result_or_its_error() -> None:
    lock = threading.Lock()
    lock.acquire()

    def think() -> str:
        with lock:
            return "done"

    thought = Thought(think)
    assert not thought.is_done(0.01)
    lock.release()
    assert thought.result() == "done" and thought.is_done()
    with pytest.raises(ZeroDivisionError):
        Thought(lambda: 1 // 0).result()


class Listening(Robot):
    """A robot that is heard while others think; what it types then."""

    script: list[Given]
    hears = True

    def pause(self, seconds: float, prompt: str = "") -> Given | None:
        time.sleep(0.001)
        return self.script.pop(0) if self.script else None


def listening(script: list[Given], **more: Any) -> tuple[Session, Robot, Any]:
    session, robot, events = seat_at("classic", 4, **more)
    robot.__class__ = Listening
    robot.script = list(script)  # type: ignore[attr-defined]
    return session, robot, events


def test_every_question_is_answered_out_of_turn_and_changes_nothing(monkeypatch: pytest.MonkeyPatch) -> None:
    asked = [Pressed(key) for key in "cstjhfdlpbewv?am,.or"] + [Typed("score"), Typed("qs"), Pressed("x"), Pressed("g")]
    open_at: list[int] = []

    def until_asked(seat: int, spec: str | None = None) -> Any:
        decide = whole(seat, spec)

        def late() -> Any:
            while robot.script:  # type: ignore[attr-defined]
                time.sleep(0.001)
            return decide()

        return late

    def choose(robot: Robot) -> Given:
        if robot.n_asked > 1:
            open_at.append(len(session.table.steps))
            raise Leave
        return first_option(robot)

    session, robot, events = listening(asked, choose=choose)
    whole = session.table.deciding
    monkeypatch.setattr(session.table, "deciding", until_asked)
    with pytest.raises(Leave):
        session.run(events)
    assert not robot.script  # type: ignore[attr-defined]
    assert "Scores: you 0" in robot.said and open_at and session.table.steps
    assert len(session.answers) >= len(asked) - 2


def test_no_pauses_once_finish_is_pressed() -> None:
    waits: list[float] = []

    class Finishing(Listening):
        def pause(self, seconds: float, prompt: str = "") -> Given | None:
            waits.append(seconds)
            return Pressed("backspace") if len(waits) == 1 else None

    session, robot, events = listening([], choose=first_option)
    robot.__class__ = Finishing
    session.pace = 0.001

    def choose(robot: Robot) -> Given:
        if session.table.public.phase == "play" and robot.n_asked > 2:
            raise Leave
        return first_option(robot)

    robot.choose = choose
    with pytest.raises(Leave):
        session.run(events)
    assert "No pauses until you must act." in robot.said
    assert not session.is_hurrying
