"""Sessions: passes work once, signing out ends every copy of a cookie, and a return code brings back who made it."""

from __future__ import annotations

import asyncio
import json
import re
from collections.abc import AsyncIterator, Iterator
from contextlib import asynccontextmanager, contextmanager
from pathlib import Path
from typing import Any

import httpx
import pytest
from itsdangerous import URLSafeSerializer
from litestar.exceptions import WebSocketDisconnect
from litestar.testing import TestClient

from openhearts.errors import Forbidden
from openhearts.speech.catalogue import languages
from openhearts.speech.speaker import Speaker
from openhearts.store import MemoryStore, open_store
from openhearts.store.interface import CannotStore, Store, Trouble
from openhearts.web import state as house_module
from openhearts.web.app import make_app
from openhearts.web.identity import session_store as module
from openhearts.web.identity.guests import COOKIE, FORM, HOST_COOKIE, Keeper, Pass, Person, new_person
from openhearts.web.identity.session_store import ALPHABET, CODE_LENGTH, CODES, RECORDS, SETTLES, Sessions
from openhearts.web.state import Address, Site
from openhearts.web.table.connection import FOREIGN, SIGNED_OUT
from openhearts.web.table.viewer import TableViewer
from tests.web.helpers import HERE, NAME, PLACE, Visitor, server, site, token
from tests.web.test_wire import answer_to, connect, frame

SECRET = "a secret of the tests"
EN = Speaker("en")


def person_of(visitor: Visitor, secret: str = SECRET) -> Person:
    """Who a visitor's cookie says."""
    found = Keeper(secret).read(visitor.jar.get(COOKIE))
    assert found is not None
    return found


def copy_of(visitor: Visitor) -> Visitor:
    """Somebody who has stolen the visitor's cookies."""
    made = Visitor(visitor.client)
    made.jar = dict(visitor.jar)
    return made


def link_of(visitor: Visitor) -> str:
    """A pass that the visitor makes."""
    found = re.search(r'href="[^"]*(/device/[^"]+)"', visitor.get("/device"))
    assert found is not None
    return found[1]


def enter(visitor: Visitor, link: str) -> int:
    """The visitor opens a pass and says yes; what is answered."""
    visitor.get(link)
    if visitor.status == 200:
        visitor.post(link, {})
    return visitor.status


def code_of(visitor: Visitor) -> str:
    """A return code that the visitor makes."""
    visitor.get("/device")
    found = re.search(r'id="return-code">([^<]+)<', visitor.post("/device/code", {}))
    assert found is not None, visitor.html
    return found[1]


def returns(visitor: Visitor, code: str) -> int:
    """The visitor types a return code; what is answered."""
    visitor.get("/return")
    visitor.post("/return", {"code": code})
    return visitor.status


def end_others(visitor: Visitor) -> None:
    """The visitor ends every other session."""
    assert EN.text("web-end-others-how") in visitor.get("/end-others")
    assert EN.text("web-end-others-done") in visitor.post("/end-others", {})


def sign_out(visitor: Visitor) -> None:
    """The visitor signs out."""
    assert EN.text("web-sign-out-back") in visitor.get("/sign-out")
    visitor.post("/sign-out", {})


def sees_hand(visitor: Visitor, ident: str) -> bool:
    """Whether the table shows the visitor a hand."""
    return 'id="hand"' in visitor.get(f"/table/{ident}")


@contextmanager
def at_table(made: Site | None = None) -> Iterator[tuple[TestClient[Any], Visitor, str]]:
    """Anna, who sits at a table with bots."""
    with server(made) as client:
        anna = Visitor(client)
        anna.play("classic", name="Anna", pace="3600")
        assert 'id="hand"' in anna.html
        yield client, anna, anna.ident


# --- passes -----------------------------------------------------------------------------------------------------------


def test_a_pass_lets_in_one_device() -> None:
    with at_table() as (client, anna, ident):
        link = link_of(anna)
        phone, other = Visitor(client), Visitor(client)
        other.get(link)  # the page is open in both
        assert enter(phone, link) == 200 and sees_hand(phone, ident)
        form = {"_csrf_token": token(other.html)}
        other.post(link, form)
        assert other.status == 410 and EN.text("web-fault-pass-used") in other.html
        assert enter(other, link) == 410 and EN.text("web-fault-pass-used") in other.html
        assert not sees_hand(other, ident) and sees_hand(anna, ident)
        assert enter(Visitor(client), link_of(anna)) == 200  # another pass is another one


