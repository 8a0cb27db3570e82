"""One site with tables in every phase, and eight visitors, put up once and laid out anew for each question.

It asks nothing itself; see matrix.py.
"""

from __future__ import annotations

import asyncio
import copy
import re
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any
from unittest.mock import patch

from litestar.middleware.csrf import generate_csrf_token
from litestar.types import Message, Scope

import openhearts as oh
from openhearts.errors import OpenHeartsError
from openhearts.games import registry
from openhearts.speech.speaker import Speaker
from openhearts.store import MemoryStore
from openhearts.store.jobs.inside import InsideQueue
from openhearts.tables.hosting.hosted import HostedTable
from openhearts.tables.roster import Settings
from openhearts.tables.session import commands as c
from openhearts.tables.session import logged_facts as f
from openhearts.tables.view_json import view_to_plain
from openhearts.web.app import App, make_app
from openhearts.web.identity.guests import COOKIE, FORM, Keeper, Person
from openhearts.web.jobs.ownership import Jobs
from openhearts.web.operating.monitoring import Operation
from openhearts.web.operating.operators import Operators
from openhearts.web.replay.keeping import Brought
from openhearts.web.scorepad.keeping import Pads
from openhearts.web.scorepad.pad import Pad
from openhearts.web.state import Site
from tests.web.helpers import HERE, NAME, PLACE

SECRET = "a secret of the tests"
STRANGER, WATCHER, OTHER, OWN, HOST, SECOND, OLD, EXPIRED = VISITORS = (
    "stranger",
    "watcher",
    "other seat",
    "own seat",
    "host",
    "second browser",
    "old identity",
    "expired cookie",
)
QUIET = (f.Came, f.Gone)  # what pages do by being open
CLASSIC = oh.ruleset("classic", 4)
SHORT = oh.ruleset("classic", 4, options={"end.deals": 1})


class Answer:
    """What came of a question: the status, what was written by whom, whose hand was shown, who the browser is now."""

    def __init__(self, status: int, body: str = "", facts: tuple[str, ...] = (), why: str = "") -> None:
        self.status, self.body, self.facts, self.why = status, body, facts, why
        self.hands: tuple[int, ...] = ()
        self.became = ""

    def __str__(self) -> str:
        said = [str(self.status), *self.facts, *([self.why] if self.why else [])]
        said += [f"hand {seat + 1}" for seat in self.hands] + ([f"is {self.became}"] if self.became else [])
        return " ".join(said)


