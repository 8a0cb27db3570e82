"""Where a player is in Herz an Herz before they act: the row chosen, the step of it, the theft; what Enter means there.

The terminal and the pages walk alike.  It asks the view alone, and leaves every judgement to the rules.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from openhearts.games.herz_an_herz.play.actions import DISCARD, KEEP, Action, Lay, Steal
from openhearts.games.herz_an_herz.play.view import View
from openhearts.games.herz_an_herz.rules.policies import Row
from openhearts.speech.herz_an_herz import cards as said

if TYPE_CHECKING:
    from openhearts.speech.speaker import Speaker

Names = Sequence[str]


class Walk:
    """Which row, which step of it, which theft."""

    def __init__(self) -> None:
        self.row: Row | None = None
        self.step = 0
        self.theft = 0

    def new_turn(self, view: View) -> None:
        """Choose the only row where the drawn card fits; with two, the person chooses."""
        self.step = self.theft = 0
        rows = {action.row for action in view.options if isinstance(action, Lay)}
        self.row = rows.pop() if len(rows) == 1 else None

    def move(self, speaker: Speaker, key: str, view: View, names: Names) -> str:
        """Left and right choose a row, up and down go along it; with a steal card they go through the thefts."""
        if view.options and view.public.phase == "steal":
            return self._move_theft(speaker, key, view, names)
        if view.seat is None:
            return speaker.text("terminal-nothing-here")
        if key in ("left", "right"):
            self.row = "left" if key == "left" else "right"
            self.step = 0
            return _place(speaker, self.row, said.row(speaker, view.public.towers[view.seat].row(self.row)))
        laid = view.public.towers[view.seat].row(self.row or "left")
        if not laid:
            return _place(speaker, self.row or "left", speaker.text("terminal-herz-place-empty"))
        step = {"up": self.step - 1, "down": self.step + 1, "home": 1, "end": len(laid)}.get(key, self.step)
        self.step = max(1, min(len(laid), step))
        here = laid[self.step - 1]
        named = said.with_value(speaker, here.card, here.value)
        return speaker.text(
            "terminal-card-here", card=named, state="free", place=self.step, count=view.public.rules.tower.row_length
        )

    def _move_theft(self, speaker: Speaker, key: str, view: View, names: Names) -> str:
        found = thefts(view)
        if not found:
            return speaker.turn(view, names)
        last = len(found) - 1
        step = {"left": -1, "up": -1, "right": 1, "down": 1, "home": -last, "end": last}.get(key, 0)
        self.theft = max(0, min(last, self.theft + step))
        action = speaker.action(found[self.theft], view, names)
        return speaker.text("terminal-herz-steal-number", number=self.theft + 1, count=len(found), action=action)

    def enter(self, speaker: Speaker, view: View) -> Action | str:
        """Keep the start card, lay in the row chosen, take the theft chosen."""
        match view.public.phase:
            case "start":
                return KEEP
            case "steal":
                found = thefts(view)
                return found[min(self.theft, len(found) - 1)] if found else DISCARD
            case "lay" if self.row is not None and can_lay(view):
                return Lay(self.row)
        return speaker.text("terminal-herz-choose-row") if can_lay(view) else DISCARD


def thefts(view: View) -> list[Steal]:
    """What can be stolen, one after the other."""
    return [action for action in view.options if isinstance(action, Steal)]


def can_lay(view: View) -> bool:
    """Whether the drawn card fits somewhere."""
    return any(isinstance(action, Lay) for action in view.options)


def _place(speaker: Speaker, row: str, what: str) -> str:
    return speaker.text("terminal-herz-place", row=row, what=what)
