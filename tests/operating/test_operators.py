"""Who may look at how the server does: the token's owner from anywhere, else this machine asking for itself."""

from __future__ import annotations

import base64
from pathlib import Path
from typing import Any

import pytest

from openhearts.store import MemoryStore
from openhearts.web.limits.addresses import Buckets
from openhearts.web.operating.monitoring import Operation
from openhearts.web.operating.operators import PATHS, SHORTEST, BadToken, Operators, token_in
from openhearts.web.state import Site
from tests.web.helpers import PLACE, server

TOKEN = "a-token-of-the-tests"


def scope(client: str | None, host: str, **headers: str) -> Any:
    """A request as the server sees it."""
    told = [(b"host", host.encode()), *((name.replace("_", "-").encode(), v.encode()) for name, v in headers.items())]
    return {"type": "http", "client": (client, 1) if client else None, "headers": told}


@pytest.mark.parametrize(
    ("asked", "is_admitted"),
    [
        (scope("127.0.0.1", "localhost:8765"), True),
        (scope("::1", "[::1]:8765"), True),
        (scope("127.0.0.1", "127.0.0.1"), True),
        (scope("192.0.2.7", "localhost"), False),
        (scope("127.0.0.1", "hearts.example"), False),
        (scope("127.0.0.1", "localhost.evil.example"), False),
        (scope("127.0.0.1", "localhost", x_forwarded_for="192.0.2.7"), False),
        (scope("127.0.0.1", "localhost", forwarded="for=192.0.2.7"), False),
        (scope("127.0.0.1", "localhost", via="1.1 proxy"), False),
        (scope(None, "localhost"), False),
        (scope("127.0.0.1", ""), False),
    ],
)
def test_without_a_token_this_machine_alone_may(asked: Any, is_admitted: bool) -> None:
    assert Operators().admits(asked) is is_admitted
    assert not Operators(is_public=True).admits(asked)  # a proxy may stand before it
    assert not Operators(TOKEN).admits(asked)  # where there is a token everybody needs it


def basic(password: str) -> str:
    """What a browser sends that has asked for a password."""
    return "Basic " + base64.b64encode(f"operator:{password}".encode()).decode()


@pytest.mark.parametrize(
    ("said", "is_admitted"),
    [
        (f"Bearer {TOKEN}", True),
        (f"bearer {TOKEN} ", True),
        (basic(TOKEN), True),
        (f"Bearer {TOKEN}x", False),
        (f"Bearer {TOKEN[:-1]}", False),
        ("Bearer ", False),
        ("Bearer", False),
        (TOKEN, False),
        ("Basic ====", False),
        (basic(""), False),
        (basic("x:" + TOKEN), False),
    ],
)
def test_with_a_token_it_is_asked_for_from_everywhere(said: str, is_admitted: bool) -> None:
    assert Operators(TOKEN).admits(scope("192.0.2.7", "anything", authorization=said)) is is_admitted


def test_one_address_may_try_a_few_tokens() -> None:
    operators = Operators(TOKEN)
    for number in range(20):
        assert not operators.admits(scope("192.0.2.7", "x", authorization=f"Bearer wrong {number}"))
    right = {"authorization": f"Bearer {TOKEN}"}
    assert not operators.admits(scope("192.0.2.7", "x", **right))  # nobody finds it by trying
    assert operators.admits(scope("192.0.2.8", "x", **right))


def site(token: str = TOKEN) -> Site:
    """A site whose operator has a token."""
    store = MemoryStore()
    return Site(store, "a secret of the tests", PLACE, operation=Operation(store, operators=Operators(token)))


@pytest.mark.parametrize("path", PATHS)
def test_what_is_the_operator_s_is_shown_to_nobody_else(path: str) -> None:
    made = site()
    with server(made) as client:
        for headers in ({}, {"authorization": "Bearer wrong"}, {"cookie": f"token={TOKEN}"}):
            answer = client.get(path, headers=headers)
            assert answer.status_code == 401 and answer.headers["www-authenticate"].startswith("Basic")
            assert "set-cookie" not in answer.headers and "openhearts_" not in answer.text
        assert client.get(f"{path}?token={TOKEN}").status_code == 401  # addresses are written down everywhere
        assert client.get(path, headers={"host": "evil.example"}).status_code == 421
        for host in ("testserver.local", "app:8765"):  # a name in a network of containers is no page's
            right = {"authorization": f"Bearer {TOKEN}", "host": host}
            answer = client.get(path, headers=right)
            assert answer.status_code == 200 and answer.headers["cache-control"] == "no-store"
            assert "set-cookie" not in answer.headers
    assert made.operation.meters.totals()["refusals:secret"] == 4


@pytest.mark.parametrize("path", PATHS)
def test_an_address_that_has_tried_too_many_is_told_when_to_come_again(path: str) -> None:
    """Its operator, too, whose own program may have had an old token; who brings none is asked for it as ever."""
    made = site()
    made.operation.operators._tries = Buckets(0, 10)  # however long this takes, no address may try more
    with server(made) as client:
        statuses = [client.get(path, headers={"authorization": f"Bearer wrong {n}"}).status_code for n in range(20)]
        assert statuses[0] == 401 and statuses[-1] == 429 and statuses == sorted(statuses)
        answer = client.get(path, headers={"authorization": f"Bearer {TOKEN}"})
        assert answer.status_code == 429 and answer.headers["retry-after"] == "5" and "5 seconds" in answer.text
        assert "www-authenticate" not in answer.headers and "set-cookie" not in answer.headers
        assert client.get(path).status_code == 401
    assert made.operation.meters.totals()["refusals:often"] == statuses.count(429) + 1


@pytest.mark.parametrize("path", PATHS)
def test_without_a_token_the_world_sees_nothing(path: str) -> None:
    with server() as client:
        answer = client.get(path)
        assert answer.status_code == 403 and "www-authenticate" not in answer.headers


def test_a_token_stands_in_a_file(tmp_path: Path) -> None:
    file = tmp_path / "token"
    for text in ("", "short", "two words of a token", "x" * (SHORTEST - 1), "ü" * 20):
        file.write_text(text, encoding="utf-8")
        with pytest.raises(BadToken):
            token_in(file)
    with pytest.raises(BadToken, match=r"^The file .*none cannot be used: .*See that its folder is there"):
        token_in(tmp_path / "none")
    file.write_text(f"{TOKEN}\n")
    assert token_in(file) == TOKEN
