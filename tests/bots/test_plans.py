"""Every candidate has the figures of its best plan, to shoot the moon or not, and what was done is among them."""

from __future__ import annotations

import random
from typing import Any

import numpy as np
import pytest

import openhearts as oh
from openhearts.bots.hearts.expert import plays
from openhearts.bots.hearts.expert.match_stakes import stakes_for
from openhearts.bots.hearts.expert.plans import MOON, MOON_MARK, by_best_plan, own_moon_line
from openhearts.bots.hearts.expert.sampling_plan import imagine
from openhearts.bots.reasons import FEWEST_POINTS, MOON_UNSURE, TRY_MOON, WIN_MATCH
from openhearts.games.hearts.play.actions import PLAYS
from openhearts.games.herz_an_herz.play.actions import Lay
from openhearts.kernels import load

CLASSIC = oh.ruleset("classic")
LEVELS = ("expert:worlds=32", "master:worlds=32")
TAKEN = ["1: 2C 5C 7C AC", "0: AD 3D 4D 5D", "0: KD 6D 7D 8D", "0: QD 9D 10D JH", "0: JD 9H 7H 6H", "0: AS QS 3S 4S"]


def certain_moon() -> Any:
    """Seat 0 has taken every trick; three hearts are out, and it takes the rest whichever high one it leads."""
    return oh.seat_view(CLASSIC, 0, hand="AH KH QH 10H 8H 2H 2D", deal_number=4, plays=TAKEN)


def named(advice: oh.Advice) -> dict[str, oh.Alternative]:
    return {str(one.action.card): one for one in advice.measured}


def with_an_open_moon(n_views: int, least: int = 5) -> list[Any]:
    """Views in which a seat that alone has points has several cards to choose from, dealt by the seeds."""
    club, found = oh.bot("club"), []
    for seed in range(400):
        d, rng = oh.deal(CLASSIC, seed=seed, deal_number=1 + seed % 4), random.Random(seed)
        while not d.is_over:
            seat = d.to_act[0]
            view = d.view(seat)
            is_open = d.phase == "play" and own_moon_line(view.public, seat) and view.public.points[seat] >= least
            if is_open and len(view.options.cards) > 2:
                found.append(view)
                break
            d = d.act(seat, club.choose(view, oh.Budget(), rng))
        if len(found) == n_views:
            break
    return found


@pytest.mark.parametrize("level", LEVELS)
def test_a_certain_moon_is_worth_the_same_whichever_card_begins_it(level: str) -> None:
    found = named(oh.analyse(certain_moon(), player=level))
    assert set(found) == {"AH", "KH", "QH", "10H", "8H", "2H", "2D"}
    for card in ("AH", "KH", "QH", "10H", "8H", "2D"):
        assert (found[card].expected, found[card].error) == (26.0, 0.0), card
    assert (found["2H"].expected or 0) < 0 and found["2H"].plan is None, "that one gives the moon up"


def test_figures_say_which_plan_they_are_of_and_how_often_it_comes_off() -> None:
    advice = oh.analyse(certain_moon(), 32)
    assert advice.plan == MOON and advice.comes_off == 100 and advice.has_plans
    assert {one.comes_off for one in named(advice).values() if one.plan == MOON} == {100}
    assert [because.key for because in advice.reasons] == [TRY_MOON] and advice.distrusted == ()


def test_choosing_and_analysing_say_the_same_of_the_card_that_is_taken() -> None:
    view = certain_moon()
    quick = oh.bot("expert:worlds=32").advise(view, oh.Budget(), random.Random(0))
    whole = oh.analyse(view, 32)
    assert (quick.action, quick.expected, quick.plan) == (whole.action, whole.expected, whole.plan)
    assert all(one.expected == 26.0 for one in quick.alternatives if one.plan == MOON)


