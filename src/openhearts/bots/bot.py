"""What a bot is: a player that is asked for an action with a view, a budget of work and a source of chance.

It does not know how bots are named (bot_specs.py) nor who asks them.
"""

from __future__ import annotations

import random
from operator import index
from typing import Final

from msgspec import Struct

from openhearts.cards.shuffle import Seed, key_of
from openhearts.core.action import Action
from openhearts.core.advice import Advice
from openhearts.core.game_types import View
from openhearts.errors import BadText, Fault, Why, as_whole, is_whole, wrong_kind

MOST_WORK: Final = 1_000_000
_LONGEST: Final = 10**12  # what is larger is not written out


class Budget(Struct, frozen=True):
    """How much work a bot may do for one decision: worlds imagined or simulations, as the bot says; never seconds.

    None leaves it to the bot. Equal budgets give equal choices on any machine. How much a unit is, is the bot's own
    affair: where worlds are cheap, or a choice comes once a deal, up to eight of them.

    >>> Budget(work=256).work, Budget().work
    (256, None)

    Raises BadText for what is no whole number from 1 to 1,000,000; a bot takes what it can of it.
    """

    work: int | None = None

    def __post_init__(self) -> None:
        fault = None if self.work is None else wrong_work("work", self.work)
        if fault is not None:
            raise BadText(fault)


def wrong_work(name: str, work: object) -> Fault | None:
    """Why the argument `name` is no amount of work, None where it is one."""
    if not is_whole(work):
        return wrong_kind(name, work, str(min(max(1, as_whole(work, 256)), MOST_WORK)))
    if not 1 <= index(work) <= MOST_WORK:
        text = str(work) if abs(index(work)) < _LONGEST else "..."
        return Fault(Why.NOT_IN_RANGE, {"name": name, "low": 1, "high": MOST_WORK, "text": text})
    return None


class Bot:
    """A player; subclasses give `name`, `version` and `choose`, and `advise` where they can say why.

    `choose` is pure: it keeps nothing between calls, and equal views, budgets and states of `rng` give equal actions
    and equally many draws. `spec` is how the bot was asked for: what records write down.

    >>> class First(Bot):
    ...     name, version = "first", "1"
    ...     def choose(self, view, budget, rng):
    ...         return next(iter(view.options))
    >>> First().spec
    'first'

    `choose` raises NotImplementedError where a subclass does not say it; what a bot of one's own raises, or an action
    that is not allowed, becomes a line in the log and the first legal action wherever `safe.py` asks it.
    """

    name: str = "bot"
    version: str = "1"
    _spec: str = ""

    @property
    def spec(self) -> str:
        """The text that `openhearts.bots.bot` makes this bot from."""
        return self._spec or self.name

    def choose(self, view: View, budget: Budget, rng: random.Random) -> Action:
        """One of the actions in `view.options`."""
        raise NotImplementedError(f"{type(self).__name__} does not say what it would choose")

    def advise(self, view: View, budget: Budget, rng: random.Random) -> Advice:
        """The action that `choose` takes, and why; a bot that gives no reasons gives none here."""
        return Advice(self.choose(view, budget, rng))

    def analyse(self, view: View, budget: Budget, rng: random.Random, *, made: Action | None = None) -> Advice:
        """What `advise` says, with every candidate measured, the clearly worse ones too, where the bot measures.

        `made`: an action that a player took there; it is measured with them, whatever it is.
        """
        return self.advise(view, budget, rng)

    def __repr__(self) -> str:
        return f"<Bot {self.spec} {self.version}>"


def rng_for(seed: Seed, deal_number: int, seat: int, decision: int) -> random.Random:
    """The chance that a bot is given for one decision, from a seed (the deal's chance); no other decision shares it.

    `decision` counts the seat's own earlier decisions of the deal, so that each choice can be recomputed alone.

    >>> rng_for(7, 1, 0, 0).random() == rng_for("7", 1, 0, 0).random()
    True
    """
    return random.Random(int.from_bytes(key_of(seed, "bot", deal_number, seat, decision), "big"))
