"""A hand-written player inside the kernel: what imagined deals are played out with.

Quick and sensible for every rule set: it ducks, unloads dear cards, takes cheaply in last seat, and keeps away from the
cards that catch a dear one.  It looks at its own hand and at what has been played, never at another hand of the state.
The player that people meet is bots/hearts.
"""

from __future__ import annotations

from typing import Any

import numpy as np

from openhearts.kernels.bits import ONE, ZERO, highest, lowest, n_bits
from openhearts.kernels.hearts import layout as at
from openhearts.kernels.hearts.engine import deal_out, lay, may_follow, may_lead, read_table, resolve, score
from openhearts.kernels.jit import helper, kernel

_SUIT = np.uint64(0xFFFE)
_LANES = np.uint64(0x0001000100010001)
_NO_SUIT = np.uint64(4)


@helper
def _ranks(mask: Any) -> Any:
    """The ranks of a mask, whatever the suit, in the low sixteen bits."""
    mask |= mask >> np.uint64(32)
    mask |= mask >> np.uint64(16)
    return mask & np.uint64(0xFFFF)


@helper
def _lowest_rank(mask: Any) -> Any:
    """The bit of a card of the lowest rank."""
    same = mask & (_LANES << lowest(_ranks(mask)))
    return same & (~same + ONE)


@helper
def _highest_rank(mask: Any) -> Any:
    """The bit of a card of the highest rank."""
    return ONE << highest(mask & (_LANES << highest(_ranks(mask))))


@helper
def follow(masks: Any, cards: Any, options: Any, seen: Any, live: Any, is_last: bool) -> Any:
    """The bit to follow suit with: `cards` of the suit led among the `options`, `live` those of it that can win."""
    dear = masks[at.M_DEAR]
    under = cards & ((ONE << highest(live)) - ONE) if live else ZERO
    costs = seen & masks[at.M_PENALTY] != ZERO
    if under & dear:
        return ONE << highest(under & dear)
    cheap = cards & ~dear if cards & ~dear else cards
    if is_last and (not costs or (seen & masks[at.M_GOOD] and not seen & dear)):
        return ONE << highest(cheap)
    if under:
        return ONE << highest(under)
    jokers = options & masks[at.M_JOKERS]
    if jokers:
        return jokers & (~jokers + ONE)
    return ONE << (highest(cheap) if is_last else lowest(cheap))


@helper
def discard(masks: Any, options: Any, out: Any, kept: Any) -> Any:
    """The bit to throw off: a dear card, what would catch one that is `out`, the highest penalty, the highest card.

    `kept`: cards that may still win a good one, thrown late.
    """
    mine = options & masks[at.M_DEAR]
    if mine:
        return ONE << highest(mine)
    catch = options & masks[at.M_CATCH]
    if catch and out:
        return ONE << highest(catch)
    costly = options & masks[at.M_PENALTY]
    if costly:
        return _highest_rank(costly)
    rest = options & ~masks[at.M_JOKERS] & ~masks[at.M_GOOD]
    if rest & ~kept:
        rest &= ~kept
    if rest:
        return _highest_rank(rest)
    return options & (~options + ONE)


@helper
def lead(masks: Any, options: Any, out: Any) -> Any:
    """The bit to lead: the lowest card, dear ones and those that would catch one that is `out` left for later."""
    rest = options & ~masks[at.M_DEAR] & ~masks[at.M_JOKERS]
    if rest & ~masks[at.M_GOOD]:
        rest &= ~masks[at.M_GOOD]
    if out and rest & ~masks[at.M_CATCH]:
        rest &= ~masks[at.M_CATCH]
    return _lowest_rank(rest if rest else options)


@helper
def above(good: Any) -> Any:
    """The cards of its suit above the highest of some good cards."""
    top = highest(good)
    return (_SUIT << (top & np.uint64(48))) & ~((np.uint64(2) << top) - ONE)


