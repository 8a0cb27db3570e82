"""A view as a plan for imagining worlds, and as the state in which their hands are put.

What is proved about hands comes from proofs.py, the sampling from the kernels; nothing here is chosen.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, NamedTuple

import numpy as np

from openhearts.bots.hearts.hand_constraints import proofs
from openhearts.cards import cardset
from openhearts.errors import BadView, Why, fault_of
from openhearts.games.hearts.play.view import View
from openhearts.kernels import load

if TYPE_CHECKING:
    from openhearts.kernels.hearts.sampling_plan import Plan


class Imagined(NamedTuple):
    """A plan of the hidden cards and, while a card is to be played, the state with the own hand alone (else zeros)."""

    plan: Plan
    base: Any


def imagine(view: View) -> Imagined:
    """The plan of a view.  Raises BadView where no deal fits what the view says."""
    public, seat = view.public, view.seat
    if seat is None:
        raise BadView(Why.WATCHER_DECIDES_NOTHING)
    kernels, proved = load("hearts"), proofs(view)
    try:
        unseen = view.unseen_mask
        for other, cards in enumerate(proved.known):
            if other != seat:
                unseen = cardset.minus(unseen, cards)
    except ValueError as error:
        raise BadView(Why.VIEW_CANNOT_BE, cause=fault_of(error)) from error
    holders = []
    for other in range(public.n_seats):
        if other == seat:
            continue
        known = proved.known[other]
        size = public.hand_size(other) - cardset.size(known)
        if size < 0:
            raise BadView(Why.VIEW_CANNOT_HOLD, list=(other,))
        holders.append(kernels.Holder(other, size, proved.may[other], known, proved.ways[other]))
    if public.kitty_size and view.kitty_mask is None:
        holders.append(kernels.Holder(kernels.KITTY, public.kitty_size, cardset.KINDS_MASK))
    hands = [view.hand_mask if other == seat else 0 for other in range(public.n_seats)]
    base = kernels.state_of(public, hands, view.kitty_mask or 0) if public.phase == "play" else np.zeros(1, np.uint64)
    return Imagined(kernels.plan(unseen, holders), base)
