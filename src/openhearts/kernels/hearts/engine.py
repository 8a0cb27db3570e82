"""The generic Hearts kernel: dealing out, legal plays, tricks, cancellation, scoring, and playing deals to their end.

One kernel for every rule set, driven by the rule table of rule_table.py; its slow twin is games/hearts, and tests
hold the two together. It knows nothing of views or worlds: a state is complete.
"""

from __future__ import annotations

from typing import Any

import numpy as np

from openhearts.kernels.bits import ONE, ZERO, below, draw, highest, lowest, n_bits, nth_bit, stepped
from openhearts.kernels.hearts import layout as at
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
    state[: at.S_COPIED] = ZERO
    once, twice = masks[at.M_ONCE], masks[at.M_TWICE]
    seats = numbers[at.N_SEATS]
    for seat in range(seats):
        if seat == seats - 1 and numbers[at.N_LEFT_OVER] == 0:
            first, second = once, twice
        else:
            first, second, rng = draw(once, twice, numbers[at.N_HAND], rng)
        once ^= first
        twice ^= second
        state[at.S_HAND + seat] = first | second
        state[at.S_HAND_TWICE + seat] = first & second
    state[at.S_KITTY_ONCE] = once | twice
    state[at.S_KITTY_TWICE] = once & twice
    start(masks, numbers, state, leader)
    return rng


@helper
def start(masks: Any, numbers: Any, state: Any, leader: Any) -> None:
    """The first lead: who, and with which card (after any pass; hands are in `state`, modified in place)."""
    seats = numbers[at.N_SEATS]
    opening = numbers[at.N_OPENING_CARD]
    if numbers[at.N_OPENING_SUIT] >= 0:
        held = ZERO
        for seat in range(seats):
            held |= state[at.S_HAND + seat]
        held &= _SUIT << np.uint64(16 * numbers[at.N_OPENING_SUIT])
        opening = np.int64(lowest(held)) if held else np.int64(-1)
    if opening >= 0 and numbers[at.N_BY_CARD]:
        place = np.uint64(opening)
        leader = 0
        for seat in range(1, seats):  # without a branch: which seat it is cannot be foretold
            leader += seat * np.int64(state[at.S_HAND + np.uint64(seat)] >> place & ONE)
    state[at.S_OPENING] = np.uint64(opening + 1)
    state[at.S_LEADER] = np.uint64(leader)
    state[at.S_LED] = _NO_SUIT
    state[at.S_BROKEN] = np.uint64(numbers[at.N_BROKEN_WHEN] == at.FREE)


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
            if numbers[at.N_MUST] == at.CARD:
                return ONE << (opening - ONE)
            if numbers[at.N_MUST] == at.SUIT:
                return hand & (_SUIT << ((opening - ONE) & np.uint64(48)))
        rest = hand & ~masks[at.M_OPENING]
        if rest:
            hand = rest
    if not broken:
        if numbers[at.N_QUEEN_HEART] and not hand & ~_HEARTS_OR_QUEEN:
            return hand
        rest = hand & ~masks[at.M_LOCKED]
        if rest:
            return rest
    return hand


@helper
def legal_now(masks: Any, numbers: Any, state: Any) -> Any:
    """Kinds that the seat on turn of a state may play."""
    seat = (state[at.S_LEADER] + state[at.S_IN_TRICK]) % np.uint64(numbers[at.N_SEATS])
    is_first = state[at.S_TRICKS] == ZERO
    hand, led = state[at.S_HAND + seat], state[at.S_LED]
    if led < _NO_SUIT:
        forbidden = masks[at.M_FIRST] if is_first else ZERO
        return may_follow(hand, _SUIT << (led << np.uint64(4)), masks[at.M_JOKERS], forbidden)
    opening = state[at.S_OPENING] if state[at.S_IN_TRICK] == ZERO else ZERO
    return may_lead(masks, numbers, hand, is_first, state[at.S_BROKEN], opening)


