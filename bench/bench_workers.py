"""What a card costs where the tables are kept: in SQLite, in PostgreSQL, and there with two workers instead of one.

The load of bench_server.py, at the same pace for each, one after the other and again in the other order.  Processor
time is that of the server's processes; PostgreSQL's own stands beside it.
"""

from __future__ import annotations

import argparse
import asyncio
import json
import os
import random
import statistics
import sys
import tempfile
from pathlib import Path
from typing import Any

sys.path.insert(0, str(Path(__file__).resolve().parents[1]))
from bench_server import Program, opened, over, play  # beside this file

from tests.postgres_server import Server, own_server

OURS = """
import sys
from pathlib import Path
from openhearts.web.serving.serve_options import Serving
from openhearts.web.serving.start import serve
if __name__ == "__main__":  # workers are begun from this program, too
    port, data, database, workers = sys.argv[1:]
    where = {"port": int(port), "data": Path(data), "database": database, "workers": int(workers)}
    serve(Serving(**where, opens_browser=False, warms=False), print)
"""
KINDS = {"SQLite": (False, 1), "PostgreSQL": (True, 1), "2 workers": (True, 2)}


def cpu_of(pid: int) -> float:
    """Processor time of all threads of a process (s)."""
    return sum(int(one.read_text().split()[0]) for one in Path(f"/proc/{pid}/task").glob("*/schedstat")) / 1e9


def children_of(pid: int) -> list[int]:
    """The processes that a process has begun."""
    return [int(one) for one in Path(f"/proc/{pid}/task/{pid}/children").read_text().split()]


class Serving(Program):
    """A server of several processes: its processor time is that of all."""

    def cpu_s(self) -> float:
        """Processor time of all its processes (s)."""
        return sum(cpu_of(pid) for pid in (self.running.pid, *children_of(self.running.pid)))


def cpu_of_database() -> float:
    """Processor time of every PostgreSQL process that runs here now or has ended below its parent (s)."""
    found = 0.0
    for status in Path("/proc").glob("[0-9]*/stat"):
        try:
            text = status.read_text()
            if "(postgres)" in text:
                fields = text.rpartition(")")[2].split()
                found += sum(int(one) for one in fields[11:15]) / os.sysconf("SC_CLK_TCK")
        except OSError:
            continue
    return found


async def measured(server: Server, kind: str, n_tables: int, seconds: float, think_s: float) -> dict[str, Any]:
    """One kind under load."""
    is_postgres, workers = KINDS[kind]
    rng = random.Random(1)
    with tempfile.TemporaryDirectory() as folder:
        program = Serving(OURS, folder, server.url if is_postgres else "", str(workers))
        try:
            places = [await opened(program.url, "classic", 4) for _ in range(n_tables)]
            found: list[float] = []
            tasks = [asyncio.create_task(page.listen()) for pages in places for page in pages]
            tasks += [
                asyncio.create_task(play(page, pages, rng, think_s, found)) for pages in places for page in pages[:2]
            ]
            await asyncio.sleep(3 + 3 * think_s)  # the passes
            before = cpu_of_database()
            result = await over(program, found, places, tasks, seconds)
            result["database_cpu"] = (cpu_of_database() - before) / seconds
        finally:
            program.stop()
    if is_postgres:
        await emptied(server.url)
    return result


async def emptied(url: str) -> None:
    """The next server makes the database anew, with keys of its own."""
    import psycopg

    async with await psycopg.AsyncConnection.connect(url, autocommit=True) as connection:
        await connection.execute("DROP SCHEMA public CASCADE")
        await connection.execute("CREATE SCHEMA public")


def main() -> None:
    """Measures, prints a table, and as the last line the figures as JSON."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--quick", action="store_true", help="shorter, under 40 seconds")
    parser.add_argument("--tables", type=int, help="30, or with --quick 5")
    parser.add_argument("--think", type=float, default=1.0, help="seconds that people think about a card")
    asked = parser.parse_args()
    n_tables, seconds = asked.tables or (5 if asked.quick else 30), 2.0 if asked.quick else 20.0
    order = [*KINDS] if asked.quick else [*KINDS, *reversed(KINDS)]
    rows: dict[str, list[dict[str, Any]]] = {kind: [] for kind in KINDS}
    with own_server() as server:
        for kind in order:
            rows[kind].append(asyncio.run(measured(server, kind, n_tables, seconds, asked.think)))
    print(f"{'tables in':12} {'cards':>6} {'p50 ms':>7} {'p95 ms':>7} {'frames/s':>9} {'ms/frame':>9} {'database':>9}")
    for kind, found in rows.items():
        for row in found:
            print(
                f"{kind:12} {row['cards']:6} {row['p50_ms']:7.1f} {row['p95_ms']:7.1f} {row['frames_per_s']:9.0f} "
                f"{row['cpu_ms_per_frame']:9.3f} {row['database_cpu']:9.0%}"
            )
    means = {kind: statistics.mean(row["cpu_ms_per_frame"] for row in found) for kind, found in rows.items()}
    print(f"PostgreSQL: {means['PostgreSQL'] / means['SQLite']:.2f} times SQLite's processor time (goal 1.3)")
    print(f"two workers: {means['2 workers'] / means['PostgreSQL']:.2f} times that of one (goal 1.1)")
    print(json.dumps({"tables": n_tables, **rows}))


if __name__ == "__main__":
    main()
