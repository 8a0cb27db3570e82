"""An event loop in which no time passes but what its timers ask for, and in which whole processes stop and die.

Everything runs in one thread and in an order that follows from nothing outside, so that the same beginning has the same
end.  It knows no table and no fault.
"""

from __future__ import annotations

import asyncio
import heapq
from collections.abc import Callable, Coroutine
from contextvars import Context, ContextVar, copy_context
from typing import Any

OWNER: ContextVar[Process | None] = ContextVar("process", default=None)


class NothingToDo(Exception):
    """Everybody waits, and no timer runs: nothing will ever happen."""


class Process:
    """Code that runs, stops and dies as a whole: whatever is started in its `context` belongs to it.

    A process that is stopped (SIGSTOP) does nothing; its timers are late when it goes on.  One that is dead (SIGKILL)
    never does anything again: none of its `except` and `finally` is reached.
    """

    def __init__(self, loop: VirtualLoop, name: str) -> None:
        self.loop, self.name = loop, name
        self.is_running, self.is_dead = True, False
        self.parked: list[asyncio.Handle] = []
        self.tasks: set[asyncio.Task[Any]] = set()  # nobody else may have the last hold of one that waits
        loop.processes.append(self)
        self.context = Context()
        self.context.run(OWNER.set, self)

    def start(self, doing: Coroutine[Any, Any, Any]) -> asyncio.Task[Any]:
        """A task of this process."""
        return self.loop.create_task(doing, context=self.context.copy())

    def call(self, callback: Callable[..., object], *told: object) -> None:
        """Has something done in this process."""
        self.loop.call_soon(callback, *told, context=self.context.copy())

    def stop(self) -> None:
        """Stops all of it, between two steps."""
        self.is_running = False

    def go_on(self) -> None:
        """Goes on where it was stopped; everything that it missed comes at once."""
        if not self.is_dead and not self.is_running:
            self.is_running = True
            self.loop.unpark(self.parked)
            self.parked = []

    def kill(self) -> None:
        """Ends it without a word."""
        self.is_running, self.is_dead = False, True
        self.parked.clear()


class VirtualLoop(asyncio.BaseEventLoop):
    """The loop: `time` jumps to the next timer as soon as nobody has anything to do."""

    def __init__(self) -> None:
        super().__init__()
        self._now = 0.0
        self._clock_resolution = 1e-9
        self._selector = None  # nothing comes from outside
        self.processes: list[Process] = []  # the dead ones too
        self.set_task_factory(_task)

    def time(self) -> float:
        """Seconds since the beginning."""
        return self._now

    def unpark(self, handles: list[asyncio.Handle]) -> None:
        """These go on where they were."""
        self._ready.extend(handles)  # type: ignore[attr-defined]

    def _run_once(self) -> None:
        """One turn: timers that are due, then everything that was ready before it, but for processes that are stopped.

        The loop of asyncio does the same, and waits for the system where this one moves its hands.
        """
        ready, scheduled = self._ready, self._scheduled  # type: ignore[attr-defined]
        while scheduled and scheduled[0]._cancelled:
            heapq.heappop(scheduled)._scheduled = False
        if not ready:
            if not scheduled:
                raise NothingToDo
            self._now = max(self._now, scheduled[0]._when)
        while scheduled and scheduled[0]._when <= self._now:
            handle = heapq.heappop(scheduled)
            handle._scheduled = False
            ready.append(handle)
        for _ in range(len(ready)):
            handle = ready.popleft()
            if handle._cancelled:
                continue
            process = handle._context.get(OWNER)
            if process is None or process.is_running:
                handle._run()
            elif not process.is_dead:
                process.parked.append(handle)

    def _timer_handle_cancelled(self, handle: asyncio.TimerHandle) -> None:
        scheduled = self._scheduled  # type: ignore[attr-defined]
        if len(scheduled) > 500:
            kept = [one for one in scheduled if not one._cancelled]
            if len(kept) < len(scheduled) // 2:
                scheduled[:] = kept
                heapq.heapify(scheduled)

    def _process_events(self, event_list: object) -> None:
        """Nothing comes from outside."""

    def _write_to_self(self) -> None:
        """No other thread calls."""


def _task(loop: asyncio.AbstractEventLoop, doing: Any, **told: Any) -> asyncio.Task[Any]:
    made = asyncio.Task(doing, loop=loop, **told)
    context = told.get("context")
    process = OWNER.get() if context is None else context.get(OWNER)
    if process is not None:
        process.tasks.add(made)
        made.add_done_callback(process.tasks.discard)
    return made


def run(main: Callable[[VirtualLoop], Coroutine[Any, Any, Any]]) -> Any:
    """What `main` answers, in a loop of its own; whatever still waits then is forgotten without being run."""
    loop = VirtualLoop()
    faults: list[dict[str, Any]] = []
    loop.set_exception_handler(lambda _, told: faults.append(told))
    asyncio.set_event_loop(loop)
    try:
        found = loop.run_until_complete(main(loop))
        for told in faults:
            raise told.get("exception") or RuntimeError(told["message"])
        return found
    finally:
        for task in asyncio.all_tasks(loop):
            task._log_destroy_pending = False  # type: ignore[attr-defined]
            coroutine = task.get_coro()
            assert coroutine is not None
            coroutine.close()
        loop.set_exception_handler(lambda *_: None)
        asyncio.set_event_loop(None)
        loop.close()


def nobody() -> Context:
    """A context that belongs to no process: that of the network, the database and the simulation."""
    context = copy_context()
    context.run(OWNER.set, None)
    return context
