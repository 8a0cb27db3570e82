"""The bot `novice`: makes a beginner's mistakes on purpose, in every game whose folder has learners; else it plays at
random.

It knows no game itself, and cheats as little downwards as others upwards: it sees its view, and uses less of it.
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


class NoviceBot(Bot):
    """Plays as a person does who has just learnt the rules; its slips come from the chance it is given."""

    name, version = "novice", "1"

    @sure
    def choose(self, view: View, budget: Budget, rng: random.Random) -> Action:
        """The action that a player of this level would take."""
        found = registry.part(view.public.rules.game, "bots", "beginners")
        return uniform_action(view, rng) if found is None else getattr(found, self.name).choose(view, rng)

    @sure
    def advise(self, view: View, budget: Budget, rng: random.Random) -> Advice:
        """The action that a player of this level would take, and the reason that they would give."""
        found = registry.part(view.public.rules.game, "bots", "beginners")
        if found is None:
            return Advice(uniform_action(view, rng), reasons=(because(AT_RANDOM),))
        advice: Advice = getattr(found, self.name).advise(view, rng)
        return advice
