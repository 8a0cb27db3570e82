"""A value that is the same as itself and as no other one: what follows from it can be kept, and it is not compared.

It looks into no value.
"""

from __future__ import annotations

from typing import Any


class Same:
    """A value by its identity; as long as this is kept, the value is too.

    >>> one, other = [1], [1]
    >>> Same(one) == Same(one), Same(one) == Same(other)
    (True, False)
    """

    __slots__ = ("value",)

    def __init__(self, value: Any) -> None:
        self.value = value

    def __hash__(self) -> int:
        return id(self.value)

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Same) and other.value is self.value
