"""What people who look at a table are told, and how it waits for a slow one.

It words nothing and decides nothing.
"""

from __future__ import annotations

import asyncio
import logging
from typing import Final

from msgspec import Struct

from openhearts.core.event import Event
from openhearts.errors import OpenHeartsError

HEARD: Final = 64  # messages that wait for a slow listener; after that it is told to look again

log = logging.getLogger("openhearts.tables")


class Heard(Struct, frozen=True):
    """What a listener is told: events (each with its `for_seat`), or another reason to look again.

    `lost`: more has happened than was kept for this listener; `number` counts what everybody was told.
    """

    # events, seats, presence, away (for long: what is to be done?), returned (somebody says to be that person), back
    # (and is), strange (and is not: `text` is who asked, for the server alone), undone, said (a text), phrase (its
    # name), knocked (a name), claim (offered, accepted, refused, withdrawn), time (warned, up), warming (a level begins
    # for a bot whose search is not ready here), shuffle (pages are asked for contributions), turned (a device is handed
    # on), talks (on or off, as the host has decided), sat (a person, in this seat), renamed (so; `text` is the name
    # before), left (`text` is who, by themselves), sent (the same, by the host), handed (tells that person: their seats
    # are somebody's who came back as another guest), rematch (somebody would like to play again), declined (somebody
    # would not), moves-on (everybody does, at the table of this name), refused, welcomed (by the host: tells that
    # person), hosts (somebody, from now on), anew (asked, declined, agreed: to deal anew); again: the table was read
    # anew, and who listens must come again
    kind: str
    events: tuple[Event, ...] = ()
    lost: bool = False
    seat: int | None = None
    text: str = ""
    number: int = 0


class Listener:
    """One page that looks at a table."""

    def __init__(self, person: str, contributes: bool = False, place: str = "") -> None:
        self.person = person
        self.place = place  # the network address
        self.contributes = contributes  # whether this page adds chance of its own to shuffles
        self.queue: asyncio.Queue[Heard] = asyncio.Queue(HEARD)

    def tell(self, heard: Heard) -> None:
        """Keeps a message; with too many waiting, only that something was lost."""
        try:
            self.queue.put_nowait(heard)
        except asyncio.QueueFull:
            while not self.queue.empty():
                self.queue.get_nowait()
            self.queue.put_nowait(Heard(heard.kind, lost=True, number=heard.number))


class About(Struct, frozen=True):
    """What the list of tables says of one."""

    variant: str
    rules_name: str
    names: tuple[str, ...]
    phase: str  # gathering, playing, over
    deal: int = 0
    scores: tuple[int, ...] = ()


def tell_fault(task: asyncio.Task[None]) -> None:
    """Bots that stopped for a fault of ours; what could not be written was told before."""
    if not task.cancelled() and (fault := task.exception()) is not None and not isinstance(fault, OpenHeartsError):
        log.error("%s stopped", task.get_name(), exc_info=fault)
