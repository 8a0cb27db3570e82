"""The parameters of a game as fields to be typed: what each may be, as text and back, read from the rule set's types.

It judges no value: what cannot be is refused by the rule set itself, with what is allowed.
"""

from __future__ import annotations

import re
from functools import cache
from types import NoneType, UnionType
from typing import Annotated, Any, Final, Literal, Union, get_args, get_origin

from msgspec import Meta, Struct

from openhearts.cards.card import Card
from openhearts.core import rule_fields
from openhearts.core.game_types import Rules

NONE: Final = "none"  # nothing, an empty list, an empty table
_NUMBER: Final = re.compile(r"[+-]?[0-9]{1,9}", re.ASCII)
_ENTRY: Final = re.compile(r"\s*(\S+?)(?:\s*=\s*|\s+)([+-]?[0-9]{1,9})\s*", re.ASCII)
_BETWEEN: Final = re.compile(r"[\s,;]+")


class Field(Struct, frozen=True):
    """A parameter: `words` are its named values; `shape` what else may stand there: number, text, list, map or nothing.

    `item` says what a text, an item of a list or a key of a map is (`selector`, `card` ...), `items` its named values.
    """

    name: str
    words: tuple[object, ...] = ()
    shape: str = ""
    low: int | None = None
    high: int | None = None
    item: str = ""
    items: tuple[str, ...] = ()

    @property
    def section(self) -> str:
        """The group that it belongs to."""
        return self.name.partition(".")[0]

    @property
    def is_open(self) -> bool:
        """Whether there is anything to choose."""
        return bool(self.shape) or len(self.words) > 1

    def text(self, value: object) -> str:
        """A value (as `resolved_fields` gives it) as it stands in the form."""
        if isinstance(value, bool):
            return "true" if value else "false"
        if isinstance(value, (list, tuple)):
            return " ".join(map(str, value)) or NONE
        if isinstance(value, dict):
            return ", ".join(f"{key} {number}" for key, number in sorted(value.items(), key=as_read)) or NONE
        return str(value)

    def value(self, text: str) -> object:
        """The value that a text means; what it cannot mean stays a text, and the rule set refuses it.

        >>> Field("pass.count", shape="number").value(" 3 "), Field("score.bonus", shape="map").value("JD -10, 10D=5")
        (3, {'JD': -10, '10D': 5})
        """
        text = text.strip()
        for word in self.words:
            if text == self.text(word):
                return word
        if self.shape in ("list", "map") and text.lower() in (NONE, ""):
            return [] if self.shape == "list" else {}
        if self.shape == "number" and _NUMBER.fullmatch(text):
            return int(text)
        if self.shape == "list":
            return [part for part in _BETWEEN.split(text) if part]
        if self.shape == "map":
            return _entries(text)
        return text


def as_read(pair: tuple[str, object]) -> tuple[int, str, str]:
    """Suits and ranks before single cards, cards by suit."""
    key = pair[0]
    return (0, "", key) if key == "all" or ":" in key else (1, key[-1:], key[:-1].rjust(2))


def _entries(text: str) -> object:
    found: dict[str, int] = {}
    parts = [part for part in re.split(r"[,;\n]", text) if part.strip()]
    for part in parts:
        entry = _ENTRY.fullmatch(part)
        if entry is None:
            return text
        found[entry[1]] = int(entry[2])
    return found if len(found) == len(parts) else text


def _parts(kind: object) -> list[object]:
    if get_origin(kind) in (Union, UnionType):
        return [inner for part in get_args(kind) for inner in _parts(part)]
    return [kind]


def _tag(kind: object) -> tuple[str, tuple[str, ...]]:
    """What an item is, and its named values."""
    if get_origin(kind) is Literal:
        return "word", get_args(kind)
    if get_origin(kind) is Annotated:
        return str(get_args(kind)[1]), ()
    return ("card" if kind is Card else "text"), ()


def _field(name: str, kind: object) -> Field:
    words: list[object] = []
    rest: dict[str, Any] = {}
    for part in _parts(kind):
        origin, args = get_origin(part), get_args(part)
        if part is NoneType:
            words.append(NONE)
        elif part is bool:
            words += [False, True]
        elif origin is Literal:
            words += args
        elif part is int:
            rest = {"shape": "number"}
        elif origin is Annotated and isinstance(args[1], Meta):
            rest = {"shape": "number", "low": args[1].ge, "high": args[1].le}
        elif origin is tuple and get_origin(args[0]) is tuple:
            item, items = _tag(get_args(args[0])[0])
            rest = {"shape": "map", "item": item, "items": items}
        elif origin is tuple:
            item, items = _tag(args[0])
            rest = {"shape": "list", "item": item, "items": items}
        else:
            rest = {"shape": "text", "item": _tag(part)[0]}
    return Field(name, words=tuple(words), **rest)


@cache
def _of_struct(struct: object) -> tuple[Field, ...]:
    return tuple(_field(name, rule_fields.annotation_of(struct, name)) for name in rule_fields.field_names(struct))


def fields_of(rules: Rules) -> dict[str, Field]:
    """Every parameter of the game of these rules, by its dotted name, in their order."""
    return {field.name: field for field in _of_struct(type(rules))}
