"""One person's place at a table of Herz an Herz in the browser: the towers, the drawn card, and what can be done.

Everything lies open but the stock, so nothing is kept here.
"""

from __future__ import annotations

from typing import Any

from openhearts.games import registry
from openhearts.games.herz_an_herz.play.actions import Lay
from openhearts.games.herz_an_herz.play.view import View
from openhearts.games.herz_an_herz.rules.tower import above_in, value_when_laid
from openhearts.speech.speaker import Speaker
from openhearts.web.herz_an_herz.scene import scene_of
from openhearts.web.rooms import Button, Picture, Seen

MOST = 60  # buttons


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
        return Picture("games/herz_an_herz.html", scene_of(seen), _buttons(seen))


def _buttons(seen: Seen) -> tuple[Button, ...]:
    """A button for each option, the row and the value named where the card is laid."""
    game = registry.game_of(seen.view.public.rules)
    found: list[Button] = []
    for action in seen.view.options:
        if len(found) == MOST:
            break
        label = _lay(seen, action) or seen.speaker.sentence(seen.speaker.action(action, seen.view, seen.names))
        found.append(Button(game.action_text(action), label, is_first=not found))
    return tuple(found)


def _lay(seen: Seen, action: Any) -> str:
    """What a button says that lays the drawn card; empty for other actions."""
    view: View = seen.view
    public = view.public
    if not isinstance(action, Lay) or view.seat is None or public.drawn is None:
        return ""
    above = above_in(public.towers[view.seat], action.row)
    if above is None:
        return ""
    value = action.value or value_when_laid(public.rules, public.drawn, above)
    row = seen.speaker.sentence(seen.speaker.text("row-name", row=action.row))
    return seen.speaker.text("web-lay", row=row, value=str(value), above=str(above))
