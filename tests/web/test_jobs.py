"""Long jobs as people have them: the bots' choices made again, all records in one file; pages, limits, whose they are.

How jobs wait, end and survive is tested with the store (tests/store/test_jobs.py).
"""

from __future__ import annotations

import asyncio
import io
import random
import re
import time
import zipfile
from collections.abc import AsyncIterator, Callable, Iterator
from contextlib import AsyncExitStack, ExitStack, asynccontextmanager
from datetime import UTC, datetime
from types import SimpleNamespace
from typing import Any, Final

import httpx
import msgspec
import psycopg
import pytest

import openhearts as oh
from openhearts.errors import Forbidden, Why
from openhearts.records import read
from openhearts.speech.catalogue import languages
from openhearts.speech.speaker import Speaker
from openhearts.store import MemoryStore, Store, open_store
from openhearts.store.jobs.inside import InsideQueue
from openhearts.store.jobs.interface import Job, Pace, Queue, State, Task, Told
from openhearts.store.jobs.queue_of_store import open_queue
from openhearts.tables.hosting.quotas import Quotas, Room
from openhearts.tables.roster import Settings
from openhearts.tables.session import commands as c
from openhearts.tables.session.record import record_of
from openhearts.web.app import make_app
from openhearts.web.jobs import ownership, work
from openhearts.web.jobs.choice_verification import made_again, to_make
from openhearts.web.jobs.ownership import Jobs, NoJob, forget_old
from openhearts.web.jobs.page import Drawn, _drawn
from openhearts.web.limits.retention import Keep
from openhearts.web.sandbox.job_refusals import Busy, TooOften
from openhearts.web.state import Site
from tests.postgres_server import fresh_schema
from tests.tables.playing import come, go_on, play_on
from tests.web.helpers import HERE, PLACE, token
from tests.web.test_operating import RULES

EN: Final = Speaker("en")
PACE: Final = Pace(poll_s=0.05)
NAME: Final = "Zoë-canary"


@pytest.fixture
def address_of(request: pytest.FixtureRequest, tmp_path: Any) -> Iterator[Callable[[str], str]]:
    """Where a server of a kind keeps what it keeps."""
    with ExitStack() as until_the_end:

        def made(kind: str) -> str:
            if kind == "postgres":
                return until_the_end.enter_context(fresh_schema(request.getfixturevalue("postgres_url")))
            return str(tmp_path / "tables.sqlite")

        yield made


class Visitor:
    """A person with a browser that runs no script."""

    def __init__(self, client: httpx.AsyncClient) -> None:
        self.client, self.html, self.status, self.path = client, "", 0, ""

    async def get(self, path: str, **more: Any) -> str:
        answer = await self.client.get(path, **more)
        self.html, self.status, self.path = answer.text, answer.status_code, path
        return self.html

    async def post(self, path: str, **form: str) -> str:
        if "_csrf_token" not in self.html:
            await self.get("/")
        answer = await self.client.post(path, data={**form, "_csrf_token": token(self.html)})
        self.html, self.status = answer.text, answer.status_code
        return await self.get(answer.headers["location"]) if self.status == 303 else self.html

    async def until(self, path: str, text: str) -> str:
        """The page, once it says something."""
        for _ in range(1200):
            if text in await self.get(path):
                return self.html
            await asyncio.sleep(0.05)
        raise AssertionError(self.html)


class House:
    """A server in this process: its site, its queue, and visitors."""

    def __init__(self, site: Site, queue: Queue, app: Any) -> None:
        self.site, self.queue, self._app = site, queue, app

    @asynccontextmanager
    async def visitor(self) -> AsyncIterator[Visitor]:
        async with httpx.AsyncClient(transport=httpx.ASGITransport(self._app), base_url=HERE) as client:
            yield Visitor(client)


@asynccontextmanager
async def house(address: str = ":memory:", sealer: Any = None) -> AsyncIterator[House]:
    store = await open_store(address)
    queue = await open_queue(address, store, PACE)
    site = Site(store, "a secret of the tests", PLACE, sealer=sealer)
    app = make_app(site, queue=queue)
    async with app.lifespan():
        yield House(site, queue, app)


