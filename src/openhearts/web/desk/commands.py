"""What keys and typed lines mean at one person's table: questions, actions, and commands to the program."""

from __future__ import annotations

import asyncio
from typing import TYPE_CHECKING, Final

from openhearts.errors import Forbidden, Why
from openhearts.speech.ask import ask
from openhearts.speech.commands import Act, Ask, Meta, parse, program
from openhearts.speech.keys import KEYS, help_lines, key_for, word_lines
from openhearts.tables.seats import ADVISER, hint
from openhearts.web.company import anew, rematch
from openhearts.web.company.returning import ask_back
from openhearts.web.desk.acting import own_seat, take, turn_device
from openhearts.web.talk.history import Said
from openhearts.web.talk.keymap import Keymap

if TYPE_CHECKING:
    from openhearts.web.desk.desk import Desk


# What is answered before a match too.
BEFORE: Final = frozenset(
    [
        "help",
        "quit",
        "language",
        "save",
        "history",
        "say",
        "box",
        "repeat",
        "older",
        "newer",
        "buffer",
        "accept",
        "reject",
    ]
)
LATEST: Final = 10  # messages that `history` tells


async def line(desk: Desk, text: str, turn: str) -> Said | None:
    """A typed line: a question, an action, or a command to the program."""
    if (asked := ask_back(desk, text)) is not None:
        return asked
    if desk.live.table is None:
        return await _meta(desk, program(text, desk.speaker), turn)
    if _comes(desk, text):
        return None
    if (wants := rematch.wants(desk, text)) is not None:
        return await rematch.answer(desk, is_yes=wants)
    if anew.is_meant(desk, text):
        return await anew.answer(desk, is_yes=True)
    command = parse(text, desk.view, desk.names, desk.speaker)
    if isinstance(command, Ask):
        return _answer(desk, command.question, command.n, command.card)
    if isinstance(command, Act):
        return await take(desk, own_seat(desk), command.action, turn)
    return await _meta(desk, command, turn)


async def key(desk: Desk, name: str, turn: str) -> Said | None:
    """A key of the map."""
    key = key_for(name, desk.live.game.id)
    if key is None:
        return Said(desk.speaker.text("terminal-no-key", key=name[:12]))
    if key.kind == "meta" or desk.live.table is None:
        return await _meta(desk, Meta(key.command), turn)
    if key.kind == "question":
        return _answer(desk, key.command, key.n)
    if key.kind == "move":
        return Said(desk.room.move(desk.seen(), key.key))
    if key.command == "choose":  # Space chooses the card that has the focus, and none has it
        return Said(desk.room.choose(desk.speaker, desk.view, ""))
    if key.command == "act":
        meant = desk.room.enter(desk.seen())
        return Said(meant) if isinstance(meant, str) else await take(desk, own_seat(desk), meant, turn)
    return await line(desk, key.key, turn)


def _comes(desk: Desk, text: str) -> bool:
    """Whether somebody who is called says that they are here, in the command box."""
    now = desk.now
    if not now.may_look:
        return False
    said = text.strip().casefold()
    names = {desk.names[seat].casefold(): seat for seat in now.may_look}
    if said in desk.speaker.words("web-words-show"):
        said = desk.names[now.may_look[0]].casefold()
    if said not in names:
        return False
    turn_device(desk, str(names[said]))
    return True


def _answer(desk: Desk, question: str, n: int | None, card: str | None = None) -> Said:
    said = ask(desk.speaker, question, desk.view, desk.names, n=n, card=card, facts=desk.facts)
    return Said(said)


async def _answer_people(desk: Desk, *, is_yes: bool) -> Said | None:
    """Yes or no to a claim, or else to the first who asks: for a place, to come in, to change seats, to deal or
    play again."""
    live, ident = desk.live, desk.person.ident
    if live.claims.offer is None and desk.seats:
        if live.returning.waiting:
            await live.returning.answer(ident, live.returning.waiting[0].number, is_welcome=is_yes)
            return None
        if live.door.waiting:
            await live.door.answer(ident, live.door.waiting[0].number, is_welcome=is_yes)
            return None
        wish = next((wish for wish in live.changing.wishes if wish.other in desk.seats), None)
        if wish is not None:
            await live.changing.answer(ident, wish.number, is_yes=is_yes)
            return None
        if anew.is_asked(desk):
            return await anew.answer(desk, is_yes=is_yes)
        if rematch.is_asked(desk):
            return await rematch.answer(desk, is_yes=is_yes)
    await live.claims.answer(ident, accepts=is_yes)
    return None