# --- a card, a trick --------------------------------------------------------------------------------------------------


@helper
def put(masks: Any, numbers: Any, state: Any, bit: Any) -> None:
    """The seat on turn plays a kind (its bit); a full trick is resolved.  `state` is modified in place."""
    seats = np.uint64(numbers[at.N_SEATS])
    in_trick = state[at.S_IN_TRICK]
    seat = state[at.S_LEADER] + in_trick
    if seat >= seats:
        seat -= seats
    again = state[at.S_HAND_TWICE + seat] & bit
    state[at.S_HAND_TWICE + seat] ^= again
    if not again:
        state[at.S_HAND + seat] ^= bit
    card = lowest(bit)
    state[at.S_TABLE + in_trick] = card
    if state[at.S_LED] == _NO_SUIT and card & np.uint64(15):
        state[at.S_LED] = card >> np.uint64(4)
    in_trick += ONE
    state[at.S_IN_TRICK] = in_trick
    if in_trick == seats:
        seen, pairs = read_table(numbers, state)
        resolve(masks, numbers, state, seen, pairs)


@inlined
def read_table(numbers: Any, state: Any) -> Any:
    """Kinds on the table, and kinds there twice; notes in `state` which seat laid each of them."""
    seen = pairs = ZERO
    seats = np.uint64(numbers[at.N_SEATS])
    seat = state[at.S_LEADER]
    for place in range(state[at.S_IN_TRICK]):
        card = state[at.S_TABLE + place]
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
    if not again or numbers[at.N_DUPLICATES] == at.LAST_WINS:
        state[at.S_WHERE + card] = seat


@helper
def _joker_seat(numbers: Any, state: Any) -> Any:
    """The seat with the first joker on the table."""
    seats = numbers[at.N_SEATS]
    for place in range(seats):
        if not state[at.S_TABLE + place] & np.uint64(15):
            return (np.int64(state[at.S_LEADER]) + place) % seats
    return -1


@helper
def _second_copy(numbers: Any, state: Any, pairs: Any) -> int:
    """The seat with the second copy of the highest paired card of the suit led, -1 for none."""
    if state[at.S_LED] == _NO_SUIT:
        return -1
    paired = pairs & (_SUIT << (state[at.S_LED] << np.uint64(4)))
    if not paired:
        return -1
    seats = numbers[at.N_SEATS]
    card = highest(paired)
    owner = -1
    for place in range(seats):
        if state[at.S_TABLE + place] == card:
            owner = (np.int64(state[at.S_LEADER]) + place) % seats
    return owner


@helper
def _table_breaks(masks: Any, numbers: Any, state: Any, first: int) -> bool:
    """Whether a card on the table, from place `first` on, breaks the lock; a joker is of no suit.

    Must agree with rules/policies.py::breaks.
    """
    for place in range(first, numbers[at.N_SEATS]):
        card = state[at.S_TABLE + place]
        suit = card >> np.uint64(4) if card & np.uint64(15) else _NO_SUIT
        if masks[at.M_BREAKS] >> card & ONE and (not numbers[at.N_DISCARD_BREAKS] or suit != state[at.S_LED]):
            return True
    return False


@inlined
def _break(masks: Any, numbers: Any, state: Any, seen: Any, is_collected: bool) -> None:
    """The lock after a trick, as `lead.broken_when` says.  `state` is modified in place."""
    when = numbers[at.N_BROKEN_WHEN]
    if when >= at.NEVER or (state[at.S_BROKEN] and when <= at.COLLECTED):
        return
    breaks = seen & masks[at.M_BREAKS] != ZERO
    if when == at.LAST_OF_PREVIOUS:
        state[at.S_BROKEN] = np.uint64(breaks and _table_breaks(masks, numbers, state, numbers[at.N_SEATS] - 1))
        return
    if breaks and numbers[at.N_DISCARD_BREAKS]:
        breaks = _table_breaks(masks, numbers, state, 0)
    if when == at.IN_PREVIOUS:
        state[at.S_BROKEN] = np.uint64(breaks)
        return
    if when == at.COLLECTED:
        breaks = breaks or state[at.S_PENDING] != ZERO
        state[at.S_PENDING] = np.uint64(breaks and not is_collected)
        breaks = breaks and is_collected
    if breaks:
        state[at.S_BROKEN] = ONE


