"""What happened at a slow table while a person was away: told when they come back, and kept in their history.

It tells what their page would have told them, trick by trick; nothing is decided here.
"""

from __future__ import annotations

import asyncio
from collections.abc import Iterator, Sequence
from functools import partial
from typing import Final

from msgspec import Struct

from openhearts.core.event import Event
from openhearts.core.game_types import View
from openhearts.speech import levels
from openhearts.speech.speaker import Speaker
from openhearts.tables.hosting.steps import Step
from openhearts.tables.session.viewer import news as n
from openhearts.tables.session.viewer import news_of_entries
from openhearts.tables.session.viewer.snapshot import snapshot
from openhearts.tables.session.viewer.table_view import Viewer
from openhearts.web.table.history_writer import commitment, say
from openhearts.web.table.message_history import Again
from openhearts.web.table.viewer import Names, TableViewer

MOST_KEPT: Final = 60  # lines of the history
MOST_SAID: Final = 3  # of them that are spoken on arrival, the last ones


class _Burst(Struct, frozen=True):
    """What happened in one go, and the view after it."""

    events: tuple[Event, ...]
    view: View


async def catch_up(viewer: TableViewer) -> None:
    """Keeps for a person who comes back to a slow table what happened since they left; before they count as here.

    Once, by however many pages they come.  Raises CannotStore, DamagedTable.
    """
    async with viewer.returning:
        await _caught_up(viewer)


async def _caught_up(viewer: TableViewer) -> None:
    table, person = viewer.table, viewer.person.ident
    absence = table.state.away.get(person)
    if not table.state.settings.slow or absence is None or not table.state.seats_of(person):
        return
    if viewer.returned == absence.since or table.state.at <= absence.since or len(table.state.seats_of(person)) > 1:
        return  # of people who share a device each keeps their own
    steps = [step for step in await table.history.since(absence.since) if step.entry.at > absence.since]
    bursts = await asyncio.to_thread(lambda: [*_bursts(steps, Viewer(person))][-MOST_KEPT:])
    lines = [partial(_worded, one, viewer.naming) for one in bursts]
    # Whether what is said begins with the deal on the table, and tells its hand.
    began = bool(steps) and commitment(steps[0].before) != commitment(table.state) and _is_young(bursts)
    viewer.returned = absence.since
    told = [again for again in lines if again(viewer.speaker)]
    if not told:
        return
    for again in told[:-MOST_SAID]:
        viewer.history.add(viewer.speaker, again)
    viewer.ear.waiting.clear()
    if began:
        viewer.ear.known = commitment(table.state), table.now()
    viewer.missed = viewer.meanwhile = say(viewer, partial(_since, told[-MOST_SAID:])).text


def _is_young(bursts: Sequence[_Burst]) -> bool:
    """Whether the deal of the last of the bursts began among those that are said."""
    return len({one.view.public.deal_number for one in bursts[-MOST_SAID - 1 :]}) > 1 or len(bursts) <= MOST_SAID


def _since(told: Sequence[Again], speaker: Speaker) -> str:
    return " ".join([speaker.text("slow-since"), *(again(speaker) for again in told)])


def _worded(one: _Burst, names: Names, speaker: Speaker) -> str:
    return levels.told(speaker, one.events, one.view, names(speaker), levels.USUAL) or ""


def _bursts(steps: Sequence[Step], looks: Viewer) -> Iterator[_Burst]:
    """What happened, in pieces that end with a trick or a deal, as the person may know it."""
    events: list[Event] = []
    last: View | None = None
    for step in steps:
        for one in news_of_entries.told(step.before, step.after, step.entry.fact, looks):
            if not isinstance(one, n.Happened) or not one.events:
                continue
            view = snapshot(step.after, looks).view
            if view is None:
                continue
            events, last = [*events, *one.events], view
            if any(event.lingers for event in one.events) or view.public.phase == "over":
                yield _Burst(tuple(events), view)
                events = []
    if events and last is not None:
        yield _Burst(tuple(events), last)
