"""The bot `random`: every legal action equally likely. It is the bottom of every scale, and never thinks."""

from __future__ import annotations

import random

from openhearts.bots.bot import Bot, Budget
from openhearts.bots.reasons import AT_RANDOM, because
from openhearts.bots.view_checks import sure
from openhearts.core.action import Action
from openhearts.core.advice import Advice
from openhearts.core.game_types import View
from openhearts.games import registry


def uniform_action(view: View, rng: random.Random) -> Action:
    """Any legal action, all equally likely; a game's `pick` module may draw it without listing them."""
    pick = registry.part(view.public.rules.game, "bots", "random_action")
    if pick is not None:
        drawn: Action = pick.uniform(view, rng)
        return drawn
    actions = tuple(view.options)
    return actions[rng.randrange(len(actions))]


class RandomBot(Bot):
    """Plays anything that is legal."""

    name, version = "random", "1"

    @sure
    def choose(self, view: View, budget: Budget, rng: random.Random) -> Action:
        """Any legal action."""
        return uniform_action(view, rng)

    def advise(self, view: View, budget: Budget, rng: random.Random) -> Advice:
        """Any legal action, for no reason."""
        return Advice(self.choose(view, budget, rng), reasons=(because(AT_RANDOM),))
