"""A table under test: people send commands and are shown things; the only module here that knows how a table is made.

Tests say what must hold in terms of identities, commands, and what each identity was shown, so that they can be run
against another table that is driven alike.
"""

from __future__ import annotations

import asyncio
import random
import re
from collections.abc import Awaitable, Callable
from copy import copy
from typing import Any

import openhearts as oh
from openhearts.errors import OpenHeartsError
from openhearts.store import MemoryStore
from openhearts.tables.gathering import Settings
from openhearts.tables.listening import Listener
from openhearts.tables.live import LiveTable
from openhearts.tables.lobby import Lobby
from openhearts.web.board import board
from openhearts.web.desk.desk import Desk
from openhearts.web.people import Person
from openhearts.web.talk.history import Message

# Three ranks of four suits for three seats, nothing passed: hands of four cards, and two deals.
TINY = oh.ruleset("kids-jinx", 3, options={"pack.ranks": ["1", "2", "3"], "end.deals": 2})
NEVER = 1_000_000.0  # seconds between two cards of bots: none plays by itself
CARD = re.compile(r'id="card-([^"#]+)"|data-do="(?:act|choose)"[^>]*value="([^"]+)"')
Deal = tuple[str, int, int]  # of which table, which deal, after how many void ones
Hand = tuple[Deal, int]


