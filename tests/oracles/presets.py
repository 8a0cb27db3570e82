"""The resolved rules of the Hearts presets, written down by hand from docs/rules.md 8.2 and the sections of each game.

It is a second opinion on the rule-set files of the package, so it must not be made from them; names and texts of a
variant, and everything about Herz an Herz, are left out.
"""

from __future__ import annotations

FULL_PACK = ["2", "3", "4", "5", "6", "7", "8", "9", "10", "J", "Q", "K", "A"]
HEARTS_AND_QUEEN = ["suit:H", "QS"]

CLASSIC: dict[str, object] = {
    "pack.count": 1,
    "pack.suits": ["C", "D", "S", "H"],
    "pack.ranks": FULL_PACK,
    "pack.remove": [],
    "pack.jokers": 0,
    "joker.mode": "none",
    "deal.leftover": "set_aside",
    "deal.leftover_seen_by": "nobody",
    "pass.count": 3,
    "pass.cycle": ["L1", "R1", "ACROSS", "HOLD"],
    "opening.leader": "holder_of_card",
    "opening.card": "2C",
    "opening.must": "card",
    "opening.forbidden": [],
    "next_deal.leader": "as_opening",
    "next_deal.tie": "left_of_previous",
    "lead.locked": ["suit:H"],
    "lead.broken_by": ["suit:H"],
    "lead.broken_when": "played_earlier_trick",
    "lead.break_requires_discard": False,
    "lead.queen_counts_as_heart": False,
    "first_trick.forbidden": HEARTS_AND_QUEEN,
    "trick.duplicates": "not_possible",
    "trick.void_when": "no_live_led_card",
    "trick.void_next_leader": "same_leader",
    "trick.last_void_to": "nobody",
    "score.points": {"suit:H": 1, "QS": 13},
    "score.bonus": {},
    "score.no_trick_bonus": 0,
    "score.negative_total": True,
    "score.winner": "lowest",
    "moon.award": "add_to_others",
    "moon.value": 26,
    "moon.requires_bonus": False,
    "moon.needs": "all_penalty_cards",
    "moon.bonus_cards": "independent",
    "sun.award": "none",
    "sun.value": 52,
    "end.limit": 100,
    "end.limit_test": "reach",
    "end.deals": "none",
    "end.tie": "shared",
}
"""`classic` for four: the whole list of rules that the brute force knows, and the base of the tiny rule sets."""

_CLASSIC_SEATS: dict[int, dict[str, object]] = {
    3: {"pack.remove": ["2D"], "pass.cycle": ["L1", "R1", "HOLD"]},
    4: {},
    5: {"pack.remove": ["2D", "2S"], "pass.cycle": ["L1", "R1", "L2", "R2", "HOLD"]},
    6: {"pack.remove": ["3C", "3D", "3S", "3H"], "pass.cycle": ["L1", "R1", "L2", "R2", "ACROSS", "HOLD"]},
}

_KIDS: dict[str, object] = {
    "pack.ranks": ["1", "2", "3", "4", "5", "6", "7", "8", "9", "10"],
    "pass.count": 0,
    "pass.cycle": ["HOLD"],
    "opening.leader": "youngest",
    "opening.card": "none",
    "opening.must": "any",
    "opening.forbidden": ["suit:H"],
    "next_deal.leader": "most_points_last_deal",
    "lead.broken_when": "collected_earlier_trick",
    "first_trick.forbidden": [],
    "score.points": {"suit:H": 1, "10H": 10},
    "moon.award": "none",
    "end.limit": "none",
    "end.deals": "players",
}

_GERMAN: dict[str, object] = {
    "lead.locked": HEARTS_AND_QUEEN,
    "lead.broken_by": HEARTS_AND_QUEEN,
    "sun.award": "add_to_others",
}

_CANCELLATION: dict[str, object] = {
    "pack.count": 2,
    "deal.leftover": "kitty_first_trick",
    "deal.leftover_seen_by": "winner",
    "pass.cycle": ["L1", "R1"],
    "opening.leader": "left_of_dealer",
    "opening.card": "none",
    "opening.must": "any",
    "opening.forbidden": HEARTS_AND_QUEEN,
    "lead.broken_by": HEARTS_AND_QUEEN,
    "first_trick.forbidden": [],
    "trick.duplicates": "cancel",
    "trick.void_when": "two_pairs_or_no_live_led_card",
    "moon.award": "shooter_chooses",
    "end.limit": 150,
}


def preset(name: str, seats: int) -> dict[str, object]:
    """The rules of a preset, named as in docs/rules.md 0.3, for this many seats."""
    if name == "kids-jinx":
        return {**CLASSIC, **_KIDS}
    if name == "classic-de":
        assert seats == 4
        return {**CLASSIC, **_GERMAN}
    if name == "cancellation":
        return {**CLASSIC, **_CANCELLATION}
    if name == "cancellation-standard":
        return {**CLASSIC, **_CANCELLATION, "trick.void_when": "no_live_led_card"}
    classic = {**CLASSIC, **_CLASSIC_SEATS[seats]}
    if name == "classic":
        return classic
    assert seats == 6, name
    if name == "classic-6-no-deuces":
        return {**classic, "pack.remove": ["2C", "2D", "2S", "2H"], "opening.card": "3C"}
    assert name == "classic-6-jokers", name
    return {**classic, "pack.remove": [], "pack.jokers": 2, "joker.mode": "excuse"}
