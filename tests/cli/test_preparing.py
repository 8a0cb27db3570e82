"""Somebody who waits for the compiler reads why, in one line on standard error, and only then.

The compiler itself is played here; the long check lets it work from an empty cache.
"""

from __future__ import annotations

import os
import subprocess
import sys
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path

import pytest

from openhearts.tables import preparing

from .conftest import Runner

LINE = "Preparing the search, once on this machine; this takes about half a minute.\n"
ZEILE = "Die Suche wird vorbereitet, einmal auf diesem Rechner; das dauert etwa eine halbe Minute.\n"
HAND = "QS 3S 4H 9H 2D 7D JD KD 3C 8C 9C JC AC"
COMMANDS = [
    ["simulate", "classic", "--option", "end.limit=1", "--matches", "1", "--players"],
    ["arena", "classic", "--option", "pass.count=0", "--blocks", "1", "--processes", "1", "--players"],
    ["watch", "kids-jinx", "--seats", "3", "--option", "end.deals=1", "--plain", "--bots"],
    ["play", "kids-jinx", "--seats", "3", "--plain", "--bots"],
    ["advise", "classic", "--seat", "2", "--hand", HAND, "--deal", "4", "--plays", "2C 5C", "--budget", "8", "--bot"],
]


@pytest.fixture
def cold(monkeypatch: pytest.MonkeyPatch) -> None:
    """Nothing is compiled yet, so it seems."""

    @contextmanager
    def compiling(tell: Callable[[], None]) -> Iterator[None]:
        tell()
        yield

    monkeypatch.setattr(preparing, "on_compile", compiling)


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


@pytest.mark.soak
def test_an_empty_cache_is_told_once(tmp_path: Path) -> None:
    cache = {"XDG_CACHE_HOME": str(tmp_path), "LOCALAPPDATA": str(tmp_path), "HOME": str(tmp_path)}
    command = [sys.executable, "-m", "openhearts", *COMMANDS[-1], "expert", "--lang", "en"]
    for expected in (LINE.encode(), b""):
        done = subprocess.run(command, env={**os.environ, **cache}, capture_output=True, timeout=1800, check=True)
        assert done.stderr == expected
