"""The Hearts kernel equals the engine: legal kinds at every play, results of tricks, moons and final points.

It does not time anything; bench/bench_kernels.py does.
"""

from __future__ import annotations

import random
from typing import Any

import numpy as np
import pytest

import openhearts as oh
from openhearts.cards import cardset
from openhearts.cards.card import CARDS
from openhearts.core.game import Standing
from openhearts.games.hearts.play import match
from openhearts.games.hearts.play.actions import PLAYS, Choose, Pass
from openhearts.games.hearts.play.position import Position, apply
from openhearts.games.hearts.play.public_transitions import all_taken
from openhearts.games.hearts.rules.legal import legal_plays
from openhearts.games.hearts.rules.ruleset import Ruleset
from openhearts.kernels import load
from openhearts.kernels.hearts import engine, rollout_policy
from openhearts.kernels.hearts import layout as at
from tests import generators

TABLES = [(found.id, seats) for found in oh.variants() if found.game == "hearts" for seats in found.seats]


def dealt(rules: Ruleset, rng: random.Random) -> Position:
    """A random deal in the play phase, with random passes."""
    return passed(rules, shuffled(rules, rng), -1, rng)


def shuffled(rules: Ruleset, rng: random.Random) -> Position:
    """A random deal, cards to be passed still in hand."""
    order = list(rules.pack_ids)
    rng.shuffle(order)
    return match.deal(standing(rules, rng), order)[0]


def standing(rules: Ruleset, rng: random.Random) -> Standing:
    """A random deal of a match."""
    leader, dealer = rng.randrange(rules.seats), rng.randrange(rules.seats)
    return match.first_standing(rules, first_leader=leader, dealer=dealer, deal_number=rng.randrange(1, 9))


def passed(rules: Ruleset, position: Position, shooter: int, rng: random.Random) -> Position:
    """The position after random passes, of low cards by the seat that wants all tricks."""
    while position.public.phase == "pass":
        seat = position.public.to_act[0]
        held = list(cardset.to_cards(position.dealt[seat]))
        rng.shuffle(held)
        if seat == shooter:
            held.sort(key=lambda card: card.id % 16)
        position, _ = apply(position, seat, Pass(tuple(held[: rules.pass_.count])))
    return position


def moonlit(rules: Ruleset, shooter: int, rng: random.Random) -> Position:
    """A deal in which one seat has all the high cards: it may well shoot the moon."""
    order = list(rules.pack_ids)
    rng.shuffle(order)
    order.sort(key=lambda idx: idx % 16 or 16 * (rules.joker.mode == "always_wins"), reverse=True)
    size, rest = rules.hand_size, order[rules.hand_size :]
    rng.shuffle(rest)
    hands = [rest[place * size : (place + 1) * size] for place in range(rules.seats - 1)]
    hands.insert(shooter, order[:size])
    sets = tuple(cardset.from_ids(hand) for hand in hands)
    kitty = cardset.from_ids(rest[(rules.seats - 1) * size :])
    return passed(rules, match.start_deal(standing(rules, rng), sets, kitty)[0], shooter, rng)


def same(position: Position, state: Any) -> bool:
    """Whether the kernel's state is what the position packs to, scratch left out."""
    packed = load("hearts").state_of(position.public, position.hands, position.kitty)
    n_table = int(packed[at.S_IN_TRICK])
    parts = (slice(0, at.S_TABLE + n_table), slice(at.S_HAND, at.S_WHERE))
    return all((packed[part] == state[part]).all() for part in parts)


def same_end(position: Position, state: Any) -> bool:
    """Whether the last trick left the same cards with the same seats, and the same ones aside."""
    public = position.public
    piles = [_cards(state, at.S_TAKEN + seat, at.S_TAKEN_TWICE + seat) for seat in range(public.n_seats)]
    won = [int(state[at.S_WON + seat]) for seat in range(public.n_seats)]
    aside = _cards(state, at.S_SET_ONCE, at.S_SET_TWICE)
    return piles == list(all_taken(public, position.kitty)) and won == list(public.n_won) and aside == public.set_aside


def _cards(state: Any, once: int, twice: int) -> int:
    return int(state[once]) | int(state[twice]) << cardset.TWICE


