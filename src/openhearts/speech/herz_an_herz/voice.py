"""Herz an Herz as one voice: the bundle of this folder's functions that fits `speech.voice.Voice`.

It adds nothing of its own.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Final

from openhearts.core.event import Event
from openhearts.errors import IllegalAction
from openhearts.games.herz_an_herz.play.actions import Action
from openhearts.games.herz_an_herz.play.view import View
from openhearts.games.herz_an_herz.rules.ruleset import Ruleset
from openhearts.speech.herz_an_herz import answers, events, rules, words
from openhearts.speech.herz_an_herz import cards as names_of
from openhearts.speech.rules_in_words import Document
from openhearts.speech.voice import Facts, Voice

if TYPE_CHECKING:
    from openhearts.speech.speaker import Speaker

Names = Sequence[str]


class HerzVoice:
    """The sentences of Herz an Herz; every method is the function of the same meaning in this folder."""

    def card(self, speaker: Speaker, card: object, rules: Ruleset | None, short: bool, is_ascii: bool) -> str | None:
        """See cards.py."""
        code = names_of.as_code(card)
        return None if code is None else names_of.name(speaker, code, short)

    def cards(self, speaker: Speaker, cards: Sequence[object], rules: Ruleset | None) -> str:
        """See cards.py."""
        codes = [code for code in map(names_of.as_code, cards) if code is not None]
        return speaker.catalogue.row(names_of.name(speaker, code, speaker.short) for code in sorted(codes))

    def event(self, speaker: Speaker, event: Event, view: View, names: Names) -> str | None:
        """See events.py."""
        return events.say(speaker, event, view, names)

    def events(self, speaker: Speaker, found: Sequence[Event], view: View, names: Names) -> list[str]:
        """See events.py."""
        return events.burst(speaker, found, view, names)

    def turn(self, speaker: Speaker, view: View, names: Names) -> str | None:
        """See events.py."""
        return events.what_to_do(speaker, view)

    def waiting(self, speaker: Speaker, view: View, names: Names) -> str:
        """See events.py."""
        return events.waiting(speaker, view, names)

    def refusal(self, speaker: Speaker, error: IllegalAction, view: View, names: Names) -> str:
        """See events.py."""
        return events.refusal(speaker, error, view)

    def action(self, speaker: Speaker, action: Action, view: View, names: Names) -> str:
        """See events.py."""
        return events.action(speaker, action, view, names)

    def answer(
        self, speaker: Speaker, question: str, n: int | None, view: View, names: Names, facts: Facts
    ) -> str | None:
        """See answers.py."""
        return answers.answer(speaker, question, n, view, names, facts)

    def opened(self, speaker: Speaker, view: View, names: Names) -> list[str]:
        """See answers.py."""
        return answers.opened(speaker, view, names)

    def totals(self, view: View) -> tuple[int, ...]:
        """Scores, with this deal once it is over."""
        public = view.public
        if public.phase != "over":
            return public.scores
        return tuple(score + more for score, more in zip(public.scores, public.points, strict=True))

    def rules(self, speaker: Speaker, ruleset: Ruleset) -> Document:
        """See rules.py."""
        return rules.document(speaker, ruleset)

    def rules_in_a_sentence(self, speaker: Speaker, ruleset: Ruleset) -> str:
        """See rules.py."""
        return rules.sentence(speaker, ruleset)

    def command(self, speaker: Speaker, typed: Sequence[str], view: View, names: Names) -> Action | None:
        """See words.py."""
        return words.command(speaker, typed, view, names)

    def typed(self, speaker: Speaker, action: Action, view: View, names: Names) -> str:
        """See words.py."""
        return words.typed(speaker, action, names)

    def read_card(self, speaker: Speaker, typed: Sequence[str], view: View) -> str:
        """See words.py."""
        return words.read_card(speaker, typed, view)

    def words(self, speaker: Speaker) -> tuple[str, ...]:
        """See words.py."""
        return words.verbs(speaker)


VOICE: Final[Voice[Ruleset, View, Action]] = HerzVoice()
