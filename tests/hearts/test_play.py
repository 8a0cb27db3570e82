"""Deals and matches of Hearts move by move: the match around the deals, the pass, claims, the kitty, the end of a deal.

Which cards are legal and what they cost is tested with the worked cases and against a brute force.
"""

from __future__ import annotations

import random
from typing import Any

import pytest
from msgspec.structs import replace

import openhearts as oh
from openhearts.cards import cardset
from openhearts.cards.card import cards
from openhearts.core.game import Standing
from openhearts.games.hearts.game import GAME
from openhearts.games.hearts.play import events as ev
from openhearts.games.hearts.play.actions import PLAYS, Choose, Claim, Pass, Play
from openhearts.games.hearts.play.position import Position, apply
from openhearts.games.hearts.rules.ruleset import Ruleset

# --- helpers ----------------------------------------------------------------------------------------------------------


def rules_of(variant: str, seats: int | None = None, **options: Any) -> Ruleset:
    """A rule set; `_` before the section's end is the dot: `end__limit=50`."""
    rules = oh.ruleset(variant, seats, {name.replace("__", "."): value for name, value in options.items()})
    assert isinstance(rules, Ruleset)
    return rules


def finished(standing: Standing, points: list[int], *, starter: int = 0, last_winner: int | None = None) -> Position:
    """A finished deal of this standing with these points, this first leader and this winner of the last trick."""
    rules = standing.rules
    d = oh.deal(rules, seed=1, deal_number=standing.deal_number)
    while not d.is_over:
        d = d.act(d.to_act[0], next(iter(d.options(d.to_act[0]))))
    public = d.position.public
    tricks = [*public.tricks]
    tricks[0] = replace(tricks[0], leader=starter)
    tricks[-1] = replace(tricks[-1], winner=last_winner, collector=last_winner)
    return replace(d.position, public=replace(public, points=tuple(points), tricks=tuple(tricks)))


def after(rules: Ruleset, *deals: list[int], starter: int = 0, luck: int = 0, **start: Any) -> Standing:
    """The standing after deals with these points."""
    standing = GAME.first_standing(rules, **start)
    for points in deals:
        standing = GAME.next_standing(standing, finished(standing, points, starter=starter), luck)
    return standing


def of_rows(rules: Ruleset, rows: list[str], kitty: str = "", leader: int = 0) -> Position:
    """A position in which each seat holds just its cards of these tricks, each row from seat 0 on."""
    seats = rules.seats
    hands = [cardset.from_text(" ".join(row.split()[seat] for row in rows)) for seat in range(seats)]
    public = oh.deal(replace(rules, pass_=replace(rules.pass_, count=0)), seed=1, dealer=0).position.public
    public = replace(public, rules=rules, turn=leader, leader=leader, phase="play", opening_card=None)
    return Position(public, tuple(hands), tuple(hands), (0,) * seats, cardset.from_text(kitty))


def play(position: Position, texts: str) -> tuple[Position, list[Any]]:
    """The position after these cards of the seats on turn, and all that happened."""
    happened: list[Any] = []
    for one in cards(texts):
        position, events = apply(
            position, position.public.turn if position.public.turn is not None else 0, PLAYS[one.id]
        )
        happened += events
    return position, happened


def only(events: Any, kind: type) -> Any:
    """The one event of a kind."""
    (found,) = [event for event in events if isinstance(event, kind)]
    return found


def random_end(d: oh.Deal, rng: random.Random) -> oh.Deal:
    """The deal played to its end at random, without claims."""
    while not d.is_over:
        seat = rng.choice(d.to_act)
        d = d.act(seat, rng.choice(list(d.options(seat))))
    return d


# --- dealers ----------------------------------------------------------------------------------------------------------


def test_the_first_dealer() -> None:
    assert GAME.first_standing(rules_of("classic", dealer__first=2), luck=5).dealer == 2
    assert [GAME.first_standing(rules_of("classic"), luck=luck).dealer for luck in (0, 3, 4, 6)] == [0, 3, 0, 2]
    assert GAME.first_standing(rules_of("classic", dealer__first=2), dealer=1).dealer == 1
    dealers = {oh.match(rules_of("classic"), seed=seed).deal.position.public.dealer for seed in range(40)}
    assert dealers == {0, 1, 2, 3}
    assert oh.match(rules_of("classic", dealer__first=3), seed=1).deal.position.public.dealer == 3
    with pytest.raises(ValueError, match="no seat 4"):
        GAME.first_standing(rules_of("classic"), dealer=4)
    for bad in (4, -1):
        with pytest.raises(oh.BadText):
            oh.deal(rules_of("classic"), seed=1, dealer=bad)
        with pytest.raises(oh.BadText):
            oh.deal(rules_of("kids-jinx"), seed=1, first_leader=bad)
    with pytest.raises(oh.BadText):
        oh.deal(rules_of("classic"), seed=1, scores=(0, 0, 0))