@inlined
def resolve(masks: Any, numbers: Any, state: Any, seen: Any, pairs: Any) -> None:
    """The full trick on the table goes where it must; twin of play/position.py.  `state` is modified in place.

    `seen`, `pairs`: kinds there, and there twice, as `read_table` gives them.
    """
    seats = numbers[at.N_SEATS]
    leader: Any = np.int64(state[at.S_LEADER])
    tricks = np.int64(state[at.S_TRICKS]) + 1
    is_last = tricks == numbers[at.N_HAND]
    live = ZERO if state[at.S_LED] == _NO_SUIT else seen & (_SUIT << (state[at.S_LED] << np.uint64(4)))
    if numbers[at.N_DUPLICATES] == at.CANCEL and pairs:
        live &= ~pairs
        if numbers[at.N_TWO_PAIRS] and n_bits(pairs) >= np.uint64(2):
            live = ZERO
    winner = np.int64(state[at.S_WHERE + highest(live)]) if live else -1
    if numbers[at.N_JOKER_WINS] and seen & masks[at.M_JOKERS]:
        winner = _joker_seat(numbers, state)
    collector = winner
    if winner < 0 and is_last:
        how = numbers[at.N_LAST_VOID]
        if how == at.LEADER:
            collector = leader
        elif how == at.PREVIOUS_WINNER:
            collector = np.int64(state[at.S_PREVIOUS]) - 1
        elif how == at.SECOND_COPY:
            collector = _second_copy(numbers, state, pairs)
    _break(masks, numbers, state, seen, collector >= 0)
    state[at.S_PLAYED_TWICE] |= (state[at.S_PLAYED] & seen) | pairs
    state[at.S_PLAYED] |= seen
    once = state[at.S_SET_ONCE]
    twice = state[at.S_SET_TWICE] | (once & seen) | pairs
    once |= seen
    if collector < 0:
        state[at.S_SET_ONCE], state[at.S_SET_TWICE] = once, twice
        if numbers[at.N_VOID_NEXT]:
            leader = leader + 1 if leader + 1 < seats else 0
        state[at.S_LEADER] = np.uint64(leader)
    else:
        collect(numbers, state, collector, once, twice, is_last)
        state[at.S_SET_ONCE] = state[at.S_SET_TWICE] = ZERO
        state[at.S_LEADER] = np.uint64(collector)
    if winner >= 0:
        state[at.S_PREVIOUS] = np.uint64(winner + 1)
    state[at.S_TRICKS] = np.uint64(tricks)
    state[at.S_IN_TRICK] = ZERO
    state[at.S_LED] = _NO_SUIT


@inlined
def collect(numbers: Any, state: Any, seat: int, once: Any, twice: Any, is_last: bool) -> None:
    """A seat takes cards, and the kitty when it is due.  `state` is modified in place."""
    kind = numbers[at.N_KITTY]
    if kind and not state[at.S_KITTY_TO]:
        due = (
            kind == at.FIRST_TRICK
            or (kind == at.LAST_TRICK and is_last)
            or (kind == at.FIRST_HEART and once & _HEARTS != ZERO)
        )
        if due:
            state[at.S_KITTY_TO] = np.uint64(seat + 1)
            twice |= state[at.S_KITTY_TWICE] | (once & state[at.S_KITTY_ONCE])
            once |= state[at.S_KITTY_ONCE]
    taken = state[at.S_TAKEN + seat]
    state[at.S_TAKEN_TWICE + seat] |= twice | (taken & once)
    state[at.S_TAKEN + seat] = taken | once
    state[at.S_WON + seat] += ONE


