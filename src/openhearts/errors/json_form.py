"""An error as plain data, ready for JSON: its class, the member of the catalogue, its fields, and the English sentence.

docs/errors.md lists the members and their fields; programs read them, never the sentence.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from openhearts.errors.fields import Fault
from openhearts.errors.tree import OpenHeartsError


def to_plain(error: OpenHeartsError) -> dict[str, object]:
    """The error as a table of plain values; where there is a line, a field or a likely spelling, these too.

    >>> from openhearts.errors import BadText, Why
    >>> found = to_plain(BadText(Why.CUT_OFF, line=3))
    >>> found["error"], found["why"], found["line"], found["message"]
    ('BadText', 'cut-off', 3, 'Line 3: The end of the record is missing.')
    """
    fault = error.fault
    found: dict[str, Any] = {
        "error": type(error).__name__,
        "why": fault.why.key,
        "fields": {name: _plain(value) for name, value in fault.fields.items()},
        "message": str(error),
    }
    for name in ("line", "field", "nearest"):
        if (value := error.data.get(name)) is not None and name not in found["fields"]:
            found[name] = value
    if (allowed := getattr(error, "allowed", None)) is not None:
        found["allowed"] = allowed
    return found


def _plain(value: object) -> object:
    if isinstance(value, Fault):
        return {"why": value.why.key, "fields": {name: _plain(one) for name, one in value.fields.items()}}
    if isinstance(value, Mapping):
        return {str(name): _plain(one) for name, one in value.items()}
    if isinstance(value, (list, tuple)):
        return [_plain(one) for one in value]
    return value if value is None or type(value) in (bool, int, float, str) else str(value)
