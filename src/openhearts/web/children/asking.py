"""What a table asks before it begins, and the address by which others come to it.

It asks by name, and only where the rules want to know.
"""

from __future__ import annotations

from msgspec import Struct

from openhearts.tables.live import LiveTable
from openhearts.web.desk.desk import Desk
from openhearts.web.kitchen.rooms import has_pad, pad_of


class Begins(Struct, frozen=True):
    """The question of who begins: `asked` is youngest or starter, and the answers are people with their seats."""

    asked: str
    people: tuple[tuple[int, str], ...]


def begins(desk: Desk) -> Begins | None:
    """The question for the host of a table that has not begun; None where the rules, or one person alone, decide."""
    live = desk.live
    if live.is_playing or desk.person.ident != live.gathering.host or not has_pad(live.game.id):
        return None
    asked = [one for one in pad_of(live.game.id).asks(live.rules) if one != "dealer"]
    people = [(seat, live.names[seat]) for seat, chair in enumerate(live.gathering.chairs) if chair.person is not None]
    return Begins(asked[0], tuple(people)) if asked and len(people) > 1 else None


def invitation(live: LiveTable, key: str) -> str:
    """The path that others are given; to a table that is closed to strangers the key belongs to it."""
    return f"/table/{live.ident}/invited/{key}" if live.gathering.settings.children else f"/table/{live.ident}"
