"""Points of a deal, and what follows from them in a match, for the brute force.

It sees captured cards and numbers only; it does not know how the cards were played.
Source: docs/rules.md 1.6, 1.7, 2 (who starts), 3.3, 4.4 and 7 (36 to 50).
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from .cards import Rules, deck, flag, matches, number, table, text, value_of


@dataclass(frozen=True)
class Award:
    """A moon or a sun that is paid: by whom it was shot, how it is paid and how much it is worth."""

    shooter: int
    how: str
    value: int


def points_of(rules: Rules, cards: Sequence[str]) -> int:
    """The penalty points of the cards."""
    return sum(value_of(table(rules, "score.points"), card) for card in cards)


def bonus_of(rules: Rules, cards: Sequence[str]) -> int:
    """The bonus points of the cards."""
    return sum(value_of(table(rules, "score.bonus"), card) for card in cards)


def penalty_cards(rules: Rules, cards: Sequence[str]) -> list[str]:
    """Those of the cards that cost points, sorted as text."""
    return sorted(card for card in cards if value_of(table(rules, "score.points"), card) > 0)


def bonus_cards(rules: Rules, cards: Sequence[str]) -> list[str]:
    """Those of the cards that have a bonus value, sorted as text."""
    return sorted(card for card in cards if value_of(table(rules, "score.bonus"), card) != 0)


def has_what_a_moon_needs(rules: Rules, mine: Sequence[str], in_play: Sequence[str]) -> bool:
    """Do these captured cards make a moon?"""
    if flag(rules, "moon.requires_bonus") and bonus_cards(rules, mine) != bonus_cards(rules, in_play):
        return False
    if rules["moon.needs"] == "all_penalty_cards":
        wanted = penalty_cards(rules, in_play)
        return bool(wanted) and penalty_cards(rules, mine) == wanted
    needs = table(rules, "moon.needs")
    return all(sum(matches(selector, card) for card in mine) >= count for selector, count in needs.items())


def find_shooter(rules: Rules, captured: Sequence[Sequence[str]], in_play: Sequence[str]) -> int | None:
    """The only seat whose captured cards make a moon; None if there is none or more than one."""
    seats = [seat for seat, mine in enumerate(captured) if has_what_a_moon_needs(rules, mine, in_play)]
    return seats[0] if len(seats) == 1 else None


def worth(rules: Rules, name: str, in_play: Sequence[str]) -> int:
    """The value of `moon.value` or `sun.value`: a number, or the sum of the positive point values in play."""
    if rules[name] == "deck_total":
        return points_of(rules, penalty_cards(rules, in_play))
    return number(rules, name)


def find_award(
    rules: Rules,
    captured: Sequence[Sequence[str]],
    tricks_won: Sequence[int] | None,
    n_tricks: int,
    in_play: Sequence[str],
) -> Award | None:
    """The sun or else the moon that this deal pays.  A void trick that nobody was given spoils the sun."""
    shooter = find_shooter(rules, captured, in_play)
    if shooter is None:
        return None
    took_all = tricks_won is not None and tricks_won[shooter] == n_tricks
    if took_all and text(rules, "sun.award") != "none":
        return Award(shooter, text(rules, "sun.award"), worth(rules, "sun.value", in_play))
    if text(rules, "moon.award") != "none":
        return Award(shooter, text(rules, "moon.award"), worth(rules, "moon.value", in_play))
    return None


def choices(
    rules: Rules,
    captured: Sequence[Sequence[str]],
    *,
    tricks_won: Sequence[int] | None,
    n_tricks: int,
    in_play: Sequence[str],
) -> tuple[str, ...]:
    """The choices that the shooter has: `add` and `subtract`, or just the word `none` if there is nothing to choose."""
    award = find_award(rules, captured, tricks_won, n_tricks, in_play)
    return ("add", "subtract") if award is not None and award.how == "shooter_chooses" else ("none",)


def score(
    rules: Rules,
    captured: Sequence[Sequence[str]],
    *,
    tricks_won: Sequence[int] | None = None,
    n_tricks: int | None = None,
    in_play: Sequence[str] | None = None,
    choice: str = "add",
) -> tuple[int, ...]:
    """The points of the deal for each seat.

    `in_play` is every card dealt or in the kitty (default: the whole pack), `n_tricks` the number of tricks played
    (default: those that were won).  Without `tricks_won` there is no sun and no bonus for having won no trick.
    """
    cards = deck(rules) if in_play is None else in_play
    played = sum(tricks_won or ()) if n_tricks is None else n_tricks
    award = find_award(rules, captured, tricks_won, played, cards)
    bonus = [bonus_of(rules, mine) for mine in captured]
    if award is None:
        points = [points_of(rules, mine) + extra for mine, extra in zip(captured, bonus, strict=True)]
        if tricks_won is not None:
            unused = number(rules, "score.no_trick_bonus")
            points = [value + (unused if won == 0 else 0) for value, won in zip(points, tricks_won, strict=True)]
        return tuple(points)
    how = award.how
    if how == "shooter_chooses":
        how = {"add": "add_to_others", "subtract": "subtract_from_self"}[choice]
    if how == "add_to_others":
        points = [award.value] * len(captured)
        points[award.shooter] = 0
    else:
        assert how == "subtract_from_self", how
        points = [0] * len(captured)
        points[award.shooter] = -award.value
    if text(rules, "moon.bonus_cards") == "independent":
        points = [value + extra for value, extra in zip(points, bonus, strict=True)]
    return tuple(points)


# --- the match -----------------------------------------------------------------------------------------------------


def add_to_totals(rules: Rules, totals: Sequence[int], points: Sequence[int]) -> tuple[int, ...]:
    """The totals after one more deal; without `score.negative_total` none falls below 0."""
    sums = [total + value for total, value in zip(totals, points, strict=True)]
    return tuple(sums if flag(rules, "score.negative_total") else [max(0, total) for total in sums])


def winners(rules: Rules, totals: Sequence[int]) -> tuple[int, ...]:
    """The seats with the best total, in order."""
    best = max(totals) if text(rules, "score.winner") == "highest" else min(totals)
    return tuple(seat for seat, total in enumerate(totals) if total == best)


def match_over(rules: Rules, totals: Sequence[int], deals_played: int) -> bool:
    """Is the match over after a complete deal?"""
    limit, deals = rules["end.limit"], rules["end.deals"]
    ended = False
    if isinstance(limit, int):
        highest = max(totals)
        ended = highest > limit if text(rules, "end.limit_test") == "exceed" else highest >= limit
    if deals == "players":
        deals = len(totals)
    if isinstance(deals, int):
        ended = ended or deals_played >= deals
    if ended and text(rules, "end.tie") == "extra_deal":
        return len(winners(rules, totals)) == 1
    return ended


def first_to_the_left(seat: int, candidates: Sequence[int], seats: int) -> int:
    """The first of the candidates to the left of `seat`; `seat` itself comes last."""
    order = [(seat + step) % seats for step in range(1, seats + 1)]
    return next(candidate for candidate in order if candidate in candidates)


def next_leader(
    rules: Rules,
    *,
    previous_leader: int,
    deal_points: Sequence[int],
    totals: Sequence[int],
    last_taker: int | None = None,
    youngest: int | None = None,
) -> int | None:
    """The seat that leads to the first trick of the next deal; None if the opening rules decide (`as_opening`).

    `previous_leader` led to the first trick of the deal just scored, `last_taker` took its last trick.
    """
    how = text(rules, "next_deal.leader")
    seats = len(totals)
    if how == "as_opening":
        return None
    if how == "last_winner":
        return previous_leader if last_taker is None else last_taker
    if how == "fewest_points":
        best = min(deal_points)
        tied = [seat for seat in range(seats) if deal_points[seat] == best]
    else:
        assert how in ("most_points_last_deal", "most_points_total"), how
        numbers = deal_points if how == "most_points_last_deal" else totals
        tied = [seat for seat in range(seats) if numbers[seat] == max(numbers)]
    if text(rules, "next_deal.tie") == "youngest" and youngest in tied:
        return youngest
    return first_to_the_left(previous_leader, tied, seats)
