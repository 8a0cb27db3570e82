"""The programs beside the server: what strangers bring is read there, within bounds, in a queue, at a rate."""

from __future__ import annotations

import asyncio
import os
import signal
import sys
import time
import tomllib
from collections.abc import Callable, Coroutine
from typing import Any

import pytest

from openhearts import errors
from openhearts.errors import BadRuleset, Fault, May, OpenHeartsError, Reason, Why
from openhearts.records.check import Checker
from openhearts.web.rules_editor import house_rules as drafts
from openhearts.web.sandbox import supervisor as programs
from openhearts.web.sandbox.child import Bounds
from openhearts.web.sandbox.job_refusals import Busy, TooMuch, TooOften
from openhearts.web.sandbox.supervisor import MEGABYTE, READING, Sandbox
from openhearts.web.scorepad.hearts import pad as pads
from tests import warm_starts
from tests.hearts.test_bombs import RULES, TEXT
from tests.web.helpers import Visitor, server, site
from tests.web.test_editor import send_file
from tests.web.test_replay import bring, finish_a_deal, played

FILE = b'extends = "classic"\nend.limit = 55\n'


COLD = {  # programs that are started as the server starts them: whatever is kept, and what the system bounds
    "test_a_job_returns_what_its_function_does_and_the_program_is_kept",
    "test_a_job_that_works_too_long_is_ended_by_the_system_and_the_next_is_done",
    "test_a_job_that_needs_too_much_memory_is_ended_and_the_next_is_done",
}


@pytest.fixture(autouse=True)
def programs_start_warm(request: pytest.FixtureRequest, monkeypatch: pytest.MonkeyPatch) -> None:
    """Each test has programs of its own; only what they import is there before."""

    def started(command: list[str], stdin: int, stdout: int, stderr: int) -> warm_starts.Program:
        return warm_starts.start(command[1:], stdin=stdin, stdout=stdout, stderr=stderr)

    if request.node.name not in COLD:
        monkeypatch.setattr(programs, "Popen", started)


def using(test: Callable[[Sandbox], Coroutine[Any, Any, None]], bounds: Bounds = READING) -> None:
    """Runs a test of a sandbox, and ends its program."""
    sandbox = Sandbox(bounds)
    try:
        asyncio.run(test(sandbox))
    finally:
        sandbox.close()
        assert sandbox.pid is None


# --- jobs -------------------------------------------------------------------------------------------------------------


def raised(kind: str, given: tuple[Any, ...], data: dict[str, Any]) -> None:
    """Raises an error of the tree."""
    raise getattr(errors, kind)(*given, **data)


def everything() -> int:
    """Needs more memory than any job may."""
    return len([bytearray(64 * MEGABYTE) for _ in range(1 << 20)])


def endless() -> None:
    """Works for ever."""
    while True:
        pass


def deep(number: int) -> int:
    """Calls itself as often as it can."""
    return deep(number + 1) + 1


def mistaken() -> None:
    """Has a fault of ours."""
    raise KeyError("a fault of ours")


def own_end() -> None:
    """Ends its own program, as the system does where memory runs out."""
    os.kill(os.getpid(), signal.SIGTERM if sys.platform == "win32" else signal.SIGKILL)


# --- the sandbox ------------------------------------------------------------------------------------------------------


def test_a_job_returns_what_its_function_does_and_the_program_is_kept() -> None:
    async def test(sandbox: Sandbox) -> None:
        assert sandbox.pid is None, "nothing starts before the first job"
        assert await sandbox.run("a", drafts.from_toml, FILE, "x.toml") == drafts.from_toml(FILE, "x.toml")
        first = sandbox.pid
        assert await sandbox.run("a", os.getpid) == first != os.getpid()
        with pytest.raises(BadRuleset) as refused:
            await sandbox.run("a", drafts.from_toml, b'extends = "clasic"', "x.toml")
        assert refused.value.nearest == "classic" and refused.value.field is None
        assert sandbox.pid == first

    using(test)


def test_every_error_of_the_tree_comes_out_as_it_was_raised() -> None:
    raisings: tuple[tuple[str, tuple[Any, ...], dict[str, Any]], ...] = (
        ("BadText", (Why.NO_CARD,), {"line": 3, "text": "ZZ"}),
        (
            "BadRuleset",
            (Why.BUNDLE,),
            {"name": "a.b", "field": "a.b", "allowed": Fault(May.YES_NO, {}), "nearest": "c"},
        ),
        ("IllegalAction", (Reason.LOCKED,), {"card": "2H", "lock": "hearts"}),
        ("NotToAct", (Why.NO_SEAT,), {"seat": 9, "last": 3}),
        ("BadBot", (Why.BOT_NAME,), {}),
        ("BadView", (Fault(Why.VIEW_FIELD, {"field": "plays"}),), {"field": "plays"}),
        ("RecordMismatch", (Why.DIGEST,), {"line": 9}),
        ("StaleVersion", (), {}),
        ("Forbidden", (Why.NO_BOT_THERE,), {}),
    )

    async def test(sandbox: Sandbox) -> None:
        for kind, given, data in raisings:
            mine: OpenHeartsError = getattr(errors, kind)(*given, **data)
            with pytest.raises(type(mine)) as refused:
                await sandbox.run("a", raised, kind, given, data)
            assert (type(refused.value), str(refused.value)) == (type(mine), str(mine))
            assert refused.value.__dict__ == mine.__dict__

    using(test)


