"""Imagined worlds are uniform over the physical deals that fit, and contain what a view proves.

The enumeration is written apart from the sampler, with combinations of single cards.
"""

from __future__ import annotations

import itertools
import random
from collections import Counter

import numpy as np
import pytest

import openhearts as oh
from openhearts.bots.hearts.expert.sampling_plan import imagine
from openhearts.bots.hearts.hand_constraints import proofs
from openhearts.cards import cardset
from openhearts.cards.cardset import KINDS_MASK, SUIT_MASKS
from openhearts.errors import BadView, Why
from openhearts.games.hearts.play.actions import PLAYS
from openhearts.games.hearts.play.position import Position, apply, view_of
from openhearts.games.hearts.rules.legal import legal_plays
from openhearts.games.hearts.rules.policies import opening_card_of
from openhearts.games.hearts.rules.public_state import Public
from openhearts.kernels.hearts import sampler
from openhearts.kernels.hearts import sampling_plan as plans
from openhearts.kernels.hearts.sampling_plan import Holder, Plan, plan
from tests import generators
from tests.kernels.test_hearts_twin import TABLES, dealt

NO_CLUBS, NO_DIAMONDS = KINDS_MASK & ~SUIT_MASKS[0], KINDS_MASK & ~SUIT_MASKS[1]
CASES = [
    ("2C 3C 4C 5D 6D 7H 8H", [(1, 3, KINDS_MASK), (2, 2, NO_CLUBS), (3, 2, KINDS_MASK)]),
    ("2C 3C 4C 5D 6D 7H 8H", [(1, 3, NO_DIAMONDS), (2, 2, NO_CLUBS), (3, 1, KINDS_MASK), (11, 1, KINDS_MASK)]),
    ("2C 2C 3C 3C 5D 5D 7H 8H", [(1, 3, NO_DIAMONDS), (2, 2, NO_CLUBS), (3, 3, KINDS_MASK)]),
    ("2C 2C 3D 3D 7H X1", [(1, 3, KINDS_MASK), (2, 3, KINDS_MASK)]),
]


def enumerated(unseen: int, holders: list[Holder]) -> Counter[tuple[tuple[int, ...], ...]]:
    """Every physical deal that fits, as hands of ids, with how often it occurs."""
    ids = cardset.ids(unseen)
    found: Counter[tuple[tuple[int, ...], ...]] = Counter()

    def deal(left: tuple[int, ...], rest: list[Holder], hands: tuple[tuple[int, ...], ...]) -> None:
        if not rest:
            found[hands] += 1
            return
        may = [card for card in left if rest[0].may_mask >> ids[card] & 1]
        for picked in itertools.combinations(may, rest[0].size):
            after = tuple(card for card in left if card not in picked)
            deal(after, rest[1:], (*hands, tuple(sorted(ids[card] for card in picked))))

    deal(tuple(range(len(ids))), holders, ())
    return found


def sampled(holders: list[Holder], made: Plan, n_samples: int) -> Counter[tuple[tuple[int, ...], ...]]:
    """Sampled worlds as hands of ids."""
    hands = np.zeros(sampler.H_SIZE, np.uint64)
    rng = np.uint64(1)
    found: Counter[tuple[tuple[int, ...], ...]] = Counter()
    for _ in range(n_samples):
        rng = np.uint64(sampler.sample(made.sizes, made.words, made.counts, hands, rng))
        found[tuple(_hand(hands, holder.number) for holder in holders)] += 1
    return found


def _hand(hands: np.ndarray, number: int) -> tuple[int, ...]:
    once, twice = int(hands[number]), int(hands[sampler.MAX_HOLDERS + number])
    return tuple(sorted([*cardset.mask_ids(once), *cardset.mask_ids(twice)]))


