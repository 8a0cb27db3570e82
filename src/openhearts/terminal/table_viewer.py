"""What one person at a table sees and hears in a terminal: what is drawn, said, asked, and kept to be said again.

It reads no keys and plays nothing: keys and words are controls.py's, the match is session.py's.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final

from openhearts.core.event import Event
from openhearts.speech.display_names import rules_name, shown_names
from openhearts.speech.key_answers import ask
from openhearts.speech.levels import is_ripe, prompt, told
from openhearts.speech.speaker import Speaker
from openhearts.tables.table import Table
from openhearts.terminal.game_ui import GameUi, Scene, game_ui_of
from openhearts.terminal.summaries import table_totals
from openhearts.terminal.ui.face import Face

FAST: Final = 0.5  # seconds between the cards of bots: below, what bots do in a row is told together


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
        level: str = "full",
    ) -> None:
        self.table = table
        self.face = face
        self.speaker = speaker
        self.seat = seat
        self.pace = pace
        self.every_seat = every_seat
        self.level = level  # how much is told (speech/levels.py)
        self.game_ui: GameUi = game_ui_of(table.game.id, speaker, shown_names(speaker, table.names, seat))
        self.history: list[str] = []
        self.answers: list[str] = []
        self.shows_answers = False
        self.browsed: int | None = None  # the place in the history that was read again last
        self.last: list[str] = []
        self.answer: list[str] = []  # the last one, until the next decision
        self._waiting: list[Event] = []  # what happened and was not told yet
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
        self.write(self.speaker.other(language))

    def write(self, speaker: Speaker) -> None:
        """Go on with another speaker: another language, or other letters on cards."""
        self.speaker = speaker
        self.game_ui.speaker = self.speaker
        self._announced = None

    def say(self, lines: str | Sequence[str], *, is_answer: bool = False, is_again: bool = False) -> None:
        """Say something, and keep it for the keys that repeat; `is_again`: an answer that says what was said before."""
        said = [lines] if isinstance(lines, str) else [line for line in lines if line]
        if not said:
            return
        if is_answer:
            self.answers += said
            self.answer = self.answer if is_again else said
        else:
            self.history += said
            self.last = said
        self.face.say(said, is_answer=is_answer)

    def draw(self) -> None:
        """Show how things stand."""
        if self.face.is_rich:
            hands = tuple(self.table.view(seat) for seat in range(len(self.names))) if self.every_seat else ()
            scene = Scene(self.view, self.names, self.bots, self.title(), hands, table_totals(self.table))
            self.face.show(self.game_ui.picture(scene))

    def announce(self, events: Sequence[Event]) -> None:
        """Say what happened, as this seat may hear it."""
        if not events:
            return
        self.last_events = tuple(events)
        self.browsed = None
        said = self._told(events)
        self.draw()
        if said:
            self.say(said)
        if self.every_seat and not self.face.is_rich:
            self._say_hands()

    def _told(self, events: Sequence[Event]) -> str | None:
        """What is told now of what happened, without what to do: that is asked for by a prompt."""
        self._waiting += events
        public, level, view = self.table.public, self.level, self.view
        bot_is_next = self.table.bot_to_act() is not None and (self.pace < FAST or self.is_hurrying)
        if not is_ripe(self._waiting, view, level, bot_is_next=bot_is_next and level != "full" and bool(public.to_act)):
            return None
        told_now, self._waiting = self._waiting, []
        return told(self.speaker, told_now, view, self.names, level)

    def forget(self) -> None:
        """What was taken back is not told any more."""
        self._waiting.clear()

    def _say_hands(self) -> None:
        """Every hand, when the cards were dealt or passed: for those who watch bots with open cards."""
        public = self.table.public
        now = (public.deal_number, public.phase)
        if now != self._hands_of and public.phase != "over":
            self._hands_of = now
            for seat in range(len(self.names)):
                self.say(self.game_ui.hands(self.table.view(seat)))

    def prompt(self, view: Any) -> str:
        """What is to be done, said once for each decision; in lines only a sign after that."""
        turn = self.speaker.turn(view, self.names)
        if self.level != "full" and not self.face.is_rich and (what := prompt(self.speaker, view, self.names)):
            turn = self.speaker.text("turn-yours", what=what)  # as pages show it
        if self.face.is_rich:
            return turn + " " + self.speaker.text("terminal-prompt-keys", phase=self.game_ui.phase(view))
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
