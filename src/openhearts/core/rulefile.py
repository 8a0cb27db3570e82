"""Rule files: TOML read strictly into a rule-set Struct, with `extends`, bundles, options and values by number of
seats.

Knows no game: dotted names, types and allowed values are rule_fields.py's, special words come from `Vocabulary`.
"""

from __future__ import annotations

import difflib
import re
import tomllib
from collections.abc import Callable, Iterable, Mapping
from pathlib import Path
from typing import Any, TypeGuard

from msgspec import Struct

from openhearts.core.game import Variant
from openhearts.core.game_types import Rules
from openhearts.core.input_limits import MOST_IN_A_VALUE, check_toml
from openhearts.core.option_text import as_toml
from openhearts.core.rule_fields import (
    NoValue,
    annotations_of,
    convert,
    field_names,
    is_map,
    literals,
    may_stand,
    sections_of,
)
from openhearts.errors import BadRuleset, Fault, May, Why, unreadable

_PLACE = re.compile(r"\(at line ([0-9]+), column ([0-9]+)\)$")  # in what tomllib says of a text
MAX_BYTES = 1_000_000
_SEATS_KEY = re.compile(r"\*|[0-9]{1,2}", re.ASCII)
META_KEYS = (
    "id",
    "name",
    "summary",
    "source",
    "aliases",
    "extends",
    "family",
    "players",
    "suggested_players",
    "bundles",
    "without",
)


class Vocabulary(Struct, frozen=True):
    """What a game adds to the types: `words` turns a tagged text (`Annotated[str, tag]`) into its normal form or raises
    ValueError naming what is allowed; `sparse` fields mean their default where a map has no entry for the number of
    seats;
    `not_built` fields and values (`field=value`) are known from the rules but not offered.
    """

    struct: Any
    families: tuple[str, ...]
    words: dict[str, Callable[[Any], str]] = {}
    sparse: tuple[str, ...] = ()
    not_built: tuple[str, ...] = ()


class RuleFile(Struct, frozen=True):
    """A rule file after reading: who it is for, and its fields by dotted name, not yet resolved for a number of
    seats.
    """

    id: str
    names: tuple[tuple[str, str], ...]
    summaries: tuple[tuple[str, str], ...]
    source: str
    aliases: tuple[str, ...]
    players: tuple[int, ...]
    suggested: tuple[int, ...]
    bundles: dict[str, dict[str, Any]]
    fields: dict[str, Any]
    without: tuple[str, ...] = ()  # inherited bundles that mean nothing here: understood, and not offered

    def variant(self, game: str) -> Variant:
        """The entry of the menus."""
        return Variant(
            id=self.id,
            game=game,
            names=self.names,
            summaries=self.summaries,
            seats=self.players,
            suggested_seats=self.suggested,
            source=self.source,
            aliases=self.aliases,
            bundles=tuple(name for name in self.bundles if name not in self.without),
        )


# --- reading ----------------------------------------------------------------------------------------------------------


def nearest(word: str, known: Iterable[str]) -> str | None:
    """The likely spelling of a word among known ones."""
    found = difflib.get_close_matches(str(word), list(known), n=1, cutoff=0.6)
    return found[0] if found else None


def read_toml(path: Path) -> dict[str, object]:
    """The tables of a TOML file.  Raises BadRuleset for what is no readable TOML (missing, empty, binary, huge)."""
    shown = path.name[:60]
    try:
        with path.open("rb") as file:
            raw = file.read(MAX_BYTES + 1)
    except (OSError, ValueError) as error:  # ValueError: a name that no file can have
        raise BadRuleset(unreadable(shown, error)) from error
    return parse_toml(raw, shown)


def _place(told: str, text: str) -> tuple[int, int]:
    """Line and column, from 1, of which a reader of TOML tells that it cannot go on; else the end of the text."""
    if found := _PLACE.search(told):
        return int(found[1]), int(found[2])
    lines = text.split("\n")
    return len(lines), len(lines[-1]) + 1


def parse_toml(raw: bytes, shown: str) -> dict[str, object]:
    """The tables of TOML text; `shown` names it in errors.  Raises BadRuleset."""
    if len(raw) > MAX_BYTES:
        raise BadRuleset(Why.RULES_TOO_LARGE, file=shown, most=MAX_BYTES)
    try:
        text = raw.decode().removeprefix("\ufeff")
    except UnicodeDecodeError as error:
        raise BadRuleset(Why.NO_UTF8, file=shown, place=error.start + 1) from error
    check_toml(text, shown)
    try:
        data = tomllib.loads(text)
    except (ValueError, RecursionError) as error:  # ValueError: also a number of too many digits
        line, column = _place(str(error), text)
        raise BadRuleset(Why.NO_TOML, file=shown, line=line, column=column) from error
    if not data:
        raise BadRuleset(Why.EMPTY_FILE, file=shown)
    return data


