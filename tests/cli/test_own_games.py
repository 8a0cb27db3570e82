"""`openhearts game test`: shipped games and those of one's own, reports in words, sentences for nonsense."""

from __future__ import annotations

import json
import shutil
from pathlib import Path

import pytest

from openhearts.games import registry
from openhearts.speech.catalogue import languages
from openhearts.speech.speaker import Speaker
from openhearts.testing.game_conformance import CHECKS
from tests.cli.conftest import Process, Runner
from tests.games import toy
from tests.testing import faulty_games

FAULTY = faulty_games.__file__


@pytest.fixture
def folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A folder that the commands run in, with a game of one's own in it."""
    monkeypatch.chdir(tmp_path)
    shutil.copy(toy.__file__, tmp_path / "mine.py")
    return tmp_path


@pytest.mark.parametrize("named", ["mine.py", "mine.py:GAME", "mine.py:ToyGame", "mine:GAME"])
def test_a_game_of_ones_own_keeps_its_promises(run: Runner, folder: Path, named: str) -> None:
    done = run("game", "test", named, "--quick")
    assert done.exit_code == 0, done.output
    lines = done.output.splitlines()
    assert len([line for line in lines if line.startswith("kept")]) == len(CHECKS)
    told = "mine.py:GAME" if named == "mine.py" else named
    assert lines[-1] == f"{told} keeps every promise that was looked at (seed 1)."
    assert toy.GAME_ID not in registry.games()


def test_a_game_imports_what_lies_beside_it(process: Process, folder: Path) -> None:
    (folder / "box").mkdir()
    (folder / "mine.py").rename(folder / "box" / "rules.py")
    (folder / "box" / "mine.py").write_text("from rules import ToyGame\n\nMINE = ToyGame()\n")
    done = process("game", "test", "box/mine.py", "--quick")
    assert done.returncode == 0, done.stderr
    assert done.stdout.decode().splitlines()[-1].startswith("box/mine.py:MINE keeps")


def test_a_game_in_several_files_is_found_by_its_module(process: Process, folder: Path) -> None:
    (folder / "box").mkdir()
    (folder / "box" / "__init__.py").write_text("")
    (folder / "mine.py").rename(folder / "box" / "rules.py")
    (folder / "box" / "game.py").write_text("from .rules import ToyGame\n\nprint('thinking')\nMINE = ToyGame()\n")
    done = process("game", "test", "box.game:MINE", "highest-number", "--seats", "3", "--json")
    assert done.returncode == 0, done.stderr
    assert json.loads(done.stdout)["subject"] == "highest: highest-number, 3 seats"
    assert b"thinking" in done.stderr, "what it prints does not mix with the report"


@pytest.mark.parametrize(
    ("arguments", "subject"),
    [
        (("hearts", "classic", "--seats", "4"), "hearts: classic, 4 seats"),
        (("hearts", "windows", "kids-jinx", "--seats", "3"), "hearts: 2 rule sets"),
        (("herz_an_herz",), "herz_an_herz: 2 rule sets"),
        (("herz-an-herz", "--seats", "3"), "herz_an_herz: herz-an-herz, 3 seats"),
    ],
)
def test_shipped_games_keep_theirs(run: Runner, arguments: tuple[str, ...], subject: str) -> None:
    done = run("game", "test", *arguments, "--quick", "--deals", "1", "--json")
    whole = json.loads(done.output)
    assert (done.exit_code, whole["subject"], whole["passed"]) == (0, subject, True)


def test_house_rules_are_looked_at_too(run: Runner, folder: Path) -> None:
    (folder / "house.toml").write_text('extends = "classic"\nid = "house"\nname = "House"\n\n[pass]\ncount = 2\n')
    done = run("game", "test", "hearts", "--rules", "house.toml", "--seats", "4", "--deals", "1", "--json")
    assert (done.exit_code, json.loads(done.output)["subject"]) == (0, "hearts: house, 4 seats")


def test_a_broken_promise_is_told_with_the_way_back(run: Runner) -> None:
    done = run("game", "test", f"{FAULTY}:Stuck", "--seed", "9", "--deals", "2")
    assert done.exit_code == 1
    lines = done.output.splitlines()
    assert any(line.startswith("broken") and "Options are accepted" in line for line in lines)
    at = lines.index("Options are accepted, other actions refused.")
    assert lines[at + 1].endswith(": a decision is owed, and there is no option.")
    assert lines[at + 2].startswith("  highest-number, seats: 2, seed 9, deal 1, actions before: ")
    command = lines[lines.index("  See it again:", at) + 1].split()
    assert command[:4] == ["openhearts", "game", "test", f"{FAULTY}:Stuck"]
    assert command[4:] == ["highest-number", "--seats", "2", "--seed", "9", "--deals", "2"]
    again = run(*command[1:])
    assert again.exit_code == 1 and lines[at + 1] in again.output.splitlines()


