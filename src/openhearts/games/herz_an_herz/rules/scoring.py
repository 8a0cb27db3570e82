"""What towers earn, who starts the next deal, when a match is over and who wins it.

Functions of towers and totals; how they came about is play's.
"""

from __future__ import annotations

from collections.abc import Sequence

from msgspec import Struct

from openhearts.games.herz_an_herz.rules import cards
from openhearts.games.herz_an_herz.rules.policies import NEXT_STARTER, SUPERJOKER_BONUS, TIE, WINNER
from openhearts.games.herz_an_herz.rules.ruleset import Ruleset
from openhearts.games.herz_an_herz.rules.tower import Laid, Tower


class Points(Struct, frozen=True, gc=False):
    """What a step or a tower earns: for complete steps, and on top for steps of one colour group."""

    step: int = 0
    bonus: int = 0

    @property
    def total(self) -> int:
        """Both together."""
        return self.step + self.bonus


def group_in_tower(rules: Ruleset, laid: Laid) -> int | None:
    """Number of the colour group (from 0) that a card counts for, None for a superjoker that counts for none.

    A number joker counts for its own group whatever value it stands for.

    >>> group_in_tower(Ruleset(), Laid(cards.card("J26-50"), 50)), group_in_tower(Ruleset(), Laid(cards.SUPERJOKER, 84))
    (1, None)

    Source: docs/rules.md 6.4.
    """
    size = rules.tower.group_size
    if cards.is_number_joker(laid.card):
        return cards.group_of(cards.limits(laid.card)[0], size)
    group = cards.group_of(laid.value, size)
    return group if cards.is_number(laid.card) else SUPERJOKER_BONUS[rules.tower.superjoker_bonus](group)


def each_step(rules: Ruleset, tower: Tower) -> tuple[Points, ...]:
    """What each complete step earns, from the top.

    >>> from openhearts.games.herz_an_herz.rules.tower import tower_from_text
    >>> [points.total for points in each_step(Ruleset(), tower_from_text(Ruleset(), "93", "90 89 65", "85 SJ"))]
    [3, 2]

    Source: docs/rules.md 6.4.
    """
    found = []
    for left, right in zip(tower.left, tower.right, strict=False):
        group = group_in_tower(rules, left)
        same = group is not None and group == group_in_tower(rules, right)
        found.append(Points(rules.tower.step_points, rules.tower.colour_bonus if same else 0))
    return tuple(found)


def points_for(rules: Ruleset, n_steps: int, n_same: int) -> Points:
    """What so many complete steps earn, so many of them of one colour group.

    >>> points_for(Ruleset(), 3, 1).total
    7
    """
    return Points(n_steps * rules.tower.step_points, n_same * rules.tower.colour_bonus)


def step_points(rules: Ruleset, tower: Tower) -> Points:
    """What a whole tower earns.

    >>> from openhearts.games.herz_an_herz.rules.tower import tower_from_text
    >>> step_points(Ruleset(), tower_from_text(Ruleset(), "90", "80 70 60", "79 78 77 40 39"))
    Points(step=6, bonus=1)
    """
    steps = each_step(rules, tower)
    return Points(sum(points.step for points in steps), sum(points.bonus for points in steps))


def most_points(rules: Ruleset) -> Points:
    """The most that a tower can earn, were all cards at hand.

    >>> most_points(Ruleset()).total
    18
    """
    length = rules.tower.row_length
    return points_for(rules, length, length)


# --- the match --------------------------------------------------------------------------------------------------------


def winners(rules: Ruleset, totals: Sequence[int]) -> tuple[int, ...]:
    """The seats with the winning total; several share it.  Source: docs/rules.md 6.5 H-p.

    >>> winners(Ruleset(), [39, 39, 38])
    (0, 1)
    """
    best = WINNER[rules.score.winner](totals)
    return tuple(seat for seat, total in enumerate(totals) if total == best)


def is_match_over(rules: Ruleset, n_deals: int, totals: Sequence[int]) -> bool:
    """Whether a match ends after so many deals; with `end.tie` extra_deal not before one seat is alone ahead.

    >>> is_match_over(Ruleset(), 4, [39, 39, 38]), is_match_over(Ruleset(), 3, [30, 29, 38])
    (True, False)
    """
    return n_deals >= rules.tower.rounds and TIE[rules.end.tie](len(winners(rules, totals)))


def next_starter(rules: Ruleset, starter: int, points: Sequence[int]) -> int:
    """Who starts the deal after one that `starter` started and that ended with these points.

    Where several have the most (or fewest) points, it is the first of them clockwise after the starter before.

    >>> next_starter(Ruleset(), 3, [4, 0, 7, 7])
    0

    Source: docs/rules.md 6.5 H-o.
    """
    ahead = winners(rules, points)
    behind = winners(rules, [-value for value in points])
    return NEXT_STARTER[rules.tower.next_starter](starter, len(points), ahead, behind)


def starter_of(rules: Ruleset, first_starter: int, deal_number: int) -> int:
    """Who starts a deal by its number alone, `first_starter` where that depends on the points of the deal before.

    >>> starter_of(Ruleset(), 1, 4)
    0
    """
    starter = first_starter
    for _ in range((deal_number - 1) % rules.seats):
        starter = NEXT_STARTER[rules.tower.next_starter](starter, rules.seats, (), ())
    return starter
