"""Hearts as one voice: the bundle of this folder's functions that fits `speech.voice.Voice`.

It adds nothing of its own.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Final

from openhearts.games.hearts.play.actions import Action
from openhearts.games.hearts.play.view import View
from openhearts.games.hearts.rules.ruleset import Ruleset
from openhearts.games.hearts.rules.scoring import add_scores
from openhearts.speech.hearts import cards as names_of
from openhearts.speech.hearts import events as spoken_events
from openhearts.speech.hearts import key_answers, rules_in_brief, turns
from openhearts.speech.hearts import rules as spoken_rules
from openhearts.speech.hearts import typed_actions as typed_words
from openhearts.speech.voice import Voice

if TYPE_CHECKING:
    from openhearts.speech.speaker import Speaker

Names = Sequence[str]


class HeartsVoice:
    """The sentences of the Hearts family; every method is the function of the same meaning in this folder."""

    def card(self, speaker: Speaker, card: object, rules: Ruleset | None, short: bool, is_ascii: bool) -> str | None:
        """The name of a card, None if it is no card of this game."""
        found = names_of.as_card(card, rules)
        return None if found is None else names_of.named(speaker, found, rules, short, is_ascii)

    cards = staticmethod(names_of.by_suits)
    card_within = staticmethod(names_of.within)
    event = staticmethod(spoken_events.say)
    events = staticmethod(spoken_events.burst)
    turn = staticmethod(turns.what_to_do)
    waiting = staticmethod(turns.waiting)
    refusal = staticmethod(turns.refusal)
    action = staticmethod(turns.action)
    answer = staticmethod(key_answers.answer)
    deal = staticmethod(key_answers.deal)
    opened = staticmethod(key_answers.opened)

    def totals(self, view: View) -> tuple[int, ...]:
        """Scores, with this deal once it is over."""
        public = view.public
        return add_scores(public.rules, public.scores, public.points) if public.phase == "over" else public.scores

    rules = staticmethod(spoken_rules.document)
    rules_in_a_sentence = staticmethod(rules_in_brief.sentence)

    def command(self, speaker: Speaker, typed: Sequence[str], view: View, names: Names) -> Action | None:
        """The action that typed words name, None if they name none."""
        return typed_words.command(speaker, typed, view)

    def typed(self, speaker: Speaker, action: Action, view: View, names: Names) -> str:
        """An action as a person types it."""
        return typed_words.typed(speaker, action)

    read_card = staticmethod(typed_words.read_card)
    unknown = staticmethod(typed_words.no_card)
    words = staticmethod(typed_words.verbs)


VOICE: Final[Voice[Speaker, Ruleset, View, Action]] = HeartsVoice()
