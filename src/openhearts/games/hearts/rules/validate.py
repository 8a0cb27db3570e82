"""Which combinations of parameters cannot be: every one is refused with the field, what is allowed and why.

Single values are judged by their types (core/rule_fields.py); here only what depends on several of them.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from openhearts.cards.card import RANKS
from openhearts.cards.cardset import JOKERS_MASK, from_ids, restrict, size
from openhearts.errors import BadRuleset, Fault, May, Why, fault_of
from openhearts.games.hearts.rules.ruleset import Ruleset, mask_of, selected

MOST_NEEDS: Final = 64  # of a moon: as many as there are kinds of cards


def check(rules: Ruleset) -> Ruleset:
    """The rules, if they can be played.  Raises BadRuleset for the first combination that cannot.  Source:
    docs/rules.md 8.1, end.
    """
    for judge in (_pack, _hands, _passing, _opening, _leads, _tricks, _scoring, _end):
        for error in judge(rules):
            raise error
    return rules


def warnings(rules: Ruleset) -> tuple[str, ...]:
    """Combinations that are allowed but odd: keys of the catalogue (`warning-<key>`)."""
    found = []
    if rules.trick.duplicates == "cancel" and rules.lead.broken_when in (
        "in_previous_trick",
        "last_card_of_previous_trick",
    ):
        found.append("cancel-and-previous-trick")
    if (
        rules.seats >= 9
        and rules.trick.duplicates == "cancel"
        and rules.trick.void_when == "two_pairs_or_no_live_led_card"
    ):
        found.append("many-void-tricks")
    return tuple(found)


def _pack(rules: Ruleset) -> Iterator[BadRuleset]:
    places = [RANKS.index(rank) for rank in rules.pack.ranks]
    if places != sorted(set(places)) or not places:
        yield BadRuleset(Why.RANKS_ASCEND, field="pack.ranks", allowed=Fault(May.RANKS, {}))
    if not rules.pack.suits or len(set(rules.pack.suits)) < len(rules.pack.suits):
        yield BadRuleset(Why.SUITS_ONCE, field="pack.suits", allowed=Fault(May.SUITS, {}))
    try:
        n_cards = len(rules.pack_ids)
    except ValueError as error:
        yield BadRuleset(fault_of(error), field="pack.remove", allowed=Fault(May.CARDS_ONCE, {}))
        return
    if n_cards < rules.seats:
        yield BadRuleset(
            Why.TOO_FEW_CARDS,
            count=n_cards,
            seats=rules.seats,
            field="pack.ranks",
            allowed=Fault(May.CARD_A_SEAT, {}),
        )
    if rules.pack.jokers and rules.joker.mode == "none":
        yield BadRuleset(Why.JOKERS_NO_MODE, field="joker.mode", allowed="excuse, always_wins")
    if rules.pack.count == 2 and rules.trick.duplicates == "not_possible":
        yield BadRuleset(
            Why.TWO_PACKS,
            field="trick.duplicates",
            allowed="cancel, first_wins, last_wins",
        )


def _hands(rules: Ruleset) -> Iterator[BadRuleset]:
    if rules.n_left_over < 0:
        most = len(rules.pack_ids) // rules.seats
        yield BadRuleset(
            Why.HAND_TOO_LARGE,
            count=rules.hand_size,
            field="deal.hands",
            allowed=Fault(May.EVEN_RANGE, {"high": most}),
        )
    if rules.hand_size < 1:
        yield BadRuleset(Why.NO_HAND_AT_ALL, field="deal.hands", allowed=Fault(May.CARD_A_SEAT, {}))
    if rules.deal.leftover == "set_aside" and rules.deal.leftover_seen_by == "winner":
        yield BadRuleset(Why.NOBODY_WINS_KITTY, field="deal.leftover_seen_by", allowed="nobody, all")
    if rules.dealer.first != "random" and rules.dealer.first >= rules.seats:
        yield BadRuleset(
            Why.NO_SEAT,
            seat=rules.dealer.first,
            last=rules.seats - 1,
            field="dealer.first",
            allowed=Fault(May.RANDOM_RANGE, {"high": rules.seats - 1}),
        )


def _passing(rules: Ruleset) -> Iterator[BadRuleset]:
    if rules.pass_.count > rules.hand_size:
        yield BadRuleset(
            Why.PASS_TOO_MANY,
            count=rules.pass_.count,
            hand=rules.hand_size,
            field="pass.count",
            allowed=Fault(May.RANGE, {"low": 0, "high": rules.hand_size}),
        )
    if rules.pass_.count and not rules.pass_.cycle:
        yield BadRuleset(Why.PASS_NO_CYCLE, field="pass.cycle", allowed="L1, R1, L2, R2, ACROSS, HOLD")
    if rules.pass_.count and rules.seats % 2 and "ACROSS" in rules.pass_.cycle:
        yield BadRuleset(Why.NOBODY_ACROSS, seats=rules.seats, field="pass.cycle", allowed="L1, R1, L2, R2, HOLD")
    if rules.pass_.count and rules.seats == 2 and {"L2", "R2"} & set(rules.pass_.cycle):
        yield BadRuleset(Why.SECOND_IS_ONESELF, field="pass.cycle", allowed="L1, R1, ACROSS, HOLD")


def _opening(rules: Ruleset) -> Iterator[BadRuleset]:
    named, by_card = rules.opening.card, rules.opening.leader == "holder_of_card"
    if by_card and named is None:
        yield BadRuleset(Why.HOLDER_OF_NOTHING, field="opening.card", allowed=Fault(May.OPENING, {}))
    if named is None:
        if rules.opening.must != "any":
            yield BadRuleset(Why.MUST_NEEDS_CARD, must=rules.opening.must, field="opening.must", allowed="any")
        return
    if by_card and rules.pack.count == 2:
        yield BadRuleset(
            Why.TWO_HOLDERS,
            field="opening.leader",
            allowed="left_of_dealer, dealer, youngest, seat",
        )
    candidates = restrict(
        from_ids(rules.pack_ids), selected(f"suit:{named[-1]}") if named.startswith("lowest") else selected(named)
    )
    if not candidates:
        yield BadRuleset(Why.OPENING_NOT_THERE, card=named, field="opening.card", allowed=Fault(May.CARD, {}))
    elif by_card and rules.n_left_over >= size(candidates):
        yield BadRuleset(
            Why.OPENING_LEFT_OVER,
            card=named,
            field="opening.card",
            allowed=Fault(May.LOWEST, {}),
        )
    if by_card and rules.next_deal.leader != "as_opening":
        yield BadRuleset(Why.OPENING_DECIDES, field="next_deal.leader", allowed="as_opening")


def _leads(rules: Ruleset) -> Iterator[BadRuleset]:
    if rules.locked_mask & JOKERS_MASK:
        yield BadRuleset(Why.JOKERS_NOT_LOCKED, field="lead.locked", allowed=Fault(May.NO_JOKERS, {}))
    if rules.lead.locked and not rules.lead.broken_by and rules.lead.broken_when not in ("never", "free"):
        yield BadRuleset(
            Why.LOCK_FOR_EVER,
            field="lead.broken_by",
            allowed=Fault(May.UNLOCKED, {}),
        )


def _tricks(rules: Ruleset) -> Iterator[BadRuleset]:
    if rules.pack.count == 1 and rules.trick.duplicates != "not_possible":
        yield BadRuleset(Why.NO_IDENTICAL, field="trick.duplicates", allowed="not_possible")


def _scoring(rules: Ruleset) -> Iterator[BadRuleset]:
    if any(value < 0 for _, value in rules.score.points):
        yield BadRuleset(Why.NEGATIVE_POINTS, field="score.points", allowed=Fault(May.FROM_ZERO, {}))
    both = rules.penalty_mask & rules.bonus_mask
    if both:
        yield BadRuleset(Why.PENALTY_AND_BONUS, field="score.bonus", allowed=Fault(May.NO_POINTS, {}))
    if rules.moon.award != "none" and rules.moon.needs == "all_penalty_cards" and not rules.penalty_mask:
        yield BadRuleset(Why.NO_MOON_CARDS, field="moon.award", allowed="none")
    if rules.moon.needs != "all_penalty_cards":
        if len(rules.moon.needs) > MOST_NEEDS:
            yield BadRuleset(
                Why.MOON_NEEDS_MANY,
                count=len(rules.moon.needs),
                field="moon.needs",
                allowed=Fault(May.AT_MOST, {"most": MOST_NEEDS}),
            )
        whole = from_ids(rules.pack_ids)
        for selector, count in rules.moon.needs:
            there = size(restrict(whole, mask_of([selector])))
            if not 1 <= count <= there:
                yield BadRuleset(
                    Why.MOON_NEEDS_MORE,
                    count=count,
                    what=selector,
                    most=there,
                    field="moon.needs",
                    allowed=Fault(May.RANGE, {"low": 1, "high": there}),
                )
    if rules.sun.award != "none" and rules.sun.value == 0:
        yield BadRuleset(Why.SUN_OF_NOTHING, field="sun.value", allowed=Fault(May.WHOLE, {"low": 1, "high": None}))
    if rules.moon.award != "none" and rules.moon.value == 0:
        yield BadRuleset(Why.MOON_OF_NOTHING, field="moon.value", allowed=Fault(May.MOON_VALUE, {}))


def _end(rules: Ruleset) -> Iterator[BadRuleset]:
    if rules.end.limit is None and rules.end.deals is None:
        yield BadRuleset(Why.NEVER_ENDS, field="end.deals", allowed=Fault(May.DEALS, {}))
    if rules.end.deals is None and not rules.penalty_mask:
        yield BadRuleset(
            Why.LIMIT_NOT_REACHED,
            field="end.deals",
            allowed=Fault(May.DEALS, {}),
        )
    if rules.end.deals is None and rules.deal.leftover == "set_aside" and rules.n_left_over >= _n_penalty(rules):
        yield BadRuleset(
            Why.ALL_SET_ASIDE,
            field="end.deals",
            allowed=Fault(May.DEALS, {}),
        )


def _n_penalty(rules: Ruleset) -> int:
    return size(restrict(from_ids(rules.pack_ids), rules.penalty_mask))
