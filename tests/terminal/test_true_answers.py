"""Every key's answer in the plain and the drawn terminal is true at that moment, while bots take their time."""

from __future__ import annotations

import io
import threading
import time
from collections.abc import Iterator
from typing import Any

import pytest
from rich.console import Console

from openhearts.games import registry
from openhearts.speech.catalogue import STRICT
from openhearts.speech.voice import Facts
from openhearts.tables.log import MemoryLog, Sitting
from openhearts.tables.table import open_table
from openhearts.terminal.session import Session
from openhearts.terminal.ui.face import Given, Leave, Pressed, Typed
from openhearts.terminal.ui.plain import PlainFace
from openhearts.terminal.ui.rawkeys import Keys
from openhearts.terminal.ui.rich_face import RichFace
from tests.terminal.curious import EN, Asked, Moments, plain

GAMES = (("classic", 4), ("cancellation", 6), ("kids-jinx", 3), ("herz-an-herz", 3))
MOMENTS = 26


@pytest.fixture(autouse=True)
def own_home(tmp_path: Any, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("OPENHEARTS_HOME", str(tmp_path / "home"))
    monkeypatch.setenv(STRICT, "1")


class Curious:
    """Asks at each moment, checks what is shown, and lets the game go on then."""

    def __init__(self, rules: Any, *, by_words: bool) -> None:
        self.session: Session
        self.moments = Moments(rules, seed=3)
        self.by_words = by_words
        self.left: list[Asked] = []
        self.asked: Asked | None = None
        self.moment = -1
        self.open = threading.Event()  # bots decide while it is set

    def given(self, shown: str) -> Given | None:
        """The next question, once the last one was answered rightly; None where all were asked."""
        table = self.session.table
        if self.asked is not None:
            self.check(self.asked, shown)
        if self.moment != len(table.steps):
            self.moment = len(table.steps)
            self.left = self.moments.at(self.moment)
        if self.moment >= MOMENTS or table.public.phase == "over":
            raise Leave
        self.asked = self.left.pop() if self.left else None
        if self.asked is None:
            return None
        return Typed(self.asked.word) if self.by_words else Pressed(self.asked.key)

    def check(self, asked: Asked, shown: str) -> None:
        """What was asked is answered with what is so."""
        session = self.session
        facts = Facts(bots=session.bots, last=session.last_events)
        truth = asked.truth(session.view, session.names, facts)
        assert truth in plain(shown), (asked, truth, shown)
        self.moments.met[asked.question] += 1

    def action(self) -> Typed:
        """What the person plays: the first thing that is possible."""
        return Typed(self.session.table.game.action_text(next(iter(self.session.view.options))))


class PlainCurious(PlainFace):
    """Lines, typed by somebody curious."""

    hears = True

    def __init__(self, curious: Curious) -> None:
        self.target = io.StringIO()
        super().__init__(io.StringIO(), self.target)
        self.curious = curious

    def _shown(self) -> str:
        shown = self.target.getvalue()
        self.target.seek(0)
        self.target.truncate()
        return shown

    def ask(self, prompt: str, *, is_box: bool = False) -> Given:
        """A question, or a card where all was asked."""
        return self.curious.given(self._shown()) or self.curious.action()

    def pause(self, seconds: float, prompt: str = "") -> Given | None:
        """A question, or leave for the bot to go on."""
        given = self.curious.given(self._shown())
        if given is None:
            self.curious.open.set()
            time.sleep(0.001)
        return given


class Typing(Keys):
    """A keyboard at which somebody curious sits; words are typed into the box."""

    def __init__(self, curious: Curious) -> None:
        self.curious = curious
        self.waiting: list[tuple[str, str]] = []
        self.face: RichFace

    def open(self) -> None:
        """Nothing is to be opened."""

    def close(self) -> None:
        """Nothing is to be closed."""

    def read(self, seconds: float | None = None) -> tuple[str, str] | None:
        """The next key."""
        if self.waiting:
            return self.waiting.pop(0)
        curious = self.curious
        given = curious.given(" ".join(self.face._answer))
        if given is None and curious.session._owes():
            given = curious.action()
        if given is None:
            curious.open.set()
            time.sleep(0.001)
            return None
        if isinstance(given, Pressed):
            return given.key, given.key
        assert isinstance(given, Typed)
        self.waiting = [*((sign, sign) for sign in given.text), ("enter", "")]
        return "/", "/"


def seated(variant: str, seats: int, face: Any, curious: Curious, monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    """Plays with a face until all moments were asked about; bots wait until nothing is asked any more."""
    rules = registry.ruleset(variant, seats)
    names = ("Me", "Ada", "Ben", "Cleo", "Dan", "Eva")[:seats]
    sittings = [Sitting(name, "random" if seat else None) for seat, name in enumerate(names)]
    table, events = open_table(rules, sittings, seed="7", log=MemoryLog())
    session = Session(table, face, EN, 0)
    curious.session = session
    whole = table.deciding

    def late(seat: int, spec: str | None = None) -> Any:
        decide = whole(seat, spec)
        curious.open.clear()

        def decided() -> Any:
            assert curious.open.wait(60)
            return decide()

        return decided

    monkeypatch.setattr(table, "deciding", late)
    with pytest.raises(Leave):
        session.run(events)
    yield


@pytest.mark.parametrize("by_words", [False, True], ids=["keys", "words"])
@pytest.mark.parametrize(("variant", "seats"), GAMES)
def test_lines_answer_truly(variant: str, seats: int, by_words: bool, monkeypatch: pytest.MonkeyPatch) -> None:
    curious = Curious(registry.ruleset(variant, seats), by_words=by_words)
    list(seated(variant, seats, PlainCurious(curious), curious, monkeypatch))
    assert sum(curious.moments.met.values()) > 60 and len(curious.moments.met) > 10


@pytest.mark.parametrize("by_words", [False, True], ids=["keys", "words"])
@pytest.mark.parametrize(("variant", "seats"), GAMES)
def test_the_screen_answers_truly(variant: str, seats: int, by_words: bool, monkeypatch: pytest.MonkeyPatch) -> None:
    curious = Curious(registry.ruleset(variant, seats), by_words=by_words)
    keys = Typing(curious)
    keys.face = RichFace(keys, Console(file=io.StringIO(), force_terminal=True, width=100))
    list(seated(variant, seats, keys.face, curious, monkeypatch))
    assert sum(curious.moments.met.values()) > 60 and len(curious.moments.met) > 10
