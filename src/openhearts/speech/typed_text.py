"""Typed text as words to be looked up: composed letters, no marks of punctuation, elided articles apart.

It knows letters and no words of any language.
"""

from __future__ import annotations

import re
import unicodedata
from functools import lru_cache
from typing import Final

_APOSTROPHES: Final = str.maketrans(dict.fromkeys("’‘`\u02bc\u00b4", "'"))
_ELIDED: Final = re.compile(r"\b([cdjlmnst]|qu|all|dall|dell|nell|sull|un)'(?=\w)")  # l'as, d'un, dell'asso
_APART: Final = re.compile(r"[,;!?«»„“”\"()\-]|[.:…]+(?=\s|$)")
_PLAIN: Final = str.maketrans(
    {"å": "a", "ä": "a", "ö": "o", "ø": "o", "æ": "ae", "œ": "oe", "ß": "ss", "ł": "l", "đ": "d", "\u0451": "\u0435"}
)


def normal(text: str) -> str:
    """Typed text in small, composed letters, without quotes and the like, an elided article as a word of its own.

    >>> normal("Joue l’as de cœur."), normal("Pik-Dame, AUS!")
    ('joue l as de cœur', 'pik dame aus')
    """
    text = unicodedata.normalize("NFC", text).lower().translate(_APOSTROPHES)
    return " ".join(_APART.sub(" ", _ELIDED.sub(r"\1 ", text)).split())


@lru_cache(8192)
def unmarked(word: str) -> str:
    """A word without the marks that a keyboard may lack; Cyrillic letters keep theirs but for ё.

    >>> unmarked("dziesiątka"), unmarked("wyjdź"), unmarked("тройкой"), unmarked("четвёрка")
    ('dziesiatka', 'wyjdz', 'тройкой', 'четверка')
    """
    plain = word.translate(_PLAIN)
    if not any("À" <= letter <= "ɏ" for letter in plain):
        return plain
    parts = unicodedata.normalize("NFD", plain)
    return "".join(letter for letter in parts if not unicodedata.combining(letter))


def with_unmarked(words: tuple[str, ...]) -> tuple[str, ...]:
    """The words as they stand, then those of them without marks."""
    return tuple(dict.fromkeys((*words, *map(unmarked, words))))
