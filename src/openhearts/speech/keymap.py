"""The one key map: which key asks or does what, in which game and phase, and its line in the help.

Data and nothing else, each game's own commands in its own `keymap.py`; the terminal and the pages bind it, and
key_answers.py answers the questions.  Source: docs/rules.md 3.6.
"""

from __future__ import annotations

from collections.abc import Callable, Container, Iterable
from functools import cache, lru_cache
from typing import TYPE_CHECKING, Final

from msgspec import Struct

from openhearts.games import registry

if TYPE_CHECKING:
    from openhearts.speech.speaker import Speaker

NTH_KEYS: Final = ("1", "2", "3", "4", "5", "6", "7", "8", "9", "0", "-")
ON_PAGES: Final = ("quit", "language", "pace")  # a page has its own place for them, which it names
OWN: Final = True  # only games that name the command in their own `keymap.py` have it


class Key(Struct, frozen=True):
    """One key: its name, the command it gives, where it means something (no phases: in all)."""

    key: str
    command: str
    kind: str  # question (never changes anything), move, act, meta
    is_own: bool = False
    phases: tuple[str, ...] = ()
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
    Key("j", "clock", "question"),
    Key("h", "hand", "question"),
    Key("f", "playable", "question"),
    Key("d", "points", "question"),
    Key("l", "last", "question"),
    Key("p", "pass", "question", OWN),
    Key("b", "broken", "question", OWN),
    Key("e", "counts", "question"),
    Key("q", "towers", "question", OWN),
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
    Key("space", "choose", "act", OWN, ("pass",)),
    Key("x", "claim", "act", OWN, ("play",)),
    Key("delete", "discard", "act", OWN),
    Key("z", "discard", "act", OWN),
    Key("y", "accept", "meta"),
    Key("n", "reject", "meta"),
    Key("u", "undo", "meta"),
    Key("r", "repeat", "meta"),
    Key(",", "older", "meta"),
    Key(".", "newer", "meta"),
    Key("o", "buffer", "meta"),
    Key("backspace", "finish", "meta"),
    Key("g", "sort", "meta", OWN),
    Key("k", "next-seat", "meta", phases=("over",)),
    Key("/", "box", "meta"),
    Key("i", "box", "meta"),
    Key("esc", "actions", "meta"),
    Key("m", "actions", "meta"),
    Key("?", "help", "meta"),
    Key("f1", "help", "meta"),
)
QUESTIONS: Final = tuple(dict.fromkeys(key.command for key in KEYS if key.kind == "question"))
COMMANDS: Final = tuple(dict.fromkeys(key.command for key in KEYS))
# Questions that have words (`word-<command>` in the catalogue).
QUESTION_WORDS: Final = tuple(question for question in QUESTIONS if question != "nth")
# Words for the program, besides those of keys (`word-<command>` in the catalogue).
META_WORDS: Final = (
    "help",
    "quit",
    "repeat",
    "history",
    "older",
    "newer",
    "sort",
    "hint",
    "undo",
    "say",
    "accept",
    "reject",
    "save",
    "language",
    "next-seat",
    "buffer",
    "finish",
    "pace",
    "announce",
    "letters",
)


@cache
def own_commands(game: str) -> frozenset[str]:
    """The commands that this game has beside those of all games."""
    part = registry.part(game, "speech", "keymap")
    found: frozenset[str] = frozenset() if part is None else part.OWN
    return found


@cache
def _topics(game: str) -> tuple[str, ...]:
    """The lines of the help about words that only this game has."""
    part = registry.part(game, "speech", "keymap")
    found: tuple[str, ...] = getattr(part, "WORDS", ())
    return found


def is_in(key: Key, game: str) -> bool:
    """Whether a key means something in a game."""
    return not key.is_own or key.command in own_commands(game)


def key_for(pressed: str, game: str) -> Key | None:
    """What a key means in a game; upper or lower case never matters, None where it means nothing.

    >>> key_for("C", "hearts").command, key_for("0", "hearts").n, key_for("q", "hearts")
    ('table', 10, None)
    """
    name = pressed.lower()
    return next((key for key in KEYS if key.key == name and is_in(key, game)), None)


def keys_of(game: str) -> tuple[Key, ...]:
    """The keys that mean something in a game, in the order of the help."""
    return tuple(key for key in KEYS if is_in(key, game))


# --- help -------------------------------------------------------------------------------------------------------------

_ARROWS: Final = {"left": "←", "right": "→", "up": "↑", "down": "↓"}
_NAMED: Final = ("home", "end", "enter", "space", "delete", "esc", "backspace")