async def person_of(visitor: Visitor, site: Site) -> str:
    """Who a visitor is, as tables know them."""
    if "openhearts" not in visitor.client.cookies:
        await visitor.get("/")
    found = site.keeper.read(visitor.client.cookies["openhearts"])
    assert found is not None
    return found.ident


async def played(site: Site, person: str, n_deals: int = 1, spec: str = "club") -> str:
    """A table of a person and two bots on which so many deals are over, and another is being played."""
    table = await site.lobby.create(RULES, person, Settings(pace=0.0, level=spec))
    await table.ask(c.Sit(NAME, 0), person)
    await come(table, person)
    await table.ask(c.Start(), person)
    for _ in range(n_deals):
        await play_on(table, random.Random(1))
        await go_on(table)
    assert table.state.match is not None and len(table.state.match.finished) == n_deals
    return table.state.ident


async def record_at(site: Site, ident: str) -> oh.Record:
    return record_of((await site.lobby.find(ident)).state)


def n_choices(record: Any) -> int:
    """How many actions of a record are bots'."""
    return sum(one.kind == "bot" for deal in range(len(record.deals)) for one in record.deciders(deal))


# --- what they do -----------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("kind", ["sqlite", "postgres"])
def test_every_choice_of_the_bots_is_made_again(address_of: Callable[[str], str], kind: str) -> None:
    async def test() -> None:
        async with house(address_of(kind)) as at, at.visitor() as zoe:
            person = await person_of(zoe, at.site)
            ident = await played(at.site, person, 2)
            page = await zoe.get(f"/table/{ident}/fair")
            assert f'action="/table/{ident}/bots"' in page
            page = await zoe.post(f"/table/{ident}/bots")
            assert zoe.path.startswith("/jobs/") and "<progress" in page and "data-live" in page
            assert EN.text("web-job-leave") in page and NAME not in page
            n = n_choices(await record_at(at.site, ident))
            wanted = EN.text("web-job-bots-same", count=n)
            page = await zoe.until(zoe.path, wanted)
            assert "<progress" not in page and "data-live" not in page and "/cancel" not in page
            path = zoe.path
            assert path in await zoe.get("/jobs") and wanted in zoe.html
            told = await zoe.client.get(path, headers={"accept": "application/json"})
            assert told.json() == {"state": "done", "done": n, "total": n, "says": wanted}
            assert told.headers["cache-control"] == "no-store"

    asyncio.run(test())


def test_a_choice_that_is_not_the_same_is_named() -> None:
    """As when the server had played other cards than its bots chose."""

    async def test() -> None:
        async with house() as at, at.visitor() as zoe:
            person = await person_of(zoe, at.site)
            ident = await played(at.site, person, 1, "random")
            record = await record_at(at.site, ident)
            state = (await at.site.lobby.find(ident)).state
            assert state.deal is not None
            raw = re.sub(r"(Player.*)random", r"\1club", record.text()).encode()
            assert raw != record.text().encode()
            choices, left_out = to_make(raw)
            assert left_out == 0 and len(choices) == n_choices(record)
            found = made_again(raw, choices, 60.0)
            assert len(found) == len(choices) and {one.fits for one in found} == {True, False}
            assert len(made_again(raw, choices, 0.0)) == 1
            wrong = [(one.number, one.step) for one, said in zip(choices, found, strict=True) if not said.fits]
            others = tuple(work.Other(*one) for one in wrong)
            answer = work.Bots(len(found), len(found) - len(wrong), (*others, work.Other(1, 2, True)), 3)
            task = Task("j", "bots", (ident,), 0.0)
            job = Job(task, State.DONE, answer=work._json(answer))
            at.queue.look = _looked({"j": job})  # type: ignore[method-assign]
            listed = ownership.Mine("j", "bots", ident, time.time())
            jobs: Jobs = at._app.state.jobs
            await at.site.store.put(ownership.LISTS, jobs._list_of("person", person), msgspec.json.encode([listed]))
            page = await zoe.get("/jobs/j")
            assert EN.text("web-job-bots-others", same=answer.same, count=answer.made) in page
            assert EN.text("web-job-bots-left-out", count=3) in page and EN.text("web-job-other-version") in page
            deal, step = wrong[0]
            assert f'href="/table/{ident}/replay?deal={deal}&amp;step={step}"' in page
            assert await zoe.get(f"/table/{ident}/replay?deal={deal}&step={step}") and zoe.status == 200

    asyncio.run(test())