def test_a_pass_is_not_used_up_by_looking_nor_by_who_made_it() -> None:
    with at_table() as (client, anna, ident):
        link = link_of(anna)
        other = Visitor(client)
        for _ in range(2):
            assert "Anna" in other.get(link)
        before = person_of(anna)
        assert enter(anna, link) == 200 and person_of(anna).session == before.session
        assert not sees_hand(other, ident)
        assert enter(other, link) == 200 and sees_hand(other, ident)


def test_who_opens_a_pass_reads_that_its_maker_will_see_their_cards() -> None:
    """A friend who says yes to it would play under another's eyes."""
    with at_table() as (client, anna, _):
        link = link_of(anna)
        assert EN.text("web-device-yours") in Visitor(client).get(link)
        assert EN.text("web-device-yours") not in anna.get(link)
        assert EN.text("web-return-yours") in Visitor(client).get("/return"), "a code leads to the same"


def test_who_gave_no_name_is_asked_by_none() -> None:
    """Nobody says "Yes, I am You"."""
    with server() as client:
        nameless, other = Visitor(client), Visitor(client)
        html = other.get(link_of(nameless))
        assert EN.text("web-device-ask-nameless") in html and EN.text("web-device-yes-nameless") in html
        assert EN.text("terminal-you") not in re.findall(r"<main.*?</main>", html, re.DOTALL)[0]


def test_wishes_go_along_and_a_pass_is_short() -> None:
    with at_table() as (client, anna, _):
        anna.get("/wishes")
        anna.post("/wishes", {"whole": "yes", "name": "Anna", "theme": "dark", "keys": "on", "sound": "on"})
        link = link_of(anna)
        assert len(link) < 350
        phone = Visitor(client)
        assert enter(phone, link) == 200
        assert person_of(phone).wishes == person_of(anna).wishes and person_of(phone).wishes.theme == "dark"


@asynccontextmanager
async def running(store: Store) -> AsyncIterator[tuple[Site, httpx.ASGITransport]]:
    """A site on a store, and the way to it for several at once."""
    made = Site(store, SECRET, PLACE)
    yield made, httpx.ASGITransport(make_app(made))  # type: ignore[arg-type]


@pytest.mark.parametrize("what", ["pass", "code"])
def test_of_several_tabs_at_the_same_moment_one_is_let_in(what: str, tmp_path: Path) -> None:
    async def run() -> None:
        store = await open_store(tmp_path / "store.sqlite")
        async with running(store) as (made, way):
            anna = Person("anna", "Anna", session="first")
            path, form = "/return", {"code": ""}
            if what == "pass":
                path, form = f"/device/{made.keeper.pass_for(anna)}", {}
            else:
                form["code"] = await made.sessions.make_code(anna)
            clients = [httpx.AsyncClient(transport=way, base_url=HERE) for _ in range(12)]
            pages = await asyncio.gather(*(one.get(path) for one in clients))
            forms = [{**form, "_csrf_token": token(page.text)} for page in pages]
            sent = zip(clients, forms, strict=True)
            answers = await asyncio.gather(*(one.post(path, data=data) for one, data in sent))
            let_in = [answer for answer in answers if answer.status_code == 303]
            assert len(let_in) == 1
            assert {answer.status_code for answer in answers} == {303, 410 if what == "pass" else 400}
            found = made.keeper.read(let_in[0].cookies[COOKIE])
            assert found is not None and found.ident == "anna" and found.session not in ("", "first")
            for one in clients:
                await one.aclose()
        await store.close()

    asyncio.run(run())


def test_what_was_used_and_ended_is_remembered_over_a_restart(tmp_path: Path) -> None:
    async def open_again() -> tuple[Store, Sessions]:
        store = await open_store(tmp_path / "store.sqlite")
        return store, Sessions(store)

    async def run() -> None:
        store, before = await open_again()
        anna, tom, eva = (Person(name, name.title(), session="one") for name in ("anna", "tom", "eva"))
        found = Pass(anna, "number")
        assert await before.use_pass(found) is not None
        code, used = await before.make_code(tom), await before.make_code(anna)
        assert await before.use_code(used) is not None
        await before.end(tom)
        eva_now = await before.end_others(eva)
        await store.close()
        store, after = await open_again()
        assert await after.standing(found) == "used" and await after.use_pass(found) is None
        assert await after.use_code(used) is None
        assert not await after.goes_on(tom) and not await after.goes_on(eva)
        assert await after.goes_on(eva_now) and await after.goes_on(anna)
        back = await after.use_code(code)
        assert back is not None and back.ident == "tom" and await after.goes_on(back)
        await store.close()

    asyncio.run(run())


