"""Questions asked from outside a table: what does a seat see there, and what should it do?

It plays nothing and knows no game; views come from the games, figures from the bots.
"""

from __future__ import annotations

import random
from collections.abc import Callable, Collection
from inspect import Parameter, signature
from typing import Final, TypeGuard

from openhearts.bots.bot import Bot, Budget, wrong_work
from openhearts.bots.bot_specs import bot
from openhearts.bots.safe import is_legal
from openhearts.core.action import Action
from openhearts.core.advice import Advice
from openhearts.core.game_types import Rules, View
from openhearts.core.rulefile import nearest
from openhearts.errors import BadView, Why, as_whole, is_row, is_whole, wrong_kind
from openhearts.games import registry

# What is told of a seat's view, with a sample of what may be written.
_NUMBERS: Final = {"seat": 0, "deal_number": 1, "dealer": 0, "first_leader": 0, "stock": 112}
_ALWAYS: Final = ("deal_number", "plays")  # they cannot be None, as others can
_TEXTS: Final = {
    "hand": '"QS AH KH ..."',
    "gave": '"QS AH KH"',
    "got": '"2C 3C 4C"',
    "kitty": '"6C 5H"',
    "opening_card": '"3C"',
    "drawn": '"45"',
}


def seat_view(rules: Rules, seat: int, **told: object) -> View:
    """The view of a seat from what one player at a real table knows, without any hidden hand.

    Hearts takes `hand` (as dealt or as it is now), `deal_number`, `dealer`, `gave`, `got`, `kitty`, `plays` (texts in
    playing order), `scores`, `first_leader`, `opening_card`, `passed`.  In Herz an Herz it is `plays` (turns as records
    write them), `drawn`, `deal_number`, `scores`, `first_leader`, `stock`.  See `play/view_builder.py` of each
    game.  The view is equal to the one that `deal(...).view(seat)` gives in the same deal.
    Raises BadView for what contradicts itself or is missing.

    >>> hand = "QS 3S 4H 9H 2D 7D JD KD 3C 8C 9C JC AC"
    >>> view = seat_view(registry.ruleset("classic"), 2, hand=hand, deal_number=4, plays=["2C 5C"])
    >>> [str(card) for card in view.options.cards]
    ['3C', '8C', '9C', 'JC', 'AC']
    """
    registry.expect_rules(rules)
    build_view = getattr(registry.game_of(rules), "seat_view", None)
    if build_view is None:
        raise BadView(Why.NO_VIEWS_OF, name=rules.name, game=rules.game)
    _expect_names(rules, build_view, told)
    _expect_told(rules, seat, told)
    view: View = build_view(rules, seat, **told)
    doubts = registry.part(rules.game, "bots", "view_checks")
    if doubts is not None:
        doubts.check(view)
    return view


def analyse(
    view: View,
    budget: Budget | int | None = None,
    rng: random.Random | None = None,
    *,
    player: str | Bot = "expert",
    made: Action | None = None,
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
    if not all(hasattr(view, name) for name in ("public", "seat", "options")):
        raise BadView(wrong_kind("view", view, "deal.view(0)"))
    fault = None if isinstance(budget, Budget | None) else wrong_work("budget", budget)
    if fault is not None:
        raise BadView(fault)
    if not isinstance(rng, random.Random | None):
        raise BadView(wrong_kind("rng", rng, f"random.Random({as_whole(rng, 1)})"))
    if view.seat is None:
        raise BadView(Why.WATCHER_DECIDES_NOTHING)
    if not view.options:
        raise BadView(Why.NOTHING_NOW, seat=view.seat, phase=view.public.phase)
    work = budget if isinstance(budget, Budget) else Budget(work=budget)
    if made is not None and not isinstance(made, Action):
        raise BadView(wrong_kind("made", made, "next(iter(view.options))"))
    if made is not None and not is_legal(view, made):
        raise BadView(Why.NOT_NOW)
    return bot(player).analyse(view, work, rng or random.Random(0), made=made)


def _expect_names(rules: Rules, build_view: Callable[..., View], told: dict[str, object]) -> None:
    """Raises BadView for what the game is not told, with the nearest that it is, and for what is missing."""
    parameters = signature(build_view).parameters.values()
    known = {one.name: one.default for one in parameters if one.kind is Parameter.KEYWORD_ONLY}
    others = {*_NUMBERS, *_TEXTS} if any(one.kind is Parameter.VAR_KEYWORD for one in parameters) else set()
    for name in told:
        if name not in known and name not in others:
            close = nearest(name, known)
            raise BadView(
                Why.NO_SUCH_FLAG, names=rules.names, what=name[:60], list=tuple(known), field=name, nearest=close
            )
    for name, default in known.items():
        if default is Parameter.empty and told.get(name) is None and name in _TEXTS:
            raise BadView(wrong_kind(name, None, _TEXTS[name]), field=name)


def _expect_told(rules: Rules, seat: object, told: dict[str, object]) -> None:
    """Raises BadView where what is told is of another kind than it must be."""
    given = {name: value for name, value in told.items() if value is not None or name in _ALWAYS} | {"seat": seat}
    for name, value in given.items():
        if name in _NUMBERS and not is_whole(value):
            raise BadView(wrong_kind(name, value, str(as_whole(value, _NUMBERS[name]))), field=name)
        if name in _TEXTS and not isinstance(value, str):
            raise BadView(wrong_kind(name, value, _TEXTS[name]), field=name)
        if name == "plays" and not (isinstance(value, str) or _is_texts(value)):
            sample = '["2C 5C KC AC"]' if "hand" in told else '["48: keep", "45: left"]'
            raise BadView(wrong_kind(name, value, sample), field=name)
        if name in ("scores", "passed") and not (_is_many(value) and all(map(is_whole, value))):
            zeros = [0] * (rules.seats if name == "scores" else 1)
            raise BadView(wrong_kind(name, value, str(zeros)), field=name)


def _is_texts(value: object) -> bool:
    return is_row(value) and all(isinstance(one, str) for one in value)


def _is_many(value: object) -> TypeGuard[Collection[object]]:
    return is_row(value) or isinstance(value, set | frozenset)