def shown(speaker: Speaker, key: str) -> str:
    """A key as people read it: `C`, `←`, `Enter`."""
    if key in _NAMED:
        return speaker.text(f"key-{key}")
    return _ARROWS.get(key, key.upper())


class Entry(Struct, frozen=True):
    """A command in the help: its keys, each with the sign to press (none where it is off), what it does, and in which
    phases (none: in all).
    """

    command: str
    keys: tuple[tuple[str, str], ...]
    what: str
    phases: tuple[str, ...] = ()

    @property
    def is_row(self) -> bool:
        """Whether each key asks for something else, as the digits do."""
        return self.keys[0][0] == NTH_KEYS[0]

    @property
    def signs(self) -> str:
        """What can be pressed."""
        return " ".join(sign for _, sign in self.keys if sign)


def entries(speaker: Speaker, game: str, own: Callable[[str], str] | None = None) -> list[Entry]:
    """The commands that have keys in a game.  `own`: what a player presses instead of a key; nothing for none."""
    by_command: dict[str, list[tuple[str, str]]] = {}
    phases = {key.command: key.phases for key in keys_of(game)}
    for key in keys_of(game):
        pressed = own(key.key) if own is not None else key.key
        by_command.setdefault(key.command, []).append((key.key, shown(speaker, pressed) if pressed else ""))
    return [Entry(name, tuple(keys), meaning(speaker, name, game), phases[name]) for name, keys in by_command.items()]


def help_lines(speaker: Speaker, game: str, own: Callable[[str], str] | None = None) -> list[str]:
    """One line for each command that can be pressed in a game: its keys, and what they do; `own` as in `entries`.

    >>> from openhearts.speech.speaker import Speaker
    >>> help_lines(Speaker("en"), "hearts")[0]
    'C: cards on the table, with who played them'
    """
    found = entries(speaker, game, own)
    return [speaker.text("help-line", keys=one.signs, what=one.what) for one in found if one.signs]


def meaning(speaker: Speaker, command: str, game: str) -> str:
    """What a command does: a game may say it in its own words (`help-key-<command>-<game>`)."""
    own = f"help-key-{command}-{game.replace('_', '-')}"
    return speaker.text(own if speaker.has(own) else f"help-key-{command}")


def word_lines(speaker: Speaker, games: Iterable[str], without: Container[str] = ()) -> list[str]:
    """What can be typed in games, line by line, `without` commands that mean nothing there.

    >>> from openhearts.speech.speaker import Speaker
    >>> word_lines(Speaker("en"), ["herz_an_herz"])[0]
    'Herz an Herz: “keep”, “left”, “right”, “discard”, “steal ben left right”.'
    """
    meant = {key.command for game in games for key in keys_of(game)}
    unknown = {key.command for key in KEYS} - meant

    def line(topic: str, commands: Iterable[str]) -> str:
        words = [speaker.words(f"word-{one}")[0] for one in commands if one not in unknown and one not in without]
        named = (speaker.text("help-word", word=word) for word in words)
        return speaker.text(f"help-words-{topic}", list=speaker.catalogue.row(named))

    own = [speaker.text(f"help-words-{topic}") for game in games for topic in _topics(game)]
    return [*own, line("ask", QUESTION_WORDS), line("program", META_WORDS)]


@lru_cache(256)
def page_word_lines(speaker: Speaker, game: str) -> tuple[str, ...]:
    """What can be typed at a table on a page, line by line."""
    return (*word_lines(speaker, [game], ON_PAGES), speaker.text("help-words-again"))


def markdown(speaker: Speaker, games: tuple[str, ...]) -> str:
    """The page of keys, as docs/keys.md holds it."""
    lines = [f"# {speaker.text('help-title')}", "", speaker.text("help-intro"), ""]
    for game in games:
        heading = speaker.text(f"help-game-{game.replace('_', '-')}")
        lines += [f"## {heading}", "", f"| {speaker.text('help-key')} | {speaker.text('help-does')} |", "|---|---|"]
        for line in help_lines(speaker, game):
            pressed, _, what = line.partition(": ")
            lines.append(f"| `{pressed.replace('|', chr(92) + '|')}` | {what} |")
        lines.append("")
    words = [*word_lines(speaker, games), speaker.text("help-words-again")]
    lines += [f"## {speaker.text('help-words')}", "", *(f"- {line}" for line in words), ""]
    return "\n".join(lines)
