"""The generic Hearts kernel: dealing out, legal plays, tricks, cancellation, scoring, and playing deals to their end.

One kernel for every rule set, driven by the rule table of rule_table.py; its slow twin is games/hearts, and tests
hold the two together. It knows nothing of views or worlds: a state is complete.
"""

from __future__ import annotations

from typing import Any

import numpy as np

from openhearts.kernels.bits import ONE, ZERO, below, draw, highest, lowest, n_bits, nth_bit, stepped
from openhearts.kernels.hearts.layout import (
    ADD,
    CANCEL,
    CARD,
    CHOOSES,
    COLLECTED,
    FIRST_HEART,
    FIRST_TRICK,
    FREE,
    IN_PREVIOUS,
    LAST_OF_PREVIOUS,
    LAST_TRICK,
    LAST_WINS,
    LEADER,
    M_BONUS,
    M_BREAKS,
    M_CLASS,
    M_FIRST,
    M_JOKERS,
    M_LOCKED,
    M_NEEDS,
    M_ONCE,
    M_OPENING,
    M_PENALTY,
    M_TWICE,
    MAX_SEATS,
    N_BROKEN_WHEN,
    N_BY_CARD,
    N_CLASS_BONUS,
    N_CLASS_VALUE,
    N_CLASSES,
    N_DISCARD_BREAKS,
    N_DUPLICATES,
    N_HAND,
    N_JOKER_WINS,
    N_KITTY,
    N_LAST_VOID,
    N_LEFT_OVER,
    N_MOON_AWARD,
    N_MOON_BONUS,
    N_MOON_INDEPENDENT,
    N_MOON_VALUE,
    N_MUST,
    N_NEED_COUNT,
    N_NEEDS,
    N_NO_TRICK,
    N_OPENING_CARD,
    N_OPENING_SUIT,
    N_PACKS,
    N_QUEEN_HEART,
    N_SEATS,
    N_SUN_AWARD,
    N_SUN_VALUE,
    N_TWO_PAIRS,
    N_VOID_NEXT,
    NEVER,
    PREVIOUS_WINNER,
    S_BROKEN,
    S_CHOICE,
    S_COPIED,
    S_HAND,
    S_HAND_TWICE,
    S_IN_TRICK,
    S_KITTY_ONCE,
    S_KITTY_TO,
    S_KITTY_TWICE,
    S_LEADER,
    S_LED,
    S_OPENING,
    S_PENDING,
    S_PLAYED,
    S_PLAYED_TWICE,
    S_PREVIOUS,
    S_SET_ONCE,
    S_SET_TWICE,
    S_SIZE,
    S_TABLE,
    S_TAKEN,
    S_TAKEN_TWICE,
    S_TRICKS,
    S_WHERE,
    S_WON,
    SECOND_COPY,
    SET_ASIDE,
    SUBTRACT,
    SUIT,
)
from openhearts.kernels.jit import helper, inlined, kernel

_SUIT = np.uint64(0xFFFE)
_HEARTS = np.uint64(0xFFFE << 32)
_HEARTS_OR_QUEEN = np.uint64(0xFFFE << 32 | 1 << 61)
_NO_SUIT = np.uint64(4)


# --- dealing ----------------------------------------------------------------------------------------------------------


@helper
def deal_out(masks: Any, numbers: Any, state: Any, leader: int, rng: Any) -> Any:
    """Deals the whole pack at random into `state` (modified in place); the state of the generator afterwards.

    `leader` leads where no card decides.  Source: docs/rules.md 1.2 (2).
    """
    state[:S_COPIED] = ZERO
    once, twice = masks[M_ONCE], masks[M_TWICE]
    seats = numbers[N_SEATS]
    for seat in range(seats):
        if seat == seats - 1 and numbers[N_LEFT_OVER] == 0:
            first, second = once, twice
        else:
            first, second, rng = draw(once, twice, numbers[N_HAND], rng)
        once ^= first
        twice ^= second
        state[S_HAND + seat] = first | second
        state[S_HAND_TWICE + seat] = first & second
    state[S_KITTY_ONCE] = once | twice
    state[S_KITTY_TWICE] = once & twice
    start(masks, numbers, state, leader)
    return rng


