"""Herz an Herz by ear: who hears every card knows what each tower has earned, after each turn, from the words alone."""

from __future__ import annotations

import random
import re

import pytest

from openhearts.games import registry
from openhearts.speech import levels
from openhearts.speech.speaker import Speaker
from tests.speech.logs import NAMES, play

EN = Speaker("en")
LAID = re.compile(r"(\w+): [^.]*, (?:left|right) row, step \d+\. (\d+) points?\.")
STANDS = re.compile(r"Points of this deal: ([^.]*)\.")


@pytest.mark.parametrize("level", ["full", "usual"])
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_points_are_known_after_each_turn(seats: int, level: str) -> None:
    """A watcher hears everybody's turns: at the usual level too, all that a burst of them holds at once."""
    n_thefts = n_laid = 0
    for seed in range(12):
        heard = dict.fromkeys(NAMES[:seats], 0)
        waiting: list[object] = []
        for number, deal in enumerate(play(registry.ruleset("herz-an-herz", seats), seed, random.Random(seed))):
            waiting += deal.events
            if level == "usual" and number % 3 and not deal.is_over:
                continue  # told at once, where others have not waited
            view = deal.view(None)
            said = levels.told(EN, waiting, view, NAMES[:seats], level) or ""  # type: ignore[arg-type]
            waiting = []
            for name, points in LAID.findall(said):
                heard[name] += int(points)
                n_laid += 1
            if (sums := STANDS.search(said)) is not None and not deal.is_over:
                heard |= {name: int(points) for name, points in re.findall(r"(\w+) (-?\d+)", sums[1])}
                n_thefts += 1
            if not deal.is_over:
                assert [*heard.values()] == [*view.public.points], (seed, said)
    assert n_thefts > 5 and n_laid > 30
