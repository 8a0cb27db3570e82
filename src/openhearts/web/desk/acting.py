"""What one person does with the cards, and with the device that several share.

The rules are the table's.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from openhearts.core.limits import whole_number
from openhearts.errors import BadText, Forbidden, Why
from openhearts.tables.listening import Heard
from openhearts.web.talk.history import Said

if TYPE_CHECKING:
    from openhearts.web.desk.desk import Desk


def own_seat(desk: Desk) -> int:
    """The seat that somebody acts for.  Raises Forbidden, for a watcher and behind a curtain."""
    if desk.seat is None and desk.hands:
        raise Forbidden(Why.CURTAIN)
    if desk.seat is None and desk.seats:
        raise Forbidden(Why.NEXT_HAND)
    if desk.seat is None:
        raise Forbidden(Why.WATCHING)
    return desk.seat


async def act(desk: Desk, text: str, turn: str) -> Said | None:
    """An action in the words of its game; the cards chosen before, where the game collects them."""
    seat = own_seat(desk)
    view = desk.view
    action = desk.room.action(view, text) or desk.live.game.action_from_text(view, text)
    return await take(desk, seat, action, turn)


async def take(desk: Desk, seat: int, action: Any, turn: str) -> Said | None:
    if desk.live.claims.is_claim(action):
        return await _claim(desk, seat, action, turn)
    if await desk.live.act(desk.person.ident, seat, action, turn or None):
        desk.room.forget()
        return None
    return Said(desk.speaker.turn(desk.view, desk.names))


async def _claim(desk: Desk, seat: int, action: Any, turn: str) -> Said | None:
    """A claim that is not certain is asked for twice: a slip of the finger must not cost all that is left."""
    desk.live.claims.forbid(action)
    now = desk.live.turn_of(seat)
    if desk.live.claims.kind(desk.view) == "offer" and desk.asked != now:
        desk.asked = now
        return Said(desk.speaker.text("web-claim-sure"))
    done = await desk.live.claims.claim(desk.person.ident, seat, action, turn or None)
    if done == "late":
        return Said(desk.speaker.turn(desk.view, desk.names))
    if done == "done" or desk.person.ident in desk.live.present:
        return None  # the table tells everybody who looks
    view, names, what = desk.view, desk.naming, "refused" if done == "refused" else "offered"
    return desk.ear.keep(
        lambda speaker: speaker.text("web-claim", what=what, **speaker.who(seat, view, names(speaker)))
    )


def turn_device(desk: Desk, value: str) -> None:
    """The person of a seat has the device now, or (empty) nobody has; every page of it is drawn anew."""
    now = desk.now
    if not value:
        desk.sharing.cover()
    elif number(value) in now.may_look:
        desk.sharing.show(number(value), desk.live.table)
    elif now.seat != number(value):
        raise Forbidden(Why.NOT_YOUR_SEAT)
    desk.ear.hailed = None
    desk.live.tell(Heard("turned"), desk.person.ident)


def number(text: str) -> int:
    """A number that a page sent.  Raises BadText."""
    found = whole_number(text)
    if found is None:
        raise BadText(Why.TEXT_NUMBER, text=text[:20])
    return found
