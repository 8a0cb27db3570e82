"""What listeners to Herz an Herz are told who do not want every card: the others' turns, and what their own came to.

Everything lies open in this game; what every card sounds like is events.py's.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Final

from openhearts.core.event import Event
from openhearts.games.herz_an_herz.play import events as ev
from openhearts.games.herz_an_herz.play.view import View
from openhearts.speech.herz_an_herz import events as every
from openhearts.speech.herz_an_herz.cards import tower

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


def held(speaker: Speaker, view: View, names: Names) -> str:
    """One's own tower, for who comes to a deal; nothing before it has a card."""
    if view.seat is None or view.public.towers[view.seat].start is None:
        return ""
    shown = tower(speaker, view.public.towers[view.seat])
    return speaker.text("ask-tower", tower=shown, **speaker.who(view.seat, view, names))


def is_own_news(event: Event, later: Sequence[Event], view: View) -> bool:
    """Whether it is told what an own card came to: what a joker stands for, and what a step earns.

    A plain number that earns nothing lies where its player said.
    """
    if isinstance(event, ev.StartKept | ev.CardLaid) and event.seat == view.seat:
        return not event.card.isdigit() or every.worth(event, later, view) > 0
    return isinstance(event, ev.CardStolen) and event.thief == view.seat and not event.card.isdigit()


def told(
    speaker: Speaker, events: Sequence[Event], view: View, names: Names, level: str, *, is_terse: bool
) -> list[str]:
    """The sentences of what happened, up to four cards of the others at the listener's turn; else what matters.

    `is_terse`: without what a step earns, and of a theft the card and whose it was and is, with the points of both.
    """
    cards = [event for event in events if isinstance(event, _CARDS) and event.seat != view.seat]
    with_cards = level != "brief" and len(cards) <= MOST_CARDS
    heard = [event for event in events if _is_heard(event, view, level, with_cards)]
    said: list[str] = []
    for place, event in enumerate(heard):
        before, later = heard[: place + 1], heard[place + 1 :]
        sentence = _sentence(speaker, event, later, view, names, is_terse=is_terse)
        if sentence is not None:
            said += [sentence, *([] if is_terse else every.earned(speaker, event, later, view))]
        said += every.stand(speaker, before, later, view, names, is_terse=is_terse)
    return said


def _is_heard(event: Event, view: View, level: str, with_cards: bool) -> bool:
    if isinstance(event, ev.CardDrawn):
        return False  # what becomes of the card names it again
    if isinstance(event, _CARDS):
        return with_cards or event.seat == view.seat
    return level != "brief" or not isinstance(event, ev.CardStolen) or view.seat in (event.thief, event.victim)


def _sentence(
    speaker: Speaker, event: Event, later: Sequence[Event], view: View, names: Names, *, is_terse: bool
) -> str | None:
    """What is said of an event; of an own turn only what its player could not know."""
    is_own = (isinstance(event, _CARDS) and event.seat == view.seat) or (
        isinstance(event, ev.CardStolen) and event.thief == view.seat
    )
    if is_own:
        return every.own(speaker, event) if is_own_news(event, later, view) else None
    if isinstance(event, ev.CardStolen):
        return every.stolen(speaker, event, view, names, with_place=not is_terse)
    return every.say(speaker, event, view, names)
