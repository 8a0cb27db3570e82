"""Chooses what to do with a drawn card: each action is judged by what all towers are worth after it.

One's own expectation counts against the mean of the others', so that a theft, and an end while ahead, weigh what they
do to them.  Says nothing in words; club.py does.
"""

from __future__ import annotations

from typing import NamedTuple

from openhearts.bots.herz_an_herz.expected_cards import ONE
from openhearts.bots.herz_an_herz.tower_value import Unseen, tower_worth, turns_left
from openhearts.games.herz_an_herz.play.actions import Action, Discard, Keep, Lay, Steal, step_of
from openhearts.games.herz_an_herz.play.view import View
from openhearts.games.herz_an_herz.rules.public_state import Public
from openhearts.games.herz_an_herz.rules.scoring import step_points
from openhearts.games.herz_an_herz.rules.tower import Tower, is_complete, lay, take, with_start


class Judged(NamedTuple):
    """An action, what it is worth (thousandths of a point, high is good), and the towers after it."""

    worth: int
    action: Action
    own: int
    towers: tuple[Tower, ...]
    ends: bool


def judge_all(view: View) -> list[Judged]:
    """Every action worth a thought, best first; equal ones in the order of the options."""
    public = view.public
    assert view.seat is not None, "a watcher decides nothing"
    unseen = Unseen(view)
    cache: dict[tuple[Tower, int], int] = {}
    judged = [_judge(unseen, public, view.seat, action, cache) for action in candidates(view)]
    judged.sort(key=lambda one: -one.worth)
    return judged


def candidates(view: View) -> list[Action]:
    """The actions of a view, of a joker's free values only the highest and the tops of the colour groups."""
    size = view.public.rules.tower.group_size
    found: list[Action] = []
    seen: set[tuple[object, ...]] = set()
    for action in view.options:
        if isinstance(action, Lay | Steal) and action.value is not None:
            place = (
                (action.row,) if isinstance(action, Lay) else (action.victim, action.row, action.step, action.to_row)
            )
            if place in seen and action.value % size:
                continue
            seen.add(place)
        found.append(action)
    return found


def towers_after(public: Public, seat: int, action: Action) -> tuple[Tower, ...]:
    """The towers once a seat has done something legal with the drawn card."""
    rules, towers = public.rules, list(public.towers)
    drawn = public.drawn
    assert drawn is not None, "somebody decides on a card"
    match action:
        case Keep():
            towers[seat] = with_start(rules, towers[seat], drawn)
        case Lay(row, value):
            towers[seat] = lay(rules, towers[seat], drawn, row, value)
        case Steal(victim, row, to_row, _, value):
            stolen, towers[victim] = take(towers[victim], row, step_of(public, action))
            own = towers[seat]
            towers[seat] = (
                with_start(rules, own, stolen) if to_row == "start" else lay(rules, own, stolen, to_row, value)
            )
        case Discard():
            pass
    return tuple(towers)


def _judge(unseen: Unseen, public: Public, seat: int, action: Action, cache: dict[tuple[Tower, int], int]) -> Judged:
    rules = public.rules
    towers = towers_after(public, seat, action)
    done = is_complete(rules, towers[seat]) and rules.tower.round_end == "immediate"
    ends = done or public.n_stock == 0
    sign = 1 if rules.score.winner == "highest" else -1

    def worth_of(other: int) -> int:
        tower = towers[other]
        if ends:
            return step_points(rules, tower).total * 1000
        turns = turns_left(public, towers, other)
        if other == seat and isinstance(action, Steal) and rules.tower.steal_extra_draw:
            turns += ONE
        key = (tower, turns)
        if key not in cache:
            cache[key] = tower_worth(unseen, tower, turns)
        return cache[key]

    own = worth_of(seat)
    weights = _rival_weights(public, seat)
    others = sum(weights[other] * worth_of(other) for other in range(len(towers)) if other != seat)
    worth = own - others // max(1, sum(weights))
    return Judged(sign * worth, action, own, towers, ends)


def _rival_weights(public: Public, seat: int) -> list[int]:
    """How much each rival counts: those ahead in the match more."""
    scores = public.scores
    weights = [4 + (score > scores[seat]) + (score == max(scores)) for score in scores]
    weights[seat] = 0
    return weights