class World:
    """What was put up: the store as it was then, the names of its tables, and who the visitors are."""

    def __init__(self) -> None:
        self.keeper = Keeper(SECRET)
        self.streams: Any = None
        self.values: Any = None
        self.tables: dict[str, str] = {}
        self.hands: dict[int, frozenset[str]] = {}
        self.own_pass = self.used_pass = self.code = self.pad = ""
        self.job = ""
        self.knock = 0  # the number of who stands at the closed table's door
        self.people: dict[str, Person] = {}
        self.app: App

    async def put_up(self) -> None:
        """Tables before, in and after a match, a children's table with somebody at its door, and the visitors."""
        store = MemoryStore()
        site = Site(store, SECRET, PLACE)
        for name, ident in ((WATCHER, "wanda"), (OTHER, "ben"), (OWN, "cleo"), (HOST, "anna"), (OLD, "dan")):
            self.people[name] = Person(ident, ident.title(), session=f"session of {ident}")
        own = self.people[OWN]
        given = self.keeper.from_pass(self.keeper.pass_for(own), 600)
        assert given is not None
        second = await site.sessions.use_pass(given)
        assert second is not None
        self.people[SECOND] = second
        self.used_pass = self.keeper.pass_for(own)
        used = self.keeper.from_pass(self.used_pass, 600)
        assert used is not None and await site.sessions.use_pass(used) is not None
        self.own_pass = self.keeper.pass_for(own)
        self.code = await site.sessions.make_code(own)
        expired = Person("cleo", "Cleo", session="session that was ended")
        await site.sessions.end(expired)
        self.people[EXPIRED] = expired
        for name, rules, closed in (
            ("gathering", CLASSIC, False),
            ("playing", CLASSIC, False),
            ("over", SHORT, False),
            ("children", oh.ruleset("kids-jinx", 4), True),
        ):
            self.tables[name] = await self._table(site, name, rules, closed)
        rules = registry.ruleset("classic", 4)
        pad = Pad("hearts", registry.game_of(rules).resolved(rules), ("A", "B", "C", "D"), 0, 0)
        self.pad = await Pads(store).create(pad, "cleo")
        self.job = await Jobs(store, InsideQueue(store), SECRET).gather_records("cleo", "192.0.2.7")
        self.streams, self.values = store._streams, (store._values, store._used_us)
        self.app = make_app(site)
        await site.lobby.rest()

    async def _table(self, site: Site, name: str, rules: Any, closed: bool) -> str:
        settings = Settings(chat=True, children=closed)
        table = await site.lobby.create(rules, "anna", settings)
        for seat, person in enumerate(("anna", "ben", "cleo", "dan")[: 3 if name == "gathering" else 4]):
            if closed and person != "anna":
                await table.ask(c.Knock(person.title()), person)
                await table.ask(c.AnswerKnock(table.state.knocks[0].number, True), "anna")
            else:
                await table.ask(c.Sit(person.title(), seat), person)
            await table.ask(c.Arrive(), person)
        if closed:
            await table.ask(c.Free(3), "dan")
            await table.ask(c.Knock("Wanda"), "wanda")
            self.knock = table.state.knocks[0].number
            return table.state.ident
        if name == "gathering":
            return table.state.ident
        await table.ask(c.Start(), "anna")
        if name == "over":
            await _played_out(table)
            return table.state.ident
        await table.ask(c.Depart(0.0), "dan")  # dora comes, says to be dan, and everybody knows her
        await table.ask(c.RaiseAbsence("dan"))
        await table.ask(c.Arrive(), "dora")
        await table.ask(c.AskBack(3), "dora")
        for who in ("anna", "ben", "cleo"):
            if table.state.returns:
                await table.ask(c.AnswerBack(table.state.returns[0].number, True), who)
        assert table.state.chairs[3].person == "dora"
        deal = table.state.deal
        assert deal is not None
        for seat in range(4):
            self.hands[seat] = frozenset(_texts(table.state.game.view_of(deal.position, seat)))
        return table.state.ident

    def pass_text(self) -> str:
        """What the own seat's player may do now."""
        return "pass " + " ".join(sorted(self.hands[2])[:3])

    @contextmanager
    def laid_out(self) -> Iterator[Scene]:
        """The world as it was put up, for one question; nothing happens at its tables by itself."""
        store = MemoryStore()
        store._streams, (store._values, store._used_us) = copy.deepcopy((self.streams, self.values))
        store.touch = _nothing  # type: ignore[method-assign]
        with patch.object(HostedTable, "run", lambda table: None):
            site = Site(
                store, SECRET, PLACE, operation=Operation(store, operators=Operators("a token of the operator"))
            )
            app = self.app
            app.state.site, app.state.pads = site, Pads(store)
            app.state.jobs = Jobs(store, InsideQueue(store), SECRET)
            app.state.brought = Brought(app.state.reading)
            yield Scene(self, site)


