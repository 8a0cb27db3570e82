"""What a deal costs each seat, who shot the moon, and when a match is over and won.

Functions of taken cards and totals; who takes what is decided by tricks.py and play.
"""

from __future__ import annotations

from collections.abc import Sequence

from openhearts.cards import cardset
from openhearts.games.hearts.rules.policies import AWARDS, CHOICES
from openhearts.games.hearts.rules.ruleset import Ruleset, selected


def points_of(values: Sequence[int], cards: int) -> int:
    """Sum of the values of a set of cards, copies counted.

    >>> points_of(Ruleset().points_of, cardset.from_text("QS 5H 2C"))
    14
    """
    total = 0
    for idx in cardset.ids(cards):
        total += values[idx]
    return total


def counted(rules: Ruleset, cards: int) -> int:
    """Penalty and bonus points of a set of cards, copies counted."""
    total = 0
    if cards & rules.counting_cards:
        for value, of_value in rules.worths:
            total += value * (cards & of_value).bit_count()
    return total


def moon_shooter(rules: Ruleset, taken: Sequence[int], in_play: int) -> int | None:
    """The seat that took what a moon needs, or None; where more than one seat did, it is nobody's moon.

    `in_play` is the set of the cards dealt, kitty included.  Source: docs/rules.md 1.6 (2).
    """
    penalty = cardset.restrict(in_play, rules.penalty_mask)
    shooters = [seat for seat, cards in enumerate(taken) if _has_moon(rules, cards, in_play, penalty)]
    return shooters[0] if len(shooters) == 1 else None


def _has_moon(rules: Ruleset, cards: int, in_play: int, penalty: int) -> bool:
    if rules.moon.needs == "all_penalty_cards":
        if not penalty or not cardset.contains(cards, penalty):
            return False
    elif not rules.moon.needs or any(
        cardset.size(cardset.restrict(cards, selected(selector))) < count for selector, count in rules.moon.needs
    ):
        return False
    return not rules.moon.requires_bonus or cardset.contains(cards, cardset.restrict(in_play, rules.bonus_mask))


def moon_award(rules: Ruleset, is_sun: bool) -> str:
    """Where the points of a moon (or a sun) go: `none`, `add_to_others`, `subtract_from_self` or `shooter_chooses`."""
    return rules.sun.award if is_sun and rules.sun.award != "none" else rules.moon.award


def moon_value(rules: Ruleset, is_sun: bool, in_play: int) -> int:
    """Points that a moon (or a sun) moves."""
    return moon_worth(rules, is_sun, points_of(rules.points_of, in_play))


def moon_worth(rules: Ruleset, is_sun: bool, total: int) -> int:
    """Points that a moon (or a sun) moves in a deal whose cards cost `total`."""
    if is_sun and rules.sun.award != "none":
        return rules.sun.value
    return total if rules.moon.value == "deck_total" else rules.moon.value


def is_sun(rules: Ruleset, shooter: int | None, n_won: Sequence[int], n_tricks: int) -> bool:
    """Whether the shooter of a moon won every trick as well, in rules that have a sun."""
    return shooter is not None and rules.sun.award != "none" and n_won[shooter] == n_tricks


def needs_choice(rules: Ruleset, shooter: int | None, sun: bool) -> bool:
    """Whether the shooter is asked to add or to subtract."""
    return shooter is not None and moon_award(rules, sun) == "shooter_chooses"


def score_deal(
    rules: Ruleset,
    taken: Sequence[int],
    n_won: Sequence[int] | None,
    in_play: int,
    *,
    choice: str | None = None,
    n_tricks: int | None = None,
) -> tuple[int, ...]:
    """Points of a finished deal for each seat.

    `taken`: sets of cards taken; `n_won`: tricks won by each seat (None: nobody is known to have won them all or none);
    `in_play`: the set of the cards dealt, kitty included; `choice`: "add" or "subtract" where the shooter chooses.
    Source: docs/rules.md 1.6.

    >>> hearts, queen = cardset.from_text("2H 3H"), cardset.from_text("QS")
    >>> score_deal(Ruleset(), [hearts, queen, 0, 0], None, Ruleset().penalty_mask)
    (2, 13, 0, 0)
    """
    tricks = rules.hand_size if n_tricks is None else n_tricks
    shooter = moon_shooter(rules, taken, in_play)
    sun = n_won is not None and is_sun(rules, shooter, n_won, tricks)
    if shooter is None or moon_award(rules, sun) == "none":
        points = [counted(rules, cards) for cards in taken]
        return plain_points(rules, points, [won == 0 for won in n_won] if n_won is not None else None)
    bonus = [points_of(rules.bonus_of, cards) for cards in taken]
    return moon_points(rules, shooter, sun, moon_value(rules, sun, in_play), bonus, choice)


