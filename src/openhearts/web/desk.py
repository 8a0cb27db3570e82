"""One person's place at one live table: what they chose, what was said to them, and what their keys and words do.

The rules are the table's and the sentences speech's; a question never changes the game.
"""

from __future__ import annotations

from collections import deque
from collections.abc import Sequence
from typing import Any, Final

from openhearts.core.event import Event
from openhearts.errors import BadText, Forbidden, OpenHeartsError
from openhearts.speech.ask import ask
from openhearts.speech.commands import Act, Ask, Meta, parse
from openhearts.speech.keys import KEYS, key_for
from openhearts.speech.naming import shown_names
from openhearts.speech.speaker import Speaker
from openhearts.speech.voice import Facts
from openhearts.tables.listening import Heard
from openhearts.tables.live import LiveTable
from openhearts.tables.seats import player
from openhearts.web.company import changing
from openhearts.web.people import Person
from openhearts.web.rooms import Room, Seen, room_of
from openhearts.web.sharing import PUBLIC, Now, Place, Sharing
from openhearts.web.talk.chat import Pen
from openhearts.web.talk.history import SENT, History, Message, Said, Told
from openhearts.web.talk.levels import is_ripe, sentences

LONGEST_LINE: Final = 200
__all__ = ["Desk", "Message"]
# What the table tells besides events.
WORDED: Final = ("time", "claim", "said", "phrase", "undone", "knocked", "turned", "away", "returned", *changing.KINDS)


