"""What checks found, as values: a report of checks, each with its outcome, figures and the way to see a failure again.

It checks nothing; texts are English, and the terminal words the same findings in the reader's language.
"""

from __future__ import annotations

import json
import traceback
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from pathlib import Path
from typing import Final, Literal

import msgspec
from msgspec import Struct

from openhearts.cards.shuffle import Seed
from openhearts.core.game_types import Rules, View
from openhearts.errors import Fault, OpenHeartsError
from openhearts.games import registry

Outcome = Literal["passed", "failed", "skipped"]
Figure = int | float
Source = Literal[
    "walk", "pairs", "own"
]  # a deal of random actions, one of two worlds, a deal that the bot plays itself
_HERE: Final = Path(__file__).resolve().parent
_LONGEST: Final = 400  # characters of a value
_LONGEST_VIEW: Final = 4_000

# What a finding says, by its key; the catalogues say the same (tests compare them).
SAID: Final[dict[str, str]] = {
    # bots
    "raised": "{error}",
    "illegal": "It chose {chosen}, which is not allowed here.",
    "other-choice": "It chose {chosen}, and {other} when it was asked the same again.",
    "other-draws": "It drew a different number of times when it was asked the same again.",
    "other-process": "It chose {chosen}, and {other} in a fresh process.",
    "other-order": "It chose {chosen}, and {other} when other questions came before.",
    "other-world": "It chose {chosen}, and {other} where only hidden cards are different.",
    "other-copy": "It chose {chosen}, and {other} from a copy of the same view.",
    "other-chance": "It chose {chosen}, and {other} after a change of the chance that the whole program shares.",
    "chance-used": "It changed the state of {source}; chance comes from rng alone.",
    "looked": "It reached past its view for {name}.",
    "view-changed": "The view was another one afterwards.",
    "too-much-work": "It imagined {told} worlds with a budget of {work}.",
    "other-advice": "It chose {chosen}, and its advice is {other}.",
    "too-slow": "The slowest decision took {worst} ms; the bound is {bound} ms.",
    "no-advice": "It gives no advice of its own.",
    "no-process": "Another process cannot make this bot: name it by its file.",
    "outside": "It is another program: what it does inside cannot be seen.",
    "no-worlds": "Nothing here is hidden.",
    "asked-nothing": "No answer was left to compare.",
    # games
    "nothing-seen": "Nothing was left to look at.",
    "rules-differ": "The rules come back otherwise from their own plain values.",
    "view-differs": "{viewer}: the view differs where only hidden things differ, and no event told of it.",
    "words-differ": "{viewer}: the same view is told in other words or data.",
    "options-differ": "{viewer}: the same view has other options.",
    "refused-once": "{viewer}: with the same view, {action} is accepted in one world and refused in the other: {error}",
    "refusal-differs": "{viewer}: with the same view, {action} is refused otherwise: {one}; {other}.",
    "event-tells": "{viewer}: an event tells something that the view does not: {event}",
    "too-many-told": "Something private is told to too many, by views and events: {viewers}.",
    "wrong-seat": "{viewer}: the view says that it belongs to another: {other_viewer}.",
    "wrong-public": "{viewer}: the view has another open part than the position.",
    "copy-differs": "{viewer}: the view comes back otherwise from its JSON.",
    "shown-otherwise": "{viewer}: shown as an event of another kind, or not the same when it is shown again: {event}",
    "message-differs": "This comes back otherwise from JSON: {value}",
    "no-options": "{viewer}: a decision is owed, and there is no option.",
    "extra-options": "{viewer}: nothing is owed, and there are options.",
    "fast-options": "{viewer}: options_of says otherwise than the view.",
    "refused": "{viewer}: {action} is an option and is refused: {error}",
    "accepted": "{viewer}: {action} is no option and is accepted.",
    "endless": "The deal does not end; actions so far: {count}.",
    "not-over": "The deal has ended in the phase {phase}.",
    "modified": "{name} modifies what it is given.",
    "impure": "{name} gives something else when it is asked again.",
    "replay-differs": "The same deal and actions lead to another position.",
    "text-differs": "The text “{text}” of {action} is read as {other}.",
    "text-error": "The text “{text}”, which names no action, raised {error} instead of BadText.",
    "text-twice": "The text “{text}” stands for {action} and for {other}.",
    "start-differs": "The deal comes back otherwise from its lines.",
    "play-differs": "The actions come back otherwise from their lines.",
    "record-unread": "The record, written as {form}, cannot be read again: {error}",
    "record-differs": "The record, written as {form}, is read as another one.",
    "points-total": "The points of the deal are {points}; they should add up to {total}.",
    "points-missing": "There are not points and a score for each seat.",
    "points-lost": "The points of the deal are not among those of the match.",
    "next-number": "Deal {number} is followed by deal {next}.",
    "next-scores": "The next deal begins with other scores or another number.",
    "next-rules": "The rules are others after the deal.",
    "no-such-winners": "These cannot be the winners now: {winners}.",
    "not-the-highest": "The winners are {winners}, the scores {scores}; by the rules the highest score wins.",
    "not-the-lowest": "The winners are {winners}, the scores {scores}; by the rules the lowest score wins.",
    "early-standing": "A standing is made from a deal that is not over.",
}


