"""How much of what is there for all one place gets: those who look, those who wait for an answer.

A place is a name that whoever asks gives (a network address); it means nothing here.
"""

from __future__ import annotations

from collections.abc import Collection


def is_share_full(places: Collection[str], place: str, most: int) -> bool:
    """Whether somebody from a place finds no room among `most` who are there already from these places.

    One place gets as many as it leaves free: alone the half, beside others less, so that the last are for those who
    have none.  Nobody knows where "" is.

    >>> is_share_full(["a", "a", "a"], "a", 6), is_share_full(["a", "a", "a"], "b", 6), is_share_full(["a"] * 6, "b", 6)
    (True, False, True)
    """
    left = most - len(places)
    return left <= 0 or (bool(place) and list(places).count(place) >= left)
