"""Searches the tiny deals of `policy_pairs.json`: run `python -m tests.oracles.find_pairs` from the repository root.

It asks the brute force only, so what it writes down is the brute force's opinion of the rules; tests read the file
through `policy_pairs` and do not search.  About a minute.
"""

from __future__ import annotations

import argparse
import json
from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass, field, replace
from random import Random
from typing import Any

from . import brute
from .brute import Counts, TooMany, deal_shape, deck
from .cards import Rules
from .mutants import (
    BOTH_LOCKED,
    CANCEL,
    FOUR,
    HEARTS_ONLY,
    JOKERS,
    KITTY,
    MOON,
    MUTANTS,
    SIX,
    THREE,
    TWO_PACKS,
    Change,
    Mutant,
    mutated,
)
from .presets import preset
from .tiny import BASE, CHOSEN, VALUES, Shape, TinyDeal, random_deal, random_pack

LIMIT = 250
ENOUGH = 12
TRIES = 700


@dataclass(frozen=True)
class Flip:
    """The values of one policy that are told apart: `around` comes on top of the base rules, then one of `changes`.

    The first of `changes` is what is flipped from; each of the others gets a deal in which it counts differently.
    """

    policy: str
    changes: tuple[Change, ...]
    around: Change = field(default_factory=dict)
    shapes: tuple[Shape, ...] = (FOUR, FOUR, THREE)


def _values(policy: str, first: object, around: Change, *shapes: Shape) -> Flip:
    """All the values of the policy, flipped from `first`."""
    others = [value for value in VALUES[policy] if value != first]
    changes: tuple[Change, ...] = tuple({policy: value} for value in [first, *others])
    return Flip(policy, changes, around, shapes or (FOUR, FOUR, THREE))


def _but_all(policy: str, first: object, around: Change, *shapes: Shape) -> Flip:
    """The same without the value `["all"]`: a ban on everything is waived at once unless there are jokers."""
    flip = _values(policy, first, around, *shapes)
    return replace(flip, changes=tuple(change for change in flip.changes if change[policy] != ["all"]))


COLLECTED = "collected_earlier_trick"
OPEN_HAND: Change = {
    "first_trick.forbidden": [],
    "opening.leader": "holder_of_card",
    "opening.card": "KC",
    "opening.must": "card",
}
"""A forced first lead keeps the number of playouts down, and hearts may fall at once."""
FOUR_EACH = (THREE, Shape(3, 1, 4, 3), Shape(4, 1, 4))

