"""A beginner at Herz an Herz: sees the drawn card and the ends of its own rows, and nothing else.

Lays whatever does not seem to fall too far, in the wrong row now and then; counts no cards, sees no colours, and takes
the first thing with a Stibitz card that comes to mind.
"""

from __future__ import annotations

import random

from openhearts.bots import reasons as why
from openhearts.bots.herz_an_herz.heuristics import candidates, towers_after
from openhearts.bots.herz_an_herz.tower_value import bottom
from openhearts.bots.reasons import because
from openhearts.core.advice import Advice
from openhearts.games.herz_an_herz.play.actions import DISCARD, Action, Keep, Lay
from openhearts.games.herz_an_herz.play.view import View

PARTS = 16  # chances are out of these
SLIPS = 4  # takes the worse of two rows
START_FROM = 40  # keeps start cards from this part (of 100) of the highest number on
FALLS_TO = 45  # lays a card if this part (of 100) of the room below is left


def choose(view: View, rng: random.Random) -> Action:
    """What a beginner does with this view."""
    return _decided(view, rng)


def advise(view: View, rng: random.Random) -> Advice:
    """The same; a beginner can hardly say why."""
    return Advice(_decided(view, rng), reasons=(because(why.AT_RANDOM),))


def _decided(view: View, rng: random.Random) -> Action:
    roll, place = rng.randrange(PARTS), rng.random()
    actions = candidates(view)
    steals = [action for action in actions if not isinstance(action, Keep | Lay) and action != DISCARD]
    if steals:
        return steals[int(place * len(steals))]
    left = [(_room(view, action), number) for number, action in enumerate(actions) if action != DISCARD]
    left.sort(key=lambda one: (-one[0], one[1]))
    fitting = [number for room, number in left if room >= 0]
    if not fitting:
        return DISCARD if DISCARD in actions else actions[0]
    best = fitting[min(1 if roll < SLIPS else 0, len(fitting) - 1)]
    return actions[best]


def _room(view: View, action: Action) -> int:
    """How much more of the room below is left (of 100) than a beginner asks for; below 0: it will not do that."""
    public, seat = view.public, view.seat
    assert seat is not None, "a watcher decides nothing"
    before, after = public.towers[seat], towers_after(public, seat, action)[seat]
    if after.start is None:
        return -1
    if before.start is None:
        return 100 * after.start.value // public.rules.tower.max_number - START_FROM
    rows = [(before.left, after.left), (before.right, after.right)]
    for old, new in rows:
        if len(old) != len(new):
            return 100 * bottom(after, new) // max(1, bottom(before, old)) - FALLS_TO
    return -1
