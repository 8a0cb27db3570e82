"""The checker on histories that were changed by hand: views as plain data, entries that are gone, false answers."""

from __future__ import annotations

import msgspec
import pytest
from msgspec.structs import replace

from openhearts.tables.view_json import plain

from . import checker
from .checker import Judge
from .history import DONE, REFUSED, Answered, Line, Sent, Shown
from .world import Outcome, simulated


@pytest.fixture(scope="module")
def calm() -> Outcome:
    """A world without faults, whose views are plain data, as programs get them."""
    found = simulated(11, is_calm=True)
    found.history = [_plain(line) for line in found.history]
    return found


def _plain(line: Line) -> Line:
    if not isinstance(line, Shown) or isinstance(line.view, dict):
        return line
    return replace(line, view=msgspec.json.decode(msgspec.json.encode(plain(line.view))))


def kinds(found: Outcome, history: list[Line] | None = None, n_missing: int = 0) -> set[str]:
    """What the checker finds, where the last entries of each log are missing."""
    logs = {ident: raw[: len(raw) - n_missing] for ident, raw in found.logs.items()}
    return {one.kind for one in Judge(history or found.history, logs, found.appends).judged()}


def test_nothing_is_wrong_with_what_was_not_changed(calm: Outcome) -> None:
    assert kinds(calm) == set()


def test_entries_that_are_missing_were_promised_or_shown(calm: Outcome) -> None:
    assert checker.UNWRITTEN in kinds(calm, n_missing=10)


def test_a_picture_with_one_field_changed_never_stood(calm: Outcome) -> None:
    at = next(number for number, line in enumerate(calm.history) if isinstance(line, Shown) and line.n > 20)
    line = calm.history[at]
    assert isinstance(line, Shown) and isinstance(line.view, dict)
    changed = replace(line, view={**line.view, "phase": "over"})
    assert kinds(calm, [*calm.history[:at], changed, *calm.history[at + 1 :]]) == {checker.OTHERWISE}


def test_a_picture_of_somebody_else_shows_foreign_cards(calm: Outcome) -> None:
    seen = [line for line in calm.history if isinstance(line, Shown) and isinstance(line.view, dict)]
    mine = next(line for line in seen if line.view["phase"] == "playing" and line.view["seat"] is not None)
    other = next(line.person for line in seen if line.person != mine.person)
    assert checker.FOREIGN in kinds(calm, [replace(mine, person=other)])


def test_what_was_acknowledged_must_be_there_and_what_was_refused_must_not(calm: Outcome) -> None:
    table = next(iter(calm.logs))
    sent = Sent(0.0, "anna", table, "anna.none")
    assert kinds(calm, [sent, Answered(1.0, "anna", table, "anna.none", DONE, -1, True)]) >= {checker.LOST}
    done = next(line for line in calm.history if isinstance(line, Answered) and line.is_written)
    refused = [replace(done, kind=REFUSED) if line is done else line for line in calm.history]
    assert kinds(calm, refused) == {checker.REFUSED_AND_DONE}


def test_nobody_else_asked_for_what_is_written(calm: Outcome) -> None:
    spoken = next(line for line in calm.history if isinstance(line, Answered) and line.is_written)
    without = [line for line in calm.history if getattr(line, "command", "") != spoken.command]
    assert kinds(calm, without) == {checker.UNASKED}


def test_what_was_acknowledged_first_stands_first(calm: Outcome) -> None:
    """The later one of two commands was asked for only after the answer to the other one."""
    first, last = [line for line in calm.history if isinstance(line, Answered) and line.is_written][:2]
    told = [line for line in calm.history if not (isinstance(line, Sent) and line.command == first.command)]
    sent = next(line for line in calm.history if isinstance(line, Sent) and line.command == first.command)
    at = told.index(last)
    late = [line for line in told[: at + 1] if line is not first] + [sent, first] + told[at + 1 :]
    assert checker.ORDER in kinds(calm, late)
