"""The hand-written player of Hearts: one door to passing, playing and choosing, for any rule set.

Draws no chance: equal views give equal choices.
"""

from __future__ import annotations

import random

from openhearts.bots.hearts.choosing import choose_award
from openhearts.bots.hearts.knowledge import Knowledge
from openhearts.bots.hearts.passing import choose_pass
from openhearts.bots.hearts.playing import choose_card
from openhearts.cards.card import CARDS
from openhearts.core.advice import Advice
from openhearts.games.hearts.play.actions import PLAYS, Action, Choose, Pass
from openhearts.games.hearts.play.view import View


def choose(view: View, rng: random.Random) -> Action:
    """What the club player does with this view."""
    options = view.options
    if options.kind == "play":
        mask = options.mask
        if not mask & (mask - 1):
            return PLAYS[mask.bit_length() - 1]
        return PLAYS[choose_card(Knowledge(view), mask).best]
    if options.kind == "pass":
        return Pass(tuple(CARDS[idx] for idx in choose_pass(view).cards))
    return Choose(choose_award(view).choice)


def advise(view: View, rng: random.Random) -> Advice:
    """The same, with the reasons and the other actions in the order of preference."""
    return Advice(choose(view, rng))