@pytest.mark.parametrize("way", ["parts", "groups", "tries"])  # in turn; or thrown away where they do not fit
@pytest.mark.parametrize(("text", "rows"), CASES)
def test_worlds_are_uniform_over_physical_deals(
    text: str, rows: list[tuple[int, int, int]], way: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    unseen, holders = cardset.from_text(text), [Holder(*row) for row in rows]
    if way == "groups":
        monkeypatch.setattr(plans, "USUAL_STATES", 0)
        monkeypatch.setattr(plans, "_smaller", lambda by_atom, by_group: by_group)
    if way == "tries":
        monkeypatch.setattr(plans, "MOST_ENTRIES", 1)
    made = plan(unseen, holders)
    assert made.is_exact == (way != "tries" or len({row[2] for row in rows}) == 1)
    assert bool(made.sizes[sampler.P_BY_GROUP]) == (way == "groups")
    expected = enumerated(unseen, holders)
    n_samples, total = 20_000, sum(expected.values())
    found = sampled(holders, made, n_samples)
    assert set(found) <= set(expected)
    chi = sum((found[key] - n_samples * n / total) ** 2 / (n_samples * n / total) for key, n in expected.items())
    freedom = len(expected) - 1
    assert abs(chi - freedom) < 5 * (2 * freedom) ** 0.5


def test_contradictions_are_told() -> None:
    with pytest.raises(BadView) as caught:
        plan(cardset.from_text("2C 3C"), [Holder(1, 3, KINDS_MASK)])
    assert caught.value.why is Why.VIEW_UNSEEN and (caught.value.data["told"], caught.value.data["right"]) == (3, 2)
    with pytest.raises(BadView) as caught:
        plan(cardset.from_text("2C 3C"), [Holder(1, 2, NO_CLUBS)])
    assert caught.value.why is Why.VIEW_NO_WORLD


def at_some_play(position: Position, rng: random.Random, n_plays: int) -> Position:
    """The position after some random plays."""
    for _ in range(n_plays):
        if position.public.phase != "play":
            break
        seat = position.public.turn or 0
        mask = legal_plays(position.hands[seat], position.public)
        position, _ = apply(position, seat, PLAYS[rng.choice(list(cardset.mask_ids(mask)))])
    return position


def check_proofs(position: Position) -> None:
    """What a view proves is true of the real hands, and worlds hold the whole pack."""
    public = position.public
    if public.phase != "play":
        return
    for seat in range(public.n_seats):
        view = view_of(position, seat)
        proved = proofs(view)
        for other, hand in enumerate(position.hands):
            if other != seat:
                assert not cardset.kinds(hand) & ~proved.may[other], (public, seat, other)
                assert cardset.contains(hand, proved.known[other]), (public, seat, other)
                held = cardset.kinds(hand)
                fits = [not held & ~way.may and (not way.need or way.need & held) for way in proved.ways[other]]
                assert any(fits), (public, seat, other)
        made = imagine(view)
        hands = np.zeros(sampler.H_SIZE, np.uint64)
        sampler.sample(made.plan.sizes, made.plan.words, made.plan.counts, hands, np.uint64(seat + 1))
        everything = cardset.union(public.played_mask, view.hand_mask)
        for other in [*range(public.n_seats), sampler.MAX_HOLDERS - 1]:
            cards = cardset.from_ids(_hand(hands, other))
            if other < public.n_seats and other != seat:
                assert cardset.size(cards) == public.hand_size(other)
            everything = cardset.union(everything, cards)
        if view.kitty_mask is not None:
            everything = cardset.union(everything, view.kitty_mask)
        assert everything == cardset.from_ids(public.rules.pack_ids)


@pytest.mark.parametrize(("variant", "seats"), TABLES)
def test_what_a_view_proves_is_true(variant: str, seats: int) -> None:
    rng = random.Random(f"proofs {variant} {seats}")
    rules = oh.ruleset(variant, seats)
    for _ in range(2):
        check_proofs(at_some_play(dealt(rules, rng), rng, rng.randrange(rules.seats * rules.hand_size)))


def test_what_a_view_proves_is_true_under_random_rules() -> None:
    rng = random.Random(99)
    for _ in range(60):
        rules = generators.random_hearts(rng)
        check_proofs(at_some_play(dealt(rules, rng), rng, rng.randrange(rules.seats * rules.hand_size)))


@pytest.mark.parametrize(("variant", "seats"), [("cancellation", 6), ("cancellation", 11), ("dirty-hearts", 8)])
def test_worlds_of_large_tables_break_no_proof(variant: str, seats: int) -> None:
    """With many voids of many seats; these once came out at random in seven of ten worlds."""
    rng = random.Random(f"large {variant} {seats}")
    rules, n_by_group = oh.ruleset(variant, seats), 0
    for n_plays in range(rules.seats, rules.seats * rules.hand_size - rules.seats, 2):
        position = at_some_play(dealt(rules, rng), rng, n_plays)
        n_by_group += check_worlds(position, n_worlds=30)
    assert n_by_group > 1  # both ways of planning were used


def check_worlds(position: Position, n_worlds: int) -> int:
    """Imagined worlds hold nothing that the view of the next seat excludes; 1 where the plan goes group by group."""
    if position.public.phase != "play":
        return 0
    view = view_of(position, position.public.turn)
    proved, made = proofs(view), imagine(view)
    assert made.plan.is_exact
    hands, state = np.zeros(sampler.H_SIZE, np.uint64), np.uint64(1)
    for _ in range(n_worlds):
        state = np.uint64(sampler.sample(made.plan.sizes, made.plan.words, made.plan.counts, hands, state))
        for other in range(position.public.n_seats):
            if other != view.seat:
                assert not cardset.kinds(cardset.from_ids(_hand(hands, other))) & ~proved.may[other], other
    return int(made.plan.sizes[sampler.P_BY_GROUP])


# --- against a replay of everything that was played -------------------------------------------------------------------


Seen = list[tuple[Public, int, int]]  # the open state before each play, who played, and what


def played_on(position: Position, rng: random.Random, *, until: int) -> tuple[Position, Seen]:
    """The position after random plays, when so many cards are left in all hands, and what was played."""
    seen: Seen = []
    while position.public.phase == "play" and sum(cardset.size(hand) for hand in position.hands) > until:
        seat = position.public.turn or 0
        idx = rng.choice(list(cardset.mask_ids(legal_plays(position.hands[seat], position.public))))
        seen.append((position.public, seat, idx))
        position, _ = apply(position, seat, PLAYS[idx])
    return position, seen


def replays(public: Public, seen: Seen, hands: dict[int, int]) -> bool:
    """Whether everything was allowed, and nobody held a card below the lowest one that opened, with these hands left.

    Where another leads than the holder of that card, worlds may leave it in the kitty.
    """
    held = dict(hands)
    for before, seat, idx in reversed(seen):
        if seat in held:
            held[seat] = cardset.add(held[seat], idx)
            if not legal_plays(held[seat], before) >> idx & 1:
                return False
    lowest = opening_card_of(public.rules, list(held.values()))
    return lowest is None or public.opening_card is None or lowest >= public.opening_card


def check_enumerated(position: Position, seen: Seen, n_samples: int) -> int:
    """Worlds are uniform over the deals in which everything that was played is allowed; how many such deals there are.

    Cards that were passed on lie where they were passed to.
    """
    public, seat = position.public, position.public.turn
    assert seat is not None
    view = view_of(position, seat)
    unseen, known = view.unseen_mask, proofs(view).known
    holders = []
    for other in range(public.n_seats):
        if other != seat:
            unseen = cardset.minus(unseen, known[other])
            holders.append(Holder(other, public.hand_size(other) - cardset.size(known[other]), KINDS_MASK))
    if public.kitty_size and view.kitty_mask is None:
        holders.append(Holder(sampler.MAX_HOLDERS - 1, public.kitty_size, KINDS_MASK))
    kept = dict(enumerate(known))
    expected: Counter[tuple[tuple[int, ...], ...]] = Counter()
    for drawn, n in enumerated(unseen, holders).items():
        sets = [cardset.from_ids(cards) for cards in drawn]
        whole = [cardset.union(cards, kept.get(one.number, 0)) for one, cards in zip(holders, sets, strict=True)]
        seats = {one.number: cards for one, cards in zip(holders, whole, strict=True) if one.number < public.n_seats}
        if replays(public, seen, {**seats, seat: view.hand_mask}):
            expected[tuple(cardset.ids(cards) for cards in whole)] += n
    found, total = sampled(holders, imagine(view).plan, n_samples), sum(expected.values())
    assert set(found) <= set(expected), position.public
    chi = sum((found[key] - n_samples * n / total) ** 2 / (n_samples * n / total) for key, n in expected.items())
    freedom = len(expected) - 1
    assert abs(chi - freedom) < 6 * max(1, 2 * freedom) ** 0.5, (position.public, chi, freedom)
    return len(expected)


@pytest.mark.parametrize(("n_deals", "until"), [(40, 8), pytest.param(600, 9, marks=pytest.mark.soak)])
def test_worlds_are_the_deals_in_which_the_play_replays(n_deals: int, until: int) -> None:
    """Under random rules and with few cards left, so that all deals can be listed."""
    rng = random.Random(20)
    sizes = []
    for _ in range(n_deals):
        position, seen = played_on(dealt(generators.random_hearts(rng), rng), rng, until=until)
        n_hidden = cardset.size(view_of(position, position.public.turn or 0).unseen_mask)
        if position.public.phase == "play" and n_hidden <= until:
            sizes.append(check_enumerated(position, seen, n_samples=1500))
    assert len(sizes) > n_deals / 3 and sum(size > 20 for size in sizes) > n_deals / 10


@pytest.mark.parametrize(("variant", "seats"), [("classic", 4), ("kids-jinx", 3), ("cancellation", 6)])
def test_worlds_of_variants_are_the_deals_in_which_the_play_replays(variant: str, seats: int) -> None:
    rng = random.Random(f"replays {variant}")
    for _ in range(6):
        position, seen = played_on(dealt(oh.ruleset(variant, seats), rng), rng, until=8)
        assert check_enumerated(position, seen, n_samples=1500) > 1


# --- single proofs ----------------------------------------------------------------------------------------------------


def test_a_penalty_on_a_first_trick_that_forbids_it_proves_a_hand_of_penalties() -> None:
    hands = [
        "2C 3C 4C 5C 6C 7C 8C 9C 10C JC QC KC AC",
        "2H 3H 4H 5H 6H 7H 8H 9H 10H JH QH KH QS",
        "2D 3D 4D 5D 6D 7D 8D 9D 10D JD QD KD AD",
        "AH 2S 3S 4S 5S 6S 7S 8S 9S 10S JS KS AS",
    ]
    d = oh.deal(oh.ruleset("classic"), hands=hands, deal_number=4).play("2C").play("5H")
    pack = cardset.from_ids(d.rules.pack_ids)
    assert cardset.to_text(proofs(d.view(0)).may[1] & pack) == "2H 3H 4H 5H 6H 7H 8H 9H 10H JH QH KH AH QS"


def test_passed_cards_are_known_until_they_are_played() -> None:
    rules = oh.ruleset("classic")
    d = oh.deal(rules, seed=5)
    for seat in range(4):
        d = d.pass_cards(seat, " ".join(d.view(seat).hand[-3:]))
    assert cardset.to_cards(proofs(d.view(0)).known[1]) == d.view(0).gave
