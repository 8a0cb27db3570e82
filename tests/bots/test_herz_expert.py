"""The expert of Herz an Herz: legal under every rule set, fair, the same after a restart, and better than club.

What its kernel computes is compared with the engine in tests/kernels/test_herz_twin.py; nothing is timed here.
"""

from __future__ import annotations

import os
import random
import subprocess
import sys
from typing import Any

import pytest
from msgspec.structs import replace

import openhearts as oh
from openhearts.bots import is_legal
from openhearts.bots.herz_an_herz.expert import search
from openhearts.bots.reasons import VARIABLES
from openhearts.errors import BadView
from openhearts.games import registry
from openhearts.games.herz_an_herz.play.actions import DISCARD
from openhearts.games.herz_an_herz.rules.tower import Laid
from openhearts.testing.asking import chance_of
from tests import generators
from tests.bots.test_fairness import asked
from tests.bots.test_strength import lead_of

EXPERT = oh.bot("expert:worlds=16")
OPTIONS: list[dict[str, Any]] = [
    {"tower.joker_value": "free_choice", "tower.superjoker_bonus": True},
    {"tower.steal_target": "last_two", "tower.steal_cards": 12},
    {"tower.steal_start_card": "if_alone", "tower.steal_as_start": True, "tower.steal_cards": 12},
    {"tower.steal_extra_draw": True, "tower.steal_cards": 12},
    {"tower.round_end": "finish_turn_cycle"},
    {"tower.start_superjoker": "above_all", "tower.group_overflow": "illegal"},
    {"tower.start_superjoker": "top_in_play", "tower.step_points": 0, "tower.colour_bonus": 5},
    {"tower.row_length": 12, "tower.group_size": 3},
    {"score.winner": "lowest"},
    {"tower.rounds": 1},
]


def chosen(deal: oh.Deal, worlds: int = 16, seed: int = 3) -> Any:
    """What the expert says for the seat to act."""
    return oh.bot(f"expert:worlds={worlds}").advise(deal.view(deal.to_act[0]), oh.Budget(), random.Random(seed))


def dealt(stock: str, seats: int = 2, **options: Any) -> oh.Deal:
    """A deal of a stock written by hand."""
    return oh.deal(oh.ruleset("herz-an-herz", seats, options), stock=stock)


@pytest.mark.parametrize("options", OPTIONS, ids=lambda options: next(iter(options)))
def test_every_option_is_played_legally_and_says_why(options: dict[str, Any]) -> None:
    rng = random.Random(str(options))
    deal = oh.deal(oh.ruleset("herz-an-herz", 3, options), seed=5, scores=[7, 3, 9])
    while not deal.is_over:
        seat = deal.to_act[0]
        view = deal.view(seat)
        advice = EXPERT.advise(view, oh.Budget(), rng)
        assert is_legal(view, advice.action)
        assert advice.reasons
        for because in advice.reasons:
            assert set(because.values) == set(VARIABLES[because.key])
        deal = deal.act(seat, advice.action)


@pytest.mark.parametrize("seed", range(14))
def test_no_rules_make_it_stumble(seed: int) -> None:
    rng = random.Random(seed)
    deal = generators.random_deal(generators.random_herz(rng), rng)
    n = 0
    while not deal.is_over:
        seat = deal.to_act[0]
        view = deal.view(seat)
        action = oh.bot("club" if n % 3 else "expert:worlds=8").choose(view, oh.Budget(), rng)
        assert is_legal(view, action), generators.replay_text(deal)
        deal = deal.act(seat, action)
        n += 1


def test_another_order_of_the_stock_changes_nothing() -> None:
    rng, once = random.Random(11), random.Random(5)
    once.getrandbits(62)
    for seats in (2, 3, 4):
        rules = oh.ruleset("herz-an-herz", seats)
        game = registry.game_of(rules)
        stock = list(rules.pack_cards)
        rng.shuffle(stock)
        cut = rng.randrange(20, 45)
        other = stock[:cut] + rng.sample(stock[cut:], len(stock) - cut)
        deals = [game.deal(game.first_standing(rules), order)[0] for order in (stock, other)]
        for _ in range(cut - 1):
            seat = deals[0].public.turn
            views = [game.view_of(position, seat) for position in deals]
            here, there = (asked(EXPERT, view) for view in views)
            assert here == there
            assert here[2] == chance_of(once), "one number is drawn for each decision"
            deals = [game.apply(position, seat, here[0])[0] for position in deals]


