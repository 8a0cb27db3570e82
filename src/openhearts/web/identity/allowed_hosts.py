"""Which names of this server are believed: a page of elsewhere, whose name leads here, is not one of ours.

No request is read here but for what it says about where it wants to go, and where it comes from.
"""

from __future__ import annotations

import re
from collections.abc import Iterable
from ipaddress import IPv4Address, IPv6Address, ip_address
from typing import Any, Final
from urllib.parse import urlsplit

from litestar.types import Scope

LONGEST: Final = 300  # characters of a host with its port: names have 253 at most
USUAL_PORTS: Final = {"http": 80, "https": 443}
_HOST: Final = re.compile(r"(?P<name>\[[0-9a-f:.]+\]|[0-9a-z_-]+(?:\.[0-9a-z_-]+)*)\.?(?::(?P<port>[0-9]{1,5}))?")


def host_of(text: str) -> tuple[str, int | None] | None:
    """The name and the port of a `Host` header, None for what is none.

    >>> host_of("Hearts.Example.:8443"), host_of("[::1]"), host_of("a b"), host_of("")
    (('hearts.example', 8443), ('::1', None), None, None)
    """
    found = _HOST.fullmatch(text.lower()) if len(text) <= LONGEST else None
    if found is None or int(found["port"] or 0) > 65535:
        return None
    return found["name"].strip("[]"), None if found["port"] is None else int(found["port"])


def origin_of(text: str) -> tuple[str, str, int] | None:
    """The scheme, the name and the port of an address, None for what has none.

    >>> origin_of("https://Hearts.example/x"), origin_of("null"), origin_of("http://[")
    (('https', 'hearts.example', 443), None, None)
    """
    try:
        parts = urlsplit(text)
    except ValueError:
        return None
    found = host_of(ascii_name(parts.netloc))
    if found is None or parts.scheme not in USUAL_PORTS:
        return None
    name, port = found
    return parts.scheme, name, USUAL_PORTS[parts.scheme] if port is None else port


def ascii_name(name: str) -> str:
    """A name as browsers send it, whatever script it was typed in; as it is where it is none.

    >>> ascii_name("herzen.münchen.example:8443")
    'herzen.xn--mnchen-3ya.example:8443'
    """
    if name.isascii():
        return name
    try:
        return name.encode("idna").decode()
    except UnicodeError:
        return name


def address_of(name: str) -> IPv4Address | IPv6Address | None:
    """The network address that a name is, None for a name in words.

    >>> address_of("::ffff:127.0.0.1"), address_of("localhost")
    (IPv4Address('127.0.0.1'), None)
    """
    try:
        found = ip_address(name.partition("%")[0])
    except ValueError:
        return None
    return (found.ipv4_mapped or found) if isinstance(found, IPv6Address) else found


def is_this_machine(name: str) -> bool:
    """Whether a name means the machine itself, on every machine that asks.

    >>> is_this_machine("localhost"), is_this_machine("127.8.9.1"), is_this_machine("192.0.2.7")
    (True, True, False)
    """
    address = address_of(name)
    return name == "localhost" if address is None else address.is_loopback


def is_believed(scope: Scope, names: Iterable[str]) -> bool:
    """Whether a request or a connection asks for this server by a name of its own.

    Its own are localhost's, the address of this machine at which the connection arrived, and `names`.  Another name
    that leads here is refused: its owner may have had it lead elsewhere when the page that asks was read.
    """
    said = [value for name, value in scope["headers"] if name == b"host"]
    found = host_of(said[0].decode("latin-1")) if len(said) == 1 else None
    if found is None:
        return False
    name = found[0]
    return is_this_machine(name) or name in names or _arrived_at(scope, name)


def _arrived_at(scope: Scope, name: str) -> bool:
    server: Any = scope.get("server")
    here = address_of(str(server[0])) if server else None
    return here is not None and address_of(name) == here


def machine_names(host: str) -> tuple[str, ...]:
    """The names of a machine that is called so: in its network it is found as `name.local` too.

    >>> machine_names("Parlour"), machine_names("192.0.2.7"), machine_names("")
    (('parlour', 'parlour.local'), ('192.0.2.7',), ())
    """
    found = host_of(ascii_name(host))
    if found is None:
        return ()
    name = found[0]
    return (name,) if address_of(name) is not None else (name, f"{name.partition('.')[0]}.local")
