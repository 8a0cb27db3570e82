"""Who hosts a table and who may not sit down there any more, as one person's page shows it, and what is said.

Nothing is decided here; see tables/company/hosting.py.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from msgspec import Struct

from openhearts.speech.naming import shown_names
from openhearts.tables.listening import Heard
from openhearts.web.company.chairs import no_hand
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
    """What stands on the page of somebody whom the host has asked to leave, whose seat another guest has, whose hand is
    not theirs, who is the host since they did something last, or who was it and was away."""
    live, ident, text = desk.live, desk.person.ident, desk.speaker.text
    if live.gathering.is_refused(ident):
        return [text("error-refused")]
    hosts = live.gathering.seats_of(live.gathering.host)
    if live.returning.is_replaced(ident):
        return [text("web-handed")]
    if waits := no_hand(desk):
        return [waits]
    if desk.is_new_host and live.gathering.host == ident:
        return [text("web-hosts", own="yes", name="")]
    return [text("web-hosts-since", name=desk.names[hosts[0]])] if hosts and live.hosting.lost_by(ident) else []


def seat_line(desk: Desk, seat: int, text: str) -> str:
    """The line of a seat, which says who the host is where several people sit."""
    gathering = desk.live.gathering
    is_host = gathering.chairs[seat].person == gathering.host and len(gathering.people) > 1
    return desk.speaker.text("web-chair-host", chair=text) if is_host else text


async def free(desk: Desk, seat: int) -> Said | None:
    """Leaves a seat, or frees one; twice is asked for what costs a person their place.  Raises Forbidden."""
    live, text = desk.live, desk.speaker.text
    person = live.gathering.chair(seat).person
    is_own = person == desk.person.ident
    if not is_own:
        live.hosting.check(desk.person.ident)
    if _costs_a_place(desk, seat) and desk.parting != (seat, person):
        desk.parting = seat, person
        return Said(text("web-leave-question") if is_own else text("web-free-question", name=desk.names[seat]))
    desk.parting = None
    await live.hosting.free(desk.person.ident, seat)
    return None


def free_label(desk: Desk, seat: int) -> str:
    """What the button says that frees a seat: other words for a person than for a bot, and for the second time."""
    person, text, name = desk.live.gathering.chairs[seat].person, desk.speaker.text, desk.names[seat]
    is_asked = desk.parting == (seat, person)
    if person == desk.person.ident:
        return text("web-leave-sure" if is_asked else "web-leave-seat")
    if person is None:
        return text("web-free")
    return text("web-free-sure" if is_asked else "web-free-person", name=name)


def _costs_a_place(desk: Desk, seat: int) -> bool:
    """Whether somebody loses what they do not get back at once: a place in a match, or the right to sit here."""
    table, person = desk.live.table, desk.live.gathering.chairs[seat].person
    if person == desk.person.ident:
        return desk.live.is_playing and not (table is not None and table.is_over)
    return person is not None


def words(desk: Desk, heard: Heard) -> Said:
    """What somebody hears about it."""
    if heard.kind == "hosts":
        seat, names = heard.seat or 0, desk.naming
        desk.is_new_host = seat in desk.seats
        own = "yes" if desk.is_new_host else "no"
        return desk.ear.say_all(lambda speaker: speaker.text("web-hosts", own=own, name=names(speaker)[seat]))
    if heard.kind == "refused":
        return desk.ear.keep(lambda speaker: speaker.text("error-refused"))  # the page shows it as long as it is so
    return desk.ear.say(lambda speaker: speaker.text("web-welcomed"))