FLIPS: tuple[Flip, ...] = (
    Flip("joker.mode", ({"joker.mode": "excuse"}, {"joker.mode": "always_wins"}), {}, JOKERS),
    Flip("joker.mode", ({"joker.mode": "always_wins"}, {"joker.mode": "excuse"}), {}, (Shape(2, 1, 2, 3, jokers=2),)),
    _values("deal.leftover", "set_aside", {"moon.value": "deck_total"}, *KITTY),
    _values("deal.leftover", "kitty_first_trick", CANCEL, Shape(4, 2, 2, removed=2), Shape(6, 2, 2)),
    _values("pass.count", 0, {"pass.cycle": ["L1"]}, FOUR),
    Flip(
        "pass.cycle",
        tuple({"pass.cycle": [token]} for token in ("HOLD", "L1", "R1", "L2", "R2", "ACROSS")),
        {"pass.count": 1},
        (SIX,),
    ),
    Flip("pass.cycle", ({"pass.cycle": ["HOLD"]}, {"pass.cycle": ["ACROSS"]}), {"pass.count": 2}, (FOUR,)),
    Flip("pass.cycle", ({"pass.cycle": ["L1", "R1"]}, {"pass.cycle": ["R1", "L1"]}), {"pass.count": 2}, (THREE,)),
    Flip(
        "opening.leader",
        (
            {"opening.leader": "left_of_dealer"},
            {"opening.leader": "dealer"},
            {"opening.leader": "holder_of_card", "opening.card": "QC", "opening.must": "any"},
        ),
    ),
    Flip("opening.leader", ({"opening.leader": "left_of_dealer"}, {"opening.leader": "youngest"})),
    Flip("opening.leader", ({"opening.leader": "dealer"}, {"opening.leader": "seat"})),
    Flip(
        "opening.card",
        (
            {"opening.leader": "left_of_dealer"},
            {"opening.leader": "holder_of_card", "opening.card": "QC", "opening.must": "card"},
            {"opening.leader": "holder_of_card", "opening.card": "KD", "opening.must": "card"},
            {"opening.leader": "holder_of_card", "opening.card": "lowest_of:D", "opening.must": "card"},
        ),
    ),
    Flip(
        "opening.card",
        (
            {"opening.leader": "left_of_dealer"},
            {"opening.leader": "holder_of_card", "opening.card": "lowest_of:C", "opening.must": "card"},
        ),
        {"deal.leftover": "kitty_last_trick"},
        (Shape(4, 1, 4, removed=2), Shape(5, 1, 4)),
    ),
    _values("opening.must", "card", {"opening.leader": "holder_of_card", "opening.card": "QC"}),
    _values("opening.must", "card", {"opening.leader": "holder_of_card", "opening.card": "lowest_of:S"}, THREE),
    _but_all("opening.forbidden", [], {"lead.broken_when": "free"}),
    Flip("opening.forbidden", tuple({"opening.forbidden": value} for value in ([], ["suit:C"], ["rank:Q"]))),
    Flip("opening.forbidden", ({"opening.forbidden": []}, {"opening.forbidden": ["all"]}), {}, JOKERS),
    *(
        Flip(
            "next_deal.leader",
            ({"next_deal.leader": "as_opening"}, {"next_deal.leader": value}),
        )
        for value in VALUES["next_deal.leader"][1:]
    ),
    _values("lead.locked", ["suit:H"], {}),
    _values("lead.locked", ["suit:H"], {"lead.broken_by": ["suit:H", "QS"]}),
    _values("lead.broken_by", ["suit:H"], {"lead.locked": ["suit:H", "QS"], **OPEN_HAND}, *FOUR_EACH),
    Flip(
        "lead.broken_when",
        tuple({"lead.broken_when": value} for value in VALUES["lead.broken_when"] if value != COLLECTED),
        OPEN_HAND,
        FOUR_EACH,
    ),
    Flip(
        "lead.broken_when",
        tuple({"lead.broken_when": value} for value in VALUES["lead.broken_when"]),
        {**CANCEL, "trick.void_when": "two_pairs_or_no_live_led_card"},
        (Shape(3, 2, 2, 3), *TWO_PACKS),
    ),
    _values("lead.break_requires_discard", False, {"lead.broken_by": ["suit:S"], **OPEN_HAND}),
    _values("lead.break_requires_discard", False, {"lead.locked": ["rank:Q"], **OPEN_HAND}),
    _values("lead.break_requires_discard", False, {**BOTH_LOCKED, **OPEN_HAND}),
    _values("lead.queen_counts_as_heart", False, {"lead.broken_by": ["suit:H", "QS"]}),
    _values("lead.queen_counts_as_heart", False, {"lead.broken_when": "never"}, THREE),
    _but_all("first_trick.forbidden", ["suit:H", "QS"], {}),
    Flip("first_trick.forbidden", ({"first_trick.forbidden": []}, {"first_trick.forbidden": ["all"]}), {}, JOKERS),
    Flip(
        "trick.duplicates",
        tuple({"trick.duplicates": value} for value in ("cancel", "first_wins", "last_wins")),
        {**CANCEL, "lead.broken_when": "free"},
        TWO_PACKS,
    ),
    Flip(
        "trick.duplicates",
        tuple({"trick.duplicates": value} for value in ("first_wins", "cancel", "last_wins")),
        {**CANCEL},
        TWO_PACKS,
    ),
    _values("trick.void_when", "no_live_led_card", CANCEL, *TWO_PACKS),
    _values("trick.void_next_leader", "same_leader", CANCEL, *TWO_PACKS),
    _values(
        "trick.void_next_leader",
        "same_leader",
        {"joker.mode": "excuse", "pack.ranks": ["Q", "A"]},
        Shape(2, 1, 2, 3, jokers=2),
    ),
    _values("trick.last_void_to", "nobody", {**CANCEL, **HEARTS_ONLY}, *TWO_PACKS),
    _values(
        "trick.last_void_to",
        "nobody",
        {**CANCEL, "trick.void_when": "two_pairs_or_no_live_led_card", "deal.leftover": "kitty_last_trick"},
        Shape(4, 2, 2, removed=2),
        Shape(6, 2, 2),
    ),
    _values("score.points", {"suit:H": 1, "QS": 13}, {"moon.award": "none"}, FOUR),
    _values("score.bonus", {}, {"moon.award": "none"}, FOUR),
    _values("score.no_trick_bonus", 0, {"moon.award": "none"}, FOUR),
    _values("score.no_trick_bonus", 0, MOON, FOUR),
    _values("moon.award", "add_to_others", MOON, FOUR, THREE),
    _values("moon.value", 26, MOON, FOUR, THREE),
    _values("moon.value", 26, {"deal.leftover": "kitty_first_trick", **MOON}, *KITTY),
    _values("moon.requires_bonus", False, {**MOON, "score.bonus": {"AD": -11}}, FOUR),
    _values("moon.needs", "all_penalty_cards", MOON, FOUR, THREE),
    _values("moon.bonus_cards", "independent", {**MOON, "score.bonus": {"AD": -11}}, FOUR),
    _values("sun.award", "none", MOON, FOUR, THREE),
    _values("sun.award", "none", {**MOON, "moon.award": "none"}, FOUR),
    _values("sun.value", 52, {**MOON, "sun.award": "add_to_others"}, FOUR),
    _values(
        "moon.bonus_cards", "independent", {**MOON, "sun.award": "add_to_others", "score.bonus": {"AD": -11}}, FOUR
    ),
)


