"""A table of a server: it reads, lets the session decide, appends, folds and tells.

It decides nothing (session/ does), knows no page and no language, and the append is its only lock: when it loses one,
it reads on and lets the session decide again.  What it does by itself, due_runner.py asks it for.
"""

from __future__ import annotations

import asyncio
import secrets
import time
from collections import deque
from collections.abc import Awaitable, Callable, Iterable, Sequence
from contextlib import suppress
from typing import Final

from openhearts.core.input_limits import whole_number
from openhearts.errors import DamagedTable, Forbidden, OpenHeartsError, Why
from openhearts.records.shuffle_receipts import Receipt, Signer
from openhearts.store.interface import CannotStore, CommandDone, Conflict
from openhearts.tables.hosting.audience import Audience, Listener
from openhearts.tables.hosting.due_runner import LOOKS_AGAIN, SOON, DueRunner
from openhearts.tables.hosting.metrics_hooks import SILENT, Watch
from openhearts.tables.hosting.peers import Alone, Peers
from openhearts.tables.hosting.quotas import Room
from openhearts.tables.hosting.step_history import StepHistory
from openhearts.tables.hosting.steps import Step, steps_of
from openhearts.tables.hosting.stored_log import StoredLog, WentBack
from openhearts.tables.hosting.thinking_times import ThinkingTimes
from openhearts.tables.search_readiness import Warming
from openhearts.tables.session import commands as c
from openhearts.tables.session import logged_facts as f
from openhearts.tables.session.decide import decide
from openhearts.tables.session.due import Due, Reading, due, wakes_at
from openhearts.tables.session.logged_facts import Entry
from openhearts.tables.session.people import is_share_full
from openhearts.tables.session.shuffle_contributions import given_by
from openhearts.tables.session.state import State

TRIES: Final = 50  # lost appends in a row after which a command is given up
MOST_LISTENERS: Final = 200  # pages of watchers at one table; who sits there may always look


