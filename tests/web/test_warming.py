"""A server gets searches ready in another program and says what is done; where it cannot, bots do it themselves."""

from __future__ import annotations

import asyncio
from types import SimpleNamespace
from typing import Any

import pytest

import openhearts as oh
from openhearts.tables.search_readiness import USUAL, Search, Warming
from openhearts.web.serving import interpreter_tuning as serving

CLASSIC, TOWER = oh.ruleset("classic", 4), oh.ruleset("herz-an-herz", 3)


def ready(warming: Warming, rules: Any, spec: str = "expert") -> bool:
    """Whether it is, or gets so within a moment."""
    return asyncio.run(warming.stand_in(rules, spec)) is None


def test_what_the_program_has_compiled_is_loaded_and_told(monkeypatch: pytest.MonkeyPatch) -> None:
    loaded: list[Search] = []
    ended: list[str] = []
    program = SimpleNamespace(
        stdout=iter(["0\n", "1\n"]), wait=lambda: ended.append("waited for"), terminate=lambda: ended.append("stopped")
    )
    monkeypatch.setattr(serving, "Popen", lambda *args, **options: program)
    monkeypatch.setattr(Search, "prepare", lambda search: loaded.append(search))
    warming = Warming(USUAL)
    with serving.warm_up(warming):
        assert ready(warming, CLASSIC) and ready(warming, TOWER)
        assert ready(warming, CLASSIC, "master")  # the program has ended: nobody waits for what it did not do
    assert loaded == list(USUAL[:2]) and ended == ["waited for", "stopped"]


def test_a_search_that_cannot_be_loaded_stops_nothing(
    monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    def broken(search: Search) -> None:
        raise OSError(f"no room for {search.variant}")

    program = SimpleNamespace(stdout=iter(["0\n"]), wait=lambda: 0, terminate=lambda: None)
    monkeypatch.setattr(serving, "Popen", lambda *args, **options: program)
    monkeypatch.setattr(Search, "prepare", broken)
    warming = Warming(USUAL)
    with serving.warm_up(warming):
        assert ready(warming, CLASSIC) and ready(warming, TOWER)
    assert "cannot prepare" in caplog.text


def test_where_no_program_may_be_started_bots_compile_when_asked(monkeypatch: pytest.MonkeyPatch) -> None:
    def forbidden(*args: Any, **options: Any) -> None:
        raise PermissionError

    monkeypatch.setattr(serving, "Popen", forbidden)
    warming = Warming(USUAL)
    with serving.warm_up(warming):
        assert ready(warming, CLASSIC) and ready(warming, TOWER)


def test_the_program_says_what_it_has_done(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> None:
    done: list[Search] = []
    monkeypatch.setattr(Search, "prepare", lambda search: done.append(search))
    monkeypatch.setattr("os.nice", lambda by: by)
    serving.compile_all()
    assert done == list(USUAL) and capsys.readouterr().out.split() == [str(number) for number in range(len(USUAL))]
