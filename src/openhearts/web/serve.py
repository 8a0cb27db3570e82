"""Starts the server: a data folder that is nobody else's, uvicorn, the address for people, and a browser that opens.

What the command line asks for comes in; every sentence is speech's, and `CannotServe` says why nothing can be served.
"""

from __future__ import annotations

import asyncio
import gc
import logging
import os
import signal
import socket
import sys
import threading
import webbrowser
from collections.abc import Callable, Iterator
from contextlib import contextmanager, nullcontext
from pathlib import Path
from subprocess import DEVNULL, PIPE, Popen
from typing import Final, TypeVar
from urllib.parse import urlsplit

import uvicorn
from msgspec import Struct
from uvicorn.server import HANDLED_SIGNALS

from openhearts.errors import OpenHeartsError, Why
from openhearts.records.receipts import Signer
from openhearts.speech.speaker import Speaker
from openhearts.store import Synchronous, open_store
from openhearts.tables.file_log import hold
from openhearts.tables.sealing import KeySealer, kept_in, sealer_in
from openhearts.tables.warmup import USUAL, Warming
from openhearts.web.app import EVER, make_app
from openhearts.web.identity.hosts import is_this_machine, machine_names
from openhearts.web.identity.people import secret_of
from openhearts.web.limits.pruning import DATABASE, Keep
from openhearts.web.limits.slow_clients import LIMITS, Limits, protocols, trusted
from openhearts.web.state import Address, Site

PORT: Final = 8765
EVERYWHERE: Final = ("0.0.0.0", "::")  # hosts that mean every address of this machine
NEXT_PORTS: Final = 20  # that are tried where nobody asked for a certain one
STOPS_WITHIN: Final = 3  # seconds that open pages may take when the server stops
LONGEST_FRAME: Final = 16 * 1024
BLOCKS: Final = "█▀▄"  # what a QR code is drawn with
WAITING: Final = 256  # connections that may wait to be taken
SWITCH_S: Final = 0.001  # how long a thread of a bot keeps Python for itself while a page waits
SWEEPS: Final = 20_000, 20, 20  # new objects between two searches for garbage, and searches between larger ones

log = logging.getLogger("openhearts.web")
_Key = TypeVar("_Key")


class Serving(Struct, frozen=True):
    """What was asked for on the command line.  `port`: None is the usual one, or the next that is free.

    `draws`: whether a QR code can be shown there.  `keep`: for how long what nobody touches is kept.
    `database`: the address of another one than the file in `data`; `synchronous`: what an answer of it promises.
    """

    host: str = "127.0.0.1"
    port: int | None = None
    data: Path = Path()
    public: str = ""
    lan: bool = False
    opens_browser: bool = True
    language: str = "en"
    warms: bool = True
    draws: bool = True
    keep: Keep = Keep()
    database: str = ""
    synchronous: Synchronous = Synchronous.FULL


class CannotServe(OpenHeartsError):
    """The server cannot start here; `key` in its data names the sentence."""


# --- addresses --------------------------------------------------------------------------------------------------------


def own_address() -> str:
    """This machine's address in the network it is in, without asking anybody."""
    with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as probe:
        try:
            probe.connect(("192.0.2.1", 9))  # an address for documents: nothing is sent
            return str(probe.getsockname()[0])
        except OSError:
            return "127.0.0.1"


def public_of(text: str) -> str:
    """The address that people type, as `https://hearts.example`.  Raises CannotServe for what is none.

    >>> public_of("https://hearts.example:8443/"), public_of("")
    ('https://hearts.example:8443', '')
    """
    if not text:
        return ""
    fault = CannotServe(Why.PUBLIC_URL, text=text[:100])
    try:
        parts = urlsplit(text)
        is_good = parts.port is None or parts.port > 0
    except ValueError as error:
        raise fault from error
    is_good &= parts.scheme in ("http", "https") and bool(parts.hostname) and "@" not in parts.netloc
    if not is_good or parts.path.strip("/") or parts.query or parts.fragment or not text.isprintable() or " " in text:
        raise fault
    return f"{parts.scheme}://{parts.netloc}"


