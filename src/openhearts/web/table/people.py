"""Who sits at a table, comes, goes, hosts and is away, as one person's page shows it, and what is said of it.

Nothing is decided here; see tables/session.
"""

from __future__ import annotations

from msgspec import Struct

from openhearts.speech.display_names import bot_name, is_nameless, shown_names
from openhearts.speech.speaker import Speaker
from openhearts.tables.session import commands as c
from openhearts.tables.session.people import check_admitted as check
from openhearts.tables.session.people import kept_name, kept_seats
from openhearts.tables.session.presence import ASK_AFTER
from openhearts.tables.session.viewer import news as n
from openhearts.web.table import seat_changes
from openhearts.web.table.history_writer import arrival, keep, say, say_all
from openhearts.web.table.message_history import Again, Said
from openhearts.web.table.settings_in_words import changed_in_words, in_words
from openhearts.web.table.viewer import TableViewer


class ChairLine(Struct, frozen=True):
    """A seat in the list of who sits where, and what the reader may do with it."""

    seat: int
    text: str
    can_sit: bool = False
    can_fill: bool = False
    can_free: bool = False
    can_add: bool = False
    sit_label: str = ""
    free_label: str = ""
    level: str = ""  # of a bot that is another one than the table's
    is_grave: bool = False  # whether that sends another player away


class AwayLine(Struct, frozen=True):
    """A seat whose person is away for long: what people are asked, what holds, and what the reader has said."""

    seat: int
    text: str
    holds: str
    mine: str


class BackLine(Struct, frozen=True):
    """A visitor who says to be a person that is away, and how; `value` names the request, or the seat to ask for."""

    value: int
    name: str
    text: str


class KeptOut(Struct, frozen=True):
    """A guest who may be let in again by the host; `value` names them."""

    value: int
    text: str
    label: str


def check_admitted(viewer: TableViewer) -> None:
    """Raise Forbidden where this table is closed to the viewer."""
    check(viewer.table.state, viewer.person.ident)


# --- chairs -----------------------------------------------------------------------------------------------------------


def chair_lines(viewer: TableViewer) -> list[ChairLine]:
    """Every seat of the table."""
    shown = viewer.shown
    is_on = shown.phase != "gathering"
    found = []
    for chair in shown.chairs:
        seat = chair.seat
        may_free = chair.kind != "open" and (chair.is_mine or (shown.is_host and (not is_on or chair.kind == "person")))
        other = chair.kind == "bot" and chair.bot != shown.settings.level
        found.append(
            ChairLine(
                seat,
                chair_line(viewer, seat),
                can_sit=may_sit(viewer, seat),
                can_add=bool(shown.seats) and chair.kind != "person" and not (is_on or shown.is_banned),
                can_fill=shown.is_host and chair.kind == "open",
                can_free=may_free,
                sit_label=sit_label(viewer, seat),
                free_label=free_label(viewer, seat) if may_free else "",
                level=bot_name(viewer.speaker, chair.bot) if other else "",
                is_grave=may_free and not chair.is_mine and chair.kind == "person",
            )
        )
    return found


def chair_line(viewer: TableViewer, seat: int) -> str:
    """Who sits in a seat, as the list says it: who hosts, who waits there for cards, and who shares a device."""
    shown, text, names = viewer.shown, viewer.speaker.text, viewer.names
    chair = shown.chairs[seat]
    device = [one.seat for one in shown.chairs if chair.kind == "person" and one.device == chair.device]
    is_shared = len(device) > 1
    kind = "here" if chair.is_mine and is_shared else chair.kind if chair.is_here else "away"
    line = text("web-chair", number=seat + 1, kind=kind, name=names[seat], own="yes" if chair.is_mine else "no")
    if is_shared and not chair.is_mine:
        line = text("web-chair-device", chair=line, names=viewer.speaker.listing([names[one] for one in device]))
    if _waits(viewer, seat):
        line = text("web-chair-next", chair=line)
    several = len({one.device for one in shown.chairs if one.kind == "person"}) > 1
    return text("web-chair-host", chair=line) if chair.is_host and several else line


def _waits(viewer: TableViewer, seat: int) -> bool:
    """Whether who sits in a seat has a hand with the next deal alone."""
    shown, chair = viewer.shown, viewer.shown.chairs[seat]
    is_on = shown.phase in ("playing", "shuffling") or (shown.phase == "waiting" and chair.joins)
    return is_on and chair.kind == "person" and not chair.plays and shown.view is not None


