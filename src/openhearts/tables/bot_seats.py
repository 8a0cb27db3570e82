"""Bots as tables use them: made from a description, asked with a view and nothing else.

Knows no position; what a bot may see is all that is handed over here.
"""

from __future__ import annotations

from openhearts.bots import Bot, Budget, bot, rng_for, safe_choice
from openhearts.core.action import Action
from openhearts.core.advice import Advice
from openhearts.core.game_types import View

BUDGET = Budget()
ADVISER = "expert"  # the bot that a hint asks where its search is ready
QUICK_ADVISER = "club"  # the bot that it asks elsewhere: nobody waits


class Player:
    """A bot at a table, with the budget that tables give."""

    def __init__(self, spec: str) -> None:
        self.bot: Bot = bot(spec)

    def choose(self, view: View, seed: str, deal_number: int, seat: int, n_before: int) -> Action:
        """A legal action, a pure function of what is given here."""
        return safe_choice(self.bot, view, BUDGET, rng_for(seed, deal_number, seat, n_before), seed=seed)

    def advise(self, view: View, seed: str, deal_number: int, seat: int, n_before: int) -> Advice:
        """What this bot would do in the seat of the view, and why."""
        return self.bot.advise(view, BUDGET, rng_for(seed, deal_number, seat, n_before))

    def analyse(
        self, view: View, seed: str, deal_number: int, seat: int, n_before: int, *, made: Action | None = None
    ) -> Advice:
        """The same, with every candidate measured where this bot measures, and what was `made` there among them."""
        return self.bot.analyse(view, BUDGET, rng_for(seed, deal_number, seat, n_before), made=made)


def player(spec: str) -> Player:
    """The bot of this description.  Raises BadBot."""
    return Player(spec)


def hint(view: View, seed: str, deal_number: int, *, is_ready: bool) -> Advice:
    """What the adviser says to the seat of a view, every candidate measured; `is_ready`: whether its search is."""
    return player(ADVISER if is_ready else QUICK_ADVISER).analyse(view, seed, deal_number, view.seat or 0, 0)
