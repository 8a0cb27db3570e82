"""Bots with one fault each: for tests that the checks of a bot notice it.

Each breaks one promise and keeps the others as well as it can.
"""

from __future__ import annotations

import gc
import os
import random
import sys
import threading
import time
from typing import Any

from msgspec.structs import force_setattr

import openhearts as oh
from openhearts.core.advice import Advice
from openhearts.games import hearts


def nth(view: oh.View, number: int) -> oh.Action:
    """One of the first options, by a number."""
    options = []
    for action in view.options:
        options.append(action)
        if len(options) == 40:
            break
    return options[number % len(options)]


class Sound(oh.Bot):
    """Keeps every promise; uses chance."""

    name, version = "sound", "1"

    def choose(self, view: oh.View, budget: oh.Budget, rng: random.Random) -> oh.Action:
        return nth(view, rng.randrange(1000))


class Crashing(Sound):
    """Divides by zero in a helper, now and then."""

    def choose(self, view: oh.View, budget: oh.Budget, rng: random.Random) -> oh.Action:
        return nth(view, self.share(rng.randrange(4)))

    def share(self, parts: int) -> int:
        """A helper: its frame stands in the traceback."""
        return 12 // parts


class Exiting(Sound):
    """Ends the program."""

    def choose(self, view: oh.View, budget: oh.Budget, rng: random.Random) -> oh.Action:
        raise SystemExit(3)


class Cheating(Sound):
    """Answers a card that it does not hold."""

    def choose(self, view: oh.View, budget: oh.Budget, rng: random.Random) -> oh.Action:
        if isinstance(view, hearts.View) and view.options.kind == "play":
            return hearts.Play(view.unseen[0] if view.unseen else view.hand[-1])
        return super().choose(view, budget, rng)


class Silent(Sound):
    """Answers nothing at all, and another time a text."""

    def choose(self, view: oh.View, budget: oh.Budget, rng: random.Random) -> Any:
        return None if rng.random() < 0.5 else "QS"


class Wavering(Sound):
    """Asks the system for chance."""

    def choose(self, view: oh.View, budget: oh.Budget, rng: random.Random) -> oh.Action:
        return nth(view, os.urandom(1)[0])