# --- scoring ----------------------------------------------------------------------------------------------------------


@helper
def _worth(masks: Any, numbers: Any, once: Any, twice: Any, column: int) -> int:
    """Points (column N_CLASS_VALUE) or bonus (N_CLASS_BONUS) of a set of cards."""
    total = 0
    for idx in range(numbers[at.N_CLASSES]):
        mask = masks[at.M_CLASS + idx]
        total += numbers[column + idx] * np.int64(n_bits(once & mask) + n_bits(twice & mask))
    return total


@helper
def _has_moon(masks: Any, numbers: Any, state: Any, seat: int, once: Any, twice: Any) -> bool:
    taken, taken_twice = state[at.S_TAKEN + seat], state[at.S_TAKEN_TWICE + seat]
    if numbers[at.N_NEEDS] < 0:
        penalty = masks[at.M_PENALTY]
        if not once & penalty or once & penalty & ~taken or twice & penalty & ~taken_twice:
            return False
    elif numbers[at.N_NEEDS] == 0:
        return False
    else:
        for idx in range(numbers[at.N_NEEDS]):
            mask = masks[at.M_NEEDS + idx]
            if np.int64(n_bits(taken & mask) + n_bits(taken_twice & mask)) < numbers[at.N_NEED_COUNT + idx]:
                return False
    bonus = masks[at.M_BONUS]
    return not numbers[at.N_MOON_BONUS] or not (once & bonus & ~taken or twice & bonus & ~taken_twice)


@helper
def score(masks: Any, numbers: Any, state: Any, points: Any) -> int:
    """Writes the points of a finished deal into `points` (int64[seats]); the shooter of a moon, or -1.

    Must agree with rules/scoring.py::score_deal; a shooter who chooses adds unless S_CHOICE is 1.
    """
    seats = numbers[at.N_SEATS]
    once, twice = masks[at.M_ONCE], masks[at.M_TWICE]
    if numbers[at.N_KITTY] == at.SET_ASIDE:  # what lies aside is not in play
        twice = (once & twice) & ~state[at.S_KITTY_ONCE]
        once = masks[at.M_ONCE] & ~(state[at.S_KITTY_ONCE] & ~masks[at.M_TWICE]) & ~state[at.S_KITTY_TWICE]
    shooter, shooters = -1, 0
    if numbers[at.N_MOON_AWARD] or numbers[at.N_SUN_AWARD]:
        for seat in range(seats):
            if _has_moon(masks, numbers, state, seat, once, twice):
                shooter = seat
                shooters += 1
        if shooters != 1:
            shooter = -1
    award = value = 0
    if shooter >= 0:
        is_sun = np.int64(state[at.S_WON + shooter]) == numbers[at.N_HAND]
        if is_sun and numbers[at.N_SUN_AWARD]:
            award, value = numbers[at.N_SUN_AWARD], numbers[at.N_SUN_VALUE]
        else:
            award, value = numbers[at.N_MOON_AWARD], numbers[at.N_MOON_VALUE]
            if value < 0:
                value = _worth(masks, numbers, once, twice, at.N_CLASS_VALUE)
        if award == at.CHOOSES:
            award = at.SUBTRACT if state[at.S_CHOICE] else at.ADD
    for seat in range(seats):
        taken, taken_twice = state[at.S_TAKEN + seat], state[at.S_TAKEN_TWICE + seat]
        total = 0
        if not award:
            for idx in range(numbers[at.N_CLASSES]):
                n_cards = np.int64(
                    n_bits(taken & masks[at.M_CLASS + idx]) + n_bits(taken_twice & masks[at.M_CLASS + idx])
                )
                total += n_cards * (numbers[at.N_CLASS_VALUE + idx] + numbers[at.N_CLASS_BONUS + idx])
            if not state[at.S_WON + seat]:
                total += numbers[at.N_NO_TRICK]
        elif award == at.ADD:
            total = 0 if seat == shooter else value
        elif seat == shooter:
            total = -value
        if award and numbers[at.N_MOON_INDEPENDENT]:
            total += _worth(masks, numbers, taken, taken_twice, at.N_CLASS_BONUS)
        points[seat] = total
    return shooter if award else -1