def plain_points(rules: Ruleset, points: Sequence[int], trickless: Sequence[bool] | None = None) -> tuple[int, ...]:
    """Points of a deal in which nobody's moon counts: those of the cards, and what no trick at all is worth."""
    extra = rules.score.no_trick_bonus
    if trickless is None or not extra:
        return tuple(points)
    return tuple([value + extra * none for value, none in zip(points, trickless, strict=True)])


def moon_points(
    rules: Ruleset, shooter: int, sun: bool, value: int, bonus: Sequence[int], choice: str | None = None
) -> tuple[int, ...]:
    """Points of a deal with a moon (or a sun) that moves `value` points; `bonus` is what bonus cards gave each seat.

    >>> moon_points(Ruleset(), 1, False, 26, (0, 0, 0, 0))
    (26, 0, 26, 26)
    """
    award = moon_award(rules, sun)
    found = AWARDS[CHOICES[choice or "add"] if award == "shooter_chooses" else award](shooter, value, len(bonus))
    if rules.moon.bonus_cards == "independent":
        found = [points + more for points, more in zip(found, bonus, strict=True)]
    return tuple(found)


# --- the match --------------------------------------------------------------------------------------------------------


def add_scores(rules: Ruleset, scores: Sequence[int], points: Sequence[int]) -> tuple[int, ...]:
    """Totals after a deal; never below 0 where the rules know no negative totals."""
    totals = [score + value for score, value in zip(scores, points, strict=True)]
    return tuple(totals if rules.score.negative_total else [max(0, total) for total in totals])


def best_seats(rules: Ruleset, scores: Sequence[int]) -> tuple[int, ...]:
    """The seats that lead by total: lowest, or highest where the rules say so."""
    best = min(scores) if rules.score.winner == "lowest" else max(scores)
    return tuple(seat for seat, score in enumerate(scores) if score == best)


def is_match_over(rules: Ruleset, scores: Sequence[int], n_deals: int) -> bool:
    """Whether a match is over after `n_deals` deals with these totals.  Source: docs/rules.md 1.7.

    >>> is_match_over(Ruleset(), (100, 92, 94, 40), 7), is_match_over(Ruleset(), (99, 92, 94, 40), 7)
    (True, False)
    """
    limit = rules.end.limit
    reached = limit is not None and max(scores) >= limit + (rules.end.limit_test == "exceed")
    played = rules.n_deals is not None and n_deals >= rules.n_deals
    if not reached and not played:
        return False
    return rules.end.tie == "shared" or len(best_seats(rules, scores)) == 1


def next_leader(
    rules: Ruleset,
    *,
    last_points: Sequence[int],
    totals: Sequence[int],
    previous_starter: int,
    last_winner: int | None = None,
    youngest: int = 0,
    luck: int = 0,
) -> int | None:
    """The seat that leads to the first trick of the next deal; None where the opening rule decides.

    Ties go to the first tied seat to the left of the previous starter, or as `next_deal.tie` says; `luck` is
    chance's number.
    Source: docs/rules.md 2 (K13, K14).

    >>> rules = Ruleset(next_deal=type(Ruleset().next_deal)("most_points_last_deal"))
    >>> next_leader(rules, last_points=(8, 3, 8, 0), totals=(8, 3, 8, 0), previous_starter=0)
    2
    """
    how = rules.next_deal.leader
    if how == "as_opening":
        return None
    if how == "last_winner":
        return previous_starter if last_winner is None else last_winner
    values = totals if how == "most_points_total" else last_points
    wanted = min(values) if how == "fewest_points" else max(values)
    tied = [seat for seat, value in enumerate(values) if value == wanted]
    if rules.next_deal.tie == "random":
        return tied[luck % len(tied)]
    after = youngest if rules.next_deal.tie == "youngest" else (previous_starter + 1) % len(values)
    return min(tied, key=lambda seat: (seat - after) % len(values))
