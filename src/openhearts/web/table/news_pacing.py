"""When a person is told what happened: bots wait for a reader who is alone with them, and beside others news merges.

What is said stands in speech/levels.py; here are only moments, and nothing is kept.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from msgspec import Struct

from openhearts.core.event import Event
from openhearts.core.game_types import View
from openhearts.speech import levels
from openhearts.speech.screen_reader import MOST_WAITING, Reader
from openhearts.speech.speaker import Speaker
from openhearts.tables.session.viewer.table_view import TableView

FAST: Final = 0.5  # seconds between the cards of bots: below, what bots do in a row is told together
SOON: Final = 2.6  # seconds that bots wait for a sentence that may be shorter: 4 s with the cards of ten of them
LEAST: Final = 0.3  # seconds that the player takes at least who acts before the listener


class Pace(Struct, frozen=True):
    """How a table goes on: whether the next to act is a bot that does so at once, whether bots wait for a reader, and
    whether stale news is merged for it."""

    bot_is_next: bool
    waits: bool
    merges: bool


def pace_of(shown: TableView, people: int, reads: float) -> Pace:
    """The pace of a table for one who reads so many characters a second; `people`: how many of them sit there."""
    pace = 0.0 if shown.is_hurried else shown.settings.pace
    bot_is_next = any(not shown.chairs[seat].plays for seat in shown.to_act) and shown.seat not in shown.to_act
    bot_is_next &= len(shown.seats) < 2  # nothing waits where the next to look may be another player
    is_alone = people == 1 and len(shown.seats) == 1
    waits = is_alone and pace > 0 and reads > 0
    return Pace(bot_is_next and pace < FAST, waits, reads > 0 and not waits)


def level_now(events: Sequence[Event], game: str, level: str, pace: Pace) -> str:
    """The level at which what waits is told: stale cards are not told one by one."""
    is_merged = level == "full" and pace.merges and levels.is_stale(events, game)
    return levels.USUAL if is_merged else level


def wordings(
    speaker: Speaker, events: Sequence[Event], view: View, names: Sequence[str], level: str, *, is_terse: bool
) -> list[str]:
    """What may be said of the events, the longest first; where every card is told, whose turn it is can be left out."""
    said = [levels.sentences(speaker, events, view, names, level, is_terse=is_terse)]
    if level == "full" and not levels.owes(view):
        said.append(levels.told(speaker, events, view, names, level))
    return [one for one in said if one]


def keeps_time(text: str, view: View, reader: Reader, now: float) -> bool:
    """Whether bots who wait until a text is read, but for what may wait at the listener's turn, are soon done."""
    if levels.owes(view) or view.public.turn is None:
        return True
    return reader.waiting(now) + reader.lasts(text) <= MOST_WAITING + SOON


def fits(text: str, view: View, reader: Reader, now: float) -> bool:
    """Whether a text can be told while others play, so that little of it waits when the listener's turn comes."""
    public = view.public
    if levels.owes(view) or public.turn is None:
        return True
    waiting = reader.waiting(now)
    if view.seat is None:
        return waiting <= MOST_WAITING
    return waiting + reader.lasts(text) <= MOST_WAITING + LEAST