@helper
def bring_home(masks: Any, cards: Any, seen: Any, live: Any, unseen: Any, is_last: bool) -> Any:
    """The bit that wins a good card on the table, or one's own, at no great cost; zero where the usual play is better.

    `cards`: those of the suit led that may be played, `unseen`: what others may still hold.
    """
    if seen & masks[at.M_DEAR]:
        return ZERO
    over = cards & ~masks[at.M_DEAR]
    if live:
        over &= ~((ONE << highest(live)) - ONE)
    if not over:
        return ZERO
    mine = over & masks[at.M_GOOD]
    if mine and (is_last or not unseen & above(mine)):
        return ONE << highest(mine)
    if seen & masks[at.M_GOOD] and over != mine:
        return ONE << highest(over & ~mine)
    return ZERO


@helper
def grab(masks: Any, options: Any, cards: Any, live: Any, is_last: bool) -> Any:
    """The bit of a seat that is after all tricks: over the best card as cheaply as it can, else what it needs least.

    `cards`: those of the suit led among the `options`; without any, or where nothing wins, what costs nothing goes
    first, low cards before high ones.
    """
    if cards:
        over = cards & ~((ONE << highest(live)) - ONE) if live else cards
        if over:
            return ONE << (lowest(over) if is_last else highest(over))
        free = cards & ~masks[at.M_PENALTY]
        return ONE << lowest(free if free else cards)
    free = options & ~masks[at.M_PENALTY]
    return _lowest_rank(free if free else options)


@helper
def grab_lead(options: Any, unseen: Any) -> Any:
    """The bit that such a seat leads: of its longest suit a card that no unseen one beats, else its highest."""
    best, found = ZERO, ZERO
    for suit in range(4):
        mine = options & (_SUIT << np.uint64(16 * suit))
        if not mine:
            continue
        theirs = unseen & (_SUIT << np.uint64(16 * suit))
        top = highest(mine)
        if not theirs or highest(theirs) < top:
            length = n_bits(mine)
            if length >= best:
                best, found = length, ONE << top
    return found if found else _highest_rank(options)


@helper
def choose_pass(masks: Any, once: Any, twice: Any, wanted: int) -> Any:
    """Cards that the policy passes from a hand: (once, twice); dear ones, what catches them, then the highest ranks."""
    out, out_twice = ZERO, ZERO
    for _ in range(wanted):
        risky = once & (masks[at.M_DEAR] | masks[at.M_CATCH])
        bit = (
            ONE << highest(risky)
            if risky
            else _highest_rank(once & ~masks[at.M_GOOD] if once & ~masks[at.M_GOOD] else once)
        )
        if twice & bit:
            twice ^= bit
        else:
            once ^= bit
        out_twice |= out & bit
        out |= bit
    return out, out_twice


@helper
def _wins_for(state: Any, led_cards: Any, danger: int, seat: Any) -> Any:
    """Whether the seat that shoots wins the trick so far, and is not the one to play."""
    return led_cards != ZERO and np.int64(seat) != danger and np.int64(state[at.S_WHERE + highest(led_cards)]) == danger


@helper
def threat(masks: Any, numbers: Any, state: Any) -> int:
    """The seat that has taken every penalty card so far, once that is a third of them or a dear one; else -1."""
    owner = -1
    for seat in range(numbers[at.N_SEATS]):
        if state[at.S_TAKEN + seat] & masks[at.M_PENALTY]:
            if owner >= 0:
                return -1
            owner = seat
    if owner < 0:
        return -1
    mine = state[at.S_TAKEN + owner]
    all_cards = n_bits(masks[at.M_ONCE] & masks[at.M_PENALTY])
    enough = mine & masks[at.M_DEAR] or np.uint64(3) * n_bits(mine & masks[at.M_PENALTY]) >= all_cards
    return owner if enough else -1


@helper
def stop(masks: Any, cards: Any, options: Any, seen: Any, live: Any, is_last: bool) -> Any:
    """The bit against a seat that shoots and wins so far: take the trick if it costs, else throw nothing that does."""
    if cards:
        over = cards & ~((ONE << highest(live)) - ONE)
        if over and seen & masks[at.M_PENALTY]:
            return ONE << (lowest(over) if is_last else highest(over))
        return ZERO
    free = options & ~masks[at.M_PENALTY] & ~masks[at.M_JOKERS]
    return _lowest_rank(free if free else options)


