"""The searching player of Hearts: one door to the searches for plays and passes, for any rule set.

Equal views, numbers of worlds and states of chance give equal choices; a single number is drawn for each decision.
"""

from __future__ import annotations

import random
from collections.abc import Sequence

from openhearts.bots.hearts import club
from openhearts.bots.hearts.expert.match_equity import Earned, choose_by_match, with_outcomes
from openhearts.bots.hearts.expert.passes import search_pass
from openhearts.bots.hearts.expert.plays import search
from openhearts.bots.hearts.expert.two_player import search_duel
from openhearts.bots.reasons import BEST_FOR_BOTH, FEWEST_POINTS, ONLY_CHOICE, TRY_MOON, WIN_MATCH, because
from openhearts.cards.card import CARDS
from openhearts.core.advice import Advice, Alternative
from openhearts.games.hearts.play.actions import PLAYS, Action, Pass
from openhearts.games.hearts.play.view import View

TWO = 2  # at a table for two plays are searched to the end, and cards to pass chosen by rules of thumb
PASS_WORLDS = 2  # times as many worlds for a pass
Row = tuple[Action, Earned]


def advise(view: View, n_worlds: int, rng: random.Random, *, sense: bool = True) -> Advice:
    """The best action found, its expected payoff and error, and the other candidates.  Raises BadView.

    `sense`: late in a match the chance to win it decides, not points.
    """
    return _advise(view, n_worlds, rng, everything=False, sense=sense)


def analyse(view: View, n_worlds: int, rng: random.Random, *, sense: bool = True) -> Advice:
    """As `advise`, but every card and every set that is tried goes through all worlds, however bad.  Raises BadView."""
    return _advise(view, n_worlds, rng, everything=True, sense=sense)


def _advise(view: View, n_worlds: int, rng: random.Random, *, everything: bool, sense: bool) -> Advice:
    seed = rng.getrandbits(62)
    options = view.options
    is_duel = view.public.n_seats == TWO
    by_thumb = is_duel and options.kind == "pass"
    if options.kind == "choose":
        return with_outcomes(view, (choose_by_match(view, seed) if sense else None) or club.advise(view, rng))
    if by_thumb and not everything:
        return club.advise(view, rng)
    if options.kind == "pass":
        passed = search_pass(view, PASS_WORLDS * n_worlds, seed, everything=everything, sense=sense)
        rows: list[Row] = [(Pass(tuple(CARDS[idx] for idx in one.cards)), one.earned) for one in passed.ranked]
        for_moon = passed.for_moon
    elif not everything and not options.mask & (options.mask - 1):
        return Advice(PLAYS[options.mask.bit_length() - 1], reasons=(because(ONLY_CHOICE),))
    else:
        if is_duel:
            found = search_duel(view, n_worlds, seed, everything=everything)
        else:
            found = search(view, n_worlds, seed, everything=everything, sense=sense)
        rows = [(PLAYS[card.idx], card.earned) for card in found.ranked]
        for_moon = found.for_moon
    thumb = club.advise(view, rng)
    if by_thumb:
        rows.sort(key=lambda row: row[0] != thumb.action)
        return worded(thumb, rows, in_match=False)
    return worded(thumb, rows, for_moon=for_moon, is_duel=is_duel)


def worded(
    thumb: Advice, rows: Sequence[Row], *, for_moon: bool = False, is_duel: bool = False, in_match: bool = True
) -> Advice:
    """Advice to take the first of the rows, with the reasons a player would give.

    `thumb`: what the hand-written player would do, and why; `in_match`: whether chances to win the match are spoken of.
    """
    best, earned = rows[0]
    agrees, percent = thumb.action == best, earned.percent if in_match else None
    reasons = thumb.reasons if agrees else (because(FEWEST_POINTS, worlds=earned.n_worlds),)
    if is_duel and not agrees and earned.n_worlds == 1:
        reasons = (because(BEST_FOR_BOTH),)
    if for_moon:
        reasons = (because(TRY_MOON),)
    if percent is not None and (not agrees or any(one.expected > earned.expected for _, one in rows)):
        reasons = (because(WIN_MATCH, percent=percent), *(reasons if agrees or for_moon else ()))
    others = tuple(
        Alternative(other, one.expected, one.error, one.n_worlds, one.percent if in_match else None)
        for other, one in rows[1:]
    )
    return Advice(best, earned.expected, earned.error, earned.n_worlds, others, reasons, percent)
