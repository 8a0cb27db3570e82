"""Where a server listens, and the addresses that people type.

Nothing is answered here.
"""

from __future__ import annotations

import errno
import socket
import sys
from typing import Final
from urllib.parse import urlsplit

from openhearts.errors import Why
from openhearts.web.identity.allowed_hosts import is_this_machine, machine_names
from openhearts.web.serving.serve_options import CannotServe, Serving

PORT: Final = 8765
EVERYWHERE: Final = ("0.0.0.0", "::")  # hosts that mean every address of this machine
NEXT_PORTS: Final = 20  # that are tried where nobody asked for a certain one
WAITING: Final = 256  # connections that may wait to be taken


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
            if error.errno == errno.EADDRNOTAVAIL:  # no other port helps
                raise CannotServe(Why.NO_ADDRESS, host=host) from error
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
