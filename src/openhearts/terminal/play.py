"""Starts a game in the terminal, takes one up again, and says goodbye: what `openhearts play` and `watch` do.

It parses no command line; options come as one value, errors leave as OpenHeartsError.
"""

from __future__ import annotations

import contextlib
import signal
import sys
import time
from collections.abc import Iterable, Iterator, Sequence
from pathlib import Path
from typing import Any, Final

from openhearts.bots.bot_specs import searches
from openhearts.core.data_folder import CannotKeep, data_folder
from openhearts.core.whole_file import refused
from openhearts.errors import Fault, May, OpenHeartsError, Why, fault_of
from openhearts.errors.program_name import program_name
from openhearts.games import registry
from openhearts.speech.display_names import bot_names, level_names
from openhearts.speech.levels import USUAL
from openhearts.speech.speaker import Speaker
from openhearts.tables import file_log
from openhearts.tables.bot_seats import ADVISER
from openhearts.tables.log import Log, MemoryLog, Sitting
from openhearts.tables.precompile import prepare
from openhearts.tables.table import Table, open_table
from openhearts.terminal import settings, setup_questions
from openhearts.terminal.commands.options import split_specs
from openhearts.terminal.commands.outputs import check_file
from openhearts.terminal.launch_options import Wishes, patience, rules_for, speaker_for, wants_plain
from openhearts.terminal.saved import Saved, chosen, describe, saved_matches, take_up
from openhearts.terminal.session import Session
from openhearts.terminal.ui.face import Face, Leave
from openhearts.terminal.ui.plain import PlainFace

DEFAULT_BOTS = "club"
RICH_PACE, PLAIN_PACE = 0.6, 0.0


# --- opening a table --------------------------------------------------------------------------------------------------


def sittings_for(n_seats: int, bots: str, own: str | None, names: Sequence[str]) -> tuple[Sitting, ...]:
    """A person (where `own` is a name) and bots with some of the names; `bots` one description, or one for each."""
    specs = split_specs(bots) or [DEFAULT_BOTS]
    taken = own.casefold() if own else ""
    free = [name for name in names if name.casefold() != taken]
    seated = [] if own is None else [Sitting(own)]
    for idx in range(n_seats - len(seated)):
        seated.append(Sitting(free[idx], specs[idx % len(specs)]))
    return tuple(seated)


def _specs(sittings: Iterable[Sitting]) -> list[str]:
    """The bots among those who sit at a table."""
    return [sitting.bot for sitting in sittings if sitting.bot is not None]


def open_log(speaker: Speaker, face: Face, label: str) -> Log:
    """A file for the table; where none can be written, a warning and a log in memory."""
    try:
        return file_log.create(label=label)
    except CannotKeep as error:
        face.say([speaker.text("terminal-cannot-keep", why=speaker.error(error))])
        return MemoryLog()


@contextlib.contextmanager
def leaving_by_signal() -> Iterator[None]:
    """A closed terminal and a polite kill leave the table as Ctrl-D does: the terminal is given back."""

    def leave(number: int, frame: Any) -> None:
        raise Leave

    names = [name for name in ("SIGTERM", "SIGHUP") if hasattr(signal, name)]
    before = {}
    with contextlib.suppress(ValueError):  # not in the main thread
        before = {name: signal.signal(getattr(signal, name), leave) for name in names}
    try:
        yield
    finally:
        for name, handler in before.items():
            signal.signal(getattr(signal, name), handler)


# --- play -------------------------------------------------------------------------------------------------------------


def play(wishes: Wishes) -> int:
    """`openhearts play`: 0 when the match is over, was left and saved, or was left at a question before it.

    Raises OpenHeartsError.
    """
    if wishes.record:
        check_file("--record", wishes.record)
    is_plain = wants_plain(wishes.is_plain)
    speaker = speaker_for(wishes.language, letters=wishes.letters)
    lines = PlainFace(cells=wishes.cells)
    saved = saved_matches()
    try:
        with leaving_by_signal():
            if wishes.resume is not None:
                return _resume(wishes, _wanted(wishes, saved), speaker, lines, is_plain)
            return _new(wishes, saved, speaker, lines, is_plain)
    except setup_questions.Asked:
        return 0
    except Leave as error:
        if isinstance(error.__cause__, KeyboardInterrupt):
            raise error.__cause__ from None
        raise OpenHeartsError(Why.NO_ANSWER) from error