@helper
def start(masks: Any, numbers: Any, state: Any, leader: Any) -> None:
    """The first lead: who, and with which card (after any pass; hands are in `state`, modified in place)."""
    seats = numbers[N_SEATS]
    opening = numbers[N_OPENING_CARD]
    if numbers[N_OPENING_SUIT] >= 0:
        held = ZERO
        for seat in range(seats):
            held |= state[S_HAND + seat]
        held &= _SUIT << np.uint64(16 * numbers[N_OPENING_SUIT])
        opening = np.int64(lowest(held)) if held else np.int64(-1)
    if opening >= 0 and numbers[N_BY_CARD]:
        place = np.uint64(opening)
        leader = 0
        for seat in range(1, seats):  # without a branch: which seat it is cannot be foretold
            leader += seat * np.int64(state[S_HAND + np.uint64(seat)] >> place & ONE)
    state[S_OPENING] = np.uint64(opening + 1)
    state[S_LEADER] = np.uint64(leader)
    state[S_LED] = _NO_SUIT
    state[S_BROKEN] = np.uint64(numbers[N_BROKEN_WHEN] == FREE)


# --- legal plays ------------------------------------------------------------------------------------------------------


@inlined
def may_follow(hand: Any, suit: Any, jokers: Any, forbidden: Any) -> Any:
    """Kinds that may be played to a suit led (its mask); `forbidden`: what the first trick forbids, in it alone.

    Must agree with games/hearts/rules/legal.py.  Source: docs/rules.md 1.4.
    """
    candidates = hand & (suit | jokers) if hand & suit else hand
    rest = candidates & ~forbidden
    return rest if rest else candidates


@inlined
def may_lead(masks: Any, numbers: Any, hand: Any, is_first: bool, broken: Any, opening: Any) -> Any:
    """Kinds that may be played while a suit has yet to be led; `opening`: the opening card + 1, or 0.

    Must agree with games/hearts/rules/legal.py.  Source: docs/rules.md 1.3.
    """
    if is_first:
        if opening and hand >> (opening - ONE) & ONE:
            if numbers[N_MUST] == CARD:
                return ONE << (opening - ONE)
            if numbers[N_MUST] == SUIT:
                return hand & (_SUIT << ((opening - ONE) & np.uint64(48)))
        rest = hand & ~masks[M_OPENING]
        if rest:
            hand = rest
    if not broken:
        if numbers[N_QUEEN_HEART] and not hand & ~_HEARTS_OR_QUEEN:
            return hand
        rest = hand & ~masks[M_LOCKED]
        if rest:
            return rest
    return hand


@helper
def legal_now(masks: Any, numbers: Any, state: Any) -> Any:
    """Kinds that the seat on turn of a state may play."""
    seat = (state[S_LEADER] + state[S_IN_TRICK]) % np.uint64(numbers[N_SEATS])
    is_first = state[S_TRICKS] == ZERO
    hand, led = state[S_HAND + seat], state[S_LED]
    if led < _NO_SUIT:
        forbidden = masks[M_FIRST] if is_first else ZERO
        return may_follow(hand, _SUIT << (led << np.uint64(4)), masks[M_JOKERS], forbidden)
    opening = state[S_OPENING] if state[S_IN_TRICK] == ZERO else ZERO
    return may_lead(masks, numbers, hand, is_first, state[S_BROKEN], opening)


# --- a card, a trick --------------------------------------------------------------------------------------------------


@helper
def put(masks: Any, numbers: Any, state: Any, bit: Any) -> None:
    """The seat on turn plays a kind (its bit); a full trick is resolved.  `state` is modified in place."""
    seats = np.uint64(numbers[N_SEATS])
    in_trick = state[S_IN_TRICK]
    seat = state[S_LEADER] + in_trick
    if seat >= seats:
        seat -= seats
    again = state[S_HAND_TWICE + seat] & bit
    state[S_HAND_TWICE + seat] ^= again
    if not again:
        state[S_HAND + seat] ^= bit
    card = lowest(bit)
    state[S_TABLE + in_trick] = card
    if state[S_LED] == _NO_SUIT and card & np.uint64(15):
        state[S_LED] = card >> np.uint64(4)
    in_trick += ONE
    state[S_IN_TRICK] = in_trick
    if in_trick == seats:
        seen, pairs = read_table(numbers, state)
        resolve(masks, numbers, state, seen, pairs)


@inlined
def read_table(numbers: Any, state: Any) -> Any:
    """Kinds on the table, and kinds there twice; notes in `state` which seat laid each of them."""
    seen = pairs = ZERO
    seats = np.uint64(numbers[N_SEATS])
    seat = state[S_LEADER]
    for place in range(state[S_IN_TRICK]):
        card = state[S_TABLE + place]
        bit = ONE << card
        note(numbers, state, card, seat, seen & bit)
        pairs |= seen & bit
        seen |= bit
        seat += ONE
        if seat == seats:
            seat = ZERO
    return seen, pairs


