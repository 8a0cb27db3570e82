"""Values of house rules as people write them: lists and tables of cards in words, or as rule files have them.

What an item is called knows the game (speech/<game>/typed_cards.py); whether a value can be says the rule set.
"""

from __future__ import annotations

import re
import unicodedata
from collections.abc import Mapping, Sequence
from typing import TYPE_CHECKING, Any, Final, NamedTuple, Protocol

from openhearts.core import rule_fields, rulefile
from openhearts.core.game_types import Rules
from openhearts.core.rule_form_fields import NONE, Field, as_read, fields_of
from openhearts.errors import BadRuleset, BadText, Fault, Why
from openhearts.games import registry
from openhearts.speech.typed_text import normal

if TYPE_CHECKING:
    from openhearts.speech.speaker import Speaker

MOST_ITEMS: Final = 150  # of a list or a table: more than there are cards, suits and ranks
_BETWEEN: Final = re.compile(r"[,;\n]")
_NUMBER: Final = r"[+\-\N{MINUS SIGN}\N{EN DASH}]?\s?[0-9]{1,9}"
_SEATS: Final = re.compile(r"\*|[0-9]{1,2}", re.ASCII)  # keys of a value by number of players


class ItemWords(Protocol):
    """What a game knows about the words of its items."""

    KINDS: tuple[str, ...]
    TABLES: Mapping[str, tuple[tuple[str, int], ...]]  # a parameter that is a table -> an example of what stands there

    def item_words(self, speaker: Speaker, kind: str, item: str) -> str:
        """An item in words."""
        ...

    def symbol(self, speaker: Speaker, kind: str, word: str) -> str | None:
        """The item that a word names as rule files write it."""
        ...

    def read_items(self, speaker: Speaker, kind: str, text: str, rules: Any, tongues: Sequence[int]) -> tuple[str, ...]:
        """The items that a phrase names, in these of the languages understood.  Raises BadText."""
        ...

    def suggestions(self, speaker: Speaker, kind: str) -> tuple[str, ...]:
        """Every item in words."""
        ...

    def examples(self, speaker: Speaker, kind: str) -> tuple[str, ...]:
        """Some items in words."""
        ...


def words_of(game: str) -> ItemWords | None:
    """The words of a game's items; None where its rules name none."""
    module: Any = registry.part(game, "speech", "typed_cards")
    words: ItemWords | None = module
    return words


def takes_words(game: str, field: Field) -> bool:
    """Whether a field can be filled in words."""
    words = words_of(game)
    return words is not None and field.item in words.KINDS and not field.items


def read_value(speaker: Speaker, rules: Rules, field: Field, text: str) -> object:
    """The value that a text means, by the field's symbols or in words; `rules` say which cards there are.

    Raises BadRuleset, with the part that was not understood, what may stand there and a likely spelling.

    >>> import openhearts as oh
    >>> from openhearts.speech.speaker import Speaker
    >>> rules = oh.ruleset("classic")
    >>> table = fields_of(rules)["score.points"]
    >>> read_value(Speaker("en"), rules, table, "Q of spades = 13, hearts 1 point each")
    {'QS': 13, 'suit:H': 1}
    >>> read_value(Speaker("de"), rules, fields_of(rules)["opening.card"], "die Zwei der tiefsten Farbe")
    '2C'
    """
    text = unicodedata.normalize("NFC", text)
    plain = field.value(text)
    words = words_of(rules.game)
    if words is None or not takes_words(rules.game, field):
        return plain
    if isinstance(plain, (list, dict)) and len(plain) > MOST_ITEMS:  # each is looked up in every language
        raise _Reading(words, speaker, rules, field, ()).refused(text)
    if (symbols := _symbols(speaker, words, field, plain)) is not None:
        return symbols
    if normal(text) in speaker.words("named-nothing"):
        return {"list": [], "map": {}}.get(field.shape, NONE)
    places = range(len(speaker.vocabulary("named-")))
    tongues = [*((place,) for place in places), tuple(places)]  # one language all through, or else any
    for some in tongues[:-1]:
        try:
            return _read(_Reading(words, speaker, rules, field, some), text)
        except BadRuleset as error:
            if error.why is not Why.BAD_PARAMETER:  # it means two things in the language that comes first
                raise
    return _read(_Reading(words, speaker, rules, field, tongues[-1]), text)


def written(speaker: Speaker, game: str, field: Field, value: object) -> str:
    """A value in words, as `read_value` reads it again; symbols where the game has no words for its items."""
    words = words_of(game)
    if words is None or not takes_words(game, field) or value in field.words:
        return field.text(value)
    if not value and field.shape in ("list", "map"):
        return speaker.words("named-nothing")[0]
    if isinstance(value, Mapping):
        pairs = sorted(value.items(), key=as_read)
        return ", ".join(f"{words.item_words(speaker, field.item, key)} = {number}" for key, number in pairs)
    items = value if isinstance(value, (list, tuple)) else [value]
    return ", ".join(words.item_words(speaker, field.item, str(item)) for item in items)


def example(speaker: Speaker, game: str, field: Field) -> str:
    """How a field is filled in words, as "queen of spades = 13, hearts = 1"."""
    words = words_of(game)
    if words is None or not takes_words(game, field):
        return ""
    if field.shape == "map":
        pairs = words.TABLES[field.name]
        return ", ".join(f"{words.item_words(speaker, field.item, item)} = {number}" for item, number in pairs)
    return ", ".join(words.examples(speaker, field.item))


