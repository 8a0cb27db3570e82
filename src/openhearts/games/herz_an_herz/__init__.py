"""Herz an Herz, where cards from one stock become towers: rules as data and named policies, play as immutable values.

Nothing here knows of bots, files, screens or other games.

Its types stand here for who writes programs with them: `isinstance(view, herz_an_herz.View)`.
"""

from __future__ import annotations

from importlib import import_module
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from openhearts.games.herz_an_herz.play.actions import Action, Discard, Keep, Lay, Options, Steal
    from openhearts.games.herz_an_herz.play.position import Position
    from openhearts.games.herz_an_herz.play.view import View
    from openhearts.games.herz_an_herz.rules.public_state import Public
    from openhearts.games.herz_an_herz.rules.ruleset import Ruleset

_PLACES = {
    "play.actions": ("Action", "Discard", "Keep", "Lay", "Options", "Steal"),
    "play.position": ("Position",),
    "play.view": ("View",),
    "rules.public_state": ("Public",),
    "rules.ruleset": ("Ruleset",),
}
__all__ = ["Action", "Discard", "Keep", "Lay", "Options", "Position", "Public", "Ruleset", "Steal", "View"]

if not TYPE_CHECKING:  # loaded on first use, so that the rooms below can be imported one by one

    def __getattr__(name: str) -> object:
        for place, names in _PLACES.items():
            if name in names:
                return getattr(import_module(f"{__name__}.{place}"), name)
        raise AttributeError(f"module {__name__!r} has no attribute {name!r}")


def __dir__() -> list[str]:
    return [*globals(), *__all__]
