"""Changing seats between deals: what one person's page offers, what it asks for, and what is said.

Nothing is decided here; see tables/session/people.py.
"""

from __future__ import annotations

from collections.abc import Iterator

from msgspec import Struct

from openhearts.core.seat_changes import Swap, moved
from openhearts.tables.session.viewer import news as n
from openhearts.web.table.history_writer import say
from openhearts.web.table.message_history import Again, Said
from openhearts.web.table.viewer import TableViewer


class Asking(Struct, frozen=True):
    """A player who would like to change seats with the reader; `value` names the request."""

    value: int
    text: str


class Offer(Struct, frozen=True):
    """A seat whose person may be asked."""

    seat: int
    label: str


class Changes(Struct, frozen=True):
    """What the page shows.  `seats`: what the host may arrange, with names; `stays`: what the last button says."""

    planned: tuple[str, ...] = ()
    asked: tuple[Asking, ...] = ()
    mine: tuple[str, ...] = ()
    offers: tuple[Offer, ...] = ()
    seats: tuple[tuple[int, str], ...] = ()
    stays: str = ""

    @property
    def is_news(self) -> bool:
        """Whether there is something beyond what may be done."""
        return bool(self.planned or self.asked or self.mine)


def changes(viewer: TableViewer) -> Changes:
    """What one person's page shows about seats that change."""
    shown, text, names = viewer.shown, viewer.speaker.text, viewer.names
    offers: tuple[Offer, ...] = ()
    arranged: tuple[tuple[int, str], ...] = ()
    if shown.phase == "waiting" and shown.seats:
        offers = tuple(
            Offer(chair.seat, text("web-swap-ask", name=names[chair.seat]))
            for chair in shown.chairs
            if chair.kind == "person" and not chair.is_mine and not shown.is_host
        )
        arranged = tuple(enumerate(names)) if shown.is_host else ()
    return Changes(
        _planned(viewer),
        tuple(Asking(one.number, text("web-swap-asked", name=names[one.seat])) for one in shown.asking),
        tuple(text("web-swap-waits", name=names[one.other]) for one in shown.asked),
        offers,
        arranged,
        text("web-swap-stay") if shown.is_host and shown.swaps else "",
    )


def _planned(viewer: TableViewer) -> tuple[str, ...]:
    """What happens when the next deal begins, or the next match, with the names of those who will sit there by then."""
    text, names = viewer.speaker.text, viewer.names
    found = list(_coming(viewer))
    for one, other in viewer.shown.swaps:
        found.append(text("web-swap-planned", one=names[one], other=names[other]))
        names = moved(names, (Swap(one, other),))
    return tuple(found)


def _coming(viewer: TableViewer) -> Iterator[str]:
    """Who has sat down between two deals, or when the match was over, and begins with the next one."""
    shown = viewer.shown
    for chair in shown.chairs if is_between(viewer) else ():
        if chair.joins:
            yield you_come(viewer) if chair.is_mine else comes(viewer, chair.seat)(viewer.speaker)


def is_between(viewer: TableViewer) -> bool:
    """Whether no deal is on, and another one is to come, be it of another match."""
    return viewer.shown.phase in ("waiting", "over") and not viewer.shown.next_table


def you_come(viewer: TableViewer) -> str:
    """What a player reads who begins with the next deal."""
    return viewer.speaker.text("web-swap-you-come-again" if viewer.shown.is_match_over else "web-swap-you-come")


def comes(viewer: TableViewer, seat: int) -> Again:
    """What the others read and hear about them."""
    key, names = "web-swap-comes-again" if viewer.shown.is_match_over else "web-swap-comes", viewer.naming
    return lambda speaker: speaker.text(key, name=names(speaker)[seat])


def words(viewer: TableViewer, one: n.AnyNews) -> Said | None:
    """What a viewer hears about seats that change."""
    names = viewer.naming
    match one:
        case n.Joined(seat, points):
            return say(
                viewer, lambda speaker: speaker.text("web-swap-joined", name=names(speaker)[seat], points=points)
            )
        case n.SwapAsked(seat):
            return say(viewer, lambda speaker: speaker.text("web-swap-asked", name=names(speaker)[seat]))
        case n.Swapped(first, second) | n.SwapAgreed(first, second):
            key = "web-swap-done" if isinstance(one, n.Swapped) else "web-swap-planned"
            return say(
                viewer, lambda speaker: speaker.text(key, one=names(speaker)[first], other=names(speaker)[second])
            )
    return None
