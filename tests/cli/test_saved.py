"""Saved matches: listed, taken up by number or by game, deleted; and what a saved match refuses."""

from __future__ import annotations

import json
import os
import time
from pathlib import Path

import pytest

from openhearts.speech.catalogue import languages
from openhearts.tables import file_log
from openhearts.terminal import saved

from .conftest import Process, Runner

GIVEN_AT_ONCE = ("--plain", "--bots", "random", "--seed", "5", "--name", "Me", "--first-leader", "0")


def begin(run: Runner, variant: str, *more: str, given: str = "") -> None:
    """A match that is left at once; each is younger than those before."""
    before = {path: path.stat() for path in file_log.tables_folder().glob("*.table")}
    done = run("play", variant, *GIVEN_AT_ONCE, *more, given=given)
    assert done.exit_code == 0 and "openhearts play --resume" in done.output
    for path, stat in before.items():
        os.utime(path, (stat.st_atime, stat.st_mtime - 60))


def three(run: Runner) -> None:
    begin(run, "classic", "--seats", "4", given="pass 2c 3c 4c\n")
    begin(run, "herz-an-herz", "--seats", "2")
    begin(run, "kids-jinx", "--seats", "3")


def test_there_is_nothing_to_list(run: Runner) -> None:
    done = run("saved")
    assert done.exit_code == 0 and "no saved match" in done.output
    assert json.loads(run("saved", "--json").output) == []
    for arguments in (["play", "--resume"], ["play", "--resume", "1"], ["saved", "delete", "1"]):
        done = run(*arguments)
        assert done.exit_code == 2 and "no saved match" in done.output


def test_matches_are_listed_newest_first(run: Runner) -> None:
    three(run)
    text = run("saved").output
    assert [line[0] for line in text.splitlines() if line[:1].isdigit()] == ["1", "2", "3"]
    assert text.index("3 players, deal 1") < text.index("Herz an Herz, 2 players") < text.index("Classic Hearts, 4")
    assert "Scores: you 0, Ada 0, Ben 0" in text and "openhearts saved delete NUMBER" in text
    told = json.loads(run("saved", "--json").output)
    assert [one["variant"] for one in told] == ["kids-jinx", "herz-an-herz", "classic"]
    assert told[2]["players"][:2] == [{"name": "Me", "bot": None}, {"name": "Ada", "bot": "random"}]
    assert told[2]["scores"] == [0] * 4 and told[2]["deal"] == 1 and Path(told[2]["file"]).exists()


@pytest.mark.parametrize("language", languages())
def test_the_list_is_there_in_every_language(run: Runner, language: str) -> None:
    begin(run, "classic", "--seats", "4")
    for arguments in (["saved", "--lang", language], ["saved", "delete", "--yes", "1", "--lang", language]):
        done = run(*arguments)
        assert done.exit_code == 0 and done.output.strip()
    assert run("play", "classic", "--resume", "--lang", language).exit_code == 2


@pytest.mark.parametrize(
    ("arguments", "welcome"),
    [
        (["--resume"], "Hearts for children"),
        (["--resume", "2"], "Herz an Herz"),
        (["--resume", "3"], "Classic Hearts"),
        (["classic", "--resume"], "Classic Hearts"),
        (["--resume", "classic"], "Classic Hearts"),
        (["herz-an-herz", "--resume", "2"], "Herz an Herz"),
    ],
)
def test_a_match_is_taken_up_by_number_or_by_game(run: Runner, arguments: list[str], welcome: str) -> None:
    three(run)
    names = {one.rules_id: saved._name(one, saved.Speaker("en")) for one in saved.saved_matches()}
    wanted = names["kids-jinx"] if "children" in welcome else welcome
    done = run("play", *arguments, "--plain")
    assert done.exit_code == 0 and f"{wanted}, deal 1: you go on where you were" in done.output, done.output


def test_house_rules_are_listed_by_their_name(run: Runner, tmp_path: Path) -> None:
    file = tmp_path / "house.toml"
    file.write_text('extends = "classic"\nid = "our-house"\nname = "Our house"\n', encoding="utf-8")
    begin(run, f"--rules={file}", "--seats", "4")
    assert "1 Our house, 4 players, deal 1" in run("saved").output
    assert json.loads(run("saved", "--json").output)[0]["name"] == "Our house"
    assert "is one of Our house" in run("play", "classic", "--resume", "1").output
    assert "Delete this for good? 1 Our house" in run("saved", "delete", "1", given="no\n").output