def _flatten(
    data: Mapping[str, object], vocabulary: Vocabulary, bundles: Iterable[str] = (), prefix: str = ""
) -> dict[str, object]:
    known = annotations_of(vocabulary.struct)
    sections = {name.partition(".")[0] for name in known}
    flat: dict[str, object] = {}
    for key, value in data.items():
        name = f"{prefix}{key}"
        if name in known:
            flat[name] = value
        elif isinstance(value, Mapping) and name in sections:
            flat.update(_flatten(value, vocabulary, bundles, name + "."))
        else:
            raise unknown_field(name, vocabulary, bundles, value)
    return flat


def unknown_field(name: str, vocabulary: Vocabulary, bundles: Iterable[str] = (), value: object = None) -> BadRuleset:
    """The error for a parameter that does not exist, though this value was to be its own."""
    if any(name == gone or name.startswith(gone + ".") for gone in vocabulary.not_built):
        return BadRuleset(Why.NOT_OFFERED, name=name, field=name)
    known = field_names(vocabulary.struct)
    if name in sections_of(vocabulary.struct):
        return _section_alone(name, known, value)
    where, _, last = name.rpartition(".")
    inside = [full for full in known if full.rpartition(".")[0] == where]
    sections = {full.partition(".")[0] for full in known}
    close = nearest(name, [*known, *bundles, *((*META_KEYS, *sorted(sections)) if not where else ())])
    if close is None and last:
        close = nearest(last, [full.rpartition(".")[2] for full in inside])
        close = f"{where}.{close}" if close and where else close
    if not inside or not where:  # no such section: all there is
        inside = [*bundles, *known]
    inside.sort(key=lambda full: full != close)  # the likely one first
    allowed = ", ".join(inside) if inside else None
    return BadRuleset(Why.NO_PARAMETER, name=name or '""', field=name, nearest=close, allowed=allowed)


def _section_alone(name: str, known: Iterable[str], value: object) -> BadRuleset:
    """The error for a section that stands where one of its parameters must: the one that its table names first."""
    inside = {full.removeprefix(f"{name}."): full for full in known if full.startswith(f"{name}.")}
    told = next(iter(value), "") if isinstance(value, Mapping) else ""
    close = inside.get(nearest(told, inside) or "", next(iter(inside.values())))
    return BadRuleset(Why.NO_PARAMETER, name=name, field=name, nearest=close, allowed=", ".join(inside.values()))


def _wrong(name: str, may: May) -> BadRuleset:
    """The error for an entry of a rule file that is no parameter."""
    return BadRuleset(Why.WRONG_ENTRY, name=name, field=name, allowed=Fault(may, {}))


def _languages(value: object, field: str, default: str) -> tuple[tuple[str, str], ...]:
    if value is None:
        return (("en", default),) if default else ()
    if isinstance(value, str) and value.strip():
        return (("en", value),)
    if isinstance(value, Mapping) and value and all(isinstance(text, str) for text in value.values()):
        return tuple(value.items())
    raise _wrong(field, May.LANGUAGES)


def _players(value: Any, field: str, default: tuple[int, ...]) -> tuple[int, ...]:
    if value is None:
        return default
    ok = isinstance(value, list) and value and all(type(n) is int and 2 <= n <= 11 for n in value)
    if not ok or (value != sorted(set(value)) and value != [value[0]] * 2):
        raise _wrong(field, May.FEWEST_MOST)
    return tuple(range(value[0], value[-1] + 1)) if len(value) == 2 else tuple(value)


def rule_file(data: Mapping[str, Any], vocabulary: Vocabulary, find: Callable[[str], RuleFile], stem: str) -> RuleFile:
    """A rule file from its tables; `find` gives the file that `extends` names, `stem` is the id where none stands.

    Raises BadRuleset, naming the field.
    """
    ident = data.get("id", stem)
    if not isinstance(ident, str) or not ident.strip():
        raise _wrong("id", May.SHORT_NAME)
    family = data.get("family")
    if family is not None and family not in vocabulary.families:
        raise BadRuleset(Why.NO_GAME, text=str(family)[:60], field="family", allowed=", ".join(vocabulary.families))
    base = _base(data, find)
    worded = _bundles(data, vocabulary)
    bundles = (base.bundles if base else {}) | worded
    without = _without(data, base, bundles, worded)
    own = _flatten({key: value for key, value in data.items() if key not in META_KEYS}, vocabulary, bundles)
    aliases = _aliases(data)
    source = data.get("source", "")
    if not isinstance(source, str):
        raise _wrong("source", May.TEXT)
    players, suggested = _sizes(data, base)
    return RuleFile(
        id=ident,
        names=_languages(data.get("name"), "name", ident),
        summaries=_languages(data.get("summary"), "summary", ""),
        source=source,
        aliases=aliases,
        players=players,
        suggested=suggested,
        bundles=bundles,
        fields=(base.fields if base else {}) | own,
        without=without,
    )