def test_a_candidate_has_the_mean_of_its_better_plan_in_the_same_worlds() -> None:
    """Each plan played out alone says the same; the best is taken of the means, not of each world."""
    kernels, n_moons, views = load("hearts"), 0, with_an_open_moon(30, least=1)
    for view in views:
        seat, n_worlds = view.seat, 64
        found = plays.search(view, n_worlds, 5, everything=True, sense=False)
        ids = [one.idx for one in found.ranked]
        done = found.ranked[0].earned.n_worlds
        imagined, stakes = imagine(view), stakes_for(view.public, sense=False)
        table = kernels.rule_table(view.public.rules)
        both = np.zeros((2, len(ids), 2 * done), np.int64)
        bits = np.array([1 << idx for idx in ids], np.uint64)
        tables = (table.masks, table.numbers, stakes.row, stakes.futures)
        span, world = np.array([0, done, 5]), tuple(imagined.plan[:3])
        kernels.plays(tables, imagined.base, world, seat, bits, span, np.array([-1, seat]), both)
        usual, shot = both[1, :, :done].mean(axis=1) / 3, both[1, :, done:].mean(axis=1) / 3
        made = (both[0, :, done:] > MOON_MARK // 2).mean(axis=1)
        for row, one in enumerate(found.ranked):
            by_moon = shot[row] > usual[row] and made[row] > 0
            assert one.earned.expected == pytest.approx(shot[row] if by_moon else usual[row])
            assert (one.earned.plan == MOON) == by_moon
            assert one.earned.comes_off == (pytest.approx(100 * made[row], abs=0.5) if by_moon else None)
            n_moons += by_moon
    assert len(views) == 30 and n_moons > 5


@pytest.mark.parametrize("level", LEVELS)
def test_neighbours_that_are_worth_the_same_have_the_same_value_within_their_error(level: str) -> None:
    n_pairs = 0
    for view in with_an_open_moon(12):
        found = named(oh.analyse(view, player=level))
        left, kept = set(view.options.cards), set(plays.candidates(view))
        for card in sorted(left, key=lambda one: one.id):
            above = next((idx for idx in sorted(kept) if idx >= card.id and idx >> 4 == card.id >> 4), card.id)
            one, other = found[str(card)], found[str(PLAYS[above].card)]
            if above != card.id:
                n_pairs += 1
                assert abs((one.expected or 0) - (other.expected or 0)) <= 4 * max(
                    one.error or 0, other.error or 0, 0.1
                )
    assert n_pairs > 5


def test_the_best_plan_is_that_of_the_mean_and_a_moon_that_never_comes_off_is_none() -> None:
    stakes = stakes_for(certain_moon().public)
    usual = np.array([[3, 3, 3, 3], [3, 3, 3, 3]])
    half = np.array([[MOON_MARK + 78, MOON_MARK + 78, -54, -54], [78, 78, -54, -54]])
    never = np.array([[30, 30, 30, 30], [30, 30, 30, 30]])
    rare = np.array([[MOON_MARK + 78, -54, -54, -54], [78, -54, -54, -54]])
    found = by_best_plan(usual, half, stakes)
    assert (found.earned.expected, found.earned.plan, found.earned.comes_off, found.worth) == (4.0, MOON, 50, 48)
    for moon in (never, rare, None):
        found = by_best_plan(usual, moon, stakes)
        assert (found.earned.expected, found.earned.plan, found.worth) == (1.0, None, 12)


def test_a_moon_that_is_not_trusted_is_told_and_not_advised() -> None:
    """Where too few worlds make it, the usual card is advised, and the reason says why figures of others are higher."""
    n_unsure = 0
    for view in with_an_open_moon(60, least=1):
        advice = oh.analyse(view, 64)
        keys = [because.key for because in advice.reasons]
        if advice.distrusted:
            n_unsure += 1
            assert keys[0] == MOON_UNSURE and not {FEWEST_POINTS, WIN_MATCH, TRY_MOON} & set(keys)
            assert advice.reasons[0].values == {"percent": advice.distrusted[0].comes_off}
            assert (advice.distrusted[0].expected or 0) > (advice.expected or 0)
        else:
            assert MOON_UNSURE not in keys or advice.plan == MOON
    assert n_unsure > 2


def test_late_in_a_match_plans_are_compared_by_what_wins_it() -> None:
    """Whoever would lose by a moon of two points more sees the figures of the plan that wins."""
    public = certain_moon().public
    view = oh.seat_view(CLASSIC, 0, hand="AH KH QH 10H 8H 2H 2D", deal_number=4, plays=TAKEN, scores=[80, 75, 99, 99])
    assert public.rules.end.limit == 100
    advice = oh.analyse(view, 32)
    found = named(advice)
    assert advice.percent is not None and found["AH"].plan == found["10H"].plan == MOON
    assert {found[card].percent for card in ("AH", "KH", "QH", "10H")} == {found["AH"].percent}
    assert (found["AH"].percent or 0) > (found["2H"].percent or 0)


# --- what was really done ---------------------------------------------------------------------------------------------


@pytest.mark.parametrize("level", LEVELS)
def test_a_pass_that_no_search_would_try_is_measured_when_it_was_made(level: str) -> None:
    n_new = 0
    for seed in range(3):
        view = oh.deal(CLASSIC, seed=seed, deal_number=1).view(0)
        for made in random.Random(seed).sample(list(view.options), 3):
            plain = oh.analyse(view, 16, player=level)
            whole = oh.analyse(view, 16, player=level, made=made)
            assert made in [one.action for one in whole.measured]
            assert {one.action for one in plain.measured} <= {one.action for one in whole.measured}
            n_new += made not in [one.action for one in plain.measured]
            assert {one.n_worlds for one in whole.measured} == {whole.n_worlds}
    assert n_new > 3


def test_the_passes_of_a_casual_player_are_among_the_candidates() -> None:
    casual, rng = oh.bot("casual"), random.Random(2)
    for seed in range(8):
        view = oh.deal(CLASSIC, seed=seed, deal_number=1 + seed % 3).view(seed % 4)
        made = casual.choose(view, oh.Budget(), rng)
        assert made in [one.action for one in oh.analyse(view, 8, made=made).measured]


def test_any_value_of_a_joker_is_measured_when_it_was_made() -> None:
    rules = oh.ruleset("herz-an-herz", 2, {"tower.joker_value": "free_choice"})
    n_new, club = 0, oh.bot("club")
    for seed in range(40):
        d, rng = oh.deal(rules, seed=seed, deal_number=1, first_leader=0), random.Random(seed)
        while not d.is_over and n_new < 3:
            view = d.view(d.to_act[0])
            tried = [one.action for one in oh.analyse(view, 1).measured]
            for made in view.options:
                if isinstance(made, Lay) and made not in tried:
                    advice = oh.analyse(view, 1, made=made)
                    assert made in [one.action for one in advice.measured] and advice.reasons
                    n_new += 1
                    break
            d = d.act(view.seat, club.choose(view, oh.Budget(), rng))
    assert n_new == 3


def test_what_cannot_be_done_cannot_have_been_made() -> None:
    with pytest.raises(oh.BadView):
        oh.analyse(certain_moon(), 8, made=PLAYS[oh.Card("AS").id])


@pytest.mark.parametrize("level", LEVELS)
def test_passes_too_have_the_figures_of_their_better_plan(level: str) -> None:
    """A hand to shoot with, and sets that give the moon up."""
    view = oh.seat_view(CLASSIC, 0, hand="AS KS JS 10S AH KH QH JH 10H AC KC AD 2D", deal_number=1)
    whole = oh.analyse(view, player=level)
    moons = [one for one in whole.measured if one.plan == MOON]
    assert 0 < len(moons) < len(whole.measured)
    assert all(one.comes_off and one.n_worlds == whole.n_worlds for one in moons)