# --- the search -------------------------------------------------------------------------------------------------------

Counted = tuple[TinyDeal, Counts, Counts]


def key(counts: Counts) -> tuple[object, ...]:
    """What two counts have to differ in."""
    return counts.playouts, counts.points, counts.divide, counts.voids


def candidates(around: Change, needs: Change, shapes: Sequence[Shape], name: str) -> Iterator[TinyDeal]:
    """Random deals under the base rules and `around`; `needs` is what a flip adds, so that picks are there for it."""
    rng = Random(f"pairs {name}")
    for place in range(TRIES):
        shape = shapes[place % len(shapes)]
        rules: dict[str, object] = {**BASE, **random_pack(shape, rng, odd_ranks=0), **around}
        wants_picks = rules["pass.count"] != 0 or "pass.count" in needs
        deal = random_deal({**rules, "pass.count": 1} if wants_picks else rules, shape.seats, rng)
        deal_number = 2 if "next_deal.leader" in needs or rules["pass.cycle"] == ["L1", "R1"] else 1
        yield TinyDeal(rules, deal.hands, deal.kitty, deal.dealer, deal.first_leader, deal_number, deal.picks)


def best_deal(found: Sequence[tuple[int, Counted]]) -> Counted | None:
    """The deal that shows the difference in most ways, and of those the one with fewest playouts."""
    if not found:
        return None

    def rank(entry: tuple[int, Counted]) -> tuple[int, int]:
        sure, (_, base, other) = entry
        ways = sum(left != right for left, right in zip(key(base), key(other), strict=True))
        return -sure - ways, base.playouts + other.playouts

    return min(found, key=rank)[1]


