"""What is done to a simulated system, when, and how it is made good: every kind of fault, chosen by chance.

It looks at nothing that people see.
"""

from __future__ import annotations

import asyncio
import random
from typing import TYPE_CHECKING, Final

from .database import FATES
from .worker import Worker

if TYPE_CHECKING:
    from .world import World

EVERY: Final = 0.35  # seconds between two faults, on average
CLOCK_JUMPS: Final = (-3600.0, -30.0, -2.0, 2.0, 30.0, 3600.0)
KINDS: Final = {  # how often each is chosen
    "calls": 6,
    "notifications": 3,
    "full disk": 1,
    "database restarted": 1,
    "database cut": 2,
    "killed": 2,
    "stopped": 2,
    "page cut": 3,
    "unreachable": 1,
    "clock jumped": 1,
}


class Chaos:
    """The hand that does it."""

    def __init__(self, world: World) -> None:
        self.world = world
        self.rng = random.Random(f"chaos {world.seed}")
        self._kinds = [kind for kind, weight in KINDS.items() for _ in range(weight)]

    async def rage(self, seconds: float) -> None:
        """Faults, one after the other and over each other, for so long."""
        until = self.world.loop.time() + seconds
        while (now := self.world.loop.time()) < until:
            await asyncio.sleep(min(self.rng.expovariate(1 / EVERY), until - now))
            if not self.world.is_calm:
                self._strike(self.rng.choice(self._kinds))

    def _strike(self, kind: str) -> None:
        world, rng, database = self.world, self.rng, self.world.database
        worker = rng.choice(world.workers)
        lives = not worker.process.is_dead and worker.process.is_running
        match kind:
            case "calls":
                worker.connection.fates += rng.choices(FATES, k=rng.randint(1, 4))
            case "notifications":
                worker.connection.n_deaf += rng.randint(1, 4)
            case "full disk" if not database.is_full:
                self._begin(kind)
                database.is_full = True
                self._undo(0.3, 5.0, self._disk_has_room)
            case "database restarted" if not database.is_down:
                self._begin(kind)
                database.crash()
                self._undo(0.1, 3.0, self._database_is_up)
            case "database cut" if not worker.connection.is_cut:
                self._begin(kind, worker)
                worker.connection.cut()
                self._undo(0.3, 5.0, self._joined, worker)
            case "killed" if not worker.process.is_dead:
                self._begin(kind, worker)
                world.kill(worker)
                self._undo(0.1, 5.0, self._started, worker)
            case "stopped" if lives:
                self._begin(kind, worker)
                worker.process.stop()
                self._undo(1.0, 40.0, worker.process.go_on)
            case "page cut":
                wire = rng.choice(world.people).wire
                if wire is not None and not wire.is_closed:
                    world.fault(kind, wire.person.name)
                    wire.close()
            case "unreachable" if lives and not worker.is_unreachable:
                self._begin(kind, worker)
                worker.is_unreachable = True
                self._undo(1.0, 8.0, self._reached, worker)
            case "clock jumped" if lives and not worker.ahead:
                self._begin(kind, worker)
                worker.ahead = rng.choice(CLOCK_JUMPS)
                self._undo(1.0, 20.0, self._right, worker)

    def _begin(self, kind: str, worker: Worker | None = None) -> None:
        self.world.fault(kind, "" if worker is None else f"{worker.number}")

    def _undo(self, least: float, most: float, callback: object, *told: object) -> None:
        delay = self.rng.uniform(least, most)
        self.world.loop.call_later(delay, callback, *told, context=self.world.nobody)  # type: ignore[arg-type]

    # --- how it is made good ------------------------------------------------------------------------------------------

    def _disk_has_room(self) -> None:
        self.world.database.is_full = False

    def _database_is_up(self) -> None:
        self.world.database.is_down = False

    @staticmethod
    def _joined(worker: Worker) -> None:
        worker.connection.is_cut = False

    def _started(self, worker: Worker) -> None:
        if worker in self.world.workers:
            self.world.start_again(worker)

    @staticmethod
    def _reached(worker: Worker) -> None:
        worker.is_unreachable = False

    @staticmethod
    def _right(worker: Worker) -> None:
        worker.ahead = 0.0

    def end(self) -> None:
        """Everything is as it should be."""
        self.world.database.heal()
        for worker in list(self.world.workers):
            worker.is_unreachable, worker.ahead = False, 0.0
            if worker.process.is_dead:
                self._started(worker)
            else:
                worker.process.go_on()
