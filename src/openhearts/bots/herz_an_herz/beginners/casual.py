"""A casual player of Herz an Herz: judges each action as the hand-written player does, with a hand that shakes.

It sees what everybody sees; how far its judgement is off is chance.
"""

from __future__ import annotations

import random

from openhearts.bots.herz_an_herz import explain
from openhearts.bots.herz_an_herz.heuristics import Judged, judge_all
from openhearts.bots.herz_an_herz.tower_value import POINT
from openhearts.core.advice import Advice
from openhearts.games.herz_an_herz.play.actions import Action
from openhearts.games.herz_an_herz.play.view import View

SHAKE = POINT  # its judgement is off by up to so much


def choose(view: View, rng: random.Random) -> Action:
    """What a casual player does with this view."""
    return _judged(view, rng)[0].action


def advise(view: View, rng: random.Random) -> Advice:
    """The same, with the reasons."""
    judged = _judged(view, rng)
    return Advice(judged[0].action, reasons=explain.reasons(view, judged))


def _judged(view: View, rng: random.Random) -> list[Judged]:
    judged = judge_all(view)
    shaken = [one._replace(worth=one.worth + rng.randrange(-SHAKE, SHAKE + 1)) for one in judged]
    shaken.sort(key=lambda one: -one.worth)
    return shaken
