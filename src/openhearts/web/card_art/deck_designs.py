"""Which picture a card has: a symbol of a sprite, of the deck that a person chose or of one that has the card.

It knows no game by name: each has the module named after it beside this one, and a card of a game without one is a
blank card with its text.
"""

from __future__ import annotations

from itertools import zip_longest
from types import ModuleType
from typing import Final

from msgspec import Struct

from openhearts.core.game_types import Rules
from openhearts.games import registry
from openhearts.speech.card_letters import ENGLISH
from openhearts.web.card_art.files import ADDRESS, address, symbols
from openhearts.web.card_art.letters import CLASSIC, DECK, NUMBERS, file_of

BLANK: Final = "blank"


class Deck(Struct, frozen=True):
    """One way in which cards look: its name in addresses and settings, its sprites, and how small it may get.

    `least_width` is the width of a card in CSS pixels below which its index can hardly be read.
    """

    id: str
    files: tuple[str, ...]
    least_width: int

    @property
    def cards(self) -> frozenset[str]:
        """The ids of the cards that it has."""
        return frozenset().union(*map(symbols, self.files))


class Picture(Struct, frozen=True):
    """What a page needs to show one card: the address for `<use href>`, and what to write on it ("" mostly)."""

    href: str
    text: str = ""


BIG: Final = Deck("big", (DECK, NUMBERS), 36)
COURT: Final = Deck("court", (CLASSIC,), 80)
DECKS: Final = {deck.id: deck for deck in (BIG, COURT)}  # the first is the usual one
BACKS: Final = {"hearts": (DECK, "back"), "black": (CLASSIC, "back"), "red": (CLASSIC, "back2")}


def _part(game: str) -> ModuleType | None:
    """The module of a game; it has `ident(text, rules)`, `texts(rules)` and `counting(rules)`."""
    return registry.part(game, "web.card_art") if game in registry.games() else None


def _ident(text: str, rules: Rules | None) -> str | None:
    """The id that the card would have in a sprite; without rules, of whichever game has such a card."""
    for game in registry.games() if rules is None else [rules.game]:
        part = _part(game)
        found: str | None = part.ident(text, rules) if part is not None else None
        if found is not None:
            return found
    return None


def symbol(card_text: str, deck: str = "big", rules: Rules | None = None) -> tuple[str, str]:
    """File and id of a card's picture; of another deck where this one lacks the card, blank where all do.

    >>> symbol("qs", "court"), symbol("1H", "court"), symbol("J26-50")
    (('court.svg', 'QS'), ('big.svg', '1H'), ('numbers.svg', 'J26-50'))

    Raises KeyError for an unknown deck.
    """
    ident = _ident(card_text, rules)
    for file in (*DECKS[deck].files, *BIG.files):
        if ident in symbols(file):
            return file, str(ident)
    return DECK, BLANK


def _address(file: str, root: str, letters: str) -> str:
    """Where a sprite is: each deck has one for each set of letters."""
    return address(file_of(letters, file), root)


def picture(
    card_text: str, deck: str = "big", rules: Rules | None = None, root: str = ADDRESS, letters: str = ENGLISH
) -> Picture:
    """The picture of a card as a page shows it; `root` is where the files are served, `letters` one of letters.SETS."""
    file, ident = symbol(card_text, deck, rules)
    return Picture(f"{_address(file, root, letters)}#{ident}", card_text if ident == BLANK else "")


def backs_for(rules: Rules, deck: str = "big", root: str = ADDRESS, letters: str = ENGLISH) -> tuple[str, ...]:
    """A back of each file that a table with these rules draws from: a page that has them loads the files early."""
    first = pack_texts(rules)[0]
    files = dict.fromkeys(symbol(first, one, rules)[0] for one in (deck, BIG.id))
    return tuple(f"{_address(file, root, letters)}#back" for file in files)


def back(name: str = "hearts", root: str = ADDRESS, letters: str = ENGLISH) -> Picture:
    """The picture of a card's back.  Raises KeyError for an unknown one."""
    file, ident = BACKS[name]
    return Picture(f"{_address(file, root, letters)}#{ident}")


def pack_texts(rules: Rules) -> tuple[str, ...]:
    """The text of every card of the pack, copies repeated, in its order."""
    part = _part(rules.game)
    if part is None:
        return tuple(str(card) for card in registry.game_of(rules).pack(rules))
    texts: tuple[str, ...] = part.texts(rules)
    return texts


def decks_for(rules: Rules) -> tuple[Deck, ...]:
    """The decks that have a picture of every card of a rule set's pack; none where cards are blank with a text."""
    wanted = {_ident(text, rules) for text in pack_texts(rules)}
    return tuple(deck for deck in DECKS.values() if wanted <= deck.cards)


def counting(rules: Rules) -> tuple[tuple[tuple[str, ...], int], ...]:
    """The cards that count in a game, in groups, with the points of each card of a group; 0 where it has none alone.

    >>> from openhearts.games import registry
    >>> counting(registry.ruleset("classic", 4))[0]
    (('QS',), 13)
    """
    part = _part(rules.game)
    found: tuple[tuple[tuple[str, ...], int], ...] = () if part is None else part.counting(rules)
    return found


def samples(rules: Rules, most: int = 4, letters: str = ENGLISH) -> tuple[Picture, ...]:
    """A few of the cards that count, each group in turn, as what stands for a game in a list."""
    rounds = zip_longest(*(texts for texts, _ in counting(rules)))
    texts = [text for one in rounds for text in one if text is not None][:most]
    return tuple(picture(text, BIG.id, rules, letters=letters) for text in texts)
