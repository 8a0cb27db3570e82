"""A table of a server: it reads, lets the session decide, appends, folds and tells; it owns the store and the timers.

It decides nothing (session/ does), knows no page and no language, and the append is its only lock: when it loses one,
it reads on and lets the session decide again.
"""

from __future__ import annotations

import asyncio
import logging
import secrets
import time
from collections import deque
from collections.abc import Awaitable, Callable, Iterable, Sequence
from contextlib import suppress
from typing import Final

from msgspec.structs import replace

from openhearts.bots.bot_specs import is_quick
from openhearts.core.input_limits import whole_number
from openhearts.errors import DamagedTable, Forbidden, OpenHeartsError, Why
from openhearts.records.shuffle_receipts import Receipt, Signer
from openhearts.store.interface import CannotStore, CommandDone, Conflict
from openhearts.tables.bot_seats import player
from openhearts.tables.hosting.audience import Audience, Listener
from openhearts.tables.hosting.metrics_hooks import SILENT, Watch
from openhearts.tables.hosting.peers import Alone, Peers
from openhearts.tables.hosting.quotas import Room
from openhearts.tables.hosting.steps import Step, steps_of
from openhearts.tables.hosting.stored_log import StoredLog, beside
from openhearts.tables.hosting.thinking_times import ThinkingTimes
from openhearts.tables.search_readiness import Warming
from openhearts.tables.session import commands as c
from openhearts.tables.session import logged_facts as f
from openhearts.tables.session.decide import decide
from openhearts.tables.session.due import LONGEST_EACH, BotTurn, Due, Reading, due, wakes_at
from openhearts.tables.session.fold import folded
from openhearts.tables.session.logged_facts import Entry
from openhearts.tables.session.people import is_share_full
from openhearts.tables.session.shuffle_contributions import given_by
from openhearts.tables.session.state import State

KEPT: Final = 256  # steps that a slow listener may still be told one by one
TRIES: Final = 50  # lost appends in a row after which a command is given up
OTHERS_WITHIN: Final = 1.0  # seconds after which a worker does what another one should have done
RESTS: Final = 1.0  # seconds before something is tried again of which nothing came
UNSURE: Final = 0.1  # seconds after which a worker that does not know the time looks whether it does
SOON: Final = 60.0  # seconds: what is due later may be left to the store, which knows when a slow table wakes
EARLY: Final = 0.05  # seconds that a loop may wake too soon; what is due is not done then, and asked for again
LOOKS_AGAIN: Final = 30.0  # seconds after which a wait is counted anew, for the clock may have been put right
MOST_LISTENERS: Final = 200  # pages of watchers at one table; who sits there may always look

