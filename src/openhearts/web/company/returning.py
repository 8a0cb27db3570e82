"""Coming back without a cookie, in sentences and typed words: who is away, "I am Ben", and what came of it.

Nothing is decided here; see tables/company/returning.py.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from openhearts.tables.company.away import ASK_AFTER
from openhearts.tables.listening import Heard
from openhearts.web.company.chairs import offers, words
from openhearts.web.talk.history import Said

if TYPE_CHECKING:
    from openhearts.web.desk.desk import Desk

KINDS: Final = ("back", "strange")  # what the table tells about who asked


def offered(desk: Desk) -> Said | None:
    """Who is away from the match, and what to type for whoever is one of them; None where nobody has to be asked."""
    away, text = offers(desk), desk.speaker.text
    if not away or not desk.live.is_playing or desk.live.changing.comes(desk.person.ident) is not None:
        return None
    names, example = desk.speaker.listing([one.name for one in away]), text("web-back-as", name=away[0].name)
    return Said(text("web-back-lines", names=names, example=example, sit=desk.speaker.words("web-words-sit")[0]))


def ask_back(desk: Desk, typed: str) -> Said | None:
    """Does what "I am Ben" asks for, by somebody who does not sit here; None for any other line.  Raises Forbidden."""
    said = _plain(typed)
    for one in offers(desk):
        if said in (_plain(one.text), _plain(desk.speaker.text("web-back-as", name=one.name))):
            desk.live.returning.ask(desk.person.ident, one.value, desk.place)
            return Said(" ".join((desk.speaker.text("web-back-waits"), *soon(desk))))
    return None


def soon(desk: Desk) -> tuple[str, ...]:
    """When those at the table are asked about the reader, where that is not now."""
    live = desk.live
    asked = live.returning.asked_by(desk.person.ident)
    if asked is None or live.absent.is_long(asked.seat):
        return ()
    return (desk.speaker.text("web-back-soon", seconds=round(ASK_AFTER)),)


def answered(desk: Desk, heard: Heard) -> Said | None:
    """What somebody hears who asked: that they have their place again and what to do, or that nobody knew them.

    The others hear who is back.
    """
    if heard.kind == "strange":
        is_own = heard.text == desk.person.ident
        return desk.ear.say(lambda speaker: speaker.text("error-turned-away")) if is_own else None
    if heard.seat is None or heard.seat not in desk.seats:
        return words(desk, heard)
    return desk.ear.arrival("web-back-again" if desk.hands or desk.live.table is None else "web-back-name")


def _plain(text: str) -> str:
    return " ".join(text.casefold().strip(" .!").split())
