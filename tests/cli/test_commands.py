"""Each command does what its help says."""

from __future__ import annotations

import json
import re
import subprocess
import sys
from pathlib import Path

import pytest

from openhearts import __version__
from openhearts.bots import known_levels
from openhearts.cli import main, read_options
from openhearts.games import registry
from openhearts.records import read

from .conftest import Process, Runner

COMMANDS = (
    "bot",
    "db",
    "join",
    "prune",
    "serve",
    "keys",
    "game",
    "play",
    "watch",
    "variants",
    "rules",
    "saved",
    "check",
    "replay",
    "simulate",
    "arena",
    "advise",
    "bridge",
    "train",
    "warm",
)


def test_version_and_help(run: Runner) -> None:
    assert __version__ in run("--version").output
    text = run("--help").output
    for command in COMMANDS:
        assert command in text
        shown = run(command, "--help")
        assert shown.exit_code == 0 and len(shown.output.splitlines()) < 60
    assert sorted(main.commands) == sorted(COMMANDS)


def test_play_offers_every_level(run: Runner) -> None:
    shown = run("play", "--help").output
    refused = run("play", "classic", "--bots", "nobody")
    assert refused.exit_code == 2
    for level in known_levels():
        assert re.search(rf"\b{level}\b", shown) and re.search(rf"\b{level}\b", refused.output), level


def test_the_version_needs_little(process: Process) -> None:
    heavy = ("rich", "fluent", "babel", "numpy", "openhearts.games")
    code = f"import sys, openhearts.cli; print([name for name in {heavy} if name in sys.modules])"
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)
    assert done.stdout.strip() == "[]"
    assert process("--version").returncode == 0


def test_questions_need_no_rich(process: Process) -> None:
    done = process("play", "classic", "--plain", given=b"", PYTHONPROFILEIMPORTTIME="1")
    assert b"| rich" not in done.stderr and b"numpy" not in done.stderr


def test_what_only_tells_something_loads_no_table() -> None:
    heavy = ("rich.console", "numpy", "openhearts.tables", "openhearts.records", "openhearts.terminal.play")
    for line in (["rules", "classic"], ["variants"]):
        code = (
            f"import sys\nfrom openhearts.cli import main\nmain({line}, standalone_mode=False)\n"
            f"print([name for name in {heavy} if name in sys.modules])"
        )
        done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)
        assert len(done.stdout) > 500 and done.stdout.splitlines()[-1] == "[]"


def test_variants(run: Runner) -> None:
    text = run("variants").output
    rows = json.loads(run("variants", "--json", "--lang", "de").output)
    assert [row["id"] for row in rows if row["id"] not in text] == []
    assert {row["id"] for row in rows} == {variant.id for variant in registry.variants()}
    assert next(row for row in rows if row["id"] == "classic")["name"] == "Hearts, klassisch"


@pytest.mark.parametrize("language", ["en", "de"])
@pytest.mark.parametrize("variant", [variant.id for variant in registry.variants()])
def test_rules_in_words(run: Runner, variant: str, language: str) -> None:
    done = run("rules", variant, "--lang", language)
    assert done.exit_code == 0 and len(done.output.splitlines()) > 8


def test_rules_end_with_numbers_of_players_and_bundles(run: Runner) -> None:
    told = run("rules", "omnibus", "--seats", "5", "--lang", "de").output.splitlines()
    told = told[told.index("Personen und Optionen") :]
    assert told[1] == "- --seats N: Anzahl der Personen: 3, 4, 5 oder 6. Das hier sind die Regeln für 5."
    options = [line.partition(":")[0] for line in told[2:-1]]
    assert options == [f"- --option {bundle}" for bundle in registry.variant("omnibus").bundles]
    for option in options:  # each can be typed as it stands there, and changes what it says
        what = next(line for line in told if line.startswith(option)).partition(". ")[2].split(". ")[0]
        typed = run("rules", "omnibus", "--seats", "5", "--lang", "de", *option.removeprefix("- ").split()).output
        assert what.rstrip(".") in typed


def test_rules_of_a_file_and_with_options(run: Runner, tmp_path: Path) -> None:
    file = tmp_path / "mine.toml"
    file.write_text('extends = "classic"\n[end]\nlimit = 42\n', encoding="utf-8")
    assert "42" in run("rules", "--rules", str(file)).output
    assert "37" in run("rules", "classic", "--seats", "5", "--option", "end.limit=37").output
    assert "52" in run("rules", "classic", "--option", "sun").output


