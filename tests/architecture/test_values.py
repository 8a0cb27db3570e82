"""Values that are kept by the thousand are passed by where the interpreter looks for garbage: none of them can be part
of a ring, so a search would cost time and find nothing.
"""

from __future__ import annotations

import importlib

import msgspec
import pytest

MODULES = (
    "openhearts.core.event",
    "openhearts.core.game",
    "openhearts.games.hearts.play.position",
    "openhearts.games.hearts.play.view",
    "openhearts.games.hearts.rules.public_state",
    "openhearts.games.herz_an_herz.play.position",
    "openhearts.games.herz_an_herz.play.view",
    "openhearts.games.herz_an_herz.rules.public_state",
    "openhearts.tables.hosting.steps",
    "openhearts.tables.session.logged_facts",
    "openhearts.tables.session.match_state",
    "openhearts.tables.session.state",
    "openhearts.tables.session.viewer.table_view",
    "openhearts.web.hearts.card_faces",
    "openhearts.web.hearts.scene",
    "openhearts.web.regions.parts",
)
SEARCHED = {"Variant", "Board", "Change"}  # few are kept, or they have dictionaries that others fill
OWN_LINE = "openhearts.web.table.message_history"


@pytest.mark.parametrize("name", MODULES)
def test_values_are_passed_by(name: str) -> None:
    module = importlib.import_module(name)
    own = [one for one in vars(module).values() if isinstance(one, type) and one.__module__ == name]
    values = [one for one in own if issubclass(one, msgspec.Struct) and one.__name__ not in SEARCHED]
    assert values
    assert [one.__name__ for one in values if one.__struct_config__.gc] == []


def test_what_may_be_part_of_a_ring_is_searched() -> None:
    """A line that is kept remembers how it is said again: functions hold whatever they like."""
    lines = importlib.import_module(OWN_LINE)
    assert lines.Line.__struct_config__.gc and not lines.Told.__struct_config__.gc
