"""A user's script passes `mypy --strict`, and what is not there fails: names, arguments of the wrong kind.

One run of mypy over the script and over lines that must be found; the package is read as it is installed.
"""

from __future__ import annotations

import re
import subprocess
import sys
from pathlib import Path

import pytest
from mypy import api

import openhearts

SCRIPT = Path(__file__).with_name("script.py")
WRONG = {  # a line -> what mypy must say of it
    "oh.nonsense": "attr-defined",
    "oh.Veiw": "attr-defined",
    'oh.deal("classic")': "arg-type",
    'oh.match("classic")': "arg-type",
    "oh.ruleset(4)": "arg-type",
    'oh.ruleset("classic", seats="4")': "arg-type",
    'oh.ruleset("classic", options=["sun"])': "arg-type",
    "oh.card(5)": "arg-type",
    "oh.read(5)": "arg-type",
    'oh.deal(oh.ruleset("classic"), dealer="1")': "arg-type",
    'oh.deal(oh.ruleset("classic")).view("0")': "arg-type",
    'oh.deal(oh.ruleset("classic")).play(5)': "arg-type",
    'oh.deal(oh.ruleset("classic")).act(0, None)': "arg-type",
}


def test_a_users_script_is_checked(tmp_path: Path, pytestconfig: pytest.Config) -> None:
    wrong = tmp_path / "wrong.py"
    wrong.write_text("\n".join(["import openhearts as oh", *WRONG]) + "\n", encoding="utf-8")
    assert (Path(openhearts.__file__).parent / "py.typed").exists()
    cache = pytestconfig.cache.mkdir("mypy-of-users") if pytestconfig.cache else tmp_path
    options = ["--strict", "--no-error-summary", "--hide-error-context", "--config-file=", f"--cache-dir={cache}"]
    said, failed, _ = api.run([*options, str(SCRIPT), str(wrong)])
    lines = said.splitlines()
    assert failed == "" and [line for line in lines if SCRIPT.name in line] == []
    found = {
        int(match[1]): match[2]
        for line in lines
        if (match := re.search(r"wrong\.py:(\d+): error: .*\[([\w-]+)\]", line))
    }
    assert found == {number: code for number, code in enumerate(WRONG.values(), start=2)}, said


def test_the_script_does_what_its_types_say() -> None:
    done = subprocess.run([sys.executable, str(SCRIPT)], capture_output=True, text=True, check=False)
    assert done.stderr == ""
    assert done.stdout.splitlines() == ["26 Ben (0, 0, 0, 0) True 1 club", "14 True card-not-held"]
