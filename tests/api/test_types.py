"""A user's script passes `mypy --strict`, and what is not there fails: names, arguments of the wrong kind.

One run of mypy over the script and over lines that must be found; the package is read as it is installed.
"""

from __future__ import annotations

import re
import subprocess
import sys
from pathlib import Path
from types import ModuleType
from typing import get_args

import pytest
from mypy import api

import openhearts
from openhearts.api.rules import HeartsName, HerzName
from openhearts.games import hearts, herz_an_herz

SCRIPT = Path(__file__).with_name("script.py")
WRONG = {  # a line -> what mypy must say of it
    "oh.nonsense": "attr-defined",
    "oh.Veiw": "attr-defined",
    'oh.deal("classic")': "call-overload",
    'oh.match("classic")': "call-overload",
    "oh.ruleset(4)": "call-overload",
    'oh.ruleset("classic", seats="4")': "call-overload",
    'oh.ruleset("classic", options=["sun"])': "call-overload",
    "oh.card(5)": "arg-type",
    "oh.read(5)": "arg-type",
    'oh.deal(oh.ruleset("classic"), dealer="1")': "call-overload",
    'oh.deal(oh.ruleset("classic")).view("0")': "arg-type",
    'oh.deal(oh.ruleset("classic")).play(5)': "arg-type",
    'oh.deal(oh.ruleset("classic")).act(0, None)': "arg-type",
    'oh.deal(oh.ruleset("classic")).view(0).towers': "attr-defined",
    'oh.deal(oh.ruleset("herz-an-herz")).view(0).hand': "attr-defined",
    'oh.match(oh.ruleset("classic")).deal.options(0).conut': "attr-defined",
    'oh.ruleset("classic").pass_.cuont': "attr-defined",
    "oh.ruleset(input()).pass_": "attr-defined",
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


def test_checkers_know_the_names_of_every_variant() -> None:
    shipped: dict[str, set[str]] = {}
    for variant in openhearts.variants():
        shipped.setdefault(variant.game, set()).update((variant.id, *variant.aliases))
    assert {"hearts": set(get_args(HeartsName)), "herz_an_herz": set(get_args(HerzName))} == shipped


@pytest.mark.parametrize("room", [hearts, herz_an_herz])
def test_a_games_types_stand_under_its_name(room: ModuleType) -> None:
    assert set(dir(room)) >= set(room.__all__)
    for name in room.__all__:
        assert getattr(room, name) is not None
    with pytest.raises(AttributeError):
        _ = room.Nonsense


def test_the_script_does_what_its_types_say() -> None:
    done = subprocess.run([sys.executable, str(SCRIPT)], capture_output=True, text=True, check=False)
    assert done.stderr == ""
    assert done.stdout.splitlines() == ["26 Ben (0, 0, 0, 0) True 1 club", "14 True card-not-held (3, False, 10, 4)"]
