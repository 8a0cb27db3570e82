"""Tags of the readable form, `[Name "value" key="value"]`: their syntax, their values, and the order they come in.

Which tags a record has, and what they mean, is text.py's.
"""

from __future__ import annotations

import json
import re
from collections.abc import Iterator, Sequence
from typing import Final

from msgspec import Struct, field

from openhearts.errors import BadText, Why
from openhearts.records.line_reader import Line

_VALUE: Final = r'"(?:[^"\\]|\\.)*"'
_TAG: Final = re.compile(rf"\[\s*([A-Za-z][A-Za-z0-9_]*)((?:\s+(?:[a-z]+=)?{_VALUE})*)\s*\]")
_PART: Final = re.compile(rf"(?:([a-z]+)=)?({_VALUE})")
_INT: Final = re.compile(r"-?[0-9]{1,9}", re.ASCII)
_UNSAFE: Final = re.compile("[\x7f-\x9f\u00ad\u061c\u200b\u200e\u200f\u2028-\u202e\u2060-\u206f\ufeff]")


def quoted(text: str) -> str:
    """A text as a JSON string; what cannot be seen, turns the writing round or ends a line is escaped.

    >>> print(quoted('say "♥"\\n'))
    "say \\"♥\\"\\n"
    """
    return _UNSAFE.sub(lambda found: f"\\u{ord(found[0]):04x}", json.dumps(text, ensure_ascii=False))


def has_half_letters(text: str) -> bool:
    """Whether halves of surrogate pairs stand in a text: no file can hold those."""
    return any("\ud800" <= letter <= "\udfff" for letter in text)


def tag(name: str, *values: object, **named: object) -> str:
    """A tag as it is written; named values that are None are left out.

    >>> print(tag("Player", 0, "Ann", bot=None, seed=7))
    [Player "0" "Ann" seed="7"]
    """
    parts = [quoted(str(value)) for value in values]
    parts += [f"{key}={quoted(str(value))}" for key, value in named.items() if value is not None]
    return f"[{' '.join([name, *parts])}]"


def numbers_text(numbers: Sequence[int]) -> str:
    """Numbers as one value."""
    return " ".join(map(str, numbers))


class Tag(Struct, frozen=True):
    """A tag as read: `[Name "value" key="value"]`."""

    name: str
    line: int
    values: tuple[str, ...] = ()
    named: dict[str, str] = {}


class Section(Struct):
    """A tag with the lines of data that follow it."""

    tag: Tag
    data: list[Line] = field(default_factory=list)


def read_tag(line: Line) -> Tag:
    """The tag that a line holds.  Raises BadText."""
    number, text = line
    found = _TAG.fullmatch(text)
    if found is None:
        raise BadText(Why.WRITE_INSTEAD, text=text[:40], sample='[Name "value"]', line=number)
    values: list[str] = []
    named: dict[str, str] = {}
    for key, raw in _PART.findall(found[2]):
        try:
            value = json.loads(raw)
        except ValueError as error:
            raise BadText(Why.NO_VALUE, text=raw[:40], line=number) from error
        if has_half_letters(value):
            raise BadText(Why.HALF_A_LETTER, text=raw[:40], line=number)
        if not key:
            values.append(value)
        elif key in named:
            raise BadText(Why.STANDS_TWICE, name=key, line=number)
        else:
            named[key] = value
    return Tag(found[1], number, tuple(values), named)


def sections(lines: Iterator[Line]) -> Iterator[Section]:
    """Tags with their data; lines of data stand after `[Rules]`, `[Cards]` and `[Play]` alone."""
    current: Section | None = None
    holder: Section | None = None
    for line in lines:
        if line[1].startswith("["):
            if current is not None:
                yield current
            current = Section(read_tag(line))
            if current.tag.name != "Comment":
                holder = current if current.tag.name in ("Rules", "Cards", "Play") else None
        elif holder is None:
            raise BadText(Why.WRITE_INSTEAD, text=line[1][:40], sample='[Name "value"]', line=line[0])
        else:
            holder.data.append(line)
    if current is not None:
        yield current


class Reader:
    """Goes through the sections in their order, once."""

    def __init__(self, sections: list[Section], last_line: int) -> None:
        self.sections = sections
        self.place = 0
        self.last_line = last_line

    def next_name(self) -> str | None:
        """The name of the next tag, None at the end."""
        return self.sections[self.place].tag.name if self.place < len(self.sections) else None

    def take(self, name: str) -> Section:
        """The next section, which must be this one.  Raises BadText."""
        found = self.take_if(name)
        if found is None:
            if self.place >= len(self.sections):
                raise BadText(Why.CUT_OFF, line=self.last_line)
            here = self.sections[self.place].tag
            raise BadText(Why.STANDS_INSTEAD, name=f"[{here.name}]", right=f"[{name}]", line=here.line)
        return found

    def take_if(self, name: str) -> Section | None:
        """The next section if it is this one."""
        if self.next_name() != name:
            return None
        self.place += 1
        return self.sections[self.place - 1]


def text_of(tag: Tag) -> str:
    """The one value of a tag.  Raises BadText."""
    if len(tag.values) != 1 or tag.named:
        raise BadText(Why.WRITE, sample=f'[{tag.name} "..."]', line=tag.line)
    return tag.values[0]


def int_of(text: str, tag: Tag) -> int:
    """A whole number of at most nine digits in a tag.  Raises BadText."""
    if not _INT.fullmatch(text):
        raise BadText(Why.NO_NUMBER, text=text[:40], line=tag.line)
    return int(text)


def seat_of(text: str, tag: Tag, n_seats: int) -> int:
    """A seat of the table in a tag.  Raises BadText."""
    seat = int_of(text, tag)
    if not 0 <= seat < n_seats:
        raise BadText(Why.NO_SEAT, seat=seat, last=n_seats - 1, line=tag.line)
    return seat


def ints_of(tag: Tag, n: int | None) -> tuple[int, ...]:
    """The numbers in the one value of a tag, `n` of them if that is given.  Raises BadText."""
    numbers = tuple(int_of(word, tag) for word in text_of(tag).split())
    if n is not None and len(numbers) != n:
        raise BadText(Why.NUMBERS_FOR_SEATS, name=f"[{tag.name}]", told=len(numbers), right=n, line=tag.line)
    return numbers
