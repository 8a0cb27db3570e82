"""Towers of Herz an Herz as they stand in the page."""

from __future__ import annotations

import re

from openhearts.speech.speaker import Speaker
from openhearts.web.herz_an_herz.scene import Step
from openhearts.web.rendering import macros


def test_what_lies_on_a_step_is_made_from_nothing_else() -> None:
    """The page makes an element from another of its kind: a sign would become points and jump to their place."""
    one = Step(3, "J26-50", "42", "number joker", "art", earned=4, mark="target", act="steal 1 left right")
    drawn = str(macros("games/herz_an_herz.html", Speaker("en")).step(one))
    kinds = re.findall(r'<(\w+) class="(worth|sign|earned|vh)"', drawn)
    assert {name for _, name in kinds} == {"worth", "sign", "earned", "vh"}
    assert len({kind for kind, _ in kinds}) == 4, kinds
