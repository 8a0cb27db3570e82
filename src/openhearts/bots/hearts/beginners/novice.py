"""A beginner at Hearts: sees its hand and the trick, and nothing that was played before.

Passes its highest cards whatever guards them, follows with its lowest card and so keeps the high ones for the end,
now and then plays high in the middle of a trick, and never thinks of a moon.
"""

from __future__ import annotations

import random

from openhearts.bots import reasons as why
from openhearts.bots.hearts.cost_table import Table, cost_of, table_of
from openhearts.bots.reasons import because
from openhearts.cards.card import CARDS
from openhearts.cards.cardset import ids, mask_ids
from openhearts.core.advice import Advice, Because
from openhearts.games.hearts.play.actions import PLAYS, Action, Choose, Pass
from openhearts.games.hearts.play.view import View
from openhearts.games.hearts.rules.tricks import winning_place

PARTS = 16  # chances are out of these
LEADS_HIGH = 3  # leads its highest card, to be rid of it
SLIPS = 5  # does not see that the trick costs something, and plays its highest
THROWS_DEAR = 11  # void: thinks of the dear card first, else of the highest


def choose(view: View, rng: random.Random) -> Action:
    """What a beginner does with this view."""
    return _decided(view, rng)[0]


def advise(view: View, rng: random.Random) -> Advice:
    """The same, with what a beginner would say."""
    action, reason = _decided(view, rng)
    return Advice(action, reasons=(reason,))


def _decided(view: View, rng: random.Random) -> tuple[Action, Because]:
    options = view.options
    table = table_of(view.public.rules)
    if options.kind == "pass":
        cards = sorted(ids(options.held), key=lambda idx: (-_rank(table, idx), -table.cost[idx], idx))[: options.count]
        return Pass(tuple(CARDS[idx] for idx in sorted(cards))), because(why.PASS_DANGER, card=CARDS[cards[0]].value)
    if options.kind == "play":
        roll = rng.randrange(PARTS)
        idx, reason = _card(view, table, sorted(mask_ids(options.mask), key=lambda idx: (_rank(table, idx), idx)), roll)
        return PLAYS[idx], reason
    return Choose("add"), because(why.AT_RANDOM)


def _rank(table: Table, idx: int) -> int:
    """How readily a card wins; where high totals are good, how readily it does not."""
    rank = idx & 15 if idx & 15 or not table.joker_wins else 16
    return rank if cost_of(table, table.pack) >= 0 else -rank


def _card(view: View, table: Table, legal: list[int], roll: int) -> tuple[int, Because]:
    """The card and the reason; `legal` from the one that least likes to win to the one that most does."""
    public = view.public
    low, high = legal[0], legal[-1]
    if low == high:
        return low, because(why.ONLY_CHOICE)
    if not public.trick_ids:
        idx = high if roll < LEADS_HIGH else low
        return idx, because(why.LEAD_EARLY if idx == high else why.LEAD_LOW, card=CARDS[idx].value)
    if public.led >= 0 and not any(idx >> 4 == public.led for idx in legal):
        dear = max(legal, key=lambda idx: (table.cost[idx], _rank(table, idx)))
        idx = dear if roll < THROWS_DEAR else high
        return idx, because(why.UNLOAD_HIGH_CARD, card=CARDS[idx].value)
    if roll < SLIPS:
        return high, because(why.HOPE_HIGHER, card=CARDS[high].value)
    place = winning_place(table.rules, (*public.trick_ids, low))
    reason = why.FORCED if place == len(public.trick_ids) else why.DUCK
    return low, because(reason, card=CARDS[low].value)
