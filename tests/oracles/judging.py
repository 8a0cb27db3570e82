"""What may be played and who takes a trick, for the brute force: questions about a part of a deal, with short answers.

It keeps no state and plays nothing; that is in `brute`.
Source: docs/rules.md 1.3 to 1.5 and 4.3.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from dataclasses import dataclass

from .cards import Hand, Rules, flag, is_joker, matches_any, rank_of, sort_cards, sort_key, suit_of, text, words


@dataclass(frozen=True)
class Trick:
    """A finished trick: who led, the cards in the order of play, and who won it (None: it was void)."""

    leader: int
    cards: tuple[str, ...]
    winner: int | None


# --- before the first lead -----------------------------------------------------------------------------------------


def opening_card(rules: Rules, hands: Sequence[Sequence[str]]) -> str | None:
    """The card that opens this deal, once the pass is over; None if the rules name none or nobody can hold it."""
    wanted = text(rules, "opening.card")
    if wanted == "none":
        return None
    if not wanted.startswith("lowest_of:"):
        return wanted
    suit = wanted.removeprefix("lowest_of:")
    held = [card for hand in hands for card in hand if suit_of(card) == suit]
    return min(held, key=sort_key) if held else None


def opening_leader(rules: Rules, hands: Sequence[Sequence[str]], *, dealer: int, first_leader: int | None) -> int:
    """The seat that leads to the first trick of a first deal; `first_leader` is the youngest or the chosen seat."""
    how = text(rules, "opening.leader")
    if how == "holder_of_card":
        card = opening_card(rules, hands)
        holders = [seat for seat, hand in enumerate(hands) if card in hand]
        assert len(holders) == 1, (card, holders)
        return holders[0]
    if how == "left_of_dealer":
        return (dealer + 1) % len(hands)
    if how == "dealer":
        return dealer
    assert how in ("youngest", "seat"), how
    assert first_leader is not None, how
    return first_leader


# --- what may be played --------------------------------------------------------------------------------------------


def led_suit(cards: Sequence[str]) -> str:
    """The suit of the first card that is no joker; the empty string if there is none."""
    for card in cards:
        if not is_joker(card):
            return suit_of(card)
    return ""


def drop(cards: Hand, selectors: Sequence[str]) -> Hand:
    """The cards without those that match; all of them if none would be left."""
    rest = tuple(card for card in cards if not matches_any(selectors, card))
    return rest or cards


def breaking_cards(rules: Rules, trick: Trick) -> list[str]:
    """The cards of the trick that can break the lock."""
    cards = [card for card in trick.cards if matches_any(words(rules, "lead.broken_by"), card)]
    if flag(rules, "lead.break_requires_discard"):
        cards = [card for card in cards if suit_of(card) != led_suit(trick.cards)]
    return cards


def collected_tricks(tricks: Sequence[Trick]) -> list[Trick]:
    """The tricks whose cards somebody has captured by now: a void trick goes along with the next one that is won."""
    collected: list[Trick] = []
    waiting: list[Trick] = []
    for trick in tricks:
        waiting.append(trick)
        if trick.winner is not None:
            collected += waiting
            waiting = []
    return collected


def broken(rules: Rules, tricks: Sequence[Trick]) -> bool:
    """May the locked cards be led?  Looks at finished tricks only; kitty cards were never played."""
    when = text(rules, "lead.broken_when")
    if when == "free":
        return True
    if when == "never" or not tricks:
        return False
    if when == "played_earlier_trick":
        return any(breaking_cards(rules, trick) for trick in tricks)
    if when == "collected_earlier_trick":
        return any(breaking_cards(rules, trick) for trick in collected_tricks(tricks))
    if when == "in_previous_trick":
        return bool(breaking_cards(rules, tricks[-1]))
    assert when == "last_card_of_previous_trick", when
    return tricks[-1].cards[-1] in breaking_cards(rules, tricks[-1])


def unlocked_leads(rules: Rules, hand: Hand, tricks: Sequence[Trick]) -> Hand:
    """The cards of `hand` that the lock leaves; jokers are never locked."""
    if broken(rules, tricks):
        return hand
    if flag(rules, "lead.queen_counts_as_heart") and all(card == "QS" or suit_of(card) == "H" for card in hand):
        return hand
    free = tuple(card for card in hand if is_joker(card) or not matches_any(words(rules, "lead.locked"), card))
    return free or hand


def legal_leads(rules: Rules, hand: Hand, tricks: Sequence[Trick], trick_no: int) -> Hand:
    """The leads, the duty to play the opening card left aside."""
    if trick_no == 1:
        hand = drop(hand, words(rules, "opening.forbidden"))
    return unlocked_leads(rules, hand, tricks)


def legal_follows(rules: Rules, hand: Hand, suit: str, trick_no: int) -> Hand:
    """The cards that may follow to `suit`."""
    cards = hand
    if any(suit_of(card) == suit for card in hand):
        cards = tuple(card for card in hand if suit_of(card) == suit or is_joker(card))
    if trick_no == 1:
        cards = drop(cards, words(rules, "first_trick.forbidden"))
    return cards


def legal(
    rules: Rules,
    hand: Sequence[str],
    tricks_done: Sequence[Trick],
    table: Sequence[str],
    *,
    opening: str | None = None,
    trick_no: int | None = None,
) -> Hand:
    """Each kind of card in `hand` that may be played now, sorted, never empty.

    `opening` is the opening card of this deal (see `opening_card`); `trick_no` counts from 1 and is worked out from
    `tricks_done` unless it is given.
    """
    number_now = len(tricks_done) + 1 if trick_no is None else trick_no
    kinds = sort_cards(set(hand))
    suit = led_suit(table)
    if suit:
        return legal_follows(rules, kinds, suit, number_now)
    if number_now == 1 and not table and opening is not None and opening in kinds:
        must = text(rules, "opening.must")
        if must == "card":
            return (opening,)
        if must == "suit":
            return tuple(card for card in kinds if suit_of(card) == suit_of(opening))
        assert must == "any", must
    return legal_leads(rules, kinds, tricks_done, number_now)


# --- who takes it --------------------------------------------------------------------------------------------------


def cancelled(cards: Sequence[str]) -> set[str]:
    """The kinds of card that lie in the trick twice; jokers never pair."""
    return {card for card, copies in Counter(cards).items() if copies > 1 and not is_joker(card)}


def strength(rules: Rules, card: str) -> int:
    """The place of the card's rank in the pack, low to high."""
    return words(rules, "pack.ranks").index(rank_of(card))


