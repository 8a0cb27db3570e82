"""The program that does the jobs of a sandbox, one after the other; the bounds are set by the system where it can.

It knows no job, has no network and no table, and ends when the server does.
"""

from __future__ import annotations

import contextlib
import os
import pickle
import signal
import sys
import traceback
from collections.abc import Callable
from pathlib import Path
from typing import Any, BinaryIO

from msgspec import Struct

from openhearts.errors import OpenHeartsError


class Bounds(Struct, frozen=True):
    """What a job may need: `memory` in bytes, beyond what the program has when it begins, and `seconds` of work.

    `patience`: how many it may take by the clock; more than those of work, for the machine may be busy with tables.
    """

    memory: int
    seconds: float
    patience: float


class Job(Struct, frozen=True):
    """A function of a module, and what it is given."""

    work: Callable[..., object]
    given: tuple[object, ...]


class Done(Struct, frozen=True):
    """What the job returned."""

    value: Any


class Refused(Struct, frozen=True):
    """An error that the job raised on purpose, in parts: its own way of being made need not know how to be sent."""

    kind: type[OpenHeartsError]
    args: tuple[Any, ...]
    data: dict[str, Any]

    @property
    def error(self) -> OpenHeartsError:
        """The error."""
        made = self.kind.__new__(self.kind, *self.args)
        made.__dict__.update(self.data)
        return made


class Exceeded(Struct, frozen=True):
    """The job needed more memory than it may."""


class Broken(Struct, frozen=True):
    """A fault of ours, and where."""

    trace: str


Answer = Done | Refused | Exceeded | Broken


def main() -> None:
    """Reads bounds and jobs from the standard input, and writes an answer to each to the standard output."""
    inbox, outbox = sys.stdin.buffer, os.fdopen(os.dup(1), "wb")
    os.dup2(2, 1)  # whatever a library prints is no answer
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # Ctrl-C ends the server, and that ends this
    if sys.platform != "win32":
        os.nice(5)  # tables come first
    with outbox:
        serve(inbox, outbox)


def serve(inbox: BinaryIO, outbox: BinaryIO) -> None:
    """Does jobs until there are no more, or one has needed too much: then a fresh program does the next."""
    bounds: Bounds = pickle.load(inbox)
    _write(Done(os.getpid()), outbox)
    is_first = True
    while True:
        try:
            job: Job = pickle.load(inbox)
        except EOFError:
            return
        if is_first:  # what the job is made of has been loaded now
            limit_memory(bounds.memory)
            is_first = False
        limit_time(bounds.seconds)
        answer = done(job)
        _write(answer, outbox)
        if isinstance(answer, Exceeded):
            return


def _write(answer: Answer, outbox: BinaryIO) -> None:
    pickle.dump(answer, outbox, pickle.HIGHEST_PROTOCOL)
    outbox.flush()


def done(job: Job) -> Answer:
    """The answer to a job."""
    try:
        return Done(job.work(*job.given))
    except OpenHeartsError as error:
        return Refused(type(error), error.args, dict(error.__dict__))
    except (MemoryError, RecursionError):
        return Exceeded()
    except Exception:
        return Broken(traceback.format_exc())


def limit_memory(more: int) -> None:
    """From here on the program gets so many bytes more, and no others, where the system can promise that."""
    if sys.platform == "win32":
        return
    import resource

    has = 0
    with contextlib.suppress(OSError, ValueError):
        has = int(Path("/proc/self/statm").read_text().split()[0]) * resource.getpagesize()
    most = (has or 1 << 30) + more
    with contextlib.suppress(OSError, ValueError):  # macOS has the name of this bound, and no such bound
        hard = resource.getrlimit(resource.RLIMIT_AS)[1]
        resource.setrlimit(resource.RLIMIT_AS, (most if hard == resource.RLIM_INFINITY else min(most, hard), hard))


def limit_time(seconds: float) -> None:
    """So many seconds of work more, where the system counts them; elsewhere the clock of the server is the bound."""
    if sys.platform == "win32":
        return
    import resource

    used = resource.getrusage(resource.RUSAGE_SELF)
    most = int(used.ru_utime + used.ru_stime + seconds) + 2
    with contextlib.suppress(OSError, ValueError):
        hard = resource.getrlimit(resource.RLIMIT_CPU)[1]
        resource.setrlimit(resource.RLIMIT_CPU, (most if hard == resource.RLIM_INFINITY else min(most, hard), hard))
