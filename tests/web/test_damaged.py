"""What is damaged in the store: one table, pad or rule set is set aside and named, and everything else goes on.

On both stores; the damaged copies are written beside what is sound, as a failing disk or a hand may leave them.
"""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any, Final

import msgspec
import pytest
from litestar.exceptions import WebSocketDisconnect
from litestar.testing import TestClient

from openhearts.errors import DamagedTable
from openhearts.speech.speaker import Speaker
from openhearts.store import MemoryStore, Store, open_store
from openhearts.tables.hosting.lobby import Lobby, NoTable
from openhearts.tables.session import codec
from openhearts.web.operating.logs import Form, Lines, Marker
from openhearts.web.rules_editor import page as editor
from openhearts.web.state import Site
from openhearts.web.table.connection import AGAIN, NO_TABLE
from tests.web.driving import quiet
from tests.web.helpers import PLACE, Visitor, server
from tests.web.test_wire import connect, frame

EN: Final = Speaker("en")
Raw = list[bytes]


def changed(place: int, of_entry: dict[str, Any] | None = None, **fields: Any) -> Callable[[Raw], Raw]:
    """An entry with other fields of its fact, or of its own."""

    def change(raw: Raw) -> Raw:
        entry = msgspec.json.decode(raw[place])
        entry = {**entry, "fact": {**entry["fact"], **fields}, **(of_entry or {})}
        return [*raw[:place], msgspec.json.encode(entry), *raw[place + 1 :]]

    return change


def added(**fields: Any) -> Callable[[Raw], Raw]:
    """One entry more."""
    return lambda raw: [*raw, msgspec.json.encode({**msgspec.json.decode(raw[-1]), "fact": fields})]


def place_of(raw: Raw, kind: str) -> int:
    """The place of the first entry of such a fact."""
    return next(place for place, line in enumerate(raw) if msgspec.json.decode(line)["fact"]["type"] == kind)


def of_kind(kind: str, of_entry: dict[str, Any] | None = None, **fields: Any) -> Callable[[Raw], Raw]:
    """The first entry of such a fact with other fields."""
    return lambda raw: changed(place_of(raw, kind), of_entry, **fields)(raw)


def without(kind: str) -> Callable[[Raw], Raw]:
    """The first entry of such a fact is missing."""
    return lambda raw: [line for place, line in enumerate(raw) if place != place_of(raw, kind)]


