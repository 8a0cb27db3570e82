"""How much a caller may do in a while.

What happens to those who want more is for others to say.
"""

from __future__ import annotations

import time


class Bucket:
    """How much a caller may still do: `burst` at once, and `rate` a second."""

    def __init__(self, rate: float, burst: float) -> None:
        self.rate, self.burst = rate, burst
        self.left, self.at = burst, time.monotonic()

    def take(self) -> bool:
        """Whether one more is welcome."""
        if self.has() < 1:
            return False
        self.left -= 1
        return True

    def has(self) -> float:
        """What is left now."""
        now = time.monotonic()
        self.left, self.at = min(self.burst, self.left + (now - self.at) * self.rate), now
        return self.left

    def pay(self, amount: float) -> None:
        """What something has cost, known afterwards: it may be more than is left."""
        self.left = self.has() - amount
