"""Reasons speak of the action that is advised: a sentence about another card than the one on offer would mislead."""

from __future__ import annotations

import pytest

import openhearts as oh
from openhearts.bots import reasons as why
from openhearts.bots.bot import rng_for
from openhearts.games.hearts.play.actions import Pass, Play
from openhearts.speech.speaker import Speaker
from tests.bots.helpers import after, hands_with, pack_of

LEVELS = ("novice", "casual", "club", "expert:worlds=8")
OF_THE_CARD_PLAYED = {
    why.DUCK,
    why.UNLOAD_QUEEN,
    why.UNLOAD_HIGH_HEART,
    why.UNLOAD_DANGER,
    why.UNLOAD_HIGH_CARD,
    why.TAKE_CHEAPLY,
    why.PERHAPS_CHEAP,
    why.LAST_SEAT_SAFE,
    why.FORCED,
    why.LEAD_LOW,
    why.LEAD_EARLY,
    why.HOPE_HIGHER,
    why.CANCEL_HOPE,
    why.CANCELS,
    why.JOKER_EXCUSE,
    why.JOKER_WINS,
}


def check(advice: oh.Advice) -> None:
    """Cards in the reasons are the ones that are played, passed, or held back."""
    for because in advice.reasons:
        card = because.values.get("card")
        if isinstance(advice.action, Play) and because.key in OF_THE_CARD_PLAYED:
            assert card == str(advice.action.card), (because, advice.action)
        if isinstance(advice.action, Pass):
            passed = {str(one) for one in advice.action.cards}
            assert because.key not in (why.PASS_DANGER, why.PASS_SPARE) or card in passed
            assert because.key != why.KEEP_GUARD or card not in passed


@pytest.mark.parametrize("variant", [one for one in oh.variants() if one.game == "hearts"], ids=lambda one: one.id)
def test_reasons_name_the_cards_of_the_action(variant: oh.Variant) -> None:
    bots = [oh.bot(level) for level in LEVELS]
    deal, n = oh.deal(oh.ruleset(variant.id, variant.seats[-1]), seed=11), 0
    while not deal.is_over:
        seat = deal.to_act[0]
        advice = bots[n % len(bots)].advise(deal.view(seat), oh.Budget(), rng_for(11, 1, seat, n))
        check(advice)
        deal, n = deal.act(seat, advice.action), n + 1


@pytest.mark.parametrize(("variant", "seats"), [("classic", 4), ("cancellation", 6)])
def test_what_is_said_of_winning_comes_true(variant: str, seats: int) -> None:
    """A card that "wins" does, one that stays below does not, and one that hardly wins a trick seldom does."""
    bot, told = oh.bot("club"), dict[str, list[bool]]()
    for seed in range(4):
        deal, said = oh.deal(oh.ruleset(variant, seats), seed=seed), list[tuple[str, int]]()
        while not deal.is_over:
            seat, n_tricks = deal.to_act[0], len(deal.position.public.tricks)
            advice = bot.advise(deal.view(seat), oh.Budget(), rng_for(seed, 1, seat, n_tricks))
            said += [(because.key, seat) for because in advice.reasons if deal.phase == "play"]
            deal = deal.act(seat, advice.action)
            tricks = deal.position.public.tricks
            if len(tricks) > n_tricks:
                won = None if tricks[-1].void else tricks[-1].collector
                for key, player in said:
                    told.setdefault(key, []).append(player == won)
                said = []
    assert all(told[why.TAKE_CHEAPLY])
    assert sum(told[why.DUCK]) <= len(told[why.DUCK]) / 20
    assert sum(told[why.LEAD_LOW]) <= len(told[why.LEAD_LOW]) / 6


def test_a_hunt_is_told_as_the_chance_that_it_is() -> None:
    bot, drawn = oh.bot("club"), list[bool]()
    for seed in range(8):
        deal, hunts = oh.deal(oh.ruleset("classic", 4), seed=seed), False
        while not deal.is_over:
            seat, n_tricks = deal.to_act[0], len(deal.position.public.tricks)
            advice = bot.advise(deal.view(seat), oh.Budget(), rng_for(seed, 1, seat, n_tricks))
            hunts |= any(because.key == why.HUNT_QUEEN for because in advice.reasons)
            deal = deal.act(seat, advice.action)
            tricks = deal.position.public.tricks
            if len(tricks) > n_tricks and hunts:
                drawn.append("QS" in map(str, tricks[-1].cards))
                hunts = False
    assert 0 < sum(drawn) < len(drawn) / 2
    assert " may " in Speaker("en").text("reason-hunt-queen", card="queen of spades")


@pytest.mark.parametrize("level", LEVELS)
def test_a_lone_card_is_said_to_be_the_only_choice(level: str) -> None:
    deal, bot = oh.deal(oh.ruleset("classic", 4), seed=11), oh.bot(level)
    n_alone = 0
    while not deal.is_over:
        view = deal.view(deal.to_act[0])
        advice = bot.advise(view, oh.Budget(), rng_for(11, 1, view.seat or 0, 0))
        if len(view.options.cards) == 1:
            assert [because.key for because in advice.reasons] == [why.ONLY_CHOICE]
            n_alone += 1
        deal = deal.act(view.seat or 0, advice.action)
    assert n_alone > 4


def test_a_card_that_ducks_is_the_one_played() -> None:
    rules = oh.ruleset(
        "classic",
        4,
        {
            "pass.count": 0,
            "opening.leader": "seat",
            "opening.card": "none",
            "opening.must": "any",
            "first_trick.forbidden": [],
        },
    )
    void = "QS AS KS 7S 9S 10S QH KH AH JH 10H AD KD"
    hands = hands_with("2C 9C JC AC 2D 5D 9D 3H 6H 9H 4S 5S 6S", "QC", void, "4C", pack=pack_of(rules))
    deal = after(oh.deal(rules, hands=tuple(hands), first_leader=1), "QC QS 4C")
    advice = oh.bot("club").advise(deal.view(0), oh.Budget(), rng_for(1, 1, 0, 0))
    assert str(advice.action.card) == "JC"
    assert advice.reasons[0].key == why.DUCK and advice.reasons[0].values == {"card": "JC"}
