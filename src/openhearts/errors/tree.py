"""The one tree of errors: everything that people, files and programs can do wrong has a class here.

What an error says is a member of codes.py with fields; it is put into words when a person reads it, never when it is
raised. No error carries another seat's cards.
"""

from __future__ import annotations

import errno
from enum import StrEnum
from typing import Any

from openhearts.errors.codes import Why
from openhearts.errors.fields import Fault, Member


class Reason(StrEnum):
    """Why an action is refused; each has its member of the same name in Why.  `IllegalAction.reason` is one.

    >>> import openhearts as oh
    >>> d = oh.deal(oh.ruleset("classic"), seed=7, deal_number=4).play("2C")
    >>> try:
    ...     d.play("KH")
    ... except oh.IllegalAction as error:
    ...     error.reason is oh.Reason.MUST_FOLLOW, str(error.reason)
    (True, 'must-follow')

    A word that is none raises ValueError, as in every enum.
    """

    NOT_YOUR_TURN = "not-your-turn"
    DEAL_OVER = "deal-over"
    WRONG_PHASE = "wrong-phase"
    CARD_NOT_HELD = "card-not-held"
    OPENING_CARD = "opening-card"  # the opening card must be led
    OPENING_SUIT = "opening-suit"  # the suit of the opening card must be led
    OPENING_FORBIDDEN = "opening-forbidden"  # not as the very first lead
    LOCKED = "locked"  # hearts (or what the rules lock) are not broken
    MUST_FOLLOW = "must-follow"
    FIRST_TRICK = "first-trick"  # no penalty on the first trick
    PASS_COUNT = "pass-count"
    PASS_TWICE = "pass-twice"  # the same card chosen more often than held
    ALREADY_PASSED = "already-passed"
    BAD_CHOICE = "bad-choice"
    CLAIM_NOT_CERTAIN = "claim-not-certain"
    NO_START_CARD = "no-start-card"
    HAS_START_CARD = "has-start-card"
    ROW_FULL = "row-full"
    VALUE_TOO_HIGH = "value-too-high"
    OUTSIDE_GROUP = "outside-group"
    CANNOT_STEAL = "cannot-steal"
    BAD_VALUE = "bad-value"
    NOT_AN_ACTION = "not-an-action"


def _member(why: Member) -> Member:
    """The member, checked: where types are not, a sentence must not slip in."""
    if not isinstance(why, Member):
        raise TypeError(f"an error is made from a member of the catalogue, not from {why!r}")
    return why


class OpenHeartsError(Exception):
    """Root of every error that this package raises on purpose; `why` is what it says, `data` holds the fields.

    `key` is the name of what it says, `str` its English sentence; docs/errors.md lists all of them.

    >>> import openhearts as oh
    >>> try:
    ...     oh.deal("classic")
    ... except oh.OpenHeartsError as error:
    ...     print(type(error).__name__, error.key, error.data["name"])
    ...     print(error)
    BadRuleset wrong-kind rules
    rules: “'classic'” cannot stand here. Write: oh.ruleset("classic")
    """

    def __init__(self, why: Member | Fault, /, *args: object, **data: Any) -> None:
        super().__init__(why, *args)
        if isinstance(why, Fault):
            data = {**why.fields, **data}
            why = why.why
        self.why: Member = _member(why)
        self.data = data

    @property
    def key(self) -> str:
        """What it says, by name: `seat-taken`."""
        return self.why.key

    @property
    def fault(self) -> Fault:
        """What it says, without class and place: to be said inside another error."""
        wanted = self.why.kinds
        return Fault(self.why, {name: value for name, value in self.data.items() if name in wanted})

    def __str__(self) -> str:
        from openhearts.errors.english import english

        return english(self)


class _Placed(OpenHeartsError):
    """An error in a text of several lines: `line` (from 1, or None) says where."""

    def __init__(self, why: Member | Fault, /, *, line: int | None = None, **data: Any) -> None:
        super().__init__(why, line=line, **data)
        self.line = line

    @property
    def bare(self) -> str:
        """The English sentence without the line."""
        from openhearts.errors.english import english

        return english(self, with_place=False)