def _looked(found: dict[str, Job]) -> Any:
    async def look(idents: Any) -> dict[str, Job]:
        return {one: found[one] for one in idents if one in found}

    return look


def test_choices_that_strangers_could_have_written_down_are_left_out() -> None:
    """No program is started and no file is opened for a record, nor a search begun that takes for ever."""
    record = oh.match(RULES, seed=3)
    for _ in range(7):
        record = record.act(record.deal.turn, next(iter(record.deal.options(record.deal.turn))))
    players = [
        "A",
        oh.Player("B", kind="bot", bot="cmd:./x", version="1", seed="s"),
        oh.Player("C", kind="bot", bot="club"),
    ]
    raw = record.record(players=players).text().encode()
    choices, left_out = to_make(raw)
    assert choices == () and left_out > 0


@pytest.mark.parametrize("kind", ["sqlite", "postgres"])
def test_the_records_of_ones_own_tables_come_in_one_file(address_of: Callable[[str], str], kind: str) -> None:
    async def test() -> None:
        async with house(address_of(kind)) as at, at.visitor() as zoe, at.visitor() as other:
            person = await person_of(zoe, at.site)
            first, second = await played(at.site, person), await played(at.site, person)
            await played(at.site, await person_of(other, at.site))
            await at.site.lobby.create(RULES, person)  # nothing is over there
            await at.site.store.create("damaged", [b"\xff"])
            await at.site.store.join("damaged", person, "host")
            await zoe.get("/jobs")
            await zoe.post("/jobs")
            wanted = EN.text("web-job-records-done", count=2) + " " + EN.text("web-job-records-unread", count=1)
            page = await zoe.until(zoe.path, wanted)
            path = re.search(r'href="(/jobs/[^"]+/records.zip)"', page)
            assert path is not None
            answer = await zoe.client.get(path[1])
            assert (
                answer.headers["content-type"] == "application/zip"
                and "attachment" in answer.headers["content-disposition"]
            )
            with zipfile.ZipFile(io.BytesIO(answer.content)) as archive:
                assert sorted(archive.namelist()) == sorted([f"{first}.txt", f"{second}.txt"])
                for name in archive.namelist():
                    text = archive.read(name).decode()
                    assert text == (await record_at(at.site, name.removesuffix(".txt"))).text() and NAME in text
                    assert read(text).check(shuffle=True).n_shuffles == 1
            assert (await other.client.get(path[1])).status_code == 404

    asyncio.run(test())


def test_a_job_comes_to_the_same_when_it_is_done_twice() -> None:
    async def test() -> None:
        async with house() as at, at.visitor() as zoe:
            person = await person_of(zoe, at.site)
            idents = tuple([await played(at.site, person), await played(at.site, person)])
            working = work.Working(at.site.store, None, at._app.state.asking._choosing, _nothing)
            for kind, tables in (("bots", idents[:1]), ("records", idents)):
                answers, files, told = [], [], _Heard()
                for _ in range(2):
                    answers.append(await working.do(Task("j", kind, tables), told))
                    files.append([await at.site.store.get(work.FILE, f"j {part}") for part in range(2)])
                assert answers[0] == answers[1] and files[0] == files[1] and told.last[0] == told.last[1] > 0
            assert files[0][0] is not None and files[0][1] is None

    asyncio.run(test())