def test_house_rules_are_named_by_their_file(run: Runner, folder: Path) -> None:
    (folder / "house.toml").write_text('extends = "classic"\nid = "house"\nname = "House"\n')
    text = "from openhearts.games.hearts.game import Hearts\n\n\nclass Mine(Hearts):\n"
    text += "    def play_lines(self, start, steps):\n        return Hearts.play_lines(start, steps[:-1])\n"
    (folder / "mine.py").write_text(text)
    done = run("game", "test", "mine.py:Mine", "--rules", "house.toml", "--seats", "4", "--deals", "1", "--json")
    check = next(one for one in json.loads(done.output)["checks"] if one["outcome"] == "failed")
    line = "openhearts game test mine.py:Mine --rules house.toml --seats 4 --seed 1 --deals 1"
    assert (done.exit_code, check["name"], check["repeat"][0]) == (1, "records", line)
    more = run("game", "test", "mine.py:Mine", "classic", "--seats", "4", "--deals", "1", "--json")
    assert "mine.py:Mine classic --seats 4" in more.output


def test_what_a_game_raises_is_told_with_its_frames(run: Runner) -> None:
    done = run("game", "test", f"{FAULTY}:Crashing", "--quick")
    assert done.exit_code == 1 and "IndexError" in done.output and "in apply" in done.output


@pytest.mark.parametrize("language", languages())
def test_every_language_tells_it(run: Runner, folder: Path, language: str) -> None:
    good = run("game", "test", "mine.py", "--quick", "--lang", language)
    bad = run("game", "test", f"{FAULTY}:OpenTable", "--quick", "--lang", language)
    assert (good.exit_code, bad.exit_code) == (0, 1), good.output + bad.output
    speaker = Speaker(language)
    assert good.output.splitlines()[-1] == speaker.text("test-all-kept", subject="mine.py:GAME", seed="1")
    assert speaker.text("test-viewer", seat="watcher") in bad.output.casefold()


@pytest.mark.parametrize(
    ("arguments", "part"),
    [
        (("chess",), "hearts"),
        (("nothing.py",), "nothing.py"),
        (("nothing.py:GAME",), "nothing.py"),
        (("nothing.here:GAME",), "ModuleNotFoundError"),
        (("empty.py",), "empty.py:GAME"),
        (("mine.py:Nothing_here",), "mine.py:GAME"),
        (("mine.py:ToyRules",), "view_of"),
        (("broken.py",), "SyntaxError"),
        (("fails.py:Mine",), "ZeroDivisionError"),
        (("mine.py", "clasic"), "highest-number"),
        (("mine.py", "--seats", "9"), "from 2 to 4"),
        (("hearts", "herz-an-herz"), "classic"),
        (("hearts", "--rules", "nothing.toml"), "nothing.toml"),
        (("hearts", "--deals", "0"), "--deals"),
        ((), "GAME"),
    ],
)
def test_what_cannot_be_tested_is_refused(run: Runner, folder: Path, arguments: tuple[str, ...], part: str) -> None:
    (folder / "empty.py").write_text("x = 1\n")
    (folder / "broken.py").write_text("class Mine(\n")
    text = (folder / "mine.py").read_text(encoding="utf-8")
    fails = "class Mine(ToyGame):\n    def __init__(self):\n        self.x = 1 // 0\n"
    (folder / "fails.py").write_text(f"{text}\n\n{fails}", encoding="utf-8")
    done = run("game", "test", *arguments)
    assert done.exit_code == 2 and part in done.output, done.output
    assert ("Traceback" in done.output) == (part == "ZeroDivisionError")  # of its own lines, if it came to one


@pytest.mark.parametrize(("command", "asked"), [("game", "check_game"), ("bot", "check_bot")])
def test_who_stops_a_check_is_told_that_it_ended(
    run: Runner, command: str, asked: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    def stopped(*_: object, **__: object) -> None:
        raise KeyboardInterrupt

    module = {"game": "game_testing", "bot": "bot_authoring"}[command]
    monkeypatch.setattr(f"openhearts.terminal.commands.{module}.{asked}", stopped)
    done = run(command, "test", {"game": "hearts", "bot": "club"}[command], "--lang", "en")
    assert (done.exit_code, done.stdout, done.stderr) == (130, "", "Stopped early.\n")
