"""Typed words as commands: a question, an action, or something about the program itself.

It knows keys and words, not rules: whether an action is legal is for the game to say.
"""

from __future__ import annotations

import difflib
from collections.abc import Sequence
from functools import lru_cache
from itertools import islice
from typing import TYPE_CHECKING, Final

from msgspec import Struct

from openhearts.core.action import Action
from openhearts.core.game_types import View
from openhearts.core.input_limits import whole_number
from openhearts.errors import BadText, Why
from openhearts.speech.keymap import KEYS, META_WORDS, QUESTION_WORDS, key_for, shown
from openhearts.speech.typed_text import normal, unmarked
from openhearts.speech.voice import voice_of

if TYPE_CHECKING:
    from openhearts.speech.speaker import Speaker


class Ask(Struct, frozen=True):
    """A question for `ask.ask`; it never changes anything.  `n`: place asked for; `card`: a card to be read."""

    question: str
    n: int | None = None
    card: str | None = None


class Act(Struct, frozen=True):
    """An action of the game."""

    action: Action


class Meta(Struct, frozen=True):
    """A command to the program: help, quit, repeat, history, hint ..., with the rest of what was typed."""

    name: str
    argument: str = ""


Command = Ask | Act | Meta
# Words of keys that have no sign (`terminal-words-<key>`), and those whose meaning depends on where one is.
KEY_WORDS: Final = ("left", "right", "up", "down", "home", "end", "space", "enter")
OF_A_PLACE: Final = ("act", "choose")
# Commands that take words after them, and how many at most; after any other such a line is no command.
WITH_MORE: Final = {"say": 1000, "help": 2, "save": 3, "language": 1, "pace": 1, "announce": 1, "letters": 1}
MOST_OPTIONS: Final = 100  # with more of them nothing is compared with what hints say


def parse(text: str, view: View, names: Sequence[str], speaker: Speaker) -> Command:
    """The command that a typed line means for the seat of the view; case never matters.

    >>> from openhearts.core.game import Standing
    >>> from openhearts.games import registry
    >>> from openhearts.speech.speaker import Speaker
    >>> rules = registry.ruleset("kids-jinx", 3)
    >>> game = registry.game_of(rules)
    >>> position, _ = game.deal(game.first_standing(rules), game.pack(rules))
    >>> view, names = game.view_of(position, 0), ["Anna", "Ben", "Clara"]
    >>> parse("2", view, names, Speaker("en")), parse("score", view, names, Speaker("en"))
    (Ask(question='nth', n=2, card=None), Ask(question='scores', n=None, card=None))

    Raises BadText with a key that speech words, and the nearest word where there is one.
    """
    game = view.public.rules.game
    voice = voice_of(game)
    words = normal(text).split() if len(text.strip()) > 1 else text.lower().split()
    if not words:
        raise BadText(Why.TEXT_EMPTY)
    if len(words) == 1 and words[0] in (*speaker.words("terminal-words-quit"), *speaker.words("word-quit")):
        return Meta("quit")  # such a word may be a verb of the game, too: only alone does it end the game
    if len(words) == 1 and len(words[0]) == 1:
        pressed = _pressed(words[0], game, view, names, speaker)
        if pressed is not None:
            return pressed
    named = next((key for key in KEY_WORDS if " ".join(words) in speaker.words(f"terminal-words-{key}")), None)
    if named is not None and (pressed := _pressed(named, game, view, names, speaker)) is not None:
        return pressed
    if len(words) == 1 and words[0].isdigit():
        number = whole_number(words[0], 2)
        if number:
            return Ask("nth", number)
        raise BadText(Why.TEXT_NUMBER, text=words[0][:20])
    if (hinted := _as_hinted(words, view, names, speaker)) is not None:
        return Act(hinted)
    if words[0] in speaker.words("word-card") and len(words) > 1:
        return Ask("card", card=voice.read_card(speaker, words[1:], view))
    names_a_card = _before_colon(text) in ("", *map(str.lower, voice.words(speaker)))
    if names_a_card and (len(words) > 1 or _question(words[0], speaker) is None):
        action = voice.command(speaker, words, view, names)
        if action is not None:
            return Act(action)
    question = _question(words[0], speaker)
    if question == "who" and not _asks_of_seats(words, speaker):
        return _who_else(text, words, view, speaker)
    if question is not None:
        return Ask(question)
    found = program(text, speaker) or _named(" ".join(words), game, view, names, speaker)
    if found is None:
        raise _unknown(text, words[0], view, speaker)
    return found


