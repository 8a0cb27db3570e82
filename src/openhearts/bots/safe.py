"""Asks a bot and judges its answer: what it may not do, or a crash, is an error that carries the traceback.

At a table such mistakes stop nobody: `safe_choice` logs them and plays the first legal action instead. It looks at the
view alone, and never decides better than the bot.
"""

from __future__ import annotations

import hashlib
import logging
import random
import traceback
from typing import Final

import msgspec

from openhearts.bots.bot import Bot, Budget
from openhearts.cards.shuffle import Seed
from openhearts.core.action import Action
from openhearts.core.game_types import View
from openhearts.errors import BadBot, Fault, OpenHeartsError, Why
from openhearts.errors.argument_checks import shown
from openhearts.games import registry

LOG: Final = logging.getLogger("openhearts.bots")
_LONGEST: Final = 200


class BotFailed(BadBot):
    """A bot that raised, could not be started or chose what it may not; `how` says in English what it did, for logs.

    `traceback` is the text of where it happened; `data` has the seat, the deal and the seed, and the cause.

    >>> import openhearts as oh
    >>> class Hasty(oh.Bot):
    ...     def choose(self, view, budget, rng):
    ...         return "queen, please"
    >>> try:
    ...     oh.arena([Hasty()], oh.ruleset("kids-jinx", 3), blocks=1)
    ... except oh.BotFailed as error:
    ...     print(error.data["deal"], error.data["cause"].why.key, "Traceback" in error.traceback)
    1 bot-chose True

    It is raised by `arena` and `simulate`, unless they tolerate failures; tables play on for a bot that fails.
    """

    how: str = ""


def view_digest(view: View) -> str:
    """SHA-256 (hex) of a view: names it in a log without telling what is in it."""
    return hashlib.sha256(repr(msgspec.to_builtins(view)).encode()).hexdigest()


def is_legal(view: View, action: Action) -> bool:
    """Whether the seat of the view may do this now, judged from the view alone."""
    pick = registry.part(view.public.rules.game, "bots", "random_action")
    if pick is not None:
        return bool(pick.is_legal(view, action))
    return action in view.options


def strict_choice(bot: Bot, view: View, budget: Budget, rng: random.Random, *, seed: Seed | None = None) -> Action:
    """What the bot chooses, which is legal.

    `seed` is only written down: with deal and seat it says where the failure can be found again.
    Raises BotFailed for everything that a bot can do wrong.
    """
    how = ""
    try:
        action = bot.choose(view, budget, rng)
        if is_legal(view, action):
            return action
        how = f"chose {type(action).__name__}, which is not legal"
        raise BadBot(Why.BOT_CHOSE, text=shown(action))
    except (Exception, SystemExit) as error:  # other people's bots may raise anything
        failed = BotFailed(
            Why.BOT_FAILED,
            name=bot.spec,
            seat=view.seat,
            deal=view.public.deal_number,
            seed=seed.decode("utf-8", "replace") if isinstance(seed, bytes) else str(seed),
            cause=_cause(error),
        )
        failed.traceback = _traceback(bot, error)
        failed.how = how or f"raised {type(error).__name__}"
        raise failed from error


def stand_in(failed: BotFailed, bot: Bot, view: View, *, seed: Seed | None = None) -> Action:
    """The first legal action, played for a bot that failed, and a line in the log.

    With the seed and the digest of the view the failure can be found and replayed.
    """
    LOG.debug("bot %s failed: %s", bot.spec, failed.traceback)
    public = view.public
    # What a server writes of it: neither the seed, which is a secret there, nor the digest, from which a hand can be
    # found by trying.
    told = {"event": "a bot failed", "bot": bot.spec, "version": bot.version, "how": failed.how}
    told |= {"rules": public.rules.id, "phase": public.phase}
    LOG.error(
        "bot %s %s %s: view %s, seed %s, rules %s, deal %s, seat %s, phase %s",
        bot.spec,
        bot.version,
        failed.how,
        view_digest(view),
        seed,
        public.rules.id,
        public.deal_number,
        view.seat,
        public.phase,
        extra={"told": told},
    )
    first = next(iter(view.options), None)
    assert first is not None, "a bot was asked where nothing is to be decided"
    return first


def safe_choice(bot: Bot, view: View, budget: Budget, rng: random.Random, *, seed: Seed | None = None) -> Action:
    """What the bot chooses if that is legal; otherwise the first legal action, and a line in the log."""
    try:
        return strict_choice(bot, view, budget, rng, seed=seed)
    except BotFailed as failed:
        return stand_in(failed, bot, view, seed=seed)


def _cause(error: BaseException) -> Fault:
    """What went wrong, to be said inside a sentence; foreign errors with the name of their class."""
    if isinstance(error, OpenHeartsError):
        return error.fault
    try:
        text = str(error)
    except Exception:  # an error of a bot's own class that cannot even say what it is
        text = ""
    name = type(error).__name__
    return Fault(Why.OTHER, {"text": f"{name}: {text[:_LONGEST]}" if text else name})


def _traceback(bot: Bot, error: BaseException) -> str:
    """The traceback in the bot's own code; of an answer that is not legal, where what answered stands."""
    frames = error.__traceback__.tb_next if error.__traceback__ is not None else None
    if frames is not None:
        return "".join(traceback.format_exception(type(error), error, frames))
    code = getattr(type(bot).choose, "__code__", None)
    told = traceback.StackSummary()
    if code is not None:
        told.append(traceback.FrameSummary(code.co_filename, code.co_firstlineno, code.co_name))
    lines = ["Traceback (most recent call last):\n", *told.format(), *traceback.format_exception_only(error)]
    return "".join(lines)