@pytest.mark.parametrize("how", ["sign-out", "end-others"])
def test_a_pass_is_over_with_the_session_in_which_it_was_made(how: str) -> None:
    """Whoever had a stolen cookie, and made passes for later."""
    with at_table() as (client, anna, ident):
        thief = copy_of(anna)
        link = link_of(thief)
        (sign_out if how == "sign-out" else end_others)(anna)
        other = Visitor(client)
        assert enter(other, link) == 410 and EN.text("web-fault-pass") in other.html
        assert not sees_hand(other, ident)


def test_who_sits_at_the_table_of_a_pass_or_code_is_shown_no_second_hand() -> None:
    with server() as client:
        anna, tom = Visitor(client), Visitor(client)
        anna.play("classic", name="Anna", **{"with": "friends"})
        ident = anna.ident
        tom.get(f"/table/{ident}")
        tom.post(f"/table/{ident}/do", {"do": "sit", "value": "1", "name": "Tom"})
        anna.do("start")
        link, code = link_of(anna), code_of(anna)
        own = person_of(tom).ident
        assert enter(tom, link) == 400 and EN.text("error-two-hands") in tom.html
        assert returns(tom, code) == 400 and EN.text("error-two-hands") in tom.html
        assert person_of(tom).ident == own and sees_hand(tom, ident)
        assert enter(Visitor(client), link) == 200  # neither was used up
        assert returns(Visitor(client), code) == 200


@pytest.mark.parametrize("who", ["leaves", "is replaced"])
def test_who_was_shown_a_hand_and_left_is_shown_no_second_one(who: str) -> None:
    with server() as client:
        anna, tom = Visitor(client), Visitor(client)
        anna.play("classic", name="Anna", **{"with": "friends"})
        ident = anna.ident
        tom.get(f"/table/{ident}")
        tom.post(f"/table/{ident}/do", {"do": "sit", "value": "1", "name": "Tom"})
        anna.do("start")
        assert sees_hand(tom, ident)
        for _ in range(2):  # it is asked for twice
            tom.post(f"/table/{ident}/do", {"do": "free", "value": "1"})
        if who == "is replaced":
            ben = Visitor(client)
            ben.get(f"/table/{ident}")
            ben.post(f"/table/{ident}/do", {"do": "sit", "value": "1", "name": "Ben"})
        assert not sees_hand(tom, ident)
        link, code = link_of(anna), code_of(anna)
        assert enter(tom, link) == 400 and EN.text("error-two-hands") in tom.html
        assert returns(tom, code) == 400 and EN.text("error-two-hands") in tom.html
        assert enter(Visitor(client), link) == 200


def test_who_has_tables_is_told_that_they_stay_behind_and_is_signed_out_of_them() -> None:
    with at_table() as (client, anna, _):
        tom = Visitor(client)
        tom.play("classic", name="Tom")
        table, thief = tom.ident, copy_of(tom)
        link = link_of(anna)
        leaves = EN.text("web-device-leaves")
        assert leaves in tom.get(link) and leaves in tom.get("/return")
        assert leaves not in Visitor(client).get(link) and leaves not in anna.get(link)
        code = code_of(tom)
        assert enter(tom, link) == 200 and person_of(tom).ident == person_of(anna).ident
        assert not sees_hand(tom, table) and not sees_hand(thief, table)
        back = Visitor(client)
        assert returns(back, code) == 200 and sees_hand(back, table)


# --- signing out ------------------------------------------------------------------------------------------------------


def paths_of(client: TestClient[Any], ident: str) -> list[tuple[str, str]]:
    """Every address of the application with what it takes, filled in for a table."""
    found = []
    for route in client.app.routes:
        path = re.sub(r"\{ident:str\}", ident, route.path)
        path = re.sub(r"\{(\w+)(?::\w+)?\}", "app.css" if "static" in path else "none", path)
        found += [(method, path) for method in getattr(route, "methods", ()) if method in ("GET", "POST")]
    return found


