"""`openhearts bot new` and `openhearts bot test`: a bot that runs at once, reports in words, sentences for nonsense."""

from __future__ import annotations

import ast
import json
import shlex
import subprocess
import sys
from keyword import iskeyword
from pathlib import Path

import pytest

import openhearts as oh
from openhearts.errors import BadBot
from openhearts.speech.catalogue import languages
from openhearts.terminal.commands.bot_authoring import spec_of
from openhearts.testing.bot_template import class_name
from tests.cli.conftest import Process, Runner
from tests.testing import faulty_bots

FAULTY = faulty_bots.__file__


@pytest.fixture
def folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A folder that the commands run in."""
    monkeypatch.chdir(tmp_path)
    return tmp_path


def test_a_new_bot_keeps_its_promises(run: Runner, folder: Path) -> None:
    done = run("bot", "new", "mine.py")
    assert done.exit_code == 0
    assert done.output.splitlines()[0].startswith("mine.py is written")
    assert [line.split()[:3] for line in done.output.splitlines()[1:]] == [
        ["openhearts", "bot", "test"],
        ["openhearts", "play", "classic"],
        ["openhearts", "arena", "classic"],
    ]
    found = run("bot", "test", "mine.py", "--quick")
    assert found.exit_code == 0, found.output
    assert found.output.splitlines()[-1] == "mine.py:Mine keeps every promise that was looked at (seed 1)."
    assert not run("bot", "test", "mine.py", "cancellation", "kids-jinx", "herz-an-herz").exit_code


def test_a_new_bot_is_typed(run: Runner, folder: Path) -> None:
    run("bot", "new", "my_first-bot.py")
    text = (folder / "my_first-bot.py").read_text()
    assert "class MyFirstBot(oh.Bot):" in text and 'name = "my_first-bot"' in text
    (folder / "other.py").write_text(text)
    command = [sys.executable, "-m", "mypy", "--strict", "--cache-dir", str(folder / "cache"), "other.py"]
    done = subprocess.run(command, cwd=folder, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stdout + done.stderr
    ruff = [
        sys.executable,
        "-m",
        "ruff",
        "check",
        "--isolated",
        "--select",
        "E,F,I,UP,B,SIM,RUF",
        "--line-length",
        "120",
    ]
    done = subprocess.run([*ruff, "other.py"], cwd=folder, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stdout + done.stderr


def test_a_record_runs_no_file_that_it_names(run: Runner, folder: Path) -> None:
    run("bot", "new", "mine.py")
    (folder / "other.py").write_text("open('ran', 'w')\n" + (folder / "mine.py").read_text())
    run(
        "watch",
        "kids-jinx",
        "--bots",
        "mine.py:Mine",
        "--plain",
        "--pace",
        "0",
        "--seed",
        "1",
        "--record",
        "record.txt",
    )
    record = folder / "record.txt"
    record.write_text(record.read_text().replace("mine.py:Mine", "other.py:Mine"))
    assert run("check", "record.txt").exit_code == 0
    done = run("check", "record.txt", "--bots")
    assert done.exit_code and "a record starts none" in done.stderr and not (folder / "ran").exists()


def test_a_new_bot_plays(run: Runner, folder: Path) -> None:
    run("bot", "new", "mine.py")
    done = run(
        "arena", "classic", "--players", "mine.py:Mine,random,random,random", "--blocks", "4", "--processes", "1"
    )
    assert done.exit_code == 0 and "mine.py:Mine" in done.output
    assert not run("watch", "kids-jinx", "--bots", "mine.py:Mine", "--plain", "--pace", "0", "--seed", "1").exit_code
    shown = run("play", "kids-jinx", "--seats", "3", "--bots", "mine.py:Mine", "--plain", "--name", "Ann", given="q\n")
    assert shown.exit_code == 0, shown.output
    found = oh.simulate(["mine.py:Mine", "random", "random", "random"], oh.ruleset("classic"), matches=8, seed=1)
    mine = next(player for player in found.players if player.bot == "mine.py:Mine")
    assert mine.payoff.value > 0, "it is better than chance"


def test_nothing_is_written_over(run: Runner, folder: Path) -> None:
    (folder / "mine.py").write_text("precious")
    done = run("bot", "new", "mine.py")
    assert (done.exit_code, (folder / "mine.py").read_text()) == (2, "precious")
    assert "mine.py is there already" in done.output
    for name in ("mine.txt", "mine", ".py"):
        done = run("bot", "new", name)
        assert done.exit_code == 2 and ".py" in done.output and not (folder / name).exists(), name
    done = run("bot", "new", "nowhere/mine.py")
    assert done.exit_code == 2 and "nowhere/mine.py" in done.output


def test_a_broken_promise_is_told_with_the_way_back(run: Runner) -> None:
    done = run("bot", "test", f"{FAULTY}:Crashing", "classic", "--seats", "4", "--seed", "9")
    assert done.exit_code == 1
    lines = done.output.splitlines()
    assert any(line.startswith("broken") and "It answers every question." in line for line in lines)
    assert "ZeroDivisionError" in done.output and "in share" in done.output
    assert "classic, seats: 4, seed 9, deal 1" in done.output
    at = lines.index("  See it again:")
    command = lines[at + 1].split()
    assert command[:3] == ["openhearts", "bot", "test"] and lines[at + 2].strip().startswith("view_at(")
    again = run(*command[1:])
    assert again.exit_code == 1
    assert [line for line in again.output.splitlines() if " ms" not in line] == [
        line for line in lines if " ms" not in line
    ]


def test_json_is_for_programs(run: Runner) -> None:
    done = run("bot", "test", "club", "kids-jinx", "--quick", "--json")
    whole = json.loads(done.output)
    assert (done.exit_code, whole["subject"], whole["passed"], whole["seed"]) == (0, "club", True, "1")
    assert run("bot", "test", f"{FAULTY}:Hypocrite", "classic", "--quick", "--json").exit_code == 1


def test_what_a_bot_prints_does_not_mix_with_the_report(process: Process) -> None:
    done = process("bot", "test", f"{FAULTY}:Talking", "kids-jinx", "--quick", "--json")
    assert done.returncode == 0 and json.loads(done.stdout)["passed"] is True
    assert b"thinking" in done.stderr


@pytest.mark.parametrize("language", languages())
def test_every_language_tells_it(run: Runner, language: str) -> None:
    good = run("bot", "test", "random", "kids-jinx", "--quick", "--lang", language)
    bad = run("bot", "test", f"{FAULTY}:Cheating", "classic", "--seats", "3", "--quick", "--lang", language)
    assert (good.exit_code, bad.exit_code) == (0, 1), good.output + bad.output
    assert "random" in good.output.splitlines()[-1] and "Cheating" in bad.output.splitlines()[-1]


@pytest.mark.parametrize(
    ("arguments", "part"),
    [
        (("exprt",), "expert"),
        (("nothing.py",), "nothing.py"),
        (("nothing.py:Mine",), "nothing.py"),
        ((FAULTY,), "faulty_bots.py:Crashing"),
        (("empty.py",), "There is no bot in empty.py"),
        (("no_choice.py",), "Mine in no_choice.py has no method choose"),
        (("no_base.py",), "Mine in no_base.py is no subclass of openhearts.Bot"),
        (("two.py",), "Write: two.py:Mine"),
        (("fails_early.py",), "ZeroDivisionError"),
        (("club", "--quick", "--long"), "--quick, --long cannot stand together"),
        (("broken.py",), "SyntaxError"),
        (("fails.py",), "ZeroDivisionError"),
        (("club", "clasic"), "classic"),
        (("club", "--seats", "99"), "from 2 to 11"),
        (("club", "--seats", "9", "--game", "herz_an_herz"), "from 2 to 4"),
        (("club", "--game", "chess"), "hearts"),
        (("club", "--budget", "0"), "--budget"),
        (("club", "--max-ms", "-1"), "--max-ms"),
        (("club", "--max-ms", "nan"), "max_ms"),
        (("cmd:",), ""),
        ((), "BOT"),
    ],
)
def test_what_cannot_be_tested_is_refused(run: Runner, folder: Path, arguments: tuple[str, ...], part: str) -> None:
    (folder / "empty.py").write_text("x = 1\n")
    (folder / "broken.py").write_text("class Mine(\n")
    lines = "import openhearts as oh\n\nclass Mine(oh.Bot):\n    name, version = 'm', '1'\n    x = 1 // 0\n"
    (folder / "fails.py").write_text(lines + "    def choose(self, view, budget, rng):\n        return None\n")
    (folder / "fails_early.py").write_text("x = 1 // 0\n")
    (folder / "no_base.py").write_text("class Mine:\n    def choose(self, view, budget, rng): ...\n")
    for name, more in (("no_choice.py", ""), ("two.py", "class Ours(oh.Bot): ...\n")):
        (folder / name).write_text("import openhearts as oh\n\nclass Mine(oh.Bot):\n    x = 1\n" + more)
    done = run("bot", "test", *arguments)
    assert done.exit_code == 2 and part in done.output, done.output
    is_own_code = arguments in (("fails.py",), ("fails_early.py",))  # then its own traceback stands before the sentence
    assert ("Traceback" in done.output) == is_own_code


def test_a_program_that_does_not_answer_breaks_a_promise(run: Runner) -> None:
    done = run("bot", "test", "cmd:no-such-program", "kids-jinx", "--quick")
    assert done.exit_code == 1 and "no-such-program" in done.output


def test_it_runs_as_a_process(process: Process, tmp_path: Path) -> None:
    done = process("bot", "new", str(tmp_path / "mine.py"))
    assert done.returncode == 0, done.stderr
    found = process("bot", "test", str(tmp_path / "mine.py"), "classic", "--quick")
    assert found.returncode == 0 and not found.stderr, found.stderr


@pytest.mark.parametrize(
    ("text", "named"),
    [
        ("class Base(oh.Bot):\n    def choose(self): ...\nclass Mine(Base):\n    def score(self): ...\n", "Mine"),
        ("class Base(oh.Bot): ...\nclass Mine(Base):\n    def choose(self): ...\n", "Mine"),
        ("class Mine(oh.Bot):\n    def choose(self): ...\nclass Note(oh.Record): ...\n", "Mine"),
    ],
)
def test_the_class_that_is_no_base_of_another_is_meant(tmp_path: Path, text: str, named: str) -> None:
    path = tmp_path / "two.py"
    path.write_text(f"import openhearts as oh\n{text}")
    assert spec_of(str(path)) == f"{path}:{named}"


def test_of_several_classes_one_is_asked_for(tmp_path: Path) -> None:
    path = tmp_path / "two.py"
    body = "    def choose(self): ...\n"
    path.write_text(f"class Base(oh.Bot):\n{body}class One(Base):\n{body}class Two(Base):\n    pass\n")
    with pytest.raises(BadBot) as caught:
        spec_of(str(path))
    assert caught.value.data["sample"] == "two.py:One"


def test_classes_are_named_after_files() -> None:
    for stem in ("mine", "my_bot", "7up", "bot", "a b", "größe", "-", "Bot", "true", "none", "False"):
        name = class_name(stem)
        assert name.isidentifier() and not iskeyword(name) and name != "Bot", stem


NAMED = [
    "true.py",
    "none.py",
    "my-NAME.py",
    "CLASSY.py",
    "FILE.py",
    "TEST.py",
    "MINE.PY",
    "a b.py",
    "größe.py",
    "o'k.py",
]


@pytest.mark.parametrize("name", NAMED if sys.platform == "win32" else [*NAMED, "a\\Users.py", 'a"""b.py', "$HOME.py"])
def test_whatever_the_file_is_called_it_is_python_and_its_commands_work(run: Runner, folder: Path, name: str) -> None:
    done = run("bot", "new", name)
    text = (folder / name).read_text(encoding="utf-8")
    tree = ast.parse(text)
    [made] = [one for one in tree.body if isinstance(one, ast.ClassDef)]
    assert done.exit_code == 0 and f"name = {json.dumps(Path(name).stem, ensure_ascii=False)}" in text
    commands = [line.strip() for line in done.output.splitlines()[1:]]
    assert '"""' in name or all(f" {line}\n" in text for line in commands)  # copied from the file itself
    told = (ast.get_docstring(tree) or "").splitlines()[2:]
    assert [line.partition("openhearts ")[2] for line in told] == [line.partition(" ")[2] for line in commands]
    test, play, arena = (shlex.split(line)[1:] for line in commands)
    assert test == ["bot", "test", name] and play[-1] == f"{name}:{made.name}"
    assert run(*test, "kids-jinx", "--quick").exit_code == 0
    measured = run("arena", "kids-jinx", *arena[2:], "--seats", "4", "--blocks", "1", "--processes", "1")
    assert measured.exit_code == 0 and made.name in measured.output, measured.output


