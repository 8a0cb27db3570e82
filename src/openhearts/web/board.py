"""The board: what one person's page shows of a table, part by part, from their desk's view; for a page and its updates.

It reads the desk and writes HTML; nothing is decided here.
"""

from __future__ import annotations

from typing import Any

from markupsafe import Markup

from openhearts.web.desk.desk import Desk
from openhearts.web.regions import match, people
from openhearts.web.regions.parts import MOST_LINES, Board, Part
from openhearts.web.regions.people import title_of
from openhearts.web.talk.keymap import Keymap

__all__ = ["board", "board_of", "title_of"]


def board(desk: Desk, *, csrf: str, origin: str) -> Markup:
    """The `<main>` of a table's page."""
    return board_of(desk, csrf=csrf, origin=origin).whole()


def board_of(desk: Desk, *, csrf: str, origin: str) -> Board:
    """The parts of a table's page."""
    live, now = desk.live, desk.now
    table = live.table
    is_on = table is not None and not desk.is_moving
    kind = "curtain" if is_on and now.called is not None else "picture" if is_on else ""
    kind = kind or ("shuffling" if live.mixing.is_on else "gathering")
    look = (desk.speaker.language, desk.speaker.short, now.seat, now.called)  # nothing stays of another one's hand
    parts: dict[str, Part | str] = {
        "ident": live.ident,
        "csrf": csrf,
        "turn": live.turn_of(now.seat) if is_on and now.seat is not None else "",
        "phase": table.public.phase if table is not None and is_on else "",
        "stage": _stage(desk),
        "mine": "yes" if is_on and _owes(desk) else "no",
        "signs": _signs(desk),
        **people.prompts(desk),
    }
    has_result = table is not None and is_on and table.is_over
    wishes = desk.person.wishes
    parts["main"] = Part(
        "board.html",
        "main",
        (
            kind,
            title_of(desk),
            desk.for_children,
            wishes.deck,
            2 if wishes.two_taps else 1,
            "on" if wishes.keys else "off",
            has_result,
        ),
    )
    if kind == "shuffling":
        parts["shuffling"] = Part("board.html", "shuffling")
    else:
        parts |= people.around(desk, origin, is_beside=is_on)
    if not is_on:
        parts |= match.status(match.status_of(desk))
        return Board(look, desk.speaker.language, parts)
    seen = desk.seen()
    picture = desk.room.picture(seen)
    parts |= match.beside(desk, picture, seen.view)
    if now.called is None:
        parts |= picture.parts
        parts |= match.playing(desk, picture, seen.view)
    else:
        parts |= match.curtain(desk)
    return Board(look, desk.speaker.language, parts, tuple(desk.history.newest(MOST_LINES)))


def _owes(desk: Desk) -> bool:
    """Whether something is awaited of who looks at this device, or of who is called to it."""
    now, table = desk.now, desk.live.table
    return now.called is not None or (now.seat is not None and table is not None and now.seat in table.to_act)


def _stage(desk: Desk) -> str:
    """What the last answer may have spoken of: when it is another one, the page shows that answer no more."""
    live, table = desk.live, desk.live.table
    deal = "" if table is None else f"{table.deal_name} {table.public.phase}"
    asked = live.returning.asked_by(desk.person.ident)
    return f"{deal} {live.gathering.settings.talks} {bool(desk.seats)} {asked is not None}"


def _signs(desk: Desk) -> Part:
    """What the page's scripts are told of the reader's wishes, as attributes."""
    wishes: Any = desk.person.wishes
    others = sum(chair.person is not None for chair in desk.live.gathering.chairs) > 1
    switches = (
        ("chat", desk.live.gathering.settings.talks and desk.seat is not None and others),
        *((name, getattr(wishes, name)) for name in ("sound", "vibration", "nudge")),
    )
    return Part("board.html", "signs", (switches, wishes.stays, Keymap.read(wishes.own_keys).attribute))
