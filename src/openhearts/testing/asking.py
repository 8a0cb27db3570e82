"""Asks a bot one question or many, here or in a fresh process, and keeps what came of it: an action, chance, time.

It judges no answer.
"""

from __future__ import annotations

import copy
import hashlib
import os
import pickle
import random
import subprocess
import sys
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from pathlib import Path
from time import perf_counter_ns
from typing import Any, Final

from msgspec import Struct

from openhearts.bots.bot import Bot, Budget, rng_for
from openhearts.bots.bot_specs import bot as bot_of
from openhearts.bots.external.command import CommandBot
from openhearts.cards.shuffle import Seed
from openhearts.core.action import Action
from openhearts.core.game import Game
from openhearts.core.game_types import Position, Rules, View
from openhearts.errors import BadBot, Why, fault_of, wrong_kind
from openhearts.testing.report import Source

_FRESH: Final = "from openhearts.testing.fresh_process import main; main()"
_HASHES: Final = "4711"  # the hashes of texts in a fresh process: others than here


class Question(Struct, frozen=True):
    """A decision of a seat: the position is there for the checks, the bot gets the view."""

    rules: Rules
    deal_number: int
    step: int
    seat: int
    position: Position
    view: View
    source: Source = "walk"

    def rng(self, seed: Seed) -> random.Random:
        """The chance of this decision, each time anew."""
        return rng_for(seed, self.deal_number, self.seat, self.step)


class Answer(Struct, frozen=True):
    """What came of a question: an action, or what was raised; how far the chance was used; how long it took."""

    action: Action | None
    error: BaseException | None
    chance: str
    time_ns: int = 0


def chance_of(rng: random.Random) -> str:
    """How far a source of chance has been used, as a short text."""
    return hashlib.sha256(repr(rng.getstate()).encode()).hexdigest()[:16]


def copied(view: View) -> View:
    """An equal view that shares nothing with the first one: whatever is done to it stays there."""
    found: View = pickle.loads(pickle.dumps(view))
    return found


def ask(bot: Bot, view: View, budget: Budget, rng: random.Random) -> Answer:
    """One question; what the bot raises is an answer too."""
    began = perf_counter_ns()
    try:
        action = bot.choose(view, budget, rng)
    except (Exception, SystemExit) as error:
        return Answer(None, error, chance_of(rng))
    return Answer(action, None, chance_of(rng), perf_counter_ns() - began)


def ask_at_table(game: Game, bot: Bot, position: Position, seat: int, budget: Budget, rng: random.Random) -> Answer:
    """One question from a place where the position lies about, for a bot that looks around.

    A bot is not shut in: it runs in this process and could walk up the stack to `position` here.
    """
    return ask(bot, copied(game.view_of(position, seat)), budget, rng)


class Touched(AttributeError):
    """A bot has reached for a decoy."""


class Decoy:
    """Stands where a position would lie, and notes that somebody reaches for it."""

    def __init__(self) -> None:
        self.__dict__["touched"] = []

    def __getattr__(self, name: str) -> Any:
        self.__dict__["touched"].append(name)
        raise Touched(name)

    def __getitem__(self, key: object) -> Any:
        self.__dict__["touched"].append(f"[{key!r}]")
        raise Touched(repr(key))


def ask_among_decoys(bot: Bot, view: View, budget: Budget, rng: random.Random) -> tuple[Answer, str | None]:
    """One question with decoys under the names that positions usually have; and which of them was touched."""
    decoys = {name: Decoy() for name in ("position", "deal", "match", "table", "hands", "worlds")}
    position, deal, match = decoys["position"], decoys["deal"], decoys["match"]
    table, hands, worlds = decoys["table"], decoys["hands"], decoys["worlds"]
    answer = ask(bot, view, budget, rng)
    del position, deal, match, table, hands, worlds
    touched = [f"{name}.{decoy.__dict__['touched'][0]}" for name, decoy in decoys.items() if decoy.__dict__["touched"]]
    return answer, touched[0] if touched else None


# --- a bot again and again --------------------------------------------------------------------------------------------


