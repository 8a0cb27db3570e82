"""Typed words as commands: a question, an action, or something about the program itself.

It knows keys and words, not rules: whether an action is legal is for the game to say.
"""

from __future__ import annotations

import difflib
from collections.abc import Sequence
from typing import TYPE_CHECKING, Any, Final

from msgspec import Struct

from openhearts.errors import BadText
from openhearts.speech.keys import KEYS, QUESTIONS, key_for
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

    action: Any


class Meta(Struct, frozen=True):
    """A command to the program: help, quit, repeat, history, hint ..., with the rest of what was typed."""

    name: str
    argument: str = ""


Command = Ask | Act | Meta
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
)
QUESTION_WORDS: Final = tuple(question for question in QUESTIONS if question != "nth")


def parse(text: str, view: Any, names: Sequence[str], speaker: Speaker) -> Command:
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
    words = text.lower().replace(",", " ").replace("-", " ").split() if len(text.strip()) > 1 else text.lower().split()
    if not words:
        raise BadText("nothing was typed", key="empty")
    if len(words) == 1 and len(words[0]) == 1:
        pressed = _pressed(words[0], game, view, names, speaker)
        if pressed is not None:
            return pressed
    if len(words) == 1 and words[0].isdigit():
        if 1 <= int(words[0]) <= 99:
            return Ask("nth", int(words[0]))
        raise BadText(f"{words[0]} is no number of a card on the table", key="number", text=words[0][:20])
    if words[0] in speaker.words("word-card") and len(words) > 1:
        return Ask("card", card=voice.read_card(speaker, words[1:], view))
    if len(words) > 1 or not _is_question(words[0], speaker):
        action = voice.command(speaker, words, view, names)
        if action is not None:
            return Act(action)
    for question in QUESTION_WORDS:
        if words[0] in speaker.words(f"word-{question}"):
            return Ask(question)
    for name in META_WORDS:
        if words[0] in speaker.words(f"word-{name}"):
            return Meta(name, text.strip().partition(" ")[2].strip())
    raise _unknown(text, words[0], view, speaker)


def _is_question(word: str, speaker: Speaker) -> bool:
    return any(word in speaker.words(f"word-{question}") for question in QUESTION_WORDS)


def _pressed(key: str, game: str, view: Any, names: Sequence[str], speaker: Speaker) -> Command | None:
    found = key_for(key, game)
    if found is None:
        other = next((one for one in KEYS if one.key == key and one.kind == "question"), None)
        return None if other is None else Ask(other.command)  # ask says that it means nothing in this game
    if found.kind == "question":
        return Ask(found.command, found.n)
    action = voice_of(game).command(speaker, [found.command], view, names) if found.kind == "act" else None
    return Meta(found.command) if action is None else Act(action)


def _unknown(text: str, word: str, view: Any, speaker: Speaker) -> BadText:
    shown = text.strip()[:40]
    known = [*voice_of(view.public.rules.game).words(speaker)]
    for name in (*QUESTION_WORDS, *META_WORDS, "card"):
        known += speaker.words(f"word-{name}")
    close = difflib.get_close_matches(word, known, n=1, cutoff=0.6)
    key = "word" if close or len(word) > 3 else "card"
    return BadText(f"{shown!r} is not understood", key=key, text=shown, nearest=close[0] if close else None)
