"""Quick checks of the rules of Hearts, each of them a function that raises where a rule is not kept.

They are what must notice a flipped policy (test_mutations.py): worked cases, counted tiny deals, and a few of its own
for what no single deal can feel.  Nothing here looks at what is flipped.
"""

from __future__ import annotations

import random
from collections.abc import Callable, Iterator
from functools import cache, partial
from itertools import product
from typing import Any

import openhearts as oh
from openhearts.cards.card import Card
from openhearts.games.hearts.play import match
from openhearts.games.hearts.rules import scoring
from tests.hearts.test_cases import HEARTS, OWED_HEARTS, RUNNERS
from tests.oracles import scoring as oracle
from tests.oracles.cards import deck
from tests.oracles.tiny import PolicyPair, policy_pairs
from tests.tiny.engine_counts import count, engine_rules

Check = Callable[[], None]
LEADERS = ("as_opening", "most_points_last_deal", "most_points_total", "fewest_points", "last_winner")


@cache
def pairs() -> list[PolicyPair]:
    """The chosen deals, without those that take one copy of a card out of two packs."""
    return [pair for pair in policy_pairs() if pair.deal.rules["pack.count"] == 1 or not pair.deal.rules["pack.remove"]]


# --- counted tiny deals -----------------------------------------------------------------------------------------------


def _count(pair: PolicyPair, *, flipped: bool) -> None:
    rules, data = (pair.rules_flipped, pair.flipped) if flipped else (pair.deal.rules, pair.base)
    made = engine_rules(rules, len(pair.deal.hands))
    if made is None or len(deck(rules)) != len(made.pack_ids):
        return
    counts = count(pair.deal, made, limit=5000)
    assert counts.playouts == data["playouts"]
    assert list(counts.points) == data["points"]
    assert counts.divide == data["divide"]
    assert counts.voids == data["voids"]


def counts(policy: str) -> Iterator[Check]:
    """The counts of every deal that was chosen for a policy."""
    for pair in pairs():
        if pair.policy == policy:
            yield partial(_count, pair, flipped=False)
            yield partial(_count, pair, flipped=True)


# --- worked cases -----------------------------------------------------------------------------------------------------


def cases() -> Iterator[Check]:
    """Every worked case of Hearts."""
    for case in HEARTS + OWED_HEARTS:
        yield partial(RUNNERS[case["given"]["kind"]], case)


# --- the match: against the brute force, over all small results -------------------------------------------------------


def _plain(**options: Any) -> dict[str, Any]:
    """Rules as the brute force reads them."""
    base = {
        "next_deal.leader": "as_opening",
        "next_deal.tie": "left_of_previous",
        "score.negative_total": True,
        "score.winner": "lowest",
        "end.limit": 100,
        "end.limit_test": "reach",
        "end.deals": "none",
        "end.tie": "shared",
    }
    return base | options


def _kids(options: dict[str, Any]) -> Any:
    return oh.ruleset("kids-jinx", 3, options)


def next_leader() -> None:
    """Who leads to the next deal, for every rule, every tie and every result of three seats."""
    for how, tie in product(LEADERS, ("left_of_previous", "youngest")):
        options = {"next_deal.leader": how, "next_deal.tie": tie}
        rules, plain = _kids(options), _plain(**options)
        for last, previous, youngest in product(product(range(3), repeat=3), range(3), range(3)):
            totals = (last[1], last[2], last[0])
            if tie == "youngest" and how != "last_winner" and youngest not in _tied(how, last, totals):
                continue  # who is the youngest of two others, nobody told
            for taker in (None, 2):
                found = scoring.next_leader(
                    rules,
                    last_points=last,
                    totals=totals,
                    previous_starter=previous,
                    last_winner=taker,
                    youngest=youngest,
                    luck=1,
                )
                assert found == oracle.next_leader(
                    plain,
                    previous_leader=previous,
                    deal_points=last,
                    totals=totals,
                    last_taker=taker,
                    youngest=youngest,
                )


def _tied(how: str, last: tuple[int, ...], totals: tuple[int, ...]) -> list[int]:
    values = totals if how == "most_points_total" else last
    wanted = min(values) if how == "fewest_points" else max(values)
    return [seat for seat, value in enumerate(values) if value == wanted]


def next_leader_by_chance() -> None:
    """A tie that chance breaks takes each of those tied, as luck has it."""
    rules = _kids({"next_deal.leader": "most_points_last_deal", "next_deal.tie": "random"})
    for luck in range(6):
        found = scoring.next_leader(rules, last_points=(4, 1, 4), totals=(9, 9, 9), previous_starter=1, luck=luck)
        assert found == (0, 2)[luck % 2]


def match_end() -> None:
    """When a match is over and who has won, for every rule of the end and many totals."""
    grid = product(
        (None, 3), ("reach", "exceed"), ("none", "players", 2), ("shared", "extra_deal"), ("lowest", "highest")
    )
    for limit, test, deals, tie, winner in grid:
        if limit is None and deals == "none":
            continue
        options: dict[str, Any] = {
            "end.limit": "none" if limit is None else limit,
            "end.limit_test": test,
            "end.deals": deals,
            "end.tie": tie,
            "score.winner": winner,
        }
        rules, plain = _kids(options), _plain(**options)
        for totals in product((-1, 2, 3, 4), repeat=3):
            assert scoring.best_seats(rules, totals) == oracle.winners(plain, totals)
            for n_deals in (1, 2, 3, 4):
                assert scoring.is_match_over(rules, totals, n_deals) == oracle.match_over(plain, totals, n_deals)


