"""Rule sets by name or from a file, under the names of the API.

It knows no rule: games resolve and judge them.
"""

from __future__ import annotations

import os
from collections.abc import Mapping
from pathlib import Path
from typing import TYPE_CHECKING, Literal, TypeAlias, overload

from openhearts.core.game import Variant
from openhearts.core.game_types import Rules
from openhearts.errors import BadRuleset, wrong_kind
from openhearts.games import registry

if TYPE_CHECKING:
    from openhearts.games import hearts, herz_an_herz

Options: TypeAlias = Mapping[str, object] | None
# Every shipped variant by id and alias, so that a checker knows what the rules of a name are.
HeartsName: TypeAlias = Literal[
    "black-jack",
    "black-lady",
    "black-maria",
    "cancellation",
    "cancellation-standard",
    "children",
    "classic",
    "classic-6-jokers",
    "classic-6-no-deuces",
    "classic-de",
    "dirty-hearts",
    "german",
    "greek",
    "greek-hearts",
    "hearts",
    "hit-the-moon",
    "jinx",
    "kids",
    "kids-jinx",
    "kitty",
    "kitty-first-heart",
    "kitty-first-trick",
    "kitty-last-trick",
    "maria",
    "omnibus",
    "pink-lady",
    "plain-hearts",
    "plato",
    "royal-hearts",
    "sevens-and-queens",
    "site-rules",
    "spot",
    "spot-hearts",
    "widow",
    "windows",
    "yahoo",
]
HerzName: TypeAlias = Literal[
    "herz",
    "herz-an-herz",
]


def variants() -> tuple[Variant, ...]:
    """Every variant of every game, in the order of the menus, as values: `.id .name .game .seats` and more.

    >>> [variant.id for variant in variants() if 11 in variant.seats]
    ['cancellation', 'cancellation-standard']

    Never fails.
    """
    return registry.variants()


@overload
def ruleset(variant: HeartsName, seats: int | None = None, options: Options = None) -> hearts.Ruleset: ...
@overload
def ruleset(variant: HerzName, seats: int | None = None, options: Options = None) -> herz_an_herz.Ruleset: ...
@overload
def ruleset(variant: str, seats: int | None = None, options: Options = None) -> Rules: ...
def ruleset(variant: str, seats: int | None = None, options: Options = None) -> Rules:
    """The resolved rules of a variant (id or alias) for a number of seats, hashable.

    `options`: dotted names of parameters with their whole value, and bundles of the variant with True.
    Raises BadRuleset, naming the field, what is allowed and the nearest spelling.

    >>> rules = ruleset("classic", seats=4, options={"sun": True, "score.bonus": {"JD": -11}})
    >>> rules.sun.award, rules.seats
    ('add_to_others', 4)
    """
    return registry.ruleset(variant, seats, options)


def load_ruleset(path: str | Path, seats: int | None = None, options: Options = None) -> Rules:
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
    return registry.load_ruleset(Path(path), seats, options)