# --- whole deals ------------------------------------------------------------------------------------------------------


@inlined
def lay(numbers: Any, state: Any, seat: Any, bit: Any, in_trick: Any, seen: Any, pairs: Any) -> Any:
    """A seat lays a kind (its bit) on the table: the card, the kinds on the table and those there twice.

    `state` is modified in place, but for S_IN_TRICK and S_LED, which the caller keeps.
    """
    card = lowest(bit)
    hand = state[at.S_HAND + seat]
    again = seen & bit
    if numbers[at.N_PACKS] == 2:
        second = state[at.S_HAND_TWICE + seat] & bit
        state[at.S_HAND_TWICE + seat] ^= second
        state[at.S_HAND + seat] = hand ^ (bit ^ second)
        note(numbers, state, card, seat, again)
        pairs |= again
    else:
        state[at.S_HAND + seat] = hand ^ bit
        state[at.S_WHERE + card] = seat
    state[at.S_TABLE + in_trick] = card
    return card, seen | bit, pairs


@helper
def play_out_random(masks: Any, numbers: Any, state: Any, rng: Any) -> Any:
    """Plays a state to its end, every legal kind equally likely; the generator afterwards.  Modified in place.

    Leads and follows are two loops: with the suit led fixed in the second, seats do not wait for one another, and the
    processor works at several of them at once.
    """
    seats = np.uint64(numbers[at.N_SEATS])
    hand_size = np.uint64(numbers[at.N_HAND])
    jokers = masks[at.M_JOKERS]
    while state[at.S_TRICKS] < hand_size:
        is_first = state[at.S_TRICKS] == ZERO
        led = state[at.S_LED]
        in_trick = state[at.S_IN_TRICK]
        seen, pairs = read_table(numbers, state)
        seat = state[at.S_LEADER] + in_trick
        if seat >= seats:
            seat -= seats
        while led == _NO_SUIT and in_trick < seats:
            opening = state[at.S_OPENING] if in_trick == ZERO else ZERO
            mask = may_lead(masks, numbers, state[at.S_HAND + seat], is_first, state[at.S_BROKEN], opening)
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
        forbidden = masks[at.M_FIRST] if is_first else ZERO
        while in_trick < seats:
            mask = may_follow(state[at.S_HAND + seat], suit, jokers, forbidden)
            rng = stepped(rng)
            bit = nth_bit(mask, below(rng, n_bits(mask)))
            card, seen, pairs = lay(numbers, state, seat, bit, in_trick, seen, pairs)
            in_trick += ONE
            seat += ONE
            if seat == seats:
                seat = ZERO
        state[at.S_LED] = led
        resolve(masks, numbers, state, seen, pairs)
    return rng


@kernel
def random_deals(masks: Any, numbers: Any, n_deals: int, seed: Any, sums: Any) -> int:
    """Plays random deals, dealt anew each time; adds the points to `sums` (int64[seats]) and returns the moons."""
    state = np.zeros(at.S_SIZE, np.uint64)
    points = np.zeros(at.MAX_SEATS, np.int64)
    rng = seed
    moons = 0
    for deal in range(n_deals):
        rng = deal_out(masks, numbers, state, deal % numbers[at.N_SEATS], rng)
        rng = play_out_random(masks, numbers, state, rng)
        moons += score(masks, numbers, state, points) >= 0
        for seat in range(numbers[at.N_SEATS]):
            sums[seat] += points[seat]
    return moons
