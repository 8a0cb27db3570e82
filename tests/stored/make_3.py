"""Made the samples in `version-3/` with the code of that version; with a later one it would make others.

    git worktree add OLD 3a119443
    PYTHONPATH=OLD/src:OLD python tests/stored/make_3.py tests/stored/version-3

`tables.sqlite` is a whole store as a server keeps it, sealed with `deals-key`: tables in every situation that random
histories come to, so that every kind of entry of that version stands in it.  `shown.json` has for each table what stood
there then (shown.py), and its record; `kinds` are the kinds of entries that there were.
"""

from __future__ import annotations

import argparse
import asyncio
import gzip
import hashlib
import json
import random
from collections.abc import Iterator
from pathlib import Path
from typing import Any, get_args

import msgspec
from msgspec.structs import replace

from openhearts.errors import Forbidden, OpenHeartsError
from openhearts.records.shuffle_receipts import Signer
from openhearts.store import open_store
from openhearts.store.schema import HEAD
from openhearts.tables.encryption import KeySealer
from openhearts.tables.hosting.steps import steps_of
from openhearts.tables.hosting.table_list import about
from openhearts.tables.session import codec
from openhearts.tables.session import commands as c
from openhearts.tables.session import logged_facts as f
from openhearts.tables.session.decide import decide
from openhearts.tables.session.record import record_of
from tests.tables.session.histories import World

KEY = bytes(range(32))
SIGNER = Signer(bytes(range(32, 64)))
LENGTHS = (25, 60, 120, 250, 400)
SEEDS = 400
BEGINNING_US = 1_795_000_000_000_000


class Served(World):
    """A history as a server with receipts writes it: it signs each shuffle that is complete."""

    def do(self, wish: c.AnyWish, by: str = "", ident: str = "") -> tuple[f.Entry, ...]:
        self.n_commands += 1
        able = frozenset(one for one in self.state.here if self.rng.random() < 0.5)
        told = ident or f"c{self.n_commands}", self.rng.randbytes(32), able, SIGNER.key
        try:
            entries = decide(self.state, c.Command(wish, by, *told), self.now)
        except OpenHeartsError:
            return ()
        entries = tuple(step.entry for step in steps_of(self.state, entries, SIGNER))
        self.take(entries)
        return entries


def worlds() -> Iterator[World]:
    """Random histories of several lengths; some were put back from a backup in the middle."""
    for seed in range(SEEDS):
        rng = random.Random(f"sample {seed}")
        world = Served(rng)
        for _ in range(LENGTHS[seed % len(LENGTHS)]):
            world.step()
            if seed % 40 == 7 and world.state.deal is not None and len(world.state.deal.steps) == 2:
                world.do(c.Restore())
            if seed % 40 == 8 and len(world.log) == 30:  # as versions before wrote it
                world.take((f.Entry(f.TimeSpent(0, 3.5), world.state.at),))
        yield world


def features(world: World) -> set[str]:
    """What is special about a table: the kinds of its entries, and what stands there now."""
    state = world.state
    found = {type(entry.fact).__name__ for entry in world.log}
    game = state.game.id
    found |= {f"{game} {state.phase}"}
    for name in ("claim", "asking", "knocks", "returns", "swaps", "anew", "next_table", "banned", "wants_again"):
        if getattr(state, name):
            found.add(f"has {name}")
    found |= {f"away {one.is_raised} {one.is_due}" for one in state.away.values()}
    if state.shuffle is not None:
        found.add(f"shuffle {state.shuffle.fair.phase}")
    if state.deal is not None and state.phase == "playing":
        found.add(f"{game} {state.deal.public.phase}")
    return found


async def made(folder: Path) -> None:
    folder.mkdir(parents=True, exist_ok=True)
    ticks = iter(range(BEGINNING_US, BEGINNING_US * 2))
    path = folder / "tables.sqlite"
    sealer = KeySealer(KEY)
    (folder / "deals-key").write_text(KEY.hex() + "\n")
    store = await open_store(path, now_us=lambda: next(ticks))
    seen: set[str] = set()
    tables: dict[str, Any] = {}
    for number, world in enumerate(worlds()):
        if not (new := features(world) - seen):
            continue
        seen |= new
        ident = f"sample{number:04}"
        tables[ident] = await _kept(store, ident, world, sealer)
    await store.put("restored", next(iter(tables)), b"x" * 8)
    await store.close()
    kinds = sorted(kind.__name__ for kind in get_args(f.AnyFact))
    missing = [kind for kind in kinds if kind not in seen]
    assert not missing, missing
    told = {"revision": HEAD, "version": f.VERSION, "kinds": kinds, "tables": tables}
    (folder / "shown.json").write_text(json.dumps(told, indent=None, ensure_ascii=False) + "\n", encoding="utf-8")
    (folder / "tables.sqlite.gz").write_bytes(gzip.compress(path.read_bytes(), 9, mtime=0))
    path.unlink()
    print(len(tables), "tables", sorted(seen))


async def _kept(store: Any, ident: str, world: World, sealer: KeySealer) -> dict[str, Any]:
    """A table in the store, entry by entry as a server writes it; what stands there."""
    state = world.state
    raw = [codec.encode(entry, sealer, ident, n) for n, entry in enumerate(world.log, 1)]
    await store.create(ident, raw[:1])
    at = 1
    while at < len(raw):
        command = world.log[at].command
        length = next((n for n in range(at + 1, len(raw)) if world.log[n].command != command), len(raw))
        name = hashlib.sha256(f"{ident} {at} {command}".encode()).hexdigest()[:32]
        await store.append(ident, at, raw[at:length], msgspec.json.encode(about(state)), command=name)
        at = length
    for person in {state.host, *state.people}:
        await store.join(ident, person, "host" if person == state.host else "seat")
    if state.phase in ("over", "closed"):
        await store.set_open(ident, False)
    try:
        record = record_of(replace(state, ident=ident)).text()
    except Forbidden:
        record = ""
    from shown import shown  # beside this script; the older version that it runs with has none

    return {"shown": shown(state), "record": hashlib.sha256(record.encode()).hexdigest() if record else ""}


if __name__ == "__main__":
    parser = argparse.ArgumentParser(prog="python tests/stored/make_3.py", description=(__doc__ or "").split("\n")[0])
    parser.add_argument("folder", type=Path, help="where the samples go")
    asyncio.run(made(parser.parse_args().folder))
