"""What a sentence of the catalogue is made from: kinds of fields, and a member of the catalogue with its values.

It holds no sentence and no member; those stand in codes.py and in locales/.
"""

from __future__ import annotations

from collections.abc import Mapping
from enum import Enum, StrEnum
from typing import Any, NamedTuple


class Kind(StrEnum):
    """What may stand in a field, and with that how it is said."""

    NUMBER = "number"  # counts something: plural forms select by it
    FIGURE = "figure"  # names something (a line, a deal, a version): said as it is
    SEAT = "seat"  # the number of a seat; said as its name where names are known
    TEXT = "text"  # what a person wrote, or a word that the message selects by; None is said as "none"
    QUOTE = "quote"  # what the system or another program says, in its own words, without its full stop
    CARD = "card"  # a card as text; said as the reader names cards where the rules are known
    SUIT = "suit"  # the number of a suit, 0 to 3: clubs, diamonds, hearts, spades
    LIST = "list"  # several texts
    NAMES = "names"  # (language, name) pairs: the reader's language is said
    CAUSE = "cause"  # another sentence of the catalogue, a `Fault`


class Fields:
    """The fields of one member by name; members with equal fields stay different members."""

    __slots__ = ("kinds",)

    def __init__(self, **kinds: Kind) -> None:
        self.kinds: Mapping[str, Kind] = kinds


class Member(Enum):
    """A sentence of the catalogue: its value says which fields it is made from, its name which message says it."""

    _value_: Fields

    @property
    def key(self) -> str:
        """The name as it stands in catalogues, docs and JSON: `hands-for-seats`."""
        return self.name.lower().replace("_", "-")

    @property
    def message(self) -> str:
        """The id of the message in the catalogues."""
        return f"error-{self.key}"

    @property
    def kinds(self) -> Mapping[str, Kind]:
        """Field -> what stands in it."""
        found: Fields = self.value
        return found.kinds

    def __repr__(self) -> str:
        return f"{type(self).__name__}.{self.name}"

    def __reduce_ex__(self, protocol: object) -> Any:
        return getattr, (type(self), self.name)  # by name: values are told apart by identity


class Fault(NamedTuple):
    """A member with the values of its fields: what an error says, apart from its class and its place."""

    why: Member
    fields: Mapping[str, Any]
