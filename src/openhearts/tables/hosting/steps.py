"""What entries lead to: steps, each with the states before and after it, which pages are told one by one.

It writes nothing and waits for nothing.
"""

from __future__ import annotations

from collections.abc import Iterable

from msgspec import Struct

from openhearts.records.shuffle_receipts import Signer
from openhearts.tables.session import logged_facts as f
from openhearts.tables.session.fold import fold
from openhearts.tables.session.logged_facts import Entry
from openhearts.tables.session.state import State


class Step(Struct, frozen=True, gc=False):
    """One entry, and the states before and after it."""

    before: State
    entry: Entry
    after: State


def steps_of(state: State, entries: Iterable[Entry], signer: Signer | None = None) -> tuple[Step, ...]:
    """What these entries lead to, one after the other; `signer` seals the shuffle that they complete."""
    made = []
    for entry in entries:
        made.append(Step(state, entry, fold(state, entry)))
        state = made[-1].after
        deal = state.deal
        if signer is None or deal is None or deal.is_over:
            continue
        if deal.shuffle.key == signer.key and deal.shuffle.seal is None:
            sealed = Entry(f.ShuffleSigned(signer.seal(deal.shuffle)), entry.at, entry.command)
            made.append(Step(state, sealed, fold(state, sealed)))
            state = made[-1].after
    return tuple(made)
