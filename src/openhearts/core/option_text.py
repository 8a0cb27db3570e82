"""Options as people type them, `end.limit=50` or `sun`, as values for a rule set.

Knows no game: whether there is such an option, and what it may be, the rule set says.
"""

from __future__ import annotations

import json
import tomllib

from openhearts.core.input_limits import check_toml
from openhearts.errors import BadRuleset, Why


def read_option(text: str) -> tuple[str, object]:
    """A name and a TOML value or a text; a name alone is a bundle that is switched on.  Raises BadRuleset.

    >>> read_option("end.limit=50"), read_option("sun"), read_option("score.bonus={ JD = -11 }")
    (('end.limit', 50), ('sun', True), ('score.bonus', {'JD': -11}))
    """
    name, equals, value = text.partition("=")
    name = name.strip()
    if not name:
        raise BadRuleset(Why.NO_OPTION, text=text[:40])
    if not equals:
        return name, True
    try:
        check_toml(value, name[:60])
    except BadRuleset as error:
        if error.data.get("what") == "open":  # an apostrophe in a plain text
            return name, value.strip()
        raise
    try:
        return name, tomllib.loads(f"value = {value}")["value"]
    except (ValueError, RecursionError, KeyError):
        return name, value.strip()


def option_text(name: str, value: object) -> str:
    """An option as it is typed, which `read_option` reads back: `end.limit=50`, `score.points={ QS = 13 }`.

    >>> option_text("end.limit", 50), option_text("pass.cycle", ["L1", "HOLD"]), option_text("score.bonus", {"QS": 13})
    ('end.limit=50', 'pass.cycle=["L1", "HOLD"]', 'score.bonus={ QS = 13 }')
    """
    return f"{name}={value if isinstance(value, str) else as_toml(value)}"


def as_toml(value: object) -> str:
    """A value as a rule file writes it, as `["L1", "R1"]` or `{ QS = 13 }`."""
    match value:
        case bool():
            return "true" if value else "false"
        case list() | tuple():
            return f"[{', '.join(map(as_toml, value))}]"
        case dict():
            inside = ", ".join(f"{_toml_key(str(key))} = {as_toml(held)}" for key, held in value.items())
            return f"{{ {inside} }}" if inside else "{}"
        case str():
            return json.dumps(value, ensure_ascii=False).replace("\x7f", "\\u007f")
    return str(value)


def _toml_key(key: str) -> str:
    return key if key.isascii() and key.isalnum() else as_toml(key)