@pytest.mark.parametrize("how", ["sign-out", "end-others"])
def test_a_stolen_cookie_is_nobody_s_at_every_address(how: str) -> None:
    made = site()
    with at_table(made) as (client, anna, ident):
        thief = copy_of(anna)
        hand = set(re.findall(r'id="card-([^"]+)"', anna.html))
        own, name, live = person_of(anna), 'value="Anna"', made.lobby.tables[ident]
        assert name in thief.get("/wishes") and hand
        (sign_out if how == "sign-out" else end_others)(anna)
        length = len(asyncio.run(made.store.read(ident)))
        paths = paths_of(client, ident)
        assert {("POST", f"/table/{ident}/do"), ("GET", "/device"), ("POST", "/wishes")} <= set(paths)
        for method, path in paths:
            stolen = copy_of(thief)
            if method == "GET":
                stolen.get(path)
            else:
                form = {"do": "act", "value": "pass-chosen", "name": "Thief", "whole": "yes", "variant": "classic"}
                stolen.post(path, {**form, "_csrf_token": thief.jar[FORM]})
            cards = set(re.findall(r'id="card-([^"]+)"', stolen.html))
            assert path == "/play" or not cards & hand, (method, path)  # there it is a table of the thief's own
            assert name not in stolen.html and own.ident not in stolen.html, (method, path)
            kept = Keeper(SECRET).read(stolen.jar.get(COOKIE))
            assert kept is None or kept.ident != own.ident or kept.session == own.session, (method, path)
        assert live.state.chairs[0].person == own.ident and live.state.names[0] == "Anna"
        assert len(asyncio.run(made.store.read(ident))) == length
        with connect(client, thief, ident) as wire, pytest.raises(WebSocketDisconnect) as refused:
            wire.receive_text()
        assert refused.value.code == SIGNED_OUT


@pytest.mark.parametrize("how", ["sign-out", "end-others"])
def test_open_connections_of_sessions_that_end_are_closed_at_once(how: str) -> None:
    """And those of others go on."""
    made = site()
    with at_table(made) as (client, anna, ident):
        phone = Visitor(client)
        assert enter(phone, link_of(anna)) == 200
        ends, stays = (anna, phone) if how == "sign-out" else (phone, anna)
        with connect(client, ends, ident) as wire, connect(client, stays, ident) as other:
            frame(wire)
            frame(other)
            (sign_out if how == "sign-out" else end_others)(anna)
            with pytest.raises(WebSocketDisconnect) as closed:
                while True:
                    wire.receive_text()
            assert closed.value.code == SIGNED_OUT
            if how == "sign-out":
                other.send_text(json.dumps({"do": "key", "value": "t", "id": 5}))
                assert answer_to(other, 5)["say"][0]["text"]
        assert sees_hand(stays, ident) and not sees_hand(copy_of(ends), ident)
        assert not made.sessions._watched


def test_nothing_is_told_or_done_over_a_connection_whose_session_has_ended() -> None:
    """Also what was sent before the end was noticed."""
    from openhearts.web.table.connection import Connection

    class Wire:
        """A connection over which a message comes."""

        def __init__(self) -> None:
            self.headers = {"host": "here"}
            self.scope = {"scheme": "ws"}
            self.query_params: dict[str, str] = {}
            self.sent: list[str] = []

        async def receive_data(self, mode: str) -> str:
            return json.dumps({"do": "say", "value": "I am still here", "id": 1})

        async def send_data(self, data: str, mode: str) -> None:
            self.sent.append(data)

    made = site()
    with at_table(made) as (_, anna, ident):
        live = made.lobby.tables[ident]
        wire = Wire()
        viewer = TableViewer(live, person_of(anna), "en")

        async def run() -> None:
            ended = asyncio.get_running_loop().create_future()
            connection = Connection(wire, made, viewer, "", ended)  # type: ignore[arg-type]
            ended.set_result(None)
            await connection.send(None)
            await connection.hear()

        asyncio.run(run())
        assert wire.sent == []
        assert not any("still here" in text for text in viewer.history.texts)


def test_who_signs_out_is_somebody_new() -> None:
    with at_table() as (client, anna, ident):
        own, form = person_of(anna), anna.jar[FORM]
        anna.get("/sign-out")
        client.cookies.update(anna.jar)
        answer = client.post("/sign-out", data={"_csrf_token": token(anna.html)}, follow_redirects=False)
        client.cookies.clear()
        told = answer.headers.get_list("set-cookie")
        assert answer.status_code == 303 and answer.headers["location"] == "/"
        assert sorted(one.partition("=")[0] for one in told) == [COOKIE, FORM]
        assert all("Max-Age=0" in one or "expires=" in one.lower() for one in told)
        fresh = Visitor(client)
        fresh.get("/")
        assert person_of(fresh).ident != own.ident and fresh.jar[FORM] != form
        assert ident not in fresh.html


@pytest.mark.parametrize("path", ["/sign-out", "/end-others", "/device/code", "/return"])
def test_nothing_ends_by_a_link_or_a_form_of_elsewhere(path: str) -> None:
    with at_table() as (client, anna, ident):
        phone = Visitor(client)
        assert enter(phone, link_of(anna)) == 200
        code = code_of(anna)
        anna.get(path)
        for form in ({}, {"_csrf_token": "f" * 128}, {"code": code}):
            anna.post(path, form, with_token=False)
            assert anna.status == 403
        assert sees_hand(anna, ident) and sees_hand(phone, ident)
        assert returns(Visitor(client), code) == 200


