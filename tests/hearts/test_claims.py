"""Claims: certain from the claimer's own view, true in every world that looks the same, refused everywhere else."""

from __future__ import annotations

import random

import pytest
from msgspec.structs import replace

import openhearts as oh
from openhearts.cards import cardset
from openhearts.games.hearts.play import events as ev
from openhearts.games.hearts.play.actions import PLAYS, Choose, Claim
from openhearts.games.hearts.play.claim import certain
from openhearts.games.hearts.play.position import Position, apply, view_of
from openhearts.games.hearts.play.view import View
from openhearts.games.hearts.rules.ruleset import Ruleset
from tests import generators
from tests.hearts.test_play import only, rules_of


def worlds(position: Position, seat: int, rng: random.Random, n_worlds: int) -> list[Position]:
    """Positions that look the same to a seat: the cards it does not know lie elsewhere."""
    view = view_of(position, seat)
    found = [position]
    for _ in range(n_worlds):
        unseen = list(cardset.ids(view.unseen_mask))
        rng.shuffle(unseen)
        hands = []
        for other, hand in enumerate(position.hands):
            n_cards = cardset.size(hand)
            hands.append(hand if other == seat else cardset.from_ids(unseen[:n_cards]))
            unseen = unseen if other == seat else unseen[n_cards:]
        kitty = position.kitty if view.kitty_mask is not None else cardset.from_ids(unseen)
        dealt = [
            _dealt(position, other, hand) if other != seat else position.dealt[seat] for other, hand in enumerate(hands)
        ]
        found.append(replace(position, hands=tuple(hands), dealt=tuple(dealt), kitty=kitty))
    return found


def _dealt(position: Position, seat: int, hand: int) -> int:
    """A hand as dealt, where nothing was passed: what it holds now and what it has played."""
    public = position.public
    played = [card.id for trick in public.tricks for who, card in trick.plays if who == seat]
    played += [card.id for who, card in public.on_table if who == seat]
    return cardset.union(hand, cardset.from_ids(played))


def play_out(position: Position, rng: random.Random) -> Position:
    """The position played to the end of its last trick at random (a choice adds)."""
    while position.public.phase == "play":
        seat = position.public.turn or 0
        position, _ = apply(position, seat, PLAYS[rng.choice(view_of(position, seat).options.cards).id])
    return position


def chosen(position: Position) -> Position:
    """The position after the shooter, if there is one to choose, has added."""
    if position.public.phase == "choose":
        position, _ = apply(position, position.public.turn or 0, Choose("add"))
    return position


def check_claims(rules: Ruleset, seed: int, met: set[str], n_worlds: int = 3) -> None:
    """Plays a deal at random; wherever a claim is certain it must be true in every world that looks the same.

    In each of them it gives the points that any way of playing on gives.
    """
    rng = random.Random(seed)
    d = generators.random_deal(replace(rules, pass_=replace(rules.pass_, count=0)), rng)
    position = d.position
    while position.public.phase == "play":
        seat = position.public.turn or 0
        view = view_of(position, seat)
        told = f"seed {seed}, trick {position.public.trick_number}, {rules}"
        kind = _kind(view)
        assert view.options.can_claim == (kind is not None), told
        if kind is None:
            before = position
            with pytest.raises(oh.IllegalAction) as caught:
                apply(position, seat, Claim())
            assert caught.value.reason == oh.Reason.CLAIM_NOT_CERTAIN and position is before
        else:
            met.add(kind)
            for world in worlds(position, seat, rng, n_worlds):
                assert view_of(world, seat) == view, told
                claimed, events = apply(world, seat, Claim())
                assert only(events, ev.DealClaimed) == ev.DealClaimed(seat, kind)
                for _ in range(2):
                    final = chosen(play_out(world, rng))
                    assert chosen(claimed).public.points == final.public.points, f"{told}\n{world}"
                    assert chosen(claimed).public.shooter == final.public.shooter, told
        position, _ = apply(position, seat, PLAYS[rng.choice(view.options.cards).id])


@pytest.mark.parametrize("variant", [found.id for found in oh.variants() if found.game == "hearts"])
def test_a_claim_is_true_in_every_world(variant: str) -> None:
    met: set[str] = set()
    sizes = next(found.seats for found in oh.variants() if found.id == variant)
    for seed in range(100):
        if seed < 6 or not met:
            check_claims(oh.ruleset(variant, sizes[seed % len(sizes)]), seed, met)
    assert met, "no claim was ever certain"


def test_claims_under_random_rules() -> None:
    met: set[str] = set()
    for seed in range(120):
        check_claims(generators.random_hearts(random.Random(seed)), seed, met, n_worlds=2)
    assert met == {"nothing_left", "all_mine"}


@pytest.mark.soak
@pytest.mark.parametrize("part", range(4))
def test_many_claims_under_random_rules(part: int) -> None:
    met: set[str] = set()
    for seed in range(1_000 + part * 1_000, 2_000 + part * 1_000):
        check_claims(generators.random_hearts(random.Random(seed)), seed, met)
    assert met == {"nothing_left", "all_mine"}


def test_what_a_moon_needs_may_cost_nothing() -> None:
    """Cards that cost nothing may decide a moon: while they are out nothing is certain."""
    met: set[str] = set()
    for seed in range(40):
        check_claims(rules_of("classic", moon__needs={"suit:C": 7}), seed, met)
    assert "nothing_left" in met


def test_nobody_else_may_claim() -> None:
    d = oh.deal(rules_of("classic", pass__count=0), seed=1)
    with pytest.raises(oh.NotToAct):
        d.act(((d.turn or 0) + 1) % 4, Claim())
    with pytest.raises(oh.IllegalAction) as caught:
        oh.deal(rules_of("classic"), seed=1).act(0, Claim())
    assert caught.value.reason == oh.Reason.WRONG_PHASE


def test_no_claim_where_the_last_trick_matters() -> None:
    """The winner of the last trick leads the next deal: who it is cannot be left open."""
    rules = rules_of("kids-jinx", 3, next_deal__leader="last_winner")
    for seed in range(10):
        d, rng = oh.deal(rules, seed=seed), random.Random(seed)
        while not d.is_over:
            assert not d.options(d.turn or 0).can_claim
            d = d.act(d.turn or 0, rng.choice(list(d.options(d.turn or 0))))


def _kind(view: View) -> str | None:
    return certain(view.public, view.seat, view.hand_mask, view.kitty_mask)


def test_all_mine_and_a_kitty_that_goes_last() -> None:
    rules = rules_of("kitty-last-trick", 5, pass__count=0)
    d = next(
        d
        for seed in range(3_000)
        for d in [_until_claim(oh.deal(rules, seed=seed), random.Random(seed))]
        if d is not None and _kind(d.view(d.turn)) == "all_mine"
    )
    seat = d.turn or 0
    claimed = d.act(seat, Claim())
    public = claimed.position.public
    assert public.kitty_to == seat and sum(public.n_won) == rules.hand_size
    assert cardset.contains(public.taken[seat], d.position.kitty)
    assert public.claimed is not None and public.claimed.seat == seat
    assert [cardset.size(hand) for hand in public.opened.left] == [cardset.size(hand) for hand in d.position.hands]


def _until_claim(d: oh.Deal, rng: random.Random) -> oh.Deal | None:
    while not d.is_over:
        options = d.options(d.turn or 0)
        if options.can_claim:
            return d
        d = d.act(d.turn or 0, rng.choice(list(options)))
    return None
