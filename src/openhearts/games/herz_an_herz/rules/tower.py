"""Towers, where a card may lie and what it is worth there.

Does not know whose turn it is, nor what a seat takes from another (steal.py) and what it earns (scoring.py).
"""

from __future__ import annotations

from collections.abc import Sequence

from msgspec import Struct

from openhearts.errors import BadText, Reason, Why, fault_of
from openhearts.games.herz_an_herz.rules import cards
from openhearts.games.herz_an_herz.rules.policies import (
    GROUP_OVERFLOW,
    JOKER_VALUE,
    ROWS,
    START_SUPERJOKER,
    Place,
    Row,
)
from openhearts.games.herz_an_herz.rules.ruleset import Ruleset


class Laid(Struct, frozen=True, gc=False):
    """A card in a tower and the value it has as long as it stays there."""

    card: int
    value: int

    def __str__(self) -> str:
        text = cards.card_text(self.card)
        return text if cards.is_number(self.card) else f"{text}={self.value}"


class Tower(Struct, frozen=True, gc=False):
    """What lies before one seat: a start card and two rows under it, top card first."""

    start: Laid | None = None
    left: tuple[Laid, ...] = ()
    right: tuple[Laid, ...] = ()

    @property
    def rows(self) -> tuple[tuple[Laid, ...], tuple[Laid, ...]]:
        """Left and right row."""
        return self.left, self.right

    @property
    def laid(self) -> tuple[Laid, ...]:
        """Every card of the tower: start card, left row, right row."""
        return (*(() if self.start is None else (self.start,)), *self.left, *self.right)

    def row(self, row: Row) -> tuple[Laid, ...]:
        """One of the two rows."""
        return self.left if row == "left" else self.right

    def with_row(self, row: Row, laid: tuple[Laid, ...]) -> Tower:
        """The tower with another row."""
        return Tower(self.start, laid, self.right) if row == "left" else Tower(self.start, self.left, laid)

    def __str__(self) -> str:
        start = "-" if self.start is None else str(self.start)
        left, right = (" ".join(map(str, row)) or "-" for row in self.rows)
        return f"{start} | {left} | {right}"


# --- values -----------------------------------------------------------------------------------------------------------


def values_when_laid(rules: Ruleset, card: int, above: int) -> tuple[int, ...]:
    """The values that a card may take under a value, highest first; empty where it may not lie.

    >>> values_when_laid(Ruleset(), cards.card("J26-50"), 80)
    (50,)

    Source: docs/rules.md 6.2, 6.5 H-a, H-b, H-e.
    """
    if cards.is_number(card):
        return (card,) if card < above else ()
    if card == cards.STEAL:
        return ()
    choose = JOKER_VALUE[rules.tower.joker_value]
    if card == cards.SUPERJOKER:
        return choose(1, above - 1)
    low, high = cards.limits(card)
    top = GROUP_OVERFLOW[rules.tower.group_overflow](low, high, above - 1)
    return () if top is None else choose(low, top)


def value_when_laid(rules: Ruleset, card: int, above: int) -> int | None:
    """The highest value that a card may take under a value, None where it may not lie.

    >>> value_when_laid(Ruleset(), cards.SUPERJOKER, 57), value_when_laid(Ruleset(), 58, 57)
    (56, None)
    """
    return next(iter(values_when_laid(rules, card, above)), None)


def start_value(rules: Ruleset, card: int) -> int:
    """The value of a start card.  Source: docs/rules.md 6.2, 6.5 H-c and H-d.

    >>> [start_value(Ruleset(), card) for card in cards.cards("97 J51-75 SJ")]
    [97, 75, 100]

    Raises ValueError for a Stibitz card, which is never laid.
    """
    if cards.is_number(card):
        return card
    if card == cards.SUPERJOKER:
        return START_SUPERJOKER[rules.tower.start_superjoker](rules.tower.max_number)
    if card == cards.STEAL:
        raise ValueError("a Stibitz card is never laid")
    return cards.limits(card)[1]


# --- rows -------------------------------------------------------------------------------------------------------------


def above_in(tower: Tower, row: Row) -> int | None:
    """The value under which the next card of a row would lie, None without a start card.

    >>> above_in(tower_from_text(Ruleset(), "97", "SJ"), "left"), above_in(Tower(), "left")
    (96, None)
    """
    laid = tower.row(row)
    if laid:
        return laid[-1].value
    return None if tower.start is None else tower.start.value


def row_is_full(rules: Ruleset, tower: Tower, row: Row) -> bool:
    """Whether no card may be added to a row.

    >>> row_is_full(Ruleset(), tower_from_text(Ruleset(), "9", "6 5 4 3 2 1"), "left")
    True
    """
    return len(tower.row(row)) >= rules.tower.row_length


