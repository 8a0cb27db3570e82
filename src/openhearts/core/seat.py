"""Seats: 0 to n-1, clockwise; the left neighbour is seat + 1.

Knows no game: only who sits where, and the seat that a direction names.
"""

from __future__ import annotations

from typing import Final

DIRECTIONS: Final = ("L1", "R1", "L2", "R2", "ACROSS", "HOLD")


def offset(direction: str, n_seats: int) -> int:
    """Seats clockwise from the giver to the receiver; 0 is no pass.

    >>> [offset(d, 6) for d in DIRECTIONS]
    [1, 5, 2, 4, 3, 0]

    Raises ValueError for ACROSS at a table with an odd number of seats, and for an unknown direction.
    """
    if direction == "ACROSS":
        if n_seats % 2:
            raise ValueError("nobody sits across at a table with an odd number of seats")
        return n_seats // 2
    return {"L1": 1, "R1": -1, "L2": 2, "R2": -2, "HOLD": 0}[direction] % n_seats


def receiver(seat: int, direction: str, n_seats: int) -> int:
    """The seat that gets what `seat` passes."""
    return (seat + offset(direction, n_seats)) % n_seats


def giver(seat: int, direction: str, n_seats: int) -> int:
    """The seat that passes to `seat`."""
    return (seat - offset(direction, n_seats)) % n_seats
