"""Runs the worked cases of docs/rules.md section 11 through the public rule functions of Hearts and through `oh`.

It maps the short names of the cases to parameters; it does not know what is expected.
"""

from __future__ import annotations

import json
from typing import Any

import openhearts as oh
from openhearts.cards import cardset
from openhearts.cards.card import card, cards
from openhearts.core.seat import receiver
from openhearts.games.hearts.play.match import pass_direction
from openhearts.games.hearts.rules import legal, scoring, tricks
from openhearts.games.hearts.rules.policies import suit_led
from openhearts.games.hearts.rules.public_state import NO_SUIT, Trick
from openhearts.games.hearts.rules.ruleset import Ruleset

VARIANTS = {
    "kids": ("kids-jinx", {}),
    "kids-prevtrick": ("kids-jinx", {"lead.broken_when": "in_previous_trick"}),
    "002": ("classic", {}),
    "002-prevtrick": ("classic", {"lead.broken_when": "in_previous_trick"}),
    "002-lastcard": ("classic", {"lead.broken_when": "last_card_of_previous_trick"}),
    "002-yahoo": ("classic", {"lead.broken_by": ["suit:H", "QS"], "lead.queen_counts_as_heart": True}),
    "002-sun": ("classic", {"sun": True}),
    "002-sun-jd11": ("classic", {"sun": True, "jack-11": True}),
    "002-6-no2": ("classic-6-no-deuces", {}),
    "002-6-joker": ("classic-6-jokers", {}),
    "002-6-joker-wins": ("classic-6-jokers", {"joker.mode": "always_wins"}),
    "003": ("cancellation", {}),
    "003-standard": ("cancellation-standard", {}),
    "004": ("classic-de", {}),
}
SHORT = {
    "bonus_on_moon": "moon.bonus_cards",
    "moon_bonus_required": "moon.requires_bonus",
    "moon_value": "moon.value",
    "duplicates": "trick.duplicates",
    "break_requires_discard": "lead.break_requires_discard",
    "broken_when": "lead.broken_when",
    "void_rule": "trick.void_when",
}


def rules_of(text: str, seats: int | None = None) -> Ruleset:
    """The rule set that a case names: a short name, then options as JSON or as key=value."""
    name, _, rest = text.partition(" ")
    variant, options = VARIANTS[name]
    options = dict(options)
    if rest.startswith("{"):
        options |= {SHORT.get(key, key): value for key, value in json.loads(rest).items()}
    elif rest:
        key, _, value = rest.partition("=")  # "002 end.deals=8": the bundle of a fixed number of deals
        options |= {"fixed-deals": True, key: json.loads(value)}
    allowed = next(found.seats for found in oh.variants() if found.id == variant)
    rules: Ruleset = oh.ruleset(variant, seats if seats in allowed else None, options)
    return rules


def ids(texts: list[str]) -> list[int]:
    """Ids of cards in the order given."""
    return [card(text).id for text in texts]


def finished(rules: Ruleset, rows: list[list[str]]) -> list[Trick]:
    """Finished tricks from rows of cards; the winner of each leads the next, seat 0 the first."""
    done: list[Trick] = []
    leader = 0
    for row in rows:
        trick = tricks.resolve(rules, leader, ids(row), done, is_last=False)
        done.append(trick)
        leader = leader if trick.winner is None else trick.winner
    return done


def lead(rules: Ruleset, given: dict[str, Any]) -> set[str]:
    """Legal leads of a case; without tricks named it is the second trick, nothing broken."""
    rows = given.get("completed_tricks")
    done = finished(rules, rows or [])
    is_first = given.get("trick_no", 2 if rows is None else len(rows) + 1) == 1
    opening = rules.opening.card
    mask = legal.legal_leads(
        rules,
        cardset.from_ids(ids(given["hand"])),
        broken=tricks.is_broken(rules, done),
        is_first_trick=is_first,
        opening_card=card(opening).id if opening and is_first else None,
    )
    return {str(found) for found in cardset.mask_cards(mask)}


def follow(rules: Ruleset, given: dict[str, Any]) -> set[str]:
    """Legal follows of a case; after nothing but jokers the seat is leading."""
    hand = cardset.from_ids(ids(given["hand"]))
    is_first = given.get("trick_no", 2) == 1
    led = suit_led(ids(given["table"]))
    if led == NO_SUIT:
        mask = legal.legal_leads(rules, hand, broken=given.get("broken", False), is_first_trick=is_first)
    else:
        mask = legal.legal_follows(rules, hand, led, is_first_trick=is_first)
    return {str(found) for found in cardset.mask_cards(mask)}


def score(rules: Ruleset, given: dict[str, Any]) -> list[int]:
    """Points of a deal from the cards that count."""
    taken = [cardset.from_ids(ids(pile)) for pile in given["penalty_and_bonus_cards_per_seat"]]
    whole = cardset.from_ids(rules.pack_ids)
    points = scoring.score_deal(rules, taken, given["tricks_won"], whole, choice=given.get("moon_choice"))
    return list(points)


def first_legal(options: Any) -> oh.Card:
    """The policy of the complete deals: jokers, then rank, then clubs, diamonds, spades, hearts."""
    return min(options.cards, key=lambda found: (not found.is_joker, found.rank, "CDSH".find(str(found)[-1])))


def full_deal(case: dict[str, Any]) -> oh.Deal:
    """A complete deal of a case, played by its policy through the public API."""
    given = case["given"]
    rules = rules_of(case["ruleset"], len(given["hands"]))
    cycle, token = rules.pass_.cycle, given["pass_token"] or "HOLD"
    number = cycle.index(token) + 1 if token in cycle else 1
    d = oh.deal(
        rules,
        hands=[" ".join(hand) for hand in given["hands"]],
        kitty=" ".join(given["leftover"]),
        deal_number=number,
        dealer=given.get("dealer", 0),
        first_leader=given.get("youngest"),
    )
    for seat, picked in enumerate(given.get("picks") or []):
        d = d.pass_cards(seat, " ".join(picked))
    while d.phase == "play":
        d = d.play(first_legal(d.options(d.to_act[0])))
    return d


def toy(hands: list[str], *, token: str, count: int) -> oh.Deal:
    """A deal of whatever cards are given, with a pass."""
    suits = sorted({found.suit for hand in hands for found in cards(hand)})
    ranks = sorted({found.rank for hand in hands for found in cards(hand)})
    from openhearts.cards.card import RANKS, SUITS

    rules = oh.ruleset(
        "classic",
        len(hands),
        {
            "pack.suits": [SUITS[suit] for suit in suits],
            "pack.ranks": [RANKS[rank] for rank in ranks],
            "pack.remove": [],
            "pass.count": count,
            "pass.cycle": [token],
            "opening.leader": "dealer",
            "opening.card": "none",
            "opening.must": "any",
        },
    )
    return oh.deal(rules, hands=hands)


def direction(rules: Ruleset, number: int) -> str:
    """Where cards go in a deal."""
    return pass_direction(rules, number)


def receivers(token: str, seats: int) -> list[int]:
    """Who gets each seat's cards."""
    return [receiver(seat, token, seats) for seat in range(seats)]