def _new(wishes: Wishes, saved: Sequence[Saved], speaker: Speaker, face: Face, is_plain: bool) -> int:
    variant = wishes.variant
    is_asked_variant = variant is None and wishes.rules_file is None
    if is_asked_variant:
        last = settings.load().get("variant", setup_questions.DEFAULT_VARIANT)
        found = [describe(one, speaker) for one in saved]
        variant, speaker, number = setup_questions.ask_variant(face, speaker, last, found)
        if number is not None:
            return _resume(wishes, chosen(saved, number, None), speaker, face, is_plain)
    seats = wishes.seats
    asks = wishes.variant is None or _is_person()
    if seats is None and variant is not None and asks:
        seats = setup_questions.ask_seats(face, speaker, registry.variant(variant))
    elif seats is None and variant is not None:
        seats = setup_questions.default_seats(registry.variant(variant))
    rules = rules_for(wishes, variant, seats)
    own = wishes.name or settings.load().get("name") or speaker.text("terminal-you")
    bots = wishes.bots
    if bots is None:
        level = settings.load().get("level", DEFAULT_BOTS)
        bots = level if level in {one.id for one in level_names(speaker)} else DEFAULT_BOTS
        if is_asked_variant or _is_person():
            bots = setup_questions.ask_level(face, speaker, bots)
            settings.remember(level=bots)
    sittings = sittings_for(rules.seats, bots, own, bot_names(speaker))
    names = [sitting.name for sitting in sittings]
    first = wishes.first_leader
    who = setup_questions.asked_person(rules)
    if first is None and who is not None:
        first = setup_questions.ask_first_leader(face, speaker, who, names) if asks else 0
    if first is not None and not 0 <= first < rules.seats:
        raise OpenHeartsError(Why.NO_SEAT, seat=first, last=rules.seats - 1)
    log = open_log(speaker, face, rules.id)
    extras = {"language": speaker.language}
    seat = first or 0
    try:
        table, events = open_table(rules, sittings, seed=wishes.seed, first_leader=seat, log=log, extras=extras)
    except OpenHeartsError:
        _discard(log)
        raise
    settings.remember(language=speaker.language, **({"variant": variant} if variant else {}))
    if wishes.name:
        settings.remember(name=wishes.name)
    return _sit(wishes, table, events, speaker, is_plain)


def _is_person() -> bool:
    """Whether a person sits at the keyboard: then a question is better than a guess."""
    return sys.stdin is not None and not sys.stdin.closed and sys.stdin.isatty()


def _discard(log: Log) -> None:
    """Take a file away in which no table was begun."""
    if isinstance(log, file_log.FileLog):
        log.close()
        with contextlib.suppress(OSError):
            log.path.unlink()


A_NUMBER: Final = Fault(May.WHOLE, {"low": "1", "high": None})
# What a saved match has already, by the fields of Wishes.
AS_BEGUN: Final = {
    "seats": "--seats",
    "options": "--option",
    "rules_file": "--rules",
    "seed": "--seed",
    "name": "--name",
    "bots": "--bots",
    "first_leader": "--first-leader",
}


def _wanted(wishes: Wishes, saved: Sequence[Saved]) -> Sequence[Saved]:
    """The saved matches that `--resume` may mean, the likeliest first.  Raises OpenHeartsError."""
    refused = [option for field, option in AS_BEGUN.items() if getattr(wishes, field) not in (None, {})]
    if refused:
        raise OpenHeartsError(Why.SAVED_AS_BEGUN, list=tuple(refused))
    text, name, number = (wishes.resume or "").strip(), wishes.variant, None
    if text.isascii() and text.isdigit():
        number = int(text[:6])
    elif text and name is not None:
        raise OpenHeartsError(Why.ARGUMENT_VALUE, name="--resume", may=A_NUMBER, help=f"{program_name()} play --help")
    elif text:  # `--resume classic`
        name = text
    return chosen(saved, number, None if name is None else registry.variant(name))


