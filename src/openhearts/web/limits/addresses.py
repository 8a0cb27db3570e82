"""What counts as one address, and how much each may do in a while: guests may take a new identity at any time.

Addresses are those of connections, or what a proxy says that is trusted; they are kept in memory alone.
"""

from __future__ import annotations

from collections import OrderedDict
from ipaddress import IPv6Address, ip_address
from typing import Any, Final

from litestar.connection import ASGIConnection

from openhearts.web.rate_limit import Bucket

MOST_ADDRESSES: Final = 10_000


class Buckets:
    """How much each address may do: `burst` at once, and `rate` a second."""

    def __init__(self, rate: float, burst: float) -> None:
        self._rate, self._burst = rate, burst
        self._known: OrderedDict[str, Bucket] = OrderedDict()

    def take(self, place: str) -> bool:
        """Whether one more is welcome."""
        bucket = self._known.setdefault(place, Bucket(self._rate, self._burst))
        self._known.move_to_end(place)
        if len(self._known) > MOST_ADDRESSES:
            self._known.popitem(last=False)
        return bucket.take()

    def has(self, place: str) -> bool:
        """Whether one more would be welcome."""
        bucket = self._known.get(place)
        return bucket is None or bucket.has() >= 1


def place_of(connection: ASGIConnection[Any, Any, Any, Any]) -> str:
    """The address that a request counts for."""
    return neighbourhood(connection.client.host if connection.client is not None else "")


def neighbourhood(address: str) -> str:
    """What counts as one address: of the newer kind a household has very many.

    >>> neighbourhood("192.0.2.7"), neighbourhood("2001:db8::1") == neighbourhood("2001:db8::ffff")
    ('192.0.2.7', True)
    >>> neighbourhood("::ffff:192.0.2.7")
    '192.0.2.7'
    """
    try:
        found = ip_address(address.partition("%")[0])
    except ValueError:
        return address[:100]
    if not isinstance(found, IPv6Address):
        return str(found)
    if found.ipv4_mapped is not None:
        return str(found.ipv4_mapped)
    return str(IPv6Address(int(found) >> 64 << 64))
