"""Nonsense on the command line and in files gets a sentence on standard error, exit status 2, and no traceback."""

from __future__ import annotations

import shlex
import subprocess
import sys
from pathlib import Path

import pytest

from openhearts.tables import file_log

from .conftest import Process, Runner

BAD = [
    "play nope",
    "play clasic",
    "play classic --lang xx",
    "play classic --seats 99",
    "play classic --seats x",
    "play classic --seats -1",
    "play classic --option foo=1",
    "play classic --option end.limit=abc",
    "play classic --option =3",
    "play classic --option score.points={QS=1",
    "play classic --bots nobody",
    "play classic --bots club:worlds=3",
    "play classic --bots nothing.py:Bot",
    "play classic --lang tlh",
    "play classic --first-leader 9",
    "play classic --first-leader -1",
    "play classic --pace 99",
    "play classic --pace nan",
    "play classic --nonsense",
    "play --resume",
    "play --rules FOLDER",
    "play --rules FOLDER/none.toml",
    "play --rules FOLDER/binary",
    "play --rules FOLDER/huge",
    "play --rules FOLDER/empty",
    "play --rules FOLDER/utf16",
    "play --rules FOLDER/typo.toml",
    "watch classic --view 9",
    "watch classic --view me",
    "watch nope",
    "rules nope",
    "rules classic --seats 12",
    "check",
    "check FOLDER/none",
    "check FOLDER",
    "check FOLDER/binary FOLDER/empty FOLDER/long FOLDER/utf16",
    "check FOLDER/huge",
    "replay FOLDER/none",
    "replay FOLDER/binary",
    "replay FOLDER/long",
    "simulate classic --players a,b",
    "simulate classic --players club,club,nobody,club",
    "simulate classic --players ,",
    "simulate classic --matches 0",
    "simulate classic --matches 99999999",
    "simulate classic --processes 0",
    "simulate classic --matches 1 --records FOLDER/empty",
    "frobnicate",
]


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    (tmp_path / "binary").write_bytes(bytes(range(256)) * 40)
    (tmp_path / "huge").write_bytes(b"x" * 3_000_000)
    (tmp_path / "empty").write_bytes(b"")
    (tmp_path / "long").write_bytes(b"x" * 200_000)
    (tmp_path / "utf16").write_bytes('extends = "classic"'.encode("utf-16"))
    (tmp_path / "typo.toml").write_text('extends = "classic"\n[mooon]\nvalue = 3\n', encoding="utf-8")
    return tmp_path


@pytest.mark.parametrize("language", ["en", "de"])
@pytest.mark.parametrize("line", BAD)
def test_nonsense(run: Runner, folder: Path, line: str, language: str) -> None:
    arguments = line.replace("FOLDER", str(folder)).split()
    if "--lang" not in arguments and arguments[0] != "frobnicate":
        arguments += ["--lang", language]
    before = {path: path.read_bytes() for path in folder.iterdir() if path.is_file()}
    done = run(*arguments, given="")
    assert done.exit_code == 2, done.output
    assert done.exception is None or isinstance(done.exception, SystemExit), repr(done.exception)
    assert len(done.stderr.strip()) > 20
    assert ".." not in done.stderr.replace("...", "")
    assert {path: path.read_bytes() for path in before} == before


def test_it_is_so_in_another_process_too(process: Process, folder: Path) -> None:
    for line in ("play nope", "check FOLDER/binary", "play --rules FOLDER/huge"):
        done = process(*line.replace("FOLDER", str(folder)).split(), LANG="C", PYTHONIOENCODING="ascii")
        assert done.returncode == 2 and done.stdout == b""
        assert b"Traceback" not in done.stderr and len(done.stderr) > 20


@pytest.mark.parametrize("text", ["", "   ", "\x00\x00\n", "quit\n", "🂡\n", "x" * 5000 + "\n", "1\nq\n"])
def test_any_answer_to_the_first_question(run: Runner, text: str) -> None:
    done = run("play", "--plain", given=text)
    assert done.exit_code in (0, 2)
    assert done.exception is None or isinstance(done.exception, SystemExit)


