"""The letters of jack, queen, king and ace, language by language: the drawn deck is made for each set of them.

It chooses none for a person, and names no card: the words of cards are the speaker's.
"""

from __future__ import annotations

import re
from typing import Final

DECK: Final = "big.svg"
SPARE: Final = "letters.svg"  # every letter that is not English, drawn by the same hand
ENGLISH: Final = "J Q K A"
LETTERS: Final = {  # language: the letters of jack, queen, king, ace
    "en": ENGLISH,
    "de": "B D K A",
    "fr": "V D R A",
    "es": ENGLISH,
    "it": ENGLISH,
    "nl": "B V H A",
    "sv": "Kn D K E",
    "da": "Kn D K E",
    "nb": "Kn D K A",
    "pl": "W D K A",
    "ro": "J D K A",
    "ru": "В Д К Т",  # noqa: RUF001
}
OTHERS: Final = ("F D R A", "Kn D K A", "Kn D K E", "B D K E", "J D K E", "V D R A")  # read in some countries too
SETS: Final = tuple(dict.fromkeys([*LETTERS.values(), *OTHERS]))
_PLAIN: Final = str.maketrans("ВКТ", "BKT")  # noqa: RUF001 - Russian letters that are drawn like ours
_GROUP: Final = re.compile(r'^<g id="([^"]+)"')
_SHAPES: Final = ("i", "l", "f")  # in the column, in the column of a small card, at the far end


def file_of(letters: str) -> str:
    """The file of the drawn deck with these letters.

    >>> file_of("J Q K A"), file_of("Kn D K E"), file_of(LETTERS["ru"])
    ('big.svg', 'big-kn-d-k-e.svg', 'big-ru.svg')

    Raises KeyError for a set that is not in SETS.
    """
    return _FILES[letters]


def _file(letters: str) -> str:
    if letters == ENGLISH:
        return DECK
    return "big-ru.svg" if letters == LETTERS["ru"] else f"big-{letters.lower().replace(' ', '-')}.svg"


_FILES: Final = {letters: _file(letters) for letters in SETS}
SHEETS: Final = {file: letters for letters, file in _FILES.items() if letters != ENGLISH}


def lettered(deck: str, spare: str, letters: str) -> str:
    """The text of the drawn deck with other letters; `spare` is the text of SPARE."""
    drawn = {ident: line for line in [*deck.split("\n"), *spare.split("\n")] for ident in _GROUP.findall(line)}
    changed = {}
    for english, letter in zip(ENGLISH.split(), letters.split(), strict=True):
        for shape in _SHAPES:
            named = f"{shape}-{letter.translate(_PLAIN)}"
            changed[f"{shape}-{english}"] = drawn[named].replace(f'id="{named}"', f'id="{shape}-{english}"', 1)
    lines = []
    for line in deck.split("\n"):
        found = _GROUP.match(line)
        lines.append(changed.get(found[1], line) if found else line)
    return "\n".join(lines)
