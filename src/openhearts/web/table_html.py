"""The board: what one person's page shows of a table, part by part, from the snapshot; for a page and its updates.

It writes HTML; nothing is decided here.
"""

from __future__ import annotations

from typing import Any

from markupsafe import Markup

from openhearts.web.regions import match, people
from openhearts.web.regions.parts import DRAWER, Board, Groups, Part, Parts
from openhearts.web.regions.people import title_of
from openhearts.web.slow import deadlines as slow
from openhearts.web.table.key_remapping import Keymap
from openhearts.web.table.viewer import TableViewer

__all__ = ["board", "board_of", "last_card_of", "title_of"]


def board(viewer: TableViewer, *, csrf: str, origin: str) -> Markup:
    """The `<main>` of a table's page, and after it what changes in its drawer."""
    made = board_of(viewer, csrf=csrf, origin=origin)
    return made.whole() + made.whole(DRAWER)


def board_of(viewer: TableViewer, *, csrf: str, origin: str) -> Board:
    """The parts of a table's page."""
    shown, called, is_on = viewer.shown, viewer.called, viewer.is_dealt
    kind = "curtain" if is_on and called is not None else "picture" if is_on else ""
    kind = kind or ("shuffling" if shown.phase == "shuffling" else "gathering")
    speaker, wishes = viewer.speaker, viewer.person.wishes
    look = (speaker.language, speaker.short, shown.seat, called)  # nothing stays of another one's hand
    signs_of = shown.chairs, shown.settings, wishes, bool(shown.seats)
    own: Parts = {
        "ident": shown.ident,
        "csrf": csrf,
        "turn": shown.turn if is_on else "",
        "phase": shown.view.public.phase if is_on and shown.view is not None else "",
        "stage": _stage(viewer),
        "mine": "yes" if is_on and _owes(viewer, called) else "no",
        "signs": viewer.kept("signs", signs_of, lambda: _signs(viewer)),
        "main": _main(viewer, kind, has_result=is_on and shown.is_match_over),
        DRAWER: Part("board.html", "drawer", (is_on, viewer.for_children)),
    }
    if kind == "shuffling":
        own["shuffling"] = Part("board.html", "shuffling")
    groups: Groups = {"own": own, "people": people.parts(viewer, origin)}
    if not is_on:
        groups["status"] = match.status(match.status_of(viewer))
        return Board(look, speaker.language, groups)
    seen = viewer.seen()
    picture = viewer.game_ui.picture(seen)
    if shown.settings.slow:
        groups["slow"] = slow.parts(viewer)
    groups["beside"] = match.beside(viewer, picture, seen.view)
    if called is None:
        groups |= picture.groups
        groups |= match.playing(viewer, picture, seen.view)
    else:
        groups["curtain"] = match.curtain(viewer)
    return Board(look, speaker.language, groups, viewer.history.newest)


def last_card_of(viewer: TableViewer, before: Board) -> Board | None:
    """What a page showed before, with the last card of the deal on the table; None where none has ended it just now.

    Nobody waits for it at a table without pauses.
    """
    shown = viewer.shown
    if shown.view is None or shown.view.public.phase != "over" or shown.settings.pace <= 0 or shown.is_hurried:
        return None
    groups = viewer.game_ui.last_card(viewer.seen(), before.groups) if viewer.is_dealt else None
    if groups is None:
        return None
    groups["own"] = {**groups["own"], "mine": "no", "turn": ""}
    groups["foot"], groups["doing"] = match.foot(match.status_of(viewer)), match.no_buttons()
    return Board(before.look, before.language, groups, viewer.history.newest)


def _main(viewer: TableViewer, kind: str, *, has_result: bool) -> Part:
    """What stands around all other parts."""
    wishes = viewer.person.wishes
    taps, keys = 2 if wishes.two_taps else 1, "on" if wishes.keys else "off"
    return Part(
        "board.html", "main", (kind, title_of(viewer), viewer.for_children, wishes.deck, taps, keys, has_result)
    )


def _owes(viewer: TableViewer, called: int | None) -> bool:
    """Whether something is awaited of who looks at this device, or of who is called to it."""
    shown = viewer.shown
    return called is not None or (shown.seat is not None and shown.seat in shown.to_act)


def _stage(viewer: TableViewer) -> str:
    """What the last answer may have spoken of: when it is another one, the page shows that answer no more."""
    shown = viewer.shown
    deal = "" if shown.view is None else f"{shown.deal} {len(shown.void)} {shown.view.public.phase}"
    return f"{deal} {shown.settings.talks} {bool(shown.seats)} {shown.has_asked_back}"


def _signs(viewer: TableViewer) -> Part:
    """What the page's scripts are told of the reader's wishes, as attributes."""
    wishes: Any = viewer.person.wishes
    shown = viewer.shown
    others = sum(chair.kind == "person" for chair in shown.chairs) > 1
    switches = (
        ("chat", shown.settings.talks and bool(shown.seats) and others),
        *((name, getattr(wishes, name)) for name in ("sound", "vibration", "nudge")),
    )
    return Part("board.html", "signs", (switches, wishes.stays, Keymap.read(wishes.own_keys).attribute, wishes.volume))