def play_both(rules: Ruleset, rng: random.Random) -> tuple[int, int]:
    """Plays one random deal in both, comparing all the way: the numbers of plays and of moons.

    Legal kinds are compared at every play, everything else after every trick and now and then within one.  In one deal
    of four a seat has the high cards and plays them, and the others play low ones.
    """
    kernels = load("hearts")
    table = kernels.rule_table(rules)
    shooter = rng.randrange(rules.seats) if rng.random() < 0.25 else -1
    position = dealt(rules, rng) if shooter < 0 else moonlit(rules, shooter, rng)
    state = kernels.state_of(position.public, position.hands, position.kitty)
    n_plays = 0
    while position.public.phase == "play":
        seat = position.public.turn or 0
        mask = legal_plays(position.hands[seat], position.public)
        assert mask == int(kernels.legal_now(table.masks, table.numbers, state)), (rules.digest, position.public)
        if not position.public.trick_ids or rng.random() < 0.1:
            assert same(position, state), (rules.digest, position.public)
        options = list(cardset.mask_ids(mask))
        idx = rng.choice(options)
        if shooter >= 0:
            idx = (max if seat == shooter else min)(options, key=lambda one: one % 16 or 16)
        kernels.put(table.masks, table.numbers, state, np.uint64(1 << idx))
        position, _ = apply(position, seat, PLAYS[idx])
        n_plays += 1
    assert same_end(position, state), (rules.digest, position.public)
    shot = position.public.shooter
    subtracts = rng.randrange(2)
    if position.public.phase == "choose":
        position, _ = apply(position, position.public.turn or 0, Choose("subtract" if subtracts else "add"))
    state[at.S_CHOICE] = subtracts
    points = np.zeros(at.MAX_SEATS, np.int64)
    found = kernels.score(table.masks, table.numbers, state, points)
    assert found == (-1 if shot is None else shot), (rules.digest, position.public)
    assert tuple(points[: rules.seats]) == position.public.points, (rules.digest, position.public)
    return n_plays, int(found >= 0)


def play_many(rules: Ruleset, rng: random.Random, n_wanted: int) -> tuple[int, int]:
    """At least so many plays of random deals in both: the numbers of plays and of moons."""
    n_plays = n_moons = 0
    while n_plays < n_wanted:
        plays, moons = play_both(rules, rng)
        n_plays += plays
        n_moons += moons
    return n_plays, n_moons


@pytest.mark.parametrize(("variant", "seats"), TABLES)
def test_kernel_plays_every_variant_as_the_engine_does(variant: str, seats: int) -> None:
    rng = random.Random(f"{variant} {seats}")
    assert play_many(oh.ruleset(variant, seats), rng, 300)[0] >= 300


def test_kernel_plays_random_rule_sets_as_the_engine_does() -> None:
    rng = random.Random(20261121)
    n_moons = 0
    for _ in range(120):
        n_moons += play_many(generators.random_hearts(rng), rng, 60)[1]
    assert n_moons


PACK = [CARDS[idx] for idx in oh.ruleset("classic").pack_ids]


@pytest.mark.parametrize(
    "options",
    [
        {"score.points": {str(card): number for number, card in enumerate(PACK, 1)}},
        {"moon.needs": {str(card): 1 for card in PACK if card.suit > 1}},
    ],
)
def test_kernel_and_expert_know_rules_with_a_value_for_every_card(options: dict[str, Any]) -> None:
    rules = oh.ruleset("classic", 4, options)
    play_both(rules, random.Random(3))
    deal, bot = oh.deal(rules, seed=4), oh.bot("expert:worlds=8")
    for number in range(6):
        seat = deal.to_act[0]
        deal = deal.act(seat, bot.choose(deal.view(seat), oh.Budget(), random.Random(number)))


def test_kernel_counts_moons_as_the_engine_does() -> None:
    rng = random.Random(5)
    for variant, seats in (("classic", 4), ("kitty-first-heart", 4), ("classic-6-jokers", 6), ("yahoo", 3)):
        assert play_many(oh.ruleset(variant, seats), rng, 5_000)[1], (variant, seats)


@pytest.mark.parametrize("when", ["played_earlier_trick", "collected_earlier_trick", "last_card_of_previous_trick"])
def test_a_joker_thrown_on_clubs_is_of_another_suit(when: str) -> None:
    """The first joker's number begins like those of the clubs; it is of no suit all the same."""
    options = {"lead.broken_by": ["X1", "X2"], "lead.broken_when": when, "lead.break_requires_discard": True}
    rules = oh.ruleset("classic-6-jokers", 6, options)
    rng = random.Random(when)
    for _ in range(40):
        play_both(rules, rng)


@pytest.mark.soak
@pytest.mark.parametrize(("variant", "seats"), TABLES)
def test_kernel_equals_engine_over_100_000_plays_of_every_variant(variant: str, seats: int) -> None:
    rules = oh.ruleset(variant, seats)
    n_plays, n_moons = play_many(rules, random.Random(f"soak {variant} {seats}"), 100_000)
    print(f"kernel and engine: {variant} {seats}: {n_plays} plays, {n_moons} moons, no difference")


@pytest.mark.soak
@pytest.mark.parametrize("seed", range(4))
def test_kernel_equals_engine_over_random_rule_sets(seed: int) -> None:
    rng = random.Random(f"soak rules {seed}")
    n_rules = n_plays = n_moons = 0
    while n_plays < 100_000:
        plays, moons = play_many(generators.random_hearts(rng), rng, 100)
        n_rules, n_plays, n_moons = n_rules + 1, n_plays + plays, n_moons + moons
    print(f"kernel and engine: {n_rules} random rule sets: {n_plays} plays, {n_moons} moons, no difference")


