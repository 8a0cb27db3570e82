"""Herz an Herz as one value that the registry hands on: its functions under the names of `core.game.Game`.

It adds nothing of its own: rules/ and play/ hold the game.
"""

from __future__ import annotations

from typing import Final

from openhearts.core.game import Game
from openhearts.games.herz_an_herz.play import match, notation, position, view_builder
from openhearts.games.herz_an_herz.play.actions import Action
from openhearts.games.herz_an_herz.play.events import HerzEvent
from openhearts.games.herz_an_herz.play.position import Position
from openhearts.games.herz_an_herz.play.view import View
from openhearts.games.herz_an_herz.rules import load
from openhearts.games.herz_an_herz.rules.ruleset import GAME_ID, Ruleset


class HerzAnHerz:
    """Herz an Herz."""

    id = GAME_ID
    event_type = HerzEvent
    action_type = Action

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
    seat_view = staticmethod(view_builder.seat_view)

    action_text = staticmethod(notation.action_text)
    action_from_text = staticmethod(notation.action_from_text)
    action_in = staticmethod(notation.action_in)
    start_lines = staticmethod(notation.start_lines)
    read_start = staticmethod(notation.read_start)
    play_lines = staticmethod(notation.play_lines)
    read_play = staticmethod(notation.read_play)


GAME: Final[Game[Ruleset, Position, View, Action]] = HerzAnHerz()
