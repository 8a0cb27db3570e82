"""`TableView` as plain data for programs: what one person's page may show, in JSON; docs/table-json.md describes it.

It adds nothing and decides nothing; the view of the deal has the form of the bridge (bots/external/view_json.py).
"""

from __future__ import annotations

from typing import Final

import msgspec

from openhearts.bots.external.view_json import view_to_plain
from openhearts.tables.session.viewer.table_view import TableView

VERSION: Final = 1
# Fields that are told as they stand.
PLAIN: Final = (
    "number",
    "phase",
    "settings",
    "chairs",
    "seat",
    "seats",
    "hands",
    "may_show",
    "called",
    "is_host",
    "was_host",
    "is_banned",
    "is_replaced",
    "deal",
    "turn",
    "to_act",
    "times",
    "holidays",
    "holidays_left",
    "can_take_back",
    "can_hurry",
    "is_reading",
    "has_read",
    "is_hurried",
    "claim",
    "claim_kind",
    "knocks",
    "returns",
    "offers",
    "has_asked_back",
    "is_asked_about",
    "has_knocked",
    "was_turned_away",
    "banned",
    "absences",
    "asking",
    "asked",
    "swaps",
    "ready",
    "anew",
    "again",
    "again_until",
    "is_anew_offered",
    "is_match_over",
    "next_table",
    "points",
    "totals",
    "is_moving",
    "shuffle",
    "mixed",
    "is_fixed",
    "is_restored",
)
# Told otherwise: `table`, `game`, `variant` and `view`, `scores`, `told`; what happened is told in words or by events.
OTHERWISE: Final = frozenset({"ident", "rules", "view", "events", "after", "finished", "void"})


def plain(shown: TableView) -> dict[str, object]:
    """A view of a table as plain data, ready for JSON.

    `told` is the shuffle of the last deal that is over, from which anybody computes its cards; `n_void` counts deals
    that were dealt anew.
    """
    found: dict[str, object] = {"openhearts": "table", "version": VERSION, "table": shown.ident}
    found |= {"game": shown.rules.game, "variant": shown.rules.id}
    found |= {name: msgspec.to_builtins(getattr(shown, name)) for name in PLAIN}
    found["view"] = None if shown.view is None else view_to_plain(shown.view)
    found["scores"] = None if shown.after is None else list(shown.after.scores)
    found["told"] = msgspec.to_builtins(shown.finished[-1].fair) if shown.finished else None
    found["n_void"] = len(shown.void)
    return found