log = logging.getLogger("openhearts.tables")


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
        self.steps: deque[Step] = deque(maxlen=KEPT)
        self.about, self.after, self.warming = about, after, warming or Warming()
        self.thinking = thinking or ThinkingTimes()
        self.before_next, self.folding = before_next, folding or asyncio.Lock()
        self.peers: Peers = peers or Alone()
        self.fresh = fresh
        self.signer, self.watch, self.room = signer, watch, room or Room()
        self.place = ""  # the network address that has it in memory
        self._places: dict[str, str] = {}  # where those came from who wait for an answer
        self.seen_at = time.monotonic()
        self.broken: DamagedTable | None = None  # what others have written cannot be read here
        self._ahead = 0.0  # of the clock that is known, where that was set back
        self._owed: list[Step] = []  # what follows from these elsewhere is not done yet
        self._turns = asyncio.Lock()  # spares this process appends that are lost anyway; makes nothing right
        self.audience = Audience(state.ident, self.peers, state.here, self.now())
        self._reading: Reading | None = None  # what a lone person still has to hear; kept nowhere
        self._woken = asyncio.Event()
        self._running: asyncio.Task[None] | None = None

    def now(self) -> float:
        """The time at this table (seconds since 1970): never before its last entry, whatever clock that had."""
        moment = self.peers.now()
        self._ahead = max(self._ahead, self.state.at - moment)
        return moment + self._ahead

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
            await self._follow()
        return steps

    async def _follow(self) -> None:
        """Does elsewhere what follows from entries; what fails is owed, and done when the store can."""
        owed, self._owed = self._owed, []
        try:
            if self.after is not None and owed:
                await self.after(self, owed)
        except (CannotStore, asyncio.CancelledError):
            self._owed = owed + self._owed
            self._woken.set()
            raise

    async def _carried_out(self, command: c.Command) -> tuple[Step, ...]:
        async with self._turns:
            for _ in range(TRIES):
                if self.log.is_unsure:
                    await self._read_on()
                if command.by:  # what the server itself owes is never refused
                    match = self.state.match
                    n_deals = 0 if match is None else len(match.finished) + len(match.void)
                    self.room.check_wish(command.wish, self.log.n_bytes, n_deals)
                try:
                    entries = await self._with_room(decide(self.state, command, self.now()), command)
                except OpenHeartsError:  # a refusal holds for what is written, not for what is known here
                    if not self.peers.is_shared or not await self._read_on():
                        raise
                    continue
                if not entries:
                    return ()
                try:
                    return await self._append(steps_of(self.state, entries, self.signer))
                except Conflict:
                    await self._read_on()
                except CommandDone:  # so long ago that the state has forgotten it
                    await self._read_on()
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
            if isinstance(command.wish, c.PlayAgain):
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
                self.broken = error
                self.stop()
                self.audience.ring()

    async def steps_since(self, moment: float) -> tuple[Step, ...]:
        """What happened after a moment, at most as much as is kept for slow listeners; read from the store where it is
        not in memory any more, once for all who ask.  Raises CannotStore, DamagedTable."""
        read: Sequence[Step] | None = None
        if not self._reaches(moment):
            async with self.folding:
                if not self._reaches(moment):  # who waited finds what the one before has read
                    read = await self._read_again()
        return tuple([step for step in (self.steps if read is None else read) if step.entry.at > moment])

    def _reaches(self, moment: float) -> bool:
        """Whether what is in memory goes back to a moment, or as far as ever."""
        first = self.steps[0].before if self.steps else None
        return first is not None and (first.at <= moment or len(self.steps) == KEPT or first.n <= 1)

    async def _read_again(self) -> Sequence[Step]:
        """The last steps as the store has them; they are in memory again from now on."""
        entries = await self.log.entries()
        first = max(1, len(entries) - KEPT)
        read = await beside(len(entries), lambda: steps_of(folded(self.state.ident, entries[:first]), entries[first:]))
        n = self.steps[0].before.n if self.steps else self.state.n
        before = [step for step in read if step.after.n <= n]
        if not before or before[-1].after.n != n:  # what is read here does not fit what is known here
            return read
        self.steps = deque([*before, *self.steps], KEPT)
        return self.steps

    async def as_people_moved_on(self) -> State:
        """How it stood when its people went on to the next table: what happens here afterwards changes nothing there.

        Raises CannotStore, DamagedTable.
        """
        for step in reversed(self.steps):
            if isinstance(step.entry.fact, f.MovesOn):
                return step.after
        entries = await self.log.entries()
        length = next((at for at, entry in enumerate(entries, 1) if isinstance(entry.fact, f.MovesOn)), 0)
        if not length:
            return self.state  # of earlier versions
        return await beside(length, lambda: folded(self.state.ident, entries[:length]))

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
        self.steps.extend(made)
        if made:
            self.audience.ring()
            self._woken.set()
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
        self._woken.set()

    def touch(self, person: str) -> None:
        """Note that a person asked for a page, or is about to, and may have no connection."""
        self.audience.touch(person, self.state, self.now())
        self._woken.set()

    def attended(self) -> None:
        """Others than before look at this table by other workers: who is nowhere any more has left."""
        self.audience.attended(self.state.here, self.now())
        self._woken.set()

    async def heard(self, listener: Listener) -> tuple[Step, ...] | None:
        """What happened since the listener was told last, as soon as something has, or it is rung for; None where too
        much has: then the page looks anew.  Raises DamagedTable where others have written what cannot be read here."""
        await listener.rang.wait()
        listener.rang.clear()
        if self.broken is not None:
            raise self.broken
        new: list[Step] = []
        for step in reversed(self.steps):
            if step.after.n <= listener.seen:
                break
            new.append(step)
        found = tuple(reversed(new))
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
            task = asyncio.get_running_loop().create_task(self._run(), name=f"table {self.state.ident}")
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
            self._woken.set()

    @property
    def _due(self) -> Due | None:
        return due(self.state, self._reading)

    @property
    def acts_here(self) -> bool:
        """Whether this worker does what is due, and not another one by which those who play look."""
        return self.audience.acts_here(frozenset((*self.state.people, self.state.host)))

    async def _run(self) -> None:
        while True:
            self._woken.clear()
            try:
                await self._next()
            except OpenHeartsError as error:  # the store fails, or the entry of another process cannot be
                log.error("a table waits", extra={"told": {"table": self.state.ident, "error": error}})
                await asyncio.sleep(RESTS)
            except Exception as error:  # a fault of ours: who plays here must not wait for ever because of it
                log.critical("a fault at a table", extra={"told": {"table": self.state.ident, "error": error}})
                self.watch.failed(error)
                await asyncio.sleep(RESTS)

    async def _next(self) -> None:
        """Does what is due now, or waits for it, or until something is different."""
        if not self.peers.is_sure:  # of the time: nothing is due
            await self._until(self.now() + UNSURE)
            return
        if self._owed:
            await self._follow()
        if (person := self.audience.uncounted(self.state)) is not None:
            with suppress(Forbidden):  # whose seat is another's meanwhile
                await self.ask(c.Arrive(), person)
        found, is_other = self._due, not self.acts_here
        if found is not None and is_other:  # which is a hint, and may be wrong
            is_heard = len(self.state.people) == 1  # by a reader elsewhere, for whom that one may wait
            found = replace(found, at=found.at + (LONGEST_EACH if is_heard else OTHERS_WITHIN))
        leaver = self.audience.next_to_leave
        if leaver is not None and (found is None or leaver[1] <= found.at):
            if await self._comes(leaver[1]):
                await self._gone(leaver[0])
        elif found is None:
            await self._woken.wait()
        elif found.at > self.now() + SOON:  # until then nobody needs to know what a bot would do
            await self._until(found.at - SOON)
        elif isinstance(found.what, BotTurn) and not is_other:
            await self._bot(found.what)  # which chooses before it is its turn, and waits then
        elif await self._comes(found.at) and not (is_other and await self.read_on()):  # else it was done already
            still = self._due
            if still is not None and still.what == found.what:
                await self._done(still.what)

    async def _done(self, what: c.ServerWish | BotTurn) -> None:
        """Does what is due.  Where nothing comes of it, whatever that is, it is not asked for all the time."""
        if isinstance(what, BotTurn):
            await self._bot(what)
        elif not await self.ask(what):
            await self._until(self.now() + RESTS)

    async def _gone(self, person: str) -> None:
        """Count a person as away who has had no page for long enough, here and by other workers."""
        leaving = self.audience.leaves_now(person, self.now())
        if leaving is None:
            return
        if not self.audience.is_elsewhere(person):
            await self.ask(c.Depart(leaving.since), person)
        self.audience.forget(person, leaving)

    async def _bot(self, turn: BotTurn) -> None:
        """A bot decides, from the view of its seat alone; what it chose counts if the deal still stands so.

        What it had to choose from is not to be seen by when it comes: each choice waits as long as others take.
        """
        deal = self.state.deal
        assert deal is not None
        spec = await self.warming.stand_in(self.state.rules, turn.bot) or turn.bot
        choosing, view = player(spec), self.state.game.view_of(deal.position, turn.seat)
        n_before = deal.n_before(turn.seat)
        asked = view, deal.chance, turn.deal, turn.seat, n_before
        loop = asyncio.get_running_loop()
        began = loop.time()
        with self.watch.thinking():
            action = choosing.choose(*asked) if is_quick(spec) else await asyncio.to_thread(choosing.choose, *asked)
        told_at = self.now() + self.thinking.rest(spec, loop.time() - began)
        while (late := self._due) is not None and late.what == turn and not await self._until(max(late.at, told_at)):
            self._woken.clear()
        if not self.peers.is_sure:
            return
        text = self.state.game.action_text(action)
        wish = c.BotActs(turn.deal, turn.n_steps, turn.seat, text, choosing.bot.spec, choosing.bot.version)
        if not await self.ask(wish) and (late := self._due) is not None and late.what == turn:
            await self._until(self.now() + RESTS)

    async def _comes(self, moment: float) -> bool:
        """Waits until a moment; False where something was different before, or this worker lost the time meanwhile."""
        return await self._until(moment) and self.peers.is_sure

    async def _until(self, moment: float) -> bool:
        """Waits until a moment; False where something was different before, or the clock was put back meanwhile."""
        delay = moment - self.now()
        if delay <= 0:
            self.watch.late(-delay)
            return True
        try:
            async with asyncio.timeout(min(delay, LOOKS_AGAIN)):  # unlike wait_for, it loses no cancelling
                await self._woken.wait()
        except TimeoutError:
            is_time = delay <= LOOKS_AGAIN and self.now() > moment - EARLY
            if is_time:
                self.watch.late(max(0.0, self.now() - moment))
            return is_time
        return False