def test_the_page_that_asks_says_how_one_comes_back() -> None:
    with at_table() as (client, anna, _):
        asks = anna.get("/sign-out")
        assert EN.text("web-sign-out-back") in asks and 'href="/device#code"' in asks
        code_of(anna)
        assert EN.text("web-code-is") in anna.get("/sign-out")
        fresh = Visitor(client)
        fresh.get("/")
        assert EN.text("web-code-make") not in fresh.get("/sign-out")


# --- ending others ----------------------------------------------------------------------------------------------------


def test_who_ends_the_others_goes_on_alone() -> None:
    with at_table() as (client, anna, ident):
        phone, thief = Visitor(client), copy_of(anna)
        assert enter(phone, link_of(anna)) == 200
        code, before = code_of(anna), person_of(anna)
        end_others(anna)
        after = person_of(anna)
        assert (after.ident, after.name, after.era) == (before.ident, before.name, before.era + 1)
        assert after.session != before.session
        assert sees_hand(anna, ident) and not sees_hand(phone, ident) and not sees_hand(thief, ident)
        assert returns(Visitor(client), code) == 400
        newer = Visitor(client)
        assert enter(newer, link_of(anna)) == 200 and sees_hand(newer, ident)
        end_others(newer)
        assert sees_hand(newer, ident) and not sees_hand(anna, ident)


def test_of_two_who_end_each_other_at_once_one_stays() -> None:
    async def run() -> None:
        made = Sessions(MemoryStore())
        first, second = (Person("anna", session=name) for name in ("one", "two"))
        both = await asyncio.gather(made.end_others(first), made.end_others(second), return_exceptions=True)
        stays = [one for one in both if isinstance(one, Person)]
        assert len(stays) == 1 and await made.goes_on(stays[0])
        (fault,) = [one for one in both if not isinstance(one, Person)]
        assert isinstance(fault, Forbidden) and fault.key == "signed-out"
        for old in (first, second):
            assert not await made.goes_on(old)
            for act in (made.make_code(old), made.end_code(old), made.end_others(old)):
                with pytest.raises(Forbidden):
                    await act
            assert await made.use_pass(Pass(old, "a number")) is None
        assert not made._store._values.keys() - {(RECORDS, "anna")}  # type: ignore[attr-defined]

    asyncio.run(run())


def old_cookie(ident: str, name: str) -> str:
    """A cookie as it was before there were sessions."""
    return str(URLSafeSerializer(SECRET, salt="person").dumps({"ident": ident, "name": name, "wishes": {}}))


@pytest.mark.parametrize("how", ["sign-out", "end-others"])
def test_cookies_of_before_are_one_session_until_it_ends(how: str) -> None:
    with at_table() as (client, anna, ident):
        own = person_of(anna).ident
        desk, phone, thief = Visitor(client), Visitor(client), Visitor(client)
        for one in (desk, phone, thief):
            one.jar[COOKIE] = old_cookie(own, "Anna")
            assert sees_hand(one, ident)
        thief.jar[COOKIE] = old_cookie(own, "Anna")  # not the one that it became
        (sign_out if how == "sign-out" else end_others)(desk)
        assert not sees_hand(phone, ident) and not sees_hand(thief, ident)
        assert sees_hand(desk, ident) is (how == "end-others")
        assert sees_hand(anna, ident) is (how == "sign-out")  # a session of its own


def test_an_answer_that_crosses_the_end_sets_no_other_cookie(monkeypatch: pytest.MonkeyPatch) -> None:
    """Another tab of the browser, which comes again with the old cookie while the new one is on its way to it."""
    made = site()
    with at_table(made) as (_, anna, ident):
        tab = copy_of(anna)
        end_others(anna)
        assert not sees_hand(tab, ident) and tab.jar[COOKIE] != anna.jar[COOKIE]
        client = tab.client
        client.cookies.update(tab.jar)
        assert COOKIE not in client.get(f"/table/{ident}").cookies
        later = made.sessions._now() + SETTLES + 1
        monkeypatch.setattr(made.sessions, "_now", lambda: later)
        client.cookies.update(tab.jar)
        fresh = client.get(f"/table/{ident}").cookies[COOKIE]
        found = made.keeper.read(fresh)
        assert found is not None and found.ident != person_of(anna).ident


