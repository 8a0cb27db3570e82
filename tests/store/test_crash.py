"""A program that writes is killed at random moments: what it acknowledged is there, and nothing is there by halves.

It does not pull the plug of the machine: that is between the database and the disk (docs/store.md says more).
"""

from __future__ import annotations

import random
import signal
from subprocess import PIPE

import pytest

from openhearts.store import Store
from tests.store.conftest import KEPT, Place
from tests.warm_starts import start

pytestmark = [pytest.mark.anyio, pytest.mark.parametrize("store_kind", KEPT)]

N_STREAMS = 4
N_TOGETHER = 3  # entries of one append
# Appends to several streams at once, from where each stands, and prints what was acknowledged, until it is killed.
WRITES = """
import asyncio, sys
from openhearts.store import open_store, NoStream

path, n_streams, n_together = sys.argv[1], int(sys.argv[2]), int(sys.argv[3])

async def write(store, stream):
    try:
        length = await store.length(stream)
    except NoStream:
        await store.create(stream, [])
        length = 0
    while True:
        entries = [b"%d %s" % (length + n, b"x" * (length * 37 % 5000)) for n in range(n_together)]
        length = await store.append(stream, length, entries, b"%d" % (length + n_together))
        print(stream, length, flush=True)

async def main():
    store = await open_store(path)
    await asyncio.gather(*(write(store, f"t{n}") for n in range(n_streams)))

asyncio.run(main())
"""


async def test_what_was_acknowledged_survives_a_kill(place: Place) -> None:
    rng = random.Random(11)
    acknowledged = {f"t{number}": 0 for number in range(N_STREAMS)}
    for n_lines in [1, *(rng.randrange(2, 120) for _ in range(2))]:
        program = start(["-c", WRITES, place.address, str(N_STREAMS), str(N_TOGETHER)], stdout=PIPE)
        assert program.stdout is not None
        for _ in range(n_lines):
            note(program.stdout.readline().decode(), acknowledged)
        for _ in range(rng.randrange(20_000)):  # a moment somewhere between two lines
            pass
        program.kill()
        rest, _ = program.communicate()
        for line in rest.decode().splitlines(keepends=True):
            note(line, acknowledged)
        assert program.returncode in {-getattr(signal, "SIGKILL", 9), 1}  # 1: how Windows ends a program
        store = await place.open()
        for stream, length in acknowledged.items():
            await check(store, stream, length)
        await store.close()
    assert sum(acknowledged.values()) > N_TOGETHER * N_STREAMS


def note(line: str, acknowledged: dict[str, int]) -> None:
    """Remembers a whole line; the last one may be torn, since it was the program that was killed."""
    if line.endswith("\n"):
        stream, length = line.split()
        assert int(length) > acknowledged[stream]
        acknowledged[stream] = int(length)


async def check(store: Store, stream: str, acknowledged: int) -> None:
    """Everything acknowledged is there, at most one append more, and each append as a whole."""
    if not acknowledged:
        return  # killed so early that it may not even have been made
    entries = await store.read(stream)
    assert acknowledged <= len(entries) and len(entries) % N_TOGETHER == 0
    assert await store.length(stream) == len(entries)
    assert await store.about(stream) == b"%d" % len(entries)
    for number, entry in enumerate(entries):
        size = (number - number % N_TOGETHER) * 37 % 5000
        assert entry == b"%d %s" % (number, b"x" * size)
