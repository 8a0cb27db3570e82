"""A casual player of Hearts: weighs what a card costs now and later as the hand-written player does, but inexactly.

It counts cards, yet plays no moon and stops none, hunts nothing, and its judgement shakes by chance.
"""

from __future__ import annotations

import random

from openhearts.bots.hearts import explain
from openhearts.bots.hearts.cost_table import POINT, Table, cost_of, table_of
from openhearts.bots.hearts.inference import ONE, Knowledge
from openhearts.bots.hearts.moon_choice import choose_award
from openhearts.bots.hearts.passing import Passing
from openhearts.bots.hearts.play_cost import Trick
from openhearts.bots.hearts.playing import Choice
from openhearts.bots.hearts.suit_risk import Outlook, outlook_before_play
from openhearts.cards import cardset
from openhearts.cards.card import CARDS
from openhearts.core.advice import Advice
from openhearts.games.hearts.play.actions import PLAYS, Action, Choose, Pass
from openhearts.games.hearts.play.view import View

LATER = 500  # weight (of 1024) of the danger that stays in the hand
SHAKE = 400  # its judgement is off by up to so much (of 1024) of a seat's share of all that the pack costs


def choose(view: View, rng: random.Random) -> Action:
    """What a casual player does with this view."""
    options = view.options
    if options.kind == "play":
        return PLAYS[_choice(Knowledge(view), options.mask, rng).best]
    if options.kind == "pass":
        return Pass(tuple(CARDS[idx] for idx in _passing(view, rng).cards))
    return Choose(choose_award(view).choice)


def advise(view: View, rng: random.Random) -> Advice:
    """The same, with the reasons."""
    options = view.options
    if options.kind == "play":
        know = Knowledge(view)
        choice = _choice(know, options.mask, rng)
        return Advice(PLAYS[choice.best], reasons=explain.of_play(know, choice))
    if options.kind == "pass":
        passing = _passing(view, rng)
        return Advice(Pass(tuple(CARDS[idx] for idx in passing.cards)), reasons=explain.of_pass(passing))
    verdict = choose_award(view)
    return Advice(Choose(verdict.choice), reasons=explain.of_choice(verdict))


def _shaken(table: Table, rng: random.Random) -> int:
    most = max(POINT, SHAKE * table.total // (ONE * table.n_seats))
    return rng.randrange(-most, most + 1)


def _choice(know: Knowledge, legal: int, rng: random.Random) -> Choice:
    table = know.table
    trick = Trick(know, [ONE] * table.n_seats)
    cost_out = max(0, cost_of(table, know.unseen))
    outlook = Outlook(table, know.unseen, know.left - 1, cost_out)
    scored = []
    for idx in cardset.mask_ids(legal):
        judged = trick.judge(idx)
        score = judged.cost + _shaken(table, rng)
        if idx & 15:
            suit = idx >> 4
            change = outlook.suit(cardset.remove(know.hand, idx), suit) - outlook.suit(know.hand, suit)
            score += LATER * change >> 10
        scored.append((score, judged))
    scored.sort(key=lambda pair: (pair[0], pair[1].idx))
    return Choice(tuple(scored), trick, "only" if len(scored) == 1 else "usual")


def _passing(view: View, rng: random.Random) -> Passing:
    """One card after the other, whichever seems the most dangerous then."""
    table = table_of(view.public.rules)
    held = hand = view.options.held
    outlook = outlook_before_play(table)
    given: list[int] = []
    for _ in range(view.options.count):
        choices = []
        for idx in cardset.mask_ids(cardset.kinds(hand)):
            change = _shaken(table, rng)
            if idx & 15:
                change += outlook.suit(cardset.remove(hand, idx), idx >> 4) - outlook.suit(hand, idx >> 4)
            choices.append((change, idx))
        given.append(min(choices)[1])
        hand = cardset.remove(hand, given[-1])
    return Passing(tuple(sorted(given)), False, table, held)