def _base(data: Mapping[str, Any], find: Callable[[str], RuleFile]) -> RuleFile | None:
    """The file that this one extends."""
    if "extends" not in data:
        return None
    if not isinstance(data["extends"], str):
        raise _wrong("extends", May.VARIANT_ID)
    return find(data["extends"])


def _bundles(data: Mapping[str, Any], vocabulary: Vocabulary) -> dict[str, dict[str, object]]:
    """The bundles that a file words itself."""
    raw = data.get("bundles", {})
    if not isinstance(raw, Mapping) or not all(isinstance(bundle, Mapping) for bundle in raw.values()):
        raise BadRuleset(Why.WRONG_ENTRY, name="bundles", field="bundles", allowed="[bundles.NAME]")
    return {name: _flatten(bundle, vocabulary) for name, bundle in raw.items()}


def _aliases(data: Mapping[str, Any]) -> tuple[str, ...]:
    """Other names that it is found by."""
    aliases = data.get("aliases", [])
    if not isinstance(aliases, list) or not all(isinstance(alias, str) for alias in aliases):
        allowed = Fault(May.LIST_AS, {"sample": '["black-lady"]'})
        raise BadRuleset(Why.WRONG_ENTRY, name="aliases", field="aliases", allowed=allowed)
    return tuple(aliases)


def _sizes(data: Mapping[str, Any], base: RuleFile | None) -> tuple[tuple[int, ...], tuple[int, ...]]:
    """For how many players it is, and for how many of them it is recommended."""
    players = _players(data.get("players"), "players", base.players if base else (4,))
    inherited = base.suggested if base and "players" not in data else players
    suggested = _players(data.get("suggested_players"), "suggested_players", inherited)
    if not set(suggested) <= set(players):
        allowed = Fault(May.RANGE, {"low": players[0], "high": players[-1]})
        raise BadRuleset(Why.SUGGESTED_OUTSIDE, field="suggested_players", allowed=allowed)
    return players, suggested


def _without(
    data: Mapping[str, object], base: RuleFile | None, bundles: Mapping[str, object], own: Mapping[str, object]
) -> tuple[str, ...]:
    """The inherited bundles that a file does not offer; those that it words itself it does."""
    named = data.get("without", [])
    if not isinstance(named, list) or not all(isinstance(one, str) and one in bundles for one in named):
        raise BadRuleset(Why.WRONG_ENTRY, name="without", field="without", allowed=", ".join(bundles) or "[]")
    return tuple(one for one in dict.fromkeys((*(base.without if base else ()), *named)) if one not in own)


# --- resolving --------------------------------------------------------------------------------------------------------


def with_options(file: RuleFile, options: Mapping[str, object], vocabulary: Vocabulary) -> dict[str, object]:
    """The fields of a file with bundles (`{"sun": True}`) and single options (`{"end.limit": 50}`) laid over them."""
    known = annotations_of(vocabulary.struct)
    fields = dict(file.fields)
    single: dict[str, object] = {}
    for name, value in options.items():
        if name in file.bundles:
            if type(value) is not bool:
                raise BadRuleset(Why.BUNDLE, name=name, field=name, allowed=Fault(May.YES_NO, {}))
            fields |= file.bundles[name] if value else {}
        elif name in known:
            single[name] = value
        else:
            raise unknown_field(name, vocabulary, file.bundles, value)
    return fields | single


def for_seats(file: RuleFile, seats: int | None) -> int:
    """The number of seats: the given one if allowed, else 4 if that is suggested, else the smallest suggested."""
    if seats is None:
        return 4 if 4 in file.suggested else file.suggested[0]
    if seats not in file.players:
        low, high = file.players[0], file.players[-1]
        raise BadRuleset(
            Why.SEATS,
            names=file.names,
            low=low,
            high=high,
            single="yes" if low == high else "no",
            field="players",
            allowed=str(low) if low == high else Fault(May.RANGE, {"low": low, "high": high}),
        )
    return seats


