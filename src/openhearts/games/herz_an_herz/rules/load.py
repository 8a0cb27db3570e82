"""Rule sets of Herz an Herz from TOML: the shipped variants of the folder beside this file, and files of one's own.

Reading and strictness are core/rulefile.py's; here stand the words of this game, and what cannot be together.
"""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache
from importlib import resources
from pathlib import Path
from typing import Any

from openhearts.core import rulefile
from openhearts.core.game import Variant
from openhearts.core.rulefile import RuleFile, Vocabulary
from openhearts.errors import BadRuleset
from openhearts.games.herz_an_herz.rules import cards
from openhearts.games.herz_an_herz.rules.ruleset import GAME_ID, Ruleset

VOCABULARY = Vocabulary(struct=Ruleset, families=("tower_laying",), not_built=("direction",))
_FIRST = "herz-an-herz"
_HUNDRED = "tower.start_superjoker"


@cache
def _folder() -> dict[str, Path]:
    folder = resources.files("openhearts.games.herz_an_herz.rules") / "variants"
    return {Path(str(entry)).stem: Path(str(entry)) for entry in folder.iterdir() if entry.name.endswith(".toml")}


@cache
def shipped(variant: str) -> RuleFile:
    """The rule file of a shipped variant.  Raises BadRuleset with the nearest spelling."""
    if variant not in _folder():
        close = rulefile.nearest(variant, _folder())
        known = ", ".join(sorted(_folder()))
        raise BadRuleset(f"there is no variant {variant!r}", field="extends", allowed=known, nearest=close)
    return rulefile.rule_file(rulefile.read_toml(_folder()[variant]), VOCABULARY, shipped, variant)


@cache
def variants() -> tuple[Variant, ...]:
    """Every shipped variant, the leaflet's own first, then by id.

    >>> [variant.id for variant in variants()][0]
    'herz-an-herz'
    """
    order = sorted(_folder(), key=lambda ident: (ident != _FIRST, ident))
    return tuple(shipped(ident).variant(GAME_ID) for ident in order)


def _hundred_as_text(value: Any) -> Any:
    """A superjoker's start value as the rules name it: 100 may stand in a file as a number too."""
    if isinstance(value, Mapping):
        return {key: _hundred_as_text(item) for key, item in value.items()}
    return "100" if type(value) is int and value == 100 else value


def _resolved(fields: Mapping[str, Any], seats: int, ident: str, names: tuple[tuple[str, str], ...]) -> Ruleset:
    fixed = {name: _hundred_as_text(value) if name == _HUNDRED else value for name, value in fields.items()}
    rules: Ruleset = rulefile.resolve(fixed, VOCABULARY, seats, ident=ident, names=names)
    return check(rules)


def _of_file(file: RuleFile, seats: int | None, options: Mapping[str, Any]) -> Ruleset:
    fields = rulefile.with_options(file, options, VOCABULARY)
    return _resolved(fields, rulefile.for_seats(file, seats), file.id, file.names)


def check(rules: Ruleset) -> Ruleset:
    """The rules, if they can be played.  Raises BadRuleset for the first combination that cannot."""
    tower = rules.tower
    groups = cards.n_groups(tower.max_number, tower.group_size)
    if tower.number_jokers > groups:
        raise BadRuleset(
            f"{tower.number_jokers} number jokers for {groups} colour groups",
            field="tower.number_jokers",
            allowed=f"0 to {groups}",
        )
    if rules.n_cards < rules.seats:
        raise BadRuleset(
            f"{rules.n_cards} cards are too few for {rules.seats} seats",
            field="tower.max_number",
            allowed="at least one card a seat",
        )
    return rules


def ruleset(variant: str = _FIRST, seats: int | None = None, options: Mapping[str, Any] | None = None) -> Ruleset:
    """Resolved rules of a shipped variant.  Raises BadRuleset.

    >>> ruleset("herz-an-herz", 3).n_cards
    82
    """
    return _of_file(shipped(variant), seats, options or {})


def load_ruleset(path: Path, seats: int | None = None, options: Mapping[str, Any] | None = None) -> Ruleset:
    """Resolved rules of a TOML file, judged for every number of seats that it allows.  Raises BadRuleset."""
    file = rulefile.rule_file(rulefile.read_toml(path), VOCABULARY, shipped, path.stem)
    for n_seats in file.players:
        _of_file(file, n_seats, {})
    return _of_file(file, seats, options or {})


def from_resolved(fields: Mapping[str, Any]) -> Ruleset:
    """Rules from dotted names and plain values, `id`, `name` and `seats` among them: the inverse of `resolved`.

    Raises BadRuleset.
    """
    rest = dict(fields)
    ident, name, seats = rest.pop("id", "house"), rest.pop("name", ""), rest.pop("seats", None)
    if type(seats) is not int or not 2 <= seats <= 11:
        raise BadRuleset("seats must be given", field="seats", allowed="2 to 11")
    missing = set(rulefile.field_names(Ruleset)) - set(rest)
    if missing:
        raise BadRuleset(f"{min(missing)} is missing", field=min(missing), allowed="every parameter of the rules")
    return _resolved(rest, seats, str(ident), (("en", str(name or ident)),))


def resolved(rules: Ruleset) -> dict[str, Any]:
    """The rules as dotted names and plain values, with `id`, `name` and `seats`.

    >>> from_resolved(resolved(ruleset("herz-an-herz", 2))).digest == ruleset("herz-an-herz", 2).digest
    True
    """
    return {"id": rules.id, "name": rules.name, "seats": rules.seats} | rulefile.resolved_fields(rules)
