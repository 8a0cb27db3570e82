"""What the pages know about a game: what lies on its table as a picture, and what one person chooses there.

They know no game by name: each has the module named after it beside this one, and a game without one gets `AnyGameUi`.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final, Generic, Protocol

from msgspec import Struct

from openhearts.core.action import Action
from openhearts.core.advice import Advice
from openhearts.core.event import Event
from openhearts.core.game_types import Rules, V, V_co, V_contra
from openhearts.games import registry
from openhearts.speech.keymap import NTH_KEYS
from openhearts.speech.speaker import Speaker
from openhearts.speech.voice import Facts
from openhearts.web.regions.parts import Groups, Part, Parts, merged
from openhearts.web.seat_faces import Face

MOST_BUTTONS: Final = 60
EMPTY: Final = Face("empty")  # an open chair


class Button(Struct, frozen=True):
    """Something that can be done: an action of the game in its own words, and what the button says."""

    value: str
    label: str
    is_first: bool = False


class Seen(Struct, Generic[V_co], frozen=True):
    """What a picture is made from: a view, names by seat, the reader's language and deck, and what the table knows."""

    view: V_co
    names: tuple[str, ...]
    speaker: Speaker
    deck: str
    hint: Advice | None = None
    facts: Facts = Facts()
    for_children: bool = False
    faces: tuple[Face | None, ...] = ()  # by seat; None: nobody sits there

    def face(self, seat: int) -> Face:
        """What a seat shows."""
        shown = self.faces[seat] if seat < len(self.faces) else None
        return shown or EMPTY


class Cue(Struct, frozen=True):
    """A sound by its name in static/signals.js, and the seat from where it is heard; None: from the middle."""

    name: str
    seat: int | None = None

    def told(self, reader: int | None, n_seats: int) -> str:
        """As the page is told: with its place clockwise from the reader, of how many; watchers sit at the first seat.

        >>> Cue("card", 1).told(3, 4), Cue("turn").told(3, 4)
        ('card@2/4', 'turn')
        """
        return self.name if self.seat is None else f"{self.name}@{(self.seat - (reader or 0)) % n_seats}/{n_seats}"


class Picture(Struct, frozen=True):
    """What a page shows of a game, part by part from `picture` on, and the buttons below it.

    `has_scores`: the sums of the deals so far stand in it.
    """

    groups: Groups
    buttons: tuple[Button, ...] = ()
    has_scores: bool = False

    @property
    def parts(self) -> Parts:
        """All its parts by name."""
        return merged(self.groups)


class GameUi(Protocol[V_contra]):
    """How one person plays one game in the browser: it keeps what is chosen and how the hand lies, makes actions of
    buttons and keys and the picture of a view, and changes no game.

    `is_open`: nobody hides anything in this game, so that people at one device need no curtain.
    """

    is_open: bool

    def choose(self, speaker: Speaker, view: V_contra, value: str) -> tuple[str, str]:
        """Choose or unchoose something; what is chosen now, and what on the page shows that."""
        ...

    def action(self, view: V_contra, text: str) -> Action | None:
        """The action that a button means, where it takes what was chosen; else None."""
        ...

    def sort(self, speaker: Speaker, view: V_contra) -> str:
        """Sort the hand the other way; how it lies now."""
        ...

    def move(self, seen: Seen[V_contra], key: str) -> str:
        """Move about the table by an arrow, home or end, where the page does not move by itself; what is there."""
        ...

    def enter(self, seen: Seen[V_contra]) -> Action | str:
        """The action that Enter means away from every card and button, or a sentence where it means none."""
        ...

    def forget(self) -> None:
        """What was chosen is done."""
        ...

    def cue(self, event: Event, seat: int | None) -> Cue | None:
        """The sound of an event for a seat; None for silence."""
        ...

    def picture(self, seen: Seen[V_contra]) -> Picture:
        """What the page shows of the table and the hand."""
        ...

    def last_card(self, seen: Seen[V_contra], before: Groups) -> Groups | None:
        """What a page showed before, with the card that ended the deal on the table; None where nothing lies there."""
        ...

    def lesson(self, seen: Seen[V_contra]) -> tuple[tuple[str, ...], tuple[str, ...]]:
        """What a beginner should read first, and then what to do; nothing where the game explains nothing."""
        ...

    def simple_turn(self, seen: Seen[V_contra]) -> str:
        """Whose turn it is and what to do, in the words of a child."""
        ...

    def prompt(self, seen: Seen[V_contra]) -> str:
        """What is to be done in at most six words, for eyes; empty where the whole sentence stands there."""
        ...

    def n_places(self, rules: Rules) -> int:
        """How many of the keys 1, 2, 3 and so on ask for something."""
        ...

    def held(self, seen: Seen[V_contra]) -> tuple[Any, ...]:
        """What the view's seat holds, face up, as `games/card.html` draws it; nothing in games without hands."""
        ...