@pytest.mark.parametrize(
    ("language", "typed", "symbols"),
    [
        ("en", "lead.locked=hearts and every queen", "lead.locked=suit:H rank:Q"),
        ("de", "opening.card=das niedrigste Kreuz", "opening.card=lowest_of:C"),
        ("de", "pack.remove=alle Dreien", "pack.remove=3C 3D 3S 3H"),
        ("it", "score.points=donna di picche = 20, tutti i cuori 1", "score.points={QS = 20, 'suit:H' = 1}"),
        ("ru", "score.bonus=бубновый валет минус 10 очков", "score.bonus={JD = -10}"),
    ],
)
def test_options_are_taken_in_words_of_the_language(run: Runner, language: str, typed: str, symbols: str) -> None:
    in_words = run("rules", "classic", "--lang", language, "--option", typed)
    assert in_words.exit_code == 0
    assert in_words.output == run("rules", "classic", "--lang", language, "--option", symbols).output
    assert in_words.output != run("rules", "classic", "--lang", language).output


def test_options_in_words_that_say_nothing_are_refused_with_their_name(run: Runner) -> None:
    refused = run("rules", "classic", "--lang", "de", "--option", "lead.locked=Hrz")
    assert refused.exit_code == 2 and "lead.locked kann nicht „Hrz“ sein." in refused.output
    assert "Meintest du „Herz“?" in refused.output
    refused = run("rules", "classic", "--lang", "de", "--option", "lead.locked=K")
    assert refused.exit_code == 2 and "„K“ kann Kreuz, Karo oder jeder König heißen" in refused.output


def test_values_of_options() -> None:
    given = ("a=1", "b=true", "c=[1, 2]", "d=plain text", "e", 'f="x"', "g={ JD = -11 }", "h=")
    assert read_options(given) == {
        "a": 1,
        "b": True,
        "c": [1, 2],
        "d": "plain text",
        "e": True,
        "f": "x",
        "g": {"JD": -11},
        "h": "",
    }


def test_watch_check_and_replay(run: Runner, tmp_path: Path) -> None:
    file = str(tmp_path / "match.txt")
    done = run("watch", "kids-jinx", "--seats", "3", "--seed", "4", "--view", "all", "--record", file)
    assert done.exit_code == 0 and file in done.output
    record = read(Path(file))
    assert record.finished and len(record.deals) == 3
    assert run("watch", "kids-jinx", "--seats", "3", "--seed", "4", "--view", "all").output in done.output
    good = run("check", file, "--bots", "--shuffle")
    assert good.exit_code == 0 and "good" in good.output and "3 shuffles" in good.output
    steps = run("replay", file, "--plain", given="\n\nb\nn\nn\nn\nc\nh\n?\nzz\nend\n\n\nquit\n")
    assert steps.exit_code == 0 and "The record ends here." in steps.output
    one = run("replay", file, "--plain", "--seat", "1", "--deal", "2", given="h\n\n\n")
    assert "Your hand" in one.output and "Deal 2" in one.output
    for seat in ("0", "2"):
        assert run("watch", "herz", "--seats", "3", "--seed", "4", "--view", seat, "--lang", "de").exit_code == 0


def test_a_record_that_was_changed_is_found(run: Runner, tmp_path: Path) -> None:
    file = tmp_path / "match.txt"
    run("watch", "kids-jinx", "--seats", "2", "--seed", "4", "--bots", "random", "--record", str(file))
    text = file.read_text(encoding="utf-8")
    file.write_text(text.replace('bot="random"', 'bot="club"').replace("bot=random", "bot=club"), encoding="utf-8")
    done = run("check", str(file), "--bots")
    assert done.exit_code == 2
    file.write_text(text.replace("Points", "Punkte", 1), encoding="utf-8")
    assert run("check", str(file)).exit_code == 2


def test_receipts_that_cannot_be_read_are_named(run: Runner, tmp_path: Path) -> None:
    record, file = tmp_path / "match.txt", tmp_path / "receipts.json"
    run("watch", "kids-jinx", "--seats", "2", "--seed", "4", "--bots", "random", "--record", str(record))
    for raw in (None, b"", b"{}", b"\xff", b"[" * 100_000, record.read_bytes()):
        if raw is not None:
            file.write_bytes(raw)
        done = run("check", str(record), "--receipts", str(file))
        assert done.exit_code == 2 and str(file) in done.output and "good" not in done.output
    file.write_text('{"openhearts": "receipts", "version": 1, "receipts": []}')
    done = run("check", str(record), "--shuffle", "--receipts", str(file))
    assert done.exit_code == 0 and "added a number themselves: 0" in done.output and "withheld after" not in done.output


def test_a_replay_of_one_seat_keeps_the_others_hidden(run: Runner, tmp_path: Path) -> None:
    file = str(tmp_path / "match.txt")
    run("watch", "classic", "--seed", "4", "--bots", "random", "--option", "end.deals=1", "--record", file)
    done = run("replay", file, "--plain", "--seat", "0", given="\n" * 5 + "h\n")
    names = [player.name for player in read(Path(file)).players]
    assert f"{names[1]}: clubs" in run("replay", file, "--plain").output
    assert not any(f"{name}: clubs" in done.output for name in names)
    assert done.output.count("You pass ") + done.output.count("To Ben") == 1  # what was passed is told once


