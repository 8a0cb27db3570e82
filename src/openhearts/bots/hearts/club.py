"""The hand-written player of Hearts: one door to passing, playing and choosing, for any rule set.

Draws no chance: equal views give equal choices.
"""

from __future__ import annotations

import random

from openhearts.bots.hearts import explain
from openhearts.bots.hearts.inference import Knowledge
from openhearts.bots.hearts.moon_choice import choose_award
from openhearts.bots.hearts.passing import choose_pass
from openhearts.bots.hearts.playing import choose_card
from openhearts.cards.card import CARDS
from openhearts.core.advice import Advice, Alternative
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
    """The same, with the reasons; of cards to play also the others, in the order of preference."""
    options = view.options
    if options.kind == "play":
        know = Knowledge(view)
        choice = choose_card(know, options.mask)
        others = tuple(Alternative(PLAYS[judged.idx]) for _, judged in choice.ranked[1:])
        return Advice(PLAYS[choice.best], alternatives=others, reasons=explain.of_play(know, choice))
    if options.kind == "pass":
        passing = choose_pass(view)
        action = Pass(tuple(CARDS[idx] for idx in passing.cards))
        return Advice(action, reasons=explain.of_pass(passing))
    verdict = choose_award(view)
    return Advice(Choose(verdict.choice), reasons=explain.of_choice(verdict))
