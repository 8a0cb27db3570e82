"""Tests owed to sentences of the Hearts texts (000, 002, 003, 004), each naming its key of docs/seeds.md.

What is data stands in owed.json and is run beside the worked cases.
"""

from __future__ import annotations

import json
import random
from collections import Counter
from pathlib import Path
from typing import Any

import pytest
from msgspec.structs import replace

import openhearts as oh
from openhearts.cards import cardset
from openhearts.cards.card import card
from openhearts.games.hearts.play import events as ev
from openhearts.games.hearts.play.actions import Choose, Pass
from openhearts.games.hearts.play.match import pass_direction
from openhearts.records.replay import moments
from tests.hearts import adapter
from tests.seeds import tools

CASES = {
    case["id"]: case for case in json.loads((Path(__file__).parents[1] / "cases.json").read_text(encoding="utf-8"))
}
COMMON = ["2", "3", "4", "5", "6", "7", "8", "9", "10", "J", "Q", "K", "A"]
F1_HANDS = [" ".join(hand) for hand in CASES["F1"]["given"]["hands"]]


# --- the pass ---------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(("variant", "seats"), [("classic", 4), ("cancellation", 8)])
def test_nothing_of_a_pass_is_seen_before_the_last_one(variant: str, seats: int) -> None:
    """P1, seed-003-reveal: until the last seat has passed nothing moves and nobody but the giver sees a card."""
    start = oh.deal(oh.ruleset(variant, seats), seed=11, deal_number=1, dealer=0)
    hands = [start.view(seat).hand for seat in range(seats)]
    low, high = [hand[:3] for hand in hands], [hand[-3:] for hand in hands]
    one = start
    for seat in range(seats - 1):
        before, one = one, one.act(seat, Pass(low[seat]))
        other = before.act(seat, Pass(high[seat]))
        assert one.phase == "pass" and one.turn is None and seat not in one.to_act
        for audience in tools.audiences(one):
            if audience == seat:
                assert one.view(seat).gave == low[seat]
                continue
            assert tools.same_looks(one, other, audience), f"seat {audience} sees what seat {seat} passes"
            assert not tools.cards_on(tools.wire(tools.events_for(one, audience)))
        for holder in range(seats):
            view = one.view(holder)
            assert view.got is None and view.dealt == hands[holder]
            assert len(view.hand) == len(hands[holder]) - 3 * (holder <= seat)
            assert set(tools.cards_on(tools.wire(tools.events_for(one, holder)))) <= set(map(str, low[holder]))
    done = one.act(seats - 1, Pass(low[seats - 1]))
    (moved,) = [event for event in done.events if isinstance(event, ev.CardsPassed)]
    assert sorted((move.giver, move.receiver) for move in moved.moves) == [(s, (s + 1) % seats) for s in range(seats)]
    assert all(move.cards == low[move.giver] for move in moved.moves)
    for seat in range(seats):
        giver = (seat - 1) % seats
        kept = Counter(hands[seat]) - Counter(low[seat])
        assert done.view(seat).got == low[giver] and Counter(done.view(seat).hand) == kept + Counter(low[giver])
    assert done.phase == "play"


@pytest.mark.parametrize("variant", ["classic", "classic-de"])
def test_the_fourth_deal_has_no_pass(variant: str) -> None:
    """P2: a deal without a pass begins with the play; nobody owes a pass and hands are as dealt."""
    d = oh.deal(oh.ruleset(variant, 4), seed=3, deal_number=4)
    assert d.phase == "play" and len(d.to_act) == 1 and d.position.public.pass_direction == "HOLD"
    assert not any(isinstance(event, (ev.PassChosen, ev.CardsPassed)) for event in d.events)
    for seat in range(4):
        view = d.view(seat)
        assert view.hand == view.dealt and view.gave == () and not view.got
        assert view.options.kind == ("play" if seat == d.turn else "none")
        with pytest.raises(oh.IllegalAction) as caught:
            d.act(seat, Pass(view.hand[:3]))
        assert caught.value.reason == oh.Reason.WRONG_PHASE


