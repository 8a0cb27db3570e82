"""What a tower can still earn: best expectations over the draws to come, solved backwards once for each rule set.

A tower alone: it knows no rivals, no thefts and no cards that are gone; engine.py adds what it can of these.  In whole
numbers, so that every machine finds the same.
"""

from __future__ import annotations

from typing import Any

import numpy as np

from openhearts.kernels.herz_an_herz import layout as at
from openhearts.kernels.jit import helper, kernel


@helper
def pair_of(longer: int, shorter: int) -> Any:
    """Place of a pair of rows by the slots that they have left: `longer` (the longer row's) <= `shorter`."""
    return shorter * (shorter + 1) // 2 + longer


@helper
def next_partner(numbers: Any, partner: int, last: int, ahead: int) -> Any:
    """Group of the card that the next but one of the shorter row will meet; `ahead`: cards the longer row is ahead.

    Groups fall from `partner` to `last`, that of the longer row's bottom card; what lies between is guessed.
    """
    groups = numbers[at.N_GROUPS]
    if ahead <= 1:
        return groups
    if ahead == 2 or partner >= groups:
        return last
    return partner - (partner - last + (ahead - 1) // 2) // (ahead - 1)


@helper
def group_at(numbers: Any, fine: int) -> Any:
    """Colour group of the card at a level of room (in FINE parts)."""
    if not numbers[at.N_GROUPS]:
        return 0
    value = fine * numbers[at.N_MAX] // (at.CELLS * at.FINE)
    return min(numbers[at.N_GROUPS] - 1, value // numbers[at.N_GROUP_SIZE])


@helper
def along(table: Any, fine: int, other: int, group: int, first: bool) -> Any:
    """Worth between two levels of one row's room; `first`: the longer row's."""
    cell, part = fine // at.FINE, fine % at.FINE
    if cell >= at.CELLS:
        return table[at.CELLS, other, group] if first else table[other, at.CELLS, group]
    low = table[cell, other, group] if first else table[other, cell, group]
    if not part:
        return low
    high = table[cell + 1, other, group] if first else table[other, cell + 1, group]
    return low + (high - low) * part // at.FINE


@helper
def joker(numbers: Any, low: int, high: int, room: int) -> Any:
    """Level that a joker of these levels leaves under `room`, -1 where it may not lie; a card takes one value."""
    one = at.CELLS * at.FINE // numbers[at.N_MAX]
    if room <= low or (numbers[at.N_STRICT] and room > high + one):
        return -1
    return max(0, min(high, room - one))


@helper
def on_longer(before: Any, slots: Any, other: int, group: int, fine: int) -> Any:
    """Worth once the longer row has a card that leaves `fine`.

    `other`: cell of the shorter row's room; `group`: of the card that the shorter row's next one meets then.
    """
    return along(before[pair_of(slots[0] - 1, slots[1])], fine, other, group, True)


@helper
def on_shorter(numbers: Any, before: Any, slots: Any, other: int, partner: int, group: int, fine: int) -> Any:
    """Worth once the shorter row has a card of a group that leaves `fine`, the step that it completes included."""
    longer, shorter = slots
    ahead = shorter - longer
    if not ahead:
        return along(before[pair_of(shorter - 1, longer)], fine, other, group, True)
    gained = numbers[at.N_STEP] * at.UNIT
    if group == partner and group < numbers[at.N_GROUPS]:
        gained += numbers[at.N_BONUS] * at.UNIT
    meets = next_partner(numbers, partner, group_at(numbers, other * at.FINE), ahead)
    return gained + along(before[pair_of(longer, shorter - 1)], fine, other, meets, False)


@helper
def with_jokers(numbers: Any, jokers: Any, before: Any, slots: Any, cells: Any, partner: int, wait: int) -> Any:
    """Sum over the jokers of what each is worth; `jokers`: int64[n, 4] as (lowest level, highest, group, copies)."""
    total = np.int64(0)
    for idx in range(jokers.shape[0]):
        low, high, own, copies = jokers[idx, 0], jokers[idx, 1], jokers[idx, 2], jokers[idx, 3]
        best = wait
        if slots[0] > 0:
            fine = joker(numbers, low, high, cells[0] * at.FINE)
            if fine >= 0:
                group = group_at(numbers, fine) if own < 0 else own
                meets = partner if slots[1] > slots[0] else group
                best = max(best, on_longer(before, slots, cells[1], meets, fine))
        fine = joker(numbers, low, high, cells[1] * at.FINE)
        if fine >= 0:
            group = group_at(numbers, fine) if own < 0 else own
            best = max(best, on_shorter(numbers, before, slots, cells[0], partner, group, fine))
        total += copies * best
    return total


@helper
def fill_pair(numbers: Any, jokers: Any, counts: Any, before: Any, slots: Any, now: Any, parts: Any) -> None:
    """One pair of rows with one more draw than `before`; `now` and `parts` (scratch) are modified in place.

    `counts`: (numbers, other cards that are no jokers, all) of the pack; `parts`: int64[2, cells + 1, groups + 1,
    cells], worth of a number card of each cell on the longer and on the shorter row.
    """
    none = numbers[at.N_GROUPS]
    longer, shorter = slots
    even = longer == shorter
    first = none if even else 0
    for other in range(at.CELLS + 1):
        for partner in range(first, none + 1):
            for cell in range(at.CELLS):
                middle = cell * at.FINE + at.FINE // 2
                group = group_at(numbers, middle)
                meets = group if even else partner
                on_first = on_longer(before, slots, other, meets, middle) if longer else 0
                parts[0, other, partner, cell] = on_first
                parts[1, other, partner, cell] = on_shorter(numbers, before, slots, other, partner, group, middle)
    for one in range(at.CELLS + 1):
        for two in range(one + 1 if even else at.CELLS + 1):
            lowest = first if even else min(none, group_at(numbers, one * at.FINE))
            for partner in range(lowest, none + 1):
                wait = np.int64(before[pair_of(longer, shorter), one, two, partner])
                total = np.int64(0)
                both = min(one, two)
                for cell in range(both):
                    best = max(parts[0, two, partner, cell], parts[1, one, partner, cell])
                    total += max(wait, best)
                for cell in range(both, one):
                    total += max(wait, parts[0, two, partner, cell])
                for cell in range(both, two):
                    total += max(wait, parts[1, one, partner, cell])
                total += (at.CELLS - max(one, two)) * wait
                others = counts[1] * wait
                others += with_jokers(numbers, jokers, before, slots, (one, two), partner, wait)
                found = (total * counts[0] // at.CELLS + others) // counts[2]
                now[one, two, partner] = found
                if even:
                    now[two, one, partner] = found
            for partner in range(first, lowest):  # never so: the cards of a row fall
                now[one, two, partner] = now[one, two, lowest]


@helper
def fill_waiting(numbers: Any, pack: Any, before: Any, later: int) -> Any:
    """Worth of a tower without a start card; `later`: the same with a draw less."""
    none, full = numbers[at.N_GROUPS], pair_of(numbers[at.N_SLOTS], numbers[at.N_SLOTS])
    total = np.int64(0)
    for idx in range(pack.shape[0]):
        card, best = pack[idx], later
        if card != at.STEAL:
            value = numbers[at.N_SUPER_START] if card == at.SUPERJOKER else card % at.NUMBERS
            level = min(at.CELLS * at.FINE, at.CELLS * at.FINE * (value - 1) // numbers[at.N_MAX])
            cell, part = level // at.FINE, level % at.FINE
            low = np.int64(before[full, cell, cell, none])
            high = np.int64(before[full, min(at.CELLS, cell + 1), min(at.CELLS, cell + 1), none])
            best = max(best, low + (high - low) * part // at.FINE)
        total += best
    return total // pack.shape[0]


@kernel
def fill(numbers: Any, pack: Any, jokers: Any, worth: Any, waiting: Any) -> None:
    """Fills the worth table and that of waiting for a start card (both modified in place).

    `jokers`: int64[n, 4], see with_jokers.  `worth`: int32[draws + 1, pairs, cells + 1, cells + 1, groups + 1]: UNIT
    parts of a point that a tower can still earn with so many own draws, slots left in the longer and shorter row
    (pair_of), room under their bottoms, and the group that the shorter row's next card meets (the last entry: none).
    `waiting`: int64[draws + 1], the same without a start card.
    """
    slots, n_numbers, n_jokers = numbers[at.N_SLOTS], 0, 0
    for idx in range(pack.shape[0]):
        n_numbers += pack[idx] < at.NUMBERS
    for idx in range(jokers.shape[0]):
        n_jokers += jokers[idx, 3]
    n_all = np.int64(pack.shape[0])
    counts = (n_numbers, n_all - n_numbers - n_jokers, n_all)
    parts = np.zeros((2, at.CELLS + 1, numbers[at.N_GROUPS] + 1, at.CELLS), np.int64)
    for draws in range(1, numbers[at.N_DRAWS] + 1):
        before = worth[draws - 1]
        for shorter in range(1, slots + 1):
            for longer in range(shorter + 1):
                now = worth[draws, pair_of(longer, shorter)]
                fill_pair(numbers, jokers, counts, before, (longer, shorter), now, parts)
        waiting[draws] = fill_waiting(numbers, pack, before, waiting[draws - 1])


def jokers_of(numbers: Any, pack: Any) -> Any:
    """The jokers of a pack as int64[n, 4]: lowest and highest level, group (-1: of the level), copies."""
    full, top, none = at.CELLS * at.FINE, int(numbers[at.N_MAX]), int(numbers[at.N_GROUPS])
    rows = []
    for card in sorted({int(card) for card in pack if at.NUMBERS <= card <= at.SUPERJOKER}):
        copies = int((pack == card).sum())
        if card == at.SUPERJOKER:
            rows.append([0, full, -1 if numbers[at.N_SUPER_BONUS] and none else none, copies])
            continue
        low, high = divmod(card, at.NUMBERS)
        group = min(none, (low - 1) // int(numbers[at.N_GROUP_SIZE]))
        rows.append([full * (low - 1) // top, min(full, full * (high - 1) // top), group, copies])
    return np.array(rows, np.int64).reshape(len(rows), 4)