def test_a_session_that_ends_while_a_page_is_made_gets_no_cookie_from_it() -> None:
    class Slow(MemoryStore):
        """A store that waits before a list."""

        def __init__(self) -> None:
            super().__init__()
            self.comes, self.may = asyncio.Event(), asyncio.Event()

        async def streams_of(self, person: str, limit: int = 50, *, with_closed: bool = False) -> Any:
            self.comes.set()
            await self.may.wait()
            return await super().streams_of(person, limit, with_closed=with_closed)

    async def run() -> None:
        store = Slow()
        async with running(store) as (made, way):
            anna = new_person()
            cookies = {COOKIE: made.keeper.cookie(anna)}
            async with httpx.AsyncClient(transport=way, base_url=HERE, cookies=cookies) as client:
                asked = asyncio.create_task(client.get("/"))
                await store.comes.wait()
                await made.sessions.end(anna)
                store.may.set()
                assert COOKIE not in (await asked).cookies

    asyncio.run(run())


# --- the return code --------------------------------------------------------------------------------------------------


def test_a_return_code_brings_back_who_made_it_once() -> None:
    with at_table() as (client, anna, ident):
        code = code_of(anna)
        sign_out(anna)
        assert not sees_hand(copy_of(anna), ident)
        back = Visitor(client)
        assert returns(back, code) == 200 and person_of(back).name == "Anna" and sees_hand(back, ident)
        for _ in range(2):
            other = Visitor(client)
            assert returns(other, code) == 400 and EN.text("web-return-wrong") in other.html
            assert not sees_hand(other, ident)


def test_a_return_code_cannot_be_guessed_nor_read_in_the_store() -> None:
    made = site()
    with at_table(made) as (_, anna, _):
        code = code_of(anna)
        signs = code.replace("-", "")
        assert len(signs) == CODE_LENGTH and len(ALPHABET) ** CODE_LENGTH >= 2**80 and set(signs) <= set(ALPHABET)
        assert not set("0O1IL") & set(ALPHABET) and len(set(ALPHABET)) == len(ALPHABET)
        assert code not in anna.get("/device") and signs not in anna.html  # it is shown once
        assert isinstance(made.store, MemoryStore)
        for (kind, key), value in made.store._values.items():
            assert signs not in f"{kind}{key}" and signs.encode() not in value
        assert len({code_of(anna) for _ in range(5)}) == 5


def typed(code: str) -> list[str]:
    """The same code as somebody may type it."""
    alike = str.maketrans("ABEKMHPCTX", "\u0430\u0432\u0435\u043a\u043c\u043d\u0440\u0441\u0442\u0445")
    return [code.lower(), code.replace("-", ""), f"  {code.replace('-', ' ')}\t", code.translate(alike)]


@pytest.mark.parametrize("way", range(4))
def test_a_return_code_is_read_however_it_is_typed(way: int) -> None:
    with at_table() as (client, anna, ident):
        back = Visitor(client)
        assert returns(back, typed(code_of(anna))[way]) == 200 and sees_hand(back, ident)


@pytest.mark.parametrize("wrong", ["", "-", "A" * 20, "x" * 10_000, "\0", "\N{PLAYING CARD BLACK JOKER}"])
def test_what_is_no_return_code_is_told_so(wrong: str) -> None:
    with at_table() as (client, anna, ident):
        code_of(anna)
        other = Visitor(client)
        assert returns(other, wrong) == 400 and not sees_hand(other, ident)
        assert not re.search(r"<input[^>]*value=\"x", other.html)


def test_a_return_code_is_replaced_and_deleted() -> None:
    made = site()
    with at_table(made) as (client, anna, ident):
        first, second = code_of(anna), code_of(anna)
        assert returns(Visitor(client), first) == 400
        assert EN.text("web-code-is") in anna.get("/device")
        anna.post("/device/code", {"end": "yes"})
        assert EN.text("web-code-is") not in anna.html and EN.text("web-code-make") in anna.html
        assert returns(Visitor(client), second) == 400
        assert isinstance(made.store, MemoryStore)
        assert not [key for kind, key in made.store._values if kind == CODES]
        assert sees_hand(anna, ident)


def test_who_is_here_uses_no_code_up() -> None:
    with at_table() as (client, anna, ident):
        code, before = code_of(anna), person_of(anna)
        assert returns(anna, code) == 200 and person_of(anna).session == before.session
        back = Visitor(client)
        assert returns(back, code) == 200 and sees_hand(back, ident)


