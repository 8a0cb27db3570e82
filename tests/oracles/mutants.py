"""Wrong readings of single sentences of docs/rules.md, each of them a small change to the brute force.

A test that no wrong reading can pass is a good test: `find_pairs` looks for a tiny deal that every mutant counts
otherwise.  The engine is never touched by these changes, and nothing here says what is right.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from contextlib import contextmanager
from dataclasses import dataclass, field
from typing import Any

from . import brute, judging, scoring
from . import wrong_readings as wrong
from .tiny import Shape

Change = dict[str, object]

FOUR, THREE, SIX = Shape(4, 1, 3), Shape(3, 1, 3), Shape(6, 1, 3)
KITTY = (Shape(5, 1, 4), Shape(4, 1, 4, removed=2), Shape(3, 1, 3, removed=1))
TWO_PACKS = (Shape(4, 2, 2, 3), Shape(6, 2, 2, 3), Shape(4, 2, 2, removed=2))
JOKERS = (Shape(3, 1, 3, jokers=2, removed=2), Shape(4, 1, 3, jokers=2, removed=2))
CANCEL: Change = {"pack.count": 2, "trick.duplicates": "cancel", "first_trick.forbidden": []}
HEARTS_ONLY: Change = {"score.points": {"suit:H": 1}}
BOTH_LOCKED: Change = {"lead.locked": ["suit:H", "QS"], "lead.broken_by": ["suit:H", "QS"]}
MOON: Change = {**HEARTS_ONLY, "first_trick.forbidden": []}

MODULES = {"brute": brute, "judging": judging, "scoring": scoring}


@dataclass(frozen=True)
class Mutant:
    """A wrong reading: the ruling that it breaks, the functions that it replaces, and where it can be seen."""

    ruling: str
    patches: Mapping[str, Callable[..., Any]]
    around: Change = field(default_factory=dict)
    shapes: tuple[Shape, ...] = (FOUR, THREE)


@contextmanager
def mutated(mutant: Mutant) -> Iterator[None]:
    """Inside, the brute force follows the wrong reading."""
    kept = [(name, getattr(MODULES[name.split(".")[0]], name.split(".")[1])) for name in mutant.patches]
    try:
        for name, function in mutant.patches.items():
            setattr(MODULES[name.split(".")[0]], name.split(".")[1], function)
        yield
    finally:
        for name, function in kept:
            setattr(MODULES[name.split(".")[0]], name.split(".")[1], function)


EXCUSE: Change = {"joker.mode": "excuse"}
WINS: Change = {"joker.mode": "always_wins"}
TWO_PAIRS: Change = {**CANCEL, "trick.void_when": "two_pairs_or_no_live_led_card"}
TO_LEADER: Change = {**TWO_PAIRS, "trick.last_void_to": "leader"}
SECOND_COPY: Change = {**TWO_PAIRS, **HEARTS_ONLY, "trick.last_void_to": "second_copy_of_highest"}
CANCEL_KITTY = (Shape(4, 2, 2, removed=2), Shape(6, 2, 2), Shape(5, 2, 2))
CANCEL_LONG = (Shape(3, 2, 2, 3), Shape(4, 2, 2, 3), Shape(5, 2, 2))
CANCEL_JOKERS = (Shape(4, 2, 2, 3, jokers=2), Shape(6, 2, 2, jokers=2))

MUTANTS: tuple[Mutant, ...] = (
    Mutant(
        "a heart that fell in a void trick counts as played (7.12)",
        {"judging.broken": wrong.broken_without_voids},
        TWO_PAIRS,
        CANCEL_LONG,
    ),
    Mutant(
        "in_previous_trick looks at the trick just before, void or not",
        {"judging.broken": wrong.broken_without_voids},
        {**TWO_PAIRS, "lead.broken_when": "in_previous_trick"},
        CANCEL_LONG,
    ),
    Mutant(
        "a heart of a void trick is not collected yet (7.12)",
        {"judging.broken": wrong.broken_by_any_void},
        {**TWO_PAIRS, "lead.broken_when": "collected_earlier_trick"},
        CANCEL_LONG,
    ),
    Mutant(
        "a heart of a void trick is collected with the next trick that is won (1.3)",
        {"judging.broken": wrong.broken_without_voids},
        {**TWO_PAIRS, "lead.broken_when": "collected_earlier_trick"},
        CANCEL_LONG,
    ),
    Mutant(
        "hearts in the kitty do not unlock (7.13)",
        {"brute.collect": wrong.collect_into_history},
        {"deal.leftover": "kitty_first_trick"},
        KITTY,
    ),
    Mutant(
        "hearts in the kitty do not count as collected either (7.13)",
        {"brute.collect": wrong.collect_into_history},
        {"deal.leftover": "kitty_first_trick", "lead.broken_when": "collected_earlier_trick"},
        KITTY,
    ),
    Mutant(
        "whoever holds locked cards and a joker must lead the joker (1.3)",
        {"judging.unlocked_leads": wrong.unlocked_with_jokers_locked},
        EXCUSE,
        JOKERS,
    ),
    Mutant(
        "after a joker the next seat is leading: the lock holds (1.4)",
        {"brute.legal": wrong.legal_free_after_joker},
        EXCUSE,
        JOKERS,
    ),
    Mutant(
        "after a joker the next seat is not bound to the opening card (1.4)",
        {"brute.legal": wrong.legal_opening_after_joker},
        {**EXCUSE, "opening.leader": "dealer", "opening.card": "KC", "opening.must": "card"},
        JOKERS,
    ),
    Mutant(
        "after a joker the next seat is bound to the opening ban (1.4)",
        {"brute.legal": wrong.legal_without_opening_ban_after_joker},
        {**EXCUSE, "opening.forbidden": ["suit:C"]},
        JOKERS,
    ),
    Mutant(
        "the opening ban covers trick 1 only, even if it is void (4.3)",
        {"brute.legal": wrong.legal_until_won},
        {**TWO_PAIRS, "opening.forbidden": ["suit:H", "QS"], "lead.broken_when": "free"},
        CANCEL_LONG,
    ),
    Mutant(
        "the first-trick ban covers trick 1 only, even if it is void",
        {"brute.legal": wrong.legal_until_won},
        {**CANCEL, "first_trick.forbidden": ["suit:H", "QS"]},
        CANCEL_LONG,
    ),
    Mutant(
        "a queen of spades that is led breaks hearts (7.9)",
        {"judging.breaking_cards": wrong.breaking_not_led},
        {"lead.broken_by": ["suit:H", "QS"]},
    ),
    Mutant(
        "prohibitions are waived one at a time (4.2, 7.16)",
        {"judging.legal_leads": wrong.leads_waived_together},
        {"opening.forbidden": ["suit:H", "QS"]},
    ),
    Mutant(
        "the opening ban is applied before the lock (1.3)",
        {"judging.legal_leads": wrong.leads_lock_first},
        {"opening.forbidden": ["suit:C", "suit:D", "suit:S"]},
    ),
    Mutant(
        "the first-trick ban binds followers only (1.3, 1.4)",
        {"judging.legal_leads": wrong.leads_under_first_trick_ban},
        {"lead.broken_when": "free"},
    ),
    Mutant(
        "only the queen of spades counts as a heart",
        {"judging.unlocked_leads": wrong.unlocked_any_queen},
        {"lead.queen_counts_as_heart": True},
    ),
    Mutant(
        "a joker may be played by a seat that can follow (3.5)",
        {"judging.legal_follows": wrong.follows_no_joker},
        EXCUSE,
        JOKERS,
    ),
    Mutant(
        "a winning joker may be played by a seat that can follow (3.5)",
        {"judging.legal_follows": wrong.follows_no_joker},
        WINS,
        JOKERS,
    ),
    Mutant(
        "in the first trick a joker goes before a forbidden card (1.4)",
        {"judging.legal_follows": wrong.follows_joker_never_forced},
        {**EXCUSE, "first_trick.forbidden": ["suit:H", "QS"]},
        JOKERS,
    ),
    Mutant(
        "in the first trick the ban picks among the cards of the led suit too (1.4)",
        {"judging.legal_follows": wrong.follows_strict_ban},
        {"first_trick.forbidden": ["QS"]},
    ),
    Mutant("identical cards are one choice", {"brute.legal": wrong.legal_per_copy}, {**CANCEL}, CANCEL_LONG),
    Mutant(
        "pairs of discards count for two pairs (4.3)",
        {"brute.winner": wrong.winner_pairs_of_led_suit},
        TWO_PAIRS,
        CANCEL_LONG,
    ),
    Mutant(
        "the led suit stays when the led card is cancelled (4.3)",
        {"brute.winner": wrong.winner_suit_moves_on},
        CANCEL,
        CANCEL_LONG,
    ),
    Mutant(
        "a cancelled led card does not void the trick (4.3)",
        {"brute.winner": wrong.winner_leader_cancelled},
        CANCEL,
        CANCEL_LONG,
    ),
    Mutant("the first of two jokers wins (3.5)", {"brute.winner": wrong.winner_last_joker}, WINS, JOKERS),
    Mutant(
        "an always-winning joker wins against two pairs",
        {"brute.winner": wrong.winner_pairs_beat_jokers},
        {**TWO_PAIRS, **WINS},
        CANCEL_JOKERS,
    ),
    Mutant(
        "after a void trick that a joker opened, the seat of the joker leads again",
        {"brute.resolve": wrong.resolve_from_first_real_card},
        {**TWO_PAIRS, **EXCUSE},
        CANCEL_JOKERS,
    ),
    Mutant(
        "the next winner takes the void tricks too (4.3)",
        {"brute.resolve": wrong.resolve_void_is_lost},
        CANCEL,
        CANCEL_LONG,
    ),
    Mutant(
        "the kitty waits for the first trick that is won (7.28)",
        {"brute.collect": wrong.collect_no_late_kitty},
        {**CANCEL, "deal.leftover": "kitty_first_trick", **HEARTS_ONLY},
        CANCEL_KITTY,
    ),
    Mutant(
        "whoever gets the last void trick gets all that is set aside",
        {"brute.collect": wrong.collect_last_void_alone},
        TO_LEADER,
        CANCEL_LONG,
    ),
    Mutant(
        "whoever gets the last void trick has won a trick",
        {"brute.collect": wrong.collect_last_void_unwon},
        {**SECOND_COPY, "score.no_trick_bonus": -5},
        CANCEL_LONG,
    ),
    Mutant(
        "whoever gets the last void trick gets a kitty that is due",
        {"brute.collect": wrong.collect_last_void_without_kitty},
        {**TO_LEADER, "deal.leftover": "kitty_last_trick"},
        CANCEL_KITTY,
    ),
    Mutant(
        "a heart set aside brings the kitty along",
        {"brute.collect": wrong.collect_heart_of_trick_only},
        {**TWO_PAIRS, "deal.leftover": "kitty_first_heart"},
        CANCEL_KITTY,
    ),
    Mutant(
        "a heart in the kitty does not bring the kitty along",
        {"brute.collect": wrong.collect_kitty_at_first_heart_played},
        {"deal.leftover": "kitty_first_heart"},
        KITTY,
    ),
    Mutant(
        "the second copy of the highest pair takes, not the first",
        {"brute.taker_of_last_void": wrong.taker_first_copy},
        SECOND_COPY,
        CANCEL_LONG,
    ),
    Mutant(
        "only pairs of the led suit have a highest card",
        {"brute.taker_of_last_void": wrong.taker_highest_of_any_suit},
        SECOND_COPY,
        CANCEL_LONG,
    ),
    Mutant(
        "the previous winner may have won several tricks ago",
        {"brute.taker_of_last_void": wrong.taker_previous_trick_only},
        {**TWO_PAIRS, "trick.last_void_to": "previous_winner"},
        CANCEL_LONG,
    ),
    Mutant(
        "the moon needs the penalty cards of the kitty",
        {"brute.in_play": wrong.in_play_hands_only},
        {**MOON, "deal.leftover": "kitty_last_trick", "moon.value": "deck_total"},
        KITTY,
    ),
    Mutant(
        "the moon does not need cards that are set aside (1.6)",
        {"brute.in_play": wrong.in_play_whole_pack},
        MOON,
        KITTY,
    ),
    Mutant(
        "deck_total leaves out cards that are set aside",
        {"brute.in_play": wrong.in_play_whole_pack},
        {**MOON, "moon.needs": {"suit:H": 2}, "moon.value": "deck_total"},
        KITTY,
    ),
    Mutant(
        "a void trick spoils the sun",
        {"scoring.find_award": wrong.award_sun_despite_voids},
        {**CANCEL, **HEARTS_ONLY, "sun.award": "add_to_others"},
        CANCEL_LONG,
    ),
    Mutant(
        "a sun is a moon first (1.6)",
        {"scoring.find_award": wrong.award_sun_for_tricks_alone},
        {
            **MOON,
            "deal.leftover": "kitty_first_heart",
            "sun.award": "add_to_others",
            "score.points": {"QS": 13, "AS": 7},
        },
        KITTY,
    ),
    Mutant(
        "bonus cards are not needed for the moon (7.39)",
        {"scoring.penalty_cards": wrong.penalty_with_bonus},
        {**MOON, "score.bonus": {"AD": -11}},
    ),
    Mutant(
        "cards of negative value are not needed for the moon (1.6)",
        {"scoring.penalty_cards": wrong.penalty_any_value},
        {**MOON, "score.points": {"suit:H": 1, "AD": -3}},
    ),
    Mutant(
        "the most specific selector wins, values never add up (8)",
        {"scoring.value_of": wrong.value_sum},
        {"moon.award": "none", "score.points": {"all": 1, "suit:H": 2, "rank:A": 3, "AS": 7}},
    ),
    Mutant(
        "rank goes before suit (8)",
        {"scoring.value_of": wrong.value_suit_first},
        {"moon.award": "none", "score.points": {"all": 1, "suit:H": 2, "rank:A": 3, "AS": 7}},
    ),
    Mutant(
        "a joker scores nothing, not even under `all` (3.5)",
        {"scoring.value_of": wrong.value_all_means_jokers},
        {**EXCUSE, "score.points": {"all": 1}},
        JOKERS,
    ),
    Mutant(
        "two seats with what a moon needs: no moon",
        {"scoring.find_shooter": wrong.first_shooter},
        {**MOON, "moon.needs": {"suit:H": 1}},
    ),
    Mutant(
        "a seat without the bonus cards does not spoil another seat's moon",
        {"scoring.find_shooter": wrong.shooter_unique_before_bonus},
        {**MOON, "moon.needs": {"suit:H": 1}, "moon.requires_bonus": True, "score.bonus": {"AD": -11}},
    ),
    Mutant(
        "in a moon deal nobody is paid for having won no trick",
        {"brute.score": wrong.score_no_trick_always},
        {**MOON, "score.no_trick_bonus": -5},
    ),
    Mutant(
        "in a moon deal the penalty cards of the others count for nothing (1.6)",
        {"brute.score": wrong.score_needs_replaces_only_shooter},
        {**MOON, "moon.needs": {"suit:H": 2}},
    ),
    Mutant(
        "the opening card is looked for after the pass (7.20)",
        {"brute.pass_cards": wrong.pass_and_remember, "brute.opening_leader": wrong.opening_card_as_dealt},
        {
            "pass.count": 1,
            "pass.cycle": ["L1"],
            "opening.leader": "holder_of_card",
            "opening.card": "QC",
            "opening.must": "card",
        },
    ),
    Mutant(
        "the lowest of a suit is looked for after the pass (7.20)",
        {"brute.pass_cards": wrong.pass_and_remember, "brute.opening_leader": wrong.opening_card_as_dealt},
        {
            "pass.count": 1,
            "pass.cycle": ["R1"],
            "opening.leader": "holder_of_card",
            "opening.card": "lowest_of:S",
            "opening.must": "card",
        },
    ),
)
