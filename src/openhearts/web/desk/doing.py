"""What one person does at a table: everything that a page asks for, by its name.

A question never changes the game.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from msgspec.structs import replace

from openhearts.errors import Forbidden, OpenHeartsError, Why
from openhearts.speech.naming import level_names
from openhearts.tables.gathering import clean_name
from openhearts.web.company import anew, changing, hosting, rematch
from openhearts.web.company.returning import offered, soon
from openhearts.web.desk.acting import act, number, turn_device
from openhearts.web.desk.commands import key, line
from openhearts.web.talk.history import Message, Said

if TYPE_CHECKING:
    from openhearts.web.desk.desk import Desk

LONGEST_LINE: Final = 200
UNASKED: Final = frozenset(["commit", "reveal"])  # what pages do by themselves


async def do(desk: Desk, message: Message) -> Said | None:
    """Does what a page asks for; what is to be said about it."""
    try:
        await desk.live.settled()  # a question is answered from what is written
        desk.live.gathering.forbid_strangers(desk.person.ident)
        if message.do not in UNASKED:
            desk.is_new_host = False
            desk.parting = desk.parting if message.do == "free" else None  # whoever does something else does not go
        return await _do(desk, message)
    except OpenHeartsError as error:
        view = desk.view if desk.live.table is not None else None
        return Said(desk.speaker.error(error, view, desk.names), is_error=True)


async def _do(desk: Desk, message: Message) -> Said | None:
    value = message.value[:LONGEST_LINE]
    match message.do:
        case "act" | "choose" if desk.live.table is None:
            raise Forbidden(Why.NOT_BEGUN)
        case "act":
            return await act(desk, value, message.turn)
        case "choose":
            return Said(desk.room.choose(desk.speaker, desk.view, value))
        case "line":
            return await line(desk, value, message.turn)
        case "key":
            return await key(desk, value, message.turn)
        case "commit" | "reveal":
            await desk.live.mixing.hear(desk.person.ident, message.do, value)
            return None
        case "next" if not changing.is_over(desk):
            await desk.live.next_deal(desk.person.ident)
            return None
        case "next" | "again":
            return await rematch.answer(desk, is_yes=True)
        case "again-no":
            return await rematch.answer(desk, is_yes=False)
        case "anew" | "anew-no":
            return await anew.answer(desk, is_yes=message.do == "anew")
        case "uncover" | "cover":
            turn_device(desk, value if message.do == "uncover" else "")
            return None
        case _:
            return await _gather(desk, message.do, value)


async def _gather(desk: Desk, do: str, value: str) -> Said | None:
    live, ident = desk.live, desk.person.ident
    match do:
        case "sit":
            seat, _, name = value.partition(" ")
            return await changing.sit(desk, number(seat), _called(desk, name))
        case "add":
            seat, _, name = value.partition(" ")
            default = desk.speaker.text("web-kitchen-player", number=number(seat) + 1)
            await live.seating.sit(ident, number(seat), name.strip() or default)
        case "come":  # as a terminal does: who was here before is asked first
            return (offered(desk) if not desk.seats else None) or await changing.sit(desk, None, _called(desk, value))
        case "join":
            return await changing.sit(desk, None, _called(desk, value))
        case "fill":
            seat, _, level = value.partition(" ")
            await live.hosting.fill(
                ident, number(seat), level if level in {one.id for one in level_names(desk.speaker)} else None
            )
        case "free":
            return await hosting.free(desk, number(value))
        case "welcome":
            await live.hosting.welcome(ident, number(value))
        case "start":
            await live.start(ident, first_leader=number(value) if value else None)
        case "let-in" | "turn-away":
            await live.door.answer(ident, number(value), is_welcome=do == "let-in")
        case "back":
            live.returning.ask(ident, number(value), desk.place)
            return Said(" ".join((desk.speaker.text("web-back-asked"), *soon(desk))))
        case "back-yes" | "back-no":
            await live.returning.answer(ident, number(value), is_welcome=do == "back-yes")
        case "away-bot" | "away-wait":
            live.absent.choose(ident, number(value), do.removeprefix("away-"))
        case "on":
            desk.read, _ = desk.whole_lesson
            desk.ear.explained = desk.lesson
            live.reading.go_on(ident)
            return Said(" ".join((*desk.lesson, desk.turn_words)), opens="lesson" if desk.lesson else "")
        case "close":
            await live.hosting.close(ident)
        case "say":
            desk.pen.write(live, ident, value, desk.speaker, desk.seat)
        case "phrase":
            desk.pen.phrase(live, ident, value, desk.seat)
        case _:
            return await changing.do(desk, do, value)
    return None


def _called(desk: Desk, name: str) -> str:
    """What the others read: the name just given, which is remembered from now on, the one remembered, or "You"."""
    given = clean_name(name, desk.person.name)
    if given != desk.person.name:
        desk.person = replace(desk.person, name=given)
    return given or desk.speaker.text("terminal-you")
