"""The public API: rule sets, deals, matches, bots and records under the names that other programs are written against.

It holds no rules: everything is asked of the game that a rule set belongs to.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from openhearts.api.deals import Deal, deal
from openhearts.api.matches import Match, match
from openhearts.api.rules import load_ruleset, ruleset, variants
from openhearts.arena.checkpoint import CannotResume
from openhearts.arena.duplicate import Arena
from openhearts.arena.simulate import Simulation, simulate
from openhearts.bots.analysis import analyse, seat_view
from openhearts.bots.bot import Bot, Budget
from openhearts.bots.bot_specs import bot
from openhearts.bots.safe import BotFailed
from openhearts.cards.card import Card, card
from openhearts.core.action import Action
from openhearts.core.advice import Advice, Alternative, Because
from openhearts.core.game import Variant
from openhearts.core.game_types import Options, Public, Rules, View
from openhearts.errors import (
    BadBot,
    BadRuleset,
    BadText,
    BadView,
    IllegalAction,
    NotToAct,
    OpenHeartsError,
    Reason,
    RecordMismatch,
)
from openhearts.records import Player, Record, read

if TYPE_CHECKING:
    from openhearts.arena.duplicate import arena
else:
    import openhearts.arena as arena  # the room itself, which can be called: one thing under one name

__all__ = [
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
