"""The rules of any rule set in words, made from its data: headings and sentences that every face prints its own way.

It knows no game: each game's folder makes the sentences.
"""

from __future__ import annotations

from openhearts.core.game_types import Rules
from openhearts.speech.speaker import Speaker
from openhearts.speech.voice import Document, Section, voice_of


def document(speaker: Speaker, rules: Rules) -> Document:
    """The rules in words, section by section; empty sections are left out."""
    return voice_of(rules.game).rules(speaker, rules)


def sentence(speaker: Speaker, rules: Rules) -> str:
    """The rules in one sentence."""
    return voice_of(rules.game).rules_in_a_sentence(speaker, rules)


class Builder:
    """Collects sections while a game words its rules: `say` adds the message `<prefix>-<key>`."""

    def __init__(self, speaker: Speaker, prefix: str) -> None:
        self.speaker = speaker
        self.prefix = prefix
        self._sections: list[tuple[str, list[str]]] = []

    def section(self, ident: str) -> None:
        """Begin a section."""
        self._sections.append((ident, []))

    def say(self, key: str, **values: object) -> None:
        """Add a sentence to the section."""
        self.add(self.speaker.sentence(self.speaker.text(f"{self.prefix}-{key}", **values)))

    def add(self, sentence: str) -> None:
        """Add a sentence that is ready."""
        self._sections[-1][1].append(sentence)

    def document(self, title: str) -> Document:
        """What was collected, without empty sections."""
        made = [
            Section(ident, self.speaker.text(f"rules-heading-{ident}"), tuple(sentences))
            for ident, sentences in self._sections
            if sentences
        ]
        return Document(title, tuple(made))
