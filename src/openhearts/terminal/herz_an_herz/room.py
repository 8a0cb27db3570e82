"""One person's place at a Herz an Herz table in the terminal: the row chosen, the theft chosen, the picture.

It asks the view alone, and leaves every judgement to the rules.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final

from openhearts.games.herz_an_herz.play.actions import DISCARD, KEEP, Lay, Steal
from openhearts.games.herz_an_herz.play.view import View
from openhearts.games.herz_an_herz.rules.policies import Row
from openhearts.speech.herz_an_herz import cards as said
from openhearts.speech.speaker import Speaker
from openhearts.terminal.rooms import Asked, Question, Scene

ASKED: Final = Asked(
    options=("seat", "deal_number", "plays", "drawn", "scores", "first_leader"),
    enough=("plays", "drawn"),
    questions=(Question("plays", "turns", is_many=True), Question("drawn", "drawn")),
)


class Room:
    """Which row, which step of it, which theft; see rooms.py."""

    def __init__(self, speaker: Speaker, names: Sequence[str]) -> None:
        self.speaker = speaker
        self.names = names
        self.row: Row | None = None
        self.step = 0
        self.theft = 0

    def new_turn(self, view: View) -> None:
        """Choose the only row where the drawn card fits; with two, the person chooses."""
        self.step = self.theft = 0
        rows = {action.row for action in view.options if isinstance(action, Lay)}
        self.row = rows.pop() if len(rows) == 1 else None

    def thefts(self, view: View) -> list[Steal]:
        """What can be stolen, one after the other."""
        return [action for action in view.options if isinstance(action, Steal)]

    def phase(self, view: View) -> str:
        """The phase of the game; `nowhere` where the drawn card can only be discarded."""
        return "nowhere" if view.public.phase == "lay" and not self._lays(view) else view.public.phase

    def _lays(self, view: View) -> bool:
        return any(isinstance(action, Lay) for action in view.options)

    def move(self, key: str, view: View) -> str:
        """Left and right choose a row, up and down go along it; with a steal card they go through the thefts."""
        if view.options and view.public.phase == "steal":
            return self._move_theft(key, view)
        if view.seat is None:
            return self.speaker.text("terminal-nothing-here")
        if key in ("left", "right"):
            self.row = "left" if key == "left" else "right"
            self.step = 0
            return self._place(self.row, said.row(self.speaker, view.public.towers[view.seat].row(self.row)))
        laid = view.public.towers[view.seat].row(self.row or "left")
        if not laid:
            return self._place(self.row or "left", self.speaker.text("terminal-herz-place-empty"))
        step = {"up": self.step - 1, "down": self.step + 1, "home": 1, "end": len(laid)}.get(key, self.step)
        self.step = max(1, min(len(laid), step))
        here = laid[self.step - 1]
        named = said.with_value(self.speaker, here.card, here.value)
        return self.speaker.text(
            "terminal-card-here", card=named, state="free", place=self.step, count=view.public.rules.tower.row_length
        )

    def _place(self, row: str, what: str) -> str:
        return self.speaker.text("terminal-herz-place", row=row, what=what)

    def _move_theft(self, key: str, view: View) -> str:
        thefts = self.thefts(view)
        if not thefts:
            return self.speaker.turn(view, self.names)
        last = len(thefts) - 1
        step = {"left": -1, "up": -1, "right": 1, "down": 1, "home": -last, "end": last}.get(key, 0)
        self.theft = max(0, min(last, self.theft + step))
        return self._theft(view)

    def _theft(self, view: View) -> str:
        thefts = self.thefts(view)
        action = self.speaker.action(thefts[self.theft], view, self.names)
        return self.speaker.text("terminal-herz-steal-number", number=self.theft + 1, count=len(thefts), action=action)

    def space(self, view: View) -> str:
        """Nothing is chosen beforehand in this game."""
        return self.speaker.text("terminal-nothing-to-choose")

    def enter(self, view: View) -> Any | str:
        """Keep the start card, lay in the row chosen, take the theft chosen."""
        match view.public.phase:
            case "start":
                return KEEP
            case "steal":
                thefts = self.thefts(view)
                return thefts[min(self.theft, len(thefts) - 1)] if thefts else DISCARD
            case "lay" if self.row is not None and self._lays(view):
                return Lay(self.row)
        if not self._lays(view):
            return DISCARD
        return self.speaker.text("terminal-herz-choose-row")

    def key(self, key: str, view: View) -> Any | str | None:
        """Delete and Z discard."""
        return DISCARD if key == "discard" else None

    def sort(self, view: View) -> str:
        """There is nothing to sort."""
        return self.speaker.text("terminal-nothing-here")

    def hands(self, view: View) -> list[str]:
        """Nothing is hidden in this game."""
        return []

    def picture(self, scene: Scene) -> Any:
        """The towers in colours."""
        from openhearts.terminal.herz_an_herz.picture import TowerPicture

        return TowerPicture(self.speaker, scene, self)
