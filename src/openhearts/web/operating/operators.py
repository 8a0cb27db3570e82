"""Who may look at how the server does: who has the operator's token, or, where there is none, this machine alone.

What they are shown is for others.
"""

from __future__ import annotations

import base64
import binascii
import hmac
from pathlib import Path
from typing import Final

from litestar.types import Scope

from openhearts.errors import OpenHeartsError, Why
from openhearts.web.identity.allowed_hosts import host_of, is_this_machine
from openhearts.web.limits.addresses import Buckets, neighbourhood

PATHS: Final = ("/metrics", "/operator", "/operator.json")
SHORTEST: Final = 16  # characters of a token
FORWARDED: Final = (b"x-forwarded-for", b"x-forwarded-host", b"forwarded", b"via", b"x-real-ip")
TRIES_RATE, TRIES_BURST = 0.2, 10.0  # wrong tokens of one address: a second, and at once
TRY_AGAIN_S: Final = round(1 / TRIES_RATE)  # until one more is looked at
ASKS: Final = 'Basic realm="OpenHearts operator", charset="UTF-8"'


class BadToken(OpenHeartsError):
    """A file that holds no token."""

    is_for_operator = True


def token_in(file: Path) -> str:
    """The token that stands in a file, without the spaces and line ends around it.  Raises BadToken."""
    try:
        text = file.read_text(encoding="utf-8").strip()
    except (OSError, UnicodeDecodeError) as error:
        why = getattr(error, "strerror", None) or type(error).__name__
        raise BadToken(Why.FILE_UNUSABLE, file=str(file), why=why) from error
    if len(text) < SHORTEST or not text.isascii() or not text.isprintable() or " " in text:
        raise BadToken(Why.OPERATOR_TOKEN, file=str(file), least=str(SHORTEST))
    return text


class Operators:
    """Decides who is the operator.

    `token`: what a request must bring, as `Authorization: Bearer TOKEN` or as the password of a browser's own question,
    wherever it comes from.  Without one a request must come from this machine, to a name of this machine, and by no
    proxy; and where `is_public`, because a proxy may stand before it, nobody is.
    """

    def __init__(self, token: str = "", *, is_public: bool = False) -> None:
        self._token, self._is_public = token.encode(), is_public
        self._tries = Buckets(TRIES_RATE, TRIES_BURST)

    @property
    def asks(self) -> bool:
        """Whether there is a token that can be asked for."""
        return bool(self._token)

    def admits(self, scope: Scope) -> bool:
        """Whether a request comes from the operator; of wrong tokens one address may try a few."""
        if not self._token:
            return not self._is_public and _is_here(scope, _headers_of(scope))
        said, place = _said(scope), _place(scope)
        if said is None or not self._tries.has(place):
            return False
        is_right = hmac.compare_digest(said, self._token)
        if not is_right:
            self._tries.take(place)
        return is_right

    def waits(self, scope: Scope) -> bool:
        """Whether a request brings a token from an address that has tried too many: it is not even looked at."""
        return bool(self._token) and _said(scope) is not None and not self._tries.has(_place(scope))


def _headers_of(scope: Scope) -> list[tuple[bytes, bytes]]:
    return [(name.lower(), value) for name, value in scope["headers"]]


def _place(scope: Scope) -> str:
    client = scope.get("client")
    return neighbourhood(client[0] if client else "")


def _said(scope: Scope) -> bytes | None:
    """The token that a request brings, None where it brings none."""
    return _token_of(next((value for name, value in _headers_of(scope) if name == b"authorization"), b""))


def _is_here(scope: Scope, headers: list[tuple[bytes, bytes]]) -> bool:
    client = scope.get("client")
    names = [value for name, value in headers if name == b"host"]
    found = host_of(names[0].decode("latin-1")) if len(names) == 1 else None
    is_direct = not any(name in FORWARDED for name, _ in headers)
    return bool(client and found and is_direct and is_this_machine(client[0]) and is_this_machine(found[0]))


def _token_of(header: bytes) -> bytes | None:
    """The token that a request brings, None where it brings none.

    >>> _token_of(b"Bearer x"), _token_of(b"Basic b3BlcmF0b3I6eA=="), _token_of(b"")
    (b'x', b'x', None)
    """
    kind, _, rest = header.partition(b" ")
    match kind.lower():
        case b"bearer":
            return rest.strip()
        case b"basic":
            try:
                return base64.b64decode(rest.strip(), validate=True).partition(b":")[2]
            except binascii.Error:
                return None
        case _:
            return None