class Scene:
    """The world for one question."""

    def __init__(self, world: World, site: Site) -> None:
        self.world, self.site = world, site

    def jar(self, visitor: str) -> tuple[dict[str, str], str]:
        """The cookies of a visitor, and what their forms send back; a stranger has neither."""
        if visitor == STRANGER:
            return {}, ""
        token = generate_csrf_token(SECRET)
        return {COOKIE: self.world.keeper.cookie(self.world.people[visitor]), FORM: token}, token

    async def ask(self, visitor: str, method: str, path: str, form: dict[str, str] | None = None) -> Answer:
        """What comes of a request."""
        import httpx

        cookies, token = self.jar(visitor)
        before = self._lengths()
        transport = httpx.ASGITransport(app=self.world.app)  # type: ignore[arg-type]
        with hearing() as whys:
            async with httpx.AsyncClient(transport=transport, base_url=HERE, cookies=cookies) as client:
                data = {**(form or {}), **({"_csrf_token": token} if token else {})}
                answer = await client.request(method, path, data=data if method == "POST" else None)
        found = Answer(answer.status_code, answer.text, await self._written(before), " ".join(dict.fromkeys(whys)))
        found.hands = self._hands(answer.text) if self.world.tables["playing"] in path else ()
        found.became = self._became(visitor, answer.cookies.get(COOKIE))
        return found

    def socket(self, visitor: str, path: str, *, query: str = "", origin: str = HERE) -> dict[str, Any]:
        """What the application is told of a visitor's connection."""
        cookies, _ = self.jar(visitor)
        headers = [(b"host", NAME.encode()), (b"origin", origin.encode())]
        headers += [(b"cookie", "; ".join(f"{k}={v}" for k, v in cookies.items()).encode())] if cookies else []
        return {
            "type": "websocket",
            "path": path,
            "raw_path": path.encode(),
            "query_string": query.encode(),
            "headers": headers,
            "scheme": "ws",
            "client": ("testclient", 1),
            "server": (NAME, 80),
            "subprotocols": [],
            "http_version": "1.1",
            "root_path": "",
            "asgi": {"version": "3.0"},
            "state": {},
        }

    async def connect(self, visitor: str, path: str, origin: str = HERE) -> Answer:
        """What comes of a connection: its first frame, or how it is closed."""
        scope: Any = self.socket(visitor, path, origin=origin)
        told: asyncio.Queue[Message] = asyncio.Queue()
        asked = iter([{"type": "websocket.connect"}])
        goes = asyncio.Event()

        async def receive() -> Any:
            for message in asked:
                return message
            await goes.wait()
            return {"type": "websocket.disconnect", "code": 1001}

        async def send(message: Message) -> None:
            await told.put(message)

        serving = asyncio.create_task(self._serve(scope, receive, send))
        status, body = 101, ""
        while True:
            message: Any = await asyncio.wait_for(told.get(), 20)
            if message["type"] == "websocket.close":
                status = message["code"]
                break
            if message["type"] == "websocket.send":
                body = message["text"]
                break
        goes.set()
        await serving
        found = Answer(status, body)
        found.hands = self._hands(body) if self.world.tables["playing"] in path else ()
        return found

    async def _serve(self, scope: Scope, receive: Any, send: Any) -> None:
        await self.world.app(scope, receive, send)

    def _lengths(self) -> dict[str, int]:
        return {name: len(found.entries) for name, found in self.site.store._streams.items()}  # type: ignore[attr-defined]

    async def _written(self, before: dict[str, int]) -> tuple[str, ...]:
        """The facts that were written since, but for those of open pages; `new table` where there is one."""
        from openhearts.tables.session import codec

        found: list[str] = []
        for name, length in self._lengths().items():
            if name not in before:
                found.append("new table")
                continue
            raw = (await self.site.store.read(name))[before[name] : length]
            entries = [codec.decode(line, None, name, n) for n, line in enumerate(raw, before[name] + 1)]
            found += [type(one.fact).__name__ for one in entries if not isinstance(one.fact, QUIET)]
        return tuple(dict.fromkeys(found))

    def _hands(self, body: str) -> tuple[int, ...]:
        """Whose hands stand in an answer: all cards of theirs, as a page or a program would show them."""
        shown = {*re.findall(r'id=\\?"card-([0-9JQKA]+[CDHS])', body), *re.findall(r'"([0-9JQKA]+[CDHS])"', body)}
        return tuple(seat for seat, hand in self.world.hands.items() if hand <= shown)

    def _became(self, visitor: str, cookie: str | None) -> str:
        """Who the browser is now, where that is another one of the visitors."""
        person = self.world.keeper.read(cookie)
        before = self.world.people.get(visitor)
        if person is None or (before is not None and visitor != EXPIRED and person.ident == before.ident):
            return ""
        same = [name for name in (OWN, HOST, OTHER, OLD) if self.world.people[name].ident == person.ident]
        return same[0] if same else ""


@contextmanager
def hearing() -> Iterator[list[str]]:
    """A block in which the refusals that are put into words are noted."""
    found: list[str] = []
    real = Speaker.error

    def error(speaker: Speaker, fault: OpenHeartsError, *given: Any, **more: Any) -> str:
        found.append(fault.why.key)
        return real(speaker, fault, *given, **more)

    with patch.object(Speaker, "error", error):
        yield found


async def _nothing(stream: str) -> None:
    """A look is no use here."""


def _texts(view: Any) -> list[str]:
    """The cards of a view's hand as pages name them."""
    return [str(card) for card in view_to_plain(view)["hand"]]


async def _played_out(table: HostedTable) -> None:
    """Everybody does the first thing that they may, to the end of the match."""
    while table.state.phase == "playing":
        deal = table.state.deal
        assert deal is not None
        seat = deal.position.public.to_act[0]
        options = table.state.game.view_of(deal.position, seat).options
        person = table.state.chairs[seat].person
        assert person is not None
        await table.ask(c.Act(seat, table.state.game.action_text(next(iter(options)))), person)
