"""Chooses the card to lead or to follow with: what the trick costs now plus how dangerous the rest of the hand stays.

Says nothing in words; explain.py does, from what is returned here.
"""

from __future__ import annotations

from typing import NamedTuple

from openhearts.bots.hearts import moon
from openhearts.bots.hearts.cost_table import POINT, above, below, cost_of, in_suit
from openhearts.bots.hearts.inference import ONE, Knowledge
from openhearts.bots.hearts.play_cost import Judged, Trick
from openhearts.bots.hearts.suit_risk import Outlook
from openhearts.cards.cardset import SUIT_MASKS, TWICE, mask_ids

HUNT = 110  # share (of 1024) of her cost that forcing the queen out is worth
LATER = 700  # weight (of 1024) of the danger that stays in the hand


class Choice(NamedTuple):
    """The cards in the order of preference, each with its score (low is good), and what they were judged by."""

    ranked: tuple[tuple[int, Judged], ...]
    trick: Trick
    mode: str  # "only", "usual", "moon"
    threat: tuple[int, int] | None = None

    @property
    def best(self) -> int:
        """Id of the chosen card."""
        return self.ranked[0][1].idx


def choose_card(know: Knowledge, legal: int) -> Choice:
    """The cards that may be played, best first."""
    danger = moon.threat(know)
    trick = Trick(know, seat_weights(know, danger))
    if not legal & (legal - 1):
        only = Judged(legal.bit_length() - 1, 0, 0, 0, None, 0)
        return Choice(((0, only),), trick, "only", danger)
    if moon.trying(know):
        return Choice(_for_moon(know, trick, legal), trick, "moon", danger)
    outlook = Outlook(know.table, know.unseen, know.left - 1, _cost_out(know))
    swing = know.table.moon_swing
    held_up = 0 if danger is None else _stopping(know, None, danger[0])
    scored = []
    for idx in mask_ids(legal):
        judged = trick.judge(idx)
        score = judged.cost + (LATER * _change(know, outlook, idx) >> 10)
        if danger is not None and judged.pot > 0:
            score -= _broken(judged, trick, *danger) * swing >> 10
        if danger is not None and judged.winner != know.me:
            score += (held_up - _stopping(know, idx, danger[0])) * danger[1] * swing >> 20
        if not know.public.trick_ids:
            score += _lead_extra(know, idx)
        scored.append((score, judged))
    up = -1 if know.public.trick_ids else 1  # of cards worth the same the highest is got rid of, the lowest led
    scored.sort(key=lambda pair: (pair[0], up * pair[1].idx))
    return Choice(tuple(scored), trick, "usual", danger)


def seat_weights(know: Knowledge, danger: tuple[int, int] | None) -> list[int]:
    """How welcome it is (1024 is usual) that a seat gets a point: more where it is ahead, less where it shoots."""
    scores = know.public.scores
    weights = [ONE] * len(scores)
    order = sorted(set(scores))
    if len(order) > 1:
        step = 160 // (len(order) - 1)
        for seat, score in enumerate(scores):
            weights[seat] += 80 - step * order.index(score)
    if danger is not None:
        seat, risk = danger
        root = 0
        while (root + 32) ** 2 <= risk * ONE:
            root += 32
        weights[seat] -= 2 * root * know.table.others * know.table.moon_swing // max(POINT, know.table.total)
    return weights


def _cost_out(know: Knowledge) -> int:
    return max(0, cost_of(know.table, know.unseen))


def _change(know: Knowledge, outlook: Outlook, idx: int) -> int:
    """How much more dangerous the hand becomes when a card leaves it (usually below zero)."""
    if not idx & 15:
        return _joker_worth(know)
    suit = idx >> 4
    return outlook.suit(_without(know.hand, idx), suit) - outlook.suit(know.hand, suit)


def _without(hand: int, idx: int) -> int:
    bit = 1 << idx
    return hand ^ (bit << TWICE if hand >> (idx + TWICE) & 1 else bit)


def _stopping(know: Knowledge, idx: int | None, shooter: int) -> int:
    """Chance (of 1024) that the hand, without a card, still stops a shooter."""
    hand = know.hand if idx is None else _without(know.hand, idx)
    return moon.stopping(know.table, hand, know.unseen, know.voids[shooter])


def _joker_worth(know: Knowledge) -> int:
    """What a joker is worth later: an excuse saves a trick that costs, a winning one must win some trick."""
    if know.left <= 1:
        return 0
    per_trick = _cost_out(know) // max(1, know.left - 1)
    return -per_trick // 2 if know.table.joker_wins else min(3 * POINT, per_trick * 3 // 4)


def _broken(judged: Judged, trick: Trick, shooter: int, risk: int) -> int:
    """Chance (of 1024) that this card ends a threatening moon."""
    if judged.winner == shooter:
        chance = ONE - judged.stays
    elif judged.winner is None:
        chance = 0
    else:
        chance = judged.stays + ((ONE - judged.stays) >> (1 if shooter in trick.after else 0))
    return chance * min(judged.pot, POINT) // POINT * risk >> 10


def _lead_extra(know: Knowledge, idx: int) -> int:
    """What leading a card is worth beside the trick: hunting the queen, keeping away from her, giving up the lead."""
    table = know.table
    queen = table.queen
    if queen is None or idx >> 4 != queen >> 4:
        return 0
    if know.unseen >> queen & 1:
        mine = know.hand & (SUIT_MASKS[queen >> 4] | SUIT_MASKS[queen >> 4] << TWICE)
        if above(mine, queen) == 0 and not mine >> queen & 1:
            if idx < queen:
                return -table.cost[queen] * HUNT // ONE
        elif idx < queen and below(mine, queen) <= 2:
            return 400
    elif know.hand >> queen & 1 and idx != queen:
        return 500 if in_suit(know.unseen, queen >> 4) > table.others else 0
    return 0


# --- a moon of one's own ----------------------------------------------------------------------------------------------


def _for_moon(know: Knowledge, trick: Trick, legal: int) -> tuple[tuple[int, Judged], ...]:
    """The cards in the order in which a shooter plays them: win what costs, run sure winners, lose clean tricks."""
    table = know.table
    scored = []
    for idx in mask_ids(legal):
        judged = trick.judge(idx)
        length = in_suit(know.hand, idx >> 4)
        sure = above(know.unseen, idx) == 0
        if not know.public.trick_ids:
            score = 0 if sure else 4000 - judged.win * 2
            score -= 20 * length + (idx & 15)
            if not sure and table.dear_mask >> idx & 1:
                score += 3000
        elif trick.led >= 0 and idx >> 4 != trick.led:
            gives = table.cost[idx] > 0 and trick.winner_now != know.me
            score = (9000 if gives else 0) + (2500 if sure else 0) + (idx & 15) * 40 + 30 * length
            if not idx & 15:
                score = 100
        else:
            lies = max(0, judged.pot)
            miss = ONE - judged.win
            score = miss * (lies + 300) * 4 >> 10
            score += (idx & 15) * (30 if trick.after else 45)
            if judged.win < 500 and table.cost[idx] > 0:
                score += 4000
        scored.append((score, judged))
    scored.sort(key=lambda pair: (pair[0], pair[1].idx))
    return tuple(scored)
