"""The parameters of a rule set, from its Struct's own annotations: their names, what may stand there, and values.

It knows no game and reads no file; which values go together is not judged here.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from functools import cache, reduce
from types import NoneType, UnionType
from typing import Annotated, Any, Literal, NamedTuple, TypeAlias, Union, get_args, get_origin, get_type_hints

import msgspec
from msgspec import Meta, Struct

from openhearts.cards.card import Card, card
from openhearts.errors import BadText, Fault, May

Words: TypeAlias = dict[str, Callable[[Any], str]]


@cache
def annotations_of(struct: object) -> dict[str, tuple[object, object]]:
    """Dotted name -> (annotation, default) of every field inside the sections of a rule-set Struct."""
    found: dict[str, tuple[object, object]] = {}
    for section in sections_of(struct).values():
        inner = get_type_hints(section.kind, include_extras=True)
        for field in msgspec.structs.fields(section.kind):
            found[f"{section.name}.{field.encode_name}"] = (inner[field.name], field.default)
    return found


class Section(NamedTuple):
    """A section of a rule-set Struct: its name in files, its attribute, its Struct, its fields' attributes by name."""

    name: str
    attribute: str
    kind: Any
    attributes: dict[str, str]


@cache
def sections_of(struct: Any) -> dict[str, Section]:
    """Its sections, by their names in files."""
    hints = get_type_hints(struct)
    found = {}
    for field in msgspec.structs.fields(struct):
        kind = hints[field.name]
        if isinstance(kind, type) and issubclass(kind, Struct):
            attributes = {inner.encode_name: inner.name for inner in msgspec.structs.fields(kind)}
            found[field.encode_name] = Section(field.encode_name, field.name, kind, attributes)
    return found


def field_names(struct: object) -> tuple[str, ...]:
    """Dotted names of all parameters of a rule-set Struct, in their order."""
    return tuple(annotations_of(struct))


def annotation_of(struct: object, name: str) -> object:
    """The type of a parameter, as the Struct annotates it."""
    return annotations_of(struct)[name][0]


def default_of(struct: object, name: str) -> object:
    """The default of a parameter, as the Struct holds it."""
    return annotations_of(struct)[name][1]


def allowed_values(struct: object, name: str) -> tuple[object, ...]:
    """The named values of a parameter (of its Literal types, and bools); empty where it is open."""
    return tuple(literals(annotations_of(struct)[name][0]))


def literals(kind: object) -> Iterable[object]:
    """The named values of a type."""
    if get_origin(kind) is Annotated:
        yield from literals(get_args(kind)[0])
    elif get_origin(kind) is Literal:
        yield from get_args(kind)
    elif get_origin(kind) in (Union, UnionType):
        for part in get_args(kind):
            yield from literals(part)
    elif kind is bool:
        yield from (False, True)


def is_map(kind: object) -> bool:
    """Whether the type is a table of selectors to numbers, held as a tuple of pairs."""
    if get_origin(kind) in (Union, UnionType):
        return any(is_map(part) for part in get_args(kind))
    return get_origin(kind) is tuple and get_origin(get_args(kind)[0]) is tuple


def may_stand(kind: Any) -> Fault:
    """What may stand in a field: a phrase of the catalogue of errors."""
    origin, args = get_origin(kind), get_args(kind)
    if origin is Annotated:
        meta = args[1]
        if isinstance(meta, Meta):
            return Fault(May.WHOLE, {"low": meta.ge, "high": meta.le})
        return Fault(May[meta.upper().replace(" ", "_")], {})
    if origin is Literal:
        return Fault(May.NAMES, {"list": args})
    if origin in (Union, UnionType):
        parts = [Fault(May.NAMES, {"list": ("none",)}) if arg is NoneType else may_stand(arg) for arg in args]
        return reduce(lambda one, other: Fault(May.EITHER, {"one": one, "other": other}), parts)
    if is_map(kind):
        return Fault(May.POINTS_TABLE, {})
    if origin is tuple:
        return Fault(May.LIST_OF, {"what": may_stand(args[0])})
    if kind is int:
        return Fault(May.WHOLE, {"low": None, "high": None})
    return Fault({bool: May.YES_NO, Card: May.CARD_TEXT}.get(kind, May.TEXT), {})


class NoValue(Exception):
    """A value is none that may stand there."""


def convert(kind: object, value: object, words: Words) -> Any:
    """The value as the annotation wants it.  Raises NoValue.

    `words` turns a tagged text (`Annotated[str, tag]`) into its normal form, or raises ValueError.
    """
    origin, args = get_origin(kind), get_args(kind)
    if origin in (Union, UnionType):
        for part in args:
            try:
                return convert(part, value, words)
            except NoValue:
                continue
        raise NoValue
    if kind is NoneType:
        if value is None or value == "none":
            return None
        raise NoValue
    if origin is Literal:
        if any(value == arg and type(value) is type(arg) for arg in args):
            return value
        raise NoValue
    if origin is Annotated:
        return _convert_annotated(args[0], args[1], value, words)
    if origin is tuple:
        return _convert_tuple(kind, args, value, words)
    if kind is Card:
        try:
            return card(value) if isinstance(value, str) else _fail()
        except BadText:
            raise NoValue from None
    if kind in (bool, int) and type(value) is kind:
        return value if kind is bool or abs(value) <= 1_000_000 else _fail()
    if kind is str and isinstance(value, str):
        return value
    raise NoValue


def _fail() -> object:
    raise NoValue


def _convert_annotated(base: object, meta: object, value: object, words: Words) -> object:
    converted = convert(base, value, words)
    if isinstance(meta, Meta):
        if (meta.ge is not None and converted < meta.ge) or (meta.le is not None and converted > meta.le):
            raise NoValue
        return converted
    try:
        return words[meta](converted) if meta in words else converted
    except ValueError:
        raise NoValue from None


def _convert_tuple(kind: object, args: tuple[object, ...], value: object, words: Words) -> object:
    if value is None or value == "none":
        return ()
    if is_map(kind):
        given = list(value.items()) if isinstance(value, Mapping) else value
        if not isinstance(given, (list, tuple)) or not all(
            isinstance(pair, (list, tuple)) and len(pair) == 2 for pair in given
        ):
            raise NoValue
        key_kind, value_kind = get_args(args[0])
        pairs = {convert(key_kind, key, words): convert(value_kind, item, words) for key, item in given}
        if len(pairs) < len(given):  # the same selector twice, or in two spellings
            raise NoValue
        return tuple(sorted(pairs.items()))
    if isinstance(value, str) and " " not in value.strip():
        value = [value]
    elif isinstance(value, str):
        value = value.replace(",", " ").split()
    if not isinstance(value, (list, tuple)):
        raise NoValue
    return tuple(convert(args[0], item, words) for item in value)
