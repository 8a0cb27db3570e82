"""How much is spoken, and when: three levels, and one message for a trick where bots are fast.

A pure function of what happened; which events are mere cards is the game's room to say.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Final

from openhearts.core.event import Event
from openhearts.core.shapes import View
from openhearts.speech.speaker import Speaker

FAST: Final = 0.5  # seconds between the cards of bots: below, the cards of a trick are told together
# What an event is: a card (brief leaves it out), an aside (waits with the cards, but is told), news, or sums, which are
# news that the page shows in a table.
Weigh = Callable[[Event], str]


def is_ripe(events: Sequence[Event], weigh: Weigh, level: str, pace: float, *, bot_is_next: bool) -> bool:
    """Whether what waits is told now: not while fast bots go on with the same trick."""
    if level == "full" or pace >= FAST or not bot_is_next:
        return True
    return any(weigh(event) in ("news", "sums") for event in events)


def sentences(
    speaker: Speaker, events: Sequence[Event], view: View, names: Sequence[str], weigh: Weigh, level: str
) -> str | None:
    """What is told of these events, with what the reader must do now; None for silence."""
    if level == "brief":
        return speaker.events(events, view, names, only=lambda event: weigh(event) != "card")
    said = speaker.events(events, view, names)
    owes = view.seat is not None and view.seat in view.public.to_act
    if level != "full" or said is None or owes or view.public.turn is None:
        return said
    return f"{said} {speaker.turn(view, names)}"
