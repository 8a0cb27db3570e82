"""Forms, queries and cookies of any kind: tokens that are none, halves of letters, very many parts; nothing is kept."""

from __future__ import annotations

from typing import Any, Final

import pytest
from litestar import _parsers
from litestar.testing import TestClient

from openhearts.web.identity.guests import FORM
from openhearts.web.limits.malformed_forms import LONGEST_PATH, MOST_FIELDS
from tests.web.helpers import server, token

MULTIPART: Final = {"content-type": "multipart/form-data; boundary=x"}
PARSERS: Final = (_parsers.parse_url_encoded_form_data, _parsers.parse_query_string, _parsers.parse_cookie_string)


def part(name: str, value: bytes, more: str = "", charset: str = "") -> bytes:
    """A part of a form."""
    kind = f"Content-Type: text/plain; charset={charset}\r\n" if charset else ""
    return f'--x\r\nContent-Disposition: form-data; name="{name}"{more}\r\n{kind}\r\n'.encode() + value + b"\r\n"


def send(client: TestClient[Any], path: str, *parts: bytes) -> int:
    """The status of the answer to a form in parts."""
    body = b"".join(parts) + b"--x--\r\n"
    return int(client.post(path, content=body, headers=MULTIPART, follow_redirects=False).status_code)


def test_a_token_that_is_none_is_refused_as_such() -> None:
    with server() as client:
        right = token(client.get("/").text)
        odd = right[:64] + "\N{LATIN SMALL LETTER E WITH ACUTE}"
        assert client.post("/wishes", data={"_csrf_token": odd}).status_code == 403
        assert client.post("/wishes", headers=[(b"x-csrftoken", odd.encode("latin-1"))]).status_code == 403
        assert send(client, "/wishes", part("_csrf_token", right.encode(), '; filename="x"')) == 403
        client.cookies.clear()
        cookie = {"cookie": f"{FORM}={right[:64]}%C3%A9"}
        assert client.post("/wishes", data={"_csrf_token": right}, headers=cookie).status_code == 403


@pytest.mark.parametrize(("charset", "half"), [("utf-7", b"A+2AA-"), ("unicode_escape", rb"A\ud800")])
@pytest.mark.parametrize(
    ("path", "field"),
    [("/wishes", "back"), ("/wishes", "key-q"), ("/play", "name"), ("/replay", "text"), ("/kitchen", "variant")],
)
def test_halves_of_letters_are_refused(path: str, field: str, charset: str, half: bytes) -> None:
    with server() as client:
        right = part("_csrf_token", token(client.get("/").text).encode())
        assert send(client, path, right, part("variant", b"classic"), part(field, half, charset=charset)) == 400
        assert send(client, path, right, part(half.decode(), b"x", charset=charset)) < 500


def test_nothing_of_a_request_is_kept() -> None:
    with server() as client:
        right = token(client.get("/").text)
        before = [parser.cache_info().currsize for parser in PARSERS]
        for number in range(5):
            more = f"q{number}=" + "a" * 9000
            cookie = {"cookie": f"{more}; {FORM}={right}"}
            assert client.get(f"/wishes?{more}", headers=cookie).status_code == 200
            assert client.post("/wishes", data={"_csrf_token": right, "x": more}, headers=cookie).status_code == 200
        assert [parser.cache_info().currsize for parser in PARSERS] == before


def test_so_many_parts_and_no_more() -> None:
    with server() as client:
        right = token(client.get("/").text)
        for count, status in ((MOST_FIELDS - 1, 303), (MOST_FIELDS, 400)):
            form = {"_csrf_token": right} | {f"f{number}": "" for number in range(count)}
            assert client.post("/wishes", data=form, follow_redirects=False).status_code == status
        assert client.get("/wishes?" + "&" * (MOST_FIELDS + 1)).status_code == 400
        assert len(client.get("/" + "a" * 5 * LONGEST_PATH).text) < 3 * LONGEST_PATH  # it names the way back
