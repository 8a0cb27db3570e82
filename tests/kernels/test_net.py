"""The learned player's compiled part: features that know no more than their seat, networks that compute what they say.

The networks here have random weights; how strong the shipped ones are is measured in bench/.
"""

from __future__ import annotations

import random
from typing import Any

import numpy as np
import pytest

import openhearts as oh
from openhearts.bots.hearts.expert.match_stakes import stakes_for
from openhearts.bots.hearts.expert.sampling_plan import imagine
from openhearts.bots.hearts.master.networks import Networks, history_of, memory_of
from openhearts.bots.hearts.master.plays import worlds
from openhearts.cards import cardset
from openhearts.games.hearts.play.actions import PLAYS
from openhearts.games.hearts.play.position import apply, view_of
from openhearts.kernels import load
from openhearts.kernels.hearts import layout as at
from openhearts.kernels.hearts.engine import start
from openhearts.kernels.hearts.net import features, layout, learn, network, playouts, self_play
from openhearts.kernels.hearts.net import search as compiled
from openhearts.kernels.hearts.net.versus import versus
from openhearts.training.hearts import sampling
from openhearts.training.hearts import weights as floating
from openhearts.training.hearts.sampling import make
from tests.kernels.test_hearts_twin import dealt, moonlit

SEATS = (3, 4, 5, 6)


def random_brain(seed: int = 1) -> Networks:
    rng = np.random.default_rng(seed)
    plays = floating.whole(floating.fresh(layout.F_SIZE, 64, 16, rng))
    return Networks(plays, floating.whole(floating.fresh(layout.G_SIZE, 32, 16, rng)))


def found_of(position: Any) -> tuple[Any, Any, list[int]]:
    """State, memory and features of the seat on turn, from what its view knows."""
    kernels = load("hearts")
    public = position.public
    view = view_of(position, public.turn)
    hands = [view.hand_mask if seat == public.turn else 0 for seat in range(public.n_seats)]
    state, memory = kernels.state_of(public, hands, 0), memory_of(view)
    table = kernels.rule_table(public.rules)
    found = np.zeros(layout.MOST, np.int16)
    n = features.play_features(table.masks, table.numbers, state, memory, found)
    return state, memory, sorted(int(one) for one in found[:n])


@pytest.mark.parametrize("seats", SEATS)
def test_features_need_no_more_than_a_view_and_follow_a_deal(seats: int) -> None:
    """What the kernels remember while they play on is, for the seat on turn, what its view tells."""
    kernels = load("hearts")
    rng = random.Random(seats)
    for _ in range(8):
        position = dealt(oh.ruleset("classic", seats), rng)
        rules, public = position.public.rules, position.public
        table = kernels.rule_table(rules)
        state = kernels.state_of(public, position.hands, position.kitty)
        memory = np.zeros(layout.K_SIZE, np.uint64)
        for seat in range(seats):
            told = memory_of(view_of(position, seat))
            memory[layout.K_GAVE + seat] = told[layout.K_GAVE + seat]
            memory[layout.K_GOT + seat] = told[layout.K_GOT + seat]
            memory[layout.K_OFFSET] = told[layout.K_OFFSET]
        found = np.zeros(layout.MOST, np.int16)
        while position.public.phase == "play":
            n = features.play_features(table.masks, table.numbers, state, memory, found)
            assert sorted(int(one) for one in found[:n]) == found_of(position)[2]
            assert len(set(found[:n])) == n
            assert found[:n].min() >= 0
            assert found[:n].max() < layout.F_SIZE
            idx = rng.choice(list(cardset.mask_ids(int(kernels.legal_now(table.masks, table.numbers, state)))))
            position, _ = apply(position, position.public.turn or 0, PLAYS[idx])
            playouts.lay(table.masks, table.numbers, state, memory, np.uint64(1 << idx))


def test_places_of_cards_are_all_different() -> None:
    ids = oh.ruleset("classic", 4).pack_ids
    assert sorted(int(network.place_of(np.uint64(idx))) for idx in ids) == list(range(52))