def test_what_cannot_be_passed() -> None:
    """P3: two cards, four, one not held, one twice: each refused with a reason, and nothing has changed."""
    d = oh.deal(oh.ruleset("classic"), seed=5)
    hand = d.view(2).hand
    foreign = d.view(0).hand[0]
    before = replace(d.position)
    for picked, reason in (
        (hand[:2], oh.Reason.PASS_COUNT),
        (hand[:4], oh.Reason.PASS_COUNT),
        ((), oh.Reason.PASS_COUNT),
        ((hand[0], hand[1], foreign), oh.Reason.CARD_NOT_HELD),
        ((hand[0], hand[1], hand[0]), oh.Reason.PASS_TWICE),
    ):
        with pytest.raises(oh.IllegalAction) as caught:
            d.act(2, Pass(picked))
        assert caught.value.reason == reason and str(caught.value)
        assert d.position == before and d.to_act == (0, 1, 2, 3)
    assert d.act(2, Pass(hand[4:7])).view(2).gave == hand[4:7]


@pytest.mark.parametrize("seed", [1, 2, 3])
def test_eight_deals_of_the_german_rules(seed: int) -> None:
    """P5: a match passes left, right, across, not at all, and the same again, whoever deals."""
    m = oh.match(oh.ruleset("classic-de", options={"end.deals": 8, "end.limit": "none"}), seed=seed)
    ways, dealers = [m.deal.position.public.pass_direction], [m.deal.position.public.dealer]
    for after in tools.match_to_end(m):
        if len(after.finished) > len(m.finished) and not after.over:
            ways.append(after.deal.position.public.pass_direction)
            dealers.append(after.deal.position.public.dealer)
        m = after
    assert ways == ["L1", "R1", "ACROSS", "HOLD"] * 2, f"seed {seed}"
    assert dealers == [(dealers[0] + number) % 4 for number in range(8)] and len(m.finished) == 8


# --- saving -----------------------------------------------------------------------------------------------------------


def _mid_trick(d: oh.Deal, *, after_void: bool) -> oh.Deal | None:
    """The deal in the middle of a trick, with a void trick lying aside if that is wanted."""
    n_wanted = min(2, d.rules.seats - 1)
    for found in tools.steps(tools.pass_first(d)):
        public = found.position.public
        aside = getattr(public, "set_aside", 0)
        tricks = getattr(public, "tricks", ())
        if d.game.id != "hearts" and public.n_drawn == 30:
            return found
        if len(getattr(public, "trick", ())) == n_wanted and len(tricks) >= 1 and bool(aside) == after_void:
            return found
    return None


def _loaded_again(d: oh.Deal) -> Any:
    *_, last = moments(oh.read(d.record().text()))
    *_, other = moments(oh.read(d.record().jsonl()))
    assert last.position == other.position
    return last.position


@pytest.mark.parametrize("variant", [found.id for found in oh.variants()])
def test_saved_in_the_middle_of_a_trick(variant: str) -> None:
    """P6: saved and loaded again: equal position, equal views, equal legal cards."""
    seats = next(found.seats for found in oh.variants() if found.id == variant)
    for n_seats in (seats[0], seats[-1]):
        start = oh.deal(oh.ruleset(variant, n_seats), seed=n_seats)
        d = _mid_trick(start, after_void=False)
        assert d is not None
        _same_again(d)


@pytest.mark.parametrize("variant", ["cancellation", "cancellation-standard"])
def test_saved_while_a_void_trick_lies_aside(variant: str) -> None:
    """P6: also with a void trick lying aside."""
    found = (_mid_trick(oh.deal(oh.ruleset(variant, 9), seed=seed), after_void=True) for seed in range(100))
    d = next(d for d in found if d is not None)
    assert d.position.public.set_aside and d.position.public.trick_ids
    _same_again(d)