@pytest.mark.parametrize(
    ("value", "deals", "dealers"),
    [
        ("left", [[1, 2, 3, 20]] * 5, [3, 0, 1, 2, 3]),
        ("right", [[1, 2, 3, 20]] * 5, [1, 0, 3, 2, 1]),
        # most points in all, a tie to the left of the dealer before (2 at first)
        ("most_points", [[0, 26, 0, 0], [13, 0, 0, 13], [13, 0, 0, 13], [0, 0, 1, 0]], [1, 1, 3, 0]),
    ],
)
def test_the_next_dealer(value: str, deals: list[list[int]], dealers: list[int]) -> None:
    rules = rules_of("classic", dealer__next=value, end__limit=1_000)
    found = [after(rules, *deals[: number + 1], dealer=2).dealer for number in range(len(deals))]
    assert found == dealers


# --- who leads --------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("variant", "options", "leaders"),
    [
        ("classic", {}, [None, None, None]),
        ("kids-jinx", {"next_deal__leader": "as_opening"}, [2, 2, 2]),
        ("kids-jinx", {"next_deal__leader": "as_opening", "opening__leader": "seat"}, [2, 2, 2]),
        ("kids-jinx", {"next_deal__leader": "as_opening", "opening__leader": "dealer"}, [1, 2, 3]),
        ("kids-jinx", {"next_deal__leader": "as_opening", "opening__leader": "left_of_dealer"}, [2, 3, 0]),
    ],
)
def test_the_first_leader(variant: str, options: dict[str, Any], leaders: list[int | None]) -> None:
    rules = rules_of(variant, 4, **options)
    found = [after(rules, *[[1, 2, 3, 4]] * n, first_leader=2, dealer=1).leader for n in range(3)]
    assert found == leaders


@pytest.mark.parametrize(
    ("leader", "tie", "last", "before", "starter", "expected"),
    [
        ("most_points_last_deal", "left_of_previous", [1, 9, 5, 4], [0, 0, 0, 30], 0, 1),
        ("most_points_last_deal", "left_of_previous", [7, 2, 7, 3], [0, 0, 0, 0], 0, 2),
        ("most_points_last_deal", "left_of_previous", [7, 2, 7, 3], [0, 0, 0, 0], 2, 0),
        ("most_points_last_deal", "left_of_previous", [7, 2, 7, 3], [0, 0, 0, 0], 3, 0),
        ("most_points_last_deal", "youngest", [7, 2, 7, 3], [0, 0, 0, 0], 3, 2),
        ("most_points_last_deal", "youngest", [4, 5, 5, 5], [0, 0, 0, 0], 3, 1),
        ("most_points_total", "left_of_previous", [1, 9, 5, 4], [0, 0, 0, 30], 0, 3),
        ("most_points_total", "left_of_previous", [1, 9, 5, 4], [9, 1, 0, 0], 0, 1),
        ("most_points_total", "left_of_previous", [1, 9, 5, 4], [9, 1, 0, 0], 1, 0),
        ("fewest_points", "left_of_previous", [1, 9, 5, 4], [50, 0, 0, 0], 2, 0),
        ("fewest_points", "left_of_previous", [1, 9, 1, 8], [0, 0, 0, 0], 1, 2),
        ("fewest_points", "youngest", [1, 9, 8, 1], [0, 0, 0, 0], 1, 3),
        ("last_winner", "left_of_previous", [1, 9, 5, 4], [0, 0, 0, 0], 0, 3),
    ],
)
def test_the_next_leader(
    leader: str, tie: str, last: list[int], before: list[int], starter: int, expected: int
) -> None:
    """The youngest is seat 1; who would take the last trick is seat 3."""
    rules = rules_of("kids-jinx", 4, next_deal__leader=leader, next_deal__tie=tie)
    standing = GAME.first_standing(rules, first_leader=1, scores=before)
    found = GAME.next_standing(standing, finished(standing, last, starter=starter, last_winner=3))
    assert found.leader == expected and found.starter == starter


