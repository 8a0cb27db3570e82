"""Hearts rule sets from TOML: the shipped variants of the folder beside this file, and files of one's own.

Reading is core/rulefile.py's and core/variant_files.py's; here stand the words of Hearts.
"""

from __future__ import annotations

from collections.abc import Mapping
from pathlib import Path

from openhearts.cards.card import RANKS, SUITS, card
from openhearts.core.game import Variant
from openhearts.core.rulefile import Vocabulary
from openhearts.core.variant_files import VariantFiles, resolved
from openhearts.games.hearts.rules.ruleset import Ruleset
from openhearts.games.hearts.rules.validate import check

GAME = "hearts"
__all__ = ["FILES", "GAME", "VOCABULARY", "from_resolved", "load_ruleset", "resolved", "ruleset", "variants"]


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


FILES = VariantFiles(GAME, "openhearts.games.hearts.rules", VOCABULARY, "classic", check)


def variants() -> tuple[Variant, ...]:
    """Every shipped variant, classic first, then by id."""
    return FILES.variants


def ruleset(variant: str, seats: int | None = None, options: Mapping[str, object] | None = None) -> Ruleset:
    """Resolved rules of a shipped variant.  Raises BadRuleset.

    >>> ruleset("classic", 5).hand_size
    10
    """
    rules = FILES.of_variant(variant, seats, options or {})
    return rules


def load_ruleset(path: Path, seats: int | None = None, options: Mapping[str, object] | None = None) -> Ruleset:
    """Resolved rules of a TOML file, judged for every number of seats that it allows.  Raises BadRuleset."""
    rules = FILES.load(path, seats, options or {})
    return rules


def from_resolved(fields: Mapping[str, object]) -> Ruleset:
    """Rules from dotted names and plain values: the inverse of `resolved`.  Raises BadRuleset."""
    rules = FILES.from_resolved(fields)
    return rules
