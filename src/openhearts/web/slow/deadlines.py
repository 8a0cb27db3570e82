"""Deadlines and holidays of a slow table in words that stay true: moments in the reader's own time zone.

Nothing is decided here, and nothing counts down: a page is drawn when something is different.
"""

from __future__ import annotations

from datetime import UTC, datetime, timedelta
from math import isfinite
from typing import TYPE_CHECKING, Any, Final

from litestar.connection import ASGIConnection
from msgspec.structs import replace

from openhearts.speech.dates_in_words import day_in_words, length, moment, short_moment, typed_day, zone_of
from openhearts.tables.holidays import DAY
from openhearts.tables.roster import Settings, Slow
from openhearts.tables.session import commands as c
from openhearts.tables.session.viewer import news as n
from openhearts.tables.session.viewer.table_view import HolidayView
from openhearts.web.regions.parts import Part, Parts
from openhearts.web.table.history_writer import say_all
from openhearts.web.table.message_history import Again, Said

if TYPE_CHECKING:
    from openhearts.web.table.viewer import TableViewer

COOKIE: Final = "zone"  # where a page's script says in which time zone it is
HOUR: Final = 3600
# What forms offer, in seconds: for a decision, and in reserve; and days of holidays.
DECISIONS: Final = (600, HOUR, 4 * HOUR, 12 * HOUR, *(days * int(DAY) for days in (1, 2, 3, 7)))
RESERVES: Final = (HOUR, 12 * HOUR, *(days * int(DAY) for days in (1, 3, 7)))
HOLIDAYS: Final = (0, 3, 7, 14, 28)
USUAL_HOLIDAYS: Final = 7  # where a decision has a day or more
LATE: Final = ("once", "seat")


def zone(connection: ASGIConnection[Any, Any, Any, Any]) -> str:
    """The name of the reader's time zone, as far as it is known; else nothing."""
    told = str(connection.cookies.get(COOKIE, ""))[:60].replace("%2F", "/").replace("%2B", "+").replace("%3A", ":")
    return told if zone_of(told) is not None else ""


def with_pace(settings: Settings, chosen: str) -> Settings:
    """The settings with what was chosen in the form that opens a table: seconds for a decision, or nothing.

    >>> with_pace(Settings(), "14400").reserve, with_pace(Settings(), "7").slow
    (43200, UNSET)
    """
    seconds = next((one for one in DECISIONS if str(one) == chosen), None)
    if seconds is None:
        return settings
    reserve = next((one for one in RESERVES if one >= seconds), RESERVES[-1])
    return replace(settings, clock=seconds, reserve=reserve, slow=Slow(USUAL_HOLIDAYS if seconds >= DAY else 0))


# --- what a page shows ------------------------------------------------------------------------------------------------


def deadlines(viewer: TableViewer) -> list[str]:
    """A sentence for each decision that is awaited, the reader's own first; and for each holiday."""
    shown, speaker, names = viewer.shown, viewer.speaker, viewer.names
    found = [
        speaker.text(
            "slow-deadline",
            moment=moment(speaker, one.until, viewer.zone),
            seat=names[one.seat],
            self="yes" if one.seat in shown.seats else "no",
        )
        for one in sorted(shown.times, key=lambda one: one.seat not in shown.seats)
    ]
    for holiday in holidays(viewer):
        found.append(_holiday(viewer, holiday.seat, holiday.since, holiday.until)(speaker))
    for chair in shown.chairs:
        if chair.is_late and isinstance(shown.settings.slow, Slow) and shown.settings.slow.when_late == "seat":
            found.append(speaker.text("slow-stood-in", seat=names[chair.seat]))
    if shown.again_until:
        found.append(speaker.text("slow-again", moment=moment(speaker, shown.again_until, viewer.zone)))
    return found


def _holiday(viewer: TableViewer, seat: int, since: float, until: float) -> Again:
    """The days of who sits in a seat, in any language: by the name that they have now."""
    names, zone, own = viewer.naming, viewer.zone, "yes" if seat in viewer.shown.seats else "no"
    return lambda speaker: speaker.text(
        "slow-holiday",
        since=moment(speaker, since, zone),
        until=moment(speaker, until, zone),
        seat=names(speaker)[seat],
        self=own,
    )


def parts(viewer: TableViewer) -> Parts:
    """What the drawer shows of times and holidays."""
    can_leave = bool(viewer.shown.seats) and (viewer.shown.holidays_left > 0 or is_away(viewer))
    return {"slow": Part("parts/slow.html", "slow", (tuple(deadlines(viewer)), can_leave))}


