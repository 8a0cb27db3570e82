"""What the club player of Hearts can do, one skill a test, in situations made by hand."""

from __future__ import annotations

import random
from typing import Any

import pytest

import openhearts as oh
from openhearts.bots.hearts.moon_choice import points_by_choice
from openhearts.speech.speaker import Speaker
from tests.bots.helpers import after, after_a_moon, card_played, cards_passed, choice, club, hands_with, keys, pack_of

CLASSIC = oh.ruleset("classic", 4)
OPEN: dict[str, Any] = {
    "opening.leader": "seat",
    "opening.card": "none",
    "opening.must": "any",
    "first_trick.forbidden": [],
    "lead.broken_when": "free",
}


def dealt(*hands: str, deal_number: int = 1, leader: int = 0, rules: Any = CLASSIC, **more: Any) -> oh.Deal:
    """A deal in which the first seats hold these cards, the other cards dealt to whoever is short."""
    texts = hands_with(*hands, seats=rules.seats, pack=pack_of(rules))
    kitty = texts[rules.seats] if len(texts) > rules.seats else None
    hands = tuple(texts[: rules.seats])
    return oh.deal(rules, hands=hands, kitty=kitty, deal_number=deal_number, first_leader=leader, **more)


def free(variant: str = "classic", seats: int = 4, **options: Any) -> Any:
    """Rules without a pass in which the named seat leads anything."""
    return oh.ruleset(variant, seats, OPEN | {"pass.count": 0} | {k.replace("__", "."): v for k, v in options.items()})


# --- passing ----------------------------------------------------------------------------------------------------------


def test_passes_the_unguarded_queen_and_her_superiors() -> None:
    deal = dealt("QS KS AS 2C 5C 7D 9D 3D 4C 2H 3H 6D 8C")
    assert cards_passed(deal) == {"QS", "KS", "AS"}
    assert "pass-danger" in keys(deal, 0)


def test_passes_a_bare_ace_of_spades_without_the_queen() -> None:
    assert "AS" in cards_passed(dealt("AS 3S 4C 5C 7C 2C KC 5H 4H 3H 4D 6C 8D"))


def test_keeps_a_well_guarded_queen() -> None:
    deal = dealt("QS 2S 4S 5S 7S 9S KC AD KD 3H 4D 6C 8C")
    assert "QS" not in cards_passed(deal)
    assert "keep-guard" in keys(deal, 0)


def test_makes_a_void_of_a_short_suit() -> None:
    deal = dealt("AD KD 2C 3C 4C 5C 2S 3S 4S 2H 3H 4H 5H")
    assert {"AD", "KD"} <= cards_passed(deal)
    assert "pass-void" in keys(deal, 0)


def test_a_fit_hand_passes_what_a_moon_can_spare() -> None:
    deal = dealt("AH KH QH JH 10H AC KC AS KS QS AD 3D 2D")
    assert {"2D", "3D"} <= cards_passed(deal)
    assert keys(deal, 0) == ["pass-for-moon"]


@pytest.mark.parametrize("count", [1, 2, 5, 13])
def test_passes_as_many_as_the_rules_ask(count: int) -> None:
    rules = oh.ruleset("classic", 4, {"pass.count": count})
    assert len(choice(oh.deal(rules, seed=1), 0).cards) == count


def test_passes_the_dearest_card_of_any_point_table() -> None:
    rules = oh.ruleset("black-jack", 4)
    assert "JS" in cards_passed(dealt("JS 3S 4C 5C 7C 2C 8C 5H 4H 3H 4D 6C 8D", rules=rules))


# --- playing ----------------------------------------------------------------------------------------------------------


def follow_suit(deal: oh.Deal, until: int) -> oh.Deal:
    """Everybody before a seat follows with the lowest card that may be played."""
    while deal.turn != until:
        deal = deal.play(str(deal.options(deal.turn).cards[0]))
    return deal


def test_takes_a_clean_trick_with_the_highest_in_the_last_seat() -> None:
    deal = dealt("2C 9C JC AC 2D 5D 9D 3H 6H 9H 4S 5S 6S", "QC", "3C", "4C", rules=free(), leader=1)
    deal = after(deal, "QC 3C 4C")
    assert card_played(deal) == "AC"
    assert keys(deal)[0] == "last-seat-safe"


def test_ducks_under_the_winner_as_high_as_it_can() -> None:
    void = "QS AS KS 7S 9S 10S QH KH AH JH 10H AD KD"
    deal = dealt("2C 9C JC AC 2D 5D 9D 3H 6H 9H 4S 5S 6S", "QC", void, "4C", rules=free(), leader=1)
    deal = after(deal, "QC QS 4C")
    assert card_played(deal) == "JC"
    assert keys(deal)[0] == "duck"


