"""What one person hears of a table: everything that is told there, put into words once for all their pages.

Sentences are speech's; nothing is decided here.
"""

from __future__ import annotations

from collections import deque
from collections.abc import Sequence
from functools import partial
from typing import TYPE_CHECKING, Any, Final

from openhearts.core.event import Event
from openhearts.speech.speaker import Speaker
from openhearts.tables.listening import Heard
from openhearts.web.company import anew, chairs, changing, hosting, rematch, returning
from openhearts.web.sharing import Now
from openhearts.web.talk.history import SENT, Again, Said, Told
from openhearts.web.talk.levels import is_ripe, sentences

if TYPE_CHECKING:
    from openhearts.web.desk.desk import Desk, Names

# What the table tells besides events.
WORDED: Final = (
    *(
        "time",
        "claim",
        "said",
        "phrase",
        "undone",
        "knocked",
        "turned",
        "away",
        "returned",
        "back",
        "strange",
        "warming",
    ),
    *chairs.KINDS,
    *changing.KINDS,
    *rematch.KINDS,
    *hosting.KINDS,
    *anew.KINDS,
)


class Ear:
    """See above."""

    def __init__(self, desk: Desk) -> None:
        self._desk = desk
        self.told: deque[Told] = deque(maxlen=SENT)
        self.hailed: int | None = None  # whom people at this device were told to call
        self.explained: tuple[str, ...] = ()
        self._n_told = 0  # of what the table told, so much was put into words
        self._waiting: list[Event] = []  # what happened and was not told yet, because fast bots go on
        self._turn = ""  # the last turn that was sounded

    def forget(self) -> None:
        """Another reading of the table tells from the beginning."""
        self._n_told, self._waiting = 0, []
        self.told.clear()

    def hear(self, burst: Sequence[Heard]) -> None:
        """Puts into words what the table told, once for all pages of the person, and keeps it."""
        desk = self._desk
        new = [one for one in burst if one.number > self._n_told]
        if not new:
            return
        self._n_told = new[-1].number
        if any(one.lost for one in new):
            self._waiting.clear()
            self.told.append(Told(self._n_told, (self.arrival(),)))
            return
        is_on = desk.live.table is not None and desk.live.table.public.phase != "over"
        cues, ends = self._cues(new), is_on and any(event.lingers for one in new for event in one.events)
        said: list[Said | None] = []
        events: list[Event] = []
        for one in new:
            events += one.events
            if one.kind in WORDED:
                said += [self._happened(events), self._worded(one)]
                events = []
        said.append(self._happened(events))
        self.told.append(Told(self._n_told, tuple(one for one in said if one is not None), cues, ends))

    def since(self, number: int, upto: int) -> list[Told]:
        """What was put into words after the table's message `number`, to `upto`, for a page that was there."""
        return [one for one in self.told if number < one.number <= upto]

    def _happened(self, events: Sequence[Event]) -> Said | None:
        desk = self._desk
        wishes, table = desk.person.wishes, desk.live.table
        if not events or table is None:
            return None
        self._keep_for_others(events, desk.now.seat)
        self._waiting += events
        bots = desk.live.bots | desk.live.unheld
        bot_is_next = any(seat in bots for seat in table.to_act) and desk.seat not in table.to_act
        bot_is_next &= len(desk.seats) < 2  # nothing waits where the next to look may be somebody else
        pace = 0.0 if desk.live.driving.is_hurried else desk.live.gathering.settings.pace
        if not is_ripe(self._waiting, desk.room.weigh, wishes.spoken, pace, bot_is_next=bot_is_next):
            return None
        told, self._waiting = self._waiting, []
        now = desk.now
        view, names, weigh = desk.view, desk.naming, desk.room.weigh

        def again(speaker: Speaker) -> str:
            return sentences(speaker, told, view, names(speaker), weigh, wishes.spoken) or ""

        said = desk.history.add(desk.speaker, again)
        if said.text:
            desk.mine.show(desk.for_eyes(told, view, names))
        both = f"{said.text} {self._news()}".strip()
        return self._with_call(Said(both) if both else None, now)

    def _worded(self, heard: Heard) -> Said | None:
        """What is no event of the game."""
        desk = self._desk
        if heard.kind in ("said", "phrase"):
            return self._written(heard)
        if heard.kind == "knocked":
            return self.say(lambda speaker: speaker.text("web-door-who", name=heard.text))
        if heard.kind in ("away", "returned"):
            return None if heard.seat is None else self.company(heard.kind, heard.seat)
        if heard.kind in returning.KINDS:
            return returning.answered(desk, heard)
        if heard.kind in chairs.KINDS:
            return chairs.words(desk, heard)
        if heard.kind in changing.KINDS:
            if heard.kind in ("swapped", "joined") and len(desk.seats) > 1:
                desk.places.clear()  # nobody reads what was told to who sat there
            return changing.words(desk, heard)
        if heard.kind in rematch.KINDS:
            return rematch.words(desk, heard)
        if heard.kind in anew.KINDS:
            return anew.words(desk, heard)
        if heard.kind in hosting.KINDS:
            return hosting.words(desk, heard)
        if heard.kind == "warming":
            return self.say(lambda speaker: speaker.text("web-warming"))
        if heard.kind == "turned":
            return self.turned() if desk.live.table is not None else None
        if heard.kind != "undone":
            return self._of_seat(heard)
        self._waiting.clear()
        return self.arrival("terminal-undone")

    def _written(self, heard: Heard) -> Said:
        """What somebody says; a phrase in the reader's own language."""
        names = self._desk.naming

        def again(speaker: Speaker) -> str:
            text = heard.text if heard.kind == "said" else speaker.text(f"web-phrase-{heard.text}")
            return speaker.text("web-says", name=names(speaker)[heard.seat or 0], text=text)

        return self.say_all(again, "chat")

    def _of_seat(self, heard: Heard) -> Said | None:
        """A claim, or a time that is nearly or wholly up; the warning is for the one whom it concerns."""
        desk = self._desk
        seat, table = heard.seat or 0, desk.live.table
        if table is None:
            return None
        view, names = desk.view, desk.naming
        if heard.kind == "claim":
            return self.say(
                lambda speaker: speaker.text("web-claim", what=heard.text, **speaker.who(seat, view, names(speaker)))
            )
        if heard.text == "up":
            return self.say(lambda speaker: speaker.text("web-time-up", **speaker.who(seat, view, names(speaker))))
        time = next((time for time in desk.live.timing.times if time.seat == seat), None)
        is_own = seat in desk.live.gathering.seats_of(desk.person.ident)
        return Said(desk.speaker.text("web-time-left", left=time.left)) if is_own and time is not None else None

    def _cues(self, burst: Sequence[Heard]) -> tuple[str, ...]:
        desk = self._desk
        seat, table = desk.seat, desk.live.table
        if table is None:
            return ()
        found = [desk.room.cue(event, seat) for one in burst for event in one.events]
        turn = desk.live.turn_of(seat) if seat is not None and seat in table.to_act else ""
        if turn and turn != self._turn:
            found.append("turn")
        self._turn = turn
        return tuple(dict.fromkeys(cue for cue in found if cue))

    def _news(self) -> str:
        """What is explained now and was not said before; bots' cards between two decisions are not commented."""
        desk = self._desk
        lesson, table = desk.lesson, desk.live.table
        if table is None or lesson == self.explained:
            return ""
        if desk.seat not in table.to_act and not desk.live.reading.is_on and table.public.phase != "over":
            return ""
        self.explained = lesson
        return " ".join(lesson)

    def _keep_for_others(self, events: Sequence[Event], shown: int | None) -> None:
        """Who shares this device and does not look now reads later what happened, as they may know it."""
        desk = self._desk
        assert desk.live.table is not None
        for seat in desk.hands if len(desk.seats) > 1 else ():
            if seat != shown:
                view, place = desk.live.table.view(seat), desk.place_of(seat)
                again = partial(_told, events, view, desk.naming_for(seat))
                said = place.history.add(desk.speaker, again)
                if said.text:
                    place.show(desk.for_eyes(events, view, desk.naming_for(seat)))
                    place.unheard.append(said.text)

    def _with_call(self, said: Said | None, now: Now) -> Said | None:
        """With who is to come to this device, once."""
        desk = self._desk
        whom, table = now.called, desk.live.table
        if desk.is_open and table is not None and now.seat in table.to_act:
            whom = now.seat
        if len(desk.seats) < 2 or whom in (None, self.hailed):
            return said
        self.hailed = whom
        call = desk.speaker.text("web-call-open" if desk.is_open else "web-call", name=desk.names_for(None)[whom])
        text = "" if said is None else said.text
        return Said(f"{call} {text}" if desk.is_open else f"{text} {call}".strip())

    def say(self, again: Again, kind: str = "play") -> Said:
        """Something that is kept in the history."""
        desk = self._desk
        if kind != "chat":  # what people write has a place of its own
            desk.mine.show(again)
        return desk.history.add(desk.speaker, again, kind)

    def say_all(self, again: Again, kind: str = "play") -> Said:
        """Something that is kept in the history of everybody at this device."""
        desk = self._desk
        said = self.say(again, kind)
        for place in desk.places.values():
            if place is not desk.mine:
                place.history.add(desk.speaker, again, kind)
        return said

    def keep(self, again: Again) -> Said:
        """Something that is kept in the history, and stands elsewhere on the page."""
        return self._desk.history.add(self._desk.speaker, again)

    def company(self, kind: str, seat: int) -> Said | None:
        """That people who sit here are asked about somebody who is away."""
        desk = self._desk
        if not desk.seats or seat in desk.seats:
            return None
        if kind == "returned":
            return self.say(chairs.asks_back(desk, seat))
        names = desk.naming
        return self.say(lambda speaker: speaker.text("web-away-ask", name=names(speaker)[seat]))

    def arrival(self, why: str = "") -> Said:
        """What somebody hears who opens the page: whose turn it is, and what to do.

        `why`: the message that says what has brought them there; then all but what is explained is kept.
        """
        desk = self._desk
        called, names, whose = desk.now.called, desk.naming, desk.turn_now

        def again(speaker: Speaker) -> str:
            turn = whose(speaker) if called is None else speaker.text("web-call", name=names(speaker)[called])
            return f"{speaker.text(why)} {turn}" if why else turn

        said = self.say(again) if why else Said(again(desk.speaker))
        if called is not None:
            self.hailed = called
            return said
        self.explained = desk.lesson
        return Said(" ".join((said.text, *desk.lesson)))

    def turned(self) -> Said:
        """What somebody hears to whom the device was handed: what they missed, and what they must do."""
        desk = self._desk
        missed = [*desk.mine.unheard]
        desk.mine.unheard.clear()
        return Said(" ".join([*missed, self.arrival().text]))


def _told(events: Sequence[Event], view: Any, names: Names, speaker: Speaker) -> str:
    """What happened, for the seat of a view, without what it must do now."""
    return speaker.events(events, view, names(speaker), with_turn=False) or ""