def test_a_tie_by_chance() -> None:
    rules = rules_of("kids-jinx", 4, next_deal__tie="random")
    assert [after(rules, [7, 2, 7, 7], luck=luck).leader for luck in range(6)] == [0, 2, 3, 0, 2, 3]
    assert {after(rules, [7, 2, 1, 6], luck=luck).leader for luck in range(6)} == {0}
    assert {oh.match(rules, seed=seed).seed for seed in range(2)} == {0, 1}


def test_the_next_leader_really_leads() -> None:
    for seed in range(5):
        m = oh.match(rules_of("kids-jinx", 4), seed=seed, first_leader=3)
        rng = random.Random(seed)
        while not m.over:
            m = m.act(m.deal.turn or 0, rng.choice(list(m.deal.options(m.deal.turn or 0))))
        leaders = [d.position.public.tricks[0].leader for d in m.finished]
        assert leaders[0] == 3 and len(leaders) == 4
        for idx in range(3):
            points = m.finished[idx].points or ()
            tied = [seat for seat in range(4) if points[seat] == max(points)]
            assert leaders[idx + 1] == min(tied, key=lambda seat, old=leaders[idx]: (seat - old - 1) % 4), (
                f"seed {seed}"
            )


# --- the end of a match -----------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("options", "deals", "over", "winners"),
    [
        ({"end__limit": 50}, [[49, 0, 0, 0]], False, ()),
        ({"end__limit": 50}, [[50, 0, 0, 1]], True, (1, 2)),
        ({"end__limit": 50, "end__limit_test": "exceed"}, [[50, 0, 0, 1]], False, ()),
        ({"end__limit": 50, "end__limit_test": "exceed"}, [[51, 0, 3, 1]], True, (1,)),
        ({"end__limit": 50, "score__winner": "highest"}, [[50, 0, 0, 1]], True, (0,)),
        ({"end__limit": "none", "end__deals": 2}, [[900, 0, 0, 0]], False, ()),
        ({"end__limit": "none", "end__deals": 2}, [[9, 0, 0, 0], [0, 9, 0, 0]], True, (2, 3)),
        ({"end__limit": "none", "end__deals": "players"}, [[1, 2, 3, 4]] * 3, False, ()),
        ({"end__limit": "none", "end__deals": "players"}, [[1, 2, 3, 4]] * 4, True, (0,)),
        ({"end__deals": 3}, [[100, 0, 1, 2]], True, (1,)),
        ({"end__deals": 2}, [[1, 0, 1, 2]] * 2, True, (1,)),
        ({"end__deals": 3}, [[1, 0, 1, 2]] * 2, False, ()),
        # a tie for the best seat goes on; a tie elsewhere does not
        ({"end__limit": 50, "end__tie": "extra_deal"}, [[50, 0, 0, 1]], False, ()),
        ({"end__limit": 50, "end__tie": "extra_deal"}, [[50, 1, 0, 1]], True, (2,)),
        ({"end__limit": 50, "end__tie": "extra_deal"}, [[50, 0, 0, 1], [0, 0, 0, 26]], False, ()),
        ({"end__limit": 50, "end__tie": "extra_deal"}, [[50, 0, 0, 1], [0, 5, 0, 21]], True, (2,)),
        ({"end__limit": "none", "end__deals": 1, "end__tie": "extra_deal"}, [[13, 13, 0, 0], [1, 0, 0, 0]], False, ()),
        ({"end__limit": "none", "end__deals": 1, "end__tie": "extra_deal"}, [[13, 13, 0, 0], [1, 0, 1, 0]], True, (3,)),
    ],
)
def test_the_end_of_a_match(
    options: dict[str, Any], deals: list[list[int]], over: bool, winners: tuple[int, ...]
) -> None:
    standing = after(rules_of("classic", 4, **options), *deals)
    assert (standing.over, standing.winners) == (over, winners)
    assert standing.deal_number == len(deals) + (not over)
    assert standing.deals == tuple(map(tuple, deals))


def test_extra_deals_of_a_match() -> None:
    rules = rules_of("kids-jinx", 3, end__deals=1, end__tie="extra_deal")
    n_deals = set()
    for seed in range(30):
        m = oh.match(rules, seed=seed)
        while not m.over:
            rng = random.Random(seed)
            m = m.act(m.deal.turn or 0, rng.choice(list(m.deal.options(m.deal.turn or 0))))
        assert len(m.winners) == 1 and m.scores[m.winners[0]] == min(m.scores)
        n_deals.add(len(m.finished))
    assert 1 in n_deals and max(n_deals) > 1, n_deals


