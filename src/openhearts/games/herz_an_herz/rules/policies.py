"""The named policies of Herz an Herz: for each parameter a table from its values to the function that means it.

A new mechanism is a new entry here with its tests; nothing else asks which value a parameter has.
Every function takes plain numbers, so that it can be read, tested and exchanged alone.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Any, Final, Literal

Row = Literal["left", "right"]
Place = Literal["left", "right", "start"]
ROWS: Final[tuple[Row, Row]] = ("left", "right")
SUPERJOKER_TOP: Final = 100  # as printed: "1-100"


# --- tower.joker_value: the values a joker may take, highest first, out of low to top ---------------------------------


def next_lower(low: int, top: int) -> tuple[int, ...]:
    """Only the highest value that fits.  Source: docs/rules.md 6.2.

    >>> next_lower(26, 28), next_lower(26, 25)
    ((28,), ())
    """
    return (top,) if low <= top else ()


def free_choice(low: int, top: int) -> tuple[int, ...]:
    """Any value that fits, as its player names it.  Source: docs/rules.md 6.5 H-a.

    >>> free_choice(26, 28)
    (28, 27, 26)
    """
    return tuple(range(top, low - 1, -1))


JOKER_VALUE: Final[dict[str, Callable[[int, int], tuple[int, ...]]]] = {
    "next_lower": next_lower,
    "free_choice": free_choice,
}


# --- tower.group_overflow: the highest value a joker of low to high takes where `below` is the next lower one ---------


def clamp(low: int, high: int, below: int) -> int | None:
    """The highest of its group that fits; none at or below the bottom of the group.

    >>> clamp(26, 50, 79), clamp(26, 50, 30), clamp(26, 50, 25)
    (50, 30, None)
    """
    return min(high, below) if below >= low else None


def illegal(low: int, high: int, below: int) -> int | None:
    """The next lower value, and none where that lies outside of the group.

    >>> illegal(26, 50, 79), illegal(26, 50, 30)
    (None, 30)
    """
    return below if low <= below <= high else None


GROUP_OVERFLOW: Final[dict[str, Callable[[int, int, int], int | None]]] = {"clamp": clamp, "illegal": illegal}


# --- tower.start_superjoker: value of a superjoker as start card, given the highest number of the pack ----------------


def _hundred(max_number: int) -> int:
    return SUPERJOKER_TOP


def _top_in_play(max_number: int) -> int:
    return max_number


def _above_all(max_number: int) -> int:
    return max(SUPERJOKER_TOP, max_number) + 1


START_SUPERJOKER: Final[dict[str, Callable[[int], int]]] = {
    "100": _hundred,
    "top_in_play": _top_in_play,
    "above_all": _above_all,
}


# --- tower.steal_target: (row, step) of the cards that may be stolen from rows of these lengths -----------------------


def row_ends(n_left: int, n_right: int) -> tuple[tuple[Row, int], ...]:
    """The bottom card of each row.

    >>> row_ends(4, 3)
    (('left', 4), ('right', 3))
    """
    return tuple((row, length) for row, length in zip(ROWS, (n_left, n_right), strict=True) if length)


def last_two(n_left: int, n_right: int) -> tuple[tuple[Row, int], ...]:
    """The two cards that lie lowest by step, whatever their row; where two tie for the second place, either may go.

    >>> last_two(4, 3)
    (('left', 4), ('left', 3), ('right', 3))
    """
    places = [(row, step) for row, n in zip(ROWS, (n_left, n_right), strict=True) for step in range(n, 0, -1)]
    lowest = sorted((step for _, step in places), reverse=True)[:2]
    return tuple((row, step) for row, step in places if step >= lowest[-1])


STEAL_TARGET: Final[dict[str, Callable[[int, int], tuple[tuple[Row, int], ...]]]] = {
    "row_ends": row_ends,
    "last_two": last_two,
}


# --- tower.steal_start_card: may the start card go, from rows of these lengths? ---------------------------------------


def _start_stays(n_left: int, n_right: int) -> bool:
    return False


def _start_goes_alone(n_left: int, n_right: int) -> bool:
    return not n_left and not n_right


STEAL_START_CARD: Final[dict[str, Callable[[int, int], bool]]] = {
    "never": _start_stays,
    "if_alone": _start_goes_alone,
}


# --- tower.steal_as_start: may the thief make the stolen card his start card? -----------------------------------------


def _never_a_start(has_start: bool) -> bool:
    return False


def _start_where_none(has_start: bool) -> bool:
    return not has_start


STEAL_AS_START: Final[dict[bool, Callable[[bool], bool]]] = {False: _never_a_start, True: _start_where_none}


# --- tower.steal_extra_draw: does the thief draw again after a steal, his tower being complete or not? ----------------


def _turn_is_over(is_complete: bool) -> bool:
    return False


def _draws_again(is_complete: bool) -> bool:
    return not is_complete


STEAL_EXTRA_DRAW: Final[dict[bool, Callable[[bool], bool]]] = {False: _turn_is_over, True: _draws_again}


# --- tower.round_end: does a deal end in which a tower was completed, all seats having had as many turns or not? ------


def _at_once(equal_turns: bool) -> bool:
    return True


def _after_equal_turns(equal_turns: bool) -> bool:
    return equal_turns


ROUND_END: Final[dict[str, Callable[[bool], bool]]] = {
    "immediate": _at_once,
    "finish_turn_cycle": _after_equal_turns,
}


# --- tower.superjoker_bonus: the colour group that a superjoker counts for, given the group of its value --------------


def _no_group(group: int) -> int | None:
    return None


def _group_of_value(group: int) -> int | None:
    return group


SUPERJOKER_BONUS: Final[dict[bool, Callable[[int], int | None]]] = {False: _no_group, True: _group_of_value}


# --- tower.discard_seen: what of the pile (oldest first) lies open ----------------------------------------------------


def _top(pile: tuple[int, ...]) -> tuple[int, ...]:
    return pile[-1:]


def _all(pile: tuple[int, ...]) -> tuple[int, ...]:
    return pile


DISCARD_SEEN: Final[dict[str, Callable[[tuple[int, ...]], tuple[int, ...]]]] = {"top": _top, "all": _all}


# --- tower.next_starter: from the starter before, the number of seats, and the seats with best and worst points -------


def _first_after(starter: int, n_seats: int, seats: Sequence[int]) -> int:
    """The first of some seats clockwise after a starter, who comes last himself; the starter where there is none."""
    return min(seats, key=lambda seat: (seat - starter - 1) % n_seats, default=starter)


def _rotate(starter: int, n_seats: int, best: Sequence[int], worst: Sequence[int]) -> int:
    return (starter + 1) % n_seats


def _same(starter: int, n_seats: int, best: Sequence[int], worst: Sequence[int]) -> int:
    return starter


def _winner(starter: int, n_seats: int, best: Sequence[int], worst: Sequence[int]) -> int:
    return _first_after(starter, n_seats, best)


def _last(starter: int, n_seats: int, best: Sequence[int], worst: Sequence[int]) -> int:
    return _first_after(starter, n_seats, worst)


NEXT_STARTER: Final[dict[str, Callable[[int, int, Sequence[int], Sequence[int]], int]]] = {
    "rotate": _rotate,
    "same": _same,
    "winner": _winner,
    "last": _last,
}


# --- score.winner, and end.tie: is the match over with so many winners? -----------------------------------------------


def _is_over(n_winners: int) -> bool:
    return True


def _is_over_when_decided(n_winners: int) -> bool:
    return n_winners == 1


WINNER: Final[dict[str, Callable[[Sequence[int]], int]]] = {"highest": max, "lowest": min}
TIE: Final[dict[str, Callable[[int], bool]]] = {"shared": _is_over, "extra_deal": _is_over_when_decided}


# --- all of them ------------------------------------------------------------------------------------------------------

POLICIES: Final[Mapping[str, dict[Any, Callable[..., Any]]]] = {
    "tower.joker_value": JOKER_VALUE,
    "tower.group_overflow": GROUP_OVERFLOW,
    "tower.start_superjoker": START_SUPERJOKER,
    "tower.steal_target": STEAL_TARGET,
    "tower.steal_start_card": STEAL_START_CARD,
    "tower.steal_as_start": STEAL_AS_START,
    "tower.steal_extra_draw": STEAL_EXTRA_DRAW,
    "tower.round_end": ROUND_END,
    "tower.superjoker_bonus": SUPERJOKER_BONUS,
    "tower.discard_seen": DISCARD_SEEN,
    "tower.next_starter": NEXT_STARTER,
    "score.winner": WINNER,
    "end.tie": TIE,
}
