"""Jobs inside the one process of a server: they stand among the small values of its store, and outlive the process.

For a store that one process serves; several would begin the same job.  over_saq.py is for many.
"""

from __future__ import annotations

import asyncio
import logging
from collections.abc import AsyncIterator, Sequence
from contextlib import asynccontextmanager
from datetime import UTC, datetime, timedelta
from typing import Final

from msgspec.structs import replace

from openhearts.errors import OpenHeartsError
from openhearts.store.interface import Store
from openhearts.store.jobs.interface import (
    AT_ONCE,
    FAILED,
    LARGEST_ANSWER,
    MOST_ATTEMPTS,
    Job,
    State,
    Task,
    Work,
    decoded,
    encoded,
    fault_of,
)

KIND: Final = "job"  # of the small values, by the names of jobs
LISTED: Final = 500  # names that are read in one step
AGAIN_S: Final = 1.0  # after which a store is asked again that could not be used
log = logging.getLogger("openhearts.store")


class InsideQueue:
    """Jobs in a store that this process alone serves."""

    def __init__(self, store: Store, *, again_s: float = AGAIN_S) -> None:
        self._store, self._again_s = store, again_s
        self._waiting: asyncio.Queue[str] = asyncio.Queue()
        self._doing: dict[str, asyncio.Task[str]] = {}
        self._begun: set[str] = set()  # and those that are about to be
        self._come: dict[str, tuple[int, int]] = {}  # how much is done, of how much

    async def begin(self, task: Task) -> bool:
        """Lets a task be done; False where a job of that name is there already, ended ones too."""
        is_new = await self._store.swap(KIND, task.ident, None, encoded(Job(task)))
        if is_new:
            self._waiting.put_nowait(task.ident)
        return is_new

    async def look(self, idents: Sequence[str]) -> dict[str, Job]:
        """The jobs of these names, those that are there."""
        found = {}
        for ident in idents:
            if (job := decoded(await self._store.get(KIND, ident))) is not None:
                if job.state is State.RUNNING:  # else it has begun or ended since it was read
                    done, total = self._come.get(ident, (job.done, job.total))
                    job = replace(job, done=done, total=total)
                found[ident] = job
        return found

    async def unfinished(self) -> int:
        """How many jobs wait or are being done."""
        return len(await self._unfinished())

    async def cancel(self, ident: str) -> bool:
        """Ends a job; False where it had ended, or is not there."""
        while (raw := await self._store.get(KIND, ident)) is not None:
            job = decoded(raw)
            if job is None or job.has_ended:
                return False
            if await self._store.swap(KIND, ident, raw, encoded(replace(job, state=State.CANCELLED))):
                if (doing := self._doing.get(ident)) is not None:
                    doing.cancel()
                return True
        return False

    @asynccontextmanager
    async def working(self, work: Work) -> AsyncIterator[None]:
        """A block in which jobs are done; the process before may have ended in the middle of some."""
        for job in await self._unfinished():
            await self._store.put(KIND, job.task.ident, encoded(replace(job, state=State.WAITING)))
        self._waiting = asyncio.Queue()
        for job in sorted(await self._unfinished(), key=lambda job: job.task.at):
            self._waiting.put_nowait(job.task.ident)
        workers = [asyncio.create_task(self._serve(work), name=f"jobs {number}") for number in range(AT_ONCE)]
        try:
            yield
        finally:
            for worker in workers:
                worker.cancel()
            await asyncio.wait(workers)

    async def close(self) -> None:
        """Nothing is held: the store is somebody else's."""

    async def _unfinished(self) -> list[Job]:
        later, found, skip = datetime.now(UTC) + timedelta(days=1), [], 0
        while names := await self._store.old_values(KIND, later, limit=LISTED, skip=skip):
            skip += len(names)
            found += [job for job in (await self.look(names)).values() if not job.has_ended]
        return found

    # --- being done -------------------------------------------------------------------------------------------------

    async def _serve(self, work: Work) -> None:
        while True:
            ident = await self._waiting.get()
            if ident in self._begun:  # it waited twice: asked for while those of before were read
                continue
            self._begun.add(ident)
            try:
                is_owed = await self._do(ident, work)
            except OpenHeartsError as error:  # of the store: what is kept of the job says that it is owed
                log.error("a job waits, for the store cannot be used", extra={"told": {"error": error}})
                await asyncio.sleep(self._again_s)
                is_owed = True
            finally:
                self._begun.discard(ident)
            if is_owed:
                self._waiting.put_nowait(ident)

    async def _do(self, ident: str, work: Work) -> bool:
        """Does a job that waits, or was begun when the store failed; keeps what came of it.  Whether it is owed yet."""
        raw = await self._store.get(KIND, ident)
        job = decoded(raw)
        if job is None or job.has_ended:
            return False
        if job.attempts >= MOST_ATTEMPTS:
            await self._ended(job, replace(job, state=State.FAILED, fault=FAILED))
            return False
        job = replace(job, state=State.RUNNING, attempts=job.attempts + 1)
        if not await self._store.swap(KIND, ident, raw, encoded(job)):
            return True  # it was cancelled at this moment, or is read once more
        doing = self._doing[ident] = asyncio.create_task(self._worked(job.task, work))
        try:
            await asyncio.wait([doing])
        except asyncio.CancelledError:  # the process stops in order: that was no attempt
            doing.cancel()
            await asyncio.wait([doing])
            await self._ended(job, replace(job, state=State.WAITING, attempts=job.attempts - 1))
            raise
        finally:
            del self._doing[ident]
            done, total = self._come.pop(ident, (0, 0))
        if doing.cancelled():
            return False
        await self._ended(job, _after(replace(job, done=done, total=total), doing))
        kept = (await self.look([ident])).get(ident)
        return kept is not None and kept.state is State.WAITING

    async def _worked(self, task: Task, work: Work) -> str:
        def told(done: int, total: int) -> None:
            self._come[task.ident] = done, total

        answer = await work(task, told)
        if len(answer.encode()) > LARGEST_ANSWER:
            raise ValueError("an answer is too large")
        return answer

    async def _ended(self, before: Job, after: Job) -> None:
        """Keeps what came of a job, where nobody cancelled it meanwhile."""
        await self._store.swap(KIND, before.task.ident, encoded(before), encoded(after))


def _after(job: Job, doing: asyncio.Task[str]) -> Job:
    """What came of a job whose work has ended by itself."""
    error = doing.exception()
    if error is None:
        return replace(job, state=State.DONE, answer=doing.result())
    if isinstance(error, OpenHeartsError):
        return replace(job, state=State.FAILED, fault=fault_of(error))
    told = {"kind": job.task.kind, "fault": type(error).__name__}  # its words may hold names and cards
    log.error("a job failed", extra={"told": told})
    if job.attempts < MOST_ATTEMPTS:
        return replace(job, state=State.WAITING, done=0, total=0)
    return replace(job, state=State.FAILED, fault=FAILED)
