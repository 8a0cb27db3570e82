"""The letters of jack, queen, king and ace among which a person may choose, in pictures of cards and in short names.

It chooses none: the habit of each language stands in its catalogue (`speech.speaker.letters_of`).
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

if TYPE_CHECKING:  # the command line names the choices before anything is spoken
    from openhearts.speech.speaker import Speaker

ENGLISH: Final = "J Q K A"
RUSSIAN: Final = "В Д К Т"  # noqa: RUF001
CARD_LETTERS: Final = (  # those that a language has by habit (tests hold them against the catalogues), then others
    ENGLISH,
    "B D K A",
    "V D R A",
    "F D R A",
    "B V H A",
    "Kn D K E",
    "W D K A",
    RUSSIAN,
    "Kn D K A",
    "B D K E",
    "J D K A",
    "J D K E",
)
CHOICES: Final = ("", *CARD_LETTERS)  # the first: as the language writes them


def numbered(number: str) -> str | None:
    """The letters with this number of the choices, from 1; None for a text that is none.

    >>> numbered("1"), numbered("2"), numbered("99"), numbered("J")
    ('', 'J Q K A', None, None)
    """
    is_one = number.isascii() and number.isdigit() and 1 <= int(number[:3]) <= len(CHOICES)
    return CHOICES[int(number) - 1] if is_one else None


def letters_words(speaker: Speaker) -> str:
    """Which letters are on the cards, the choices with their numbers, and how to change them, as an answer."""
    own = speaker.text("web-wish-letters-own", letters=speaker.usual_letters)
    named = [f"{number} {letters or own}" for number, letters in enumerate(CHOICES, 1)]
    word = speaker.words("word-letters")[0]
    return speaker.text("terminal-letters", letters=speaker.letters, word=word, list=speaker.catalogue.row(named))
