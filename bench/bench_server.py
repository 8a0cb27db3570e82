"""What a card costs a server, for each page that shows it, while 50 tables are playing: time until all pages have it,
processor time (what is spoken included), and bytes.

Two people (`--people` seats more), bots and two who watch at each table, over WebSockets on loopback; beside it, in the
same run and at the same pace, a bare uvicorn application that sends frames of the same size to as many.  The same for
tables of eleven, and the bytes of one whole deal.  `--one-core` leaves each server one core of the machine.  It
measures no network.
"""

from __future__ import annotations

import argparse
import asyncio
import json
import os
import random
import re
import resource
import socket
import statistics
import subprocess
import sys
import tempfile
import time
from contextlib import suppress
from pathlib import Path
from typing import Any

import httpx
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed

ROOT = Path(__file__).resolve().parents[1]
OURS = """
import sys
from pathlib import Path
from openhearts.tables.hosting.quotas import Quotas
from openhearts.web.serving.serve_options import Serving
from openhearts.web.serving.start import serve
from openhearts.web.state import Site
Site.open_door = lambda self, connection: None  # one address opens all tables
room = Quotas(per_address=100_000)
serve(Serving(port=int(sys.argv[1]), data=Path(sys.argv[2]), opens_browser=False, warms=False, quotas=room), print)
"""
BARE = """
import asyncio, sys, uvicorn

rooms = {}

async def app(scope, receive, send):
    if scope["type"] == "lifespan":
        while True:
            kind = (await receive())["type"]
            await send({"type": kind + ".complete"})
            if kind == "lifespan.shutdown":
                return
    if scope["type"] == "http":
        await send({"type": "http.response.start", "status": 200})
        await send({"type": "http.response.body", "body": b"here"})
        return
    await receive()
    await send({"type": "websocket.accept"})
    room = rooms.setdefault(scope["path"], [])
    room.append(send)
    while (message := await receive())["type"] == "websocket.receive":
        text = message["text"] * (int(sys.argv[2]) // len(message["text"]))
        for one in room:
            await one({"type": "websocket.send", "text": text})

uvicorn.run(app, port=int(sys.argv[1]), log_level="error", ws="websockets-sansio")
"""
TOKEN = re.compile(r'name="_csrf_token" value="([^"]*)"')
HELD = re.compile(r"<!--card-([\w-]+)-->")
DRAWS = ('{"parts"', '{"more"')  # how a frame begins that is more than an answer
N_PAGES = 4  # of each table


class Program:
    """A server in a program of its own, on every core of the machine or on the first alone."""

    has_one_core = False

    def __init__(self, code: str, *more: str) -> None:
        with socket.socket() as probe:
            probe.bind(("127.0.0.1", 0))
            self.port = probe.getsockname()[1]
        self.running = subprocess.Popen(
            [sys.executable, "-c", code, str(self.port), *more],
            env={**os.environ, "PYTHONPATH": str(ROOT / "src")},
            stdout=subprocess.DEVNULL,
        )
        if self.has_one_core:  # before it has made a thread
            os.sched_setaffinity(self.running.pid, {min(os.sched_getaffinity(0))})
        self.url = f"http://127.0.0.1:{self.port}"
        while True:
            with suppress(httpx.TransportError):
                httpx.get(self.url, timeout=60)
                break
            if self.running.poll() is not None:
                raise SystemExit("the server does not start")
            time.sleep(0.05)

    def cpu_s(self) -> float:
        """Processor time of all its threads, to the nanosecond where the system counts so finely; else in ticks."""
        threads = [*Path(f"/proc/{self.running.pid}/task").glob("*/schedstat")]
        if threads:
            return sum(int(one.read_text().split()[0]) for one in threads) / 1e9
        fields = Path(f"/proc/{self.running.pid}/stat").read_text().rpartition(")")[2].split()
        return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")

    def stop(self) -> None:
        """Ends it."""
        self.running.terminate()
        self.running.wait()