class Desk:
    """See above; one for each person at each table, kept by the server as long as it runs."""

    def __init__(self, live: LiveTable, person: Person, language: str) -> None:
        self.live = live
        self.person = person
        self.sharing = Sharing()
        self._places: dict[int | None, Place] = {}
        self._hailed: int | None = None  # whom people at this device were told to call
        self._is_open = room_of(live.game.id).is_open
        self.key = ""  # what makes the address of a closed table an invitation
        self._read: tuple[str, ...] = ()  # of what was explained: what the person has gone on from
        self._explained: tuple[str, ...] = ()
        self.told: deque[Told] = deque(maxlen=SENT)
        self.pen = Pen()
        self._n_told = 0  # of what the table told, so much was put into words
        self._waiting: list[Event] = []  # what happened and was not told yet, because fast bots go on
        self._asked = ""  # the turn in which a claim is to be confirmed
        self._turn = ""  # the last turn that was sounded
        self.become(live, person, language)

    def become(self, live: LiveTable, person: Person, language: str) -> None:
        """The same place for a table that was read again, or for somebody with other wishes."""
        if live is not self.live:
            self._n_told, self._waiting = 0, []
            self.told.clear()
        self.live, self.person = live, person
        self.speaker = Speaker(language, short=person.wishes.short_cards)

    # --- what is seen -----------------------------------------------------------------------------------------------

    @property
    def seats(self) -> tuple[int, ...]:
        """The seats of this device: several where people share it."""
        return self.live.gathering.seats_of(self.person.ident)

    @property
    def now(self) -> Now:
        """Whose side is shown, and who is called behind the curtain."""
        acting = self.live.seat_of(self.person.ident)
        return self.sharing.now(self.seats, self.live.table, is_open=self._is_open, acting=acting)

    @property
    def seat(self) -> int | None:
        """The seat that the page shows the side of, None for a watcher and while a curtain hides every hand."""
        return self.now.seat

    @property
    def mine(self) -> Place:
        """What is kept for whoever looks now: of people who share a device, everybody has their own."""
        seat = self.seat
        return self._place_of((PUBLIC if seat is None else seat) if len(self.seats) > 1 else None)

    def _place_of(self, key: int | None) -> Place:
        if (key is None) != (None in self._places):
            self._places.clear()  # somebody came to this device, or left it: nobody reads what another one was told
        return self._places.setdefault(key, Place(self.live.game.id))

    @property
    def history(self) -> History:
        """What was said to whoever looks now."""
        return self.mine.history

    @property
    def shown(self) -> str:
        """What happened last, without what to do now: that stands above it."""
        return self.mine.shown

    @property
    def room(self) -> Room:
        """What whoever looks now has chosen."""
        return self.mine.room

    @property
    def hint(self) -> Any:
        """The hint that whoever looks now asked for in this turn."""
        turn, advice = self.mine.hint
        return advice if self.seat is not None and turn == self.live.turn_of(self.seat) else None

    @property
    def view(self) -> Any:
        """What the seat knows.  Only while a match is played."""
        assert self.live.table is not None
        return self.live.table.view(self.seat)

    @property
    def names(self) -> tuple[str, ...]:
        """Names by seat, as this person reads them."""
        return self._names_for(self.seat)

    def _names_for(self, seat: int | None) -> tuple[str, ...]:
        return shown_names(self.speaker, self.live.names, seat)

    @property
    def for_children(self) -> bool:
        """Whether the table is in the children's mode."""
        return self.live.gathering.settings.children

    @property
    def lesson(self) -> tuple[str, ...]:
        """What is explained now, in a guided first deal; else nothing."""
        told, todo = self._lesson
        return told if self.goes_on else todo

    @property
    def goes_on(self) -> bool:
        """Whether there is something to be read before what to do is said."""
        told, _ = self._lesson
        return bool(told) and told != self._read

    @property
    def _lesson(self) -> tuple[tuple[str, ...], tuple[str, ...]]:
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
        if self.live.table is None or self.is_moving:
            return self.speaker.text("web-shuffling" if self.live.mixing.is_on else "web-gathering")
        return self.room.simple_turn(self.seen()) if self.for_children else self.speaker.turn(self.view, self.names)

    @property
    def hint_words(self) -> str:
        """The hint that was asked for; children hear what to do, others why too."""
        if self.hint is None:
            return ""
        if self.for_children:
            action = self.speaker.action(self.hint.action, self.view, self.names)
            return self.speaker.text("kids-hint", action=action)
        return self.speaker.advice(self.hint, self.view, self.names)

    @property
    def facts(self) -> Facts:
        """What is known beside the view."""
        times = tuple((time.seat, time.left, time.reserve) for time in self.live.times)
        return Facts(bots=self.live.bots, away=self.live.away, last=self.live.last_events, times=times)

    # --- what is heard ----------------------------------------------------------------------------------------------

    def hear(self, burst: Sequence[Heard]) -> None:
        """Puts into words what the table told, once for all pages of the person, and keeps it."""
        new = [one for one in burst if one.number > self._n_told]
        if not new:
            return
        self._n_told = new[-1].number
        if any(one.lost for one in new):
            self._waiting.clear()
            self.told.append(Told(self._n_told, (self.arrival(),)))
            return
        is_on = self.live.table is not None and self.live.table.public.phase != "over"
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
        wishes, table = self.person.wishes, self.live.table
        if not events or table is None:
            return None
        self._keep_for_others(events, self.now.seat)
        self._waiting += events
        bot_is_next = any(seat in self.live.bots for seat in table.to_act) and self.seat not in table.to_act
        bot_is_next &= len(self.seats) < 2  # nothing waits where the next to look may be somebody else
        pace = 0.0 if self.live.is_hurried else self.live.gathering.settings.pace
        if not is_ripe(self._waiting, self.room.weigh, wishes.spoken, pace, bot_is_next=bot_is_next):
            return None
        told, self._waiting = self._waiting, []
        now = self.now
        text = sentences(self.speaker, told, self.view, self.names, self.room.weigh, wishes.spoken)
        said = None if text is None else self.say(text)
        if said is not None:
            self.mine.shown = self.speaker.events(told, self.view, self.names, with_turn=False) or ""
        new = self._news()
        both = said if not new else Said(f"{'' if said is None else said.text} {new}".strip())
        return self._with_call(both, now)

    def _worded(self, heard: Heard) -> Said | None:
        """What is no event of the game."""
        if heard.kind in ("said", "phrase"):
            return self._written(heard)
        if heard.kind == "knocked":
            return self.say(self.speaker.text("web-door-who", name=heard.text))
        if heard.kind in ("away", "returned"):
            return None if heard.seat is None else self.company(heard.kind, heard.seat)
        if heard.kind in changing.KINDS:
            if heard.kind in ("swapped", "joined") and len(self.seats) > 1:
                self._places.clear()  # nobody reads what was told to who sat there
            return changing.words(self, heard)
        if heard.kind == "turned":
            return self.turned() if self.live.table is not None else None
        if heard.kind != "undone":
            return self._of_seat(heard)
        self._waiting.clear()
        return self.say(f"{self.speaker.text('terminal-undone')} {self.arrival().text}")

    def _written(self, heard: Heard) -> Said:
        """What somebody says; a phrase in the reader's own language."""
        text = heard.text if heard.kind == "said" else self.speaker.text(f"web-phrase-{heard.text}")
        said = self.say(self.speaker.text("web-says", name=self.names[heard.seat or 0], text=text), "chat")
        for place in self._places.values():
            if place is not self.mine:
                place.history.add(said.text, "chat")
        return said

    def _of_seat(self, heard: Heard) -> Said | None:
        """A claim, or a time that is nearly or wholly up; the warning is for the one whom it concerns."""
        seat, table = heard.seat or 0, self.live.table
        if table is None:
            return None
        who = self.speaker.who(seat, self.view, self.names)
        if heard.kind == "claim":
            return self.say(self.speaker.text("web-claim", what=heard.text, **who))
        if heard.text == "up":
            return self.say(self.speaker.text("web-time-up", **who))
        time = next((time for time in self.live.times if time.seat == seat), None)
        is_own = seat in self.live.gathering.seats_of(self.person.ident)
        return Said(self.speaker.text("web-time-left", left=time.left)) if is_own and time is not None else None

    def _cues(self, burst: Sequence[Heard]) -> tuple[str, ...]:
        seat, table = self.seat, self.live.table
        if table is None:
            return ()
        found = [self.room.cue(event, seat) for one in burst for event in one.events]
        turn = self.live.turn_of(seat) if seat is not None and seat in table.to_act else ""
        if turn and turn != self._turn:
            found.append("turn")
        self._turn = turn
        return tuple(dict.fromkeys(cue for cue in found if cue))

    def _news(self) -> str:
        """What is explained now and was not said before; bots' cards between two decisions are not commented."""
        lesson, table = self.lesson, self.live.table
        if table is None or lesson == self._explained:
            return ""
        if self.seat not in table.to_act and not self.live.reading.is_on and table.public.phase != "over":
            return ""
        self._explained = lesson
        return " ".join(lesson)

    def _keep_for_others(self, events: Sequence[Event], shown: int | None) -> None:
        """Who shares this device and does not look now reads later what happened, as they may know it."""
        assert self.live.table is not None
        for seat in self.seats if len(self.seats) > 1 else ():
            if seat != shown:
                view, place = self.live.table.view(seat), self._place_of(seat)
                text = self.speaker.events(events, view, self._names_for(seat), with_turn=False)
                if text is not None:
                    place.shown = text
                    place.history.add(text)
                    place.unheard.append(text)

    def _with_call(self, said: Said | None, now: Now) -> Said | None:
        """With who is to come to this device, once."""
        whom, table = now.called, self.live.table
        if self._is_open and table is not None and now.seat in table.to_act:
            whom = now.seat
        if len(self.seats) < 2 or whom in (None, self._hailed):
            return said
        self._hailed = whom
        call = self.speaker.text("web-call-open" if self._is_open else "web-call", name=self._names_for(None)[whom])
        text = "" if said is None else said.text
        return Said(f"{call} {text}" if self._is_open else f"{text} {call}".strip())

    def say(self, text: str, kind: str = "play") -> Said:
        """Something that is kept in the history."""
        self.mine.shown = text
        return self.mine.history.add(text, kind)

    def company(self, kind: str, seat: int) -> Said | None:
        """That people who sit here are asked about somebody who is away."""
        if not self.seats or seat in self.seats:
            return None
        return self.say(self.speaker.text(f"web-{kind}-ask", name=self.names[seat]))

    def arrival(self) -> Said:
        """What somebody hears who opens the page: whose turn it is, and what to do."""
        now = self.now
        if now.called is not None:
            self._hailed = now.called
            return Said(self.speaker.text("web-call", name=self.names[now.called]))
        self._explained = self.lesson
        return Said(" ".join((self.turn_words, *self.lesson)))

    def turned(self) -> Said:
        """What somebody hears to whom the device was handed: what they missed, and what they must do."""
        missed = [*self.mine.unheard]
        self.mine.unheard.clear()
        return Said(" ".join([*missed, self.arrival().text]))

    # --- what is done -----------------------------------------------------------------------------------------------

    async def do(self, message: Message) -> Said | None:
        """Does what a page asks for; what is to be said about it."""
        try:
            await self.live.settled()  # a question is answered from what is written
            if not self.live.gathering.admits(self.person.ident):
                raise Forbidden("this table is closed to strangers", key="ask-first")
            return await self._do(message)
        except OpenHeartsError as error:
            view = self.view if self.live.table is not None else None
            return Said(self.speaker.error(error, view, self.names), is_error=True)

    async def _do(self, message: Message) -> Said | None:
        value = message.value[:LONGEST_LINE]
        match message.do:
            case "act":
                return await self._act(value, message.turn)
            case "choose":
                return Said(self.room.choose(self.speaker, self.view, value))
            case "line":
                return await self._line(value, message.turn)
            case "key":
                return await self._key(value, message.turn)
            case "commit" | "reveal":
                await self.live.mixing.hear(self.person.ident, message.do, value)
                return None
            case "next":
                await self.live.next_deal(self.person.ident)
                return None
            case "uncover" | "cover":
                self._turn_device(value if message.do == "uncover" else "")
                return None
            case _:
                return await self._gather(message.do, value)

    async def _gather(self, do: str, value: str) -> Said | None:
        live, ident = self.live, self.person.ident
        match do:
            case "sit":
                seat, _, name = value.partition(" ")
                return await changing.sit(self, _number(seat), self._called(name))
            case "add":
                seat, _, name = value.partition(" ")
                default = self.speaker.text("web-kitchen-player", number=_number(seat) + 1)
                await live.sit(ident, _number(seat), name.strip() or default)
            case "join":
                return await changing.sit(self, None, self._called(value))
            case "fill":
                await live.fill(ident, _number(value))
            case "free":
                await live.free(ident, _number(value))
            case "start":
                await live.start(ident, first_leader=_number(value) if value else None)
            case "let-in" | "turn-away":
                await live.door.answer(ident, _number(value), is_welcome=do == "let-in")
            case "back":
                live.returning.ask(ident, _number(value))
                return Said(self.speaker.text("web-back-asked"))
            case "back-yes" | "back-no":
                await live.returning.answer(ident, _number(value), is_welcome=do == "back-yes")
            case "away-bot" | "away-wait":
                live.absent.choose(ident, _number(value), do.removeprefix("away-"))
            case "on":
                self._read, _ = self._lesson
                self._explained = self.lesson
                live.reading.go_on(ident)
                return Said(" ".join((*self.lesson, self.turn_words)))
            case "close":
                await live.close(ident)
            case "say":
                self.pen.write(live, ident, value, self.speaker)
            case "phrase":
                self.pen.phrase(live, ident, value)
            case _:
                return await changing.do(self, do, value)
        return None

    def _called(self, name: str) -> str:
        """What the others read: the name just given, the one remembered, or "You"."""
        return name.strip() or self.person.name or self.speaker.text("terminal-you")

    async def _act(self, text: str, turn: str) -> Said | None:
        """An action in the words of its game; the cards chosen before, where the game collects them."""
        seat = self._own_seat()
        view = self.view
        action = self.room.action(view, text) or self.live.game.action_from_text(view, text)
        return await self._take(seat, action, turn)

    async def _take(self, seat: int, action: Any, turn: str) -> Said | None:
        if self.live.claims.is_claim(action):
            return await self._claim(seat, action, turn)
        if await self.live.act(self.person.ident, seat, action, turn or None):
            self.room.forget()
            return None
        return Said(self.speaker.turn(self.view, self.names))

    async def _claim(self, seat: int, action: Any, turn: str) -> Said | None:
        """A claim that is not certain is asked for twice: a slip of the finger must not cost all that is left."""
        self.live.claims.forbid(action)
        now = self.live.turn_of(seat)
        if self.live.claims.kind(self.view) == "offer" and self._asked != now:
            self._asked = now
            return Said(self.speaker.text("web-claim-sure"))
        done = await self.live.claim(self.person.ident, seat, action, turn or None)
        if done == "late":
            return Said(self.speaker.turn(self.view, self.names))
        if done == "done" or self.person.ident in self.live.present:
            return None  # the table tells everybody who looks
        who = self.speaker.who(seat, self.view, self.names)
        what = "refused" if done == "refused" else "offered"
        return self.history.add(self.speaker.text("web-claim", what=what, **who))

    @property
    def is_claiming(self) -> bool:
        """Whether a claim that is not certain is to be confirmed."""
        return self.seat is not None and self._asked == self.live.turn_of(self.seat) != ""

    def _own_seat(self) -> int:
        if self.seat is None and self.seats:
            raise Forbidden("say first who you are", key="curtain")
        if self.seat is None:
            raise Forbidden("only who plays may do that", key="watching")
        return self.seat

    def _turn_device(self, value: str) -> None:
        """The person of a seat has the device now, or (empty) nobody has; every page of it is drawn anew."""
        now = self.now
        if not value:
            self.sharing.cover()
        elif _number(value) in now.may_look:
            self.sharing.show(_number(value), self.live.table)
        elif now.seat != _number(value):
            raise Forbidden("that is not your seat", key="not-your-seat")
        self._hailed = None
        self.live.tell(Heard("turned"), self.person.ident)

    def _comes(self, text: str) -> bool:
        """Whether somebody who is called says that they are here, in the command box."""
        now = self.now
        if not now.may_look:
            return False
        said = text.strip().casefold()
        names = {self.names[seat].casefold(): seat for seat in now.may_look}
        if said in self.speaker.words("web-words-show"):
            said = self.names[now.may_look[0]].casefold()
        if said not in names:
            return False
        self._turn_device(str(names[said]))
        return True

    async def _line(self, text: str, turn: str) -> Said | None:
        """A typed line: a question, an action, or a command to the program."""
        if self.live.table is None:
            raise BadText("the match has not begun", key="empty")
        if self._comes(text):
            return None
        command = parse(text, self.view, self.names, self.speaker)
        if isinstance(command, Ask):
            return self._answer(command.question, command.n, command.card)
        if isinstance(command, Act):
            return await self._take(self._own_seat(), command.action, turn)
        return await self._meta(command)

    async def _key(self, name: str, turn: str) -> Said | None:
        key = key_for(name, self.live.game.id)
        if key is None or self.live.table is None:
            return Said(self.speaker.text("terminal-no-key", key=name[:12]))
        if key.kind == "question":
            return self._answer(key.command, key.n)
        if key.kind == "meta":
            return await self._meta(Meta(key.command))
        if key.kind == "move":
            return Said(self.room.move(self.seen(), key.key))
        if key.command in ("act", "choose"):
            meant = self.room.enter(self.seen()) if key.command == "act" else self._nothing_to_choose()
            return Said(meant) if isinstance(meant, str) else await self._take(self._own_seat(), meant, turn)
        return await self._line(key.key, turn)

    def seen(self) -> Seen:
        """What pictures, moves and lessons are made from; children get the large index, which has every card."""
        deck = "big" if self.for_children else self.person.wishes.deck
        return Seen(self.view, self.names, self.speaker, deck, self.hint, self.facts)

    def _nothing_to_choose(self) -> str:
        """Space chooses the card that has the focus, and none has it."""
        return self.speaker.text("terminal-nothing-to-choose")

    def _answer(self, question: str, n: int | None, card: str | None = None) -> Said:
        said = ask(self.speaker, question, self.view, self.names, n=n, card=card, facts=self.facts)
        return Said(said)

    async def _meta(self, command: Meta) -> Said | None:
        text = self.speaker.text
        match command.name:
            case "hint":
                return self._hint()
            case "undo":
                await self.live.undo(self.person.ident, self._own_seat())
                self.room.forget()
                return None
            case "repeat":
                return Said(self.history.last or text("terminal-no-messages"))
            case "older" | "newer":
                return self._browse(-1 if command.name == "older" else 1)
            case "sort":
                return Said(self.room.sort(self.speaker, self.view))
            case "say":
                self.pen.write(self.live, self.person.ident, command.argument, self.speaker)
                return None
            case "accept" | "reject":
                await self.live.answer_claim(self.person.ident, accepts=command.name == "accept")
                return None
            case "buffer":
                return Said(text("web-buffer", kind=self.history.next_buffer()))
            case "finish":
                return self._finish()
            case "next-seat":
                return Said(text("terminal-not-now"))
        known = {key.command for key in KEYS}
        return Said(text("terminal-not-now" if command.name in known else "ask-no-meaning"))

    def _hint(self) -> Said:
        if not self.live.gathering.settings.hints:
            raise Forbidden("not at this table", key="no-hints")
        view, table = self.view, self.live.table
        if not view.options or table is None:
            return Said(self.speaker.turn(view, self.names))
        seat = self.seat or 0
        advice = player("club").advise(view, table.bot_seed, table.standing.deal_number, seat, 0)
        self.mine.hint = self.live.turn_of(seat), advice
        return Said(self.hint_words)

    def _finish(self) -> Said | None:
        """No pauses before the next decision of a person; said only where nothing comes of it."""
        if not self.live.hurry(self.person.ident):
            return Said(self.speaker.text("terminal-not-now"))
        return None if self.live.is_hurried else Said(self.speaker.text("web-finish-waits"))

    def _browse(self, step: int) -> Said:
        if self.history.is_empty:
            return Said(self.speaker.text("terminal-no-messages"))
        found = self.history.step(step)
        return Said(found or self.speaker.text("terminal-history-end", end="old" if step < 0 else "new"))


def _number(text: str) -> int:
    try:
        return int(text)
    except ValueError as error:
        raise BadText(f"{text[:20]!r} is no number", key="number", text=text[:20]) from error
