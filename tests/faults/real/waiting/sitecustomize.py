"""Read by every Python that finds this folder on its path: at SIGUSR1 it writes down what each of its tasks waits for.

It changes nothing else.
"""

from __future__ import annotations

import asyncio
import gc
import signal
import sys


def _told(_signal: int, _frame: object) -> None:
    tasks = [one for one in gc.get_objects() if isinstance(one, asyncio.Task) and not one.done()]
    print(f"{len(tasks)} tasks wait:", file=sys.stderr)
    for task in tasks:
        print(_line(task), file=sys.stderr)
    sys.stderr.flush()


def _line(task: asyncio.Task[object]) -> str:
    """A task by its name, and the places that it waits at, from the outermost on."""
    waiting, places = task.get_coro(), []
    while waiting is not None:
        frame = getattr(waiting, "cr_frame", None) or getattr(waiting, "gi_frame", None)
        if frame is None:
            break
        places.append(f"{frame.f_code.co_qualname}:{frame.f_lineno}")
        waiting = getattr(waiting, "cr_await", None) or getattr(waiting, "gi_yieldfrom", None)
    return f"  {task.get_name()}: {' > '.join(places)}"


signal.signal(signal.SIGUSR1, _told)
