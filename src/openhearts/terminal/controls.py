"""What keys and typed words do at a table: answers to questions, moves of the cursor, actions.

The key map and the words are speech's; a question never changes the game.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from openhearts.bots.bot_specs import searches
from openhearts.errors import Forbidden, OpenHeartsError, Why
from openhearts.speech.card_letters import letters_words, numbered
from openhearts.speech.catalogue import languages
from openhearts.speech.key_answers import ask
from openhearts.speech.keymap import KEYS, Key, key_for, keys_of, word_lines
from openhearts.speech.levels import level_words, numbered_level
from openhearts.speech.typed_commands import Act, Ask, Meta, parse
from openhearts.speech.voice import Facts
from openhearts.tables.bot_seats import hint
from openhearts.terminal import settings
from openhearts.terminal.commands.options import MAX_PACE
from openhearts.terminal.summaries import key_lines
from openhearts.terminal.table_viewer import Screen
from openhearts.terminal.ui.face import Given, Leave, Pressed, Typed

MOVES = {
    "previous": "left",
    "next": "right",
    "group-before": "up",
    "group-after": "down",
    "first": "home",
    "last-card": "end",
}
NAMES = {"escape": "esc"}
REMEMBERED = {"full": "cards", "usual": "turn", "brief": "needed"}
# For tables with other people, a clock or pauses: answered, but not in the help here.
NO_OTHERS = ("clock", "accept", "reject", "say")
UNUSED = (*NO_OTHERS, "next-seat")


class Controls:
    """The keys and words of one screen."""

    def __init__(self, screen: Screen) -> None:
        self.screen = screen

    # --- a key or a line --------------------------------------------------------------------------------------------

    def handle(self, given: Given) -> Any | None:
        """Do what was asked; the action that was named, or None.  Raises Leave."""
        if isinstance(given, Pressed):
            return self._key(given.key)
        return self._words(given.text) if isinstance(given, Typed) else None

    def _key(self, name: str) -> Any | None:
        screen = self.screen
        if name == "unknown":
            return None
        key = key_for(NAMES.get(name, name), screen.table.game.id)
        if key is None:
            if len(name) == 1 and not name.isascii():
                return self._words(name)
            self._answer("terminal-no-key", key=name, help="?")
            return None
        return self.do(key)

    def do(self, key: Key) -> Any | None:
        """Do what a key of the map means."""
        if key.kind == "question":
            self._question(key.command, key.n)
            return None
        if key.command in MOVES:
            self.screen.is_shown = True
            self._said(self.screen.game_ui.move(MOVES[key.command], self.screen.view))
            return None
        if key.kind == "act":
            return self._act(key.command)
        if key.command == "box":
            return self._box()
        self._meta(key.command)
        return None

    def _question(self, command: str, n: int | None) -> None:
        screen = self.screen
        facts = Facts(bots=screen.bots, last=screen.last_events)
        self._said(ask(screen.speaker, command, screen.view, screen.names, n=n, facts=facts))

    def _act(self, command: str) -> Any | None:
        screen, view = self.screen, self.screen.view
        if not view.options:
            self._said(screen.speaker.turn(view, screen.names))
            return None
        if command == "act":
            found = screen.game_ui.enter(view)
        elif command == "choose":
            self.screen.is_shown = True
            found = screen.game_ui.space(view)
        else:
            found = screen.game_ui.key(command, view)
        if isinstance(found, str):
            self._said(found)
            return None
        if found is None:
            self._answer("terminal-not-now")
        elif command == "act" and not self.screen.is_shown:
            self.screen.is_shown = True  # in lines nobody sees the cursor: an empty line must not play a card unheard
            self._answer("terminal-enter-again", action=screen.speaker.action(found, view, screen.names))
            return None
        return found

    # --- words ------------------------------------------------------------------------------------------------------

    def _words(self, text: str) -> Any | None:
        """Do what a typed line means."""
        screen = self.screen
        try:
            command = parse(text, screen.view, screen.names, screen.speaker)
        except OpenHeartsError as error:
            self._said(screen.speaker.error(error, screen.view, screen.names))
            return None
        if isinstance(command, Ask):
            if command.card is not None:
                self._said(screen.speaker.sentence(screen.speaker.card(command.card, screen.table.rules)) + ".")
            else:
                self._question(command.question, command.n)
            return None
        if isinstance(command, Act):
            if screen.seat is None:
                self._answer("ask-watching")
                return None
            return command.action
        return self._program(command)

    def _program(self, command: Meta) -> Any | None:
        match command.name:
            case "quit":
                raise Leave
            case "history":
                self.screen.face.page(self.screen.speaker.text("terminal-history-title"), self.screen.history)
            case "save":
                self._answer("terminal-is-saved")
            case "language":
                self._language(command.argument)
            case "pace":
                self._pace(command.argument)
            case "announce":
                self._announce(command.argument)
            case "letters":
                self._letters(command.argument)
            case "say":
                self._answer("terminal-alone")
            case _:
                key = next((key for key in KEYS if key.command == command.name), None)
                return None if key is None else self.do(key)
        return None

    def _finish(self) -> None:
        """No pauses before the next decision of the person."""
        screen = self.screen
        if screen.seat in screen.table.to_act or screen.table.public.phase == "over":
            self._answer("terminal-not-now")
            return
        screen.is_hurrying = True
        self._answer("terminal-hurrying")

    def _pace(self, wanted: str) -> None:
        """Tell how long each card of the bots stays, or change it."""
        text = wanted.strip().replace(",", ".")
        if text:
            try:
                pace = float(text)
            except ValueError:
                pace = -1.0
            if not 0 <= pace <= MAX_PACE:  # NaN neither
                fault = OpenHeartsError(Why.NOT_IN_RANGE, name="--pace", low=0, high=MAX_PACE, text=text[:20])
                self._said(self.screen.speaker.error(fault))
                return
            self.screen.pace = pace
        speaker = self.screen.speaker
        shown = speaker.number(self.screen.pace, 2)
        self._answer("terminal-pace", seconds=shown, word=speaker.words("word-pace")[0])

    def _announce(self, wanted: str) -> None:
        """Tell how much is announced, or change it: 1 for every card, 2 at one's turn, 3 only what needs one."""
        found = numbered_level(wanted.strip())
        if found is not None:
            self.screen.level = found
            settings.remember(announce=REMEMBERED[found])
        self._said(level_words(self.screen.speaker, self.screen.level))

    def _letters(self, wanted: str) -> None:
        """Tell which letters are on the cards, or change them, by their number."""
        found = numbered(wanted.strip())
        if found is not None:
            self.screen.write(self.screen.speaker.other(letters=found))
            settings.remember(letters=found)
        self._said(letters_words(self.screen.speaker))

    def _language(self, wanted: str) -> None:
        if wanted.strip().lower() not in languages():
            known = ", ".join(languages())
            self._answer("terminal-no-language", list=known)
            return
        self.screen.speak(wanted.strip().lower())
        settings.remember(language=self.screen.speaker.language)
        self._answer("terminal-language")

    # --- about the screen -------------------------------------------------------------------------------------------

    def _meta(self, command: str) -> None:
        meant: dict[str, Callable[[], None]] = {
            "hint": self._hint,
            "undo": self._undo,
            "repeat": self._repeat,
            "older": lambda: self._browse(-1),
            "newer": lambda: self._browse(1),
            "buffer": self._buffer,
            "sort": lambda: self._said(self.screen.game_ui.sort(self.screen.view)),
            "accept": lambda: self._answer("terminal-no-claim"),
            "reject": lambda: self._answer("terminal-no-claim"),
            "next-seat": self._next_seat,
            "actions": self._actions,
            "help": self._help,
            "finish": self._finish,
        }
        meant[command]()

    def _hint(self) -> None:
        screen, view = self.screen, self.screen.view
        if not view.options:
            self._said(screen.speaker.turn(view, screen.names))
            return
        table = screen.table
        is_ready = any(searches(sitting.bot or "") for sitting in table.sittings)  # then it was got ready for them
        advice = hint(view, table.bot_seed, table.standing.deal_number, is_ready=is_ready)
        self._said(screen.speaker.hint(advice, view, screen.names))

    def _undo(self) -> None:
        screen = self.screen
        if screen.seat is None:
            self._answer("terminal-undo-not")
            return
        try:
            screen.table.undo(screen.seat)
        except Forbidden:
            self._answer("terminal-undo-not")
            return
        screen.forget()
        screen.draw()
        screen.say(screen.speaker.text("terminal-undone"))

    def _repeat(self) -> None:
        screen = self.screen
        screen.browsed = None
        self._said(screen.answer or screen.last or [screen.speaker.text("terminal-no-messages")], is_again=True)

    def _browse(self, step: int) -> None:
        history = self.screen.answers if self.screen.shows_answers else self.screen.history
        if not history:
            self._answer("terminal-no-messages")
            return
        place = (len(history) - 1 if self.screen.browsed is None else self.screen.browsed) + (
            step if self.screen.browsed is not None else 0
        )
        if self.screen.browsed is None and step > 0:
            place = len(history)
        if not 0 <= place < len(history):
            self._answer("terminal-history-end", end="old" if place < 0 else "new")
            return
        self.screen.browsed = place
        self._said(history[place], is_again=True)

    def _buffer(self) -> None:
        """The other buffer of messages: what happened, or the answers to questions."""
        self.screen.shows_answers = not self.screen.shows_answers
        self.screen.browsed = None
        self._answer("terminal-buffer", kind="answers" if self.screen.shows_answers else "events")

    def _next_seat(self) -> None:
        """Watchers of bots see another side: nobody's, each seat's, every hand."""
        screen = self.screen
        if screen.table.people:
            self._answer("terminal-watchers-only")
            return
        last = len(screen.names) - 1
        if screen.every_seat:
            screen.seat, screen.every_seat = None, False
        elif screen.seat is None:
            screen.seat = 0
        elif screen.seat < last:
            screen.seat += 1
        else:
            screen.seat, screen.every_seat = None, True
        kind = "all" if screen.every_seat else "nobody" if screen.seat is None else "seat"
        self._answer("terminal-view-of", kind=kind, name=screen.names[screen.seat or 0])

    def _box(self) -> Any | None:
        given = self.screen.face.ask(self.screen.speaker.text("terminal-prompt-box"), is_box=True)
        return self._words(given.text) if isinstance(given, Typed) and given.text else None

    def _actions(self) -> None:
        screen = self.screen
        self._said(
            [
                screen.speaker.turn(screen.view, screen.names),
                screen.speaker.text("terminal-actions", undo="yes" if self._may_undo() else "no"),
            ]
        )

    def _may_undo(self) -> bool:
        screen = self.screen
        return screen.seat is not None and screen.table.can_undo(screen.seat)

    def _help(self) -> None:
        screen = self.screen
        text = screen.speaker.text
        game = screen.table.game.id
        words = f"terminal-help-words-{game.replace('_', '-')}"
        without = UNUSED if screen.table.people else NO_OTHERS
        lines = [text(words)] if screen.speaker.has(words) else []
        lines += word_lines(screen.speaker, [game], without)
        lines.append(text("terminal-help-quit"))
        keys = tuple(key for key in keys_of(game) if key.command not in without)
        if not screen.face.is_rich:
            if any(key.command == "choose" for key in keys):
                lines.append(text("terminal-help-moves"))
            keys = tuple(key for key in keys if key.kind != "move")
        lines += key_lines(screen.speaker, keys, game)
        screen.face.page(text("terminal-help-title"), lines)

    # --- small things -----------------------------------------------------------------------------------------------

    def _answer(self, message: str, /, **values: Any) -> None:
        self._said(self.screen.speaker.text(message, **values))

    def _said(self, text: str | list[str], *, is_again: bool = False) -> None:
        self.screen.draw()
        self.screen.say(text, is_answer=True, is_again=is_again)
