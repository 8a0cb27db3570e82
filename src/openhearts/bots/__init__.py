"""Floor 5: players. A bot sees a view and nothing else, and its choice is a pure function of (view, budget, rng).

No position is held here, and nothing here plays a deal: tables and the arena do.
"""

from openhearts.bots.bot import Bot, Budget, rng_for
from openhearts.bots.bot_specs import bot, known_levels
from openhearts.bots.safe import BotFailed, is_legal, safe_choice

__all__ = ["Bot", "BotFailed", "Budget", "bot", "is_legal", "known_levels", "rng_for", "safe_choice"]