def test_one_address_tries_so_many_codes(monkeypatch: pytest.MonkeyPatch) -> None:
    """A right one too waits its turn; passes and codes that are made count among them."""
    monkeypatch.setattr(house_module, "ENTERS_BURST", 4.0)
    monkeypatch.setattr(house_module, "ENTERS_RATE", 0.0)
    with at_table() as (client, anna, ident):
        code = code_of(anna)
        for _ in range(3):
            assert returns(Visitor(client), "A" * 20) == 400
        other = Visitor(client)
        assert returns(other, code) == 429 and EN.text("web-fault-often") in other.html
        assert enter(other, link_of(anna)) == 429
        anna.get("/device")
        for path in ("/device/code", "/end-others", "/sign-out"):
            anna.post(path, {})
            assert anna.status == 429, path
        assert sees_hand(anna, ident) and not sees_hand(other, ident)


# --- cookies ----------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("how", ["pass", "code"])
def test_who_signs_in_has_another_session_and_other_forms(how: str) -> None:
    """Whoever had planted cookies in the browser, or knew the first device's, knows nothing of what comes after."""
    with at_table() as (client, anna, ident):
        planted = Visitor(client)
        planted.get("/")
        victim = copy_of(planted)
        path, form = (link_of(anna), {}) if how == "pass" else ("/return", {"code": code_of(anna)})
        victim.get(path)
        client.cookies.update(victim.jar)
        data = {**form, "_csrf_token": token(victim.html)}
        answer = client.post(path, data=data, follow_redirects=False)
        client.cookies.clear()
        told = {one.partition("=")[0]: one for one in answer.headers.get_list("set-cookie")}
        assert answer.status_code == 303 and set(told) == {COOKIE, FORM}
        assert "Max-Age=0" in told[FORM] or "expires=" in told[FORM].lower()
        found = Keeper(SECRET).read(answer.cookies[COOKIE])
        assert found is not None and found.ident == person_of(anna).ident
        assert found.session not in (person_of(anna).session, person_of(planted).session, "")
        assert not sees_hand(planted, ident)


@pytest.mark.parametrize("public", ["", "http://hearts.example", "https://hearts.example"])
def test_no_script_reads_a_cookie_and_no_other_site_sends_it(public: str) -> None:
    with server(Site(MemoryStore(), SECRET, Address(public=public, names=(NAME,)))) as client:
        told = client.get("/").headers.get_list("set-cookie")
        own = HOST_COOKIE if public.startswith("https://") else COOKIE
        assert {one.partition("=")[0] for one in told} == {own, FORM} and len(told) == 2
        for one in told:
            attributes = {part.strip().lower() for part in one.split(";")[1:]}
            assert {"httponly", "samesite=lax", "path=/"} <= attributes
            assert ("secure" in attributes) is public.startswith("https://")
            assert not any(part.startswith("domain") for part in attributes)


HTTPS = Address(public="https://hearts.example", names=(NAME,))


def test_over_https_no_other_host_of_the_site_makes_anybody_another_person() -> None:
    """It can set cookies for both, but none of a name that browsers keep for one host."""
    with at_table(Site(MemoryStore(), SECRET, HTTPS)) as (client, anna, ident):
        eve = Visitor(client)
        eve.play("classic", name="Eve")
        assert HOST_COOKIE in anna.jar and COOKIE not in anna.jar
        for planted in (eve.jar[HOST_COOKIE], old_cookie("eve", "Eve"), "", "x"):
            victim = copy_of(anna)
            victim.jar[COOKIE] = planted
            assert sees_hand(victim, ident) and COOKIE not in victim.client.get("/").cookies
        fresh = Visitor(client)
        fresh.jar[COOKIE] = eve.jar[HOST_COOKIE]
        assert not sees_hand(fresh, eve.ident)
        for before in (b"\x85", b"\xa0", b"\x1f"):  # a browser lets a neighbour set such a name
            cookie = before + f"{HOST_COOKIE}={eve.jar[HOST_COOKIE]}".encode()
            client.cookies.clear()
            assert 'id="hand"' not in client.get(f"/table/{eve.ident}", headers={b"cookie": cookie}).text


def test_over_https_a_cookie_of_before_is_read_until_the_browser_has_the_new_one() -> None:
    with at_table() as (_, anna, ident):
        made: Site = anna.client.app.state.site
        with server(Site(made.store, SECRET, HTTPS)) as client:
            later = Visitor(client)
            later.jar = dict(anna.jar)
            assert sees_hand(later, ident)
            old = later.jar.pop(COOKIE)
            assert later.jar[HOST_COOKIE] != old and sees_hand(later, ident)
            later.jar[COOKIE] = old
            client.cookies.update(later.jar)
            form = {"_csrf_token": later.jar[FORM]}
            answer = client.post("/sign-out", data=form, follow_redirects=False)
            told = answer.headers.get_list("set-cookie")
            assert {one.partition("=")[0] for one in told if "Max-Age=0" in one} == {COOKIE, HOST_COOKIE, FORM}
            assert all("Secure" in one and "Path=/" in one for one in told if one.startswith(HOST_COOKIE))
            assert not sees_hand(later, ident)


