"""All choices of a record's bots made again; each function is a job of a sandbox.

It says which choices are the same as in the record, and nothing of the cards.
"""

from __future__ import annotations

import time
from collections.abc import Sequence
from functools import lru_cache

from msgspec import Struct

from openhearts.bots import bot
from openhearts.core.action import Action
from openhearts.core.game_types import View
from openhearts.records import Player, Record, read
from openhearts.records.replay import Decision, choose_again
from openhearts.tables.bot_seats import player
from openhearts.web.replay.why import is_ours


class Choice(Struct, frozen=True):
    """A choice of a bot: the deal (from 0) and its number, the step that it led to (from 1)."""

    deal: int
    number: int
    step: int


class Found(Struct, frozen=True):
    """A choice made again: whether it is the same, and whether another version of the bot made the record."""

    fits: bool
    is_other_version: bool


def to_make(raw: bytes) -> tuple[tuple[Choice, ...], int]:
    """The choices that can be made again, and the number of those of bots that cannot be asked.

    Raises BadText, RecordMismatch.
    """
    record, found, left_out = _record(raw), [], 0
    for deal in range(len(record.deals)):
        for step, decider in enumerate(record.deciders(deal), 1):
            if decider.kind == "bot":
                if decider.seed is not None and is_ours(decider):
                    found.append(Choice(deal, record.deals[deal].number, step))
                else:
                    left_out += 1
    return tuple(found), left_out


def made_again(raw: bytes, choices: Sequence[Choice], seconds: float) -> tuple[Found, ...]:
    """These choices made again, as many from the first as fit into so many seconds; one at least."""
    ends, found = time.monotonic() + seconds, []
    for choice in choices:
        again = choose_again(_record(raw), choice.deal, choice.step, _chosen)
        found.append(Found(again.fits, again.player.version not in (None, bot(again.player.bot or "").version)))
        if time.monotonic() > ends:
            break
    return tuple(found)


def _chosen(asked: Player, view: View, decision: Decision) -> Action:
    made = player(asked.bot or "")
    return made.choose(view, asked.seed or "", decision.deal_number, decision.seat, decision.number)


@lru_cache(2)
def _record(raw: bytes) -> Record:
    return read(raw)
