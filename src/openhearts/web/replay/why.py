"""A bot's choice made again, from the view of its seat and the seed in the record, with its reasons.

Records that strangers bring start no program, load no file and search no longer than our own; where it
is computed says explanation_requests.py.
"""

from __future__ import annotations

from typing import Final

from msgspec import Struct

from openhearts.bots import bot
from openhearts.bots.bot_specs import opens_nothing
from openhearts.core.action import Action
from openhearts.core.advice import Advice
from openhearts.core.game_types import View
from openhearts.errors import BadBot
from openhearts.records import Player, Record
from openhearts.records.replay import Again, Decision, choose_again
from openhearts.tables.bot_seats import player

MOST_WORLDS: Final = 1024


class Because(Struct, frozen=True):
    """The choice made again, the bot's reasons, and what it expects of every candidate with the same work: what the
    record says among them.
    """

    again: Again
    advice: Advice
    analysis: Advice


def is_ours(asked: Player) -> bool:
    """Whether a bot that anybody may have written down may be asked: a level, with no more worlds than an answer takes.

    >>> is_ours(Player("Ada", "bot", bot="expert:worlds=64")), is_ours(Player("Ada", "bot", bot="cmd:rm"))
    (True, False)
    """
    spec = asked.bot or ""
    try:
        return opens_nothing(spec) and (getattr(bot(spec), "worlds", None) or 0) <= MOST_WORLDS
    except BadBot:
        return False


def because(record: Record, deal: int, step: int) -> Because:
    """Why the bot decided so that acted in this step (from 1) of a deal (from 0).

    Raises Forbidden where no bot did.
    """

    def choose(asked: Player, view: View, decision: Decision) -> Action:
        made = player(asked.bot or "")
        return made.choose(view, asked.seed or "", decision.deal_number, decision.seat, decision.number)

    again = choose_again(record, deal, step, choose)
    bot, one = player(again.player.bot or ""), again.decision
    asked = (again.view, again.player.seed or "", one.deal_number, one.seat, one.number)
    return Because(again, bot.advise(*asked), bot.analyse(*asked, made=again.made))
