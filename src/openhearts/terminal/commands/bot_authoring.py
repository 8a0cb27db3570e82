"""`openhearts bot new` writes a bot to begin with, `openhearts bot test` holds one against its promises.

What is checked is the room `testing`'s; here files are found; reports are shown in conformance_report.py.
"""

from __future__ import annotations

import ast
import re
from collections.abc import Sequence
from pathlib import Path
from typing import Final

from openhearts.bots.bot_specs import COMMAND, LEVELS, bot_classes, module_of
from openhearts.core.data_folder import CannotKeep
from openhearts.core.game_types import Rules
from openhearts.core.whole_file import refused
from openhearts.errors import BadBot, Fault, OpenHeartsError, Why, unreadable
from openhearts.errors.program_name import program_name
from openhearts.games import registry
from openhearts.tables.precompile import telling
from openhearts.terminal.commands.conformance_report import checking, no_such_size, quoted, show
from openhearts.terminal.launch_options import patience, speaker_for
from openhearts.terminal.ui.plain import PlainFace
from openhearts.testing import check_bot
from openhearts.testing.bot_conformance import Effort, tables
from openhearts.testing.bot_template import class_name, text_of_bot

MAX_WORK: Final = 1_000_000


def new(file: str, *, language: str | None) -> int:
    """`openhearts bot new`.  Raises OpenHeartsError for a file that is there, or that cannot be written."""
    speaker, path = speaker_for(language), Path(file)
    if not _can_name_a_bot(file):
        shown = file[:60].encode(errors="replace").decode()
        raise BadBot(Why.WRITE_INSTEAD, text=shown, sample=f"{_plain(path.name.partition('.')[0]) or 'mine'}.py")
    spec = f"{file}:{class_name(path.stem)}"
    commands = [
        f"{program_name()} bot test {quoted(file)}",
        f"{program_name()} play classic --bots {quoted(spec)}",
        f"{program_name()} arena classic --players {quoted(f'{spec},club,club,club')}",
    ]
    try:
        _write_new(path, text_of_bot(path.stem, commands).encode())
    except FileExistsError as error:
        raise CannotKeep(Why.FILE_EXISTS, file=file) from error
    except OSError as error:
        raise refused("FILE", path, error) from error
    PlainFace().say([speaker.text("bot-new-written", file=file), *(f"  {one}" for one in commands)])
    return 0


def _can_name_a_bot(file: str) -> bool:
    """Whether a bot in a file of this name can be named everywhere: as Python, in UTF-8, among others in a row."""
    path = Path(file)
    parts_bots = any(sign in file for sign in ",;") or file != file.strip() or file[: len(COMMAND)].lower() == COMMAND
    return path.suffix.lower() == ".py" and bool(path.stem) and file.isprintable() and not parts_bots


def _plain(stem: str) -> str:
    """A name of a file as near as can be that no command line reads otherwise."""
    return "-".join(re.findall(r"[\w-]+", stem))


def _write_new(path: Path, data: bytes) -> None:
    """Writes a file that is not there yet, whole or not at all.  Raises OSError."""
    with path.open("xb") as target:
        try:
            target.write(data)
            target.flush()
        except OSError:
            path.unlink()
            raise


def test(
    named: str,
    variants: Sequence[str],
    *,
    seats: int | None,
    game: str | None,
    seed: str,
    effort: Effort,
    budget: int | None,
    max_ms: float | None,
    as_json: bool,
    language: str | None,
) -> int:
    """`openhearts bot test`: 0 where every promise is kept, else 1.  Raises OpenHeartsError for what cannot be had."""
    speaker = speaker_for(language)
    if budget is not None and not 1 <= budget <= MAX_WORK:
        raise OpenHeartsError(Why.NOT_IN_RANGE, name="--budget", low=1, high=MAX_WORK, text=str(budget))
    if game is not None:
        registry.game(game)
    spec = spec_of(named)
    rules: tuple[Rules, ...] = tuple(registry.ruleset(variant, seats) for variant in variants)
    rules = rules or tables(effort, game, seats)
    if not rules:
        raise no_such_size(
            seats, (one for ident in ([game] if game else registry.games()) for one in registry.game(ident).variants())
        )
    with telling([spec], patience(speaker)), checking(speaker, "bot", as_json=as_json) as tell:
        found = check_bot(spec, rules=rules, seed=seed, effort=effort, budget=budget, max_ms=max_ms, on_progress=tell)
    return show(speaker, found, "bot", spec, as_json=as_json)


def spec_of(named: str) -> str:
    """How a bot is named everywhere: for a Python file alone, the one bot that stands in it.  Raises BadBot.

    Where no class can be seen to be one, the file is run: who is asked for the bot by that name says what it lacks.
    """
    path = Path(named)
    if path.suffix.lower() != ".py" or named[: len(COMMAND)].lower() == COMMAND or named in LEVELS:
        return named
    classes = _classes(path) or bot_classes(path) or _without_base(path)[:1] or ["MyBot"]  # which lack something
    if len(classes) == 1:
        return f"{named}:{classes[0]}"
    raise BadBot(Why.WRITE_INSTEAD, text=named[:60], sample=f"{path.name}:{classes[0]}")


def _without_base(path: Path) -> list[str]:
    """The classes of a file, which is run, that choose and are no bots."""
    return [key for key, value in vars(module_of(path)).items() if isinstance(value, type) and hasattr(value, "choose")]


def _classes(path: Path) -> list[str]:
    """The classes of a file that are made from another one and choose, in their order; the file is not run.

    A class that another one is made from is none of them: it is there for what they have in common.
    """
    try:
        tree = ast.parse(path.read_bytes(), path.name)
    except OSError as error:
        raise BadBot(unreadable(str(path), error)) from error
    except (SyntaxError, ValueError) as error:
        raise BadBot(Why.BOT_FAILS, file=path.name, cause=_as_fault(error)) from error
    found = [one for one in tree.body if isinstance(one, ast.ClassDef) and one.bases]
    chooses: list[str] = []
    for one in found:
        is_own = any(isinstance(part, ast.FunctionDef) and part.name == "choose" for part in one.body)
        if is_own or not _bases(one).isdisjoint(chooses):
            chooses.append(one.name)
    common = {name for one in found for name in _bases(one)}
    return [name for name in chooses if name not in common]


def _bases(made: ast.ClassDef) -> set[str]:
    """The names of what a class is made from, without those of modules."""
    return {ast.unparse(base).rpartition(".")[2] for base in made.bases}


def _as_fault(error: Exception) -> Fault:
    return Fault(Why.OTHER, {"text": f"{type(error).__name__}: {error}"})
