"""Claims that everybody agrees to: what is left is the claimer's; whether bots agree tells nothing of their cards."""

from __future__ import annotations

import random

import pytest

import openhearts as oh
from openhearts.bots import safe_choice
from openhearts.cards import cardset
from openhearts.games import registry
from openhearts.games.hearts.play import position
from openhearts.games.hearts.play.actions import Claim
from openhearts.games.hearts.play.claim import is_harmless
from tests.hearts.test_play import rules_of

AGREED = Claim(agreed=True)
HEARTS = [variant for variant in oh.variants() if variant.game == "hearts"]


def played(deal: oh.Deal, n_cards: int, rng: random.Random) -> oh.Deal:
    """The deal after so many cards, chosen at random; a deal that is passed in is passed first."""
    while deal.phase == "pass":
        seat = deal.to_act[0]
        deal = deal.pass_cards(seat, " ".join(deal.view(seat).dealt[: deal.options(seat).count]))
    for _ in range(n_cards):
        deal = deal.act(deal.turn or 0, rng.choice(list(deal.options(deal.turn or 0))))
    return deal


@pytest.mark.parametrize("variant", HEARTS, ids=lambda variant: variant.id)
def test_the_rest_goes_to_the_claimer_and_the_record_says_so(variant: oh.Variant) -> None:
    """In the middle of a trick too: every card is somebody's, the tricks add up, and the record replays."""
    rng = random.Random(f"agreed {variant.id}")
    for _ in range(6):
        rules = oh.ruleset(variant.id, rng.choice(variant.seats))
        deal = oh.deal(rules, seed=rng.getrandbits(32), first_leader=0)
        deal = played(deal, rng.randrange(rules.seats * (rules.hand_size - 1)), rng)
        seat, before = deal.turn or 0, deal.position
        after = deal.act(seat, AGREED)
        public = after.position.public
        assert public.phase in ("over", "choose")
        taken = position._all_taken(after.position) if public.phase == "choose" else public.taken
        for other, cards in enumerate(taken):
            if other != seat:
                assert cardset.contains(cards, before.public.taken[other])
                assert cardset.contains(cardset.union(before.public.taken[other], before.kitty), cards)
        for hand in (*before.hands, cardset.from_ids(before.public.trick_ids)):
            assert cardset.contains(taken[seat], hand)
        n_void = sum(trick.winner is None for trick in before.public.tricks)
        assert sum(public.n_won) + n_void >= rules.hand_size
        game, steps = deal.game, after.steps
        lines = game.play_lines(after.start, steps)
        assert lines[-1] == f"Claim {seat}: all_mine agreed"
        again = game.read_play(after.start, list(enumerate(lines, 1)))
        assert [(step.seat, step.action) for step in again] == [(step.seat, step.action) for step in steps]


def test_its_words() -> None:
    game = registry.game("hearts")
    view = oh.deal(rules_of("classic"), seed=1, deal_number=4).view(0)
    for action in (Claim(), AGREED):
        assert game.action_from_text(view, game.action_text(action)) == action


def test_the_claimer_leads_where_the_last_winner_does() -> None:
    rules = rules_of("kids-jinx", 3, next_deal__leader="last_winner")
    deal = played(oh.deal(rules, seed=3), 5, random.Random(1))
    after = deal.act(deal.turn or 0, AGREED)
    assert deal.game.next_standing(after.standing, after.position).leader == deal.turn


def test_no_bot_ends_a_deal_by_itself() -> None:
    class Greedy(oh.Bot):
        name, version = "greedy", "1"

        def choose(self, view: object, budget: object, rng: object) -> Claim:
            return AGREED

    deal = played(oh.deal(rules_of("classic", pass__count=0), seed=2), 5, random.Random(1))
    view = deal.view(deal.turn)
    assert safe_choice(Greedy(), view, oh.Budget(), random.Random(1), seed="1") in list(view.options)


def test_bots_agree_where_nobody_else_loses_anything() -> None:
    """Not while the claimer may shoot the moon, and not while a bonus is out."""
    rng = random.Random(4)
    deal = played(oh.deal(rules_of("classic", pass__count=0), seed=2), 4, rng)
    assert sum(deal.position.public.points) == 0
    assert not is_harmless(deal.position.public, deal.turn or 0)  # it would be a moon
    while len({seat for seat, points in enumerate(deal.position.public.points) if points}) < 2:
        deal = deal.act(deal.turn or 0, rng.choice(list(deal.options(deal.turn or 0))))
    assert is_harmless(deal.position.public, deal.turn or 0)
    jack = oh.ruleset("classic", 4, options={"jack-11": True, "pass.count": 0})
    omnibus = played(oh.deal(jack, seed=2), 12, random.Random(4))
    public = omnibus.position.public
    is_out = not any(cards >> oh.card("JD").id & 1 for cards in public.taken)
    assert not (is_out and any(is_harmless(public, seat) for seat in range(4)))
    assert is_out


def test_bots_do_not_agree_while_another_player_may_shoot_the_moon() -> None:
    """Who has all that cost anything so far would lose the moon to a claim, whatever is held."""
    options = {"pass__count": 0, "first_trick__forbidden": []}
    for award, harmless in (("add_to_others", False), ("none", True)):
        deal, rng = oh.deal(rules_of("classic", moon__award=award, **options), seed=2), random.Random(5)
        while sum(deal.position.public.points) == 0:
            deal = deal.act(deal.turn or 0, rng.choice(list(deal.options(deal.turn or 0))))
        public = deal.position.public
        (shooter,) = (seat for seat, points in enumerate(public.points) if points)
        assert [is_harmless(public, seat) for seat in range(4) if seat != shooter] == [harmless] * 3
        assert not is_harmless(public, shooter)


@pytest.mark.parametrize(("bonus", "harmless"), [(3, False), (-3, True), (0, True)])
def test_bots_do_not_agree_while_another_player_pays_for_taking_no_trick(bonus: int, harmless: bool) -> None:
    rng = random.Random(4)
    rules = rules_of("classic", pass__count=0, score__no_trick_bonus=bonus)
    deal = played(oh.deal(rules, seed=2), 4, rng)
    while len({seat for seat, points in enumerate(deal.position.public.points) if points}) < 2:
        deal = deal.act(deal.turn or 0, rng.choice(list(deal.options(deal.turn or 0))))
    n_won = deal.position.public.n_won
    others_have = [all(won for other, won in enumerate(n_won) if other != seat) for seat in range(4)]
    assert not all(others_have)
    assert [is_harmless(deal.position.public, seat) for seat in range(4)] == [harmless or one for one in others_have]