def _same_again(d: oh.Deal) -> None:
    position = _loaded_again(d)
    assert position == d.position
    for audience in tools.audiences(d):
        view = d.game.view_of(position, audience)
        assert view == d.view(audience) and list(view.options) == list(d.view(audience).options)


# --- 000 --------------------------------------------------------------------------------------------------------------


def test_every_card_of_a_trick_lies_open() -> None:
    """seed-000-open: the cards of the trick and who played them are the same in every view, and as they were played."""
    case = CASES["F1"]
    d = oh.deal(oh.ruleset("kids-jinx", 3), hands=F1_HANDS, kitty="1S", first_leader=case["given"]["youngest"])
    for row in case["expect"]["tricks"]:
        laid: list[tuple[int, str]] = []
        for idx, text in enumerate(row["cards"]):
            laid.append(((row["leader"] + idx) % 3, text))
            d = d.play(text)
            for audience in tools.audiences(d):
                public = d.view(audience).public
                plays = public.on_table if idx < 2 else public.last_trick.plays
                assert [(seat, str(one)) for seat, one in plays] == laid
                assert any(getattr(event, "card", None) == text for event in tools.events_for(d, audience))


@pytest.mark.parametrize("seats", [3, 6])
def test_cards_set_aside_stay_unknown(seats: int) -> None:
    """seed-000-aside: no view or event holds a card that lies aside before the deal is over; then it costs nobody."""
    rules = oh.ruleset("kids-jinx", seats)
    if seats == 3:
        d = oh.deal(rules, hands=F1_HANDS, kitty="1S", first_leader=CASES["F1"]["given"]["youngest"])
    else:
        d = oh.deal(rules, seed=6)
    aside = d.position.kitty
    assert cardset.size(aside) == {3: 1, 6: 4}[seats]
    for hidden in range(seats):
        hands, kitty = tools.swapped(list(d.position.hands), aside, hidden)
        other = oh.deal(rules, hands=hands, kitty=kitty, first_leader=d.standing.first_leader)
        for audience in set(tools.audiences(d)) - {hidden}:
            assert d.view(audience) == other.view(audience)
    names = {str(found) for found in cardset.to_cards(aside)}
    for after in (d, *tools.steps(d)):
        for audience in tools.audiences(after):
            if not after.is_over:
                assert not tools.known(after, audience) & aside
                assert not names & tools.cards_on(tools.wire(tools.events_for(after, audience)))
        d = after
    public = d.view(None).public
    assert public.opened is not None and public.opened.kitty == aside
    assert not any(cards & aside for cards in public.taken) and public.kitty_to is None
    lost = sum(rules.points_of[found.id] for found in cardset.to_cards(aside))
    assert sum(d.points or ()) == rules.penalty_total - lost


def test_table_sizes_of_the_childrens_game() -> None:
    """seed-000-seats: 2 to 8 seats, 3 to 6 suggested."""
    tools.loads_for("kids-jinx", range(2, 9))
    (variant,) = [found for found in oh.variants() if found.id == "kids-jinx"]
    assert (variant.seats, variant.suggested_seats) == (tuple(range(2, 9)), (3, 4, 5, 6))


def test_other_packs_of_the_childrens_game() -> None:
    """seed-000-pack: the pack with elevens has 44 cards and 20 points, the common one 52 and 22."""
    for bundle, ranks in (
        ("eleven", list(map(str, range(1, 12)))),
        ("standard-pack", COMMON),
    ):
        for seats, size, aside in {"eleven": ((3, 14, 2), (4, 11, 0)), "standard-pack": ((4, 13, 0),)}[bundle]:
            by_field = oh.ruleset("kids-jinx", seats, {"pack.ranks": ranks})
            assert by_field == oh.ruleset("kids-jinx", seats, {bundle: True})
            assert (by_field.hand_size, by_field.n_left_over) == (size, aside)
            assert len(by_field.pack_ids) == 4 * len(ranks)
            assert by_field.penalty_total == {"eleven": 20, "standard-pack": 22}[bundle]
            d = tools.to_end(oh.deal(by_field, seed=1))
            lost = sum(by_field.points_of[found.id] for found in cardset.to_cards(d.position.kitty))
            assert sum(d.points or ()) == by_field.penalty_total - lost


