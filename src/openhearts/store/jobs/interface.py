"""What a queue of long jobs is: its methods, and what goes in and out; every implementation passes the same tests.

Nothing is done here.  In a queue stand names of streams and moments, never what is kept under them.
"""

from __future__ import annotations

from collections.abc import Awaitable, Callable, Sequence
from contextlib import AbstractAsyncContextManager
from enum import StrEnum
from typing import Final, Protocol

import msgspec
from msgspec import Struct

from openhearts.errors import OpenHeartsError, Why
from openhearts.store.interface import Store

MOST_ATTEMPTS: Final = 3  # how often a job is begun whose process ended in the middle, or which failed by itself
KEPT_S: Final = 7 * 24 * 3600  # seconds that a job which has ended is remembered
AT_ONCE: Final = 2  # jobs that one process does at the same time
LARGEST_ANSWER: Final = 64 * 1024  # bytes
CANCELLED: Final = "job-cancelled"  # the kind of the small values that say which jobs nobody wants any more
FAILED: Final = Why.JOB_FAILED.name  # the fault of a job that came to no end of its own


class Task(Struct, frozen=True):
    """What is to be done: what kind of thing, with which streams, as of which moment (seconds since 1970).

    `ident` names the job: one that is begun twice is done once.
    """

    ident: str
    kind: str
    streams: tuple[str, ...] = ()
    at: float = 0.0


class Pace(Struct, frozen=True):
    """How often what is looked at, in seconds: the database for jobs, jobs for cancellation, all for signs of life.

    `alive_s`: after so long without a sign of life a job is begun again; `patience_s`: how long one waits for the
    database to answer at all.
    """

    poll_s: float = 1.0
    abort_s: int = 1
    sweep_s: int = 10
    alive_s: int = 30
    patience_s: float = 5.0


class State(StrEnum):
    """How far a job has come."""

    WAITING = "waiting"
    RUNNING = "running"
    DONE = "done"
    CANCELLED = "cancelled"
    FAILED = "failed"


ENDED: Final = frozenset({State.DONE, State.CANCELLED, State.FAILED})


class Job(Struct, frozen=True):
    """A task on its way: how much of it is done, how often it was begun, and what came of it.

    `answer` is what the work returned, `fault` the name of a member of `Why`, of a job that failed.
    """

    task: Task
    state: State = State.WAITING
    done: int = 0
    total: int = 0
    attempts: int = 0
    answer: str = ""
    fault: str = ""

    @property
    def has_ended(self) -> bool:
        """Whether nothing more happens."""
        return self.state in ENDED


Told = Callable[[int, int], None]  # how much is done, of how much
Work = Callable[[Task, Told], Awaitable[str]]


class Queue(Protocol):
    """Jobs that wait, are being done, or have ended, and who does them.

    Work is done at least once: a job whose process ended in the middle is begun again, `MOST_ATTEMPTS` times in all, so
    it must come to the same when it is done twice.  Work that raises an error of ours has failed, and is not tried
    again; of an answer there are at most `LARGEST_ANSWER` bytes.  Any method may raise CannotStore.
    """

    async def begin(self, task: Task) -> bool:
        """Lets a task be done; False where a job of that name is there already, ended ones too."""
        ...

    async def look(self, idents: Sequence[str]) -> dict[str, Job]:
        """The jobs of these names, those that are there."""
        ...

    async def unfinished(self) -> int:
        """How many jobs wait or are being done."""
        ...

    async def cancel(self, ident: str) -> bool:
        """Ends a job that waits or is being done, here or elsewhere; False where it had ended, or is not there."""
        ...

    def working(self, work: Work) -> AbstractAsyncContextManager[None]:
        """A block in which this process does jobs; what is not done at its end is begun again later, by any process."""
        ...

    async def close(self) -> None:
        """Gives the queue back; it can be closed twice."""
        ...


def fault_of(error: OpenHeartsError) -> str:
    """What is remembered of an error: its name, where that alone makes the sentence, and nothing of its fields.

    >>> from openhearts.errors import Forbidden
    >>> fault_of(Forbidden(Why.NO_RECORD)), fault_of(Forbidden(Why.NO_CARD, text="QS"))
    ('NO_RECORD', 'JOB_FAILED')
    """
    return error.why.name if isinstance(error.why, Why) and not error.why.kinds else FAILED


def encoded(job: Job) -> bytes:
    """A job as bytes."""
    return msgspec.json.encode(job)


def decoded(raw: bytes | None) -> Job | None:
    """The job of such bytes; None for others."""
    try:
        return None if raw is None else msgspec.json.decode(raw, type=Job)
    except (msgspec.DecodeError, UnicodeDecodeError, RecursionError):
        return None


async def is_cancelled(store: Store, ident: str) -> bool:
    """Whether nobody wants a job any more."""
    return await store.get(CANCELLED, ident) is not None
