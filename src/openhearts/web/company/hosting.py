"""Who hosts a table and who may not sit down there any more, as one person's page shows it, and what is said.

Nothing is decided here; see tables/company/hosting.py.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from msgspec import Struct

from openhearts.speech.naming import shown_names
from openhearts.tables.listening import Heard
from openhearts.web.talk.history import Said

if TYPE_CHECKING:
    from openhearts.web.desk.desk import Desk

KINDS: Final = ("refused", "welcomed", "hosts")  # what the table tells about it


class KeptOut(Struct, frozen=True):
    """Somebody whom the host may let in again; `value` names them."""

    value: int
    text: str
    label: str


def kept_out(desk: Desk) -> list[KeptOut]:
    """Whom the host has asked to leave, for the host."""
    gathering, text = desk.live.gathering, desk.speaker.text
    if desk.person.ident != gathering.host:
        return []
    called = [(one.number, shown_names(desk.speaker, (one.name,), None)[0]) for one in gathering.refused]
    return [KeptOut(number, text("web-kept-out", name=name), text("web-let-sit", name=name)) for number, name in called]


def notes(desk: Desk) -> list[str]:
    """What stands on the page of somebody whom the host has asked to leave, or who was the host and was away."""
    live, ident, text = desk.live, desk.person.ident, desk.speaker.text
    if live.gathering.is_refused(ident):
        return [text("error-refused")]
    hosts = live.gathering.seats_of(live.gathering.host)
    return [text("web-hosts-since", name=desk.names[hosts[0]])] if hosts and live.hosting.lost_by(ident) else []


def seat_line(desk: Desk, seat: int, text: str) -> str:
    """The line of a seat, which says who the host is where several people sit."""
    gathering = desk.live.gathering
    is_host = gathering.chairs[seat].person == gathering.host and len(gathering.people) > 1
    return desk.speaker.text("web-chair-host", chair=text) if is_host else text


def words(desk: Desk, heard: Heard) -> Said:
    """What somebody hears about it."""
    if heard.kind == "hosts":
        seat = heard.seat or 0
        own = "yes" if seat in desk.seats else "no"
        return desk.ear.say(desk.speaker.text("web-hosts", own=own, name=desk.names[seat]))
    if heard.kind == "refused":
        return desk.history.add(desk.speaker.text("error-refused"))  # the page shows it as long as it is so
    return desk.ear.say(desk.speaker.text("web-welcomed"))
