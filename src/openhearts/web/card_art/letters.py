"""The letters of jack, queen, king and ace on pictures of cards: both decks are made for each set of them.

It chooses none for a person: the habit of each language stands in its catalogue (`speech.speaker.letters_of`).
"""

from __future__ import annotations

import re
from typing import Final

from openhearts.speech.card_letters import CARD_LETTERS, ENGLISH, RUSSIAN

DECK: Final = "big.svg"
NUMBERS: Final = "numbers.svg"  # of the drawn deck, too; there is no letter in it
CLASSIC: Final = "court.svg"
SPARE: Final = "letters.svg"  # every letter that is not English, drawn by the same hand
SETS: Final = CARD_LETTERS
_PLAIN: Final = str.maketrans("ВКТ", "BKT")  # noqa: RUF001 - Russian letters that are drawn like ours
_GROUP: Final = re.compile(r'^<g id="([^"]+)"')
_SHAPES: Final = ("i", "l", "f")  # in the column, in the column of a small card, at the far end


# Where the court cards have a letter; the box round the small one of the drawn deck, and a pen as thin as theirs.
_COURT: Final = re.compile(r'^<symbol id="r([JQKA])" ')
_BOX: Final = "-116.5 -153.5 33 33"
_PEN: Final = re.compile(r'stroke-width="[\d.]+"')


def file_of(letters: str, deck: str = DECK) -> str:
    """The file of a deck with these letters.

    >>> file_of("J Q K A"), file_of("Kn D K E"), file_of("B D K A", CLASSIC), file_of("B D K A", NUMBERS)
    ('big.svg', 'big-kn-d-k-e.svg', 'court-b-d-k-a.svg', 'numbers.svg')

    Raises KeyError for a set that is not in SETS.
    """
    return _FILES[deck, letters]


def _file(letters: str, deck: str) -> str:
    if letters == ENGLISH or deck == NUMBERS:
        return deck
    named = "ru" if letters == RUSSIAN else letters.lower().replace(" ", "-")
    return deck.replace(".", f"-{named}.")


_FILES: Final = {(deck, letters): _file(letters, deck) for deck in (DECK, NUMBERS, CLASSIC) for letters in SETS}
SHEETS: Final = {file: pair for pair, file in _FILES.items() if file != pair[0]}  # file -> its deck and letters


def lettered(deck: str, spare: str, letters: str) -> str:
    """The text of the drawn deck with other letters; `spare` is the text of SPARE."""
    drawn = _drawings(deck, spare)
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


def lettered_court(court: str, deck: str, spare: str, letters: str) -> str:
    """The text of the court cards with other letters, those of the drawn deck; English ones stay as they are."""
    drawn = _drawings(deck, spare)
    wanted = dict(zip(ENGLISH.split(), letters.split(), strict=True))
    lines = []
    for line in court.split("\n"):
        found = _COURT.match(line)
        if found and wanted[found[1]] != found[1]:
            inside = _GROUP.sub("", drawn[f"f-{wanted[found[1]].translate(_PLAIN)}"]).removesuffix("</g>")
            inside = _PEN.sub('stroke-width="3.1"', inside.removeprefix(">"))
            line = f'<symbol id="r{found[1]}" viewBox="{_BOX}">{inside}</symbol>'
        lines.append(line)
    return "\n".join(lines)


def _drawings(deck: str, spare: str) -> dict[str, str]:
    return {ident: line for line in [*deck.split("\n"), *spare.split("\n")] for ident in _GROUP.findall(line)}
