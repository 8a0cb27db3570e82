"""Somebody who waits for the compiler reads why, in one line on standard error, and only then.

The compiler itself is played here; the long check lets it work from an empty cache.
"""

from __future__ import annotations

import json
import os
import subprocess
import sys
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path

import pytest

from openhearts.tables import precompile

from .conftest import Runner

LINE = "Preparing the search, once on this machine; this takes about half a minute.\n"
ZEILE = "Die Suche wird vorbereitet, einmal auf diesem Rechner; das dauert etwa eine halbe Minute.\n"
HAND = "QS 3S 4H 9H 2D 7D JD KD 3C 8C 9C JC AC"
COMMANDS = [
    ["simulate", "classic", "--option", "end.limit=1", "--matches", "1", "--players"],
    ["arena", "classic", "--option", "pass.count=0", "--blocks", "1", "--processes", "1", "--players"],
    ["watch", "kids-jinx", "--seats", "3", "--option", "end.deals=1", "--plain", "--bots"],
    ["play", "kids-jinx", "--seats", "3", "--plain", "--bots"],
    ["advise", "herz-an-herz", "--seats", "2", "--plays", "48: keep, 40: keep, 30", "--budget", "8", "--bot"],
    ["advise", "classic", "--seat", "2", "--hand", HAND, "--deal", "4", "--plays", "2C 5C", "--budget", "8", "--bot"],
]


@pytest.fixture
def cold(monkeypatch: pytest.MonkeyPatch) -> None:
    """Nothing is compiled yet, so it seems."""

    @contextmanager
    def compiling(tell: Callable[[], None]) -> Iterator[None]:
        tell()
        yield

    monkeypatch.setattr(precompile, "on_compile", compiling)


@pytest.mark.usefixtures("cold")
@pytest.mark.parametrize("command", COMMANDS, ids=lambda command: command[0])
def test_who_waits_is_told_why(run: Runner, command: list[str]) -> None:
    done = run(*command, "expert:worlds=8", "--lang", "en")
    assert done.exit_code == 0 and done.stderr == LINE and LINE not in done.stdout
    done = run(*command, "expert:worlds=8", "--lang", "de")
    assert done.exit_code == 0 and done.stderr == ZEILE


@pytest.mark.usefixtures("cold")
@pytest.mark.parametrize("command", COMMANDS, ids=lambda command: command[0])
def test_who_does_not_wait_is_told_nothing(run: Runner, command: list[str]) -> None:
    done = run(*command, "club", "--lang", "en")
    assert done.exit_code == 0 and not done.stderr


KNOW = {"seat": 2, "hand": HAND, "deal_number": 4, "plays": ["2C 5C"]}
QUESTIONS = [
    {"id": 1, "ask": "choose", "bot": "expert:worlds=8", "know": KNOW},
    {"id": 2, "ask": "hello"},
]


@pytest.mark.usefixtures("cold")
@pytest.mark.parametrize(("language", "line"), [("en", LINE), ("de", ZEILE)])
def test_the_bridge_tells_people_and_not_programs(run: Runner, language: str, line: str) -> None:
    """Whoever asks for a bot that searches, by option or by a line, waits: said on standard error alone."""
    told, hello = (json.dumps(question) + "\n" for question in QUESTIONS)
    done = run("bridge", "--bot", "club", "--lang", language, given=told + hello)
    assert done.exit_code == 0 and done.stderr == line
    assert [json.loads(answer)["id"] for answer in done.stdout.splitlines()] == [1, 2]
    done = run("bridge", "--lang", language, given=hello + told.replace("choose", "analyse"))
    assert done.exit_code == 0 and done.stderr == line
    assert [json.loads(answer)["id"] for answer in done.stdout.splitlines()] == [2, 1]


@pytest.mark.usefixtures("cold")
def test_the_bridge_is_silent_where_nobody_waits(run: Runner) -> None:
    told, hello = (json.dumps(question).replace("expert:worlds=8", "club") + "\n" for question in QUESTIONS)
    done = run("bridge", "--bot", "expert", given=told + hello)
    assert done.exit_code == 0 and not done.stderr and len(done.stdout.splitlines()) == 2


@pytest.mark.soak
def test_an_empty_cache_is_told_once(tmp_path: Path) -> None:
    cache = {"XDG_CACHE_HOME": str(tmp_path), "LOCALAPPDATA": str(tmp_path), "HOME": str(tmp_path)}
    command = [sys.executable, "-m", "openhearts", *COMMANDS[-1], "expert", "--lang", "en"]
    for expected in (LINE.encode(), b""):
        done = subprocess.run(command, env={**os.environ, **cache}, capture_output=True, timeout=1800, check=True)
        assert done.stderr == expected
