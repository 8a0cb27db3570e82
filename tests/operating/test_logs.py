"""Lines of the log: one an event, with what an operator can use, and without anything that was anybody's secret."""

from __future__ import annotations

import ast
import io
import json
import logging
import re
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

import openhearts
from openhearts.errors import BadText, Forbidden, Why
from openhearts.store import MemoryStore
from openhearts.store.interface import CannotStore, NoStream, Trouble
from openhearts.web.identity.guests import COOKIE, FORM
from openhearts.web.operating.logs import Events, Form, Lines, Marker, logging_to, told
from openhearts.web.operating.monitoring import Operation
from openhearts.web.operating.refusals import Cause, Refusals
from openhearts.web.pages import request as pages
from openhearts.web.state import Site
from tests.web.helpers import HERE, PLACE, Visitor, server

PACKAGE = Path(openhearts.__file__).parent
CARD = re.compile(r"\b(?:10|[2-9JQKA])[CDHS]\b")
SERVING = ("web", "tables", "store", "bots")  # folders whose lines a server writes


def line_of(form: Form, message: str, *given: Any, name: str = "openhearts.web", **more: Any) -> str:
    """A line as it is written."""
    record = logging.LogRecord(name, logging.ERROR, "file.py", 1, message, given, more.pop("exc_info", None))
    record.__dict__.update(more)
    return Lines(form, Marker("secret")).format(record)


def test_a_line_of_json_is_one_object_with_an_event() -> None:
    line = line_of(Form.JSON, "a table waits", **told(table="abc", error=CannotStore(Trouble.FULL, "tables.sqlite")))
    found = json.loads(line)
    assert "\n" not in line and found["event"] == "a table waits" and found["level"] == "error"
    assert found["fault"] == "CannotStore" and "tables.sqlite" in found["says"]
    assert found["table"] == Marker("secret").mark("table", "abc") != Marker("other").mark("table", "abc")


def test_a_line_of_text_says_the_same() -> None:
    line = line_of(Form.TEXT, "refused", **told(cause="host", count=2, route="/a b"))
    assert re.fullmatch(r"\S+Z error refused cause=host count=2 route=\"/a b\"", line)


@pytest.mark.parametrize("form", Form)
def test_no_word_of_an_error_and_no_argument_is_written(form: Form) -> None:
    try:
        try:
            raise KeyError("canary QS")
        except KeyError as cause:
            raise RuntimeError("canary held QS KH") from cause
    except RuntimeError as error:
        line = line_of(form, "a page failed: %s", "canary", exc_info=(RuntimeError, error, error.__traceback__))
    assert "canary" not in line and "QS" not in line and "RuntimeError" in line and "KeyError" in line
    assert "tests/operating/test_logs.py" in line.replace("operating/test_logs.py", "tests/operating/test_logs.py")
    assert "canary" not in line_of(form, "x", **told(error=NoStream("canary")))
    assert "canary" not in line_of(form, "x", **told(error=BadText(Why.NO_STREAM, stream="canary")))
    foreign = line_of(form, "Task exception was never retrieved\nfuture: canary QS", name="asyncio")
    assert "canary" not in foreign and "never retrieved" in foreign and "asyncio" in foreign


def log_calls() -> Iterator[tuple[str, ast.Call]]:
    """Every call that writes a line, in what a server runs."""
    for folder in SERVING:
        for path in sorted((PACKAGE / folder).rglob("*.py")):
            for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
                if (
                    isinstance(node, ast.Call)
                    and isinstance(node.func, ast.Attribute)
                    and node.func.attr in ("debug", "info", "warning", "error", "exception", "critical")
                    and isinstance(node.func.value, ast.Name)
                    and node.func.value.id in ("log", "LOG", "requests")
                ):
                    yield f"{path.relative_to(PACKAGE)}:{node.lineno}", node


def test_messages_are_fixed_sentences() -> None:
    """What differs stands in `told`, by names of fields; bots alone also tell a terminal, which fills its sentence."""
    found = [*log_calls()]
    assert len(found) > 12
    for place, call in found:
        first = call.args[0]
        parts = [first.body, first.orelse] if isinstance(first, ast.IfExp) else [first]
        assert all(isinstance(part, ast.Constant) for part in parts), place
        if not place.startswith("bots/"):
            assert len(call.args) == 1 and "%" not in ast.unparse(first), place


