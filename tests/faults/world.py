"""One simulated server under faults, from one seed: workers, a database, people, and an end in which all is well again.

It injects and records; what was right or wrong is the checker's to say, but for what only an end can show: tables that
stand still, and workers that never learn what is written.
"""

from __future__ import annotations

import asyncio
import logging
import random
from collections import Counter
from collections.abc import Callable
from typing import Any, Final

from msgspec import Struct
from msgspec.structs import replace

from openhearts.tables.roster import Settings
from openhearts.tables.session import codec
from openhearts.tables.session.fold import folded
from openhearts.tables.session.presence import is_tracked
from openhearts.tables.session.state import State

from ..tables.session.histories import PEOPLE, tiny
from . import people as manners
from .chaos import Chaos
from .checker import Judge, Violation
from .clockwork import NothingToDo, VirtualLoop, nobody, run
from .database import Database
from .history import Answered, Append, Fault, Line
from .people import PageWire, Person
from .worker import Worker

START: Final = 1_000_000.0
EPISODES: Final = 3  # times of faults, each with an end
ROUGH: Final = (8.0, 25.0)  # seconds that one lasts
PLAYABLE_WITHIN: Final = 10.0  # seconds after which a table is stuck that answers nobody
ENDS_WITHIN: Final = 240.0  # seconds for the rest of a deal, with everybody there
HEALED_WITHIN: Final = 2.5  # seconds after the last entry within which every worker knows it
LAST_LOST: Final = 3  # notifications that are lost at the very end, when nothing follows that would tell the same
GONE_WITHIN: Final = 60.0  # seconds after which nobody is here whose page is closed
BAD_MANNERS: Final = 0.2  # how often a command is sent otherwise than once, now, and by whom it is for
log = logging.getLogger("openhearts.tables")
KINDS: Final = (manners.TWICE, manners.LATE, manners.HALVES, manners.UNREADING, manners.FOREIGN)


class Found(Struct, frozen=True):
    """Something that is wrong, as only the end of a world shows it."""

    kind: str
    table: str
    words: str


class Outcome(Struct):
    """What is left of a world: its history, its logs, and when entries came into them."""

    seed: int
    history: list[Line]
    logs: dict[str, list[bytes]]
    appends: dict[str, list[Append]]
    counts: dict[str, int]
    delays: list[float]  # seconds from the end of faults until a table answered again
    found: list[Found]
    start: float | None = START  # where clocks can be believed
    seconds: float = 0.0  # how long it was, by its own clock

    def judged(self) -> list[Violation | Found]:
        """Everything that is wrong."""
        judge = Judge(self.history, self.logs, self.appends, start=self.start)
        return [*judge.judged(), *self.found]


