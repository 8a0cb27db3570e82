"""Floor 6: games and bots held against what they promise; a report says what holds, and how to see again what does not.

Nothing is judged here but promises: how well a bot plays is the arena's question.
"""

from openhearts.testing.bot_conformance import check_bot
from openhearts.testing.game_conformance import check_game
from openhearts.testing.report import Check, CheckFailed, Finding, Place, Report
from openhearts.testing.sample_deals import view_at

__all__ = ["Check", "CheckFailed", "Finding", "Place", "Report", "check_bot", "check_game", "view_at"]