def is_complete(rules: Ruleset, tower: Tower) -> bool:
    """Whether both rows are full.

    >>> is_complete(Ruleset(), tower_from_text(Ruleset(), "9", "6 5 4 3 2 1", "6 5 4 3 2 1"))
    True
    """
    return row_is_full(rules, tower, "left") and row_is_full(rules, tower, "right")


def values_in_row(rules: Ruleset, tower: Tower, card: int, row: Row) -> tuple[int, ...]:
    """The values that a card may take as the next one of a row, highest first; empty where it may not lie.

    >>> tower = tower_from_text(Ruleset(), "97", "", "J76-100")
    >>> [values_in_row(Ruleset(), tower, card, "right") for card in (96, 95)]
    [(), (95,)]
    """
    above = above_in(tower, row)
    if above is None or row_is_full(rules, tower, row):
        return ()
    return values_when_laid(rules, card, above)


def why_not_in_row(rules: Ruleset, tower: Tower, card: int, row: Row, value: int | None) -> Reason | None:
    """Why a card may not lie next in a row (as `value`, where one is named), None where it may.

    >>> str(why_not_in_row(Ruleset(), tower_from_text(Ruleset(), "60", "55"), 58, "left", None))
    'value-too-high'
    """
    above = above_in(tower, row)
    if above is None:
        return Reason.NO_START_CARD
    if row_is_full(rules, tower, row):
        return Reason.ROW_FULL
    values = values_when_laid(rules, card, above)
    if not values:
        return Reason.OUTSIDE_GROUP if cards.is_number_joker(card) else Reason.VALUE_TOO_HIGH
    return Reason.BAD_VALUE if value is not None and value not in values else None


# --- laying and taking ------------------------------------------------------------------------------------------------


def with_start(rules: Ruleset, tower: Tower, card: int) -> Tower:
    """The tower with a start card.

    >>> str(with_start(Ruleset(), Tower(), cards.SUPERJOKER))
    'SJ=100 | - | -'
    """
    return Tower(Laid(card, start_value(rules, card)), tower.left, tower.right)


def lay(rules: Ruleset, tower: Tower, card: int, row: Row, value: int | None = None) -> Tower:
    """The tower with a card added to a row, as `value` or else as the highest that fits.

    >>> str(lay(Ruleset(), tower_from_text(Ruleset(), "60", "55"), cards.SUPERJOKER, "left"))
    '60 | 55 SJ=54 | -'

    Raises ValueError where it may not lie there.
    """
    if why_not_in_row(rules, tower, card, row, value) is not None:
        raise BadText(Why.CANNOT_LIE, card=cards.card_text(card))
    taken = values_in_row(rules, tower, card, row)[0] if value is None else value
    return tower.with_row(row, (*tower.row(row), Laid(card, taken)))


def take(tower: Tower, row: Place, step: int) -> tuple[int, Tower]:
    """The card at a step (from 1) of a row, or the start card, and the tower without it; a gap closes.

    >>> card, rest = take(tower_from_text(Ruleset(), "60", "55 54 53"), "left", 2)
    >>> card, str(rest)
    (54, '60 | 55 53 | -')
    """
    if row == "start":
        if tower.start is None:
            raise BadText(Why.NO_START)
        return tower.start.card, Tower(None, tower.left, tower.right)
    laid = tower.row(row)
    return laid[step - 1].card, tower.with_row(row, laid[: step - 1] + laid[step:])


def build(rules: Ruleset, start: int | None, left: Sequence[int] = (), right: Sequence[int] = ()) -> Tower:
    """The tower of these cards, laid in their order, jokers as high as they go.

    Raises ValueError for a card that may not lie where it is said to.
    """
    tower = Tower() if start is None else with_start(rules, Tower(), start)
    for row, codes in zip(ROWS, (left, right), strict=True):
        for code in codes:
            tower = lay(rules, tower, code, row)
    return tower


def tower_from_text(rules: Ruleset, start: str, left: str = "", right: str = "") -> Tower:
    """The tower of cards written by hand, jokers as high as they go; an empty text is no card.

    >>> str(tower_from_text(Ruleset(), "97", "96 73 57 SJ", "J76-100 95"))
    '97 | 96 73 57 SJ=56 | J76-100=96 95'

    Raises BadText.
    """
    codes = [cards.cards(text) for text in (start, left, right)]
    if len(codes[0]) > 1:
        raise BadText(Why.TWO_STARTS)
    try:
        return build(rules, next(iter(codes[0]), None), codes[1], codes[2])
    except ValueError as error:
        raise BadText(fault_of(error)) from None
