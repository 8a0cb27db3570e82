"""The one tree of errors: everything that people, files and programs can do wrong has a class here.

It does not make sentences in the reader's language (speech does), and no error carries another seat's cards.
"""

from __future__ import annotations

from enum import StrEnum
from typing import Any


class Reason(StrEnum):
    """Why an action is refused; speech words each of them in every language."""

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


class OpenHeartsError(Exception):
    """Root of every error that this package raises on purpose; `data` holds what speech needs."""

    def __init__(self, message: str, **data: Any) -> None:
        super().__init__(message)
        self.data = data


class BadText(OpenHeartsError, ValueError):
    """A text that is no card, no action, no record: `line` (from 1, or None) says where."""

    def __init__(self, message: str, *, line: int | None = None, **data: Any) -> None:
        super().__init__(message if line is None else f"line {line}: {message}", line=line, **data)
        self.line = line
        self.bare = message


class BadRuleset(OpenHeartsError, ValueError):
    """A rule set that cannot be: `field` is the dotted name, `allowed` what may stand there, `nearest` a likely
    spelling.
    """

    def __init__(
        self,
        message: str,
        *,
        field: str | None = None,
        allowed: str | None = None,
        nearest: str | None = None,
        **data: Any,
    ) -> None:
        text = message
        if allowed is not None:
            text += f" (allowed: {allowed})"
        if nearest is not None:
            text += f"; did you mean {nearest!r}?"
        super().__init__(text, field=field, allowed=allowed, nearest=nearest, **data)
        self.field = field
        self.allowed = allowed
        self.nearest = nearest


class IllegalAction(OpenHeartsError, ValueError):
    """An action that the rules refuse now; `reason` says why, the position stays as it was."""

    def __init__(self, reason: Reason, message: str, **data: Any) -> None:
        super().__init__(message, reason=reason, **data)
        self.reason = reason


class NotToAct(IllegalAction):
    """An action by a seat that owes none now."""

    def __init__(self, message: str, **data: Any) -> None:
        super().__init__(Reason.NOT_YOUR_TURN, message, **data)


class BadBot(OpenHeartsError, ValueError):
    """A bot that is not known, or whose options are not."""


class BadView(OpenHeartsError, ValueError):
    """A view that contradicts itself."""


class RecordMismatch(OpenHeartsError, ValueError):
    """A record whose lines do not follow from each other; `line` (from 1) is the first that does not fit."""

    def __init__(self, message: str, *, line: int | None = None, **data: Any) -> None:
        super().__init__(message if line is None else f"line {line}: {message}", line=line, **data)
        self.line = line
        self.bare = message


class StaleVersion(OpenHeartsError):
    """A command made for an older version of a table than the present one."""


class Forbidden(OpenHeartsError):
    """Something this person or seat may not do."""


class Damaged(OpenHeartsError):
    """Something that was kept and cannot be read any more; it alone is set aside."""


class DamagedTable(Damaged):
    """A table whose entries cannot be read, or do not follow from each other; `table` names it."""

    def __init__(self, table: str) -> None:
        super().__init__(f"the table {table} cannot be read", key="damaged-table", table=table)
        self.table = table
