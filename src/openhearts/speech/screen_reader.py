"""A screen reader as a clock: how many seconds of what it was given are still to be heard.

It speaks nothing and knows no sentence; what waits for it, and for how long, is decided elsewhere.
"""

from __future__ import annotations

from typing import Final

USUAL: Final = 20.0  # characters a second, in any language
MOST_WAITING: Final = 2.0  # seconds of speech that may wait when a player's turn is announced


class Reader:
    """Reads `speed` characters a second, one text after the other; moments are seconds of any clock.

    >>> reader = Reader()
    >>> reader.take("Ada nine, Ben king of clubs. Your turn.", 100.0)
    >>> reader.waiting(100.0), reader.waiting(101.0), reader.waiting(110.0)
    (1.95, 0.95, 0.0)
    >>> reader.hush(), reader.waiting(100.0)
    (None, 0.0)
    """

    def __init__(self, speed: float = USUAL) -> None:
        self.speed = speed
        self._free_at = 0.0

    def take(self, text: str, now: float) -> None:
        """Gives it a text that is read when all before it was."""
        if text and self.speed > 0:
            self._free_at = max(self._free_at, now) + self.lasts(text)

    def lasts(self, text: str) -> float:
        """The seconds that a text takes."""
        return len(text) / self.speed if self.speed > 0 else 0.0

    def waiting(self, now: float) -> float:
        """The seconds that are left of all it was given."""
        return round(max(0.0, self._free_at - now), 6)

    def ready_at(self) -> float:
        """The moment from which on no more waits than may when a turn is announced."""
        return self._free_at - MOST_WAITING

    def hush(self) -> None:
        """Forgets the rest, as readers do when a key is pressed."""
        self._free_at = 0.0
