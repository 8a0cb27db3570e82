"""`openhearts play` in lines: whole matches from a file of lines, and going on after every way of leaving."""

from __future__ import annotations

import errno
import os
import re
import signal
import subprocess
import sys
from pathlib import Path

import click
import pytest
from click.testing import CliRunner

from openhearts.games import registry
from openhearts.records import Record, read
from openhearts.tables import file_log
from openhearts.tables.log import Sitting
from openhearts.tables.table import open_table
from openhearts.terminal import settings
from openhearts.terminal.commands.options import letters_option

from .conftest import Process, Runner

PRESETS = (
    ("kids-jinx", 3),
    ("classic", 4),
    ("classic", 5),
    ("classic-6-no-deuces", 6),
    ("classic-6-jokers", 6),
    ("classic-de", 4),
    ("cancellation", 6),
    ("cancellation-standard", 7),
    ("herz-an-herz", 3),
)


def lines_of_a_match(variant: str, seats: int, **options: object) -> list[str]:
    """What somebody types who always takes the first option: found by playing the match without a terminal."""
    rules = registry.ruleset(variant, seats, options)
    names = ("Me", "Ada", "Ben", "Cleo", "Dan", "Eva", "Finn", "Gita", "Hugo", "Ines", "Jan")
    sittings = [Sitting(names[seat], "random" if seat else None) for seat in range(seats)]
    table, _ = open_table(rules, sittings, seed="5")
    lines = []
    while not table.is_over:
        if table.is_waiting:
            table.next_deal()
            lines.append("")
        elif (bot := table.bot_to_act()) is not None:
            table.act_bot(bot)
        else:
            action = next(iter(table.view(0).options))
            lines.append(table.game.action_text(action))
            table.act(0, action)
    return lines


def arguments(variant: str, seats: int, language: str, record: Path) -> list[str]:
    given = ["play", variant, "--seats", str(seats), "--seed", "5", "--bots", "random", "--name", "Me", "--plain"]
    given += ["--lang", language, "--record", str(record)]
    return given if variant in ("kids-jinx", "herz-an-herz") else [*given, "--option", "end.limit=40"]


def limits(variant: str) -> dict[str, object]:
    return {} if variant in ("kids-jinx", "herz-an-herz") else {"end.limit": 40}


@pytest.mark.parametrize("language", ["en", "de"])
@pytest.mark.parametrize(("variant", "seats"), PRESETS)
def test_a_match_from_a_file_of_lines(run: Runner, tmp_path: Path, variant: str, seats: int, language: str) -> None:
    lines = lines_of_a_match(variant, seats, **limits(variant))
    done = run(*arguments(variant, seats, language, tmp_path / "match.txt"), given="\n".join(lines) + "\n")
    assert done.exit_code == 0, done.output
    record = read(tmp_path / "match.txt")
    assert record.finished and record.check(shuffle=True).finished
    assert list(file_log.unfinished()) == []


def both(run: Runner, tmp_path: Path, lines: list[str]) -> tuple[Record, Record]:
    """The record of a match played in one go, and of one that was left once a line."""
    variant, seats = "kids-jinx", 2
    run(*arguments(variant, seats, "en", tmp_path / "whole.txt"), given="\n".join(lines) + "\n")
    return read(tmp_path / "whole.txt"), read(tmp_path / "parts.txt")


@pytest.mark.parametrize("goodbye", ["", "quit\n", "/quit\n"])
def test_leaving_and_going_on_changes_nothing(run: Runner, tmp_path: Path, goodbye: str) -> None:
    lines = lines_of_a_match("kids-jinx", 2)
    part = len(lines) // 3
    parts = [lines[:part], lines[part : 2 * part], lines[2 * part :]]
    record = tmp_path / "parts.txt"
    first = run(*arguments("kids-jinx", 2, "en", record), given="\n".join(parts[0]) + "\n" + goodbye)
    assert first.exit_code == 0 and "--resume" in first.output
    again = ["play", "--resume", "--plain", "--record", str(record)]
    middle = run(*again, given="\n".join(parts[1]) + "\n" + goodbye)
    assert "you go on where you were" in middle.output
    last = run(*again, given="\n".join(parts[2]) + "\n")
    assert last.exit_code == 0
    whole, pieces = both(run, tmp_path, lines)
    assert whole.bare() == pieces.bare()
    assert run("play", "--resume", "--plain").exit_code == 2


