"""The cards that stand for a game in a list, and a sprite of those on the front page, which is light before a choice.

It draws no card and says nothing of rules: which cards count is asked of the game.
"""

from __future__ import annotations

from functools import cache
from typing import Final

from openhearts.core.game_types import Rules
from openhearts.speech.card_letters import ENGLISH
from openhearts.web.card_art.deck_designs import BIG, Picture, picture, samples, symbol
from openhearts.web.card_art.files import part
from openhearts.web.card_art.letters import SETS, file_of

SUGGESTED: Final = {  # what stands first, with cards for its picture; all other variants come after them
    "classic": "KH QS 2C",
    "kids-jinx": "1C 7D 10H",
    "cancellation": "QS QS AH",
    "herz-an-herz": "97 J26-50 12",
    "classic-de": "AH JD QS",
}
N_SHOWN: Final = 3
CHARACTERISTIC: Final = {  # the same for other variants; one without is shown by cards that count
    **SUGGESTED,
    "black-jack": "KH JS 4C",
    "black-maria": "QS KS AS",
    "cancellation-standard": "7D 7D QS",
    "classic-6-jokers": "X1 QS X2",
    "classic-6-no-deuces": "KH QS 3C",
    "dirty-hearts": "JD JD QS",
    "greek-hearts": "QS 10H 9H",
    "kitty-first-heart": "2H QS 9C",
    "kitty-first-trick": "2C QS 5H",
    "kitty-last-trick": "9S QS AH",
    "omnibus": "10H JD QS",
    "pink-lady": "QS QH 6D",
    "plain-hearts": "AH 8H 3H",
    "royal-hearts": "JH QH KH",
    "sevens-and-queens": "7S QD 7H",
    "spot-hearts": "AH 10H 7H",
    "yahoo": "AH QS 3H",
}


def idents(variant: str) -> tuple[str, ...]:
    """The symbols of the cards that stand for a variant; none for one that is not suggested.

    >>> idents("classic"), idents("omnibus")
    (('KH', 'QS', '2C'), ())
    """
    return tuple(symbol(card, BIG.id)[1] for card in SUGGESTED.get(variant, "").split())


def characteristic(rules: Rules, letters: str = ENGLISH) -> tuple[Picture, ...]:
    """The pictures of the cards that stand for a game in a list.

    >>> from openhearts.games import registry
    >>> [one.href.split("#")[1] for one in characteristic(registry.ruleset("omnibus"))]
    ['10H', 'JD', 'QS']
    """
    texts = CHARACTERISTIC.get(rules.id, "").split()
    if not texts:
        return samples(rules, N_SHOWN, letters)
    return tuple(picture(text, BIG.id, rules, letters=letters) for text in texts)


def address_of(letters: str) -> str:
    """Where the sprite with these letters is served, below /static/.

    >>> address_of("J Q K A"), address_of("B D K A")
    ('decks/front.svg', 'decks/front-b-d-k-a.svg')
    """
    return f"decks/{file_of(letters).replace('big', 'front', 1)}"


@cache
def sheet(letters: str) -> bytes:
    """The sprite."""
    files = tuple(file_of(letters, file) for file in BIG.files)
    return part(files, tuple(sorted({ident for variant in SUGGESTED for ident in idents(variant)})))


SHEETS: Final = {address_of(letters): letters for letters in SETS}
