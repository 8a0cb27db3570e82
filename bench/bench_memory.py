"""What a server holds in memory: with many pages that only look, and after many cards.

A thousand connections that say nothing, four to a table, beside as many to a bare uvicorn application in the same run;
and people who play at once whatever they may, table after table, while memory is looked at after a tenth of the cards
and at their end.  Memory is what the process has to itself (USS where the system tells it, else RSS).
"""

from __future__ import annotations

import argparse
import asyncio
import json
import random
import re
import tempfile
import time
from pathlib import Path
from typing import Any

from bench_server import BARE, N_PAGES, OURS, Program, ended, opened, play
from websockets.asyncio.client import connect

SETTLES = 3.0  # seconds until what was begun is over
EACH = 400  # cards of a table, then its people open another one; it leaves the memory later
LEAVING = """
import sys
import openhearts.tables.hosting.lobby as lobby
import openhearts.tables.session.presence as presence
lobby.IDLE = float(sys.argv[3])
presence.ASLEEP_AFTER = min(presence.ASLEEP_AFTER, lobby.IDLE)  # before, a table is not idle
"""


def held_mb(program: Program) -> float:
    """Megabytes that only this process has."""
    place = Path(f"/proc/{program.running.pid}")
    try:
        told = (place / "smaps_rollup").read_text()
        found = re.findall(r"^Private_(?:Clean|Dirty):\s+(\d+) kB", told, re.MULTILINE)
    except OSError:
        found = re.findall(r"^VmRSS:\s+(\d+) kB", (place / "status").read_text(), re.MULTILINE)
    return sum(map(int, found)) / 1024


async def ours_idle(n_pages: int) -> dict[str, float]:
    """Our server with pages that look at tables where a deal has begun."""
    with tempfile.TemporaryDirectory() as folder:
        program = Program(OURS, folder)
        try:
            empty = held_mb(program)
            places = [await opened(program.url, "classic", 4) for _ in range(n_pages // N_PAGES)]
            tasks = [asyncio.create_task(page.listen()) for pages in places for page in pages]
            await asyncio.sleep(SETTLES)
            full = held_mb(program)
            await ended(tasks)
        finally:
            program.stop()
    return {"empty_mb": empty, "full_mb": full, "kb_each": 1024 * (full - empty) / n_pages}


async def bare_idle(n_pages: int) -> dict[str, float]:
    """As many connections to a bare application."""
    program = Program(BARE, "1000")
    try:
        empty = held_mb(program)
        wires = [await connect(f"ws{program.url[4:]}/{number // N_PAGES}", proxy=None) for number in range(n_pages)]
        await asyncio.sleep(SETTLES)
        full = held_mb(program)
        for wire in wires:
            wire.transport.abort()
    finally:
        program.stop()
    return {"empty_mb": empty, "full_mb": full, "kb_each": 1024 * (full - empty) / n_pages}


async def tables_in_turn(url: str, rng: random.Random, laid: list[int], place: int, n_pages: int) -> None:
    """One table after the other, each for so many cards; `laid` counts them at this place."""
    n_people = min(2, n_pages)
    while True:
        pages, before = await opened(url, "classic", 4, n_people, n_pages), laid[place]
        tasks = [asyncio.create_task(page.listen()) for page in pages]
        tasks += [asyncio.create_task(play(page, pages, rng, 0.0, [])) for page in pages[:n_people]]
        n_cards, moved_at = 0, time.perf_counter()
        while n_cards < EACH and time.perf_counter() < moved_at + SETTLES:  # or the match is over
            await asyncio.sleep(0.1)
            seen = max(page.n_cards for page in pages)
            if seen > n_cards:
                n_cards, moved_at = seen, time.perf_counter()
                laid[place] = before + n_cards
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)
        for page in pages:
            await page.wire.close()


async def over_cards(n_cards: int, n_tables: int, n_pages: int, idle_s: float) -> dict[str, Any]:
    """Our server while so many cards are laid, and what it holds on the way."""
    rng, began = random.Random(1), time.perf_counter()
    with tempfile.TemporaryDirectory() as folder:
        program = Program(LEAVING + OURS, folder, str(idle_s))
        try:
            laid = [0] * n_tables
            playing = [tables_in_turn(program.url, rng, laid, place, n_pages) for place in range(n_tables)]
            tasks = [asyncio.create_task(one) for one in playing]
            held: list[float] = []
            while len(held) < 10:
                await asyncio.sleep(0.2)
                if any(task.done() for task in tasks):
                    await ended(tasks)
                if sum(laid) >= n_cards * (len(held) + 1) // 10:
                    held.append(held_mb(program))
                    took = time.perf_counter() - began
                    print(f"{sum(laid):9,} cards: {held[-1]:.1f} MB after {took:.0f} s", flush=True)
            await ended(tasks)
        finally:
            program.stop()
    return {"cards": n_cards, "tables": n_tables, "held_mb": held, "growth": held[-1] / held[0] - 1}


def looked_at(n_pages: int) -> dict[str, Any]:
    """Both servers with so many pages, printed."""
    mine, theirs = asyncio.run(ours_idle(n_pages)), asyncio.run(bare_idle(n_pages))
    ratio = mine["full_mb"] / theirs["full_mb"]
    for name, row in (("ours", mine), ("bare", theirs)):
        print(f"{name}: {row['empty_mb']:.1f} MB empty, {row['full_mb']:.1f} MB with {n_pages} pages", end="")
        print(f", {row['kb_each']:.1f} KB each")
    print(f"{ratio:.2f} times the memory of the bare server (goal 1.6)")
    return {"ours": mine, "bare": theirs, "ratio": ratio}


def main() -> None:
    """Measures, prints, and as the last line the figures as JSON."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--quick", action="store_true", help="fewer pages and cards, under 40 seconds")
    parser.add_argument("--pages", type=int, help="1,000, or with --quick 100; 0: none")
    parser.add_argument("--cards", type=int, help="1,000,000, or with --quick 2,000; 0: none")
    parser.add_argument("--tables", type=int, default=20, help="at which cards are laid")
    parser.add_argument("--looking", type=int, default=N_PAGES, help="pages of each of them, one or two of which play")
    parser.add_argument("--idle", type=float, default=600.0, help="seconds after which a left table leaves the memory")
    asked = parser.parse_args()
    n_pages = (100 if asked.quick else 1_000) if asked.pages is None else asked.pages
    n_cards = (2_000 if asked.quick else 1_000_000) if asked.cards is None else asked.cards
    idle: dict[str, Any] = looked_at(n_pages) if n_pages > 0 else {}
    cards = asyncio.run(over_cards(n_cards, asked.tables, asked.looking, asked.idle)) if n_cards > 0 else {}
    if cards:
        print(f"{cards['growth']:+.1%} from a tenth of {n_cards:,} cards to their end (goal 5 %)")
    print(json.dumps({"pages": n_pages, **idle, **cards}))


if __name__ == "__main__":
    main()