def options_in_words(speaker: Speaker, rules: Rules, options: Mapping[str, Any]) -> dict[str, Any]:
    """Options of a command line with the words in them read; what is written as in rule files stays as it is.

    `rules` are those without the options.  Raises BadRuleset.
    """
    fields = fields_of(rules)
    words = words_of(rules.game)
    found = dict(options)
    for name, value in options.items():
        field = fields.get(name)
        if words is None or field is None or not takes_words(rules.game, field):
            continue
        reading = _Reading(words, speaker, rules, field, tuple(range(len(speaker.vocabulary("named-")))))
        if isinstance(value, str):
            read = read_value(speaker, rules, field, value)
            found[name] = value if read == field.value(value) else read
        elif isinstance(value, list) and field.shape == "list":
            found[name] = [item for one in value for item in _each(reading, one)]
        elif isinstance(value, dict) and field.shape == "map" and not all(_SEATS.fullmatch(key) for key in value):
            found[name] = _table(reading, value)
    return found


# --- parts ------------------------------------------------------------------------------------------------------------


class _Reading(NamedTuple):
    """What a value is read for: the field, and the languages that count (by their places in a vocabulary)."""

    words: ItemWords
    speaker: Speaker
    rules: Rules
    field: Field
    tongues: tuple[int, ...]

    def items(self, text: str) -> tuple[str, ...]:
        """What a phrase names.  Raises BadRuleset."""
        try:
            return self.words.read_items(self.speaker, self.field.item, text, self.rules, self.tongues)
        except BadText as error:
            if error.why is Why.NO_CARD:
                raise self.refused(text) from None
            raise BadRuleset(error.why, **error.fault.fields, field=self.field.name, allowed=self.may()) from None

    def refused(self, text: str) -> BadRuleset:
        """The error for a part that says nothing there."""
        known = {normal(one): one for one in self.words.suggestions(self.speaker, self.field.item)}
        close = rulefile.nearest(normal(text[:60]), known)
        nearest = None if close is None or close == normal(text) else known[close]
        name, shown = self.field.name, text.strip()[:60]
        return BadRuleset(Why.BAD_PARAMETER, name=name, text=shown, field=name, allowed=self.may(), nearest=nearest)

    def may(self) -> Fault:
        """What may stand in the field."""
        return rule_fields.may_stand(rule_fields.annotation_of(type(self.rules), self.field.name))

    def typed(self, key: str) -> tuple[str, ...]:
        """The words of a message in the languages that count."""
        spoken = self.speaker.vocabulary(key)
        return tuple(word for place in self.tongues for name, words in spoken[place] if name == key for word in words)


def _read(reading: _Reading, text: str) -> object:
    if reading.field.shape == "text":
        found = reading.items(text)
        if len(found) != 1:
            raise reading.refused(text)
        return found[0]
    parts = [part for part in _parts(reading, text) if part.strip()]
    if len(parts) > MOST_ITEMS:
        raise reading.refused(parts[MOST_ITEMS])
    if reading.field.shape == "list":
        return [item for part in parts for item in reading.items(part)]
    table: dict[str, int] = {}
    for part in parts:
        phrase, number = _entry(reading, part)
        if number is None:
            raise reading.refused(part)
        for item in reading.items(phrase):
            if item in table:  # the same thing twice
                raise reading.refused(part)
            table[item] = number
    return table


def _parts(reading: _Reading, text: str) -> list[str]:
    between = "|".join(re.escape(word) for word in reading.typed("named-and"))
    return [part for line in _BETWEEN.split(text) for part in re.split(rf"\s+(?:{between})\s+", line, flags=re.I)]


def _entry(reading: _Reading, part: str) -> tuple[str, int | None]:
    """What an entry of a table names, and its number: "Q of spades = 13 points", "Karo-Bube minus 11"."""
    minus = "|".join(map(re.escape, reading.typed("named-minus")))
    points = "|".join(map(re.escape, (*reading.typed("named-points"), *reading.typed("named-fill"))))
    pattern = rf"\s*(.+?)[\s=:]+(?:(?:{points})\s+)*(?:({minus})\s+)?({_NUMBER})(?:\s+(?:{points}))*[\s.]*"
    entry = re.fullmatch(pattern, part, re.I)
    if entry is None:
        return part, None
    number = re.sub(r"[\N{MINUS SIGN}\N{EN DASH}]", "-", entry[3]).replace(" ", "")
    return entry[1], -int(number) if entry[2] else int(number)


def _each(reading: _Reading, item: Any) -> tuple[Any, ...]:
    """An item of a list that stands in a file or a command line."""
    if not isinstance(item, str) or reading.words.symbol(reading.speaker, reading.field.item, item) is not None:
        return (item,)
    return reading.items(item)


def _table(reading: _Reading, value: Mapping[str, Any]) -> dict[Any, Any]:
    """A table that stands on a command line; what it names twice, in whatever spellings, is refused."""
    table: dict[Any, Any] = {}
    for one, held in value.items():
        for key in _each(reading, one):
            item = reading.words.symbol(reading.speaker, reading.field.item, str(key)) or key
            if item in table:
                raise reading.refused(one)
            table[item] = held
    return table


def _symbols(speaker: Speaker, words: ItemWords, field: Field, value: object) -> object:
    """A value that is written as in rule files all through, in its normal form; None for any other."""
    if value in field.words or (not value and isinstance(value, (list, dict))):
        return value
    if field.shape != "text" and isinstance(value, str):
        return None
    items = value if isinstance(value, (list, dict)) else [value]
    found = [words.symbol(speaker, field.item, str(item)) for item in items]
    if None in found:
        return None
    if isinstance(value, dict):
        table = dict(zip(found, value.values(), strict=True))
        return table if len(table) == len(value) else value  # the rule set refuses two spellings of one card
    return found if isinstance(value, list) else found[0]
