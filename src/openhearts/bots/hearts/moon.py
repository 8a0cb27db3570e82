"""Moons: whether another seat is on the way to one, and whether one's own hand is fit for one.

Both are worked out afresh from the view; that a seat keeps at it comes from the points that it has taken already.
"""

from __future__ import annotations

from openhearts.bots.hearts.cost_table import Table, above, in_suit
from openhearts.bots.hearts.inference import ONE, Knowledge
from openhearts.cards.cardset import KINDS_MASK, SUIT_MASKS, TWICE, restrict, size
from openhearts.games.hearts.rules.ruleset import selected
from openhearts.games.hearts.rules.scoring import points_of


def still_possible(know: Knowledge, seat: int) -> bool:
    """Whether a seat can still take all that a moon needs, as far as this view knows."""
    rules, public = know.table.rules, know.public
    taken = public.taken
    if rules.moon.needs == "all_penalty_cards":
        mask = rules.penalty_mask
        return not any(cards & mask for other, cards in enumerate(taken) if other != seat)
    gone = 0
    for selector, count in rules.moon.needs:
        mask = selected(selector)
        gone = sum(size(restrict(cards, mask)) for other, cards in enumerate(taken) if other != seat)
        if size(restrict(know.table.pack, mask)) - gone < count:
            return False
    return True


def threat(know: Knowledge) -> tuple[int, int] | None:
    """(seat, risk of 1024) of the seat that may be shooting the moon, one's own left out; None where nobody is."""
    table, public = know.table, know.public
    if not table.has_moon or not table.total:
        return None
    for seat in range(table.n_seats):
        if seat == know.me or not public.taken[seat]:
            continue
        taken = points_of(table.rules.points_of, public.taken[seat]) * 1000
        share = ONE * taken // table.total
        if share > THREAT_FROM and still_possible(know, seat):
            grown = (share - THREAT_FROM) * ONE // (ONE - THREAT_FROM)
            run = _running(know, seat)
            return seat, min(ONE, max(20, (grown * grown >> 10), run * (200 + (share >> 1)) >> 10))
    return None


def _running(know: Knowledge, seat: int) -> int:
    """How steadily (of 1024) a seat has been winning of late: a seat that takes trick after trick means it."""
    row = 0
    for trick in reversed(know.public.tricks):
        if trick.collector != seat:
            break
        row += 1
    return (0, 100, 500, 800, ONE)[min(row, 4)]


def stopping(table: Table, hand: int, unseen: int, shooter_voids: int = 0) -> int:
    """Chance (of 1024) that a hand stops a moon: by a card that stays high, with the guards that it needs till then."""
    missed = ONE
    for suit, mask in enumerate(SUIT_MASKS):
        mine = hand & mask
        if not mine or shooter_voids >> suit & 1:
            continue
        n_above = above(unseen, mine.bit_length() - 1)
        guards = in_suit(hand, suit) - 1
        chance = 60 if n_above > 2 or guards < n_above else (900, 600, 300)[n_above]
        chance = chance if table.dear_mask & mask and _mostly_dear(table, suit) else chance * 5 >> 3
        missed = missed * (ONE - chance) >> 10
    return ONE - missed


# --- one's own --------------------------------------------------------------------------------------------------------


def losers(table: Table, hand: int, unseen: int, side_weight: int) -> int:
    """How many tricks a hand will probably lose, in 1024 parts, cards of suits with penalties weighing full."""
    others = table.others
    total = 0
    for suit, mask in enumerate(SUIT_MASKS):
        mine = hand & (mask | mask << TWICE)
        if not mine:
            continue
        out = unseen & (mask | mask << TWICE)
        n_out = out.bit_count()
        if not n_out:
            continue
        longest = n_out * 1434 // others + 500  # the most that one of the others may hold, 1024 parts
        weight = ONE if table.dear_mask & mask & unseen and _mostly_dear(table, suit) else side_weight
        once, twice = out & mask, out >> TWICE
        kinds, double = mine & mask, mine >> TWICE
        place = 0
        while kinds:
            idx = kinds.bit_length() - 1
            bit = 1 << idx
            kinds ^= bit
            high_mask = mask & ~((bit << 1) - 1)
            if table.is_double:
                high_mask |= bit & mask
            higher = (once & high_mask).bit_count() + (twice & high_mask).bit_count()
            for _ in range(1 + (double >> idx & 1)):
                if higher:
                    rest = longest - place * ONE
                    if rest > 0:
                        chance = min(ONE, rest) * min(ONE, 400 + 700 * higher // n_out + 250 * (higher > 1)) >> 10
                        total += chance * weight >> 10
                place += 1
    jokers = hand & table.jokers_mask
    if jokers and not table.joker_wins:
        total += side_weight * jokers.bit_count() // 2
    return total


def _mostly_dear(table: Table, suit: int) -> bool:
    return 2 * (table.dear_mask & SUIT_MASKS[suit]).bit_count() > (table.pack & SUIT_MASKS[suit]).bit_count()


def strong_enough(table: Table, hand: int, unseen: int) -> bool:
    """Whether a hand that is still to be played in full is fit for a moon."""
    if not table.has_moon or table.cancels or table.n_seats > 6:
        return False
    return losers(table, hand, unseen, 640) <= FIT_AT_START


FIT_AT_START = 1900
FIT_ON_THE_WAY = 1500
THREAT_FROM = 240  # share (of 1024) of all points from which on a seat that has them alone is watched


def trying(know: Knowledge) -> bool:
    """Whether this seat tries a moon now: nobody else has a penalty card, and few tricks will be lost."""
    table, public = know.table, know.public
    if not table.has_moon or not table.total or table.cancels or not still_possible(know, know.me):
        return False
    pot_lost = public.set_aside & KINDS_MASK & table.rules.penalty_mask
    if pot_lost and know.left == 1:
        return False
    taken = points_of(table.rules.points_of, public.taken[know.me]) * 1000
    share = ONE * taken // table.total
    done = len(public.tricks)
    if share < 100 and done > know.table.rules.hand_size // 2:
        return False
    if share == 0 and table.n_seats > 6:
        return False
    late = ONE * done // (done + know.left)
    side = 560 + (late * 500 >> 10)
    lost = losers(table, know.hand, know.unseen, side)
    allowed = FIT_ON_THE_WAY + share * 500 // ONE if share else FIT_ON_THE_WAY
    return lost <= allowed