def no_hand(viewer: TableViewer) -> str:
    """What stands on the page of a player whose seat has a hand that was dealt to another one; else nothing."""
    shown = viewer.shown
    if shown.phase != "playing" or not shown.seats or shown.hands:
        return ""
    joins = any(shown.chairs[seat].joins for seat in shown.seats)
    return viewer.speaker.text("web-new-hand" if joins else "web-next-hand")


def may_sit(viewer: TableViewer, seat: int) -> bool:
    """Whether a watcher may take a seat: in a match the one that waits for them, where there is one.  Of several at
    one device who has left may take their own again, while the others sit there."""
    shown = viewer.shown
    if shown.is_banned or shown.phase in ("over", "closed") or shown.chairs[seat].kind == "person":
        return False
    if shown.seats:
        return shown.chairs[seat].is_kept
    kept = [one.seat for one in shown.chairs if one.is_kept]
    return seat in kept if kept and shown.phase != "gathering" else True


def sit_label(viewer: TableViewer, seat: int) -> str:
    """What the button says by which a seat is taken: at a shared device whose it is."""
    text, kept = viewer.speaker.text, kept_seats(viewer.table.state, viewer.person.ident)
    if seat not in kept or len(viewer.shown.seats) + len(kept) < 2:
        return text("web-sit")
    names = list(viewer.names)
    names[seat] = kept_name(viewer.table.state, seat)
    return text("web-back-as", name=shown_names(viewer.speaker, tuple(names), None)[seat])


def join_label(viewer: TableViewer) -> str:
    """What the button says by which a watcher of a match plays along; empty where they cannot."""
    shown = viewer.shown
    free = [] if shown.seats else [chair for chair in shown.chairs if may_sit(viewer, chair.seat)]
    if not free:
        return ""
    when = "back" if any(chair.is_kept for chair in free) else "next" if shown.view is not None else "now"
    return viewer.speaker.text("web-join", when=when)


def own_chair(viewer: TableViewer) -> Said | None:
    """What is said to who asks for a seat and has one."""
    return Said(chair_line(viewer, min(viewer.seats)), opens="chairs") if viewer.seats else None


async def sit(viewer: TableViewer, seat: int | None, name: str) -> Said | None:
    """Takes a seat: this one, or one that is free; what is said to who has to wait for cards.  Raises Forbidden."""
    if seat is None and viewer.seats:
        return None
    await viewer.ask(c.Sit(name, seat, viewer.person.wishes.face))
    joins = any(viewer.shown.chairs[seat].joins for seat in viewer.seats)
    if viewer.shown.phase == "gathering" and viewer.seats:
        return Said(f"{chair_line(viewer, viewer.seats[-1])}. {viewer.turn_words}", opens="chairs")
    waits = seat_changes.you_come(viewer) if joins and seat_changes.is_between(viewer) else no_hand(viewer)
    return Said(waits) if waits else None


def seated(viewer: TableViewer, seat: int) -> Said | None:
    """Who sits in a seat now, as the list on the page says it, to the person whose doing it is."""
    is_listed = viewer.shown.phase == "gathering" and 0 <= seat < len(viewer.shown.chairs)
    return Said(chair_line(viewer, seat), opens="chairs") if is_listed else None


# --- the host, and leaving --------------------------------------------------------------------------------------------


async def free(viewer: TableViewer, seat: int) -> Said | None:
    """Leaves a seat, or frees one; twice is asked for what costs a person their place.  Raises Forbidden."""
    shown, text = viewer.shown, viewer.speaker.text
    if not 0 <= seat < len(shown.chairs):
        await viewer.ask(c.Free(seat))  # is refused in words
        return None
    chair = shown.chairs[seat]
    costs = chair.kind == "person" if not chair.is_mine else shown.phase in ("playing", "shuffling", "waiting")
    if costs and (chair.is_mine or shown.is_host) and viewer.parting != (seat, chair.name):
        viewer.parting = seat, chair.name
        name = viewer.names[seat]
        return Said(text("web-leave-question") if chair.is_mine else text("web-free-question", name=name))
    viewer.parting = None
    await viewer.ask(c.Free(seat))
    return seated(viewer, seat)