def program(text: str, speaker: Speaker) -> Meta | None:
    """What a typed line says to the program, in any game and before there is one; None where it says nothing.

    >>> from openhearts.speech.speaker import Speaker
    >>> program("Hilfe", Speaker("de")), program("say Hello, Ben", Speaker("en")), program("qs", Speaker("en"))
    (Meta(name='help', argument=''), Meta(name='say', argument='Hello, Ben'), None)
    """
    word, _, rest = text.strip().partition(" ")
    word = normal(word)
    if not rest and word in speaker.words("terminal-words-quit"):
        return Meta("quit")
    found = next((name for name in META_WORDS if word in speaker.words(f"word-{name}")), None)
    if found is None or len(rest.split()) > WITH_MORE.get(found, 0):
        return None
    return Meta(found, rest.strip())


def _named(line: str, game: str, view: View, names: Sequence[str], speaker: Speaker) -> Command | None:
    """A key by its name, as it is written on the keyboard or in the help: `f1`, `home`, in German `pos1`."""
    name = _key_names(speaker).get(line)
    return None if name is None else _pressed(name, game, view, names, speaker)


@lru_cache(256)
def _key_names(speaker: Speaker) -> dict[str, str]:
    """Keys by what they are called; of two that are called alike, the first."""
    found: dict[str, str] = {}
    for key in KEYS:
        for name in (key.key, shown(speaker, key.key).lower()):
            found.setdefault(name, key.key)
    return found


def _as_hinted(words: Sequence[str], view: View, names: Sequence[str], speaker: Speaker) -> Action | None:
    """The one thing that may be done and that hints call so; None where there are several, or too many to compare."""
    options = list(islice(view.options, MOST_OPTIONS + 1))
    if len(options) > MOST_OPTIONS:
        return None
    line = unmarked(" ".join(words))
    found = [one for one in options if unmarked(normal(speaker.action(one, view, names))) == line]
    return found[0] if len(found) == 1 else None


def _before_colon(text: str) -> str:
    """The word before a colon, which only a verb may be ("ход: дама пик"): "Hearts: 3" is no card."""
    before, colon, _ = text.partition(": ")
    return (normal(before) or ":") if colon and len(before.split()) < 2 else ""


def _question(word: str, speaker: Speaker) -> str | None:
    """The question that a word asks by itself."""
    return next((question for question in QUESTION_WORDS if word in speaker.words(f"word-{question}")), None)


def _asks_of_seats(words: Sequence[str], speaker: Speaker) -> bool:
    """Whether a line that begins with "who" asks what the key tells, in the words of its help: "who sits where"."""
    told = normal(speaker.text("help-key-who")).split()
    return all(word in told for word in words[1:])


def _who_else(text: str, words: Sequence[str], view: View, speaker: Speaker) -> Ask:
    """What words behind "who" ask: whose turn it is and the like; while cards are passed, who still has to choose."""
    asked = next((found for word in words[1:] if (found := _question(word, speaker)) is not None), None)
    if view.public.phase == "pass" and asked in (None, "pass"):
        return Ask("passing")
    if asked is None:
        raise BadText(Why.TEXT_WORD, text=text.strip()[:40], nearest=words[0])
    return Ask(asked)


def _pressed(key: str, game: str, view: View, names: Sequence[str], speaker: Speaker) -> Command | None:
    found = key_for(key, game)
    if found is None:
        other = next((one for one in KEYS if one.key == key), None)
        return None if other is None else Ask(other.command)  # ask says that it means nothing in this game
    if found.kind == "question":
        return Ask(found.command, found.n)
    if found.kind != "act" or found.command in OF_A_PLACE:
        return Meta(found.command)
    action = voice_of(game).command(speaker, [found.command], view, names)
    return Meta(found.command) if action is None else Act(action)


def _unknown(text: str, word: str, view: View, speaker: Speaker) -> BadText:
    game = view.public.rules.game
    nearest = _nearest(word, game, speaker)
    if nearest is not None or len(word) > 3:
        return BadText(Why.TEXT_WORD, text=text.strip()[:40], nearest=nearest)
    return voice_of(game).unknown(speaker, text.strip())


@lru_cache(1024)
def _nearest(word: str, game: str, speaker: Speaker) -> str | None:
    """The known first word that is most like one."""
    close = difflib.get_close_matches(word, _known(game, speaker), n=1, cutoff=0.6)
    return close[0] if close else None


@lru_cache(256)
def _known(game: str, speaker: Speaker) -> tuple[str, ...]:
    """All words that may begin a line."""
    words = [speaker.words(f"word-{name}") for name in (*QUESTION_WORDS, *META_WORDS, "card")]
    return tuple(dict.fromkeys((*voice_of(game).words(speaker), *(word for each in words for word in each))))
