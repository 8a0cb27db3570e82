"""Typed words of Hearts: cards by initials or words of the reader's language, and what to do with them.

English is always understood besides; a text that fits several cards means the one that is held.
"""

from __future__ import annotations

from collections.abc import Container, Sequence
from functools import cache
from typing import TYPE_CHECKING, Final

from openhearts.cards.card import CARDS, Card
from openhearts.errors import BadText, Why
from openhearts.games.hearts.play.actions import Action, Choose, Claim, Pass, Play
from openhearts.games.hearts.play.view import View
from openhearts.speech.hearts.cards import RANK_KEYS, SUIT_KEYS, is_jinx, signs

if TYPE_CHECKING:
    from openhearts.speech.speaker import Speaker

Vocabulary = tuple[tuple[str, tuple[str, ...]], ...]  # message -> the words in it
VERBS: Final = ("play", "pass", "claim", "add", "subtract")
SAMPLES: Final = (Card.SQ, Card.H10, Card.DA)  # cards that show how cards are typed
_MOST_WORDS: Final = 4  # of one card: "the queen of spades"


def verbs(speaker: Speaker) -> tuple[str, ...]:
    """First words that mean something to do."""
    return tuple(word for verb in VERBS for word in speaker.words(f"verb-{verb}"))


def command(speaker: Speaker, typed: Sequence[str], view: View) -> Action | None:
    """The action that the words name; None if they name neither a verb nor a card.  Raises BadText."""
    if not typed:
        return None
    typed = _without_particles(speaker, typed)
    verb = _verb(speaker, typed[0])
    if verb is None and len(typed) > 1 and _verb(speaker, typed[-1]) in ("play", "pass"):
        typed = (typed[-1], *_without_end(speaker, typed[:-1]))  # "Pik-Dame spielen", "dama pik do zagrania"
        verb = _verb(speaker, typed[0])
    if len(typed) == 1 and verb in ("claim", "add", "subtract"):
        return Claim() if verb == "claim" else Choose("add" if verb == "add" else "subtract")
    if verb == "pass" and len(typed) == 1:
        raise BadText(Why.TEXT_SOME_CARDS)
    if verb == "play" and len(typed) == 1:
        raise BadText(Why.TEXT_ONE_CARD)
    if verb in ("play", "pass"):
        cards = cards_of(speaker, typed[1:], view)
    elif verb is not None or not _starts_like_a_card(speaker, typed):
        return None
    else:
        cards = cards_of(speaker, typed, view)
    if verb == "pass" or (verb is None and view.public.phase == "pass"):
        return Pass(cards)
    if len(cards) != 1:
        raise BadText(Why.TEXT_ONE_CARD)
    return Play(cards[0])


def _without_particles(speaker: Speaker, typed: Sequence[str]) -> Sequence[str]:
    """Without what is parted from a verb: "spiele Pik-Dame *aus*", "kom *uit* met klaver twee", "spela *ut*"."""
    particles = speaker.words("verb-particles")
    if len(typed) < 2 or _verb(speaker, typed[0]) is None:
        return typed
    parted = [word for word in typed[1:2] if word not in particles]
    last = [word for word in typed[-1:] if word not in particles] if len(typed) > 2 else []
    return [typed[0], *parted, *typed[2:-1], *last]


def _without_end(speaker: Speaker, typed: Sequence[str]) -> Sequence[str]:
    """Without words at the end that may be left out."""
    kept = list(typed)
    while len(kept) > 1 and kept[-1] in speaker.words("initials-fill"):
        kept.pop()
    return kept


def _verb(speaker: Speaker, word: str) -> str | None:
    return next((verb for verb in VERBS if word in speaker.words(f"verb-{verb}")), None)


def _starts_like_a_card(speaker: Speaker, typed: Sequence[str]) -> bool:
    if _jinx(speaker, typed):
        return True
    fill = speaker.words("initials-fill")
    first = next((place for place, word in enumerate(typed) if word not in fill), 0)
    return any(_longest(_table(speaker), typed[place:], fill)[1] for place in (0, first))


def typed(speaker: Speaker, action: Action) -> str:
    """An action as it can be typed: a verb of the language, cards as initials; `command` reads it again."""
    match action:
        case Play(card=card):
            cards: tuple[Card, ...] = (card,)
            verb = "play"
        case Pass(cards=cards):
            verb = "pass"
        case Choose(choice=choice):
            return speaker.words(f"verb-{choice}")[0]
        case _:
            return speaker.words("verb-claim")[0]
    return " ".join([speaker.words(f"verb-{verb}")[0], *(signs(speaker, card, True).lower() for card in cards)])


def no_card(speaker: Speaker, text: str) -> BadText:
    """The error for a text that names no card, with cards as they are typed."""
    samples = [signs(speaker, card, True).lower() for card in SAMPLES]
    return BadText(Why.TEXT_NO_CARD, text=text[:20], cards=speaker.catalogue.choice(samples))


def cards_of(speaker: Speaker, typed: Sequence[str], view: View | None) -> tuple[Card, ...]:
    """The cards that words name, longest names first.  Raises BadText for a word that belongs to no card."""
    words = list(typed)
    fill = speaker.words("initials-fill")
    table = _table(speaker)
    found: list[Card] = []
    place, end = 0, 0  # `end`: behind the last word of a card
    while place < len(words):
        if (length := _jinx(speaker, words[place:])) and (view is None or is_jinx(view.public.rules, Card.H10)):
            found.append(Card.H10)
            place = end = place + length
            continue
        text, length = _longest(table, words[place:], fill)
        if length:
            found.append(_one(speaker, text, table[text], view, found))
        elif words[place] not in fill:
            raise no_card(speaker, words[place])
        place += length or 1
        end = place if length else end
    if not found or end < len(words):  # "ha det" is a greeting, and no ace of hearts
        raise no_card(speaker, " ".join(typed))
    return tuple(found)


