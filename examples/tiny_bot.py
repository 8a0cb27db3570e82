"""A bot of five lines against three club players, one match; it sees a view and nothing else."""

import random

import openhearts as oh


class Lowest(oh.Bot):
    """Plays the first thing that it may."""

    name, version = "lowest", "1"

    def choose(self, view, budget, rng):
        """The first legal action."""
        return next(iter(view.options))


bots = [Lowest(), oh.bot("club"), oh.bot("club"), oh.bot("club")]
match = oh.match(oh.ruleset("classic"), seed=1)
while not match.over:
    seat = match.deal.to_act[0]
    match = match.act(seat, bots[seat].choose(match.deal.view(seat), oh.Budget(), random.Random(seat)))
print("scores:", *match.scores, "winners:", *match.winners)
