"""What a game must bring so that it can be spoken: one `VOICE` in `speech/<game>/voice.py`, found by the game's id.

It speaks no sentence itself, and knows no game by name.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache
from typing import TYPE_CHECKING, Any, Protocol

from msgspec import Struct

from openhearts.core.action import Action
from openhearts.core.event import Event
from openhearts.core.game_types import A_contra, R_contra, V_contra
from openhearts.errors import BadText, IllegalAction
from openhearts.games import registry

if TYPE_CHECKING:
    from typing_extensions import TypeVar

    S_contra = TypeVar("S_contra", contravariant=True, default=Any)  # Speaker, which knows the voices
else:  # before Python 3.13 a type variable has no default
    from typing import TypeVar

    S_contra = TypeVar("S_contra", contravariant=True)


class Facts(Struct, frozen=True, gc=False):
    """What a table knows beside the view: who is a bot, who is away, and what happened last as this seat saw it."""

    bots: frozenset[int] = frozenset()
    away: frozenset[int] = frozenset()
    last: tuple[Event, ...] = ()  # events since the last decision before, for games whose view forgets them
    together: tuple[tuple[int, ...], ...] = ()  # the seats of those who share a device
    times: tuple[tuple[int, int, int], ...] = ()  # where there are clocks: a seat, its seconds, those of the reserve


class Section(Struct, frozen=True):
    """A heading and the sentences under it."""

    id: str
    heading: str
    sentences: tuple[str, ...]


class Document(Struct, frozen=True):
    """The rules of one rule set in one language."""

    title: str
    sections: tuple[Section, ...]

    def lines(self) -> list[str]:
        """As plain lines: title, headings, a sentence in each line."""
        found = [self.title]
        for section in self.sections:
            found += ["", section.heading, *(f"- {sentence}" for sentence in section.sentences)]
        return found


class Voice(Protocol[S_contra, R_contra, V_contra, A_contra]):
    """The sentences of one game; every method is a pure function of its arguments, in the speaker's language."""

    def card(self, speaker: S_contra, card: object, rules: R_contra | None, short: bool, is_ascii: bool) -> str | None:
        """The name of a card, None if it is no card of this game."""
        ...

    def cards(self, speaker: S_contra, cards: Sequence[object], rules: R_contra | None) -> str:
        """Several cards, ordered and grouped as people hold them."""
        ...

    def card_within(self, speaker: S_contra, card: object, rules: R_contra, form: str) -> str:
        """The name of a card as a sentence needs it: with article, in its case; `form`: "subject" or "object"."""
        ...

    def event(self, speaker: S_contra, event: Event, view: V_contra, names: Sequence[str]) -> str | None:
        """What happened, None where nothing is to be said."""
        ...

    def events(self, speaker: S_contra, events: Sequence[Event], view: V_contra, names: Sequence[str]) -> list[str]:
        """What happened in one burst, without what other events of it say better."""
        ...

    def turn(self, speaker: S_contra, view: V_contra, names: Sequence[str]) -> str | None:
        """What the seat of the view must do, as "follow clubs" without a full stop; None where it owes nothing."""
        ...

    def waiting(self, speaker: S_contra, view: V_contra, names: Sequence[str]) -> str:
        """Whose turn it is, where it is not the view's own."""
        ...

    def refusal(self, speaker: S_contra, error: IllegalAction, view: V_contra, names: Sequence[str]) -> str:
        """Why an action is refused."""
        ...

    def action(self, speaker: S_contra, action: A_contra, view: V_contra, names: Sequence[str]) -> str:
        """An action in a few words, as "play queen of spades"."""
        ...

    def answer(
        self, speaker: S_contra, question: str, n: int | None, view: V_contra, names: Sequence[str], facts: Facts
    ) -> str | None:
        """The answer to a question key, None where the question has no meaning in this game."""
        ...

    def deal(self, speaker: S_contra, view: V_contra, names: Sequence[str]) -> str:
        """Which deal of the match this is, and who dealt it or began."""
        ...

    def opened(self, speaker: S_contra, view: V_contra, names: Sequence[str]) -> list[str]:
        """What lies face up when a deal is over, line by line."""
        ...

    def totals(self, view: V_contra) -> tuple[int, ...]:
        """The scores, with this deal once it is over."""
        ...

    def rules(self, speaker: S_contra, rules: R_contra) -> Document:
        """The rules in words."""
        ...

    def rules_in_a_sentence(self, speaker: S_contra, rules: R_contra) -> str:
        """The rules in one sentence."""
        ...

    def command(self, speaker: S_contra, words: Sequence[str], view: V_contra, names: Sequence[str]) -> Action | None:
        """The action that typed words name, None if they name none.  Raises BadText."""
        ...

    def typed(self, speaker: S_contra, action: A_contra, view: V_contra, names: Sequence[str]) -> str:
        """An action as a person of this language types it, as "play qs"; `command` reads it."""
        ...

    def read_card(self, speaker: S_contra, words: Sequence[str], view: V_contra) -> str:
        """The text of the one card that typed words name.  Raises BadText."""
        ...

    def unknown(self, speaker: S_contra, text: str) -> BadText:
        """The error for a typed text so short that a card may be meant, but none is."""
        ...

    def words(self, speaker: S_contra) -> tuple[str, ...]:
        """First words that `command` knows, for suggestions."""
        ...


@cache
def _built_in(game: str) -> Voice:
    found = registry.part(game, "speech", "voice")
    if found is None:
        raise LookupError(f"the game {game!r} has no voice")
    voice: Voice = found.VOICE
    return voice


def voice_of(game: str) -> Voice:
    """The voice of a game: its own attribute `voice`, or the module named after it.  Raises LookupError."""
    found = registry.find(game)
    own: Voice | None = getattr(found, "voice", None)
    return _built_in(game) if own is None else own


def voices() -> tuple[Voice, ...]:
    """The voices of every game that has one."""
    found = []
    for ident in registry.games():
        try:
            found.append(voice_of(ident))
        except LookupError:
            continue
    return tuple(found)
