"""Chooses the cards to pass: those that leave the least dangerous hand, or, with a fit hand, those a moon can spare.

Says nothing in words; explain.py does.
"""

from __future__ import annotations

from typing import NamedTuple

from openhearts.bots.hearts import moon
from openhearts.bots.hearts.cost_table import POINT, Table, in_suit, table_of
from openhearts.bots.hearts.inference import pack_minus
from openhearts.bots.hearts.suit_risk import Outlook, outlook_before_play
from openhearts.cards.cardset import SUIT_MASKS, TWICE, ids, mask_ids, remove
from openhearts.games.hearts.play.view import View

STOPPER = 1500  # worth of a hand that surely stops a moon
SHORT = (-1300, -500, -120)  # worth of a void, a singleton, a pair of cards


class Passing(NamedTuple):
    """The cards to pass (ids, ascending) and why: for a moon or for safety."""

    cards: tuple[int, ...]
    for_moon: bool
    table: Table
    held: int


def choose_pass(view: View) -> Passing:
    """The cards that this hand passes."""
    table = table_of(view.public.rules)
    held, count = view.options.held, view.options.count
    unseen = pack_minus(table, held)
    if count and table.has_moon:
        spare = _spare_for_moon(table, held, count, unseen)
        if spare is not None:
            return Passing(spare, True, table, held)
    outlook = outlook_before_play(table)
    return Passing(_safest(table, held, count, outlook), False, table, held)


def _without(hand: int, idxs: tuple[int, ...]) -> int:
    for idx in idxs:
        hand = remove(hand, idx)
    return hand


def _short(table: Table, suit: int, n_cards: int) -> int:
    """What a short suit is worth: soon the others' tricks take one's dear cards; not so where the suit itself costs."""
    return SHORT[n_cards] if n_cards < 3 and table.total and not table.dear_mask & SUIT_MASKS[suit] else 0


def _suit_worth(table: Table, hand: int, suit: int, outlook: Outlook) -> int:
    """How bad the rest of a suit is: its danger, less what it is worth as a void or to stop a moon."""
    worth = outlook.suit(hand, suit) + _short(table, suit, in_suit(hand, suit))
    if table.has_moon and table.dear_mask & SUIT_MASKS[suit]:
        mask = SUIT_MASKS[suit]
        own = hand & (mask | mask << TWICE)
        worth -= moon.stopping(table, own, pack_minus(table, own)) * STOPPER >> 10
    return worth


def _safest(table: Table, held: int, count: int, outlook: Outlook) -> tuple[int, ...]:
    """`count` cards whose leaving makes the hand least dangerous: the best of each suit, shared out among suits."""
    plans: dict[int, tuple[int, tuple[int, ...]]] = {0: (0, ())}  # cards given away so far -> (danger, which)
    for suit, mask in enumerate(SUIT_MASKS):
        own = held & (mask | mask << TWICE)
        options = _suit_plans(table, own, suit, count, outlook)
        merged: dict[int, tuple[int, tuple[int, ...]]] = {}
        for n_before, (danger, given) in plans.items():
            for n_more, (more, which) in enumerate(options):
                n_given = n_before + n_more
                if n_given <= count and (n_given not in merged or danger + more < merged[n_given][0]):
                    merged[n_given] = (danger + more, given + which)
        plans = merged
    jokers = mask_ids(held & table.jokers_mask)
    best: tuple[int, tuple[int, ...]] | None = None
    for n_jokers in range(min(count, len(jokers)) + 1):
        if count - n_jokers in plans:
            danger, given = plans[count - n_jokers]
            danger += n_jokers * (-2 * POINT if table.joker_wins else 3 * POINT)
            if best is None or danger < best[0]:
                best = (danger, given + jokers[:n_jokers])
    assert best is not None, "a hand has as many cards as are passed"
    return tuple(sorted(best[1]))


def _suit_plans(table: Table, own: int, suit: int, count: int, outlook: Outlook) -> list[tuple[int, tuple[int, ...]]]:
    """For 0, 1, 2 ... cards given away of a suit: the danger of the rest, and which go (always the best one more)."""
    plans: list[tuple[int, tuple[int, ...]]] = []
    given: tuple[int, ...] = ()
    hand = own
    while True:
        plans.append((_suit_worth(table, hand, suit, outlook), given))
        if len(given) == count or not hand:
            return plans
        choices = []
        for idx in mask_ids(hand & SUIT_MASKS[suit]):
            rest = remove(hand, idx)
            choices.append((_suit_worth(table, rest, suit, outlook), -idx, rest))
        _, minus_idx, hand = min(choices)
        given = (*given, -minus_idx)


def _spare_for_moon(table: Table, held: int, count: int, unseen: int) -> tuple[int, ...] | None:
    """The cards that lose tricks, if the hand is fit for a moon without them."""
    hand = held
    given: tuple[int, ...] = ()
    base = moon.losers(table, hand, unseen, 640)
    if base > moon.FIT_AT_START + count * 900:
        return None
    for _ in range(count):
        choices = []
        for idx in sorted(set(ids(hand))):
            rest = remove(hand, idx)
            dear = table.cost[idx] if idx & 15 else 0
            choices.append((moon.losers(table, rest, unseen, 640), dear, idx, rest))
        _, _, idx, hand = min(choices)
        given = (*given, idx)
    return tuple(sorted(given)) if moon.strong_enough(table, hand, unseen) else None
