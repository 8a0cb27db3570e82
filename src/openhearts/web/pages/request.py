"""What every page needs: who asks, in which language, and an answer with the cookie that remembers them.

No page of its own.
"""

from __future__ import annotations

import hmac
import logging
from typing import Any
from urllib.parse import SplitResult, quote, urlsplit

from litestar import Request, Response
from litestar.datastructures import Cookie
from litestar.enums import MediaType
from litestar.middleware.csrf import CSRF_SECRET_LENGTH, generate_csrf_hash
from litestar.response import Redirect
from litestar.utils.scope.state import ScopeState
from msgspec.structs import replace

from openhearts.errors import OpenHeartsError
from openhearts.speech.catalogue import language_names
from openhearts.speech.speaker import Speaker
from openhearts.store.interface import CannotStore
from openhearts.tables.hosting.hosted import HostedTable
from openhearts.tables.session.people import check_admitted
from openhearts.web.identity.guests import AGE, COOKIE, FORM, Person
from openhearts.web.limits.addresses import place_of
from openhearts.web.operating.monitoring import note_refused
from openhearts.web.rendering import render
from openhearts.web.state import Site

log = logging.getLogger("openhearts.web")
Asked = Request[Any, Any, Any]


class Visit:
    """One request: the site, who asks, and how to speak to them."""

    def __init__(self, request: Asked) -> None:
        self.request = request
        self.site: Site = request.app.state.site
        self.guest = self.site.guest(request)
        self.person = self.guest.person
        self.speaker: Speaker = self.site.speaker(request, self.person)

    @property
    def csrf(self) -> str:
        """The token that forms of this visitor send back; empty where none would be taken: a page has no form then."""
        token = ScopeState.from_scope(self.request.scope).csrf_token
        if isinstance(token, str):
            return token
        known = self.request.cookies.get(FORM, "")
        return known if is_token(known, self.site.secret) else ""

    @property
    def is_checked(self) -> bool:
        """Whether the request came as far as the check of its form; other sites can ask for what is answered before."""
        return isinstance(ScopeState.from_scope(self.request.scope).csrf_token, str)

    @property
    def origin(self) -> str:
        """The address of this server as the visitor sees it."""
        return self.site.origin(self.request)

    @property
    def address(self) -> str:
        """Where the visitor asks from, as what an address may have done is counted."""
        return place_of(self.request)

    def refusal(self, error: OpenHeartsError) -> str:
        """What cannot be done, in a sentence; where it was too much, who runs the server can count it.

        What the store suffers from, and where it is, is for the log.
        """
        note_refused(self.request.scope, error)
        if isinstance(error, CannotStore):
            log.error("the store failed a page", extra={"told": {"error": error}})
            return self.speaker.text("web-fault-own")
        return self.speaker.error(error)

    async def table(self, ident: str) -> HostedTable:
        """A table that the visitor may see.  Raises NoTable, and Forbidden where it is closed to strangers."""
        table = await self.site.lobby.find(ident, self.address)
        check_admitted(table.state, self.person.ident)
        return table

    def page(self, template: str, *, status: int = 200, back: str = "", **values: object) -> Response[str]:
        """A page with what all of them have.

        `back`: where a change of language leads to, if not to the address asked for.  Pages that answer a form name it,
        for many such addresses are none of a page.
        """
        html = render(
            template,
            self.speaker,
            person=self.person,
            csrf=self.csrf,
            languages=language_names(),
            back=back or self._here(),
            **values,
        )
        response = Response(html, media_type=MediaType.HTML, status_code=status)
        self.remember(response)
        return response

    def _here(self) -> str:
        """The address that was asked for with its query; after a form the page that sent it, as the browser says."""
        request = self.request
        if request.method == "POST":
            sender = parts_of(request.headers.get("referer", ""))
            is_ours = sender.netloc == request.headers.get("host", "")
            return own_path(f"{sender.path}?{sender.query}") if is_ours else "/"
        return own_path(f"{quote(request.scope['path'])}?{request.scope['query_string'].decode('latin-1')}")

    def go(self, path: str) -> Redirect:
        """On to another page of ours."""
        response = Redirect(path if path.startswith("/") and not path.startswith("//") else "/", status_code=303)
        self.remember(response)
        return response

    def remember(self, response: Response[Any]) -> None:
        """The answer with the visitor's cookie, where the visitor is still signed in when it is sent.

        With a form of another site a browser sends no cookie: who was refused that must not become somebody else.
        """
        response.headers["cache-control"] = "no-store"
        if not self.is_checked:
            return
        is_asking = self.request.method in ("GET", "HEAD")
        if self.site.sessions.has_ended(self.person) or (is_asking and not self.guest.is_settled):
            return
        response.cookies.append(self._cookie(self.site.cookie(self.person), AGE))

    def _cookie(self, value: str, seconds: int) -> Cookie:
        """The visitor's cookie, with all that its name asks for."""
        name, secure = self.site.keeper.name, self.site.is_secure
        return Cookie(name, value=value, max_age=seconds, httponly=True, samesite="lax", secure=secure)

    def enter(self, person: Person) -> Redirect:
        """Go to the first page, as another person, or (after `end_others`) in another session: nothing else is kept."""
        self.become(person)
        return self.forget_form(self.go("/"))

    def leave(self) -> Redirect:
        """On to the first page as nobody: the browser forgets who was here."""
        response = Redirect("/", status_code=303)
        response.headers["cache-control"] = "no-store"
        response.delete_cookie(COOKIE)
        if self.site.is_secure:
            response.cookies.append(self._cookie("", 0))
        return self.forget_form(response)

    def forget_form(self, response: Redirect) -> Redirect:
        """The answer after which forms have another token: who knew the old one knows nothing of this session."""
        response.delete_cookie(FORM)
        return response

    async def be_called(self, name: str) -> None:
        """The visitor has this name from now on, whatever a connection told before."""
        if name != self.person.name:
            await self.site.forget_call(self.person.ident)
            self.become(replace(self.person, name=name))

    def become(self, person: Person) -> None:
        """The visitor wished for something else."""
        self.person = person
        self.speaker = self.site.speaker(self.request, person)


def is_token(text: str, secret: str) -> bool:
    """Whether forms with this token are taken, from a visitor whose cookie has it, by the server with this secret.

    >>> told = "x" * CSRF_SECRET_LENGTH
    >>> is_token(told + generate_csrf_hash(told, "secret"), "secret"), is_token(told, "secret"), is_token("", "secret")
    (True, False, False)
    """
    told, signed = text[:CSRF_SECRET_LENGTH], text[CSRF_SECRET_LENGTH:]
    return hmac.compare_digest(signed.encode(), generate_csrf_hash(told, secret).encode())


def own_path(text: str) -> str:
    """A path of this server with its query, whatever was given.

    >>> own_path("/rules-editor?v=x"), own_path("https://elsewhere/x"), own_path("//elsewhere"), own_path("http://[")
    ('/rules-editor?v=x', '/', '/', '/')
    """
    parts = parts_of(text)
    path = parts.path if not parts.netloc and not parts.scheme and parts.path.startswith("/") else "/"
    if path.startswith("//") or "\\" in text:
        return "/"
    return f"{path}?{parts.query}" if parts.query and path != "/" else path


def parts_of(text: str) -> SplitResult:
    """The parts of an address; of what is none, all of them are empty.

    >>> parts_of("http://[").netloc, parts_of("/wishes?back=/").path
    ('', '/wishes')
    """
    try:
        return urlsplit(text)
    except ValueError:
        return urlsplit("")
