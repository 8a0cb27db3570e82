"""Options as people type them, `end.limit=50` or `sun`, as values for a rule set.

Knows no game: whether there is such an option, and what it may be, the rule set says.
"""

from __future__ import annotations

import tomllib

from openhearts.core.limits import check_toml
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
