"""Who hosts a table and who may not sit down there any more, as one person's page shows it, and what is said.

Nothing is decided here; see tables/company/hosting.py.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from msgspec import Struct

from openhearts.speech.naming import shown_names
from openhearts.tables.listening import Heard
from openhearts.web.talk.history import Said

if TYPE_CHECKING:
    from openhearts.web.desk.desk import Desk

KINDS: Final = ("refused", "welcomed")  # what the table tells about it


class KeptOut(Struct, frozen=True):
    """Somebody whom the host may let in again; `value` names them."""

    value: int
    text: str
    label: str


def kept_out(desk: Desk) -> list[KeptOut]:
    """Whom the host has asked to leave, for the host."""
    gathering, text = desk.live.gathering, desk.speaker.text
    if desk.person.ident != gathering.host:
        return []
    called = [(one.number, shown_names(desk.speaker, (one.name,), None)[0]) for one in gathering.refused]
    return [KeptOut(number, text("web-kept-out", name=name), text("web-let-sit", name=name)) for number, name in called]


def notes(desk: Desk) -> list[str]:
    """What stands on the page of somebody whom the host has asked to leave."""
    return [desk.speaker.text("error-refused")] if desk.live.gathering.is_refused(desk.person.ident) else []


def words(desk: Desk, heard: Heard) -> Said:
    """What somebody hears about it."""
    return desk.ear.say(desk.speaker.text("error-refused" if heard.kind == "refused" else "web-welcomed"))
