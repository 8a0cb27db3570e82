"""Herz an Herz as one voice: the bundle of this folder's functions that fits `speech.voice.Voice`.

It adds nothing of its own.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Final

from openhearts.errors import IllegalAction
from openhearts.games.herz_an_herz.play.actions import Action
from openhearts.games.herz_an_herz.play.view import View
from openhearts.games.herz_an_herz.rules.ruleset import Ruleset
from openhearts.speech.herz_an_herz import cards as names_of
from openhearts.speech.herz_an_herz import events as spoken_events
from openhearts.speech.herz_an_herz import key_answers
from openhearts.speech.herz_an_herz import rules as spoken_rules
from openhearts.speech.herz_an_herz import typed_actions as typed_words
from openhearts.speech.voice import Voice

if TYPE_CHECKING:
    from openhearts.speech.speaker import Speaker

Names = Sequence[str]


class HerzVoice:
    """The sentences of Herz an Herz; every method is the function of the same meaning in this folder."""

    def card(self, speaker: Speaker, card: object, rules: Ruleset | None, short: bool, is_ascii: bool) -> str | None:
        """The name of a card, None if it is no card of this game."""
        code = names_of.as_code(card)
        return None if code is None else names_of.name(speaker, code, short)

    def cards(self, speaker: Speaker, cards: Sequence[object], rules: Ruleset | None) -> str:
        """Several cards, low to high."""
        codes = [code for code in map(names_of.as_code, cards) if code is not None]
        return speaker.catalogue.row(names_of.name(speaker, code, speaker.short) for code in sorted(codes))

    def card_within(self, speaker: Speaker, card: object, rules: Ruleset, form: str) -> str:
        """The card as a sentence needs it, the same as its subject and as its object."""
        code = names_of.as_code(card)
        return speaker.card(card, rules) if code is None else names_of.within(speaker, code)

    event = staticmethod(spoken_events.say)
    events = staticmethod(spoken_events.burst)

    def turn(self, speaker: Speaker, view: View, names: Names) -> str | None:
        """What the seat of the view must do; None where it owes nothing."""
        return spoken_events.what_to_do(speaker, view)

    waiting = staticmethod(spoken_events.waiting)

    def refusal(self, speaker: Speaker, error: IllegalAction, view: View, names: Names) -> str:
        """Why an action is refused."""
        return spoken_events.refusal(speaker, error, view)

    action = staticmethod(spoken_events.action)
    answer = staticmethod(key_answers.answer)
    deal = staticmethod(key_answers.deal)
    opened = staticmethod(key_answers.opened)

    def totals(self, view: View) -> tuple[int, ...]:
        """Scores, with this deal once it is over."""
        public = view.public
        if public.phase != "over":
            return public.scores
        return tuple(score + more for score, more in zip(public.scores, public.points, strict=True))

    rules = staticmethod(spoken_rules.document)
    rules_in_a_sentence = staticmethod(spoken_rules.sentence)
    command = staticmethod(typed_words.command)

    def typed(self, speaker: Speaker, action: Action, view: View, names: Names) -> str:
        """The action that typed words name, None if they name none."""
        return typed_words.typed(speaker, action, names)

    read_card = staticmethod(typed_words.read_card)
    unknown = staticmethod(typed_words.unknown)
    words = staticmethod(typed_words.verbs)


VOICE: Final[Voice[Speaker, Ruleset, View, Action]] = HerzVoice()
