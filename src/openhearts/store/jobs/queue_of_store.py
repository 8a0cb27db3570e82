"""The queue of jobs that belongs to a store: SAQ's where many processes may serve, else one inside this process.

It chooses and does nothing else.
"""

from __future__ import annotations

from pathlib import Path
from typing import Final

from openhearts.store.interface import Store
from openhearts.store.jobs.inside import InsideQueue
from openhearts.store.jobs.interface import Pace, Queue
from openhearts.store.opening import url_of

USUAL: Final = Pace()


async def open_queue(where: str | Path, store: Store, pace: Pace = USUAL) -> Queue:
    """The queue beside an open store, which `open_store` opened with the same address.

    Raises CannotStore, and MissingExtra where the driver of the database is not installed.
    """
    url = url_of(where)
    if url is None or url.get_backend_name() == "sqlite":
        return InsideQueue(store, again_s=pace.poll_s)
    from openhearts.store.jobs.over_saq import SaqQueue
    from openhearts.store.postgres import connecting, shown

    return await SaqQueue(store, connecting(url, pace.patience_s), shown(url), pace).open()
