"""Tiny-pack deals with random valid rules, small enough to count every playout of them.

It makes positions and rules only; the numbers come from `brute`, and nothing here is a fair sample of real deals.
`VALUES` lists what every policy can be: `tiny_deals` reaches all of it within a few hundred deals.  `policy_pairs`
and `rulings` read the deals of `policy_pairs.json`, which `find_pairs` has chosen.
"""

from __future__ import annotations

import json
from collections.abc import Iterator, Mapping
from dataclasses import dataclass, field
from pathlib import Path
from random import Random
from typing import Any

from .brute import Counts, TooMany, count_all
from .cards import RANKS, SUITS, Rules, deal_shape, deck, number, sort_cards, suit_of, table, words
from .presets import CLASSIC

NEITHER: dict[str, object] = {
    "pass.count": 0,
    "pass.cycle": ["HOLD"],
    "opening.leader": "left_of_dealer",
    "opening.card": "none",
    "opening.must": "any",
    "pack.ranks": ["Q", "K", "A"],
}
BASE: dict[str, object] = {**CLASSIC, **NEITHER}
"""Three ranks, no pass, and left of the dealer leads what he likes; the rest as `classic` for four."""

VALUES: dict[str, list[object]] = {
    "pack.count": [1, 2],
    "pack.jokers": [0, 1, 2],
    "joker.mode": ["none", "excuse", "always_wins"],
    "deal.leftover": ["set_aside", "kitty_first_trick", "kitty_last_trick", "kitty_first_heart"],
    "deal.leftover_seen_by": ["nobody", "winner", "all"],
    "pass.count": [0, 1, 2, 3],
    "pass.cycle": [["HOLD"], ["L1"], ["R1"], ["L2"], ["R2"], ["ACROSS"], ["L1", "R1"], ["R1", "HOLD"]],
    "opening.leader": ["holder_of_card", "left_of_dealer", "dealer", "youngest", "seat"],
    "opening.must": ["card", "suit", "any"],
    "opening.forbidden": [[], ["suit:H"], ["suit:H", "QS"], ["rank:Q"], ["suit:C"], ["all"]],
    "lead.locked": [["suit:H"], ["suit:H", "QS"], ["suit:S"], ["rank:Q"], ["QS"], []],
    "lead.broken_by": [["suit:H"], ["suit:H", "QS"], ["rank:Q"], ["QS"], ["all"]],
    "lead.broken_when": [
        "played_earlier_trick",
        "collected_earlier_trick",
        "in_previous_trick",
        "last_card_of_previous_trick",
        "never",
        "free",
    ],
    "lead.break_requires_discard": [False, True],
    "lead.queen_counts_as_heart": [False, True],
    "first_trick.forbidden": [["suit:H", "QS"], ["suit:H"], [], ["rank:Q"], ["all"]],
    "trick.duplicates": ["not_possible", "cancel", "first_wins", "last_wins"],
    "trick.void_when": ["no_live_led_card", "two_pairs_or_no_live_led_card"],
    "trick.void_next_leader": ["same_leader", "left_of_leader"],
    "trick.last_void_to": ["nobody", "leader", "previous_winner", "second_copy_of_highest"],
    "next_deal.leader": [
        "as_opening",
        "most_points_last_deal",
        "most_points_total",
        "fewest_points",
        "last_winner",
    ],
    "next_deal.tie": ["left_of_previous", "youngest"],
    "score.points": [
        {"suit:H": 1, "QS": 13},
        {"suit:H": 1},
        {"suit:H": 1, "AH": 10},
        {"rank:Q": 2, "QS": 7},
        {"suit:H": 1, "rank:A": 3},
        {"all": 1, "suit:D": 2, "QS": 5},
        {"suit:H": 1, "QS": 13, "KS": 10, "AS": 7},
        {"suit:H": 2, "KH": 0, "AC": -3},
    ],
    "score.bonus": [{}, {"AD": -11}, {"rank:K": -2, "suit:D": -1}, {"KC": 4}],
    "score.no_trick_bonus": [0, -5, 3],
    "moon.award": ["add_to_others", "subtract_from_self", "shooter_chooses", "none"],
    "moon.value": [26, 7, "deck_total"],
    "moon.requires_bonus": [False, True],
    "moon.needs": ["all_penalty_cards", {"suit:H": 2}, {"suit:H": 2, "rank:Q": 1}, {"QS": 1}],
    "moon.bonus_cards": ["independent", "suppressed"],
    "sun.award": ["none", "add_to_others", "subtract_from_self", "shooter_chooses"],
    "sun.value": [52, 9],
}
"""What every policy that a deal can feel may be, the usual value first; `opening.card` depends on the pack."""


