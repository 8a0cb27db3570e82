"""A robot at the keyboard, for whole matches in the plain face without a terminal.

It sees what a person sees: the view of its own seat; it checks nothing itself.
"""

from __future__ import annotations

import contextlib
import io
from collections.abc import Callable, Iterator, Sequence
from pathlib import Path
from typing import Any

import pytest

from openhearts.games import registry
from openhearts.speech.catalogue import STRICT
from openhearts.speech.speaker import Speaker
from openhearts.tables.log import Log, MemoryLog, Sitting
from openhearts.tables.table import Table, open_table
from openhearts.terminal.session import Session
from openhearts.terminal.ui.face import Given, Leave, Pressed, Typed
from openhearts.terminal.ui.plain import PlainFace

from .screen import Screen

PRESETS = (
    ("kids-jinx", 3),
    ("classic", 3),
    ("classic", 4),
    ("classic-6-no-deuces", 6),
    ("classic-6-jokers", 6),
    ("classic-de", 4),
    ("cancellation", 6),
    ("cancellation-standard", 8),
    ("herz-an-herz", 2),
    ("herz-an-herz", 4),
)
NAMES = ("Me", "Ada", "Ben", "Cleo", "Dan", "Eva", "Finn", "Gita", "Hugo", "Ines", "Jan")


@pytest.fixture(autouse=True)
def own_home(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    """Nothing of the user is touched, and a text that is missing is an error."""
    monkeypatch.setenv("OPENHEARTS_HOME", str(tmp_path / "home"))
    monkeypatch.setenv(STRICT, "1")
    for variable in ("LC_ALL", "LC_MESSAGES", "NO_COLOR"):
        monkeypatch.delenv(variable, raising=False)
    monkeypatch.setenv("LANG", "C.UTF-8")
    yield


@pytest.fixture
def screens(tmp_path: Path) -> Iterator[Any]:
    """Opens screens, and ends what is left of them."""
    opened: list[Screen] = []

    def open_screen(*arguments: str, **more: Any) -> Screen:
        opened.append(Screen(list(arguments), tmp_path / "home", **more))
        return opened[-1]

    yield open_screen
    for screen in opened:
        screen.kill()


class Robot(PlainFace):
    """Types what `choose` says; keeps every line said and typed."""

    def __init__(self, choose: Callable[[Robot], Given]) -> None:
        self.target = io.StringIO()
        super().__init__(io.StringIO(), self.target)
        self.choose = choose
        self.session: Session | None = None
        self.typed: list[str] = []
        self.n_asked = 0

    def ask(self, prompt: str, *, is_box: bool = False) -> Given:
        """The robot's answer instead of a line."""
        self.n_asked += 1
        self._write(prompt + " ")
        given = self.choose(self)
        self.typed.append(given.text if isinstance(given, Typed) else "" if given.key == "enter" else given.key)
        return given

    @property
    def said(self) -> str:
        """Everything said so far."""
        return self.target.getvalue()


def first_option(robot: Robot) -> Given:
    """Take the first option as one would type it; Enter where nothing is to be decided."""
    assert robot.session is not None
    session = robot.session
    options = iter(session.view.options)
    action = next(options, None)
    return Pressed("enter") if action is None else Typed(session.table.game.action_text(action))


def quoted_option(robot: Robot) -> Given:
    """Take the first option in the words of the reader's language, as the program quotes it."""
    assert robot.session is not None
    session = robot.session
    action = next(iter(session.view.options), None)
    return Pressed("enter") if action is None else Typed(session.speaker.typed(action, session.view, session.names))


def seat_at(
    variant: str,
    seats: int,
    *,
    language: str = "en",
    seed: str = "7",
    bots: str = "random",
    choose: Callable[[Robot], Given] = first_option,
    log: Log | None = None,
    options: dict[str, Any] | None = None,
    short: bool = False,
) -> tuple[Session, Robot, Sequence[Any]]:
    """A robot at a new table: its session, itself, and the first events."""
    rules = registry.ruleset(variant, seats, options or {})
    sittings = [Sitting(NAMES[seat], bots if seat else None) for seat in range(seats)]
    table, events = open_table(rules, sittings, seed=seed, log=MemoryLog() if log is None else log)
    robot = Robot(choose)
    session = Session(table, robot, Speaker(language, short=short, ascii_only=short), 0)
    robot.session = session
    return session, robot, events


def play_deal(session: Session, events: Sequence[Any]) -> None:
    """Play until the first deal is over."""

    class DealOver(Exception):
        pass

    whole = session._deal_over

    def stop() -> None:
        whole()
        raise DealOver

    session._deal_over = stop  # type: ignore[method-assign]
    with contextlib.suppress(DealOver, Leave):
        session.run(events)


def n_entries(table: Table) -> int:
    """How much the table has written."""
    assert isinstance(table.log, MemoryLog)
    return len(table.log.entries)
