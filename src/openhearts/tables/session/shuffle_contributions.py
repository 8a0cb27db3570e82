"""What a person gave to the shuffle of a deal, and the log has: what a server may sign a receipt for.

It signs nothing (records/shuffle_receipts.py does, with a key that no session has).
"""

from __future__ import annotations

from typing import cast

from msgspec import Struct

from openhearts.records.shuffle_proof import FairShuffle
from openhearts.records.shuffle_receipts import Step
from openhearts.tables.session.state import State


class Given(Struct, frozen=True):
    """A commitment or a contribution of a seat; `shown`: what all were shown before the first contribution."""

    shuffle: FairShuffle
    seat: int
    step: Step
    value: str
    shown: tuple[tuple[int, str], ...] = ()


def given_by(state: State, person: str, deal: int, seat: int, step: str, value: str) -> Given | None:
    """What a person says that they have given, in the shuffle that is on or that of the deal on the table.

    None where that is not what stands there, or it is another's.
    """
    if seat not in state.seats_of(person):
        return None
    if state.shuffle is not None:
        shuffle, shown = state.shuffle.fair.shuffle, state.shuffle.shown
    elif state.deal is not None:
        shuffle, shown = state.deal.shuffle, state.deal.shown
    else:
        return None
    one = next((one for one in shuffle.contributions if one.seat == seat and one.by is None), None)
    if one is None or shuffle.deal != deal or value != {"commit": one.commitment, "reveal": one.contribution}.get(step):
        return None
    return Given(shuffle, seat, cast("Step", step), value, shown if step == "reveal" else ())
