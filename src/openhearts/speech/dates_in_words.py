"""Moments and lengths of time in words: "Thursday, November 26, 2026, 2:00 PM", "2 days and 3 hours".

It asks no clock and guesses no time zone: both come with what is to be said.
"""

from __future__ import annotations

import re
from datetime import UTC, date, datetime, timedelta, timezone, tzinfo
from functools import lru_cache
from typing import Final
from zoneinfo import ZoneInfo

from babel.dates import ParseError, format_date, format_skeleton, format_time, get_day_names, parse_date

from openhearts.speech.speaker import Speaker

ZONE: Final = re.compile(r"[A-Za-z][A-Za-z0-9_+\-]{0,20}(?:/[A-Za-z0-9_+\-]{1,20}){0,2}")
OFFSET: Final = re.compile(r"([+-])(\d\d):([0-5]\d)")
UNITS: Final = (("day", 86_400), ("hour", 3600), ("minute", 60), ("second", 1))
SPACES: Final = "\N{NO-BREAK SPACE}\N{NARROW NO-BREAK SPACE}"


@lru_cache(256)
def zone_of(name: str) -> tzinfo | None:
    """The time zone of a name ("Europe/Berlin") or of a distance from UTC ("+02:00"); None where there is none.

    >>> zone_of("+02:00"), zone_of("../etc"), zone_of("Nowhere/Town")
    (datetime.timezone(datetime.timedelta(seconds=7200)), None, None)
    """
    if (found := OFFSET.fullmatch(name)) is not None:
        away = timedelta(hours=int(found[2]), minutes=int(found[3]))
        return timezone(-away if found[1] == "-" else away) if away < timedelta(hours=24) else None
    if ZONE.fullmatch(name) is None:
        return None
    try:
        return ZoneInfo(name)
    except (ValueError, OSError, LookupError):  # no such zone, or a system that knows none
        return None


def moment(speaker: Speaker, at: float, zone: str) -> str:
    """A moment (seconds since 1970) with the day of the week, as people of a zone say it; elsewhere with "UTC".

    >>> moment(Speaker("de"), 1795615200, "+01:00"), moment(Speaker("nl"), 1795615200, "")
    ('Mittwoch, 25. November 2026, 15:00', 'woensdag 25 november 2026, 14:00 UTC')
    """
    return _moment(speaker.catalogue.locale, int(at // 60), zone)


@lru_cache(4096)
def _moment(locale: str, minutes: int, zone: str) -> str:
    known = zone_of(zone)
    then = datetime.fromtimestamp(minutes * 60, UTC).astimezone(known or UTC)
    day = format_date(then, "full", locale=locale)
    time = format_time(then, "short", tzinfo=then.tzinfo, locale=locale)
    return _plain(f"{day}, {time}" if known is not None else f"{day}, {time} UTC")


def short_moment(speaker: Speaker, at: float, zone: str) -> str:
    """The same where there is little room.

    >>> short_moment(Speaker("de"), 1795615200, "+01:00")
    'Mi., 25. Nov., 15:00'
    """
    known = zone_of(zone)
    then = datetime.fromtimestamp(at // 60 * 60, UTC).astimezone(known or UTC)
    locale = speaker.catalogue.locale
    day = format_skeleton("MMMEd", then, tzinfo=then.tzinfo, locale=locale)
    time = format_time(then, "short", tzinfo=then.tzinfo, locale=locale)
    return _plain(f"{day}, {time}" if known is not None else f"{day}, {time} UTC")


def day_in_words(speaker: Speaker, day: date) -> str:
    """A day as it is typed in a language.

    >>> day_in_words(Speaker("de"), date(2026, 12, 24)), day_in_words(Speaker("en"), date(2026, 12, 24))
    ('24.12.26', '12/24/26')
    """
    return _plain(format_date(day, "short", locale=speaker.catalogue.locale))


def length(speaker: Speaker, seconds: float) -> str:
    """A length of time in at most two units.

    >>> length(Speaker("en"), 184_000), length(Speaker("pl"), 7200), length(Speaker("en"), 59)
    ('2 days and 3 hours', '2 godziny', '59 seconds')
    """
    left, said = max(0, round(seconds)), list[str]()
    for name, size in UNITS:
        count, left = divmod(left, size)
        if count:
            said.append(speaker.text(f"slow-{name}s", count=count))
        if len(said) == 2 or (said and not count):
            break
    return speaker.listing(said or [speaker.text("slow-seconds", count=0)])


def typed_day(speaker: Speaker, text: str, today: date) -> date | None:
    """The next such day that a text names: a date, as the language or ISO 8601 writes it, or a day of the week.

    >>> [str(typed_day(Speaker("de"), text, date(2026, 11, 23))) for text in ("24.12.", "Freitag", "bald")]
    ['2026-12-24', '2026-11-27', 'None']
    """
    told = " ".join(text.split()).casefold().rstrip(",")
    try:
        return date.fromisoformat(told)
    except ValueError:
        pass
    locale = speaker.catalogue.locale
    for width in ("wide", "abbreviated"):
        for number, name in get_day_names(width, locale=locale).items():
            if told.rstrip(".") == name.casefold().rstrip("."):
                return today + timedelta(days=(number - today.weekday() - 1) % 7 + 1)
    figures = [int(one) for one in re.findall(r"\d{1,4}", told)]
    if len(figures) == 2:
        told = f"{told.rstrip('./- ')}{re.sub(r'[0-9 ]', '', told)[:1] or '/'}{today.year}"
    try:
        found = parse_date(told, locale=locale)
    except (ParseError, ValueError, IndexError, KeyError):
        return None
    if len(figures) == 2 and found < today:
        return _year_later(found)
    return found


def _year_later(day: date) -> date | None:
    try:
        return day.replace(year=day.year + 1)
    except ValueError:  # the last of February
        return None


def _plain(text: str) -> str:
    """With spaces that every reader, font and console knows."""
    return re.sub(f"[{SPACES}]", " ", text)
