"""What listeners to Herz an Herz are told who do not want every card: the others' turns when theirs comes.

Everything lies open in this game; what every card sounds like is events.py's.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Final

from openhearts.core.event import Event
from openhearts.games.herz_an_herz.play import events as ev
from openhearts.games.herz_an_herz.play.view import View
from openhearts.speech.herz_an_herz import events as every

if TYPE_CHECKING:
    from openhearts.speech.speaker import Speaker

Names = Sequence[str]
MOST_CARDS: Final = 4  # of the others that are told one by one
_CARDS: Final = (ev.StartKept, ev.CardLaid, ev.CardDiscarded, ev.StealUnused)


def weigh(event: Event) -> str:
    """Cards are told together; a theft, a tower and the end are news."""
    if isinstance(event, ev.StealUnused):
        return "aside"
    return "card" if isinstance(event, ev.CardDrawn | ev.StartKept | ev.CardLaid | ev.CardDiscarded) else "news"


def prompt(speaker: Speaker, view: View, names: Names) -> str:
    """What may be done with the drawn card."""
    what = every.what_to_do(speaker, view)
    return "" if what is None else speaker.sentence(what)


def told(speaker: Speaker, events: Sequence[Event], view: View, names: Names, level: str) -> list[str]:
    """The sentences of what happened, up to four cards of the others at the listener's turn; else what matters."""
    cards = [event for event in events if isinstance(event, _CARDS) and event.seat != view.seat]
    with_cards = level != "brief" and len(cards) <= MOST_CARDS
    said: list[str] = []
    thefts: list[Event] = []
    for place, event in enumerate(events):
        if isinstance(event, ev.CardDrawn):
            continue  # what becomes of the card names it again
        if isinstance(event, _CARDS) and (not with_cards or event.seat == view.seat):
            continue
        if level == "brief" and isinstance(event, ev.CardStolen) and view.seat != event.victim:
            continue
        if isinstance(event, ev.CardStolen):
            thefts.append(event)
            if event.thief == view.seat:
                continue
        sentence = every.say(speaker, event, view, names)
        if sentence is not None:
            said += [sentence, *every.earned(speaker, event, events[place + 1 :], view)]
    return said + every.stand(speaker, thefts, view, names)
