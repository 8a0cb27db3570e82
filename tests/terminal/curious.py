"""Questions that somebody asks at a table by keys or by words, and what is true at that moment.

The truth is what speech answers to the position itself (which tests/claims holds against the rules in words); a face is
asked whether it says that, at that moment and no other.
"""

from __future__ import annotations

import random
from collections import Counter
from typing import Any, Final, NamedTuple

from openhearts.games.registry import game_of
from openhearts.speech.key_answers import ask
from openhearts.speech.keymap import KEYS, is_in
from openhearts.speech.speaker import Speaker
from openhearts.speech.typed_commands import QUESTION_WORDS
from openhearts.speech.voice import Facts

EN: Final = Speaker("en")


class Asked(NamedTuple):
    """A question: the key for it, the word for it, and what it asks."""

    key: str
    word: str
    question: str
    n: int | None

    def truth(self, view: Any, names: Any, facts: Facts) -> str:
        """What is to be heard."""
        return plain(ask(EN, self.question, view, names, n=self.n, facts=facts))


def plain(text: str) -> str:
    """A text without its line breaks."""
    return " ".join(text.split())


def questions(rules: Any) -> list[Asked]:
    """All that can be asked at a table of these rules, by a key and by a word."""
    found = []
    for key in KEYS:
        if key.kind == "question" and is_in(key, game_of(rules).id) and (key.n or 0) <= rules.seats + 1:
            word = str(key.n) if key.n is not None else EN.words(f"word-{key.command}")[0]
            assert key.n is not None or key.command in QUESTION_WORDS
            found.append(Asked(key.key, word, key.command, key.n))
    return found


class Moments:
    """Which questions are asked at each moment of a deal: all of them now and then, a few at all others."""

    def __init__(self, rules: Any, seed: int, *, few: int = 3, all_at: int = 12) -> None:
        self._all = questions(rules)
        self._rng = random.Random(seed)
        self._few, self._all_at = few, all_at
        self.met: Counter[str] = Counter()

    def at(self, moment: int) -> list[Asked]:
        """What is asked at a moment, in any order."""
        count = len(self._all) if moment % self._all_at == 2 else self._few
        return self._rng.sample(self._all, count)