@inlined
def note(numbers: Any, state: Any, card: Any, seat: Any, again: Any) -> None:
    """Notes which seat laid a card; of two identical cards the one that counts.  `state` is modified in place."""
    if not again or numbers[N_DUPLICATES] == LAST_WINS:
        state[S_WHERE + card] = seat


@helper
def _joker_seat(numbers: Any, state: Any) -> Any:
    """The seat with the first joker on the table."""
    seats = numbers[N_SEATS]
    for place in range(seats):
        if not state[S_TABLE + place] & np.uint64(15):
            return (np.int64(state[S_LEADER]) + place) % seats
    return -1


@helper
def _second_copy(numbers: Any, state: Any, pairs: Any) -> int:
    """The seat with the second copy of the highest paired card of the suit led, -1 for none."""
    if state[S_LED] == _NO_SUIT:
        return -1
    paired = pairs & (_SUIT << (state[S_LED] << np.uint64(4)))
    if not paired:
        return -1
    seats = numbers[N_SEATS]
    card = highest(paired)
    owner = -1
    for place in range(seats):
        if state[S_TABLE + place] == card:
            owner = (np.int64(state[S_LEADER]) + place) % seats
    return owner


@helper
def _table_breaks(masks: Any, numbers: Any, state: Any, first: int) -> bool:
    """Whether a card on the table, from place `first` on, breaks the lock; a joker is of no suit.

    Must agree with rules/policies.py::breaks.
    """
    for place in range(first, numbers[N_SEATS]):
        card = state[S_TABLE + place]
        suit = card >> np.uint64(4) if card & np.uint64(15) else _NO_SUIT
        if masks[M_BREAKS] >> card & ONE and (not numbers[N_DISCARD_BREAKS] or suit != state[S_LED]):
            return True
    return False


@inlined
def _break(masks: Any, numbers: Any, state: Any, seen: Any, is_collected: bool) -> None:
    """The lock after a trick, as `lead.broken_when` says.  `state` is modified in place."""
    when = numbers[N_BROKEN_WHEN]
    if when >= NEVER or (state[S_BROKEN] and when <= COLLECTED):
        return
    breaks = seen & masks[M_BREAKS] != ZERO
    if when == LAST_OF_PREVIOUS:
        state[S_BROKEN] = np.uint64(breaks and _table_breaks(masks, numbers, state, numbers[N_SEATS] - 1))
        return
    if breaks and numbers[N_DISCARD_BREAKS]:
        breaks = _table_breaks(masks, numbers, state, 0)
    if when == IN_PREVIOUS:
        state[S_BROKEN] = np.uint64(breaks)
        return
    if when == COLLECTED:
        breaks = breaks or state[S_PENDING] != ZERO
        state[S_PENDING] = np.uint64(breaks and not is_collected)
        breaks = breaks and is_collected
    if breaks:
        state[S_BROKEN] = ONE


@inlined
def resolve(masks: Any, numbers: Any, state: Any, seen: Any, pairs: Any) -> None:
    """The full trick on the table goes where it must; twin of play/position.py.  `state` is modified in place.

    `seen`, `pairs`: kinds there, and there twice, as `read_table` gives them.
    """
    seats = numbers[N_SEATS]
    leader: Any = np.int64(state[S_LEADER])
    tricks = np.int64(state[S_TRICKS]) + 1
    is_last = tricks == numbers[N_HAND]
    live = ZERO if state[S_LED] == _NO_SUIT else seen & (_SUIT << (state[S_LED] << np.uint64(4)))
    if numbers[N_DUPLICATES] == CANCEL and pairs:
        live &= ~pairs
        if numbers[N_TWO_PAIRS] and n_bits(pairs) >= np.uint64(2):
            live = ZERO
    winner = np.int64(state[S_WHERE + highest(live)]) if live else -1
    if numbers[N_JOKER_WINS] and seen & masks[M_JOKERS]:
        winner = _joker_seat(numbers, state)
    collector = winner
    if winner < 0 and is_last:
        how = numbers[N_LAST_VOID]
        if how == LEADER:
            collector = leader
        elif how == PREVIOUS_WINNER:
            collector = np.int64(state[S_PREVIOUS]) - 1
        elif how == SECOND_COPY:
            collector = _second_copy(numbers, state, pairs)
    _break(masks, numbers, state, seen, collector >= 0)
    state[S_PLAYED_TWICE] |= (state[S_PLAYED] & seen) | pairs
    state[S_PLAYED] |= seen
    once = state[S_SET_ONCE]
    twice = state[S_SET_TWICE] | (once & seen) | pairs
    once |= seen
    if collector < 0:
        state[S_SET_ONCE], state[S_SET_TWICE] = once, twice
        if numbers[N_VOID_NEXT]:
            leader = leader + 1 if leader + 1 < seats else 0
        state[S_LEADER] = np.uint64(leader)
    else:
        collect(numbers, state, collector, once, twice, is_last)
        state[S_SET_ONCE] = state[S_SET_TWICE] = ZERO
        state[S_LEADER] = np.uint64(collector)
    if winner >= 0:
        state[S_PREVIOUS] = np.uint64(winner + 1)
    state[S_TRICKS] = np.uint64(tricks)
    state[S_IN_TRICK] = ZERO
    state[S_LED] = _NO_SUIT