class Page:
    """One open page of a table: when each picture came, and what it offers."""

    def __init__(self, wire: ClientConnection) -> None:
        self.wire = wire
        self.at = 0.0
        self.news = asyncio.Event()
        self.parts: dict[str, str] = {}
        self.sizes: list[int] = []  # bytes of frames that draw something
        self.n_cards = 0  # laid before this page's eyes
        self.n_frames = 0
        self.deal_size: int | None = None  # bytes up to the end of the first deal, with the first picture
        self.spoken = 0  # bytes of frames that only say something

    async def listen(self) -> None:
        """Notes pictures as they come."""
        with suppress(ConnectionClosed):
            while True:
                text = str(await self.wire.recv())
                moment, size = time.perf_counter(), len(text.encode())
                if text.startswith("{") and not text.startswith(DRAWS):
                    self.spoken += size
                    continue
                self.sizes.append(size)
                self.take(text)
                self.at = moment
                self.n_frames += 1
                self.news.set()

    def take(self, text: str) -> None:
        """Keeps the parts of a frame, as the page's script does."""
        message = json.loads(text) if text.startswith("{") else {}
        if message.get("anew"):
            self.parts.clear()
        for names, part in message.get("parts", {}).items():
            for name in names.split(" "):
                self.parts[name] = part
                self.n_cards += bool(part) and name.startswith("laid-")
                if part and name == "faces" and self.deal_size is None:  # a deal is over: everything lies open
                    self.deal_size = sum(self.sizes) + self.spoken

    @property
    def turn(self) -> str:
        """The decision that is owed."""
        return self.parts.get("turn", "")

    @property
    def is_mine(self) -> bool:
        """Whether this page's person is to act."""
        return self.parts.get("mine") == "yes"

    @property
    def goes_on(self) -> bool:
        """Whether the next deal waits for this page."""
        return 'data-do="next"' in self.parts.get("buttons", "")

    @property
    def hand(self) -> list[str]:
        """The cards that may be chosen."""
        held = HELD.findall(self.parts.get("hand", ""))
        return [card for card in held if "blocked" not in self.parts.get(f"is-{card}", "")]

    async def after(self, moment: float) -> float:
        """When the first picture after a moment came."""
        while self.at <= moment:
            self.news.clear()
            async with asyncio.timeout(30):
                await self.news.wait()
        return self.at


async def measured(actor: Page, pages: list[Page], message: str) -> float:
    """Sends a card: seconds until every page has its picture."""
    began = time.perf_counter()
    await actor.wire.send(message)
    return max(await asyncio.gather(*(page.after(began) for page in pages))) - began


# --- our server -------------------------------------------------------------------------------------------------------


class Visitor:
    """Somebody with cookies."""

    def __init__(self, url: str) -> None:
        self.client = httpx.Client(base_url=url, timeout=60)

    def post(self, page: str, path: str, **form: str) -> httpx.Response:
        """A form of a page."""
        found = TOKEN.search(self.client.get(page).text)
        assert found is not None
        return self.client.post(path, data={**form, "_csrf_token": found[1]})

    async def page(self, url: str, ident: str) -> Page:
        """The table's page, listening."""
        cookies = "; ".join(f"{name}={value}" for name, value in self.client.cookies.items())
        wire = await connect(
            f"ws{url[4:]}/table/{ident}/live?parts=yes",
            additional_headers={"Cookie": cookies},
            origin=url,  # type: ignore[arg-type]
            proxy=None,
        )
        return Page(wire)


def seated(url: str, variant: str, seats: int, n_people: int, n_pages: int) -> tuple[str, list[Visitor]]:
    """A table of so many people and bots; the others of so many visitors watch."""
    people = [Visitor(url) for _ in range(n_pages)]
    game = {"variant": variant, "seats": str(seats), "with": "friends"}
    opened = people[0].post("/", "/play", level="novice", pace="0", **game)
    path = opened.headers["location"]
    for seat in range(1, n_people):
        people[seat].post(path, f"{path}/do", do="sit", value=str(seat))
    people[0].post(path, f"{path}/do", do="start")
    for watcher in people[n_people:]:
        watcher.client.get(path)
    return path.rpartition("/")[2], people


async def play(page: Page, pages: list[Page], rng: random.Random, think_s: float, found: list[float]) -> None:
    """Plays cards as they are offered; seconds of each card go to `found`."""
    answered = ""
    while True:
        if not page.goes_on and (not page.is_mine or page.turn == answered):
            page.news.clear()
            await page.news.wait()
            continue
        answered = page.turn
        await asyncio.sleep(rng.uniform(0.5, 1.5) * think_s)
        if not page.is_mine:
            await page.wire.send(json.dumps({"do": "next"}))
            await asyncio.sleep(0.2)
        elif "aria-multiselectable" in page.parts.get("hand", ""):
            cards = " ".join(rng.sample(page.hand, 3))
            await page.wire.send(json.dumps({"do": "act", "value": f"pass {cards}", "turn": answered}))
        else:
            value = page.hand and re.search(r' value="([^"]*)"', page.parts[f"card-{rng.choice(page.hand)}"])
            if value:
                message = json.dumps({"do": "act", "value": value[1], "turn": answered, "id": 1})
                found.append(await measured(page, pages, message))


