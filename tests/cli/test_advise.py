"""`openhearts advise` and `openhearts bridge`: figures for every candidate, questions, and sentences for nonsense."""

from __future__ import annotations

import json

import pytest

import openhearts as oh
from openhearts.tables.precompile import prepare

from .conftest import Runner

HAND = "QS 3S 4H 9H 2D 7D JD KD 3C 8C 9C JC AC"
BAD = [
    ["--hand", "QS"],
    ["--hand", HAND, "--seat", "9"],
    ["--hand", HAND, "--plays", "2C 5D 5D"],
    ["--hand", HAND, "--scores", "a,b"],
    ["--hand", HAND, "--scores", "1,2"],
    ["--hand", HAND, "--budget", "0"],
    ["--hand", HAND, "--bot", "nobody"],
    ["--hand", HAND, "--deal", "0"],
    ["--hand", "ZZ"],
    [],
]


@pytest.mark.parametrize("language", ["en", "de"])
def test_a_play_with_every_candidate(run: Runner, language: str) -> None:
    arguments = ["--seat", "2", "--hand", HAND, "--deal", "4", "--plays", "2C 5C", "--budget", "16", "--lang", language]
    done = run("advise", "classic", *arguments)
    assert done.exit_code == 0, done.output
    assert done.stdout.count("±") == 5


def test_a_pass(run: Runner) -> None:
    done = run(
        "advise", "classic", "--seat", "2", "--hand", HAND, "--budget", "16", "--scores", "3,4,5,14", "--lang", "en"
    )
    assert done.exit_code == 0 and "Expected" in done.stdout
    rows = [line for line in done.stdout.splitlines() if line.startswith("Pass ")]
    assert len(rows) > 5 and all(line.count(" of ") == 3 and "Expected" not in line for line in rows[1:]), rows


def test_it_asks_for_the_hand(run: Runner) -> None:
    given = f"{HAND}\n\n\n2C 5C\n"
    done = run("advise", "classic", "--seat", "2", "--deal", "4", "--bot", "club", "--lang", "en", given=given)
    assert done.exit_code == 0, done.output
    assert "Your hand" in done.stdout


@pytest.mark.parametrize("language", ["en", "de"])
@pytest.mark.parametrize("arguments", BAD)
def test_nonsense(run: Runner, arguments: list[str], language: str) -> None:
    done = run("advise", "classic", *arguments, "--lang", language)
    assert done.exit_code == 2 and done.stderr.strip() and "Traceback" not in done.output


HERZ = ["herz-an-herz", "--seats", "3", "--bot", "club"]
TURNS = ["  1. P0 draws 48: keep (48)", "  2. P1 draws 45: keep (45)", "  3. P2 draws 60: discard"]
BAD_HERZ: list[tuple[list[str], str, str]] = [
    (["--plays", "48: keep, 48"], "Turn 2 (“48”): 48 was drawn before", "Zug 2 („48“): 48 wurde schon gezogen"),
    (["--plays", "48: left, 40"], "Turn 1 (“48: left”): There is no start card", "Es gibt noch keine Startkarte"),
    (["--plays", "P0 48: keep, P2 40"], "the turn of P1, not of P2", "P1 ist dran, nicht P2"),
    (["--plays", "48: jump"], "“jump” is no action; write keep", "„jump“ ist keine Entscheidung"),
    (["--plays", "P0 48: keep"], "the card that seat 1 has drawn now", "die Karte, die Platz 1 jetzt gezogen hat"),
    (["--plays", "48: keep", "--drawn", "99"], "99 is not in this pack", "99 gehört nicht zu diesem Kartenspiel"),
    (["--drawn", "QS"], "The card drawn now (“QS”): “QS” is no card", "Die jetzt gezogene Karte („QS“)"),
    (["--drawn", "48", "--seat", "3"], "There is no seat 3; seats are 0 to 2", "Es gibt keinen Platz 3"),
    (["--drawn", "48", "--first-leader", "1"], "Seat 0 has nothing to decide", "Platz 0 hat jetzt nichts"),
    (["--drawn", "48", "--scores", "1,2"], "The number of scores is 2, that of seats 3", "Punktestände: 2, Plätze: 3"),
    (
        ["--hand", "QS"],
        "Herz an Herz has no --hand; it takes --seat, --deal, --plays",
        "Bei Herz an Herz gibt es --hand",
    ),
]


@pytest.mark.parametrize("language", ["en", "de"])
def test_turns_of_a_record(run: Runner, language: str) -> None:
    prepare(
        oh.ruleset("herz-an-herz", 3), ["expert"], lambda: None
    )  # else people are told on stderr that it is compiled
    given = ["--plays", "\n".join(TURNS), "--drawn", "40", "--bot", "expert", "--budget", "16", "--scores", "3,4,5"]
    done = run("advise", *HERZ, *given, "--deal", "4", "--lang", language)
    assert done.exit_code == 0, done.output
    assert done.stdout.count("±") == 3 and not done.stderr


def test_it_asks_for_the_turns(run: Runner) -> None:
    asked = run("advise", *HERZ, "--lang", "en", given="\n".join([*TURNS, "", "40", ""]))
    assert asked.exit_code == 0, asked.output
    assert "Turns so far" in asked.stdout and "The card that you have drawn now" in asked.stdout
    told = run("advise", *HERZ, "--lang", "en", "--plays", "48: keep / 45: keep / 60: discard / 40")
    assert asked.stdout.endswith(told.stdout) and "40: left row" in told.stdout
    first = run("advise", *HERZ, "--lang", "de", given="\n60\n")
    assert first.exit_code == 0 and "60: als Startkarte behalten" in first.stdout


@pytest.mark.parametrize(("arguments", "english", "german"), BAD_HERZ)
def test_what_is_wrong_with_the_turns(run: Runner, arguments: list[str], english: str, german: str) -> None:
    for language, says in (("en", english), ("de", german)):
        done = run("advise", *HERZ, *arguments, "--lang", language)
        assert done.exit_code == 2 and says in done.stderr and not done.stdout, done.output


def test_an_option_of_the_other_game(run: Runner) -> None:
    done = run("advise", "classic", "--hand", HAND, "--drawn", "40", "--lang", "en")
    assert done.exit_code == 2 and "has no --drawn; it takes --seat, --hand, --deal" in done.stderr


def test_the_bridge(run: Runner) -> None:
    question = {"id": 1, "ask": "choose", "know": {"seat": 2, "hand": HAND, "deal_number": 4, "plays": ["2C 5C"]}}
    done = run("bridge", "--bot", "club", given=json.dumps(question) + "\nnonsense\n")
    first, second = (json.loads(line) for line in done.stdout.splitlines())
    assert first["id"] == 1 and first["action"].endswith("C")
    assert second["error"]["kind"] == "BadText"