def test_simulate(run: Runner, tmp_path: Path) -> None:
    folder = tmp_path / "records"
    arguments = ["simulate", "kids-jinx", "--players", "club,random,random", "--matches", "6"]
    table = run(*arguments, "--records", str(folder))
    assert table.exit_code == 0 and "±" in table.output and "club" in table.output
    files = sorted(str(file) for file in folder.iterdir())
    assert len(files) == 6
    assert run("check", *files, "--bots", "--shuffle").exit_code == 0
    lines = run(*arguments, "--csv", "-").output.splitlines()
    assert len(lines) == 4 and lines[0].startswith("player,bot,")
    found = json.loads(run(*arguments, "--json").output)
    assert [player["bot"] for player in found["players"]] == ["club", "random", "random"]
    assert found["matches"] == 6


def test_arena(run: Runner, tmp_path: Path) -> None:
    file, figures = tmp_path / "run.jsonl", tmp_path / "figures.csv"
    arguments = ["arena", "kids-jinx", "--players", "club,random,random", "--processes", "1", "--resume", str(file)]
    table = run(*arguments, "--blocks", "3", "--csv", str(figures))
    assert table.exit_code == 0 and "±" in table.output and "random ×2" in table.output
    assert len(file.read_text().splitlines()) == 4
    assert figures.read_text().startswith("player,bot,") and len(figures.read_text().splitlines()) == 3
    assert "3 blocks" in run(*arguments, "--blocks", "3").output
    same = run("arena", "kids-jinx", "--seats", "4", "--players", "random", "--blocks", "3", "--lang", "de")
    assert same.output.count("0,00 ±0,00") == 4
    other = run(*arguments, "--blocks", "3", "--seed", "2")
    assert other.exit_code == 2 and "another run" in other.output
    assert run("arena", "kids-jinx", "--blocks", "0").exit_code == 2
    assert run("arena", "classic", "--blocks", "1", "--csv", str(file / "such.csv")).exit_code == 2


@pytest.mark.parametrize("language", ["en", "de"])
def test_tables_of_the_arena_are_not_wide(run: Runner, tmp_path: Path, language: str) -> None:
    path = tmp_path / "a-long-name-of-a-folder" / "and-of-a-bot.py"
    path.parent.mkdir()
    path.write_text(
        "import openhearts as oh\n"
        "class Mine(oh.Bot):\n"
        "    def choose(self, view, budget, rng):\n"
        "        return next(iter(view.options))\n",
        encoding="utf-8",
    )
    players = f"expert:worlds=8,sense=0;{path}:Mine;casual;casual"
    arguments = ["--players", players, "--blocks", "2", "--processes", "1", "--lang", language]
    lines = run("arena", "classic", *arguments).stdout.splitlines()  # compiling is told apart
    first, second = lines[:4], lines[5:9]
    assert max(map(len, [*first, *second])) <= 100 and lines[4] == lines[9] == ""
    for part in (first, second):
        assert len({len(line) for line in part}) == 1 and ":Mine" in part[2] and part[3].startswith("3 casual ×2 ")
    assert first[1].count("%") == 2 and first[1].count("±") == 2
    assert (
        len(second[0].split("  ")) >= 7 and len(re.findall(r"99\s?%", second[0])) == 2 and second[0].count(" ms") == 2
    )
    assert "%" in lines[10]


def test_the_arena_shows_no_moons_and_passes_where_there_are_none(run: Runner, tmp_path: Path) -> None:
    lines = run("arena", "herz-an-herz", "--seats", "2", "--players", "random", "--blocks", "2").stdout.splitlines()
    assert "oon" not in "".join(lines) and "Pass" not in "".join(lines)
    assert "Play: median ms" in lines[4] and "%" not in lines[1] and "% are" not in lines[-1]
    old = tmp_path / "old.jsonl"
    old.write_text('{"form":"openhearts-arena 1"}\n', encoding="utf-8")
    for language, words in (("en", "another version of the arena"), ("de", "von einer anderen Version der Arena")):
        refused = run("arena", "kids-jinx", "--blocks", "1", "--resume", str(old), "--lang", language)
        assert refused.exit_code == 2 and words in refused.output


def test_poor_consoles_and_pipes(process: Process) -> None:
    done = process("rules", "classic", "--lang", "de", PYTHONIOENCODING="ascii")
    assert done.returncode == 0 and done.stdout.isascii() and b"?" not in done.stdout
    done = process("play", "classic", "--lang", "de", given=b"\xff\xfe\nh\nquit\n", PYTHONIOENCODING="ascii", LANG="C")
    assert done.returncode == 0 and done.stdout.isascii() and b"Traceback" not in done.stderr
