"""The bot `expert`: a search over imagined worlds, for every game whose folder has one; else it plays as `club` does.

It knows no game itself.  A budget's work is the number of worlds of a decision.
"""

from __future__ import annotations

import random

from openhearts.bots.bot import Bot, Budget
from openhearts.bots.players.club import ClubBot
from openhearts.bots.view_checks import sure
from openhearts.core.action import Action
from openhearts.core.advice import Advice
from openhearts.core.game_types import View
from openhearts.games import registry


class ExpertBot(Bot):
    """Imagines worlds that fit its view and takes what earns most in them; one number is drawn for each decision.

    Late in a match what wins it counts for more than points; `sense` 0 leaves that out, and every deal stands alone.
    """

    name, version = "expert", "3"

    def __init__(self, worlds: int = 128, sense: int = 1) -> None:
        self.worlds, self.sense = worlds, sense

    def choose(self, view: View, budget: Budget, rng: random.Random) -> Action:
        """What earned most."""
        return self.advise(view, budget, rng).action

    @sure
    def advise(self, view: View, budget: Budget, rng: random.Random) -> Advice:
        """What earned most, with what every candidate earned, and the reasons a player would give."""
        found = registry.part(view.public.rules.game, "bots", "expert")
        if found is None:
            return ClubBot().advise(view, budget, rng)
        advice: Advice = found.advise(view, budget.work or self.worlds, rng, sense=bool(self.sense))
        return advice

    @sure
    def analyse(self, view: View, budget: Budget, rng: random.Random, *, made: Action | None = None) -> Advice:
        """As `advise`, with every candidate in all the worlds, where the game's room can do that."""
        found = registry.part(view.public.rules.game, "bots", "expert")
        measure = getattr(found, "analyse", None)
        if measure is None:
            return self.advise(view, budget, rng)
        advice: Advice = measure(view, budget.work or self.worlds, rng, sense=bool(self.sense), made=made)
        return advice
