"""What the terminal knows about a game: how one moves among its cards, and what its table looks like.

It knows no game by name: each has the module named after it beside this one, and a game without one gets `AnyGameUi`.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Protocol

from msgspec import Struct

from openhearts.games import registry
from openhearts.speech.speaker import Speaker


class Scene(Struct, frozen=True):
    """What a picture is drawn from: a view, names by seat, who is a bot, the variant's name.

    `hands` are the views of all seats, where every hand lies open to the watcher; `totals` those before the first deal
    and after each that is over, None before a seat's player joined.
    """

    view: Any
    names: tuple[str, ...]
    bots: frozenset[int]
    title: str
    hands: tuple[Any, ...] = ()
    totals: tuple[tuple[int | None, ...], ...] = ()


class Question(Struct, frozen=True):
    """Something that `openhearts advise` asks: which option it fills, how `terminal-advise-ask` words it.

    With `is_many` each line is a turn, and an empty one ends them; what `is_needed` is told even if it is empty.
    """

    name: str
    wording: str
    is_many: bool = False
    is_needed: bool = False


class Asked(Struct, frozen=True):
    """What a player at a real card table tells of a game: the options that it has, and what is asked for.

    Nothing is asked where one of `enough` is told already.
    """

    options: tuple[str, ...]
    enough: tuple[str, ...]
    questions: tuple[Question, ...]


class GameUi(Protocol):
    """How one person plays one game in the terminal: it keeps where the cursor is and what is chosen, makes actions of
    keys and the picture of a view, and changes no game.
    """

    speaker: Speaker

    def new_turn(self, view: Any) -> None:
        """The seat of the view is asked for something: put the cursor where it helps."""
        ...

    def phase(self, view: Any) -> str:
        """What is being decided, as `terminal-prompt-keys` names it: the phase, or something more exact."""
        ...

    def move(self, key: str, view: Any) -> str:
        """Move the cursor by an arrow, home or end; what is there."""
        ...

    def space(self, view: Any) -> str:
        """Choose or unchoose what is under the cursor; what is chosen now."""
        ...

    def enter(self, view: Any) -> Any | str:
        """The action that Enter means, or a sentence where it means none."""
        ...

    def key(self, key: str, view: Any) -> Any | str | None:
        """What another key of this game alone means: an action, a sentence, or None."""
        ...

    def sort(self, view: Any) -> str:
        """Sort the hand the other way; how it lies now."""
        ...

    def hands(self, view: Any) -> list[str]:
        """What the seat of the view holds, as lines that say whose it is; empty where nothing is hidden."""
        ...

    def picture(self, scene: Scene) -> Any:
        """A picture for the Rich face; see rich_face.py."""
        ...


class AnyGameUi:
    """A game that the terminal knows nothing about: its options, one after the other."""

    def __init__(self, speaker: Speaker, names: Sequence[str]) -> None:
        self.speaker = speaker
        self.names = names
        self.place = 0

    def new_turn(self, view: Any) -> None:
        """Back to the first option."""
        self.place = 0

    def phase(self, view: Any) -> str:
        """The phase of the game."""
        return str(view.public.phase)

    def _options(self, view: Any) -> list[Any]:
        return list(view.options)

    def move(self, key: str, view: Any) -> str:
        """Another option."""
        options = self._options(view)
        if not options:
            return self.speaker.text("terminal-nothing-here")
        last = len(options) - 1
        step = {"left": -1, "up": -1, "right": 1, "down": 1, "home": -last, "end": last}.get(key, 0)
        self.place = max(0, min(last, self.place + step))
        return self.speaker.action(options[self.place], view, self.names)

    def space(self, view: Any) -> str:
        """There is nothing to choose."""
        return self.speaker.text("terminal-nothing-to-choose")

    def enter(self, view: Any) -> Any | str:
        """The option under the cursor."""
        options = self._options(view)
        return options[self.place] if options else self.speaker.text("terminal-nothing-here")

    def key(self, key: str, view: Any) -> Any | str | None:
        """No other key."""
        return None

    def sort(self, view: Any) -> str:
        """There is nothing to sort."""
        return self.speaker.text("terminal-nothing-here")

    def hands(self, view: Any) -> list[str]:
        """Nothing that could be named."""
        return []

    def picture(self, scene: Scene) -> Any:
        """No picture."""
        return None


def game_ui_of(game: str, speaker: Speaker, names: Sequence[str]) -> GameUi:
    """For one person who plays the game of this id."""
    part = registry.part(game, "terminal", "ui")
    if part is None:
        return AnyGameUi(speaker, names)
    ui: GameUi = part.GameUi(speaker, names)
    return ui


def asked_in(game: str) -> Asked | None:
    """What `openhearts advise` asks in the game of this id, None in one that the terminal knows nothing about."""
    part = registry.part(game, "terminal", "ui")
    if part is None:
        return None
    asked: Asked = part.ASKED
    return asked
