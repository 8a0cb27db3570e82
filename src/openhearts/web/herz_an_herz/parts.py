"""A table of Herz an Herz part by part: each step of each tower, the drawn card, the piles.

It draws nothing; the parts are macros of `games/herz_an_herz.html`, and their values come from scene.py.
"""

from __future__ import annotations

from functools import partial
from typing import Final

from msgspec.structs import replace

from openhearts.games.herz_an_herz.play.view import View
from openhearts.speech.herz_an_herz.cursor import Walk
from openhearts.web.game_ui import Seen
from openhearts.web.herz_an_herz.scene import ROWS, Scene, scene_of
from openhearts.web.regions.parts import Groups, Part

TEMPLATE: Final = "games/herz_an_herz.html"
_part = partial(Part, TEMPLATE)


def parts_of(scene: Scene) -> dict[str, Part | str]:
    """Everything that a page shows of a scene."""
    seats = tuple(tower.seat for tower in scene.towers)
    found: dict[str, Part | str] = {
        "picture": _part("table", (seats, scene.walks, scene.is_over)),
        "view": "stage",
        "head": _part("head", (scene.head,)),
        "strip": _part("bar", (scene.title, scene.head[0], "", scene.standing)),
        "stock": _part("stock", (scene.stock, scene.back if scene.n_stock else "", scene.n_stock)),
        "arrow": _part("arrow", stays=True),
    }
    for tower in scene.towers:
        seat, rows = tower.seat, tuple(zip(ROWS, (label for label, _ in tower.rows), strict=True))
        is_near, n_steps = seat == seats[0], len(tower.rows[0][1])
        found[f"tower-{seat}"] = _part("tower", (seat, tower.name, tower.is_own, is_near, rows, n_steps))
        numbers = tower.score, tower.points, tower.is_bot, tower.is_away
        found[f"plate-{seat}"] = _part("plate", (seat, tower.name, tower.face, *numbers))
        if tower.is_turn:
            found[f"turn-{seat}"], found[f"arrow-{seat}"] = " turn", "<!--arrow-->"
        found[f"step-{seat}-start-0"] = _part("step", (tower.start,))
        for row, (_, steps) in zip(ROWS, tower.rows, strict=True):
            for step in steps:
                found[f"step-{seat}-{row}-{step.number}"] = _part("step", (step,))
    if scene.verdict is not None:
        found["verdict"] = Part("games/card.html", "verdict", (scene.verdict,))
    if scene.drawn is not None:
        found["drawn"] = _part("drawn", (scene.drawn, scene.drawn_by))
    if scene.discarded is not None:
        found["discarded"] = _part("discarded", (scene.discarded,))
    return found


def with_last_card(seen: Seen[View], before: Groups) -> Groups | None:
    """What a page showed before a deal was over, with its last card; None where it showed no towers."""
    if "stock" not in before.get("picture", {}):
        return None
    lying = replace(seen.view.public, phase="play", turn=None, drawn=None)
    return {**before, "picture": parts_of(scene_of(replace(seen, view=replace(seen.view, public=lying)), Walk()))}