# --- whole deals within the kernel ------------------------------------------------------------------------------------


def ended(first: Any, second: Any) -> bool:
    """Whether two states of finished deals are the same, scratch left out."""
    parts = (slice(0, at.S_TABLE), slice(at.S_HAND, at.S_WHERE))
    return all((first[part] == second[part]).all() for part in parts)


def check_random_line(rules: Ruleset, rng: random.Random) -> None:
    """A state that the kernel plays out at random is that of single plays with the same random numbers."""
    kernels, table, position = load("hearts"), load("hearts").rule_table(rules), dealt(rules, rng)
    single = kernels.state_of(position.public, position.hands, position.kitty)
    whole, word = single.copy(), rng.getrandbits(64)
    last = engine.play_out_random(table.masks, table.numbers, whole, np.uint64(word))
    while single[at.S_TRICKS] < rules.hand_size:
        options = list(cardset.mask_ids(int(kernels.legal_now(table.masks, table.numbers, single))))
        word = (word * 6364136223846793005 + 1442695040888963407) % 2**64
        picked = options[(word >> 32) * len(options) >> 32]
        kernels.put(table.masks, table.numbers, single, np.uint64(1 << picked))
    assert ended(whole, single) and int(last) % 2**64 == word, rules.digest


def check_policy_line(rules: Ruleset, shooter: int, rng: random.Random) -> None:
    """A state that the policy plays out is that of single legal plays: its own, asked for trick by trick."""
    kernels, table, position = load("hearts"), load("hearts").rule_table(rules), dealt(rules, rng)
    single = kernels.state_of(position.public, position.hands, position.kitty)
    whole, numbers = single.copy(), table.numbers.copy()
    rollout_policy.play_out(table.masks, table.numbers, whole, shooter)
    while single[at.S_TRICKS] < rules.hand_size:
        numbers[at.N_HAND] = single[at.S_TRICKS] + 1
        trick = single.copy()
        rollout_policy.play_out(table.masks, numbers, trick, shooter)
        for card in trick[at.S_TABLE : at.S_TABLE + rules.seats]:
            assert int(kernels.legal_now(table.masks, table.numbers, single)) >> int(card) & 1, rules.digest
            kernels.put(table.masks, table.numbers, single, np.uint64(1 << int(card)))
    assert ended(whole, single), rules.digest


@pytest.mark.parametrize(("variant", "seats"), TABLES)
def test_whole_deals_are_single_plays(variant: str, seats: int) -> None:
    rng = random.Random(f"lines {variant} {seats}")
    rules = oh.ruleset(variant, seats)
    for _ in range(3):
        check_random_line(rules, rng)
        check_policy_line(rules, rng.randrange(-1, seats), rng)


def test_whole_deals_are_single_plays_under_random_rules() -> None:
    rng = random.Random(11)
    for _ in range(100):
        rules = generators.random_hearts(rng)
        check_random_line(rules, rng)
        check_policy_line(rules, rng.randrange(-1, rules.seats), rng)


@pytest.mark.parametrize(("row", "is_broken"), [("QD X2 8D", 1), ("8C X1 QC", 1), ("X1 X2 X3", 0), ("X1 8C QC", 1)])
def test_a_joker_that_breaks_the_lock_is_of_no_suit(row: str, is_broken: int) -> None:
    """X1 and X2 have the numbers of a club and a diamond; where nothing but jokers lie, none of them is a discard."""
    options = {"lead.broken_by": ["X1", "X2", "X3"], "lead.break_requires_discard": True}
    table = load("hearts").rule_table(oh.ruleset("classic-6-jokers", 6, options))
    numbers, state = table.numbers.copy(), np.zeros(at.S_SIZE, np.uint64)
    numbers[at.N_SEATS], state[at.S_LED] = 3, 4
    for seat, card in enumerate(cardset.from_text(text) for text in row.split()):
        state[at.S_HAND + seat] = card & cardset.KINDS_MASK
        load("hearts").put(table.masks, numbers, state, np.uint64(card))
    assert int(state[at.S_BROKEN]) == is_broken


def test_random_deals_play_the_whole_pack() -> None:
    kernels = load("hearts")
    rules = oh.ruleset("black-maria", 4)  # no moon: every deal costs the same
    table = kernels.rule_table(rules)
    sums = np.zeros(at.MAX_SEATS, np.int64)
    kernels.random_deals(table.masks, table.numbers, 500, np.uint64(3), sums)
    assert sums.sum() == 500 * rules.penalty_total


def test_a_rule_table_cannot_be_changed() -> None:
    table = load("hearts").rule_table(oh.ruleset("classic"))
    with pytest.raises(ValueError, match="read-only"):
        table.masks[0] = 1
