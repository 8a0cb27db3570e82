"""Rules with one parameter changed, and all sentences of rules: whether a change is heard."""

from __future__ import annotations

from typing import Any

import openhearts as oh
from openhearts.core import rule_fields
from openhearts.games import registry
from openhearts.speech.rules_in_words import document
from openhearts.speech.speaker import Speaker


def told(rules: Any, language: str = "en") -> list[str]:
    """All sentences of the rules."""
    return [sentence for section in document(Speaker(language), rules).sections for sentence in section.sentences]


def others(rules: Any, struct: Any) -> list[tuple[str, Any]]:
    """Each parameter with other values that it may have."""
    found: list[tuple[str, Any]] = []
    for name, value in registry.game_of(rules).resolved(rules).items():
        if name in ("id", "name", "seats"):
            continue
        named = rule_fields.allowed_values(struct, name)
        values: list[Any] = [one for one in named if one != value]
        if isinstance(value, bool):
            values = [not value]
        elif isinstance(value, int):
            values += [value + 1, max(0, value - 1), 0]
        elif isinstance(value, list):
            values += [value[1:], value[::-1], [*value, "suit:D"], ["QS"]]
        elif isinstance(value, dict):
            values += [{**value, "JD": 2}, {**value, "suit:D": 3}]
        found += [(name, one) for one in values if one != value]
    return found


def flipped(rules: Any, name: str, value: Any) -> Any:
    """The rules with one parameter changed; None where that cannot be."""
    game = registry.game_of(rules)
    try:
        return game.from_resolved({**game.resolved(rules), name: value})
    except oh.BadRuleset:
        return None
