"""Random deals of every variant, every table size and of rule sets that nobody ever wrote: no dead end, no lost card.

1,000 deals in `make test`, 100,000 in `make soak`.  A failure prints seed, rules, cards and actions.
"""

from __future__ import annotations

import random
from functools import lru_cache
from typing import Any

import pytest

import openhearts as oh
from openhearts.cards.card import CARDS, cards
from openhearts.games import registry
from openhearts.games.hearts.play.actions import Claim
from openhearts.games.hearts.rules import tricks
from tests import generators
from tests.oracles import brute, judging
from tests.soak import invariants

CHUNK = 500
N_QUICK = 1_000
N_SOAK = 100_000
A_SOAK_SEED = 1_000_000  # seeds of the soak begin here


@lru_cache(maxsize=1)
def drawn(seed: int) -> tuple[Any, dict[str, Any], dict[str, int]]:
    """Random rules, in full words, and what its cards are worth; four deals in a row share them."""
    rules = generators.random_rules(random.Random(seed))
    return rules, registry.game_of(rules).resolved(rules), invariants.worth_of(rules)


def check_one(seed: int) -> None:
    """One random deal of one random rule set, judged after each step."""
    rules, resolved, worth = drawn(seed // 4)
    rng = random.Random(seed)
    deal = generators.random_deal(rules, rng)
    try:
        for after in generators.playout(deal, rng):
            deal = after
            invariants.check_step(deal, worth)
        invariants.check_end(deal, resolved)
        if seed % 5 == 0:
            invariants.check_record(deal)
            invariants.check_rules(rules)
        if seed % 5 == 1 and rules.game == "hearts":
            check_against_brute(deal)
    except Exception as error:
        raise AssertionError(f"seed {seed}: {error!r}\n{generators.replay_text(deal)}") from error


def check_against_brute(deal: oh.Deal) -> None:
    """The same deal through the brute force: the legal cards at each play, and who takes what."""
    resolved = deal.game.resolved(deal.rules)
    position, other = deal.start, None
    for step in deal.steps:
        public = position.public
        if public.phase == "play" and other is None:
            hands = [invariants.texts(hand) for hand in position.hands]
            kitty = invariants.texts(position.kitty)
            opening = None if public.opening_card is None else str(CARDS[public.opening_card])
            assert judging.opening_card(resolved, hands) == opening
            other = brute.begin(resolved, hands, kitty, public.leader)
        if other is not None and public.phase == "play":
            view = deal.game.view_of(position, step.seat)
            assert step.seat == other.turn
            assert {str(card) for card in view.options.cards} == set(brute.legal_now(resolved, other))
            text = deal.game.action_text(step.action)
            if text == "claim":
                return
            other = brute.play(resolved, other, text)
        position, _ = deal.game.apply(position, step.seat, step.action)
    assert other is not None and other.is_over
    public = position.public
    left = sorted(other.set_aside + other.kitty)
    unseen = [] if public.kitty_to is not None or not deal.rules.has_kitty else invariants.texts(position.kitty)
    assert left == sorted(invariants.texts(public.set_aside) + unseen)
    assert [sorted(pile) for pile in other.captured] == [sorted(invariants.texts(taken)) for taken in public.taken]
    assert other.tricks_won == public.n_won


@pytest.mark.parametrize("first", range(0, N_QUICK, CHUNK))
def test_random_deals(first: int) -> None:
    for seed in range(first, first + CHUNK):
        check_one(seed)


@pytest.mark.soak
@pytest.mark.parametrize("first", range(A_SOAK_SEED, A_SOAK_SEED + N_SOAK, CHUNK * 4))
def test_many_random_deals(first: int) -> None:
    for seed in range(first, first + CHUNK * 4):
        check_one(seed)


def test_a_claim_in_the_middle_of_a_trick_leaves_its_cards_on_the_table() -> None:
    small = {"pack.suits": ["C", "H"], "pack.ranks": ["2", "3", "4"], "pack.remove": [], "pass.count": 0}
    free = {"opening.leader": "dealer", "opening.card": "none", "opening.must": "any", "lead.locked": []}
    rules = oh.ruleset("classic", 3, {**small, **free, "first_trick.forbidden": []})
    deal = oh.deal(rules, hands=["2C 2H", "3C 3H", "4C 4H"])
    for card in ("2H", "3H", "4H", "4C"):
        deal = deal.play(card)
    deal = deal.act(0, Claim())
    assert deal.is_over and [str(card) for _, card in deal.position.public.on_table] == ["4C"]
    assert deal.points == (26, 26, 0)
    invariants.check_step(deal, invariants.worth_of(rules))


def test_jokers_are_never_locked() -> None:
    with pytest.raises(oh.BadRuleset) as caught:
        oh.ruleset("classic-6-jokers", 6, {"lead.locked": ["suit:H", "X1"]})
    assert caught.value.field == "lead.locked"


def test_a_joker_on_clubs_is_a_discard() -> None:
    """X1 has the number of a club, but no suit; where nothing but jokers lie, none of them is a discard."""
    options = {"lead.broken_by": ["X1"], "lead.break_requires_discard": True}
    rules = oh.ruleset("classic-6-jokers", 6, options)
    for row, is_broken in (("2C X1", True), ("X1 2C", True), ("2D X1", True), ("X1 X2", False)):
        trick = tricks.resolve(rules, 0, [card.id for card in cards(row)], (), is_last=False)
        assert tricks.is_broken(rules, [trick]) == is_broken


def test_the_deals_reach_everything() -> None:
    """The rule sets that are drawn use every named value of every parameter, and every table size."""
    seen: set[tuple[str, str]] = set()
    seats: set[tuple[str, int]] = set()
    for seed in range(300):
        rng = random.Random(seed)
        for draw in (generators.random_hearts, generators.random_herz):
            rules = draw(rng)
            seats.add((rules.game, rules.seats))
            for name, value in oh.deal(rules, seed=1).game.resolved(rules).items():
                seen.add((f"{rules.game} {name}", str(value)))
    assert {size for game, size in seats if game == "hearts"} == set(range(2, 12))
    assert {size for game, size in seats if game == "herz_an_herz"} == set(range(2, 12))
    assert not missing_values(seen)


def missing_values(seen: set[tuple[str, str]]) -> set[tuple[str, str]]:
    """Named values that no drawn rule set has."""
    from openhearts.core import rule_fields
    from openhearts.games.hearts.rules.load import VOCABULARY as HEARTS
    from openhearts.games.herz_an_herz.rules.load import VOCABULARY as HERZ

    wanted = set()
    for game, vocabulary in (("hearts", HEARTS), ("herz_an_herz", HERZ)):
        for name in rule_fields.field_names(vocabulary.struct):
            for value in rule_fields.allowed_values(vocabulary.struct, name):
                wanted.add((f"{game} {name}", str(value)))
    return {pair for pair in wanted if pair not in seen}
