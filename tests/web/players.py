"""People at a real server: each has cookies and a page's connection, plays what is offered, and comes back by itself.

They read pages as a browser does, know no rule, and note every action that the server acknowledged.
"""

from __future__ import annotations

import asyncio
import os
import random
import re
import signal
import socket
import subprocess
import sys
import time
from contextlib import suppress
from html.parser import HTMLParser
from pathlib import Path
from typing import Any

import httpx
import msgspec
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed, InvalidHandshake

import openhearts
from openhearts.web.serving.workers import SERVES, WAITS
from tests import warm_starts
from tests.web.helpers import token
from tests.web.putting import Put

SOURCE = str(Path(openhearts.__file__).parents[1])
READ = re.compile(r"<(?:main|button)\b[^>]*>")
STARTS_WITHIN = 120.0  # seconds, on a machine that has other things to do
RUN = """
import sys
from pathlib import Path
from openhearts.web.serving.serve_options import Serving
from openhearts.web.serving.start import serve
port, data, database, workers = sys.argv[1:]
if __name__ == "__main__":  # workers are begun from this program, too
    asked = Serving(
        port=int(port),
        data=Path(data),
        opens_browser=False,
        warms=False,
        lan=True,
        database=database,
        workers=int(workers),
    )
    sys.exit(serve(asked, print))
"""


def free_port() -> int:
    """A port that nobody has just now, below those that systems give to connections: one of them might take it."""
    while True:
        port = random.randrange(10_000, 32_000)
        with socket.socket() as probe, suppress(OSError):
            probe.bind(("", port))
            return port


def environment(folder: Path) -> dict[str, str]:
    """What a program of the tests runs in: this checkout's package, nobody's wishes, and errors for missing texts."""
    own = {"OPENHEARTS_HOME": str(folder), "OPENHEARTS_STRICT_TEXT": "1", "PYTHONPATH": SOURCE, "LC_ALL": "C.UTF-8"}
    return {**{key: value for key, value in os.environ.items() if key != "OPENHEARTS_DATABASE"}, **own}


class Program:
    """A server in a program of its own, on a port and a folder that stay the same when it is started again."""

    def __init__(
        self,
        folder: Path,
        *,
        port: int | None = None,
        host: str = "127.0.0.1",
        database: str = "",
        workers: int = 1,
    ) -> None:
        self.folder, self.database, self.n_workers = folder, database, workers
        self.port = port or free_port()
        self.url = f"http://{host}:{self.port}"
        self.running: warm_starts.Program

    def start(self) -> None:
        """Starts it, and waits until it answers."""
        words = ["-c", RUN, str(self.port), str(self.folder), self.database, str(self.n_workers)]
        env, out = environment(self.folder.parent), subprocess.DEVNULL
        if self.n_workers > 1:  # each of them begins as this program did
            self.running = subprocess.Popen([sys.executable, *words], env=env, stdout=out)
        else:
            self.running = warm_starts.start(words, env=env, stdout=out)
        self.wait()

    def wait(self) -> None:
        """Until it answers."""
        until = time.monotonic() + STARTS_WITHIN
        while True:
            try:
                # Any answer will do; that one draws no page, and plain http needs no certificates.
                httpx.get(f"{self.url}/health", timeout=STARTS_WITHIN, verify=False)
                return
            except httpx.TransportError:
                assert self.running.poll() is None, f"the server ended with {self.running.returncode}"
                assert time.monotonic() < until, "the server does not answer"
                time.sleep(0.05)

    def workers(self) -> list[int]:
        """The processes that serve, where there are several, without the one that waits; on Linux alone.

        Those of releases that had nobody wait do not say what they are.
        """
        called = self._begun()
        says = any(name.startswith(SERVES) for name in called.values())
        return [one for one, name in called.items() if name == SERVES or not says]

    def waiting(self) -> list[int]:
        """The process that waits until one of them has ended."""
        return [one for one, name in self._begun().items() if name == WAITS]

    def _begun(self) -> dict[int, str]:
        """The processes that were begun, and what they are called."""
        try:
            children = Path(f"/proc/{self.running.pid}/task/{self.running.pid}/children").read_text().split()
            begun = [one for one in children if b"spawn_main" in Path(f"/proc/{one}/cmdline").read_bytes()]
            return {int(one): Path(f"/proc/{one}/comm").read_text().strip() for one in begun}
        except OSError:  # it ends just now
            return {}

    def kill(self) -> None:
        """Ends it as a failure of the machine would."""
        workers = [*self._begun()] if self.n_workers > 1 else []
        self.running.kill()  # which knows when it has ended already, and its number is another's
        for one in workers:
            with suppress(ProcessLookupError):
                os.kill(one, signal.SIGKILL)
        self.running.wait()


class Act(msgspec.Struct, frozen=True):
    """An action that the server acknowledged: at which table, by which seat, as the answer to which turn."""

    ident: str
    seat: int
    turn: str
    cards: tuple[str, ...]


class _Board(HTMLParser):
    """The buttons of a table's page, and what its `<main>` says; the rest of the page is not taken apart."""

    def __init__(self, html: str = "") -> None:
        super().__init__()
        self.main: dict[str, str] = {}
        self.buttons: list[dict[str, str]] = []
        self.feed("".join(READ.findall(html)))

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        found = {name: value or "" for name, value in attrs}
        if tag == "main":
            self.main = found
        elif tag == "button":
            self.buttons.append(found)