def test_no_line_is_longer_than_was_asked_for_up_to_the_last(run: Runner, tmp_path: Path) -> None:
    """What is said at the end too: that the match is saved, and where its record is."""
    begun = (*arguments("kids-jinx", 3, "en", tmp_path / "a-record-with-a-long-name.txt"), "--cells", "40")
    done = run(*begun, given="quit\n")
    lines = [line.removeprefix("> ") for line in done.output.splitlines()]  # nobody's Enter breaks the line of a prompt
    assert done.exit_code == 0 and "--resume" in done.output
    assert max(map(len, lines)) <= 40, lines


@pytest.mark.skipif(sys.platform == "win32", reason="no SIGKILL there")
def test_a_kill_in_the_middle_loses_nothing(run: Runner, tmp_path: Path) -> None:
    lines = lines_of_a_match("kids-jinx", 2)
    child = subprocess.Popen(
        [sys.executable, "-m", "openhearts", *arguments("kids-jinx", 2, "en", tmp_path / "parts.txt")],
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
        env=dict(os.environ),
    )
    assert child.stdin is not None and child.stdout is not None
    child.stdin.write(("\n".join(lines[:7]) + "\n").encode())
    child.stdin.flush()
    n_prompts = 0
    while n_prompts < 8:
        n_prompts += child.stdout.read(1) == b">"
    child.send_signal(signal.SIGKILL)
    child.communicate()
    last = run(
        "play", "--resume", "--plain", "--record", str(tmp_path / "parts.txt"), given="\n".join(lines[7:]) + "\n"
    )
    assert last.exit_code == 0
    whole, pieces = both(run, tmp_path, lines)
    assert whole.bare() == pieces.bare()


def test_a_damaged_match_goes_on_with_what_is_good(run: Runner, tmp_path: Path) -> None:
    run("play", "classic", "--plain", "--seed", "1", given="")
    file = next(iter(file_log.unfinished())).path
    raw = file.read_bytes()
    file.write_bytes(raw[:-30])
    done = run("play", "--resume", "--plain", given="h\n")
    assert done.exit_code == 0 and "damaged" in done.output
    assert next(file.parent.glob("*.damaged")).read_bytes() == raw[:-30]


def test_a_broken_match_is_told_and_the_one_before_goes_on(run: Runner, tmp_path: Path) -> None:
    run("play", "classic", "--plain", "--seed", "1", given="")
    run("play", "kids-jinx", "--plain", "--seed", "1", given="")
    newest = next(iter(file_log.unfinished()))
    lines = newest.path.read_bytes().splitlines(keepends=True)
    newest.path.write_bytes(b"".join(lines) + lines[-1])
    done = run("play", "--resume", "--plain", given="")
    assert "cannot be resumed" in done.output and "Classic Hearts" in done.output
    assert newest.path.read_bytes() == b"".join(lines) + lines[-1]


def test_the_goodbye_is_in_the_language_of_the_table(run: Runner) -> None:
    done = run("play", "classic", "--seats", "4", "--lang", "en", "--plain", given="language de\nquit\n")
    assert done.exit_code == 0 and "Gesichert. Weiter geht es mit" in done.output


