"""Which combinations of parameters cannot be: every one is refused with the field, what is allowed and why.

Single values are judged by their types (core/rulefile.py); here only what depends on several of them.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from openhearts.cards.card import RANKS
from openhearts.cards.cardset import JOKERS_MASK, from_ids, restrict, size
from openhearts.errors import BadRuleset
from openhearts.games.hearts.rules.ruleset import Ruleset, mask_of, selected

MOST_NEEDS: Final = 64  # of a moon: as many as there are kinds of cards


def check(rules: Ruleset) -> Ruleset:
    """The rules, if they can be played.  Raises BadRuleset for the first combination that cannot.  Source:
    RULES.md 8.1, end.
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
        yield BadRuleset(
            "pack.ranks must ascend, each rank once", field="pack.ranks", allowed="1 to 11, J, Q, K, A in this order"
        )
    if not rules.pack.suits or len(set(rules.pack.suits)) < len(rules.pack.suits):
        yield BadRuleset(
            "pack.suits names a suit twice or none", field="pack.suits", allowed="some of C, D, S, H, each once"
        )
    try:
        n_cards = len(rules.pack_ids)
    except ValueError as error:
        yield BadRuleset(f"pack.remove: {error}", field="pack.remove", allowed="cards of the pack, each once")
        return
    if n_cards < rules.seats:
        yield BadRuleset(
            f"{n_cards} cards are too few for {rules.seats} seats",
            field="pack.ranks",
            allowed="at least one card a seat",
        )
    if rules.pack.jokers and rules.joker.mode == "none":
        yield BadRuleset("there are jokers, but no joker.mode", field="joker.mode", allowed="excuse, always_wins")
    if rules.pack.count == 2 and rules.trick.duplicates == "not_possible":
        yield BadRuleset(
            "two packs need a rule for identical cards",
            field="trick.duplicates",
            allowed="cancel, first_wins, last_wins",
        )


def _hands(rules: Ruleset) -> Iterator[BadRuleset]:
    if rules.n_left_over < 0:
        most = len(rules.pack_ids) // rules.seats
        yield BadRuleset(
            f"{rules.hand_size} cards a hand are more than there are",
            field="deal.hands",
            allowed=f"even, or 1 to {most}",
        )
    if rules.hand_size < 1:
        yield BadRuleset("nobody would hold a card", field="deal.hands", allowed="at least 1 card a hand")
    if rules.deal.leftover == "set_aside" and rules.deal.leftover_seen_by == "winner":
        yield BadRuleset("nobody wins cards that are set aside", field="deal.leftover_seen_by", allowed="nobody, all")
    if rules.dealer.first != "random" and rules.dealer.first >= rules.seats:
        yield BadRuleset(
            f"there is no seat {rules.dealer.first}", field="dealer.first", allowed=f"random, or 0 to {rules.seats - 1}"
        )


def _passing(rules: Ruleset) -> Iterator[BadRuleset]:
    if rules.pass_.count > rules.hand_size:
        yield BadRuleset(
            f"{rules.pass_.count} cards cannot be passed from hands of {rules.hand_size}",
            field="pass.count",
            allowed=f"0 to {rules.hand_size}",
        )
    if rules.pass_.count and not rules.pass_.cycle:
        yield BadRuleset(
            "pass.count needs a cycle", field="pass.cycle", allowed="a list of L1, R1, L2, R2, ACROSS, HOLD"
        )
    if rules.pass_.count and rules.seats % 2 and "ACROSS" in rules.pass_.cycle:
        yield BadRuleset(
            f"nobody sits across at a table of {rules.seats}", field="pass.cycle", allowed="L1, R1, L2, R2, HOLD"
        )
    if rules.pass_.count and rules.seats == 2 and {"L2", "R2"} & set(rules.pass_.cycle):
        yield BadRuleset(
            "at a table of 2 the second neighbour is oneself", field="pass.cycle", allowed="L1, R1, ACROSS, HOLD"
        )