def test_a_match_that_is_over_takes_no_action() -> None:
    m = oh.match(rules_of("classic", end__deals=1), seed=1)
    while not m.over:
        seat = m.deal.to_act[0]
        m = m.act(seat, next(iter(m.deal.options(seat))))
    for seat in range(4):
        with pytest.raises(oh.IllegalAction) as caught:
            m.act(seat, PLAYS[2])
        assert caught.value.reason == oh.Reason.DEAL_OVER


@pytest.mark.parametrize(("allowed", "totals"), [(True, (-11, 3, -9, 24)), (False, (0, 3, 0, 24))])
def test_negative_totals(allowed: bool, totals: tuple[int, ...]) -> None:
    rules = rules_of("classic", score__negative_total=allowed, score__bonus={"JD": -11})
    standing = after(rules, [-11, 3, 0, 24])
    assert standing.deals == ((-11, 3, 0, 24),), "the points of the deal stay what they are"
    standing = GAME.next_standing(standing, finished(standing, [0, 0, -9, 0]))
    assert standing.scores == totals


def test_totals_without_negatives_in_the_event() -> None:
    for allowed in (True, False):
        rules = rules_of("classic", score__negative_total=allowed, moon__award="subtract_from_self", pass__count=0)
        d = _moon_deal(rules)
        assert only(d.events, ev.DealEnded).scores == ((-26 if allowed else 0), 0, 0, 0)
        assert d.points == (-26, 0, 0, 0)


def _moon_deal(rules: Ruleset) -> oh.Deal:
    """Seat 0 takes every trick of a deal of four: with AC the first, with all spades but the two the others."""
    pack = cards(" ".join(map(str, cardset.to_cards(cardset.from_ids(rules.pack_ids)))))
    spades = [one for one in pack if str(one)[-1] == "S"]
    rest = [one for one in pack if one not in spades]
    hands = [[str(one) for one in (*spades[1:], oh.card("AC"))], [], [], []]
    others = [str(one) for one in (*rest, spades[0]) if one != "AC"]
    for idx, text in enumerate(others):
        hands[1 + idx % 3].append(text)
    d = oh.deal(rules, hands=[" ".join(hand) for hand in hands], deal_number=4)
    rng = random.Random(5)
    while d.phase == "play":
        seat = d.to_act[0]
        options = d.options(seat).cards
        d = d.play(str(max(options, key=lambda one: one.rank) if seat == 0 else _low(options, rng)))
    return d


def _low(options: Any, rng: random.Random) -> Any:
    low = min(one.rank for one in options)
    return rng.choice([one for one in options if one.rank == low])


# --- the pass ---------------------------------------------------------------------------------------------------------


def test_a_pass_may_be_changed_until_the_last() -> None:
    d = oh.deal(rules_of("classic"), seed=3)
    hands = [d.view(seat).hand for seat in range(4)]
    d = d.act(1, Pass(hands[1][:3]))
    assert only(d.events, ev.PassChosen) == ev.PassChosen(1, hands[1][:3])
    assert d.to_act == (0, 2, 3) and not d.options(1)
    d = d.act(1, Pass(hands[1][2:5]))
    assert only(d.events, ev.PassChosen) == ev.PassChosen(1, hands[1][2:5], changed=True)
    assert d.view(1).gave == hands[1][2:5] and d.view(1).hand == (*hands[1][:2], *hands[1][5:])
    d = d.act(3, Pass(hands[3][:3])).act(0, Pass(hands[0][:3])).act(3, Pass(hands[3][-3:]))
    assert d.to_act == (2,)
    again = d.act(1, Pass(hands[1][2:5]))
    assert again.position == d.position, "the same choice once more changes nothing"
    d = d.act(2, Pass(hands[2][:3]))
    assert d.phase == "play" and d.view(2).got == hands[1][2:5] and d.view(0).got == hands[3][-3:]
    with pytest.raises(oh.IllegalAction) as caught:
        d.act(1, Pass(hands[1][:3]))
    assert caught.value.reason == oh.Reason.WRONG_PHASE


