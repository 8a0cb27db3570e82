"""Cards as a Hearts page shows them: their names for ears, their pictures for eyes, and how cards lie in order.

What the cards mean at a table stands in scene.py.
"""

from __future__ import annotations

from functools import lru_cache
from typing import Final

from msgspec import Struct
from msgspec.structs import replace

from openhearts.cards.card import Card
from openhearts.core.input_limits import whole_number
from openhearts.games.hearts.play.view import View
from openhearts.games.hearts.rules.ruleset import Ruleset
from openhearts.speech.hearts.cards import is_jinx
from openhearts.speech.speaker import Speaker
from openhearts.web.card_art import decks_for, picture
from openhearts.web.game_ui import Seen

_KEPT: Final = 8192  # cards of some rule sets, decks and languages


class Face(Struct, frozen=True, gc=False):
    """A card on the page.  `state`: free, legal, blocked or chosen; `note` says it in words.

    `href` is its picture, `small` the one where cards are small; `blank` is written on cards without a picture.
    """

    text: str
    name: str
    suit: str
    href: str
    small: str
    blank: str = ""
    state: str = "free"
    note: str = ""
    is_new: bool = False
    is_hinted: bool = False
    is_jinx: bool = False
    key: str = ""


class Eyes(Struct, frozen=True, gc=False):
    """How a viewer sees the cards of a pack: everybody with this deck, these letters, this language and this way of
    naming cards.
    """

    rules: Ruleset
    deck: str
    language: str
    short: bool
    letters: str

    @property
    def speaker(self) -> Speaker:
        """What names them."""
        return Speaker(self.language, short=self.short, letters=self.letters)


def eyes_of(seen: Seen[View]) -> Eyes:
    """How a reader sees cards."""
    speaker = seen.speaker
    return Eyes(seen.view.public.rules, seen.deck, speaker.language, speaker.short, speaker.letters)


def face(eyes: Eyes, card: Card, **more: object) -> Face:
    """A card as it is seen."""
    found = _plain(eyes, card)
    return replace(found, **more) if more else found


@lru_cache(_KEPT)
def _plain(eyes: Eyes, card: Card) -> Face:
    rules, speaker = eyes.rules, eyes.speaker
    name = speaker.sentence(speaker.card(card, rules))
    suit = "x" if card.is_joker else "cdhs"[card.suit]
    deck = _deck(rules, eyes.deck)
    wished, small = (picture(str(card), one, rules, letters=eyes.letters) for one in (deck, "big"))
    return Face(str(card), name, suit, wished.href, small.href, wished.text, is_jinx=is_jinx(rules, card))


@lru_cache(_KEPT)
def _deck(rules: Ruleset, wished: str) -> str:
    """The deck that was wished for where it has every card of the pack: cards of two decks side by side look odd."""
    return wished if wished in {deck.id for deck in decks_for(rules)} else "big"


def faces(eyes: Eyes, cards: tuple[Card, ...]) -> tuple[Face, ...]:
    """Cards as they are seen, in order."""
    return tuple([face(eyes, card) for card in ordered(cards)])


@lru_cache(_KEPT)
def ordered(cards: tuple[Card, ...], *, descending: bool = False) -> tuple[Card, ...]:
    """Cards by suits, black and red in turn, jokers last."""
    places = {0: 0, 1: 1, 3: 2, 2: 3}  # clubs, diamonds, spades, hearts
    sign = -1 if descending else 1
    return tuple(sorted(cards, key=lambda card: (places[card.suit] if not card.is_joker else 9, sign * card.rank)))


def card_at(hand: tuple[Card, ...], key: str) -> int | None:
    """The place in a hand of a card's key (`QS`, `QS2` for the second of two)."""
    for text, number in ((key, 1), (key[:-1], whole_number(key[-1:]) or 0)):
        places = [place for place, card in enumerate(hand) if str(card) == text.upper()]
        if 0 < number <= len(places):
            return places[number - 1]
    return None