def winner(rules: Rules, cards: Sequence[str]) -> int | None:
    """The place in the order of play (0 = the leader's card) of the winning card; None if the trick is void."""
    jokers = [place for place, card in enumerate(cards) if is_joker(card)]
    if jokers and text(rules, "joker.mode") == "always_wins":
        return jokers[0]
    duplicates = text(rules, "trick.duplicates")
    dead = cancelled(cards) if duplicates == "cancel" else set()
    if text(rules, "trick.void_when") == "two_pairs_or_no_live_led_card" and len(dead) >= 2:
        return None
    suit = led_suit(cards)
    live = [place for place, card in enumerate(cards) if suit and suit_of(card) == suit and card not in dead]
    if not live:
        return None
    best = max(strength(rules, cards[place]) for place in live)
    equal = [place for place in live if strength(rules, cards[place]) == best]
    return equal[-1] if duplicates == "last_wins" else equal[0]


def taker_of_last_void(rules: Rules, tricks: Sequence[Trick], seats: int) -> int | None:
    """The seat that gets the last trick although it is void (the last of `tricks`); None: nobody."""
    how = text(rules, "trick.last_void_to")
    last = tricks[-1]
    if how == "nobody":
        return None
    if how == "leader":
        return last.leader
    if how == "previous_winner":
        won = [trick.winner for trick in tricks if trick.winner is not None]
        return won[-1] if won else None
    assert how == "second_copy_of_highest", how
    dead = [card for card in cancelled(last.cards) if suit_of(card) == led_suit(last.cards)]
    if not dead or text(rules, "trick.duplicates") != "cancel":
        return None
    highest = max(dead, key=lambda card: strength(rules, card))
    places = [place for place, card in enumerate(last.cards) if card == highest]
    return (last.leader + places[1]) % seats


def kitty_is_due(rules: Rules, collected: Sequence[str], is_last: bool) -> bool:
    """Does the kitty go along with these cards?  (Asked whenever somebody collects, until it has gone.)"""
    when = text(rules, "deal.leftover")
    if when == "kitty_first_trick":
        return True
    if when == "kitty_last_trick":
        return is_last
    if when == "kitty_first_heart":
        return any(suit_of(card) == "H" for card in collected)
    assert when == "set_aside", when
    return False
