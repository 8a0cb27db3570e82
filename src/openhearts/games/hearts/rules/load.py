"""Hearts rule sets from TOML: the shipped variants of the folder beside this file, and files of one's own.

Reading and strictness are core/rulefile.py's; here stand the words of Hearts and the folder.
"""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache
from importlib import resources
from pathlib import Path
from typing import Any

from openhearts.cards.card import RANKS, SUITS, card
from openhearts.core import rulefile
from openhearts.core.game import Variant
from openhearts.core.rulefile import RuleFile, Vocabulary
from openhearts.errors import BadRuleset
from openhearts.games.hearts.rules.checks import check
from openhearts.games.hearts.rules.ruleset import Ruleset

GAME = "hearts"


def _rank(text: str) -> str:
    value = str(text).upper()
    if value == "T":
        return "10"
    if value not in RANKS[1:]:
        raise ValueError("no rank")
    return value


def _suit(text: str) -> str:
    if text.upper() not in tuple(SUITS):
        raise ValueError("no suit")
    return text.upper()


def _selector(text: str) -> str:
    key, _, value = text.partition(":")
    if text == "all":
        return text
    if key == "suit" and value:
        return f"suit:{_suit(value)}"
    if key == "rank" and value:
        return f"rank:{_rank(value)}"
    return str(card(text))


def _opening_card(text: str) -> str:
    if text == "none":
        raise ValueError("none is not a card")
    key, _, value = text.partition(":")
    return f"lowest_of:{_suit(value)}" if key == "lowest_of" and value else str(card(text))


VOCABULARY = Vocabulary(
    struct=Ruleset,
    families=("trick_avoidance",),
    words={"selector": _selector, "suit": _suit, "rank": _rank, "opening card": _opening_card},
    sparse=("pack.remove", "pack.jokers"),
    not_built=(
        "direction",
        "pass.reveal",
        "first_trick.exemption",
        "follow",
        "discard",
        "trick.trump",
        "score.multiplier",
        "score.per_trick",
        "score.nth_trick",
        "end.exact_limit",
        "teams",
        "auction",
        "contracts",
        "draw",
        "lives",
        "settlement",
        "exposure",
        "ui",
        "joker.mode=foster_heart",
        "joker.mode=zero_of_clubs",
        "deal.leftover=widow_exchange",
        "deal.leftover=stock",
        "deal.hands=uneven",
    ),
)


@cache
def _folder() -> dict[str, Path]:
    folder = resources.files("openhearts.games.hearts.rules") / "variants"
    return {Path(str(entry)).stem: Path(str(entry)) for entry in folder.iterdir() if entry.name.endswith(".toml")}


@cache
def shipped(variant: str) -> RuleFile:
    """The rule file of a shipped variant.  Raises BadRuleset with the nearest spelling."""
    if variant not in _folder():
        close = rulefile.nearest(variant, _folder())
        raise BadRuleset(
            f"there is no variant {variant!r}", field="extends", allowed=", ".join(sorted(_folder())), nearest=close
        )
    return rulefile.rule_file(rulefile.read_toml(_folder()[variant]), VOCABULARY, shipped, variant)


@cache
def variants() -> tuple[Variant, ...]:
    """Every shipped variant, classic first, then by id."""
    order = sorted(_folder(), key=lambda ident: (ident != "classic", ident))
    return tuple(shipped(ident).variant(GAME) for ident in order)


def _resolved(file: RuleFile, seats: int | None, options: Mapping[str, Any]) -> Ruleset:
    fields = rulefile.with_options(file, options, VOCABULARY)
    n_seats = rulefile.for_seats(file, seats)
    rules: Ruleset = rulefile.resolve(fields, VOCABULARY, n_seats, ident=file.id, names=file.names)
    return check(rules)


def ruleset(variant: str, seats: int | None = None, options: Mapping[str, Any] | None = None) -> Ruleset:
    """Resolved rules of a shipped variant.  Raises BadRuleset.

    >>> ruleset("classic", 5).hand_size
    10
    """
    return _resolved(shipped(variant), seats, options or {})


def load_ruleset(path: Path, seats: int | None = None, options: Mapping[str, Any] | None = None) -> Ruleset:
    """Resolved rules of a TOML file, judged for every number of seats that it allows.  Raises BadRuleset."""
    file = rulefile.rule_file(rulefile.read_toml(path), VOCABULARY, shipped, path.stem)
    for n_seats in file.players:
        _resolved(file, n_seats, {})
        for fields in file.bundles.values():  # their values; what goes together is asked when one is chosen
            rulefile.resolve(fields, VOCABULARY, n_seats, ident=file.id, names=file.names)
    return _resolved(file, seats, options or {})


def from_resolved(fields: Mapping[str, Any]) -> Ruleset:
    """Rules from dotted names and plain values, `id`, `name` and `seats` among them: the inverse of `resolved`.
    Raises BadRuleset.
    """
    rest = dict(fields)
    ident, name, seats = rest.pop("id", "house"), rest.pop("name", ""), rest.pop("seats", None)
    if type(seats) is not int or not 2 <= seats <= 11:
        raise BadRuleset("seats must be given", field="seats", allowed="2 to 11")
    unknown = set(rulefile.field_names(Ruleset)) - set(rest)
    if unknown:
        raise BadRuleset(f"{min(unknown)} is missing", field=min(unknown), allowed="every parameter of the rules")
    rules: Ruleset = rulefile.resolve(rest, VOCABULARY, seats, ident=str(ident), names=(("en", str(name or ident)),))
    return check(rules)


def resolved(rules: Ruleset) -> dict[str, Any]:
    """The rules as dotted names and plain values, with `id`, `name` and `seats`."""
    return {"id": rules.id, "name": rules.name, "seats": rules.seats} | rulefile.resolved_fields(rules)
