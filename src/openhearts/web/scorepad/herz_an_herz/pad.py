"""The score pad of Herz an Herz: full steps, and how many of them are of one colour group.

What they earn is the engine's; which cards lay there is not told.
"""

from __future__ import annotations

from typing import Final

from openhearts.core.game import Standing
from openhearts.games.herz_an_herz.play.match import standing_after
from openhearts.games.herz_an_herz.rules import scoring
from openhearts.games.herz_an_herz.rules.policies import ROUND_END
from openhearts.games.herz_an_herz.rules.ruleset import Ruleset
from openhearts.web.scorepad.game_ui import Counted, Field, Form, Note, Told, numbers


class HerzPad:
    """What is written down of Herz an Herz on paper."""

    def asks(self, rules: Ruleset) -> tuple[str, ...]:
        """The best-known heartbreaker, who begins."""
        return ("starter",)

    def form(self, standing: Standing[Ruleset]) -> Form:
        """Steps of each seat, those of one colour, or points as they are."""
        columns = (Field("s", "number", "steps"), Field("c", "number", "colours"))
        return Form(columns, (Field("exact", "tick", "exact-steps"),))

    def before(self, standing: Standing[Ruleset]) -> tuple[Note, ...]:
        """Who begins."""
        return (Note("begins", {"seat": standing.dealer}),)

    def count(self, standing: Standing[Ruleset], told: Told, luck: int) -> Counted:
        """What was counted, as points by seat."""
        rules: Ruleset = standing.rules
        steps, notes = numbers(told, "s", rules.seats)
        if told.get("exact"):
            return Counted(
                tuple(steps), standing_after(standing, tuple(steps), standing.dealer), (*notes, Note("exactly"))
            )
        same, more = numbers(told, "c", rules.seats)
        notes += more
        length = rules.tower.row_length
        for seat in range(rules.seats):
            if not 0 <= steps[seat] <= length:
                notes.append(Note("check-steps", {"seat": seat, "most": length}, warns=True))
            if not 0 <= same[seat] <= max(0, steps[seat]):
                notes.append(Note("check-colours", {"seat": seat}, warns=True))
        complete = steps.count(length)
        if complete > 1 and ROUND_END[rules.tower.round_end](False):
            notes.append(Note("check-complete", {"count": complete}, warns=True))
        points = tuple(scoring.points_for(rules, n, m).total for n, m in zip(steps, same, strict=True))
        return Counted(points, standing_after(standing, points, standing.dealer), tuple(notes))


PAD: Final = HerzPad()
