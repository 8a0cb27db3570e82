"""Finds what a bot knows about a game: the folder beside this file that is named after it.

Knows no game by name; a game without a folder gets the general answer of whoever asks.
"""

from __future__ import annotations

from functools import cache
from importlib import import_module
from importlib.util import find_spec
from types import ModuleType
from typing import Any


@cache
def room(game: str, module: str) -> ModuleType | None:
    """The module of a game's folder, None where there is none.

    >>> room("hearts", "random_action").__name__, room("no_such_game", "random_action")
    ('openhearts.bots.hearts.random_action', None)
    """
    name = f"openhearts.bots.{game}"
    if not game.isidentifier() or find_spec(name) is None or find_spec(f"{name}.{module}") is None:
        return None
    return import_module(f"{name}.{module}")


def room_for(view: Any, module: str) -> ModuleType | None:
    """The module for the game of a view."""
    return room(view.public.rules.game, module)