class HostedTable:
    """One table.  Made by the lobby from the state that the store's log describes.

    `about` describes a state for lists of tables; `after` is called with what this process has written, for what
    follows elsewhere, and `before_next` before people go on to another table, which it refuses where there is no room
    for it; `signer` has the key of the receipts, where there is one; `peers` knows the time and the other workers of
    the store; `fresh` gives chance; `watch` is told what is done; `room` says how much may be kept; `folding` is held
    while a long log is read again, by one table of the server at a time.
    """

    def __init__(
        self,
        log: StoredLog,
        state: State,
        *,
        about: Callable[[State], bytes] = lambda state: b"{}",
        after: Callable[[HostedTable, Sequence[Step]], Awaitable[None]] | None = None,
        before_next: Callable[[State, str], Awaitable[None]] | None = None,
        warming: Warming | None = None,
        thinking: ThinkingTimes | None = None,
        signer: Signer | None = None,
        peers: Peers | None = None,
        fresh: Callable[[int], bytes] = secrets.token_bytes,
        watch: Watch = SILENT,
        room: Room | None = None,
        folding: asyncio.Lock | None = None,
    ) -> None:
        self.log, self.state = log, state
        self.history = StepHistory(log, state.n, folding or asyncio.Lock())
        self.about, self.after, self.warming = about, after, warming or Warming()
        self.thinking, self.thinking_here = thinking or ThinkingTimes(), ThinkingTimes()
        self.before_next = before_next
        self.peers: Peers = peers or Alone()
        self.fresh = fresh
        self.signer, self.watch, self.room = signer, watch, room or Room()
        self.place = ""  # the network address that has it in memory
        self._places: dict[str, str] = {}  # where those came from who wait for an answer
        self.seen_at = time.monotonic()
        self.broken: DamagedTable | None = None  # what others have written cannot be read here
        self._ahead = 0.0  # of the clock that is known, where that was set back
        self._asked_at = self.peers.now()  # by that clock, when the time was asked for last
        self._owed: list[Step] = []  # what follows from these elsewhere is not done yet
        self._turns = asyncio.Lock()  # spares this process appends that are lost anyway; makes nothing right
        self.audience = Audience(state.ident, self.peers, state.here, self.now())
        self._reading: Reading | None = None  # what a lone person still has to hear; kept nowhere
        self.woken = asyncio.Event()
        self._running: asyncio.Task[None] | None = None

    def now(self) -> float:
        """The time at this table (seconds since 1970): never before its last entry, whatever clock that had.

        A clock that was set back and is put right again jumps: by as much the table is less ahead of it, so that what
        nobody waited for is not taken from anybody's time.
        """
        moment = self.peers.now()
        jumped = max(0.0, moment - self._asked_at - LOOKS_AGAIN)
        self._ahead, self._asked_at = max(0.0, self._ahead - jumped, self.state.at - moment), moment
        return moment + self._ahead

    @property
    def steps(self) -> deque[Step]:
        """What happened of late, as far as it is in memory."""
        return self.history.steps

    # --- what is asked ----------------------------------------------------------------------------------------------

    async def ask(
        self, wish: c.AnyWish, by: str = "", ident: str = "", able: Iterable[str] = (), place: str = ""
    ) -> tuple[Step, ...]:
        """Carry out what a person asks for; what came of it, nothing where it was done before.

        `able`: people whose pages are about to come, and add chance of their own to a shuffle that begins; `place`: the
        network address that asks, for one has its share of what is there for all.  It is written nowhere.

        Raises a refusal, in which case nothing has happened; CannotStore where the store fails: then the same command
        (`ident`) may be asked again, and is done once.
        """
        pages = self.audience.giving
        key = self.signer.key if self.signer is not None else ""
        ident, fresh = ident or self.fresh(8).hex(), self.fresh(32)
        command = c.Command(wish, by, ident, fresh, pages | {*able}, key, place, self._places)
        steps = await self.watch.asking(wish, self._carried_out(command))
        if steps and isinstance(wish, c.Knock | c.AskBack):
            self._places[by] = place
        if steps:
            self._owed += steps
            await self.follow()
        return steps

    async def follow(self) -> None:
        """Does elsewhere what follows from entries; what fails is owed, and done when the store can."""
        owed, self._owed = self._owed, []
        try:
            if self.after is not None and owed:
                await self.after(self, owed)
        except (CannotStore, asyncio.CancelledError):
            self._owed = owed + self._owed
            self.woken.set()
            raise

    async def _carried_out(self, command: c.Command) -> tuple[Step, ...]:
        async with self._turns:
            for _ in range(TRIES):
                if self.log.is_unsure or not self.peers.is_sure:  # one that was away for long knows nothing for sure
                    await self._known_anew()
                if command.by:  # what the server itself owes is never refused
                    match = self.state.match
                    n_deals = 0 if match is None else len(match.finished) + len(match.void)
                    self.room.check_wish(command.wish, self.log.n_bytes, n_deals)
                try:
                    entries = await self._with_room(decide(self.state, command, self.now()), command)
                except OpenHeartsError:  # a refusal holds for what is written, not for what is known here
                    if not self.peers.is_shared or not await self._known_anew():
                        raise
                    continue
                if not entries:
                    return ()
                try:
                    return await self._append(steps_of(self.state, entries, self.signer))
                except Conflict:
                    await self._known_anew()
                except CommandDone:  # so long ago that the state has forgotten it
                    await self._known_anew()
                    return ()
        raise Forbidden(Why.TRY_AGAIN)

    async def _with_room(self, entries: tuple[Entry, ...], command: c.Command) -> tuple[Entry, ...]:
        """These entries; where people would go on to another table and there is no room for it, they stay here.

        Raises Forbidden to who has just said that they play again, and may say so later.  Where time was up for the
        answers nobody waits any longer.
        """
        if self.before_next is None or not entries or not isinstance(entries[-1].fact, f.MovesOn):
            return entries
        try:
            await self.before_next(steps_of(self.state, entries)[-1].after, command.place or self.place)
        except Forbidden:
            if isinstance(command.wish, c.PlayAgain) and command.wish.is_yes:
                raise
            at, waiting = entries[-1].at, sorted(self.state.wants_again)
            return entries[:-1] or tuple([Entry(f.AgainRefused(one), at, command.ident) for one in waiting])
        return entries

    async def _append(self, steps: tuple[Step, ...]) -> tuple[Step, ...]:
        after = steps[-1].after
        await self.log.append(
            [step.entry for step in steps],
            self.about(after),
            wakes=wakes_at(after),
            closes=after.phase in ("over", "closed") and self.state.phase != after.phase,
            watch=self.watch,
        )
        before = self.state.here
        taken = self._take(steps)
        for person in self.state.here - before:  # who was let in may not come
            self.touch(person)
        return taken

    async def keep_up(self, length: int | None = None) -> None:
        """Reads what others have written, up to so many lines or (None) all there are.

        What cannot be read here, as a newer worker's entries, ends the table in this process: its pages come again.
        """
        async with self._turns:
            if length is not None and self.log.length >= length:
                return
            try:
                await self._read_on()
            except DamagedTable as error:
                self._end(error)

    def _end(self, error: DamagedTable) -> None:
        """This process has no part in the table any more, as it knows it: its pages come again, and it is read anew."""
        self.broken = error
        self.stop()
        self.audience.ring()

    async def _known_anew(self) -> tuple[Step, ...]:
        """What others have written meanwhile, for who asks for something.

        Raises Forbidden where the store went back: who asks again finds the table as it is.
        """
        try:
            return await self._read_on()
        except WentBack as error:
            self._end(error)
            raise Forbidden(Why.TRY_AGAIN) from error

    async def as_people_moved_on(self) -> State:
        """How it stood when its people went on to the next table: what happens here afterwards changes nothing there.

        Raises CannotStore, DamagedTable.
        """
        return await self.history.as_people_moved_on() or self.state

    async def read_on(self) -> tuple[Step, ...]:
        """What others have written meanwhile.  Raises DamagedTable for what cannot be read, NewerTable among it."""
        async with self._turns:
            return await self._read_on()

    async def _read_on(self) -> tuple[Step, ...]:
        lines = await self.log.more()
        found = self._take(steps_of(self.state, lines.entries))
        self._owed += [step for step in found if isinstance(step.entry.fact, f.MovesOn)]  # its writer may have stopped
        self.log.know(lines)
        return found

    def _take(self, made: tuple[Step, ...]) -> tuple[Step, ...]:
        self.state = made[-1].after if made else self.state
        if self._places:
            waiting = {one.person for one in (*self.state.knocks, *self.state.returns)}
            for gone in self._places.keys() - waiting:
                del self._places[gone]
        self.history.take(made)
        if made:
            self.audience.ring()
            self.woken.set()
        return made

    # --- who looks --------------------------------------------------------------------------------------------------

    def listen(self, person: str, *, contributes: bool = False, place: str = "") -> Listener:
        """A page that looks, from a network address: one has its share of the watchers.

        Raises Forbidden for strangers at a closed table, and while there are too many.
        """
        if not self.state.admits(person):
            raise Forbidden(Why.ASK_FIRST)
        if not self.state.seats_of(person):
            watching = [one.place for one in self.audience.listeners if not self.state.seats_of(one.person)]
            if is_share_full(watching, place, MOST_LISTENERS):
                raise Forbidden(Why.TOO_MANY_WATCHERS)
        listener = Listener(person, contributes, self.state.n, place)
        self.audience.come(listener)
        return listener

    async def arrive(self, listener: Listener) -> None:
        """Counts the person of a page as here, as long as it looks and whatever others write.  Raises CannotStore."""
        listener.has_come = True
        await self.ask(c.Arrive(), listener.person)

    def leave(self, listener: Listener) -> None:
        """Let a page go; its viewer is away when no other page of theirs comes within seconds."""
        self.audience.go(listener, self.state, self.now())
        self.woken.set()

    def touch(self, person: str) -> None:
        """Note that a person asked for a page, or is about to, and may have no connection."""
        self.audience.touch(person, self.state, self.now())
        self.woken.set()

    def attended(self) -> None:
        """Others than before look at this table by other workers: who is nowhere any more has left."""
        self.audience.attended(self.state.here, self.now())
        self.woken.set()

    async def heard(self, listener: Listener) -> tuple[Step, ...] | None:
        """What happened since the listener was told last, as soon as something has, or it is rung for; None where too
        much has: then the page looks anew.  Raises DamagedTable where others have written what cannot be read here."""
        await listener.rang.wait()
        listener.rang.clear()
        if self.broken is not None:
            raise self.broken
        found = self.history.after(listener.seen)
        is_whole = found[0].before.n == listener.seen if found else listener.seen == self.state.n
        listener.seen = self.state.n
        return found if is_whole else None

    def receipt(self, person: str, step: str, value: str) -> Receipt | None:
        """The receipt for a page's answer in a shuffle, `deal seat hex`; the same again when it is asked for again.

        What stands in the state is in the store.  None for what was not taken up, or is another's.
        """
        words = value.split()
        deal, seat = (whole_number(word) for word in words[:2]) if len(words) == 3 else (None, None)
        if self.signer is None or deal is None or seat is None:
            return None
        given = given_by(self.state, person, deal, seat, step, words[2])
        if given is None or given.shuffle.key != self.signer.key:
            return None
        return self.signer.receipt(given.shuffle, given.seat, given.step, given.value, given.shown)

    # --- what happens by itself -------------------------------------------------------------------------------------

    def run(self) -> None:
        """Begins to do what is due; called once the table is in memory."""
        if self._running is None or self._running.done():
            task = asyncio.get_running_loop().create_task(DueRunner(self).run(), name=f"table {self.state.ident}")
            task.add_done_callback(self._ran)
            self._running = task

    def _ran(self, task: asyncio.Task[None]) -> None:
        """An ended task holds what it ran over, and this table it: neither would go before a search for garbage."""
        if self._running is task:
            self._running = None

    def stop(self) -> None:
        """Does nothing by itself any more, and leaves the memory."""
        self.peers.forget(self.state.ident)
        if self._running is not None:
            self._running.cancel()

    async def rest(self) -> None:
        """Stops; nothing that was told is lost."""
        self.stop()
        if self._running is not None:
            with suppress(asyncio.CancelledError):
                await self._running

    @property
    def is_idle(self) -> bool:
        """Whether nobody looks and nothing is due, or what is due has its moment in the store: then it may leave the
        memory."""
        return not (self.is_in_use or self.audience.leaving or self._owed or self.is_due)

    @property
    def is_due(self) -> bool:
        """Whether something is to happen by itself here; at a slow table, soon."""
        return self.is_due_within(SOON if self.state.settings.slow else float("inf"))

    def is_due_within(self, seconds: float) -> bool:
        """Whether something is to happen by itself here in so many seconds."""
        found = due(self.state)
        return found is not None and found.at < self.now() + seconds

    @property
    def is_in_use(self) -> bool:
        """Whether a person looks at it, or asks for something just now: then it must stay in the memory."""
        return bool(self.audience.listeners) or self._turns.locked()

    def wait_for(self, reading: Reading | None) -> None:
        """Bots go on when the person who is alone with them has heard enough; None: at once."""
        if reading != self._reading:
            self._reading = reading
            self.woken.set()

    @property
    def next_due(self) -> Due | None:
        """What happens next by itself; bots wait for a lone person who has to hear it."""
        return due(self.state, self._reading)

    @property
    def acts_here(self) -> bool:
        """Whether this worker does what is due, and not another one by which those who play look."""
        return self.audience.acts_here(frozenset((*self.state.people, self.state.host)))
