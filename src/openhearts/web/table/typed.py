"""What keys and typed lines mean at one person's table: questions, actions, and commands to the program.

What they lead to is asked of the table by actions.py and commands.py.
"""

from __future__ import annotations

import asyncio
from typing import TYPE_CHECKING, Final

from msgspec.structs import replace

from openhearts.errors import Forbidden, Why
from openhearts.speech.card_letters import letters_words, numbered
from openhearts.speech.key_answers import ask
from openhearts.speech.keymap import KEYS, help_lines, key_for, page_word_lines
from openhearts.speech.levels import level_words, numbered_level
from openhearts.speech.typed_commands import Act, Ask, Meta, parse, program
from openhearts.tables.bot_seats import ADVISER, hint
from openhearts.tables.session import commands as c
from openhearts.web.slow import deadlines as slow
from openhearts.web.table import chat, people, rematch
from openhearts.web.table.actions import own_seat, take, turn_device
from openhearts.web.table.key_remapping import Keymap, named
from openhearts.web.table.message_history import Repeated, Said

if TYPE_CHECKING:
    from openhearts.web.table.viewer import TableViewer

# What is answered before a match too.
BEFORE: Final = frozenset(
    ("help", "quit", "language", "save", "history", "say", "box", "repeat", "older", "newer", "buffer", "accept")
) | {"reject", "announce", "letters"}
LATEST: Final = 10  # messages that `history` tells


async def line(viewer: TableViewer, text: str, turn: str, ident: str) -> Said | None:
    """A typed line: a question, an action, or a command to the program."""
    if (asked := await people.ask_back(viewer, text)) is not None:
        return asked
    if (heard := await slow.typed(viewer, text, ident)) is not None:
        return heard if heard.text else None
    if viewer.shown.view is None:
        return await _meta(viewer, program(text, viewer.speaker), turn, ident)
    if _comes(viewer, text):
        return None
    if (wants := rematch.wants(viewer, text)) is not None:
        return await rematch.answer(viewer, is_yes=wants, ident=ident)
    if rematch.is_anew_meant(viewer, text):
        return await rematch.answer_anew(viewer, is_yes=True, ident=ident)
    command = parse(text, viewer.view, viewer.names, viewer.speaker)
    if isinstance(command, Ask):
        return _answer(viewer, command.question, command.n, command.card)
    if isinstance(command, Act):
        own_seat(viewer)
        return await take(viewer, command.action, turn, ident)
    return await _meta(viewer, command, turn, ident)


async def key(viewer: TableViewer, name: str, turn: str, ident: str) -> Said | None:
    """A key of the map."""
    key = key_for(name, viewer.table.state.game.id)
    if key is None:
        own = viewer.person.wishes.own_keys
        pressed = Keymap.read(own).shown(name) or name
        shows = named(viewer.speaker, own, "?")
        return Said(viewer.speaker.text("terminal-no-key", key=pressed[:12], help=shows))
    if key.kind == "meta" or viewer.shown.view is None:
        return await _meta(viewer, Meta(key.command), turn, ident)
    if key.kind == "question":
        return _answer(viewer, key.command, key.n)
    if key.kind == "move":
        return Said(viewer.game_ui.move(viewer.seen(), key.key))
    if key.command == "choose":  # Space chooses the card that has the focus, and none has it
        return Said(viewer.game_ui.choose(viewer.speaker, viewer.view, "")[0])
    if key.command == "act":
        meant = viewer.game_ui.enter(viewer.seen())
        return Said(meant) if isinstance(meant, str) else await take(viewer, meant, turn, ident)
    return await line(viewer, key.key, turn, ident)


def _comes(viewer: TableViewer, text: str) -> bool:
    """Whether a player who is called says in the command box that they are here."""
    may_look = viewer.may_look
    if not may_look:
        return False
    said = text.strip().casefold()
    names = {viewer.names[seat].casefold(): seat for seat in may_look}
    if said in viewer.speaker.words("web-words-show"):
        said = viewer.names[may_look[0]].casefold()
    if said not in names:
        return False
    turn_device(viewer, str(names[said]))
    return True


def _answer(viewer: TableViewer, question: str, n: int | None, card: str | None = None) -> Said:
    if question == "clock" and viewer.shown.settings.slow:
        return Said(slow.answer(viewer))
    if question == "turn" and viewer.shown.is_match_over:
        return Said(viewer.turn_words)
    return Said(ask(viewer.speaker, question, viewer.view, viewer.names, n=n, card=card, facts=viewer.facts))


async def _answer_people(viewer: TableViewer, *, is_yes: bool, ident: str) -> Said | None:
    """Yes or no to a claim, or else to the first who asks: for a place, to come in, to change seats, to deal anew, to
    play again."""
    shown = viewer.shown
    if shown.claim is None:
        wish: c.AnyWish | None = None
        if shown.returns:
            wish = c.AnswerBack(shown.returns[0].number, is_yes)
        elif shown.knocks:
            wish = c.AnswerKnock(shown.knocks[0].number, is_yes)
        elif shown.asking:
            wish = c.AnswerSwap(shown.asking[0].number, is_yes)
        if wish is not None:
            await viewer.ask(wish, ident)
            return None
        if rematch.is_anew_asked(viewer) and viewer.seats:
            return await rematch.answer_anew(viewer, is_yes=is_yes, ident=ident)
        if rematch.is_asked(viewer):
            return await rematch.answer(viewer, is_yes=is_yes, ident=ident)
    await viewer.ask(c.AnswerClaim(is_yes), ident)
    return None


