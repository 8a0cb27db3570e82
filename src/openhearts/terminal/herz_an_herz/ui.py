"""How one person plays Herz an Herz in the terminal: the row chosen, the theft chosen, the picture.

How one moves about stands in speech; every judgement is left to the rules.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final

from openhearts.games.herz_an_herz.play.actions import DISCARD
from openhearts.games.herz_an_herz.play.view import View
from openhearts.speech.herz_an_herz.cursor import Walk, can_lay
from openhearts.speech.speaker import Speaker
from openhearts.terminal.game_ui import Asked, Question, Scene

ASKED: Final = Asked(
    options=("seat", "deal_number", "plays", "drawn", "scores", "first_leader"),
    enough=("plays", "drawn"),
    questions=(Question("plays", "turns", is_many=True), Question("drawn", "drawn")),
)


class GameUi:
    """Which row, which step of it, which theft; see game_ui.py."""

    def __init__(self, speaker: Speaker, names: Sequence[str]) -> None:
        self.speaker = speaker
        self.names = names
        self.walk = Walk()

    def new_turn(self, view: View) -> None:
        """Choose the only row where the drawn card fits; with two, the person chooses."""
        self.walk.new_turn(view)

    def phase(self, view: View) -> str:
        """The phase of the game; `nowhere` where the drawn card can only be discarded."""
        return "nowhere" if view.public.phase == "lay" and not can_lay(view) else view.public.phase

    def move(self, key: str, view: View) -> str:
        """Left and right choose a row, up and down go along it; with a steal card they go through the thefts."""
        return self.walk.move(self.speaker, key, view, self.names)

    def space(self, view: View) -> str:
        """Nothing is chosen beforehand in this game."""
        return self.speaker.text("terminal-nothing-to-choose")

    def enter(self, view: View) -> Any | str:
        """Keep the start card, lay in the row chosen, take the theft chosen."""
        return self.walk.enter(self.speaker, view)

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

        return TowerPicture(self.speaker, scene, self.walk)
