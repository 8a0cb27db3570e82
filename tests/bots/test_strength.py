"""How strong club is: in every shipped variant and at every table size it beats random by more than four standard
errors.  Half of the seats are club's, all rotations are played, the seeds are fixed: equal figures on every machine.

The smallest table of each variant and the largest of all are played always where a few deals show it; the others in
the long checks.
"""

from __future__ import annotations

from fractions import Fraction

import pytest

import openhearts as oh
from openhearts.arena import simulate
from openhearts.arena.stats import Mean, mean_of

TABLES = [(variant.id, seats) for variant in oh.variants() for seats in variant.seats]
USUAL_TABLES = {(variant.id, variant.seats[0]) for variant in oh.variants()} | {("classic", 4), ("cancellation", 11)}
USUAL = 6  # blocks: enough where a mistake is dear
MORE: dict[tuple[str, int], int] = {  # where luck weighs more
    ("black-jack", 6): 16,
    ("classic", 3): 24,
    ("classic", 4): 16,
    ("classic-de", 4): 16,
    ("greek-hearts", 3): 24,
    ("kids-jinx", 2): 16,
    ("kids-jinx", 3): 24,
    ("kids-jinx", 6): 24,
    ("kids-jinx", 8): 16,
    ("kitty-first-heart", 4): 16,
    ("kitty-first-heart", 6): 16,
    ("kitty-first-trick", 4): 16,
    ("kitty-first-trick", 6): 32,
    ("kitty-last-trick", 4): 16,
    ("pink-lady", 3): 16,
    ("pink-lady", 4): 16,
    ("pink-lady", 5): 16,
    ("pink-lady", 6): 16,
    ("plain-hearts", 6): 32,
    ("sevens-and-queens", 6): 48,
    ("spot-hearts", 3): 16,
    ("spot-hearts", 5): 24,
    ("yahoo", 3): 24,
    ("yahoo", 4): 16,
}


def lead_of(first: str, second: str, rules: object, blocks: int, seed: str) -> Mean:
    """By how many points a deal the first bot (in the lower half of the seats) does better than the second."""
    n_seats: int = rules.seats  # type: ignore[attr-defined]
    n_first = (n_seats + 1) // 2
    players = [first] * n_first + [second] * (n_seats - n_first)
    found = simulate(players, rules, matches=blocks * n_seats, seed=seed, single_deals=True)
    sign = 1 if rules.score.winner == "lowest" else -1  # type: ignore[attr-defined]
    leads = []
    for block in found.blocks:
        own, others = sum(block.points[:n_first]), sum(block.points[n_first:])
        difference = Fraction(others, n_seats - n_first) - Fraction(own, n_first)
        leads.append(sign * difference / block.n_deals)
    return mean_of(leads)


def _marked(table: tuple[str, int]) -> object:
    is_usual = table in USUAL_TABLES and MORE.get(table, USUAL) <= 16
    return table if is_usual else pytest.param(*table, marks=pytest.mark.soak)


@pytest.mark.parametrize(("variant", "seats"), [_marked(table) for table in TABLES])
def test_club_beats_random(variant: str, seats: int) -> None:
    blocks = MORE.get((variant, seats), USUAL)
    lead = lead_of("club", "random", oh.ruleset(variant, seats), blocks, "strength")
    assert lead.error is not None
    assert lead.value > 4 * lead.error, lead


@pytest.mark.soak
@pytest.mark.parametrize(("variant", "seats"), TABLES)
def test_club_beats_random_on_fresh_deals(variant: str, seats: int) -> None:
    lead = lead_of("club", "random", oh.ruleset(variant, seats), 80, "fresh")
    assert lead.error is not None
    assert lead.value > 4 * lead.error, lead


GREEDY = "bench/yardsticks/greedy.py:Greedy"


@pytest.mark.soak
@pytest.mark.parametrize(("variant", "seats"), [("classic", 3), ("classic", 4), ("classic", 6), ("omnibus", 4)])
def test_club_beats_the_greedy_yardstick(variant: str, seats: int) -> None:
    lead = lead_of("club", GREEDY, oh.ruleset(variant, seats), 900, "greedy")
    assert lead.error is not None
    assert lead.value > 4 * lead.error, lead
