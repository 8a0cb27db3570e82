"""Finds games and variants: the folders beside this file, and whatever a program registers.

Knows no game by name; aliases and near misses are told apart here.
"""

from __future__ import annotations

import pkgutil
from collections.abc import Iterator, Mapping, Sequence
from contextlib import contextmanager
from functools import cache
from importlib import import_module
from importlib.util import find_spec
from operator import index
from pathlib import Path
from types import ModuleType
from typing import Final

import openhearts.games
from openhearts.core.game import Game, Variant
from openhearts.core.game_types import Rules
from openhearts.core.rulefile import nearest, read_toml
from openhearts.errors import BadRuleset, Why, as_whole, is_row, is_whole, wrong_kind

_MOST_NAMES: Final = 5
_registered: dict[str, Game] = {}


@cache
def _built_in() -> dict[str, Game]:
    names = sorted(info.name for info in pkgutil.iter_modules(openhearts.games.__path__) if info.ispkg)
    modules = [f"openhearts.games.{name}.game" for name in names]
    found = [import_module(module).GAME for module in modules if find_spec(module)]
    return {game.id: game for game in found}


@contextmanager
def registered(game: Game) -> Iterator[Game]:
    """For the time of a `with` block, one more game; everything generic finds it."""
    if game.id in games():
        raise ValueError(f"there is a game {game.id!r} already")
    _registered[game.id] = game
    try:
        yield game
    finally:
        del _registered[game.id]


def games() -> dict[str, Game]:
    """Every game by its id."""
    return _built_in() | _registered


def game_of(rules: Rules) -> Game:
    """The game that a rule set belongs to."""
    return find(rules.game) or _built_in()[rules.game]


def expect_rules(rules: object) -> None:
    """Raises BadRuleset for what is no rule set: the name of a variant, say, or a variant."""
    if isinstance(getattr(rules, "game", None), str) and is_whole(getattr(rules, "seats", None)):
        return
    ident = rules.id if isinstance(rules, Variant) else rules
    known = isinstance(ident, str) and any(ident in (one.id, *one.aliases) for one in variants())
    sample = f'oh.ruleset("{ident if known else "classic"}")'
    raise BadRuleset(wrong_kind("rules", rules, sample), field="rules")


def find(ident: str) -> Game | None:
    """The game of this id, where there is one."""
    return _registered.get(ident) or _built_in().get(ident)


@cache
def part(game: str, room: str, name: str = "") -> ModuleType | None:
    """What a room further up knows about a game: the module beside its others that is named after the game, or one in
    the folder of that name; None where there is none.

    It is found by its name alone: nothing is imported before it is asked for.

    >>> part("hearts", "web.card_art").__name__, part("hearts", "bots", "random_action").__name__
    ('openhearts.web.card_art.hearts', 'openhearts.bots.hearts.random_action')
    >>> part("no_such_game", "bots", "random_action"), part("..", "web"), part("hearts", "bots", "nothing")
    (None, None, None)
    """
    path = f"openhearts.{room}.{game}"
    if not game.isidentifier() or find_spec(path) is None:
        return None
    for step in name.split(".") if name else ():
        path = f"{path}.{step}"
        if find_spec(path) is None:
            return None
    return import_module(path)


def game(ident: str) -> Game:
    """The game of this id.  Raises BadRuleset."""
    if ident not in games():
        raise BadRuleset(Why.NO_GAME, text=ident, allowed=", ".join(games()), nearest=nearest(ident, games()))
    return games()[ident]


def variants() -> tuple[Variant, ...]:
    """Every variant of every game, in the order of the menus."""
    return tuple(variant for found in games().values() for variant in found.variants())


def variant(name: str, among: Sequence[Variant] | None = None) -> Variant:
    """The variant of this id or alias, `among` those of all games or these; case and `_` for `-` do not matter.

    Raises BadRuleset with the known ones.
    """
    wanted = name.strip().lower().replace("_", "-").replace(" ", "-")
    everything = variants() if among is None else among
    for found in everything:
        if wanted == found.id or wanted in found.aliases:
            return found
    if name.lower().endswith(".toml"):
        raise BadRuleset(Why.FILE_NO_VARIANT, text=name[:60])
    known = [ident for found in everything for ident in (found.id, *found.aliases)]
    raise BadRuleset(
        Why.NO_VARIANT,
        text=name[:60],
        allowed=", ".join(found.id for found in everything),
        nearest=nearest(wanted, known),
    )


def ruleset(name: str, seats: int | None = None, options: Mapping[str, object] | None = None) -> Rules:
    """Resolved rules of a shipped variant, by id or alias.  Raises BadRuleset.

    >>> ruleset("windows").id
    'classic'
    """
    given: object = name
    if not isinstance(given, str):
        sample = given.id if isinstance(given, Variant) else "classic"
        raise BadRuleset(wrong_kind("variant", given, f'"{sample}"'), field="variant")
    seats = _expect_choices(seats, options)
    found = variant(name)
    return game(found.game).ruleset(found.id, seats, options or {})


def load_ruleset(path: Path, seats: int | None = None, options: Mapping[str, object] | None = None) -> Rules:
    """Resolved rules of a rule file of any game: its `family` or what it extends says which.  Raises BadRuleset."""
    seats = _expect_choices(seats, options)
    data = read_toml(path)
    base = data.get("extends")
    if isinstance(base, str):
        return game(variant(base).game).load_ruleset(path, seats, options or {})
    errors = []
    for found in games().values():
        try:
            return found.load_ruleset(path, seats, options or {})
        except BadRuleset as error:
            if error.field != "family":
                raise
            errors.append(error)
    allowed = ", ".join(str(error.allowed) for error in errors)
    raise BadRuleset(Why.NO_GAME, text=str(data.get("family"))[:60], field="family", allowed=allowed)


def _expect_choices(seats: object, options: object) -> int | None:
    """The number of seats.  Raises BadRuleset where it is none, or options are no names with values."""
    if seats is not None and not is_whole(seats):
        raise BadRuleset(wrong_kind("seats", seats, str(as_whole(seats, 4))), field="seats")
    if options is None or (isinstance(options, Mapping) and all(isinstance(name, str) for name in options)):
        return None if seats is None else index(seats)
    names = [options] if isinstance(options, str) else options if is_row(options) else []
    switched = [name for name in names if isinstance(name, str) and name.isascii() and name.isprintable()]
    sample = ", ".join(f'"{name}": True' for name in switched[:_MOST_NAMES]) or '"sun": True'
    raise BadRuleset(wrong_kind("options", options, f"{{{sample}}}"), field="options")
