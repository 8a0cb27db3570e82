"""States of the Hearts kernel: a position of the engine as one row of numbers.

Only complete positions are packed: imagined ones that bots build, and real ones in tests.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import numpy as np

from openhearts.cards import cardset
from openhearts.games.hearts.rules.policies import breaks, suit_led
from openhearts.games.hearts.rules.public_state import Public
from openhearts.kernels.hearts import layout as at

_WORD = cardset.KINDS_MASK


def state_of(public: Public, hands: Sequence[int], kitty: int) -> Any:
    """The state, uint64[S_SIZE], of a deal in the play phase: what lies open, the hands and the kitty as sets of cards.

    Points of a kitty that a seat took unseen are counted to that seat.  Raises ValueError in another phase.
    """
    if public.phase != "play" or public.leader is None:
        raise ValueError("only a deal being played has a state")
    state = np.zeros(at.S_SIZE, np.uint64)
    state[at.S_LED] = 4 if public.led < 0 else public.led
    state[at.S_LEADER] = public.leader
    state[at.S_IN_TRICK] = len(public.trick_ids)
    state[at.S_TRICKS] = len(public.tricks)
    state[at.S_BROKEN] = public.broken
    state[at.S_PENDING] = _pending(public)
    _set(state, at.S_SET_ONCE, at.S_SET_TWICE, public.set_aside)
    _set(state, at.S_KITTY_ONCE, at.S_KITTY_TWICE, kitty)
    _set(state, at.S_PLAYED, at.S_PLAYED_TWICE, cardset.from_ids(idx for trick in public.tricks for idx in trick.ids))
    state[at.S_KITTY_TO] = 0 if public.kitty_to is None else public.kitty_to + 1
    winners = [trick.winner for trick in public.tricks if trick.winner is not None]
    state[at.S_PREVIOUS] = winners[-1] + 1 if winners else 0
    state[at.S_OPENING] = 0 if public.opening_card is None else public.opening_card + 1
    for place, idx in enumerate(public.trick_ids):
        state[at.S_TABLE + place] = idx
    for seat, hand in enumerate(hands):
        _set(state, at.S_HAND + seat, at.S_HAND_TWICE + seat, hand)
        taken = public.taken[seat]
        if public.kitty_to == seat and public.kitty_shown is None:
            taken = cardset.union(taken, kitty)
        _set(state, at.S_TAKEN + seat, at.S_TAKEN_TWICE + seat, taken)
        state[at.S_WON + seat] = public.n_won[seat]
    return state


def _set(state: Any, once: Any, twice: Any, cards: int) -> None:
    state[once] = cards & _WORD
    state[twice] = cards >> cardset.TWICE


def _pending(public: Public) -> bool:
    """Whether a card that breaks the lock lies among the cards set aside."""
    if public.broken or public.rules.lead.broken_when != "collected_earlier_trick":
        return False
    for trick in reversed(public.tricks):
        if trick.collector is not None:
            break
        if any(breaks(public.rules, idx, suit_led(trick.ids)) for idx in trick.ids):
            return True
    return False
