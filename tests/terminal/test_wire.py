"""What a terminal sends: once each, also where a lost connection took it, or the answer to it."""

from __future__ import annotations

import json
from typing import Any

from websockets.exceptions import ConnectionClosedError

from openhearts.terminal.client.outbox import MOST, TRIES, Wire


class Socket:
    """A connection that keeps what is sent, until it breaks."""

    def __init__(self, breaks_after: int = 1000) -> None:
        self.sent: list[dict[str, Any]] = []
        self._left = breaks_after

    def send(self, text: str) -> None:
        if not self._left:
            raise ConnectionClosedError(None, None)
        self._left -= 1
        self.sent.append(json.loads(text))

    @property
    def lines(self) -> list[str]:
        return [one["value"] for one in self.sent]


def opened(wire: Wire, breaks_after: int = 1000) -> Socket:
    socket = Socket(breaks_after)
    wire.open(socket)  # type: ignore[arg-type]
    return socket


def test_what_was_answered_is_not_sent_again() -> None:
    wire = Wire()
    first = opened(wire)
    assert wire.send("line", "one") and wire.send("line", "two") and wire.send("line", "three")
    wire.heard({"id": 2})
    wire.lost()
    assert not wire.is_open
    second = opened(wire)
    assert first.lines == ["one", "two", "three"] and second.lines == ["one", "three"]
    assert [one["id"] for one in second.sent] == [1, 3]  # so that the server knows them
    for number in (1, 3):
        wire.heard({"id": number})
    assert opened(wire).lines == []


def test_what_is_late_is_meant_for_the_turn_in_which_it_was_typed() -> None:
    wire = Wire()
    first = opened(wire)
    wire.heard({"view": {"turn": "1.3.0", "number": 9}})
    wire.send("line", "qs")
    wire.lost()
    wire.send("line", "kh")
    wire.heard({"view": {"turn": "1.4.0"}})
    wire.heard({"say": []})
    assert first.sent[0]["turn"] == ""
    assert [one["turn"] for one in opened(wire).sent] == ["1.3.0", "1.3.0"]


def test_a_line_that_broke_the_connection_waits_for_the_next_one() -> None:
    wire = Wire()
    opened(wire, breaks_after=1)
    assert wire.send("line", "one") and wire.send("line", "two")
    assert not wire.is_open and [one.value for one in wire.unsent()] == ["two"]
    assert wire.send("come", "Tom", first=True)
    assert opened(wire).lines == ["Tom", "one", "two"]


def test_what_makes_the_server_hang_up_is_given_up_and_named() -> None:
    wire = Wire()
    wire.send("line", "hang up")
    for _ in range(TRIES):
        assert opened(wire).lines == ["hang up"]
        wire.lost()
    assert [one.value for one in wire.open(Socket())] == ["hang up"]  # type: ignore[arg-type]
    assert opened(wire).lines == []


def test_no_more_is_kept_than_a_server_takes_at_once() -> None:
    wire = Wire()
    assert all(wire.send("line", str(number)) for number in range(MOST)) and not wire.send("line", "one too many")
    assert opened(wire).lines == [str(number) for number in range(MOST)]


def test_another_table_gets_nothing_that_was_said_at_this_one() -> None:
    wire = Wire()
    opened(wire)
    wire.send("line", "said there")
    wire.answer("commit", "1 0 00")
    wire.forget()
    wire.send("line", "said here")
    wire.answer("commit", "1 0 00")
    assert opened(wire).lines == ["said here"]
