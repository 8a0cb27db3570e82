"""Playing again after a match: what one person's page offers, and what is said.

Nothing is decided here; see tables/company/rematch.py.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from msgspec import Struct

from openhearts.tables.listening import Heard
from openhearts.web.talk.history import Said

if TYPE_CHECKING:
    from openhearts.web.desk.desk import Desk

KINDS: Final = ("rematch", "moves-on")  # what the table tells about it


class Again(Struct, frozen=True):
    """What stands below the result of a match: a button, who would like to play again, or where everybody went."""

    label: str
    asked: tuple[str, ...]
    next: str


def again(desk: Desk) -> Again | None:
    """What one person's page shows; nothing before the match is over."""
    table, wanted, text = desk.live.table, desk.live.rematch.wanted, desk.speaker.text
    if table is None or not table.is_over:
        return None
    label = text("web-next-waits" if wanted & {*desk.seats} else "web-again") if desk.seats else ""
    chairs = desk.live.gathering.chairs
    others = {chairs[seat].person: seat for seat in sorted(wanted - {*desk.seats}, reverse=True)}
    asked = tuple(text("web-again-asked", name=desk.names[seat]) for seat in sorted(others.values()))
    return Again(label, asked, desk.live.rematch.next)


async def ask(desk: Desk) -> Said | None:
    """Somebody would like to play again; what is said to who has to wait.  Raises Forbidden."""
    begins = await desk.live.rematch.ask(desk.person.ident)
    return None if begins else Said(desk.speaker.text("web-next-waits"))


def words(desk: Desk, heard: Heard) -> Said | None:
    """What somebody hears about it; the page shows it beside the result."""
    text, seat = desk.speaker.text, heard.seat or 0
    if heard.kind == "moves-on":
        return desk.history.add(text("web-again-begins"))
    return None if seat in desk.seats else desk.history.add(text("web-again-asked", name=desk.names[seat]))