def on_stage(viewer: TableViewer) -> Parts:
    """The deadline of the reader's decision, else of the first that is owed, beside what is to be done."""
    shown = viewer.shown
    times = sorted(shown.times, key=lambda one: one.seat not in shown.seats)
    if not times:
        return {}
    speaker, seat = viewer.speaker, times[0].seat
    short = speaker.text(
        "slow-short",
        moment=short_moment(speaker, times[0].until, viewer.zone),
        seat=viewer.names[seat],
        self="yes" if seat in shown.seats else "no",
    )
    return {"clock": Part("parts/slow.html", "deadline", (short, deadlines(viewer)[0]))}


def holidays(viewer: TableViewer) -> list[HolidayView]:
    """The holidays that last or are to come: what stands at a table is as old as the last thing that happened there."""
    now = viewer.table.now()
    return [one for one in viewer.shown.holidays if one.until > now]


def is_away(viewer: TableViewer) -> bool:
    """Whether the reader is on holiday, or will be."""
    return any(one.seat in viewer.shown.seats for one in holidays(viewer))


# --- what is asked and said -------------------------------------------------------------------------------------------


def answer(viewer: TableViewer) -> str:
    """How long there is: the answer to the question for the clock."""
    shown, speaker = viewer.shown, viewer.speaker
    own = next((one for one in shown.times if one.seat in shown.seats), None)
    said = deadlines(viewer)
    first = own or next(iter(shown.times), None)
    if first is None:
        return " ".join([speaker.text("slow-none"), *said])
    left = max(0.0, first.until - viewer.table.now())
    more = [speaker.text("slow-left", time=length(speaker, left))]
    if reserve := min(first.reserve, left):
        more.append(speaker.text("slow-reserve", time=length(speaker, reserve)))
    return " ".join([said[0], *more, *said[1:]])


def short_of_time(viewer: TableViewer, one: n.TimeShort) -> Said:
    """Little is left of the time of a decision."""
    left = max(0.0, one.until - viewer.table.now())
    return Said(viewer.speaker.text("slow-left", time=length(viewer.speaker, left)))


def of_holiday(viewer: TableViewer, one: n.Holiday) -> Said:
    """A player is away for some days, or back before they are over."""
    until, own = one.until, "yes" if one.is_viewer else "no"
    if until is None:
        names = viewer.naming
        return say_all(viewer, lambda speaker: speaker.text("slow-back", seat=names(speaker)[one.seat], self=own))
    return say_all(viewer, _holiday(viewer, one.seat, one.since, until))


async def typed(viewer: TableViewer, line: str, ident: str) -> Said | None:
    """Do what "away until 24.12.", "away 3" or "back" ask for at a slow table; None for any other line.

    What the table tells of it is not said here.  Raises a refusal.
    """
    if not viewer.shown.settings.slow or not viewer.shown.seats:
        return None
    speaker = viewer.speaker
    said = " ".join(line.casefold().split()).strip("!")
    if said.rstrip(".") in speaker.words("word-here"):
        done = await viewer.ask(c.EndHoliday(), ident)
        return Said("" if done else answer(viewer))
    word, _, rest = said.partition(" ")
    if word not in speaker.words("word-away"):
        return None
    until = _until(viewer, rest)
    if until is None:
        return Said(how(viewer))
    await viewer.ask(c.TakeHoliday(until), ident)
    return Said("")


def how(viewer: TableViewer) -> str:
    """How a holiday is typed."""
    today = datetime.fromtimestamp(viewer.table.now(), zone_of(viewer.zone) or UTC).date()
    return viewer.speaker.text("slow-typed", day=day_in_words(viewer.speaker, today + timedelta(days=3)))


def _until(viewer: TableViewer, text: str) -> float | None:
    """The moment that ends a holiday: so many days from now, or the beginning of a day."""
    if text.isascii() and text.isdigit() and len(text) < 4:
        return viewer.table.now() + int(text) * DAY
    where = zone_of(viewer.zone) or UTC
    today = datetime.fromtimestamp(viewer.table.now(), where).date()
    words = text.split()
    tries = [" ".join(words[at:]) for at in range(min(3, len(words)))]  # "until", "to the" and the like
    day = next((found for one in tries if (found := typed_day(viewer.speaker, one, today)) is not None), None)
    return None if day is None else begin_of(day.isoformat(), viewer.zone)


def begin_of(day: str, zone: str) -> float | None:
    """The moment at which a day (`2026-12-24`) begins in a zone; None for what is none.

    >>> begin_of("2026-12-24", "+01:00"), begin_of("soon", "")
    (1798066800.0, None)
    """
    try:
        found = datetime.strptime(day, "%Y-%m-%d").replace(tzinfo=zone_of(zone) or UTC).timestamp()
    except (ValueError, OverflowError):
        return None
    return found if isfinite(found) else None
