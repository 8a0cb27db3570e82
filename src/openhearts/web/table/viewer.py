"""One person's place at one table: what they see there, and what they chose; one for all their pages.

What they hear is put together by announcer.py, what they ask for is commands.py's; what stands at the table is the
snapshot's.
"""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Sequence
from functools import lru_cache, partial
from typing import Any, Final

from msgspec import Struct
from msgspec.structs import replace

from openhearts.core.advice import Advice
from openhearts.core.event import Event
from openhearts.core.game_types import View
from openhearts.errors import Forbidden, NotToAct, Why
from openhearts.speech.display_names import shown_names
from openhearts.speech.levels import told, weigh
from openhearts.speech.speaker import Speaker
from openhearts.speech.voice import Facts
from openhearts.tables.hosting.audience import Listener
from openhearts.tables.hosting.hosted import HostedTable
from openhearts.tables.hosting.steps import Step
from openhearts.tables.session import commands as c
from openhearts.tables.session.state import State
from openhearts.tables.session.viewer.snapshot import snapshot
from openhearts.tables.session.viewer.table_view import SeatView, TableView, Viewer
from openhearts.web.game_ui import GameUi, Seen, game_ui_of
from openhearts.web.identity.guests import Person, Wishes
from openhearts.web.limits.addresses import Buckets
from openhearts.web.rate_limit import Bucket
from openhearts.web.seat_faces import Face, animals, faces
from openhearts.web.table.hotseat import PUBLIC, Hotseat, Place
from openhearts.web.table.idempotency import Holder, Once
from openhearts.web.table.message_history import Again, Ear, History

WRITES: Final = (0.4, 4.0)  # messages a second that one person may write at one table, and how many at once
# The same of what one address has told to everybody at one table besides playing and writing.
TELLS: Final = (0.5, 60.0)
# What has bounds of its own: those of a deal, or of what is written.
BOUNDED: Final = (
    c.Act | c.TakeHint | c.ReadOn | c.Hurry | c.AnswerClaim | c.Contribute | c.Ready | c.Arrive | c.Depart | c.Speak
)
Names = Callable[[Speaker], tuple[str, ...]]  # names by seat as a viewer reads them, in the speaker's language


class _ForEyes(Struct, frozen=True):
    """What is told as the page shows it, with who did best of a deal that is over."""

    events: tuple[Event, ...]
    view: View
    names: Names
    level: str
    is_over: bool

    def __call__(self, speaker: Speaker) -> str:
        """The same in the speaker's language."""
        called = self.names(speaker)
        said = told(speaker, self.events, self.view, called, self.level)
        best = speaker.best_of_deal(self.view, called) if self.is_over else ""
        return " ".join([part for part in (said, best) if part])


class _Look(Struct):
    """A snapshot with what it was made from, and what was made from it."""

    state: State
    n_turned: int  # how often the device had been handed on
    view: TableView
    names: dict[int | None, tuple[str, ...]]
    place: Place | None = None
    seen: Seen | None = None
    facts: Facts | None = None