def free_label(viewer: TableViewer, seat: int) -> str:
    """What the button says that frees a seat: other words for a person than for a bot, and for the second time."""
    chair, text = viewer.shown.chairs[seat], viewer.speaker.text
    is_asked = viewer.parting == (seat, chair.name)
    if chair.is_mine:
        return text("web-leave-sure" if is_asked else "web-leave-seat")
    if chair.kind != "person":
        return text("web-free")
    return text("web-free-sure" if is_asked else "web-free-person", name=viewer.names[seat])


def kept_out(viewer: TableViewer) -> list[KeptOut]:
    """The guests who were asked to leave, for the host."""
    text = viewer.speaker.text
    called = [(one.number, shown_names(viewer.speaker, (one.name,), None)[0]) for one in viewer.shown.banned]
    return [KeptOut(number, text("web-kept-out", name=name), text("web-let-sit", name=name)) for number, name in called]


def notes(viewer: TableViewer) -> list[str]:
    """What stands on the page of a guest who was asked to leave by the host, whose seat another guest has, whose hand
    was dealt to another one, who is the host since they did something last, or who was it and was away."""
    shown, text = viewer.shown, viewer.speaker.text
    if shown.is_banned and not shown.seats:  # of several at one device one may still sit there
        return [text("error-refused")]
    if shown.is_replaced:
        return [text("web-handed")]
    waits = no_hand(viewer)
    found = [text("web-restored")] if shown.is_restored else []
    found += [waits] if waits else []
    if viewer.is_new_host and shown.is_host:
        return [*found, text("web-hosts", own="yes", name="")]
    host = next((chair.seat for chair in shown.chairs if chair.is_host), None)
    return [*found, text("web-hosts-since", name=viewer.names[host])] if shown.was_host and host is not None else found


# --- who is away, and who comes back ----------------------------------------------------------------------------------


def away_lines(viewer: TableViewer) -> list[AwayLine]:
    """What who sits here is asked about those who are away."""
    text, names = viewer.speaker.text, viewer.names
    return [
        AwayLine(
            one.seat,
            text("web-away-ask", name=names[one.seat]),
            text("web-away-holds", what=one.holds),
            one.mine,
        )
        for one in viewer.shown.absences
    ]


def returns(viewer: TableViewer) -> list[BackLine]:
    """The visitors who say to be a player of the table, for those who sit here."""
    return [
        BackLine(one.number, _device(viewer, one.seat), asks_back(viewer, one.seat)(viewer.speaker))
        for one in viewer.shown.returns
    ]


def offers(viewer: TableViewer) -> list[BackLine]:
    """Whose place the reader may ask for."""
    if viewer.shown.has_asked_back:
        return []
    says = "web-back-as", "web-back-as-nameless"
    return [
        BackLine(seat, _device(viewer, seat), _as_whom(viewer, seat, *says)(viewer.speaker))
        for seat in viewer.shown.offers
    ]


def offered(viewer: TableViewer) -> Said | None:
    """Who is away from the match, and what one of them types to come back; None where nobody has to be asked."""
    away, text = offers(viewer), viewer.speaker.text
    if not away or viewer.shown.phase == "gathering":
        return None
    names, example = viewer.speaker.listing([one.name for one in away]), text("web-back-as", name=away[0].name)
    return Said(text("web-back-lines", names=names, example=example, sit=viewer.speaker.words("web-words-sit")[0]))


async def ask_back(viewer: TableViewer, typed: str) -> Said | None:
    """Do what "I am Ben" asks for, typed by a visitor without a seat; None for any other line.  Raises Forbidden."""
    said = _plain(typed)
    for one in offers(viewer):
        if said in (_plain(one.text), _plain(viewer.speaker.text("web-back-as", name=one.name))):
            await viewer.ask(c.AskBack(one.value))
            return Said(" ".join((viewer.speaker.text("web-back-waits"), *soon(viewer))))
    return None


def soon(viewer: TableViewer) -> tuple[str, ...]:
    """When those at the table are asked about the reader, where that is not now."""
    if not viewer.shown.has_asked_back or viewer.shown.is_asked_about:
        return ()
    return (viewer.speaker.text("web-back-soon", seconds=round(ASK_AFTER)),)


def asks_back(viewer: TableViewer, seat: int) -> Again:
    """What those who sit here are asked about a visitor who says to be the person of a seat."""
    return _as_whom(viewer, seat, "web-returned-ask", "web-returned-ask-nameless")


