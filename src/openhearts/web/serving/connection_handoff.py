"""The pages of a table to one worker of a machine: a connection that another one accepted is handed to it, with what it
has said so far.

What is kept of a page in memory alone, as a question that is to be answered, is found by its next form.  It saves work
and makes nothing right: what cannot be handed on is served where it came in.  Workers hand each other the
open sockets themselves (SCM_RIGHTS), so that nothing stands between a page and its worker afterwards.
"""

from __future__ import annotations

import asyncio
import os
import re
import socket
import sys
from collections.abc import Callable
from ctypes import Array, c_int
from multiprocessing import get_context
from typing import Final, Protocol, cast

from msgspec import Struct

from openhearts.tables.hosting.cluster_member import Worker
from openhearts.tables.hosting.peers import chosen

CAN: Final = sys.platform != "win32"
FIRST_LINE: Final = re.compile(rb"(?:GET|POST) /table/([A-Za-z0-9]{1,60})[/? ]")
LARGEST: Final = 64 * 1024  # bytes that a connection may have said before it is handed on


class Place(Struct, frozen=True):
    """The slot of a worker among those of its machine: where it takes connections, and where all of them do.

    `takers`: for each slot the process that takes what is handed to it, 0 for none; all processes share it.
    """

    machine: str
    slot: int
    inbox: socket.socket
    outboxes: tuple[socket.socket, ...]
    takers: Array[c_int]

    @property
    def name(self) -> str:
        """The beginning of the name of the worker in this slot."""
        return f"{self.machine}-{self.slot}-"


def nobody(count: int) -> Array[c_int]:
    """For each slot the process that takes what is handed to it: none so far."""
    return get_context("spawn").RawArray(c_int, count)


def forget(takers: Array[c_int], slot: int, process: int | None) -> None:
    """A process takes nothing more in its slot: another one may do so already."""
    if takers[slot] == process:
        takers[slot] = 0


def pairs(count: int) -> list[tuple[socket.socket, socket.socket]]:
    """For each slot the ends that its worker reads, and that the others write to."""
    found = [socket.socketpair(socket.AF_UNIX, socket.SOCK_DGRAM) for _ in range(count)]
    for pair in found:
        for end in pair:
            end.setblocking(False)
    return found


class Taking(Protocol):
    """A protocol that may hand connections on itself."""

    def stay(self) -> None:
        """Serve this one here, whatever it says."""
        ...


class Router:
    """Hands on what belongs to another worker of the machine, and takes what the others hand on."""

    def __init__(self, worker: Worker, place: Place) -> None:
        self._worker, self._place = worker, place
        self._taking: set[asyncio.Task[None]] = set()
        self._made: Callable[[], asyncio.Protocol] | None = None

    def hand_on(self, transport: asyncio.Transport, said: bytes) -> bool:
        """Whether a connection that has said no more than this is another worker's from now on."""
        found = FIRST_LINE.match(said)
        if found is None or len(said) > LARGEST:
            return False
        slot = self._slot_of(found[1].decode())
        if slot == self._place.slot:
            return False
        try:
            socket.send_fds(self._place.outboxes[slot], [said], [transport.get_extra_info("socket").fileno()])
        except (OSError, ValueError):  # its inbox is full, or the connection gone
            return False
        transport.abort()  # which closes this end alone: the other worker has one of its own
        return True

    def _slot_of(self, table: str) -> int:
        """The slot of the worker that lives and has the pages of a table."""
        prefix = f"{self._place.machine}-"
        slots = {int(one[len(prefix) :].partition("-")[0]) for one in self._worker.workers if one.startswith(prefix)}
        taking = {slot for slot in slots if self._place.takers[slot]}  # one that was killed lives for the store yet
        return int(chosen(table, map(str, taking | {self._place.slot})))

    @property
    def taking(self) -> frozenset[asyncio.Task[None]]:
        """What is being taken right now."""
        return frozenset(self._taking)

    def start(self, made: Callable[[], asyncio.Protocol]) -> None:
        """Takes what is handed on, by protocols that are made so."""
        asyncio.get_running_loop().add_reader(self._place.inbox.fileno(), self._take, made)
        self._made = made
        self._place.takers[self._place.slot] = os.getpid()

    def stop(self) -> None:
        """Takes what was handed on, and nothing more: that is for the worker that comes to this slot next."""
        forget(self._place.takers, self._place.slot, os.getpid())
        asyncio.get_running_loop().remove_reader(self._place.inbox.fileno())
        while self._made is not None and self._take(self._made):
            pass

    def _take(self, made: Callable[[], asyncio.Protocol]) -> bool:
        """Takes one connection; whether something was there."""
        try:
            said, files, _, _ = socket.recv_fds(self._place.inbox, LARGEST, 1)
        except OSError:
            return False
        for file in files:
            os.set_inheritable(file, False)
            task = asyncio.create_task(self._go_on(socket.socket(fileno=file), said, made))
            self._taking.add(task)
            task.add_done_callback(self._taking.discard)
        return True

    async def _go_on(self, connection: socket.socket, said: bytes, made: Callable[[], asyncio.Protocol]) -> None:
        connection.setblocking(False)

        def made_here() -> asyncio.Protocol:
            protocol = made()
            cast(Taking, protocol).stay()  # the two may know of different workers: nothing goes round
            return protocol

        try:
            transport, protocol = await asyncio.get_running_loop().connect_accepted_socket(made_here, connection)
        except OSError:  # it has gone meanwhile
            connection.close()
            return
        if not transport.is_closing():
            protocol.data_received(said)
