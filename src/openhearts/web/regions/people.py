"""Who sits at a table, comes, goes and is asked something, as parts of one person's page.

It reads the snapshot; nothing is decided here.
"""

from __future__ import annotations

from functools import partial
from operator import attrgetter
from typing import Final

from openhearts.speech.dates_in_words import length
from openhearts.speech.display_names import bot_name, level_names, rules_name
from openhearts.web.kids.who_begins import begins, invitation
from openhearts.web.regions.parts import Part
from openhearts.web.seat_faces import animals
from openhearts.web.seat_faces import faces as drawn
from openhearts.web.state import is_here_only
from openhearts.web.table import people, rematch, seat_changes
from openhearts.web.table.viewer import TableViewer

Parts = dict[str, Part | str]
_gathering: Final = partial(Part, "gathering.html", "gathering")
_who: Final = partial(Part, "board.html", "who")
_PEOPLE: Final = attrgetter(
    "chairs",
    "phase",
    "settings",
    "seats",
    "hands",
    "is_host",
    "was_host",
    "is_banned",
    "is_replaced",
    "is_moving",
    "knocks",
    "returns",
    "offers",
    "has_asked_back",
    "is_asked_about",
    "banned",
    "absences",
    "asking",
    "asked",
    "swaps",
    "anew",
    "is_anew_offered",
    "is_restored",
    "next_table",
)


def title_of(viewer: TableViewer) -> str:
    """The name of the game in the reader's language."""
    return rules_name(viewer.shown.rules, viewer.speaker.language)


def parts(viewer: TableViewer, origin: str) -> Parts:
    """Everything about people: what they are asked, who sits where, how others come; made when any of it changes."""
    slice_of_people = _PEOPLE(viewer.shown), viewer.shown.view is None, viewer.names, viewer.speaker
    of_viewer = viewer.person.name, viewer.key, viewer.parting, viewer.is_new_host, viewer.meanwhile, origin
    made: Parts = viewer.kept("people", (slice_of_people, of_viewer), lambda: _parts(viewer, origin))
    return made


def _parts(viewer: TableViewer, origin: str) -> Parts:
    is_shuffling = not viewer.is_dealt and viewer.shown.phase == "shuffling"
    return _prompts(viewer) | ({} if is_shuffling else _around(viewer, origin, is_beside=viewer.is_dealt))


def _prompts(viewer: TableViewer) -> Parts:
    """What people at the table are asked: who wants to come in, who is away or back, who would like another seat."""
    found: Parts = {"prompts": Part("parts/prompts.html", "prompts")}
    shown = viewer.shown
    if viewer.meanwhile:
        found["meanwhile"] = Part("parts/slow.html", "meanwhile", (viewer.meanwhile,))
    if shown.knocks:
        found["door"] = Part("parts/prompts.html", "door", (tuple((one.number, one.name) for one in shown.knocks),))
    lines = (
        tuple(people.notes(viewer)),
        tuple(people.returns(viewer)),
        tuple(people.away_lines(viewer)),
        tuple(people.offers(viewer)),
    )
    if shown.has_asked_back or any(lines):
        asked = shown.has_asked_back, " ".join(people.soon(viewer))
        found["company"] = Part("parts/company.html", "company", (*lines, *asked))
    anew = rematch.anew(viewer)
    if anew.asked or anew.offer or anew.waits:
        found["anew"] = Part("parts/changes.html", "anew", (anew,))
    moves = seat_changes.changes(viewer)
    if moves.is_news or moves.stays:
        found["changes"] = Part("parts/changes.html", "changes", (moves,))
    if viewer.is_dealt and (moves.offers or moves.seats):
        found["changing"] = Part("parts/changing.html", "changing", (moves,))
    return found


def _around(viewer: TableViewer, origin: str, *, is_beside: bool) -> Parts:
    """Who sits where and how others come: beside a match, or (before it) as all that there is."""
    shown, speaker = viewer.shown, viewer.speaker
    where = origin + invitation(shown.ident, viewer.key, is_closed=shown.settings.children), is_here_only(origin)
    chairs = tuple(people.chair_lines(viewer))
    found: Parts = {}
    if refused := tuple(people.kept_out(viewer)):
        found["kept-out"] = Part("parts/kept_out.html", "kept_out", (refused, is_beside))
    if is_beside:
        found["who"] = _who((chairs, *where, shown.is_host, viewer.for_children, rematch.anew(viewer).can_ask))
        return found
    if shown.settings.slow:
        found["agreed-pace"] = Part("parts/slow.html", "agreed", (length(speaker, shown.settings.clock),))
    level = shown.settings.level
    levels = level, bot_name(speaker, level), tuple(level_names(speaker))
    faces = drawn(shown.ident, shown.chairs) if not viewer.for_children else animals(len(shown.chairs))
    named = title_of(viewer), viewer.person.name
    found["gathering"] = _gathering(
        (*named, chairs, faces, *levels, shown.is_host, begins(viewer), *where, viewer.for_children),
    )
    return found
