"""One person at one table in a terminal: whose turn it is, what is said and drawn, and when to wait.

Keys and words are controls.py's; what may be done is the table's.  Whatever happens is in the table's log before it is
said, so that leaving at any moment loses nothing.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from openhearts.core.event import Event
from openhearts.errors import OpenHeartsError, Why
from openhearts.speech.naming import shown_names
from openhearts.speech.questions import ask
from openhearts.speech.speaker import Speaker
from openhearts.tables.table import Table
from openhearts.terminal.controls import Controls
from openhearts.terminal.game_ui import Room, Scene, room_of
from openhearts.terminal.reports import deal_lines
from openhearts.terminal.thinking import Thought
from openhearts.terminal.ui.face import Face, Given, Pressed, Resized

AT_ONCE = 0.02  # seconds: a bot that decides so quickly is not worth looking at the keyboard
LOOK = 0.05  # seconds between two looks at a bot that thinks
BURST = 3.0  # a finished trick stays so many times longer than a card


class Session:
    """A table, a face, and one seat (None: a watcher, who sees no hand before a deal is over)."""

    def __init__(
        self,
        table: Table,
        face: Face,
        speaker: Speaker,
        seat: int | None,
        *,
        pace: float = 0.0,
        every_seat: bool = False,
    ) -> None:
        self.table = table
        self.face = face
        self.speaker = speaker
        self.seat = seat
        self.pace = pace
        self.every_seat = every_seat
        self.room: Room = room_of(table.game.id, speaker, shown_names(speaker, table.names, seat))
        self.controls = Controls(self)
        self.history: list[str] = []
        self.answers: list[str] = []
        self.shows_answers = False
        self.last: list[str] = []
        self.last_events: tuple[Event, ...] = ()
        self._turn: tuple[Any, ...] | None = None  # the decision that is being made
        self._announced: tuple[Any, ...] | None = None
        self._hands_of: tuple[Any, ...] | None = None
        self.is_hurrying = False  # no pauses until the person must act
        self._thought: Thought | None = None
        self._explained: set[str] = set()  # phases of which an example was given

    # --- what the others ask ----------------------------------------------------------------------------------------

    @property
    def view(self) -> Any:
        """What this session's seat knows now."""
        return self.table.view(self.seat)

    @property
    def names(self) -> tuple[str, ...]:
        """Names by seat."""
        return shown_names(self.speaker, self.table.names, self.seat)

    @property
    def bots(self) -> frozenset[int]:
        """The seats of bots."""
        return frozenset(seat for seat, sitting in enumerate(self.table.sittings) if sitting.bot is not None)

    def speak(self, language: str) -> None:
        """Go on in another language."""
        self.speaker = Speaker(language, short=self.speaker.short, ascii_only=self.speaker.ascii_only)
        self.room.speaker = self.speaker
        self._announced = None

    def say(self, lines: str | Sequence[str], *, is_answer: bool = False) -> None:
        """Say something, and keep it for the keys that repeat."""
        said = [lines] if isinstance(lines, str) else [line for line in lines if line]
        if not said:
            return
        if is_answer:
            self.answers += said
        else:
            self.history += said
            self.last = said
        self.face.say(said, is_answer=is_answer)

    def draw(self) -> None:
        """Show how things stand."""
        if self.face.is_rich:
            title = self.controls.title()
            hands = tuple(self.table.view(seat) for seat in range(len(self.names))) if self.every_seat else ()
            scene = Scene(self.view, self.names, self.bots, title, hands, self.table.standing.deals)
            self.face.show(self.room.picture(scene))

    def announce(self, events: Sequence[Event]) -> None:
        """Say what happened, as this seat may hear it."""
        if not events:
            return
        self.last_events = tuple(events)
        self.controls.place = None
        said = self.speaker.events(events, self.view, self.names, with_turn=False)
        self.draw()
        if said:
            self.say(said)
        if self.every_seat and not self.face.is_rich:
            self._say_hands()

    def _say_hands(self) -> None:
        """Every hand, when the cards were dealt or passed: for those who watch bots with open cards."""
        public = self.table.public
        now = (public.deal_number, public.phase)
        if now != self._hands_of and public.phase != "over":
            self._hands_of = now
            for seat in range(len(self.names)):
                self.say(self.room.hands(self.table.view(seat)))

    def welcome_back(self) -> None:
        """Say what table this is, how it stands, and what the seat holds."""
        public = self.table.public
        self.draw()
        text = self.speaker.text("terminal-welcome-back", name=self.controls.title(), deal=public.deal_number)
        lines = [text]
        if self.seat is not None and public.phase != "over":
            for question in ("scores", "hand", "table"):
                lines.append(ask(self.speaker, question, self.view, self.names))
        self.say(lines)

    # --- the match --------------------------------------------------------------------------------------------------

    def run(self, events: Sequence[Event] = ()) -> bool:
        """Play until the match is over (True).  Raises Leave when the person goes."""
        self.announce(events)
        while True:
            if self.table.public.phase == "over":
                self._deal_over()
                if self.table.is_over:
                    return True
                self._next_deal()
                continue
            bot = self.table.bot_to_act()
            if bot is None or self._owes():  # where several choose at once, nobody waits for bots that think
                self._person()
            else:
                self._bot(bot)

    def _owes(self) -> bool:
        """Whether the person owes a decision."""
        return self.seat in self.table.people and self.seat in self.table.to_act

    def _bot(self, seat: int) -> None:
        n_tricks = self._n_finished()
        is_turn = self.table.public.turn is not None
        position = self.table.position
        action = self._decided(seat)
        if self.table.position is not position:
            return  # something was taken back while the bot was thinking
        events = self.table.act(seat, action)
        if not is_turn and len(events) == 1:
            return  # one player has chosen: nothing is to be told before the last one has
        self.announce(events)
        if is_turn:
            self.wait(self.pace * (BURST if self._n_finished() > n_tricks else 1.0))

    def _n_finished(self) -> int:
        return len(getattr(self.table.public, "tricks", ()))

    def _decided(self, seat: int) -> Any:
        """What a bot does; keys that ask are answered while it thinks."""
        if self._thought is not None:  # of a bot whose turn was taken back: its program may answer one at a time
            self._meanwhile(self._thought)
        decide = self.table.deciding(seat)
        if not self.face.hears:
            return decide()
        self._thought = Thought(decide)
        position = self.table.position
        self._meanwhile(self._thought)
        if self.table.position is not position:
            return None
        found, self._thought = self._thought.result(), None
        return found

    def _meanwhile(self, thought: Thought) -> None:
        """Answer what is asked until a thought is there, or something is taken back."""
        position = self.table.position
        if thought.is_done(AT_ONCE):
            return
        while not thought.is_done() and self.table.position is position:
            self._hear(self.face.pause(LOOK, self.speaker.turn(self.view, self.names)))

    def _hear(self, given: Given | None) -> bool:
        """Answer a key or a line while others play; whether it says to go on without waiting."""
        if isinstance(given, Resized):
            self.draw()
        if given is None or isinstance(given, Resized):
            return False
        if isinstance(given, Pressed) and given.key in ("enter", "space"):
            return True
        if self.controls.handle(given) is not None:
            self.say(self.speaker.turn(self.view, self.names), is_answer=True)
        return False

    def wait(self, seconds: float) -> None:
        """Let something be seen for a while; keys that ask are answered, Enter goes on."""
        position = self.table.position
        while seconds > 0 and not self.is_hurrying and self.table.position is position:
            given = self.face.pause(seconds, self.speaker.turn(self.view, self.names))
            if given is None or self._hear(given):
                return

    def _person(self) -> None:
        """One decision of the person; questions and mistakes change nothing."""
        seat = self.seat
        if seat is None or seat not in self.table.to_act:
            raise OpenHeartsError(Why.NOT_NOW)
        self.is_hurrying = False
        view = self.view
        public = view.public
        now = (public.deal_number, public.phase, len(self.table.steps), len(self.table.comments))
        if now != self._turn:
            self._turn = now
            self.room.new_turn(view)
            self.controls.is_shown = self.face.is_rich
        self.draw()
        prompt = self.prompt(view)
        given = self.face.ask(prompt)
        if isinstance(given, Resized):
            return
        action = self.controls.handle(given)
        if action is None:
            return
        try:
            n_tricks = self._n_finished()
            events = self.table.act(seat, action)
        except OpenHeartsError as error:
            self.say(self.speaker.error(error, self.view, self.names), is_answer=True)
            return
        self.announce(events)
        if self._n_finished() > n_tricks:
            self.wait(self.pace * BURST)

    def prompt(self, view: Any) -> str:
        """What is to be done, said once for each decision; in lines only a sign after that."""
        turn = self.speaker.turn(view, self.names)
        if self.face.is_rich:
            return turn + " " + self.speaker.text("terminal-prompt-keys", phase=self.room.phase(view))
        public = view.public
        if self._turn != self._announced:
            self._announced = self._turn
            lines = [turn]
            if public.phase not in self._explained:
                self._explained.add(public.phase)
                example = self.speaker.typed(next(iter(view.options)), view, self.names)
                lines.append(self.speaker.text("terminal-for-example", example=example))
            self.face.say(lines)
        return self.speaker.text("terminal-prompt")

    # --- after a deal -----------------------------------------------------------------------------------------------

    def _deal_over(self) -> None:
        self.is_hurrying = False
        self.wait(self.pace * BURST)
        title = self.speaker.text("terminal-deal-over-title", number=self.table.public.deal_number)
        lines = deal_lines(self.speaker, self.table, self.view, self.names, self.face.is_rich)
        if self.table.people:
            self.face.page(title, lines)
        else:
            self.say(lines)
        if self.table.is_over:
            self.say(self.speaker.result(self.table.after, self.view, self.names))

    def _next_deal(self) -> None:
        if not self.table.people:
            self.wait(self.pace * BURST)
            self.announce(self.table.next_deal())
            return
        while True:
            self.draw()
            given = self.face.ask(self.speaker.text("terminal-prompt-next-deal"))
            if isinstance(given, Resized):
                continue
            if isinstance(given, Pressed) and given.key in ("enter", "space"):
                break
            if self.controls.handle(given) is not None:
                self.say(self.speaker.text("deal-over"), is_answer=True)
        self.announce(self.table.next_deal())