CHOSEN = Path(__file__).parent / "policy_pairs.json"


@dataclass(frozen=True)
class TinyDeal:
    """A deal to count: rules, hands before the pass, and what `count_all` wants to know besides.

    `picks` are for each seat the cards it would pass, dearest first, as many as any rule could ask for.
    """

    rules: Rules
    hands: tuple[tuple[str, ...], ...]
    kitty: tuple[str, ...] = ()
    dealer: int = 0
    first_leader: int | None = 0
    deal_number: int = 1
    picks: tuple[tuple[str, ...], ...] | None = field(default=None)

    def count(self, changes: Mapping[str, object] | None = None, limit: int | None = None) -> Counts:
        """The counts of this deal, its rules changed by `changes`."""
        return count_all(
            {**self.rules, **(changes or {})},
            self.hands,
            self.kitty,
            dealer=self.dealer,
            first_leader=self.first_leader,
            deal_number=self.deal_number,
            picks=self.picks,
            limit=limit,
        )


@dataclass(frozen=True)
class Shape:
    """A table and a pack: how many seats, packs, ranks, suits, jokers, and cards taken out."""

    seats: int
    packs: int
    n_ranks: int
    n_suits: int = 4
    jokers: int = 0
    removed: int = 0


SHAPES = (
    *(Shape(3, 1, 3), Shape(4, 1, 3), Shape(5, 1, 3), Shape(6, 1, 3), Shape(3, 1, 3, removed=1)),
    *(Shape(4, 1, 4), Shape(5, 1, 4), Shape(6, 1, 4), Shape(4, 1, 4, removed=2), Shape(3, 1, 4, removed=2)),
    *(Shape(2, 1, 3, 3), Shape(2, 1, 2, jokers=2), Shape(3, 1, 3, jokers=1), Shape(4, 1, 3, jokers=2)),
    *(Shape(3, 1, 3, jokers=2, removed=2), Shape(6, 1, 3, jokers=2), Shape(5, 1, 3, jokers=1)),
    *(Shape(4, 2, 2, 3), Shape(6, 2, 2, 3), Shape(3, 2, 2, 3), Shape(6, 2, 2), Shape(5, 2, 2), Shape(8, 2, 2)),
    *(Shape(4, 2, 2, removed=2), Shape(7, 2, 2), Shape(10, 2, 3), Shape(11, 2, 3), Shape(4, 2, 2, 3, jokers=2)),
    *(Shape(6, 2, 2, jokers=2), Shape(6, 2, 3, 2)),
)
"""Packs of 10 to 24 cards with hands of 2 to 6."""


def random_pack(shape: Shape, rng: Random, odd_ranks: float = 0.3) -> dict[str, object]:
    """The rules of a random pack of this shape; queen and ace unless the ranks are odd ones, hearts always."""
    ranks = ["Q", "A"] if shape.n_ranks == 2 else ["J", "Q", "K", "A"][-shape.n_ranks :]
    if rng.random() < odd_ranks:
        ranks = sorted(rng.sample(RANKS, shape.n_ranks), key=RANKS.index)
    suits = set(SUITS) if shape.n_suits == 4 else {"H", "S", *rng.sample("CD", shape.n_suits - 2)}
    rules: dict[str, object] = {
        "pack.count": shape.packs,
        "pack.suits": [suit for suit in SUITS if suit in suits],
        "pack.ranks": ranks,
        "pack.remove": [],
        "pack.jokers": shape.jokers,
        "joker.mode": rng.choice(["excuse", "always_wins"]) if shape.jokers else "none",
    }
    cards = [card for card in deck(rules) if suit_of(card)]
    return {**rules, "pack.remove": list(sort_cards(rng.sample(cards, shape.removed)))}