def test_the_network_computes_what_plain_arithmetic_says() -> None:
    rng = np.random.default_rng(3)
    net = random_brain().plays
    work = (np.zeros(layout.MOST, np.int16), np.zeros(64, np.int32), np.zeros(64, np.int16), np.zeros(16, np.int16))
    for count in (1, 5, 64, 101):
        on = rng.choice(layout.F_SIZE, count, replace=False)
        work[0][:count] = on
        network.hidden(net, work, count)
        first, first_bias, second, second_bias, third, third_bias = (part.astype(np.int64) for part in net)
        wide = np.clip((first[on].sum(axis=0) + first_bias) >> 4, 0, layout.TOP)
        narrow = np.clip((second @ wide + second_bias) >> 8, 0, layout.TOP)
        assert (work[3] == narrow).all()
        wanted = third @ narrow + third_bias
        assert [int(network.worth_of(net, work, place)) for place in range(52)] == list(wanted)


def test_whole_numbers_say_what_floating_point_says() -> None:
    rng = np.random.default_rng(4)
    net = floating.fresh(layout.F_SIZE, 64, 16, rng)
    whole = floating.whole(net)
    on = rng.choice(layout.F_SIZE, 70, replace=False)
    wide = np.clip(net[0][on].sum(axis=0) + net[1], 0, layout.TOP / layout.UNIT)
    narrow = np.clip(net[2] @ wide + net[3], 0, layout.TOP / layout.UNIT)
    wanted = net[4] @ narrow + net[5]
    work = (np.zeros(layout.MOST, np.int16), np.zeros(64, np.int32), np.zeros(64, np.int16), np.zeros(16, np.int16))
    work[0][:70] = on
    network.hidden(whole, work, 70)
    unit = layout.UNIT * layout.UNIT_LATER
    found = [int(network.worth_of(whole, work, place)) / unit for place in range(52)]
    assert np.abs(wanted).max() > 0.3
    assert np.abs(np.array(found) - wanted).max() < 0.1


def test_slopes_are_those_of_the_error() -> None:
    rng = np.random.default_rng(5)
    net = floating.fresh(40, 8, 4, rng)
    samples = (
        np.array([[1, 5, 9, -1], [2, 5, 39, 0]], np.int16),
        np.full((2, layout.CHOICES), -1, np.int8),
        np.zeros((2, layout.CHOICES), np.int16),
    )
    samples[1][0, :3], samples[2][0, :3] = (3, 7, 51), (5, -4, 30)
    samples[1][1, :2], samples[2][1, :2] = (7, 8), (-9, 2)
    order = np.arange(2)
    slopes = tuple(np.zeros_like(part) for part in net)
    learn.gradients(net, samples, order, np.float32(0.5), slopes)
    for part, slope in zip(net, slopes, strict=True):
        flat, slants = part.reshape(-1), slope.reshape(-1)
        for idx in np.flatnonzero(slants)[:12]:
            kept, step = flat[idx], 1e-2
            values = []
            for sign in (1, -1):
                flat[idx] = kept + sign * step
                values.append(learn.gradients(net, samples, order, np.float32(0.5), tuple(map(np.zeros_like, net))))
            flat[idx] = kept
            assert (values[0] - values[1]) / (2 * step) == pytest.approx(2 * slants[idx], rel=0.05, abs=0.5)


def config(**more: int) -> dict[str, int]:
    usual = {"noise": 8000, "roll_noise": 0, "share": 64, "stray": 20, "shoot": 40, "pass_share": 255, "pass_cards": 5}
    return {**usual, **more}


@pytest.mark.parametrize("by_hand", [0, 1])
@pytest.mark.parametrize("seats", [3, 4])
def test_samples_are_positions_with_all_their_legal_cards(seats: int, by_hand: int) -> None:
    rules, nets = oh.ruleset("classic", seats), random_brain()
    plays, passes = make(
        rules, (nets.plays, nets.passes), config(by_hand=by_hand, hope=by_hand), 300, seed=("t", seats)
    )
    for found, cards, values in (plays, passes):
        assert len(found) == len(cards) == len(values) > 10
        assert ((cards >= 0).sum(axis=1) >= 2).all()
        assert (values[cards < 0] == 0).all()
    features_of, cards, _ = plays
    for row, held in zip(features_of, cards, strict=True):
        hand = {one - layout.F_HAND for one in row if 0 <= one - layout.F_HAND < 52}
        assert {one for one in held if one >= 0} <= hand
    gone, cards, _ = passes
    for row, held in zip(gone, cards, strict=True):
        hand = {one - layout.G_HAND for one in row if 0 <= one - layout.G_HAND < 52}
        assert {one for one in held if one >= 0} <= hand


