"""Typed words of Herz an Herz: keep, left, right, discard, and which player to steal from.

English is always understood besides; what is left out of a theft is taken as meant where only one is possible.
"""

from __future__ import annotations

import re
from collections.abc import Sequence
from typing import TYPE_CHECKING, Any, Final

from openhearts.core.input_limits import whole_number
from openhearts.errors import BadText, Why
from openhearts.games.herz_an_herz.play.actions import DISCARD, KEEP, Action, Lay, Steal
from openhearts.games.herz_an_herz.play.view import View
from openhearts.games.herz_an_herz.rules.cards import card_text
from openhearts.speech.herz_an_herz.cards import as_code, name, within
from openhearts.speech.typed_text import normal, unmarked

if TYPE_CHECKING:
    from openhearts.speech.speaker import Speaker

VERBS: Final = ("keep", "left", "right", "discard", "steal")
_PLACES: Final = ("left", "right", "start")


def verbs(speaker: Speaker) -> tuple[str, ...]:
    """First words that mean something to do."""
    return tuple(word for verb in VERBS for word in speaker.words(f"verb-{verb}"))


def _verb(speaker: Speaker, word: str, among: Sequence[str] = VERBS) -> Any:
    return next((verb for verb in among if word in speaker.words(f"verb-{verb}")), None)


def command(speaker: Speaker, typed: Sequence[str], view: View, names: Sequence[str]) -> Action | None:
    """The action that the words name, None if the first is no verb.  Raises BadText.

    A row may be followed by the value of a joker: `left 63`.  A theft names person, row (with a step: `left:3`) and
    one's own row: `steal ben left right`.
    """
    words = [part for word in typed for part in re.split(r"[=:]", word) if part]
    verb = _verb(speaker, words[0]) if words else None
    rest = words[1:]
    if verb == "steal":
        return _steal(speaker, rest, view, names)
    if verb in ("keep", "discard"):
        if not {*map(unmarked, rest)} <= {*_drawn(speaker, view), *map(unmarked, speaker.words("initials-fill"))}:
            return None  # more is said than that
        return KEEP if verb == "keep" else DISCARD
    return _laid(speaker, words, view)


def _laid(speaker: Speaker, words: Sequence[str], view: View) -> Lay | None:
    """The row that words name, with the value of a joker behind it; the drawn card may be named, and a verb."""
    known = ("verb-play", "initials-fill", "verb-particles", "verb-row")
    aside = _drawn(speaker, view).union(*(map(unmarked, speaker.words(key)) for key in known))
    found = [(place, row) for place, word in enumerate(words) if (row := _verb(speaker, word, ("left", "right")))]
    if len(found) != 1:
        return None
    place, row = found[0]
    before, rest = words[:place], words[place + 1 :]
    value = whole_number(rest[-1]) if len(rest) == 1 else None
    others = before if value is not None else (*before, *rest)
    return Lay(row, value) if aside.issuperset(map(unmarked, others)) else None


def _drawn(speaker: Speaker, view: View) -> set[str]:
    """The words that the drawn card is named with, without marks."""
    code = view.public.drawn
    if code is None:
        return set()
    said = f"{name(speaker, code)} {within(speaker, code)}"
    return {card_text(code).lower(), *unmarked(normal(said)).split()}


def read_card(speaker: Speaker, typed: Sequence[str], view: View) -> str:
    """The text of the card that words name (`97`, `J26-50`, `SJ`, `ST`).  Raises BadText."""
    text = "-".join(typed)
    code = as_code(text)
    if code is None:
        raise BadText(Why.HERZ_NO_CARD, text=text[:20])
    return card_text(code)


def unknown(speaker: Speaker, text: str) -> BadText:
    """The error for a short text: a word, since the drawn card is named by no letters."""
    return BadText(Why.TEXT_WORD, text=text[:40])


def typed(speaker: Speaker, action: Action, names: Sequence[str]) -> str:
    """An action as it can be typed; `command` reads it again."""
    match action:
        case Lay(row=row, value=value):
            return _place(speaker, row, value)
        case Steal(victim=victim, row=row, to_row=to_row, step=step, value=value):
            rows = _place(speaker, row, step), _place(speaker, to_row, value)
            return " ".join([speaker.words("verb-steal")[0], names[victim].lower(), *rows])
    return speaker.words("verb-keep" if action == KEEP else "verb-discard")[0]


def _place(speaker: Speaker, row: str, number: int | None) -> str:
    return speaker.words(f"verb-{row}")[0] + ("" if number is None else f" {number}")


def _steal(speaker: Speaker, words: Sequence[str], view: View, names: Sequence[str]) -> Steal:
    possible = [action for action in view.options if isinstance(action, Steal)]
    victim: int | None = None
    places: list[tuple[Any, int | None]] = []
    for word in words:
        place = _verb(speaker, word, _PLACES)
        if place is not None:
            places.append((place, None))
        elif (number := whole_number(word)) is not None and places:
            places[-1] = (places[-1][0], number)
        elif victim is None and word not in speaker.words("initials-fill"):
            victim = _seat(word, names)
    if victim is not None and len(places) == 2:
        (row, step), (to_row, value) = places
        return Steal(victim, row, to_row, step, value)
    fits = [
        action
        for action in possible
        if (victim is None or action.victim == victim) and (not places or action.row == places[0][0])
    ]
    if len(fits) == 1:
        return fits[0]
    raise BadText(Why.TEXT_STEAL)


def _seat(word: str, names: Sequence[str]) -> int:
    number = whole_number(word)
    if number is not None and number < len(names):
        return number  # as records write it: seats from 0
    lowered = [name.lower() for name in names]
    exact = [seat for seat, name in enumerate(lowered) if name == word or name.replace(" ", "") == word]
    starts = [seat for seat, name in enumerate(lowered) if name.startswith(word)]
    for found in (exact, starts):
        if len(found) == 1:
            return found[0]
    raise BadText(Why.TEXT_SEAT, text=word[:20])
