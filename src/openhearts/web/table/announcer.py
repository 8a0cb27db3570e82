"""What one person hears of a table: its news, put into words once for all their pages.

Sentences are speech's; nothing is decided here.
"""

from __future__ import annotations

import asyncio
from collections.abc import Iterable, Sequence
from functools import partial
from typing import Final

from msgspec import Struct

from openhearts.core.event import Event
from openhearts.core.game_types import View
from openhearts.speech import levels as spoken
from openhearts.speech.speaker import Speaker
from openhearts.tables.hosting.steps import Step
from openhearts.tables.session import logged_facts as f
from openhearts.tables.session.due import Reading
from openhearts.tables.session.viewer import news as n
from openhearts.tables.session.viewer import news_of_entries
from openhearts.tables.session.viewer.snapshot import events_for, hand_view
from openhearts.tables.session.viewer.table_view import Viewer
from openhearts.web.slow import deadlines as slow
from openhearts.web.table import people, rematch, seat_changes
from openhearts.web.table.history_writer import arrival, claim, commitment, say, say_all
from openhearts.web.table.message_history import Said
from openhearts.web.table.news_pacing import fits, keeps_time, level_now, pace_of, wordings
from openhearts.web.table.viewer import Names, TableViewer

HELD_S: Final = 0.7  # seconds without a card after which what was held back is told: somebody is thinking
SOON_S: Final = 0.01  # a loop's clock may wake a little early


class _Worded(Struct, frozen=True):
    """What happened, in the words of one of the ways to tell it: `which` (None: it is not told), in short or not.

    One value instead of a function with what it remembers: there are many, and they are kept.
    """

    events: tuple[Event, ...]
    view: View
    names: Names
    level: str
    is_terse: bool
    which: int | None

    def __call__(self, speaker: Speaker) -> str:
        """The same in the speaker's language."""
        named = self.names(speaker)
        said = wordings(speaker, self.events, self.view, named, self.level, is_terse=self.is_terse)
        return said[self.which] if self.which is not None else ""


