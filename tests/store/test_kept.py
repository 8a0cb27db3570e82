"""What every store that outlives the program does: opened again, opened by several at once, cancelled, closed.

What holds for stores in memory too, and what is special about one kind, is tested beside it.
"""

from __future__ import annotations

import asyncio
import random
from collections.abc import Callable
from subprocess import PIPE

import pytest

from openhearts.store import CommandDone, Conflict, NoStream, Store
from tests.store.conftest import KEPT, Place
from tests.warm_starts import start

pytestmark = [pytest.mark.anyio, pytest.mark.parametrize("store_kind", KEPT)]


async def test_everything_is_there_after_opening_again(place: Place) -> None:
    async with place.opened() as store:
        await store.create("t", [b"1", b"2"], b"about")
        await store.append("t", 2, [b"3"], command="c")
        await store.join("t", "anna", "host")
        await store.put("rules", "k", b"v")
        listed = await store.streams_of("anna")
    async with place.opened() as store:
        assert await store.read("t") == [b"1", b"2", b"3"]
        assert await store.streams_of("anna") == listed
        assert await store.get("rules", "k") == b"v"
        assert await store.append("t", 2, [b"3"], command="c") == 3, "its answer was lost with the program"
        with pytest.raises(CommandDone):
            await store.append("t", 3, [b"3"], command="c")
        assert await store.append("t", 3, [b"4"]) == 4


# --- several writers --------------------------------------------------------------------------------------------------


async def test_two_programs_race_and_exactly_one_wins(place: Place) -> None:
    async with place.opened() as one, place.opened() as other:
        await one.create("t", [])
        for number in range(40):
            entries = [[b"%d %d" % (number, name)] * 2 for name in range(2)]
            done = await asyncio.gather(
                one.append("t", 2 * number, entries[0]),
                other.append("t", 2 * number, entries[1]),
                return_exceptions=True,
            )
            winner, loser = sorted(done, key=lambda result: isinstance(result, Conflict))
            assert winner == 2 * number + 2
            assert isinstance(loser, Conflict) and loser.length == 2 * number + 2
            kept = await one.read("t", 2 * number)
            assert kept == entries[done.index(winner)] == await other.read("t", 2 * number)


async def test_two_programs_carry_out_the_same_command_once(place: Place) -> None:
    """Each decides for itself, at another moment: what the first one wrote is what came of the command."""
    async with place.opened() as one, place.opened() as other:
        await one.create("t", [])
        for number in range(40):
            entries = [[b"%d %d" % (number, name)] for name in range(2)]
            done = await asyncio.gather(
                *(
                    store.append("t", number, entries[name], command=f"c{number}")
                    for name, store in enumerate((one, other))
                ),
                return_exceptions=True,
            )
            winner, loser = sorted(done, key=lambda result: isinstance(result, CommandDone))
            assert winner == number + 1 and isinstance(loser, CommandDone)
            assert await one.read("t", number) == entries[done.index(winner)]


async def test_two_programs_make_the_same_stream(place: Place) -> None:
    async with place.opened() as one, place.opened() as other:
        done = await asyncio.gather(
            *(store.create("t", [name] * 3) for store, name in ((one, b"1"), (other, b"2"))), return_exceptions=True
        )
        assert sorted(result is None for result in done) == [False, True]
        assert await one.read("t") == [b"1" if done[0] is None else b"2"] * 3


async def test_of_two_programs_that_swap_a_small_value_one_does(place: Place) -> None:
    async with place.opened() as one, place.opened() as other:
        before: bytes | None = None
        for number in range(20):
            values = b"%d one" % number, b"%d other" % number
            swaps = (store.swap("used", "k", before, value) for store, value in zip((one, other), values, strict=True))
            done = await asyncio.gather(*swaps)
            assert sorted(done) == [False, True]
            before = values[done.index(True)]
            assert await one.get("used", "k") == await other.get("used", "k") == before


async def test_many_streams_at_once_lose_nothing(place: Place) -> None:
    async with place.opened() as one, place.opened() as other:
        stores: list[Store] = [one, other]

        async def write(name: str, store: Store) -> None:
            await store.create(name, [])
            for number in range(10):
                assert await store.append(name, number, [b"%d" % number]) == number + 1
                assert len(await store.read(name)) == number + 1

        await asyncio.gather(*(write(f"t{number}", stores[number % 2]) for number in range(12)))
        for number in range(12):
            assert await other.read(f"t{number}") == [b"%d" % entry for entry in range(10)]