def test_the_childrens_game_knows_no_pass() -> None:
    """seed-000-no-pass: at every table size every deal begins with the play."""
    for seats in range(2, 9):
        rules = oh.ruleset("kids-jinx", seats)
        for number in range(1, 9):
            d = oh.deal(rules, seed=number, deal_number=number, first_leader=1)
            assert (d.phase, d.turn, d.position.public.pass_direction) == ("play", 1, "HOLD")
            assert pass_direction(rules, number) == "HOLD"
            assert not any(isinstance(event, (ev.PassChosen, ev.CardsPassed)) for event in d.events)


def test_the_next_deal_is_shuffled_anew() -> None:
    """seed-000-reshuffle: deal 2 has all 40 cards in a new order, empty piles and locked hearts; scores stand."""
    m = oh.match(oh.ruleset("kids-jinx", 3), seed=9, first_leader=1)
    first = m.deal
    after = next(found for found in tools.match_to_end(m) if len(found.finished) == 1)
    second = after.deal
    assert sum(first.position.public.n_won) == 0 and sum(after.finished[0].position.public.n_won) == 13
    cards = [idx for hand in (*second.position.hands, second.position.kitty) for idx in cardset.ids(hand)]
    assert tuple(sorted(cards)) == after.rules.pack_ids and len(cards) == 40
    assert second.position.hands != first.position.hands
    public = second.position.public
    assert not any(public.taken) and not public.tricks and not public.broken and not any(public.points)
    assert public.scores == after.scores == after.finished[0].points != (0, 0, 0)


# --- 002 --------------------------------------------------------------------------------------------------------------


def test_table_sizes_of_classic() -> None:
    """seed-002-seats: classic for 3 to 6, the two others for 6 only."""
    tools.loads_for("classic", range(3, 7))
    tools.loads_for("classic-6-no-deuces", range(6, 7))
    tools.loads_for("classic-6-jokers", range(6, 7))


@pytest.mark.parametrize(
    ("variant", "seats", "total"),
    [
        ("classic", 3, 26),
        ("classic", 4, 26),
        ("classic", 5, 26),
        ("classic", 6, 25),
        ("classic-6-no-deuces", 6, 25),
        ("classic-6-jokers", 6, 26),
        ("classic-de", 4, 26),
    ],
)
def test_points_of_a_deal(variant: str, seats: int, total: int) -> None:
    """seed-002-sum: without a moon the points of a deal sum to 26, or to 25 where a heart is taken out."""
    rules = oh.ruleset(variant, seats)
    seen = 0
    for seed in range(40):
        rng = random.Random(seed)
        d = tools.pass_first(oh.deal(rules, seed=seed, deal_number=1 + seed % 6))
        while not d.is_over:
            d = d.act(d.to_act[0], rng.choice(list(d.options(d.to_act[0]))))
        if d.position.public.shooter is None:
            assert sum(d.points or ()) == total, f"{variant} for {seats}, seed {seed}: {d.points}"
            seen += 1
    assert seen >= 30


def test_a_match_ends_only_between_deals() -> None:
    """seed-002-inside-deal: who passes the limit in the second trick plays the deal to its last trick."""
    d = oh.deal(oh.ruleset("classic"), seed=INSIDE, deal_number=4, scores=(99, 0, 0, 0))
    reached = None
    for after in tools.steps(d):
        public = after.position.public
        if public.points[0] and reached is None:
            reached = len(public.tricks)
            assert not after.is_over and public.turn is not None
        if not after.is_over:
            with pytest.raises(ValueError, match="not over"):
                after.game.next_standing(after.standing, after.position)
        d = after
    assert reached == 2 and len(d.position.public.tricks) == 13
    standing = d.game.next_standing(d.standing, d.position)
    assert standing.over and standing.scores[0] >= 100 and 0 not in standing.winners