def test_lines_of_a_request_carry_its_name_and_what_goes_on_later_does_not() -> None:
    written = io.StringIO()
    made = Site(MemoryStore(), "a secret of the tests", PLACE)
    with logging_to(Form.JSON, Events.REQUESTS, "s", written), server(made) as client:
        anna = Visitor(client)
        anna.play("classic")
        client.cookies.update(anna.jar)
        answer = client.get(anna.path)
        table = made.lobby.tables[anna.ident]
        with client.portal() as portal:
            portal.call(table.read_on)
    lines = [json.loads(line) for line in written.getvalue().splitlines()]
    mine = [line for line in lines if line.get("request") == answer.headers["x-request-id"]]
    assert [line["event"] for line in mine] == ["answered"]
    assert {"route": "/table/{ident}", "method": "GET", "status": 200}.items() <= mine[0].items()
    assert isinstance(mine[0]["ms"], float) and len({line["request"] for line in lines}) == len(lines)


def canaries(anna: Visitor) -> list[str]:
    """What nobody may read in a line."""
    return [anna.ident, "Kanarienvogel", "testclient", "Gezwitscher", anna.jar[COOKIE], anna.jar[FORM], "evil.example"]


@pytest.mark.parametrize("form", Form)
def test_no_secret_is_in_any_line(form: Form, monkeypatch: pytest.MonkeyPatch) -> None:
    written = io.StringIO()
    store = MemoryStore()
    made = Site(store, "a secret of the tests", PLACE, operation=Operation(store))
    with logging_to(form, Events.REQUESTS, "s", written), server(made) as client:
        anna = Visitor(client)
        anna.play("classic", name="Kanarienvogel")
        secrets = canaries(anna)
        client.cookies.update(anna.jar)
        with client.websocket_connect(f"{anna.path}/live?page=Kanarienvogel", headers={"origin": HERE}) as page:
            page.receive_text()
            for number, (what, value) in enumerate([("say", "Gezwitscher"), ("act", "play QS"), ("line", "QS")], 1):
                page.send_text(json.dumps({"do": what, "value": value, "id": number}))
                page.receive_text()
            page.send_text("Gezwitscher QS")
        for path in (anna.path, f"{anna.path}/Gezwitscher", "/?Gezwitscher", "/device/Gezwitscher", "/rules/QS"):
            client.get(path, headers={"referer": f"{HERE}/Gezwitscher", "user-agent": "Gezwitscher"})
        client.get("/", headers={"host": "evil.example"})
        client.post("/play", data={"variant": "Gezwitscher", "name": "Kanarienvogel"})
        client.get("/metrics", headers={"authorization": "Bearer Gezwitscher-Gezwitscher"})
        for _ in range(30):
            client.post("/return", data={"code": "Gezwitscher", "_csrf_token": anna.jar[FORM]})

        def fails(*given: Any, **more: Any) -> Any:
            raise RuntimeError(f"Gezwitscher of Kanarienvogel at {anna.ident}: QS KH")

        with monkeypatch.context() as broken:
            broken.setattr(pages.Visit, "table", fails)
            client.get(f"{anna.path}/settings")
        with client.portal() as portal:
            portal.call(store.append, anna.ident, made.lobby.tables[anna.ident].log.length, [b"Gezwitscher QS"])
        made.lobby.tables.pop(anna.ident).stop()
        client.get(anna.path)
        made.operation.refusals.tell_rest()
    text = written.getvalue()
    for secret in secrets:
        assert secret not in text, secret
    assert not CARD.search(text)
    for event in ("answered", "closed", "refused", "a page failed", "a table cannot be read and is set aside"):
        assert event in text
    for cause in (Cause.HOST, Cause.FORM, Cause.SECRET, Cause.OFTEN, Cause.MESSAGE):
        assert re.search(rf"cause\W+{cause.value}\b", text), cause
    assert Marker("s").mark("table", anna.ident) in text


class Full(MemoryStore):
    """A store without room, once that is said."""

    is_full = False

    async def append(self, *given: Any, **more: Any) -> int:
        """As a store does, as long as there is room."""
        if self.is_full:
            raise CannotStore(Trouble.FULL, "/data/tables.sqlite")
        return await super().append(*given, **more)

    async def create(self, *given: Any, **more: Any) -> None:
        """As a store does, as long as there is room."""
        if self.is_full:
            raise CannotStore(Trouble.FULL, "/data/tables.sqlite")
        await super().create(*given, **more)


