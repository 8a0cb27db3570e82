"""One person's match at one table in a terminal: whose turn it is, who is asked, and when to wait.

What is said and drawn is table_viewer.py's, keys and words are controls.py's; what may be done is the table's.
Whatever happens is in the table's log before it is said, so that leaving at any moment loses nothing.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from openhearts.core.event import Event
from openhearts.errors import OpenHeartsError, Why
from openhearts.speech.speaker import Speaker
from openhearts.speech.typed_text import normal
from openhearts.tables.table import Table
from openhearts.terminal.background_task import Thought
from openhearts.terminal.controls import Controls
from openhearts.terminal.summaries import deal_lines
from openhearts.terminal.table_viewer import Screen
from openhearts.terminal.ui.face import Face, Given, Pressed, Resized, Typed

AT_ONCE = 0.02  # seconds: a bot that decides so quickly is not worth looking at the keyboard
LOOK = 0.05  # seconds between two looks at a bot that thinks
BURST = 3.0  # a finished trick stays so many times longer than a card


class Session(Screen):
    """The match at a table as one person plays or watches it on their screen."""

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
        super().__init__(table, face, speaker, seat, pace=pace, every_seat=every_seat, level=level)
        self.controls = Controls(self)
        self._thought: Thought | None = None

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
        if now != self.decision:
            self.decision = now
            self.answer = []
            self.game_ui.new_turn(view)
            self.is_shown = self.face.is_rich
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
            if self._goes_on(given):
                break
            if self.controls.handle(given) is not None:
                self.say(self.speaker.text("deal-over"), is_answer=True)
        self.announce(self.table.next_deal())

    def _goes_on(self, given: Given) -> bool:
        """Whether a key or a word asks for the next deal."""
        if isinstance(given, Typed):
            words = (*self.speaker.words("terminal-words-enter"), *self.speaker.words("terminal-words-next-deal"))
            return normal(given.text) in words
        return isinstance(given, Pressed) and given.key in ("enter", "space")
