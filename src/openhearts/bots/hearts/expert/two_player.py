"""Which card to play at a table for two: the other hand is no secret there, so that plays can be searched to the end.

Where cards lie aside unseen, a few worlds are imagined and searched one by one.  Passes are not chosen here.
"""

from __future__ import annotations

from functools import lru_cache
from typing import Any

import numpy as np

from openhearts.bots.hearts.expert.match_stakes import Earned
from openhearts.bots.hearts.expert.plays import Candidate, Found, candidates
from openhearts.bots.hearts.expert.sampling_plan import imagine
from openhearts.cards import cardset
from openhearts.cards.card import CARDS
from openhearts.games.hearts.play.view import View
from openhearts.games.hearts.rules.ruleset import Ruleset, selected

NODES = 1000  # of the search, for each world of the budget; some 80 ns each
HIDDEN_WORLDS = 16  # at most, where they are not


@lru_cache(maxsize=64)
def kinds_of(rules: Ruleset) -> Any:
    """int64[2, 64]: the same number for cards that no rule tells apart but by their rank; what each card costs."""
    needs = () if rules.moon.needs == "all_penalty_cards" else tuple(selected(one) for one, _ in rules.moon.needs)
    opening = rules.opening.card
    fixed = selected(opening) if opening is not None and ":" not in opening and opening != "none" else 0
    marks = (
        rules.locked_mask,
        rules.broken_by_mask,
        rules.opening_forbidden_mask,
        rules.first_trick_mask,
        rules.jokers_mask,
        fixed,
        *needs,
    )
    numbers: dict[tuple[Any, ...], int] = {}
    found = np.zeros((2, len(CARDS)), np.int64)
    for idx in range(len(CARDS)):
        kind = (idx >> 4, rules.points_of[idx], rules.bonus_of[idx], *(mask >> idx & 1 for mask in marks))
        found[0, idx] = numbers.setdefault(kind, len(numbers))
        found[1, idx] = rules.value_of[idx]
    found.flags.writeable = False
    return found


def search_duel(view: View, n_worlds: int, seed: int, *, everything: bool = False) -> Found:
    """The candidates of a view at a table for two, best first; their error is 0.

    What is expected is the value with best play of both seats: exact where the search reached the end of the deal; with
    the usual budget it does so from some fourteen cards a hand on.  Raises BadView where no deal fits the view.
    """
    from openhearts.kernels import load

    kernels = load("hearts")
    public = view.public
    ids = list(cardset.mask_ids(view.options.mask)) if everything else candidates(view)
    table = kernels.rule_table(public.rules)
    imagined = imagine(view)
    tables, world = (table.masks, table.numbers), tuple(imagined.plan[:3])
    bits = np.array([1 << idx for idx in ids], np.uint64)
    out = np.zeros((len(ids), 2), np.int64)
    hidden = bool(public.kitty_size and view.kitty_mask is None)
    searched = max(1, min(HIDDEN_WORLDS, n_worlds)) if hidden else 1
    sign = 1 if public.rules.score.winner == "lowest" else -1
    span = np.array([searched, seed, NODES * n_worlds // searched, sign], np.int64)
    kernels.duel(tables, imagined.base, world, bits, kinds_of(public.rules), span, out)
    ranked = sorted(range(len(ids)), key=lambda row: (-int(out[row, 0]), -int(out[row, 1]), ids[row]))
    values = {row: Earned(int(out[row, 0]) / searched, 0.0, searched, None) for row in ranked}
    return Found(tuple(Candidate(ids[row], values[row]) for row in ranked), False)
