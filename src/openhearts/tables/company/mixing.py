"""The shuffle of a live table's next deal, in which people's pages have a say: who is asked and how long.

Who does not answer in time gets a contribution from the host, marked so: nobody can hold up a table.  It deals no
cards; the messages and their order are dealing.py's.
"""

from __future__ import annotations

import asyncio
from collections.abc import Iterable
from typing import TYPE_CHECKING, Final

from msgspec import Struct

from openhearts.core.limits import whole_number
from openhearts.errors import OpenHeartsError
from openhearts.records.receipts import Receipt, Signer
from openhearts.tables.listening import Heard
from openhearts.tables.table import Table

if TYPE_CHECKING:
    from openhearts.tables.live import LiveTable

ANSWER_WITHIN: Final = 3.0  # seconds for a commitment, and again for what was committed to


class Question(Struct, frozen=True):
    """What a page is asked during a shuffle: to commit for its seats, or (`reveal`) to tell what it committed to.

    `commitments`: those of every seat, once they are all there; `key`: that of the receipts that answers get.
    """

    step: str
    match: str
    deal: int
    host: str
    seats: tuple[int, ...]
    commitments: tuple[tuple[int, str], ...] = ()
    key: str | None = None


class Mixing:
    """The shuffle that is going on at a live table, if one is."""

    def __init__(self, live: LiveTable, signer: Signer | None) -> None:
        self.live = live
        self._signer = signer
        self.table: Table | None = None
        self._asked: set[int] = set()
        self._timer: asyncio.Task[None] | None = None
        self._timed = ""

    @property
    def is_on(self) -> bool:
        """Whether cards are being shuffled."""
        return self.table is not None

    async def begin(self, table: Table, expected: Iterable[str] = ()) -> None:
        """Shuffle; whose page can contribute is asked, and who is `expected` to come.  Needs the table's lock."""
        able = {*expected, *(one.person for one in self.live.listeners if one.contributes)}
        chairs = self.live.gathering.chairs
        self.table = table
        self._asked = {seat for seat in table.dealing.fair.seats if chairs[seat].person in able}
        await self._go_on()

    def resume(self, table: Table) -> None:
        """A crash came in the middle of a shuffle: pages that come back within the time are asked again."""
        self.table = table
        self._asked = set(table.dealing.fair.seats)
        self._start_timer("resumed", 0.0)

    def question(self, person: str) -> Question | None:
        """What a person's page is asked now."""
        table = self.table
        if table is None or not table.dealing.is_told:
            return None
        fair = table.dealing.fair
        mine = {seat for seat in self.live.gathering.seats_of(person) if seat in self._asked}
        seats = tuple(seat for seat in fair.owing if seat in mine)
        if not seats or fair.phase not in ("commit", "reveal"):
            return None
        shuffle = fair.shuffle
        all_told = tuple((one.seat, one.commitment) for one in shuffle.contributions)
        told = all_told * (fair.phase == "reveal")
        return Question(fair.phase, shuffle.match, shuffle.deal, shuffle.commitment, seats, told, shuffle.key)

    async def hear(self, person: str, step: str, value: str) -> None:
        """A page's answer, `deal seat hex`; one that comes too late or does not fit changes nothing."""
        words = value.split()
        deal, seat = (whole_number(word) for word in words[:2]) if len(words) == 3 else (None, None)
        if deal is None or seat is None:
            return
        async with self.live.lock:
            table = self.table
            if table is None or seat not in self._asked or seat not in self.live.gathering.seats_of(person):
                return
            try:
                table.contribute_own(deal, step, seat, words[2])
            except OpenHeartsError:
                return
            await self._go_on()

    async def receipt(self, person: str, step: str, value: str) -> Receipt | None:
        """The receipt for a page's answer, `deal seat hex`, that is written down; the same again when asked again.

        None for what was not taken up, or is another's.
        """
        words = value.split()
        if self._signer is None or len(words) != 3 or not (words[0].isdecimal() and words[1].isdecimal()):
            return None
        deal, seat = int(words[0][:9]), int(words[1][:9])
        async with self.live.lock:  # nobody is writing: what stands here is in the store
            table = self.table or self.live.table
            if table is None or self.live.is_broken or seat not in self.live.gathering.seats_of(person):
                return None
            return table.dealing.receipt(self._signer, deal, seat, step, words[2])

    def rest(self) -> None:
        """Stops waiting."""
        if self._timer is not None:
            self._timer.cancel()

    async def _go_on(self) -> None:
        """Everything that can be done without those who are asked; needs the table's lock."""
        table = self.table
        assert table is not None
        events = table.shuffle(self._asked, self._signer)
        if not table.is_shuffling:
            self.live.table = table
        await self.live.write()
        if not table.is_shuffling:
            self.table, self._timed = None, ""
            if self._timer is not None and self._timer is not asyncio.current_task():
                self._timer.cancel()
            self.live.happened(events)
            return
        stage = f"{table.dealing.deal} {table.dealing.fair.phase}"
        if stage != self._timed:
            self._start_timer(stage, ANSWER_WITHIN)
            self.live.tell(Heard("shuffle"))

    def _start_timer(self, stage: str, seconds: float) -> None:
        if self._timer is not None and self._timer is not asyncio.current_task():
            self._timer.cancel()
        self._timed = stage
        self._timer = asyncio.get_running_loop().create_task(self._late(stage, seconds), name=f"shuffle {stage}")

    async def _late(self, stage: str, seconds: float) -> None:
        """Whoever has not answered by now is asked no more."""
        await asyncio.sleep(seconds)
        async with self.live.lock:
            if self.table is None or self._timed != stage or self.live.is_broken:
                return
            if stage != "resumed":
                self._asked -= set(self.table.dealing.fair.owing)
            await self._go_on()
