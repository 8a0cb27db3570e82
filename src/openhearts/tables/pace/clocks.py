"""The clocks of a table: so many seconds for a decision, and a reserve for the whole match.

It measures and decides nothing: what happens when a time is up is the table's.  Times are handed in, in seconds.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import Final

from msgspec import Struct

WARNED: Final = 10.0  # seconds before the end that somebody is told, once for a decision


class Time(Struct, frozen=True):
    """What a seat has left for its decision, in whole seconds, and what of it is the reserve."""

    seat: int
    left: int
    reserve: int


class _Running(Struct):
    turn: str
    began: float
    is_warned: bool = False


class Clocks:
    """The clocks of those who owe a decision.

    >>> clocks = Clocks()
    >>> clocks.see({0: "1.0"}, 30, 60, now=0.0)
    {}
    >>> clocks.time(0, now=40.0), clocks.is_up(0, now=91.0)
    (Time(seat=0, left=50, reserve=50), True)
    """

    def __init__(self) -> None:
        self.seconds = 0.0
        self.whole = 0.0
        self._running: dict[int, _Running] = {}
        self._spent: dict[int, float] = {}

    def know(self, spent: Iterable[float]) -> None:
        """What each seat has used of its reserve before."""
        self._spent = dict(enumerate(spent))

    def see(self, owing: Mapping[int, str], seconds: float, reserve: float, now: float) -> dict[int, float]:
        """Who owes which decision now: new ones start, those that are made have used what they used.

        Returns by seat what is used of a reserve now, in all, where that has become more.  No seconds: there are no
        clocks.
        """
        used: dict[int, float] = {}
        for seat, running in list(self._running.items()):
            if owing.get(seat) != running.turn or not seconds:
                over = max(0.0, now - running.began - self.seconds)
                before = self._spent.get(seat, 0.0)
                self._spent[seat] = min(self.whole, round(before + over, 3))
                if self._spent[seat] > before:
                    used[seat] = self._spent[seat]
                del self._running[seat]
        self.seconds, self.whole = seconds, reserve
        if seconds:
            for seat, turn in owing.items():
                self._running.setdefault(seat, _Running(turn, now))
        return used

    def restart(self, now: float) -> None:
        """Nobody was there meanwhile: decisions begin anew."""
        for running in self._running.values():
            running.began, running.is_warned = now, False

    def time(self, seat: int, now: float) -> Time | None:
        """What a seat has left, None where no clock runs."""
        if seat not in self._running:
            return None
        left, reserve = self._left(seat, now)
        return Time(seat, max(0, round(left)), max(0, round(min(reserve, left))))

    def is_up(self, seat: int, now: float) -> bool:
        """Whether the time of a seat is over."""
        return seat in self._running and self._left(seat, now)[0] <= 0

    def warned(self, now: float) -> list[int]:
        """The seats that are to be told that little is left; each once for a decision."""
        found = []
        for seat, running in self._running.items():
            if not running.is_warned and 0 < self._left(seat, now)[0] <= self._warns_at(seat):
                running.is_warned = True
                found.append(seat)
        return found

    def next_ring(self, now: float) -> float | None:
        """In how many seconds there is something to tell or to do; None while no clock runs."""
        rings = []
        for seat, running in self._running.items():
            left = self._left(seat, now)[0]
            rings.append(left if running.is_warned or left <= self._warns_at(seat) else left - self._warns_at(seat))
        return max(0.0, min(rings)) if rings else None

    def _left(self, seat: int, now: float) -> tuple[float, float]:
        reserve = self._reserve(seat)
        return self.seconds + reserve - (now - self._running[seat].began), reserve

    def _warns_at(self, seat: int) -> float:
        """Of a very short time, a third."""
        return min(WARNED, (self.seconds + self._reserve(seat)) / 3)

    def _reserve(self, seat: int) -> float:
        """What was left of it when the decision began; nothing where the host has made it shorter than what is used."""
        return max(0.0, self.whole - self._spent.get(seat, 0.0))