def test_a_changed_pass_is_judged_by_the_hand_as_dealt() -> None:
    d = oh.deal(rules_of("classic"), seed=3)
    hand = d.view(1).hand
    d = d.act(1, Pass(hand[:3]))
    assert d.act(1, Pass((hand[0], hand[5], hand[6]))).view(1).gave == (hand[0], hand[5], hand[6])
    for picked in (hand[:2], (hand[0], hand[0], hand[1]), (d.view(2).hand[0], *hand[:2])):
        before = d.position
        with pytest.raises(oh.IllegalAction):
            d.act(1, Pass(picked))
        assert d.position is before and d.view(1).gave == hand[:3]


def test_both_copies_of_a_card_may_be_passed() -> None:
    rules = rules_of("cancellation", 6)
    d = next(
        d
        for seed in range(50)
        for d in [oh.deal(rules, seed=seed)]
        if any(cardset.copies(d.position.hands[0], idx) == 2 for idx in range(64))
    )
    hand = d.view(0).hand
    twice = next(one for one in hand if hand.count(one) == 2)
    other = next(one for one in hand if one != twice)
    passed = d.act(0, Pass((twice, other, twice)))
    assert passed.view(0).gave.count(twice) == 2 and twice not in passed.view(0).hand
    with pytest.raises(oh.IllegalAction) as caught:
        d.act(0, Pass((twice, twice, twice)))
    assert caught.value.reason == oh.Reason.PASS_TWICE


# --- moons ------------------------------------------------------------------------------------------------------------

TWO_MOONS = {"moon__needs": {"suit:H": 13, "QS": 1}}


def _taken_deal(rules: Ruleset, taken: list[str], n_won: tuple[int, ...]) -> Position:
    """The end of a deal in which the seats had taken these cards before a last trick that costs nothing."""
    row = "2D 3D 4D 5D 6D 7D"
    position = of_rows(rules, [" ".join(row.split()[: rules.seats])])
    sets = tuple(cardset.from_text(text) for text in taken)
    whole = position.dealt[0]
    for more in sets:
        whole = cardset.union(whole, more)
    public = replace(position.public, taken=sets, n_won=n_won, tricks=())
    position = replace(position, public=public, dealt=(whole, *position.dealt[1:]))
    return play(position, " ".join(row.split()[: rules.seats]))[0]


HEARTS = "2H 3H 4H 5H 6H 7H 8H 9H 10H JH QH KH AH"


def test_two_who_have_what_a_moon_needs() -> None:
    """With two packs 13 hearts and a queen can be taken twice: that is nobody's moon."""
    rules = rules_of("cancellation", 6, moon__needs={"suit:H": 13, "QS": 1}, moon__award="add_to_others")
    both = _taken_deal(rules, [f"{HEARTS} QS", f"{HEARTS} QS", "", "", "", ""], (8, 8, 0, 0, 0, 0)).public
    assert (both.phase, both.shooter, both.points) == ("over", None, (26, 26, 0, 0, 0, 0))
    one = _taken_deal(rules, [f"{HEARTS} QS", f"{HEARTS}", "QS", "", "", ""], (8, 7, 1, 0, 0, 0)).public
    assert (one.shooter, one.points) == (0, (0, 26, 26, 26, 26, 26))
    none = _taken_deal(rules, [f"{HEARTS[3:]} QS", "2H", "QS", "", "", ""], (8, 7, 1, 0, 0, 0)).public
    assert (none.shooter, none.points) == (None, (25, 1, 13, 0, 0, 0))


def test_no_trick_bonus() -> None:
    rules = rules_of("classic", score__no_trick_bonus=-5)
    some = _taken_deal(rules, [HEARTS, "QS", "", ""], (9, 3, 0, 0)).public
    assert some.points == (13, 13, -5, 0), "seat 3 took the last trick"
    moon = _taken_deal(rules, [f"{HEARTS} QS", "", "", ""], (12, 0, 0, 0)).public
    assert moon.points == (0, 26, 26, 26), "not in a deal with a moon"
    d = random_end(oh.deal(rules, seed=4), random.Random(4))
    plain = random_end(oh.deal(rules_of("classic"), seed=4), random.Random(4))
    lost = [-5 if won == 0 else 0 for won in d.position.public.n_won]
    assert d.points == tuple(point + less for point, less in zip(plain.points or (), lost, strict=True))