def test_who_is_named_by_two_cookies_is_nobody_and_loses_none() -> None:
    """Without https another host of the site can set a second one, and nobody can tell which one that is."""
    with at_table() as (client, anna, ident):
        eve = Visitor(client)
        eve.play("classic", name="Eve")
        own, planted = (f"{COOKIE}={one.jar[COOKIE]}" for one in (anna, eve))
        form = f"{FORM}={anna.jar[FORM]}"
        for both in (f"{own}; {planted}", f"{planted}; {own}"):
            client.cookies.clear()
            headers = {"cookie": f"{form}; {both}", "origin": HERE, "host": NAME}
            for table in (ident, eve.ident):
                answer = client.get(f"/table/{table}", headers=headers)
                assert 'id="hand"' not in answer.text and COOKIE not in answer.cookies
                client.cookies.clear()
            sent = client.post("/wishes", headers=headers, data={"_csrf_token": anna.jar[FORM]}, follow_redirects=False)
            assert sent.status_code == 403 and "set-cookie" not in sent.headers
            with client.websocket_connect(f"/table/{ident}/live", headers=headers) as wire:
                with pytest.raises(WebSocketDisconnect) as refused:
                    wire.receive_text()
                assert refused.value.code == FOREIGN
        for harmless in (f"{own}; {COOKIE}=x", f"{COOKIE}=; {own}", f"{own}; {own}"):
            client.cookies.clear()
            assert 'id="hand"' in client.get(f"/table/{ident}", headers={"cookie": harmless}).text


def test_a_damaged_record_lets_nobody_in_and_harms_nobody_else() -> None:
    made = site()
    with at_table(made) as (client, anna, ident):
        tom = Visitor(client)
        tom.play("classic", name="Tom")
        link = link_of(anna)
        asyncio.run(made.store.put(RECORDS, person_of(anna).ident, b"\xff"))
        made.sessions._known.clear()
        assert not sees_hand(anna, ident) and anna.status == 200
        assert enter(Visitor(client), link) == 410
        assert sees_hand(tom, tom.ident)


def test_while_the_store_cannot_be_read_nobody_is_known_and_no_cookie_is_lost() -> None:
    class Broken(MemoryStore):
        """A store that can stop."""

        is_broken = False

        async def get(self, kind: str, key: str) -> bytes | None:
            if self.is_broken:
                raise CannotStore(Trouble.FAILED, "here", why="it failed")
            return await super().get(kind, key)

    store = Broken()
    with at_table(Site(store, SECRET, PLACE)) as (client, anna, ident):
        made: Site = client.app.state.site
        made.sessions._known.clear()
        store.is_broken = True
        client.cookies.update(anna.jar)
        answer = client.get("/rules")
        assert COOKIE not in answer.cookies
        with connect(client, anna, ident) as wire, pytest.raises(WebSocketDisconnect) as refused:
            wire.receive_text()
        assert refused.value.code == FOREIGN
        store.is_broken = False
        assert sees_hand(anna, ident)


def test_what_is_kept_in_memory_is_bounded_and_what_ended_stays_ended(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(module, "MOST_KNOWN", 3)

    async def run() -> None:
        made = Sessions(MemoryStore())
        people = [Person(f"guest {number}", session="one") for number in range(8)]
        for one in people[::2]:
            await made.end(one)
        for number, one in enumerate([*people, *people]):
            assert await made.goes_on(one) is (number % 2 == 1)
            assert len(made._known) <= 3

    asyncio.run(run())


def test_who_does_nothing_of_this_leaves_no_trace_in_the_store() -> None:
    made = site()
    with server(made) as client:
        for _ in range(5):
            visitor = Visitor(client)
            for path in ("/", "/wishes", "/device", "/sign-out", "/return"):
                visitor.get(path)
        assert isinstance(made.store, MemoryStore) and {kind for kind, _ in made.store._values} <= {
            "job"
        }  # the daily one


@pytest.mark.parametrize("language", languages())
def test_the_settings_lead_to_all_of_it_in_every_language(language: str) -> None:
    with server() as client:
        client.headers["accept-language"] = language
        anna = Visitor(client)
        anna.get("/wishes")
        for path in ("/device", "/return", "/end-others", "/sign-out"):
            assert f'href="{path}"' in anna.html
            other = copy_of(anna)
            other.get(path)
            assert other.status == 200 and f'<html lang="{language}"' in other.html
        code_of(anna)
