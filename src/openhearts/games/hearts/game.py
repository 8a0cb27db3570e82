"""Hearts as one value that the registry hands on: the bundle of its functions that fits `core.game.Game`.

It adds nothing of its own; look in rules/ and play/.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Any, Final

from openhearts.core.event import Event
from openhearts.core.game import Game, Standing, Step, Variant
from openhearts.core.seat_changes import Change
from openhearts.games.hearts.play import claim, match, notation, position, seat_view
from openhearts.games.hearts.play.actions import Action, Claim, Options
from openhearts.games.hearts.play.events import HeartsEvent
from openhearts.games.hearts.play.position import Position
from openhearts.games.hearts.play.view import View
from openhearts.games.hearts.rules import load
from openhearts.games.hearts.rules.public import Public
from openhearts.games.hearts.rules.ruleset import Ruleset


class Claims:
    """See core/game.py."""

    def offer(self, view: View) -> Claim | None:
        """A claim that is certain, or one that needs everybody's word."""
        return Claim(agreed=not view.options.can_claim) if view.options.kind == "play" else None

    def is_claim(self, action: Action) -> bool:
        """See play/actions.py."""
        return isinstance(action, Claim)

    def is_agreed(self, action: Action) -> bool:
        """See play/actions.py."""
        return isinstance(action, Claim) and action.agreed

    def is_harmless(self, public: Public, claimer: int) -> bool:
        """See play/claim.py."""
        return claim.is_harmless(public, claimer)


class Hearts:
    """The Hearts family; every method is the function of the same name."""

    id = load.GAME
    event_type = HeartsEvent
    action_type = Action
    claims = Claims()

    def variants(self) -> tuple[Variant, ...]:
        """Every shipped variant."""
        return load.variants()

    def ruleset(self, variant: str, seats: int | None, options: Mapping[str, object]) -> Ruleset:
        """See rules/load.py."""
        return load.ruleset(variant, seats, options)

    def load_ruleset(self, path: Path, seats: int | None, options: Mapping[str, object]) -> Ruleset:
        """See rules/load.py."""
        return load.load_ruleset(path, seats, options)

    def resolved(self, rules: Ruleset) -> dict[str, Any]:
        """See rules/load.py."""
        return load.resolved(rules)

    def from_resolved(self, fields: Mapping[str, Any]) -> Ruleset:
        """See rules/load.py."""
        return load.from_resolved(fields)

    def first_standing(
        self,
        rules: Ruleset,
        *,
        first_leader: int = 0,
        dealer: int | None = None,
        deal_number: int = 1,
        scores: Sequence[int] | None = None,
        luck: int = 0,
    ) -> Standing[Ruleset]:
        """See play/match.py."""
        return match.first_standing(
            rules, first_leader=first_leader, dealer=dealer, deal_number=deal_number, scores=scores, luck=luck
        )

    def next_standing(
        self, standing: Standing[Ruleset], position: Position, luck: int = 0, changes: Sequence[Change] = ()
    ) -> Standing[Ruleset]:
        """See play/match.py."""
        return match.next_standing(standing, position, luck, changes)

    def pack(self, rules: Ruleset) -> tuple[int, ...]:
        """The pack in ascending order."""
        return rules.pack_ids

    def deal(self, standing: Standing[Ruleset], order: Sequence[int]) -> tuple[Position, tuple[Event, ...]]:
        """See play/match.py."""
        return match.deal(standing, order)

    def deal_given(self, standing: Standing[Ruleset], **given: Any) -> tuple[Position, tuple[Event, ...]]:
        """See play/match.py."""
        return match.deal_given(standing, **given)

    def apply(self, position_: Position, seat: int, action: Action) -> tuple[Position, tuple[Event, ...]]:
        """See play/position.py."""
        return position.apply(position_, seat, action)

    def view_of(self, position_: Position, seat: int | None) -> View:
        """See play/position.py."""
        return position.view_of(position_, seat)

    def options_of(self, position_: Position, seat: int) -> Options:
        """See play/position.py."""
        return position.options_of(position_, seat)

    def seat_view(self, rules: Ruleset, seat: int, **told: Any) -> View:
        """See play/seat_view.py."""
        return seat_view.seat_view(rules, seat, **told)

    def action_text(self, action: Action) -> str:
        """See play/notation.py."""
        return notation.action_text(action)

    def action_from_text(self, view: View, text: str) -> Action:
        """See play/notation.py."""
        return notation.action_from_text(view, text)

    def action_in(self, public: Public, text: str) -> Action:
        """See play/notation.py."""
        return notation.action_in(public, text)

    def start_lines(self, position_: Position) -> list[str]:
        """See play/notation.py."""
        return notation.start_lines(position_)

    def read_start(
        self, standing: Standing[Ruleset], lines: Sequence[tuple[int, str]]
    ) -> tuple[Position, tuple[Event, ...]]:
        """See play/notation.py."""
        return notation.read_start(standing, lines)

    def play_lines(self, start: Position, steps: Sequence[Step[Action]]) -> list[str]:
        """See play/notation.py."""
        return notation.play_lines(start, steps)

    def read_play(self, start: Position, lines: Sequence[tuple[int, str]]) -> list[Step[Action]]:
        """See play/notation.py."""
        return notation.read_play(start, lines)


GAME: Final[Game[Ruleset, Position, View, Action]] = Hearts()
