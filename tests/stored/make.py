"""Made the samples in `version-1/` with the code of that version; with a later one it would make others.

    git worktree add OLD f0f75d9
    PYTHONPATH=OLD/src python tests/stored/make.py tests/stored/version-1

A `.stream` holds the entries of a table in a store, a line each; a `.table` is a file of the terminal's; a `.record`
is what the table's record told at that moment.
"""

from __future__ import annotations

import argparse
import asyncio
import random
from pathlib import Path
from typing import Any

import openhearts as oh
from openhearts.records import shuffle_proof
from openhearts.store import MemoryStore
from openhearts.tables import file_log
from openhearts.tables.hosting.lobby import Lobby
from openhearts.tables.log import Sitting
from openhearts.tables.roster import Settings
from openhearts.tables.table import open_table

GUIDED = "show-me-how-69"
RULES = oh.ruleset("kids-jinx", 4)
QUICK = Settings(pace=0.0, level="club")


async def _opened(store: MemoryStore, *people: str, seed: str | None = None) -> Any:
    live = await Lobby(store).create(RULES, people[0], Settings(pace=0.0, level="club", guide=seed is not None))
    for seat, person in enumerate(people):
        await live.seating.sit(person, seat, person.title())
    await live.start(people[0], first_leader=0, **({} if seed is None else {"seed": seed}))
    return live


async def _settled(live: Any) -> None:
    while live.mixing.is_on or live.driving.is_on:
        await asyncio.sleep(0.001)


async def _play(live: Any, n_acts: int = 1000) -> None:
    """People act so often, or to the end of the deal."""
    for person in live.gathering.people:
        live.listen(person)
    await _settled(live)
    for _ in range(n_acts):
        if live.table.public.phase == "over":
            return
        seat = live.table.to_act[0]
        person = live.gathering.chairs[seat].person
        await live.act(person, seat, oh.bot("club").choose(live.table.view(seat), oh.Budget(), random.Random(1)))
        while live.reading.is_on:
            live.reading.go_on(person)
        await _settled(live)


async def _next(live: Any) -> None:
    for person in live.gathering.people:
        await live.next_deal(person)


async def _commit(live: Any, person: str) -> None:
    asked = live.mixing.question(person)
    told = shuffle_proof.seat_commitment(asked.match, asked.deal, asked.host, asked.seats[0], b"\x07" * 32)
    await live.mixing.hear(person, "commit", f"{asked.deal} {asked.seats[0]} {told}")


async def _write(folder: Path, name: str, store: MemoryStore, live: Any) -> None:
    await live.rest()
    lines = b"".join(raw + b"\n" for raw in await store.read(live.ident))
    (folder / f"{name}.stream").write_bytes(lines)
    if live.table is not None and live.table.finished:
        (folder / f"{name}.record").write_text(live.record().text(), encoding="utf-8")


async def _shared(folder: Path) -> None:
    for name in ("shared-between", "shared-shuffling", "shared-playing"):
        store = MemoryStore()
        live = await _opened(store, "anna", "ben")
        await _play(live)
        if name == "shared-shuffling":
            for person in ("anna", "ben"):
                live.listen(person, contributes=True)
        if name != "shared-between":
            await _next(live)
        if name == "shared-shuffling":
            await _commit(live, "anna")
        if name == "shared-playing":
            await _play(live, 5)
        await _write(folder, name, store, live)


async def _guided(folder: Path) -> None:
    for name in ("guided-1", "guided-1-joined", "guided-between", "guided-2", "guided-2-shuffling", "guided-2-joined"):
        store = MemoryStore()
        live = await _opened(store, "anna", seed=GUIDED)
        await _play(live, 3 if name.startswith("guided-1") else 1000)
        if name.endswith("-joined"):
            await live.seating.sit("max", 2, "Max")
        if name == "guided-2-shuffling":
            live.listen("anna", contributes=True)
        if name.startswith("guided-2"):
            await _next(live)
        if name == "guided-2-shuffling":
            await _commit(live, "anna")
        if name in ("guided-2", "guided-2-joined"):
            await _play(live, 4)
        await _write(folder, name, store, live)


def _terminal(folder: Path) -> None:
    for name, seed in (("terminal", None), ("terminal-seed", "7")):
        log = file_log.create(folder, name)
        sittings = [Sitting("Anna"), *(Sitting(bot, "club") for bot in ("Ben", "Cleo", "Dan"))]
        table, _ = open_table(RULES, sittings, seed=seed, log=log)
        while table.standing.deal_number < 2 or len(table.steps) < 9:
            if table.is_waiting:
                table.next_deal()
            elif table.bot_to_act() is not None:
                table.act_bot(table.bot_to_act())
            else:
                table.act(0, next(iter(table.view(0).options)))
        log.close()
        log.path.rename(folder / f"{name}.table")


async def _all(folder: Path) -> None:
    folder.mkdir(parents=True, exist_ok=True)
    await _shared(folder)
    await _guided(folder)
    _terminal(folder)


if __name__ == "__main__":
    parser = argparse.ArgumentParser(prog="python tests/stored/make.py", description=(__doc__ or "").split("\n")[0])
    parser.add_argument("folder", type=Path, help="where the samples go")
    asyncio.run(_all(parser.parse_args().folder))
