"""What happened at a table of late: the last steps are in memory, and those before are read from the store again.

It decides nothing and writes nothing; what the table takes in, it is given.
"""

from __future__ import annotations

import asyncio
from collections import deque
from collections.abc import Sequence
from typing import Final

from openhearts.tables.hosting.steps import Step, steps_of
from openhearts.tables.hosting.stored_log import StoredLog, beside
from openhearts.tables.session import logged_facts as f
from openhearts.tables.session.fold import folded
from openhearts.tables.session.state import State

KEPT: Final = 256  # steps that a slow listener may still be told one by one


class StepHistory:
    """The steps of one table, of whose entries `n` are known; the last ones are in `steps`.

    `folding` is held while a long log is read again, by one table of the server at a time.
    """

    def __init__(self, log: StoredLog, n: int, folding: asyncio.Lock) -> None:
        self._log, self._n, self._folding = log, n, folding
        self.steps: deque[Step] = deque(maxlen=KEPT)

    def take(self, steps: Sequence[Step]) -> None:
        """These happened just now."""
        self.steps.extend(steps)
        self._n = steps[-1].after.n if steps else self._n

    def after(self, n: int) -> tuple[Step, ...]:
        """What happened after so many entries, as far as it is in memory."""
        new: list[Step] = []
        for step in reversed(self.steps):
            if step.after.n <= n:
                break
            new.append(step)
        return tuple(reversed(new))

    async def since(self, moment: float) -> tuple[Step, ...]:
        """What happened after a moment, at most as much as is kept for slow listeners; read from the store where it is
        not in memory any more, once for all who ask.  Raises CannotStore, DamagedTable."""
        read: Sequence[Step] | None = None
        if not self._reaches(moment):
            async with self._folding:
                if not self._reaches(moment):  # who waited finds what the one before has read
                    read = await self._read_again()
        return tuple([step for step in (self.steps if read is None else read) if step.entry.at > moment])

    def _reaches(self, moment: float) -> bool:
        """Whether what is in memory goes back to a moment, or as far as ever."""
        first = self.steps[0].before if self.steps else None
        return first is not None and (first.at <= moment or len(self.steps) == KEPT or first.n <= 1)

    async def _read_again(self) -> Sequence[Step]:
        """The last steps as the store has them; they are in memory again from now on."""
        entries = await self._log.entries()
        first = max(1, len(entries) - KEPT)
        read = await beside(len(entries), lambda: steps_of(folded(self._log.ident, entries[:first]), entries[first:]))
        n = self.steps[0].before.n if self.steps else self._n
        before = [step for step in read if step.after.n <= n]
        if not before or before[-1].after.n != n:  # what is read here does not fit what is known here
            return read
        self.steps = deque([*before, *self.steps], KEPT)
        return self.steps

    async def as_people_moved_on(self) -> State | None:
        """How it stood when its people went on to the next table; None at tables of earlier versions.

        Raises CannotStore, DamagedTable.
        """
        for step in reversed(self.steps):
            if isinstance(step.entry.fact, f.MovesOn):
                return step.after
        entries = await self._log.entries()
        length = next((at for at, entry in enumerate(entries, 1) if isinstance(entry.fact, f.MovesOn)), 0)
        return await beside(length, lambda: folded(self._log.ident, entries[:length])) if length else None
