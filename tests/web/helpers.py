"""A server in this process, visitors with their own cookies, and what they read on a page."""

from __future__ import annotations

import re
from collections.abc import Iterator
from contextlib import contextmanager
from html.parser import HTMLParser
from typing import Any

from litestar.testing import TestClient

from openhearts.store import MemoryStore
from openhearts.web.app import make_app
from openhearts.web.state import Address, Site

NAME = "testserver.local"
HERE = f"http://{NAME}"
PLACE = Address(names=(NAME,))
BUTTON = re.compile(r"<button\b[^>]*>")  # what people typed has no ">" in an attribute
TOKEN = re.compile(r'<input type="hidden" name="_csrf_token" value="([^"]*)"')


def site() -> Site:
    """A site that keeps nothing."""
    return Site(MemoryStore(), "a secret of the tests", PLACE)


@contextmanager
def server(made: Site | None = None) -> Iterator[TestClient[Any]]:
    """A running application; the client is one visitor."""
    with TestClient(make_app(made or site()), base_url=HERE) as client:
        yield client


class _Forms(HTMLParser):
    """The buttons of a page."""

    def __init__(self) -> None:
        super().__init__()
        self.buttons: list[dict[str, str]] = []

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        found = {name: value or "" for name, value in attrs}
        if tag == "button":
            self.buttons.append(found)


def token(html: str) -> str:
    """The token that a form of the page sends back; it is asked for too often to take the page apart."""
    found = TOKEN.search(html)
    assert found is not None, html[:500]
    return found[1]


def buttons(html: str) -> list[dict[str, str]]:
    """The buttons of a page; they are asked for too often to take the rest of it apart."""
    parser = _Forms()
    parser.feed("".join(BUTTON.findall(html)))
    return parser.buttons


class _Fields(HTMLParser):
    """What one form of a page would send, but for its buttons."""

    def __init__(self, kind: str) -> None:
        super().__init__()
        self.kind = kind
        self.found: dict[str, str] = {}
        self._is_inside = False
        self._select = ""

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        found = {name: value or "" for name, value in attrs}
        if tag == "form":
            self._is_inside = found.get("class") == self.kind
        if not self._is_inside:
            return
        if tag == "select":
            self._select = found["name"]
        is_choice = found.get("type") in ("radio", "checkbox")
        if tag == "input" and ("checked" in found or not is_choice):
            self.found[found["name"]] = found.get("value", "on")
        if tag == "option" and ("selected" in found or self._select not in self.found):
            self.found[self._select] = found["value"]

    def handle_endtag(self, tag: str) -> None:
        if tag == "form":
            self._is_inside = False


def fields(html: str, kind: str) -> dict[str, str]:
    """What the form of this class would send as it stands, without its token."""
    parser = _Fields(kind)
    parser.feed(html)
    return {name: value for name, value in parser.found.items() if name != "_csrf_token"}


class Visitor:
    """Somebody with a browser that runs no script."""

    def __init__(self, client: TestClient[Any]) -> None:
        self.client = client
        self.jar: dict[str, str] = {}
        self.html = ""
        self.status = 0
        self.path = ""
        self.place = ""  # where the last answer leads to

    def _keep(self, response: Any) -> Any:
        self.jar.update(response.cookies)
        self.place = response.headers.get("location", "")
        self.html, self.status = response.text, response.status_code
        self.client.cookies.clear()
        return response

    def get(self, path: str, **more: Any) -> str:
        """A page."""
        self.path = path
        self.client.cookies.update(self.jar)
        self._keep(self.client.get(path, follow_redirects=False, **more))
        return self.html

    def post(self, path: str, form: dict[str, str], *, with_token: bool = True) -> str:
        """A form, and the page that it leads to."""
        if with_token and "_csrf_token" not in form:
            form = {**form, "_csrf_token": token(self.html) if "_csrf_token" in self.html else self._token()}
        self.client.cookies.update(self.jar)
        response = self._keep(self.client.post(path, data=form, follow_redirects=False))
        if response.status_code == 303:
            return self.get(response.headers["location"])
        return self.html

    def _token(self) -> str:
        before = self.path
        self.get("/")
        found = token(self.html)
        self.path = before
        return found

    @property
    def ident(self) -> str:
        """The table that is looked at."""
        found = re.fullmatch(r"/table/([a-z0-9]+)", self.path)
        assert found is not None, self.path
        return found[1]

    def do(self, what: str, value: str = "") -> str:
        """A button of the table."""
        turn = re.search(r'name="turn" value="([^"]*)"', self.html)
        form = {"do": what, "value": value, "turn": "" if turn is None else turn[1]}
        return self.post(f"/table/{self.ident}/do", form)

    def play(self, variant: str, **more: str) -> str:
        """A table with bots."""
        self.get("/")
        return self.post("/play", {"variant": variant, "level": "club", "pace": "0", "with": "bots", **more})
