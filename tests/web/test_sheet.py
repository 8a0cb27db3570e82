"""The sheet after a deal: the chart of totals, the card that decided, and one's own result."""

from __future__ import annotations

import random
from itertools import pairwise
from typing import Any

import pytest

import openhearts as oh
from openhearts.games.hearts.play.actions import Claim
from openhearts.games.hearts.play.events import TrickTaken
from openhearts.games.hearts.rules.public_state import Public
from openhearts.speech.herz_an_herz.cursor import Walk
from openhearts.speech.speaker import Speaker
from openhearts.web.card_art.letters import ENGLISH
from openhearts.web.game_ui import Seen
from openhearts.web.hearts.card_faces import Eyes
from openhearts.web.hearts.moon_display import stopped
from openhearts.web.hearts.parts import groups_of
from openhearts.web.hearts.revealed_deal import decided_of
from openhearts.web.herz_an_herz.scene import scene_of
from openhearts.web.scores.score_chart import APART, FOOT, RIGHT, TOP, chart_of
from openhearts.web.scores.standing import verdict_of
from tests.hearts.test_play import of_rows, play, rules_of

NAMES = ("Anna", "Ben", "Cem", "Dora")


def over(seed: int, variant: str = "classic", seats: int = 4) -> Public:
    """A deal that is over, played at random."""
    deal, rng = oh.deal(oh.ruleset(variant, seats), seed=seed, deal_number=4), random.Random(seed)
    while not deal.is_over:
        seat = deal.to_act[0]
        deal = deal.act(seat, oh.bot("random").choose(deal.view(seat), oh.Budget(), rng))
    found: Any = deal.position.public
    assert isinstance(found, Public)
    return found


@pytest.mark.parametrize("seed", range(6))
def test_the_card_that_decided_is_the_dearest_of_ones_dearest_trick(seed: int) -> None:
    public = over(seed)
    costs = public.rules.points_of
    for own in range(4):
        found = decided_of(public, own, NAMES, Eyes(public.rules, "big", "en", False, ENGLISH))
        assert found is not None
        taken = [trick for trick in public.tricks if trick.winner == own]
        sums = [sum(costs[card.id] for _, card in trick.plays) for trick in taken]
        mine = any(sums)
        assert NAMES[own] in found.where or not mine
        cost = max(sums) if mine else max(sum(costs[card.id] for _, card in one.plays) for one in public.tricks)
        assert found.where.endswith(f" {cost} point{'s' if cost > 1 else ''}"), (found, sums)
        assert found.card.text in {str(card) for trick in public.tricks for _, card in trick.plays if costs[card.id]}


def test_the_trick_that_decided_is_one_of_all_that_a_deal_has() -> None:
    """A deal that was ended by a claim has as many tricks as any."""
    deal = oh.deal(oh.ruleset("classic", 4), seed=5, deal_number=4)
    while not sum(deal.position.public.points):
        deal = deal.act(deal.to_act[0], next(iter(deal.options(deal.to_act[0]))))
    deal = deal.act(deal.to_act[0], Claim(agreed=True))
    public: Any = deal.position.public
    assert public.claimed is not None and len(public.tricks) < 13
    found = decided_of(public, 0, NAMES, Eyes(public.rules, "big", "en", False, ENGLISH))
    assert found is not None and f" of {public.rules.hand_size} " in found.where, found


def test_cards_of_void_tricks_decide_where_they_were_taken() -> None:
    """What waited goes to who is the next to win a trick, and counts with it."""
    n_waited = 0
    for seed in range(12):
        deal, rng = oh.deal(oh.ruleset("cancellation", 9), seed=seed), random.Random(seed)
        got: dict[int, list[tuple[int, int]]] = {}
        while deal.phase != "over":
            seat = deal.to_act[0]
            deal = deal.act(seat, oh.bot("random").choose(deal.view(seat), oh.Budget(), rng))
            for event in deal.events:
                if isinstance(event, TrickTaken) and event.points:
                    got.setdefault(event.winner, []).append((event.points, event.number))
                    n_waited += bool(event.set_aside)
        public: Any = deal.position.public
        names = tuple(f"Player {seat}" for seat in range(9))
        for own, tricks in got.items():
            if public.kitty_to == own:
                continue
            cost, number = max(tricks)
            found = decided_of(public, own, names, Eyes(public.rules, "big", "en", False, ENGLISH))
            said = f"Trick {number} of 11 · Player {own}: {cost} point{'s' if cost > 1 else ''}"
            assert found is not None and found.where == said, (found, said)
    assert n_waited > 10


@pytest.mark.parametrize(("last", "sinks"), [("2C 3C 4C 5C 6C AC", 4), ("2C 3C 4C 5C AC 6C", None)])
def test_a_moon_sinks_with_what_waited_of_a_void_trick(last: str, sinks: int | None) -> None:
    """Seat 4 has both queens, a heart waits in a void trick, and another player takes it along."""
    rules = rules_of("cancellation", 6)
    rows = ["2S 3S QS QS AS 4S", "AD KD 8D AD KD 7H", last, "7C 7C 8C 9C 10C 8C"]
    first, rest = last.split()[:4], last.split()[4:]
    position, _ = play(of_rows(rules, rows), f"{rows[0]} KD 7H AD KD 8D AD {' '.join((*rest, *first))}")
    assert len(position.public.tricks) == 3 and stopped(position.public) == sinks