def test_a_job_that_needs_too_much_time_is_ended_and_the_next_is_done() -> None:
    async def test(sandbox: Sandbox) -> None:
        with pytest.raises(TooMuch):
            await sandbox.run("a", time.sleep, 600)
        assert await sandbox.run("a", len, "abc") == 3

    using(test, Bounds(READING.memory, 60, patience=1.0))


@pytest.mark.skipif(sys.platform == "win32", reason="there the clock alone is the bound")
def test_a_job_that_works_too_long_is_ended_by_the_system_and_the_next_is_done() -> None:
    async def test(sandbox: Sandbox) -> None:
        with pytest.raises(TooMuch):
            await sandbox.run("a", endless)
        assert await sandbox.run("a", len, "abc") == 3

    using(test, Bounds(READING.memory, 0.1, patience=600))


@pytest.mark.skipif(sys.platform != "linux", reason="other systems do not promise a bound of memory")
def test_a_job_that_needs_too_much_memory_is_ended_and_the_next_is_done() -> None:
    async def test(sandbox: Sandbox) -> None:
        for _ in range(2):
            with pytest.raises(TooMuch):
                await sandbox.run("a", everything)
        assert await sandbox.run("a", len, "abc") == 3

    using(test, Bounds(128 * MEGABYTE, 60, 600))


def test_a_job_that_ends_its_program_is_answered_and_the_next_is_done() -> None:
    async def test(sandbox: Sandbox) -> None:
        jobs = [sandbox.run("a", own_end), sandbox.run("b", len, "abc"), sandbox.run("c", deep, 0)]
        ended, length, deepest = await asyncio.gather(*jobs, return_exceptions=True)
        assert isinstance(ended, TooMuch) and length == 3 and isinstance(deepest, TooMuch)
        assert await sandbox.run("a", len, "abcd") == 4

    using(test)


def test_a_fault_of_ours_is_one_and_the_next_job_is_done() -> None:
    async def test(sandbox: Sandbox) -> None:
        with pytest.raises(RuntimeError, match="a fault of ours"):
            await sandbox.run("a", mistaken)
        assert await sandbox.run("a", len, "abc") == 3

    using(test)


def test_what_a_job_prints_is_no_answer() -> None:
    async def test(sandbox: Sandbox) -> None:
        assert await sandbox.run("a", print, "loud") is None
        assert await sandbox.run("a", os.write, 1, b"louder") == 6
        assert await sandbox.run("a", len, "abc") == 3

    using(test)


def test_so_many_wait_and_no_more() -> None:
    async def test(sandbox: Sandbox) -> None:
        jobs = [sandbox.run(str(place), len, "abc") for place in range(20)]
        slow = sandbox.run("slow", time.sleep, 1.0)
        _, *answers = await asyncio.gather(slow, *jobs, return_exceptions=True)
        assert answers.count(3) == programs.MOST_WAITING
        assert sum(isinstance(one, Busy) for one in answers) == 20 - answers.count(3)
        assert await sandbox.run("a", len, "abc") == 3

    using(test)


def test_one_address_does_not_fill_the_queue() -> None:
    async def test(sandbox: Sandbox) -> None:
        jobs = [sandbox.run("a", len, "abc") for _ in range(8)]
        slow = sandbox.run("slow", time.sleep, 1.0)
        _, *answers = await asyncio.gather(slow, *jobs, sandbox.run("b", len, "abcd"), return_exceptions=True)
        assert answers.count(3) == programs.MOST_EACH and answers[-1] == 4
        assert sum(isinstance(one, TooOften) for one in answers) == 8 - programs.MOST_EACH

    using(test)