def test_what_is_not_given_is_asked(run: Runner) -> None:
    done = run("play", "--plain", given="99\nde\nkids\n3\n\nBen\nh\n")
    for sentence in ("There is no game 99", "Welches Spiel?", "Zu wievielt", "Wer am jüngsten ist"):
        assert sentence in done.output, sentence
    assert re.search(r"Deine Hand: .*\. Ben (Kreuz|Karo|Pik|Herz)-\w+\.", done.output), "Ben leads"
    remembered = run("play", "--plain", given="\n\n\n\n")
    assert "Welches Spiel?" in remembered.output
    more = run("play", "--plain", "--lang", "en", given="m\nomnibus\n\n\n")
    assert "Omnibus" in more.output and "How many players" in more.output
    assert "Go on with the saved match" in more.output
    assert "you go on where you were" in run("play", "--plain", "--lang", "en", given="r\n").output


def levels_at_the_last_table() -> list[str]:
    """The bots of the table that was opened last."""
    opened = next(iter(file_log.unfinished())).opened
    assert opened is not None
    return [seat.bot for seat in opened.seats if seat.bot is not None]


def test_the_level_of_the_bots_is_asked_and_remembered(run: Runner) -> None:
    """Every level stands there by its name, how strong it is and how long it thinks; Enter keeps what it was."""
    first = run("play", "--plain", "--lang", "en", given="classic\n4\n\n")
    names = ("1 beginners: ", "2 for fun: ", "3 club players: ", "4 experts: ", "5 masters: ")
    for name in names:
        line = next(line for line in first.output.splitlines() if line.startswith(name))
        assert "at once" in line or "millisecond" in line
    assert "Number or name, Enter for 3:" in first.output
    assert levels_at_the_last_table() == ["club"] * 3
    chosen = run("play", "--plain", "--lang", "en", given="classic\n4\n9\nstronger\nFor fun\n")
    assert chosen.output.count("Type a number from 1 to 5, or a name.") == 2
    assert levels_at_the_last_table() == ["casual"] * 3
    kept = run("play", "--plain", "--lang", "de", given="classic\n4\n\n")
    assert "2 zum Spaß: " in kept.output and "Enter für 2:" in kept.output
    assert levels_at_the_last_table() == ["casual"] * 3
    run("play", "--plain", given="classic\n4\nnovice\n")
    assert levels_at_the_last_table() == ["novice"] * 3


def test_bots_of_the_command_line_are_not_asked_for(run: Runner) -> None:
    done = run("play", "--bots", "random", "--plain", "--lang", "en", given="classic\n4\n")
    assert "beginners" not in done.output
    assert levels_at_the_last_table() == ["random"] * 3
    quick = run("play", "classic", "--plain", "--lang", "en", given="")  # nobody sits there
    assert "beginners" not in quick.output
    assert levels_at_the_last_table() == ["club"] * 3


def test_a_level_that_is_no_more_is_not_kept(run: Runner) -> None:
    settings.remember(level="grandmaster")
    run("play", "--plain", "--lang", "en", given="classic\n4\n\n")
    assert levels_at_the_last_table() == ["club"] * 3