async def opened(url: str, variant: str, seats: int, n_people: int = 2, n_pages: int = N_PAGES) -> list[Page]:
    """The pages of a new table."""
    ident, people = await asyncio.to_thread(seated, url, variant, seats, n_people, n_pages)
    return [await one.page(url, ident) for one in people]


async def whole_deal(url: str, variant: str, seats: int, rng: random.Random) -> int:
    """Bytes that one player's page is sent in a deal, everything included, once it is there."""
    pages = await opened(url, variant, seats)
    tasks = [asyncio.create_task(page.listen()) for page in pages]
    while not pages[0].n_frames:
        await asyncio.sleep(0.01)
    first = sum(pages[0].sizes)
    tasks += [asyncio.create_task(play(page, pages, rng, 0.0, [])) for page in pages[:2]]
    while (size := pages[0].deal_size) is None:
        await asyncio.sleep(0.01)
    await ended(tasks)
    for page in pages:
        await page.wire.close()
    return size - first


async def ours(
    variant: str, seats: int, n_tables: int, seconds: float, think_s: float, n_people: int
) -> dict[str, Any]:
    """Our server under load."""
    rng = random.Random(1)
    with tempfile.TemporaryDirectory() as folder:
        program = Program(OURS, folder)
        try:
            deal_bytes = await whole_deal(program.url, variant, seats, rng)
            places = [await opened(program.url, variant, seats, n_people) for _ in range(n_tables)]
            found: list[float] = []
            tasks = [asyncio.create_task(page.listen()) for pages in places for page in pages]
            tasks += [
                asyncio.create_task(play(page, pages, rng, think_s, found))
                for pages in places
                for page in pages[:n_people]
            ]
            await asyncio.sleep(3 + 3 * think_s)  # the passes
            result = await over(program, found, places, tasks, seconds)
        finally:
            program.stop()
    return {**result, "deal_bytes": deal_bytes}


# --- the bare server --------------------------------------------------------------------------------------------------


async def send_on(page: Page, pages: list[Page], rng: random.Random, pause_s: float, found: list[float]) -> None:
    """Frames at the pace of our cards."""
    while True:
        await asyncio.sleep(rng.uniform(0.5, 1.5) * pause_s)
        found.append(await measured(page, pages, "x" * 100))


async def bare(n_tables: int, seconds: float, size: int, per_second: float) -> dict[str, Any]:
    """The bare server under the same load: as many frames of the same size, to as many pages."""
    rng = random.Random(1)
    program = Program(BARE, str(size))
    try:
        places = []
        for table in range(n_tables):
            wires = [await connect(f"ws{program.url[4:]}/{table}", proxy=None) for _ in range(4)]
            places.append([Page(wire) for wire in wires])
        found: list[float] = []
        tasks = [asyncio.create_task(page.listen()) for pages in places for page in pages]
        pause_s = n_tables / per_second
        tasks += [asyncio.create_task(send_on(pages[0], pages, rng, pause_s, found)) for pages in places]
        await asyncio.sleep(1)
        result = await over(program, found, places, tasks, seconds)
    finally:
        program.stop()
    return result


async def over(
    program: Program, found: list[float], places: list[list[Page]], tasks: list[asyncio.Task[None]], seconds: float
) -> dict[str, Any]:
    """What was measured in some seconds of a load that is running, and ends then."""
    pages = [page for table in places for page in table]
    found.clear()
    frames = sum(page.n_frames for page in pages)
    before = [len(page.sizes) for page in pages]
    laid = sum(page.n_cards for page in pages)
    cpu, own, began = program.cpu_s(), resource.getrusage(resource.RUSAGE_SELF), time.perf_counter()
    await asyncio.sleep(seconds)
    took, used = time.perf_counter() - began, program.cpu_s() - cpu
    usage = resource.getrusage(resource.RUSAGE_SELF)
    n_frames = sum(page.n_frames for page in pages) - frames
    n_seen = sum(page.n_cards for page in pages) - laid  # cards, each on each page
    sizes = sorted(size for page, first in zip(pages, before, strict=True) for size in page.sizes[first:])
    ms = sorted(1000 * one for one in found)
    driver = usage.ru_utime + usage.ru_stime - own.ru_utime - own.ru_stime
    await ended(tasks)

    return {
        "cards": len(ms),
        "p50_ms": statistics.median(ms),
        "p95_ms": share_of(ms, 0.95),
        "p99_ms": share_of(ms, 0.99),
        "frames": n_frames,
        "frames_per_s": n_frames / took,
        "frame_bytes": sum(sizes) // max(1, n_frames),
        "bytes_p50": statistics.median(sizes),
        "bytes_p95": share_of(sizes, 0.95),
        "cpu_ms_per_card_and_page": 1000 * used / (n_seen or max(1, n_frames)),
        "server_cpu": used / took,
        "cpu_ms_per_frame": 1000 * used / max(1, n_frames),
        "driver_cpu": driver / took,
    }