def test_what_was_discarded_counts() -> None:
    """A start card of 40 is poor while 41 to 50 are to come, and as good as any once they are gone."""
    early = dealt("40 1 " + " ".join(str(n) for n in range(2, 40)) + " 41 42 43 44 45 46 47 48 49 50")
    assert chosen(early).n_worlds > 0
    gone = dealt(" ".join(str(n) for n in range(50, 40, -1)) + " 40 " + " ".join(str(n) for n in range(1, 40)))
    for _ in range(10):
        gone = gone.act(gone.to_act[0], DISCARD)
    assert type(chosen(gone).action).__name__ == "Keep"


def test_the_last_card_is_laid_where_it_earns() -> None:
    """The last card of the stock: only a completed step counts."""
    deal = dealt("50 49 48 47 20 19 46")
    names = ["Keep", "Keep", "Lay", "Lay", "Discard", "Discard"]
    for name in names:
        seat = deal.to_act[0]
        deal = deal.act(seat, next(one for one in deal.options(seat) if type(one).__name__ == name))
    advice = chosen(deal)
    assert (type(advice.action).__name__, getattr(advice.action, "row", "")) == ("Lay", "right")
    assert advice.expected == 3.0


@pytest.mark.parametrize(("rounds", "expected"), [(4, "Lay"), (1, "Discard")])
def test_a_match_is_won_not_a_deal(rounds: int, expected: str) -> None:
    """Ending the deal earns two points; in the last deal these are too few, and only a card of the colour helps."""
    options = {"tower.row_length": 1, "tower.colour_bonus": 10, "tower.rounds": rounds}
    stock = "50 20 48 3 19 2 1 4 5 6 7 8 9 10 11 12"
    deal = oh.deal(oh.ruleset("herz-an-herz", 2, options), stock=stock, scores=[0, 9])
    for name in ("Keep", "Keep", "Lay", "Lay"):
        seat = deal.to_act[0]
        deal = deal.act(seat, next(one for one in deal.options(seat) if type(one).__name__ == name))
    assert {type(chosen(deal, 32, seed).action).__name__ for seed in range(5)} == {expected}


def test_views_with_contradictions_are_refused() -> None:
    deal = oh.deal(oh.ruleset("herz-an-herz", 2), seed=1)
    view = deal.view(deal.to_act[0])
    with pytest.raises(BadView):
        search(replace(view, public=replace(view.public, n_stock=200)), 8, 1)
    with pytest.raises(BadView):
        search(replace(view, remembered=(view.public.drawn,) * 9), 8, 1)
    tower = replace(view.public.towers[0], left=tuple(Laid(card, card) for card in range(20, 10, -1)))
    with pytest.raises(BadView):
        search(replace(view, public=replace(view.public, towers=(tower, view.public.towers[1]))), 8, 1)
    with pytest.raises(BadView):
        search(replace(view, seat=1 - deal.to_act[0]), 8, 1)


_CHOICES = """
import random, openhearts as oh
deal, said = oh.deal(oh.ruleset("herz-an-herz", 2), seed=9), []
while not deal.is_over:
    seat = deal.to_act[0]
    advice = oh.bot("expert:worlds=16").advise(deal.view(seat), oh.Budget(), random.Random(len(said)))
    said.append((str(advice.action), advice.expected, advice.n_worlds))
    deal = deal.act(seat, advice.action)
print(said)
"""


def test_choices_are_the_same_after_a_restart() -> None:
    runs = []
    for hash_seed in ("1", "2"):
        env = os.environ | {"PYTHONHASHSEED": hash_seed}
        runs.append(subprocess.run([sys.executable, "-c", _CHOICES], env=env, capture_output=True, check=True).stdout)
    assert runs[0] == runs[1]
    assert runs[0].count(b"(") > 30


def test_the_same_player_everywhere_differs_by_nothing() -> None:
    lead = lead_of("expert:worlds=8", "expert:worlds=8", oh.ruleset("herz-an-herz", 2), 1, "same")
    assert lead.value == 0


@pytest.mark.soak
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_expert_beats_club(seats: int) -> None:
    lead = lead_of("club", "expert", oh.ruleset("herz-an-herz", seats), 600, "herz")
    assert lead.error is not None
    assert -lead.value > 4 * lead.error, lead
