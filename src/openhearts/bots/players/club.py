"""The bot `club`: a hand-written player for every game, found in the folder that is named after the game.

It knows no game itself; where a game has no folder it plays anything legal.
"""

from __future__ import annotations

import random

from openhearts.bots.bot import Bot, Budget
from openhearts.bots.players.uniform import uniform_action
from openhearts.bots.reasons import AT_RANDOM, because
from openhearts.bots.view_checks import sure
from openhearts.core.action import Action
from openhearts.core.advice import Advice
from openhearts.core.game_types import View
from openhearts.games import registry


class ClubBot(Bot):
    """Plays as a good club player does, by rules of thumb; needs no budget, and no chance where it knows the game."""

    name, version = "club", "1"

    @sure
    def choose(self, view: View, budget: Budget, rng: random.Random) -> Action:
        """What the hand-written player would do."""
        found = registry.part(view.public.rules.game, "bots", "club")
        return uniform_action(view, rng) if found is None else found.choose(view, rng)

    @sure
    def advise(self, view: View, budget: Budget, rng: random.Random) -> Advice:
        """What the hand-written player would do, and why."""
        found = registry.part(view.public.rules.game, "bots", "club")
        if found is None:
            return Advice(uniform_action(view, rng), reasons=(because(AT_RANDOM),))
        advice: Advice = found.advise(view, rng)
        return advice
