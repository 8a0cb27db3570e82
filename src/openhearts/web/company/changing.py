"""Changing seats between deals, and joining: what one person's page offers, what it does, and what is said.

Nothing is decided here; see tables/company/changing.py.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from msgspec import Struct

from openhearts.core.seating import Swap, moved
from openhearts.errors import BadText, Forbidden, Why
from openhearts.speech.naming import shown_names
from openhearts.tables.gathering import Coming, SatDown, Swapping
from openhearts.tables.listening import Heard
from openhearts.web.company.chairs import no_hand
from openhearts.web.desk.acting import number
from openhearts.web.talk.history import Again, Said

if TYPE_CHECKING:
    from openhearts.web.desk.desk import Desk

KINDS: Final = ("swap-asked", "swap-agreed", "swapped", "joined", "comes")  # what the table tells about seats


class Asking(Struct, frozen=True):
    """Somebody who would like to change seats with the reader; `value` names the request."""

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


def changes(desk: Desk) -> Changes:
    """What one person's page shows about seats that change."""
    live, text, names = desk.live, desk.speaker.text, desk.names
    ident, seats, changing = desk.person.ident, desk.seats, desk.live.changing
    chairs = live.gathering.chairs
    is_host, comes = ident == live.gathering.host, changing.comes(ident)
    planned = _planned(desk)
    offers: tuple[Offer, ...] = ()
    arranged: tuple[tuple[int, str], ...] = ()
    if changing.is_open and seats:
        offers = tuple(
            Offer(seat, text("web-swap-ask", name=names[seat]))
            for seat, chair in enumerate(chairs)
            if chair.person is not None and chair.person != ident and not is_host
        )
        arranged = tuple(enumerate(names)) if is_host else ()
    stays = ""
    if comes is not None:
        stays = text("web-swap-not")
    elif is_host and any(isinstance(one, Swapping) for one in changing.plan):
        stays = text("web-swap-stay")
    return Changes(
        planned,
        tuple(
            Asking(wish.number, text("web-swap-asked", name=names[wish.seat]))
            for wish in changing.wishes
            if wish.other in seats
        ),
        tuple(text("web-swap-waits", name=names[wish.other]) for wish in changing.wishes if wish.seat in seats),
        offers,
        arranged,
        stays,
    )


def _planned(desk: Desk) -> tuple[str, ...]:
    """What happens when the next deal begins, or the next match, with the names of those who will sit there by then."""
    text, names = desk.speaker.text, desk.names
    found = []
    for one in desk.live.changing.plan:
        if isinstance(one, Swapping):
            found.append(text("web-swap-planned", one=names[one.one], other=names[one.other]))
            names = moved(names, (Swap(one.one, one.other),))
        elif one.person == desk.person.ident:
            found.append(_you_come(desk))
        else:
            found.append(_comes(desk, one.name)(desk.speaker))
    return tuple(found)


def taking(desk: Desk, seat: int) -> SatDown | Coming | None:
    """What becomes of somebody who watches and takes this seat; None where they cannot."""
    live, ident = desk.live, desk.person.ident
    if desk.seats or live.changing.comes(ident) is not None or live.gathering.is_refused(ident):
        return None
    try:
        return live.changing.sits_down(ident, seat, "")
    except Forbidden:
        return None


def join_label(desk: Desk) -> str:
    """What the button says by which somebody who watches a match plays along; empty where they cannot."""
    gathering = desk.live.gathering
    taken = None if gathering.free_seat is None else taking(desk, gathering.free_seat)
    if taken is None:
        return ""
    when = "again" if is_over(desk) else "next" if desk.live.table is not None else "now"
    is_back = gathering.chairs[taken.seat].before == desk.person.ident
    return desk.speaker.text("web-join", when="back" if is_back else when)


async def do(desk: Desk, what: str, value: str) -> Said | None:
    """What a page asks for about seats.  Raises Forbidden, BadText."""
    live, ident = desk.live, desk.person.ident
    match what:
        case "swap-ask":
            await live.changing.ask(ident, number(value))
        case "swap-yes" | "swap-no":
            await live.changing.answer(ident, number(value), is_yes=what == "swap-yes")
        case "arrange":
            one, _, other = value.partition(" ")
            await live.changing.arrange(ident, number(one), number(other))
        case "stay":
            await live.changing.stay(ident)
        case _:
            raise BadText(Why.TEXT_WORD, text=what[:20])
    return None


async def sit(desk: Desk, seat: int | None, name: str) -> Said | None:
    """Takes a seat: this one, or the first that is free, or in a match a bot's; what is said to who has to wait.

    Raises Forbidden.
    """
    live, ident = desk.live, desk.person.ident
    if seat is None:
        if desk.seats or live.changing.comes(ident) is not None:
            return None
        seat = live.gathering.free_seat
        if seat is None:
            raise Forbidden(Why.TABLE_FULL)
    await live.seating.sit(ident, seat, name)
    if live.changing.comes(ident) is not None:
        return Said(_you_come(desk))
    waits = no_hand(desk)
    return Said(waits) if waits else None


def words(desk: Desk, heard: Heard) -> Said | None:
    """What somebody hears about seats that change."""
    names, seat = desk.naming, heard.seat or 0
    if heard.kind == "comes":
        return desk.ear.say(_comes(desk, heard.text))
    other = int(heard.text)  # or points
    if heard.kind == "joined":
        return desk.ear.say(lambda speaker: speaker.text("web-swap-joined", name=names(speaker)[seat], points=other))
    if heard.kind == "swap-asked":
        if other not in desk.seats:
            return None
        return desk.ear.say(lambda speaker: speaker.text("web-swap-asked", name=names(speaker)[seat]))
    done = "web-swap-done" if heard.kind == "swapped" else "web-swap-planned"
    return desk.ear.say(lambda speaker: speaker.text(done, one=names(speaker)[seat], other=names(speaker)[other]))


def _you_come(desk: Desk) -> str:
    """What somebody reads who sits down later."""
    return desk.speaker.text("web-swap-you-come-again" if is_over(desk) else "web-swap-you-come")


def _comes(desk: Desk, name: str) -> Again:
    """What the others read about them, who do not sit there yet."""
    key = "web-swap-comes-again" if is_over(desk) else "web-swap-comes"
    return lambda speaker: speaker.text(key, name=shown_names(speaker, (name,), None)[0])


def is_over(desk: Desk) -> bool:
    """Whether the match is over."""
    return desk.live.table is not None and desk.live.table.is_over