class TableViewer:
    """One person's place at one table: one for each person at each table, kept by the server as long as it runs."""

    def __init__(self, table: HostedTable, person: Person, language: str) -> None:
        self.table = table
        self.person = person
        self.hotseat = Hotseat()
        self.places: dict[int | None, Place] = {}
        self.is_open = game_ui_of(table.state.game.id).is_open  # whether nobody hides anything in this game
        self.place = ""  # the network address of who asked last
        self.zone = ""  # the time zone of who asked last, as far as it is known
        self.key = ""  # what makes the address of a closed table an invitation
        self.read: tuple[str, ...] = ()  # of what was explained: what the person has gone on from
        self.asked = ""  # the turn in which a claim is to be confirmed
        self.parting: tuple[int, str] | None = None  # the seat to be freed once confirmed, and its name
        self.missed = ""  # what happened while they were away, to be told when a page of theirs opens
        self.meanwhile = ""  # the same, as long as it stands on their page
        self.returning = asyncio.Lock()  # held while that is put together
        self.returned: float | None = None  # the beginning of the absence of which it was put together last
        self.is_new_host = False  # since they did something last
        self.writes = Bucket(*WRITES)
        self.tells = Buckets(*TELLS)  # that of the site, for names can be changed by several guests
        self.ear = Ear(table.state.n)
        self.once = Once()
        self.speaker = self.signs = Speaker(language)
        self._kept: dict[str, tuple[object, object]] = {}
        self._look = self._looked()
        self.become(table, person, language)

    def become(self, table: HostedTable, person: Person, language: str) -> None:
        """Keep the same place for a table that was read again, or for a person with other wishes."""
        if table is not self.table:
            self.ear.forget(self.table.state.n)
            self.once.forget()
        before = self.speaker.language
        self.table, self.person = table, person
        self.speaker = Speaker(language, short=person.wishes.short_cards, letters=person.wishes.letters)
        self.signs = Speaker(language, short=True, letters=person.wishes.letters)
        self._look = self._looked()
        for place in self.places.values() if before != language else ():
            place.history.say_anew(self.speaker)

    def wish(self, wishes: Wishes) -> None:
        """Go on with other wishes of the person, which their cookie does not know yet."""
        self.become(self.table, replace(self.person, wishes=wishes), self.speaker.language)

    @property
    def is_alone(self) -> bool:
        """Whether nobody but bots plays with this person: then these wait for a reader."""
        return self.table.state.people == (self.person.ident,)

    def hush(self) -> None:
        """A key was pressed: readers fall silent, and bots wait for nothing more that was to be heard."""
        self.ear.reader.hush()
        self.ear.known = self.ear.known[0], self.table.now()
        if self.is_alone:
            self.table.wait_for(None)

    async def ask(self, wish: c.AnyWish, ident: str = "") -> tuple[Step, ...]:
        """Asks the table for something in the person's name.

        Raises a refusal, also for what everybody would be told again and again: who sits there, under which name.
        """
        share, is_bounded = f"{self.table.state.ident} {self.place}", isinstance(wish, BOUNDED)
        if not is_bounded and not self.tells.has(share):
            raise Forbidden(Why.TOO_OFTEN)
        steps = await self.table.ask(wish, self.person.ident, ident, place=self.place)
        if steps and not is_bounded:
            self.tells.take(share)
        return steps

    # --- what stands at the table -----------------------------------------------------------------------------------

    @property
    def shown(self) -> TableView:
        """Everything that this person may be shown now; made once, however often it is asked for."""
        look = self._look  # it is asked for some hundred times for each card
        is_now = look.state is self.table.state and look.n_turned == self.hotseat.n_turned
        return look.view if is_now else self._now().view

    def _now(self) -> _Look:
        look = self._look
        if look.state is not self.table.state or look.n_turned != self.hotseat.n_turned:
            look = self._look = self._looked()
        return look

    def _looked(self) -> _Look:
        state = self.table.state
        view = snapshot(state, Viewer(self.person.ident, self._uncovered(state)))
        return _Look(state, self.hotseat.n_turned, view, {})

    def _uncovered(self, state: State) -> int | None:
        """Of several hands at this device the one that may be looked at; where nobody hides anything, who is to act."""
        if not self.is_open:
            return self.hotseat.seat(state)
        hands = state.plays(self.person.ident)
        return next((seat for seat in hands if seat in state.to_act), hands[0] if hands else None)

    @property
    def seats(self) -> tuple[int, ...]:
        """The seats of this device: several where people share it."""
        return self.shown.seats

    @property
    def seat(self) -> int | None:
        """The seat that the page shows the side of, None for a watcher and while a curtain hides every hand."""
        return self.shown.seat

    def holder(self) -> Holder:
        """Who has a shared device now, and how often it was handed on: the same as long as nobody else may look."""
        return self.hotseat.n_turned, self.hotseat.seat(self.table.state)

    @property
    def called(self) -> int | None:
        """Who is called behind the curtain of a shared device: clockwise from who had it last."""
        shown = self.shown
        if not shown.may_show:
            return None
        owing = [seat for seat in shown.may_show if seat in shown.to_act]
        return min(owing, key=lambda seat: (seat <= self.hotseat.last, seat), default=None)

    @property
    def may_look(self) -> tuple[int, ...]:
        """Who may say that they have this device now, who is called first."""
        called = self.called
        others = tuple(seat for seat in self.shown.may_show if seat != called)
        return others if called is None else (called, *others)

    @property
    def view(self) -> View:
        """What the side that is shown knows of the deal.  Only while a match is played."""
        assert self.shown.view is not None
        return self.shown.view

    @property
    def match_view(self) -> View:
        """The same.  Raises NotToAct before the match begins."""
        if self.shown.view is None:
            raise NotToAct(Why.NOT_BEGUN)
        return self.shown.view

    @property
    def is_listening(self) -> bool:
        """Whether a page of this person is told what the table tells."""
        return any(one.person == self.person.ident for one in self.table.audience.listeners)

    def draw_pages(self, *, but: Listener | None = None) -> None:
        """Draw this person's pages anew, all `but` one: each shows what they chose or were asked on any of them."""
        self.table.audience.ring(self.person.ident, but=but)

    @property
    def is_dealt(self) -> bool:
        """Whether a deal lies on the table, for those who sit there."""
        shown = self.shown
        return shown.view is not None and not shown.is_moving

    # --- what is kept for the one who looks now -----------------------------------------------------------------------

    @property
    def mine(self) -> Place:
        """What is kept for the one who looks now: of people who share a device, everybody has their own."""
        look = self._look
        if look.place is not None and look.state is self.table.state and look.n_turned == self.hotseat.n_turned:
            return look.place
        look = self._now()
        if look.place is None:
            seat = PUBLIC if look.view.seat is None else look.view.seat
            look.place = self.place_of(seat if len(look.view.seats) > 1 else None)
        return look.place

    def place_of(self, key: int | None) -> Place:
        """What is kept for one who shares this device, or (None) for its only person."""
        if (key is None) != (None in self.places):
            self.places.clear()  # a person came to this device, or left it: nobody reads what another one was told
        found = self.places.get(key)
        if found is None:
            found = self.places[key] = Place(self.table.state.game.id)
        return found

    @property
    def history(self) -> History:
        """What was said to the one who looks now."""
        return self.mine.history

    @property
    def game_ui(self) -> GameUi:
        """What the one who looks now has chosen."""
        return self.mine.game_ui

    @property
    def last_words(self) -> str:
        """What happened last, without what to do now: that stands above it."""
        return self.mine.shown(self.speaker)

    def for_eyes(self, events: Sequence[Event], view: View, names: Names, level: str) -> Again:
        """What is told, as the page shows it: without what to do; who did best, for the sums stand beside it."""
        game = view.public.rules.game
        sums = [event for event in events if weigh(event, game) == "sums"] if view.public.phase == "over" else []
        shown = tuple([event for event in events if event not in sums])
        return _ForEyes(shown, view, names, level, bool(sums))

    # --- names ------------------------------------------------------------------------------------------------------

    @property
    def names(self) -> tuple[str, ...]:
        """Names by seat, as this person reads them."""
        return self.names_for(self._now().view.seat)

    def names_for(self, seat: int | None) -> tuple[str, ...]:
        """Names by seat, as the player in a seat reads them."""
        names = self._now().names
        if seat not in names:
            names[seat] = self.naming_for(seat)(self.speaker)
        return names[seat]

    @property
    def naming(self) -> Names:
        """What everybody is called now, as this person reads it."""
        return self.naming_for(self.seat)

    def naming_for(self, seat: int | None) -> Names:
        """The same for the player in a seat: names stay these when the people are others."""
        people = tuple([chair.name for chair in self.shown.chairs])
        naming: Names = self.kept(f"naming {seat}", people, lambda: lru_cache(4)(partial(_shown_names, people, seat)))
        return naming

    # --- what is explained, and what is to be done ------------------------------------------------------------------

    @property
    def for_children(self) -> bool:
        """Whether the table is in the children's mode."""
        return self.shown.settings.children

    @property
    def lesson(self) -> tuple[str, ...]:
        """What is explained now, in a guided first deal; else nothing."""
        told, todo = self.whole_lesson
        return told if told and told != self.read else todo

    @property
    def goes_on(self) -> bool:
        """Whether there is something to be read before what to do is said."""
        told, _ = self.whole_lesson
        return bool(told) and told != self.read

    @property
    def whole_lesson(self) -> tuple[tuple[str, ...], tuple[str, ...]]:
        """What is explained of what happened, and of what to do."""
        shown = self.shown
        if not shown.settings.guide or shown.deal > 1 or shown.seat is None or not self.is_dealt:
            return (), ()
        return self.game_ui.lesson(self.seen())

    @property
    def turn_words(self) -> str:
        """Whose turn it is, and what to do."""
        return self.turn_now(self.speaker)

    @property
    def turn_now(self) -> Again:
        """The same in any language, also when it is another one's turn."""
        if not self.is_dealt:
            key = "web-shuffling" if self.shown.phase == "shuffling" else "web-gathering"
            return lambda speaker: speaker.text(key)
        seen, names, ui, after = self.seen(), self.naming, self.game_ui, self.shown.after
        if self.shown.is_match_over and after is not None:
            return lambda speaker: f"{speaker.text('match-over')} {speaker.won(after, seen.view, names(speaker))}"
        if not self.for_children:
            return lambda speaker: speaker.turn(seen.view, names(speaker))
        return lambda speaker: ui.simple_turn(replace(seen, speaker=speaker, names=names(speaker)))

    @property
    def hint(self) -> Advice | None:
        """The hint that the one who looks now asked for in this turn."""
        turn, advice = self.mine.hint
        return advice if advice is not None and turn == self.shown.turn != "" else None

    @property
    def hint_words(self) -> str:
        """The hint that was asked for; children hear what to do, others why too."""
        if self.hint is None:
            return ""
        if self.for_children:
            action = self.speaker.action(self.hint.action, self.view, self.names)
            return self.speaker.text("kids-hint", action=action)
        return self.speaker.hint(self.hint, self.view, self.names)

    @property
    def facts(self) -> Facts:
        """What is known beside the view."""
        look = self._now()
        if look.facts is None or (look.view.times and not look.view.settings.slow):
            look.facts = self._facts(look.view)
        return look.facts

    def _facts(self, shown: TableView) -> Facts:
        now = self.table.now()
        times = [
            (one.seat, max(0, round(one.until - now)), max(0, round(min(one.reserve, one.until - now))))
            for one in (() if shown.settings.slow else shown.times)
        ]
        bots, away, together = self.kept("facts", shown.chairs, lambda: _facts(shown.chairs))
        return Facts(bots, away, shown.events, together, tuple(times))

    def kept(self, name: str, key: object, make: Callable[[], object]) -> Any:
        """What follows from a value, made once as long as it is the same."""
        before = self._kept.get(name)
        if before is None or before[0] != key:
            before = self._kept[name] = key, make()
        return before[1]

    @property
    def is_claiming(self) -> bool:
        """Whether a claim that is not certain is to be confirmed."""
        return self.asked == self.shown.turn != ""

    def seen(self) -> Seen:
        """What pictures, moves and lessons are made from; children get the large index, which has every card."""
        look, hint = self._now(), self.hint
        shown = look.view
        if look.seen is None or look.seen.hint is not hint or (shown.times and not shown.settings.slow):
            deck = "big" if shown.settings.children else self.person.wishes.deck
            children = shown.settings.children
            look.seen = Seen(self.view, self.names, self.speaker, deck, hint, self.facts, children, self._faces(shown))
        return look.seen

    def _faces(self, shown: TableView) -> tuple[Face | None, ...]:
        """What the seats show, made when another person sits there or chooses another face."""
        children, chairs = shown.settings.children, shown.chairs

        def made() -> tuple[Face | None, ...]:
            return animals(len(chairs)) if children else faces(shown.ident, chairs)

        found: tuple[Face | None, ...] = self.kept("faces", (children, chairs), made)
        return found

    def forget_places(self) -> None:
        """Nobody reads what was told to who sat here before."""
        self.places.clear()
        self._look.place = None


def _facts(chairs: Sequence[SeatView]) -> tuple[frozenset[int], frozenset[int], tuple[tuple[int, ...], ...]]:
    """Whose hand a bot plays, who is away, and the seats of those who share a device, for each such device."""
    devices: dict[int, list[int]] = {}
    for chair in chairs:
        if chair.kind == "person":
            devices.setdefault(chair.device, []).append(chair.seat)
    return (
        frozenset([chair.seat for chair in chairs if not chair.plays]),
        frozenset([chair.seat for chair in chairs if not chair.is_here]),
        tuple([tuple(seats) for seats in devices.values() if len(seats) > 1]),
    )


def _shown_names(people: Sequence[str], seat: int | None, speaker: Speaker) -> tuple[str, ...]:
    return shown_names(speaker, people, seat)