class _Heard:
    """Hears how far something has come."""

    last = (0, 0)

    def __call__(self, done: int, total: int) -> None:
        self.last = done, total


async def _nothing(now: Any, told: Told) -> None:
    """Prunes nothing."""


@pytest.mark.parametrize(
    ("kind", "stream", "why"),
    [
        ("bots", "gone", Why.NO_JOB),
        ("bots", "empty", Why.NO_RECORD),
        ("bots", "damaged", Why.DAMAGED_TABLE),
        ("of tomorrow", "empty", Why.JOB_FAILED),
    ],
)
def test_what_cannot_be_done_is_told(kind: str, stream: str, why: Why) -> None:
    async def test() -> None:
        async with house() as at:
            table = await at.site.lobby.create(RULES, "anna")
            await at.site.store.create("damaged", [b"\xff"])
            task = Task("j", kind, ({"empty": table.state.ident}.get(stream, stream),))
            await at.queue.begin(task)
            while not (job := (await at.queue.look(["j"]))["j"]).has_ended:
                await asyncio.sleep(0.01)
            assert (job.state, job.fault) == (State.FAILED, why.name)
            for language in languages():
                visit: Any = SimpleNamespace(speaker=Speaker(language))
                shown = await _drawn(visit, ownership.Own(ownership.Mine("j", "bots", "t", 0.0), job))
                assert shown.sentence == Speaker(language).error(Forbidden(why)) and not shown.is_live

    asyncio.run(test())


def test_each_state_is_said_in_every_language() -> None:
    async def test() -> None:
        seen = set()
        for language in languages():
            visit: Any = SimpleNamespace(speaker=Speaker(language))
            for state in State:
                job = Job(Task("j", "records"), state, fault="JOB_FAILED" if state is State.FAILED else "")
                shown: Drawn = await _drawn(visit, ownership.Own(ownership.Mine("j", "records", "", 0.0), job))
                seen.add(shown.sentence)
            gone = await _drawn(visit, ownership.Own(ownership.Mine("j", "records", "", 0.0), None))
            seen.add(gone.sentence)
        assert len(seen) > 4 * len(languages())

    asyncio.run(test())


# --- whose they are ---------------------------------------------------------------------------------------------------


async def never(task: Task, told: Told) -> str:
    told(1, 7)
    await asyncio.sleep(600)
    return ""


@asynccontextmanager
async def lasting(address: str = ":memory:") -> AsyncIterator[House]:
    """A server whose jobs come to no end."""
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(work.Working, "do", lambda self, task, told: never(task, told))
        async with house(address) as at:
            yield at


@pytest.mark.parametrize("kind", ["sqlite", "postgres"])
def test_only_its_owner_sees_and_cancels_a_job(address_of: Callable[[str], str], kind: str) -> None:
    async def test() -> None:
        async with lasting(address_of(kind)) as at, at.visitor() as zoe, at.visitor() as other:
            ident = await played(at.site, await person_of(zoe, at.site))
            await zoe.post(f"/table/{ident}/bots")
            path = zoe.path
            await zoe.until(path, EN.text("web-job-come", done=1, all=7))
            await person_of(other, at.site)
            none, refused = [], []
            for place in (path, "/jobs/none", f"{path}/records.zip"):
                answer = await other.client.get(place)
                none.append(
                    (
                        answer.status_code,
                        EN.text("web-job-bots") in answer.text,
                        str(Forbidden(Why.NO_JOB)) in answer.text,
                    )
                )
            for place in (f"{path}/cancel", "/jobs/none/cancel"):
                await other.get("/")
                await other.post(place)
                refused.append(other.status)
            assert none == [(404, False, True)] * 3 and refused == [404, 404]
            assert path not in await other.get("/jobs") and path in await zoe.get("/jobs")
            await zoe.get(path)
            assert EN.text("web-job-state", state="cancelled") in await zoe.post(f"{path}/cancel")
            await zoe.post(f"{path}/cancel")  # once more changes nothing
            assert EN.text("web-job-state", state="cancelled") in zoe.html and zoe.status == 200

    asyncio.run(test())