def resolve(
    fields: Mapping[str, object], vocabulary: Vocabulary, seats: int, *, ident: str, names: tuple[tuple[str, str], ...]
) -> Any:
    """The rule-set Struct with these fields for a number of seats; combinations are not judged here.

    A table whose keys are numbers of seats or `*` gives the value for `seats`.  Raises BadRuleset.
    """
    known = annotations_of(vocabulary.struct)
    sections: dict[str, dict[str, object]] = {}
    for name, value in fields.items():
        if name not in known:
            raise unknown_field(name, vocabulary)
        kind, default = known[name]
        converted = _converted(name, _by_seats(name, value, seats, default, vocabulary), kind, vocabulary)
        for other in value.values() if _is_by_seats(value) else ():  # what is for other sizes must mean something, too
            _converted(name, other, kind, vocabulary)
        section, _, field = name.partition(".")
        sections.setdefault(section, {})[field] = converted
    made: dict[str, object] = {"id": ident, "names": names, "seats": seats}
    for part in sections_of(vocabulary.struct).values():
        if part.name in sections:
            made[part.attribute] = part.kind(
                **{part.attributes[key]: item for key, item in sections[part.name].items()}
            )
    return vocabulary.struct(**made)


def _converted(name: str, value: object, kind: object, vocabulary: Vocabulary) -> object:
    """The value of a parameter as its type wants it.  Raises BadRuleset."""
    _check_length(name, value)
    try:
        return convert(kind, value, vocabulary.words)
    except NoValue:
        raise _bad_value(name, value, kind, vocabulary) from None


def _is_by_seats(value: object) -> TypeGuard[Mapping[object, object]]:
    """Whether a value is a table of values by number of seats."""
    return isinstance(value, Mapping) and bool(value) and all(_SEATS_KEY.fullmatch(str(key)) for key in value)


def _check_length(name: str, value: object) -> None:
    """Raises BadRuleset for a list or table that is longer than any that means something."""
    found = value.split() if isinstance(value, str) else value
    if isinstance(found, (list, tuple, Mapping)) and len(found) > MOST_IN_A_VALUE:
        most = MOST_IN_A_VALUE
        raise BadRuleset(Why.RULES_LONG_LIST, name=name, most=most, field=name)


def _by_seats(name: str, value: object, seats: int, default: object, vocabulary: Vocabulary) -> object:
    if not _is_by_seats(value):
        return value
    by_key = {str(key): item for key, item in value.items()}
    for key in by_key:
        if key != "*" and not 2 <= int(key) <= 11:
            raise BadRuleset(Why.VALUE_FOR_SEATS, name=name, count=key, field=name, allowed="2, 3 ... 11, *")
    if str(seats) in by_key:
        return by_key[str(seats)]
    if "*" in by_key:
        return by_key["*"]
    if name in vocabulary.sparse:
        return default
    raise BadRuleset(Why.NO_VALUE_FOR_SEATS, name=name, count=seats, field=name, allowed=f'"{seats}", "*"')


def _bad_value(name: str, value: object, kind: object, vocabulary: Vocabulary) -> BadRuleset:
    try:
        shown = (value if isinstance(value, str) else as_toml(value))[:60]
    except (ValueError, RecursionError):  # a number of too many digits, or tables nested too deep
        shown = "..."
    if f"{name}={shown}" in vocabulary.not_built:
        return BadRuleset(Why.NOT_OFFERED, name=f"{name} = {shown}", field=name, allowed=may_stand(kind))
    close = nearest(shown, [str(word) for word in literals(kind)])
    return BadRuleset(Why.BAD_PARAMETER, name=name, text=shown, field=name, allowed=may_stand(kind), nearest=close)


def resolved_fields(rules: Rules) -> dict[str, object]:
    """A rule set as dotted names and plain values, in the order of the Struct: the inverse of `resolve`.

    Tuples become lists, tables of selectors dicts, None the text "none".
    """
    flat: dict[str, object] = {}
    struct: object = type(rules)
    sections = sections_of(struct)
    for name, (kind, _) in annotations_of(struct).items():
        section, _, field = name.partition(".")
        part = sections[section]
        value = getattr(getattr(rules, part.attribute), part.attributes[field])
        if value is None:
            flat[name] = "none"
        elif isinstance(value, tuple):
            flat[name] = (
                dict(value) if is_map(kind) else [str(item) if isinstance(item, str) else item for item in value]
            )
        else:
            flat[name] = value
    return flat