@pytest.mark.parametrize(
    ("name", "sample"),
    [
        ("a,b.py", "a-b.py"),
        ("a;b.py", "a-b.py"),
        (" mine.py", "mine.py"),
        ("cmd:mine.py", "cmd-mine.py"),
        ("m\udcff.py", "m.py"),
        ("a\x1bb.py", "a-b.py"),
        ("one,two/mine.py", "mine.py"),
    ],
)
def test_what_could_not_be_named_later_is_refused(run: Runner, folder: Path, name: str, sample: str) -> None:
    """Nothing is left behind either."""
    (folder / "one,two").mkdir()
    done = run("bot", "new", name)
    assert done.exit_code == 2 and done.stderr.endswith(f"Write: {sample}\n"), done.output
    assert [one.name for one in folder.rglob("*")] == ["one,two"]


SMALL = """
import resource, sys
sys.dont_write_bytecode = True  # a module that is compiled here first would be kept by halves, for everybody
resource.setrlimit(resource.RLIMIT_FSIZE, (100, 100))
from openhearts.cli import main
main(sys.argv[1:])
"""


@pytest.mark.skipif(sys.platform == "win32", reason="no limits for files there")
def test_a_bot_that_cannot_be_written_whole_leaves_nothing(folder: Path) -> None:
    done = subprocess.run([sys.executable, "-c", SMALL, "bot", "new", "mine.py"], capture_output=True, check=False)
    assert done.returncode == 2 and b"mine.py" in done.stderr and not (folder / "mine.py").exists()


