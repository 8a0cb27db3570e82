"""Seconds until a server answers whose store holds many sleeping tables, beside one whose store is empty.

Whole processes, in turns: from the start until the front page is there, by the clock on the wall and by the processor
time of the process, which other work on the machine disturbs less; nothing is compiled meanwhile.  The tables are
copies of one in its first deal, of days for each decision, none of them due; what waking costs is not measured here.
`--database` names a PostgreSQL that may be filled and emptied; usual is SQLite in a temporary folder.
"""

from __future__ import annotations

import argparse
import asyncio
import json
import os
import socket
import statistics
import subprocess
import sys
import tempfile
import time
import urllib.request
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

from sqlalchemy import create_engine, delete, insert, select, text

import openhearts as oh
from openhearts.store import open_store
from openhearts.store.schema import entries, people, streams
from openhearts.tables.hosting.lobby import Lobby
from openhearts.tables.roster import Settings, Slow
from openhearts.tables.session import commands as c

DAYS = Settings(pace=0.0, level="club", clock=3 * 86_400, reserve=86_400, slow=Slow(7))
RUN = """
import sys
from pathlib import Path
from openhearts.web.serving.serve_options import Serving
from openhearts.web.serving.start import serve
port, data, database = sys.argv[1:]
sys.exit(serve(Serving(port=int(port), data=Path(data), opens_browser=False, warms=False, database=database), print))
"""
UNITS = {
    "s": "seconds until the front page",
    "cpu": "processor seconds until then",
    "later": "processor seconds until 2 s later",
    "mb": "MB then",
}
AT_ONCE = 2000  # rows that are written in one step
SPREAD = 86_400  # seconds over which the moments of waking lie


async def one_table(where: str) -> None:
    """A table that sleeps until the decision of a person is due."""
    store = await open_store(where)
    lobby = Lobby(store)
    table = await lobby.create(oh.ruleset("classic", 4), "anna", DAYS)
    for seat, person in enumerate(("anna", "ben")):
        await table.ask(c.Sit(person.title(), seat), person)
    await table.ask(c.Start(), "anna")
    for person in ("anna", "ben"):
        await table.ask(c.Depart(time.time()), person)
    while not await store.wakings():
        await asyncio.sleep(0.01)
    await lobby.rest()
    await store.close()


def fill(where: str, n_tables: int) -> None:
    """The store holds so many tables that sleep."""
    asyncio.run(one_table(where))
    engine = create_engine(
        where.replace("postgresql:", "postgresql+psycopg:") if "://" in where else f"sqlite:///{where}"
    )
    with engine.begin() as connection:
        first = connection.execute(select(streams)).mappings().one()
        lines = [dict(row) for row in connection.execute(select(entries)).mappings()]
        for begin in range(1, n_tables, AT_ONCE):
            idents = range(first["id"] + begin, first["id"] + min(begin + AT_ONCE, n_tables))
            us = [first["wakes_us"] + (one % SPREAD) * 1_000_000 for one in idents]
            rows = [{**first, "id": one, "name": f"t{one}", "wakes_us": at} for one, at in zip(idents, us, strict=True)]
            connection.execute(insert(streams), rows)
            connection.execute(insert(entries), [{**line, "stream_id": one} for one in idents for line in lines])
            seats = [{"person": f"p{one % 5000}", "stream_id": one, "role": "seat"} for one in idents]
            connection.execute(insert(people), seats)
    with engine.connect() as connection:
        connection.execute(text("ANALYZE"))
        connection.commit()
    engine.dispose()


def empty(where: str) -> None:
    """Takes all tables out of a database again."""
    engine = create_engine(where.replace("postgresql:", "postgresql+psycopg:"))
    with engine.begin() as connection:
        connection.execute(delete(streams))
    engine.dispose()


@contextmanager
def server(folder: Path, database: str) -> Iterator[tuple[int, subprocess.Popen[bytes]]]:
    """A server that is being started, and its port."""
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        port = int(probe.getsockname()[1])
    command = [sys.executable, "-c", RUN, str(port), str(folder), database]
    with subprocess.Popen(command, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL) as process:
        try:
            yield port, process
        finally:
            process.terminate()
            process.wait()


def measured(folder: Path, database: str) -> dict[str, float]:
    """Seconds until the front page is there, by both clocks, and megabytes of the process two seconds later."""
    began = time.perf_counter()
    with server(folder, database) as (port, process):
        pid = process.pid
        while True:
            assert process.poll() is None, "the server ended"
            try:
                with urllib.request.urlopen(f"http://127.0.0.1:{port}/", timeout=60) as page:
                    page.read()
                break
            except OSError:
                time.sleep(0.005)
        taken, worked = time.perf_counter() - began, cpu_s(pid)
        time.sleep(2)
        status = Path(f"/proc/{pid}/status").read_text(encoding="utf-8").split("VmRSS:")[1]
        return {"s": taken, "cpu": worked, "later": cpu_s(pid), "mb": int(status.split()[0]) / 1024}


def cpu_s(pid: int) -> float:
    """Seconds of processor time that a process has had."""
    told = Path(f"/proc/{pid}/stat").read_text(encoding="utf-8").rpartition(")")[2].split()
    return (int(told[11]) + int(told[12])) / os.sysconf("SC_CLK_TCK")


def main() -> None:
    """Measures, prints a table, and as the last line the figures as JSON."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--quick", action="store_true", help="5,000 tables and fewer rounds, under 40 seconds")
    parser.add_argument("--database", default="", help="a PostgreSQL for the sleeping tables, empty before")
    parser.add_argument("--empty", default="", help="another one for the server without tables")
    asked = parser.parse_args()
    n_tables, n_rounds = (5_000, 3) if asked.quick else (100_000, 11)
    with tempfile.TemporaryDirectory() as name:
        folders = {"empty": Path(name) / "empty", "sleeping": Path(name) / "sleeping"}
        for folder in folders.values():
            folder.mkdir()
        fill(asked.database or str(folders["sleeping"] / "tables.sqlite"), n_tables)
        where = {"empty": asked.empty, "sleeping": asked.database}
        rounds = [{kind: measured(folders[kind], where[kind]) for kind in folders} for _ in range(n_rounds + 1)][1:]
        if asked.database:
            empty(asked.database)
    figures: dict[str, Any] = {"tables": n_tables, "rounds": n_rounds}
    for what in UNITS:
        more = [one["sleeping"][what] - one["empty"][what] for one in rounds]
        figures |= {
            f"{kind} {what}": round(statistics.median(one[kind][what] for one in rounds), 3) for kind in folders
        }
        figures |= {f"more {what}": round(statistics.median(more), 3), f"most more {what}": round(max(more), 3)}
    print(f"{n_tables} sleeping tables beside none, medians of {n_rounds} rounds")
    for what, unit in UNITS.items():
        found = [figures[f"{kind} {what}"] for kind in folders]
        print(f"{unit:42} {found[0]:8.2f} {found[1]:8.2f} {figures[f'more {what}']:+8.3f}")
    print(json.dumps(figures))


if __name__ == "__main__":
    main()
