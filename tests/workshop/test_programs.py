"""Every program of the workshop says what it takes, and refuses what it does not know before it does anything.

What `openhearts` itself says is held in tests/cli; nothing here runs a program's work.
"""

from __future__ import annotations

import os
import re
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parents[2]
IS_PROGRAM = re.compile(r'^if __name__ == "__main__":$', re.M)
BEGUN_BY_OTHERS = {  # never by a person
    "tests/api/script.py",
    "tests/faults/real/run.py",
    "tests/arena/test_failing.py",
    "tests/web/players.py",
}
PACKAGES = ["tests.faults", "tests.faults.real"]
SHELL = ["pin.sh", "python.sh", "setup.sh"]


BOTH = """
import os, runpy, sys
if NAME.endswith(".py"):
    sys.path[0] = os.path.dirname(NAME)
for word in ("--help", "--no-such-thing"):
    sys.argv[1:] = [word]
    try:
        run = runpy.run_path if NAME.endswith(".py") else runpy.run_module
        run(NAME, run_name="__main__")
        code = None
    except SystemExit as end:
        code = end.code
    for stream in (sys.stdout, sys.stderr):
        print(f"<ended with {code}>", file=stream)
"""


def programs() -> list[str]:
    """Each program by the name behind `python` or `python -m`, as its own text says it."""
    found = [*PACKAGES]
    for folder in ("bench", "tests", "tools"):
        for path in sorted((ROOT / folder).rglob("*.py")):
            name = path.relative_to(ROOT).as_posix()
            text = path.read_text(encoding="utf-8")
            if name not in BEGUN_BY_OTHERS and IS_PROGRAM.search(text):
                module = name.removesuffix(".py").replace("/", ".")
                found.append(module if f"-m {module}" in text else name)
    return found


@pytest.mark.parametrize("name", programs())
def test_a_program_says_what_it_takes_and_refuses_the_rest(name: str) -> None:
    done = subprocess.run(
        [sys.executable, "-c", f"NAME = {name!r}{BOTH}"],
        cwd=ROOT,
        env={**os.environ, "PYTHONPATH": os.pathsep.join((str(ROOT / "src"), str(ROOT))), "COLUMNS": "200"},
        stdin=subprocess.DEVNULL,
        capture_output=True,
        text=True,
    )
    helped, _, refused = done.stdout.partition("<ended with 0>\n")
    called = name.rpartition("/")[2] if name.endswith(".py") else f"python -m {name}"
    assert re.match(rf"usage: (python \S*)?{re.escape(called)} \[-h\]", helped), (helped[:500], done.stderr[-2000:])
    assert refused == "<ended with 2>\n", refused[-500:]
    told = done.stderr.partition("<ended with 0>\n")[2]
    assert told.startswith("usage: ") and told.endswith("<ended with 2>\n") and "Traceback" not in told, told[-2000:]


@pytest.mark.skipif(os.name == "nt", reason="scripts of a Unix shell")
@pytest.mark.parametrize("name", SHELL)
def test_a_shell_script_says_what_it_takes_and_refuses_the_rest(name: str, tmp_path: Path) -> None:
    (tmp_path / "tools").mkdir()
    for script in SHELL:  # where there is nothing to install, and no Python to do it with
        shutil.copy(ROOT / "tools" / script, tmp_path / "tools")
    path = tmp_path / "tools" / name

    def sh(*words: str) -> subprocess.CompletedProcess[str]:
        env = {**os.environ, "PYTHON": "no-such-python"}
        return subprocess.run(["sh", path, *words], env=env, capture_output=True, text=True)

    helped = sh("--help")
    assert helped.returncode == 0 and helped.stderr == "", helped.stderr
    assert helped.stdout.startswith(f"usage: sh tools/{name}") and "set -" not in helped.stdout
    if name != "pin.sh":  # which hands on what it does not know
        refused = sh("no-such-thing")
        assert refused.returncode == 2 and refused.stderr.startswith(f"usage: sh tools/{name}"), refused.stderr
    assert [found.name for found in tmp_path.iterdir()] == ["tools"]


@pytest.mark.parametrize(
    ("words", "told"),
    [
        ("tools.positions_quiz clasic", "There is no variant “clasic”."),
        ("tools.positions_quiz classic --option foo", "foo is no rule parameter."),
        ("tools.positions_quiz classic --answers nothing.txt", "nothing.txt cannot be read: there is no such file."),
        ("tools.positions_quiz classic --count 0", "argument --count: a whole number from 1, not 0"),
        ("tools.make_shots build/none --only no-picture --scheme blue", "argument --scheme: light, dark or both"),
    ],
)
def test_what_a_program_cannot_use_is_told_in_a_sentence(words: str, told: str) -> None:
    path = os.pathsep.join((str(ROOT / "src"), str(ROOT)))
    env = {**os.environ, "PYTHONPATH": path, "COLUMNS": "2000", "PYTHONUTF8": "1"}
    done = subprocess.run(
        [sys.executable, "-m", *words.split()], cwd=ROOT, env=env, capture_output=True, text=True, encoding="utf-8"
    )
    assert done.returncode == 2 and done.stdout == "", (done.stdout[-500:], done.stderr[-500:])
    assert f"error: {told}" in done.stderr and "Traceback" not in done.stderr, done.stderr[-500:]
