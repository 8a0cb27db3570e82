"""What a visitor is told whose job is not done: too many wait, they ask too often, it needs too much, the store fails.

Nothing is measured here.
"""

from __future__ import annotations

from typing import Any, Final

from openhearts.errors import Forbidden, NewerTable, OpenHeartsError, Why
from openhearts.store.interface import CannotStore

TRY_AGAIN_S: Final = 10  # what browsers are told when too many wait


class Busy(Forbidden):
    """As many jobs as may wait are waiting."""

    def __init__(self) -> None:
        super().__init__(Why.BUSY)


class TooOften(Forbidden):
    """One address asked for too much in a while."""

    def __init__(self) -> None:
        super().__init__(Why.TOO_OFTEN)


class TooMuch(Forbidden):
    """The job needed more memory or time than a job may."""

    def __init__(self) -> None:
        super().__init__(Why.TOO_MUCH)


LATER: Final = Busy, NewerTable, CannotStore  # what is nobody's fault who asks, and may go in a while


def status_of(error: OpenHeartsError) -> int:
    """The status of the answer."""
    return 503 if isinstance(error, LATER) else 429 if isinstance(error, TooOften) else 400


def headers_of(error: OpenHeartsError) -> dict[str, Any]:
    """When to try again, for programs that ask."""
    return {"retry-after": str(TRY_AGAIN_S)} if isinstance(error, (*LATER, TooOften)) else {}