# --- cards left over --------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("seen_by", ["nobody", "all"])
def test_cards_set_aside(seen_by: str) -> None:
    rules = rules_of("kids-jinx", 6, deal__leftover_seen_by=seen_by)
    d = oh.deal(rules, seed=2)
    kitty = d.position.kitty
    shown = [event for event in d.events if isinstance(event, ev.LeftOverShown)]
    assert [event.cards for event in shown] == ([cardset.to_cards(kitty)] if seen_by == "all" else [])
    for audience in (*range(6), None):
        assert d.view(audience).kitty_mask == (kitty if seen_by == "all" else None)
    d = random_end(d, random.Random(2))
    assert d.view(None).kitty_mask == kitty and not any(cards & kitty for cards in d.position.public.taken)


@pytest.mark.parametrize("seen_by", ["nobody", "winner", "all"])
@pytest.mark.parametrize("leftover", ["kitty_first_trick", "kitty_last_trick", "kitty_first_heart"])
def test_a_kitty_and_who_sees_it(seen_by: str, leftover: str) -> None:
    rules = rules_of("kitty-first-trick", 5, deal__leftover=leftover, deal__leftover_seen_by=seen_by)
    when = set()
    for seed in range(6):
        rng = random.Random(seed)
        d = oh.deal(rules, seed=seed, deal_number=5)
        kitty = d.position.kitty
        assert d.phase == "play" and cardset.size(kitty) == 2
        while not d.is_over:
            to = d.position.public.kitty_to
            for audience in (*range(5), None):
                sees = to is not None and (seen_by == "all" or (seen_by == "winner" and audience == to))
                assert d.view(audience).kitty_mask == (kitty if sees else None), f"seed {seed}"
            d = d.act(d.turn or 0, rng.choice(list(d.options(d.turn or 0))))
            for event in d.events:
                if isinstance(event, ev.KittyTaken):
                    when.add(len(d.position.public.tricks))
                    trick = d.position.public.tricks[-1]
                    assert (event.seat, event.count) == (trick.collector, 2)
                    assert leftover != "kitty_first_heart" or any(idx >> 4 == 2 for idx in trick.ids)
        public = d.position.public
        assert public.kitty_to is not None and cardset.contains(public.taken[public.kitty_to], kitty)
        assert d.view(None).kitty_mask == kitty and sum(map(cardset.size, public.taken)) == 52
    if leftover == "kitty_first_trick":
        assert when == {1}
    elif leftover == "kitty_last_trick":
        assert when == {10}
    else:
        assert len(when) > 1


# --- void tricks ------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("value", "collector"), [("nobody", None), ("leader", 4), ("previous_winner", 4), ("second_copy_of_highest", 3)]
)
def test_who_gets_a_last_void_trick(value: str, collector: int | None) -> None:
    """Seat 4 won the trick before and leads the last one; AD lies twice, the second copy from seat 3."""
    rules = rules_of("cancellation", 6, trick__last_void_to=value, moon__award="none")
    rows = ["2C 3C 4C 5C AC 6C", "AD KD QS AD KD 7H"]
    position, _ = play(of_rows(rules, rows), "2C 3C 4C 5C AC 6C")
    assert position.public.leader == 4
    position, events = play(position, "KD 7H AD KD QS AD")
    public = position.public
    void = only(events, ev.TrickVoid)
    assert (void.reason, void.is_last, void.collector, void.next_leader) == ("two_pairs", True, collector, None)
    assert public.phase == "over" and public.tricks[-1].winner is None
    assert cardset.size(public.set_aside) == (6 if collector is None else 0)
    assert public.points == tuple(14 if seat == collector else 0 for seat in range(6))
    assert only(events, ev.DealEnded).uncollected == (cardset.to_cards(public.set_aside) if collector is None else ())


@pytest.mark.parametrize(("value", "shooter"), [("nobody", None), ("leader", 4), ("second_copy_of_highest", 3)])
def test_a_last_void_trick_makes_a_moon_of_who_gets_it(value: str, shooter: int | None) -> None:
    """A moon is what somebody captured (docs/rules.md 1.6): a void trick that nobody gets makes it impossible."""
    rules = rules_of("cancellation", 6, trick__last_void_to=value, moon__award="add_to_others")
    rows = ["2C 3C 4C 5C AC 6C", "AD KD QS AD KD 7H"]
    position, _ = play(of_rows(rules, rows), "2C 3C 4C 5C AC 6C")
    position, events = play(position, "KD 7H AD KD QS AD")
    assert position.public.shooter == shooter
    assert [event.seat for event in events if isinstance(event, ev.MoonShot)] == ([] if shooter is None else [shooter])
    expected = 0 if shooter is None else 26
    assert position.public.points == tuple(expected * (seat != shooter) for seat in range(6))


