"""Steps through a record: forward, back, deal by deal, with every hand or one seat's side.

It plays nothing and changes nothing; what is shown is recomputed from the record.
"""

from __future__ import annotations

from pathlib import Path
from typing import Any

from msgspec.structs import replace

from openhearts.errors import OpenHeartsError, Why
from openhearts.errors.saying import one_line
from openhearts.records import Moment, Record, moments, read
from openhearts.speech import display_names
from openhearts.speech.key_answers import ask
from openhearts.speech.keymap import key_for, keys_of
from openhearts.speech.speaker import Speaker
from openhearts.speech.typed_commands import Ask, Meta, parse
from openhearts.speech.voice import Facts
from openhearts.terminal import summaries
from openhearts.terminal.game_ui import Scene, game_ui_of
from openhearts.terminal.launch_options import speaker_for, wants_plain
from openhearts.terminal.play import make_face
from openhearts.terminal.ui.face import Face, Leave, Pressed, Resized, Typed

FORWARD = ("enter", "space", "right", "down")
BACK = ("b", "left", "up", "backspace")


class Replay:
    """A record, and where one is in it: a deal and a moment of it."""

    def __init__(self, record: Record, face: Face, speaker: Speaker, seat: int | None) -> None:
        self.record = record
        self.face = face
        self.speaker = speaker
        self.seat = seat
        self._sit(0)
        self.deal = 0
        self.at = 0
        self.moments: list[Moment] = []

    def _sit(self, deal: int) -> None:
        """Who sits where in a deal: people may have changed seats before it."""
        players = self.record.players_in(deal)
        self.names = display_names.shown_names(self.speaker, [player.name for player in players], self.seat)
        self.bots = frozenset(idx for idx, player in enumerate(players) if player.kind == "bot")
        self.game_ui = game_ui_of(self.record.game.id, self.speaker, self.names)

    def open_deal(self, deal: int, *, at_end: bool = False) -> None:
        """Go to the beginning (or the end) of a deal.  Raises RecordMismatch for one that breaks the rules."""
        self.deal = deal
        self._sit(deal)
        self.moments = list(moments(replace(self.record, deals=(self.record.deals[deal],))))
        self.at = len(self.moments) - 1 if at_end else 0

    @property
    def moment(self) -> Moment:
        """Where one is."""
        return self.moments[self.at]

    def view(self, seat: int | None) -> Any:
        """What a seat knows at this moment."""
        return self.record.game.view_of(self.moment.position, seat)

    def title(self) -> str:
        """The name of the rules in the reader's language."""
        return display_names.rules_name(self.record.rules, self.speaker.language)

    # --- showing ----------------------------------------------------------------------------------------------------

    def tell(self) -> None:
        """Say what happened at this moment, and draw it."""
        view = self.view(self.seat)
        lines: list[str] = []
        said = self.speaker.events(self.moment.events, view, self.names, with_turn=False)
        if said:
            lines.append(said)
        lines += [self.speaker.text("terminal-replay-comment", text=one_line(text)) for text in self.moment.comments]
        if view.public.phase == "over":
            lines += self.speaker.opened(view, self.names)
        elif self.seat is None and self._hands_changed() and not self.face.is_rich:
            lines += self.hands()
        self.draw()
        if lines:
            self.face.say(lines)

    def _hands_changed(self) -> bool:
        """Whether this is the deal, or the end of its passing."""
        if self.at == 0:
            return True
        before = self.moments[self.at - 1].position.public
        return bool(before.phase != self.moment.position.public.phase)

    def hands(self) -> list[str]:
        """Every hand, one line each."""
        found = []
        for seat in range(len(self.names)):
            found += self.game_ui.hands(self.view(seat))
        return found

    def draw(self) -> None:
        """Draw the table."""
        if not self.face.is_rich:
            return
        open_hands = tuple(self.view(seat) for seat in range(len(self.names))) if self.seat is None else ()
        told = self.record.deals[: self.deal + 1]
        end = told[-1].scores if self.moment.position.public.phase == "over" else None
        totals = summaries.totals_by_deal([(deal.start.public.scores, deal.changes) for deal in told], end)
        scene = Scene(self.view(self.seat), self.names, self.bots, self.title(), open_hands, totals)
        self.face.show(self.game_ui.picture(scene))

    # --- moving -----------------------------------------------------------------------------------------------------

    def run(self) -> None:
        """Until the person leaves, or the lines end."""
        self.tell()
        while True:
            prompt = self.speaker.text(
                "terminal-replay-prompt",
                deal=self.moment.deal_number,
                step=self.at,
                count=len(self.moments) - 1,
            )
            given = self.face.ask(prompt)
            if isinstance(given, Resized):
                self.draw()
            elif isinstance(given, Pressed):
                if given.key == "escape":
                    return
                self._key(given.key)
            else:
                self._words(given)

    def _key(self, key: str) -> None:
        if key in FORWARD:
            self._forward()
        elif key in BACK:
            self._back()
        elif key in ("n", "end", "home"):
            self._jump(key)
        elif key in ("?", "f1"):
            self._help()
        else:
            found = key_for(key, self.record.game.id)
            if found is not None and found.kind == "question":
                self._ask(found.command, found.n)
            elif key != "unknown":
                self._say("terminal-no-key", key=key, help="?")

    def _forward(self) -> None:
        if self.at + 1 < len(self.moments):
            self.at += 1
            self.tell()
        elif self.deal + 1 < len(self.record.deals):
            self.open_deal(self.deal + 1)
            self.tell()
        else:
            self._say("terminal-replay-end")

    def _back(self) -> None:
        if self.at:
            self.at -= 1
            self.tell()
        elif self.deal:
            self.open_deal(self.deal - 1, at_end=True)
            self.tell()
        else:
            self._say("terminal-replay-start")

    def _jump(self, key: str) -> None:
        if key == "home":
            self.at = 0
        elif key == "end":
            self.at = len(self.moments) - 1
        elif self.deal + 1 < len(self.record.deals):
            self.open_deal(self.deal + 1)
        else:
            self._say("terminal-replay-end")
            return
        self.tell()

    def _words(self, given: Typed) -> None:
        text = given.text
        try:
            command = parse(text, self.view(self.seat), self.names, self.speaker)
        except OpenHeartsError as error:
            self.face.say([self.speaker.error(error, self.view(self.seat), self.names)], is_answer=True)
            return
        if isinstance(command, Ask) and command.card is None:
            self._ask(command.question, command.n)
        elif isinstance(command, Meta) and command.name == "quit":
            raise Leave
        elif isinstance(command, Meta) and command.name == "help":
            self._help()
        else:
            self._say("terminal-replay-only")

    def _ask(self, question: str, n: int | None) -> None:
        if question == "hand" and self.seat is None:
            self.face.say(self.hands() or [self.speaker.text("ask-watching")], is_answer=True)
            return
        facts = Facts(bots=self.bots, last=self.moment.events)
        self.face.say([ask(self.speaker, question, self.view(self.seat), self.names, n=n, facts=facts)], is_answer=True)

    def _help(self) -> None:
        text = self.speaker.text
        questions = [key for key in keys_of(self.record.game.id) if key.kind == "question"]
        lines = [text("terminal-replay-help"), *summaries.key_lines(self.speaker, questions, self.record.game.id)]
        self.face.page(text("terminal-help-title"), lines)

    def _say(self, message: str, /, **values: Any) -> None:
        self.face.say([self.speaker.text(message, **values)], is_answer=True)


def replay(file: str, *, seat: int | None, deal: int | None, is_plain: bool, language: str | None) -> int:
    """`openhearts replay`.  Raises OpenHeartsError for files, seats and deals that are not there."""
    speaker = speaker_for(language)
    record = read(Path(file))
    if not record.deals:
        raise OpenHeartsError(Why.NO_DEAL_THERE, deal=1)
    if seat is not None and not 0 <= seat < len(record.players):
        raise OpenHeartsError(Why.NO_SEAT, seat=seat, last=len(record.players) - 1)
    numbers = [one.number for one in record.deals]
    if deal is not None and deal not in numbers:
        raise OpenHeartsError(Why.NO_DEAL_THERE, deal=deal)
    plain = wants_plain(is_plain)
    if not plain:
        speaker = speaker.other(short=True)
    face = make_face(plain)
    try:
        steps = Replay(record, face, speaker, seat)
        steps.open_deal(0 if deal is None else numbers.index(deal))
        face.say([speaker.text("terminal-replay-title", name=steps.title(), deals=len(record.deals))])
        steps.run()
    except (Leave, KeyboardInterrupt):
        pass  # nothing is to be kept
    finally:
        face.close()
    return 0
