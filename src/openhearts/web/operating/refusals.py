"""What a server refuses: counted by cause, and written down so that who runs it can count, however many come.

What is refused, and in which words, is for those who refuse.
"""

from __future__ import annotations

import logging
from collections import Counter
from collections.abc import Callable
from enum import StrEnum
from typing import Final

from openhearts.errors import Why
from openhearts.errors.fields import Member
from openhearts.web.operating.logs import REFUSALS, told
from openhearts.web.rate_limit import Bucket

LINES_RATE, LINES_BURST = 0.5, 20.0  # lines a second of one cause, and how many at once; the others are counted in them


class Cause(StrEnum):
    """Why something was refused; no other word ever stands in a count."""

    HOST = "host"  # asked by a name that is not the server's
    ORIGIN = "origin"  # a connection of a page of elsewhere
    SECRET = "secret"  # no token, or a wrong one, where the operator's is asked for
    CODE = "code"  # a return code that is none
    PASS = "pass"  # a link for another device that is used, too old or none
    FORM = "form"  # a form without its token, or of a page of elsewhere
    LARGE = "large"  # a form, a message or a text that is too long
    MESSAGE = "message"  # what is no message of a page
    OFTEN = "often"  # an address that asks again and again
    PAGES = "pages"  # too many pages of one person, watchers of one table, or messages of one page
    CONNECTIONS = "connections"  # too many of one address
    SLOW = "slow"  # a request that does not end, an answer that is not taken
    DOOR = "door"  # too many who knock or say to be somebody
    TABLES = "tables"  # too many tables
    KEPT = "kept"  # too much that is kept for one address
    STORED = "stored"  # a table, or all of it, is as large as it may become
    BUSY = "busy"  # too many jobs wait
    COSTLY = "costly"  # a job that needs too much
    ENDED = "ended"  # a session that is over


# Those of the catalogue's refusals that are about how much is asked of a server; a game's are nobody's business here.
CAUSES: Final[dict[Member, Cause]] = {
    Why.TOO_MANY_OWN: Cause.TABLES,
    Why.TOO_MANY_TABLES: Cause.TABLES,
    Why.TOO_MANY_HOSTED: Cause.TABLES,
    Why.TOO_MUCH_KEPT: Cause.KEPT,
    Why.STORE_QUOTA: Cause.STORED,
    Why.PAD_FULL: Cause.KEPT,
    Why.TOO_MANY_WATCHERS: Cause.PAGES,
    Why.BUSY: Cause.BUSY,
    Why.TOO_OFTEN: Cause.OFTEN,
    Why.TOO_MUCH: Cause.COSTLY,
}
# The same of what a table refuses.
AT_TABLES: Final[dict[Member, Cause]] = {
    Why.TOO_MANY_WAIT: Cause.DOOR,
    Why.TOO_MANY_KNOCKS: Cause.DOOR,
    Why.TABLE_TOO_LONG: Cause.STORED,
}
STATUS: Final = {401: Cause.SECRET, 403: Cause.FORM, 413: Cause.LARGE, 421: Cause.HOST, 429: Cause.OFTEN}
CODES: Final = {4401: Cause.ENDED, 4403: Cause.ORIGIN, 4429: Cause.PAGES, 1009: Cause.LARGE, 1007: Cause.MESSAGE}

log = logging.getLogger(REFUSALS)


class Refusals:
    """Counts what is refused, and writes lines of it: each tells how many it stands for."""

    def __init__(self, count: Callable[[str, int], None]) -> None:
        self._count = count
        self._may: dict[Cause, Bucket] = {}
        self._untold: Counter[Cause] = Counter()

    def add(self, cause: Cause, address: str = "", route: str = "") -> None:
        """One more; `address`: where it came from, which is written as a hash."""
        self._count(cause.value, 1)
        self._untold[cause] += 1
        if self._may.setdefault(cause, Bucket(LINES_RATE, LINES_BURST)).take():
            self._tell(cause, address, route)

    def _tell(self, cause: Cause, address: str = "", route: str = "") -> None:
        fields: dict[str, object] = {"cause": cause.value, "count": self._untold.pop(cause)}
        fields |= {"route": route} if route else {}
        log.info("refused", extra=told(**fields, address=address))

    def tell_rest(self) -> None:
        """Writes down those that no line told yet."""
        for cause in [*self._untold]:
            self._tell(cause)