INSIDE = 200  # a seed with which seat 0 takes a heart in trick 2, by the first legal card of everybody


def test_options_of_classic() -> None:
    """seed-002-bundles: sun, jack-11 and fixed-deals."""
    plain = oh.ruleset("classic")
    assert (plain.sun.award, plain.score.bonus, plain.end.deals, plain.end.limit) == ("none", (), None, 100)
    sun = oh.ruleset("classic", options={"sun": True})
    assert (sun.sun.award, sun.sun.value) == ("add_to_others", 52)
    assert oh.ruleset("classic", options={"jack-11": True}).score.bonus == (("JD", -11),)
    fixed = oh.ruleset("classic", options={"fixed-deals": True})
    assert (fixed.end.deals, fixed.end.limit) == (8, None)
    (variant,) = [found for found in oh.variants() if found.id == "classic"]
    assert set(variant.bundles) == {"sun", "jack-11", "fixed-deals"}


# --- 003 --------------------------------------------------------------------------------------------------------------


def test_table_sizes_of_cancellation() -> None:
    """seed-003-seats: 6 to 11."""
    tools.loads_for("cancellation", range(6, 12))
    tools.loads_for("cancellation-standard", range(6, 12))


@pytest.mark.parametrize("seats", range(6, 12))
def test_two_packs(seats: int) -> None:
    """seed-003-pack: each of the 52 kinds exactly twice, hands and kitty together."""
    d = oh.deal(oh.ruleset("cancellation", seats), seed=seats)
    cards = Counter(idx for hand in (*d.position.hands, d.position.kitty) for idx in cardset.ids(hand))
    assert len(cards) == 52 and set(cards.values()) == {2}
    assert {str(found) for idx in cards for found in cardset.mask_cards(1 << idx)} == {
        f"{rank}{suit}" for rank in COMMON for suit in "CDHS"
    }


def test_the_kitty_is_seen_by_its_winner_alone() -> None:
    """seed-003-kitty-seen: before it is won no view holds the kitty (F6); then the winner's does; at the end all do."""
    case = CASES["F6"]
    given = case["given"]
    rules = adapter.rules_of(case["ruleset"], len(given["hands"]))
    d = oh.deal(rules, hands=[" ".join(hand) for hand in given["hands"]], kitty=" ".join(given["leftover"]),
                deal_number=rules.pass_.cycle.index(given["pass_token"]) + 1, dealer=given["dealer"])  # fmt: skip
    for seat, picked in enumerate(given["picks"]):
        d = d.pass_cards(seat, " ".join(picked))
    kitty = d.position.kitty
    assert cardset.size(kitty) == rules.n_left_over > 0
    phases = Counter[str]()
    while not d.is_over:
        public = d.position.public
        won = public.kitty_to
        phases["won" if won is not None else "void aside" if public.set_aside else "there"] += 1
        for audience in tools.audiences(d):
            view = d.view(audience)
            assert view.public.kitty_size == cardset.size(kitty) and view.public.kitty_shown is None
            assert view.kitty_mask == (kitty if audience is not None and audience == won else None)
        if won is not None:
            (others,) = {d.view(audience).public.taken[won] for audience in tools.audiences(d)}
            assert cardset.size(others) % rules.seats == 0, "the pile that all may count is without the kitty"
        d = d.play(str(adapter.first_legal(d.options(d.to_act[0]))))
        taken = [event for event in d.events if isinstance(event, ev.KittyTaken)]
        for event in taken:
            for audience in tools.audiences(d):
                shown = event.for_seat(audience).cards
                assert shown == (cardset.to_cards(kitty) if audience == event.seat else None)
    assert phases["there"] and phases["won"] and list(d.points or ()) == case["expect"]["scores"]
    assert all(d.view(audience).public.kitty_shown == kitty for audience in tools.audiences(d))


