"""Every sequence of seating commands up to a length, walked breadth first: a state that was met is not gone on from.

It checks what each identity is shown and may do in each state that is new; what the commands are is the tests' to say.
"""

from __future__ import annotations

from collections.abc import Sequence

from tests.hands.driver import TableUnderTest

Command = tuple[str, str, int]  # who, what, of which seat; nobody for what happens by itself


async def do(table: TableUnderTest, command: Command) -> None:
    """One command, or something that happens by itself."""
    who, what, value = command
    match what:
        case "wait":
            await table.wait()
        case "play":
            await table.play_out()
        case "restart":
            await table.restart()
        case _:
            await table.send(who, what, value)


async def check(table: TableUnderTest, people: Sequence[str], path: Sequence[Command]) -> None:
    """What holds in every state."""
    assert table.is_sound(), path
    for person in people:
        table.look(person, draws=len(path) < 3)
        await table.try_to_act(person)
        for deal in table.dealt:
            own = {seat for seat, holder in enumerate(table.holders[deal]) if holder == person}
            shown = {seat for of, seat in table.seen.get(person, ()) if of == deal}
            assert shown <= own, f"{person} was shown {shown} of {deal} after {path}"
    assert not table.faults, f"{table.faults} after {path}"


async def walk(table: TableUnderTest, commands: Sequence[Command], people: tuple[str, ...], length: int) -> int:
    """How many states there are within `length` commands from the state of a table."""
    await check(table, people, ())
    met = {table.situation(people)}
    frontier: list[tuple[tuple[Command, ...], TableUnderTest]] = [((), table)]
    for _ in range(length):
        found: list[tuple[tuple[Command, ...], TableUnderTest]] = []
        for path, before in frontier:
            state, now = before.situation(people), before.fork()
            for command in commands:
                await do(now, command)
                after = now.situation(people)
                if after == state:  # refused, or nothing to do: the next command finds the same table
                    continue
                if after not in met:
                    met.add(after)
                    await check(now, people, (*path, command))
                    met.add(now.situation(people))
                    found.append(((*path, command), now))
                else:
                    await now.end()
                now = before.fork()
            await now.end()
            await before.end()
        frontier = found
    for _, table in frontier:
        await table.end()
    return len(met)