def test_the_same_is_not_asked_for_twice_at_once() -> None:
    async def test() -> None:
        async with lasting() as at, at.visitor() as zoe, at.visitor() as other:
            ident = await played(at.site, await person_of(zoe, at.site))
            paths = set()
            for _ in range(3):
                await zoe.post(f"/table/{ident}/bots")
                paths.add(zoe.path)
            assert len(paths) == 1
            await other.post(f"/table/{ident}/bots")
            assert other.path not in paths and other.status == 200
            await zoe.post(f"{zoe.path}/cancel")
            await zoe.post(f"/table/{ident}/bots")
            assert zoe.path not in paths

    asyncio.run(test())


def test_a_person_and_an_address_may_ask_for_so_much() -> None:
    """Both, for guests take another identity at any time."""

    async def test() -> None:
        store, moment = MemoryStore(), [1000.0]
        queue = InsideQueue(store)
        jobs = Jobs(store, queue, "secret", now=lambda: moment[0])
        for number in range(ownership.MOST_UNFINISHED):
            await jobs.check_bots("anna", f"place {number}", f"table {number}")
        with pytest.raises(TooOften):
            await jobs.check_bots("anna", "elsewhere", "another table")
        for number in range(ownership.MOST_UNFINISHED):
            await jobs.check_bots(f"guest {number}", "one place", f"table {number}")
        with pytest.raises(TooOften):
            await jobs.check_bots("guest", "one place", "table")
        for own in await jobs.of("anna"):
            await jobs.cancel("anna", own.mine.ident)
        for number in range(ownership.MOST_AN_HOUR - ownership.MOST_UNFINISHED):
            await jobs.cancel("anna", await jobs.check_bots("anna", f"far {number}", "table 1"))
        with pytest.raises(TooOften):
            await jobs.check_bots("anna", "far", "table 1")
        moment[0] += ownership.HOUR_S + 1
        await jobs.check_bots("anna", "far", "table 1")
        with pytest.raises(Forbidden, match=str(Forbidden(Why.NO_RECORD))):
            await jobs.gather_records("anna", "far")  # there is no table

    asyncio.run(test())


def test_what_is_refused_is_written_nowhere() -> None:
    """Guests who come again and again as somebody new leave nothing behind."""

    async def test() -> None:
        store, room = MemoryStore(), Room(Quotas(store_bytes=1))
        jobs = Jobs(store, InsideQueue(store), "secret", room=room)
        most = ownership.MOST_UNFINISHED
        asked = [jobs.check_bots(f"guest {number}", "one place", "table") for number in range(40)]
        answers = await asyncio.gather(*asked, return_exceptions=True)
        assert [type(answer) for answer in answers].count(TooOften) == 40 - most
        assert sum([bool(await jobs.of(f"guest {number}")) for number in range(40)]) == most
        lists = [key for kind, key in store._values if kind == ownership.LISTS]
        assert len(lists) == most + 1  # and that of the address
        room.held = 1
        with pytest.raises(Forbidden, match=str(Forbidden(Why.STORE_QUOTA))):
            await jobs.check_bots("anna", "elsewhere", "table")
        assert [key for kind, key in store._values if kind == ownership.LISTS] == lists

    asyncio.run(test())


def test_as_many_wait_as_may(monkeypatch: pytest.MonkeyPatch) -> None:
    async def test() -> None:
        monkeypatch.setattr(ownership, "MOST_WAITING", 4)
        store = MemoryStore()
        jobs = Jobs(store, InsideQueue(store), "secret")
        for number in range(4):
            await jobs.check_bots(f"p{number}", f"place {number}", "table")
        with pytest.raises(Busy):
            await jobs.check_bots("p9", "place 9", "table")

    asyncio.run(test())