def search(
    deals: Iterator[TinyDeal],
    first: Callable[[TinyDeal], Counts],
    second: Callable[[TinyDeal], Counts],
    others: Sequence[Callable[[TinyDeal], Counts]] = (),
) -> Counted | None:
    """A deal that `first` and `second` count differently, and if possible `second` and each of `others` too."""
    found: list[tuple[int, Counted]] = []
    for deal in deals:
        try:
            base, other = first(deal), second(deal)
            if base.playouts < 2 or key(base) == key(other):
                continue
            different = all(key(count(deal)) != key(other) for count in others)
        except (TooMany, AssertionError):
            continue
        found.append((10 if different else 0, (deal, base, other)))
        if sum(sure > 0 for sure, _ in found) >= ENOUGH or len(found) >= 10 * ENOUGH:
            break
    return best_deal(found)


def counter(change: Change) -> Callable[[TinyDeal], Counts]:
    """A function that counts a deal with its rules changed."""
    return lambda deal: deal.count(change, limit=LIMIT)


def find_flip(flip: Flip, place: int, name: str) -> Counted | None:
    """A deal for the change at this place in the flip's list."""
    change = flip.changes[place]
    others = [counter(other) for other in flip.changes[1:] if other is not change]
    deals = candidates(flip.around, {**flip.changes[0], **change}, flip.shapes, name)
    return search(deals, counter(flip.changes[0]), counter(change), others)


def find_mutant(mutant: Mutant) -> Counted | None:
    """A deal that the mutant counts differently."""

    def count_mutated(deal: TinyDeal) -> Counts:
        with mutated(mutant):
            return deal.count(limit=LIMIT)

    deals = candidates(mutant.around, mutant.around, mutant.shapes, mutant.ruling)
    return search(deals, counter({}), count_mutated)


# --- the file ------------------------------------------------------------------------------------------------------


def as_data(counts: Counts) -> dict[str, Any]:
    """Counts as JSON data."""
    return {
        "playouts": counts.playouts,
        "points": list(counts.points),
        "divide": counts.divide,
        "voids": counts.voids,
    }


def changes_from(base: Rules, rules: Rules) -> Change:
    """The rules that differ from the base."""
    return {name: value for name, value in rules.items() if base[name] != value}


def deal_as_data(deal: TinyDeal, first: Change) -> dict[str, Any]:
    """A deal as JSON data, its rules as changes of the base."""
    return {
        "rules": changes_from(BASE, {**deal.rules, **first}),
        "hands": [" ".join(hand) for hand in deal.hands],
        "kitty": " ".join(deal.kitty),
        "dealer": deal.dealer,
        "first_leader": deal.first_leader,
        "deal_number": deal.deal_number,
        "picks": None if deal.picks is None else [" ".join(pick) for pick in deal.picks],
    }


def packs() -> list[dict[str, Any]]:
    """Packs, with the size of the hands and what is left over: the policies that only a pack can feel."""
    changes: list[tuple[int, Change]] = [
        (4, {}),
        (4, {"pack.count": 2, "trick.duplicates": "cancel"}),
        (5, {"pack.suits": ["C", "S", "H"]}),
        (4, {"pack.ranks": ["1", "9", "10", "11", "J"]}),
        (3, {"pack.remove": ["QD", "AS"]}),
        (5, {"pack.jokers": 1, "joker.mode": "excuse"}),
        (4, {"pack.jokers": 2, "joker.mode": "always_wins"}),
        (6, {"pack.count": 2, "trick.duplicates": "cancel", "pack.jokers": 2, "joker.mode": "excuse"}),
    ]
    rows = []
    for seats, change in changes:
        rules = {**BASE, **change}
        _, hand, over = deal_shape(rules, seats)
        rows.append({"rules": change, "seats": seats, "cards": " ".join(deck(rules)), "hand": hand, "over": over})
    return rows


