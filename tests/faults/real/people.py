"""People at a real server: programs that speak to it as pages do, play, misbehave, come back, and note everything.

They know the views that they are sent and nothing else.
"""

from __future__ import annotations

import asyncio
import random
import secrets
import time
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager, suppress
from functools import partial
from typing import Any, Final

import msgspec
from websockets.asyncio.client import ClientConnection
from websockets.exceptions import ConnectionClosed, InvalidHandshake

from openhearts.bots.external.view_json import view_from_plain
from openhearts.games import registry
from openhearts.tables.session import commands as c
from tests.faults.history import DONE, UNSURE, Answered, Fault, Line, Sent, Shown
from tests.web.players import Player

THINKS: Final = 0.3  # seconds over a card
BAD: Final = 0.06  # how often something is sent otherwise than once, now, and by whom it is for
ANSWERED_WITHIN: Final = 10.0  # seconds, then the page comes again
TWICE, LATE, HALVES, UNREADING, FOREIGN = "sent twice", "sent late", "sent by halves", "never read", "not theirs"
LOST: Final = (ConnectionClosed, OSError, InvalidHandshake, TimeoutError, EOFError)


class Client(Player):
    """One person at one table; what they note is said of their name until it is known who they are to the server."""

    def __init__(self, url: str, name: str, seat: int, rng: random.Random, history: list[Line]) -> None:
        super().__init__(url, name, seat, rng)
        self.history = history
        self.page = secrets.token_hex(4)
        self.view: dict[str, Any] = {}
        self.owed: tuple[dict[str, Any], str] | None = None  # what was sent and not answered, and its whole name
        self.misbehaves = False
        self.kinds: dict[str, int] = {}
        self.reached = 0  # the last entry that was shown
        self.heard_at = 0.0  # when something new was shown or acknowledged last
        self.helpers: set[asyncio.Task[None]] = set()

    async def sit(self, ident: str) -> None:
        """A seat at somebody's table, under the own name."""
        self.ident = ident
        form = {"do": "sit", "value": f"{self.seat} {self.name}"}
        response = await self.post(f"/table/{ident}", f"/table/{ident}/do", **form)
        assert response.status_code == 303, response.text[:300]

    def stands(self) -> str:
        """Where they are in the match, and what they wait for."""
        seen = {name: self.view.get(name) for name in ("number", "phase", "deal", "turn", "to_act", "ready")}
        return f"{self.name} at seat {self.seat}, connected {self.n_connected} times, sees {seen}, owes {self.owed}"

    @property
    def wants(self) -> str:
        """Views as JSON; what is sent again is known by its page."""
        return f"view=json&page={self.page}"

    @asynccontextmanager
    async def _wired(self) -> AsyncIterator[ClientConnection]:
        """A connection that ends with what is done over it: no farewell, nothing is waited for."""
        wire = await self.connected()
        try:
            yield wire
        finally:
            wire.transport.abort()

    async def play(self) -> None:
        """Plays, and comes back after every loss of the connection, as the page's script does."""
        while True:
            with suppress(*LOST):
                async with self._wired() as wire:
                    self.n_connected += 1
                    self.view = {}
                    await self._at(wire)
            await asyncio.sleep(self.rng.uniform(0.05, 0.2))

    async def _at(self, wire: ClientConnection) -> None:
        await self._hear(wire)
        while True:
            if self.owed is not None:
                await self._answer(wire)
            elif not await self._decide(wire):
                await self._hear(wire)

    async def _hear(self, wire: ClientConnection) -> dict[str, Any]:
        message: dict[str, Any] = msgspec.json.decode(await wire.recv())
        if "view" in message:
            self.view = {**self.view, **message["view"]}
            if self.view["number"] > self.reached:  # something was written
                self.reached, self.heard_at = self.view["number"], time.monotonic()
            told = self.ident, self.view["number"], self.view
            self.history.append(Shown(time.time(), self.name, self.n_connected, *told))
        return message

    async def _decide(self, wire: ClientConnection) -> bool:
        """Does what is to be done; False where that is nothing."""
        shown = self.view
        if shown.get("phase") == "waiting" and shown["ready"]["mine"] != "yes":
            await self._send(wire, "next", "", "", c.Ready())
            return True
        seat = shown.get("seat")
        if shown.get("phase") != "playing" or seat is None or seat not in shown["to_act"]:
            return False
        view = view_from_plain(shown["view"])
        action = registry.game_of(view.public.rules).action_text(self.rng.choice(list(view.options)))
        await asyncio.sleep(self.rng.uniform(0.5, 1.5) * THINKS)
        await self._send(wire, "act", action, shown["turn"], c.Act(seat, action, shown["turn"]))
        return True

    async def _send(self, wire: ClientConnection, do: str, value: str, turn: str, wish: c.AnyWish) -> None:
        self.number += 1
        command = f"{self.name}.{self.page}.{self.number}"
        self.history.append(Sent(time.time(), self.name, self.ident, command, wish))
        self.owed = {"do": do, "value": value, "turn": turn, "id": self.number}, command
        if self.misbehaves and self.rng.random() < BAD:
            await self._misbehave(wire, self.rng.choice((TWICE, LATE, HALVES, UNREADING, FOREIGN)), self.owed[0])

    async def _answer(self, wire: ClientConnection) -> None:
        """Sends what is owed, once more if need be, until it is answered."""
        assert self.owed is not None
        message, command = self.owed
        await wire.send(msgspec.json.encode(message).decode())
        async with asyncio.timeout(ANSWERED_WITHIN):
            while (answer := await self._hear(wire)).get("id") != message["id"]:
                pass
        self.owed = None
        is_done = not answer.get("say")
        told = command, DONE if is_done else UNSURE, -1, is_done and message["do"] == "act"
        self.history.append(Answered(time.time(), self.name, self.ident, *told))
        if is_done:
            self.heard_at = time.monotonic()

    # --- what nobody should do ----------------------------------------------------------------------------------------

    async def _misbehave(self, wire: ClientConnection, kind: str, message: dict[str, Any]) -> None:
        self.kinds[kind] = self.kinds.get(kind, 0) + 1
        self.history.append(Fault(time.time(), kind, self.name))
        text = msgspec.json.encode(message).decode()
        if kind == TWICE:
            await wire.send(text)
        elif kind == FOREIGN:
            stolen = {**message, "do": "act", "turn": "", "value": "QS", "id": message["id"] + 1_000_000}
            told = self.ident, f"{self.name}.{self.page}.{stolen['id']}"
            self.history.append(Sent(time.time(), self.name, *told))
            await wire.send(msgspec.json.encode(stolen).decode())
        else:
            doing = {LATE: partial(self._late, text), HALVES: self._by_halves, UNREADING: self._never_read}[kind]
            task = asyncio.create_task(doing())
            self.helpers.add(task)
            task.add_done_callback(self.helpers.discard)

    async def _late(self, text: str) -> None:
        await asyncio.sleep(self.rng.uniform(1.0, 5.0))
        with suppress(*LOST):
            async with self._wired() as wire:
                await wire.send(text)
                await wire.recv()

    async def _by_halves(self) -> None:
        host, port = self.url.removeprefix("http://").split(":")
        with suppress(*LOST):
            _, writer = await asyncio.open_connection(host, int(port))
            try:
                writer.write(f"POST /table/{self.ident}/do HTTP/1.1\r\nHost: {host}:{port}\r\nContent-Le".encode())
                await writer.drain()
                await asyncio.sleep(self.rng.uniform(0.1, 3.0))
            finally:
                writer.transport.abort()

    async def _never_read(self) -> None:
        with suppress(*LOST):
            async with self._wired():
                await asyncio.sleep(self.rng.uniform(2.0, 10.0))