SECRET: Final = "00" * 32
LETTERS: Final = "23456789abcdefghjkmnpqrstuvwxyz"  # of the names of tables
DAMAGES: Final[dict[str, Callable[[Raw], Raw]]] = {
    "bytes that are no text": lambda raw: [*raw[:2], b"\xff\xfe\0garbage", *raw[3:]],
    "a first entry that is no text": lambda raw: [b"\0" * 40, *raw[1:]],
    "half an entry": lambda raw: [*raw[:-1], raw[-1][: len(raw[-1]) // 2]],
    "an empty entry": lambda raw: [*raw, b""],
    "a number": lambda raw: [*raw, b"7"],
    "very deep": lambda raw: [*raw, b"[" * 200_000],
    "very deep inside": lambda raw: [*raw, b'{"fact":{"type":"Created","rules":' + b'{"a":' * 100_000],
    "no tag": added(deal=1),
    "a tag that is no name": added(type="Non sense", deal=1),
    "another version of the table": changed(0, {"v": 1}),
    "a tag that is no text": added(type=7),
    "no fact": lambda raw: [*raw, b'{"at":1.0,"v":2}'],
    "a moment that is none": lambda raw: changed(-1, {"at": "now"})(raw),
    "an entry of wrong types": added(type="SatDown", seat="here", person=None, name=5),
    "a seat that is not there": added(type="SatDown", seat=99, person="x", name="X"),
    "a seat below all": added(type="BotSeated", seat=-9, name="X", bot="club"),
    "a second beginning": lambda raw: [*raw, raw[0]],
    "a second match": lambda raw: [*raw, raw[place_of(raw, "MatchOpened")]],
    "cards that nobody holds": added(type="Acted", seat=0, action="QS QS QS"),
    "an action that is none": added(type="Acted", seat=0, action="\0"),
    "a seat that does not play": added(type="Acted", seat=77, action="2C"),
    "an undo of what was not done": added(type="TookBack", n_steps=900),
    "a deal too early": added(type="ShuffleBegan", deal=2, secret=SECRET),
    "a shuffle without a secret": of_kind("ShuffleBegan", secret="nonsense"),
    "seats that cannot change": of_kind("ShuffleBegan", changes=[{"type": "Swap", "one": 0, "other": 90}]),
    "a plan for seats that are not there": added(type="SwapPlanned", one=8, other=9),
    "an answer to no shuffle": added(type="Committed", seat=0, value=SECRET),
    "an absence of nobody": added(type="AbsenceRaised", person="x"),
    "an answer to no claim": added(type="ClaimAccepted", person="x"),
    "a hand-over of a seat of nobody": added(type="SeatHandedOver", seat=1, person="x"),
    "another game": changed(0, game="nonsense"),
    "another game than the rules": changed(0, game="herz-an-herz"),
    "no rules": changed(0, rules={}),
    "rules that cannot be": changed(0, rules={"id": "classic", "seats": -5}),
    "a leader who is not there": of_kind("MatchOpened", first_leader=10**30),
    "a bot that is not known": of_kind("BotSeated", bot="nonsense"),
    "no first entry": lambda raw: raw[1:],
    "an entry that is missing": without("MatchOpened"),
    "a chair that nobody took": without("SatDown"),
    "nothing": lambda raw: [],
}


NEWER: Final[dict[str, Callable[[Raw], Raw]]] = {
    "a kind that is not known": added(type="Nonsense", deal=1),
    "another version of the table": changed(0, {"v": 99}),
    "another version of the match": of_kind("MatchOpened", {"v": 99}),
}


@pytest.fixture(params=["memory", "sqlite"])
def store(request: pytest.FixtureRequest, tmp_path: Path) -> Store:
    """An empty store of each kind."""
    return MemoryStore() if request.param == "memory" else asyncio.run(open_store(tmp_path / "tables.sqlite"))


class Scene:
    """A visitor who hosts a sound table, at a server whose store can be reached into."""

    def __init__(self, client: TestClient[Any], site: Site) -> None:
        self.client, self.site = client, site
        self.anna = Visitor(client)
        self.anna.play("classic", name="Anna")
        self.sound = self.anna.ident
        self.person = site.lobby.tables[self.sound].state.host
        self.n_made = 0

    def kept(self, work: Callable[..., Any], *given: Any) -> Any:
        """Something done with the store, where the server runs."""
        with self.client.portal() as portal:
            return portal.call(work, *given)

    def copy(self, damage: Callable[[Raw], Raw], about: bytes | None = None) -> str:
        """A table of the visitor's with damaged entries, or another description: its name."""
        live = self.site.lobby.tables[self.sound]
        self.kept(quiet, live)
        written: Raw = self.kept(self.site.store.read, self.sound)
        raw = [codec.encode(entry) for entry in codec.read(written, live.log.sealer, self.sound)]  # sealed for no name
        ident = "dddddddd" + "".join(LETTERS[place] for place in divmod(self.n_made, len(LETTERS)))
        self.n_made += 1
        given = live.about(live.state) if about is None else about
        self.kept(self.site.store.create, ident, damage(raw), given)
        self.kept(self.site.store.join, ident, self.person, "host")
        return ident


@pytest.fixture
def scene(store: Store) -> Iterator[Scene]:
    """See above."""
    made = Site(store, "a secret of the tests", PLACE)
    with server(made) as client:
        yield Scene(client, made)


def test_each_damaged_table_alone_is_set_aside_and_named(scene: Scene, caplog: pytest.LogCaptureFixture) -> None:
    logging.getLogger().addHandler(caplog.handler)  # the application has put up handlers of its own
    anna = scene.anna
    for number, (name, damage) in enumerate(DAMAGES.items(), start=1):
        ident = scene.copy(damage)
        is_set_aside(scene, ident, name)
        is_told_once(scene, ident, name, [record for record in caplog.records if record.levelno >= logging.ERROR])
        caplog.clear()
        anna.get("/")
        assert anna.status == 200, name
        assert anna.html.count(EN.text("web-mine-damaged")) == number, name
        assert f"/table/{ident}/forget" in anna.html and f'href="/table/{ident}"' not in anna.html, name
        assert f'href="/table/{scene.sound}"' in anna.html, name
    anna.get(f"/table/{scene.sound}")
    assert anna.status == 200
    with connect(scene.client, anna, scene.sound) as page:
        assert frame(page)["html"]
    anna.get("/wishes")
    anna.post("/wishes", {"whole": "yes", "name": "Anne", "back": "/"})
    assert anna.status == 200 and EN.text("web-mine-damaged") in anna.html
    assert scene.site.lobby.tables[scene.sound].state.names[0] == "Anne"


def is_set_aside(scene: Scene, ident: str, name: str) -> None:
    """Every page of a damaged table, and its connection, says what it is."""
    anna = scene.anna
    for path in ("", "/replay", "/record.txt", "/fair", "/invite.svg", "/settings"):
        anna.get(f"/table/{ident}{path}")
        assert anna.status == 410, (name, path)
        assert EN.text("error-damaged-table") in anna.html, (name, path)
    anna.get(f"/rules/classic?table={ident}")
    assert anna.status == 410, name
    with pytest.raises(WebSocketDisconnect) as refused, connect(scene.client, anna, ident) as page:
        page.receive_text()
    assert refused.value.code == NO_TABLE, name


def is_told_once(scene: Scene, ident: str, name: str, records: list[logging.LogRecord]) -> None:
    """The log says which table it is, for who has the key, and neither a name nor a card."""
    told = [Lines(form, Marker("x")).format(record) for record in records for form in Form]
    assert len(records) == 1, (name, told)
    for line in told:
        assert Marker("x").mark("table", ident) in line and ident not in line, name
        assert not any(word in line for word in ("Anna", scene.person, "QS")), name


@pytest.mark.parametrize("newer", NEWER.values(), ids=NEWER)
def test_a_table_that_a_newer_version_plays_on_is_told_as_one(scene: Scene, newer: Callable[[Raw], Raw]) -> None:
    """It is not damaged: it stays in the list, and its pages come again until this server is upgraded."""
    anna, ident = scene.anna, scene.copy(newer)
    before = scene.kept(scene.site.store.read, ident)
    for path in ("", "/replay", "/record.txt", "/fair"):
        anna.get(f"/table/{ident}{path}")
        assert anna.status == 503 and EN.text("error-newer-table") in anna.html, path
    answer = scene.client.get(f"/table/{ident}", headers={"accept": "application/json"})
    assert answer.status_code == 503 and int(answer.headers["retry-after"]) > 0
    assert answer.json()["error"] == "NewerTable"
    anna.get("/")
    assert EN.text("web-mine-damaged") not in anna.html and f'href="/table/{ident}"' in anna.html
    anna.post(f"/table/{ident}/forget", {})
    anna.get("/")
    assert f'href="/table/{ident}"' in anna.html
    with pytest.raises(WebSocketDisconnect) as refused, connect(scene.client, anna, ident) as page:
        page.receive_text()
    assert refused.value.code == AGAIN
    assert scene.kept(scene.site.store.read, ident) == before


def test_a_damaged_table_can_leave_the_list_and_no_other(scene: Scene) -> None:
    anna, ident = scene.anna, scene.copy(DAMAGES["half an entry"])
    anna.get("/")
    anna.post(f"/table/{scene.sound}/forget", {})
    assert f'href="/table/{scene.sound}"' in anna.html
    stranger = Visitor(scene.client)
    stranger.get("/")
    stranger.post(f"/table/{ident}/forget", {})
    anna.get("/")
    assert ident in anna.html
    anna.post(f"/table/{ident}/forget", {})
    assert ident not in anna.html and scene.sound in anna.html
    assert scene.kept(scene.site.store.length, ident)  # whoever runs the server can still look


def test_a_table_that_was_mended_is_read_again(scene: Scene) -> None:
    anna, ident = scene.anna, scene.copy(lambda raw: raw[:0])
    anna.get(f"/table/{ident}")
    assert anna.status == 410
    raw = scene.kept(scene.site.store.read, scene.sound)
    scene.kept(scene.site.store.append, ident, 0, raw)
    anna.get(f"/table/{ident}")
    assert anna.status == 200
    assert EN.text("web-mine-damaged") not in anna.get("/")


@pytest.mark.parametrize(
    "about",
    [b"", b"\xff", b"{", b"null", b"[]", b"{}", b"[" * 100_000, b'{"variant":1}', b'{"variant":"x","names":"y"}'],
    ids=range(9),
)
def test_a_damaged_description_takes_nobody_s_front_page(scene: Scene, about: bytes) -> None:
    """Where the entries are sound the table is listed by them; where they are not it is named."""
    anna = scene.anna
    sound = scene.copy(lambda raw: raw, about)
    damaged = scene.copy(DAMAGES["nothing"], about)
    anna.get("/")
    assert anna.status == 200
    assert f'href="/table/{scene.sound}"' in anna.html and f'href="/table/{sound}"' in anna.html
    assert f"/table/{damaged}/forget" in anna.html and f'href="/table/{damaged}"' not in anna.html


def test_a_description_of_what_is_not_known_is_listed(scene: Scene) -> None:
    about = {"variant": "nonsense", "rules_name": "<b>", "names": ["\u202e"], "phase": "?", "deal": -(10**15)}
    ident = scene.copy(lambda raw: raw, msgspec.json.encode(about))
    scene.anna.get("/")
    assert (
        scene.anna.status == 200 and f'href="/table/{ident}"' in scene.anna.html and "<b>&lt;b" not in scene.anna.html
    )


GARBAGE: Final = [b"", b"\xff", b"{", b"null", b"7", b"[1]", b'["x"]', b"[" * 100_000, b"\0" * 5000, b'{"a":{}}']


def test_damaged_small_values_of_a_table_stop_nothing(scene: Scene) -> None:
    anna = scene.anna
    for number, value in enumerate(GARBAGE):
        ident = scene.copy(lambda raw: raw)
        for kind in ("renamed", "next"):
            scene.kept(scene.site.store.put, kind, ident, value)
        anna.get("/wishes")
        anna.post("/wishes", {"whole": "yes", "name": f"Anne {number}", "back": "/"})  # waits for it to be in memory
        assert anna.status == 200, value[:9]
        scene.kept(scene.site.store.put, "renamed", ident, value)
        anna.get(f"/table/{ident}")
        assert anna.status == 200, value[:9]
        assert scene.site.lobby.tables[ident].state.next_table == "", value[:9]


def test_damaged_pads_and_rules_stop_nothing(scene: Scene) -> None:
    for number, value in enumerate(GARBAGE):
        pad_and_rules_stop_nothing(scene, value, f"padpadpadpa{number}", f"{number}" * 20)


def pad_and_rules_stop_nothing(scene: Scene, value: bytes, pad: str, rules: str) -> None:
    anna = scene.anna
    anna.get("/kitchen?variant=classic")
    anna.post("/kitchen", {"variant": "classic", "seats": "4"})
    sound = anna.path.rpartition("/")[2]
    scene.kept(scene.site.store.put, "pad", pad, value)
    for path in ("", "/length", "/referee", "/share.svg"):
        anna.get(f"/kitchen/{pad}{path}")
        assert anna.status == 410, path
    anna.get("/kitchen")
    anna.post(f"/kitchen/{pad}/entry", {"do": "deal", "p0": "26", "number": "1"})
    assert anna.status == 410
    scene.kept(scene.site.store.put, "pads", scene.person, msgspec.json.encode([pad, sound]))
    assert f"/kitchen/{sound}" in anna.get("/kitchen") and f"/kitchen/{pad}" not in anna.html
    scene.kept(scene.site.store.put, "pads", scene.person, value)
    anna.get("/kitchen")
    assert anna.status == 200
    anna.post("/kitchen", {"variant": "classic", "seats": "4"})
    assert anna.status == 200 and anna.path != f"/kitchen/{sound}"
    scene.kept(scene.site.store.put, editor.KIND, rules, value)
    anna.get(f"/rules-editor?k={rules}")
    assert anna.status == 400 and EN.text("error-text-rule-link") in anna.html


@pytest.mark.parametrize(
    "pad",
    [
        {"game": "nonsense", "fields": {}, "names": []},
        {"game": "hearts", "fields": {}, "names": ["a"] * 4},
        {"game": "hearts", "fields": {"seats": "x"}, "names": ["a"] * 4, "dealer": 99},
    ],
    ids=["game", "rules", "dealer"],
)
def test_a_pad_of_other_rules_is_set_aside(scene: Scene, pad: dict[str, Any]) -> None:
    scene.kept(scene.site.store.put, "pad", "padpadpadpad", msgspec.json.encode(pad))
    scene.anna.get("/kitchen/padpadpadpad")
    assert scene.anna.status == 410 and EN.text("error-damaged-pad") in scene.anna.html


def test_a_lobby_says_which_table_is_damaged(store: Store) -> None:
    async def run() -> None:
        await store.create("dddddddddd", [b"\xff"])
        lobby = Lobby(store)
        with pytest.raises(DamagedTable) as found:
            await lobby.find("dddddddddd")
        assert found.value.table == found.value.data["table"] == "dddddddddd"
        with pytest.raises(NoTable):
            await lobby.find("eeeeeeeeee")
        assert lobby.tables == {}
        await store.close()

    asyncio.run(run())