class TableUnderTest:
    """See above.  `seen` are the hands that each identity was ever shown; `faults` what must never be."""

    def __init__(self) -> None:
        self.store = MemoryStore()
        self.lobby = Lobby(self.store)
        self.late = 0.0
        self.live: LiveTable
        self.desks: dict[tuple[str, str], Desk] = {}
        self.pages: dict[str, Listener] = {}
        self.dealt: dict[Deal, tuple[frozenset[str], ...]] = {}
        self.holders: dict[Deal, tuple[str | None, ...]] = {}
        self.seen: dict[str, set[Hand]] = {}
        self.faults: list[str] = []

    # --- the table ----------------------------------------------------------------------------------------------------

    async def open(
        self, *seats: str, rules: Any = TINY, pace: float = NEVER, seed: str | None = "7", **settings: Any
    ) -> None:
        """A match in its first deal: these people sit there and look, the first is the host; one may sit twice."""
        agreed = Settings(level="random", pace=pace, **settings)
        self.live = await self.lobby.create(rules, seats[0], agreed)
        self._clock()
        for seat, person in enumerate(seats):
            await self.live.seating.place(person, seat, f"{person.title()}{seat}")
        for person in dict.fromkeys(seats):
            await self.send(person, "come")
        await self.live.start(seats[0], seed=seed)
        await self.rest()

    def _clock(self) -> None:
        self.live.now = lambda: 1000.0 + self.late  # type: ignore[method-assign]
        if self.live.gathering.settings.pace >= NEVER:
            self.live.driving.drive = lambda: None  # type: ignore[method-assign]
        self.live.absent._began = min(self.live.absent._began, self.live.now())

    async def rest(self) -> None:
        """Until no bot is about to act, what was dealt is known."""
        live = self.live
        while live.mixing.is_on or (live.driving.is_on and live.gathering.settings.pace < NEVER):
            await asyncio.sleep(0)
        if live.table is not None and self.deal not in self.dealt:
            hands = live.table.start.hands if hasattr(live.table.start, "hands") else ()
            names = tuple(
                frozenset(str(card) for card in live.game.view_of(live.table.start, seat).hand)
                for seat in range(len(hands))
            )
            self.dealt[self.deal] = names
            self.holders[self.deal] = tuple(chair.person for chair in live.gathering.chairs)

    def fork(self) -> TableUnderTest:
        """Another table in the same state, while no cards are being shuffled: what is done to one leaves the other."""
        made, old = TableUnderTest(), self.live
        made.late, made.dealt, made.holders = self.late, dict(self.dealt), dict(self.holders)
        made.seen, made.faults = {who: set(hands) for who, hands in self.seen.items()}, list(self.faults)
        streams = {ident: copy(stream) for ident, stream in self.store._streams.items()}
        for stream in streams.values():
            stream.entries, stream.roles = list(stream.entries), dict(stream.roles)
        made.store._streams, made.store._values = streams, dict(self.store._values)
        made.store._used_us = dict(self.store._used_us)
        made.live = made.lobby._live(old.ident, old.gathering, old.rules, old.version)
        made.lobby.tables[old.ident] = made.live
        if old.table is not None:
            table = copy(old.table)
            for name in ("finished", "voided", "steps", "_deciders", "comments", "_first"):
                setattr(table, name, list(getattr(table, name)))
            table._was_person, table._gone, table.dealing = {*table._was_person}, {**table._gone}, copy(table.dealing)
            table.log = made.live.pending
            made.live.take_up(table)
        made._clock()
        made.pages = {person: Listener(person) for person in self.pages}
        made.live.listeners = {*made.pages.values()}
        for part, other in ((old.returning, made.live.returning), (old.anew, made.live.anew)):
            _copy_state(part, other)
        _copy_state(old.absent, made.live.absent)
        _copy_state(old.changing, made.live.changing)
        _copy_state(old.ready, made.live.ready)
        _copy_state(old.rematch.consent, made.live.rematch.consent)
        return made

    async def end(self) -> None:
        """Nothing goes on by itself any more."""
        await self.live.rest()

    @property
    def deal(self) -> Deal:
        """The deal on the table."""
        assert self.live.table is not None
        return (self.live.ident, *self.live.table.deal_name)

    @property
    def is_dealt(self) -> bool:
        """Whether a deal is being played, so that hands are hidden."""
        return self.live.is_dealt

    @property
    def scores(self) -> dict[str, int]:
        """Scores by name."""
        assert self.live.table is not None
        return dict(zip(self.live.names, self.live.table.scores, strict=True))

    @property
    def written(self) -> Any:
        """What a restart must not change: who sits where, who holds which hand, and the cards."""
        return self.live.gathering, None if self.live.table is None else self.live.table.position

    def seats_of(self, person: str) -> tuple[int, ...]:
        """Where somebody sits by name."""
        return self.live.gathering.seats_of(person)

    async def play_out(self) -> None:
        """The deal is played to its end, by whoever may, and by chance."""
        live, rng = self.live, random.Random(1)
        while live.is_dealt:
            assert live.table is not None
            seat = live.table.to_act[0]
            action = oh.bot("random").choose(live.table.view(seat), oh.Budget(), rng)
            async with live.lock:
                await live.carry_out(seat, action, None if live.table.sittings[seat].bot is None else "random")
            await self.rest()

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
        live = self.live
        name = person.title()
        match what:
            case "come":
                if person not in self.pages:
                    self.pages[person] = live.listen(person)
            case "away":  # for so long that the others are asked
                await self._send(person, "go", value)
                await self.wait()
            case "go":
                if person in self.pages:
                    live.leave(self.pages.pop(person))
            case "sit":
                await live.seating.sit(person, value, name)
            case "leave":
                for seat in live.gathering.seats_of(person)[-1:]:
                    await live.hosting.free(person, seat)
            case "free":
                await live.hosting.free(person, value)
            case "fill":
                await live.hosting.fill(person, value)
            case "welcome":
                for one in live.gathering.refused[:1]:
                    await live.hosting.welcome(person, one.number)
            case "back":
                live.returning.ask(person, value)
            case "yes" | "no":
                for one in live.returning.waiting[:1]:
                    await live.returning.answer(person, one.number, is_welcome=what == "yes")
                for wish in live.changing.wishes[:1]:
                    await live.changing.answer(person, wish.number, is_yes=what == "yes")
            case "swap":
                await live.changing.ask(person, value)
            case "arrange":
                await live.changing.arrange(person, value, (value + 1) % len(live.names))
            case "anew":
                await live.anew.ask(person)
            case "not-anew":
                live.anew.refuse(person)
            case "next":
                await live.next_deal(person)
            case "undo":
                await live.undo(person, value)
            case "again":
                made = await live.rematch.ask(person)
                if made:
                    await self._move_to(made)
            case _:
                raise AssertionError(what)

    async def _move_to(self, ident: str) -> None:
        for person in list(self.pages):
            self.live.leave(self.pages.pop(person))
        await self.end()
        self.live = await self.lobby.find(ident)
        await self.live.driving.rest()
        self._clock()
        for person in self.live.gathering.people:
            self.pages[person] = self.live.listen(person)
        await self.rest()

    async def wait(self, seconds: float = 46.0) -> None:
        """Time passes in which nobody does anything."""
        self.late += seconds
        self.live.absent._rung()
        await asyncio.sleep(0)
        await self.rest()

    async def restart(self) -> None:
        """The server starts again: what is not in the store is gone, and pages come again by themselves."""
        who, ident = list(self.pages), self.live.ident
        for person in who:
            self.live.leave(self.pages.pop(person))
        await self.end()
        self.lobby = Lobby(self.store)
        self.live = await self.lobby.find(ident)
        self._clock()
        for person in who:
            self.pages[person] = self.live.listen(person)
        await self.rest()

    async def try_to_act(self, person: str) -> None:
        """Somebody tries to act for every seat: a fault where they may and do not hold the hand there."""
        live = self.live
        for seat in range(len(live.names)):
            table = live.table
            if table is None or not live.is_dealt or self.may(person, seat):
                continue
            action = next(iter(table.view(seat).options), None) or "1C"
            for does in (live.act(person, seat, action), live.claims.claim(person, seat, action)):
                try:
                    await does
                except OpenHeartsError:
                    continue
                self.faults.append(f"{person} acted for seat {seat} in {self.deal}")

    # --- what they see ------------------------------------------------------------------------------------------------

    def may(self, person: str, seat: int) -> bool:
        """Whether a hand of the deal on the table was dealt to somebody."""
        return self.holders[self.deal][seat] == person

    def desk(self, person: str) -> Desk:
        """Somebody's place at the table."""
        key = self.live.ident, person
        desk = self.desks.get(key)
        if desk is None:
            desk = self.desks[key] = Desk(self.live, Person(person, person.title()), "en")
        elif desk.live is not self.live:
            desk.become(self.live, desk.person, "en")
        return desk

    def page(self, person: str) -> str:
        """Everything that somebody's page shows now."""
        return board(self.desk(person), csrf="", origin="")

    async def type(self, person: str, do: str, value: str = "") -> str:
        """What a page or a terminal sends, and what it is told."""
        said = await self.desk(person).do(Message(do, value))
        await self.rest()
        return "" if said is None else said.text

    def told(self, person: str) -> list[str]:
        """What somebody's page is told in words since it was asked last."""
        listener, desk = self.pages.get(person), self.desk(person)
        if listener is None:
            return []
        heard = []
        while not listener.queue.empty():
            heard.append(listener.queue.get_nowait())
        if not heard:
            return []
        desk.hear(heard)
        return [one.text for told in desk.since(heard[0].number - 1, heard[-1].number) for one in told.said]

    def look(self, person: str, *, draws: bool = True) -> set[Hand]:
        """The hands that somebody is shown now: what they know is kept, what they may not know is a fault.

        `draws`: by their whole page too, and not by their view alone.
        """
        live = self.live
        if live.table is None or not live.is_dealt:
            return set()
        desk = self.desk(person)
        tokens = {one or other for one, other in CARD.findall(self.page(person))} if draws else set()
        view, deal = desk.view, self.deal
        hand = {str(card) for card in getattr(view, "hand", ())} | tokens
        views = [live.table.view(seat) for seat in range(len(live.names))]
        mine = [one for seat, one in enumerate(views) if self.may(person, seat)]
        given = {str(card) for one in mine for card in getattr(one, "gave", None) or ()}
        held = [{str(card) for card in getattr(one, "hand", ())} for one in views]
        shown = {seat for seat, cards in enumerate(held) if cards & hand - given}
        if view.options and not all(self.may(person, seat) for seat in shown):
            self.faults.append(f"{person} has options in {deal}")
        for seat in shown:
            if not self.may(person, seat):
                self.faults.append(f"{person} sees the hand of seat {seat} in {deal}")
        self.seen.setdefault(person, set()).update((deal, seat) for seat in shown)
        return {(deal, seat) for seat in shown}

    def state(self, people: tuple[str, ...]) -> Any:
        """Whatever decides what can still happen: two histories with the same state need not both be gone on with."""
        live = self.live
        gathering, absent = live.gathering, live.absent
        table = live.table
        chairs = tuple((one.person, one.bot is None, one.before, one.is_new) for one in gathering.chairs)
        seated = [one for one in people if one in gathering.people]
        here = tuple((one, one in live.present, absent.gone(one) >= 45.0) for one in seated)
        return (
            (chairs, gathering.host, gathering.plan, gathering.holders, here),
            frozenset(one.person for one in gathering.refused),
            None if table is None else (table.deal_name, table.public.phase, len(table.steps)),
            None if table is None else tuple(one.bot is None for one in table.sittings),
            frozenset((one.by, one.seat) for one in live.returning._asked),
            frozenset(live.returning._refused),
            frozenset((wish.seat, wish.other) for wish in live.changing.wishes),
            (frozenset(live.anew.wanted), live.anew.may_ask, frozenset(live.ready.given), live.rematch.wanted),
            tuple(frozenset(seat for _, seat in self.seen.get(person, ())) for person in people),
        )


def _copy_state(part: Any, other: Any) -> None:
    """What one part of a table keeps, for the same part of another one; it keeps no timers and nobody else's parts."""
    for name, value in vars(part).items():
        if isinstance(value, list | set | dict):
            setattr(other, name, copy(value))
        elif value is None or isinstance(value, int | float | tuple | bool):
            setattr(other, name, value)


def run(test: Callable[[], Awaitable[None]]) -> None:
    """Runs an asynchronous test; a table that stands still is a failure, however slow the machine."""
    asyncio.run(asyncio.wait_for(test(), 600))


__all__ = ["NEVER", "TINY", "Deal", "Hand", "TableUnderTest", "run"]
