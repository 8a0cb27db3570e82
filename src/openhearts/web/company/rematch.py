"""Playing again after a match: what one person's page offers, and what is said.

Nothing is decided here; see tables/company/rematch.py.
"""

from __future__ import annotations

from collections.abc import Collection
from typing import TYPE_CHECKING, Final

from msgspec import Struct

from openhearts.speech.speaker import Speaker
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


def wants(desk: Desk, line: str) -> bool | None:
    """Whether somebody types that they play again, or that they do not; None where a line is about something else."""
    if desk.live.table is None or not desk.live.table.is_over:
        return None
    said, words = line.strip().casefold(), desk.speaker.words
    return True if said in words("web-words-again") else False if said in words("web-words-again-no") else None


def is_asked(desk: Desk) -> bool:
    """Whether others would like to play again, and the reader has not answered."""
    rematch = desk.live.rematch
    return bool(rematch.wanted) and desk.person.ident in rematch.consent.awaited


async def answer(desk: Desk, *, is_yes: bool) -> Said | None:
    """Somebody would like to play again, or not; what is said to them, who may have to wait.  Raises Forbidden."""
    rematch, ident = desk.live.rematch, desk.person.ident
    if not is_yes:
        rematch.refuse(ident)
        return Said(desk.speaker.text("web-again-not-you")) if ident in rematch.consent.declined else None
    return None if await rematch.ask(ident) else Said(waits_for(desk, rematch.consent))


def words(desk: Desk, heard: Heard) -> Said | None:
    """What somebody hears about it; the page shows it beside the result."""
    names, seat = desk.naming, heard.seat or 0
    if heard.kind == "moves-on":
        return desk.ear.keep(lambda speaker: speaker.text("web-again-begins"))
    if seat in desk.seats:
        return None
    if heard.kind == "declined":
        return desk.ear.keep(lambda speaker: speaker.text("web-again-not", name=names(speaker)[seat]))
    waits = is_asked(desk)

    def again(speaker: Speaker) -> str:
        asked = speaker.text("web-again-asked", name=names(speaker)[seat])
        return f"{asked} {speaker.text('web-again-answer')}" if waits else asked

    return desk.ear.keep(again)
