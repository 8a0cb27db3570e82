"""Answers the question keys: what lies on the table, scores, whose turn, my hand, and so on.

Asking never changes anything and works at any time; a question without meaning here is answered with a sentence too.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from openhearts.core.game_types import View
from openhearts.speech import rules_in_words
from openhearts.speech.voice import Facts, voice_of

if TYPE_CHECKING:
    from openhearts.speech.speaker import Speaker

NOBODY = Facts()


def ask(
    speaker: Speaker,
    question: str,
    view: View,
    names: Sequence[str],
    *,
    n: int | None = None,
    card: str | None = None,
    facts: Facts = NOBODY,
) -> str:
    """The answer to a question of `keys.QUESTIONS`, or to one that has no key.

    These are `card`, `trick` (what `table` begins with, for one line) and `passing` (who still has to choose cards).
    `n` is the place (from 1) that `nth` asks for, `card` the text of the card to be read.

    >>> from openhearts.core.game import Standing
    >>> from openhearts.games import registry
    >>> from openhearts.speech.speaker import Speaker
    >>> rules = registry.ruleset("kids-jinx", 3)
    >>> game = registry.game_of(rules)
    >>> position, _ = game.deal(game.first_standing(rules), game.pack(rules))
    >>> ask(Speaker("en"), "table", game.view_of(position, 0), ["Anna", "Ben", "Clara"])
    'The table is empty.'
    """
    match question:
        case "scores":
            totals = voice_of(view.public.rules.game).totals(view)
            return speaker.text("scores", list=speaker.numbers_of(totals, view, names))
        case "turn":
            return speaker.turn(view, names)
        case "card":
            return speaker.text("ask-card", card=speaker.sentence(speaker.card(card, view.public.rules)))
        case "who":
            return _who(speaker, view, names, facts)
        case "clock":
            return _clock(speaker, view, names, facts)
        case "rules":
            return rules_in_words.sentence(speaker, view.public.rules)
    answer = voice_of(view.public.rules.game).answer(speaker, question, n, view, names, facts)
    return speaker.text("ask-no-meaning") if answer is None else answer


def _clock(speaker: Speaker, view: View, names: Sequence[str], facts: Facts) -> str:
    """The own time first; of others where one owes nothing."""
    found = sorted(facts.times, key=lambda time: time[0] != view.seat)
    if not found:
        return speaker.text("ask-no-clock")
    seat, left, reserve = found[0]
    return speaker.text("ask-clock", left=left, reserve=reserve, **speaker.who(seat, view, names))


def _who(speaker: Speaker, view: View, names: Sequence[str], facts: Facts) -> str:
    """Everybody clockwise, from the view's own seat on, and which deal this is."""
    n_seats = view.public.rules.seats
    first = 0 if view.seat is None else view.seat
    said = []
    for seat in ((first + idx) % n_seats for idx in range(n_seats)):
        kind = "away" if seat in facts.away else "bot" if seat in facts.bots else "person"
        said.append(speaker.text("ask-who-seat", kind=kind, **speaker.who(seat, view, names)))
    devices = [speaker.text("ask-who-device", names=speaker.listing([names[one] for one in d])) for d in facts.together]
    deal = voice_of(view.public.rules.game).deal(speaker, view, names)
    return " ".join((speaker.text("ask-who", list=speaker.catalogue.row(said)), *devices, deal))
