"""The hand-written player of Herz an Herz.  Draws no chance: equal views give equal choices."""

from __future__ import annotations

import random

from openhearts.bots.herz_an_herz import explain
from openhearts.bots.herz_an_herz.heuristics import judge_all
from openhearts.core.advice import Advice, Alternative
from openhearts.games.herz_an_herz.play.actions import Action
from openhearts.games.herz_an_herz.play.view import View


def choose(view: View, rng: random.Random) -> Action:
    """What the club player does with this view."""
    return judge_all(view)[0].action


def advise(view: View, rng: random.Random) -> Advice:
    """The same, with the reasons and the other actions in the order of preference."""
    judged = judge_all(view)
    others = tuple(Alternative(one.action) for one in judged[1:])
    return Advice(judged[0].action, alternatives=others, reasons=explain.reasons(view, judged))
