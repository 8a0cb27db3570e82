"""What is done with a record that a visitor brought; each function is a job of a sandbox.

Nothing here is called in the server itself: what strangers write is read where memory and time have bounds.
"""

from __future__ import annotations

from functools import lru_cache
from typing import Any, Final

from msgspec import Struct

from openhearts.errors import Forbidden, Why
from openhearts.records import Player, Record, read
from openhearts.speech.speaker import Speaker
from openhearts.web.identity.guests import Person
from openhearts.web.replay.drawing import values_of
from openhearts.web.replay.moment_view import place_in
from openhearts.web.replay.why import Because, because, is_ours

MOST_READ: Final = 4  # records that are kept as they were read
MOST_KEPT: Final = 200  # choices that were made again


class Wanted(Struct, frozen=True):
    """Which page of a record, and who reads it: its address, what was asked for in it, and the reader."""

    base: str
    asked: dict[str, str]
    language: str
    person: Person


@lru_cache(MOST_READ)
def _record(raw: bytes) -> Record:
    return read(raw)


def check(raw: bytes) -> None:
    """Nothing, if this is a record.  Raises BadText, RecordMismatch."""
    _record(raw)


def page(raw: bytes, wanted: Wanted) -> dict[str, object]:
    """What the page of a moment is drawn from.  Raises Forbidden."""
    return _values(_record(raw), wanted, None)


def decider(raw: bytes, wanted: Wanted) -> tuple[Any, Player]:
    """The rules, and the bot that decided at a moment.  Raises Forbidden where none did that may be asked."""
    record = _record(raw)
    place = place_in(record, wanted.asked)
    deciders = record.deciders(place.deal)
    if not 1 <= place.step <= len(deciders) or not is_ours(deciders[place.step - 1]):
        raise Forbidden(Why.NO_BOT_THERE)
    return record.rules, deciders[place.step - 1]


def page_with_reasons(raw: bytes, wanted: Wanted) -> dict[str, Any]:
    """The same as `page`, with the choice that a bot made there, made again.  Raises Forbidden."""
    decider(raw, wanted)
    record = _record(raw)
    place = place_in(record, wanted.asked)
    return _values(record, wanted, _because(raw, place.deal, place.step))


@lru_cache(MOST_KEPT)
def _because(raw: bytes, deal: int, step: int) -> Because:
    return because(_record(raw), deal, step)


def _values(record: Record, wanted: Wanted, why: Because | None) -> dict[str, Any]:
    wishes = wanted.person.wishes
    speaker = Speaker(wanted.language, short=wishes.short_cards, letters=wishes.letters)
    return values_of(record, wanted.asked, speaker, wanted.person, wanted.base, why=why)
