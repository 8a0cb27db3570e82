"""Where there is no PostgreSQL, a run says loudly what it left out, and fails where nothing may be left out.

What is left out is tested beside it.
"""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

import pytest

from tests.postgres_server import NOTHING_LEFT_OUT, VARIABLE

ROOT = Path(__file__).resolve().parents[2]
# Loaded into a run as a plugin: a machine without PostgreSQL.
NOWHERE = """
from tests import postgres_server

def nowhere():
    raise postgres_server.NoServer("no PostgreSQL is installed")

postgres_server.programs = nowhere
"""


def told(folder: Path, *options: str, **more: str) -> tuple[int, str]:
    """How a run of a few tests ends, and what it says."""
    (folder / "nowhere.py").write_text(NOWHERE)
    env = {key: value for key, value in os.environ.items() if key not in (NOTHING_LEFT_OUT, VARIABLE)}
    env |= {"PYTEST_PLUGINS": "nowhere", "PYTHONPATH": os.pathsep.join([str(folder), str(ROOT)]), **more}
    few = ["tests/store/test_store.py", "-k", "test_small_values or test_leaving"]
    command = [sys.executable, "-m", "pytest", "-q", *few, *options]
    done = subprocess.run(command, cwd=ROOT, env=env, capture_output=True, text=True)
    return done.returncode, done.stdout


@pytest.mark.parametrize("options", [(), ("-n", "2")], ids=["alone", "side by side"])
def test_what_is_left_out_is_said_loudly(tmp_path: Path, options: tuple[str, ...]) -> None:
    status, said = told(tmp_path, *options)
    assert status == 0 and "4 passed" in said and "2 skipped" in said
    assert "NOT TESTED: 2 tests with PostgreSQL" in said
    assert "no PostgreSQL is installed" in said and VARIABLE in said


def test_where_nothing_may_be_left_out_it_is_a_failure(tmp_path: Path) -> None:
    status, said = told(tmp_path, **{NOTHING_LEFT_OUT: "1"})
    assert status == 1 and "4 passed" in said and "2 errors" in said and "PostgreSQL is left out" in said


def test_the_whole_check_installs_it_and_leaves_nothing_out() -> None:
    script = (ROOT / ".ci" / "run").read_text(encoding="utf-8")
    assert f"export {NOTHING_LEFT_OUT}=1" in script and "missing+=(postgresql)" in script