Viewer = int | None  # a seat, or a watcher
Value = str | int | None | tuple[Viewer, ...]
# Fields that name who sees something: the one that the sentence begins with, another one, several.
VIEWER, OTHER_VIEWER, VIEWERS = "viewer", "other_viewer", "viewers"


class Finding(Struct, frozen=True):
    """Why a check failed or was skipped: a key and what it is filled with; `str` is the English sentence.

    `values`: `viewer` and `other_viewer` are seats, None for a watcher; `viewers` several of them.  `fault`: what an
    error of this package says, for other languages; `values["error"]` says it in English.
    """

    key: str
    values: dict[str, Value] = {}
    fault: Fault | None = None

    def __str__(self) -> str:
        shown = {name: _shown(name, value) for name, value in self.values.items()}
        return SAID[self.key].format(**shown)


def named(viewer: Viewer) -> str:
    """A viewer in English, as it stands within a sentence.

    >>> named(2), named(None)
    ('seat 2', 'a watcher')
    """
    return "a watcher" if viewer is None else f"seat {viewer}"


def _shown(name: str, value: Value) -> str:
    if isinstance(value, tuple):
        return ", ".join(named(viewer) for viewer in value)
    if name in (VIEWER, OTHER_VIEWER) and not isinstance(value, str):
        return named(value).capitalize() if name == VIEWER else named(value)
    return str(value)


class Place(Struct, frozen=True):
    """Where something was found: the rule set, the seed of the checks, the deal, how many actions went before, the seat
    that was asked (None: a watcher, or nobody), and what it knew, in words.
    """

    rules: str
    seats: int
    digest: str
    seed: str
    deal_number: int
    step: int
    seat: int | None = None
    view: str = ""
    source: Source = "walk"

    def lines(self) -> list[str]:
        """The place in English, a line for each thing."""
        who = "" if self.seat is None else f", seat {self.seat}"
        first = f"{self.rules}, {self.seats} seats, seed {self.seed}, deal {self.deal_number}, step {self.step}{who}"
        return [first, *self.view.splitlines()]


class Check(Struct, frozen=True):
    """One promise: whether it held, how often it was looked at (`figures`), and for a failure where it did not.

    `repeat`: what to type to see it again.  `traceback`: of what was raised, without the frames of the checks.
    """

    name: str
    outcome: Outcome
    finding: Finding | None = None
    figures: dict[str, Figure] = {}
    place: Place | None = None
    traceback: str = ""
    repeat: tuple[str, ...] = ()

    @property
    def reason(self) -> str:
        """Why it failed or was skipped, in English; empty where it passed."""
        return "" if self.finding is None else str(self.finding)

    def lines(self) -> list[str]:
        """The check in English: one line, and more for a failure."""
        figures = ", ".join(f"{name} {value:.6g}" for name, value in self.figures.items())
        lines = [f"{self.outcome:8}{self.name:15}{figures}".rstrip()]
        if self.finding is not None:
            lines.append(f"        {self.reason}")
        for line in self.place.lines() if self.place is not None else ():
            lines.append(f"        {line}")
        lines += [f"        | {line}" for line in self.traceback.splitlines()]
        lines += [f"        repeat: {line}" for line in self.repeat]
        return lines


class CheckFailed(AssertionError):
    """A promise did not hold; `report` tells all, and the message is that report."""

    def __init__(self, report: Report) -> None:
        super().__init__(f"\n{report}")
        self.report = report


class Report(Struct, frozen=True):
    """What was checked of a game or a bot; `print(report)` tells it, `report["legal"]` is one check.

    >>> done = Check("legal", "passed", figures={"decisions": 20})
    >>> report = Report("mine", "1", (done,))
    >>> report.passed, report["legal"].figures["decisions"], report.raise_if_failed()
    (True, 20, None)
    """

    subject: str
    seed: str
    checks: tuple[Check, ...]

    @property
    def passed(self) -> bool:
        """Whether no check failed."""
        return not self.failed

    @property
    def failed(self) -> tuple[Check, ...]:
        """The checks that failed."""
        return tuple(check for check in self.checks if check.outcome == "failed")

    def __getitem__(self, name: str) -> Check:
        found = {check.name: check for check in self.checks}
        return found[name]

    def __str__(self) -> str:
        lines = [f"{self.subject}: {'passed' if self.passed else 'failed'} (seed {self.seed})"]
        for check in self.checks:
            lines += check.lines()
        return "\n".join(lines)

    def raise_if_failed(self) -> None:
        """Raises CheckFailed, an AssertionError, with the whole report as its message."""
        if not self.passed:
            raise CheckFailed(self)

    def json(self) -> str:
        """The report as JSON: `subject`, `seed`, `passed`, `checks`."""
        checks = [
            {"name": check.name, "outcome": check.outcome, "reason": check.reason}
            | {"figures": check.figures, "finding": _plain(check.finding)}
            | {"place": msgspec.to_builtins(check.place), "traceback": check.traceback, "repeat": check.repeat}
            for check in self.checks
        ]
        whole = {"subject": self.subject, "seed": self.seed, "passed": self.passed, "checks": checks}
        return json.dumps(whole, ensure_ascii=False)