def _next_hand(viewer: TableViewer) -> str:
    """After a deal, the next of the lines that tell every hand and what was passed, over and over."""
    lines = viewer.speaker.opened(viewer.view, viewer.names)
    if not lines:
        return viewer.speaker.text("terminal-not-now")
    before, place = viewer.mine.opened
    place = place + 1 if before == viewer.shown.deal else 0
    viewer.mine.opened = viewer.shown.deal, place
    return lines[place % len(lines)]


def _says_more(command: Meta) -> bool:
    """Whether a line only begins with yes or no: "no idea" rejects nobody."""
    return command.name in ("accept", "reject") and bool(command.argument)


async def _meta(viewer: TableViewer, command: Meta | None, turn: str, ident: str) -> Said | None:
    text = viewer.speaker.text
    if viewer.shown.view is None and (command is None or command.name not in BEFORE or _says_more(command)):
        raise Forbidden(Why.NOT_BEGUN)
    assert command is not None
    match command.name:
        case "help":
            own = Keymap.read(viewer.person.wishes.own_keys)
            lines = help_lines(viewer.speaker, viewer.table.state.game.id, own.shown)
            more = [slow.how(viewer)] if viewer.shown.settings.slow else []
            words = page_word_lines(viewer.speaker, viewer.table.state.game.id)
            return Said("\n".join((*lines, *words, *more)), opens="keys")
        case "history":
            told = viewer.history.texts[-LATEST:]
            return Said("\n".join(told), opens="log") if told else Said(text("terminal-no-messages"))
        case "save":
            return Said(text("terminal-is-saved"))
        case "quit" | "language" | "pace" | "box" | "actions":
            return Said(text(f"web-word-{command.name}"))
        case "announce" | "letters":
            return Said(_wish(viewer, command))
        case "hint":
            return await _hint(viewer, ident)
        case "undo":
            await viewer.ask(c.TakeBack(own_seat(viewer)), ident)
            viewer.game_ui.forget()
            return None
        case "repeat":
            return Repeated(viewer.mine.answer or viewer.history.last or text("terminal-no-messages"))
        case "older" | "newer":
            return _browse(viewer, -1 if command.name == "older" else 1)
        case "sort":
            return Said(viewer.game_ui.sort(viewer.speaker, viewer.view))
        case "say":
            await chat.write(viewer, command.argument, ident)
            return None
        case "accept" | "reject":
            return await _answer_people(viewer, is_yes=command.name == "accept", ident=ident)
        case "buffer":
            return Said(text("web-buffer", kind=viewer.history.next_buffer()))
        case "finish":
            return await _finish(viewer, ident)
        case "next-seat":
            return Said(_next_hand(viewer))
    named = next(key.key for key in KEYS if key.command == command.name)
    return await key(viewer, named, turn, ident)


def _wish(viewer: TableViewer, command: Meta) -> str:
    """How much is told, or the letters on cards: asked, or changed by a number, which the connection hands on."""
    wishes, number = viewer.person.wishes, command.argument.strip()
    level, letters = (numbered_level(number), None) if command.name == "announce" else (None, numbered(number))
    if level is not None:
        viewer.wish(replace(wishes, spoken=level))
    if letters is not None:
        viewer.wish(replace(wishes, letters=letters))
    if command.name == "announce":
        return level_words(viewer.speaker, viewer.person.wishes.spoken)
    return letters_words(viewer.speaker)


async def _hint(viewer: TableViewer, ident: str) -> Said:
    """What to do, and why: counted in a thread, so that nobody waits, and once in a turn."""
    if not viewer.shown.settings.hints:
        raise Forbidden(Why.NO_HINTS)
    async with viewer.mine.hinting:  # who asks again meanwhile is told the same
        await _count_hint(viewer, ident)
    return Said(viewer.hint_words, opens="hint") if viewer.hint_words else Said(viewer.turn_words)


async def _count_hint(viewer: TableViewer, ident: str) -> None:
    """Counts the hint of this turn: once, and once more when the search has got ready; it is noted once."""
    shown, deal, mine = viewer.shown, viewer.table.state.deal, viewer.mine
    if shown.seat is None or deal is None or shown.view is None or not shown.view.options:
        return
    is_ready = viewer.table.warming.is_ready(shown.rules, ADVISER)
    if viewer.hint is not None and (viewer.hint.n_worlds or not is_ready):
        return
    if mine.hint[0] != shown.turn:
        await viewer.ask(c.TakeHint(shown.seat), ident)
        mine.hint = shown.turn, None
    told = await asyncio.to_thread(hint, shown.view, deal.chance, deal.number, is_ready=is_ready)
    mine.hint = shown.turn, told


async def _finish(viewer: TableViewer, ident: str) -> Said | None:
    """No pauses before the next decision of a person; said only where nothing comes of it."""
    if not viewer.shown.can_hurry:
        return Said(viewer.speaker.text("terminal-not-now"))
    await viewer.ask(c.Hurry(), ident)
    return (
        Said(viewer.speaker.text("web-finish-waits"))
        if not viewer.shown.is_hurried and viewer.shown.can_hurry
        else None
    )


def _browse(viewer: TableViewer, step: int) -> Said:
    if viewer.history.is_empty:
        return Repeated(viewer.speaker.text("terminal-no-messages"))
    found = viewer.history.step(step)
    return Repeated(found or viewer.speaker.text("terminal-history-end", end="old" if step < 0 else "new"))
