"""Floor 4: written matches: their values, a readable form, JSON Lines, replays and verifiable shuffles.

No player, table or page lives here; a record is checked by doing everything again.
"""

from openhearts.records.check import Report, check
from openhearts.records.read import read
from openhearts.records.record import Comment, DealRecord, Played, Player, Record, build
from openhearts.records.replay import Decision, Moment, check_bots, moments

__all__ = [
    "Comment",
    "DealRecord",
    "Decision",
    "Moment",
    "Played",
    "Player",
    "Record",
    "Report",
    "build",
    "check",
    "check_bots",
    "moments",
    "read",
]
