"""What a face of the terminal offers to a session, and what a person can give it.

It says nothing and decides nothing: a session asks, a face shows and reads.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Protocol

from msgspec import Struct

from openhearts.errors import OpenHeartsError


class Pressed(Struct, frozen=True):
    """A key by its name: a character in lower case, or enter space escape left right up down home end delete
    backspace f1 unknown.
    """

    key: str


class Typed(Struct, frozen=True):
    """A line of words."""

    text: str


class Resized(Struct, frozen=True):
    """The window has another size now."""


Given = Pressed | Typed | Resized


class Leave(Exception):
    """The person goes: end of input, Ctrl-C, or a closed terminal.  Nothing is lost by it."""


class CannotPrint(OpenHeartsError):
    """What was said reaches nobody, though nobody has gone: a disk is full, say."""


class Face(Protocol):
    """One way to show a table and to read a person."""

    is_rich: bool

    @property
    def hears(self) -> bool:
        """Whether `pause` can give something: then it is worth asking while others play."""
        ...

    def say(self, lines: Sequence[str], *, is_answer: bool = False) -> None:
        """Tell something that has just happened, or an answer that may go when the next one comes."""
        ...

    def page(self, title: str, lines: Sequence[str]) -> None:
        """Tell something long: help, rules, all hands."""
        ...

    def show(self, picture: Any) -> None:
        """Draw how things stand, where the face draws at all."""
        ...

    def ask(self, prompt: str, *, is_box: bool = False) -> Given:
        """Wait for a key or a line; `is_box` wants a whole line.  Raises Leave."""
        ...

    def pause(self, seconds: float, prompt: str = "") -> Given | None:
        """Wait so long, or until a key or a line comes; `prompt` says meanwhile how things stand.  Raises Leave."""
        ...

    def close(self) -> None:
        """Give the terminal back as it was found."""
        ...
