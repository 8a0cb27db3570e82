"""Runs the command line in this process or another one, in a home of its own.

It checks nothing itself.
"""

from __future__ import annotations

import os
import subprocess
from collections.abc import Callable
from pathlib import Path

import pytest
from click.testing import CliRunner, Result

from openhearts.cli import main
from openhearts.speech.catalogue import STRICT
from tests import warm_starts

Runner = Callable[..., Result]
Process = Callable[..., "subprocess.CompletedProcess[bytes]"]


@pytest.fixture(autouse=True)
def own_home(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Nothing of the user is touched, and a text that is missing is an error."""
    monkeypatch.setenv("OPENHEARTS_HOME", str(tmp_path / "home"))
    monkeypatch.setenv(STRICT, "1")
    for variable in ("LC_ALL", "LC_MESSAGES"):
        monkeypatch.delenv(variable, raising=False)
    monkeypatch.setenv("LANG", "en_US.UTF-8")


@pytest.fixture
def run() -> Runner:
    """Runs `openhearts ARGUMENTS` in this process, with lines to read."""

    def run_here(*arguments: str, given: str = "") -> Result:
        return CliRunner().invoke(main, list(arguments), input=given)

    return run_here


@pytest.fixture
def process() -> Process:
    """Runs `openhearts ARGUMENTS` in another process."""

    def run_there(*arguments: str, given: bytes = b"", **env: str) -> subprocess.CompletedProcess[bytes]:
        return warm_starts.run(["-m", "openhearts", *arguments], given=given, env={**os.environ, **env}, timeout=60)

    return run_there
