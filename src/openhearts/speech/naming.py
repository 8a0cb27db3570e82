"""What people, bots and rule sets are called in front of one reader.

Names are data of the table; only who gave none is named by the catalogue.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache
from typing import Any

from openhearts.core.game import localised
from openhearts.speech.catalogue import languages
from openhearts.speech.speaker import Speaker


def rules_name(rules: Any, language: str) -> str:
    """The name of a rule set in a language."""
    return localised(rules.names, language, rules.id)


def shown_names(speaker: Speaker, names: Sequence[str], own: int | None) -> tuple[str, ...]:
    """Names by seat; who gave none is called "You" in the reader's language at the own seat, and not so elsewhere."""
    nameless = _nameless()
    if nameless.isdisjoint(names):
        return tuple(names)
    return tuple(
        name if name not in nameless else speaker.text("terminal-you" if seat == own else "terminal-human")
        for seat, name in enumerate(names)
    )


@cache
def _nameless() -> frozenset[str]:
    """What somebody who gave no name is called, in every language."""
    return frozenset(Speaker(language).text("terminal-you") for language in languages())
