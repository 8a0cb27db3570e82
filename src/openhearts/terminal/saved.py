"""Saved matches as a person sees them: numbered from the newest, with game, standing and dates; and taken up.

It knows neither the command line nor how one plays; files are tables/file_log.py's.
"""

from __future__ import annotations

import contextlib
from collections.abc import Sequence
from datetime import datetime
from typing import Any

from msgspec import Struct

from openhearts.core.data_folder import CannotKeep
from openhearts.core.game import Variant, localised
from openhearts.errors import OpenHeartsError, Why
from openhearts.errors.saying import one_line
from openhearts.games import registry
from openhearts.speech.display_names import shown_names
from openhearts.speech.speaker import Speaker
from openhearts.tables import file_log
from openhearts.tables.log import MemoryLog
from openhearts.tables.table import Table, resume_table
from openhearts.terminal.ui.face import Face


class Saved(Struct, frozen=True):
    """A saved match: its number in the list (1: played last), its file, and the id of its rules."""

    number: int
    kept: file_log.Kept
    rules_id: str


def saved_matches() -> tuple[Saved, ...]:
    """Unfinished matches that a person can go on with, the one played last first."""
    try:
        found = list(file_log.unfinished())
    except CannotKeep:
        return ()
    return tuple(Saved(number, kept, _rules_id(kept)) for number, kept in enumerate(found, 1))


def _rules_id(kept: file_log.Kept) -> str:
    return "" if kept.opened is None else str(kept.opened.rules.get("id", ""))


def numbered(saved: Sequence[Saved], number: int) -> Saved:
    """The match of this number.  Raises OpenHeartsError where there is none."""
    if not saved:
        raise OpenHeartsError(Why.NOTHING_SAVED)
    if not 1 <= number <= len(saved):
        raise OpenHeartsError(Why.NO_SAVED_MATCH, number=number, count=len(saved))
    return saved[number - 1]


def chosen(saved: Sequence[Saved], number: int | None, variant: Variant | None) -> tuple[Saved, ...]:
    """What `--resume` may take up, in that order: the match of a number, those of a variant, or all.

    Raises OpenHeartsError where there is none.
    """
    if number is not None:
        one = numbered(saved, number)
        if variant is not None and one.rules_id != variant.id:
            raise OpenHeartsError(Why.SAVED_OF_OTHER, number=number, names=_names_of(one), other=variant.names)
        return (one,)
    if not saved:
        raise OpenHeartsError(Why.NOTHING_SAVED)
    if variant is None:
        return tuple(saved)
    found = tuple(one for one in saved if one.rules_id == variant.id)
    if not found:
        raise OpenHeartsError(Why.NOTHING_SAVED_OF, names=variant.names, variant=variant.id)
    return found


def _names_of(one: Saved) -> tuple[tuple[str, str], ...]:
    """What its rules are called: a shipped variant in several languages, house rules as their file says."""
    try:
        return registry.variant(one.rules_id).names
    except OpenHeartsError:
        told = None if one.kept.opened is None else one.kept.opened.rules.get("name")
        return (("en", one_line(str(told or one.rules_id))),)


def take_up(kept: file_log.Kept, speaker: Speaker, face: Face) -> Table:
    """The table of a file, which goes on there.  Raises InUse, CannotKeep, RecordMismatch, BadText."""
    log = file_log.reopen(kept)
    try:
        table = resume_table(kept.entries, log)
    except OpenHeartsError:
        log.close()
        raise
    if kept.damaged_at is not None:
        face.say([speaker.text("terminal-damaged", line=kept.damaged_at, good=len(kept.entries))])
    return table


# --- as it is listed --------------------------------------------------------------------------------------------------


def played_at(one: Saved) -> datetime:
    """When something was played there last, in the time of this machine."""
    with contextlib.suppress(OSError):
        return datetime.fromtimestamp(one.kept.path.stat().st_mtime).astimezone()
    return datetime.now().astimezone()


def describe(one: Saved, speaker: Speaker) -> str:
    """A saved match in a few words: game, players, when it was begun."""
    opened = one.kept.opened
    if opened is None:
        return one.kept.path.name
    return speaker.text(
        "terminal-saved-table",
        name=_name(one, speaker),
        count=len(opened.seats),
        when=opened.created[:16].replace("T", " "),
    )


def _name(one: Saved, speaker: Speaker) -> str:
    return localised(_names_of(one), speaker.language, one.rules_id)


def lines_of(one: Saved, speaker: Speaker) -> list[str]:
    """A saved match in two lines: number, game, players, deal, when; then the standing, or what is wrong with it."""
    opened = one.kept.opened
    try:
        table = resume_table(one.kept.entries, MemoryLog())
    except OpenHeartsError as error:
        what = f"{one.number}  {describe(one, speaker)}"
        return [what, "   " + speaker.text("terminal-cannot-resume", file=one.kept.path.name, why=speaker.error(error))]
    head = speaker.text(
        "terminal-saved-line",
        number=one.number,
        name=_name(one, speaker),
        count=0 if opened is None else len(opened.seats),
        deal=table.standing.deal_number,
        when=f"{played_at(one):%Y-%m-%d %H:%M}",
    )
    seat = table.people[0] if table.people else None
    names = shown_names(speaker, table.names, seat)
    standing = speaker.text("scores", list=speaker.numbers_of(table.scores, table.view(seat), names))
    return [head, f"   {standing}"]


def fields_of(one: Saved, speaker: Speaker) -> dict[str, Any]:
    """A saved match for programs; where it cannot be taken up, `deal` and `scores` are None and `fault` says why."""
    opened = one.kept.opened
    found: dict[str, Any] = {
        "number": one.number,
        "file": str(one.kept.path),
        "game": None if opened is None else opened.game,
        "variant": one.rules_id,
        "name": _name(one, speaker),
        "players": [] if opened is None else [{"name": seat.name, "bot": seat.bot} for seat in opened.seats],
        "begun": None if opened is None else opened.created,
        "played": played_at(one).isoformat(timespec="seconds"),
        "deal": None,
        "scores": None,
        "fault": None,
    }
    try:
        table = resume_table(one.kept.entries, MemoryLog())
    except OpenHeartsError as error:
        return found | {"fault": speaker.error(error)}
    return found | {"deal": table.standing.deal_number, "scores": list(table.scores)}
