"""Plans for sampling worlds: from who may hold what to the arrays that worlds.py walks.

Pure arithmetic on sizes and kinds; which kinds a seat may hold is worked out from a view in bots/.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, NamedTuple

import numpy as np

from openhearts.cards import cardset
from openhearts.errors import BadView
from openhearts.kernels.hearts import worlds as w


class Holder(NamedTuple):
    """Somebody with hidden cards: its number (a seat, or MAX_HOLDERS - 1 for the kitty), how many cards besides the
    known ones, the kinds they may be of, and the set of cards that it surely has.
    """

    number: int
    size: int
    may_mask: int
    known: int = 0


class Plan(NamedTuple):
    """Arrays for `worlds.sample`; `weight` is positive if any world fits."""

    sizes: Any
    words: Any
    counts: Any
    weight: float


def plan(unseen: int, holders: Sequence[Holder]) -> Plan:
    """The plan for the set of unseen cards (without the known ones) and their holders.

    Where the patterns of who may hold what are too many for an exact table, the loosest of them are taken as free, so
    that worlds may come out that do not fit; `is_exact` of the caller's check tells.  Raises BadView where the numbers
    of cards do not agree or no world fits.
    """
    if cardset.size(unseen) != sum(holder.size for holder in holders):
        raise BadView(f"{cardset.size(unseen)} unseen cards, but {sum(h.size for h in holders)} places for them")
    kinds = cardset.kinds(unseen)
    patterns = [holder.may_mask & kinds for holder in holders]
    while True:
        groups = sorted(set(patterns), key=lambda mask: (mask.bit_count(), mask))
        caps = [sum(h.size for h, mask in zip(holders, patterns, strict=True) if mask == group) for group in groups]
        states = 1
        for cap in caps:
            states *= cap + 1
        if states <= w.MAX_STATES or len(groups) == 1:
            break
        loosest = groups[-2] if groups[-1] == kinds else groups[-1]
        patterns = [kinds if mask == loosest else mask for mask in patterns]
    sizes = np.zeros(w.P_SIZE, np.int64)
    words = np.zeros(w.W_SIZE, np.uint64)
    atoms = _atoms(unseen, groups)
    sizes[w.P_GROUPS], sizes[w.P_ATOMS], sizes[w.P_STATES] = len(groups), len(atoms), states
    step = 1
    for idx, (mask, cap) in enumerate(zip(groups, caps, strict=True)):
        words[w.W_MAY + idx] = mask
        sizes[w.P_GROUP_CAP + idx] = cap
        sizes[w.P_STEP + idx] = step
        step *= cap + 1
    sizes[w.P_GROUP : w.P_GROUP + w.MAX_HOLDERS] = -1
    for holder, mask in zip(holders, patterns, strict=True):
        sizes[w.P_CAP + holder.number] = holder.size
        sizes[w.P_GROUP + holder.number] = groups.index(mask)
        twin = cardset.kinds(holder.known) & kinds  # its other copy is among the unseen ones, as a first copy
        words[w.W_KNOWN + holder.number] = cardset.kinds(holder.known) & ~twin
        words[w.W_KNOWN_TWO + holder.number] = holder.known >> cardset.TWICE | twin
    left = 0
    for idx in range(len(atoms) - 1, -1, -1):
        sizes[w.P_LEFT + idx] = left
        left += cardset.size(atoms[idx])
        words[w.W_ATOM + idx] = cardset.kinds(atoms[idx])
        words[w.W_ATOM_TWO + idx] = atoms[idx] >> cardset.TWICE
    counts = np.zeros((len(atoms) * (len(groups) + 1) + 1) * states, np.float64)
    weight = float(w.count(sizes, words, counts))
    if not weight > 0.0:
        raise BadView("no place for the unseen cards fits what has been seen")
    return Plan(sizes, words, counts, weight)


def _atoms(unseen: int, groups: Sequence[int]) -> list[int]:
    """The unseen cards in parts of which every group may hold all kinds or none; the most constrained part first."""
    parts: dict[tuple[bool, ...], int] = {}
    for idx in cardset.mask_ids(cardset.kinds(unseen)):
        signature = tuple(bool(mask >> idx & 1) for mask in groups)
        parts[signature] = parts.get(signature, 0) | 1 << idx
    ordered = sorted(parts.items(), key=lambda item: (sum(item[0]), item[1]))
    return [cardset.restrict(unseen, mask) for _, mask in ordered]
