"""What a text may be before a parser sees it: how deep, how long and how much, found in one pass; numbers, too.

It reads no meaning: what passes here may still be no rule file, no record and no number of seats.
"""

from __future__ import annotations

import json
import re
from contextlib import suppress
from typing import Final

import msgspec

from openhearts.errors import BadRuleset, BadText, Why

MOST_NESTED: Final = 16  # tables and lists inside each other
MOST_PARTS: Final = 8  # of a dotted name
MOST_ENTRIES: Final = 5_000  # names, items and tables of a rule file
LONGEST_LINE: Final = 10_000  # characters
LONGEST_TEXT: Final = 4_000  # characters of one text or name
MOST_DIGITS: Final = 20
MOST_IN_A_VALUE: Final = 128  # items of one list, entries of one table: more than there are kinds of cards

_TOKEN: Final = re.compile(
    r"""(?P<block>\"{3}|'{3})
      | (?P<text>"(?:[^"\\\n]|\\.)*"|'[^'\n]*')
      | (?P<open>["'])
      | \#[^\n]*
      | (?P<word>[A-Za-z0-9_+\-]+)
      | (?P<mark>[\[\]{}=.,\n])""",
    re.VERBOSE | re.ASCII,
)
_ENDS: Final = {
    '"""': re.compile(r'(?:[^"\\]|\\.|"(?!""))*"""(?:"{0,2})', re.DOTALL),
    "'''": re.compile(r"(?:[^']|'(?!''))*'''(?:'{0,2})"),
}
_NUMBER: Final = re.compile(r"[+-]?(?:0x[0-9A-Fa-f_]+|0[ob][0-7_]+|[0-9_]+)")
_JSON: Final = re.compile(r'"(?:[^"\\]|\\.)*"?|[\[\]{}]', re.DOTALL)  # a text that does not end is one too: no way back


def check_toml(text: str, shown: str) -> None:
    """Nothing, if TOML of this form can be parsed in time and memory that grow with its length alone.

    Python's own parser needs memory with the square of a dotted name's parts (`a.a.a`, 32 KB: 1 GB).
    `shown` names the text in errors.  Raises BadRuleset with what there is too much of, and the line.
    """
    for number, whole in enumerate(text.split("\n"), 1):
        if len(whole) > LONGEST_LINE:
            raise _too_much("line", LONGEST_LINE, shown, number)
    depth = parts = entries = 0
    line, place = 1, 0
    while (found := _TOKEN.search(text, place)) is not None:
        place = found.end()
        token = found[0]
        match found.lastgroup:
            case "block":
                end = _ENDS[token].match(text, place)
                if end is None:
                    raise _too_much("open", 0, shown, line)
                _check_length(end.end() - place - len(token), shown, line)
                line += text.count("\n", place, end.end())
                place = end.end()
            case "open":
                raise _too_much("open", 0, shown, line)
            case "text":
                _check_length(len(token) - 2, shown, line)  # without its quotes
            case "word":
                if len(token) > MOST_DIGITS and _NUMBER.fullmatch(token):
                    raise _too_much("digits", MOST_DIGITS, shown, line)
                _check_length(len(token), shown, line)
            case "mark":
                depth = depth + 1 if token in "[{" else max(0, depth - 1) if token in "]}" else depth
                parts = parts + 1 if token == "." else 0
                entries += token in "[{=,"
                if depth > MOST_NESTED:
                    raise _too_much("nested", MOST_NESTED, shown, line)
                if parts >= MOST_PARTS:
                    raise _too_much("parts", MOST_PARTS, shown, line)
                if entries > MOST_ENTRIES:
                    raise _too_much("entries", MOST_ENTRIES, shown, line)
                line += token == "\n"


def _check_length(length: int, shown: str, line: int) -> None:
    if length > LONGEST_TEXT:
        raise _too_much("text", LONGEST_TEXT, shown, line)


def _too_much(what: str, most: int, shown: str, line: int) -> BadRuleset:
    return BadRuleset(Why.RULES_BOUNDS, what=what, most=most, file=shown, line=line)


def check_json(text: str, line: int | None = None) -> None:
    """Nothing, if the lists and tables of a JSON text do not lie too deep in each other, and no name stands twice.

    Raises BadText.
    """
    if text.count("[") + text.count("{") > MOST_NESTED:
        _check_depth(text, line)
    check_json_names(text, line)


def _check_depth(text: str, line: int | None) -> None:
    depth = 0
    for found in _JSON.finditer(text):
        mark = found[0]
        depth = depth + 1 if mark in "[{" else depth - 1 if mark in "]}" else depth
        if depth > MOST_NESTED:
            raise BadText(Why.NESTED, most=MOST_NESTED, line=line)


def check_json_names(text: str, line: int | None = None) -> None:
    """Nothing, if no name stands twice in a table of a JSON text: parsers take the last one and say nothing.

    What is no JSON, or lies too deep, is left to who parses it.  Raises BadText.
    """

    def once(entries: list[tuple[str, object]]) -> None:
        if len(dict(entries)) == len(entries):
            return
        names = [name for name, _ in entries]
        twice = next(name for idx, name in enumerate(names) if name in names[:idx])
        raise BadText(Why.STANDS_TWICE, name=twice[:40], line=line)

    with suppress(json.JSONDecodeError, RecursionError):
        json.loads(text, object_pairs_hook=once, parse_int=str, parse_float=str)


def json_line(text: str) -> object:
    """What a line of JSON holds that another program wrote.

    >>> json_line('{"ask": "hello"}')
    {'ask': 'hello'}

    Raises BadText for what is no JSON, lies too deep, is no Unicode or has a name twice.
    """
    try:
        found: object = msgspec.json.decode(text)
    except (msgspec.DecodeError, RecursionError, UnicodeError) as error:
        raise BadText(Why.NO_JSON, why=str(error)) from error
    check_json_names(text)
    return found


def whole_number(text: str, digits: int = 9) -> int | None:
    """The number that a person sent, None if it is none of so many plain digits.

    >>> whole_number("11"), whole_number("²"), whole_number("٣"), whole_number("-1"), whole_number("1" * 5000)
    (11, None, None, None, None)
    """
    return int(text) if text.isascii() and text.isdecimal() and len(text) <= digits else None
