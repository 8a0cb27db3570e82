"""Asks a bot so that its mistakes stop nobody: what it may not do, or a crash, becomes a legal action and a log line.

It looks at the view alone, and never decides better than the bot: the replacement is the first legal action.
"""

from __future__ import annotations

import hashlib
import logging
import random
from typing import Final

import msgspec

from openhearts.bots.bot import Bot, Budget
from openhearts.cards.shuffle import Seed
from openhearts.core.action import Action
from openhearts.core.shapes import View
from openhearts.games import registry

LOG: Final = logging.getLogger("openhearts.bots")


def view_digest(view: View) -> str:
    """SHA-256 (hex) of a view: names it in a log without telling what is in it."""
    return hashlib.sha256(repr(msgspec.to_builtins(view)).encode()).hexdigest()


def is_legal(view: View, action: Action) -> bool:
    """Whether the seat of the view may do this now, judged from the view alone."""
    pick = registry.part(view.public.rules.game, "bots", "random_action")
    if pick is not None:
        return bool(pick.is_legal(view, action))
    return action in view.options


def safe_choice(
    bot: Bot,
    view: View,
    budget: Budget,
    rng: random.Random,
    *,
    seed: Seed | None = None,
) -> Action:
    """What the bot chooses if that is legal; otherwise the first legal action, and a line in the log.

    `seed` is only written down: with it and the digest of the view the failure can be found and replayed.
    """
    try:
        action = bot.choose(view, budget, rng)
        if is_legal(view, action):
            return action
        wrong = f"chose {type(action).__name__}, which is not legal"
    except (Exception, SystemExit) as error:  # other people's bots may raise anything, and a table must go on
        wrong = f"raised {type(error).__name__}"
        LOG.debug("bot %s raised", bot.spec, exc_info=True)
    public = view.public
    LOG.error(
        "bot %s %s %s: view %s, seed %s, rules %s, deal %s, seat %s, phase %s",
        bot.spec,
        bot.version,
        wrong,
        view_digest(view),
        seed,
        public.rules.id,
        public.deal_number,
        view.seat,
        public.phase,
    )
    return next(iter(view.options))