class Player:
    """One person at one table."""

    def __init__(self, url: str, name: str, seat: int, rng: random.Random) -> None:
        self.url, self.name, self.seat, self.rng = url, name, seat, rng
        self.ident = ""
        self.jar: dict[str, str] = {}
        self.acts: list[Act] = []
        self.n_connected = 0
        self.last_turn: tuple[int, ...] = ()
        self.board = _Board()
        self.put = Put()
        self.number = 0
        self.pause = 0.0  # seconds before each action

    # --- pages --------------------------------------------------------------------------------------------------------

    async def _page(self, method: str, path: str, form: dict[str, str] | None = None) -> httpx.Response:
        async with httpx.AsyncClient(base_url=self.url, timeout=STARTS_WITHIN, verify=False) as client:
            response = await client.request(method, path, data=form, headers={"cookie": self._cookies()})
        self.jar.update(response.cookies)
        return response

    def _cookies(self) -> str:
        return "; ".join(f"{name}={value}" for name, value in self.jar.items())

    async def post(self, page: str, path: str, **form: str) -> httpx.Response:
        """A form of a page."""
        html = (await self._page("GET", page)).text
        return await self._page("POST", path, {**form, "_csrf_token": token(html)})

    async def open_table(self, *, variant: str = "classic", friends: bool) -> None:
        """A new table, with bots or for friends; its match is longer than any test."""
        form = {"variant": variant, "level": "club", "pace": "0", "name": self.name, "options": "end.limit=30000"}
        response = await self.post("/", "/play", **form, **{"with": "friends" if friends else "bots"})
        assert response.status_code == 303, response.text[:300]
        self.ident = response.headers["location"].rpartition("/")[2]

    async def sit(self, ident: str) -> None:
        """A seat at somebody's table."""
        self.ident = ident
        response = await self.post(f"/table/{ident}", f"/table/{ident}/do", do="sit", value=str(self.seat))
        assert response.status_code == 303, response.text[:300]

    async def begin(self) -> None:
        """The host starts the match."""
        await self.post(f"/table/{self.ident}", f"/table/{self.ident}/do", do="start")

    # --- the connection -----------------------------------------------------------------------------------------------

    @property
    def wants(self) -> str:
        """What a connection asks for."""
        return "parts=yes"

    async def connected(self) -> ClientConnection:
        """The connection of the page."""
        return await connect(
            f"ws{self.url[4:]}/table/{self.ident}/live?{self.wants}",
            additional_headers={"Cookie": self._cookies()},
            origin=self.url,  # type: ignore[arg-type]
            proxy=None,
            open_timeout=STARTS_WITHIN,
        )

    async def play(self) -> None:
        """Plays, and comes back after every loss of the connection, as the page's script does."""
        while True:
            try:
                async with await self.connected() as wire:
                    self.n_connected += 1
                    await self._play(wire)
            except (ConnectionClosed, OSError, InvalidHandshake, TimeoutError):
                await asyncio.sleep(0.1)

    async def _play(self, wire: ClientConnection) -> None:
        await self._hear(wire)
        assert self.board.main, "the first message of a connection is a whole picture"
        while True:
            if not await self._decide(wire):
                await self._hear(wire)

    async def _hear(self, wire: ClientConnection) -> dict[str, Any]:
        """The next message; a picture in it becomes the page."""
        message: dict[str, Any] = msgspec.json.decode(await wire.recv())
        if html := self.put.take(message):
            self.board = _Board(html)
            turn = tuple(int(part) for part in self.board.main["data-turn"].split(".") if part)
            assert turn >= self.last_turn, f"{self.name} was told {self.last_turn}, and now {turn}"
            self.last_turn = turn
        return message

    async def _ask(self, wire: ClientConnection, do: str, value: str = "") -> bool:
        """Sends a command and waits for its answer: whether it was done."""
        self.number += 1
        turn = self.board.main["data-turn"]
        await wire.send(msgspec.json.encode({"do": do, "value": value, "turn": turn, "id": self.number}).decode())
        while True:
            message = await self._hear(wire)
            if message.get("id") == self.number:
                return do == "choose" or not message.get("say")

    async def _decide(self, wire: ClientConnection) -> bool:
        """Does what the page offers; False where it is somebody else's turn."""
        main, buttons = self.board.main, self.board.buttons
        if any(button.get("data-do") == "next" for button in buttons) and main["data-mine"] == "no":
            await self._ask(wire, "next")
            return self.board.main["data-mine"] == "yes"  # the next deal may have come before the answer
        if main["data-mine"] == "no":
            return False
        await asyncio.sleep(self.pause)
        picks = [button for button in buttons if "pick" in button.get("class", "").split()]
        turn = main["data-turn"]
        to_choose = [button["value"] for button in picks if button.get("data-do") == "choose"]
        if to_choose:
            taken = [button["value"] for button in picks if button.get("aria-selected") == "true"]
            for value in [card for card in self.rng.sample(to_choose, 3) if card not in taken][: 3 - len(taken)]:
                await self._ask(wire, "choose", value)
                taken.append(value)
            if len(taken) == 3 and await self._ask(wire, "act", "pass-chosen"):
                self.acts.append(Act(self.ident, self.seat, turn, tuple(sorted(taken))))
            return True
        legal = [button["value"] for button in picks if button.get("aria-disabled") != "true"]
        value = self.rng.choice(legal)
        if await self._ask(wire, "act", value):
            self.acts.append(Act(self.ident, self.seat, turn, (value,)))
        return True


async def table_of(url: str, names: list[str], rng: random.Random) -> list[Player]:
    """People at a new classic table whose match has begun; bots have the other seats."""
    players = [Player(url, name, seat, rng) for seat, name in enumerate(names)]
    host = players[0]
    await host.open_table(friends=True)
    for player in players[1:]:
        await player.sit(host.ident)
    await host.begin()
    return players