class BadText(_Placed, ValueError):
    """A text that is no card, no action, no record, or a value that is no text; `.line` (from 1) in a file, else None.

    >>> import openhearts as oh
    >>> try:
    ...     oh.card("ZZ")
    ... except oh.BadText as error:
    ...     print(error.key, error.data["text"], error.line)
    no-card ZZ None

    It is raised by `card`, `deal`, `match`, `read`, and by everything that plays what was written.
    """


class BadRuleset(OpenHeartsError, ValueError):
    """A rule set that cannot be: `field` is the dotted name, `may` what may stand there (names, or a phrase of the
    catalogue), `nearest` a likely spelling; each None where there is none.

    >>> import openhearts as oh
    >>> try:
    ...     oh.ruleset("classic", options={"pass.count": 99})
    ... except oh.BadRuleset as error:
    ...     print(error.field, error.allowed, error.nearest)
    pass.count 0 to 13 None

    It is raised by `ruleset`, `load_ruleset`, and by all that take a rule set.
    """

    def __init__(
        self,
        why: Member | Fault,
        /,
        *,
        field: str | None = None,
        allowed: Fault | str | None = None,
        nearest: str | None = None,
        **data: Any,
    ) -> None:
        super().__init__(why, field=field, allowed=allowed, nearest=nearest, **data)
        self.field = field
        self.may = allowed
        self.nearest = nearest

    @property
    def allowed(self) -> str | None:
        """What may stand there, in English."""
        if self.may is None or isinstance(self.may, str):
            return self.may
        from openhearts.errors.english import phrase

        return phrase(self.may)


class IllegalAction(OpenHeartsError, ValueError):
    """An action that the rules refuse now; `reason` (a Reason) says why, the position stays as it was.

    >>> import openhearts as oh
    >>> d = oh.deal(oh.ruleset("classic"), seed=7, deal_number=4)
    >>> try:
    ...     d.play("AS")
    ... except oh.IllegalAction as error:
    ...     print(error.reason, error.data["card"], d.phase)
    card-not-held AS play

    It is raised by everything that acts: `Deal.act`, `Deal.play`, `Match.act` and so on.
    """

    def __init__(self, reason: Reason, /, **data: object) -> None:
        super().__init__(Why[reason.name], reason=reason, **data)
        self.args = (reason,)
        self.reason = reason


def no_action(fault: Fault) -> IllegalAction:
    """The error for what only looks like an action of a game; `fault` says what to write in its place."""
    error = IllegalAction(Reason.NOT_AN_ACTION, **fault.fields)
    error.why = fault.why
    return error


class NotToAct(IllegalAction):
    """An action by a seat that owes none now, or a seat that is not there: then `why` is another member.

    >>> import openhearts as oh
    >>> d = oh.deal(oh.ruleset("classic"), seed=7, deal_number=4)
    >>> for seat in (3, 9):
    ...     try:
    ...         d.act_text(seat, "2C")
    ...     except oh.NotToAct as error:
    ...         print(error.key)
    not-your-turn
    no-seat

    It is raised where IllegalAction is, and where a seat is asked for that is not there.
    """

    def __init__(self, why: Member = Why.NOT_YOUR_TURN, /, **data: object) -> None:
        super().__init__(Reason.NOT_YOUR_TURN, **data)
        self.args = (why,)
        self.why = _member(why)


class BadBot(OpenHeartsError, ValueError):
    """A bot that is not known, whose options are not, or whose own code fails: then `traceback` is the text of it.

    >>> import openhearts as oh
    >>> try:
    ...     oh.bot("exprt")
    ... except oh.BadBot as error:
    ...     print(error.key, error.data["nearest"])
    no-bot expert

    It is raised by `bot`, `simulate`, `arena` and `analyse`.
    """

    traceback: str = ""


