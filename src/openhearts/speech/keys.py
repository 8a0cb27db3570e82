"""The one key map: which key asks or does what, in which game and phase, and its line in the help.

Pure data; the terminal and the pages bind it, ask.py answers the questions.  Source: UX.md, RULES.md 3.6.
"""

from __future__ import annotations

from typing import Final

from msgspec import Struct

NTH_KEYS: Final = ("1", "2", "3", "4", "5", "6", "7", "8", "9", "0", "-")
HEARTS: Final = ("hearts",)
HERZ: Final = ("herz_an_herz",)
EVERY: Final = ()


class Key(Struct, frozen=True):
    """One key: its name, the command it gives, where it means something (no games or phases: everywhere)."""

    key: str
    command: str
    kind: str  # question (never changes anything), move, act, meta
    games: tuple[str, ...] = EVERY
    phases: tuple[str, ...] = EVERY
    n: int | None = None

    @property
    def help(self) -> str:
        """Id of the message that says what the key does."""
        return f"help-key-{self.command}"


def _nth() -> tuple[Key, ...]:
    return tuple(Key(key, "nth", "question", n=place) for place, key in enumerate(NTH_KEYS, 1))


KEYS: Final[tuple[Key, ...]] = (
    Key("c", "table", "question"),
    *_nth(),
    Key("s", "scores", "question"),
    Key("t", "turn", "question"),
    Key("h", "hand", "question"),
    Key("f", "playable", "question"),
    Key("d", "points", "question"),
    Key("l", "last", "question"),
    Key("p", "pass", "question", HEARTS),
    Key("b", "broken", "question", HEARTS),
    Key("e", "counts", "question"),
    Key("q", "towers", "question", HERZ),
    Key("w", "who", "question"),
    Key("v", "rules", "question"),
    Key("a", "hint", "meta"),
    Key("left", "previous", "move"),
    Key("right", "next", "move"),
    Key("up", "group-before", "move"),
    Key("down", "group-after", "move"),
    Key("home", "first", "move"),
    Key("end", "last-card", "move"),
    Key("enter", "act", "act"),
    Key("space", "choose", "act", HEARTS, ("pass",)),
    Key("x", "claim", "act", HEARTS, ("play",)),
    Key("delete", "discard", "act", HERZ),
    Key("z", "discard", "act", HERZ),
    Key("y", "accept", "act", HEARTS),
    Key("n", "reject", "act", HEARTS),
    Key("u", "undo", "meta"),
    Key("r", "repeat", "meta"),
    Key(",", "older", "meta"),
    Key(".", "newer", "meta"),
    Key("o", "buffer", "meta"),
    Key("g", "sort", "meta", HEARTS),
    Key("k", "next-seat", "meta"),
    Key("/", "box", "meta"),
    Key("i", "box", "meta"),
    Key("esc", "actions", "meta"),
    Key("m", "actions", "meta"),
    Key("?", "help", "meta"),
    Key("f1", "help", "meta"),
)
QUESTIONS: Final = tuple(dict.fromkeys(key.command for key in KEYS if key.kind == "question"))
COMMANDS: Final = tuple(dict.fromkeys(key.command for key in KEYS))


def key_for(pressed: str, game: str) -> Key | None:
    """What a key means in a game; upper or lower case never matters, None where it means nothing.

    >>> key_for("C", "hearts").command, key_for("0", "hearts").n, key_for("q", "hearts")
    ('table', 10, None)
    """
    name = pressed.lower()
    return next((key for key in KEYS if key.key == name and (not key.games or game in key.games)), None)


def keys_of(game: str) -> tuple[Key, ...]:
    """The keys that mean something in a game, in the order of the help."""
    return tuple(key for key in KEYS if not key.games or game in key.games)