SAID_IN_GERMAN = {
    "frobnicate": "Einen Befehl „frobnicate“ gibt es nicht. Alle zeigt: „main --help“.",
    "pley classic": "Einen Befehl „pley“ gibt es nicht. Alle zeigt: „main --help“. Meintest du „play“?",
    "--sedd 3": "Eine Option --sedd gibt es nicht. Alle zeigt: „main --help“.",
    "play classic --sedd 3": "Eine Option --sedd gibt es nicht. Alle zeigt: „main play --help“. Meintest du „--seed“?",
    "play classic --seats vier": "Für --seats geht: eine ganze Zahl. Mehr zeigt: „main play --help“.",
    "play classic --pace schnell": "Für --pace geht: eine Zahl. Mehr zeigt: „main play --help“.",
    "serve --port 99999": "Für --port geht: eine ganze Zahl ab 0 bis 65535. Mehr zeigt: „main serve --help“.",
    "train FOLDER --rate 9": "Für --rate geht: 1e-06 bis 0.1. Mehr zeigt: „main train --help“.",
    "check": "DATEI fehlt. Was der Befehl braucht, zeigt: „main check --help“.",
    "join": "URL fehlt. Was der Befehl braucht, zeigt: „main join --help“.",
    "play typo.toml": "„typo.toml“ ist der Name einer Datei, nicht einer Variante. "
    "Regeldateien gibst du mit --rules an, in Python mit load_ruleset.",
    "check none": "none lässt sich nicht lesen: Diese Datei gibt es nicht.",
    "check --receipts none none": "none lässt sich nicht lesen: Diese Datei gibt es nicht.",
}


@pytest.mark.parametrize("line", SAID_IN_GERMAN)
def test_a_wrong_command_line_is_told_in_the_readers_language(
    run: Runner, folder: Path, line: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Options and commands that are none too, with what to do next; a file is named once."""
    monkeypatch.setenv("LANG", "de_DE.UTF-8")
    done = run(*line.replace("FOLDER", str(folder)).split())
    assert done.exit_code in (1, 2) and done.stderr.strip() == SAID_IN_GERMAN[line]


def test_too_many_arguments_are_told_with_where_the_help_is(run: Runner, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("LANG", "fr_FR.UTF-8")
    done = run("variants", "nonsense")
    assert done.exit_code == 2 and done.stderr.startswith("La commande prend moins de mots")
    assert "nonsense" in done.stderr and "variants --help" in done.stderr


def test_no_arguments_at_all_show_the_help(run: Runner) -> None:
    assert "Commands:" in run().output


@pytest.mark.parametrize(
    "line",
    [
        "play kids-jinx --plain --name Ann\udcff",
        "play kids-jinx --plain --seed 7\udcff",
        "watch kids-jinx --plain --pace 0 --seed \udcff",
        "simulate kids-jinx --seats 3 --matches 3 --seed \udcff",
        "arena kids-jinx --seats 3 --blocks 1 --seed \udcff",
        "bot test club kids-jinx --quick --seed \udcff",
        "join http://localhost:1/table/abc --name \udcff",
    ],
)
def test_what_is_no_utf8_is_refused_in_words(run: Runner, line: str) -> None:
    done = run(*line.split(), given="")
    assert done.exit_code == 2 and done.stdout == "", done.output
    assert done.stderr.strip().endswith("?” holds half of a letter, which no file can hold.")
    assert list(file_log.unfinished()) == []


@pytest.mark.parametrize(("game", "option"), [("classic", "--hand"), ("herz-an-herz", "--plays")])
def test_nobody_who_answers_gets_no_advice(run: Runner, game: str, option: str) -> None:
    done = run("advise", game, given="")
    assert done.exit_code == 2 and done.stderr.startswith(f"{option} is missing.") and "advise --help" in done.stderr


@pytest.mark.skipif(not Path("/dev/full").exists(), reason="no full disk at hand")
@pytest.mark.parametrize("line", ["--lang de --help", "--help --lang=de", "play --lang de --help", "--lang de rules"])
def test_what_cannot_be_printed_is_told_in_the_language_asked_for(line: str) -> None:
    with open("/dev/full", "w", encoding="utf-8") as full:
        command = [sys.executable, "-m", "openhearts", *line.split()]
        done = subprocess.run(command, stdout=full, stderr=subprocess.PIPE, check=False)
    assert done.returncode == 2 and done.stderr.decode().startswith("Das lässt sich nicht schreiben")


@pytest.mark.skipif(sys.platform == "win32", reason="no descriptors are closed so there")
def test_a_bridge_without_lines_ends() -> None:
    line = f"exec {shlex.quote(sys.executable)} -m openhearts bridge <&-"
    done = subprocess.run(["sh", "-c", line], capture_output=True, check=False)
    assert (done.returncode, done.stdout, done.stderr) == (0, b"", b"")
