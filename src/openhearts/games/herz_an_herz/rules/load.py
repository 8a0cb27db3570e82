"""Rule sets of Herz an Herz from TOML: the shipped variants of the folder beside this file, and files of one's own.

Reading is core/rulefile.py's and core/variant_files.py's; here stand the words of this game, and what cannot go
together.
"""

from __future__ import annotations

from collections.abc import Mapping
from pathlib import Path

from openhearts.core.game import Variant
from openhearts.core.rulefile import Vocabulary
from openhearts.core.variant_files import VariantFiles, resolved
from openhearts.errors import BadRuleset, Fault, May, Why
from openhearts.games.herz_an_herz.rules import cards
from openhearts.games.herz_an_herz.rules.ruleset import GAME_ID, Ruleset

VOCABULARY = Vocabulary(struct=Ruleset, families=("tower_laying",), not_built=("direction",))
__all__ = ["FILES", "VOCABULARY", "check", "from_resolved", "load_ruleset", "resolved", "ruleset", "variants"]
_FIRST = "herz-an-herz"
_HUNDRED = "tower.start_superjoker"


def _hundred_as_text(value: object) -> object:
    """A superjoker's start value as the rules name it: 100 may stand in a file as a number too."""
    if isinstance(value, Mapping):
        return {key: _hundred_as_text(item) for key, item in value.items()}
    return "100" if type(value) is int and value == 100 else value


def _prepare(fields: Mapping[str, object]) -> Mapping[str, object]:
    return {name: _hundred_as_text(value) if name == _HUNDRED else value for name, value in fields.items()}


def check(rules: Ruleset) -> Ruleset:
    """The rules, if they can be played.  Raises BadRuleset for the first combination that cannot."""
    tower = rules.tower
    groups = cards.n_groups(tower.max_number, tower.group_size)
    if tower.number_jokers > groups:
        raise BadRuleset(
            Why.JOKERS_FOR_GROUPS,
            count=tower.number_jokers,
            groups=groups,
            field="tower.number_jokers",
            allowed=Fault(May.RANGE, {"low": 0, "high": groups}),
        )
    if rules.n_cards < rules.seats:
        raise BadRuleset(
            Why.TOO_FEW_CARDS,
            count=rules.n_cards,
            seats=rules.seats,
            field="tower.max_number",
            allowed=Fault(May.CARD_A_SEAT, {}),
        )
    return rules


FILES = VariantFiles(GAME_ID, "openhearts.games.herz_an_herz.rules", VOCABULARY, _FIRST, check, _prepare)


def variants() -> tuple[Variant, ...]:
    """Every shipped variant, the leaflet's own first, then by id.

    >>> [variant.id for variant in variants()][0]
    'herz-an-herz'
    """
    return FILES.variants


def ruleset(variant: str = _FIRST, seats: int | None = None, options: Mapping[str, object] | None = None) -> Ruleset:
    """Resolved rules of a shipped variant.  Raises BadRuleset.

    >>> ruleset("herz-an-herz", 3).n_cards
    82
    """
    rules = FILES.of_variant(variant, seats, options or {})
    return rules


def load_ruleset(path: Path, seats: int | None = None, options: Mapping[str, object] | None = None) -> Ruleset:
    """Resolved rules of a TOML file, judged for every number of seats that it allows.  Raises BadRuleset."""
    rules = FILES.load(path, seats, options or {})
    return rules


def from_resolved(fields: Mapping[str, object]) -> Ruleset:
    """Rules from dotted names and plain values: the inverse of `resolved`.  Raises BadRuleset.

    >>> from_resolved(resolved(ruleset("herz-an-herz", 2))).digest == ruleset("herz-an-herz", 2).digest
    True
    """
    rules = FILES.from_resolved(fields)
    return rules
