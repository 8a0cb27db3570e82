"""A way between a server and its PostgreSQL that can be cut, or fall silent.  It knows no statement."""

from __future__ import annotations

import asyncio
from contextlib import suppress


class Proxy:
    """Listens at a port of this machine, and hands on to a socket in the file system."""

    def __init__(self, there: str) -> None:
        self.there, self.port = there, 0
        self.is_cut = False
        self._speaks = asyncio.Event()
        self._speaks.set()
        self._pipes: set[asyncio.StreamWriter] = set()
        self._server: asyncio.Server | None = None

    async def start(self) -> None:
        """Listens from now on."""
        self._server = await asyncio.start_server(self._connected, "127.0.0.1", 0)
        self.port = self._server.sockets[0].getsockname()[1]

    async def stop(self) -> None:
        """Ends it."""
        self.cut()
        if self._server is not None:
            self._server.close()

    def cut(self) -> None:
        """Cuts every connection, and takes no other one."""
        self.is_cut = True
        for pipe in self._pipes:
            pipe.transport.abort()

    def silence(self) -> None:
        """Hands on nothing more; nobody is told."""
        self._speaks.clear()

    def heal(self) -> None:
        """All is well again."""
        self.is_cut = False
        self._speaks.set()

    async def _connected(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        if self.is_cut:
            writer.transport.abort()
            return
        try:
            there, back = await asyncio.open_unix_connection(self.there)
        except OSError:
            writer.transport.abort()
            return
        self._pipes |= {writer, back}
        try:
            await asyncio.gather(self._hand_on(reader, back), self._hand_on(there, writer))
        finally:
            self._pipes -= {writer, back}

    async def _hand_on(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        with suppress(OSError):
            while data := await reader.read(65536):
                await self._speaks.wait()
                writer.write(data)
                await writer.drain()
        writer.transport.abort()