def test_a_last_void_trick_and_its_leader() -> None:
    """Leader and previous winner are told apart where the trick before was void too."""
    rows = ["2C 3C 4C 5C AC 6C", "AD KD 8D AD KD 9D", "QH JH QS QH JH 7H"]
    for value, collector in (("leader", 5), ("previous_winner", 4), ("second_copy_of_highest", 3)):
        rules = rules_of(
            "cancellation", 6, trick__last_void_to=value, trick__void_next_leader="left_of_leader", moon__award="none"
        )
        position, _ = play(of_rows(rules, rows), "2C 3C 4C 5C AC 6C KD 9D AD KD 8D AD")
        assert position.public.leader == 5 and cardset.size(position.public.set_aside) == 6
        position, _ = play(position, "7H QH JH QS QH JH")
        public = position.public
        assert public.tricks[-1].leader == 5 and public.tricks[-1].collector == collector
        assert cardset.size(public.taken[collector]) == 12 + 6 * (collector == 4) and public.set_aside == 0


@pytest.mark.parametrize(("value", "leader"), [("same_leader", 2), ("left_of_leader", 3)])
def test_who_leads_after_a_void_trick(value: str, leader: int) -> None:
    rules = rules_of("cancellation", 6, trick__void_next_leader=value)
    rows = ["AD KD 8D AD KD 9D", "2C 3C 4C 5C AC 6C", "7C 8C 9C 10C JC QC"]
    position, events = play(of_rows(rules, rows, leader=2), "8D AD KD 9D AD KD")
    assert position.public.leader == position.public.turn == only(events, ev.TrickVoid).next_leader == leader


# --- opening ----------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(("seats", "suit"), [(3, "C"), (5, "D"), (6, "C")])
def test_the_lowest_of_a_suit_opens(seats: int, suit: str) -> None:
    """With cards left over the lowest card that somebody holds after the pass opens."""
    rules = rules_of("classic", seats, pack__remove=[], opening__card=f"lowest_of:{suit}")
    assert rules.n_left_over > 0
    others = set()
    for seed in range(200):
        d = oh.deal(rules, seed=seed)
        while d.phase == "pass":
            d = d.act(d.to_act[0], Pass(d.view(d.to_act[0]).hand[:3]))
        held = [one for hand in d.position.hands for one in cardset.to_cards(hand) if str(one)[-1] == suit]
        lowest = min(held, key=lambda one: one.rank)
        assert d.options(d.turn or 0).cards == (lowest,), f"seed {seed}"
        assert only(d.events, ev.PlayStarted) == ev.PlayStarted(d.turn or 0, lowest)
        others.add(lowest)
    assert len(others) > 1, "once the two was left over"


def test_an_opening_card_that_binds_only_its_holder() -> None:
    """The dealer leads; the card must be led by him only if he holds it."""
    rules = rules_of("classic", 4, opening__leader="dealer", pass__count=0)
    seen = set()
    for seed in range(40):
        d = oh.deal(rules, seed=seed, dealer=seed % 4)
        held = "2C" in d.view(d.turn).hand
        assert d.turn == seed % 4 and (d.options(d.turn or 0).cards == ("2C",)) == held
        seen.add(held)
    assert seen == {True, False}


# --- two players ------------------------------------------------------------------------------------------------------


def test_the_childrens_game_for_two() -> None:
    m = oh.match(rules_of("kids-jinx", 2), seed=7, first_leader=1)
    assert m.deal.turn == 1 and len(m.deal.view(0).hand) == len(m.deal.view(1).hand) == 20
    rng = random.Random(7)
    while not m.over:
        m = m.act(m.deal.turn or 0, rng.choice(list(m.deal.options(m.deal.turn or 0))))
    assert len(m.finished) == 2
    for d in m.finished:
        assert sum(d.points or ()) == 19 and len(d.position.public.tricks) == 20
        assert all(len(trick.ids) == 2 for trick in d.position.public.tricks)
    assert m.winners == tuple(seat for seat in (0, 1) if m.scores[seat] == min(m.scores))


def test_a_pass_between_two() -> None:
    rules = rules_of("kids-jinx", 2, pass__count=3, pass__cycle=["L1", "R1", "ACROSS", "HOLD"])
    for number in range(1, 4):
        d = oh.deal(rules, seed=1, deal_number=number, first_leader=0)
        hands = [d.view(seat).hand for seat in (0, 1)]
        d = d.act(1, Pass(hands[1][:3])).act(0, Pass(hands[0][:3]))
        assert (d.view(0).got, d.view(1).got) == (hands[1][:3], hands[0][:3])


