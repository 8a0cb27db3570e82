"""What is printed: it arrives or the command fails, and what other people wrote moves no cursor and begins no line."""

from __future__ import annotations

import json
import os
import sys
from pathlib import Path

import pytest

import openhearts as oh
from openhearts.terminal.ui.encoding_fallback import harmless
from tests import warm_starts
from tests.golden.make import HERE

from .conftest import Process, Runner

GOLDEN = HERE / "kids-jinx-3.txt"
NAMES = ["Ann\x1b]0;owned\x07\x1b[31m", "Cem\nForged: line\r\x85Forged too\u2028", "Zoë 漢\u202e\x9b2J\x7f"]
SMALL = """
import resource, sys
sys.dont_write_bytecode = True
resource.setrlimit(resource.RLIMIT_FSIZE, (0, 0))
from openhearts.cli import main
main(sys.argv[1:])
"""
LINES = [
    "simulate kids-jinx --seats 3 --matches 3 --processes 1 --json",
    "simulate kids-jinx --seats 3 --matches 3 --processes 1 --csv -",
    f"check {GOLDEN}",
    f"replay {GOLDEN} --plain",
    "watch kids-jinx --plain --pace 0",
    "variants",
    "rules classic",
    "saved",
    "saved --json",
    "bridge",
    "--version",
    "--help",
    "play --help",
    "bot --help",
]


@pytest.mark.skipif(sys.platform == "win32", reason="no limits for files there")
@pytest.mark.parametrize("line", LINES)
def test_what_cannot_be_printed_is_an_error(line: str, tmp_path: Path) -> None:
    """No file may grow here: the same as a disk that is full."""
    with (tmp_path / "out").open("wb") as out:
        done = warm_starts.run(["-c", SMALL, *line.split()], given=b'{"ask": "hello"}\n', stdout=out, timeout=60)
    assert done.returncode == 2 and done.stderr.startswith(b"That cannot be written"), done.stderr
    assert len(done.stderr.splitlines()) == 1 and (tmp_path / "out").read_bytes() == b""


@pytest.mark.skipif(sys.platform == "win32", reason="pipes end otherwise there")
@pytest.mark.parametrize("line", LINES)
def test_a_reader_who_goes_is_no_error(line: str) -> None:
    reader, writer = os.pipe()
    os.close(reader)
    done = warm_starts.run(["-m", "openhearts", *line.split()], given=b'{"ask": "hello"}\n', stdout=writer, timeout=60)
    os.close(writer)
    assert done.returncode in (0, 1) and done.stderr == b""


def stranger(folder: Path) -> Path:
    """A record whose players have names that a terminal would obey."""
    players = [oh.Player(name) for name in NAMES]
    place = folder / "record.txt"
    place.write_bytes(oh.match(oh.ruleset("kids-jinx", 3), seed=1).record(players=players).text().encode())
    return place


def is_harmless(text: str) -> bool:
    return harmless(text) == text and not any(line.lstrip().startswith("Forged") for line in text.splitlines())


def test_names_in_a_record_are_shown_and_not_obeyed(run: Runner, tmp_path: Path) -> None:
    done = run("replay", str(stranger(tmp_path)), "--plain", given="\n\n\ns\nt\n?\n")
    assert done.exit_code == 0 and is_harmless(done.output), done.output
    assert "Ann␛]0;owned␇␛[31m" in done.output and "Cem Forged: line" in done.output and "Zoë 漢�2J␡" in done.output


def test_a_damaged_line_is_quoted_and_not_obeyed(run: Runner, tmp_path: Path) -> None:
    place = tmp_path / "damaged\x1b[2J.txt"
    place.write_bytes(GOLDEN.read_bytes().replace(b'[Deal "1"]', b'[Deal "1\x1b[31m"]\n\x1b]0;owned\x07', 1))
    for command in ("check", "replay"):
        done = run(command, str(place))
        assert done.exit_code == 2 and is_harmless(done.output) and done.stderr, done.output


def test_the_name_in_a_rule_file_is_shown_and_not_obeyed(run: Runner, tmp_path: Path) -> None:
    place = tmp_path / "mine.toml"
    for game in ("classic", "herz-an-herz"):
        name = "A\\u0000\\u001b[31mB\\nForged: line"
        place.write_text(f'extends = "{game}"\nid = "mine"\nname = "{name}"\n', encoding="utf-8")
        done = run("rules", "--rules", str(place))
        if done.exit_code == 0:
            assert is_harmless(done.output) and "A␀␛[31mB Forged: line" in done.output
        else:  # the rules themselves refuse such a name
            assert is_harmless(done.output) and done.exit_code == 2


def test_json_stays_what_it_is(process: Process) -> None:
    """Escapes mean the same, and no line of it ends elsewhere."""
    name = "Ann\u2028\x9b2J\u202e\x7fB"
    assert json.loads(process("variants", "--json").stdout) and json.loads(process("saved", "--json").stdout) == []
    process("play", "kids-jinx", "--plain", "--name", name)
    done = process("saved", "--json")
    assert harmless(done.stdout.decode()) == done.stdout.decode() and b"\\u009b2J" in done.stdout
    assert json.loads(done.stdout)[0]["players"][0]["name"] == name