def test_one_address_has_its_share_of_work(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(programs, "BURST", programs.LEAST_S / 2)
    monkeypatch.setattr(programs, "SHARE", 0.0)

    async def test(sandbox: Sandbox) -> None:
        await sandbox.run("a", len, "abc")
        with pytest.raises(TooOften):
            await sandbox.run("a", len, "abc")
        assert await sandbox.run("b", len, "abc") == 3

    using(test)


def test_who_leaves_pays_and_disturbs_nobody() -> None:
    async def test(sandbox: Sandbox) -> None:
        leaving = asyncio.create_task(sandbox.run("a", time.sleep, 0.3))
        await asyncio.sleep(0.05)
        waiting = asyncio.create_task(sandbox.run("b", len, "abc"))
        await asyncio.sleep(0.05)
        leaving.cancel()
        assert await waiting == 3
        assert sandbox._left["a"].left < programs.BURST - 0.2

    using(test)


def test_a_program_without_jobs_rests(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(programs, "REST_S", 0.05)

    async def test(sandbox: Sandbox) -> None:
        await sandbox.run("a", len, "abc")
        while sandbox.pid is not None:
            await asyncio.sleep(0.02)
        assert await sandbox.run("a", len, "abc") == 3

    using(test)


# --- the pages --------------------------------------------------------------------------------------------------------


def never(*_: Any, **__: Any) -> Any:
    """What the server itself must not do."""
    raise AssertionError("this is done in the server")


def test_the_server_itself_reads_no_rule_file(monkeypatch: pytest.MonkeyPatch) -> None:
    with server() as client:
        visitor = Visitor(client)
        visitor.get("/rules-editor")
        monkeypatch.setattr(tomllib, "loads", never)
        assert send_file(visitor, FILE) == 200 and 'value="55"' in visitor.html


def test_the_server_itself_reads_no_record_that_somebody_brought(monkeypatch: pytest.MonkeyPatch) -> None:
    text = played("kids-jinx", 3, bot="club").text()
    with server() as client:
        visitor = Visitor(client)
        visitor.get("/")
        monkeypatch.setattr(Checker, "begin", never)
        monkeypatch.setattr("openhearts.records.replay.applied", never)
        monkeypatch.setattr("openhearts.records.replay.choose_again", never)
        bring(visitor, text)
        base = visitor.path
        assert visitor.status == 200 and base.startswith("/replay/")
        visitor.get(f"{base}?step=3")
        assert visitor.status == 200
        assert "The same as it was played." in visitor.post(f"{base}?step=1", {})


def test_the_server_itself_makes_no_choice_of_a_table_again(monkeypatch: pytest.MonkeyPatch) -> None:
    with server() as client:
        visitor = Visitor(client)
        finish_a_deal(visitor)
        base = f"/table/{visitor.ident}/replay"
        monkeypatch.setattr("openhearts.web.replay.why.choose_again", never)
        step = next(step for step in range(1, 20) if 'id="b-why"' in visitor.get(f"{base}?step={step}"))
        assert "The same as it was played." in visitor.post(f"{base}?step={step}", {})


WORDS = {"en": ("Many people", "a lot", "memory or time"), "de": ("sehr viele", "sehr viel auf einmal", "Speicher")}


@pytest.mark.parametrize("language", WORDS)
def test_the_reader_is_told_in_their_language_when_a_job_is_not_done(language: str) -> None:
    made = site()
    with server(made) as client:
        visitor = Visitor(client)
        visitor.get("/")
        visitor.post("/wishes", {"language": language, "back": "/"})
        bring(visitor, TEXT)
        base, reading = visitor.path, client.app.state.reading
        busy, often, much = WORDS[language]

        def told(status: int, words: str) -> None:
            visitor.get("/rules-editor")
            assert send_file(visitor, FILE) == status and words in visitor.html
            bring(visitor, TEXT.replace("P1", "Ada"))
            assert visitor.status == status and words in visitor.html and "Ada" in visitor.html, "what was sent is kept"
            visitor.get(base)
            assert visitor.status == status and words in visitor.html

        reading.most_waiting = -1
        told(503, busy)
        answer = client.get(base)
        assert answer.headers["retry-after"].isdigit()
        reading.most_waiting = 8
        reading.bounds = Bounds(READING.memory, 10, patience=0.0)
        told(400, much)
        reading.bounds = READING
        for bucket in reading._left.values():
            bucket.pay(1e6)
        told(429, often)
        reading._left.clear()
        visitor.get(base)
        assert visitor.status == 200


def test_bombs_are_refused_and_honest_people_served(monkeypatch: pytest.MonkeyPatch) -> None:
    with server() as client:
        visitor, other = Visitor(client), Visitor(client)
        visitor.get("/rules-editor")
        other.get("/rules-editor")
        for name in ("dots", "lists", "keys", "digits", "a text that does not end", "words"):
            assert send_file(visitor, b'extends = "classic"\n' + RULES[name]) == 400, name
            assert 'role="alert"' in visitor.html
            assert send_file(other, FILE) == 200


def test_a_card_that_costs_a_million_is_counted_at_once() -> None:
    """A pad looks for the points that cards can cost together: it never counts further than what was written."""
    rules = drafts.draft("classic", 4, {"score.points": {"all": 1_000_000}}).rules
    assert pads._sums(rules, 26).bit_length() <= 27
    assert pads._sums(drafts.draft("classic").rules, 26) == (1 << 27) - 1
