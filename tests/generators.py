"""Random valid rule sets of both games, and random play of them through the public API, from a `random.Random`.

It judges nothing but what the strict loader judges: what the loader refuses is drawn again.
"""

from __future__ import annotations

import json
import random
from collections.abc import Iterator
from typing import Any

import openhearts as oh
from openhearts.cards.card import RANKS, SUITS
from openhearts.core import rule_fields
from openhearts.games import registry
from openhearts.games.hearts.play.actions import Claim, Pass
from openhearts.games.hearts.rules import load as hearts_load
from openhearts.games.herz_an_herz.rules import load as herz_load

Fields = dict[str, Any]
NAMED_RANKS = RANKS[1:]
DIRECTIONS = ["L1", "R1", "L2", "R2", "ACROSS", "HOLD"]


# --- Hearts: every parameter that is built ----------------------------------------------------------------------------


def _named(name: str, rng: random.Random) -> Any:
    """One of the named values of a parameter of Hearts."""
    return rng.choice(rule_fields.allowed_values(hearts_load.VOCABULARY.struct, name))


def _pack_fields(seats: int, rng: random.Random) -> Fields:
    """A pack of at most about thirteen cards a seat, two copies more often for big tables."""
    count = 2 if rng.random() < (0.65 if seats > 5 else 0.25) else 1
    suits = rng.sample(SUITS, rng.choice([4, 4, 4, 4, 3, 2, 1]))
    most = min(15, max(1, 13 * seats // (count * len(suits))))
    fewest = min(most, -(-seats // (count * len(suits))))
    ranks = sorted(rng.sample(NAMED_RANKS, rng.randint(fewest, most)), key=NAMED_RANKS.index)
    jokers = rng.choice([0, 0, 0, 1, 2, 3, 4])
    cards = [rank + suit for suit in suits for rank in ranks]
    removed = rng.sample(cards, min(len(cards) - 1, rng.choice([0, 0, 0, 1, 2, 3])))
    return {
        "pack.count": count,
        "pack.suits": suits,
        "pack.ranks": ranks,
        "pack.remove": removed,
        "pack.jokers": jokers,
        "joker.mode": rng.choice(["excuse", "always_wins"]) if jokers else _named("joker.mode", rng),
    }


def _cards_of(fields: Fields) -> list[str]:
    """Texts of the cards of a pack, copies counted."""
    cards = [rank + suit for suit in fields["pack.suits"] for rank in fields["pack.ranks"]]
    for removed in fields["pack.remove"]:
        cards.remove(removed)
    return cards * fields["pack.count"] + [f"X{number + 1}" for number in range(fields["pack.jokers"])]


def _selector(fields: Fields, rng: random.Random) -> str:
    """A card, a rank, a suit or `all`; mostly one that the pack knows."""
    cards = _cards_of(fields)
    kind = rng.randrange(10)
    if kind < 4:
        return rng.choice(cards)
    if kind < 6:
        return f"suit:{rng.choice(fields['pack.suits'])}"
    if kind < 8:
        return f"rank:{rng.choice(fields['pack.ranks'])}"
    return rng.choice(["suit:H", "QS", "all", f"rank:{rng.choice(NAMED_RANKS)}", "X1"])


def _selectors(fields: Fields, rng: random.Random) -> list[str]:
    usual = rng.choice([["suit:H"], ["suit:H", "QS"], []])
    return usual if rng.random() < 0.4 else [_selector(fields, rng) for _ in range(rng.randint(0, 3))]


def _points(fields: Fields, rng: random.Random) -> dict[str, int]:
    if rng.random() < 0.3:
        return {"suit:H": 1, "QS": 13}
    return {_selector(fields, rng): rng.choice([0, 1, 1, 2, 3, 5, 10, 13, 25]) for _ in range(rng.randint(1, 5))}


def _bonus(fields: Fields, rng: random.Random) -> dict[str, int]:
    """Bonus cards; the points of those that are named singly are struck out, so that no card is both."""
    bonus: dict[str, int] = {}
    for _ in range(rng.choice([0, 0, 1, 2, 3])):
        selector = _selector(fields, rng)
        if ":" not in selector and selector != "all" and fields["score.points"].get(selector, 0) == 0:
            fields["score.points"][selector] = 0
        bonus[selector] = rng.choice([-11, -10, -5, -1, 4, 20])
    return bonus


def _needs(fields: Fields, rng: random.Random) -> Any:
    if rng.random() < 0.6:
        return "all_penalty_cards"
    return {_selector(fields, rng): rng.randint(1, 6) for _ in range(rng.randint(1, 2))}


def _opening_card(fields: Fields, rng: random.Random) -> str:
    plain = [card for card in _cards_of(fields) if not card.startswith("X")]
    suit = rng.choice(fields["pack.suits"])
    return rng.choice([*rng.sample(plain, min(2, len(plain))), f"lowest_of:{suit}", f"lowest_of:{suit}", "none"])


def hearts_fields(rng: random.Random) -> Fields:
    """Values for all parameters of Hearts, and a number of seats; mostly, but not always, possible together."""
    seats = rng.choice([2, 3, 3, 4, 4, 4, 5, 5, 6, 6, 7, 8, 9, 10, 11])
    fields: Fields = {"id": "random", "name": "Random", "seats": seats} | _pack_fields(seats, rng)
    n_cards = len(_cards_of(fields))
    most = n_cards // seats
    hands = rng.randint(1, most) if most and rng.random() < 0.3 else "even"
    size = most if hands == "even" else hands
    leftover = _named("deal.leftover", rng)
    seen = ["nobody", "all"] if leftover == "set_aside" else ["nobody", "winner", "all"]
    ways = [way for way in DIRECTIONS if way != "ACROSS" or seats % 2 == 0]
    ways = [way for way in ways if way not in ("L2", "R2") or seats > 2]
    leader = rng.choice(["left_of_dealer", "dealer", "youngest", "seat"])
    if fields["pack.count"] == 1 and rng.random() < 0.5:
        leader = "holder_of_card"
    by_card = leader == "holder_of_card"
    opening_card = _opening_card(fields, rng)
    fields |= {
        "deal.hands": hands,
        "deal.leftover": leftover,
        "deal.leftover_seen_by": rng.choice(seen),
        "dealer.first": rng.choice(["random", rng.randrange(seats)]),
        "dealer.next": _named("dealer.next", rng),
        "pass.count": min(size, rng.choice([0, 0, 1, 2, 3, 3, 3, 4])),
        "pass.cycle": [rng.choice(ways) for _ in range(rng.randint(1, 6))],
        "opening.leader": leader,
        "opening.card": opening_card,
        "opening.must": "any" if opening_card == "none" else _named("opening.must", rng),
        "opening.forbidden": _selectors(fields, rng),
        "next_deal.leader": "as_opening" if by_card else _named("next_deal.leader", rng),
        "next_deal.tie": _named("next_deal.tie", rng),
        "lead.locked": _selectors(fields, rng),
        "lead.broken_by": _selectors(fields, rng),
        "lead.broken_when": _named("lead.broken_when", rng),
        "lead.break_requires_discard": rng.random() < 0.3,
        "lead.queen_counts_as_heart": rng.random() < 0.3,
        "first_trick.forbidden": _selectors(fields, rng),
        "trick.duplicates": rng.choice(["cancel", "cancel", "first_wins", "last_wins"])
        if fields["pack.count"] == 2
        else "not_possible",
        "trick.void_when": _named("trick.void_when", rng),
        "trick.void_next_leader": _named("trick.void_next_leader", rng),
        "trick.last_void_to": _named("trick.last_void_to", rng),
        "score.points": _points(fields, rng),
        "score.no_trick_bonus": rng.choice([0, 0, 0, -5, 3]),
        "score.negative_total": rng.random() < 0.8,
        "score.winner": _named("score.winner", rng),
        "moon.award": _named("moon.award", rng),
        "moon.value": rng.choice([26, 26, 7, "deck_total"]),
        "moon.requires_bonus": rng.random() < 0.2,
        "moon.needs": _needs(fields, rng),
        "moon.bonus_cards": _named("moon.bonus_cards", rng),
        "sun.award": _named("sun.award", rng),
        "sun.value": rng.choice([52, 9]),
        "end.limit": rng.choice(["none", 10, 50, 100]),
        "end.limit_test": _named("end.limit_test", rng),
        "end.deals": rng.choice(["none", "players", 1, 4]),
        "end.tie": _named("end.tie", rng),
    }
    fields["score.bonus"] = _bonus(fields, rng)
    return fields


# --- Herz an Herz -----------------------------------------------------------------------------------------------------


def herz_fields(rng: random.Random) -> Fields:
    """Values for all parameters of Herz an Herz, and a number of seats; big packs are rare."""
    struct = herz_load.VOCABULARY.struct
    max_number = rng.choice([rng.randint(2, 20), rng.randint(2, 60), 100, 150])
    group_size = rng.choice([25, rng.randint(1, 30)])
    groups = -(-max_number // group_size)
    fields: Fields = {"id": "random", "name": "Random", "seats": rng.choice([2, 3, 4, 2, 3, 4, rng.randint(5, 11)])}
    for name in rule_fields.field_names(struct):
        named = rule_fields.allowed_values(struct, name)
        fields[name] = rng.choice(named) if named else 0
    return fields | {
        "tower.max_number": max_number,
        "tower.group_size": group_size,
        "tower.number_jokers": rng.randint(0, min(groups, 8)),
        "tower.superjokers": rng.randint(0, 4),
        "tower.steal_cards": rng.randint(0, 6),
        "tower.row_length": rng.choice([6, rng.randint(1, 8)]),
        "tower.step_points": rng.randint(0, 3),
        "tower.colour_bonus": rng.randint(0, 3),
        "tower.rounds": rng.randint(1, 5),
    }


# --- rule sets --------------------------------------------------------------------------------------------------------


REPAIRS: dict[str | None, Fields] = {
    "score.bonus": {"score.bonus": {}},
    "lead.broken_by": {"lead.broken_by": ["suit:H"]},
    "moon.award": {"moon.award": "none"},
    "end.deals": {"end.deals": "players"},
    "opening.card": {"opening.leader": "dealer", "opening.card": "none", "opening.must": "any"},
}


def _first_valid(game: str, draw: Any, rng: random.Random) -> Any:
    fields = draw(rng)
    while True:
        try:
            return registry.game(game).from_resolved(fields)
        except oh.BadRuleset as error:
            repair = REPAIRS.get(error.field, {})
            is_new = any(fields[name] != value for name, value in repair.items())
            fields = fields | repair if is_new else draw(rng)


def random_hearts(rng: random.Random) -> Any:
    """A valid rule set of Hearts for 2 to 11 seats."""
    return _first_valid("hearts", hearts_fields, rng)


def random_herz(rng: random.Random) -> Any:
    """A valid rule set of Herz an Herz for 2 to 11 seats."""
    return _first_valid("herz_an_herz", herz_fields, rng)


def random_variant(rng: random.Random) -> Any:
    """A shipped variant at any table that it allows, with random bundles."""
    variant = rng.choice(oh.variants())
    while True:
        options = {bundle: True for bundle in variant.bundles if rng.random() < 0.4}
        try:
            return oh.ruleset(variant.id, rng.choice(variant.seats), options)
        except oh.BadRuleset:  # bundles that cannot be together
            continue


def random_rules(rng: random.Random) -> Any:
    """A shipped variant in one case of four, else an invented rule set, Hearts mostly."""
    draw = rng.choices([random_variant, random_hearts, random_herz], weights=[25, 60, 15])[0]
    return draw(rng)


# --- deals and playouts -----------------------------------------------------------------------------------------------


def random_deal(rules: Any, rng: random.Random) -> oh.Deal:
    """A deal of these rules: any number, dealer, first leader, totals so far, any cards."""
    return oh.deal(
        rules,
        seed=rng.getrandbits(64),
        deal_number=rng.randint(1, 8),
        dealer=rng.randrange(rules.seats),
        first_leader=rng.randrange(rules.seats),
        scores=[rng.randint(-5, 90) for _ in range(rules.seats)] if rng.random() < 0.3 else None,
    )


def random_action(deal: oh.Deal, rng: random.Random, claims: float = 0.1) -> tuple[int, Any]:
    """A seat and something it may do: any seat that owes a decision, now and then one that changes its pass."""
    if deal.phase == "pass":
        count = deal.rules.pass_.count
        seats = range(deal.rules.seats) if rng.random() < 0.1 else deal.to_act
        seat = rng.choice(seats)
        return seat, Pass(tuple(rng.sample(deal.view(seat).dealt, count)))
    seat = deal.to_act[0]
    options = deal.options(seat)
    if deal.phase == "play" and options.can_claim and rng.random() < claims:
        return seat, Claim()
    return seat, rng.choice(list(options))


def playout(deal: oh.Deal, rng: random.Random, claims: float = 0.1) -> Iterator[oh.Deal]:
    """Random play to the end, the deal itself first."""
    yield deal
    while not deal.is_over:
        deal = deal.act(*random_action(deal, rng, claims))
        yield deal


def replay_text(deal: oh.Deal) -> str:
    """All that is needed to see a deal again: rules in full, the cards as dealt, the actions."""
    game = deal.game
    rules = json.dumps(game.resolved(deal.rules))
    standing = deal.standing
    head = f"deal {standing.deal_number}, dealer {standing.dealer}, leader {standing.leader}, scores {standing.scores}"
    steps = [f"{step.seat}: {game.action_text(step.action)}" for step in deal.steps]
    return "\n".join([rules, head, *game.start_lines(deal.start), "; ".join(steps)])
