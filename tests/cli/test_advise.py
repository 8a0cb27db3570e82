"""`openhearts advise` and `openhearts bridge`: figures for every candidate, questions, and sentences for nonsense."""

from __future__ import annotations

import json

import pytest

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


def test_it_asks_for_the_hand(run: Runner) -> None:
    given = f"{HAND}\n\n\n2C 5C\n"
    done = run("advise", "classic", "--seat", "2", "--deal", "4", "--bot", "club", "--lang", "en", given=given)
    assert done.exit_code == 0, done.output
    assert "Your hand" in done.stdout


@pytest.mark.parametrize("language", ["en", "de"])
@pytest.mark.parametrize("arguments", BAD)
def test_nonsense(run: Runner, arguments: list[str], language: str) -> None:
    done = run("advise", "classic", *arguments, "--lang", language)
    if not arguments:  # nobody answers: it leaves
        assert done.exit_code == 0
        return
    assert done.exit_code == 2 and done.stderr.strip() and "Traceback" not in done.output


def test_the_bridge(run: Runner) -> None:
    question = {"id": 1, "ask": "choose", "know": {"seat": 2, "hand": HAND, "deal_number": 4, "plays": ["2C 5C"]}}
    done = run("bridge", "--bot", "club", given=json.dumps(question) + "\nnonsense\n")
    first, second = (json.loads(line) for line in done.stdout.splitlines())
    assert first["id"] == 1 and first["action"].endswith("C")
    assert second["error"]["kind"] == "BadText"