def _plain(finding: Finding | None) -> dict[str, object] | None:
    return None if finding is None else {"key": finding.key, "values": finding.values}


def text_of(value: object, most: int = _LONGEST) -> str:
    """A value in at most so many characters."""
    try:
        text = repr(value)
    except Exception:  # a value of somebody's own class may fail in this
        text = f"<{type(value).__name__}>"
    return text if len(text) <= most else f"{text[:most]}…"


def place_of(
    rules: Rules,
    seed: Seed,
    deal_number: int = 1,
    step: int = 0,
    seat: int | None = None,
    view: View | None = None,
    source: Source = "walk",
) -> Place:
    """A place from the values that make it."""
    words = "" if view is None else text_of(view, _LONGEST_VIEW)
    return Place(rules.id, rules.seats, rules.digest, shown_seed(seed), deal_number, step, seat, words, source)


def shown_seed(seed: Seed) -> str:
    """A seed as it is written in a report."""
    return seed.decode(errors="backslashreplace") if isinstance(seed, bytes) else str(seed)


def is_shipped(rules: Rules) -> bool:
    """Whether `oh.ruleset(rules.id, rules.seats)` gives these rules."""
    named = next((one for one in registry.variants() if one.id == rules.id and rules.seats in one.seats), None)
    return named is not None and registry.ruleset(rules.id, rules.seats).digest == rules.digest


def said(error: BaseException) -> str:
    """The class of an error and what it says, if it can say anything."""
    try:
        return f"{type(error).__name__}: {error}"[:_LONGEST]
    except Exception:  # an error of somebody's own class may fail in this too
        return type(error).__name__


def own_frames(error: BaseException) -> str:
    """The traceback of an error without the frames of the checks that led there."""
    found = traceback.TracebackException.from_exception(error)
    frames = list(found.stack)
    while len(frames) > 1 and Path(frames[0].filename).resolve().parent == _HERE:
        frames.pop(0)
    found.stack = traceback.StackSummary.from_list(frames)
    return "".join(found.format()).rstrip()


def _kept(field: str, value: object) -> Value:
    if isinstance(value, (str, int)) or (field in (VIEWER, OTHER_VIEWER) and value is None):
        return value
    if field == VIEWERS and isinstance(value, tuple):
        return value
    return text_of(value)


class Ledger:
    """Collects what the checks of a report find: the first failure of each, and how much was looked at."""

    def __init__(self, names: Sequence[str], empty: str = "nothing-seen") -> None:
        self.names, self.empty = tuple(names), empty
        self.figures: dict[str, dict[str, Figure]] = {name: {} for name in names}
        self.failures: dict[str, tuple[Finding, Place | None, str]] = {}
        self.skips: dict[str, Finding] = {}

    def did(self, name: str, what: str, n: Figure = 1) -> None:
        """Count something that a check has looked at."""
        self.figures[name][what] = self.figures[name].get(what, 0) + n

    def fail(
        self, name: str, key: str, place: Place | None, error: BaseException | None = None, /, **values: object
    ) -> None:
        """Note a failure; the first of each check is kept."""
        shown = {field: _kept(field, value) for field, value in values.items()}
        is_told = isinstance(error, OpenHeartsError) and values.get("error") in (str(error), said(error))
        fault = error.fault if is_told and isinstance(error, OpenHeartsError) else None
        trace = own_frames(error) if error is not None else ""
        self.failures.setdefault(name, (Finding(key, shown, fault), place, trace))

    def skip(self, name: str, key: str) -> None:
        """Note that there is nothing to check."""
        self.skips.setdefault(name, Finding(key))

    @contextmanager
    def guard(self, name: str, place: Place | None) -> Iterator[None]:
        """What is raised inside is a failure of the check: code of others may raise anything, and a report tells it."""
        try:
            yield
        except (Exception, SystemExit) as error:
            self.fail(name, "raised", place, error, error=said(error))

    def checks(self, repeat: Callable[[str, Place | None], tuple[str, ...]]) -> tuple[Check, ...]:
        """The checks in their order; `repeat` says how to see a failure again."""
        return tuple(self._check(name, repeat) for name in self.names)

    def _check(self, name: str, repeat: Callable[[str, Place | None], tuple[str, ...]]) -> Check:
        figures = self.figures[name]
        if name in self.failures:
            finding, place, trace = self.failures[name]
            return Check(name, "failed", finding, figures, place, trace, repeat(name, place))
        if name in self.skips:
            return Check(name, "skipped", self.skips[name], figures)
        if not figures:  # what was never looked at has not passed
            return Check(name, "skipped", Finding(self.empty))
        return Check(name, "passed", None, figures)
