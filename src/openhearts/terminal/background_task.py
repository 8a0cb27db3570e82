"""What a bot works out in another thread, so that keys are answered meanwhile.

It decides nothing and shows nothing; what is worked out must not change anything that others use.
"""

from __future__ import annotations

import threading
from collections.abc import Callable
from typing import Any


class Thought:
    """One result that is being worked out; begun at once, and given up with the program."""

    def __init__(self, decide: Callable[[], Any]) -> None:
        self._decide = decide
        self._result: Any = None
        self._error: BaseException | None = None
        self._done = threading.Event()
        threading.Thread(target=self._run, daemon=True).start()

    def _run(self) -> None:
        try:
            self._result = self._decide()
        except BaseException as error:  # raised again where the result is asked for
            self._error = error
        finally:
            self._done.set()

    def is_done(self, seconds: float = 0.0) -> bool:
        """Whether it is there, after waiting so long for it."""
        return self._done.wait(seconds)

    def result(self) -> Any:
        """What was worked out; waits for it, and raises what was raised there."""
        self._done.wait()
        if self._error is not None:
            raise self._error
        return self._result