@helper
def play_out(masks: Any, numbers: Any, state: Any, shooter: int) -> None:
    """Plays a state to its end by this policy, without chance; `shooter` (-1: nobody) is after all tricks.

    `state` is modified in place.
    """
    seats = np.uint64(numbers[at.N_SEATS])
    hand_size = np.uint64(numbers[at.N_HAND])
    jokers, dear, good = masks[at.M_JOKERS], masks[at.M_DEAR], masks[at.M_GOOD]
    two_packs = numbers[at.N_PACKS] == 2
    guard = numbers[at.N_MOON_AWARD] != 0
    cancels = numbers[at.N_DUPLICATES] == at.CANCEL
    while state[at.S_TRICKS] < hand_size:
        is_first = state[at.S_TRICKS] == ZERO
        led = state[at.S_LED]
        in_trick = state[at.S_IN_TRICK]
        seen, pairs = read_table(numbers, state)
        gone = state[at.S_PLAYED_TWICE] if two_packs else state[at.S_PLAYED]
        left = dear & ~gone
        seat = state[at.S_LEADER] + in_trick
        if seat >= seats:
            seat -= seats
        while led == _NO_SUIT and in_trick < seats:
            hand = state[at.S_HAND + seat]
            opening = state[at.S_OPENING] if in_trick == ZERO else ZERO
            options = may_lead(masks, numbers, hand, is_first, state[at.S_BROKEN], opening)
            if shooter == np.int64(seat):
                bit = grab_lead(options, masks[at.M_ONCE] & ~gone & ~hand)
            else:
                bit = lead(masks, options, left & ~hand & ~seen)
                mine = options & good
                if mine and not masks[at.M_ONCE] & ~gone & ~hand & above(mine):
                    bit = ONE << highest(mine)
            card, seen, pairs = lay(numbers, state, seat, bit, in_trick, seen, pairs)
            if card & np.uint64(15):
                led = card >> np.uint64(4)
            in_trick += ONE
            seat += ONE
            if seat == seats:
                seat = ZERO
        suit = _SUIT << (led << np.uint64(4))
        forbidden = masks[at.M_FIRST] if is_first else ZERO
        danger = threat(masks, numbers, state) if guard else -1
        while in_trick < seats:
            hand = state[at.S_HAND + seat]
            options = may_follow(hand, suit, jokers, forbidden)
            cards = options & suit
            live = seen & suit & ~pairs if cancels else seen & suit
            is_last = in_trick + ONE == seats
            if shooter == np.int64(seat):
                bit = grab(masks, options, cards, live, is_last)
            elif danger >= 0 and _wins_for(state, live, danger, seat):
                bit = stop(masks, cards, options, seen, live, is_last)
                if not bit:
                    bit = follow(masks, cards, options, seen, live, is_last)
            elif cards:
                bit = ZERO
                if good:
                    bit = bring_home(masks, cards, seen, live, masks[at.M_ONCE] & ~gone & ~hand & ~seen, is_last)
                    if cards & ~good:
                        cards &= ~good
                if not bit:
                    bit = follow(masks, cards, options, seen, live, is_last)
            elif hand & suit:  # of the suit led nothing is allowed, but a joker is
                bit = options & (~options + ONE)
            else:
                kept = above(good & ~gone) if good & ~gone else ZERO
                bit = discard(masks, options, left & ~hand & ~seen, kept)
            card, seen, pairs = lay(numbers, state, seat, bit, in_trick, seen, pairs)
            in_trick += ONE
            seat += ONE
            if seat == seats:
                seat = ZERO
        state[at.S_LED] = led
        resolve(masks, numbers, state, seen, pairs)


@kernel
def policy_deals(masks: Any, numbers: Any, n_deals: int, seed: Any, sums: Any) -> int:
    """Random deals, dealt anew each time and played out by the policy; adds the points to `sums` (int64[seats]).

    Returns the number of moons.
    """
    state = np.zeros(at.S_SIZE, np.uint64)
    points = np.zeros(at.MAX_SEATS, np.int64)
    rng = seed
    moons = 0
    for deal in range(n_deals):
        rng = deal_out(masks, numbers, state, deal % numbers[at.N_SEATS], rng)
        play_out(masks, numbers, state, -1)
        moons += score(masks, numbers, state, points) >= 0
        for seat in range(numbers[at.N_SEATS]):
            sums[seat] += points[seat]
    return moons
