"""OpenHearts: every Hearts, for everyone.  `import openhearts as oh` gives the public API, loaded on first use.

Rules: `oh.variants`, `oh.ruleset`, `oh.load_ruleset`.  Play: `oh.deal`, `oh.match`, `oh.card`.  Bots: `oh.bot`,
`oh.simulate`, `oh.arena`.  Study: `oh.seat_view`, `oh.analyse`.  Records: `oh.read`.  Types: `oh.Rules`, `oh.Deal`,
`oh.Match`, `oh.View`, `oh.Options`, `oh.Action`, `oh.Advice`, `oh.Record`.

>>> import openhearts as oh
>>> d = oh.deal(oh.ruleset("classic", seats=4), seed=7)
>>> d.phase, d.options(0).count
('pass', 3)

Everything that is refused is an `oh.OpenHeartsError` and says what to write instead.  `help(oh.deal)` tells of one
name, docs/api.md of all.  This module does nothing but hand on the names of `openhearts.api`.
"""

from __future__ import annotations

from importlib import import_module
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from openhearts.api import *  # noqa: F403

__version__ = "0.1.0"
# As in openhearts.api, written out: who asks for the names alone loads nothing.
__all__ = [  # noqa: F405
    "Action",
    "Advice",
    "Alternative",
    "Arena",
    "BadBot",
    "BadRuleset",
    "BadText",
    "BadView",
    "Because",
    "Bot",
    "BotFailed",
    "Budget",
    "CannotResume",
    "Card",
    "Deal",
    "IllegalAction",
    "Match",
    "NotToAct",
    "OpenHeartsError",
    "Options",
    "Player",
    "Public",
    "Reason",
    "Record",
    "RecordMismatch",
    "Rules",
    "Simulation",
    "Variant",
    "View",
    "analyse",
    "arena",
    "bot",
    "card",
    "deal",
    "load_ruleset",
    "match",
    "read",
    "ruleset",
    "seat_view",
    "simulate",
    "variants",
]

if not TYPE_CHECKING:  # a checker knows every name, and that there are no others

    def __getattr__(name: str) -> object:
        if name not in __all__:
            raise AttributeError(f"module 'openhearts' has no attribute {name!r}")
        return getattr(import_module("openhearts.api"), name)


def __dir__() -> list[str]:
    return sorted([*__all__, "__version__"])