def test_what_there_is_not_is_refused_in_words(run: Runner) -> None:
    three(run)
    for arguments, said in (
        (["cancellation", "--resume"], "no saved match of"),
        (["--resume", "9"], "There is no saved match 9"),
        (["classic", "--resume", "1"], "not of Classic Hearts"),
        (["--resume", "clasic"], "classic"),
        (["classic", "--resume", "two"], "--resume"),
        (["--resume", "0"], "There is no saved match 0"),
    ):
        done = run("play", *arguments, "--plain")
        assert done.exit_code == 2 and said in done.output, (arguments, done.output)


def test_a_saved_match_goes_on_as_it_was_begun(run: Runner) -> None:
    three(run)
    done = run("play", "--resume", "--bots", "expert", "--seats", "4", "--option", "sun", "--seed", "3")
    assert done.exit_code == 2 and "Leave out: --seats, --option, --seed, --bots" in done.output, done.output
    assert "are refused" in " ".join(run("play", "--help").output.split())


def test_deleting_asks_and_says_what_is_gone(run: Runner) -> None:
    three(run)
    done = run("saved", "delete", "2", given="no\n")
    assert "Delete this for good? 2 Herz an Herz" in done.output and "Nothing was removed" in done.output
    done = run("saved", "delete", "2", "1", "2", given="yes\n")
    assert done.exit_code == 0 and done.output.count("Deleted: ") == 2
    assert [one.rules_id for one in saved.saved_matches()] == ["classic"]
    done = run("saved", "delete", "1")
    assert done.exit_code == 2 and "--yes" in done.output
    for nonsense in ("0", "-1", "two", "2"):
        assert run("saved", "delete", "--yes", nonsense).exit_code == 2
    assert run("saved", "delete", "1", "--yes").exit_code == 0
    assert saved.saved_matches() == ()


def test_a_match_that_is_played_elsewhere_is_neither_deleted_nor_taken_up(run: Runner) -> None:
    three(run)
    held = file_log.reopen(saved.saved_matches()[0].kept)
    try:
        for arguments in (["saved", "delete", "1", "--yes"], ["play", "--resume", "1"]):
            done = run(*arguments)
            assert done.exit_code == 2 and held.path.name in done.output, done.output
        assert "Herz an Herz" in run("play", "--resume", "--plain").output
    finally:
        held.close()
    assert held.path.exists()


def test_a_broken_match_is_listed_and_says_why(run: Runner) -> None:
    begin(run, "classic", "--seats", "4")
    log = file_log.create(label="future")
    log.append(file_log.Opened({"id": "nonsense"}, "hearts", (), None, 0, "2026-01-01T00:00:00", version=99))
    log.close()
    time.sleep(0.01)
    os.utime(log.path)
    text = run("saved").output
    assert "1  nonsense" in text and "cannot be resumed" in text and "2 Classic Hearts" in text
    assert json.loads(run("saved", "--json").output)[0]["fault"]
    assert run("play", "--resume", "1").exit_code == 2
    assert "Classic Hearts, deal 1" in run("play", "--resume", "--plain").output
    assert run("saved", "delete", "1", "--yes").exit_code == 0


def test_the_menu_offers_several(process: Process, run: Runner) -> None:
    three(run)
    done = process("play", "--plain", given=b"r2\n")
    text = done.stdout.decode()
    assert "r3 Go on with the saved match: Classic Hearts" in text
    assert "Herz an Herz, deal 1: you go on" in text


def test_options_are_listed_as_they_are_typed(run: Runner) -> None:
    done = run("rules", "classic", "--options")
    lines = done.output.splitlines()
    assert lines[:3] == ["sun", "jack-11", "fixed-deals"]
    typed = [line.split("   ")[0] for line in lines[3:]]
    assert "end.limit=100" in typed and 'score.points={ QS = 13, "suit:H" = 1 }' in typed
    given = [argument for text in typed for argument in ("--option", text)]
    assert run("rules", "classic", "--options", *given).output == done.output
    assert "tower.rows=2" in run("rules", "herz-an-herz", "--options", "--lang", "ru").output
    done = run("play", "classic", "--option", "foo=1")
    assert done.exit_code == 2 and "end.limit" in done.output and "sun" in done.output