def _resume(wishes: Wishes, wanted: Sequence[Saved], speaker: Speaker, face: Face, is_plain: bool) -> int:
    """Go on with the first of them that can be taken up; one that was named is, or its error is raised."""
    for one in wanted:
        try:
            table = take_up(one.kept, speaker, face)
        except OpenHeartsError as error:
            is_in_use = isinstance(error, file_log.InUse)
            if len(wanted) == 1:
                if is_in_use:
                    raise
                raise OpenHeartsError(Why.CANNOT_RESUME, file=one.kept.path.name, cause=fault_of(error)) from error
            if not is_in_use:
                why = speaker.error(error)
                face.say([speaker.text("terminal-cannot-resume", file=one.kept.path.name, why=why)])
            continue
        return _sit(wishes, table, (), speaker, is_plain, is_resumed=True)
    raise OpenHeartsError(Why.NOTHING_SAVED)


def make_face(is_plain: bool, cells: int | None = None) -> Face:
    """The face that this terminal can show; `cells`: how long a line may be, where there are lines."""
    if is_plain:
        return PlainFace(cells=cells)
    from rich.console import detect_legacy_windows

    from openhearts.terminal.ui.rich_face import RichFace

    return PlainFace() if detect_legacy_windows() else RichFace()


def pace_for(wishes: Wishes, is_plain: bool) -> float:
    """Seconds between the cards of bots."""
    return wishes.pace if wishes.pace is not None else PLAIN_PACE if is_plain else RICH_PACE


def level_for(wishes: Wishes, is_plain: bool) -> str:
    """How much is told: what was asked for, or remembered; usually the trick at one's turn, beside pictures all."""
    asked = wishes.announce or settings.load().get("announce", "")
    if wishes.announce is not None:
        settings.remember(announce=wishes.announce)
    return settings.ANNOUNCED.get(asked, USUAL if is_plain else "full")


def _sit(
    wishes: Wishes, table: Table, events: Any, speaker: Speaker, is_plain: bool, *, is_resumed: bool = False
) -> int:
    """Play at a table until it is over or left."""
    people = table.people
    seat = people[0] if people else None
    specs = _specs(table.sittings)
    # Who searches is got ready, and the adviser with it; where nobody does, nobody waits, and hints need no search.
    prepare(table.rules, [*specs, ADVISER] if any(map(searches, specs)) else specs, patience(speaker, wishes.cells))
    if not is_plain or wishes.signs:
        speaker = speaker.other(short=True)
    face = make_face(is_plain, wishes.cells)
    over = False
    try:
        session = Session(
            table, face, speaker, seat, pace=pace_for(wishes, is_plain), level=level_for(wishes, is_plain)
        )
        if is_resumed:
            session.welcome_back()
        else:
            session.say(speaker.text("terminal-welcome", name=session.title(), plain="yes" if is_plain else "no"))
        try:
            over = session.run(events)
        finally:
            speaker = session.speaker  # the language can change at the table
        if face.is_rich:
            setup_questions.wait_for_enter(face, speaker.text("terminal-prompt-end"))
    except (Leave, KeyboardInterrupt):
        pass  # every decision is in the log already
    finally:
        face.close()
    return _goodbye(wishes, table, speaker, over, is_plain)