def test_what_is_wrong_with_a_file_is_told_from_its_own_lines(run: Runner, folder: Path) -> None:
    (folder / "fails.py").write_text("import nothing_of_that_name\n")
    (folder / "cut.py").write_text("class Mine(\n")
    for words, last in (
        (("bot", "test", "fails.py:Mine"), "ModuleNotFoundError: No module named 'nothing_of_that_name'"),
        (("bot", "test", "cut.py"), "SyntaxError: '(' was never closed"),
        (("arena", "classic", "--players", "cut.py:Mine"), "SyntaxError: '(' was never closed"),
        (("game", "test", "cut.py"), "SyntaxError: '(' was never closed"),
        (("game", "test", "no.such.module:GAME"), "ModuleNotFoundError: No module named 'no'"),
    ):
        done = run(*words)
        assert done.exit_code == 2 and last in done.stderr, done.stderr
        assert "openhearts" not in done.stderr and "importlib" not in done.stderr, done.stderr
        assert "unknown" not in done.stderr, done.stderr


def test_a_file_without_a_bot_and_a_level_without_options_are_told_as_what_they_are(run: Runner, folder: Path) -> None:
    (folder / "none.py").write_text("")
    done = run("bot", "test", "none.py")
    assert (done.exit_code, done.stderr) == (2, "There is no bot in none.py; a bot is a subclass of openhearts.Bot.\n")
    done = run("bot", "test", "club:worlds=3")
    assert (done.exit_code, done.stderr) == (2, "club has no options. Write club alone.\n")


def test_a_new_bot_wants_a_folder_that_is_there(run: Runner, folder: Path) -> None:
    done = run("bot", "new", "nowhere/mine.py")
    place = Path("nowhere/mine.py")
    assert done.exit_code == 2
    assert done.stderr == f"FILE {place} cannot be written: its folder is not there; make it, or name another place.\n"
