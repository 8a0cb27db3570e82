"""One person's place at one live table: what they see there, and what they chose.

What they hear is hearing.py's, what they do doing.py's; the rules are the table's and the sentences speech's.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import partial
from typing import Any

from msgspec import Struct
from msgspec.structs import replace

from openhearts.core.event import Event
from openhearts.speech.naming import shown_names
from openhearts.speech.speaker import Speaker
from openhearts.speech.voice import Facts
from openhearts.tables.listening import Heard
from openhearts.tables.live import LiveTable
from openhearts.web.desk import doing
from openhearts.web.desk.hearing import Ear
from openhearts.web.desk.once import Once
from openhearts.web.people import Person
from openhearts.web.rooms import Room, Seen, room_of
from openhearts.web.sharing import PUBLIC, Now, Place, Sharing
from openhearts.web.talk.chat import Pen
from openhearts.web.talk.history import Again, History, Message, Said, Told

Names = Callable[[Speaker], tuple[str, ...]]  # names by seat as somebody reads them, in the speaker's language


class Sitting(Struct, frozen=True):
    """Where somebody sits, as it was read last, with what it was read from.

    `hands`: the seats whose side may be shown; `alone`: the side that is shown, unless there are several.
    """

    gathering: Any = None
    is_before: bool = True  # there is no match yet
    seats: tuple[int, ...] = ()
    hands: tuple[int, ...] = ()
    alone: Now = Now(None)


class Desk:
    """See above; one for each person at each table, kept by the server as long as it runs."""

    def __init__(self, live: LiveTable, person: Person, language: str) -> None:
        self.live = live
        self.person = person
        self.sharing = Sharing()
        self.places: dict[int | None, Place] = {}
        self.is_open = room_of(live.game.id).is_open  # whether nobody hides anything in this game
        self.place = ""  # the network address of whoever asked last
        self.key = ""  # what makes the address of a closed table an invitation
        self.read: tuple[str, ...] = ()  # of what was explained: what the person has gone on from
        self.asked = ""  # the turn in which a claim is to be confirmed
        self.parting: tuple[int, str | None] | None = None  # the seat to be freed once confirmed, and its person
        self.is_new_host = False  # since they did something last
        self.pen = Pen()
        self.ear = Ear(self)
        self.once = Once()
        self.speaker = Speaker(language)
        # What was read last, with the values that it was read from: it is asked for many times in an update.
        self._sat = Sitting()
        self._viewed: tuple[Any, int | None, Any] | None = None
        self._named: tuple[Any, Speaker, dict[int | None, tuple[str, ...]]] | None = None
        self.become(live, person, language)

    def become(self, live: LiveTable, person: Person, language: str) -> None:
        """The same place for a table that was read again, or for somebody with other wishes."""
        if live is not self.live:
            self.ear.forget()
            self.once.forget()
        before = self.speaker.language
        self.live, self.person = live, person
        self.speaker = Speaker(language, short=person.wishes.short_cards)
        for place in self.places.values() if before != language else ():
            place.history.say_anew(self.speaker)

    # --- what is heard and done -------------------------------------------------------------------------------------

    def hear(self, burst: Sequence[Heard]) -> None:
        """Puts into words what the table told, once for all pages of the person, and keeps it."""
        self.ear.hear(burst)

    def since(self, number: int, upto: int) -> list[Told]:
        """What was put into words after the table's message `number`, to `upto`, for a page that was there."""
        return [one for one in self.ear.told if number < one.number <= upto]

    async def do(self, message: Message) -> Said | None:
        """Does what a page asks for; what is to be said about it."""
        return await doing.do(self, message)

    # --- what is seen -----------------------------------------------------------------------------------------------

    @property
    def seats(self) -> tuple[int, ...]:
        """The seats of this device: several where people share it."""
        return self._sitting().seats

    def _sitting(self) -> Sitting:
        gathering, is_before = self.live.gathering, self.live.table is None
        if self._sat.gathering is not gathering or self._sat.is_before != is_before:
            hands = self.live.hands_of(self.person.ident)
            alone = Now(hands[0] if hands else None)
            self._sat = Sitting(gathering, is_before, gathering.seats_of(self.person.ident), hands, alone)
        return self._sat

    @property
    def hands(self) -> tuple[int, ...]:
        """Those of them whose side may be shown here: the hand there was dealt to this person."""
        return self._sitting().hands

    @property
    def now(self) -> Now:
        """Whose side is shown, and who is called behind the curtain."""
        sitting = self._sitting()
        if len(sitting.hands) < 2:
            return sitting.alone
        acting = self.live.seat_of(self.person.ident) if self.is_open else None
        return self.sharing.now(sitting.hands, self.live.table, is_open=self.is_open, acting=acting)

    @property
    def seat(self) -> int | None:
        """The seat that the page shows the side of, None for a watcher and while a curtain hides every hand."""
        return self.now.seat

    @property
    def mine(self) -> Place:
        """What is kept for whoever looks now: of people who share a device, everybody has their own."""
        seat = self.seat
        return self.place_of((PUBLIC if seat is None else seat) if len(self.seats) > 1 else None)

    def place_of(self, key: int | None) -> Place:
        """What is kept for one who shares this device, or (None) for its only person."""
        if (key is None) != (None in self.places):
            self.places.clear()  # somebody came to this device, or left it: nobody reads what another one was told
        found = self.places.get(key)
        if found is None:
            found = self.places[key] = Place(self.live.game.id)
        return found

    @property
    def history(self) -> History:
        """What was said to whoever looks now."""
        return self.mine.history

    @property
    def shown(self) -> str:
        """What happened last, without what to do now: that stands above it."""
        return self.mine.shown(self.speaker)

    def for_eyes(self, events: Sequence[Event], view: Any, names: Names) -> Again:
        """What happened, as the page shows it: without what to do; who did best, for the sums stand beside it."""
        weigh = self.room.weigh
        sums = [event for event in events if weigh(event) == "sums"] if view.public.phase == "over" else []

        def again(speaker: Speaker) -> str:
            called = names(speaker)
            said = speaker.events(events, view, called, with_turn=False, only=lambda event: event not in sums)
            best = speaker.best_of_deal(view, called) if sums else ""
            return " ".join(part for part in (said, best) if part)

        return again

    @property
    def room(self) -> Room:
        """What whoever looks now has chosen."""
        return self.mine.room

    @property
    def hint(self) -> Any:
        """The hint that whoever looks now asked for in this turn."""
        turn, advice = self.mine.hint
        if advice is None or self.seat is None:
            return None
        return advice if turn == self.live.turn_of(self.seat) else None

    @property
    def view(self) -> Any:
        """What the seat knows.  Only while a match is played."""
        assert self.live.table is not None
        position, seat = self.live.table.position, self.seat
        if self._viewed is None or self._viewed[0] is not position or self._viewed[1] != seat:
            self._viewed = position, seat, self.live.table.view(seat)
        return self._viewed[2]

    @property
    def names(self) -> tuple[str, ...]:
        """Names by seat, as this person reads them."""
        return self.names_for(self.seat)

    def names_for(self, seat: int | None) -> tuple[str, ...]:
        """Names by seat, as whoever sits there reads them."""
        gathering, speaker = self.live.gathering, self.speaker
        if self._named is None or self._named[0] is not gathering or self._named[1] is not speaker:
            self._named = gathering, speaker, {}
        found = self._named[2].get(seat)
        if found is None:
            found = self._named[2][seat] = self.naming_for(seat)(speaker)
        return found

    @property
    def naming(self) -> Names:
        """What everybody is called now, as this person reads it."""
        return self.naming_for(self.seat)

    def naming_for(self, seat: int | None) -> Names:
        """The same for whoever sits there: names stay these when the people are others."""
        return partial(_shown_names, self.live.names, seat)

    @property
    def for_children(self) -> bool:
        """Whether the table is in the children's mode."""
        return self.live.gathering.settings.children

    @property
    def lesson(self) -> tuple[str, ...]:
        """What is explained now, in a guided first deal; else nothing."""
        told, todo = self.whole_lesson
        return told if self.goes_on else todo

    @property
    def goes_on(self) -> bool:
        """Whether there is something to be read before what to do is said."""
        told, _ = self.whole_lesson
        return bool(told) and told != self.read

    @property
    def whole_lesson(self) -> tuple[tuple[str, ...], tuple[str, ...]]:
        """What is explained of what happened, and of what to do."""
        table = self.live.table
        if table is None or self.seat is None or not self.live.gathering.settings.guide:
            return (), ()
        return self.room.lesson(self.seen()) if table.standing.deal_number == 1 else ((), ())

    @property
    def is_moving(self) -> bool:
        """Whether people have changed seats, and the cards are not dealt: what lies there belongs to other names."""
        table = self.live.mixing.table
        return table is not None and bool(table.changes)

    @property
    def turn_words(self) -> str:
        """Whose turn it is, and what to do."""
        return self.turn_now(self.speaker)

    @property
    def turn_now(self) -> Again:
        """The same in any language, also when it is another one's turn."""
        if self.live.table is None or self.is_moving:
            key = "web-shuffling" if self.live.mixing.is_on else "web-gathering"
            return lambda speaker: speaker.text(key)
        seen, names, room = self.seen(), self.naming, self.room
        if not self.for_children:
            return lambda speaker: speaker.turn(seen.view, names(speaker))
        return lambda speaker: room.simple_turn(replace(seen, speaker=speaker, names=names(speaker)))

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
        times = tuple((time.seat, time.left, time.reserve) for time in self.live.timing.times)
        bots = self.live.bots | self.live.unheld
        return Facts(bots, self.live.away, self.live.last_events, self.live.gathering.together, times)

    @property
    def is_claiming(self) -> bool:
        """Whether a claim that is not certain is to be confirmed."""
        return self.asked != "" and self.seat is not None and self.asked == self.live.turn_of(self.seat)

    def seen(self) -> Seen:
        """What pictures, moves and lessons are made from; children get the large index, which has every card."""
        deck = "big" if self.for_children else self.person.wishes.deck
        return Seen(self.view, self.names, self.speaker, deck, self.hint, self.facts, self.for_children)


def _shown_names(people: Sequence[str], seat: int | None, speaker: Speaker) -> tuple[str, ...]:
    return shown_names(speaker, people, seat)