@pytest.fixture
def small_chunks(monkeypatch: pytest.MonkeyPatch) -> None:
    """Several chunks, so that threads have something to share, without many samples."""
    monkeypatch.setattr(sampling, "CHUNK", 2_000)


@pytest.mark.usefixtures("small_chunks")
def test_samples_do_not_depend_on_the_number_of_threads() -> None:
    rules, nets = oh.ruleset("classic", 4), random_brain()
    one, two = (
        make(rules, (nets.plays, nets.passes), config(by_hand=1), 8_100, seed=("x",), threads=n) for n in (1, 2)
    )
    for left, right in zip((*one[0], *one[1]), (*two[0], *two[1]), strict=True):
        assert np.array_equal(left, right)


@pytest.mark.usefixtures("small_chunks")
def test_seats_that_play_by_hand_belong_to_one_thread() -> None:
    """Two threads make chunks at the same time, each with other seats that play by hand."""
    rules, nets = oh.ruleset("classic", 4), random_brain()
    usual = config(mixed=256, share=16)
    one, two = (make(rules, (nets.plays, nets.passes), usual, 8_000, seed=("y",), threads=n) for n in (1, 2))
    for left, right in zip((*one[0], *one[1]), (*two[0], *two[1]), strict=True):
        assert np.array_equal(left, right)


def test_a_network_against_itself_is_exactly_even() -> None:
    table = load("hearts").rule_table(oh.ruleset("classic", 4))
    nets = random_brain()
    numbers = np.zeros(self_play.C_SIZE, np.int64)
    numbers[self_play.C_COUNT] = 3
    numbers[self_play.C_OFFSETS : self_play.C_OFFSETS + 4] = (3, 1, 3, 0)
    out = np.zeros((10, 3), np.int64)
    versus((table.masks, table.numbers), tuple(nets), tuple(nets), nets.works(), numbers, np.uint64(1), out)
    assert (out[:, 0] == 0).all()


@pytest.mark.parametrize("number", [1, 3, 4])
def test_worlds_keep_what_is_known_and_weigh_what_was_passed_and_played(number: int) -> None:
    nets, rng = random_brain(), random.Random(9)
    deal = oh.deal(oh.ruleset("classic", 4), seed=9, deal_number=number)
    for _ in range(17 if number == 4 else 4 + 17):  # three deals of four begin with a pass
        seat = deal.to_act[0]
        deal = deal.act(seat, rng.choice(list(deal.options(seat))))
    view = deal.view(deal.to_act[0])
    imagined, memory = imagine(view), memory_of(view)
    table, hands = load("hearts").rule_table(view.public.rules), np.zeros((60, at.MAX_SEATS), np.uint64)
    compiled.worlds(table.numbers, (imagined.base, np.uint64(4)), tuple(imagined.plan[:3]), hands)
    assert (hands[:, view.seat] == np.uint64(view.hand_mask)).all()
    assert (np.bitwise_or.reduce(hands, axis=1) == np.uint64(view.hand_mask | view.unseen_mask)).all()
    history, leader = history_of(view)
    likes = (np.array([1.0, 0.5, 0.25, 0.1]), 1.25, np.array([1.0, 1.5, 2.5, 5.0]))
    tables, weights = (table.masks, table.numbers), np.zeros(60)
    begin = (memory, view.seat, leader)
    compiled.weights(tables, tuple(nets), nets.works(), begin, history, likes, hands, weights)
    assert len(set(weights)) > 30
    for row, weight in list(zip(hands, weights, strict=True))[:8]:
        assert weight == pytest.approx(likely(nets, tables, row, view, likes))