def totals() -> None:
    """Totals go below nothing, or stop there."""
    for negative in (True, False):
        rules, plain = _kids({"score.negative_total": negative}), _plain(**{"score.negative_total": negative})
        for old, new in product(product((-2, 0, 5), repeat=3), ((-3, 1, 0), (-7, -1, 2))):
            assert scoring.add_scores(rules, old, new) == oracle.add_to_totals(plain, old, new)


def whole_matches() -> None:
    """Deals in sequence: dealer, leader, totals and end follow from what was played."""
    for how, dealing in product(LEADERS, ("left", "right", "most_points")):
        rules = _kids({"next_deal.leader": how, "dealer.next": dealing, "end.deals": 4})
        plain = _plain(**{"next_deal.leader": how, "end.limit": "none", "end.deals": 4})
        rng = random.Random(f"{how} {dealing}")
        m = oh.match(rules, seed=f"{how} {dealing}", first_leader=2)
        while not m.over:
            before = m
            seat = m.deal.to_act[0]
            m = m.act(seat, rng.choice(list(m.deal.options(seat))))
            if len(m.finished) == len(before.finished) or m.over:
                continue
            done, public = m.finished[-1].standing, m.finished[-1].position.public
            leader = oracle.next_leader(
                plain,
                previous_leader=public.tricks[0].leader,
                deal_points=public.points,
                totals=m.scores,
                last_taker=public.tricks[-1].winner,
            )
            assert m.deal.turn == (2 if leader is None else leader)
            assert m.standing.dealer == _next_dealer(dealing, done.dealer, m.scores)
        assert len(m.finished) == 4
        summed = tuple(sum(points[seat] for points in m.standing.deals) for seat in range(3))
        assert m.scores == summed and m.winners == oracle.winners(plain, summed)


def _next_dealer(how: str, dealer: int, scores: tuple[int, ...]) -> int:
    if how == "most_points":
        order = [(dealer + step) % 3 for step in (1, 2, 3)]
        return next(seat for seat in order if scores[seat] == max(scores))
    return (dealer + (1 if how == "left" else -1)) % 3


def first_dealer() -> None:
    """The first dealer is a seat of the rules, or chance's; a host may name another."""
    for seat in range(3):
        assert match.first_standing(_kids({"dealer.first": seat}), luck=2).dealer == seat
        assert match.first_standing(_kids({}), luck=seat + 3).dealer == seat
        assert match.first_standing(_kids({"dealer.first": 1}), dealer=seat).dealer == seat


def opening_leaders() -> None:
    """Who leads to the first trick, by each rule."""
    for how, leader in (("left_of_dealer", 0), ("dealer", 3), ("youngest", 1), ("seat", 1)):
        free = {"opening.leader": how, "opening.card": "none", "opening.must": "any", "pass.count": 0}
        assert oh.deal(oh.ruleset("classic", 4, free), seed=1, dealer=3, first_leader=1).turn == leader


# --- who sees what ----------------------------------------------------------------------------------------------------


def kitties() -> None:
    """Who sees the cards left over, when, and when their points are told; for every kitty."""
    base = {
        "pack.suits": ["C", "H"],
        "pack.ranks": ["2", "3", "4", "5"],
        "pack.remove": [],
        "pass.count": 0,
        "deal.hands": 2,
        "moon.award": "none",
    }
    free = {"opening.leader": "dealer", "opening.card": "none", "opening.must": "any", "lead.locked": []}
    for when, seen_by in product(
        ("set_aside", "kitty_first_trick", "kitty_last_trick", "kitty_first_heart"), ("nobody", "winner", "all")
    ):
        if (when, seen_by) == ("set_aside", "winner"):
            continue
        rules = oh.ruleset(
            "classic",
            3,
            {**base, **free, "first_trick.forbidden": [], "deal.leftover": when, "deal.leftover_seen_by": seen_by}
            | {"deal.hands": 2, "moon.award": "none"},
        )
        deal = oh.deal(rules, hands=["5C 2C", "3C 2H", "4C 3H"], kitty="4H 5H")
        _check_kitty(deal, {seat: when == "set_aside" and seen_by == "all" for seat in (0, 1, 2, None)}, 0)
        for text in ("5C", "3C", "4C"):
            deal = deal.play(text)
        taken = when == "kitty_first_trick"
        sees = {
            seat: (seen_by == "all" and when in ("set_aside", "kitty_first_trick"))
            or (taken and seen_by == "winner" and seat == 0)
            for seat in (0, 1, 2, None)
        }
        _check_kitty(deal, sees, 2 if taken and seen_by == "all" else 0)
        for text in ("2C", "2H", "3H"):
            deal = deal.play(text)
        assert deal.points == ((2 if when == "set_aside" else 4), 0, 0)


def _check_kitty(deal: oh.Deal, sees: dict[int | None, bool], points: int) -> None:
    for seat, may in sees.items():
        assert deal.view(seat).kitty == ((Card("4H"), Card("5H")) if may else None)
    assert deal.position.public.points[0] == points


def hand_sizes() -> None:
    """As many cards as can be dealt evenly, or as many as the rules say."""
    assert oh.ruleset("classic", 4).hand_size == 13
    fewer = oh.ruleset("classic", 4, {"deal.hands": 12, "opening.card": "lowest_of:C"})
    assert (fewer.hand_size, fewer.n_left_over) == (12, 4)
    assert len(oh.deal(fewer, seed=1).view(0).hand) == 12


def jokers() -> None:
    """Two jokers for six seats, and none where the rules put none in."""
    with_two = oh.ruleset("classic-6-jokers", 6)
    assert len(with_two.pack_ids) == 54 and with_two.jokers_mask == 1 << 0 | 1 << 16


OWN: tuple[Check, ...] = (
    next_leader,
    next_leader_by_chance,
    match_end,
    totals,
    first_dealer,
    opening_leaders,
    kitties,
    hand_sizes,
    jokers,
    whole_matches,
)
