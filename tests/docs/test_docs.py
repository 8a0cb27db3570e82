"""The pages say everything there is: every variant, parameter and public name; made pages are up to date; examples run.

Links are followed by tests/workshop; doctests of the pages run with the rest of pytest.
"""

from __future__ import annotations

import hashlib
import importlib
import json
import re
import runpy
import subprocess
import sys
from pathlib import Path

import msgspec
import numpy as np
import pytest

import openhearts as oh
from openhearts.bots.external.bridge_server import serve
from openhearts.bots.hearts.master.networks import PROVED, WEIGHTS, networks_for
from openhearts.bots.hearts.master.plays import RICHEST, WORLDS
from openhearts.bots.players.master import SEARCHED
from openhearts.cli import main
from openhearts.core.option_text import option_text
from openhearts.training.hearts.settings import Settings

ROOT = Path(__file__).parents[2]
DOCS = {path.name: path.read_text(encoding="utf-8") for path in (ROOT / "docs").glob("*.md")}
EXAMPLES = sorted((ROOT / "examples").glob("*.py"))


def test_the_bridge_answers_as_its_page_says() -> None:
    lines = [json.loads(line) for line in DOCS["bridge.md"].splitlines() if line.startswith('{"id"')]
    questions = [line for line in lines if "ask" in line]
    answers = [json.loads(line) for line in serve([json.dumps(line) for line in questions])]
    assert len(questions) > 1 and answers == [line for line in lines if "ask" not in line]


def test_made_pages_are_up_to_date() -> None:
    pages = runpy.run_path(str(ROOT / "tools" / "make_docs.py"))["PAGES"]
    for name, make in pages.items():
        assert DOCS[name] == make(), f"docs/{name} is out of date: run `make docs`"


def test_the_table_of_commands_has_every_command() -> None:
    told = re.findall(r"^\| `openhearts (\w+)", DOCS["terminal.md"], re.MULTILINE)
    assert {*told} == {*main.commands}


@pytest.mark.parametrize("name", [name for name in oh.__dir__() if not name.startswith("_")])
def test_every_public_name_stands_in_the_docs(name: str) -> None:
    assert f"`{name}`" in DOCS["api.md"] or f"`oh.{name}" in DOCS["api.md"]


@pytest.mark.parametrize("variant", oh.variants(), ids=lambda variant: variant.id)
def test_every_variant_speaks_english_and_german(variant: oh.Variant) -> None:
    assert {"en", "de"} <= {language for language, _ in variant.names}
    assert {"en", "de"} <= {language for language, _ in variant.summaries}


@pytest.mark.parametrize("page", ["README.md", "CONTRIBUTING.md", "docs/house-rules.md", "docs/rules.md"])
def test_rule_files_in_the_docs_can_be_played(page: str, tmp_path: Path) -> None:
    text = (ROOT / page).read_text(encoding="utf-8")
    blocks: list[str] = re.findall(r"```\w*\n(.*?)```", text, re.DOTALL)
    shown = [block for block in blocks if re.search("extends.*classic", block)]
    assert shown
    for number, block in enumerate(shown):
        file = tmp_path / f"{number}.toml"
        file.write_text(block, encoding="utf-8")
        for seats in (3, 4, 5, 6):
            assert oh.load_ruleset(file, seats).seats == seats


def test_the_docs_say_where_networks_play() -> None:
    """For every variant at every size, in the order of `oh.variants()`; the note in training.md leads there."""
    heads = ["| variant | seats with the networks | seats with the search of `expert` |", "|---|---|---|"]
    rows = []
    for variant in oh.variants():
        learned = {size for size in variant.seats if has_networks(variant, size)}
        cells = (", ".join(str(size) for size in variant.seats if (size in learned) == wanted) for wanted in (1, 0))
        rows.append(f"| `{variant.id}` | {' | '.join(cell or '–' for cell in cells)} |")
    assert "\n".join(["", *heads, *rows, ""]) in DOCS["bots.md"]
    assert "bots.md#where-master-plays-by-its-networks" in DOCS["training.md"]
    assert f"with {SEARCHED} worlds" in DOCS["bots.md"]
    assert f"the networks take {WORLDS}, and up to {RICHEST} times as many" in DOCS["bots.md"]