@inlined
def collect(numbers: Any, state: Any, seat: int, once: Any, twice: Any, is_last: bool) -> None:
    """A seat takes cards, and the kitty when it is due.  `state` is modified in place."""
    kind = numbers[N_KITTY]
    if kind and not state[S_KITTY_TO]:
        due = (
            kind == FIRST_TRICK or (kind == LAST_TRICK and is_last) or (kind == FIRST_HEART and once & _HEARTS != ZERO)
        )
        if due:
            state[S_KITTY_TO] = np.uint64(seat + 1)
            twice |= state[S_KITTY_TWICE] | (once & state[S_KITTY_ONCE])
            once |= state[S_KITTY_ONCE]
    taken = state[S_TAKEN + seat]
    state[S_TAKEN_TWICE + seat] |= twice | (taken & once)
    state[S_TAKEN + seat] = taken | once
    state[S_WON + seat] += ONE


# --- scoring ----------------------------------------------------------------------------------------------------------


@helper
def _worth(masks: Any, numbers: Any, once: Any, twice: Any, column: int) -> int:
    """Points (column N_CLASS_VALUE) or bonus (N_CLASS_BONUS) of a set of cards."""
    total = 0
    for idx in range(numbers[N_CLASSES]):
        mask = masks[M_CLASS + idx]
        total += numbers[column + idx] * np.int64(n_bits(once & mask) + n_bits(twice & mask))
    return total


@helper
def _has_moon(masks: Any, numbers: Any, state: Any, seat: int, once: Any, twice: Any) -> bool:
    taken, taken_twice = state[S_TAKEN + seat], state[S_TAKEN_TWICE + seat]
    if numbers[N_NEEDS] < 0:
        penalty = masks[M_PENALTY]
        if not once & penalty or once & penalty & ~taken or twice & penalty & ~taken_twice:
            return False
    elif numbers[N_NEEDS] == 0:
        return False
    else:
        for idx in range(numbers[N_NEEDS]):
            mask = masks[M_NEEDS + idx]
            if np.int64(n_bits(taken & mask) + n_bits(taken_twice & mask)) < numbers[N_NEED_COUNT + idx]:
                return False
    bonus = masks[M_BONUS]
    return not numbers[N_MOON_BONUS] or not (once & bonus & ~taken or twice & bonus & ~taken_twice)


@helper
def score(masks: Any, numbers: Any, state: Any, points: Any) -> int:
    """Writes the points of a finished deal into `points` (int64[seats]); the shooter of a moon, or -1.

    Must agree with rules/scoring.py::score_deal; a shooter who chooses adds unless S_CHOICE is 1.
    """
    seats = numbers[N_SEATS]
    once, twice = masks[M_ONCE], masks[M_TWICE]
    if numbers[N_KITTY] == SET_ASIDE:  # what lies aside is not in play
        twice = (once & twice) & ~state[S_KITTY_ONCE]
        once = masks[M_ONCE] & ~(state[S_KITTY_ONCE] & ~masks[M_TWICE]) & ~state[S_KITTY_TWICE]
    shooter, shooters = -1, 0
    if numbers[N_MOON_AWARD] or numbers[N_SUN_AWARD]:
        for seat in range(seats):
            if _has_moon(masks, numbers, state, seat, once, twice):
                shooter = seat
                shooters += 1
        if shooters != 1:
            shooter = -1
    award = value = 0
    if shooter >= 0:
        is_sun = np.int64(state[S_WON + shooter]) == numbers[N_HAND]
        if is_sun and numbers[N_SUN_AWARD]:
            award, value = numbers[N_SUN_AWARD], numbers[N_SUN_VALUE]
        else:
            award, value = numbers[N_MOON_AWARD], numbers[N_MOON_VALUE]
            if value < 0:
                value = _worth(masks, numbers, once, twice, N_CLASS_VALUE)
        if award == CHOOSES:
            award = SUBTRACT if state[S_CHOICE] else ADD
    for seat in range(seats):
        taken, taken_twice = state[S_TAKEN + seat], state[S_TAKEN_TWICE + seat]
        total = 0
        if not award:
            for idx in range(numbers[N_CLASSES]):
                n_cards = np.int64(n_bits(taken & masks[M_CLASS + idx]) + n_bits(taken_twice & masks[M_CLASS + idx]))
                total += n_cards * (numbers[N_CLASS_VALUE + idx] + numbers[N_CLASS_BONUS + idx])
            if not state[S_WON + seat]:
                total += numbers[N_NO_TRICK]
        elif award == ADD:
            total = 0 if seat == shooter else value
        elif seat == shooter:
            total = -value
        if award and numbers[N_MOON_INDEPENDENT]:
            total += _worth(masks, numbers, taken, taken_twice, N_CLASS_BONUS)
        points[seat] = total
    return shooter if award else -1