def _goodbye(wishes: Wishes, table: Table, speaker: Speaker, over: bool, is_plain: bool) -> int:
    """What is said at the end, in lines on the screen as it was before.

    Raises CannotKeep where the record that was asked for cannot be written after all.
    """
    face = PlainFace(cells=wishes.cells)
    lines: list[str] = []
    failed: CannotKeep | None = None
    view = table.view(table.people[0] if table.people else None)
    record = Path(wishes.record) if wishes.record else None
    if over:
        table.close("over")
        if not is_plain:
            lines.append(speaker.result(table.after, view, table.names))
        record = record or (_record_path(table) if table.people else None)
    elif not table.people:
        pass
    elif isinstance(table.log, file_log.FileLog):
        lines.append(speaker.text("terminal-saved"))
    else:
        lines.append(speaker.text("terminal-not-saved"))
    if record is not None:
        failed = _unsaved(table, record)
        if failed is None:
            lines.append(speaker.text("terminal-record", file=str(record)))
        elif not wishes.record:
            lines.append(speaker.text("terminal-no-record", file=str(record), why=failed.data["why"]))
    if isinstance(table.log, file_log.FileLog):
        table.log.close()
    with contextlib.suppress(Leave):
        face.say(lines)
    if failed is not None and wishes.record:
        raise failed
    return 0


def _unsaved(table: Table, record: Path) -> CannotKeep | None:
    """Writes the record of a table; None where that is done, else why it is not."""
    try:
        record.parent.mkdir(parents=True, exist_ok=True)
        table.record().save(record)
    except OSError as error:
        return refused("--record", record, error)
    except CannotKeep as error:
        return CannotKeep(error.fault, name="--record")
    return None


def _record_path(table: Table) -> Path | None:
    try:
        folder = data_folder() / "records"
    except CannotKeep:
        return None
    return folder / f"{time.strftime('%Y%m%d-%H%M%S')}-{table.rules.id}.txt"


# --- watch ------------------------------------------------------------------------------------------------------------


def watch(wishes: Wishes) -> int:
    """`openhearts watch`: bots at every seat, nothing to save.  Raises OpenHeartsError."""
    if wishes.record:
        check_file("--record", wishes.record)
    is_plain = wants_plain(wishes.is_plain)
    speaker = speaker_for(wishes.language, letters=wishes.letters)
    seats = wishes.seats
    if seats is None and wishes.rules_file is None:
        seats = setup_questions.default_seats(registry.variant(wishes.variant or setup_questions.DEFAULT_VARIANT))
    rules = rules_for(wishes, wishes.variant, seats)
    seat, every_seat = _watched(wishes.view, rules.seats, speaker)
    first = wishes.first_leader or 0
    if not 0 <= first < rules.seats:
        raise OpenHeartsError(Why.NO_SEAT, seat=first, last=rules.seats - 1)
    sittings = sittings_for(rules.seats, wishes.bots or DEFAULT_BOTS, None, bot_names(speaker))
    table, events = open_table(rules, sittings, seed=wishes.seed, first_leader=first)
    prepare(rules, _specs(sittings), patience(speaker, wishes.cells))
    if not is_plain or wishes.signs:
        speaker = speaker.other(short=True)
    over = False
    with leaving_by_signal():
        face = make_face(is_plain, wishes.cells)
        try:
            level = level_for(wishes, is_plain)
            pace = pace_for(wishes, is_plain)
            session = Session(table, face, speaker, seat, pace=pace, every_seat=every_seat, level=level)
            seated = [f"{sitting.name} ({sitting.bot})" for sitting in sittings]
            session.say(speaker.text("terminal-watch-title", name=session.title(), list=", ".join(seated)))
            over = session.run(events)
            if face.is_rich:
                setup_questions.wait_for_enter(face, speaker.text("terminal-prompt-end"))
        except (Leave, KeyboardInterrupt):
            pass
        finally:
            face.close()
    return _goodbye(wishes, table, speaker, over, is_plain)


def _watched(text: str | None, n_seats: int, speaker: Speaker) -> tuple[int | None, bool]:
    """The seat watched and whether every hand is shown."""
    if text is None:
        return None, False
    if text.strip().lower() == "all":
        return None, True
    if text.isascii() and text.isdigit() and int(text[:4]) < n_seats:
        return int(text[:4]), False
    raise OpenHeartsError(Why.NO_SUCH_VIEW, text=text[:20], last=n_seats - 1)