def share_of(ordered: list[float], share: float) -> float:
    """The value that such a share of the others does not exceed."""
    return ordered[min(len(ordered) - 1, int(share * len(ordered)))]


async def ended(tasks: list[asyncio.Task[None]]) -> None:
    """Ends what plays and listens; a fault of it is told."""
    faults = [task.exception() for task in tasks if task.done() and task.exception() is not None]
    for task in tasks:
        task.cancel()
    await asyncio.gather(*tasks, return_exceptions=True)
    if faults:
        raise SystemExit(f"{len(faults)} of the players failed: {faults[0]!r}")


def main() -> None:
    """Measures, prints a table, and as the last line the figures as JSON."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--quick", action="store_true", help="shorter, under 40 seconds")
    parser.add_argument("--tables", type=int, help="50, or with --quick 20")
    parser.add_argument("--think", type=float, default=2.0, help="seconds that people think about a card")
    parser.add_argument("--people", type=int, default=2, choices=range(2, N_PAGES + 1), help="who sit, of four pages")
    parser.add_argument("--one-core", action="store_true", help="servers have one core of the machine alone")
    asked = parser.parse_args()
    Program.has_one_core = asked.one_core
    seconds = 5.0 if asked.quick else 40.0
    most = asked.tables or (20 if asked.quick else 50)
    found: dict[str, dict[str, Any]] = {}
    for name, variant, seats, n_tables in (
        ("classic", "classic", 4, most),
        ("eleven", "cancellation", 11, max(1, most // 5)),
    ):
        row = found[name] = asyncio.run(ours(variant, seats, n_tables, seconds, asked.think, asked.people))
        # as many pictures a second as we sent: bots' cards are pictures too
        per_second = row["frames_per_s"] / N_PAGES
        bare_row = found[f"{name}, bare"] = asyncio.run(bare(n_tables, seconds, row["frame_bytes"], per_second))
        row["ratio_cpu"] = row["cpu_ms_per_frame"] / bare_row["cpu_ms_per_frame"]
        row["ratio_p95"] = row["p95_ms"] / bare_row["p95_ms"]
    heads = (
        "server",
        "cards",
        "p50 ms",
        "p95 ms",
        "p99 ms",
        "frames/s",
        "CPU",
        "ms/frame",
        "ms/card/page",
        "median B",
        "p95 B",
    )
    print("{:14} {:>6} {:>8} {:>8} {:>8} {:>9} {:>6} {:>9} {:>13} {:>9} {:>7}".format(*heads))
    for name, row in found.items():
        print(
            f"{name:14} {row['cards']:6} {row['p50_ms']:8.1f} {row['p95_ms']:8.1f} {row['p99_ms']:8.1f} "
            f"{row['frames_per_s']:9.0f} {row['server_cpu']:6.0%} {row['cpu_ms_per_frame']:9.2f} "
            f"{row['cpu_ms_per_card_and_page']:13.2f} {row['bytes_p50']:9.0f} {row['bytes_p95']:7.0f}"
        )
    for name in ("classic", "eleven"):
        row = found[name]
        print(
            f"{name}: {row['ratio_cpu']:.1f} times the processor time of the bare server, "
            f"p95 {row['ratio_p95']:.1f} times; a whole deal is {row['deal_bytes'] / 1000:.0f} KB for one page"
        )
    print("goals: 0.5 ms for a card and page, 4 times the bare server, 1,500 and 4,000 bytes, 150 KB a deal, p95 20 ms")
    print(json.dumps({"tables": most, **found}))


if __name__ == "__main__":
    main()
