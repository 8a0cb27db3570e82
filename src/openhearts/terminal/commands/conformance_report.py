"""What `openhearts bot test` and `openhearts game test` show: a bar while promises are checked, and a report in words.

It checks nothing and knows no check by name: every check and every finding has its message.
"""

from __future__ import annotations

import os
import re
import shlex
import sys
from collections.abc import Iterable, Iterator
from contextlib import contextmanager, nullcontext, redirect_stdout
from typing import Final, Literal

from openhearts.core.game import Variant
from openhearts.errors import OpenHeartsError, Why
from openhearts.speech.speaker import Speaker
from openhearts.terminal.launch_options import wants_plain
from openhearts.terminal.ui.plain import PlainFace
from openhearts.terminal.ui.progress import counting_bar
from openhearts.testing import Check, Finding, Report
from openhearts.testing.asking import Progress, quietly
from openhearts.testing.report import OTHER_VIEWER, VIEWER, VIEWERS, Viewer

Kind = Literal["bot", "game"]
_BROKEN: Final = 1


@contextmanager
def checking(speaker: Speaker, kind: Kind, *, as_json: bool) -> Iterator[Progress]:
    """A bar on standard error, where a person can see it; what bots and games print goes there too, so that it does
    not mix with the report.  Who stops it reads that it ended early.
    """
    is_told = not as_json and not wants_plain(False) and sys.stderr.isatty()
    bar = counting_bar(speaker.text(f"test-progress-{kind}")) if is_told else nullcontext(quietly)
    try:
        with bar as tell, redirect_stdout(sys.stderr):
            yield tell
    except KeyboardInterrupt:
        PlainFace(target=sys.stderr).say([speaker.text("terminal-simulate-stopped")])
        raise


def show(speaker: Speaker, report: Report, kind: Kind, subject: str, *, as_json: bool) -> int:
    """Print a report, `subject` as it was named; the exit status: 0 where every promise was kept, else 1."""
    PlainFace().say([report.json()] if as_json else lines_of(speaker, report, kind, subject))
    return 0 if report.passed else _BROKEN


def lines_of(speaker: Speaker, report: Report, kind: Kind, subject: str) -> list[str]:
    """A table of promises, and for each that is broken where, and how to see it again."""
    rows = [[speaker.text(f"test-head-{name}") for name in ("outcome", "promise", "figures")]]
    for check in report.checks:
        promise = speaker.text(f"test-promise-{kind}-{check.name}")
        rows.append([speaker.text(f"test-{check.outcome}"), promise, _figures(speaker, check)])
    widths = [max(len(row[column]) for row in rows) for column in range(2)]
    lines = [f"{row[0]:{widths[0]}}  {row[1]:{widths[1]}}  {row[2]}".rstrip() for row in rows]
    for check in report.checks:
        if check.outcome != "passed":
            lines += ["", speaker.text(f"test-promise-{kind}-{check.name}"), *_told(speaker, check)]
    if report.passed:
        return [*lines, "", speaker.text("test-all-kept", subject=subject, seed=report.seed)]
    broken = speaker.listing(check.name for check in report.failed)
    return [*lines, "", speaker.text("test-broken", subject=subject, seed=report.seed, list=broken)]


def found_in_words(speaker: Speaker, finding: Finding) -> str:
    """What was found, in the reader's language: who saw it, and what an error of this package says, too."""
    values: dict[str, object] = dict(finding.values)
    if VIEWER in values:
        values[VIEWER] = speaker.sentence(_named(speaker, finding.values[VIEWER]))
    if OTHER_VIEWER in values:
        values[OTHER_VIEWER] = _named(speaker, finding.values[OTHER_VIEWER])
    several = finding.values.get(VIEWERS)
    if isinstance(several, tuple):
        values[VIEWERS] = speaker.listing(_named(speaker, viewer) for viewer in several)
    if finding.fault is not None:
        error = OpenHeartsError(finding.fault)
        values["error"] = str(values["error"]).replace(str(error), speaker.error(error))
    return speaker.text(f"test-found-{finding.key}", **values)


def no_such_size(seats: int | None, variants: Iterable[Variant]) -> OpenHeartsError:
    """The error which says that none of these variants has a table of so many seats."""
    sizes = [size for variant in variants for size in variant.seats]
    return OpenHeartsError(Why.NOT_IN_RANGE, name="--seats", low=min(sizes), high=max(sizes), text=str(seats))


def quoted(text: str) -> str:
    """A text as it is typed: in quotes where it has spaces, or signs that a shell reads otherwise.

    >>> quoted("mine.py:Mine"), quoted("my bot.py"), quoted("a$b.py")
    ('mine.py:Mine', '"my bot.py"', "'a$b.py'")
    """
    if re.search(r"""["$`\\!']""", text) and os.name != "nt":
        return shlex.quote(text)
    return text if re.fullmatch(r"[\w@%+=:,./\\-]+", text) else f'"{text}"'


def _named(speaker: Speaker, viewer: object) -> str:
    seat: Viewer = viewer if isinstance(viewer, int) else None
    return speaker.text("test-viewer", seat="watcher" if seat is None else str(seat))


def _figures(speaker: Speaker, check: Check) -> str:
    figures = check.figures
    if "mean_ms" in figures:
        names = {"mean": "mean_ms", "most": "p99_ms", "worst": "worst_ms"}
        shown = {name: speaker.number(figures[key], 2) for name, key in names.items()}
        return speaker.text("bot-test-speed", count=speaker.number(figures["decisions"]), **shown)
    return speaker.number(sum(figures.values())) if figures else ""


def _told(speaker: Speaker, check: Check) -> list[str]:
    """Why a promise is broken or was left out."""
    lines = [] if check.finding is None else [f"  {found_in_words(speaker, check.finding)}"]
    if (place := check.place) is not None:
        told = speaker.text(
            "test-place",
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
        lines += [f"  {speaker.text('test-repeat')}", *(f"    {line}" for line in check.repeat)]
    return lines
