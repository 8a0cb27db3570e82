"""Who is away from a live table, since when, and whether it waits for them or lets a bot play on.

People who are here are asked before the host's setting decides; a table where nobody is here waits for them all.
"""

from __future__ import annotations

import asyncio
from typing import TYPE_CHECKING, Final

from openhearts.errors import Forbidden, Why
from openhearts.tables.listening import Heard

if TYPE_CHECKING:
    from openhearts.tables.live import LiveTable

ASK_AFTER: Final = 45.0  # seconds without somebody, and the others are asked
AWAY_AFTER: Final = 60.0  # seconds, and what they said counts, or the host's setting
PAGE_LASTS: Final = 30.0  # seconds that a page without a connection stands for a person: it comes again by itself
WORDS: Final = ("bot", "wait")


class Away:
    """See above.  Kept nowhere: after a restart everybody has a minute again."""

    def __init__(self, live: LiveTable) -> None:
        self._live = live
        self._began = live.now()
        self._left: dict[str, float] = {}
        self._seen: dict[str, float] = {}
        self._words: dict[str, dict[str, str]] = {}
        self._timer: asyncio.TimerHandle | None = None
        self._told: set[str] = set()  # about whom people were asked since they went

    def came(self, person: str) -> None:
        """Somebody is here: what was said about them is forgotten, and who wanted their place."""
        self._left.pop(person, None)
        self._words.pop(person, None)
        self._told.discard(person)
        self._live.returning.came(person)

    def left(self, person: str) -> None:
        """The last page of somebody is gone."""
        self._left[person] = self._live.now()
        self.watch()

    def saw(self, person: str) -> None:
        """Somebody has asked for a page, and may have no connection."""
        if person == self._live.gathering.host or self._live.gathering.seats_of(person):
            self.came(person)
            self._seen[person] = self._live.now()

    def is_here(self, person: str) -> bool:
        """Whether somebody looks, or has just asked for a page."""
        seen = self._seen.get(person)
        return person in self._live.present or (seen is not None and self._live.now() - seen < PAGE_LASTS)

    def seconds(self, seat: int) -> float:
        """How long the person of a seat has been away; 0 for bots and for who is here."""
        person = self._live.gathering.chairs[seat].person
        return 0.0 if person is None else self.gone(person)

    def is_long(self, seat: int) -> bool:
        """Whether the person of a seat has been away for so long that others are asked about it."""
        return self.seconds(seat) >= ASK_AFTER

    def gone(self, person: str) -> float:
        """How long somebody has been away; 0 for who is here."""
        return 0.0 if self.is_here(person) else max(0.0, self._live.now() - self.last_seen(person))

    def last_seen(self, person: str) -> float:
        """When somebody was here last, who does not look now."""
        return max(self._left.get(person, self._began), self._seen.get(person, self._began))

    @property
    def asked(self) -> tuple[int, ...]:
        """The seats that people are asked about: whose turn holds up the table."""
        table = self._live.table
        if table is None or table.closed or not self._somebody_here():
            return ()
        return tuple(seat for seat in table.to_act if self.is_long(seat) and seat not in self._live.unheld)

    def word_of(self, by: str, seat: int) -> str:
        """What somebody has said about a seat, empty for nothing."""
        return self._words.get(self._live.gathering.chairs[seat].person or "", {}).get(by, "")

    def choose(self, by: str, seat: int, word: str) -> None:
        """Somebody who sits here says what is to be done about a seat.  Raises Forbidden."""
        if not self._live.gathering.seats_of(by):
            raise Forbidden(Why.WATCHING)
        person = self._live.gathering.chairs[seat].person if seat in self.asked else None
        if person is None or word not in WORDS:
            raise Forbidden(Why.NOT_AWAY)
        self._words.setdefault(person, {})[by] = word
        self._live.tell(Heard("presence"))
        self._live.driving.drive()

    def agreed(self, seat: int) -> str:
        """What holds for a seat: what more of those who are here have said, else the host's setting."""
        said = self._words.get(self._live.gathering.chairs[seat].person or "", {})
        words = [word for by, word in said.items() if self.is_here(by)]
        more = words.count("bot") - words.count("wait")
        return self._live.gathering.settings.when_away if more == 0 else "bot" if more > 0 else "wait"

    def stands_in(self, seat: int) -> bool:
        """Whether a bot decides for a seat now."""
        gone = self.seconds(seat)
        if gone < ASK_AFTER or not self._somebody_here() or self.agreed(seat) == "wait":
            return False
        person = self._live.gathering.chairs[seat].person or ""
        return gone >= AWAY_AFTER or "bot" in self._words.get(person, {}).values()

    def watch(self) -> None:
        """Wakes up when somebody has to be asked, or a bot may play on."""
        if self._timer is not None:
            self._timer.cancel()
            self._timer = None
        live = self._live
        if (live.begun is not None and live.begun.closed) or not live.listeners:
            return
        away = [live.now() - self.last_seen(person) for person in live.gathering.people if person not in live.present]
        waits = [moment - gone for gone in away for moment in (ASK_AFTER, AWAY_AFTER) if gone < moment]
        if waits:
            self._timer = asyncio.get_running_loop().call_later(min(waits) + 0.01, self._rung)

    def rest(self) -> None:
        """Stops watching."""
        if self._timer is not None:
            self._timer.cancel()

    def _rung(self) -> None:
        for seat in self.asked:
            person = self._live.gathering.chairs[seat].person or ""
            if self.seconds(seat) < AWAY_AFTER and person not in self._told:
                self._told.add(person)
                self._live.tell_of("away", seat, "")
        self._live.returning.rung()
        self._live.driving.drive()
        self.watch()

    def _somebody_here(self) -> bool:
        return any(self.is_here(person) for person in self._live.gathering.people)
