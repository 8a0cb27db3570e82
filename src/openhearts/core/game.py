"""What every game offers to the rooms above it, and what of a match outlives a deal.

Knows no game: Hearts and Herz an Herz each give one value that fits `Game`; everything generic goes through it.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from pathlib import Path
from typing import Any, Generic, Protocol

from msgspec import Struct

from openhearts.core.action import Action
from openhearts.core.event import Event
from openhearts.core.game_types import A, A_co, P, Public_contra, R, R_co, V, V_contra
from openhearts.core.seat_changes import Change


class Variant(Struct, frozen=True):
    """A named rule-set file as the menus show it; `oh.variants()` gives all of them.

    `names` and `summaries` are pairs of a language and a text, `seats` the table sizes that it allows, `bundles` what
    can be switched on by name.

    >>> import openhearts as oh
    >>> found = next(variant for variant in oh.variants() if variant.id == "classic")
    >>> found.name, found.seats, found.name_in("de")
    ('Classic Hearts', (3, 4, 5, 6), 'Hearts, klassisch')

    `oh.ruleset` raises BadRuleset for a variant that is not there.
    """

    id: str
    game: str
    names: tuple[tuple[str, str], ...]  # (language, name)
    summaries: tuple[tuple[str, str], ...]  # (language, one sentence)
    seats: tuple[int, ...]  # allowed table sizes
    suggested_seats: tuple[int, ...]
    source: str
    aliases: tuple[str, ...] = ()
    bundles: tuple[str, ...] = ()

    @property
    def name(self) -> str:
        """The English name."""
        return localised(self.names, "en", self.id)

    def name_in(self, language: str) -> str:
        """The name in a language, English where there is none."""
        return localised(self.names, language, self.id)

    def summary_in(self, language: str) -> str:
        """One sentence about the game in a language, English where there is none."""
        return localised(self.summaries, language, "")


def localised(texts: tuple[tuple[str, str], ...], language: str, default: str) -> str:
    """The text in a language, else in English, else the first one, else the default."""
    found = dict(texts)
    return found.get(language) or found.get("en") or next(iter(found.values()), default)


class Standing(Struct, Generic[R_co], frozen=True, gc=False):
    """What of a match outlives a deal, as it is at the start of deal `deal_number` (or at the end, when `over`).

    `first_leader` is the seat that the host named (the youngest, the best-known heartbreaker); `leader` the seat
    that starts this
    deal where the rules know it before the cards are dealt, else None; `starter` who started the deal before;
    `changes` who changed seats, or joined, right before this deal.
    """

    rules: R_co
    deal_number: int
    dealer: int
    first_leader: int
    leader: int | None
    starter: int | None
    scores: tuple[int, ...]
    deals: tuple[tuple[int, ...], ...] = ()  # points of each finished deal
    over: bool = False
    winners: tuple[int, ...] = ()
    changes: tuple[Change, ...] = ()


class Claims(Protocol[V_contra, A_co, Public_contra]):
    """How a game ends a deal early; games without it (no attribute `claims`) are always played to their end."""

    def offer(self, view: V_contra) -> A_co | None:
        """What the seat of the view does who claims now: certain from this view, or agreed by everybody; or None."""
        ...

    def is_claim(self, action: Action) -> bool:
        """Whether an action claims."""
        ...

    def is_agreed(self, action: Action) -> bool:
        """Whether an action is one that everybody else must agree to."""
        ...

    def is_harmless(self, public: Public_contra, claimer: int) -> bool:
        """Whether bots agree to a claim, from what lies open alone."""
        ...


class Step(Struct, Generic[A_co], frozen=True, gc=False):
    """One action of a record: who did what, at which line of the file (None where it was not read from one)."""

    seat: int
    action: A_co
    line: int | None = None


class Game(Protocol[R, P, V, A]):
    """One game of the family; its methods are pure functions of their arguments.

    A game may also have, for speed, `options_of(position, seat)`, what `view_of(position, seat).options` is, and
    `action_in(public, text)`, what `action_from_text` gives for any view with this public part.
    """

    id: str
    event_type: Any  # tagged union of the game's events, for msgspec
    action_type: Any  # tagged union of the game's actions, for msgspec

    def variants(self) -> tuple[Variant, ...]:
        """Every shipped variant, found by listing the folder of rule files."""
        ...

    def ruleset(self, variant: str, seats: int | None, options: Mapping[str, object]) -> R:
        """Resolved rules of a shipped variant (its id, not an alias).  Raises BadRuleset."""
        ...

    def load_ruleset(self, path: Path, seats: int | None, options: Mapping[str, object]) -> R:
        """Resolved rules of a rule file.  Raises BadRuleset."""
        ...

    def resolved(self, rules: R) -> dict[str, object]:
        """The rules as dotted names and plain values (str, int, bool, list, dict), `"none"` for nothing."""
        ...

    def from_resolved(self, fields: Mapping[str, object]) -> R:
        """The inverse of `resolved`.  Raises BadRuleset."""
        ...

    def first_standing(
        self,
        rules: R,
        *,
        first_leader: int = 0,
        dealer: int | None = None,
        deal_number: int = 1,
        scores: Sequence[int] | None = None,
        luck: int = 0,
    ) -> Standing[R]:
        """The start of a match, or of a single deal of it; `luck` is a number that chance gives where rules ask
        for chance.
        """
        ...

    def as_first(self, standing: Standing[R]) -> tuple[R, int]:
        """The rules and the first leader of a match whose first deal begins as the one of this standing does:
        the same dealer, the same leader, cards passed the same way.
        """
        ...

    def next_standing(
        self, standing: Standing[R], position: P, luck: int = 0, changes: Sequence[Change] = ()
    ) -> Standing[R]:
        """The standing after a finished deal, `changes` of seats made before the next one; none after a match.

        Scores, points, and what follows from them go with the people; dealing and starting go round the table by seat.
        Raises ValueError if the deal is not over, and for changes that cannot be.
        """
        ...

    def pack(self, rules: R) -> tuple[int, ...]:
        """Card codes of the whole pack in ascending order: what a shuffle permutes."""
        ...

    def deal(self, standing: Standing[R], order: Sequence[int]) -> tuple[P, tuple[Event, ...]]:
        """The position after dealing the shuffled pack from its first card, and what happened.  Raises ValueError."""
        ...

    @property
    def deal_given(self) -> Callable[..., tuple[P, tuple[Event, ...]]]:
        """The position from cards written by hand (Hearts: hands, kitty; Herz an Herz: stock).  Raises BadText."""
        ...

    def apply(self, position: P, seat: int, action: A) -> tuple[P, tuple[Event, ...]]:
        """The position after an action, and what happened.  Raises IllegalAction; the old position stays as it was."""
        ...

    def view_of(self, position: P, seat: int | None) -> V:
        """What a seat, or a watcher, knows."""
        ...

    def action_text(self, action: A) -> str:
        """An action as one word or a few, as records and people write it."""
        ...

    def action_from_text(self, view: V, text: str) -> A:
        """The action that a text names for the seat of the view.  Raises BadText."""
        ...

    def start_lines(self, position: P) -> list[str]:
        """Record lines (`Key: text`) of the cards as they were dealt."""
        ...

    def read_start(self, standing: Standing[R], lines: Sequence[tuple[int, str]]) -> tuple[P, tuple[Event, ...]]:
        """The position that `start_lines` describe; each line comes with its number in the file.  Raises BadText."""
        ...

    def play_lines(self, start: P, steps: Sequence[Step[A]]) -> list[str]:
        """Record lines of the actions since the deal (Hearts: passes, one line for each trick, choice)."""
        ...

    def read_play(self, start: P, lines: Sequence[tuple[int, str]]) -> list[Step[A]]:
        """The actions that `play_lines` describe, re-applied while reading.

        Raises BadText for a line that cannot be read and RecordMismatch for the first that does not fit the rules.
        """
        ...
