"""A table under test: people send commands and are shown things; the only module here that knows how a table is made.

Tests say what must hold in terms of identities, commands, and what each identity was shown, so that they can be run
against another table that is driven alike.
"""

from __future__ import annotations

import asyncio
import hashlib
import random
import re
from collections.abc import Awaitable, Callable, Iterator
from copy import copy
from typing import Any

from msgspec import to_builtins

import openhearts as oh
from openhearts.errors import OpenHeartsError
from openhearts.store import MemoryStore
from openhearts.tables.hosting.audience import Listener
from openhearts.tables.hosting.due_runner import DueRunner
from openhearts.tables.hosting.hosted import HostedTable
from openhearts.tables.hosting.lobby import Lobby
from openhearts.tables.hosting.peers import Alone
from openhearts.tables.hosting.stored_log import StoredLog
from openhearts.tables.roster import Settings
from openhearts.tables.session import commands as c
from openhearts.tables.session.due import due
from openhearts.tables.session.state import State
from openhearts.tables.session.viewer import news, news_of_entries
from openhearts.tables.session.viewer import snapshot as snapshots
from openhearts.tables.session.viewer.snapshot import hand_view, snapshot
from openhearts.tables.session.viewer.table_view import Viewer
from openhearts.web.identity.guests import Person
from openhearts.web.table.announcer import Announcer
from openhearts.web.table.commands import do as done
from openhearts.web.table.message_history import Message
from openhearts.web.table.viewer import TableViewer
from openhearts.web.table_html import board

# Three ranks of four suits for three seats, nothing passed: hands of four cards, and two deals.
TINY = oh.ruleset("kids-jinx", 3, options={"pack.ranks": ["1", "2", "3"], "end.deals": 2})
NEVER = 1_000_000.0  # seconds between two cards of bots: none plays by itself
LONG = 46.0  # seconds without a page, and the others are asked: a cut of some seconds is none
CARD = re.compile(r'id="card-([^"#]+)"|data-do="(?:act|choose)"[^>]*value="([^"]+)"')
Deal = tuple[str, int, int]  # of which table, which deal, after how many void ones
Hand = tuple[Deal, int]