def test_the_kitty_lies_on_after_a_void_trick() -> None:
    """seed-003-kitty-seen: while the first trick is void and set aside the kitty is in no view (X10)."""
    d = next(
        after
        for seed in range(200)
        for after in tools.steps(tools.pass_first(oh.deal(oh.ruleset("cancellation", 6), seed=seed)))
        if after.position.public.tricks and after.position.public.tricks[0].winner is None
    )
    assert d.position.public.set_aside and d.position.public.kitty_to is None
    for audience in tools.audiences(d):
        assert d.view(audience).kitty is None and d.view(audience).public.kitty_shown is None
        assert not any(isinstance(event, ev.KittyTaken) for event in tools.events_for(d, audience))


def test_dealers_and_first_leaders() -> None:
    """seed-003-dealer: the deal goes to the left, and the left neighbour of the dealer leads first."""
    m = oh.match(oh.ruleset("cancellation", 7, {"end.deals": 3, "end.limit": "none"}), seed=2, dealer=5)
    for after in tools.match_to_end(m):
        m = after
    assert [d.position.public.dealer for d in m.finished] == [5, 6, 0]
    assert [d.position.public.tricks[0].leader for d in m.finished] == [6, 0, 1]


def _sweep(seed: int) -> oh.Deal:
    """Six seats; the shooter on lead holds both copies of the eight highest spades and one more."""
    rules = oh.ruleset("cancellation", 6, {"pass.count": 0})
    own = [card(f"{rank}S").id for rank in "AKQJT987"] * 2 + [card("6S").id]
    rest = list((Counter(rules.pack_ids) - Counter(own)).elements())
    random.Random(seed).shuffle(rest)
    hands = [own, *(rest[17 * place : 17 * place + 17] for place in range(5))]
    texts = [cardset.to_text(cardset.from_ids(hand)) for hand in hands]
    return oh.deal(rules, hands=texts, kitty=cardset.to_text(cardset.from_ids(rest[85:])), dealer=5, scores=SCORES)


SCORES = (140, 130, 130, 130, 130, 130)


def test_the_shooter_chooses() -> None:
    """seed-003-choice: the shooter alone is asked; adding ends the match, subtracting lets it go on."""
    d = _play_high(_sweep(1))
    assert (d.phase, d.turn, d.to_act, d.is_over, d.points) == ("choose", 0, (0,), False, None)
    assert list(d.options(0)) == [Choose("add"), Choose("subtract")]
    assert not any(d.options(seat) for seat in range(1, 6))
    with pytest.raises(oh.NotToAct):
        d.choose(1, "add")
    added = d.choose(0, "add")
    assert added.is_over and added.points == (0, 26, 26, 26, 26, 26)
    standing = added.game.next_standing(added.standing, added.position)
    assert (standing.over, standing.winners, standing.scores) == (True, (0,), (140, 156, 156, 156, 156, 156))
    less = d.choose(0, "subtract")
    assert less.points == (-26, 0, 0, 0, 0, 0)
    standing = less.game.next_standing(less.standing, less.position)
    assert (standing.over, standing.winners, standing.scores) == (False, (), (114, *SCORES[1:]))
    assert standing.deal_number == 2


def _play_high(d: oh.Deal) -> oh.Deal:
    """The shooter leads from the top, everybody else lays the first legal card."""
    while d.phase == "play":
        seat = d.to_act[0]
        cards = d.options(seat).cards
        d = d.play(str(max(cards) if seat == 0 else min(cards)))
    return d


# --- 004 --------------------------------------------------------------------------------------------------------------


def test_table_size_of_the_german_rules() -> None:
    """seed-004-seats: four."""
    tools.loads_for("classic-de", range(4, 5))
