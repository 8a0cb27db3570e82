"""Who sits at a table, comes, goes and is asked something, as parts of one person's page.

It reads the desk; nothing is decided here.
"""

from __future__ import annotations

from functools import partial
from typing import Final

from msgspec import Struct

from openhearts.speech.naming import bot_name, level_names, rules_name
from openhearts.web.children.asking import begins, invitation
from openhearts.web.company.anew import anew
from openhearts.web.company.chairs import away_lines, chair_line, offers, returns
from openhearts.web.company.changing import changes, taking
from openhearts.web.company.hosting import free_label, kept_out, notes, seat_line
from openhearts.web.company.returning import soon
from openhearts.web.desk.desk import Desk
from openhearts.web.house import is_here_only
from openhearts.web.regions.parts import Part

Parts = dict[str, Part | str]
_gathering: Final = partial(Part, "gathering.html", "gathering")
_who: Final = partial(Part, "board.html", "who")


class ChairLine(Struct, frozen=True):
    """A seat in the list of who sits where, and what the reader may do with it."""

    seat: int
    text: str
    can_sit: bool = False
    can_fill: bool = False
    can_free: bool = False
    can_add: bool = False
    free_label: str = ""
    level: str = ""  # of a bot that is another one than the table's
    is_grave: bool = False  # whether that sends somebody else away


def title_of(desk: Desk) -> str:
    """The name of the game in the reader's language."""
    return rules_name(desk.live.rules, desk.speaker.language)


def prompts(desk: Desk) -> Parts:
    """What people at the table are asked: who wants to come in, who is away or back, who would like another seat."""
    found: Parts = {"prompts": Part("parts/prompts.html", "prompts")}
    live = desk.live
    if desk.seats and live.door.waiting:
        knocks = tuple((one.number, one.name) for one in live.door.waiting)
        found["door"] = Part("parts/prompts.html", "door", (knocks,))
    asked_back = live.returning.asked_by(desk.person.ident) is not None
    lines = tuple(notes(desk)), tuple(returns(desk)), tuple(away_lines(desk)), tuple(offers(desk))
    if asked_back or any(lines):
        found["company"] = Part("parts/company.html", "company", (*lines, asked_back, " ".join(soon(desk))))
    asked = anew(desk)
    if asked.asked or asked.offer or asked.waits:
        found["anew"] = Part("parts/changes.html", "anew", (asked,))
    moves = changes(desk)
    if moves.is_news or moves.stays:
        found["changes"] = Part("parts/changes.html", "changes", (moves,))
    if desk.live.table is not None and not desk.is_moving and (moves.offers or moves.seats):
        found["changing"] = Part("parts/changing.html", "changing", (moves,))
    return found


def around(desk: Desk, origin: str, *, is_beside: bool) -> Parts:
    """Who sits where and how others come: beside a match, or (before it) as all that there is."""
    live, speaker = desk.live, desk.speaker
    is_host = desk.person.ident == live.gathering.host
    where = origin + invitation(live, desk.key), is_here_only(origin)
    found: Parts = {}
    if refused := tuple(kept_out(desk)):
        found["kept-out"] = Part("parts/kept_out.html", "kept_out", (refused, is_beside))
    if is_beside:
        found["who"] = _who((chairs(desk), *where, is_host, desk.for_children, anew(desk).can_ask))
        return found
    level = live.gathering.settings.level
    levels = level, bot_name(speaker, level), tuple(level_names(speaker))
    named = title_of(desk), desk.person.name
    found["gathering"] = _gathering(
        (*named, chairs(desk), *levels, is_host, begins(desk), *where, desk.for_children),
    )
    return found


def chairs(desk: Desk) -> tuple[ChairLine, ...]:
    """Every seat with who sits there."""
    live, speaker = desk.live, desk.speaker
    is_host = desk.person.ident == live.gathering.host
    sits, is_playing = bool(desk.seats), live.is_playing
    found = []
    for seat, chair in enumerate(live.gathering.chairs):
        is_own = chair.person == desk.person.ident
        text = seat_line(desk, seat, chair_line(desk, seat))
        taken = taking(desk, seat) if chair.person is None else None
        may_free = not chair.is_open and (is_own or (is_host and (not is_playing or chair.bot is None)))
        found.append(
            ChairLine(
                seat,
                text,
                can_sit=taken is not None and taken.seat == seat,
                can_add=sits and chair.person is None and not is_playing,
                can_fill=is_host and chair.is_open,
                can_free=may_free,
                free_label=free_label(desk, seat) if may_free else "",
                level=bot_name(speaker, chair.bot) if chair.bot not in (None, live.gathering.settings.level) else "",
                is_grave=may_free and not is_own and chair.person is not None,
            )
        )
    return tuple(found)
