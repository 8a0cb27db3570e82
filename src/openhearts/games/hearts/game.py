"""Hearts as one value that the registry hands on: its functions under the names of `core.game.Game`.

It adds nothing of its own but what a claim is; rules/ and play/ hold the game.
"""

from __future__ import annotations

from typing import Final

from openhearts.core.action import Action as AnyAction
from openhearts.core.game import Claims, Game
from openhearts.games.hearts.play import claim, match, notation, position, view_builder
from openhearts.games.hearts.play.actions import Action, Claim
from openhearts.games.hearts.play.events import HeartsEvent
from openhearts.games.hearts.play.position import Position
from openhearts.games.hearts.play.view import View
from openhearts.games.hearts.rules import load
from openhearts.games.hearts.rules.public_state import Public
from openhearts.games.hearts.rules.ruleset import Ruleset


class HeartsClaims:
    """Taking the rest: certain from one hand alone, or agreed by everybody."""

    def offer(self, view: View) -> Claim | None:
        """A claim that is certain, or one that needs everybody's word."""
        return Claim(agreed=not view.options.can_claim) if view.options.kind == "play" else None

    def is_claim(self, action: AnyAction) -> bool:
        """Whether an action claims."""
        return isinstance(action, Claim)

    def is_agreed(self, action: AnyAction) -> bool:
        """Whether everybody else must agree to it."""
        return isinstance(action, Claim) and action.agreed

    is_harmless = staticmethod(claim.is_harmless)


class Hearts:
    """The Hearts family."""

    id = load.GAME
    event_type = HeartsEvent
    action_type = Action
    claims: Final[Claims[View, Claim, Public]] = HeartsClaims()

    variants = staticmethod(load.variants)
    ruleset = staticmethod(load.ruleset)
    load_ruleset = staticmethod(load.load_ruleset)
    resolved = staticmethod(load.resolved)
    from_resolved = staticmethod(load.from_resolved)

    first_standing = staticmethod(match.first_standing)
    as_first = staticmethod(match.as_first)
    next_standing = staticmethod(match.next_standing)
    pack = staticmethod(match.pack)
    deal = staticmethod(match.deal)
    deal_given = staticmethod(match.deal_given)
    apply = staticmethod(position.apply)
    view_of = staticmethod(position.view_of)
    options_of = staticmethod(position.options_of)
    seat_view = staticmethod(view_builder.seat_view)

    action_text = staticmethod(notation.action_text)
    action_from_text = staticmethod(notation.action_from_text)
    action_in = staticmethod(notation.action_in)
    start_lines = staticmethod(notation.start_lines)
    read_start = staticmethod(notation.read_start)
    play_lines = staticmethod(notation.play_lines)
    read_play = staticmethod(notation.read_play)


GAME: Final[Game[Ruleset, Position, View, Action]] = Hearts()
