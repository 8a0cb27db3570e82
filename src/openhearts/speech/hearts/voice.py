"""Hearts as one voice: the bundle of this folder's functions that fits `speech.voice.Voice`.

It adds nothing of its own.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Final

from openhearts.core.event import Event
from openhearts.errors import IllegalAction
from openhearts.games.hearts.play.actions import Action
from openhearts.games.hearts.play.view import View
from openhearts.games.hearts.rules.ruleset import Ruleset
from openhearts.games.hearts.rules.scoring import add_scores
from openhearts.speech.hearts import answers, events, rules, turns, words
from openhearts.speech.hearts import cards as names_of
from openhearts.speech.rules_in_words import Document
from openhearts.speech.voice import Facts, Voice

if TYPE_CHECKING:
    from openhearts.speech.speaker import Speaker

Names = Sequence[str]


class HeartsVoice:
    """The sentences of the Hearts family; every method is the function of the same meaning in this folder."""

    def card(self, speaker: Speaker, card: object, rules: Ruleset | None, short: bool, is_ascii: bool) -> str | None:
        """See cards.py."""
        found = names_of.as_card(card, rules)
        return None if found is None else names_of.named(speaker, found, rules, short, is_ascii)

    def cards(self, speaker: Speaker, cards: Sequence[object], rules: Ruleset | None) -> str:
        """See cards.py."""
        return names_of.by_suits(speaker, cards, rules)

    def event(self, speaker: Speaker, event: Event, view: View, names: Names) -> str | None:
        """See events.py."""
        return events.say(speaker, event, view, names)

    def events(self, speaker: Speaker, found: Sequence[Event], view: View, names: Names) -> list[str]:
        """See events.py."""
        return events.burst(speaker, found, view, names)

    def turn(self, speaker: Speaker, view: View, names: Names) -> str | None:
        """See turns.py."""
        return turns.what_to_do(speaker, view, names)

    def waiting(self, speaker: Speaker, view: View, names: Names) -> str:
        """See turns.py."""
        return turns.waiting(speaker, view, names)

    def refusal(self, speaker: Speaker, error: IllegalAction, view: View, names: Names) -> str:
        """See turns.py."""
        return turns.refusal(speaker, error, view, names)

    def action(self, speaker: Speaker, action: Action, view: View, names: Names) -> str:
        """See turns.py."""
        return turns.action(speaker, action, view, names)

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
        return add_scores(public.rules, public.scores, public.points) if public.phase == "over" else public.scores

    def rules(self, speaker: Speaker, ruleset: Ruleset) -> Document:
        """See rules.py."""
        return rules.document(speaker, ruleset)

    def rules_in_a_sentence(self, speaker: Speaker, ruleset: Ruleset) -> str:
        """See rules.py."""
        return rules.sentence(speaker, ruleset)

    def command(self, speaker: Speaker, typed: Sequence[str], view: View, names: Names) -> Action | None:
        """See words.py."""
        return words.command(speaker, typed, view)

    def typed(self, speaker: Speaker, action: Action, view: View, names: Names) -> str:
        """See words.py."""
        return words.typed(speaker, action)

    def read_card(self, speaker: Speaker, typed: Sequence[str], view: View) -> str:
        """See words.py."""
        return words.read_card(speaker, typed, view)

    def words(self, speaker: Speaker) -> tuple[str, ...]:
        """See words.py."""
        return words.verbs(speaker)


VOICE: Final[Voice[Ruleset, View, Action]] = HeartsVoice()
