"""The rules of any Hearts rule set in words, section by section, and in one sentence.

Every built parameter is worded from its value; no variant is known by name.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import TYPE_CHECKING

from openhearts.cards import cardset
from openhearts.cards.card import CARDS, RANKS, Card
from openhearts.core.game import localised
from openhearts.errors.saying import one_line
from openhearts.games.hearts.rules.ruleset import Ruleset, selected
from openhearts.games.hearts.rules.validate import warnings
from openhearts.speech.hearts.cards import RANK_KEYS, SUIT_KEYS, is_jinx, rank_key, selector_name
from openhearts.speech.rules_in_words import Builder

if TYPE_CHECKING:
    from openhearts.speech.speaker import Speaker
from openhearts.speech.voice import Document


def document(speaker: Speaker, rules: Ruleset) -> Document:
    """The rules in words; sections about what these rules do not have are left out."""
    build = Builder(speaker, "rules")
    for part in (
        _goal,
        _players,
        _dealing,
        _passing,
        opening,
        leading,
        _following,
        _tricks,
        void,
        kitty,
        jokers,
        _points,
        moon,
        sun,
        _end,
        _warnings,
        _tips,
    ):
        part(build, rules)
    return build.document(title(speaker, rules))


def title(speaker: Speaker, rules: Ruleset) -> str:
    """Name of the variant and number of players."""
    name = one_line(localised(rules.names, speaker.language, rules.id))
    return speaker.text("rules-title", name=name, seats=rules.seats)


def _names(build: Builder, selectors: Iterable[str]) -> str:
    return build.speaker.listing([_with_article(build.speaker, one) for one in dict.fromkeys(selectors)])


def _or(build: Builder, selectors: Iterable[str]) -> str:
    return build.speaker.catalogue.choice([_any_of(build.speaker, one) for one in dict.fromkeys(selectors)])


def _any_of(speaker: Speaker, selector: str) -> str:
    """One of what a selector names: "hearts", "a seven", "the queen of spades"."""
    kind, _, value = selector.partition(":")
    if kind != "rank":
        return _with_article(speaker, selector)
    return speaker.text("selector-one-rank", rank=rank_key(value))


def _with_article(speaker: Speaker, selector: str) -> str:
    """What a selector names, within a sentence: "hearts", "the queen of spades"."""
    named = selector_name(speaker, selector)
    return named if selector == "all" or ":" in selector else speaker.text("card-article", card=named)


def values_of(speaker: Speaker, points: Iterable[tuple[str, int]]) -> str:
    ordered = sorted(points, key=_place)
    return speaker.catalogue.row(
        speaker.text("rules-value", what=selector_name(speaker, selector), number=value) for selector, value in ordered
    )


def _place(value: tuple[str, int]) -> tuple[bool, bool, int, int]:
    """The general before the particular, the cheap before the dear, and among equals the low before the high."""
    selector, points = value
    one_card = selector != "all" and ":" not in selector
    return selector != "all", one_card, points, CARDS.index(Card(selector)) if one_card else 0


# --- before the play --------------------------------------------------------------------------------------------------


def _goal(build: Builder, rules: Ruleset) -> None:
    build.section("goal")
    build.say("goal", winner=rules.score.winner)


def _players(build: Builder, rules: Ruleset) -> None:
    speaker = build.speaker
    build.section("players")
    build.say("players", seats=rules.seats, packs=rules.pack.count, count=len(rules.pack_ids))
    suits = speaker.listing(
        [
            speaker.text("suit-name", suit=SUIT_KEYS["CDHS".index(suit)])
            for suit in rules.pack.suits
            if _is_in(rules, f"suit:{suit}")
        ]
    )
    ranks = [
        speaker.text("rank-name", rank=RANK_KEYS[RANKS.index(rank)])
        for rank in reversed(rules.pack.ranks)
        if _is_in(rules, f"rank:{rank}")
    ]
    build.say("suits", suits=suits)
    build.say("ranks", ranks=speaker.catalogue.row(ranks))
    if rules.pack.remove:
        build.say("removed", cards=speaker.card_list(rules.pack.remove))
    if rules.pack.jokers:
        build.say("jokers-added", count=rules.pack.jokers)
    build.say("clockwise")


def _is_in(rules: Ruleset, selector: str) -> bool:
    """Whether the pack has a card that a selector names."""
    return bool(selected(selector) & cardset.kinds(rules.pack_set))


def _dealing(build: Builder, rules: Ruleset) -> None:
    build.section("dealing")
    build.say("hands", count=rules.hand_size)
    first = rules.dealer.first
    kind = "random" if first == "random" else "seat"
    build.say("dealer-first", kind=kind, number=0 if first == "random" else first)
    build.say("dealer-next", next=rules.dealer.next)
    if rules.n_left_over and not rules.has_kitty:
        build.say("set-aside", count=rules.n_left_over, seen=rules.deal.leftover_seen_by)


def _passing(build: Builder, rules: Ruleset) -> None:
    build.section("passing")
    if not rules.pass_.count:
        build.say("no-passing")
        return
    build.say("passing", count=rules.pass_.count)
    ways(build, rules)
    build.say("pass-unseen")


def ways(build: Builder, rules: Ruleset) -> None:
    """To whom cards are passed, deal by deal."""
    cycle = rules.pass_.cycle if rules.pass_.count else ()
    if not cycle:
        return
    if len(set(cycle)) == 1:
        build.say("pass-always", direction=cycle[0])
    else:
        for number, way in enumerate(cycle, 1):
            build.say("pass-deal", number=number, direction=way)
        build.say("pass-again", count=len(cycle))


def opening(build: Builder, rules: Ruleset) -> None:
    """Who leads first, and with what."""
    opening = rules.opening
    build.section("opening")
    card = "" if opening.card is None else _opening_card(build, opening.card)
    by_holder = opening.leader == "holder_of_card" and rules.next_deal.leader == "as_opening"
    is_led = by_holder and opening.must == "card"  # in each deal, by who holds it
    build.say("opening-leader", leader="holder_leads_it" if is_led else opening.leader, card=card)
    if opening.card is not None and opening.must != "any" and not is_led:
        build.say("opening-must", must=opening.must, card=card)
    if opening.forbidden:
        build.say("opening-forbidden", cards=_or(build, opening.forbidden))
    if rules.next_deal.leader != "as_opening":
        build.say("next-leader", leader=rules.next_deal.leader)
        if rules.next_deal.leader != "last_winner":
            build.say("next-tie", tie=rules.next_deal.tie)


def _opening_card(build: Builder, named: str) -> str:
    if not named.startswith("lowest_of:"):
        return build.speaker.card(Card(named))
    return build.speaker.text("rules-lowest-of", suit=SUIT_KEYS["CDHS".index(named[-1])])


# --- the play ---------------------------------------------------------------------------------------------------------


def leading(build: Builder, rules: Ruleset) -> None:
    """What may be led."""
    lead = rules.lead
    build.section("leading")
    if not lead.locked or lead.broken_when == "free":
        build.say("lead-free")
        return
    locked, breaking = _names(build, lead.locked), _or(build, lead.broken_by)
    build.say("locked", when=lead.broken_when, locked=locked, breaking=breaking)
    if lead.break_requires_discard and lead.broken_when != "never":
        build.say("break-discard")
    build.say("lock-waived")
    if lead.queen_counts_as_heart:
        build.say("queen-as-heart")
    _any_time(build, rules)


def _any_time(build: Builder, rules: Ruleset) -> None:
    """The cards that cost points and are not locked: what is said of hearts is easily taken for them too."""
    there = cardset.kinds(rules.pack_set)
    masks = {named: selected(named) & there for named, value in rules.score.points if value}
    free = [named for named, mask in masks.items() if mask and not mask & rules.locked_mask]
    is_set = rules.opening.card is not None and rules.opening.must != "any"
    late = [named for named in free if is_set or masks[named] & rules.opening_forbidden_mask]
    for kind, named in (("free", [one for one in free if one not in late]), ("other", late)):
        if named:
            build.say("lead-any-time", cards=_names(build, named), first=kind)


def _is_first_lead_set(rules: Ruleset) -> bool:
    """Whether the very first lead is always the opening card, or of its suit and nothing that is barred."""
    opening = rules.opening
    if opening.leader != "holder_of_card" or opening.card is None or opening.must == "any":
        return False
    if not opening.card.startswith("lowest_of:") and rules.n_left_over:
        return False
    barred = rules.first_trick_mask & selected(f"suit:{opening.card[-1]}")
    return opening.must == "card" or not barred


def _following(build: Builder, rules: Ruleset) -> None:
    build.section("following")
    build.say("follow")
    first_trick(build, rules)


def first_trick(build: Builder, rules: Ruleset) -> None:
    """What may not be played on the first trick."""
    if rules.first_trick.forbidden:
        build.say("first-trick", cards=_or(build, rules.first_trick.forbidden))
        if not _is_first_lead_set(rules):
            build.say("first-trick-lead")


def _tricks(build: Builder, rules: Ruleset) -> None:
    build.section("tricks")
    build.say("trick-won")
    duplicates(build, rules)


def duplicates(build: Builder, rules: Ruleset) -> None:
    """What two identical cards do."""
    if rules.trick.duplicates != "not_possible":
        build.say("duplicates", kind=rules.trick.duplicates)


def void(build: Builder, rules: Ruleset) -> None:
    """Tricks that nobody wins."""
    cancels = rules.trick.duplicates == "cancel"
    if not cancels and (rules.joker.mode != "excuse" or rules.pack.jokers < rules.seats):
        return
    build.section("void")
    build.say("void-when", when=rules.trick.void_when if cancels else "only_jokers")
    build.say("void-next", leader=rules.trick.void_next_leader)
    build.say("void-last", to=rules.trick.last_void_to)


def kitty(build: Builder, rules: Ruleset) -> None:
    """Who gets what is left over."""
    if rules.has_kitty:
        build.section("kitty")
        build.say("kitty", count=rules.n_left_over, when=rules.deal.leftover)
        build.say("kitty-seen", seen=rules.deal.leftover_seen_by)


def jokers(build: Builder, rules: Ruleset) -> None:
    """What a joker does."""
    if rules.pack.jokers:
        build.section("jokers")
        costs = any(rules.value_of[idx] for idx in cardset.mask_ids(rules.jokers_mask))
        build.say("joker", mode=f"{rules.joker.mode}_costs" if costs else rules.joker.mode)
        build.say("joker-led")


# --- points and the end -----------------------------------------------------------------------------------------------


def _points(build: Builder, rules: Ruleset) -> None:
    speaker, score = build.speaker, rules.score
    build.section("points")
    build.say("points", list=values_of(speaker, score.points))
    if score.bonus:
        build.say("bonus", list=values_of(speaker, score.bonus))
    if is_jinx(rules, Card.H10):
        as_heart = dict(score.points).get("suit:H", 0)
        build.say("jinx", card=speaker.card(Card.H10), value=rules.points_of[Card.H10.id], instead=as_heart)
    build.say("points-total", points=rules.penalty_total, aside="yes" if _lies_aside(rules) else "no")
    if score.winner == "highest":
        build.say("points-wanted")
    if score.no_trick_bonus:
        build.say("no-trick", points=score.no_trick_bonus, feat=_feats(rules))
    if not score.negative_total:
        build.say("never-negative")


def _feats(rules: Ruleset) -> str:
    """Which feats the rules know: `moon`, `sun`, `both` or `none`."""
    known = [feat for feat, one in (("moon", rules.moon), ("sun", rules.sun)) if one.award != "none"]
    return "both" if len(known) > 1 else "".join(known) or "none"


def _lies_aside(rules: Ruleset) -> bool:
    """Whether cards that cost points may lie aside, where they cost nobody anything."""
    return bool(rules.n_left_over) and not rules.has_kitty and rules.penalty_total > 0


def moon(build: Builder, rules: Ruleset) -> None:
    """What taking all the cards that cost does."""
    moon = rules.moon
    build.section("moon")
    if moon.award == "none":
        build.say("no-moon", sun="no" if rules.sun.award == "none" else "yes")
        return
    if moon.needs == "all_penalty_cards":
        build.say("moon")
    else:
        build.say("moon-needs", cards=_needed(build, moon.needs))
    _moon_with_bonus(build, rules, "moon")
    if moon.value == "deck_total" and _lies_aside(rules):
        build.say("award-dealt", award=moon.award)
    else:
        is_total = moon.value == "deck_total"
        value = rules.penalty_total if moon.value == "deck_total" else moon.value
        build.say("award", award=moon.award, value=value, kind="total" if is_total else "fixed")
    _cards_do_not_count(build, rules)
    if moon.needs != "all_penalty_cards":  # behind what "then" and "such a deal" speak of
        _several_can(build, rules, moon.needs)


def _needed(build: Builder, needs: Iterable[tuple[str, int]]) -> str:
    """How many of which cards: "13 × hearts and 1 × queen of spades"."""
    speaker = build.speaker
    return speaker.listing(
        [
            speaker.text("rules-need", count=count, what=selector_name(speaker, selector))
            for selector, count in sorted(needs, key=lambda pair: ":" not in pair[0])
        ]
    )


def _several_can(build: Builder, rules: Ruleset, needs: Iterable[tuple[str, int]]) -> None:
    """Where the pack has enough of all that a moon needs for two of them."""
    there = ((cardset.size(cardset.restrict(rules.pack_set, selected(selector))), count) for selector, count in needs)
    if all(size >= 2 * count for size, count in there):
        build.say("moon-needs-two")


def _moon_with_bonus(build: Builder, rules: Ruleset, feat: str) -> None:
    if rules.moon.requires_bonus and rules.score.bonus:
        build.say("moon-with-bonus", feat=feat, cards=_names(build, [selector for selector, _ in rules.score.bonus]))


def _cards_do_not_count(build: Builder, rules: Ruleset) -> None:
    """What the cards of a deal with a moon or a sun count."""
    build.say("moon-clears")
    if rules.score.bonus:
        build.say("moon-bonus-cards", kind=rules.moon.bonus_cards, feat=_feats(rules))


def sun(build: Builder, rules: Ruleset) -> None:
    """What taking all tricks besides does."""
    needs, sun = rules.moon.needs, rules.sun
    if sun.award == "none":
        return
    build.section("sun")
    if rules.moon.award != "none":
        build.say("sun", kind="moon", cards="")
    elif needs == "all_penalty_cards":
        build.say("sun", kind="all", cards="")
        _moon_with_bonus(build, rules, "sun")
    else:
        build.say("sun", kind="some", cards=_needed(build, needs))
        _moon_with_bonus(build, rules, "sun")
    build.say("award", award=sun.award, value=sun.value, kind="fixed")
    if rules.moon.award == "none":
        _cards_do_not_count(build, rules)


def ending(rules: Ruleset) -> dict[str, object]:
    limit, deals = rules.end.limit, rules.n_deals
    kind = "both" if limit is not None and deals is not None else "limit" if limit is not None else "deals"
    return {"end": kind, "limit": limit or 0, "deals": deals or 0, "test": rules.end.limit_test}


def _end(build: Builder, rules: Ruleset) -> None:
    build.section("end")
    build.say("end", **ending(rules))
    if rules.end.deals == "players":
        build.say("end-players")
    build.say("tie", tie=rules.end.tie)


def _warnings(build: Builder, rules: Ruleset) -> None:
    build.section("warnings")
    for key in warnings(rules):
        build.add(build.speaker.text(f"warning-{key}"))


def _tips(build: Builder, rules: Ruleset) -> None:
    """Advice of the rule texts that is no rule.  Source: docs/rules.md 3.8."""
    if rules.score.winner != "lowest" or not rules.penalty_mask:
        return
    build.section("tips")
    build.say("tip-early", passes="yes" if rules.pass_.count else "no")
    build.say("tip-throw")
    most = max(rules.points_of[idx] for idx in rules.pack_ids)
    dearest = [CARDS[idx] for idx in sorted(set(rules.pack_ids)) if rules.points_of[idx] == most]
    if most >= 5 and len(dearest) <= 4:
        build.say("tip-remember", card=build.speaker.listing([build.speaker.card(card) for card in dearest]))
    build.say("tip-avoid", moon="no" if rules.moon.award == "none" else "yes")
