"""Counts and times for Prometheus, of one process, or added up over all workers of a machine.

No label holds anything that a visitor chose: routes are templates, kinds and causes are words of the program.
"""

from __future__ import annotations

import os
import time
from collections.abc import Awaitable, Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Final, Literal, TypeVar

import prometheus_client as p
from prometheus_client import multiprocess
from prometheus_client.exposition import generate_latest

from openhearts.errors import OpenHeartsError
from openhearts.store.interface import CannotStore, CommandDone, Conflict
from openhearts.tables.hosting.metrics_hooks import Watch
from openhearts.tables.session import commands as c

FOLDER: Final = "PROMETHEUS_MULTIPROC_DIR"  # the variable that names the folder which the workers' files are in
TYPE: Final = "text/plain; version=0.0.4"  # the framework adds the charset
QUICK: Final = (0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1.0, 2.5, 5.0, 10.0)  # seconds
METHODS: Final = ("GET", "HEAD", "POST", "WEBSOCKET")
_Steps = TypeVar("_Steps")
Mode = Literal["livesum", "livemax", "max"]  # how the figures of several processes become one


class Meters(Watch):
    """What one process counts; `clock`: seconds of a clock for durations.

    Where several processes serve, each writes into a file of its own in the folder that `PROMETHEUS_MULTIPROC_DIR`
    names, and `text` adds them up (`counting_together`).
    """

    def __init__(self, clock: Callable[[], float] = time.perf_counter) -> None:
        p.disable_created_metrics()  # type: ignore[no-untyped-call]  # when a count began says nothing that its number does not
        self.clock = clock
        self.on_refused: Callable[[OpenHeartsError], None] = _nothing  # a command; who writes refusals down hears of it
        self._own = p.CollectorRegistry()
        self._requests = self._counter("requests", "Answers, by route and status", "route", "method", "status")
        self._took = self._times("request_seconds", "From a request to the end of its answer", "route")
        self._pages = self._gauge("pages_open", "Connections of tables' pages that are open")
        self._commands = self._counter("commands", "What was asked of tables, by what came of it", "kind", "outcome")
        self._appends = self._counter("appends", "Writes to tables' logs, by what came of it", "outcome")
        self._append_took = self._times("append_seconds", "How long a write to a table's log took")
        self._tables = self._gauge("tables_in_memory", "Tables in memory")
        self._people = self._gauge("people_online", "People with a table's page open; those at two workers count twice")
        self._streams = self._gauge("stored_tables", "Tables in the store", mode="max")
        self._bytes = self._gauge("stored_bytes", "Bytes that the store takes", mode="max")
        self._late = self._times("due_late_seconds", "How late what was due at a table was begun")
        self._faults = self._counter("faults", "What went wrong at tables and never should; they go on")
        self._thinking = self._gauge("bots_thinking", "Choices of bots that were begun and are not made yet")
        self._lag = self._times("loop_lag_seconds", "How late the event loop was, twice a second")
        self._refused = self._counter("refusals", "What was refused, by cause", "cause")
        self._notified = self._counter("notifications", "News of other workers: heard, or found by asking", "how")
        for how in ("heard", "healed"):
            self._notified.labels(how)  # none is a figure too
        self._workers = self._gauge("workers", "Processes that serve")
        self._info = self._gauge("info", "The version that runs", "version", mode="max")

    def _counter(self, name: str, what: str, *labels: str) -> p.Counter:
        return p.Counter(f"openhearts_{name}", what, labels, registry=self._own)

    def _gauge(self, name: str, what: str, *labels: str, mode: Mode = "livesum") -> p.Gauge:
        return p.Gauge(f"openhearts_{name}", what, labels, registry=self._own, multiprocess_mode=mode)

    def _times(self, name: str, what: str, *labels: str) -> p.Histogram:
        return p.Histogram(f"openhearts_{name}", what, labels, registry=self._own, buckets=QUICK)

    # --- what tables do ---------------------------------------------------------------------------------------------

    async def asking(self, wish: c.AnyWish, doing: Awaitable[tuple[_Steps, ...]]) -> tuple[_Steps, ...]:
        """Counts a command by its kind, and by what came of it; never by why a game refuses it."""
        kind = type(wish).__name__
        try:
            steps = await doing
        except CannotStore:
            self._commands.labels(kind, "failed").inc()
            raise
        except OpenHeartsError as error:
            self._commands.labels(kind, "refused").inc()
            self.on_refused(error)
            raise
        except BaseException:
            self._commands.labels(kind, "failed").inc()
            raise
        self._commands.labels(kind, "done" if steps else "nothing").inc()
        return steps

    async def appending(self, doing: Awaitable[int]) -> int:
        """Counts a write by what came of it, and how long it took."""
        begun, outcome = self.clock(), "failed"
        try:
            length = await doing
            outcome = "written"
        except Conflict:
            outcome = "conflict"
            raise
        except CommandDone:
            outcome = "done-before"
            raise
        finally:
            self._appends.labels(outcome).inc()
            self._append_took.observe(self.clock() - begun)
        return length

    def late(self, seconds: float) -> None:
        """Counts what was due, by how late it was begun."""
        self._late.observe(seconds)

    def failed(self, error: Exception) -> None:
        """Counts what went wrong at a table and never should."""
        self._faults.inc()

    @contextmanager
    def thinking(self) -> Iterator[None]:
        """Counts a bot that chooses, as long as it does."""
        self._thinking.inc()
        try:
            yield
        finally:
            self._thinking.dec()

    # --- what the server does ---------------------------------------------------------------------------------------

    def answered(self, route: str, method: str, status: int, seconds: float) -> None:
        """Counts an answer; of a connection `status` is the code that it was closed with."""
        self._requests.labels(route, method if method in METHODS else "other", str(status)).inc()
        if method != "WEBSOCKET":
            self._took.labels(route).observe(seconds)

    def page_opened(self) -> None:
        """A connection of a table's page is there."""
        self._pages.inc()

    def page_closed(self) -> None:
        """It is gone."""
        self._pages.dec()

    def refused(self, cause: str, count: int = 1) -> None:
        """Counts what was refused; `cause` is a word of this program."""
        self._refused.labels(cause).inc(count)

    def heard(self) -> None:
        """Counts news of another worker."""
        self._notified.labels("heard").inc()

    def healed(self) -> None:
        """Counts news of another worker that did not come."""
        self._notified.labels("healed").inc()

    def look(self, tables: int, people: int, lag_s: float) -> None:
        """What is there now, and how late the loop was."""
        self._tables.set(tables)
        self._people.set(people)
        self._lag.observe(max(0.0, lag_s))

    def weighed(self, streams: int, n_bytes: int) -> None:
        """What the store keeps."""
        self._streams.set(streams)
        self._bytes.set(n_bytes)

    def running(self, version: str) -> None:
        """Which version runs."""
        self._info.labels(version).set(1)
        self._workers.set(1)

    # --- told -------------------------------------------------------------------------------------------------------

    def _registry(self) -> p.CollectorRegistry:
        if FOLDER not in os.environ:
            return self._own
        every = p.CollectorRegistry()
        multiprocess.MultiProcessCollector(every)  # type: ignore[no-untyped-call]
        return every

    def text(self) -> bytes:
        """Everything as Prometheus reads it, over all workers."""
        return generate_latest(self._registry())

    def totals(self) -> dict[str, float]:
        """Every sample, added up over its labels, by its name.

        Of `refusals` also each cause, as `refusals:host`; `failures` are the answers of a status from 500 on.
        """
        found: dict[str, float] = {}
        for family in self._registry().collect():
            for sample in family.samples:
                if "le" in sample.labels or sample.name.endswith("_created"):
                    continue
                name = sample.name.removeprefix("openhearts_")
                found[name] = found.get(name, 0.0) + sample.value
                if cause := sample.labels.get("cause"):
                    found[f"refusals:{cause}"] = sample.value
                if sample.labels.get("status", "").startswith("5"):
                    found["failures"] = found.get("failures", 0.0) + sample.value
        return found


def _nothing(error: OpenHeartsError) -> None:
    """Nobody wants to know."""


@contextmanager
def counting_together(folder: Path) -> Iterator[None]:
    """A block in which processes that are started count into files of this folder, which is emptied first."""
    folder.mkdir(mode=0o700, parents=True, exist_ok=True)
    for file in folder.glob("*.db"):
        file.unlink(missing_ok=True)
    before = os.environ.get(FOLDER)
    os.environ[FOLDER] = str(folder)
    try:
        yield
    finally:
        if before is None:
            del os.environ[FOLDER]
        else:
            os.environ[FOLDER] = before


def gone(pid: int) -> None:
    """A worker has ended: what it had open is not counted any more.  What it has counted stays."""
    multiprocess.mark_process_dead(pid)  # type: ignore[no-untyped-call]
