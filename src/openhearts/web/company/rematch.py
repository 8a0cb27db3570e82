"""Playing again after a match: what one person's page offers, and what is said.

Nothing is decided here; see tables/company/rematch.py.
"""

from __future__ import annotations

from collections.abc import Collection
from typing import TYPE_CHECKING, Final

from msgspec import Struct

from openhearts.tables.company.consent import Consent
from openhearts.tables.listening import Heard
from openhearts.web.talk.history import Said

if TYPE_CHECKING:
    from openhearts.web.desk.desk import Desk

KINDS: Final = ("rematch", "declined", "moves-on")  # what the table tells about it


class Again(Struct, frozen=True):
    """What stands below the result of a match: a button, what others have said, or where everybody went.

    `waits`: the reader has asked, and others are awaited; `can_refuse`: somebody has, and the reader has not refused.
    """

    label: str
    waits: bool
    can_refuse: bool
    asked: tuple[str, ...]
    next: str


def again(desk: Desk) -> Again | None:
    """What one person's page shows; nothing before the match is over."""
    table, rematch, text = desk.live.table, desk.live.rematch, desk.speaker.text
    if table is None or not table.is_over:
        return None
    mine = {*desk.seats}
    waits = bool(rematch.wanted & mine)
    label = waits_for(desk, rematch.consent) if waits else text("web-again") if mine else ""
    can_refuse = bool(mine and rematch.wanted) and not rematch.declined & mine
    asked = (
        *(text("web-again-asked", name=name) for name in _others(desk, rematch.wanted)),
        *(text("web-again-not", name=name) for name in _others(desk, rematch.declined)),
    )
    return Again(label, waits, can_refuse, asked, rematch.next)


def waits_for(desk: Desk, consent: Consent) -> str:
    """Who is awaited, by name; where nobody is, what comes."""
    names = people(desk, consent.awaited)
    return desk.speaker.text("web-next-waits", names=names) if names else desk.speaker.text("web-shuffling")


def people(desk: Desk, who: Collection[str]) -> str:
    """People at the table by name, those at one device by the first of them."""
    seats = [seats[0] for person in who if (seats := desk.live.gathering.seats_of(person))]
    return desk.speaker.listing([desk.names[seat] for seat in sorted(seats)])


def _others(desk: Desk, seats: Collection[int]) -> list[str]:
    """The names of those in these seats, at each device the first, but at the reader's."""
    chairs = desk.live.gathering.chairs
    first = {chairs[seat].person: seat for seat in sorted({*seats} - {*desk.seats}, reverse=True)}
    return [desk.names[seat] for seat in sorted(first.values())]


async def ask(desk: Desk) -> Said | None:
    """Somebody would like to play again; what is said to who has to wait.  Raises Forbidden."""
    begins = await desk.live.rematch.ask(desk.person.ident)
    return None if begins else Said(waits_for(desk, desk.live.rematch.consent))


def words(desk: Desk, heard: Heard) -> Said | None:
    """What somebody hears about it; the page shows it beside the result."""
    text, seat = desk.speaker.text, heard.seat or 0
    if heard.kind == "moves-on":
        return desk.history.add(text("web-again-begins"))
    key = "web-again-asked" if heard.kind == "rematch" else "web-again-not"
    return None if seat in desk.seats else desk.history.add(text(key, name=desk.names[seat]))
