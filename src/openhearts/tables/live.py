"""A table that many people look at: one owner of its position, one order of events, and a store that knows all of it.

Whatever somebody does is written before anybody is told; who does the same thing twice has done it once.  It knows no
page and no language: whoever subscribes hears events, and asks for views.
"""

from __future__ import annotations

import asyncio
import logging
import time
from collections.abc import Iterable, Sequence
from typing import Any, Final

import msgspec

from openhearts.core.event import Event
from openhearts.errors import Forbidden, NotToAct, Why
from openhearts.games import registry
from openhearts.records import record as records
from openhearts.records.receipts import Signer
from openhearts.store.store import Store
from openhearts.tables.claims import Claiming
from openhearts.tables.company.anew import Anew
from openhearts.tables.company.away import AWAY_AFTER, Away
from openhearts.tables.company.changing import Changing
from openhearts.tables.company.consent import Consent
from openhearts.tables.company.door import Door
from openhearts.tables.company.hosting import Hosting
from openhearts.tables.company.mixing import Mixing
from openhearts.tables.company.rematch import Another, Rematch
from openhearts.tables.company.returning import Returning
from openhearts.tables.company.seating import Seating
from openhearts.tables.company.waiting import is_share_full
from openhearts.tables.entries import Pending, Sitting
from openhearts.tables.gathering import Filled, Gathering, clean_text
from openhearts.tables.listening import About, Heard, Listener
from openhearts.tables.pace.driving import ASLEEP_AFTER, Driving
from openhearts.tables.pace.reading import Reading
from openhearts.tables.pace.timing import Timing
from openhearts.tables.pace.warming import Warming
from openhearts.tables.table import Table, open_table

MOST_LISTENERS: Final = 200  # pages that look at one table; whoever sits there may always look

log = logging.getLogger("openhearts.tables")
__all__ = ["ASLEEP_AFTER", "AWAY_AFTER", "About", "Heard", "Listener", "LiveTable"]