def test_a_home_that_cannot_be_written_is_no_hindrance(
    run: Runner, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    (tmp_path / "file").write_text("in the way", encoding="utf-8")
    monkeypatch.setenv("OPENHEARTS_HOME", str(tmp_path / "file" / "home"))
    done = run("play", "classic", "--plain", given="h\n")
    assert done.exit_code == 0
    assert "cannot be saved" in done.output and "not saved" in done.output


def test_rules_of_a_file(run: Runner, tmp_path: Path) -> None:
    file = tmp_path / "mine.toml"
    file.write_text('extends = "classic"\nname = "My own"\n[end]\nlimit = 42\n', encoding="utf-8")
    done = run("play", "--rules", str(file), "--plain", given="v\n")
    assert done.exit_code == 0 and "My own" in done.output and "42" in done.output


def test_closed_input(process: Process) -> None:
    done = process("play", given=b"")
    assert done.returncode == 2 and b"openhearts play classic" in done.stderr and b"Traceback" not in done.stderr


@pytest.mark.parametrize(("given", "letters"), [("bdka", "B D K A"), ("Kn D K E", "Kn D K E"), ("own", "")])
def test_letters_on_cards_are_given_with_spaces_or_without(given: str, letters: str) -> None:
    found: list[object] = []
    command = click.command()(letters_option(lambda letters: found.append(letters)))
    assert CliRunner().invoke(command, ["--letters", given]).exit_code == 0 and found == [letters]
    refused = CliRunner().invoke(command, ["--letters", "XYZ"])
    assert refused.exit_code == 2 and "J Q K A" in refused.output


@pytest.mark.parametrize("command", ["play", "watch"])
def test_where_the_record_goes_is_looked_at_before_the_first_card(run: Runner, tmp_path: Path, command: str) -> None:
    (tmp_path / "folder").mkdir()
    (tmp_path / "file").write_text("mine", encoding="utf-8")
    for place in ("folder", "file/match.txt", "x" * 300):
        done = run(command, "kids-jinx", "--plain", "--pace", "0", "--record", str(tmp_path / place), given="q\n")
        assert (done.exit_code, done.stdout, len(done.stderr.splitlines())) == (2, "", 1), done.output
        assert done.stderr.startswith("--record ")
    assert sorted(one.name for one in tmp_path.iterdir() if one.name != "home") == ["file", "folder"]
    assert list(file_log.unfinished()) == []


@pytest.mark.skipif(not Path("/dev/full").exists(), reason="needs a file that takes nothing")
def test_a_record_in_a_file_that_takes_nothing_is_refused_before_the_first_card(run: Runner) -> None:
    for command in ("play", "watch"):
        done = run(command, "kids-jinx", "--plain", "--pace", "0", "--record", "/dev/full", given="q\n")
        assert (done.exit_code, done.stdout) == (2, "") and done.stderr.startswith("--record /dev/full "), done.output
    assert run("watch", "kids-jinx", "--plain", "--pace", "0", "--seed", "1", "--record", os.devnull).exit_code == 0


@pytest.mark.parametrize("given", ["quit", "3\nEXIT", "classic\n4\nleave"])
def test_who_quits_at_a_question_leaves_as_asked(run: Runner, given: str) -> None:
    done = run("play", "--plain", "--lang", "en", given=f"{given}\n")
    assert (done.exit_code, done.stderr) == (0, ""), done.output
    assert list(file_log.unfinished()) == []
    assert run("play", "--plain", "--lang", "en").exit_code == 2, "nobody answers"


def test_a_pace_is_written_with_a_comma_too(run: Runner) -> None:
    assert run("play", "kids-jinx", "--plain", "--pace", "0,5", given="quit\n").exit_code == 0
    done = run("play", "kids-jinx", "--plain", "--pace", "0,5,5", "--lang", "en", given="quit\n")
    assert done.exit_code == 2 and done.stderr.startswith("--pace takes"), done.stderr


def test_folders_of_a_record_are_made(run: Runner, tmp_path: Path) -> None:
    place = tmp_path / "new" / "folder" / "match.txt"
    done = run("watch", "kids-jinx", "--plain", "--pace", "0", "--seed", "1", "--record", str(place))
    assert done.exit_code == 0 and read(place).finished


def test_a_record_that_was_asked_for_and_cannot_be_written_after_all_is_told(
    run: Runner, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def full(*args: object, **given: object) -> None:
        raise OSError(errno.ENOSPC, os.strerror(errno.ENOSPC))

    monkeypatch.setattr("openhearts.records.record.write_whole", full)
    place = tmp_path / "match.txt"
    done = run("watch", "kids-jinx", "--plain", "--pace", "0", "--seed", "1", "--record", str(place))
    assert done.exit_code == 2
    assert done.stderr == f"--record {place} cannot be written: {os.strerror(errno.ENOSPC)}.\n"