def _next_hand(desk: Desk) -> str:
    """After a deal, the next of the lines that tell every hand and what was passed, over and over."""
    lines = desk.speaker.opened(desk.view, desk.names)
    if not lines:
        return desk.speaker.text("terminal-not-now")
    assert desk.live.table is not None
    deal = desk.live.table.standing.deal_number
    before, place = desk.mine.opened
    place = place + 1 if before == deal else 0
    desk.mine.opened = deal, place
    return lines[place % len(lines)]


def _says_more(command: Meta) -> bool:
    """Whether a line only begins with yes or no: "no idea" rejects nobody."""
    return command.name in ("accept", "reject") and bool(command.argument)


async def _meta(desk: Desk, command: Meta | None, turn: str) -> Said | None:
    text = desk.speaker.text
    if desk.live.table is None and (command is None or command.name not in BEFORE or _says_more(command)):
        raise Forbidden(Why.NOT_BEGUN)
    assert command is not None
    match command.name:
        case "help":
            own = Keymap.read(desk.person.wishes.own_keys)
            lines = help_lines(desk.speaker, desk.live.game.id, own.shown)
            return Said("\n".join((*lines, *word_lines(desk.speaker))), opens="keys")
        case "history":
            told = desk.history.texts[-LATEST:]
            return Said("\n".join(told), opens="log") if told else Said(text("terminal-no-messages"))
        case "save":
            return Said(text("terminal-is-saved"))
        case "quit" | "language" | "box" | "actions":
            return Said(text(f"web-word-{command.name}"))
        case "hint":
            return await _hint(desk)
        case "undo":
            await desk.live.undo(desk.person.ident, own_seat(desk))
            desk.room.forget()
            return None
        case "repeat":
            return Said(desk.history.last or text("terminal-no-messages"))
        case "older" | "newer":
            return _browse(desk, -1 if command.name == "older" else 1)
        case "sort":
            return Said(desk.room.sort(desk.speaker, desk.view))
        case "say":
            desk.pen.write(desk.live, desk.person.ident, command.argument, desk.speaker, desk.seat)
            return None
        case "accept" | "reject":
            return await _answer_people(desk, is_yes=command.name == "accept")
        case "buffer":
            return Said(text("web-buffer", kind=desk.history.next_buffer()))
        case "finish":
            return _finish(desk)
        case "next-seat":
            return Said(_next_hand(desk))
    named = next(key.key for key in KEYS if key.command == command.name)
    return await key(desk, named, turn)


async def _hint(desk: Desk) -> Said:
    """What to do, and why: counted in a thread, so that nobody waits, and once in a turn."""
    if not desk.live.gathering.settings.hints:
        raise Forbidden(Why.NO_HINTS)
    view, table = desk.view, desk.live.table
    if not view.options or table is None:
        return Said(desk.speaker.turn(view, desk.names))
    mine, turn = desk.mine, desk.live.turn_of(view.seat)
    if desk.hint is None or not desk.hint.n_worlds:
        is_ready = desk.live.warming.is_ready(table.rules, ADVISER)
        number = table.standing.deal_number
        mine.hint = turn, await asyncio.to_thread(hint, view, table.bot_seed, number, is_ready=is_ready)
    return Said(desk.hint_words, opens="hint") if desk.hint_words else Said(desk.turn_words)


def _finish(desk: Desk) -> Said | None:
    """No pauses before the next decision of a person; said only where nothing comes of it."""
    if not desk.live.driving.hurry(desk.person.ident):
        return Said(desk.speaker.text("terminal-not-now"))
    return None if desk.live.driving.is_hurried else Said(desk.speaker.text("web-finish-waits"))


def _browse(desk: Desk, step: int) -> Said:
    if desk.history.is_empty:
        return Said(desk.speaker.text("terminal-no-messages"))
    found = desk.history.step(step)
    return Said(found or desk.speaker.text("terminal-history-end", end="old" if step < 0 else "new"))
