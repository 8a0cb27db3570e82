"""The bot `master`: the strongest player there is of every game, within a tenth of a second for a decision.

It knows no game itself: a game's folder has a `master`, or else `expert` plays with more worlds.
"""

from __future__ import annotations

import random
from typing import Any

from openhearts.bots.bot import Bot, Budget
from openhearts.bots.players.expert import ExpertBot
from openhearts.bots.view_checks import sure
from openhearts.core.action import Action
from openhearts.core.advice import Advice
from openhearts.core.game_types import View
from openhearts.games import registry

SEARCHED = 512  # worlds where nobody says how many and only `expert` can play


class MasterBot(Bot):
    """Goes on by what it learned from self-play where that has proved itself; else it searches as `expert` does.

    `worlds`: that many for a decision, wherever it plays.  `weigh` 1: imagined worlds count by how well they explain
    the play so far.  `networks`: a file of other networks than the shipped ones, asked wherever they can read the deal.
    """

    name, version = "master", "6"

    def __init__(self, worlds: int | None = None, weigh: int = 0, networks: str | None = None) -> None:
        self.worlds, self.weigh, self.networks = worlds, weigh, networks

    def choose(self, view: View, budget: Budget, rng: random.Random) -> Action:
        """What it believes to be best."""
        return self.advise(view, budget, rng).action

    @sure
    def advise(self, view: View, budget: Budget, rng: random.Random) -> Advice:
        """What it believes to be best, with what every candidate earned, and the reasons a player would give."""
        work = budget.work or self.worlds
        learned = self._learned(view)
        if learned is None:
            return ExpertBot(work or SEARCHED).advise(view, Budget(), rng)
        advice: Advice = learned.advise(view, work, rng, weigh=bool(self.weigh), networks=self.networks)
        return advice

    @sure
    def analyse(self, view: View, budget: Budget, rng: random.Random, *, made: Action | None = None) -> Advice:
        """As `advise`, with every candidate in all the worlds."""
        work = budget.work or self.worlds
        learned = self._learned(view)
        if learned is None:
            return ExpertBot(work or SEARCHED).analyse(view, Budget(), rng, made=made)
        advice: Advice = learned.analyse(view, work, rng, weigh=bool(self.weigh), networks=self.networks, made=made)
        return advice

    def _learned(self, view: View) -> Any:
        """The room that plays by what it learned, None where nothing has proved itself."""
        found = registry.part(view.public.rules.game, "bots", "master")
        return found if found is not None and found.has_learned(view, self.networks) else None
