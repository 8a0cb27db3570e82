"""One JSON form of views for other programs, in version 1, and back: the game, its rules in full, what one seat knows.

Knows no game: each brings its own part (games/<game>/play/view_json.py).  docs/bridge.md describes the form.
"""

from __future__ import annotations

from types import ModuleType
from typing import Final

from openhearts.core.game_types import View
from openhearts.errors import BadRuleset, BadView, Why
from openhearts.games import registry

VERSION: Final = 1


def _part(game: str) -> ModuleType:
    found = registry.part(game, "games", "play.view_json")
    if found is None:
        raise BadView(Why.NO_VIEWS_OF, name=game[:40])
    return found


def view_to_plain(view: View) -> dict[str, object]:
    """A view as plain data, ready for JSON."""
    rules = view.public.rules
    plain = registry.game_of(rules).resolved(rules)
    part: dict[str, object] = _part(rules.game).to_wire(view)
    return {"version": VERSION, "game": rules.game, "rules": plain} | part


def view_from_plain(plain: object) -> View:
    """The view that such data describe.  Raises BadView where they are of another version or cannot be."""
    if not isinstance(plain, dict):
        raise BadView(Why.NO_VIEW, why=type(plain).__name__)
    rest = dict(plain)
    version, game, fields = rest.pop("version", None), rest.pop("game", None), rest.pop("rules", None)
    if version != VERSION:
        raise BadView(Why.VIEW_VERSION, told=str(version)[:20], right=VERSION, version=VERSION)
    if not isinstance(game, str) or not isinstance(fields, dict):
        raise BadView(Why.WRITE, sample='"game": "...", "rules": {...}')
    part = _part(game)
    try:
        rules = registry.game(game).from_resolved(fields)
    except BadRuleset as error:
        raise BadView(Why.VIEW_CANNOT_BE, cause=error.fault) from error
    view: View = part.from_wire(rules, rest)
    return view
