"""What the kitchen table must know about a game: which fields a deal has, what they score, and what a referee says.

It knows no game by name: each has the folder named after it beside this module; a game without one has no pad.
"""

from __future__ import annotations

import re
from collections.abc import Mapping
from typing import Any, Final, Literal, Protocol

from msgspec import Struct

from openhearts.core.game import Standing
from openhearts.core.game_types import Rules
from openhearts.games import registry
from openhearts.speech.speaker import Speaker

Told = Mapping[str, str]
_NUMBER: Final = re.compile(r"[+-]?[0-9]{1,4}", re.ASCII)


class Note(Struct, frozen=True):
    """Something to say: a message below `web-kitchen-` and its values, in which `seat` is a seat and `card` a text."""

    key: str
    values: dict[str, Any] = {}
    warns: bool = False


class Field(Struct, frozen=True):
    """One field of a form: `label` is a message below `web-kitchen-field-`, `options` messages for `choice`."""

    name: str
    kind: Literal["number", "tick", "seat", "choice", "cards", "lines"]
    label: str
    values: dict[str, object] = {}
    options: tuple[str, ...] = ()  # before the seats, or of a choice; the first is what nothing means


class Form(Struct, frozen=True):
    """What is written down: fields for each seat, named with its number behind, and fields for all.

    `lead`: the sentence, after web-kitchen-, with which a referee begins.
    """

    columns: tuple[Field, ...] = ()
    fields: tuple[Field, ...] = ()
    lead: str = "referee-lead"

    def names(self, n_seats: int) -> frozenset[str]:
        """The names of all fields at a table of so many seats."""
        each = {f"{column.name}{seat}" for column in self.columns for seat in range(n_seats)}
        return frozenset(each | {field.name for field in self.fields})


class Counted(Struct, frozen=True):
    """What a deal scored, and the standing after it."""

    points: tuple[int, ...]
    after: Standing
    notes: tuple[Note, ...] = ()


class Verdict(Struct, frozen=True):
    """Whether a card may be played (or laid), and a sentence about it: if not, why; empty where the name says it."""

    card: str
    may: bool
    why: str = ""


class Ruling(Struct, frozen=True):
    """What the referee says: sentences, what each card of the hand may, and the rules quoted, by their headings."""

    lines: tuple[str, ...] = ()
    cards: tuple[Verdict, ...] = ()
    quotes: tuple[tuple[str, tuple[str, ...]], ...] = ()
    fault: str = ""


class Pick(Struct, frozen=True):
    """A card to tap in: its text as it is typed, its sign, its name, and its text in any language."""

    text: str
    sign: str
    name: str
    card: str


class Pad(Protocol):
    """The score pad of one game."""

    def asks(self, rules: Rules) -> tuple[str, ...]:
        """The seats that people name at the start: `dealer`, `youngest`, `starter`."""
        ...

    def form(self, standing: Standing) -> Form:
        """What is written down after this deal."""
        ...

    def before(self, standing: Standing) -> tuple[Note, ...]:
        """Who deals, who passes where, who leads."""
        ...

    def count(self, standing: Standing, told: Told, luck: int) -> Counted:
        """What a deal scored by what was written down; it warns and never refuses."""
        ...


class Referee(Protocol):
    """The referee of one game."""

    def form(self, rules: Rules) -> Form:
        """What is asked."""
        ...

    def picks(self, speaker: Speaker, rules: Rules) -> tuple[tuple[Pick, ...], ...]:
        """The cards that can be tapped in, row by row."""
        ...

    def ruling(self, speaker: Speaker, rules: Rules, names: tuple[str, ...], told: Told) -> Ruling:
        """What the rules say."""
        ...


def _module(game: str, name: str) -> Any | None:
    return registry.part(game, "web.scorepad", name) if game in registry.games() else None


def has_pad(game: str) -> bool:
    """Whether a game can be written down."""
    return _module(game, "pad") is not None


def pad_of(game: str) -> Pad:
    """The pad of a game.  Raises KeyError for a game without one."""
    found = _module(game, "pad")
    if found is None:
        raise KeyError(game)
    made: Pad = found.PAD
    return made


def referee_of(game: str) -> Referee:
    """The referee of a game.  Raises KeyError for a game without one."""
    found = _module(game, "play_rulings")
    if found is None:
        raise KeyError(game)
    made: Referee = found.REFEREE
    return made


def number(text: str) -> int | None:
    """The number that was written, None if it is none.

    >>> number(" −7 "), number("7 points"), number("")
    (-7, None, None)
    """
    plain = text.strip().replace("−", "-")
    return int(plain) if _NUMBER.fullmatch(plain) else None


def seat_in(text: str, n_seats: int) -> int | None:
    """The seat that a field names, None where it names none.

    >>> seat_in("2", 4), seat_in("4", 4), seat_in("", 4)
    (2, None, None)
    """
    found = number(text)
    return found if found is not None and 0 <= found < n_seats else None


def numbers(told: Told, prefix: str, n_seats: int) -> tuple[list[int], list[Note]]:
    """A number for each seat, 0 where nothing or no number is written, and a warning for each of the latter."""
    found, notes = [], []
    for seat in range(n_seats):
        text = told.get(f"{prefix}{seat}", "")
        value = number(text)
        if value is None and text.strip():
            notes.append(Note("check-no-number", {"seat": seat, "text": text}, warns=True))
        found.append(value or 0)
    return found, notes
