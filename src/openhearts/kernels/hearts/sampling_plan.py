"""Plans for sampling worlds: from who may hold what to the arrays that sampler.py walks.

Pure arithmetic on sizes and kinds; which kinds a seat may hold is worked out from a view in bots/.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from math import prod
from typing import Any, Final, NamedTuple

import numpy as np

from openhearts.cards import cardset
from openhearts.errors import BadView, Why
from openhearts.kernels.hearts import sampler as w

USUAL_STATES: Final = 4096  # up to here parts of the cards are taken in turn
MOST_ENTRIES: Final = 1 << 21  # of a table of counts: 16 MB
TRIES: Final = 255  # for a world that fits, where the plan is not exact


class Holder(NamedTuple):
    """A holder of hidden cards: its number (a seat, or KITTY), how many cards besides the
    known ones, the kinds they may be of, and the set of cards that it surely has.

    `ways`, at most MAX_WAYS, of which one is true: kinds that its hand may hold, and some of which it must hold one.
    """

    number: int
    size: int
    may_mask: int
    known: int = 0
    ways: Sequence[tuple[int, int]] = ()


class Plan(NamedTuple):
    """Arrays for `worlds.sample`; `weight` is positive if any world fits.

    `is_exact`: every world of the table fits, and each physical deal is equally likely.  Else a holder has several
    ways, or what may be held was widened for a table of bounded size; worlds that do not fit are thrown away, which
    keeps the others equally likely, as long as one in TRIES or so fits.
    """

    sizes: Any
    words: Any
    counts: Any
    weight: float
    is_exact: bool = True


class _Sides(NamedTuple):
    """What is taken in turn (rows) and what makes the state (columns): their sizes, and which row may go where."""

    rows: list[int]
    cols: list[int]
    open: list[int]
    by_group: bool

    @property
    def states(self) -> int:
        """States of the columns."""
        return prod(size + 1 for size in self.cols)

    @property
    def entries(self) -> int:
        """Size of the table of counts."""
        return (len(self.rows) * (len(self.cols) + 1) + 2) * self.states


def plan(unseen: int, holders: Sequence[Holder]) -> Plan:
    """The plan for the set of unseen cards (without the known ones) and their holders.

    Raises BadView where the numbers of cards do not agree or no world fits.
    """
    if cardset.size(unseen) != sum(holder.size for holder in holders):
        raise BadView(Why.VIEW_UNSEEN, told=sum(h.size for h in holders), right=cardset.size(unseen))
    kinds = cardset.kinds(unseen)
    patterns = [holder.may_mask & kinds for holder in holders]
    is_exact = all(len(holder.ways) < 2 and not any(need for _, need in holder.ways) for holder in holders)
    while True:
        groups = sorted(set(patterns), key=lambda mask: (mask.bit_count(), mask))
        atoms = _atoms(unseen, groups)
        sides = _sides(holders, patterns, groups, atoms)
        if sides.entries <= MOST_ENTRIES or len(groups) == 1:
            break
        loosest = groups[-2] if groups[-1] == kinds else groups[-1]
        patterns = [kinds if mask == loosest else mask for mask in patterns]
        is_exact = False
    sizes = np.zeros(w.P_SIZE, np.int64)
    words = np.zeros(w.W_SIZE, np.uint64)
    _put_sides(sizes, words, sides)
    sizes[w.P_TRIES] = 0 if is_exact else TRIES
    sizes[w.P_GROUP : w.P_GROUP + w.MAX_HOLDERS] = -1
    for holder, mask in zip(holders, patterns, strict=True):
        sizes[w.P_CAP + holder.number] = holder.size
        sizes[w.P_GROUP + holder.number] = groups.index(mask)
        twin = cardset.kinds(holder.known) & kinds  # its other copy is among the unseen ones, as a first copy
        words[w.W_KNOWN + holder.number] = cardset.kinds(holder.known) & ~twin
        words[w.W_KNOWN_TWO + holder.number] = holder.known >> cardset.TWICE | twin
        ways = holder.ways or ((holder.may_mask, 0),)
        sizes[w.P_WAYS + holder.number] = len(ways)
        for idx, (may, need) in enumerate(ways):
            words[w.W_MAY + w.MAX_WAYS * holder.number + idx] = may
            words[w.W_NEED + w.MAX_WAYS * holder.number + idx] = need
    for idx, atom in enumerate(atoms):
        words[w.W_ATOM + idx] = cardset.kinds(atom)
        words[w.W_ATOM_TWO + idx] = atom >> cardset.TWICE
    counts = np.zeros(sides.entries, np.float64)
    weight = float(w.count(sizes, words, counts))
    if not weight > 0.0:
        raise BadView(Why.VIEW_NO_WORLD)
    return Plan(sizes, words, counts, weight, is_exact)


def _sides(holders: Sequence[Holder], patterns: Sequence[int], groups: Sequence[int], atoms: Sequence[int]) -> _Sides:
    """Parts of the cards in turn, or, where that takes fewer states and the usual number is not enough, groups."""
    caps = [sum(h.size for h, mask in zip(holders, patterns, strict=True) if mask == group) for group in groups]
    parts = [cardset.size(atom) for atom in atoms]
    meets = [[bool(cardset.kinds(atom) & group) for group in groups] for atom in atoms]
    by_atom = _Sides(parts, caps, [_bits(row) for row in meets], by_group=False)
    if by_atom.states <= USUAL_STATES:
        return by_atom
    by_group = _Sides(caps, parts, [_bits(row) for row in zip(*meets, strict=True)], by_group=True)
    return _smaller(by_atom, by_group)


def _smaller(one: _Sides, other: _Sides) -> _Sides:
    return other if other.entries < one.entries else one


def _bits(flags: Iterable[bool]) -> int:
    return sum(1 << idx for idx, flag in enumerate(flags) if flag)


def _put_sides(sizes: Any, words: Any, sides: _Sides) -> None:
    n_rows, n_cols = len(sides.rows), len(sides.cols)
    sizes[w.P_ROWS], sizes[w.P_COLS], sizes[w.P_STATES] = n_rows, n_cols, sides.states
    sizes[w.P_BY_GROUP] = sides.by_group
    step = 1
    for idx, cap in enumerate(sides.cols):
        sizes[w.P_COL_CAP + idx] = cap
        sizes[w.P_STEP + idx] = step
        step *= cap + 1
    for idx in range(n_rows - 1, -1, -1):
        sizes[w.P_LEFT + idx] = sizes[w.P_LEFT + idx + 1] + sides.rows[idx]
        words[w.W_OPEN + idx] = sides.open[idx]


def _atoms(unseen: int, groups: Sequence[int]) -> list[int]:
    """The unseen cards in parts of which every group may hold all kinds or none; the most constrained part first."""
    parts: dict[tuple[bool, ...], int] = {}
    for idx in cardset.mask_ids(cardset.kinds(unseen)):
        signature = tuple(bool(mask >> idx & 1) for mask in groups)
        parts[signature] = parts.get(signature, 0) | 1 << idx
    ordered = sorted(parts.items(), key=lambda item: (sum(item[0]), item[1]))
    return [cardset.restrict(unseen, mask) for _, mask in ordered]