class AnyGameUi(Generic[V]):
    """A game that the pages know nothing about: its options as buttons."""

    is_open = False

    def choose(self, speaker: Speaker, view: V, value: str) -> tuple[str, str]:
        """There is nothing to choose."""
        return speaker.text("terminal-nothing-to-choose"), ""

    def action(self, view: V, text: str) -> Action | None:
        """Nothing is collected."""
        return None

    def sort(self, speaker: Speaker, view: V) -> str:
        """There is nothing to sort."""
        return speaker.text("terminal-nothing-here")

    def move(self, seen: Seen[V], key: str) -> str:
        """There is nothing to move among but buttons."""
        return seen.speaker.text("terminal-nothing-here")

    def enter(self, seen: Seen[V]) -> Action | str:
        """Nothing is chosen: what is to be done."""
        return seen.speaker.turn(seen.view, seen.names)

    def forget(self) -> None:
        """Nothing was chosen."""

    def prompt(self, seen: Seen[V]) -> str:
        """The whole sentence is shown."""
        return ""

    def n_places(self, rules: Rules) -> int:
        """As many as there are."""
        return len(NTH_KEYS)

    def held(self, seen: Seen[V]) -> tuple[Any, ...]:
        """There are no hands."""
        return ()

    def cue(self, event: Event, seat: int | None) -> Cue | None:
        """No sounds."""
        return None

    def picture(self, seen: Seen[V]) -> Picture:
        """The options, and nothing else."""
        return Picture({"picture": {"picture": Part("games/anything.html", "table")}}, option_buttons(seen))

    def last_card(self, seen: Seen[V], before: Groups) -> Groups | None:
        """A deal that is over is shown as such at once."""
        return None

    def lesson(self, seen: Seen[V]) -> tuple[tuple[str, ...], tuple[str, ...]]:
        """Nothing is explained."""
        return (), ()

    def simple_turn(self, seen: Seen[V]) -> str:
        """What everybody reads."""
        return seen.speaker.turn(seen.view, seen.names)


def option_buttons(seen: Seen[V], label_of: Callable[[Seen[V], Action], str] | None = None) -> tuple[Button, ...]:
    """A button for each option of the view's seat; `label_of` may say what stands on it (empty: what speech says)."""
    view = seen.view
    game = registry.game_of(view.public.rules)
    found: list[Button] = []
    for action in view.options:
        if len(found) == MOST_BUTTONS:
            break
        own = label_of(seen, action) if label_of is not None else ""
        label = own or seen.speaker.sentence(seen.speaker.action(action, view, seen.names))
        found.append(Button(game.action_text(action), label, is_first=not found))
    return tuple(found)


def game_ui_of(game: str) -> GameUi:
    """For one person who plays the game of this id."""
    found = registry.part(game, "web", "ui")
    if found is None:
        return AnyGameUi()
    ui: GameUi = found.GameUi()
    return ui