def test_unloads_the_queen_when_void() -> None:
    deal = dealt("QS 3S AH KH 2D 3D 4D 5D 6D 7D 8D 9D 4S", "AC", rules=free(), leader=1)
    deal = after(deal, "AC")
    deal = follow_suit(deal, 0)
    assert card_played(deal) == "QS"
    assert keys(deal)[0] == "unload-queen"


def test_unloads_a_high_heart_when_void() -> None:
    deal = dealt("3S AH KH 2H 2D 3D 4D 5D 6D 7D 8D 9D 4S", "AC", rules=free(), leader=1)
    deal = after(deal, "AC")
    deal = follow_suit(deal, 0)
    assert card_played(deal) == "AH"
    assert keys(deal)[0] == "unload-high-heart"


def test_unloads_the_queen_under_the_king() -> None:
    deal = dealt("QS 3S 5S AH 2D 3D 4D 5D 6D 7D 8D 9D 4S", "KS", rules=free(), leader=1)
    deal = after(deal, "KS")
    deal = follow_suit(deal, 0)
    assert card_played(deal) == "QS"


def test_hunts_the_queen_with_low_spades() -> None:
    deal = dealt("2S 3S 4S 8S 9S AD KD AH KH 4C 9C QC 10D", "QS", "KS", "AS", rules=free())
    assert card_played(deal).endswith("S")
    assert keys(deal)[0] == "hunt-queen"


def test_does_not_hunt_a_queen_that_it_holds() -> None:
    deal = dealt("QS 3S 4S 8S 2D 3D 6D AH 5H 4C 9C 3C 10D", "KS", "AS", rules=free())
    assert not card_played(deal).endswith("S")


def test_stops_a_moon() -> None:
    """Seat 1 took the queen and every heart so far; seat 0 takes a heart trick that it could duck."""
    hands = (
        "AH 2H 2C 3C 2D 3D 4D 5D 6D 2S 3S 4S 5S",
        "AS KS QS JS 10S AC KC QC KH QH AD KD QD",
        "9S 8S 7S 6H 7H 8H 9H 4C 5C 6C 7C 8C 7D",
    )
    deal = after(dealt(*hands, rules=free(), leader=1), "AS 7S")
    for _ in range(3):
        while len(deal.position.public.trick_ids) != 0 or deal.turn != 1:
            options = deal.options(deal.turn)
            cards = [card for card in options.cards if card.suit != 2 or len(options.cards) == 1]
            if (
                deal.turn == 2
                and any(card.suit == 2 for card in options.cards)
                and not any(card.suit == deal.position.public.led for card in options.cards)
            ):
                cards = [card for card in options.cards if card.suit == 2]
            deal = deal.play(str((cards or list(options.cards))[0]))
        deal = deal.play(
            str(max((card for card in deal.options(1).cards if card.suit == 3), key=lambda card: card.rank))
        )
    while len(deal.position.public.trick_ids) or deal.turn != 1:
        deal = deal.play(str(deal.options(deal.turn).cards[0]))
    assert deal.position.public.points[1] >= 13
    deal = deal.play("KH")
    while deal.turn != 0:
        deal = deal.play(str(deal.options(deal.turn).cards[0]))
    assert card_played(deal) == "AH"
    assert keys(deal)[0] == "stop-moon"


def test_tries_a_moon_with_a_fit_hand_and_keeps_at_it() -> None:
    deal = dealt("AS KS QS JS 10S AH KH QH JH AC KC AD KD", rules=free())
    assert keys(deal)[0] == "try-moon"
    bot = club()
    while not deal.is_over:
        view = deal.view(deal.turn)
        deal = deal.act(deal.turn, bot.choose(view, oh.Budget(), random.Random(0)))
    assert deal.points == (0, 26, 26, 26)


def test_takes_the_jack_when_it_counts() -> None:
    hands = ("AD 2D 4D 3C 4C 6C 7C 2H 3H 4H 2S 3S 4S", "JD 7H", "5D 8H", "6D 9H")
    rules = free("omnibus")
    deal = after(dealt(*hands, rules=rules, leader=1), "JD 5D 6D")
    assert card_played(deal) == "AD"
    assert "take-jack" in keys(deal)
    deal = after(dealt(*hands, rules=free(), leader=1), "JD 5D 6D")
    assert "take-jack" not in keys(deal)