def bound(host: str, port: int | None) -> socket.socket:
    """A socket that listens: at the port asked for, or at the usual one or the next free.  Raises CannotServe."""
    ports = range(PORT, PORT + NEXT_PORTS) if port is None else (port,)
    fault: OSError | None = None
    for wanted in ports:
        try:
            return _listening(host, wanted)
        except UnicodeError as error:
            raise CannotServe(Why.NO_ADDRESS, host=host) from error
        except socket.gaierror as error:
            raise CannotServe(Why.NO_ADDRESS, host=host) from error
        except OSError as error:
            fault = error
    why = str((fault and fault.strerror) or fault)
    told = {"host": host, "port": str(ports[0]), "why": why}
    raise CannotServe(Why.CANNOT_LISTEN, **told)


def _listening(host: str, port: int) -> socket.socket:
    family, kind, protocol, _, place = socket.getaddrinfo(host, port, type=socket.SOCK_STREAM, flags=socket.AI_PASSIVE)[
        0
    ]
    made = socket.socket(family, kind, protocol)
    try:
        if sys.platform == "win32":  # there the other option lets two programs have one port
            made.setsockopt(socket.SOL_SOCKET, socket.SO_EXCLUSIVEADDRUSE, 1)
        else:  # a server that was killed may come back at once
            made.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        made.bind(place)
        made.listen(WAITING)  # from here on the port is ours, and a client that comes too early waits
    except OSError:
        made.close()
        raise
    return made


def shown(asked: Serving, host: str, port: int) -> str:
    """The address that people type."""
    if asked.public:
        return public_of(asked.public)
    if host in EVERYWHERE:
        name = own_address()
    else:
        name = "localhost" if host in ("127.0.0.1", "::1") else f"[{host}]" if ":" in host else host
    return f"http://{name}:{port}"


def names_at(host: str) -> tuple[str, ...]:
    """What the server is called besides its addresses: the name that it was told to listen at, and, where others reach
    it, those of the machine.

    >>> names_at("127.0.0.1")
    ()
    """
    if host in EVERYWHERE:
        return machine_names(socket.gethostname())
    return () if is_this_machine(host) else (*machine_names(host), *machine_names(socket.gethostname()))


# --- the data folder --------------------------------------------------------------------------------------------------


@contextmanager
def owned(folder: Path, address: str) -> Iterator[None]:
    """The folder is this server's: a table never has two owners.  Raises CannotServe.

    The system lets go of the lock when the program ends, however it ends; `address` is told to a second server.
    """
    try:
        folder.mkdir(parents=True, exist_ok=True)
        file = (folder / "lock").open("a+")
    except OSError as error:
        why = error.strerror or str(error)
        raise CannotServe(Why.NO_FOLDER, folder=str(folder), why=why) from error
    with file:
        try:
            hold(file)
        except OSError as error:
            file.seek(0)
            other = file.read(200).strip() or "?"
            told = {"folder": str(folder), "address": other}
            raise CannotServe(Why.FOLDER_IN_USE, **told) from error
        file.truncate(0)
        file.write(f"{address}\n")
        file.flush()
        yield


def signer_of(folder: Path) -> Signer:
    """The key of this server's receipts, made once and readable for its owner alone.  Raises CannotServe.

    A file that is damaged is left alone: with another key nobody could hold the server to what it has signed.
    """
    return _with_key(folder / "receipts-key", lambda path: Signer(bytes.fromhex(kept_in(path).strip())))


def sealer_of(folder: Path) -> KeySealer:
    """The key of what this server seals in its database, made once and readable for its owner alone.

    A file that is damaged is left alone: with another key no table could be read.  Raises CannotServe.
    """
    return _with_key(folder / "deals-key", sealer_in)


def _with_key(path: Path, made: Callable[[Path], _Key]) -> _Key:
    try:
        return made(path)
    except (OSError, ValueError) as error:
        why = getattr(error, "strerror", None) or str(error)
        raise CannotServe(Why.NO_FOLDER, folder=str(path), why=why) from error


# --- the server -------------------------------------------------------------------------------------------------------


class Server(uvicorn.Server):
    """uvicorn, which ends with status 0 when it is asked to stop: everything is kept, nothing went wrong."""

    @contextmanager
    def capture_signals(self) -> Iterator[None]:
        """As uvicorn does, without raising the signal again at the end."""
        if threading.current_thread() is not threading.main_thread():
            yield
            return
        before = {one: signal.signal(one, self.handle_exit) for one in HANDLED_SIGNALS}
        try:
            yield
        finally:
            for one, handler in before.items():
                signal.signal(one, handler)


def serve(asked: Serving, tell: Callable[[str], None]) -> int:
    """Run until stopped: 0.  `tell` shows a line to the person who started it.  Raises CannotServe, CannotStore."""
    return asyncio.run(_serve(asked, tell))


