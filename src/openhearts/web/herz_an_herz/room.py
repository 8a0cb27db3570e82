"""One person's place at a table of Herz an Herz in the browser: the towers, the drawn card, and what can be done.

Everything lies open but the stock, so nothing is kept here.
"""

from __future__ import annotations

from typing import Any

from openhearts.games.herz_an_herz.play.actions import Lay
from openhearts.games.herz_an_herz.play.view import View
from openhearts.games.herz_an_herz.rules.tower import above_in, value_when_laid
from openhearts.web.herz_an_herz.scene import scene_of
from openhearts.web.rooms import Anything, Picture, Seen, option_buttons


class Room(Anything):
    """See rooms.py: nothing is chosen beforehand, and there is no hand to sort."""

    def picture(self, seen: Seen) -> Picture:
        """The towers, the drawn card, and a button for each thing that can be done with it."""
        return Picture("games/herz_an_herz.html", scene_of(seen), option_buttons(seen, _lay))


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