def test_avoids_the_jinx_of_the_childrens_game() -> None:
    rules = oh.ruleset("kids-jinx", 4, {"lead.broken_when": "free", "opening.forbidden": []})
    deal = dealt("9H 2H 3C 5C 1D 2D 3D 1S 2S 3S", "5H", "10H", "8H", rules=rules, leader=1)
    deal = after(deal, "5H")
    deal = deal.play("10H") if deal.turn == 2 else deal
    deal = after(deal, "8H")
    assert card_played(deal) in ("9H", "2H")
    deal = dealt("9H 2H 3C 5C 1D 2D 3D 1S 2S 3S", "5H 4H", "8H 7H", "6H 3H", rules=rules, leader=3)
    deal = after(deal, "6H")
    assert card_played(deal) == "2H"
    assert "jinx-danger" in keys(deal)


def test_throws_the_jinx_away_when_void() -> None:
    rules = oh.ruleset("kids-jinx", 4)
    deal = dealt("10H 2H 3C 5C 1D 2D 3D 4D 5D 6D", "10S", rules=rules, leader=1)
    deal = after(deal, "10S")
    deal = follow_suit(deal, 0)
    assert card_played(deal) == "10H"


# --- two packs, jokers, kitty -----------------------------------------------------------------------------------------


def test_a_pair_kills_the_winner() -> None:
    """The king lies twice once seat 0 plays it, and the queen of another seat takes the queen of spades."""
    rules = free("cancellation-standard", 6)
    own = "KD AD 2C 3C 4C 5C 6C 7C 2S 3S 4S 5S 6S 7S 2H 3H 4H"
    void = "QS QS AS AS KS KS JS JS 10S 10S 9S 9S 8S 8S AC AC KC"
    deal = after(dealt(own, "KD", void, "QD", "5D", "6D", rules=rules, leader=1), "KD QS QD 5D 6D")
    assert card_played(deal) == "KD"
    assert keys(deal)[0] == "cancels"


def test_excuses_itself_with_a_joker() -> None:
    rules = oh.ruleset("classic-6-jokers", 6, OPEN | {"pass.count": 0})
    deal = dealt("X1 AS KS 2C 3C 4C 2D 3D 4D", "JS", "QS", "3S", "4S", "5S", rules=rules, leader=1)
    deal = after(deal, "JS QS 3S 4S 5S")
    assert card_played(deal) == "X1"
    assert keys(deal)[0] == "joker-excuse"


def test_a_winning_joker_is_not_thrown_on_a_dear_trick() -> None:
    rules = oh.ruleset("classic-6-jokers", 6, OPEN | {"pass.count": 0, "joker.mode": "always_wins"})
    deal = dealt("X1 2S 9S 2C 3C 4C 2D 3D 4D", "JS", "QS", "3S", "4S", "5S", rules=rules, leader=1)
    deal = after(deal, "JS QS 3S 4S 5S")
    assert card_played(deal) == "9S"


def test_fears_the_kitty() -> None:
    """With a kitty of five hearts' worth the last seat does not take the first trick, which it takes without one."""
    hands = ("AC 5C 2D 3D 4D 5D 2S 3S 4S 5S", "9C", "8C", "7C", "6C")
    cards = {"pack.remove": [], "deal.hands": 10, "opening.card": "none"}
    kitty = oh.ruleset("kitty-first-trick", 5, OPEN | cards | {"pass.count": 0, "deal.leftover": "kitty_first_trick"})
    texts = hands_with(*hands, seats=5, pack=pack_of(kitty), size=10)
    deal = after(oh.deal(kitty, hands=texts[:5], kitty=texts[5], first_leader=1), "9C 8C 7C 6C")
    assert card_played(deal) == "5C"
    assert "kitty-danger" in keys(deal)


# --- the choice of Cancellation ---------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("scores", "wanted", "reason"),
    [
        ((140, 20, 130, 130, 130, 130), "subtract", "add-ends-match"),  # adding would end it with seat 1 ahead
        ((10, 140, 60, 60, 60, 60), "add", "choose-add"),  # adding ends it, won
        ((40, 20, 40, 40, 40, 40), "add", "choose-add"),
    ],
)
def test_adds_or_subtracts_by_the_scores(scores: tuple[int, ...], wanted: str, reason: str) -> None:
    advice = club().advise(after_a_moon(scores).view(0), oh.Budget(), random.Random(0))
    assert advice.action.choice == wanted
    assert advice.reasons[0].key == reason


@pytest.mark.parametrize("scores", [(40, 20, 40, 40, 40, 40), (60, 20, 40, 40, 40, 40)])
def test_what_gains_as_much_as_the_other_choice_is_not_called_better(scores: tuple[int, ...]) -> None:
    """Each of the others gets as many points more as one would have less."""
    view = after_a_moon(scores).view(0)
    gains = [sum(points) - len(points) * points[0] for points in points_by_choice(view).values()]
    assert gains[0] == gains[1]
    said = Speaker("en").reasons(club().advise(view, oh.Budget(), random.Random(0)), view, list("abcdef"))
    assert "26 points" in said and "better" not in said
