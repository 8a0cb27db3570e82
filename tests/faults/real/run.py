"""A run of real faults over one store: tables, people, faults one after the other, and the judgement at the end."""

from __future__ import annotations

import argparse
import asyncio
import random
import sys
import tempfile
import time
from collections import Counter
from collections.abc import Callable, Sequence
from contextlib import ExitStack
from itertools import chain
from pathlib import Path
from typing import Final

from msgspec import Struct
from msgspec.structs import replace

from openhearts.tables.session import codec
from openhearts.tables.session import logged_facts as f
from tests.faults.checker import Judge
from tests.faults.history import Answered, Fault, Line, Sent, Shown
from tests.faults.real.houses import House, house
from tests.faults.real.people import Client

PLAYABLE_WITHIN: Final = 60.0  # seconds after a fault's end, on a machine that has other things to do: else it is stuck
LEAST: Final = 3  # faults of a server, however slow the machine is
QUIET: Final = (0.1, 0.6)  # seconds between two faults


class Found(Struct, frozen=True):
    """A table that does not go on after a fault, and what its people saw and waited for last."""

    table: str
    fault: str
    people: tuple[str, ...]


class Run:
    """One store, its tables and their people."""

    def __init__(self, kind: str, workers: int, tables: int, seed: int, tell: Callable[[str], None]) -> None:
        self.kind, self.workers, self.n_tables, self.seed, self.tell = kind, workers, tables, seed, tell
        self.rng = random.Random(seed)
        self.history: list[Line] = []
        self.counts: Counter[str] = Counter()
        self.delays: dict[str, list[float]] = {}  # by the kind of fault: seconds from its end until a table went on
        self.stuck: list[Found] = []
        self.wrong: list[str] = []
        self.people: list[Client] = []
        self.given: dict[str, int] = {}
        self.n_entries = 0
        self.disk = ""  # what can be full there

    @property
    def n_faults(self) -> int:
        """What was done to the system so far; what pages do comes beside it."""
        return self.counts.total()

    async def live(self, is_over: Callable[[Run], bool]) -> None:
        """From the first process to the judgement."""
        with ExitStack() as until_the_end:
            folder = until_the_end.enter_context(tempfile.TemporaryDirectory(prefix="oh-faults-"))
            made = until_the_end.enter_context(house(self.kind, self.workers, Path(folder), self.rng))
            await made.begin()
            playing: list[asyncio.Task[None]] = []
            try:
                await self._gather(made)
                playing = [asyncio.create_task(one.play()) for one in self.people]
                for one in self.people:
                    one.misbehaves = True
                await self._again(time.monotonic(), "beginning")
                self.delays.clear()
                while not is_over(self) and not self.stuck:
                    await self._strike(made)
                if self.stuck:
                    self.tell(await asyncio.to_thread(made.program.waits))
                for task in playing:
                    if task.done():
                        task.result()
            finally:
                running = [*playing, *(helper for one in self.people for helper in one.helpers)]
                for task in running:
                    task.cancel()
                await asyncio.gather(*running, return_exceptions=True)  # each closes what it opened
                await made.end()
            self.disk = made.disk.name
            await self._judge(made)

    async def _gather(self, made: House) -> None:
        for number in range(self.n_tables):
            names = [f"Anna{number}", f"Ben{number}"]
            both = [Client(made.program.url, name, seat, self.rng, self.history) for seat, name in enumerate(names)]
            await both[0].open_table(friends=True)
            await both[1].sit(both[0].ident)
            await both[0].begin()
            self.people += both

    async def _strike(self, made: House) -> None:
        kind, do = made.choose()
        self.counts[kind] += 1
        self.history.append(Fault(time.time(), kind))
        await do()
        await self._again(time.monotonic(), kind)
        await asyncio.sleep(self.rng.uniform(*QUIET))

    async def _again(self, ended: float, kind: str) -> None:
        """Until every table has gone on after the end of a fault."""
        owed = {one.ident for one in self.people}
        while owed and time.monotonic() < ended + PLAYABLE_WITHIN:
            await asyncio.sleep(0.02)
            now = time.monotonic()
            for ident in {one.ident for one in self.people if one.heard_at > ended} & owed:
                owed.discard(ident)
                self.delays.setdefault(kind, []).append(now - ended)
        by_table = {ident: [one.stands() for one in self.people if one.ident == ident] for ident in sorted(owed)}
        self.stuck += [Found(ident, kind, tuple(people)) for ident, people in by_table.items()]

    # --- the judgement ------------------------------------------------------------------------------------------------

    async def _judge(self, made: House) -> None:
        store, sealer = await made.store()
        try:
            logs = {ident: await store.read(ident) for ident in dict.fromkeys(one.ident for one in self.people)}
        finally:
            await store.close()
        known: dict[tuple[str, str], str] = {}
        for ident, raw in logs.items():
            self.n_entries += len(raw)
            self.given[ident] = 1
            for number, line in enumerate(raw, 1):
                fact = codec.decode(line, sealer, ident, number).fact
                if isinstance(fact, f.SatDown):
                    known[ident, fact.name] = fact.person
                if isinstance(fact, f.SatDown | f.BotSeated | f.MatchOpened):
                    self.given[ident] = number
        lines = [_of_person(line, known) for line in self.history]
        found = Judge(lines, logs, sealer=sealer, given=self.given).judged()
        self.wrong += [f"{one}" for one in found] + [f"{one}" for one in self.stuck]

    def told(self) -> str:
        """What was done, and what came of it."""
        of_pages: Counter[str] = Counter()
        for one in self.people:
            of_pages.update(one.kinds)
        acknowledged = sum(isinstance(line, Answered) and line.is_written for line in self.history)
        shown = sum(isinstance(line, Shown) for line in self.history)
        again = [f"playable again {_shares(list(chain(*self.delays.values())))}"]
        again += [f"after {kind}: {_shares(delays)}" for kind, delays in sorted(self.delays.items())]
        where = f"{self.kind}, {self.workers} worker(s), {self.n_tables} tables, disk: {self.disk}"
        return (
            f"{where}: {self.n_faults} faults ({_kinds(self.counts)}), "
            f"{of_pages.total()} of pages ({_kinds(of_pages)}); "
            f"{self.n_entries} entries, {acknowledged} actions acknowledged, {shown} pictures; {'; '.join(again)}; "
            f"{len(self.wrong)} wrong"
        )