class MissingExtra(OpenHeartsError, ImportError):
    """What is asked for needs packages that only an extra of this one brings: `data["extra"]` names it.

    `openhearts[bots]` brings what bots search with, `openhearts[serve]` the server, `openhearts[all]` both, and
    `openhearts[ray]` the arena on a cluster.
    """


class BadView(OpenHeartsError, ValueError):
    """A view that contradicts itself, or that nothing can be asked about; `data` says where.

    >>> import openhearts as oh
    >>> try:
    ...     oh.seat_view(oh.ruleset("classic"), 2, hand="QS QS")
    ... except oh.BadView as error:
    ...     print(error.key, error.data["field"])
    field-says hand

    It is raised by `seat_view` and `analyse`.
    """


class RecordMismatch(_Placed, ValueError):
    """A record whose lines do not follow from each other; `line` (from 1) is the first that does not fit.

    >>> import openhearts as oh
    >>> text = oh.match(oh.ruleset("classic"), seed=7).record(players=["Ann", "Ben", "Cem", "Dora"]).text()
    >>> try:
    ...     oh.read(text.replace('[Passing "L1"]', '[Passing "R1"]')).check()
    ... except oh.RecordMismatch as error:
    ...     print(error.key, error.line is not None)
    passed-elsewhere True

    It is raised by `read` and `Record.check`.
    """


class StaleVersion(OpenHeartsError):
    """A command made for an older version of a table than the present one."""

    def __init__(self, why: Member | Fault = Why.STALE, /, **data: object) -> None:
        super().__init__(why, **data)


class Forbidden(OpenHeartsError):
    """Something this person or seat may not do."""


def unreadable(file: str, error: Exception) -> Fault:
    """What it says that a file cannot be opened or read."""
    number = error.errno if isinstance(error, OSError) else None
    kind = {errno.ENOENT: "missing", errno.EISDIR: "folder", errno.EACCES: "forbidden"}.get(number or 0, "other")
    file = file or "."  # no name at all is the folder itself
    return Fault(Why.NO_FILE, {"file": file, "kind": kind, "why": system_words(error)})


def system_words(error: Exception) -> str:
    """What the system says is wrong, without the name of the file."""
    return (error.strerror if isinstance(error, OSError) else None) or str(error)


def fault_of(error: Exception) -> Fault:
    """What an error says, to be said inside another one; foreign errors are quoted as they word themselves."""
    return error.fault if isinstance(error, OpenHeartsError) else Fault(Why.OTHER, {"text": str(error)})


_PLAYS = frozenset(
    (
        Reason.CARD_NOT_HELD,
        Reason.OPENING_CARD,
        Reason.OPENING_SUIT,
        Reason.OPENING_FORBIDDEN,
        Reason.LOCKED,
        Reason.MUST_FOLLOW,
        Reason.FIRST_TRICK,
    )
)


def refused_step(seat: int, error: IllegalAction, line: int | None) -> RecordMismatch:
    """The error of a record in which a seat does what the rules refuse."""
    card = error.data.get("card")
    if card is not None and error.reason in _PLAYS:
        return RecordMismatch(Why.PLAY_REFUSED, card=card, seat=seat, reason=error.reason, line=line)
    return RecordMismatch(Why.SEAT_SAYS, seat=seat, cause=error.fault, line=line, reason=error.reason)


class Damaged(OpenHeartsError):
    """Something that was kept and cannot be read any more; it alone is set aside."""


class DamagedTable(Damaged):
    """A table whose entries cannot be read, or do not follow from each other; `table` names it.

    `number`: the entry (from 1) that cannot be, where that is known.
    """

    def __init__(self, table: str, number: int | None = None) -> None:
        super().__init__(Why.DAMAGED_TABLE, table=table)
        self.args = (table, number)
        self.table, self.number = table, number


class NewerTable(DamagedTable):
    """A table on which a newer version of the server has played: nothing is wrong with it, but it is not read here."""

    def __init__(self, table: str) -> None:
        OpenHeartsError.__init__(self, Why.NEWER_TABLE, table=table)
        self.args = (table,)
        self.table, self.number = table, None
