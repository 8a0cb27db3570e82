"""Who comes, goes and is away, as one person's page shows it: what they are asked, and what they may ask.

Nothing is decided here.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from msgspec import Struct

from openhearts.speech.naming import is_nameless, shown_names
from openhearts.speech.speaker import Speaker
from openhearts.tables.listening import Heard
from openhearts.web.talk.history import Again, Said

if TYPE_CHECKING:
    from openhearts.web.desk.desk import Desk


KINDS: Final = ("talks", "sat", "renamed", "left", "sent", "handed")  # what the table tells about people


class AwayLine(Struct, frozen=True):
    """A seat whose person is away for long: what people are asked, what holds, and what the reader has said."""

    seat: int
    text: str
    holds: str
    mine: str


class BackLine(Struct, frozen=True):
    """Somebody who says to be a person that is away, and how; `value` names the request, or the seat to ask for."""

    value: int
    name: str
    text: str


def away_lines(desk: Desk) -> list[AwayLine]:
    """What who sits here is asked about those who are away."""
    if not desk.seats:
        return []
    absent, text = desk.live.absent, desk.speaker.text
    return [
        AwayLine(
            seat,
            text("web-away-ask", name=desk.names[seat]),
            text("web-away-holds", what=absent.agreed(seat)),
            absent.word_of(desk.person.ident, seat),
        )
        for seat in absent.asked
    ]


def returns(desk: Desk) -> list[BackLine]:
    """Who says to be somebody, for those who sit here."""
    if not desk.seats:
        return []
    waiting = desk.live.returning.waiting
    return [BackLine(one.number, _device(desk, one.seat), asks_back(desk, one.seat)(desk.speaker)) for one in waiting]


def offers(desk: Desk) -> list[BackLine]:
    """Whose place the reader may ask for."""
    if desk.live.returning.asked_by(desk.person.ident) is not None:
        return []
    seats = desk.live.returning.offers(desk.person.ident)
    says = "web-back-as", "web-back-as-nameless"
    return [BackLine(seat, _device(desk, seat), _as_whom(desk, seat, *says)(desk.speaker)) for seat in seats]


def asks_back(desk: Desk, seat: int) -> Again:
    """What those who sit here are asked about somebody who says to be the person of a seat."""
    return _as_whom(desk, seat, "web-returned-ask", "web-returned-ask-nameless")


def words(desk: Desk, heard: Heard) -> Said:
    """What somebody hears of another one who comes or goes, of their own seat that is somebody else's now, and of
    people who may write or not."""
    names, plays_on, waits = desk.naming, heard.seat in desk.live.bots, heard.seat in desk.live.unheld

    def again(speaker: Speaker) -> str:
        name = names(speaker)[heard.seat or 0]
        before = shown_names(speaker, (heard.text,), None)[0]
        match heard.kind:
            case "talks":
                return speaker.text("web-talks", state=heard.text)
            case "handed":
                return speaker.text("web-handed")
            case "sat" | "back":
                came = speaker.text("web-sat" if heard.kind == "sat" else "web-back-here", name=name)
                return f"{came} {speaker.text('web-plays-until')}" if waits else came
            case "renamed":
                return speaker.text("web-renamed", old=before, name=name)
        gone = speaker.text("web-gone" if heard.kind == "left" else "web-sent", name=before)
        return f"{gone} {speaker.text('web-plays-on', name=name)}" if plays_on else gone

    return desk.ear.say_all(again)


def chair_line(desk: Desk, seat: int) -> str:
    """Who sits in a seat, as the list says it: who waits there for cards, and who shares a device."""
    live, text, chair = desk.live, desk.speaker.text, desk.live.gathering.chairs[seat]
    is_own = chair.person == desk.person.ident
    device = live.gathering.seats_of(chair.person or "")
    is_shared = len(device) > 1
    kind = "open" if chair.is_open else "bot" if chair.bot else "away" if seat in live.away else "person"
    kind = "here" if is_own and is_shared else kind
    line = text("web-chair", number=seat + 1, kind=kind, name=desk.names[seat], own="yes" if is_own else "no")
    if is_shared and not is_own:
        line = text("web-chair-device", chair=line, names=desk.speaker.listing([desk.names[one] for one in device]))
    return text("web-chair-next", chair=line) if seat in live.unheld or chair.is_new else line


def no_hand(desk: Desk) -> str:
    """What stands on the page of somebody whose seat has a hand that was dealt to another one; else nothing."""
    live = desk.live
    if not desk.seats or live.table is None or live.table.is_over or live.mixing.is_on:
        return ""
    if any(live.gathering.chairs[seat].is_new for seat in desk.seats):
        return desk.speaker.text("web-new-hand")
    return desk.speaker.text("web-next-hand") if {*desk.seats} & live.unheld else ""


def _as_whom(desk: Desk, seat: int, key: str, nameless: str) -> Again:
    """A sentence about everybody at the device of a seat; another one where who gave no name is known by who sits
    beside them."""
    seats, people, anybody = _seats(desk, seat), desk.live.names, desk.naming_for(None)
    beside = next((at for step in range(1, len(people)) if people[at := (seat - step) % len(people)]), None)
    if len(seats) == 1 and is_nameless(people[seat]) and beside is not None:
        return lambda speaker: speaker.text(nameless, name=anybody(speaker)[beside])
    return lambda speaker: speaker.text(key, name=speaker.listing([anybody(speaker)[one] for one in seats]))


def _device(desk: Desk, seat: int) -> str:
    """The names of everybody at the device of a seat."""
    return desk.speaker.listing([desk.names[one] for one in _seats(desk, seat)])


def _seats(desk: Desk, seat: int) -> tuple[int, ...]:
    gathering = desk.live.gathering
    return gathering.seats_of(gathering.chairs[seat].person or "")
