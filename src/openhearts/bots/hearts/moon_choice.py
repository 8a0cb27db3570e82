"""Chooses between adding and subtracting after a moon, by the scores of the match.

Which cards to play for a moon is moon.py's.
"""

from __future__ import annotations

from typing import Literal, NamedTuple

from openhearts.cards import cardset
from openhearts.games.hearts.play.view import View
from openhearts.games.hearts.rules.scoring import add_scores, best_seats, is_match_over, score_deal


class Verdict(NamedTuple):
    """The choice, what it moves, and whether adding was ruled out because it would end the match badly."""

    choice: Literal["add", "subtract"]
    points: int
    add_ends_badly: bool


def points_by_choice(view: View) -> dict[str, tuple[int, ...]]:
    """Points of the deal for every seat after each choice of the seat that shot."""
    public = view.public
    taken = list(public.taken)
    if view.seat is not None and view.kitty_mask and public.kitty_shown is None and public.kitty_to == view.seat:
        taken[view.seat] = cardset.union(taken[view.seat], view.kitty_mask)
    whole = cardset.EMPTY
    for cards in taken:
        whole = cardset.union(whole, cards)
    return {
        choice: score_deal(public.rules, taken, public.n_won, whole, choice=choice) for choice in ("add", "subtract")
    }


def choose_award(view: View) -> Verdict:
    """Win the match if that is possible now; never end it with another player ahead; else what gains more.

    Where both gain the same, adding (it brings the end nearer) if this seat leads afterwards, else subtracting.
    Source: docs/rules.md 7, ruling 40.
    """
    public = view.public
    rules, me = public.rules, view.seat
    assert me is not None, "a watcher chooses nothing"
    outcomes = points_by_choice(view)
    gains, over, best = {}, {}, {}
    lowest = rules.score.winner == "lowest"
    for choice, points in outcomes.items():
        totals = add_scores(rules, public.scores, points)
        others = sum(totals) - totals[me]
        gain = others - (len(totals) - 1) * totals[me]
        gains[choice] = gain if lowest else -gain
        over[choice] = is_match_over(rules, totals, public.deal_number)
        best[choice] = me in best_seats(rules, totals)
        moved = max(abs(value) for value in points)
    ends_badly = over["add"] and not best["add"]
    if over["add"] and best["add"]:
        return Verdict("add", moved, False)
    if over["subtract"] and best["subtract"]:
        return Verdict("subtract", moved, ends_badly)
    if ends_badly:
        return Verdict("subtract", moved, True)
    if over["subtract"] and not best["subtract"]:
        return Verdict("add", moved, False)
    if gains["add"] != gains["subtract"]:
        return Verdict("add" if gains["add"] > gains["subtract"] else "subtract", moved, False)
    return Verdict("add" if best["add"] else "subtract", moved, False)
