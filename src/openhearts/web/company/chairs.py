"""Who comes, goes and is away, as one person's page shows it: what they are asked, and what they may ask.

Nothing is decided here.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from msgspec import Struct

from openhearts.speech.naming import shown_names
from openhearts.speech.speaker import Speaker
from openhearts.tables.listening import Heard
from openhearts.web.talk.history import Said

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
    """Somebody who says to be a person that is away; `value` names the request, or the seat to ask for."""

    value: int
    name: str


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
    return [BackLine(one.number, _device(desk, one.seat)) for one in desk.live.returning.waiting]


def offers(desk: Desk) -> list[BackLine]:
    """Whose place the reader may ask for."""
    if desk.live.returning.asked_by(desk.person.ident) is not None:
        return []
    return [BackLine(seat, _device(desk, seat)) for seat in desk.live.returning.offers(desk.person.ident)]


def words(desk: Desk, heard: Heard) -> Said:
    """What somebody hears of another one who comes or goes, of their own seat that is somebody else's now, and of
    people who may write or not."""
    names, plays_on = desk.naming, heard.seat in desk.live.bots

    def again(speaker: Speaker) -> str:
        name = names(speaker)[heard.seat or 0]
        before = shown_names(speaker, (heard.text,), None)[0]
        match heard.kind:
            case "talks":
                return speaker.text("web-talks", state=heard.text)
            case "handed":
                return speaker.text("web-handed")
            case "sat":
                return speaker.text("web-sat", name=name)
            case "back":
                return speaker.text("web-back-here", name=name)
            case "renamed":
                return speaker.text("web-renamed", old=before, name=name)
        gone = speaker.text("web-gone" if heard.kind == "left" else "web-sent", name=before)
        return f"{gone} {speaker.text('web-plays-on', name=name)}" if plays_on else gone

    return desk.ear.say_all(again)


def _device(desk: Desk, seat: int) -> str:
    """The names of everybody at the device of a seat."""
    gathering = desk.live.gathering
    return desk.speaker.listing([desk.names[one] for one in gathering.seats_of(gathering.chairs[seat].person or "")])