def test_nothing_decided_where_no_card_costs_points() -> None:
    rules = oh.ruleset("classic", options={"score.points": {"2C": 1}})
    deal, rng = oh.deal(rules, seed=1, deal_number=4), random.Random(1)
    while not deal.is_over:
        seat = deal.to_act[0]
        deal = deal.act(seat, oh.bot("random").choose(deal.view(seat), oh.Budget(), rng))
    public: Any = deal.position.public
    found = decided_of(public, 0, NAMES, Eyes(public.rules, "big", "en", False, ENGLISH))
    assert found is not None and found.card.text == "2C"


def test_who_is_level_does_not_lead() -> None:
    public = over(1)
    best = min(range(4), key=public.points.__getitem__)
    alone = public.points.count(min(public.points)) == 1
    said = verdict_of(public.points, public.points[best], best, NAMES, Speaker("en")).place
    assert said == "You lead" if alone else said.startswith("Level with ")
    others = [name for name, points in zip(NAMES, public.points, strict=True) if points == min(public.points)]
    assert alone or all(name in said for name in others if name != NAMES[best])


def test_where_many_points_are_good_who_has_most_leads() -> None:
    told = [verdict_of((10, 2, 10), 2, own, NAMES[:3], Speaker("en"), high_is_good=True) for own in range(3)]
    assert [one.place for one in told] == ["Level with Cem", "Place 3 of 3", "Level with Anna"]
    assert [one.gap for one in told] == ["", "8 behind Anna", ""] and told[0].points == "+2"


def ended(rules: Any, seed: int, scores: list[int] | None = None) -> Any:
    """The view of the first seat of a deal that is over, played at random."""
    deal, rng = oh.deal(rules, seed=seed, deal_number=4, scores=scores), random.Random(seed)
    while not deal.is_over:
        seat = deal.to_act[0]
        deal = deal.act(seat, oh.bot("random").choose(deal.view(seat), oh.Budget(), rng))
    return deal.view(0)


@pytest.mark.parametrize("best", ["lowest", "highest"])
@pytest.mark.parametrize(("variant", "seats"), [("classic", 4), ("herz-an-herz", 4)])
def test_who_stands_first_is_who_wins_by_these_rules(variant: str, seats: int, best: str) -> None:
    """In the bar, on the sheet, and by the star beside a name."""
    rules = oh.ruleset(variant, seats, {"score.winner": best})
    view = ended(rules, 3, [30, 10, 20, 41])
    totals = [score + more for score, more in zip(view.public.scores, view.public.points, strict=True)]
    wanted = sorted(range(seats), key=lambda seat: totals[seat] if best == "lowest" else -totals[seat])
    seen = Seen(view, NAMES, Speaker("en"), "big")
    if variant == "classic":
        groups: Any = groups_of(seen, (), ())
        standing, verdict = groups["strip"]["strip"].given[3], groups["faces"]["verdict"].given[0]
        stars = [seat for seat in range(seats) if groups["faces"][f"opened-{seat}"].given[0].is_best]
        bound = (min if best == "lowest" else max)(view.public.points)
        assert stars == [seat for seat, points in enumerate(view.public.points) if points == bound]
    else:
        scene = scene_of(seen, Walk())
        standing, verdict = scene.standing, scene.verdict
    assert [row.seat for row in standing] == wanted and verdict is not None
    assert verdict.place == ("You lead" if wanted[0] == 0 else f"Place {wanted.index(0) + 1} of {seats}")


def test_the_bar_tells_totals_that_never_fall_below_0() -> None:
    free = {"score.points": {"QS": 0}, "moon.award": "none", "end.deals": 9}
    rules = oh.ruleset("classic", 4, {"score.negative_total": False, "score.bonus": {"JD": -11}} | free)
    view = ended(rules, 3, [5, 5, 5, 5])
    assert sorted(view.public.points) == [-11, 0, 0, 0]
    groups: Any = groups_of(Seen(view, NAMES, Speaker("en"), "big"), (), ())
    assert [row.score for row in groups["strip"]["strip"].given[3]] == [0, 5, 5, 5]


def test_names_at_the_ends_of_lines_cover_no_other_one() -> None:
    rng = random.Random(3)
    for n_seats in range(2, 12):
        names = [f"Player {seat}" for seat in range(n_seats)]
        totals, lines = [0] * n_seats, []
        for _ in range(rng.randrange(1, 30)):
            totals = [total + rng.choice((0, 0, 1, 13, -5)) for total in totals]
            lines.append(tuple(totals))
        found = chart_of(lines, names, 100)
        assert found is not None and len(found.lines) == n_seats
        places = sorted(end.label for end in found.ends if end is not None)
        assert all(after - before >= APART - 0.2 for before, after in pairwise(places)), places
        assert places[0] >= 0 and places[-1] <= 192
        for line in found.lines:
            xs, ys = zip(*[map(float, place.split(",")) for place in line.split()], strict=True)
            assert xs[-1] == RIGHT and min(ys) >= TOP and max(ys) <= FOOT
        assert (
            found.limit is not None and found.limit.text == "100" and "100" not in {tick.text for tick in found.ticks}
        )
        assert len(found.ticks) <= 7 and len(found.deals) <= 12


def test_no_chart_before_the_first_deal_is_over_and_no_limit_where_there_is_none() -> None:
    assert chart_of([], NAMES, 100) is None
    found = chart_of([(0, 0, 0, 0)], NAMES, None)
    assert found is not None and found.limit is None