class TableUnderTest:
    """See above.  `seen` are the hands that each identity was ever shown; `faults` what must never be."""

    def __init__(self) -> None:
        self.store = MemoryStore()
        self.now = 1000.0
        self.lobby = Lobby(self.store, peers=Alone(lambda: self.now))
        self.live: HostedTable
        self.viewers: dict[tuple[str, str], TableViewer] = {}
        self.pages: dict[str, Listener] = {}
        self.dealt: dict[Deal, tuple[frozenset[str], ...]] = {}
        self.holders: dict[Deal, tuple[str | None, ...]] = {}
        self.seen: dict[str, set[Hand]] = {}
        self.faults: list[str] = []
        self.contribute = False
        self._chance = ("", 0)  # what all secrets of the table follow from
        self._due: tuple[State | None, float] = None, 0.0  # when something is due in a state

    # --- the table ----------------------------------------------------------------------------------------------------

    async def open(
        self,
        *seats: str,
        rules: Any = TINY,
        pace: float = NEVER,
        seed: str = "7",
        contribute: bool = False,
        **settings: Any,
    ) -> None:
        """A match in its first deal: these people sit there and look, the first is the host; one may sit twice.

        `contribute`: their pages are waited for in every shuffle, and never answer.
        """
        self._chance, self.contribute = (seed, 0), contribute
        self._take(await self.lobby.create(rules, seats[0], Settings(level="random", pace=pace, **settings)))
        await self.live.rest()
        for seat, person in enumerate(seats):
            await self.live.ask(c.Sit(f"{person.title()}{seat}", seat), person)
        for person in dict.fromkeys(seats):
            await self.send(person, "come")
        await self.live.ask(c.Start(), seats[0])
        await self.wait(0.0)
        while self.state.phase == "shuffling":
            await self.wait(3.0)

    def _take(self, table: HostedTable) -> None:
        self.live = table
        table.fresh = self._fresh

    def _fresh(self, length: int) -> bytes:
        seed, count = self._chance
        self._chance = seed, count + 1
        return hashlib.shake_128(f"{seed} {count}".encode()).digest(length)

    @property
    def state(self) -> State:
        """Everything that stands there."""
        return self.live.state

    def _next(self) -> float:
        """The moment at which something happens by itself."""
        state = self.state
        if self._due[0] is not state:  # what was refused leaves the same one
            found = due(state)
            self._due = state, float("inf") if found is None else found.at
        return min([self._due[1], *(one.at for one in self.live.audience.leaving.values())])

    async def rest(self) -> None:
        """Whatever is due happens; what was dealt is known."""
        self._note()
        while self._next() <= self.now:
            await DueRunner(self.live).do_next()
            self._note()

    def _note(self) -> None:
        """Whose cards those of a new deal are: who sits there in the moment in which they are dealt."""
        if (deal := self.state.deal) is None or self.deal in self.dealt:
            return
        views = [self.view(seat) for seat in range(len(deal.holders))]
        self.dealt[self.deal] = tuple(frozenset(str(card) for card in getattr(view, "hand", ())) for view in views)
        self.holders[self.deal] = tuple(None if chair.joins else chair.person for chair in self.state.chairs)

    def view(self, seat: int) -> Any:
        """What whoever has the hand of a seat knows."""
        assert self.state.deal is not None
        return self.state.game.view_of(self.state.deal.position, seat)

    def fork(self) -> TableUnderTest:
        """Another table in the same state: what is done to one leaves the other."""
        made, old = TableUnderTest(), self.live
        made.now, made.contribute, made._chance = self.now, self.contribute, self._chance
        made.dealt, made.holders = dict(self.dealt), dict(self.holders)
        made.seen, made.faults = {who: set(hands) for who, hands in self.seen.items()}, list(self.faults)
        streams = {ident: copy(stream) for ident, stream in self.store._streams.items()}
        for stream in streams.values():
            stream.entries, stream.roles = list(stream.entries), dict(stream.roles)
            stream.commands = set(stream.commands)
        made.store._streams, made.store._values = streams, dict(self.store._values)
        made.store._used_us = dict(self.store._used_us)
        made._take(
            HostedTable(
                StoredLog(made.store, old.state.ident, old.log.length),
                old.state,
                about=old.about,
                after=made.lobby._after,
                peers=Alone(lambda: made.now),
            )
        )
        made.lobby.tables[old.state.ident] = made.live
        made.pages = {
            person: Listener(person, made.contribute, page.seen, page.place) for person, page in self.pages.items()
        }
        made.live.audience.listeners = {*made.pages.values()}
        made.live.audience.leaving = dict(old.audience.leaving)
        return made

    async def end(self) -> None:
        """Nothing goes on by itself any more."""
        await self.lobby.rest()

    @property
    def deal(self) -> Deal:
        """The deal on the table."""
        match = self.state.match
        assert match is not None and match.deal is not None
        return self.state.ident, match.deal.number, len(match.void)

    @property
    def is_dealt(self) -> bool:
        """Whether a deal is being played, so that hands are hidden."""
        return self.state.phase == "playing"

    @property
    def written(self) -> State:
        """What a restart must not change: everything."""
        return self.state

    async def play_out(self) -> None:
        """The deal is played to its end, by whoever may, and by chance."""
        rng = random.Random(1)
        while self.is_dealt:
            await self.play_card(self.state.to_act[0], rng)
            await self.rest()

    async def play_card(self, seat: int, rng: random.Random) -> None:
        """Whoever plays a seat does something by chance; where a bot does, it need not wait."""
        deal, person = self.state.deal, self.plays(seat)
        assert deal is not None
        text = self.state.game.action_text(oh.bot("random").choose(self.view(seat), oh.Budget(), rng))
        if person is not None:
            await self.live.ask(c.Act(seat, text, self.state.turn_of(seat)), person)
        else:
            assert await self.live.ask(c.BotActs(deal.number, len(deal.steps), seat, text, "random", "1"))

    def plays(self, seat: int) -> str | None:
        """Who sits in a seat and was dealt the hand there."""
        holder = self.holders[self.deal][seat]
        return holder if self.state.chairs[seat].person == holder else None

    # --- what people do -----------------------------------------------------------------------------------------------

    async def send(self, person: str, what: str, value: int = -1) -> str:
        """Somebody does something; empty where it was done, else why not."""
        try:
            await self._send(person, what, value)
        except OpenHeartsError as error:
            return str(error) or "no"
        finally:
            await self.rest()
        return ""

    async def _send(self, person: str, what: str, value: int) -> None:
        if what not in ("go", "away"):  # whoever does something does it on a page
            is_new = person not in self.pages
            self._listen(person)
            if is_new or person not in self.state.here:
                await self.live.ask(c.Arrive(), person)
        live, state = self.live, self.state
        match what:
            case "come":
                pass
            case "away":  # for so long that the others are asked
                await self._send(person, "go", value)
                await self.wait(LONG)
            case "go":
                if person in self.pages:
                    live.leave(self.pages.pop(person))
            case "yes" | "no":
                for one in state.returns[:1]:
                    await live.ask(c.AnswerBack(one.number, what == "yes"), person)
                for wish in state.asking[:1]:
                    await live.ask(c.AnswerSwap(wish.number, what == "yes"), person)
            case "leave":
                for seat in state.seats_of(person)[-1:]:
                    await live.ask(c.Free(seat), person)
            case "welcome":
                for banned in state.banned[:1]:
                    await live.ask(c.Welcome(banned.number), person)
            case "again":
                await live.ask(c.PlayAgain(is_yes=True), person)
                if self.state.next_table:
                    await self._move_to(self.state.next_table)
            case _:
                await live.ask(self._wish(person, what, value), person)

    def _wish(self, person: str, what: str, value: int) -> c.AnyWish:
        match what:
            case "free":
                return c.Free(value)
            case "sit":
                return c.Sit(person.title(), value)
            case "fill":
                return c.SeatBot(value)
            case "back":
                return c.AskBack(value)
            case "swap":
                return c.AskSwap(value)
            case "arrange":
                return c.Arrange(value, (value + 1) % len(self.state.chairs))
            case "anew":
                return c.AskAnew()
            case "not-anew":
                return c.AnswerAnew(is_yes=False)
            case "next":
                return c.Ready()
            case "undo":
                return c.TakeBack(value)
        raise AssertionError(what)

    def _listen(self, person: str) -> None:
        if person not in self.pages:
            self.pages[person] = self.live.listen(person, contributes=self.contribute)

    async def _move_to(self, ident: str) -> None:
        for person in list(self.pages):
            self.live.leave(self.pages.pop(person))
        await self.end()
        self._take(await self.lobby.find(ident))
        await self.live.rest()
        for person in self.state.people:
            self._listen(person)
            await self.live.ask(c.Arrive(), person)
        await self.rest()

    async def wait(self, seconds: float = 46.0) -> None:
        """Time passes in which nobody does anything."""
        until = self.now + seconds
        await self.rest()
        while (moment := self._next()) <= until:
            self.now = max(self.now, moment)
            await self.rest()
        self.now = until

    async def restart(self) -> None:
        """The server starts again: what is not in the store is gone, and pages come again by themselves."""
        who, ident = list(self.pages), self.state.ident
        self.pages.clear()
        await self.end()
        self.lobby = Lobby(self.store, peers=Alone(lambda: self.now))
        self._take(await self.lobby.find(ident))
        await self.live.rest()
        for person in who:
            self._listen(person)
        await self.rest()

    def is_sound(self) -> bool:
        """Whether nobody is here and away at once."""
        return not self.state.here & self.state.away.keys()

    async def try_to_act(self, person: str) -> None:
        """Somebody tries to act for every seat: a fault where they may and do not hold the hand there."""
        for seat in range(len(self.state.chairs)):
            if not self.is_dealt or self.may(person, seat):
                continue
            action = next(iter(self.view(seat).options), None)
            text = "1C" if action is None else self.state.game.action_text(action)
            for wish in (c.Act(seat, text), c.ClaimRest(seat, text), c.TakeHint(seat), c.TakeBack(seat)):
                try:
                    await self.live.ask(wish, person)
                except OpenHeartsError:
                    continue
                self.faults.append(f"{person} acted for seat {seat} in {self.deal}: {wish}")
                break
            if not self.is_dealt:
                continue
            try:
                hand_view(self.state, person, seat)
            except OpenHeartsError:
                continue
            self.faults.append(f"{person} sees the hand of seat {seat} in {self.deal}, asked for by its number")

    # --- what they see ------------------------------------------------------------------------------------------------

    def may(self, person: str, seat: int) -> bool:
        """Whether a hand of the deal on the table was dealt to somebody."""
        return self.holders[self.deal][seat] == person

    def viewer(self, person: str) -> TableViewer:
        """Somebody's place at the table."""
        key = self.state.ident, person
        found = self.viewers.get(key)
        if found is None:
            found = self.viewers[key] = TableViewer(self.live, Person(person, person.title()), "en")
        elif found.table is not self.live:
            found.become(self.live, found.person, "en")
        return found

    def page(self, person: str) -> str:
        """Everything that somebody's page shows now."""
        return board(self.viewer(person), csrf="", origin="")

    async def type(self, person: str, do: str, value: str = "") -> str:
        """What a page or a terminal sends, and what it is told; one that is not open sends forms."""
        if person not in self.pages:
            self.live.touch(person)
            await self.live.ask(c.Arrive(), person)
        said = await done(self.viewer(person), Message(do, value))
        await self.rest()
        return "" if said is None else said.text

    async def told(self, person: str) -> tuple[list[str], set[str]]:
        """What somebody's page is told since it was asked last: in words, and the cards in what happened."""
        listener, viewer = self.pages.get(person), self.viewer(person)
        if listener is None or not listener.rang.is_set():
            return [], set()
        before, steps = viewer.ear.n_told, await self.live.heard(listener)
        looks = Viewer(person, viewer.shown.seat)
        Announcer(viewer).hear(steps)
        found = [
            one for step in steps or () for one in news_of_entries.told(step.before, step.after, step.entry.fact, looks)
        ]
        cards = {text for one in found if isinstance(one, news.Happened) for text in texts(one.events)}
        return [one.text for told in viewer.ear.since(before) for one in told.said], cards

    def look(self, person: str, *, draws: bool = True) -> set[Hand]:
        """The hands that somebody is shown now: what they know is kept, what they may not know is a fault.

        By their page as it stands, and by whatever they say that it is to show; `draws`: by the whole picture too.
        """
        if not self.is_dealt:
            return set()
        deal, seats = self.deal, range(len(self.state.chairs))
        tokens = {one or other for one, other in CARD.findall(self.page(person))} if draws else set()
        looks = [Viewer(person, seat) for seat in (None, *seats)]
        views = [self.viewer(person).view, *(snapshot(self.state, one).view for one in (looks if draws else ()))]
        mine = [self.view(seat) for seat in seats if self.may(person, seat)]
        given = {str(card) for one in mine for card in getattr(one, "gave", None) or ()}
        held = [{str(card) for card in getattr(self.view(seat), "hand", ())} for seat in seats]
        cards = {str(card) for view in views for card in getattr(view, "hand", ())} | tokens
        shown = {seat for seat in seats if held[seat] & cards - given}
        sides = {snapshots.side(self.state, one)[0] for one in looks} | {view.seat for view in views}
        shown |= {seat for seat in sides if seat is not None}
        is_own = all(self.may(person, seat) for seat in shown)
        if any(view.options for view in views) and not (shown and is_own):
            self.faults.append(f"{person} has options in {deal}")
        for seat in shown:
            if not self.may(person, seat):
                self.faults.append(f"{person} sees the hand of seat {seat} in {deal}")
        self.seen.setdefault(person, set()).update((deal, seat) for seat in shown)
        return {(deal, seat) for seat in shown}

    def situation(self, people: tuple[str, ...]) -> Any:
        """Whatever decides what can still happen: two histories in the same one need not both be gone on with."""
        state, match, deal = self.state, self.state.match, self.state.deal
        chairs = tuple((one.person, one.bot is None, one.before, one.joins) for one in state.chairs)
        return (
            (chairs, state.host, state.swaps, state.phase, bool(state.next_table)),
            frozenset(one.person for one in state.banned),
            None if deal is None else (deal.holders, deal.number, deal.public.phase, len(deal.steps)),
            0 if match is None else len(match.void),
            (state.here, frozenset(self.live.audience.leaving)),  # a page belongs to whoever sits there and is here
            frozenset((who, one.is_raised) for who, one in state.away.items()),
            frozenset((one.person, one.seat) for one in state.returns),
            frozenset(who for who, at in state.turned_away.items() if self.now < at + 60.0),
            frozenset((wish.seat, wish.other) for wish in state.asking),
            (state.anew, state.anew_refused, state.anew_offered, state.ready),
            (state.wants_again, state.refuses_again),
            None if state.shuffle is None else (state.shuffle.fair.phase, state.shuffle.asked),
            tuple(frozenset(seat for _, seat in self.seen.get(person, ())) for person in people),
        )


def texts(value: Any) -> Iterator[str]:
    """Every text in a value, however deep: the names of cards are among them."""
    match to_builtins(value):
        case str() as text:
            yield text
        case dict() as found:
            for one in found.values():
                yield from texts(one)
        case list() | tuple() as found:
            for one in found:
                yield from texts(one)


def run(test: Callable[[], Awaitable[None]]) -> None:
    """Runs an asynchronous test; a table that stands still is a failure, however slow the machine."""
    asyncio.run(asyncio.wait_for(test(), 600))


__all__ = ["NEVER", "TINY", "Deal", "Hand", "TableUnderTest", "run"]
