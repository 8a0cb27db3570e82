"""How long bots choose, so that every choice of one is told after as long: by the time it takes, people who see when
something comes would learn who had only one card to choose from.

It waits for nothing itself and knows no view.
"""

from __future__ import annotations

from collections import deque
from typing import Final

KEPT: Final = 64  # choices of a bot
SLOWEST: Final = 3  # of them that do not count: something else kept the machine busy
MOST: Final = 0.5  # seconds that a choice waits for longer ones
MOST_BOTS: Final = 64  # whoever hosts a table names its bots


class ThinkingTimes:
    """What the last choices of each bot took: one for all tables of a server, and one for each of them."""

    def __init__(self) -> None:
        self._took: dict[str, deque[float]] = {}

    def rest(self, spec: str, seconds: float) -> float:
        """Seconds that a choice of this bot, made in so many, is still kept back.

        >>> times = ThinkingTimes()
        >>> [round(times.rest("master", seconds), 1) for seconds in (0.3, 0.3, 0.3, 0.1)]
        [0.0, 0.0, 0.0, 0.2]
        """
        took = self._took.pop(spec, None) or deque(maxlen=KEPT)
        self._took[spec] = took  # who chose last stays longest
        if len(self._took) > MOST_BOTS:
            del self._took[next(iter(self._took))]
        took.append(seconds)
        usual = sorted(took)[-SLOWEST] if len(took) >= SLOWEST else 0.0
        return max(0.0, min(usual, MOST) - seconds)