async def test_two_programs_write_to_the_same_streams_in_any_order(place: Place) -> None:
    """Whatever waits together in one program and in the other: nobody is in each other's way for good."""
    names = [f"t{number}" for number in range(8)]
    async with place.opened() as one, place.opened() as other:
        for name in names:
            await one.create(name, [])

        async def write(store: Store, name: str) -> None:
            for _ in range(6):
                while True:
                    try:
                        await store.append(name, await store.length(name), [b"x"])
                        break
                    except Conflict:
                        continue

        async with asyncio.timeout(60):
            forth, back = ([write(one, name) for name in names], [write(other, name) for name in reversed(names)])
            await asyncio.gather(*forth, *back)
        assert [await one.length(name) for name in names] == [12] * 8


async def test_what_one_program_removes_another_one_misses(place: Place) -> None:
    async with place.opened() as one, place.opened() as other:
        for number in range(10):
            await one.create("t", [b"1"])
            (listed,) = await joined(one, "anna")
            removed, *done = await asyncio.gather(
                one.remove(["t"], listed.changed.replace(year=listed.changed.year + 1)),
                other.append("t", 1, [b"2"]),
                other.join("t", "ben", "player"),
                other.touch("t"),
                return_exceptions=True,
            )
            assert removed == 1, number
            assert all(result is None or result == 2 or isinstance(result, NoStream) for result in done), done
            assert await other.streams_of("ben") == await other.streams_of("anna") == []


async def joined(store: Store, person: str) -> list[object]:
    """The list of a person who has the stream `t` in it from now on."""
    await store.join("t", person, "host")
    return [*await store.streams_of(person)]


async def test_opening_one_new_store_many_times_at_once(places: Callable[[], Place]) -> None:
    for _ in range(3):
        place = places()
        stores = await asyncio.gather(*(place.open() for _ in range(6)))
        await asyncio.gather(*(store.create(f"t{number}", [b"1"]) for number, store in enumerate(stores)))
        assert [await stores[0].length(f"t{number}") for number in range(6)] == [1] * 6
        await asyncio.gather(*(store.close() for store in stores))


OPENS = """
import asyncio, sys
from openhearts.store import open_store

async def main():
    print("ready", flush=True)
    sys.stdin.readline()
    store = await open_store(sys.argv[1])
    await store.create(sys.argv[2], [b"1"])
    await store.close()

import openhearts.store.sqlite, alembic.command
asyncio.run(main())
"""


async def test_several_processes_open_the_same_new_store_at_once(place: Place) -> None:
    programs = [start(["-c", OPENS, place.address, f"t{number}"], stdin=PIPE, stdout=PIPE) for number in range(3)]
    for program in programs:
        assert program.stdout is not None and program.stdout.readline().strip() == b"ready"
    for program in programs:
        assert program.stdin is not None
        program.stdin.write(b"go\n")
        program.stdin.flush()
    for program in programs:
        program.communicate()
        assert program.returncode == 0
    async with place.opened() as store:
        assert [await store.length(f"t{number}") for number in range(3)] == [1, 1, 1]


# --- writers who do not wait ------------------------------------------------------------------------------------------


async def test_a_cancelled_writer_leaves_all_or_nothing(place: Place) -> None:
    rng = random.Random(5)
    async with place.opened() as store:
        await store.create("t", [])
        length = n_cancelled = 0
        for _ in range(60):
            task = asyncio.create_task(store.append("t", length, [b"a", b"b", b"c"]))
            for _ in range(rng.randrange(40)):  # steps of the loop, not time
                await asyncio.sleep(0)
            task.cancel()
            try:
                await task
            except asyncio.CancelledError:
                n_cancelled += 1
            now = await store.length("t")
            assert now in {length, length + 3}
            length = now
        assert n_cancelled
        assert await store.append("t", length, [b"end"]) == length + 1
        assert await store.read("t") == [b"a", b"b", b"c"] * (length // 3) + [b"end"]


async def test_closing_waits_for_those_who_write(place: Place) -> None:
    store = await place.open()
    await asyncio.gather(*(store.create(f"t{number}", []) for number in range(5)))
    writers = [asyncio.create_task(store.append(f"t{number}", 0, [b"1"])) for number in range(5)]
    await asyncio.sleep(0)
    await store.close()
    assert [writer.done() for writer in writers] == [True] * 5
    assert [await writer for writer in writers] == [1] * 5
