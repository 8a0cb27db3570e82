"""What one person at a table sees and hears in a terminal: what is drawn, said, asked, and kept to be said again.

It reads no keys and plays nothing: keys and words are controls.py's, the match is session.py's.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from openhearts.core.event import Event
from openhearts.speech.naming import rules_name, shown_names
from openhearts.speech.questions import ask
from openhearts.speech.speaker import Speaker
from openhearts.tables.table import Table
from openhearts.terminal.game_ui import Room, Scene, room_of
from openhearts.terminal.ui.face import Face


class Screen:
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
        self.history: list[str] = []
        self.answers: list[str] = []
        self.shows_answers = False
        self.browsed: int | None = None  # the place in the history that was read again last
        self.last: list[str] = []
        self.last_events: tuple[Event, ...] = ()
        self.is_hurrying = False  # no pauses until the person must act
        self.is_shown = True  # whether the person has seen or heard what Enter would do now
        self.decision: tuple[Any, ...] | None = None  # the one that is being made
        self._announced: tuple[Any, ...] | None = None
        self._hands_of: tuple[Any, ...] | None = None
        self._explained: set[str] = set()  # phases of which an example was given

    # --- who sits there ---------------------------------------------------------------------------------------------

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

    def title(self) -> str:
        """The name of the variant in the reader's language."""
        return rules_name(self.table.rules, self.speaker.language)

    # --- what is said and drawn ---------------------------------------------------------------------------------------

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
            hands = tuple(self.table.view(seat) for seat in range(len(self.names))) if self.every_seat else ()
            scene = Scene(self.view, self.names, self.bots, self.title(), hands, self.table.standing.deals)
            self.face.show(self.room.picture(scene))

    def announce(self, events: Sequence[Event]) -> None:
        """Say what happened, as this seat may hear it."""
        if not events:
            return
        self.last_events = tuple(events)
        self.browsed = None
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

    def prompt(self, view: Any) -> str:
        """What is to be done, said once for each decision; in lines only a sign after that."""
        turn = self.speaker.turn(view, self.names)
        if self.face.is_rich:
            return turn + " " + self.speaker.text("terminal-prompt-keys", phase=self.room.phase(view))
        public = view.public
        if self.decision != self._announced:
            self._announced = self.decision
            lines = [turn]
            if public.phase not in self._explained:
                self._explained.add(public.phase)
                example = self.speaker.typed(next(iter(view.options)), view, self.names)
                lines.append(self.speaker.text("terminal-for-example", example=example))
            self.face.say(lines)
        return self.speaker.text("terminal-prompt")

    def welcome_back(self) -> None:
        """Say what table this is, how it stands, and what the seat holds."""
        public = self.table.public
        self.draw()
        text = self.speaker.text("terminal-welcome-back", name=self.title(), deal=public.deal_number)
        lines = [text]
        if self.seat is not None and public.phase != "over":
            for question in ("scores", "hand", "table"):
                lines.append(ask(self.speaker, question, self.view, self.names))
        self.say(lines)
