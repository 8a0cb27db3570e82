"""What a table asks before it begins, and the address by which others come to it.

It asks by name, and only where the rules want to know.
"""

from __future__ import annotations

from msgspec import Struct

from openhearts.web.scorepad.game_ui import has_pad, pad_of
from openhearts.web.table.viewer import TableViewer


class Begins(Struct, frozen=True):
    """The question of who begins: `asked` is youngest or starter, and the answers are people with their seats."""

    asked: str
    people: tuple[tuple[int, str], ...]


def begins(viewer: TableViewer) -> Begins | None:
    """The question for the host of a table that has not begun; None where the rules, or one person alone, decide."""
    shown = viewer.shown
    if shown.phase != "gathering" or not shown.is_host or not has_pad(shown.rules.game):
        return None
    asked = [one for one in pad_of(shown.rules.game).asks(shown.rules) if one != "dealer"]
    people = [(chair.seat, chair.name) for chair in shown.chairs if chair.kind == "person"]
    return Begins(asked[0], tuple(people)) if asked and len(people) > 1 else None


def invitation(ident: str, key: str, *, is_closed: bool) -> str:
    """The path that others are given; to a table that is closed to strangers the key belongs to it."""
    return f"/table/{ident}/invited/{key}" if is_closed else f"/table/{ident}"