def random_opening(rules: Rules, seats: int, rng: Random) -> dict[str, object]:
    """Who leads first and with what; a card opens only if exactly one seat is sure to hold it."""
    chosen: dict[str, object] = {
        "opening.leader": rng.choice([value for value in VALUES["opening.leader"] if value != "holder_of_card"]),
        "opening.card": "none",
        "opening.must": "any",
        "opening.forbidden": in_this_pack(rules, rng.choice(VALUES["opening.forbidden"])),
    }
    over = deal_shape(rules, seats)[2]
    suits = [suit for suit in words(rules, "pack.suits") if sum(suit_of(card) == suit for card in deck(rules)) > over]
    if number(rules, "pack.count") == 1 and suits and rng.random() < 0.6:
        chosen["opening.leader"] = "holder_of_card"
        chosen["opening.must"] = rng.choice(VALUES["opening.must"])
        plain = [card for card in deck(rules) if suit_of(card)]
        single = over == 0 and rng.random() < 0.6
        chosen["opening.card"] = rng.choice(plain) if single else "lowest_of:" + rng.choice(suits)
    elif rng.random() < 0.4:
        chosen["next_deal.leader"] = rng.choice(VALUES["next_deal.leader"])
        chosen["next_deal.tie"] = rng.choice(VALUES["next_deal.tie"])
    return chosen


def random_pass(rules: Rules, seats: int, rng: Random) -> dict[str, object]:
    """How many cards are passed, and where; mostly none."""
    if rng.random() < 0.6:
        return {"pass.count": 0, "pass.cycle": ["HOLD"]}
    hand = deal_shape(rules, seats)[1]
    tokens = ["L1", "R1", "HOLD"] + (["ACROSS"] if seats % 2 == 0 else []) + (["L2", "R2"] if seats > 4 else [])
    cycle = rng.sample(tokens, rng.randint(1, len(tokens)))
    return {"pass.count": rng.randint(1, min(3, hand)), "pass.cycle": cycle}


def random_rules(shape: Shape, rng: Random) -> dict[str, object]:
    """A complete set of valid rules for a random pack of this shape."""
    rules: dict[str, object] = {**BASE, **random_pack(shape, rng)}
    for name in (
        *("deal.leftover", "lead.locked", "lead.broken_by", "lead.broken_when", "lead.break_requires_discard"),
        *("lead.queen_counts_as_heart", "first_trick.forbidden", "score.points", "score.bonus"),
        *("score.no_trick_bonus", "moon.award", "moon.value", "moon.requires_bonus", "moon.needs"),
        *("moon.bonus_cards", "sun.award", "sun.value"),
    ):
        if rng.random() < 0.6:
            rules[name] = rng.choice(VALUES[name])
    if rules["deal.leftover"] != "set_aside":
        rules["deal.leftover_seen_by"] = rng.choice(VALUES["deal.leftover_seen_by"])
    if shape.packs == 2:
        rules["trick.duplicates"] = rng.choice(["cancel", "cancel", "first_wins", "last_wins"])
    if rules["trick.duplicates"] == "cancel" or shape.jokers >= shape.seats:
        rules["trick.void_next_leader"] = rng.choice(VALUES["trick.void_next_leader"])
        rules["trick.last_void_to"] = rng.choice(VALUES["trick.last_void_to"])
    if rules["trick.duplicates"] == "cancel":
        rules["trick.void_when"] = rng.choice(VALUES["trick.void_when"])
    for name in ("first_trick.forbidden", "lead.locked", "lead.broken_by", "score.points", "score.bonus", "moon.needs"):
        rules[name] = in_this_pack(rules, rules[name])
    rules["lead.broken_by"] = rules["lead.broken_by"] or ["suit:H"]
    rules["moon.needs"] = rules["moon.needs"] or "all_penalty_cards"
    if not any(value > 0 for value in table(rules, "score.points").values()):
        rules["score.points"] = {"suit:H": 1}
    rules.update(random_opening(rules, shape.seats, rng))
    rules.update(random_pass(rules, shape.seats, rng))
    return rules