def test_the_docs_say_which_rules_near_them_the_networks_play_too() -> None:
    rows = [f"| `{' '.join(option_text(*one) for one in proved.options)}` |" for proved in PROVED[1:]]
    told = [line for line in DOCS["bots.md"].splitlines() if line.startswith("| `") and "=" in line.split("`")[1]]
    assert [line[: len(row)] for line, row in zip(told, rows, strict=True)] == rows


@pytest.mark.parametrize(("variant", "seats"), sorted({(proved.variant, proved.seats) for proved in PROVED}))
def test_the_docs_say_what_made_the_shipped_networks(variant: str, seats: int) -> None:
    """The digest of the file, and in its row the command with the settings that the file itself tells."""
    path = WEIGHTS / f"{variant}-{seats}.npz"
    assert hashlib.sha256(path.read_bytes()).hexdigest() in DOCS["training.md"]
    row = next(line for line in DOCS["training.md"].splitlines() if line.startswith(f"| `{path.name}`"))
    command = re.findall(r"`openhearts train [^`]*`", row)[-1].strip("`").split()
    told = dict(zip(command[4::2], command[5::2], strict=True))
    assert command[3] == variant
    assert told.pop("--seats") == str(seats)
    rounds = int(told.pop("--rounds"))
    with np.load(path, allow_pickle=False) as found:
        about = json.loads(str(found["about"]))
    assert about["rules"] == oh.ruleset(variant, seats).digest
    start = about["settings"]["start"]
    assert start in DOCS["training.md"]
    named = {name[2:]: int(value) for name, value in told.items() if name not in ("--from", "--threads")}
    assert about["settings"] == msgspec.to_builtins(Settings(rounds=0, threads=0, start=start, **named))
    curves = (ROOT / "bench" / "curves" / f"{variant}-{seats}.csv").read_text().splitlines()
    assert len(curves) == 1 + rounds


def has_networks(variant: oh.Variant, seats: int) -> bool:
    return variant.game == "hearts" and networks_for(oh.ruleset(variant.id, seats)) is not None


@pytest.mark.parametrize("path", [path for path in EXAMPLES if path.stem != "verify_deal"], ids=lambda path: path.stem)
def test_every_example_runs(path: Path) -> None:
    done = subprocess.run([sys.executable, str(path)], capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stderr
    assert done.stdout.strip()


def test_no_room_hides_a_public_name() -> None:
    # Importing openhearts.NAME sets an attribute of the package: where a public name is a room's too, the room must be
    # that very thing, and do what the name promises.
    rooms = {path.stem if path.is_file() else path.name for path in (ROOT / "src" / "openhearts").iterdir()}
    shared = rooms & set(oh.__dir__())
    assert shared <= {"arena"}
    for name in shared:
        room = importlib.import_module(f"openhearts.{name}")
        assert getattr(oh, name) is room is getattr(importlib.import_module("openhearts.api"), name)
        assert callable(room)


@pytest.mark.parametrize(
    "first",
    ["import openhearts.arena", "from openhearts.arena.play import play_match", "import openhearts.api", "pass"],
)
def test_the_arena_can_be_called_whatever_was_imported_first(first: str) -> None:
    lines = (
        first,
        "import openhearts as oh",
        "call = oh.arena",
        "found = call(['random'], oh.ruleset('kids-jinx', 3), blocks=2)",
        "import inspect, openhearts.arena",
        "assert call is oh.arena is openhearts.arena",
        "assert next(iter(inspect.signature(call).parameters)) == 'players'",
        "print(type(found).__name__)",
    )
    done = subprocess.run([sys.executable, "-c", "\n".join(lines)], capture_output=True, text=True, check=False)
    assert (done.stdout.strip(), done.stderr) == ("Arena", "")


@pytest.mark.parametrize("tool", ["make_decks", "make_fonts"])
def test_a_tool_that_takes_a_folder_says_so_and_says_what_is_missing_there(tool: str, tmp_path: Path) -> None:
    if tool == "make_fonts":
        pytest.importorskip("fontTools")
    command = [sys.executable, "-m", f"tools.{tool}"]
    asked = subprocess.run([*command, "--help"], cwd=ROOT, capture_output=True, text=True)
    assert asked.returncode == 0 and "FOLDER" in asked.stdout and asked.stderr == ""
    refused = subprocess.run([*command, str(tmp_path)], cwd=ROOT, capture_output=True, text=True)
    assert refused.returncode == 2 and "there is no" in refused.stderr and "Traceback" not in refused.stderr
