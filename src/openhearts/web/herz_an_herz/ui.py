"""How one person plays Herz an Herz in the browser: the towers, the drawn card, and what can be done.

Everything lies open but the stock; what is kept here is where the player is with the arrows.
"""

from __future__ import annotations

from openhearts.core.action import Action as AnyAction
from openhearts.core.event import Event
from openhearts.games.herz_an_herz.play import events as ev
from openhearts.games.herz_an_herz.play.actions import Lay
from openhearts.games.herz_an_herz.play.view import View
from openhearts.games.herz_an_herz.rules.tower import above_in, value_when_laid
from openhearts.speech.herz_an_herz.cursor import Walk
from openhearts.web.game_ui import AnyGameUi, Cue, Picture, Seen, option_buttons
from openhearts.web.herz_an_herz.parts import parts_of, with_last_card
from openhearts.web.herz_an_herz.scene import scene_of
from openhearts.web.regions.parts import Groups


class GameUi(AnyGameUi[View]):
    """What one person does at a table of Herz an Herz: arrows choose a row or a theft, and Enter takes it."""

    def __init__(self) -> None:
        self.walk = Walk()
        self._turn: tuple[object, ...] = ()

    def move(self, seen: Seen[View], key: str) -> str:
        """Another row, step or theft."""
        self._sync(seen.view)
        return self.walk.move(seen.speaker, key, seen.view, seen.names)

    def enter(self, seen: Seen[View]) -> AnyAction | str:
        """Keep, lay in the row chosen, take the theft chosen, or discard where nothing else can be done."""
        self._sync(seen.view)
        if not seen.view.options:
            return seen.speaker.turn(seen.view, seen.names)
        return self.walk.enter(seen.speaker, seen.view)

    is_open = True

    def cue(self, event: Event, seat: int | None) -> Cue | None:
        """The deal, a card laid, a card stolen, a tower complete, of one's own or not, the end."""
        match event:
            case ev.DealStarted():
                return Cue("deal")
            case ev.CardLaid(seat=player) | ev.StartKept(seat=player) | ev.CardDiscarded(seat=player):
                return Cue("card", player)
            case ev.CardStolen(thief=thief):
                return Cue("stolen", thief)
            case ev.TowerCompleted(seat=owner):
                return Cue("taken" if owner == seat else "sweep", owner)
            case ev.DealEnded():
                return Cue("over")
        return None

    def picture(self, seen: Seen[View]) -> Picture:
        """The towers, the drawn card, and a button for each thing that can be done with it."""
        self._sync(seen.view)
        groups = {"picture": parts_of(scene_of(seen, self.walk))}
        return Picture(groups, option_buttons(seen, _lay), has_scores=seen.view.public.phase == "over")

    def last_card(self, seen: Seen[View], before: Groups) -> Groups | None:
        """What was shown before, with the towers as they stand at the end."""
        return with_last_card(seen, before)

    def _sync(self, view: View) -> None:
        """What was chosen belongs to one drawn card."""
        public = view.public
        turn = (public.deal_number, public.n_stock, public.turn, public.drawn)
        if turn != self._turn:
            self._turn = turn
            self.walk.new_turn(view)


def _lay(seen: Seen[View], action: AnyAction) -> str:
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