# --- whole deals ------------------------------------------------------------------------------------------------------


@inlined
def lay(numbers: Any, state: Any, seat: Any, bit: Any, in_trick: Any, seen: Any, pairs: Any) -> Any:
    """A seat lays a kind (its bit) on the table: the card, the kinds on the table and those there twice.

    `state` is modified in place, but for S_IN_TRICK and S_LED, which the caller keeps.
    """
    card = lowest(bit)
    hand = state[S_HAND + seat]
    again = seen & bit
    if numbers[N_PACKS] == 2:
        second = state[S_HAND_TWICE + seat] & bit
        state[S_HAND_TWICE + seat] ^= second
        state[S_HAND + seat] = hand ^ (bit ^ second)
        note(numbers, state, card, seat, again)
        pairs |= again
    else:
        state[S_HAND + seat] = hand ^ bit
        state[S_WHERE + card] = seat
    state[S_TABLE + in_trick] = card
    return card, seen | bit, pairs


@helper
def play_out_random(masks: Any, numbers: Any, state: Any, rng: Any) -> Any:
    """Plays a state to its end, every legal kind equally likely; the generator afterwards.  Modified in place.

    Leads and follows are two loops: with the suit led fixed in the second, seats do not wait for one another, and the
    processor works at several of them at once.
    """
    seats = np.uint64(numbers[N_SEATS])
    hand_size = np.uint64(numbers[N_HAND])
    jokers = masks[M_JOKERS]
    while state[S_TRICKS] < hand_size:
        is_first = state[S_TRICKS] == ZERO
        led = state[S_LED]
        in_trick = state[S_IN_TRICK]
        seen, pairs = read_table(numbers, state)
        seat = state[S_LEADER] + in_trick
        if seat >= seats:
            seat -= seats
        while led == _NO_SUIT and in_trick < seats:
            opening = state[S_OPENING] if in_trick == ZERO else ZERO
            mask = may_lead(masks, numbers, state[S_HAND + seat], is_first, state[S_BROKEN], opening)
            rng = stepped(rng)
            bit = nth_bit(mask, below(rng, n_bits(mask)))
            card, seen, pairs = lay(numbers, state, seat, bit, in_trick, seen, pairs)
            if card & np.uint64(15):
                led = card >> np.uint64(4)
            in_trick += ONE
            seat += ONE
            if seat == seats:
                seat = ZERO
        suit = _SUIT << (led << np.uint64(4))
        forbidden = masks[M_FIRST] if is_first else ZERO
        while in_trick < seats:
            mask = may_follow(state[S_HAND + seat], suit, jokers, forbidden)
            rng = stepped(rng)
            bit = nth_bit(mask, below(rng, n_bits(mask)))
            card, seen, pairs = lay(numbers, state, seat, bit, in_trick, seen, pairs)
            in_trick += ONE
            seat += ONE
            if seat == seats:
                seat = ZERO
        state[S_LED] = led
        resolve(masks, numbers, state, seen, pairs)
    return rng


@kernel
def random_deals(masks: Any, numbers: Any, n_deals: int, seed: Any, sums: Any) -> int:
    """Plays random deals, dealt anew each time; adds the points to `sums` (int64[seats]) and returns the moons."""
    state = np.zeros(S_SIZE, np.uint64)
    points = np.zeros(MAX_SEATS, np.int64)
    rng = seed
    moons = 0
    for deal in range(n_deals):
        rng = deal_out(masks, numbers, state, deal % numbers[N_SEATS], rng)
        rng = play_out_random(masks, numbers, state, rng)
        moons += score(masks, numbers, state, points) >= 0
        for seat in range(numbers[N_SEATS]):
            sums[seat] += points[seat]
    return moons
