"""What one person's page asks for, by its name, and what is to be said about it; sentences are speech's.

A question never changes the game; what changes it is asked of the table as one of its commands.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from msgspec.structs import replace

from openhearts.errors import BadText, Forbidden, OpenHeartsError, Why
from openhearts.speech.display_names import level_names
from openhearts.store.interface import CannotStore
from openhearts.tables.roster import clean_name
from openhearts.tables.session import commands as c
from openhearts.web.table import chat, people, rematch
from openhearts.web.table.actions import act, number, turn_device
from openhearts.web.table.message_history import Message, Repeated, Said
from openhearts.web.table.settings_in_words import PACES
from openhearts.web.table.typed import key, line

if TYPE_CHECKING:
    from openhearts.web.table.viewer import TableViewer

LONGEST_LINE: Final = 200
ASKING: Final = frozenset(["key", "line"])
UNASKED: Final = frozenset(["commit", "reveal"])  # what pages do by themselves


async def do(viewer: TableViewer, message: Message, ident: str = "") -> Said | None:
    """Does what a page asks for; what is to be said about it.  `ident` names the command, so that it is done once."""
    try:
        people.check_admitted(viewer)
        if message.do not in UNASKED:
            viewer.is_new_host = False
            viewer.meanwhile = "" if message.do in ("act", "seen") else viewer.meanwhile
            viewer.parting = viewer.parting if message.do == "free" else None  # who does something else does not go
        return _kept(viewer, message, await _do(viewer, message, ident))
    except CannotStore:  # where it is, and what it suffers from, stands in the log
        return _kept(viewer, message, Said(viewer.speaker.text("web-fault-own"), is_error=True))
    except OpenHeartsError as error:
        view = viewer.shown.view
        return _kept(viewer, message, Said(viewer.speaker.error(error, view, viewer.names), is_error=True))


def _kept(viewer: TableViewer, message: Message, said: Said | None) -> Said | None:
    """The answer; it is the one that is repeated until the next decision."""
    if isinstance(said, Repeated):
        return said
    if said is not None and said.text and (said.is_error or message.do in ASKING):
        viewer.mine.answer = said.text
    elif message.do == "act":
        viewer.mine.answer = ""
    return said


async def _do(viewer: TableViewer, message: Message, ident: str) -> Said | None:
    value = message.value[:LONGEST_LINE]
    match message.do:
        case "act" | "choose" if viewer.shown.view is None:
            raise Forbidden(Why.NOT_BEGUN)
        case "act":
            return await act(viewer, value, message.turn, ident)
        case "choose":
            text, place = viewer.game_ui.choose(viewer.speaker, viewer.match_view, value)
            return Said(text, opens=place)
        case "line":
            return await line(viewer, value, message.turn, ident)
        case "key":
            return await key(viewer, value, message.turn, ident)
        case "next" if not viewer.shown.is_match_over:
            return await rematch.be_ready(viewer, ident)
        case "next" | "again" | "again-no":
            return await rematch.answer(viewer, is_yes=message.do != "again-no", ident=ident)
        case "anew" | "anew-no":
            return await rematch.answer_anew(viewer, is_yes=message.do == "anew", ident=ident)
        case "uncover" | "cover":
            turn_device(viewer, value if message.do == "uncover" else "")
            return None
        case "seen":
            viewer.table.audience.ring(viewer.person.ident)
            return None
        case "on":
            return await _read_on(viewer, ident)
        case "say":
            await chat.write(viewer, value, ident)
            return None
        case "phrase":
            await chat.say_phrase(viewer, value, ident)
            return None
        case _:
            return await _gather(viewer, message.do, value, ident)


async def _gather(viewer: TableViewer, do: str, value: str, ident: str) -> Said | None:
    """What is asked for about seats and people."""
    seat, _, rest = value.partition(" ")
    match do:
        case "sit":
            return await people.sit(viewer, number(seat), _called(viewer, rest))
        case "add":
            default = viewer.speaker.text("web-kitchen-player", number=number(seat) + 1)
            await viewer.ask(c.Sit(rest.strip() or default, number(seat)), ident)
        case "come":  # as a terminal does: who was here before is asked first
            asked = people.offered(viewer) if not viewer.seats else None
            return asked or await people.sit(viewer, None, _called(viewer, value))
        case "join":
            return people.own_chair(viewer) or await people.sit(viewer, None, _called(viewer, value))
        case "free":
            return await people.free(viewer, number(value))
        case "back":
            await viewer.ask(c.AskBack(number(value)), ident)
            return Said(" ".join((viewer.speaker.text("web-back-asked"), *people.soon(viewer))))
        case _:
            await viewer.ask(_wish(viewer, do, seat, rest), ident)
    return people.seated(viewer, number(seat)) if do in ("add", "fill") else None


def _wish(viewer: TableViewer, do: str, value: str, rest: str) -> c.AnyWish:
    """What a page asks of the table in so many words.  Raises BadText."""
    match do:
        case "commit" | "reveal":
            seat, _, told = rest.partition(" ")
            return c.Contribute(do, number(value), number(seat), told)
        case "fill":
            return c.SeatBot(number(value), rest if rest in {one.id for one in level_names(viewer.speaker)} else "")
        case "welcome":
            return c.Welcome(number(value))
        case "start":
            return c.Start(number(value) if value else None)
        case "let-in" | "turn-away":
            return c.AnswerKnock(number(value), do == "let-in")
        case "back-yes" | "back-no":
            return c.AnswerBack(number(value), do == "back-yes")
        case "away-bot" | "away-wait":
            return c.Decide(number(value), do.removeprefix("away-"))
        case "swap-ask":
            return c.AskSwap(number(value))
        case "swap-yes" | "swap-no":
            return c.AnswerSwap(number(value), do == "swap-yes")
        case "arrange":
            return c.Arrange(number(value), number(rest))
        case "pace" if value in {seconds for seconds, _ in PACES}:
            return c.Agree(replace(viewer.shown.settings, pace=float(value)))
        case "stay":
            return c.Stay()
        case "close":
            return c.Close()
    raise BadText(Why.TEXT_WORD, text=do[:20])


async def _read_on(viewer: TableViewer, ident: str) -> Said:
    """Go on from what is explained, which the reader has read; what comes next says whose turn it is by itself."""
    viewer.read, _ = viewer.whole_lesson
    viewer.ear.explained = viewer.lesson
    await viewer.ask(c.ReadOn(), ident)
    return Said(" ".join(viewer.lesson) or viewer.turn_words, opens="lesson" if viewer.lesson else "")


def _called(viewer: TableViewer, name: str) -> str:
    """What the others read: the name just given, which is remembered from now on, the one remembered, or "You"."""
    given = clean_name(name, viewer.person.name)
    if given != viewer.person.name:
        viewer.person = replace(viewer.person, name=given)
    return given or viewer.speaker.text("terminal-you")
