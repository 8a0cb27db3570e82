"""What a bot is: a player that is asked for an action with a view, a budget of work and a source of chance.

It does not know how bots are named (levels.py) nor who asks them.
"""

from __future__ import annotations

import random
import re
from typing import Any, Final

from msgspec import Struct

from openhearts.cards.shuffle import Seed, key_of
from openhearts.core.advice import Advice
from openhearts.errors import BadText

_BUDGET: Final = re.compile(r"(worlds|simulations)=([0-9]{1,9})", re.ASCII)


class Budget(Struct, frozen=True):
    """How much work a bot may do for one decision; None leaves it to the bot. Work, never seconds: the same on any
    machine.

    >>> str(Budget(worlds=256)), str(Budget())
    ('worlds=256', 'default')
    """

    worlds: int | None = None  # imagined worlds
    simulations: int | None = None  # playouts or tree visits, all worlds together

    def __str__(self) -> str:
        parts = [f"{name}={n}" for name, n in (("worlds", self.worlds), ("simulations", self.simulations)) if n]
        return ",".join(parts) or "default"


def budget_from_text(text: str) -> Budget:
    """The budget that `str(budget)` wrote.  Raises BadText.

    >>> budget_from_text("worlds=256").worlds
    256
    """
    if text.strip() in ("", "default"):
        return Budget()
    found: dict[str, int] = {}
    for part in text.split(","):
        match = _BUDGET.fullmatch(part.strip())
        if match is None:
            raise BadText(f"{part.strip()[:30]!r} is no budget; write default, worlds=256 or simulations=1000")
        found[match[1]] = int(match[2])
    return Budget(**found)


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
    """

    name: str = "bot"
    version: str = "1"
    _spec: str = ""

    @property
    def spec(self) -> str:
        """The text that `openhearts.bots.bot` makes this bot from."""
        return self._spec or self.name

    def choose(self, view: Any, budget: Budget, rng: random.Random) -> Any:
        """One of the actions in `view.options`."""
        raise NotImplementedError(f"{type(self).__name__} does not say what it would choose")

    def advise(self, view: Any, budget: Budget, rng: random.Random) -> Advice:
        """The action that `choose` takes, and why; a bot that gives no reasons gives none here."""
        return Advice(self.choose(view, budget, rng))

    def __repr__(self) -> str:
        return f"<Bot {self.spec} {self.version}>"


def rng_for(seed: Seed, deal_number: int, seat: int, decision: int) -> random.Random:
    """The chance that a bot is given for one decision, from the match's seed; no other decision shares it.

    `decision` counts the seat's own earlier decisions of the deal, so that each choice can be recomputed alone.

    >>> rng_for(7, 1, 0, 0).random() == rng_for("7", 1, 0, 0).random()
    True
    """
    return random.Random(int.from_bytes(key_of(seed, "bot", deal_number, seat, decision), "big"))
