"""Reading a record of either form: which one it is shows in its first line.

The forms themselves are text_reader.py's and jsonl.py's.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from itertools import chain
from pathlib import Path

from openhearts.errors import BadText, Why, unreadable
from openhearts.records import jsonl, text_reader
from openhearts.records.line_reader import HEADER, Line, numbered, open_source
from openhearts.records.record import VERSION, Record


def read(source: str | bytes | Path) -> Record:
    """The record in a file, or in a text or bytes; of either form.

    Blank lines, remarks (lines with `;` or `%`), CRLF and a byte order mark are allowed.  Everything is held against
    the rules while reading.  Raises BadText for what cannot be read and RecordMismatch for the first line that does
    not fit, both with the line.

    >>> import openhearts as oh
    >>> text = oh.match(oh.ruleset("classic"), seed=7).record().text()
    >>> oh.read(text).rules.id, oh.read(text).finished
    ('classic', False)
    """
    with open_source(source) as file:
        try:
            return _read(numbered(file))
        except OSError as error:
            raise BadText(unreadable(str(source)[:100], error)) from error


def _read(lines: Iterator[Line]) -> Record:
    first = next(lines, None)
    if first is None:
        raise BadText(Why.EMPTY_RECORD, head=f"{HEADER} {VERSION}")
    number, start = first
    if start.startswith("{"):
        return jsonl.read_lines(chain([first], lines))
    found = re.fullmatch(rf"{re.escape(HEADER)} +([0-9]{{1,6}})", start)
    if found is None:
        raise BadText(Why.NO_RECORD_HEAD, text=start[:40], head=f"{HEADER} {VERSION}", line=number)
    if int(found[1]) != VERSION:
        raise BadText(Why.RECORD_VERSION, told=found[1], right=VERSION, line=number)
    return text_reader.read_lines(line for line in lines if line[1][0] not in ";%")
