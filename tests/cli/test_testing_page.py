"""The command lines of docs/testing.md run as they stand there, one after the other in one folder.

They are made short: fewer questions, deals and blocks.  The page's examples in Python run as doctests.
"""

from __future__ import annotations

import re
import shlex
import shutil
from pathlib import Path

import pytest

from tests.cli.conftest import Runner
from tests.games import toy

PAGE = Path(__file__).parents[2] / "docs" / "testing.md"
SHORTER = {
    "bot new": "",
    "bot test": "--quick",
    "game test": "--quick --deals 1",
    "play classic": "--plain --name Ann",
    "arena classic": "--blocks 1 --processes 1",
}
HOUSE = 'extends = "classic"\nid = "house"\nname = "House"\n\n[pass]\ncount = 2\n'


def test_every_command_line_of_the_page_runs(run: Runner, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)
    blocks = re.findall(r"```sh\n(.*?)```", PAGE.read_text(encoding="utf-8"), re.DOTALL)
    lines = [shlex.split(line, comments=True)[1:] for block in blocks for line in block.splitlines()]
    assert {" ".join(line[:2]) for line in lines} == set(SHORTER)
    (tmp_path / "house.toml").write_text(HOUSE)
    shutil.copy(toy.__file__, tmp_path / "my_game.py")
    for line in lines:
        shorter = [word for word in SHORTER[" ".join(line[:2])].split() if "--deals" not in line or word == "--quick"]
        done = run(*line, *shorter, given="q\n")
        assert done.exit_code == 0, (line, done.output)
