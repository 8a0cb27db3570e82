"""`openhearts bot new` writes a bot to begin with, `openhearts bot test` holds one against its promises.

What is checked is the room `testing`'s; here files are found and reports are shown.
"""

from __future__ import annotations

import ast
import sys
from collections.abc import Iterator, Sequence
from contextlib import contextmanager, redirect_stdout
from pathlib import Path
from typing import Final

from openhearts.bots.levels import COMMAND, LEVELS
from openhearts.core.shapes import Rules
from openhearts.errors import BadBot, Fault, OpenHeartsError, Why, unreadable
from openhearts.games import registry
from openhearts.speech.speaker import Speaker
from openhearts.tables.file_log import CannotKeep
from openhearts.tables.preparing import telling
from openhearts.terminal.play import patience, speaker_for, wants_plain
from openhearts.terminal.ui.plain import PlainFace
from openhearts.terminal.ui.progress import counting_bar
from openhearts.testing import Check, Report, check_bot
from openhearts.testing.asking import Progress, quietly
from openhearts.testing.bots import Effort, tables
from openhearts.testing.new_bot import class_name, text_of_bot

MAX_WORK: Final = 1_000_000
_BROKEN: Final = 1


def new(file: str, *, language: str | None) -> int:
    """`openhearts bot new`.  Raises OpenHeartsError for a file that is there, or that cannot be written."""
    speaker, path = speaker_for(language), Path(file)
    if path.suffix.lower() != ".py" or not path.stem:
        raise BadBot(Why.WRITE_INSTEAD, text=file[:60], sample=f"{path.name.partition('.')[0] or 'mine'}.py")
    try:
        with path.open("x", encoding="utf-8") as target:
            target.write(text_of_bot(file, path.stem))
    except FileExistsError as error:
        raise CannotKeep(Why.FILE_EXISTS, file=file) from error
    except OSError as error:
        raise CannotKeep(Why.CANNOT_WRITE, why=f"{file}: {error.strerror or error}") from error
    spec = f"{file}:{class_name(path.stem)}"
    lines = [
        speaker.text("bot-new-written", file=file),
        f"  openhearts bot test {_quoted(file)}",
        f"  openhearts play classic --bots {_quoted(spec)}",
        f"  openhearts arena classic --players {_quoted(f'{spec},club,club,club')}",
    ]
    PlainFace().say(lines)
    return 0


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
    if not rules:
        rules = tuple(one for one in tables(effort, game) if seats is None or one.seats == seats)
    if not rules:
        raise OpenHeartsError(Why.NOT_IN_RANGE, name="--seats", low=2, high=11, text=str(seats))
    is_shown = not as_json and not wants_plain(False) and sys.stderr.isatty()
    with telling([spec], patience(speaker)), _bar(speaker, is_shown) as tell, redirect_stdout(sys.stderr):
        # what bots print must not mix with the report
        found = check_bot(spec, rules=rules, seed=seed, effort=effort, budget=budget, max_ms=max_ms, on_progress=tell)
    PlainFace().say([found.json()] if as_json else lines_of(speaker, found))
    return 0 if found.passed else _BROKEN


def spec_of(named: str) -> str:
    """How a bot is named everywhere: for a Python file alone, the one bot that stands in it.  Raises BadBot."""
    path = Path(named)
    if path.suffix.lower() != ".py" or named[: len(COMMAND)].lower() == COMMAND or named in LEVELS:
        return named
    classes = _classes(path)
    if len(classes) == 1:
        return f"{named}:{classes[0]}"
    raise BadBot(Why.WRITE_INSTEAD, text=named[:60], sample=f"{path.name}:{classes[0] if classes else 'MyBot'}")


def _classes(path: Path) -> list[str]:
    """The classes of a file that are made from another one and choose, in their order; the file is not run."""
    try:
        tree = ast.parse(path.read_bytes())
    except OSError as error:
        raise BadBot(unreadable(str(path), error)) from error
    except (SyntaxError, ValueError) as error:
        raise BadBot(Why.BOT_FAILS, file=path.name, cause=_as_fault(error)) from error
    found = [one for one in tree.body if isinstance(one, ast.ClassDef) and one.bases]
    chooses = [
        one for one in found if any(isinstance(part, ast.FunctionDef) and part.name == "choose" for part in one.body)
    ]
    return [one.name for one in chooses]


def _as_fault(error: Exception) -> Fault:
    return Fault(Why.OTHER, {"text": f"{type(error).__name__}: {error}"})


def _quoted(text: str) -> str:
    return f'"{text}"' if " " in text else text


@contextmanager
def _bar(speaker: Speaker, is_shown: bool) -> Iterator[Progress]:
    """A bar on standard error, where a person can see it."""
    if not is_shown:
        yield quietly
        return
    with counting_bar(speaker.text("bot-test-progress")) as tell:
        yield tell


# --- the report in words ----------------------------------------------------------------------------------------------


def lines_of(speaker: Speaker, report: Report) -> list[str]:
    """A table of promises, and for each that is broken where, and how to see it again."""
    heads = [speaker.text(f"bot-test-head-{name}") for name in ("outcome", "promise", "figures")]
    rows = [heads]
    for check in report.checks:
        promise = speaker.text(f"bot-test-promise-{check.name}")
        rows.append([speaker.text(f"bot-test-{check.outcome}"), promise, _figures(speaker, check)])
    widths = [max(len(row[column]) for row in rows) for column in range(2)]
    lines = [f"{row[0]:{widths[0]}}  {row[1]:{widths[1]}}  {row[2]}".rstrip() for row in rows]
    for check in report.checks:
        if check.outcome != "passed":
            lines += ["", *_told(speaker, check)]
    key = "bot-test-all-kept" if report.passed else "bot-test-broken"
    broken = speaker.listing(check.name for check in report.failed)
    told = {"bot": report.subject, "seed": report.seed} | ({} if report.passed else {"list": broken})
    return [*lines, "", speaker.text(key, **told)]


def _figures(speaker: Speaker, check: Check) -> str:
    figures = check.figures
    if "mean_ms" in figures:
        names = {"mean": "mean_ms", "most": "p99_ms", "worst": "worst_ms"}
        shown = {name: speaker.number(figures[key], 2) for name, key in names.items()}
        return speaker.text("bot-test-speed", count=speaker.number(figures["decisions"]), **shown)
    return speaker.number(sum(figures.values())) if figures else ""


def _told(speaker: Speaker, check: Check) -> list[str]:
    """Why a promise is broken or was left out."""
    lines = [speaker.text(f"bot-test-promise-{check.name}")]
    if check.finding is not None:
        lines.append(f"  {speaker.text(f'bot-test-{check.finding.key}', **check.finding.values)}")
    if (place := check.place) is not None:
        told = speaker.text(
            "bot-test-place",
            rules=place.rules,
            seats=place.seats,
            seed=place.seed,
            deal=place.deal_number,
            step=place.step,
            seat="-" if place.seat is None else place.seat,
        )
        lines += [f"  {told}", *(f"    {line}" for line in place.view.splitlines())]
    lines += [f"  | {line}" for line in check.traceback.splitlines()]
    if check.repeat:
        lines += [f"  {speaker.text('bot-test-repeat')}", *(f"    {line}" for line in check.repeat)]
    return lines
