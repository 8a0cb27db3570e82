"""The functions of the brute force, each with one sentence of docs/rules.md read wrongly; `mutants` says which.

They are wrong on purpose and are put in place by `mutants.mutated` only.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import replace
from typing import Any

from . import brute, judging, scoring
from .brute import Deal, Trick
from .cards import (
    Hand,
    Rules,
    is_joker,
    matches,
    matches_any,
    number,
    pass_cards,
    sort_cards,
    suit_of,
    table,
    text,
    value_of,
    words,
)

# --- the lock and the bans -----------------------------------------------------------------------------------------

_broken, _legal, _follows, _leads = judging.broken, judging.legal, judging.legal_follows, judging.legal_leads
_unlocked, _breaking = judging.unlocked_leads, judging.breaking_cards


def broken_without_voids(rules: Rules, tricks: Sequence[Trick]) -> bool:
    return _broken(rules, [trick for trick in tricks if trick.winner is not None])


def broken_by_any_void(rules: Rules, tricks: Sequence[Trick]) -> bool:
    return _broken(rules, [replace(trick, winner=trick.leader) for trick in tricks])


def collect_into_history(rules: Rules, deal: Deal, taker: int, is_last: bool) -> Deal:
    after = _collect(rules, deal, taker, is_last)
    if deal.kitty and not after.kitty:
        last = after.tricks[-1]
        return replace(after, tricks=(*after.tricks[:-1], replace(last, cards=last.cards + deal.kitty)))
    return after


def unlocked_with_jokers_locked(rules: Rules, hand: Hand, tricks: Sequence[Trick]) -> Hand:
    free = _unlocked(rules, hand, tricks)
    return free if any(not is_joker(card) for card in free) else hand


def legal_free_after_joker(
    rules: Rules, hand: Hand, done: Sequence[Trick], on_table: Sequence[str], **more: Any
) -> Hand:
    if on_table and not judging.led_suit(on_table):
        return sort_cards(set(hand))
    return _legal(rules, hand, done, on_table, **more)


def legal_opening_after_joker(
    rules: Rules, hand: Hand, done: Sequence[Trick], on_table: Sequence[str], **more: Any
) -> Hand:
    leads = on_table if judging.led_suit(on_table) else ()
    return _legal(rules, hand, done, leads, **more)


def legal_without_opening_ban_after_joker(
    rules: Rules, hand: Hand, done: Sequence[Trick], on_table: Sequence[str], **more: Any
) -> Hand:
    if on_table and not judging.led_suit(on_table):
        rules = {**rules, "opening.forbidden": []}
    return _legal(rules, hand, done, on_table, **more)


def legal_until_won(rules: Rules, hand: Hand, done: Sequence[Trick], on_table: Sequence[str], **more: Any) -> Hand:
    won = sum(trick.winner is not None for trick in done)
    return _legal(rules, hand, done, on_table, **{**more, "trick_no": won + 1})


def legal_per_copy(rules: Rules, hand: Hand, done: Sequence[Trick], on_table: Sequence[str], **more: Any) -> Hand:
    kinds = _legal(rules, hand, done, on_table, **more)
    return tuple(card for card in kinds for _ in range(list(hand).count(card)))


def breaking_not_led(rules: Rules, trick: Trick) -> list[str]:
    return _breaking(rules, replace(trick, cards=("X9", *trick.cards[1:])))


def leads_waived_together(rules: Rules, hand: Hand, tricks: Sequence[Trick], trick_no: int) -> Hand:
    banned = words(rules, "opening.forbidden") if trick_no == 1 else []
    locked = [] if judging.broken(rules, tricks) else words(rules, "lead.locked")
    return judging.drop(hand, [*banned, *locked])


def leads_lock_first(rules: Rules, hand: Hand, tricks: Sequence[Trick], trick_no: int) -> Hand:
    free = judging.unlocked_leads(rules, hand, tricks)
    return judging.drop(free, words(rules, "opening.forbidden")) if trick_no == 1 else free


def leads_under_first_trick_ban(rules: Rules, hand: Hand, tricks: Sequence[Trick], trick_no: int) -> Hand:
    free = _leads(rules, hand, tricks, trick_no)
    return judging.drop(free, words(rules, "first_trick.forbidden")) if trick_no == 1 else free


def unlocked_any_queen(rules: Rules, hand: Hand, tricks: Sequence[Trick]) -> Hand:
    if rules["lead.queen_counts_as_heart"] and all(matches_any(["suit:H", "rank:Q"], card) for card in hand):
        return hand
    return _unlocked(rules, hand, tricks)


def follows_no_joker(rules: Rules, hand: Hand, suit: str, trick_no: int) -> Hand:
    following = tuple(card for card in hand if suit_of(card) == suit)
    return _follows(rules, following or hand, suit, trick_no)


def follows_joker_never_forced(rules: Rules, hand: Hand, suit: str, trick_no: int) -> Hand:
    cards = _follows(rules, hand, suit, trick_no)
    return cards if any(not is_joker(card) for card in cards) else _follows(rules, hand, suit, 2)


def follows_strict_ban(rules: Rules, hand: Hand, suit: str, trick_no: int) -> Hand:
    following = tuple(card for card in hand if suit_of(card) == suit)
    return following if following and not any(map(is_joker, hand)) else _follows(rules, hand, suit, trick_no)


# --- who takes it --------------------------------------------------------------------------------------------------

_winner, _collect, _due, _taker = judging.winner, brute.collect, judging.kitty_is_due, judging.taker_of_last_void
_cancelled = judging.cancelled


def winner_pairs_of_led_suit(rules: Rules, cards: Sequence[str]) -> int | None:
    suit = judging.led_suit(cards)
    dead = [card for card in judging.cancelled(cards) if suit_of(card) == suit]
    return _winner(rules if len(dead) >= 2 else {**rules, "trick.void_when": "no_live_led_card"}, cards)


def winner_suit_moves_on(rules: Rules, cards: Sequence[str]) -> int | None:
    if text(rules, "trick.duplicates") == "cancel" and len(judging.cancelled(cards)) == 1:
        live = [place for place, card in enumerate(cards) if card not in judging.cancelled(cards)]
        place = _winner(rules, [cards[place] for place in live]) if live else None
        return None if place is None else live[place]
    return _winner(rules, cards)


def winner_leader_cancelled(rules: Rules, cards: Sequence[str]) -> int | None:
    dead = judging.cancelled(cards)
    return None if text(rules, "trick.duplicates") == "cancel" and cards[0] in dead else _winner(rules, cards)


def winner_last_joker(rules: Rules, cards: Sequence[str]) -> int | None:
    jokers = [place for place, card in enumerate(cards) if is_joker(card)]
    return jokers[-1] if jokers and rules["joker.mode"] == "always_wins" else _winner(rules, cards)


def winner_pairs_beat_jokers(rules: Rules, cards: Sequence[str]) -> int | None:
    two_pairs = text(rules, "trick.void_when") == "two_pairs_or_no_live_led_card"
    return None if two_pairs and len(judging.cancelled(cards)) >= 2 else _winner(rules, cards)


def resolve_from_first_real_card(rules: Rules, deal: Deal) -> Deal:
    real = next((place for place, card in enumerate(deal.table) if not is_joker(card)), 0)
    after = _resolve(rules, deal)
    if after.tricks[-1].winner is not None:
        return after
    return replace(after, leader=(after.leader + real) % len(deal.hands))


_resolve = brute.resolve


def resolve_void_is_lost(rules: Rules, deal: Deal) -> Deal:
    after = _resolve(rules, deal)
    return replace(after, set_aside=())


def collect_no_late_kitty(rules: Rules, deal: Deal, taker: int, is_last: bool) -> Deal:
    late = len(deal.tricks) > 1 and text(rules, "deal.leftover") == "kitty_first_trick"
    return _collect(rules, replace(deal, kitty=()) if late else deal, taker, is_last)


def collect_last_void_alone(rules: Rules, deal: Deal, taker: int, is_last: bool) -> Deal:
    if deal.tricks[-1].winner is None:
        deal = replace(deal, set_aside=deal.tricks[-1].cards)
    return _collect(rules, deal, taker, is_last)


def collect_last_void_unwon(rules: Rules, deal: Deal, taker: int, is_last: bool) -> Deal:
    after = _collect(rules, deal, taker, is_last)
    return replace(after, tricks_won=deal.tricks_won) if deal.tricks[-1].winner is None else after


def collect_last_void_without_kitty(rules: Rules, deal: Deal, taker: int, is_last: bool) -> Deal:
    after = _collect(rules, replace(deal, kitty=()), taker, is_last)
    return after if deal.tricks[-1].winner is None else _collect(rules, deal, taker, is_last)


def collect_heart_of_trick_only(rules: Rules, deal: Deal, taker: int, is_last: bool) -> Deal:
    after = _collect(rules, deal, taker, is_last)
    if deal.kitty and not after.kitty and not _due(rules, deal.tricks[-1].cards, is_last):
        return replace(_collect(rules, replace(deal, kitty=()), taker, is_last), kitty=deal.kitty)
    return after


def collect_kitty_at_first_heart_played(rules: Rules, deal: Deal, taker: int, is_last: bool) -> Deal:
    hearts_in_kitty = any(suit_of(card) == "H" for card in deal.kitty)
    after = _collect(rules, deal, taker, is_last)
    if deal.kitty and after.kitty and hearts_in_kitty and rules["deal.leftover"] == "kitty_first_heart":
        return _collect(rules={**rules, "deal.leftover": "kitty_first_trick"}, deal=deal, taker=taker, is_last=is_last)
    return after


def taker_first_copy(rules: Rules, tricks: Sequence[Trick], seats: int) -> int | None:
    last = tricks[-1]
    if rules["trick.last_void_to"] != "second_copy_of_highest":
        return _taker(rules, tricks, seats)
    dead = [card for card in _cancelled(last.cards) if suit_of(card) == judging.led_suit(last.cards)]
    if not dead:
        return None
    highest = max(dead, key=lambda card: judging.strength(rules, card))
    return (last.leader + last.cards.index(highest)) % seats


def taker_highest_of_any_suit(rules: Rules, tricks: Sequence[Trick], seats: int) -> int | None:
    last = tricks[-1]
    dead = _cancelled(last.cards)
    if rules["trick.last_void_to"] != "second_copy_of_highest" or not dead:
        return _taker(rules, tricks, seats)
    highest = max(sorted(dead), key=lambda card: judging.strength(rules, card))
    return (last.leader + len(last.cards) - 1 - last.cards[::-1].index(highest)) % seats


def taker_previous_trick_only(rules: Rules, tricks: Sequence[Trick], seats: int) -> int | None:
    if rules["trick.last_void_to"] == "previous_winner":
        return tricks[-2].winner if len(tricks) > 1 else None
    return _taker(rules, tricks, seats)


# --- scoring and passing -------------------------------------------------------------------------------------------

_score, _find_shooter, _find_award, _penalty = (
    scoring.score,
    scoring.find_shooter,
    scoring.find_award,
    scoring.penalty_cards,
)
_needs, _pass_cards = scoring.has_what_a_moon_needs, pass_cards


def in_play_hands_only(rules: Rules, hands: Sequence[Sequence[str]], kitty: Sequence[str]) -> Hand:
    return sort_cards([card for hand in hands for card in hand])


def in_play_whole_pack(rules: Rules, hands: Sequence[Sequence[str]], kitty: Sequence[str]) -> Hand:
    return sort_cards([card for hand in hands for card in hand] + list(kitty))


def award_sun_despite_voids(
    rules: Rules, captured: Sequence[Sequence[str]], won: Sequence[int], n_tricks: int, cards: Sequence[str]
) -> scoring.Award | None:
    return _find_award(rules, captured, won, sum(won), cards)


def award_sun_for_tricks_alone(
    rules: Rules, captured: Sequence[Sequence[str]], won: Sequence[int], n_tricks: int, cards: Sequence[str]
) -> scoring.Award | None:
    if n_tricks in won and rules["sun.award"] != "none":
        return scoring.Award(won.index(n_tricks), text(rules, "sun.award"), scoring.worth(rules, "sun.value", cards))
    return _find_award(rules, captured, won, n_tricks, cards)


def penalty_with_bonus(rules: Rules, cards: Sequence[str]) -> list[str]:
    return sorted(_penalty(rules, cards) + scoring.bonus_cards(rules, cards))


def penalty_any_value(rules: Rules, cards: Sequence[str]) -> list[str]:
    return sorted(card for card in cards if value_of(table(rules, "score.points"), card) != 0)


def value_sum(values: Mapping[str, int], card: str) -> int:
    return sum(value for selector, value in values.items() if matches(selector, card))


def value_suit_first(values: Mapping[str, int], card: str) -> int:
    order = (card, "suit:" + suit_of(card), "rank:" + card[:-1], "all")
    return next((values[name] for name in order if name in values and matches(name, card)), 0)


def value_all_means_jokers(values: Mapping[str, int], card: str) -> int:
    return values.get("all", 0) if is_joker(card) else value_of(values, card)


def first_shooter(rules: Rules, captured: Sequence[Sequence[str]], cards: Sequence[str]) -> int | None:
    seats = [seat for seat, mine in enumerate(captured) if scoring.has_what_a_moon_needs(rules, mine, cards)]
    return seats[0] if seats else None


def shooter_unique_before_bonus(rules: Rules, captured: Sequence[Sequence[str]], cards: Sequence[str]) -> int | None:
    one = _find_shooter({**rules, "moon.requires_bonus": False}, captured, cards)
    return one if one is not None and scoring.has_what_a_moon_needs(rules, captured[one], cards) else None


def score_no_trick_always(rules: Rules, captured: Sequence[Sequence[str]], **more: Any) -> tuple[int, ...]:
    points = _score(rules, captured, **more)
    award = scoring.find_award(rules, captured, more["tricks_won"], more["n_tricks"], more["in_play"])
    extra = number(rules, "score.no_trick_bonus")
    return tuple(
        value + (extra if award and won == 0 else 0) for value, won in zip(points, more["tricks_won"], strict=True)
    )


def score_needs_replaces_only_shooter(rules: Rules, captured: Sequence[Sequence[str]], **more: Any) -> tuple[int, ...]:
    points = _score(rules, captured, **more)
    award = scoring.find_award(rules, captured, more["tricks_won"], more["n_tricks"], more["in_play"])
    if award is None:
        return points
    return tuple(
        value + (scoring.points_of(rules, mine) if seat != award.shooter else 0)
        for seat, (value, mine) in enumerate(zip(points, captured, strict=True))
    )


_before_the_pass: list[Sequence[Hand]] = []


def pass_and_remember(hands: Sequence[Hand], picks: Sequence[Sequence[str]], token: str) -> tuple[Hand, ...]:
    _before_the_pass[:] = [hands]
    return _pass_cards(hands, picks, token)


def opening_card_as_dealt(rules: Rules, hands: Sequence[Hand], *, dealer: int, first_leader: int | None) -> int:
    return _opening_leader(rules, _before_the_pass[0], dealer=dealer, first_leader=first_leader)


_opening_leader = judging.opening_leader
