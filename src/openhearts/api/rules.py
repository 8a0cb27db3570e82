"""Rule sets by name or from a file, under the names of the API.

It knows no rule: games resolve and judge them.
"""

from __future__ import annotations

import os
from collections.abc import Mapping
from pathlib import Path
from typing import Any

from openhearts.api.shapes import Rules
from openhearts.core.game import Variant
from openhearts.errors import BadRuleset, wrong_kind
from openhearts.games import registry


def variants() -> tuple[Variant, ...]:
    """Every variant of every game, in the order of the menus, as values: `.id .name .game .seats` and more.

    >>> [variant.id for variant in variants() if 11 in variant.seats]
    ['cancellation', 'cancellation-standard']

    Never fails.
    """
    return registry.variants()


def ruleset(variant: str, seats: int | None = None, options: Mapping[str, Any] | None = None) -> Rules:
    """The resolved rules of a variant (id or alias) for a number of seats, hashable.

    `options`: dotted names of parameters with their whole value, and bundles of the variant with True.
    Raises BadRuleset, naming the field, what is allowed and the nearest spelling.

    >>> rules = ruleset("classic", seats=4, options={"sun": True, "score.bonus": {"JD": -11}})
    >>> rules.sun.award, rules.seats
    ('add_to_others', 4)
    """
    found: Rules = registry.ruleset(variant, seats, options)
    return found


def load_ruleset(path: str | Path, seats: int | None = None, options: Mapping[str, Any] | None = None) -> Rules:
    """The resolved rules of a TOML rule file, which is judged for every number of seats that it allows.

    >>> import tempfile
    >>> with tempfile.TemporaryDirectory() as folder:
    ...     file = Path(folder) / "mine.toml"
    ...     _ = file.write_text('id = "mine"\\nname = "Mine"\\nextends = "classic"\\n[end]\\nlimit = 50\\n')
    ...     load_ruleset(file, seats=4).end.limit
    50

    Raises BadRuleset, for a file that cannot be read too.
    """
    if not isinstance(path, (str, os.PathLike)):
        raise BadRuleset(wrong_kind("path", path, '"my-house.toml"'), field="path")
    found: Rules = registry.load_ruleset(Path(path), seats, options)
    return found
