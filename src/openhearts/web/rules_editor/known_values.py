"""What the shipped variants put into lists, tables and texts of a game: the values that a form offers.

Which parameters there are stands in core/rule_form_fields.py.
"""

from __future__ import annotations

from functools import cache

from msgspec import Struct

from openhearts.core import rulefile
from openhearts.core.rule_form_fields import fields_of
from openhearts.errors import BadRuleset
from openhearts.games import registry


class Known(Struct, frozen=True):
    """A value that some variant uses."""

    value: object
    variant: str
    bundle: str = ""  # of the variant, where it is that which has the value


@cache
def known_values(game: str) -> dict[str, dict[str, Known]]:
    """Parameter -> text -> value: what the shipped variants and their bundles put into lists, tables and texts.

    Takes a moment the first time: every variant is resolved for each of its sizes.
    """
    found: dict[str, dict[str, Known]] = {}
    for variant in registry.game(game).variants():
        for bundle in ("", *variant.bundles):
            for seats in variant.seats:
                try:
                    rules = registry.ruleset(variant.id, seats, {bundle: True} if bundle else {})
                except BadRuleset:  # a bundle that does not go with this size
                    continue
                resolved = rulefile.resolved_fields(rules)
                for name, field in fields_of(rules).items():
                    if field.shape in ("text", "list", "map") and resolved[name] not in field.words:
                        text = field.text(resolved[name])
                        found.setdefault(name, {}).setdefault(text, Known(resolved[name], variant.id, bundle))
    return found