class World:
    """A run."""

    def __init__(self, loop: VirtualLoop, seed: int, *, n_workers: int, n_tables: int, is_calm: bool) -> None:
        self.loop, self.seed, self.nobody = loop, seed, nobody()
        self.rng = random.Random(f"world {seed}")
        self.database = Database(loop, random.Random(f"database {seed}"), START)
        self.history: list[Line] = []
        self.counts: Counter[str] = Counter()
        self.found: list[Found] = []
        self.delays: list[float] = []
        self.is_rough = self.is_silent = self.last_words = False
        self.is_calm = is_calm  # nothing is done to it at all
        self.n_workers, self.n_tables = n_workers, n_tables
        self.n_started = 0
        self.workers: list[Worker] = [self._worker() for _ in range(n_workers)]
        self.people: list[Person] = []
        self.tables: dict[str, None] = {}
        self._states: dict[str, tuple[tuple[int, bytes], State | None]] = {}
        self.chaos = Chaos(self)

    # --- for its parts ------------------------------------------------------------------------------------------------

    @property
    def now(self) -> float:
        """The one true clock."""
        return START + self.loop.time()

    def latency(self) -> float:
        """Seconds on the way between a page and a worker."""
        return self.rng.uniform(0.0005, 0.01)

    def later(self, callback: Callable[..., object], *told: object, most: float = 0.01) -> None:
        """Has something done after a while, by nobody's process."""
        self.loop.call_later(self.rng.uniform(0.0005, most), callback, *told, context=self.nobody)

    def note(self, line: Line) -> None:
        """Writes a line of the history."""
        self.history.append(line)

    def fault(self, kind: str, on: str = "") -> None:
        """Writes that something was done to the system."""
        self.counts[kind] += 1
        self.note(Fault(self.now, kind, on))

    def some_worker(self, rng: random.Random) -> Worker:
        """The worker that a page comes to: nobody knows beforehand whether it lives."""
        return rng.choice(self.workers)

    def manners(self, rng: random.Random) -> str:
        """How a command is sent."""
        if not self.is_rough or self.is_calm or rng.random() > BAD_MANNERS:
            return ""
        kind = rng.choice(KINDS)
        self.fault(kind)
        return kind

    def moved(self, person: Person) -> None:
        """A person plays on at another table."""
        self.tables.setdefault(person.table)

    def _worker(self) -> Worker:
        self.n_started += 1
        return Worker(self.loop, self.database, self.n_started, self.seed, is_alone=self.n_workers == 1)

    def kill(self, worker: Worker) -> None:
        """A worker dies; its pages learn of it."""
        worker.kill()
        self._noted(worker)
        for wire in self._wires(worker):
            self.later(wire.lost)

    def start_again(self, worker: Worker) -> None:
        """Another worker in the place of a dead one."""
        self.workers[self.workers.index(worker)] = self._worker()

    def _wires(self, worker: Worker) -> list[PageWire]:
        return [one.wire for one in self.people if one.wire is not None and one.wire.worker is worker]

    def _noted(self, worker: Worker) -> None:
        self.found += [Found("broken", "", words) for words in worker.broken]
        worker.broken.clear()

    # --- the course of it ---------------------------------------------------------------------------------------------

    async def live(self) -> None:
        """From the first table to the end."""
        await asyncio.sleep(1.0)  # every worker is ready
        for number in range(self.n_tables):
            await self._table(number)
        tasks = [asyncio.create_task(one.live()) for one in self.people]
        for _ in range(EPISODES):
            self.is_rough = True
            await self.chaos.rage(self.rng.uniform(*ROUGH))
            self.is_rough = False
            await self._recover()
        await self._play_to_the_end()
        self.is_silent = True
        await asyncio.sleep(0.5)
        for connection in self.database.connections:
            connection.n_deaf = LAST_LOST
        self.last_words = True  # of which no worker is told
        for person in self.people:
            person.woken.set()
        await asyncio.sleep(HEALED_WITHIN + 1.0)
        await self._compare()
        await self._leave(tasks)
        for task in tasks:
            if task.done() and not task.cancelled() and (error := task.exception()) is not None:
                raise error

    async def _table(self, number: int) -> None:
        rng = random.Random(f"table {self.seed} {number}")
        crowd = [f"{name}{number}" if number else name for name in PEOPLE[: rng.choice([2, 3, 4, 4])]]
        made = self.workers[0].process.start(self.workers[0].lobby.create(tiny(rng), crowd[0], _settings(rng)))
        ident = (await made).state.ident
        self.tables[ident] = None
        self.people += [Person(self, name, ident, f"{self.seed} {name}") for name in crowd]

    async def _recover(self) -> None:
        """All faults end; each table answers somebody again."""
        self.chaos.end()
        for person in self.people:
            person.has_probed = False
            if person.wire is not None:
                person.wire.read_again()
        ended, n_lines = self.loop.time(), len(self.history)
        owed = dict.fromkeys(person.table for person in self.people if self._is_admitted(person))
        until = ended + PLAYABLE_WITHIN
        while owed and self.loop.time() < until:
            await asyncio.sleep(0.02)
            for line in self.history[n_lines:]:
                if isinstance(line, Answered) and line.kind != "unsure" and line.table in owed:
                    del owed[line.table]
                    self.delays.append(round(self.loop.time() - ended, 3))
            n_lines = len(self.history)
            there = {person.table for person in self.people if self._is_admitted(person)}
            owed = {ident: None for ident in owed if ident in there}  # else everybody has moved on
        self.delays += [PLAYABLE_WITHIN] * len(owed)
        self.found += [Found("stuck", ident, "it answers nobody") for ident in owed]

    async def _play_to_the_end(self) -> None:
        until = self.loop.time() + ENDS_WITHIN
        while self.loop.time() < until:
            going = [ident for ident in self.tables if not self._is_at_the_end(ident)]
            if not going:
                return
            await asyncio.sleep(0.5)
        for ident in going:
            state = self._state(ident)
            words = "it is not there" if state is None else f"{state.phase}, {state.to_act} to act at entry {state.n}"
            self.found.append(Found("stuck", ident, words))

    def _is_at_the_end(self, ident: str) -> bool:
        if all(person.table != ident for person in self.people):
            return True  # everybody has moved on
        state = self._state(ident)
        return state is not None and (state.phase in ("waiting", "over", "closed"))

    def _is_admitted(self, person: Person) -> bool:
        """Whether a table lets a person look at all: not strangers, where children play."""
        state = self._state(person.table)
        return state is None or state.admits(person.name)

    def _state(self, ident: str) -> State | None:
        """What is written of a table; it is asked for again and again while everybody waits."""
        raw = self._log(ident)
        written = len(raw), raw[-1] if raw else b""
        if ident not in self._states or self._states[ident][0] != written:
            try:
                state = folded(ident, codec.read(raw)) if raw else None
            except Exception:  # the checker says what is wrong with it
                state = None
            self._states[ident] = written, state
        return self._states[ident][1]

    def _log(self, ident: str) -> list[bytes]:
        found = self.database.memory._streams.get(ident)
        return [] if found is None else found.entries

    async def _compare(self) -> None:
        """What workers have in memory is what is written, but for what was written just now."""
        for worker in self.workers:
            self._noted(worker)
            for ident, table in worker.lobby.tables.items():
                known = sum(
                    one.count for one in self.database.appends[ident] if one.at < self.loop.time() - HEALED_WITHIN
                )
                if table.log.length < known and table.audience.listeners:
                    self.found.append(
                        Found("stale", ident, f"worker {worker.number} knows {table.log.length} of {known}")
                    )
                looking = {one.person for one in table.audience.listeners if is_tracked(table.state, one.person)}
                if absent := looking - table.state.here:
                    words = f"worker {worker.number} shows it to {sorted(absent)}"
                    self.found.append(Found("not counted as here", ident, words))
            for ident in worker.idle_runners():
                self.found.append(Found("broken", ident, "nothing happens there by itself any more"))

    async def _leave(self, tasks: list[asyncio.Task[None]]) -> None:
        """Everybody goes: a while later nobody is counted as here by a worker that has the table in memory."""
        for task in tasks:
            task.cancel()
        await asyncio.sleep(GONE_WITHIN)
        for ident in dict.fromkeys(ident for worker in self.workers for ident in worker.lobby.tables):
            state, appends = self._state(ident), self.database.appends[ident]
            is_new = not appends or appends[0].at > self.loop.time() - GONE_WITHIN  # a next table, made meanwhile
            if state is not None and state.here and not is_new:
                self.found.append(Found("still here", ident, ", ".join(sorted(state.here))))

    def outcome(self) -> Outcome:
        """What is left."""
        logs = {ident: list(self._log(ident)) for ident in self.tables}
        counts = self.counts + self.database.counts
        appends = {ident: self.database.appends[ident] for ident in logs}
        return Outcome(
            self.seed,
            self.history,
            logs,
            appends,
            dict(sorted(counts.items())),
            self.delays,
            self.found,
            None if self.n_workers == 1 else START,
            self.loop.time(),
        )


def simulated(seed: int, *, n_workers: int = 2, n_tables: int = 1, is_calm: bool = False) -> Outcome:
    """What becomes of the world of a seed."""
    made: list[World] = []
    log.disabled = True  # what waits and why is no news here

    async def main(loop: VirtualLoop) -> None:
        made.append(World(loop, seed, n_workers=n_workers, n_tables=n_tables, is_calm=is_calm))
        await made[0].live()

    try:
        run(main)
    except NothingToDo:
        made[0].found.append(Found("stuck", "", "nothing will ever happen"))
    finally:
        log.disabled = False
    return made[0].outcome()


def _settings(rng: random.Random) -> Settings:
    made: dict[str, Any] = {
        "level": "random",
        "pace": rng.choice([0.0, 0.0, 0.2]),
        "when_away": rng.choice(["bot", "wait"]),
        "clock": rng.choice([0, 0, 5]),
        "reserve": rng.choice([0, 10]),
        "undo": rng.random() < 0.8,
        "chat": rng.random() < 0.8,
        "children": rng.random() < 0.1,
        "guide": rng.random() < 0.1,
    }
    return replace(Settings(), **made)