class LiveTable:
    """One table of a server.  Made by the lobby; every method that changes something is safe to call at any time."""

    def __init__(
        self,
        ident: str,
        store: Store,
        gathering: Gathering,
        rules: Any,
        length: int,
        warming: Warming | None = None,
        another: Another | None = None,
        signer: Signer | None = None,
    ) -> None:
        self.ident = ident
        self.place = ""  # the network address that has it in memory
        self.warming = warming or Warming()
        self.rules = rules
        self.game = registry.game_of(rules)
        self.gathering = gathering
        self.table: Table | None = None
        self.last_events: tuple[Event, ...] = ()
        self.is_broken = False
        self.lock = asyncio.Lock()
        self.listeners: set[Listener] = set()
        self.pending = Pending()
        self.claims = Claiming(self)
        self.timing = Timing(self)
        self.n_told = 0
        self.seating = Seating(self)
        self.mixing = Mixing(self, signer)
        self.door = Door(self)
        self.reading = Reading(self)
        self.absent = Away(self)
        self.returning = Returning(self)
        self.changing = Changing(self)
        self.driving = Driving(self)
        self.ready = Consent(self, self._next_deal)
        self.rematch = Rematch(self, another)
        self.anew = Anew(self)
        self.hosting = Hosting(self)
        self.seen_at = self.now()
        self.store = store
        self._length = length

    # --- what can be asked ------------------------------------------------------------------------------------------

    @property
    def version(self) -> int:
        """How many entries are written: grows with everything that happens."""
        return self._length

    @property
    def names(self) -> tuple[str, ...]:
        """Names by seat; empty ones where nobody sits."""
        return tuple(chair.name for chair in self.gathering.chairs)

    @property
    def bots(self) -> frozenset[int]:
        """The seats of bots."""
        return frozenset(seat for seat, chair in enumerate(self.gathering.chairs) if chair.bot is not None)

    @property
    def present(self) -> frozenset[str]:
        """The people who look at the table now."""
        return frozenset(listener.person for listener in self.listeners)

    @property
    def away(self) -> frozenset[int]:
        """The seats of people who do not look."""
        here = self.present
        chairs = enumerate(self.gathering.chairs)
        return frozenset(seat for seat, chair in chairs if chair.person is not None and chair.person not in here)

    @property
    def is_idle(self) -> bool:
        """Whether nobody looks, nothing is being done, and no bot decides: then it may leave the memory."""
        return not (self.listeners or self.lock.locked() or self.driving.is_on or self.mixing.is_on)

    @property
    def is_playing(self) -> bool:
        """Whether the match has begun, be it that its first cards are still being shuffled."""
        return self.table is not None or self.mixing.is_on

    @property
    def begun(self) -> Table | None:
        """The match once it has begun, be it that its first cards are still being shuffled."""
        return self.mixing.table or self.table

    @property
    def is_dealt(self) -> bool:
        """Whether a deal is being played: its hands are hidden, and belong to who held them from the beginning."""
        return self.table is not None and self.table.public.phase != "over"

    def hands_of(self, person: str) -> tuple[int, ...]:
        """The seats whose side a person may be shown, and act for; before the first deal those where they sit."""
        return self.gathering.seats_of(person) if self.table is None else self.gathering.hands_of(person)

    @property
    def unheld(self) -> frozenset[int]:
        """The seats of people whose hand a bot plays, because it was dealt to somebody else."""
        return self.gathering.unheld if self.is_dealt else frozenset()

    def seat_of(self, person: str) -> int | None:
        """The seat that a person looks from: of several on one device, the one that is to act."""
        seats = self.hands_of(person)
        if not seats:
            return None
        owing = self.table.to_act if self.table is not None else ()
        return next((seat for seat in seats if seat in owing), seats[0])

    def turn_of(self, seat: int) -> str:
        """A name for the decision that a seat owes: an answer to another one comes too late, or a second time."""
        if self.table is None:
            return ""
        mine = sum(step.seat == seat for step in self.table.steps)
        return f"{self.table.standing.deal_number}.{mine}.{self.table.n_revised}"

    def about(self) -> About:
        """What the list of tables says of this one."""
        names = tuple(name for name in self.names if name)
        table = self.begun
        if table is None or table.position is None:
            return About(self.rules.id, self.rules.name, names, "gathering")
        phase = "over" if table.is_over or table.closed else "playing"
        return About(self.rules.id, self.rules.name, names, phase, table.standing.deal_number, table.scores)

    # --- listening --------------------------------------------------------------------------------------------------

    def listen(self, person: str, *, contributes: bool = False, place: str = "") -> Listener:
        """A new listener; everybody else is told when somebody comes back.  `contributes`: it adds to shuffles.

        `place`: the network address, for one has its share of the watchers.  Raises Forbidden for strangers at a closed
        table, and while there are too many.
        """
        self.gathering.forbid_strangers(person)
        if not self.gathering.seats_of(person):
            watching = [one.place for one in self.listeners if not self.gathering.seats_of(one.person)]
            if is_share_full(watching, place, MOST_LISTENERS):
                raise Forbidden(Why.TOO_MANY_WATCHERS)
        was_here, was_empty = person in self.present, not self.listeners
        listener = Listener(person, contributes, place)
        self.listeners.add(listener)
        self.absent.came(person)
        self.touch()
        if was_empty:
            self.timing.restart()
        if not was_here and self.gathering.seats_of(person):
            self.tell(Heard("presence"))
            self.hosting.watch()
        self.driving.drive()
        return listener

    def leave(self, listener: Listener) -> None:
        """The listener is gone."""
        self.listeners.discard(listener)
        if listener.person not in self.present:
            self.absent.left(listener.person)
            self.claims.left(listener.person)
            self.waits_no_more()
            self.hosting.watch()
            if self.gathering.seats_of(listener.person):
                self.tell(Heard("presence"))

    def waits_no_more(self) -> None:
        """For somebody who is gone: perhaps all who are here have agreed to go on."""
        self.ready.left()
        self.rematch.consent.left()

    def tell(self, heard: Heard, person: str | None = None, *, but: str | None = None) -> None:
        """Tells every listener, or those of one person, or those of everybody but one."""
        self.n_told += 1
        heard = msgspec.structs.replace(heard, number=self.n_told)
        for listener in self.listeners:
            if person in (None, listener.person) and listener.person != but:
                listener.tell(heard)

    def tell_of(self, kind: str, seat: int, what: str) -> None:
        """Tells every listener something about a seat."""
        self.tell(Heard(kind, seat=seat, text=what))

    def touch(self, person: str | None = None) -> None:
        """Somebody was here, with a page that does not listen."""
        self.seen_at = self.now()
        if person is not None:
            self.absent.saw(person)
            self.hosting.watch()

    async def settled(self) -> None:
        """Returns when everything that stands here is written; whoever shows it before their next wait shows facts.

        Raises Forbidden where it could not be written: then the table is read again.
        """
        async with self.lock:
            pass
        if self.is_broken:
            raise Forbidden(Why.TRY_AGAIN)

    # --- the beginning ----------------------------------------------------------------------------------------------

    async def start(
        self,
        host: str,
        *,
        seed: str | None = None,
        first_leader: int | None = None,
        expected: Iterable[str] = (),
        fixed: str | None = None,
    ) -> None:
        """Bots take the open seats and the first deal is shuffled.  Raises Forbidden.

        `expected`: people whose pages are about to come, and will contribute to the shuffle.  `fixed`: the key of cards
        that are known beforehand, for one person with bots.  `seed`: for tests, where everything must come out alike.
        """
        self.hosting.check(host)
        async with self.lock:
            if self.is_playing:
                return
            leader = self.seat_of(host) or 0 if first_leader is None else first_leader
            if not 0 <= leader < self.rules.seats:
                raise Forbidden(Why.NO_SEAT, seat=leader, last=self.rules.seats - 1)
            for seat, chair in enumerate(self.gathering.chairs):
                if chair.is_open:
                    filled = Filled(seat, self.hosting.bot_name(seat), self.gathering.settings.level)
                    self.seating.take(filled)
            sittings = [Sitting(chair.name, chair.bot) for chair in self.gathering.chairs]
            if fixed is not None and sum(one.bot is None for one in sittings) != 1:
                raise Forbidden(Why.KNOWN_CARDS)
            extras = {"table": self.ident}
            table, _ = open_table(
                self.rules,
                sittings,
                seed=seed,
                first_leader=leader,
                log=self.pending,
                extras=extras,
                is_shared=True,
                fixed=fixed,
            )
            table.dealt = self._dealt
            await self.mixing.begin(table, expected)

    def take_up(self, table: Table) -> None:
        """The table as it was read from the store, perhaps in the middle of a shuffle."""
        table.dealt = self._dealt
        if table.position is not None and not table.is_void:
            self.table = table
        if table.is_shuffling:
            self.mixing.resume(table)

    def _dealt(self) -> None:
        self.gathering = self.gathering.dealt()

    # --- the match --------------------------------------------------------------------------------------------------

    async def act(self, person: str, seat: int, action: Any, turn: str | None = None) -> bool:
        """A person does something for a seat; False where `turn` is answered already, and nothing happens.

        Raises Forbidden, NotToAct, IllegalAction.
        """
        self.forbid_others(person, seat)
        async with self.lock:
            self.match()
            if turn is not None and turn != self.turn_of(seat):
                return False
            self.claims.forbid(action)
            await self.carry_out(seat, action)
        return True

    async def carry_out(self, seat: int, action: Any, by: str | None = None) -> None:
        """An action, written and told, `by` a bot that stands in; called with the lock held.

        Raises NotToAct, IllegalAction, Forbidden.
        """
        events = self.match().act(seat, action, by)
        await self.write()
        self.happened(events)

    async def next_deal(self, person: str) -> None:
        """A person has seen the deal that is over; the next one begins when everybody who is here has."""
        if not self.gathering.seats_of(person):
            raise Forbidden(Why.WATCHING)
        self.match()
        if self.changing.is_open:
            await self.ready.give(person)
            if self.ready.given:
                self.tell(Heard("presence"))

    async def _next_deal(self) -> None:
        """The next deal begins, with everybody where they are to sit; called with the lock held."""
        table = self.match()
        if not self.changing.is_open:
            return
        changes, moves = self.changing.due()
        self.seating.match_chairs(table)
        if moves is not None:
            self.seating.take(moves)
        table.next_deal(changes)
        self.changing.tell(changes)
        await self.mixing.begin(table)

    async def undo(self, person: str, seat: int) -> None:
        """A lone person takes back the last decision.  Raises Forbidden."""
        self.forbid_others(person, seat)
        async with self.lock:
            table = self.match()
            if not self.gathering.settings.undo:
                raise Forbidden(Why.NO_UNDO)
            if not self.can_undo(person, seat):
                raise Forbidden(Why.NOTHING_TO_UNDO, seat=seat)
            table.undo(seat)
            await self.write()
            self.last_events = ()
            self.claims.forget()
            self.tell(Heard("undone", seat=seat))
        self.go_on()

    def can_undo(self, person: str, seat: int) -> bool:
        """Whether a lone person may take back the last decision: where nobody else held a hand of this deal."""
        table, holders = self.table, {*self.gathering.holders} - {None}
        return table is not None and holders == {person} and table.can_undo(seat)

    def may_say(self, person: str) -> int:
        """The seat from which somebody speaks.  Raises Forbidden where nobody does, or only players do."""
        seats = self.gathering.seats_of(person)
        if not self.gathering.settings.talks:
            raise Forbidden(Why.NO_CHAT)
        if not seats:
            raise Forbidden(Why.WATCHING)
        return seats[0]

    def say(self, person: str, text: str, *, kind: str = "said", seat: int | None = None) -> None:
        """A short text to everybody who is here, or the name of a `phrase`; it is kept nowhere.

        `seat`: which of the person's seats speaks, else the first.  Raises Forbidden.
        """
        first = self.may_say(person)
        seat = seat if seat in self.gathering.seats_of(person) else first
        said = clean_text(text)
        if said:
            self.tell(Heard(kind, seat=seat, text=said))

    def forbid_others(self, person: str, seat: int) -> None:
        """Raises Forbidden for everybody whose seat it is not, and who does not hold the hand there."""
        if seat not in self.gathering.seats_of(person):
            raise Forbidden(Why.NOT_YOUR_SEAT)
        if seat not in self.hands_of(person):
            raise Forbidden(Why.NEXT_HAND)

    def match(self) -> Table:
        """The match.  Raises NotToAct before it begins, Forbidden where it has to be read again."""
        if self.table is None:
            raise NotToAct(Why.NOT_BEGUN)
        if self.is_broken:
            raise Forbidden(Why.TRY_AGAIN)
        return self.table

    def happened(self, events: Sequence[Event]) -> None:
        """Tells what was done, and goes on."""
        self.last_events = tuple(events)
        self.claims.forget()
        self.driving.happened()
        self.tell(Heard("events", tuple(events)))
        self.go_on()

    def go_on(self) -> None:
        """Something is different now: clocks run for others, and perhaps it is a bot's turn."""
        self.timing.tick()
        self.driving.drive()

    # --- what is written --------------------------------------------------------------------------------------------

    async def write(self) -> None:
        """Everything that waits goes into the store; where it cannot, the table is read again by whoever asks next."""
        if self.is_broken:
            raise Forbidden(Why.TRY_AGAIN)
        self.timing.see()
        entries, self.pending.raw = self.pending.raw, []
        if not entries:
            return
        try:
            about = msgspec.json.encode(self.about())
            self._length = await self.store.append(self.ident, self._length, entries, about)
            if self.table is not None and self.table.is_over:
                await self.store.set_open(self.ident, False)
        except BaseException as error:
            self.is_broken = True
            self.tell(Heard("again"))
            if not isinstance(error, asyncio.CancelledError):
                log.error("table %s is read again: %s", self.ident, error)
            raise

    def just(self, *kinds: str) -> bool:
        """Whether something of these kinds has just happened."""
        return any(type(event).__name__ in kinds for event in self.last_events)

    @staticmethod
    def now() -> float:
        """The time, in seconds from some beginning."""
        return time.monotonic()

    async def rest(self) -> None:
        """Stops the bots, for a server that is about to stop; nothing that was told is lost."""
        self.timing.rest()
        self.mixing.rest()
        self.absent.rest()
        self.ready.rest()
        self.rematch.consent.rest()
        self.hosting.rest()
        await self.driving.rest()
        async with self.lock:
            pass  # whoever was writing has written

    def record(self) -> records.Record:
        """What was played so far; while a deal is being played, only the deals before it.  Raises Forbidden."""
        return self.match().record({"Table": self.ident}, open_only=True)
