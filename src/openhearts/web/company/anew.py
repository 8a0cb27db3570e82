"""Dealing anew: what one person's page offers and asks, what may be typed, and what is said.

Nothing is decided here; see tables/company/anew.py.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from msgspec import Struct

from openhearts.speech.speaker import Speaker
from openhearts.tables.listening import Heard
from openhearts.web.company.rematch import people
from openhearts.web.talk.history import Said

if TYPE_CHECKING:
    from openhearts.web.desk.desk import Desk

KINDS: Final = ("anew",)  # what the table tells about it


class NewDeal(Struct, frozen=True):
    """What the page shows: who asks, an offer to who has just joined, who is awaited, and a button that asks."""

    asked: str = ""
    offer: str = ""
    waits: str = ""
    can_ask: bool = False


def anew(desk: Desk) -> NewDeal:
    """See above; nothing for whoever has no seat, and while no deal is played."""
    table, ident, text = desk.live.anew, desk.person.ident, desk.speaker.text
    if not desk.seats or not table.is_open:
        return NewDeal()
    wanted = table.wanted
    if ident in wanted:
        return NewDeal(waits=text("web-anew-waits", names=people(desk, table.awaited)))
    if wanted:
        return NewDeal(asked=text("web-anew-asked", name=people(desk, wanted[:1])))
    return NewDeal(offer=text("web-anew-offer") if table.offers(ident) else "", can_ask=table.may_ask)


def is_meant(desk: Desk, line: str) -> bool:
    """Whether somebody types that they would like to deal anew."""
    return line.strip().casefold() in desk.speaker.words("web-words-anew")


def is_asked(desk: Desk) -> bool:
    """Whether others would like to, and the reader has not answered."""
    wanted = desk.live.anew.wanted
    return bool(wanted) and desk.person.ident not in wanted


async def answer(desk: Desk, *, is_yes: bool) -> Said | None:
    """Somebody would like to, agrees, or would rather play on; what is said to who has to wait.  Raises Forbidden."""
    table, ident = desk.live.anew, desk.person.ident
    if not is_yes:
        table.refuse(ident)
        return None
    await table.ask(ident)
    return Said(anew(desk).waits) if ident in table.wanted else None


def words(desk: Desk, heard: Heard) -> Said | None:
    """What somebody hears about it."""
    names, seat = desk.naming, heard.seat or 0
    if heard.text == "agreed":
        return desk.ear.say_all(lambda speaker: speaker.text("web-anew-agreed"))
    if seat in desk.seats:
        return None
    if heard.text == "declined":
        return desk.ear.say_all(lambda speaker: speaker.text("web-anew-declined", name=names(speaker)[seat]))
    waits = is_asked(desk)

    def again(speaker: Speaker) -> str:
        asked = speaker.text("web-anew-asked", name=names(speaker)[seat])
        return f"{asked} {speaker.text('web-again-answer')}" if waits and desk.seats else asked

    return desk.ear.say_all(again)