def test_what_two_processes_enter_at_once_is_there_twice() -> None:
    async def test() -> None:
        store = MemoryStore()
        queue = InsideQueue(store)
        one, other = Jobs(store, queue, "secret"), Jobs(store, queue, "secret")
        idents = await asyncio.gather(one.check_bots("anna", "a", "t1"), other.check_bots("anna", "b", "t2"))
        assert {own.mine.ident for own in await one.of("anna")} == {*idents}
        with pytest.raises(NoJob):
            await one.find("ben", idents[0])

    asyncio.run(test())


# --- what stands in the store -----------------------------------------------------------------------------------------


def test_no_name_no_card_and_no_secret_stands_in_the_queue(address_of: Callable[[str], str]) -> None:
    """Names of tables and moments, and what it came to in numbers."""

    async def test() -> None:
        address = address_of("postgres")
        async with house(address) as at, at.visitor() as zoe:
            person = await person_of(zoe, at.site)
            ident = await played(at.site, person)
            for start in (f"/table/{ident}/bots", "/jobs"):
                await zoe.post(start)
                for _ in range(1000):
                    if "data-live" not in await zoe.get(zoe.path):
                        break
                    await asyncio.sleep(0.05)
            state = (await at.site.lobby.find(ident)).state
            assert state.deal is not None and state.match is not None
            chances = [played.chance.value for played in state.match.finished if played.chance is not None]
            hidden = [
                NAME,
                person,
                "testclient",
                "127.0.0.1",
                at.site.secret,
                state.deal.chance,
                *chances,
                "QS",
                "KH",
                "AH",
            ]
            with psycopg.connect(address) as connection:
                rows = connection.execute("SELECT key, convert_from(job, 'UTF8') FROM saq_jobs").fetchall()
                lists = connection.execute("SELECT key FROM small_values WHERE kind = 'jobs'").fetchall()
            kept = [text for _, text in rows if '"prune"' not in text]
            assert len(kept) == 2 and all(ident in text for text in kept)
            assert [one for one in hidden if any(one in text for text in kept)] == []
            assert len(lists) == 2 and not any(person in key or "127" in key[:8] for (key,) in lists)

    asyncio.run(test())


def test_what_is_old_is_forgotten_with_its_file() -> None:
    async def test() -> None:
        moment = [2_000_000_000_000_000]
        store: Store = MemoryStore(lambda: moment[0])
        jobs = Jobs(store, InsideQueue(store), "secret", now=lambda: moment[0] / 1e6)
        ident = await jobs.check_bots("anna", "a", "t1")
        await store.put(work.FILE, f"{ident} 0", b"part")
        await store.put("sessions", "anna", b"x")
        for days, is_there in ((6, True), (2, False)):
            moment[0] += days * 86_400_000_000
            if days == 2:
                moment[0] += 7 * 86_400_000_000  # a look is a touch
            await forget_old(store, datetime.fromtimestamp(moment[0] / 1e6, UTC))
            assert (await store.get(work.FILE, f"{ident} 0") is not None) is is_there
            assert bool(await jobs.of("anna")) is is_there
        assert await store.get("sessions", "anna") == b"x"

    asyncio.run(test())


@pytest.mark.parametrize("kind", ["sqlite", "postgres"])
def test_of_many_processes_one_prunes_a_day(address_of: Callable[[str], str], kind: str) -> None:
    async def test() -> None:
        address = address_of(kind)
        store = await open_store(address)
        begun: list[str] = []

        async def counted(self: Any, now: Any, told: Told) -> None:
            begun.append("prune")

        with pytest.MonkeyPatch.context() as patch:
            patch.setattr("openhearts.web.limits.retention.Pruning.prune", counted)
            queues = [await open_queue(address, store, PACE) for _ in range(1 if kind == "sqlite" else 3)]
            apps = [make_app(Site(await open_store(address), "s", PLACE), Keep(), queue) for queue in queues]
            async with AsyncExitStack() as stack:
                for app in apps:
                    await stack.enter_async_context(app.lifespan())
                while not begun:
                    await asyncio.sleep(0.05)
                await asyncio.sleep(1.0)
            assert begun == ["prune"]
        await store.close()

    asyncio.run(test())
