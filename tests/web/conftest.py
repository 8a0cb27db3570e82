"""An application that ends leaves the programs of its sandboxes to the next, which would start the same ones.

Queues and what each address may still have done are not shared: they lie in the sandboxes, not in their programs.
tests/web/test_sandbox.py looks at the programs themselves, and tests/web/test_jobs.py at jobs while they are done,
which does not take long where a program is there already: these have their own.
"""

from __future__ import annotations

import os
from collections.abc import Hashable, Iterator
from subprocess import Popen
from weakref import WeakKeyDictionary

import pytest

from openhearts.web.sandbox.supervisor import Sandbox

HAVE_THEIR_OWN = {"test_jobs.py", "test_sandbox.py"}
OF_EACH_TEST = {"PYTEST_CURRENT_TEST"}


class Programs:
    """Programs of sandboxes that have no job just now, by what they were started with."""

    def __init__(self) -> None:
        self._started: WeakKeyDictionary[Popen[bytes], Hashable] = WeakKeyDictionary()
        self._free: dict[Hashable, list[Popen[bytes]]] = {}

    def take(self, sandbox: Sandbox) -> tuple[bool, Popen[bytes]]:
        """What `Sandbox._alive` returns, with a program that another left where there is one."""
        how = _surroundings(sandbox)
        if sandbox._program is None and (free := self._free.get(how)):
            sandbox._program = free.pop()
        is_new, program = _alive(sandbox)
        if is_new:
            self._started[program] = how
        return is_new, program

    def leave(self, sandbox: Sandbox) -> None:
        """Closes a sandbox; its program goes on where it has no job."""
        program = sandbox._program
        if program is not None and not sandbox._owed and program.poll() is None:
            sandbox._program = None
            self._free.setdefault(self._started[program], []).append(program)
        _close(sandbox)

    def end(self) -> None:
        """Ends those that nobody has."""
        for program in (one for free in self._free.values() for one in free):
            with program:  # closes its pipes, and waits for it
                program.kill()


_alive, _close = Sandbox._alive, Sandbox.close


def _surroundings(sandbox: Sandbox) -> Hashable:
    """All that a program is started with."""
    variables = frozenset((key, value) for key, value in os.environ.items() if key not in OF_EACH_TEST)
    return sandbox.bounds, os.getcwd(), variables


@pytest.fixture(scope="session")
def programs() -> Iterator[Programs]:
    """The programs of this run."""
    made = Programs()
    yield made
    made.end()


@pytest.fixture(autouse=True)
def programs_are_left(request: pytest.FixtureRequest, programs: Programs, monkeypatch: pytest.MonkeyPatch) -> None:
    """Applications leave their programs to each other, but for those of some files."""
    if request.path.name in HAVE_THEIR_OWN:
        return

    def alive(sandbox: Sandbox) -> tuple[bool, Popen[bytes]]:
        return programs.take(sandbox)

    def close(sandbox: Sandbox) -> None:
        programs.leave(sandbox)

    monkeypatch.setattr(Sandbox, "_alive", alive)
    monkeypatch.setattr(Sandbox, "close", close)
