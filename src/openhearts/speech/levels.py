"""How much of a game is spoken, and when: three levels, the same in the browser and in the terminal.

Pure functions of what happened and what the listener sees; when a text is given to a reader is decided elsewhere.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from types import ModuleType
from typing import Final

from openhearts.core.event import Event
from openhearts.core.game_types import View
from openhearts.games import registry
from openhearts.speech.key_answers import NOBODY, ask
from openhearts.speech.speaker import Names, Speaker, tells_turn
from openhearts.speech.voice import voice_of

# Only what needs me; at my turn; every card.
LEVELS: Final = ("brief", "usual", "full")
USUAL: Final = "usual"
STALE: Final = 4  # cards that are told one by one where all are, and nobody waits for the listener
# What an event is: a card (told at the listener's turn), an aside (waits with the cards), news, or sums, which are news
# that a page shows in a table.
Weigh = Callable[[Event], str]


def numbered_level(number: str) -> str | None:
    """The level with this number, from 1: every card, at my turn, only what needs me; None for a text that is none.

    >>> numbered_level("1"), numbered_level("3"), numbered_level("4")
    ('full', 'brief', None)
    """
    return LEVELS[3 - int(number)] if number in ("1", "2", "3") else None


def level_words(speaker: Speaker, level: str) -> str:
    """How much is told now, the levels with their numbers, and how to change it, as an answer."""
    named = {way: speaker.text(f"web-wish-spoken-{way}") for way in LEVELS[::-1]}
    shown = speaker.catalogue.row([f"{number} {name}" for number, name in enumerate(named.values(), 1)])
    return speaker.text("terminal-announce", level=named[level], word=speaker.words("word-announce")[0], list=shown)


def _part(game: str) -> ModuleType | None:
    """What a game says at its levels: the module `told` beside its voice; None where it has none."""
    return registry.part(game, "speech", "event_summaries")


def weigh(event: Event, game: str) -> str:
    """How much an event of a game matters to listeners; everything is news where nothing else is known."""
    part = _part(game)
    return "news" if part is None else str(part.weigh(event))


def owes(view: View) -> bool:
    """Whether the seat of a view must do something."""
    return view.seat is not None and view.seat in view.public.to_act


def is_ripe(events: Sequence[Event], view: View, level: str, *, bot_is_next: bool = False) -> bool:
    """Whether what waits is told now: what a card is, at the listener's turn alone, unless every card is told.

    `bot_is_next`: a bot goes on at once, so that what its next card does is told with this one.
    """
    game = view.public.rules.game
    if (owes(view) and view.public.turn is not None) or view.public.turn is None:
        return level == "full" or owes(view) or any(weigh(event, game) in ("news", "sums") for event in events)
    if bot_is_next:
        return False
    return level == "full" or any(weigh(event, game) in ("news", "sums") for event in events) or _is_own(events, view)


def _is_own(events: Sequence[Event], view: View) -> bool:
    """Whether something is told of what the listener did: a game may say so (`is_own_news` in its summaries)."""
    found = getattr(_part(view.public.rules.game), "is_own_news", None)
    return found is not None and any(found(event, events[place + 1 :], view) for place, event in enumerate(events))


def is_stale(events: Sequence[Event], game: str) -> bool:
    """Whether so much waits that cards are not told one by one any more."""
    return sum(weigh(event, game) == "card" for event in events) > STALE


def prompt(speaker: Speaker, view: View, names: Names) -> str:
    """What the listener must do in a few words without a full stop, as a page shows it; empty where nothing."""
    if not owes(view):
        return ""
    game = view.public.rules.game
    part = _part(game)
    if part is not None:
        return str(part.prompt(speaker, view, names))
    what = voice_of(game).turn(speaker, view, names)
    return "" if what is None else speaker.sentence(what)


def orientation(speaker: Speaker, view: View, names: Names, level: str, *, with_trick: bool = True) -> str:
    """How a deal stands for who comes to it: which one, scores once there are any, the hand, the trick to be added to.

    What the listener must do is not said.  A game without hands may say what lies before a seat (`held`).
    """
    voice = voice_of(view.public.rules.game)
    held = getattr(_part(view.public.rules.game), "held", None)
    said: list[str | None] = [voice.deal(speaker, view, names)]
    if any(voice.totals(view)):
        said.append(ask(speaker, "scores", view, names))
    if held is not None:
        said.append(held(speaker, view, names))
    elif view.seat is not None:
        said.append(voice.answer(speaker, "hand", None, view, names, NOBODY))
    if with_trick:
        said.append(told(speaker, (), view, names, USUAL if level == "full" else level))
    return " ".join([part for part in said if part])


def told(
    speaker: Speaker, events: Sequence[Event], view: View, names: Names, level: str, *, is_terse: bool = False
) -> str | None:
    """What happened, without what the listener must do; None for silence.

    `view` is the one after the last of the events; below "full" the trick on the table is told when it is its turn.
    `is_terse`: below "full", what can be asked for is left out.
    """
    part = _part(view.public.rules.game)
    if level == "full" or part is None:
        return speaker.events(events, view, names, with_turn=False)
    seen = [event for event in (event.for_seat(view.seat) for event in events) if event is not None]
    said: list[str] = part.told(speaker, seen, view, names, level, is_terse=is_terse)
    return " ".join(said) or None


def sentences(
    speaker: Speaker, events: Sequence[Event], view: View, names: Names, level: str, *, is_terse: bool = False
) -> str | None:
    """What is told of these events, with what the listener must do now; None for silence.

    With every card it is also said whose turn it is.
    """
    if level == "full":
        return _every(speaker, events, view, names)
    said = told(speaker, events, view, names, level, is_terse=is_terse)
    what = prompt(speaker, view, names) if view.public.turn is not None or tells_turn(events, view) else ""
    if not what:
        return said
    turn = speaker.text("turn-yours", what=what)
    return turn if said is None else f"{said} {turn}"


def _every(speaker: Speaker, events: Sequence[Event], view: View, names: Names) -> str | None:
    """All that happened, and whose turn it is unless that was just said: a game may know it (`turn_behind`)."""
    part = _part(view.public.rules.game)
    if owes(view):
        tells = getattr(part, "is_turn_alone", None)
        return speaker.events(events, view, names, only=None if tells is None else lambda event: not tells(event))
    said = speaker.events(events, view, names)
    if said is None or view.public.turn is None:
        return said
    behind = getattr(part, "turn_behind", None)
    whose = speaker.turn(view, names) if behind is None else behind(speaker, events[-1], view, names)
    return f"{said} {whose}".rstrip()
