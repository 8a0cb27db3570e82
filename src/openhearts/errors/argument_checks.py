"""What programs hand to the API that is of another kind than it must be: what was given, and what to write instead.

It knows no rules, cards or games, and raises nothing: the caller makes the error from the fault.
"""

from __future__ import annotations

from collections.abc import Collection, Sequence
from operator import index
from os import PathLike, fsencode, fspath
from typing import Final, SupportsIndex, TypeGuard

from openhearts.errors.codes import Why
from openhearts.errors.fields import Fault

_LONGEST: Final = 60


def shown(value: object) -> str:
    """A value as Python writes it, in short: the first line of it."""
    text = next(iter(repr(value).splitlines()), "")
    return text if len(text) <= _LONGEST else f"{text[:_LONGEST]}..."


def wrong_kind(name: str, value: object, sample: str) -> Fault:
    """That the argument `name` cannot be this, and what to write in its place.

    >>> from openhearts.errors import BadText
    >>> str(BadText(wrong_kind("seats", "4", "4")))
    "seats: “'4'” cannot stand here. Write: 4"
    """
    return Fault(Why.WRONG_KIND, {"name": name, "text": shown(value), "sample": sample})


def is_whole(value: object) -> TypeGuard[SupportsIndex]:
    """Whether a value is a whole number, of Python or of NumPy; truth values are none."""
    if isinstance(value, bool) or not isinstance(value, SupportsIndex):
        return False
    try:
        index(value)
    except TypeError:
        return False
    return True


def as_whole(value: object, default: int) -> int:
    """The number that is meant: of a text its digits, else `default`; for samples of what to write.

    >>> as_whole("4", 3), as_whole("four", 3), as_whole(2.0, 3)
    (4, 3, 2)
    """
    if is_whole(value):
        return index(value)
    if isinstance(value, str) and value.strip().isascii() and value.strip().isdigit() and len(value) < _LONGEST:
        return int(value)
    return int(value) if isinstance(value, float) and value.is_integer() else default


def is_row(value: object) -> TypeGuard[Collection[object]]:
    """Whether a value holds others in a row, and is no text, whose letters would be taken for them."""
    return isinstance(value, Sequence) and not isinstance(value, (str, bytes, bytearray))


def names_a_file(value: object) -> TypeGuard[str | PathLike[str]]:
    """Whether a value is a name that a file can have, as text or as a path.

    >>> [names_a_file(value) for value in ("match.txt", "", "a\\0b", None)]
    [True, False, False, False]
    """
    if not isinstance(value, (str, PathLike)):
        return False
    name = fspath(value)
    try:
        return isinstance(name, str) and name != "" and b"\0" not in fsencode(name)
    except UnicodeEncodeError:
        return False
