"""Starts the server: a store under the user's data folder, uvicorn, the address for people, and a browser that opens.

What the command line asks for comes in; every sentence is speech's.
"""

from __future__ import annotations

import asyncio
import logging
import socket
import sys
import threading
import webbrowser
from collections.abc import Callable
from pathlib import Path
from typing import Final

import uvicorn
from msgspec import Struct

from openhearts.errors import OpenHeartsError
from openhearts.games import registry
from openhearts.speech.speaker import Speaker
from openhearts.store import open_store
from openhearts.tables.preparing import prepare
from openhearts.web.app import make_app
from openhearts.web.house import Address, House
from openhearts.web.people import secret_of

STOPS_WITHIN: Final = 3  # seconds that open pages may take when the server stops
LONGEST_FRAME: Final = 16 * 1024


class Serving(Struct, frozen=True):
    """What was asked for on the command line."""

    host: str = "127.0.0.1"
    port: int = 8765
    data: Path = Path()
    public: str = ""
    lan: bool = False
    opens_browser: bool = True
    language: str = "en"


class CannotServe(OpenHeartsError):
    """The server cannot start here."""


def own_address() -> str:
    """This machine's address in the network it is in, without asking anybody."""
    with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as probe:
        try:
            probe.connect(("192.0.2.1", 9))  # an address for documents: nothing is sent
            return str(probe.getsockname()[0])
        except OSError:
            return "127.0.0.1"


def bound(host: str, port: int) -> socket.socket:
    """A socket that listens, at the next free port where the usual one is taken.  Raises CannotServe."""
    for attempt in range(20):
        found = socket.socket(socket.AF_INET6 if ":" in host else socket.AF_INET)
        found.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        try:
            found.bind((host, port + attempt if port else 0))
            return found
        except OSError as error:
            found.close()
            fault = error
    raise CannotServe(
        f"cannot listen at {host}:{port}: {fault.strerror or fault}",
        key="cannot-listen",
        host=host,
        port=port,
        why=str(fault.strerror or fault),
    )


def serve(asked: Serving, tell: Callable[[str], None]) -> int:
    """Runs until somebody stops it: 0.  `tell` shows a line to whoever started it.  Raises CannotServe, StoreError."""
    return asyncio.run(_serve(asked, tell))


async def _serve(asked: Serving, tell: Callable[[str], None]) -> int:
    speaker = Speaker(asked.language)
    host = "0.0.0.0" if asked.lan and asked.host == "127.0.0.1" else asked.host
    listening = bound(host, asked.port)
    port = listening.getsockname()[1]
    shown = (
        asked.public or f"http://{own_address() if asked.lan else 'localhost' if host == '127.0.0.1' else host}:{port}"
    )
    asked.data.mkdir(parents=True, exist_ok=True)
    store = await open_store(asked.data / "tables.sqlite")
    house = House(store, secret_of(asked.data), Address(host, port, asked.public, asked.data))
    config = uvicorn.Config(
        make_app(house),
        log_level="warning",
        timeout_graceful_shutdown=STOPS_WITHIN,
        ws="websockets-sansio",
        ws_max_size=LONGEST_FRAME,
        ws_ping_interval=20,
        server_header=False,
        proxy_headers=bool(asked.public),
    )
    server = uvicorn.Server(config)
    tell(speaker.text("web-serving", address=shown))
    if asked.lan:
        tell(_qr(shown))
    tell(speaker.text("web-serving-stop"))
    warm_up()
    if asked.opens_browser:
        asyncio.get_running_loop().call_later(0.4, _open, f"http://localhost:{port}/" if not asked.public else shown)
    await server.serve(sockets=[listening])
    return 0


def _open(address: str) -> None:
    threading.Thread(target=webbrowser.open, args=(address,), daemon=True).start()


def _qr(address: str) -> str:
    """The address as a picture in the terminal."""
    import io

    import segno

    out = io.StringIO()
    segno.make(address, error="m").terminal(out, compact=True)
    return out.getvalue()


def warm_up() -> threading.Thread:
    """Compiles and loads what bots search with, in the background: nobody waits for it at a table."""

    def run() -> None:
        for variant, seats in (("classic", 4), ("herz-an-herz", 3)):
            try:
                prepare(registry.ruleset(variant, seats), ["expert"], lambda: None)
            except Exception:  # the table says so again to whoever sits there
                logging.getLogger("openhearts.web").exception("cannot prepare %s", variant)

    thread = threading.Thread(target=run, name="warm-up", daemon=True)
    thread.start()
    return thread


if sys.platform == "win32":  # the usual loop there cannot be stopped by Ctrl-C while it waits
    asyncio.set_event_loop_policy(asyncio.WindowsSelectorEventLoopPolicy())
