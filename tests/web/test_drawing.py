"""What is drawn for a page, and how often: once for whatever happens together, with everything said about it."""

from __future__ import annotations

import asyncio
import json
from typing import Any

import pytest

import openhearts as oh
from openhearts.speech.speaker import Speaker
from openhearts.store import MemoryStore
from openhearts.tables.hosting.lobby import Lobby
from openhearts.tables.session import commands as c
from openhearts.web.game_ui import Seen
from openhearts.web.hearts.card_faces import eyes_of, face
from openhearts.web.identity.guests import Person
from openhearts.web.regions.parts import Board
from openhearts.web.rendering import _environment
from openhearts.web.table import connection as wire
from openhearts.web.table.viewer import TableViewer
from tests.tables.playing import opened
from tests.web.helpers import site

CLASSIC = oh.ruleset("classic", 4)


class Socket:
    """A page that keeps what it is sent."""

    def __init__(self) -> None:
        self.headers = {"host": "here"}
        self.scope = {"scheme": "ws"}
        self.query_params = {"parts": "yes"}
        self.frames: list[dict[str, Any]] = []

    async def send_data(self, text: str, mode: str) -> None:
        self.frames.append(json.loads(text))


def test_what_comes_while_it_is_written_is_drawn_once_and_all_of_it_is_said(monkeypatch: pytest.MonkeyPatch) -> None:
    drawn: list[Board] = []

    def draw(viewer: TableViewer, **more: Any) -> Board:
        drawn.append(Board((), "en", {"all": {"main": f"picture {len(drawn)}"}}))
        return drawn[-1]

    monkeypatch.setattr(wire, "board_of", draw)

    async def test() -> None:
        table = await opened(Lobby(MemoryStore()), "anna", "ben", "cleo", "dan")
        await table.ask(c.Start(), "anna")
        socket: Any = Socket()
        connection = wire.Connection(socket, site(), TableViewer(table, Person("anna"), "en"), "")
        listener = table.listen("anna")
        for text in ("first", "second", "third"):
            await table.ask(c.Speak(text), "ben")
        assert not drawn
        telling = asyncio.create_task(connection.tell(listener))
        while not socket.frames:
            await asyncio.sleep(0)
        for _ in range(20):
            await asyncio.sleep(0)
        telling.cancel()
        assert len(drawn) == 1 and [one["parts"] for one in socket.frames] == [{"main": "picture 0"}]
        said = [one["text"] for one in socket.frames[0]["say"]]
        assert len(said) == 3 and all(
            word in text for word, text in zip(("first", "second", "third"), said, strict=True)
        )
        table.leave(listener)

    asyncio.run(asyncio.wait_for(test(), 60))


def test_cards_are_named_as_each_reader_wishes() -> None:
    """They are kept for everybody with the same wishes, and for nobody else."""
    view = oh.deal(CLASSIC, seed=7).view(0)
    card = view.hand[0]
    seen = {
        (language, short, deck): face(eyes_of(Seen(view, (), Speaker(language, short=short), deck)), card)
        for language in ("en", "de")
        for short in (False, True)
        for deck in ("court", "big")
    }
    assert len({(one.name, one.href) for one in seen.values()}) == len(seen)
    one = seen["en", False, "court"]
    assert face(eyes_of(Seen(view, (), Speaker("en"), "court")), card) == one
    marked = face(eyes_of(Seen(view, (), Speaker("en"), "court")), card, state="legal", key="QS2")
    assert (marked.state, marked.key, one.state, one.key) == ("legal", "QS2", "free", "")


def test_nobody_looks_at_the_files_of_templates_for_every_page() -> None:
    assert not _environment().auto_reload