def _opening(rules: Ruleset) -> Iterator[BadRuleset]:
    named, by_card = rules.opening.card, rules.opening.leader == "holder_of_card"
    if by_card and named is None:
        yield BadRuleset("the holder of no card cannot lead", field="opening.card", allowed="a card, or lowest_of:C")
    if named is None:
        if rules.opening.must != "any":
            yield BadRuleset(
                f"opening.must = {rules.opening.must} needs an opening.card", field="opening.must", allowed="any"
            )
        return
    if by_card and rules.pack.count == 2:
        yield BadRuleset(
            "with two packs the opening card has two holders",
            field="opening.leader",
            allowed="left_of_dealer, dealer, youngest, seat",
        )
    candidates = restrict(
        from_ids(rules.pack_ids), selected(f"suit:{named[-1]}") if named.startswith("lowest") else selected(named)
    )
    if not candidates:
        yield BadRuleset(
            f"the opening card {named} is not in the pack", field="opening.card", allowed="a card of the pack"
        )
    elif by_card and rules.n_left_over >= size(candidates):
        yield BadRuleset(
            f"the opening card {named} may be among the cards left over",
            field="opening.card",
            allowed="lowest_of:C, or none",
        )
    if by_card and rules.next_deal.leader != "as_opening":
        yield BadRuleset("the opening card decides who leads", field="next_deal.leader", allowed="as_opening")


def _leads(rules: Ruleset) -> Iterator[BadRuleset]:
    if rules.locked_mask & JOKERS_MASK:
        yield BadRuleset(
            "jokers are never locked", field="lead.locked", allowed="selectors of cards that are no jokers"
        )
    if rules.lead.locked and not rules.lead.broken_by and rules.lead.broken_when not in ("never", "free"):
        yield BadRuleset(
            "nothing would ever break the lock",
            field="lead.broken_by",
            allowed="selectors, or broken_when never or free",
        )


def _tricks(rules: Ruleset) -> Iterator[BadRuleset]:
    if rules.pack.count == 1 and rules.trick.duplicates != "not_possible":
        yield BadRuleset("one pack has no identical cards", field="trick.duplicates", allowed="not_possible")


def _scoring(rules: Ruleset) -> Iterator[BadRuleset]:
    if any(value < 0 for _, value in rules.score.points):
        yield BadRuleset(
            "score.points cannot be negative; use score.bonus", field="score.points", allowed="numbers from 0 on"
        )
    both = rules.penalty_mask & rules.bonus_mask
    if both:
        yield BadRuleset("a card is both penalty and bonus", field="score.bonus", allowed="cards without points")
    if rules.moon.award != "none" and rules.moon.needs == "all_penalty_cards" and not rules.penalty_mask:
        yield BadRuleset("there is no penalty card to shoot the moon with", field="moon.award", allowed="none")
    if rules.moon.needs != "all_penalty_cards":
        if len(rules.moon.needs) > MOST_NEEDS:
            yield BadRuleset(
                f"a moon that needs {len(rules.moon.needs)} things",
                field="moon.needs",
                allowed=f"at most {MOST_NEEDS} different ones",
            )
        whole = from_ids(rules.pack_ids)
        for selector, count in rules.moon.needs:
            there = size(restrict(whole, mask_of([selector])))
            if not 1 <= count <= there:
                yield BadRuleset(
                    f"moon.needs {count} of {selector}, the pack has {there}",
                    field="moon.needs",
                    allowed=f"1 to {there}",
                )
    if rules.sun.award != "none" and rules.sun.value == 0:
        yield BadRuleset("a sun worth nothing", field="sun.value", allowed="a whole number from 1")
    if rules.moon.award != "none" and rules.moon.value == 0:
        yield BadRuleset("a moon worth nothing", field="moon.value", allowed="a whole number from 1, or deck_total")


def _end(rules: Ruleset) -> Iterator[BadRuleset]:
    if rules.end.limit is None and rules.end.deals is None:
        yield BadRuleset(
            "the match would never end", field="end.deals", allowed="a number of deals, players, or an end.limit"
        )
    if rules.end.deals is None and not rules.penalty_mask:
        yield BadRuleset(
            "without penalty cards no total reaches the limit",
            field="end.deals",
            allowed="a number of deals, or players",
        )
    if rules.end.deals is None and rules.deal.leftover == "set_aside" and rules.n_left_over >= _n_penalty(rules):
        yield BadRuleset(
            "all penalty cards may be set aside in every deal",
            field="end.deals",
            allowed="a number of deals, or players",
        )


def _n_penalty(rules: Ruleset) -> int:
    return size(restrict(from_ids(rules.pack_ids), rules.penalty_mask))