@pytest.mark.parametrize("seats", [3, 4, 5])
def test_a_seat_after_all_tricks_plays_as_in_the_other_kernel(seats: int) -> None:
    """In worlds in which all others play by hand nothing asks the network: both kernels find the same deals there."""
    rng = random.Random(f"shooter {seats}")
    views = [strong_view(seats, rng) for _ in range(6)]
    kernels, nets, n_moons, n_worlds = load("hearts"), random_brain(), 0, 32
    for view in views:
        table, imagined, stakes = kernels.rule_table(view.public.rules), imagine(view), stakes_for(view.public)
        tables, span = (table.masks, table.numbers, stakes.row, stakes.futures), np.array([0, n_worlds, 9])
        bits = np.array([1 << idx for idx in cardset.mask_ids(view.options.mask)], np.uint64)
        one, two = np.zeros((2, len(bits), 2 * n_worlds), np.int64), np.zeros((2, len(bits), n_worlds), np.int64)
        lines, world = np.array([-2, view.seat]), tuple(imagined.plan[:3])
        kernels.plays(tables, imagined.base, world, view.seat, bits, span, lines, one)
        hands = worlds(view, nets, imagined, memory_of(view), n_worlds, 9, weigh=False)
        begin = (imagined.base, memory_of(view), view.seat, view.seat)
        compiled.net_plays(tables, nets.plays, nets.works()[0], begin, hands, bits, span, two)
        assert (one[:, :, n_worlds + 1 :: 2] == two[:, :, 1::2]).all()
        n_moons += int((two[0, :, 1::2] > 500_000).sum())
    assert n_moons > 0


def strong_view(seats: int, rng: random.Random) -> Any:
    """The first choice of a seat that has all the high cards."""
    shooter = rng.randrange(seats)
    position = moonlit(oh.ruleset("classic", seats), shooter, rng)
    while position.public.turn != shooter:
        turn = position.public.turn
        position, _ = apply(position, turn, next(iter(view_of(position, turn).options)))
    return view_of(position, shooter)


def likely(nets: Networks, tables: tuple[Any, Any], hands: Any, view: Any, likes: tuple[Any, float, Any]) -> float:
    """How well a world explains what the others passed and played, one card after the other."""
    kernels, told = load("hearts"), memory_of(view)
    history, leader = history_of(view)
    state, memory = np.zeros(at.S_SIZE, np.uint64), np.zeros(layout.K_SIZE, np.uint64)
    memory[layout.K_GAVE :] = told[layout.K_GAVE :]
    for seat in range(4):
        state[at.S_HAND + seat] = hands[seat] | told[layout.K_LAID + seat]
    start(*tables, state, leader)
    chance, weight, unit = 1.0, passed(nets, tables, state, view, likes[2]), layout.UNIT * layout.UNIT_LATER // 16
    for idx in history:
        turn = int(state[at.S_LEADER] + state[at.S_IN_TRICK]) % 4
        mask = kernels.legal_now(*tables, state)
        options = list(cardset.mask_ids(int(mask)))
        if turn != view.seat and len(options) > 1:
            said = np.zeros(64, np.int64)
            compiled.net_worths(tables, nets.plays, nets.works()[0], state, memory, said)
            best = max(said[one] for one in options)
            counts = {one: likes[0][min((best - said[one]) // unit, len(likes[0]) - 1)] for one in options}
            chance *= counts[idx] / sum(counts.values())
            weight *= likes[1] if int(playouts.by_hand(*tables, state, np.uint64(mask))) == 1 << int(idx) else 1.0
        playouts.lay(*tables, state, memory, np.uint64(1 << int(idx)))
    return float(weight * chance**0.5)


def passed(nets: Networks, tables: tuple[Any, Any], state: Any, view: Any, likes: Any) -> float:
    """What a world counts for the cards that came to the seat of a view."""
    if not view.got_mask:
        return 1.0
    giver, got = view.public.pass_from(view.seat), cardset.kinds(view.got_mask)
    across = (view.seat - giver) % 4
    hand = int(state[at.S_HAND + giver]) | got
    if across == 2:
        hand &= ~cardset.kinds(view.gave_mask)
    chosen = compiled.net_choice(tables, nets.passes, nets.works()[1], np.uint64(hand), across, 3)
    return float(likes[(int(chosen) & got).bit_count()])
