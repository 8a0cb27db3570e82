"""How an error becomes a sentence, in any language: the member's message with its fields, then what helps.

It knows no catalogue: the caller brings the words.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import Any, Protocol

from openhearts.errors.fields import Fault, Kind
from openhearts.errors.tree import BadRuleset, BadText, OpenHeartsError, RecordMismatch

_SUITS = ("clubs", "diamonds", "hearts", "spades")


class Words(Protocol):
    """What a language brings."""

    @property
    def language(self) -> str:
        """Its code."""
        ...

    def text(self, key: str, /, **values: object) -> str:
        """A message with its variables."""
        ...

    def row(self, items: Iterable[str]) -> str:
        """Items in a row."""
        ...

    def card(self, card: str) -> str:
        """The name of a card, or its text where the rules are not known."""
        ...

    def seat(self, seat: int) -> str:
        """The name of who sits there, or the number of the seat where names are not known."""
        ...


def one_line(text: str) -> str:
    """The text without its ends of lines: what stands inside a sentence begins no line of its own.

    >>> one_line("Cem\\nForged: line\\u2028"), one_line("Zoë")
    ('Cem Forged: line', 'Zoë')
    """
    return " ".join(text.splitlines())


def sentence(error: OpenHeartsError, words: Words, *, with_place: bool = True) -> str:
    """What an error says, with its line in front and behind it what may stand there, and a likely spelling."""
    text = _capital(error.fault, words)
    line = error.line if isinstance(error, (BadText, RecordMismatch)) else None
    parts = [text if line is None or not with_place else words.text("error-line", line=str(line), text=text)]
    if isinstance(error, BadRuleset):
        if error.field is not None and error.field not in text and "names" not in error.fault.fields:
            parts.append(words.text("error-field", field=error.field))
        if error.may is not None and "names" not in error.fault.fields:
            parts.append(words.text("error-allowed", allowed=allowed(error.may, words)))
    if (nearest := error.data.get("nearest")) is not None:
        parts.append(words.text("error-did-you-mean", word=str(nearest)))
    return " ".join(parts)


def clause(fault: Fault, words: Words) -> str:
    """The message of a member with its fields, as it stands inside another sentence."""
    kinds = fault.why.kinds
    values = {name: _said(kinds[name], value, words) for name, value in fault.fields.items() if name in kinds}
    for name in kinds:  # what is not known
        values.setdefault(name, "none")
    return words.text(fault.why.message, **values)


def allowed(may: Fault | str, words: Words) -> str:
    """What may stand in a field of a rule set: names as they are written, phrases in the reader's language."""
    return may if isinstance(may, str) else clause(may, words)


def _said(kind: Kind, value: Any, words: Words) -> Any:
    if value is None:
        return "none"
    match kind:
        case Kind.NUMBER:
            return value
        case Kind.CARD:
            return words.card(str(value))
        case Kind.SEAT:
            return words.seat(value)
        case Kind.SUIT:
            return _SUITS[value]
        case Kind.LIST:
            return words.row(one_line(str(item)) for item in value) or "-"
        case Kind.NAMES:
            known: Mapping[str, str] = dict(value)
            return one_line(known.get(words.language) or known.get("en") or next(iter(known.values()), ""))
        case Kind.CAUSE:
            return _capital(value, words) if _is_sentence(value) else allowed(value, words)
    text = one_line(str(value))
    return text.rstrip(".") if kind is Kind.QUOTE else text


def _capital(fault: Fault, words: Words) -> str:
    """The clause as a sentence begins; what a person wrote (the name of a file, of a parameter) stays as it is."""
    text = clause(fault, words)
    kinds = fault.why.kinds
    quoted: list[str] = []
    for name, value in fault.fields.items():
        if value and kinds.get(name) in (Kind.TEXT, Kind.QUOTE):
            quoted.append(one_line(str(value)))
        elif value and kinds.get(name) is Kind.LIST:
            quoted.append(one_line(str(value[0])))
    return text if text.startswith(tuple(filter(None, quoted))) else capital(text, words.language)


def _is_sentence(value: Fault | str) -> bool:
    return isinstance(value, Fault) and value.why.message.startswith("error-")


def capital(text: str, language: str) -> str:
    """The text as a sentence begins: the first letter large; what is quoted stays as it was typed.

    Dutch writes the ij as one letter.
    """
    at = next((at for at, letter in enumerate(text) if letter not in "¿¡( "), 0)
    if language == "nl" and text[at : at + 2] == "ij":
        return f"{text[:at]}IJ{text[at + 2 :]}"
    first = text[at : at + 1]
    large = first.title()  # for letters that are two in one, the right one of them
    return text if len(large) != 1 else f"{text[:at]}{large}{text[at + 1 :]}"