class Announcer:
    """What one person is told, worded once for all their pages; what it keeps stands in the viewer's ear."""

    def __init__(self, viewer: TableViewer) -> None:
        self._viewer = viewer
        self._ear = viewer.ear

    # --- what the table tells ---------------------------------------------------------------------------------------

    def hear(self, steps: Sequence[Step] | None) -> None:
        """Puts into words what happened, once for all pages of the person, and keeps it; None: too much has."""
        viewer = self._viewer
        if steps is None:
            self._ear.n_read = viewer.table.state.n
            self._ear.waiting.clear()
            self._ear.known = "", 0.0
            self._ear.tell(arrival(self._viewer))
            return
        new = [step for step in steps if step.after.n > self._ear.n_read]
        if not new:
            self._tell_held()
            return
        self._ear.n_read = new[-1].after.n
        if any(_begins(step) for step in new):
            self._ear.known = commitment(new[-1].after), viewer.table.now()
        self._keep_for_others(new)
        looks = Viewer(viewer.person.ident, viewer.shown.seat)
        told = [one for step in new for one in news_of_entries.told(step.before, step.after, step.entry.fact, looks)]
        shown = viewer.shown
        is_on = shown.view is not None and shown.view.public.phase != "over"
        happened = [event for one in told if isinstance(one, n.Happened) for event in one.events]
        cues, ends = self._cues(happened), is_on and any(event.lingers for event in happened)
        said = tuple(one for one in self._said(told) if one is not None)
        self._ear.tell(*said, cues=cues, ends=ends)
        self._read(said)

    def _tell_held(self) -> None:
        """Nobody has acted for a while since something was held back: it is told now, however long it is."""
        ear = self._ear
        if not (ear.held_till and ear.waiting) or asyncio.get_running_loop().time() < ear.held_till:
            return
        said = self._happened((), at_once=True)
        if said is not None:
            self._ear.tell(said)
            self._read((said,))

    def _hold(self) -> None:
        """What waits is told with what comes next, or when nothing has come for a moment."""
        loop, table = asyncio.get_running_loop(), self._viewer.table
        self._ear.held_till = loop.time() + max(HELD_S, self._ear.reader.waiting(table.now()))
        loop.call_at(self._ear.held_till + SOON_S, table.audience.ring, self._viewer.person.ident)

    def _read(self, said: Sequence[Said]) -> None:
        """Gives what is told to the person's reader; bots who are alone with them wait for it."""
        viewer, reader = self._viewer, self._ear.reader
        for one in said:
            reader.take(one.text, viewer.table.now())
        if said:
            self._ear.known = self._ear.known[0], viewer.table.now()
        if said and viewer.is_alone:
            is_every = viewer.person.wishes.spoken == "full"
            viewer.table.wait_for(Reading(reader.ready_at(), viewer.shown.seat or 0, is_every))

    def _said(self, told: Iterable[n.AnyNews]) -> Iterable[Said | None]:
        events: list[Event] = []
        for one in told:
            if isinstance(one, n.Happened):
                events += one.events
                if one.was_late:
                    happened = self._happened(events)
                    events = []
                    yield happened
                    yield self._time_up(one, "" if happened is None else happened.text)
            elif not isinstance(one, n.Changed | n.Shuffling):
                yield self._happened(events)
                events = []
                yield self._worded(one)
        yield self._happened(events)

    def _happened(self, events: Sequence[Event], *, at_once: bool = False) -> Said | None:
        viewer = self._viewer
        shown, wishes = viewer.shown, viewer.person.wishes
        if not (events or at_once) or shown.view is None:
            return None
        self._ear.waiting += events
        self._ear.held_till = 0.0
        (view, names), told, reader = self._listener(shown.view), self._ear.waiting, self._ear.reader
        reader.speed = float(wishes.reads)
        pace = pace_of(shown, len(viewer.table.state.people), reader.speed)
        is_shared = len(shown.seats) > 1  # the next to look may be another player: nothing waits
        bot_is_next = pace.bot_is_next and wishes.spoken != "full"
        if not is_shared and not spoken.is_ripe(told, view, wishes.spoken, bot_is_next=bot_is_next):
            return None
        level = level_now(told, shown.rules.game, wishes.spoken, pace)
        word = partial(wordings, viewer.speaker, told, view, names(viewer.speaker), level)
        texts, now, is_terse = word(is_terse=False), viewer.table.now(), False
        if pace.waits and level != "full" and texts and not keeps_time(texts[0], view, reader, now):
            texts, is_terse = word(is_terse=True), True
        at_once = at_once or is_shared or not pace.merges
        shortest = (
            max(0, len(texts) - 1) if self._to_call() is not None else 0
        )  # who is called is not told before to be next
        which = next((at for at in range(shortest, len(texts)) if at_once or fits(texts[at], view, reader, now)), None)
        if which is None and texts:
            self._hold()
            return None
        self._ear.waiting = []
        place = viewer.mine
        said = place.history.add(viewer.speaker, _Worded(tuple(told), view, names, level, is_terse, which))
        if said.text:
            place.show(viewer.for_eyes(told, view, names, level))
        parts = said.text, self._won(told, view, names), self._explained()
        both = " ".join(filter(None, parts))
        return self._with_call(Said(both) if both else None)

    def _won(self, told: Sequence[Event], view: View, names: Names) -> str:
        """Who has won, behind the deal that ended the match; kept for who asks what was said last."""
        shown, viewer = self._viewer.shown, self._viewer
        after = shown.after
        if not told or not shown.is_match_over or after is None:
            return ""
        return say(viewer, lambda speaker: speaker.won(after, view, names(speaker))).text

    def _listener(self, view: View) -> tuple[View, Names]:
        """Who is told what happened, and what they call everybody; nobody in particular where an open game is played
        at one device and none of the people there is to act: each would take "you" for themselves."""
        viewer = self._viewer
        shown, deal = viewer.shown, viewer.table.state.deal
        if viewer.is_open and len(shown.seats) > 1 and shown.seat not in shown.to_act and deal is not None:
            return viewer.table.state.game.view_of(deal.position, None), viewer.naming_for(None)
        return view, viewer.naming

    def _worded(self, one: n.AnyNews) -> Said | None:
        """What is no event of the game."""
        viewer = self._viewer
        match one:
            case n.Said():
                return self._written(one)
            case n.Knocking(name):
                return say(self._viewer, lambda speaker: speaker.text("web-door-who", name=name))
            case n.Warming():
                return say(self._viewer, lambda speaker: speaker.text("web-warming"))
            case n.TookBack():
                self._ear.waiting.clear()
                return arrival(self._viewer, "terminal-undone")
            case n.TimeShort() if viewer.shown.settings.slow:
                return slow.short_of_time(viewer, one)
            case n.TimeShort(_, until):
                return Said(viewer.speaker.text("web-time-left", left=max(0, round(until - viewer.table.now()))))
            case n.Claimed(seat, what):
                return say(viewer, claim(viewer, seat, what))
            case n.Swapped() | n.Joined() | n.SwapAsked() | n.SwapAgreed():
                if isinstance(one, n.Swapped | n.Joined) and len(viewer.seats) > 1:
                    viewer.forget_places()  # nobody reads what was told to who sat there
                return seat_changes.words(viewer, one)
            case n.Holiday():
                return slow.of_holiday(viewer, one)
            case n.Again() | n.MovesOn() | n.Anew() | n.AnewOffered() | n.Voided() | n.Restored():
                return rematch.words(viewer, one)
            case _:
                return people.words(viewer, one)

    def _time_up(self, late: n.Happened, told: str) -> Said:
        """That a bot decides for a seat; to who sits there also what, unless it was `told` with what happened."""
        viewer, seat = self._viewer, late.seat
        view, names = viewer.view, viewer.naming
        done = next(iter(late.events), None) if seat == view.seat else None
        if done is not None and (viewer.speaker.event(done, view, viewer.names) or "") in told:
            done = None

        def again(speaker: Speaker) -> str:
            up = speaker.text("web-time-up", **speaker.who(seat, view, names(speaker)))
            what = None if done is None else speaker.event(done, view, names(speaker))
            return up if what is None else f"{up} {what}"

        return say(viewer, again)

    def _written(self, one: n.Said) -> Said:
        """What a person says; a phrase in the reader's own language."""
        names, own = self._viewer.naming, "yes" if self._viewer.seats == (one.seat,) else "no"

        def again(speaker: Speaker) -> str:
            text = one.text or speaker.text(f"web-phrase-{one.phrase}")
            return speaker.text("web-says", self=own, name=names(speaker)[one.seat], text=text)

        return say_all(self._viewer, again, "chat")

    def _cues(self, events: Iterable[Event]) -> tuple[str, ...]:
        viewer = self._viewer
        shown = viewer.shown
        if shown.view is None:
            return ()
        cue = viewer.game_ui.cue
        heard = [one for event in events if (one := cue(event, shown.seat)) is not None]
        found = [one.told(shown.seat, len(shown.chairs)) for one in heard]
        turn = shown.turn if shown.seat is not None and shown.seat in shown.to_act else ""
        if turn and turn != self._ear.turn:
            found.append("turn")
            viewer.mine.answer = ""
        self._ear.turn = turn
        return tuple(dict.fromkeys(found))

    def _explained(self) -> str:
        """What is explained now and was not said before; bots' cards between two decisions are not commented."""
        viewer = self._viewer
        lesson, shown = viewer.lesson, viewer.shown
        if shown.view is None or lesson == self._ear.explained:
            return ""
        if shown.seat not in shown.to_act and not shown.is_reading and shown.view.public.phase != "over":
            return ""
        self._ear.explained = lesson
        return " ".join(lesson)

    def _keep_for_others(self, steps: Sequence[Step]) -> None:
        """Who shares this device and does not look now reads later what happened, as they may know it."""
        viewer = self._viewer
        shown, state, person = viewer.shown, viewer.table.state, viewer.person.ident
        for seat in shown.hands if len(shown.seats) > 1 else ():
            events: list[Event] = []
            place, names = viewer.place_of(seat), viewer.naming_for(seat)
            for step in steps if seat != shown.seat else ():
                deal, new = step.after.deal, _unheard(step, seat)
                if deal is not None and new and seat in step.after.plays(person):
                    place.miss(deal.shuffle.commitment, deal.number, new, hand_view(step.after, person, seat))
                    events += new
            if events:
                view = hand_view(state, person, seat)
                said = place.history.add(viewer.speaker, partial(_told, events, view, names))
                if said.text:
                    place.show(viewer.for_eyes(events, view, names, "full"))

    # --- a shared device --------------------------------------------------------------------------------------------

    def _to_call(self) -> int | None:
        """Who is to come to this device, and was not told so."""
        viewer = self._viewer
        shown, whom = viewer.shown, viewer.called
        if viewer.is_open and shown.seat is not None and shown.seat in shown.to_act:
            whom = shown.seat
        return None if len(shown.seats) < 2 or whom == self._ear.hailed else whom

    def _with_call(self, said: Said | None) -> Said | None:
        """With who is to come to this device, once."""
        viewer, whom = self._viewer, self._to_call()
        if whom is None:
            return said
        self._ear.hailed = whom
        call = viewer.speaker.text("web-call-open" if viewer.is_open else "web-call", name=viewer.names_for(None)[whom])
        text = "" if said is None else said.text
        return Said(f"{call} {text}" if viewer.is_open else f"{text} {call}".strip())

    def turned(self) -> None:
        """The device was handed on: who has it now hears what they missed, and what they must do."""
        viewer = self._viewer
        if viewer.shown.view is not None:
            missed, told = viewer.mine.missed, spoken.told
            names, level = viewer.names, viewer.person.wishes.spoken
            said = [told(viewer.speaker, one.events, one.view, names, level) or "" for one in missed]
            missed.clear()
            self._ear.tell(Said(" ".join([*filter(None, said), arrival(self._viewer).text])))
            viewer.table.audience.ring(viewer.person.ident)


def _begins(step: Step) -> bool:
    """Whether a deal begins."""
    return commitment(step.after) not in ("", commitment(step.before))


def _unheard(step: Step, seat: int) -> Sequence[Event]:
    """What happened for a seat that does not look: what somebody did, and of a new deal what no other seat knows."""
    if isinstance(step.entry.fact, f.Acted):
        return events_for(step.after, seat)
    if not _begins(step):
        return ()
    return [event for event in events_for(step.after, seat) if event.for_seat(None) != event]


def _told(events: Sequence[Event], view: View, names: Names, speaker: Speaker) -> str:
    """What happened, for the seat of a view, without what it must do now."""
    return speaker.events(events, view, names(speaker), with_turn=False) or ""