def _kinds(counts: Counter[str]) -> str:
    return ", ".join(f"{kind} {count}" for kind, count in sorted(counts.items()))


def _shares(delays: list[float]) -> str:
    ordered = sorted(delays) or [0.0]
    p50, p99 = (ordered[min(len(ordered) - 1, int(len(ordered) * share))] for share in (0.5, 0.99))
    return f"{p50:.2f} s (median), {p99:.2f} s (p99), {ordered[-1]:.2f} s (worst)"


def _of_person(line: Line, known: dict[tuple[str, str], str]) -> Line:
    """The line of an identity, and no more of a name."""
    if isinstance(line, Fault):
        return line
    person = known.get((line.table, line.person), line.person)
    if isinstance(line, Sent | Answered):
        return replace(line, person=person, command=person + line.command.removeprefix(line.person))
    assert isinstance(line, Shown)
    return replace(line, person=person)


def played(
    kind: str, workers: int, *, tables: int, seed: int, faults: int, seconds: float, tell: Callable[[str], None] = print
) -> Run:
    """A run of so many faults, or of so many seconds."""
    found = Run(kind, workers, tables, seed, tell)
    began, told_at = 0.0, 0.0

    def is_over(run: Run) -> bool:
        nonlocal began, told_at
        now = time.monotonic()
        began = began or now  # when everybody plays
        if now - told_at > 15.0:
            told_at = now
            tell(f"{kind}: {run.n_faults} of {faults} faults after {now - began:.0f} s (seed {seed})")
        return run.n_faults >= faults or (now - began > seconds and run.counts.total() >= LEAST)

    asyncio.run(found.live(is_over))
    return found


def main(arguments: Sequence[str] | None = None) -> int:
    """Runs each store that is asked for; 1 where something was wrong."""
    parser = argparse.ArgumentParser(prog="python -m tests.faults.real", description=(__doc__ or "").splitlines()[0])
    parser.add_argument(
        "--faults", type=int, default=500, help="done to each store and its server; those of pages come beside them"
    )
    parser.add_argument("--seconds", type=float, default=86_400.0, help="for each store, at most")
    parser.add_argument("--stores", default="sqlite,postgres")
    parser.add_argument("--workers", type=int, default=2, help="over PostgreSQL")
    parser.add_argument("--tables", type=int, default=20)
    parser.add_argument("--seed", type=int, default=1, help="of the faults' order; what processes do has none")
    asked = parser.parse_args(arguments)
    n_wrong = 0
    for kind in asked.stores.split(","):
        workers = asked.workers if kind == "postgres" else 1
        limits = {"faults": asked.faults, "seconds": asked.seconds}
        run = played(kind, workers, tables=asked.tables, seed=asked.seed, **limits)
        print(run.told(), flush=True)
        for one in run.wrong[:20]:
            print(f"  {one}")
        n_wrong += len(run.wrong)
    return 1 if n_wrong else 0


if __name__ == "__main__":
    sys.exit(main())
