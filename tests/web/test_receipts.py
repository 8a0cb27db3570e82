"""Receipts over the connection of a page, the server's key in its folder, and counts on the page of a table's deals."""

from __future__ import annotations

import asyncio
import html
import json
import random
import re
import stat
import sys
from pathlib import Path
from typing import Any

import msgspec
import pytest

from openhearts.records.shuffle_proof import seat_commitment
from openhearts.records.shuffle_receipts import Kind, Receipt, is_genuine, judge
from openhearts.tables.session import deals
from openhearts.tables.session import pending_shuffle as shuffling
from openhearts.web.serving.folder import signer_of
from openhearts.web.serving.serve_options import CannotServe
from tests.tables.playing import act
from tests.web.helpers import Visitor, server, site
from tests.web.test_company import two
from tests.web.test_wire import connect, frame

OWN = {0: b"\x07" * 32, 1: b"\x08" * 32}


def asked(socket: Any) -> dict[str, Any]:
    """The next question of a shuffle."""
    while True:
        if found := frame(socket).get("shuffle"):
            return dict(found)


def acknowledged(socket: Any) -> Receipt:
    """The next receipt."""
    while True:
        if found := frame(socket).get("receipt"):
            return msgspec.convert(found, Receipt)


def send(socket: Any, do: str, value: str, number: int = 0) -> None:
    socket.send_text(json.dumps({"do": do, "value": value, "id": number}))


def test_a_page_is_told_the_key_first_and_gets_a_receipt_for_each_step() -> None:
    made = site()
    assert made.lobby.signer is not None
    with server(made) as client:
        anna, ben = two(client, made, starts=False)
        ident = anna.ident
        sockets = [connect(client, one, ident, page="x&contributes=yes") for one in (anna, ben)]
        with sockets[0] as first, sockets[1] as second:
            send(first, "start", "")
            pages = (first, second)
            told = {}
            for seat, socket in enumerate(pages):
                question = asked(socket)
                assert question["key"] == made.lobby.signer.key and question["step"] == "commit"
                match, host = question["match"], question["host"]
                told[seat] = seat_commitment(match, 1, host, seat, OWN[seat])
                send(socket, "commit", f"1 {seat} {told[seat]}", 5)
            held = [acknowledged(socket) for socket in pages]
            assert [(one.seat, one.step, one.value) for one in held] == [(0, "commit", told[0]), (1, "commit", told[1])]
            for seat, socket in enumerate(pages):
                send(socket, "commit", f"1 {1 - seat} {told[1 - seat]}")  # the other's: no receipt comes for it
                send(socket, "commit", f"1 {seat} {told[seat]}")  # as if the first had been lost
                assert acknowledged(socket) == held[seat]
            for seat, socket in enumerate(pages):
                send(socket, "reveal", f"1 {seat} {OWN[seat].hex()}")
                held.append(acknowledged(socket))
            assert all(map(is_genuine, held)) and dict(held[3].shown) == told
        deal = made.lobby.tables[ident].state.deal
        assert deal is not None
        assert [one.kind for one in judge(held, [deal.shuffle])] == [Kind.FITS] * 4


def test_counts_and_the_key_stand_on_the_page_of_the_deals(monkeypatch: pytest.MonkeyPatch) -> None:
    made = site()
    assert made.lobby.signer is not None
    with server(made) as client:
        visitor = Visitor(client)
        visitor.get("/")
        form = {"variant": "classic", "seats": "3", "with": "friends", "level": "club", "pace": "0"}
        visitor.post("/play", form)
        ident = visitor.ident
        with connect(client, visitor, ident, page="a&contributes=yes") as socket:
            send(socket, "start", "")
            question = asked(socket)
            for room in (deals, shuffling):  # from here on: this answer comes in time on the busiest machine
                monkeypatch.setattr(room, "ANSWER_WITHIN", 0.05)
            told = seat_commitment(question["match"], 1, question["host"], 0, OWN[0])
            send(socket, "commit", f"1 0 {told}")
            acknowledged(socket)
            while made.lobby.tables[ident].state.deal is None:  # it never reveals
                frame(socket)
        page = visitor.get(f"/table/{ident}/fair")
        assert made.lobby.signer.key in page and question["match"] in page
        counts = re.findall(r'<p class="tally">(.*?)</p>', page)
        assert len(counts) == 2 and all(one.endswith("did not tell the number: 1") for one in counts), counts
        assert page.count('<p class="tally wrong">') == 2
        table = made.lobby.tables[ident]

        async def play() -> None:
            rng = random.Random(1)
            while table.state.phase == "playing":
                if table.state.player(table.state.to_act[0]) is None:
                    await asyncio.sleep(0.001)
                else:
                    await act(table, table.state.to_act[0], rng)

        with client.portal() as portal:
            portal.call(play)
        page = visitor.get(f"/table/{ident}/fair")
        proof = re.search(r'data-proof="([^"]*)"', page)
        assert proof is not None
        shown = json.loads(html.unescape(proof[1]))
        assert shown["key"] == made.lobby.signer.key and len(shown["seal"]) == 128


@pytest.mark.skipif(sys.platform == "win32", reason="Windows keeps the folder itself from others")
def test_the_key_is_made_once_for_its_owner_alone(tmp_path: Path) -> None:
    first = signer_of(tmp_path)
    path = tmp_path / "receipts-key"
    assert stat.S_IMODE(path.stat().st_mode) == 0o600 and signer_of(tmp_path).key == first.key
    (tmp_path / "other").mkdir()
    (tmp_path / "other" / ".receipts-key.part").write_text("a start that was cut off")
    assert signer_of(tmp_path / "other").key != first.key


@pytest.mark.parametrize("damaged", ["", "12", "no digits", "é"])
def test_a_damaged_key_is_named_and_never_replaced(tmp_path: Path, damaged: str) -> None:
    """With another key nobody could hold the server to what it has signed."""
    path = tmp_path / "receipts-key"
    path.write_text(damaged, encoding="utf-8")
    with pytest.raises(CannotServe) as refused:
        signer_of(tmp_path)
    assert str(path) in str(refused.value) and path.read_text(encoding="utf-8") == damaged