# --- refusals ---------------------------------------------------------------------------------------------------------


def test_refusals_change_nothing() -> None:
    """Whatever is tried at whatever moment: a refused action leaves the same deal, and names its reason."""
    rng = random.Random(3)
    reasons = set()
    for variant, seats in (("classic", 4), ("cancellation", 6), ("kids-jinx", 2), ("classic-6-jokers", 6)):
        d = oh.deal(oh.ruleset(variant, seats), seed=3)
        while True:
            position, before = d.position, replace(d.position)
            legal = {seat: set(d.options(seat)) for seat in range(seats)}
            tries: list[Any] = [None, "2C", 7, Claim(), Choose("add"), Choose("nothing"), Pass(()), Play(oh.card("X4"))]  # type: ignore[arg-type]
            tries += [Play(one) for one in rng.sample(list(oh.Card), 8)]
            tries += [Pass(tuple(rng.sample(list(oh.Card), 3))) for _ in range(2)]
            for action in tries:
                seat = rng.randrange(-1, seats + 1)
                if seat in legal and (
                    action in legal[seat] or (isinstance(action, Claim) and d.options(seat).can_claim)
                ):
                    continue
                with pytest.raises(oh.IllegalAction) as caught:
                    d.act(seat, action)
                reasons.add(caught.value.reason)
                assert str(caught.value)
                assert d.position is position and position == before
            if d.is_over:
                break
            seat = rng.choice(d.to_act)
            d = d.act(seat, rng.choice(list(d.options(seat))[:50]))
    assert {
        oh.Reason.NOT_YOUR_TURN,
        oh.Reason.WRONG_PHASE,
        oh.Reason.DEAL_OVER,
        oh.Reason.CARD_NOT_HELD,
        oh.Reason.MUST_FOLLOW,
        oh.Reason.PASS_COUNT,
        oh.Reason.NOT_AN_ACTION,
        oh.Reason.CLAIM_NOT_CERTAIN,
    } <= reasons


@pytest.mark.parametrize(
    ("hand", "reason", "text"),
    [
        ("2C 3C", oh.Reason.OPENING_CARD, "3C"),
        ("2C 3C", oh.Reason.CARD_NOT_HELD, "4C"),
    ],
)
def test_reasons_at_the_opening(hand: str, reason: oh.Reason, text: str) -> None:
    d = next(
        d for seed in range(200) for d in [oh.deal(rules_of("classic", pass__count=0), seed=seed)]
        if set(cards(hand)) <= set(d.view(d.turn).hand) and cards("4C")[0] not in d.view(d.turn).hand
    )  # fmt: skip
    with pytest.raises(oh.IllegalAction) as caught:
        d.play(text)
    assert caught.value.reason == reason


@pytest.mark.parametrize("bad", ["add", "subtract"])
def test_a_choice_only_where_there_is_one(bad: str) -> None:
    d = oh.deal(rules_of("cancellation", 6, pass__count=0), seed=1)
    with pytest.raises(oh.IllegalAction) as caught:
        d.choose(0, bad)
    assert caught.value.reason == oh.Reason.WRONG_PHASE


# --- cards by hand ----------------------------------------------------------------------------------------------------


def test_hands_that_cannot_be() -> None:
    rules = rules_of("classic")
    good = [cardset.to_text(hand) for hand in oh.deal(rules, seed=1).position.hands]
    assert oh.deal(rules, hands=good).position.hands == oh.deal(rules, seed=1).position.hands
    first = good[0].split()
    for hands, kitty in (
        (good[:3], ""),
        ([*good, ""], ""),
        ([" ".join(first[1:]), *good[1:]], ""),
        ([" ".join(first[1:]), *good[1:]], first[0]),
        ([" ".join([*first[1:], first[1]]), *good[1:]], ""),
        ([" ".join([*first[1:], "1C"]), *good[1:]], ""),
        ([" ".join([*first[1:], "XX"]), *good[1:]], ""),
        (good, "2C"),
        (["", "", "", ""], ""),
    ):
        with pytest.raises(oh.BadText):
            oh.deal(rules, hands=hands, kitty=kitty)
    with pytest.raises(oh.BadText):
        oh.deal(rules, stock="97 98")
    with pytest.raises(ValueError, match="not a permutation"):
        GAME.deal(GAME.first_standing(rules), rules.pack_ids[1:])