def match_rows() -> list[dict[str, Any]]:
    """Small questions about a match, each answered under the base rules with `rules`, and with `flip` on top."""
    start: dict[str, Any] = {
        "previous_leader": 1,
        "deal_points": [3, 9, 0, 9],
        "totals": [50, 20, 30, 10],
        "last_taker": 1,
        "youngest": 0,
    }
    tied = {**start, "deal_points": [9, 0, 9, 9], "previous_leader": 0, "youngest": 3}
    last: Change = {"next_deal.leader": "most_points_last_deal"}
    ends: dict[str, Any] = {"totals": [100, 40, 40, 61], "deals_played": 8}
    no_limit: Change = {"end.limit": "none", "end.deals": 9}
    questions: list[tuple[str, Change, Change, dict[str, Any]]] = [
        ("next_leader", {}, last, start),
        ("next_leader", {}, {"next_deal.leader": "most_points_total"}, start),
        ("next_leader", {}, {"next_deal.leader": "fewest_points"}, start),
        ("next_leader", {}, {"next_deal.leader": "last_winner"}, start),
        ("next_leader", last, {"next_deal.tie": "youngest"}, tied),
        ("add_to_totals", {}, {"score.negative_total": False}, {"totals": [5, 0, 3, 7], "points": [-11, 13, 0, 6]}),
        ("winners", {}, {"score.winner": "highest"}, {"totals": [100, 40, 40, 61]}),
        ("match_over", {}, {"end.limit": 101}, ends),
        ("match_over", {}, {"end.limit_test": "exceed"}, ends),
        ("match_over", {}, {"end.tie": "extra_deal"}, ends),
        ("match_over", {"end.tie": "extra_deal"}, {"score.winner": "highest"}, ends),
        ("match_over", {}, {"end.limit": "none", "end.deals": 9}, ends),
        ("match_over", no_limit, {"end.deals": 8}, ends),
        ("match_over", no_limit, {"end.deals": "players"}, {**ends, "deals_played": 4}),
        ("match_over", {"end.limit": 200, "end.deals": 9}, {"end.deals": 8}, ends),
    ]
    rows = []
    for ask, change, flip, asked in questions:
        function = getattr(brute, ask)
        base, flipped = function({**BASE, **change}, **asked), function({**BASE, **change, **flip}, **asked)
        assert base != flipped, (ask, flip)
        rows.append({"ask": ask, "rules": change, "flip": flip, "with": asked, "base": base, "flipped": flipped})
    return rows


def main() -> None:
    """Searches everything and writes the file."""
    assert BASE.keys() == preset("classic", 4).keys()
    pairs, seen = [], []
    for flip in FLIPS:
        for place in range(1, len(flip.changes)):
            name = f"{flip.policy} {place} {json.dumps(flip.around)}"
            found = find_flip(flip, place, name)
            if found is None:
                print("nothing found:", flip.policy, flip.changes[place], flip.around)
                continue
            deal, base, flipped = found
            row = {"policy": flip.policy, "flip": flip.changes[place], **deal_as_data(deal, flip.changes[0])}
            pairs.append({**row, "base": as_data(base), "flipped": as_data(flipped)})
    for mutant in MUTANTS:
        found = find_mutant(mutant)
        if found is None:
            print("nothing found:", mutant.ruling)
            continue
        deal, counts, wrong = found
        row = {"ruling": mutant.ruling, **deal_as_data(deal, {})}
        seen.append({**row, "counts": as_data(counts), "wrong": as_data(wrong)})
    parts = {"base": BASE, "packs": packs(), "pairs": pairs, "rulings": seen, "match": match_rows()}
    lines = []
    for name, part in parts.items():
        if isinstance(part, list):
            rows = ",\n  ".join(json.dumps(row) for row in part)
            lines.append(f'"{name}": [\n  {rows}\n]')
        else:
            lines.append(f'"{name}": {json.dumps(part, indent=2)}')
    CHOSEN.write_text("{\n" + ",\n".join(lines) + "\n}\n", encoding="utf-8")
    print(f"{len(pairs)} pairs, {len(seen)} rulings")


if __name__ == "__main__":
    argparse.ArgumentParser(
        prog="python -m tests.oracles.find_pairs", description=(__doc__ or "").split("\n")[0]
    ).parse_args()
    main()
