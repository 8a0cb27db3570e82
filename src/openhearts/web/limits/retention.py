"""How long a server keeps what nobody touches: pruned while it runs, or by hand (`openhearts prune`).

The lobby knows which tables a visitor may still look at, the store knows what removing means.
"""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Callable
from contextlib import AbstractContextManager, nullcontext
from datetime import UTC, datetime, timedelta
from pathlib import Path
from typing import Final

from msgspec import Struct

from openhearts.errors import OpenHeartsError, Why, system_words
from openhearts.speech.speaker import Speaker
from openhearts.store import Counted, Moments, count_old, open_store, prune
from openhearts.store.interface import NoStream
from openhearts.store.jobs.interface import Queue, Task, Told
from openhearts.tables.hosting.lobby import Lobby
from openhearts.tables.hosting.text_erasure import blank
from openhearts.web.jobs.ownership import forget_old

DATABASE: Final = "tables.sqlite"  # in the data folder
CHAT_DAYS: Final = 30  # then what people wrote at a table that nobody looks at any more is forgotten
DAYS: Final = 400  # as long as browsers keep a cookie, by which people are known again
KINDS: Final = (
    "pad",
    "pads",
    "ruleset",
    "next",
    "renamed",
    "called",
    "brought",
)  # of small values; others are not for pruning
EVERY: Final = 24 * 3600.0  # seconds
NOTED_EVERY: Final = 3600.0  # in which tables in memory are noted as used, for a program that prunes from elsewhere
PAUSE: Final = 0.05  # between two steps, so that those who play are served
TOLD_EVERY: Final = 1000  # removed things

log = logging.getLogger("openhearts.web")
Counting = Callable[[], AbstractContextManager[Told | None]]


class Keep(Struct, frozen=True):
    """For how many days what nobody touches is kept: unfinished tables, what people wrote at a table (which itself
    stays), and everything else; 0 is for ever.

    A look is a touch.
    """

    days: int = DAYS
    unfinished_days: int = DAYS
    chat_days: int = CHAT_DAYS

    def moments(self, now: datetime) -> Moments:
        """What is old now."""
        finished, unfinished = _ago(now, self.days), _ago(now, self.unfinished_days)
        return Moments(finished, unfinished, {} if finished is None else dict.fromkeys(KINDS, finished))

    def written_before(self, now: datetime) -> datetime | None:
        """The moment since which a table must have been touched, or what people wrote there is forgotten."""
        return _ago(now, self.chat_days)


def _ago(now: datetime, days: int) -> datetime | None:
    try:
        return now - timedelta(days=days) if days else None
    except OverflowError:  # before there was a calendar
        return None


class CannotPrune(OpenHeartsError):
    """Nothing can be pruned here; `key` in its data names the sentence."""


# --- while the server runs --------------------------------------------------------------------------------------------


class Pruning:
    """How a server prunes: one job a day, whichever of its processes does it; tables in memory are kept."""

    def __init__(self, lobby: Lobby, queue: Queue, keep: Keep, *, pause: float = PAUSE) -> None:
        self._lobby, self._queue, self._keep, self._pause = lobby, queue, keep, pause

    async def ask_daily(self, *, every: float = EVERY) -> None:
        """Asks for it at once and again every day, as long as the server runs; of processes that ask one does it."""
        while True:
            try:
                await note_used(self._lobby)
                now = datetime.now(UTC)
                await self._queue.begin(Task(f"prune-{int(now.timestamp() // every)}", "prune", (), now.timestamp()))
            except OpenHeartsError as error:  # in an hour the store may be there again
                log.error("pruning waits", extra={"told": {"error": error}})
            await asyncio.sleep(min(NOTED_EVERY, every))

    async def prune(self, now: datetime, told: Told = lambda done, total: None) -> None:
        """Prunes what was old at this moment."""
        store, old = self._lobby.store, self._keep.moments(now)
        total = (await count_old(store, old, lambda: self._lobby.tables)).total
        await prune(store, old, lambda: self._lobby.tables, told=lambda done: told(done, total), pause=self._pause)
        if (before := self._keep.written_before(now)) is not None:
            await blank(store, before, pause=self._pause)
        await forget_old(store, now)


async def note_used(lobby: Lobby) -> None:
    """The tables in memory count as used now."""
    for ident in list(lobby.tables):
        try:
            await lobby.store.touch(ident)
        except NoStream:
            continue


# --- by hand ----------------------------------------------------------------------------------------------------------


def kept_in(folder: Path) -> Path:
    """The database in a data folder.  Raises CannotPrune where no server has kept anything, or nobody may look."""
    path = folder / DATABASE
    try:
        is_there = path.is_file()
    except OSError as error:
        raise CannotPrune(Why.NO_FOLDER, folder=str(folder), why=system_words(error)) from error
    if not is_there:
        raise CannotPrune(Why.NO_STORE, folder=str(folder))
    return path


def prune_by_hand(
    where: str | Path,
    keep: Keep,
    speaker: Speaker,
    tell: Callable[[str], None],
    agrees: Callable[[str], bool],
    *,
    is_dry: bool = False,
    counting: Counting = nullcontext,
) -> Counted:
    """Says what would be removed from a database, asks whether to, and removes it; what was removed.

    The server may run meanwhile.  `agrees` puts a question; `counting` opens a bar, or gives nothing: then lines
    say now and then how far it has come.  What is removed when it is stopped in the middle is removed.

    Raises CannotStore.
    """
    return asyncio.run(_prune_by_hand(where, keep, speaker, tell, agrees, is_dry, counting))


async def _prune_by_hand(
    where: str | Path,
    keep: Keep,
    speaker: Speaker,
    tell: Callable[[str], None],
    agrees: Callable[[str], bool],
    is_dry: bool,
    counting: Counting,
) -> Counted:
    old = keep.moments(datetime.now(UTC))
    store = await open_store(where)
    try:
        found = await count_old(store, old)
        values = next(iter(old.values.values()), None)
        for kind, since, count in (
            ("finished", old.finished, found.finished),
            ("unfinished", old.unfinished, found.unfinished),
            ("values", values, found.values),
        ):
            if since is not None:
                tell(speaker.text(f"terminal-prune-{kind}", since=since.astimezone().date().isoformat(), count=count))
        if not found.total or is_dry:
            tell(speaker.text("terminal-prune-dry" if found.total else "terminal-prune-nothing"))
            return Counted()
        if not agrees(speaker.text("terminal-prune-ask")):
            tell(speaker.text("terminal-prune-kept"))
            return Counted()
        with counting() as counted:
            told = counted or _telling(speaker, tell)
            removed = await prune(store, old, told=lambda done: told(done, found.total))
        await forget_old(store, datetime.now(UTC))
        tell(speaker.text("terminal-prune-removed", count=removed.total))
        return removed
    finally:
        await store.close()


def _telling(speaker: Speaker, tell: Callable[[str], None]) -> Told:
    """Says now and then how far it has come, where it takes long."""
    said = 0

    def told(n_removed: int, total: int) -> None:
        nonlocal said
        if n_removed - said >= TOLD_EVERY and n_removed < total:
            said = n_removed
            tell(speaker.text("terminal-prune-progress", done=n_removed, all=total))

    return told
