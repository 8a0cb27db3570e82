"""What the page of house rules shows: fields with their words, presets, and the rules in words against the base's.

It decides nothing and draws nothing; every text is the reader's.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

from msgspec import Struct

from openhearts.core import rulefile
from openhearts.core.game_types import Rules
from openhearts.core.rule_form_fields import NONE, Field, fields_of
from openhearts.errors import BadRuleset, OpenHeartsError, Why
from openhearts.errors import Fault as Phrase
from openhearts.games import registry
from openhearts.speech import rules_in_words
from openhearts.speech.bundles_in_words import Compared, Line, bundle_name, compared, new_sentences
from openhearts.speech.catalogue import DEFAULT, catalogue
from openhearts.speech.errors_and_advice import allowed
from openhearts.speech.speaker import Speaker
from openhearts.speech.typed_house_rules import example, takes_words, words_of, written
from openhearts.web.rules_editor.form import MOST_IN_A_ROW, OTHER, Fault, Reading, entry_of, is_value, preset, value_of
from openhearts.web.rules_editor.house_rules import Draft
from openhearts.web.rules_editor.known_values import known_values

LONGEST_IN_A_COLUMN: Final = 30  # characters of a choice; a field with a longer one has the whole row
LONGEST_LABEL: Final = 60  # characters; a longer value is named after the variant that has it
N_ASKED: Final = 8  # of a game that does not say what people ask for
Items = Callable[[Speaker, str, str], str]


class Choice(Struct, frozen=True):
    """A value in a list."""

    value: str
    label: str


class Control(Struct, frozen=True):
    """A field.  `row`: one list for each value; `beside`: what is typed where a value is not in the list."""

    name: str
    id: str
    label: str
    help: str
    choices: tuple[Choice, ...] = ()
    chosen: str = ""
    row: tuple[str, ...] = ()
    beside: str | None = None
    is_number: bool = False
    low: int | None = None
    high: int | None = None
    understood: str = ""  # what was typed, in the words of the program, where those are others
    base: str = ""  # what the base variant has, in words, where that is another value
    fault: str = ""

    @property
    def is_wide(self) -> bool:
        """Whether a choice is too long for a column."""
        return not self.row and any(len(choice.label) > LONGEST_IN_A_COLUMN for choice in self.choices)


class Group(Struct, frozen=True):
    """Fields under a heading."""

    id: str
    heading: str
    controls: tuple[Control, ...]
    is_open: bool = False


class Preset(Struct, frozen=True):
    """A bundle of the variant: a button."""

    id: str
    label: str
    is_on: bool
    what: tuple[str, ...]


def _game_module(game: str) -> Any | None:
    """The module that says what is asked for most in a game, where there is one."""
    return registry.part(game, "web", "common_options")


def pressing(rules: Rules) -> tuple[str, ...]:
    """The parameters that people should be asked for before a table of these rules begins; most rules have none."""
    module = _game_module(rules.game)
    found: tuple[str, ...] = module.pressing(rules) if module else ()
    return found


class Sheet:
    """Everything that the page shows of a reading, in one language."""

    def __init__(self, speaker: Speaker, reading: Reading) -> None:
        self.speaker = speaker
        self.reading = reading
        self.draft: Draft = reading.draft
        self.variant = registry.variant(self.draft.variant)
        self.base, self.rules = self.draft.base, self.draft.rules
        self._before = rulefile.resolved_fields(self.base)
        self._now = rulefile.resolved_fields(self.rules)
        self._fields = fields_of(self.rules)
        self._module = _game_module(self.variant.game)
        words = words_of(self.variant.game)
        self._items: Items = words.item_words if words else lambda speaker, kind, item: item
        self._known = known_values(self.variant.game)

    # --- fields -------------------------------------------------------------------------------------------------------

    def asked(self) -> tuple[Control, ...]:
        """The fields that people ask for most."""
        return tuple(self._control(name) for name in self._asked())

    def _asked(self) -> tuple[str, ...]:
        if self._module is not None:
            found: tuple[str, ...] = self._module.asked(self.rules)
            return found
        return tuple(name for name, field in self._fields.items() if field.is_open)[:N_ASKED]

    def pressing(self) -> tuple[Control, ...]:
        """The fields to be asked for before a table begins."""
        return tuple(self._control(name) for name in pressing(self.rules))

    def groups(self) -> tuple[Group, ...]:
        """All other fields, by the sections of the rule set."""
        shown = set(self._asked())
        sections: dict[str, list[Control]] = {}
        for name, field in self._fields.items():
            if name not in shown and field.is_open:
                sections.setdefault(field.section, []).append(self._control(name))
        return tuple(
            Group(
                section.replace("_", "-"),
                self._text(f"web-group-{_dashed(section)}", section),
                tuple(controls),
                any(one.fault for one in controls),
            )
            for section, controls in sections.items()
        )

    def _text(self, key: str, default: str, **values: Any) -> str:
        """A message, or the default where English has none either: for games and bundles that nobody has worded."""
        is_worded = self.speaker.has(key) or catalogue(DEFAULT).has(key)
        return self.speaker.text(key, **values) if is_worded else default

    def _key(self, name: str) -> str:
        return f"{_dashed(self.variant.game)}-{_dashed(name)}"

    def _control(self, name: str) -> Control:
        entry = entry_of(name)
        field = self._fields[name if entry is None else entry[0]]
        if entry is not None:
            return self._entry(name, field, entry[1])
        now = self.reading.typed.get(name, field.text(self._now[name]))
        is_typed, game = name in self.reading.typed, self.variant.game
        is_row = field.shape == "list" and bool(field.items)
        choices = () if is_row else self._choices(field)
        listed = {choice.value for choice in choices}
        beside = None
        if field.shape and not is_row:
            shown = now if is_typed else written(self.speaker, game, field, self._now[name])
            beside = "" if now in listed and name not in self.reading.opened else shown
            other = "web-rule-number" if field.shape == "number" else "web-rule-other"
            choices = (*choices, Choice(OTHER, self.speaker.text(other))) if choices else ()
        row: tuple[str, ...] = ()
        if is_row:
            chosen = () if now == NONE else tuple(now.split())
            row = (*chosen, "", "")[:MOST_IN_A_ROW]
            choices = tuple(Choice(item, self._items(self.speaker, "word", item)) for item in field.items)
        return Control(
            name,
            _id(name),
            self._text(f"web-rule-{self._key(name)}", name),
            " ".join(part for part in (self._text(f"web-about-{self._key(name)}", ""), self._in_words(field)) if part),
            choices,
            now if now in listed and name not in self.reading.opened else OTHER,
            row,
            beside,
            field.shape == "number",
            field.low,
            field.high,
            written(self.speaker, game, field, self._now[name]) if name in self.reading.said else "",
            self._was(name, field),
            self._fault(name),
        )

    def _entry(self, name: str, field: Field, key: str) -> Control:
        value = value_of(self._now, name)
        was = value_of(self._before, name)
        now = self.reading.typed.get(name, "" if value == NONE else str(value))
        what = self._items(self.speaker, field.item, key)
        own = self._key(field.name)
        shown = self.speaker.text("web-rule-nothing") if was == NONE else str(was)
        return Control(
            name,
            _id(name),
            self._text(f"web-rule-{own}-one", name, card=what),
            self._text(f"web-about-{own}-one", "", card=what),
            beside=now,
            is_number=True,
            base="" if was == value else shown,
            fault=self._fault(name),
        )

    def _in_words(self, field: Field) -> str:
        """How a field is filled in words; empty where it takes none."""
        shown = example(self.speaker, self.variant.game, field)
        return self.speaker.text("web-rule-in-words", example=shown) if shown else ""

    def _was(self, name: str, field: Field) -> str:
        return "" if self._before[name] == self._now[name] else self._words(field, self._before[name])

    def _fault(self, name: str) -> str:
        """What is wrong with a parameter, or with an entry of a table: it is told where it was typed."""
        entry, typed = entry_of(name), self.reading.typed
        field = name if entry is None else entry[0]
        faults = [fault for fault in self.reading.faults if fault.field == field]
        entries = [one for one in typed if one.startswith(f"{field}[")]
        if (
            not faults
            or (entry is not None and name not in typed)
            or (entry is None and entries and field not in typed)
        ):
            return ""
        return " ".join(self._worded(fault, name) for fault in faults)

    def _worded(self, fault: Fault, name: str) -> str:
        """A fault in the words of the form: what was typed, what may stand there, a likely spelling."""
        speaker, error = self.speaker, fault.error
        field = self._fields.get(fault.field)
        if field is None or not isinstance(error, BadRuleset):
            return speaker.error(error)
        if is_value(error):
            is_in_words = entry_of(name) is None and takes_words(self.variant.game, field)
            typed = str(error.data["text"]) if is_in_words else self.reading.typed.get(name, "")
            text = typed.removesuffix(NONE)[:60]
            said = [speaker.text("web-rule-cannot", text=text) if text else speaker.text("web-rule-cannot-empty")]
            may = self._may_be(field if entry_of(name) is None else Field(name, shape="number"))
        elif error.why is Why.HOUSE_TWO_MEANINGS:
            said, may = [speaker.error(OpenHeartsError(error.fault))], self._may_be(field)
        else:
            said = [speaker.error(OpenHeartsError(error.fault))]
            may = "" if error.may is None else self._allowed(field, error.may)
        if may:
            said.append(speaker.text("error-allowed", allowed=may))
            said += [hint] if (hint := self._in_words(field)) and entry_of(name) is None else []
        if error.nearest is not None:
            said.append(speaker.text("error-did-you-mean", word=error.nearest))
        return " ".join(said)

    def _allowed(self, field: Field, may: Phrase | str) -> str:
        """What a rule set allows, in words: named values by their names."""
        known = {str(word): self._word(field, word) for word in field.words}
        known |= {item: self._items(self.speaker, field.item, item) for item in field.items}
        parts = may.split(", ") if isinstance(may, str) else ()
        if parts and all(part in known for part in parts):
            return self.speaker.catalogue.choice(known[part] for part in parts)
        return allowed(self.speaker, may)

    def _may_be(self, field: Field) -> str:
        """Everything that may stand in a field."""
        speaker = self.speaker
        found = [self._word(field, word) for word in field.words]
        if field.shape == "number":
            kind = "any" if field.low is None else "from" if field.high is None else "between"
            found.append(speaker.text("web-allowed-number", kind=kind, low=field.low or 0, high=field.high or 0))
        elif field.items:
            found += [self._items(speaker, field.item, item) for item in field.items]
        elif field.shape:
            kind = "points" if field.shape == "map" else field.item.replace(" ", "-")
            found.append(self._text(f"web-allowed-{kind}", kind))
        return speaker.catalogue.choice(found)

    # --- values -------------------------------------------------------------------------------------------------------

    def _choices(self, field: Field) -> tuple[Choice, ...]:
        found = {field.text(word): self._word(field, word) for word in field.words}
        if field.shape in ("text", "list", "map"):
            if field.shape != "text":
                found.setdefault(NONE, self.speaker.text("web-rule-nothing"))
            for text, known in self._known.get(field.name, {}).items():
                found.setdefault(text, self._words(field, known.value))
        return tuple(Choice(text, label) for text, label in found.items())

    def _word(self, field: Field, word: Any) -> str:
        if isinstance(word, bool):
            return self.speaker.text("web-rule-yes" if word else "web-rule-no")
        if isinstance(word, int):
            return str(word)
        value = f"n{word}" if word[:1].isdigit() else word
        return self._text(f"web-values-{self._key(field.name)}", word, value=value)

    def _words(self, field: Field, value: object) -> str:
        """A value in words, short enough for a list."""
        if value in field.words:
            return self._word(field, value)
        if not value and field.shape in ("list", "map"):
            return self.speaker.text("web-rule-nothing")
        items = self.speaker.catalogue.row
        if isinstance(value, dict):
            text = items(f"{self._items(self.speaker, field.item, key)} {number}" for key, number in value.items())
        elif isinstance(value, list):
            text = items(self._items(self.speaker, field.item, item) for item in value)
        else:
            text = self._items(self.speaker, field.item, str(value)) if field.shape == "text" else str(value)
        known = self._known.get(field.name, {}).get(field.text(value))
        if len(text) > LONGEST_LABEL and known is not None:
            name = registry.variant(known.variant).name_in(self.speaker.language)
            name = f"{name}, {bundle_name(self.speaker, known.bundle)}" if known.bundle else name
            shown = f"{text[: LONGEST_LABEL - 20].rpartition(', ')[0]} …"
            return self.speaker.text("web-rule-as-in", name=name, values=shown)
        return text

    # --- presets ------------------------------------------------------------------------------------------------------

    def presets(self) -> tuple[Preset, ...]:
        """The variant's bundles, as far as they go with this size."""
        found = []
        for bundle in self.variant.bundles:
            try:
                fields = preset(self.draft, bundle)
                rules = registry.ruleset(self.variant.id, self.draft.seats, {bundle: True})
            except BadRuleset:
                continue
            if not fields:
                continue
            is_on = all(self._now[name] == value for name, value in fields.items())
            new = new_sentences(self.speaker, self.base, rules)
            found.append(Preset(bundle, bundle_name(self.speaker, bundle), is_on, new))
        return tuple(found)

    # --- the rules in words -------------------------------------------------------------------------------------------

    @property
    def title(self) -> str:
        """Name and number of players."""
        return rules_in_words.document(self.speaker, self.rules).title

    def sections(self) -> tuple[Compared, ...]:
        """The rules in words, with what the base variant says otherwise."""
        return compared(self.speaker, self.base, self.rules)

    def changes(self) -> tuple[Line, ...]:
        """Only the sentences that differ."""
        return tuple(line for section in self.sections() for line in section.lines if line.state != "same")

    def n_changes(self) -> int:
        """How many parameters differ from the base variant."""
        return len(self.draft.options)

    def general(self) -> str:
        """Faults that belong to no field of the form."""
        shown = {name for name, field in self._fields.items() if field.is_open}
        said = [self._fault(fault.field) for fault in self.reading.faults if fault.field not in shown]
        return " ".join(dict.fromkeys(said))


def _dashed(name: str) -> str:
    return name.replace("_", "-").replace(".", "-")


def _id(name: str) -> str:
    return "f-" + "".join(letter if letter.isalnum() else "-" for letter in name).strip("-")
