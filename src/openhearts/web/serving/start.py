"""`openhearts serve`: a port and a data folder that are nobody else's, the address for people, one process or several.

Every sentence is speech's, and `CannotServe` says why nothing can be served.
"""

from __future__ import annotations

import asyncio
import io
import sys
import threading
import webbrowser
from collections.abc import Callable
from typing import Final

import segno

from openhearts.errors import Why
from openhearts.speech.speaker import Speaker
from openhearts.store.opening import can_be_shared
from openhearts.web.limits.retention import DATABASE
from openhearts.web.operating.logs import logging_to
from openhearts.web.serving.folder import KEYS, Keys, keys_of, open_to_others, owned
from openhearts.web.serving.listen_address import EVERYWHERE, bound, names_at, public_of, shown
from openhearts.web.serving.serve_options import CannotServe, Serving
from openhearts.web.serving.server import opened, operators_of, work
from openhearts.web.serving.workers import supervise
from openhearts.web.state import Address

BLOCKS: Final = "█▀▄"  # what a QR code is drawn with


def serve(asked: Serving, tell: Callable[[str], None]) -> int:
    """Run until stopped: 0.  `tell` shows a line to the person who started it.  Raises CannotServe, CannotStore."""
    public = public_of(asked.public)
    # Before anything is made: who is refused finds no new folder.
    if not can_be_shared(asked.database or asked.data / DATABASE) and asked.workers > 1:
        raise CannotServe(Why.WORKERS_NEED_DATABASE)
    host = "0.0.0.0" if asked.lan and asked.host == "127.0.0.1" else asked.host
    with bound(host, asked.port) as listening:
        port = listening.getsockname()[1]
        address = shown(asked, host, port)
        with owned(asked.data, address):
            keys = keys_of(asked.data, asked.key_file)
            operators_of(asked)
            lan = address if host in EVERYWHERE else ""
            place = Address(host, port, public, asked.data, lan, names_at(host))

            def begun() -> None:
                _say(asked, address, tell)

            if asked.workers > 1:
                asyncio.run(_check_shared(asked, keys))
                with logging_to(asked.operating.form, asked.operating.events, keys.cookies):
                    return supervise(asked, place, listening, begun)
            asyncio.run(work(asked, place, listening, keys, begun))
    return 0


async def _check_shared(asked: Serving, keys: Keys) -> None:
    """Brings the database up to date before several processes use it.  Raises CannotServe, CannotStore."""
    store, cluster = await opened(asked, keys)
    await store.close()
    if cluster is not None:
        await cluster.close()


def _say(asked: Serving, address: str, tell: Callable[[str], None]) -> None:
    """Tells the person who started it where it is, and opens their browser."""
    speaker = Speaker(asked.language)
    tell(speaker.text("web-serving", address=address))
    if asked.lan and asked.draws:
        tell(_qr(address))
    tell(speaker.text("web-serving-stop"))
    for file in open_to_others(asked.key_file, asked.operating.token_file, *[asked.data / name for name in KEYS]):
        tell(speaker.text("web-serving-open-file", file=str(file)))
    if asked.opens_browser:
        timer = threading.Timer(0.4, webbrowser.open, (address,))
        timer.daemon = True
        timer.start()


def _qr(address: str) -> str:
    """The address as a picture in the terminal."""
    out = io.StringIO()
    segno.make(address, error="m").terminal(out, compact=True)
    return out.getvalue()


if sys.platform == "win32":  # the usual loop there cannot be stopped by Ctrl-C while it waits
    asyncio.set_event_loop_policy(asyncio.WindowsSelectorEventLoopPolicy())
