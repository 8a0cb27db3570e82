"""The server's side of a sandbox: one program that is kept, a queue with an end, and an end to what takes too long.

It knows no job; a program that was ended for its bounds answers its one job with an error, and the next gets a new one.
"""

from __future__ import annotations

import asyncio
import logging
import pickle
import sys
import threading
import time
from collections import OrderedDict
from collections.abc import Callable, Iterator
from concurrent.futures import Future, ThreadPoolExecutor
from contextlib import contextmanager, suppress
from functools import partial
from subprocess import DEVNULL, PIPE, Popen
from typing import Final, ParamSpec, TypeVar

from openhearts.web.rate_limit import Bucket
from openhearts.web.sandbox.child import Answer, Bounds, Broken, Done, Exceeded, Job, Refused
from openhearts.web.sandbox.job_refusals import Busy, TooMuch, TooOften

MEGABYTE: Final = 1 << 20
READING: Final = Bounds(memory=384 * MEGABYTE, seconds=10, patience=60)
# Compiled code is large, and half a minute is needed where none is there yet.
CHOOSING: Final = Bounds(memory=3072 * MEGABYTE, seconds=180, patience=600)
BEGINS_S: Final = 120  # seconds by the clock that a program may take to begin
MOST_WAITING: Final = 8
MOST_EACH: Final = 3  # jobs of one address that are done or wait
SHARE, BURST = 0.5, 60.0  # seconds of work that one address may have done: for each second, and at once
LEAST_S: Final = 0.05  # that a job counts
MOST_ADDRESSES: Final = 10_000
REST_S: Final = 300  # seconds without a job after which the program ends
_CODE: Final = "from openhearts.web.sandbox.child import main; main()"
_Given = ParamSpec("_Given")
_Result = TypeVar("_Result")
log = logging.getLogger("openhearts.web")


@contextmanager
def _ended_after(program: Popen[bytes], seconds: float) -> Iterator[None]:
    """A block in which a program is ended after so many seconds."""
    ending = threading.Timer(seconds, program.kill)
    ending.daemon = True
    ending.start()
    try:
        yield
    finally:
        ending.cancel()


class Sandbox:
    """Programs beside the server that do jobs within bounds.  Nothing starts before the first job."""

    def __init__(self, bounds: Bounds, most_waiting: int = MOST_WAITING) -> None:
        self.bounds = bounds
        self.most_waiting = most_waiting
        self._thread = ThreadPoolExecutor(1, thread_name_prefix="sandbox")  # one job at a time, in their order
        self._owed: dict[Future[tuple[Answer, float]], str] = {}  # whose each job is
        self._left: OrderedDict[str, Bucket] = OrderedDict()
        self._program: Popen[bytes] | None = None
        self._resting: asyncio.TimerHandle | None = None
        self._is_closed = False

    @property
    def pid(self) -> int | None:
        """The number of the program, None where none runs."""
        return None if self._program is None else self._program.pid

    async def run(
        self, address: str, work: Callable[_Given, _Result], /, *given: _Given.args, **none: _Given.kwargs
    ) -> _Result:
        """What a function of a module returns, computed in the sandbox for a visitor at an address.

        Without an address the server itself asks, and bounds by itself how often.  Raises what it raises on purpose,
        Busy where too many wait, TooOften where that address has had its share, and TooMuch where the job needs more
        than a job may.
        """
        left = self._share_of(address)
        if address and (left.has() <= 0 or list(self._owed.values()).count(address) >= MOST_EACH):
            raise TooOften()
        if address and len(self._owed) > self.most_waiting:
            raise Busy()
        if self._resting is not None:
            self._resting.cancel()
        future = self._thread.submit(self._do, Job(work, given))
        self._owed[future] = address
        future.add_done_callback(partial(self._done, left))
        try:
            answer, _ = await asyncio.wrap_future(future)
        finally:
            self._resting = asyncio.get_running_loop().call_later(REST_S, self._rest)
        match answer:
            case Done(value):
                result: _Result = value
                return result
            case Refused():
                raise answer.error
            case Exceeded():
                raise TooMuch()
            case Broken(trace):
                raise RuntimeError(f"a job failed in its sandbox:\n{trace}")

    def _share_of(self, address: str) -> Bucket:
        """How much an address may still have done."""
        left = self._left.setdefault(address, Bucket(SHARE, BURST))
        self._left.move_to_end(address)
        if len(self._left) > MOST_ADDRESSES:
            self._left.popitem(last=False)
        return left

    def close(self) -> None:
        """Ends the program and every job; none is done after it."""
        self._is_closed = True
        if self._resting is not None:
            self._resting.cancel()
        if (program := self._program) is not None:
            program.kill()
        self._thread.submit(self._end)
        self._thread.shutdown(wait=True)

    def _rest(self) -> None:
        if not self._owed and not self._is_closed:
            self._thread.submit(self._end)

    def _done(self, left: Bucket, future: Future[tuple[Answer, float]]) -> None:
        """A job is paid for, also where nobody waits for it any more."""
        self._owed.pop(future, None)
        if not future.cancelled() and future.exception() is None:
            left.pay(max(future.result()[1], LEAST_S))

    # --- in the thread ------------------------------------------------------------------------------------------------

    def _do(self, job: Job) -> tuple[Answer, float]:
        """The answer to a job, and the seconds that it took."""
        if self._is_closed:
            return Exceeded(), 0
        is_new, program = self._alive()
        assert program.stdin is not None and program.stdout is not None
        begun = time.monotonic()
        answer: Answer
        try:
            if is_new:  # nobody pays for what it needs to begin
                with _ended_after(program, BEGINS_S):
                    pickle.load(program.stdout)
                begun = time.monotonic()
            with _ended_after(program, self.bounds.patience):
                pickle.dump(job, program.stdin, pickle.HIGHEST_PROTOCOL)
                program.stdin.flush()
                answer = pickle.load(program.stdout)
        except (EOFError, OSError, pickle.UnpicklingError):  # it was ended, by the system or by the clock
            answer = Exceeded()
        if isinstance(answer, Exceeded):
            self._end()
            log.warning("a job was ended for its bounds", extra={"told": {"work": job.work.__qualname__}})
        return answer, time.monotonic() - begun

    def _alive(self) -> tuple[bool, Popen[bytes]]:
        """Whether the program is a new one, started because none ran; and the program."""
        if self._program is not None and self._program.poll() is not None:
            self._end()
        is_new = self._program is None
        if self._program is None:
            self._program = Popen([sys.executable, "-c", _CODE], stdin=PIPE, stdout=PIPE, stderr=DEVNULL)
            assert self._program.stdin is not None
            with suppress(OSError):  # who ended at once is noticed by the job
                pickle.dump(self.bounds, self._program.stdin, pickle.HIGHEST_PROTOCOL)
                self._program.stdin.flush()
        return is_new, self._program

    def _end(self) -> None:
        program, self._program = self._program, None
        if program is None:
            return
        program.kill()
        for pipe in (program.stdin, program.stdout):
            if pipe is not None:
                with suppress(OSError):
                    pipe.close()
        program.wait()
