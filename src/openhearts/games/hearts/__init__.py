"""Hearts in all its variants: rules as data and named policies, play as immutable positions, views and events.

Nothing here knows of bots, files, screens or other games.

Its types stand here for who writes programs with them: `isinstance(view, hearts.View)`.
"""

from __future__ import annotations

from importlib import import_module
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from openhearts.games.hearts.play.actions import Action, Choose, Claim, Options, Pass, Play
    from openhearts.games.hearts.play.position import Position
    from openhearts.games.hearts.play.view import View
    from openhearts.games.hearts.rules.public_state import Public
    from openhearts.games.hearts.rules.ruleset import Ruleset

_PLACES = {
    "play.actions": ("Action", "Choose", "Claim", "Options", "Pass", "Play"),
    "play.position": ("Position",),
    "play.view": ("View",),
    "rules.public_state": ("Public",),
    "rules.ruleset": ("Ruleset",),
}
__all__ = ["Action", "Choose", "Claim", "Options", "Pass", "Play", "Position", "Public", "Ruleset", "View"]

if not TYPE_CHECKING:  # loaded on first use, so that the rooms below can be imported one by one

    def __getattr__(name: str) -> object:
        for place, names in _PLACES.items():
            if name in names:
                return getattr(import_module(f"{__name__}.{place}"), name)
        raise AttributeError(f"module {__name__!r} has no attribute {name!r}")


def __dir__() -> list[str]:
    return [*globals(), *__all__]