def test_a_disk_that_is_full_is_told_to_who_runs_the_server() -> None:
    """Also where people alone act, and no bot waits; and to nobody else."""
    written, store = io.StringIO(), Full()
    made = Site(store, "a secret of the tests", PLACE)
    with logging_to(Form.JSON, Events.FAULTS, "s", written), server(made) as client:
        anna = Visitor(client)
        anna.play("classic")
        client.cookies.update(anna.jar)
        with client.websocket_connect(f"{anna.path}/live?page=1", headers={"origin": HERE}) as page:
            page.receive_text()
            assert written.getvalue() == ""
            store.is_full = True
            page.send_text(json.dumps({"do": "say", "value": "Gezwitscher", "id": 1}))
            answers = [page.receive_text()]
        client.cookies.clear()
        ben = Visitor(client)
        ben.play("classic")
        assert ben.status == 503
        answers.append(ben.html)
    for answer in answers:  # where the store is, and what it suffers from, is for no visitor
        assert "Something went wrong here" in answer and "tables.sqlite" not in answer
    lines = [json.loads(line) for line in written.getvalue().splitlines()]
    found = {line["event"]: line for line in lines}
    assert {"a table cannot be written", "the store failed a page"} <= found.keys()
    for line in found.values():
        assert line["level"] == "error" and "There is no room left" in line["says"]
    assert found["a table cannot be written"]["table"] == Marker("s").mark("table", anna.ident)


def test_refusals_can_be_counted_however_many_come() -> None:
    counted: dict[str, int] = {}
    written = io.StringIO()
    with logging_to(Form.JSON, Events.REFUSALS, "s", written):
        refusals = Refusals(lambda cause, count: counted.update({cause: counted.get(cause, 0) + count}))
        for number in range(1000):
            refusals.add(Cause.HOST, "192.0.2.7")
            if number % 10 == 0:
                refusals.add(Cause.CODE, "192.0.2.8", "/return")
        refusals.tell_rest()
    lines = [json.loads(line) for line in written.getvalue().splitlines()]
    assert counted == {"host": 1000, "code": 100} and len(lines) < 60
    assert sum(line["count"] for line in lines if line["cause"] == "host") == 1000
    assert sum(line["count"] for line in lines if line["cause"] == "code") == 100
    assert "192.0.2" not in written.getvalue()


@pytest.mark.parametrize(("events", "seen"), [("faults", 1), ("refusals", 2), ("requests", 3)])
def test_how_much_is_written_is_chosen(events: str, seen: int) -> None:
    written = io.StringIO()
    with logging_to(Form.TEXT, Events(events), "s", written):
        logging.getLogger("openhearts.web").error("a fault")
        logging.getLogger("openhearts.refusals").info("refused")
        logging.getLogger("openhearts.requests").info("answered")
        logging.getLogger("openhearts.web").info("nobody needs this")
    assert len(written.getvalue().splitlines()) == seen


def test_a_refusal_of_a_game_is_nobody_s_business() -> None:
    """Why a card may not be played tells of a hand: it is counted as refused, and no cause is told."""
    store = MemoryStore()
    operation = Operation(store)
    for why in Why:
        operation.meters.on_refused(Forbidden(why))
    causes = {name for name in operation.meters.totals() if name.startswith("refusals:")}
    assert causes <= {"refusals:door", "refusals:stored"}


def test_what_comes_again_and_again_fills_no_disk(monkeypatch: pytest.MonkeyPatch) -> None:
    now = [1000.0]
    monkeypatch.setattr("openhearts.web.rate_limit.time.monotonic", lambda: now[0])
    stream = io.StringIO()
    with logging_to(Form.JSON, Events.FAULTS, "secret", stream):
        other, own = logging.getLogger("another.library"), logging.getLogger("openhearts.web")
        for _ in range(500):
            other.warning("Invalid HTTP request received.")
        own.error("a page failed", extra=told(event="a page failed"))  # another event has its own share
        now[0] += 2
        other.warning("Invalid HTTP request received.")
    lines = [json.loads(line) for line in stream.getvalue().splitlines()]
    assert [line["event"] for line in lines[-2:]] == ["a page failed", "Invalid HTTP request received."]
    assert len(lines) == 22 and lines[-1]["count"] == 481 and "count" not in lines[0]
