"""Entries that the store keeps per second, one in each append: against plain sqlite3, FULL by NORMAL, and PostgreSQL.

Beside sqlite3 both write to files with the same tables and the same settings (WAL, synchronous NORMAL), and processor
time of the whole process is measured, threads included; the disk's time is not in it. FULL and NORMAL are compared by
the clock, for what differs is how often the disk is waited for. PostgreSQL, one of the system's own where there is one,
is compared by the processor time of this process, which is what a worker has; its own is not in it. Reading is not
measured.
"""

from __future__ import annotations

import argparse
import asyncio
import json
import sqlite3
import statistics
import sys
import tempfile
import time
from collections.abc import Callable
from contextlib import suppress
from pathlib import Path

sys.path.insert(0, str(Path(__file__).resolve().parents[1]))

from openhearts.store import Store, Synchronous, open_store
from tests.postgres_server import NoServer, fresh_schema, own_server

DATA = b'{"type":"Acted","deal":3,"seat":2,"action":"QS"}' + b" " * 40


async def ours(
    path: Path | str, n_streams: int, n_appends: int, synchronous: Synchronous, clock: Callable[[], float]
) -> float:
    """Appends per second of a clock, the streams side by side."""
    store = await open_store(path, synchronous=synchronous)
    for number in range(n_streams):
        await store.create(f"t{number}", [])

    async def write(store: Store, stream: str) -> None:
        for number in range(n_appends // n_streams):
            await store.append(stream, number, [DATA])

    began = clock()
    await asyncio.gather(*(write(store, f"t{number}") for number in range(n_streams)))
    taken = clock() - began
    await store.close()
    return n_appends / taken


def both_levels(n_streams: int, n_appends: int) -> tuple[float, float]:
    """Appends per second by the clock: with FULL, and with NORMAL, one after the other on the same disk."""
    found = []
    for synchronous in (Synchronous.FULL, Synchronous.NORMAL):
        with tempfile.TemporaryDirectory(dir=Path.cwd()) as folder:  # temporary folders may lie in memory
            path = Path(folder) / "store.db"
            found.append(asyncio.run(ours(path, n_streams, n_appends, synchronous, time.perf_counter)))
    return found[0], found[1]


def both_stores(url: str, n_streams: int, n_appends: int) -> tuple[float, float]:
    """Appends per second of processor time of this process: into PostgreSQL, and into SQLite."""
    with tempfile.TemporaryDirectory(dir=Path.cwd()) as folder, fresh_schema(url) as address:
        places = address, Path(folder) / "store.db"
        asked = n_streams, n_appends, Synchronous.FULL, time.process_time
        there, here = (asyncio.run(ours(place, *asked)) for place in places)
    return there, here


def plain(path: Path, n_streams: int, n_appends: int) -> float:
    """The same with Python's sqlite3: one transaction for each entry, the stream's length checked and moved."""
    asyncio.run(_make(path, n_streams))
    connection = sqlite3.connect(path, isolation_level=None)
    connection.execute("PRAGMA synchronous=NORMAL")
    connection.execute("PRAGMA foreign_keys=ON")
    began = time.process_time()
    for number in range(n_appends // n_streams):
        for stream in range(n_streams):
            name = f"t{stream}"
            connection.execute("BEGIN IMMEDIATE")
            done = connection.execute(
                "UPDATE streams SET length = ?, changed_us = ? WHERE name = ? AND length = ?",
                (number + 1, time.time_ns() // 1000, name, number),
            )
            assert done.rowcount == 1
            connection.execute(
                "INSERT INTO entries VALUES ((SELECT id FROM streams WHERE name = ?), ?, ?)", (name, number + 1, DATA)
            )
            connection.execute("COMMIT")
    taken = time.process_time() - began
    connection.close()
    return n_appends / taken


async def _make(path: Path, n_streams: int) -> None:
    store = await open_store(path)
    for number in range(n_streams):
        await store.create(f"t{number}", [])
    await store.close()


def main() -> None:
    """Measures, prints a table, and as the last line the figures as JSON."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--quick", action="store_true", help="fewer entries, under 40 seconds")
    n_appends, n_runs = (600, 5) if parser.parse_args().quick else (4_000, 9)
    figures: dict[str, dict[str, float]] = {}
    print(
        f"{'appends of one entry':22} {'ours/s':>9} {'sqlite3/s':>10} {'ratio':>7}   (median of {n_runs}; worst, best)"
    )
    for n_streams in (1, 50):
        pairs = []
        for _ in range(n_runs):
            with tempfile.TemporaryDirectory() as folder:
                path = Path(folder) / "ours.db"
                mine = asyncio.run(ours(path, n_streams, n_appends, Synchronous.NORMAL, time.process_time))
                peer = plain(Path(folder) / "plain.db", n_streams, n_appends)
            pairs.append((mine, peer, mine / peer))
        mine, peer, ratio = (statistics.median(column) for column in zip(*pairs, strict=True))
        ratios = [pair[2] for pair in pairs]
        name = f"{n_streams} stream{'s' if n_streams > 1 else ''}"
        print(f"{name:22} {mine:9,.0f} {peer:10,.0f} {ratio:7.3f}   ({min(ratios):.3f}, {max(ratios):.3f})")
        figures[name] = {"appends_per_s": mine, "sqlite3_per_s": peer, "ratio": ratio}
    print(f"\n{'synchronous':22} {'FULL/s':>9} {'NORMAL/s':>10} {'ratio':>7}   (by the clock)")
    for n_streams in (1, 50):
        pairs = [both_levels(n_streams, n_appends // 2) for _ in range(n_runs)]
        full, normal = (statistics.median(column) for column in zip(*pairs, strict=True))
        ratios = sorted(pair[0] / pair[1] for pair in pairs)
        name = f"{n_streams} stream{'s' if n_streams > 1 else ''}"
        ratio = statistics.median(ratios)
        print(f"{name:22} {full:9,.0f} {normal:10,.0f} {ratio:7.3f}   ({ratios[0]:.3f}, {ratios[-1]:.3f})")
        figures[f"synchronous, {name}"] = {"full_per_s": full, "normal_per_s": normal, "ratio": ratio}
    with suppress(NoServer), own_server() as server:
        print(f"\n{'stores':22} {'PostgreSQL/s':>12} {'SQLite/s':>10} {'times':>7}   (processor time of an append)")
        for n_streams in (1, 50):
            pairs = [both_stores(server.url, n_streams, n_appends // 2) for _ in range(n_runs)]
            there, here = (statistics.median(column) for column in zip(*pairs, strict=True))
            times = sorted(pair[1] / pair[0] for pair in pairs)
            name = f"{n_streams} stream{'s' if n_streams > 1 else ''}"
            ratio = statistics.median(times)
            print(f"{name:22} {there:12,.0f} {here:10,.0f} {ratio:7.3f}   ({times[0]:.3f}, {times[-1]:.3f})")
            figures[f"stores, {name}"] = {"postgresql_per_s": there, "sqlite_per_s": here, "times": ratio}
    print(json.dumps(figures))


if __name__ == "__main__":
    main()