def _as_whom(viewer: TableViewer, seat: int, key: str, nameless: str) -> Again:
    """A sentence about everybody at the device of a seat; another one where who gave no name is known by who sits
    beside them."""
    people = tuple(chair.name for chair in viewer.shown.chairs)
    seats, anybody = _seats(viewer, seat), viewer.naming_for(None)
    beside = next((at for step in range(1, len(people)) if people[at := (seat - step) % len(people)]), None)
    if len(seats) == 1 and is_nameless(people[seat]) and beside is not None:
        return lambda speaker: speaker.text(nameless, name=anybody(speaker)[beside])
    return lambda speaker: speaker.text(key, name=speaker.listing([anybody(speaker)[one] for one in seats]))


def _device(viewer: TableViewer, seat: int) -> str:
    """The names of everybody at the device of a seat."""
    return viewer.speaker.listing([viewer.names[one] for one in _seats(viewer, seat)])


def _seats(viewer: TableViewer, seat: int) -> list[int]:
    chairs = viewer.shown.chairs
    return [one.seat for one in chairs if one.kind == "person" and one.device == chairs[seat].device]


def _plain(text: str) -> str:
    return " ".join(text.casefold().strip(" .!").split())


# --- what is heard ----------------------------------------------------------------------------------------------------


def words(viewer: TableViewer, one: n.AnyNews) -> Said | None:
    """What a viewer hears of people who come, go, host, are away or come back, and of who may write."""
    names = viewer.naming
    match one:
        case n.Away(seat):
            return say(viewer, lambda speaker: speaker.text("web-away-ask", name=names(speaker)[seat]))
        case n.Returning(seat):
            return say(viewer, asks_back(viewer, seat))
        case n.TurnedAway():
            return say(viewer, lambda speaker: speaker.text("error-turned-away"))
        case n.CameBack(_, True):
            is_dealt = viewer.shown.view is not None and not viewer.shown.hands
            return arrival(viewer, "web-back-name" if is_dealt else "web-back-again")
        case n.BannedYou():
            return keep(viewer, lambda speaker: speaker.text("error-refused"))  # the page shows it as long as it is so
        case n.WelcomedYou():
            return say(viewer, lambda speaker: speaker.text("web-welcomed"))
        case n.Hosts(seat, is_viewer):
            viewer.is_new_host = is_viewer
            own = "yes" if is_viewer else "no"
            return say_all(viewer, lambda speaker: speaker.text("web-hosts", own=own, name=names(speaker)[seat]))
        case n.Talks(is_on):
            return say_all(viewer, lambda speaker: speaker.text("web-talks", state="on" if is_on else "off"))
        case n.Agreed(was, now) if in_words(was, viewer.speaker) != in_words(now, viewer.speaker):
            return say_all(viewer, lambda speaker: changed_in_words(was, now, speaker))
        case n.Replaced():
            return say_all(viewer, lambda speaker: speaker.text("web-handed"))
        case n.Sat(seat, True) if seat_changes.is_between(viewer):
            return say_all(viewer, seat_changes.comes(viewer, seat))
        case n.Sat() | n.CameBack() | n.Renamed() | n.Left():
            return say_all(viewer, _moves(viewer, one))
    return None


def _moves(viewer: TableViewer, one: n.Sat | n.CameBack | n.Renamed | n.Left) -> Again:
    """What a viewer hears when a person has sat down, come back, taken another name or gone."""
    names, seat = viewer.naming, one.seat
    plays_on, waits = viewer.shown.chairs[seat].kind == "bot", _waits(viewer, seat)

    def again(speaker: Speaker) -> str:
        name = names(speaker)[seat]
        match one:
            case n.Sat() | n.CameBack():
                came = speaker.text("web-sat" if isinstance(one, n.Sat) else "web-back-here", name=name)
                return f"{came} {speaker.text('web-plays-until')}" if waits else came
            case n.Renamed(_, old):
                return speaker.text("web-renamed", old=shown_names(speaker, (old,), None)[0], name=name)
            case n.Left(_, before, was_sent):
                old = shown_names(speaker, (before,), None)[0]
                gone = speaker.text("web-sent" if was_sent else "web-gone", name=old)
                return f"{gone} {speaker.text('web-plays-on', name=name)}" if plays_on else gone

    return again