class Maker:
    """Makes the same bot again and again: from its text, its class, or a copy of it."""

    def __init__(self, given: str | Bot | type[Bot] | Path) -> None:
        """Raises BadBot."""
        self._made: list[Bot] = []
        if isinstance(given, Path):
            given = str(given)
        if isinstance(given, Bot) and given._spec:
            given = given.spec
        self._given = given
        self.spec = self.new().spec
        self.is_program = isinstance(self._made[0], CommandBot)

    def new(self) -> Bot:
        """The bot as it is before it was asked anything."""
        if isinstance(self._given, str):
            made = bot_of(self._given)
        elif isinstance(self._given, type) and issubclass(self._given, Bot):
            try:
                made = self._given()
            except Exception as error:
                raise BadBot(Why.BOT_FAILS, file=self._given.__name__, cause=fault_of(error)) from error
        elif isinstance(self._given, Bot):
            made = _copy(self._given)
        else:
            raise BadBot(wrong_kind("bot", self._given, '"club"'))
        self._made.append(made)
        return made

    def close(self) -> None:
        """End the programs that were started."""
        for made in self._made:
            if isinstance(made, CommandBot):
                made.close()

    @property
    def command(self) -> str | None:
        """How the bot is named in a command line, where it can be."""
        return self._given if isinstance(self._given, str) else None

    def packed(self) -> bytes | None:
        """The bot for another process, None where it cannot be made there."""
        try:
            packed = pickle.dumps(self._given)
            pickle.loads(packed)
        except Exception:  # whatever a class of others does when it is packed: then it cannot be
            return None
        of = self._given if isinstance(self._given, type) else type(self._given)
        return packed if isinstance(self._given, str) or of.__module__ != "__main__" else None


def _copy(bot: Bot) -> Bot:
    """Another bot like this one; the same where it cannot be copied."""
    try:
        return copy.deepcopy(bot)
    except Exception:  # it holds something that there is only once
        return bot


def in_fresh_process(packed: bytes, questions: Sequence[tuple[View, Budget, Seed, int, int, int]]) -> list[Answer]:
    """The answers of a bot in a process that has done nothing before, and in which texts have other hashes.

    Raises RuntimeError with what the process says where it ends without an answer.
    """
    env = {**os.environ, "PYTHONHASHSEED": _HASHES}
    given = pickle.dumps((list(sys.path), packed, pickle.dumps(questions)))
    done = subprocess.run([sys.executable, "-c", _FRESH], input=given, capture_output=True, env=env, check=False)
    if done.returncode:
        last = done.stderr.decode(errors="replace").strip().splitlines()
        raise RuntimeError(last[-1] if last else f"status {done.returncode}")
    rows = pickle.loads(done.stdout)
    return [Answer(action, None if text is None else RuntimeError(text), chance) for action, text, chance in rows]


# --- the chance that the whole program shares -------------------------------------------------------------------------


def shared_chance() -> dict[str, str]:
    """The state of every source of chance that the whole program shares, by name."""
    states = {"random": repr(random.getstate())}
    numpy = sys.modules.get("numpy.random")
    if numpy is not None:
        states["numpy.random"] = repr([part.tobytes() if hasattr(part, "tobytes") else part for part in _state(numpy)])
    return {name: hashlib.sha256(state.encode()).hexdigest() for name, state in states.items()}


def _state(numpy: Any) -> tuple[Any, ...]:
    state: tuple[Any, ...] = numpy.get_state()
    return state


def seed_shared(number: int) -> None:
    """Puts every shared source of chance into a state that follows from a number."""
    random.seed(number)
    numpy: Any = sys.modules.get("numpy.random")
    if numpy is not None:
        numpy.seed(number)


@contextmanager
def shared_chance_kept() -> Iterator[None]:
    """What the checks do with shared chance is undone after the block."""
    state = random.getstate()
    numpy: Any = sys.modules.get("numpy.random")
    other = numpy.get_state() if numpy is not None else None
    try:
        yield
    finally:
        random.setstate(state)
        if other is not None:
            numpy.set_state(other)


Progress = Callable[[int, int], None]


def quietly(done: int, wanted: int) -> None:
    """Progress that nobody looks at."""
