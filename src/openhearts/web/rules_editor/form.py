"""What a visitor did to the form of house rules: the draft it showed and what changed since, as a new draft or errors.

A form says on which draft it was drawn (`was`); only what differs from that counts as changed, so that fields which a
form does not have stay as they are.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, Final, NamedTuple

from msgspec import Struct
from msgspec.structs import replace

from openhearts.core import rulefile
from openhearts.core.input_limits import whole_number
from openhearts.core.rule_form_fields import NONE, Field, fields_of
from openhearts.errors import BadRuleset, BadText, OpenHeartsError, Why
from openhearts.games import registry
from openhearts.speech.speaker import Speaker
from openhearts.speech.typed_house_rules import read_value, takes_words, written
from openhearts.web.rules_editor.house_rules import Draft, clean_name, draft, from_token

OTHER: Final = "#other"  # chosen in a list of values: what is typed beside it counts
MOST_IN_A_ROW: Final = 12
LONGEST_TEXT: Final = 2000  # characters of one field
Form = Mapping[str, Sequence[str]]


class Fault(Struct, frozen=True):
    """What cannot be, and at which field (empty: at none of them)."""

    field: str
    error: OpenHeartsError


class Reading(Struct, frozen=True):
    """A form after reading: the draft that holds now, what was typed and could not be taken, and why."""

    draft: Draft
    typed: dict[str, str] = {}
    said: dict[str, str] = {}  # what was typed otherwise than the form writes it, and could be taken
    faults: tuple[Fault, ...] = ()
    opened: frozenset[str] = frozenset()  # where "something else" is chosen and not said yet: nothing has changed


def entry_of(name: str) -> tuple[str, str] | None:
    """The table and the key of `score.points[QS]`; None for a whole parameter."""
    table, bracket, key = name.partition("[")
    return (table, key[:-1]) if bracket else None


def value_of(resolved: Mapping[str, Any], name: str) -> object:
    """The value of a parameter or of an entry of a table; "none" for an entry that is not there."""
    entry = entry_of(name)
    return resolved[name] if entry is None else resolved[entry[0]].get(entry[1], NONE)


def read_form(form: Form, speaker: Speaker) -> Reading:
    """The draft after what a form asks for, typed in the speaker's language.

    Raises BadText and BadRuleset where the form's draft cannot be read.
    """
    was = from_token(_one(form, "was"))
    name = _one(form, "title") if "title" in form else was.name
    asked = _one(form, "seats") or str(was.seats)
    found = whole_number(asked, 3)
    seats = -1 if found is None else found
    variant = registry.variant(_one(form, "variant") or was.variant)
    if variant.id != was.variant:  # another game begins with its own rules
        return Reading(draft(variant.id, seats if seats in variant.seats else None, {}, name))
    posted = _changes(form, was, speaker)
    typed = posted.typed | ({"seats": asked} if seats != was.seats else {})
    return _judged(was, seats, name, posted, typed)


def _judged(was: Draft, seats: int, name: str, posted: _Posted, typed: dict[str, str]) -> Reading:
    """The draft with every change that can be; a change that cannot is left out and told."""
    faults, changed = [*posted.faults], {**posted.changed}
    while True:
        try:
            made = draft(was.variant, seats, was.options | changed, name)
            wrong = {fault.field for fault in faults}
            said = {name: text for name, text in posted.said.items() if name not in wrong}
            return Reading(made, _of(typed, faults), said, tuple(faults), frozenset(posted.opened))
        except BadRuleset as error:
            field = error.field or ""
            faults.append(Fault(field, error))
            if field not in changed or not is_value(error):  # it does not go with something else: all stays as it was
                same = replace(was, name=clean_name(name))
                return Reading(same, typed, {}, tuple(faults), frozenset(posted.opened))
            del changed[field]


def is_value(error: BadRuleset) -> bool:
    """Whether a value cannot stand in its field at all; other errors are of values that do not go together."""
    return error.why is Why.BAD_PARAMETER


def _of(typed: dict[str, str], faults: Sequence[Fault]) -> dict[str, str]:
    wrong = {fault.field for fault in faults}
    return {name: text for name, text in typed.items() if name in wrong or (entry_of(name) or ("",))[0] in wrong}


def _one(form: Form, name: str) -> str:
    values = form.get(name, ())
    return values[0].strip() if values else ""


class _Posted(NamedTuple):
    """What a form says: parameters with another value than it showed, what was typed for them or could not be read."""

    changed: dict[str, Any]
    typed: dict[str, str]
    said: dict[str, str]
    faults: list[Fault]
    opened: set[str]


def _changes(form: Form, was: Draft, speaker: Speaker) -> _Posted:
    rules = was.rules
    resolved, fields = rulefile.resolved_fields(rules), fields_of(rules)
    found = _Posted({}, {}, {}, [], set())
    changed, typed = found.changed, found.typed
    entries = [name for name in form if entry_of(name) is not None]
    for name, field in fields.items():
        text, is_written = _text(form, field, resolved[name])
        if text is None or not field.is_open:
            continue
        if not text and is_written and form[name][0].strip() == OTHER:
            found.opened.add(name)
            continue
        try:
            value = read_value(speaker, rules, field, text)
        except BadRuleset as error:
            typed[name] = text
            found.faults.append(Fault(name, error))
            continue
        if value != resolved[name]:
            changed[name], typed[name] = value, text
        if (
            is_written
            and takes_words(rules.game, field)
            and text not in ("", written(speaker, rules.game, field, value))
        ):
            found.said[name] = text
    for name in entries:
        table, key = entry_of(name) or ("", "")
        text = _one(form, name)[:20]
        if table not in fields or fields[table].shape != "map" or text == _entry_text(value_of(resolved, name)):
            continue
        values = changed.get(table, resolved[table])
        if isinstance(values, dict):
            rest = {one: number for one, number in values.items() if one != key}
            value = Field(name, shape="number").value(text)
            changed[table] = rest if text in ("", NONE) else rest | {key: value}
            typed[name] = text
    return found


def _entry_text(value: object) -> str:
    return "" if value == NONE else str(value)


def _text(form: Form, field: Field, value: object) -> tuple[str | None, bool]:
    """What the form says about a field, as one text, and whether it was typed; None where it lacks the field."""
    posted = [text.strip()[:LONGEST_TEXT] for text in form.get(field.name, ())[:MOST_IN_A_ROW]]
    if not posted:
        return None, False
    if field.shape == "list" and field.items:
        return " ".join(text for text in posted if text) or NONE, False
    beside = _one(form, field.name + OTHER)[:LONGEST_TEXT]
    if posted[0] == OTHER or (beside and posted[0] == field.text(value)):
        return beside, True
    return posted[0], field.name + OTHER not in form


def with_preset(found: Draft, bundle: str) -> Draft:
    """The draft with a bundle of its variant, or without it where it has it.  Raises BadRuleset."""
    fields = preset(found, bundle)
    resolved = rulefile.resolved_fields(found.rules)
    if all(resolved[name] == value for name, value in fields.items()):
        base = rulefile.resolved_fields(found.base)
        return draft(found.variant, found.seats, found.options | {name: base[name] for name in fields}, found.name)
    return draft(found.variant, found.seats, found.options | fields, found.name)


def preset(found: Draft, bundle: str) -> dict[str, object]:
    """The parameters that a bundle of the variant changes at this size.  Raises BadRuleset."""
    if bundle not in registry.variant(found.variant).bundles:
        raise BadText(Why.TEXT_RULE_LINK)
    return draft(found.variant, found.seats, {bundle: True}).options