def in_this_pack(rules: Rules, value: object) -> object:
    """A list or map of selectors without those that name a card, rank or suit that this pack has not."""
    ranks, suits = words(rules, "pack.ranks"), words(rules, "pack.suits")
    cards = set(deck(rules))

    def exists(selector: str) -> bool:
        kind, _, name = selector.partition(":")
        return selector == "all" or name in (ranks if kind == "rank" else suits) or selector in cards

    if isinstance(value, dict):
        return {selector: count for selector, count in value.items() if exists(selector)}
    if isinstance(value, list):
        return [selector for selector in value if exists(selector)]
    return value


def random_deal(rules: Rules, seats: int, rng: Random) -> TinyDeal:
    """Random cards for these rules, and a dealer, a first leader, a deal number and picks to go with them."""
    cards = list(deck(rules))
    rng.shuffle(cards)
    _, size, over = deal_shape(rules, seats)
    hands = tuple(sort_cards(cards[seat * size : (seat + 1) * size]) for seat in range(seats))
    n_passed = number(rules, "pass.count")
    picks = tuple(tuple(rng.sample(hand, min(3, size))) for hand in hands) if n_passed else None
    return TinyDeal(
        rules,
        hands,
        sort_cards(cards[len(cards) - over :]) if over else (),
        dealer=rng.randrange(seats),
        first_leader=rng.randrange(seats),
        deal_number=rng.randint(1, 6),
        picks=picks,
    )


def tiny_deals(seed: int, count: int) -> Iterator[TinyDeal]:
    """`count` tiny deals with random valid rules, the same ones for the same seed."""
    for place in range(count):
        rng = Random(f"tiny {seed} {place}")
        shape = SHAPES[(seed + place) % len(SHAPES)]
        yield random_deal(random_rules(shape, rng), shape.seats, rng)


def counted_tiny_deals(seed: int, count: int, limit: int = 1000) -> Iterator[tuple[TinyDeal, Counts]]:
    """The tiny deals with their counts, those of more than `limit` playouts left out."""
    for deal in tiny_deals(seed, count):
        try:
            yield deal, deal.count(limit=limit)
        except TooMany:
            continue


# --- the chosen deals -------------------------------------------------------------------------------------------------


def deal_from_data(base: Mapping[str, object], data: Mapping[str, Any]) -> TinyDeal:
    """A deal read back from JSON data."""
    return TinyDeal(
        {**base, **data["rules"]},
        tuple(tuple(hand.split()) for hand in data["hands"]),
        tuple(data["kitty"].split()),
        data["dealer"],
        data["first_leader"],
        data["deal_number"],
        None if data["picks"] is None else tuple(tuple(pick.split()) for pick in data["picks"]),
    )


@dataclass(frozen=True)
class PolicyPair:
    """A deal that tells two values of a policy apart: its own rules, and the same with `flip` on top."""

    policy: str
    flip: dict[str, object]
    deal: TinyDeal
    base: dict[str, Any]
    flipped: dict[str, Any]

    @property
    def rules_flipped(self) -> dict[str, object]:
        """The complete rules of the flipped side."""
        return {**self.deal.rules, **self.flip}


@dataclass(frozen=True)
class Ruling:
    """A deal that a wrong reading of one sentence counts differently: `wrong`, by way of explanation."""

    ruling: str
    deal: TinyDeal
    counts: dict[str, Any]
    wrong: dict[str, Any]


def policy_pairs() -> list[PolicyPair]:
    """The pairs of the file."""
    data = json.loads(CHOSEN.read_text(encoding="utf-8"))
    return [
        PolicyPair(row["policy"], row["flip"], deal_from_data(data["base"], row), row["base"], row["flipped"])
        for row in data["pairs"]
    ]


def rulings() -> list[Ruling]:
    """The rulings of the file."""
    data = json.loads(CHOSEN.read_text(encoding="utf-8"))
    return [
        Ruling(row["ruling"], deal_from_data(data["base"], row), row["counts"], row["wrong"]) for row in data["rulings"]
    ]