async def _serve(asked: Serving, tell: Callable[[str], None]) -> int:
    speaker = Speaker(asked.language)
    public = public_of(asked.public)
    host = "0.0.0.0" if asked.lan and asked.host == "127.0.0.1" else asked.host
    with bound(host, asked.port) as listening:
        port = listening.getsockname()[1]
        address = shown(asked, host, port)
        with owned(asked.data, address):
            secret, signer, sealer = secret_of(asked.data), signer_of(asked.data), sealer_of(asked.data)
            store = await open_store(asked.database or asked.data / DATABASE, synchronous=asked.synchronous)
            warming = Warming(USUAL if asked.warms else ())
            lan = address if host in EVERYWHERE else ""
            place = Address(host, port, public, asked.data, lan, names_at(host))
            site = Site(store, secret, place, warming, signer, sealer)
            server = Server(_config(site, public, keep=asked.keep))
            tell(speaker.text("web-serving", address=address))
            if asked.lan and asked.draws:
                tell(_qr(address))
            tell(speaker.text("web-serving-stop"))
            if asked.opens_browser:
                asyncio.get_running_loop().call_later(0.4, _open, address)
            with suited(), warm_up(warming) if asked.warms else nullcontext():
                await server.serve(sockets=[listening])
    return 0


@contextmanager
def suited() -> Iterator[None]:
    """A block in which the interpreter's habits suit a server: bots let pages pass, and nobody waits for the search for
    garbage in everything that was ever loaded."""
    interval, sweeps = sys.getswitchinterval(), gc.get_threshold()
    sys.setswitchinterval(SWITCH_S)
    gc.collect()
    gc.freeze()
    gc.set_threshold(*SWEEPS)
    try:
        yield
    finally:
        sys.setswitchinterval(interval)
        gc.set_threshold(*sweeps)
        gc.unfreeze()


def _config(site: Site, public: str, limits: Limits = LIMITS, keep: Keep = EVER) -> uvicorn.Config:
    made = uvicorn.Config(
        make_app(site, keep),
        log_level="warning",
        timeout_graceful_shutdown=STOPS_WITHIN,
        ws_max_size=LONGEST_FRAME,
        ws_per_message_deflate=False,  # frames hold secrets of one visitor beside what others wrote
        ws_ping_interval=20,
        server_header=False,
        proxy_headers=bool(public),
    )
    made.http, made.ws = protocols(limits, trusted(made.forwarded_allow_ips) if public else ())
    return made


def _open(address: str) -> None:
    threading.Thread(target=webbrowser.open, args=(address,), daemon=True).start()


def _qr(address: str) -> str:
    """The address as a picture in the terminal."""
    import io

    import segno

    out = io.StringIO()
    segno.make(address, error="m").terminal(out, compact=True)
    return out.getvalue()


@contextmanager
def warm_up(warming: Warming) -> Iterator[None]:
    """A block in which what bots search with is compiled: nobody waits for it at a table, and no page for it.

    Compiling keeps Python for itself for half a minute, therefore another program does it, and this one only loads.
    """
    code = "from openhearts.web.serve import compile_all; compile_all()"
    try:
        program = Popen([sys.executable, "-c", code], stdin=DEVNULL, stdout=PIPE, stderr=DEVNULL, text=True)
    except OSError:  # where no program may be started, bots compile when they are asked first
        warming.give_up()
        yield
        return

    def load() -> None:
        for line in program.stdout or ():
            search = USUAL[int(line)]
            try:
                search.prepare()
            except Exception:  # the table says so again to the players who sit there
                log.exception("cannot prepare %s", search)
            warming.done(search)
        gc.freeze()  # what was loaded stays
        program.wait()  # else it stays in the list of processes as long as the server runs
        warming.give_up()

    threading.Thread(target=load, name="warm-up", daemon=True).start()
    try:
        yield
    finally:
        program.terminate()


def compile_all() -> None:
    """Compiles what bots search with at the usual tables, after everybody else; writes the number of each when done."""
    if sys.platform != "win32":
        os.nice(10)
    for number, search in enumerate(USUAL):
        search.prepare()
        print(number, flush=True)


if sys.platform == "win32":  # the usual loop there cannot be stopped by Ctrl-C while it waits
    asyncio.set_event_loop_policy(asyncio.WindowsSelectorEventLoopPolicy())
