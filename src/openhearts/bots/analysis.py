"""Questions that somebody outside a table asks: what does a seat see there, and what should it do?

It plays nothing and knows no game; views come from the games, figures from the bots.
"""

from __future__ import annotations

import random
from typing import Any

from openhearts.bots.bot import Bot, Budget
from openhearts.bots.levels import bot
from openhearts.bots.safe import is_legal
from openhearts.core.advice import Advice
from openhearts.errors import BadView, Why
from openhearts.games import registry


def seat_view(rules: Any, seat: int, **told: Any) -> Any:
    """The view of a seat from what one player at a real table knows, without any hidden hand.

    Hearts takes `hand` (as dealt or as it is now), `deal_number`, `dealer`, `gave`, `got`, `kitty`, `plays` (texts in
    playing order), `scores`, `first_leader`, `opening_card`, `passed`: see games/hearts/play/seat_view.py.  In Herz an
    Herz it is `plays` (turns as records write them), `drawn`, `deal_number`, `scores`, `first_leader`, `stock`: see
    games/herz_an_herz/play/seat_view.py.  The view is equal to the one that `deal(...).view(seat)` gives in the same
    deal.  Raises BadView for what contradicts itself or is missing.

    >>> hand = "QS 3S 4H 9H 2D 7D JD KD 3C 8C 9C JC AC"
    >>> view = seat_view(registry.ruleset("classic"), 2, hand=hand, deal_number=4, plays=["2C 5C"])
    >>> [str(card) for card in view.options.cards]
    ['3C', '8C', '9C', 'JC', 'AC']
    """
    build_view = getattr(registry.game_of(rules), "seat_view", None)
    if build_view is None:
        raise BadView(Why.NO_VIEWS_OF, name=rules.name, game=rules.game)
    view = build_view(rules, seat, **told)
    doubts = registry.part(rules.game, "bots", "validation")
    if doubts is not None:
        doubts.check(view)
    return view


def analyse(
    view: Any,
    budget: Budget | int | None = None,
    rng: random.Random | None = None,
    *,
    player: str | Bot = "expert",
    made: Any = None,
) -> Advice:
    """Every candidate action of a view with its expected payoff, its standard error, the worlds tried, and reasons.

    `expected` is in points of the deal, high is good: the mean of the others' points less the seat's own (in Herz an
    Herz the seat's own less the mean of the others').  `budget` counts imagined worlds; without `rng` equal views give
    equal advice.  A candidate's figures are those of the plan that is best after it; `plan` names it where that is not
    to go on as usual.  `made`: an action that was taken there, measured too whatever it is (a claim has no figures).
    Raises BadView for a watcher's view, for a seat that has nothing to decide or cannot do what was `made`, and for
    contradictions.

    >>> hand = "QS 3S 4H 9H 2D 7D JD KD 3C 8C 9C JC AC"
    >>> view = seat_view(registry.ruleset("classic"), 2, hand=hand, deal_number=4, plays=["2C 5C"])
    >>> advice = analyse(view, 16)
    >>> advice.n_worlds >= 16, len(advice.alternatives)
    (True, 4)
    """
    if view.seat is None:
        raise BadView(Why.WATCHER_DECIDES_NOTHING)
    if not view.options:
        raise BadView(Why.NOTHING_NOW, seat=view.seat, phase=view.public.phase)
    work = budget if isinstance(budget, Budget) else Budget(work=budget)
    if made is not None and not is_legal(view, made):
        raise BadView(Why.NOT_NOW)
    return bot(player).analyse(view, work, rng or random.Random(0), made=made)