class Drawing(Sound):
    """Chooses alike, but draws by the clock."""

    def choose(self, view: oh.View, budget: oh.Budget, rng: random.Random) -> oh.Action:
        for _ in range(time.perf_counter_ns() // 100 % 7):
            rng.random()
        return nth(view, 0)


class Hashing(Sound):
    """Chooses by the hash of a text, which is another one in each process."""

    def choose(self, view: oh.View, budget: oh.Budget, rng: random.Random) -> oh.Action:
        return nth(view, hash(f"{view.seat} {view.public.deal_number} {len(repr(view))}"))


class Counting(Sound):
    """Counts its calls."""

    def __init__(self) -> None:
        self.n_calls = 0

    def choose(self, view: oh.View, budget: oh.Budget, rng: random.Random) -> oh.Action:
        self.n_calls += 1
        return nth(view, self.n_calls)


class Gambling(Sound):
    """Draws from the chance that the whole program shares."""

    def choose(self, view: oh.View, budget: oh.Budget, rng: random.Random) -> oh.Action:
        return nth(view, random.randrange(1000))


class Peeping(Sound):
    """Reads the shared chance without changing it."""

    def choose(self, view: oh.View, budget: oh.Budget, rng: random.Random) -> oh.Action:
        return nth(view, hash(random.getstate()))


class Numbers(Sound):
    """Draws from numpy's shared chance."""

    def choose(self, view: oh.View, budget: oh.Budget, rng: random.Random) -> oh.Action:
        import numpy

        return nth(view, int(numpy.random.randint(1000)))


class Marking(Sound):
    """Marks the view."""

    def choose(self, view: oh.View, budget: oh.Budget, rng: random.Random) -> oh.Action:
        chosen = super().choose(view, budget, rng)
        force_setattr(view.public, "scores", (99,) * len(view.public.scores))
        return chosen


def somewhere(name: str) -> Any:
    """A value of this name anywhere up the stack."""
    frame = sys._getframe(1)
    while frame is not None:
        if name in frame.f_locals:
            return frame.f_locals[name]
        frame = frame.f_back  # type: ignore[assignment]
    return None


class Spying(Sound):
    """Walks up the stack to a position, and decides by the next seat's hand."""

    def choose(self, view: oh.View, budget: oh.Budget, rng: random.Random) -> oh.Action:
        position = somewhere("position")
        hidden = getattr(position, "hands", None) or getattr(position, "order", ())
        return nth(view, sum(hash(one) % 1013 for one in hidden))


class Copying(Sound):
    """Decides by which object the view is: equal views, other choices."""

    def choose(self, view: oh.View, budget: oh.Budget, rng: random.Random) -> oh.Action:
        rules = view.public.rules
        return nth(view, len(rules.names) + 3)


class Straining(Sound):
    """A budget makes it choose what it may not."""

    def choose(self, view: oh.View, budget: oh.Budget, rng: random.Random) -> oh.Action:
        if budget.work is not None and isinstance(view, hearts.View):
            return hearts.Pass(())
        return super().choose(view, budget, rng)


class Hypocrite(Sound):
    """Advises something else."""

    def choose(self, view: oh.View, budget: oh.Budget, rng: random.Random) -> oh.Action:
        return nth(view, 0)

    def advise(self, view: oh.View, budget: oh.Budget, rng: random.Random) -> Advice:
        return Advice(nth(view, 1))


class Slow(Sound):
    """Takes its time."""

    def choose(self, view: oh.View, budget: oh.Budget, rng: random.Random) -> oh.Action:
        gc.get_count()
        time.sleep(0.002)
        return nth(view, 0)


class Never:
    """A value that cannot be compared, hashed or put into words."""

    def __eq__(self, other: object) -> bool:
        raise ValueError("never")

    __hash__ = None  # type: ignore[assignment]

    def __repr__(self) -> str:
        raise ValueError("never")


class Speechless(Exception):
    """An error that cannot say what it is."""

    def __str__(self) -> str:
        raise ValueError("never")


class Mute(Sound):
    """Raises what cannot be told."""

    def choose(self, view: oh.View, budget: oh.Budget, rng: random.Random) -> oh.Action:
        raise Speechless


class Talking(Sound):
    """Prints what it thinks."""

    def choose(self, view: oh.View, budget: oh.Budget, rng: random.Random) -> oh.Action:
        print("thinking")
        return super().choose(view, budget, rng)


class Odd(Sound):
    """Answers what cannot even be compared."""

    def choose(self, view: oh.View, budget: oh.Budget, rng: random.Random) -> Any:
        return Never()


class Vandal(Sound):
    """Breaks the view for good."""

    def choose(self, view: oh.View, budget: oh.Budget, rng: random.Random) -> oh.Action:
        chosen = super().choose(view, budget, rng)
        force_setattr(view, "public", [Never()])
        return chosen


class Demanding(Sound):
    """Cannot be made from nothing, nor copied: it holds a lock."""

    def __init__(self, number: int) -> None:
        self.number, self.lock = number, threading.Lock()


class Alternating(Sound):
    """Plays high and low by turns, a turn for each question that is another than the last one."""

    def __init__(self) -> None:
        self.last: oh.View | None = None
        self.is_high = False

    def choose(self, view: oh.View, budget: oh.Budget, rng: random.Random) -> oh.Action:
        if view != self.last:
            self.last, self.is_high = view, not self.is_high
        return nth(view, 39 if self.is_high else 0)


class Greedy(Sound):
    """Imagines a thousand worlds, whatever its budget is."""

    def advise(self, view: oh.View, budget: oh.Budget, rng: random.Random) -> Advice:
        return Advice(self.choose(view, budget, rng), 0.0, 1.0, 1000)
