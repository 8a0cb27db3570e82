"""How long a card takes from one browser to all browsers of its table, while 50 tables are playing on one server.

Two people, two bots and two who watch at each table, over WebSockets on loopback; beside it, in the same run and at the
same pace, a bare uvicorn application that sends frames of the same size to as many.  It measures no network.
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
from openhearts.web.serve import Serving, serve
serve(Serving(port=int(sys.argv[1]), data=Path(sys.argv[2]), opens_browser=False, warms=False), print)
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
TURN = re.compile(r'data-turn=\\"([^"\\]*)\\"')
PICK = re.compile(r'<button id=\\"card-[^>]*?class=\\"pick ([^"\\]*)\\"[^>]*? value=\\"([^"\\]*)\\"')


class Program:
    """A server in a program of its own."""

    def __init__(self, code: str, *more: str) -> None:
        with socket.socket() as probe:
            probe.bind(("127.0.0.1", 0))
            self.port = probe.getsockname()[1]
        self.running = subprocess.Popen(
            [sys.executable, "-c", code, str(self.port), *more],
            env={**os.environ, "PYTHONPATH": str(ROOT / "src")},
            stdout=subprocess.DEVNULL,
        )
        self.url = f"http://127.0.0.1:{self.port}"
        while True:
            with suppress(httpx.TransportError):
                httpx.get(self.url, timeout=60)
                break
            if self.running.poll() is not None:
                raise SystemExit("the server does not start")
            time.sleep(0.05)

    def cpu_s(self) -> float:
        """Processor time of all its threads."""
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
        self.came: asyncio.Queue[tuple[float, str]] = asyncio.Queue()
        self.at = 0.0
        self.news = asyncio.Event()
        self.text = ""
        self.size = 0
        self.n_frames = 0

    async def listen(self) -> None:
        """Notes pictures as they come."""
        with suppress(ConnectionClosed):
            while True:
                text = str(await self.wire.recv())
                if not text.startswith('{"say"') and not text.startswith('{"id"'):
                    self.at, self.text = time.perf_counter(), text
                    self.size += len(text)
                    self.n_frames += 1
                    self.news.set()

    async def after(self, moment: float) -> float:
        """When the first picture after a moment came."""
        while self.at <= moment:
            self.news.clear()
            await asyncio.wait_for(self.news.wait(), 30)
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
            f"ws{url[4:]}/table/{ident}/live",
            additional_headers={"Cookie": cookies},
            origin=url,  # type: ignore[arg-type]
            proxy=None,
        )
        return Page(wire)


def seated(url: str) -> tuple[str, list[Visitor]]:
    """A table of two people and two bots, and two who watch."""
    people = [Visitor(url) for _ in range(4)]
    opened = people[0].post("/", "/play", variant="classic", level="club", pace="0", **{"with": "friends"})
    path = opened.headers["location"]
    people[1].post(path, f"{path}/do", do="sit", value="1")
    people[0].post(path, f"{path}/do", do="start")
    for watcher in people[2:]:
        watcher.client.get(path)
    return path.rpartition("/")[2], people


async def play(page: Page, pages: list[Page], rng: random.Random, think_s: float, found: list[float]) -> None:
    """Plays cards as they are offered; seconds of each card go to `found`."""
    answered = ""
    while True:
        text = page.text
        turn = TURN.search(text)
        if turn is None or (turn[1] == answered and 'data-do=\\"next\\"' not in text) or not offers(text):
            page.news.clear()
            if page.text is text:
                await page.news.wait()
            continue
        answered = turn[1]
        await asyncio.sleep(rng.uniform(0.5, 1.5) * think_s)
        picks = PICK.findall(page.text)
        if 'data-mine=\\"no\\"' in page.text:
            await page.wire.send(json.dumps({"do": "next"}))
            await asyncio.sleep(0.2)
        elif "aria-multiselectable" in page.text:
            cards = " ".join(value for _, value in rng.sample(picks, 3))
            await page.wire.send(json.dumps({"do": "act", "value": f"pass {cards}", "turn": answered}))
        else:
            card = rng.choice([value for kinds, value in picks if "blocked" not in kinds])
            message = json.dumps({"do": "act", "value": card, "turn": answered, "id": 1})
            found.append(await measured(page, pages, message))


def offers(text: str) -> bool:
    """Whether the page offers something to do."""
    return 'data-mine=\\"yes\\"' in text or 'data-do=\\"next\\"' in text


async def ours(n_tables: int, seconds: float, think_s: float) -> dict[str, Any]:
    """Our server under load."""
    rng = random.Random(1)
    with tempfile.TemporaryDirectory() as folder:
        program = Program(OURS, folder)
        try:
            tables = [await asyncio.to_thread(seated, program.url) for _ in range(n_tables)]
            places = [[await one.page(program.url, ident) for one in people] for ident, people in tables]
            found: list[float] = []
            tasks = [asyncio.create_task(page.listen()) for pages in places for page in pages]
            tasks += [
                asyncio.create_task(play(page, pages, rng, think_s, found)) for pages in places for page in pages[:2]
            ]
            await asyncio.sleep(3 + 3 * think_s)  # the passes
            result = await over(program, found, places, tasks, seconds)
        finally:
            program.stop()
    return result


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
    sizes = sum(page.size for page in pages)
    cpu, own, began = program.cpu_s(), resource.getrusage(resource.RUSAGE_SELF), time.perf_counter()
    await asyncio.sleep(seconds)
    took, used = time.perf_counter() - began, program.cpu_s() - cpu
    usage = resource.getrusage(resource.RUSAGE_SELF)
    n_frames = sum(page.n_frames for page in pages) - frames
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
        "frame_bytes": (sum(page.size for page in pages) - sizes) // max(1, n_frames),
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
    parser.add_argument("--tables", type=int, default=50)
    parser.add_argument("--think", type=float, default=2.0, help="seconds that people think about a card")
    asked = parser.parse_args()
    seconds = 8.0 if asked.quick else 40.0
    found = {"ours": asyncio.run(ours(asked.tables, seconds, asked.think))}
    # as many pictures a second as we sent: bots' cards are pictures too
    per_second = found["ours"]["frames_per_s"] / 4
    found["bare"] = asyncio.run(bare(asked.tables, seconds, found["ours"]["frame_bytes"], per_second))
    heads = ("server", "cards", "p50 ms", "p95 ms", "p99 ms", "frames/s", "CPU", "CPU ms/frame")
    print("{:8} {:>6} {:>8} {:>8} {:>8} {:>9} {:>6} {:>13}".format(*heads))
    for name, row in found.items():
        print(
            f"{name:8} {row['cards']:6} {row['p50_ms']:8.1f} {row['p95_ms']:8.1f} {row['p99_ms']:8.1f} "
            f"{row['frames_per_s']:9.0f} {row['server_cpu']:6.0%} {row['cpu_ms_per_frame']:13.2f}"
        )
    print(f"frames of {found['ours']['frame_bytes']:,} bytes to 4 pages of each of {asked.tables} tables")
    ratio = found["ours"]["p95_ms"] / found["bare"]["p95_ms"]
    print(f"p95 against the bare server: {ratio:.1f} times; goal: under 50 ms")
    print(json.dumps({"tables": asked.tables, "ratio_p95": ratio, **found}))


if __name__ == "__main__":
    main()