def _jinx(speaker: Speaker, words: Sequence[str]) -> int:
    """How many words at the front name the jinx, "jinx ten of hearts", "jinx ten" and "ten of hearts, the jinx" too."""
    own, fill = speaker.words("initials-jinx"), speaker.words("initials-fill")
    ten = end = _ten(speaker, words)
    for place in range(ten, len(words)):
        if words[place] in own:
            end = place + 1
        elif words[place] not in fill:
            break
    if end == ten:
        return 0
    return end if ten else end + _ten(speaker, words[end:])


def _ten(speaker: Speaker, words: Sequence[str]) -> int:
    """How many words at the front name the ten of hearts, or a ten without its suit."""
    table = _table(speaker)
    text, length = _longest(table, words, speaker.words("initials-fill"))
    if length:
        return length if Card.H10 in table[text] else 0
    return int(bool(words) and words[0] in speaker.words("initials-ten"))


def _longest(table: Container[str], words: Sequence[str], fill: Container[str]) -> tuple[str, int]:
    """The longest way to write a card that the words begin with, and how many words it is; 0 where there is none.

    A word that may be left out can be an initial too ("a" is "to" and ace in Italian): first it counts as one, and only
    then it is left out, in the middle ("as de caro") before the front.
    """
    lengths = range(min(_MOST_WORDS, len(words)), 0, -1)
    for kept in (_MOST_WORDS, 1, 0):  # words in front that are not left out
        for length in lengths:
            if kept == _MOST_WORDS and length == 1:
                continue  # "as" alone is the ace of spades in English: "as de caro" is longer
            rest = (word for word in words[kept:length] if word not in fill)
            text = "".join((*words[: min(kept, length)], *rest))
            if text in table and (length <= kept or words[length - 1] not in fill):
                return text, length
    return "", 0


def read_card(speaker: Speaker, typed: Sequence[str], view: View) -> str:
    """The text of the card that words name, the first where there are several.  Raises BadText."""
    return str(cards_of(speaker, typed, view)[0])


def _one(speaker: Speaker, text: str, meant: frozenset[Card], view: View | None, before: Sequence[Card]) -> Card:
    """The card meant: the only one, or the only one held; jokers are alike.

    Of none or several held it is the one in the own language, but where each of several is possible nobody can know:
    "8c" is the eight of hearts in French and the eight of clubs in English.
    """
    if len(meant) == 1:
        return next(iter(meant))
    held = [] if view is None else sorted(card for card in set(view.hand) if card in meant and card not in before)
    if len(held) == 1 or (held and all(card.is_joker for card in held)):
        return held[0]
    own = _spellings((_own(speaker),)).get(text, meant)
    possible = [] if view is None else [card for card in held if card in view.options.cards]
    if len(own) == 1 and len(possible) < 2 and (not held or own <= {*held}):
        return next(iter(own))
    named = speaker.catalogue.choice(speaker.card(card) for card in sorted(meant))
    raise BadText(Why.TEXT_AMBIGUOUS, text=text, cards=named)


def _table(speaker: Speaker) -> dict[str, frozenset[Card]]:
    return _spellings((_own(speaker), *speaker.vocabulary("initials-")[1:]))


def _own(speaker: Speaker) -> Vocabulary:
    own = speaker.vocabulary("initials-")[0]
    if speaker.letters == speaker.usual_letters:
        return own
    return _lettered(own, speaker.usual_letters, speaker.letters)


@cache
def _lettered(own: Vocabulary, usual: str, letters: str) -> Vocabulary:
    """The words of a language with the letters on the reader's cards in place of its usual ones."""
    gone = {*usual.lower().split(), *letters.lower().split()}
    known = dict(own)
    for rank, letter in zip(RANK_KEYS[-4:], letters.lower().split(), strict=True):
        key = f"initials-{rank}"
        known[key] = (letter, *(word for word in known[key] if word not in gone))
    return tuple(known.items())


@cache
def _spellings(vocabularies: tuple[Vocabulary, ...]) -> dict[str, frozenset[Card]]:
    """Every way to write a card -> the cards it can mean; languages are not mixed within one card."""
    found: dict[str, set[Card]] = {}
    for vocabulary in vocabularies:
        known = dict(vocabulary)
        for card in CARDS:
            if card.is_joker:
                for word in known["initials-joker"]:
                    found.setdefault(f"{word}{card.suit + 1}", set()).add(card)
                    found.setdefault(word, set()).add(card)
                found.setdefault(card.lower(), set()).add(card)
                continue
            for rank in known[f"initials-{RANK_KEYS[card.rank]}"]:
                for suit in known[f"initials-{SUIT_KEYS[card.suit]}"]:
                    found.setdefault(rank + suit, set()).add(card)
                    found.setdefault(suit + rank, set()).add(card)
        for name in known["initials-lady"]:  # names that people have for the queen of spades
            found.setdefault(name.replace(" ", ""), set()).add(Card.SQ)
    return {text: frozenset(cards) for text, cards in found.items()}
