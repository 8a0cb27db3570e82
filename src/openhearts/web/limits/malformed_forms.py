"""Requests of which nothing is believed: a form, a query or a cookie may be anything, and nothing of it is kept.

What cannot be read is the sender's fault, and is told so; what a form means is read by the pages.  The framework keeps
the last thousand queries, cookies and forms that it has taken apart, however long they are: here none is.
"""

from __future__ import annotations

from collections.abc import Collection
from typing import Any, Final
from urllib.parse import parse_qsl, unquote

from litestar import Request, WebSocket
from litestar.connection import ASGIConnection
from litestar.datastructures import FormMultiDict, MultiDict
from litestar.enums import RequestEncodingType
from litestar.exceptions import ClientException, HTTPException, PermissionDeniedException
from litestar.types import Scope

MOST_FIELDS: Final = 1000  # of a form or a query
LONGEST_PATH: Final = 8000  # characters; a longer one leads nowhere
TOKEN_FIELD: Final = "_csrf_token"  # in which a form sends its token back
TOKEN_HEADER: Final = b"x-csrftoken"
_FORM: Final = "openhearts form"  # where a request keeps its form once it is read
_UNREAD: Final = "openhearts unread cookies"  # where it says which of its cookies are not to be read; None: all of them


class AnyConnection(ASGIConnection[Any, Any, Any, Any]):
    """A request or a connection as the framework has it."""

    __slots__ = ()

    @property
    def query_params(self) -> MultiDict[Any]:
        """What stands in the address.  Raises ClientException for what has too many parts."""
        return MultiDict(_parts(self.scope["query_string"]))

    @property
    def cookies(self) -> dict[str, str]:
        """The cookies; of one name the last."""
        return dict(cookies_of(self))


class AnySocket(AnyConnection, WebSocket[Any, Any, Any]):
    """A connection of a page."""

    __slots__ = ()

    def let_go(self) -> None:
        """It has ended: the framework's two ways to it hold it as it holds them, and all three would stay, with what
        was asked for, until the next search for garbage."""
        del self.receive, self.send


class AnyRequest(AnyConnection, Request[Any, Any, Any]):
    """A request."""

    __slots__ = ()

    async def form(self) -> FormMultiDict:
        """The form.  Raises ClientException for one that cannot be read, in no encoding that there is, or with texts
        that no page can show; PermissionDeniedException where its token is none.
        """
        kept: FormMultiDict | None = self.scope["state"].get(_FORM)
        if kept is not None:
            return kept
        try:
            if self.content_type[0] == RequestEncodingType.URL_ENCODED:
                found = FormMultiDict(_parts(await self.body()))
            else:
                found = await super().form()
        except HTTPException:
            raise
        except (LookupError, ValueError, RecursionError) as error:
            raise ClientException("the form cannot be read") from error
        try:
            _check(found)
        except HTTPException:
            await found.close()
            raise
        self.scope["state"][_FORM] = found
        return found


def bound(scope: Scope) -> None:
    """Cuts off of a request what is too long to lead anywhere, and takes out a token that is none."""
    scope["path"] = scope["path"][:LONGEST_PATH]
    scope["headers"] = [(name, value) for name, value in scope["headers"] if name != TOKEN_HEADER or value.isascii()]


def cookies_of(connection: ASGIConnection[Any, Any, Any, Any]) -> list[tuple[str, str]]:
    """Names and values of all cookies, in their order; ours are ASCII, and one that is not is nobody's.

    Names are only freed of what stands between cookies: a browser lets any page set one that looks like ours after more
    of it is taken away.
    """
    found: list[tuple[str, str]] = []
    unread: Collection[tuple[str, str]] | None = connection.scope["state"].get(_UNREAD, ())
    if unread is None:
        return found
    for part in connection.headers.get("cookie", "").split(";"):
        name, _, value = part.partition("=")
        plain = unquote(value.strip().strip('"'))
        cookie = name.strip(" \t"), plain
        if plain.isascii() and cookie not in unread:
            found.append(cookie)
    return found


def leave_unread(scope: Scope, cookies: Collection[tuple[str, str]] | None = None) -> None:
    """These cookies are nobody's: the request is answered as without them, and the visitor given others.

    None are all of them, which a page of elsewhere may have set: nobody is known by them, and no form has a token.
    """
    scope["state"][_UNREAD] = cookies


def _parts(raw: bytes) -> list[tuple[str, str]]:
    """The names and values of a form or a query, in their order.  Raises ClientException for too many."""
    try:
        return parse_qsl(raw.decode("latin-1"), keep_blank_values=True, max_num_fields=MOST_FIELDS)
    except ValueError as error:
        raise ClientException("too many parts") from error


def _check(form: FormMultiDict) -> None:
    """Raises ClientException for texts that no page can show, PermissionDeniedException for a token that is none."""
    if any(not _is_whole(text) for field in form.multi_items() for text in field if isinstance(text, str)):
        raise ClientException("halves of letters stand in the form")
    token = form.get(TOKEN_FIELD, "")
    if not isinstance(token, str) or not token.isascii():
        raise PermissionDeniedException("the token of the form is none")


def _is_whole(text: str) -> bool:
    """Whether a text can be written: encodings that nobody sends hold halves of letters, which no file takes.

    >>> _is_whole("Zoë"), _is_whole("\\ud800")
    (True, False)
    """
    try:
        text.encode()
    except UnicodeEncodeError:
        return False
    return True
