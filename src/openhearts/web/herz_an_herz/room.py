"""One person's place at a table of Herz an Herz in the browser: the towers, the drawn card, and what can be done.

Everything lies open but the stock, so nothing is kept here.
"""

from __future__ import annotations

from typing import Any

from openhearts.speech.speaker import Speaker
from openhearts.web.herz_an_herz.scene import scene_of
from openhearts.web.rooms import Picture, Seen, option_buttons


class Room:
    """See rooms.py."""

    def choose(self, speaker: Speaker, view: Any, value: str) -> str:
        """There is nothing to choose beforehand."""
        return speaker.text("terminal-nothing-to-choose")

    def action(self, view: Any, text: str) -> Any | None:
        """Nothing is collected."""
        return None

    def sort(self, speaker: Speaker, view: Any) -> str:
        """There is no hand."""
        return speaker.text("terminal-nothing-here")

    def forget(self) -> None:
        """Nothing was chosen."""

    def picture(self, seen: Seen) -> Picture:
        """The towers, the drawn card, and a button for each thing that can be done with it."""
        return Picture("games/herz_an_herz.html", scene_of(seen), option_buttons(seen))
