"""The searching player of Hearts: one door to the searches for plays and passes, for any rule set.

Equal views, numbers of worlds and states of chance give equal choices; a single number is drawn for each decision.
"""

from __future__ import annotations

import random
from collections.abc import Sequence

from msgspec.structs import replace

from openhearts.bots.hearts import club
from openhearts.bots.hearts.expert.match_stakes import Earned, choose_by_match, with_outcomes
from openhearts.bots.hearts.expert.passes import search_pass
from openhearts.bots.hearts.expert.plays import search
from openhearts.bots.hearts.expert.two_player import search_duel
from openhearts.bots.reasons import BEST_FOR_BOTH, FEWEST_POINTS, MOON_UNSURE, ONLY_CHOICE, TRY_MOON, WIN_MATCH, because
from openhearts.cards.card import CARDS
from openhearts.core.advice import Advice, Alternative
from openhearts.games.hearts.play.actions import PLAYS, Action, Pass
from openhearts.games.hearts.play.view import View

TWO = 2  # at a table for two plays are searched to the end, and cards to pass chosen by rules of thumb
SURE_MOON = 90  # of 100 worlds: from there on a moon is worth a try
PASS_WORLDS = 2  # times as many worlds for a pass
Row = tuple[Action, Earned]


def advise(view: View, n_worlds: int, rng: random.Random, *, sense: bool = True) -> Advice:
    """The best action found, its expected payoff and error, and the other candidates.  Raises BadView.

    `sense`: late in a match the chance to win it decides, not points.
    """
    return _advise(view, n_worlds, rng, everything=False, sense=sense)


def analyse(view: View, n_worlds: int, rng: random.Random, *, sense: bool = True, made: Action | None = None) -> Advice:
    """As `advise`, but every card and every set that is tried goes through all worlds, however bad.  Raises BadView.

    `made`: an action that is measured whatever it is; a claim is none that could be.
    """
    return _advise(view, n_worlds, rng, everything=True, sense=sense, made=made)


def _advise(
    view: View, n_worlds: int, rng: random.Random, *, everything: bool, sense: bool, made: Action | None = None
) -> Advice:
    seed = rng.getrandbits(62)
    options = view.options
    is_duel = view.public.n_seats == TWO
    by_thumb = is_duel and options.kind == "pass"
    if options.kind == "choose":
        return with_outcomes(view, (choose_by_match(view, seed) if sense else None) or club.advise(view, rng))
    if by_thumb and not everything:
        return club.advise(view, rng)
    if options.kind == "pass":
        passed = search_pass(
            view, PASS_WORLDS * n_worlds, seed, everything=everything, sense=sense, made=ids_of_pass(made)
        )
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


def ids_of_pass(made: Action | None) -> tuple[int, ...] | None:
    """The ids of cards that were passed, ascending; None for any other action."""
    return tuple(sorted(card.id for card in made.cards)) if isinstance(made, Pass) else None


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
    others = tuple(_measured(action, one, in_match=in_match) for action, one in rows[1:])
    own = _measured(best, earned, in_match=in_match)
    found = Advice(best, own.expected, own.error, own.n_worlds, others, (), own.percent, own.plan, own.comes_off)
    if found.distrusted or (own.plan is not None and not for_moon):
        percent = (*found.distrusted, own)[0].comes_off or 0
        is_sure = not found.distrusted and percent >= SURE_MOON
        said = because(TRY_MOON) if is_sure else because(MOON_UNSURE, percent=percent)
        reasons = (said, *(one for one in thumb.reasons if agrees and one.key != TRY_MOON))
    elif percent is not None and (not agrees or any(one.expected > earned.expected for _, one in rows)):
        reasons = (because(WIN_MATCH, percent=percent), *(reasons if agrees or for_moon else ()))
    return replace(found, reasons=reasons)


def _measured(action: Action, one: Earned, *, in_match: bool) -> Alternative:
    percent = one.percent if in_match else None
    return Alternative(action, one.expected, one.error, one.n_worlds, percent, one.plan, one.comes_off)
