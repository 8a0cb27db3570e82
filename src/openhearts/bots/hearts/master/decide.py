"""One door to the learned player: its searches for plays and passes, where networks have proved themselves.

Equal views, numbers of worlds and states of chance give equal choices; a single number is drawn for each decision.
"""

from __future__ import annotations

import random
from typing import Final

from openhearts.bots.hearts import club
from openhearts.bots.hearts.expert.decide import Row, ids_of_pass, worded
from openhearts.bots.hearts.master.networks import networks_for
from openhearts.bots.hearts.master.passes import search_pass
from openhearts.bots.hearts.master.plays import WORLDS, search
from openhearts.bots.reasons import ONLY_CHOICE, because
from openhearts.cards.card import CARDS
from openhearts.core.advice import Advice
from openhearts.games.hearts.play.actions import PLAYS, Action, Pass
from openhearts.games.hearts.play.view import View

PASSES: Final = (3, 8)  # part of the worlds that a pass gets: whole deals are played out, and many sets are tried


def has_learned(view: View, networks: str | None = None) -> bool:
    """Whether networks decide here: deals that are theirs, and a card to play or cards to pass.

    `networks`: a file of others than the shipped ones.
    """
    return view.options.kind != "choose" and networks_for(view.public.rules, networks) is not None


def advise(
    view: View, n_worlds: int | None, rng: random.Random, *, weigh: bool = False, networks: str | None = None
) -> Advice:
    """The best action found, its expected payoff and error, and the other candidates.  Raises BadView.

    `n_worlds`: None for as many as fit into its time; `weigh`: worlds count by how well they explain the play so far;
    `networks`: a file of others than the shipped ones.
    """
    return _advise(view, n_worlds, rng, everything=False, weigh=weigh, networks=networks)


def analyse(
    view: View,
    n_worlds: int | None,
    rng: random.Random,
    *,
    weigh: bool = False,
    networks: str | None = None,
    made: Action | None = None,
) -> Advice:
    """As `advise`, but everything that is tried goes through all the worlds, however bad it looks.  Raises BadView.

    `made`: an action that is measured whatever it is; a claim is none that could be.
    """
    return _advise(view, n_worlds, rng, everything=True, weigh=weigh, networks=networks, made=made)


def _advise(
    view: View,
    n_worlds: int | None,
    rng: random.Random,
    *,
    everything: bool,
    weigh: bool,
    networks: str | None,
    made: Action | None = None,
) -> Advice:
    nets = networks_for(view.public.rules, networks)
    assert nets is not None
    seed = rng.getrandbits(62)
    options = view.options
    rows: list[Row]
    if options.kind == "pass":
        count = max(16, (n_worlds or WORLDS) * PASSES[0] // PASSES[1])
        passed = search_pass(view, nets, count, seed, everything=everything, made=ids_of_pass(made))
        rows = [(Pass(tuple(CARDS[idx] for idx in one.cards)), one.earned) for one in passed.ranked]
    elif not everything and not options.mask & (options.mask - 1):
        return Advice(PLAYS[options.mask.bit_length() - 1], reasons=(because(ONLY_CHOICE),))
    else:
        found = search(view, nets, n_worlds, seed, everything=everything, weigh=weigh)
        rows = [(PLAYS[card.idx], card.earned) for card in found.ranked]
    return worded(club.advise(view, rng), rows)
