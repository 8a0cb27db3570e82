"""A bot that fails ends the run, whoever plays it and wherever; where failures are tolerated they are counted."""

from __future__ import annotations

import csv
import io
import logging
import multiprocessing
import os
import pickle
import random
import subprocess
import sys
import time
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

import openhearts as oh
from openhearts.errors import OpenHeartsError, Why

KIDS = oh.ruleset("kids-jinx", 3)
OWN = """
import os, sys
import openhearts as oh

class Raises(oh.Bot):
    def choose(self, view, budget, rng):
        return self.opened(view)
    def opened(self, view):
        raise RuntimeError("no idea what to play")

class Nonsense(oh.Bot):
    def choose(self, view, budget, rng):
        return "queen, please"

class Exits(oh.Bot):
    def choose(self, view, budget, rng):
        sys.exit(0)

class Late(oh.Bot):
    def choose(self, view, budget, rng):
        if view.public.deal_number == 3:
            raise RuntimeError("the third deal is too much")
        return next(iter(view.options))

class Dies(oh.Bot):
    def choose(self, view, budget, rng):
        os._exit(7)

class CannotSay(oh.Bot):
    def choose(self, view, budget, rng):
        class Mute(Exception):
            def __str__(self):
                raise ValueError
        raise Mute
"""
RUNS: list[Callable[..., oh.Arena | oh.Simulation]] = [oh.arena, oh.simulate]


@pytest.fixture
def own(tmp_path: Path) -> str:
    path = tmp_path / "own.py"
    path.write_text(OWN, encoding="utf-8")
    return str(path)


@pytest.mark.parametrize("play", RUNS)
@pytest.mark.parametrize("processes", [1, 2])
@pytest.mark.parametrize(
    ("name", "says", "traced"),
    [
        ("Raises", "RuntimeError: no idea what to play", "in opened"),
        ("Nonsense", "It chose 'queen, please', which is not legal.", "BadBot"),
        ("Exits", "SystemExit: 0", "sys.exit(0)"),
        ("CannotSay", "Mute", "in choose"),
    ],
)
def test_a_bot_that_fails_ends_the_run(
    own: str, play: Callable[..., Any], processes: int, name: str, says: str, traced: str
) -> None:
    with pytest.raises(oh.BotFailed) as caught:
        play([f"{own}:{name}", "club", "club"], KIDS, 9, 1, processes=processes)
    failed = caught.value
    assert failed.why is Why.BOT_FAILED and failed.data["name"] == f"{own}:{name}"
    assert says in str(failed) and "--tolerate" in str(failed)
    assert failed.traceback.startswith("Traceback (most recent call last):") and traced in failed.traceback
    assert "strict_choice" not in failed.traceback and "own.py" in failed.traceback, "it begins in the bot's own code"
    again = pickle.loads(pickle.dumps(failed))
    assert (str(again), again.traceback) == (str(failed), failed.traceback)


@pytest.mark.parametrize("play", RUNS)
def test_a_program_that_is_missing_or_stops_ends_the_run(tmp_path: Path, play: Callable[..., Any]) -> None:
    with pytest.raises(oh.BotFailed, match="does not run") as caught:
        play(["club", f"cmd:{tmp_path}/missing", "club"], KIDS, 3, 1)
    assert "FileNotFoundError" in caught.value.traceback
    path = tmp_path / "player.py"
    path.write_text("input()\nraise LookupError('where is my opening book?')\n", encoding="utf-8")
    with pytest.raises(oh.BotFailed, match="has stopped") as caught:
        play([f"cmd:{sys.executable} {path}", "club", "club"], KIDS, 3, 1)
    assert "LookupError: where is my opening book?" in caught.value.traceback, "its own traceback is there too"
    path.write_text("import sys\ninput()\nsys.exit('-' * 1_000_000)\n", encoding="utf-8")
    with pytest.raises(oh.BotFailed, match="has stopped") as caught:
        play([f"cmd:{sys.executable} {path}", "club", "club"], KIDS, 3, 1)
    assert 1000 < len(caught.value.traceback) < 50_000, "what it says is told, but not all of a flood"


def test_where_it_failed_is_said(own: str) -> None:
    """Blocks are numbered from 0 and deals from 1: the third deal is that of block 2, in any number of processes.
    In the first seating of a block the one of its kind sits last.
    """
    for processes in (1, 2):
        with pytest.raises(oh.BotFailed) as caught:
            oh.arena(["club", f"{own}:Late", "club"], KIDS, 6, "s", processes=processes)
        assert {name: caught.value.data[name] for name in ("seat", "deal", "seed")} == {
            "seat": 2,
            "deal": 3,
            "seed": "s/2",
        }


def test_what_was_finished_before_is_kept(own: str, tmp_path: Path) -> None:
    path, players = tmp_path / "run.jsonl", [f"{own}:Late", "club", "club"]
    with pytest.raises(oh.BotFailed):
        oh.arena(players, KIDS, 4, 1, resume=path)
    assert len(path.read_text(encoding="utf-8").splitlines()) == 1 + 2
    told: list[tuple[int, int]] = []
    found = oh.arena(players, KIDS, 4, 1, lambda *done: told.append(done), resume=path, tolerate=True)
    assert told == [(3, 4), (4, 4)]
    assert found.csv() == oh.arena(players, KIDS, 4, 1, tolerate=True).csv()
    with pytest.raises(oh.CannotResume) as caught:
        oh.arena(players, KIDS, 4, 1, resume=path)
    assert caught.value.why is Why.FAILURES_KEPT and caught.value.data["count"] == found.n_failures > 0


@pytest.mark.parametrize("processes", [1, 2])
def test_failures_are_counted_where_they_are_tolerated(own: str, processes: int) -> None:
    found = oh.arena(["club", f"{own}:Raises", "club"], KIDS, 4, 1, processes=processes, tolerate=True)
    club, failing = found.players
    assert found.is_tolerant and found.n_failures == failing.failures == failing.n_decisions > 0
    assert club.failures == 0 and [block.failures for block in found.blocks] == [(0, 39)] * 4
    rows = list(csv.DictReader(io.StringIO(found.csv())))
    assert [int(row["failures"]) for row in rows] == [0, failing.failures]
    late = oh.arena(["club", f"{own}:Late", "club"], KIDS, 4, 1, processes=processes, tolerate=True)
    assert [block.failures[1] > 0 for block in late.blocks] == [False, False, True, False]


def test_nothing_fails_in_a_run_that_could_be_strict() -> None:
    strict = oh.simulate(["club", "random", "random"], KIDS, 6, 1)
    tolerant = oh.simulate(["club", "random", "random"], KIDS, 6, 1, tolerate=True)
    assert strict.csv() == tolerant.csv() and strict.n_failures == 0


def test_a_counted_simulation_is_not_gone_on_with_as_if_nothing_had_failed(own: str) -> None:
    players = [f"{own}:Nonsense", "club", "club"]
    part = oh.simulate(players, KIDS, 3, 1, tolerate=True)
    with pytest.raises(oh.CannotResume, match="tolerate"):
        oh.simulate(players, KIDS, 6, 1, resume=part)
    assert oh.simulate(players, KIDS, 6, 1, resume=part, tolerate=True).n_failures == 2 * part.n_failures


def test_a_process_that_ends_is_no_endless_wait(own: str) -> None:
    before = set(multiprocessing.active_children())
    with pytest.raises(OpenHeartsError) as caught:
        oh.arena([f"{own}:Dies", "club", "club"], KIDS, 6, 1, processes=2)
    assert caught.value.why is Why.PROCESS_DIED
    assert set(multiprocessing.active_children()) <= before


UNGUARDED = """
import openhearts as oh

class Mine(oh.Bot):
    name, version = "mine", "1"
    def choose(self, view, budget, rng):
        return next(iter(view.options))

print(oh.arena([{player}], oh.ruleset("kids-jinx", 3), 6, 1, processes=2).n_deals)
"""


@pytest.mark.parametrize("player", ["'random'", "Mine()"])
@pytest.mark.parametrize("where", ["script", "prompt"])
def test_processes_that_cannot_begin_are_told_of_with_what_to_do(tmp_path: Path, where: str, player: str) -> None:
    """Each process reads the script again, and finds a class there; it cannot read what was typed at a prompt."""
    path = tmp_path / "script.py"
    path.write_text(UNGUARDED.format(player=player), encoding="utf-8")
    command = [str(path)] if where == "script" else ["-c", path.read_text(encoding="utf-8")]
    done = subprocess.run([sys.executable, *command], capture_output=True, text=True)
    if (where, player) == ("prompt", "'random'"):
        assert done.stdout == "36\n"
    else:
        assert done.stderr.splitlines()[-1].endswith("With processes=1 neither matters.")
        assert '__name__ == "__main__"' in done.stderr and "notebook" in done.stderr
        assert "leaked semaphore" not in done.stderr and "bootstrapping phase" not in done.stderr


ORPHANS = """
import multiprocessing, sys
import openhearts as oh

def told(done, wanted):
    print(*(child.pid for child in multiprocessing.active_children()), flush=True)

if __name__ == "__main__":
    oh.arena(["club"], oh.ruleset("kids-jinx", 3), 100_000, 1, told, processes=2)
"""


@pytest.mark.skipif(os.name != "posix", reason="processes are asked for by their ids")
def test_no_process_outlives_a_run_that_was_killed(tmp_path: Path) -> None:
    path = tmp_path / "script.py"
    path.write_text(ORPHANS, encoding="utf-8")
    with subprocess.Popen([sys.executable, str(path)], stdout=subprocess.PIPE, text=True) as script:
        assert script.stdout is not None
        children = [int(word) for word in script.stdout.readline().split()]
        script.kill()
    assert len(children) == 2
    while any(_is_running(child) for child in children):
        time.sleep(0.05)  # a test that hangs is ended from outside


def _is_running(process: int) -> bool:
    try:
        os.kill(process, 0)
    except ProcessLookupError:
        return False
    stat = Path(f"/proc/{process}/stat")
    try:
        return not stat.exists() or stat.read_text(encoding="utf-8").rpartition(")")[2].split()[0] != "Z"
    except (FileNotFoundError, ProcessLookupError):
        return False


def test_a_file_that_cannot_be_run_is_told_with_its_traceback(tmp_path: Path) -> None:
    for text, traced in (
        ("import no_such_module_of_mine", "no_such_module_of_mine"),
        ("raise SystemExit(0)", "SystemExit"),
        (
            "import openhearts\nclass Mine(openhearts.Bot):\n    def __init__(self): self.book = {}['book']\n"
            "    def choose(self, view, budget, rng): pass\n",
            "KeyError: 'book'",
        ),
    ):
        path = tmp_path / "mine.py"
        path.write_text(text, encoding="utf-8")
        with pytest.raises(oh.BadBot) as caught:
            oh.arena([f"{path}:Mine", "club", "club"], KIDS, 1)
        assert caught.value.why is Why.BOT_FAILS
        assert caught.value.traceback.startswith("Traceback") and traced in caught.value.traceback


class Cheat(oh.Bot):
    """Always wants the queen of spades, whoever holds her, and now and then falls over."""

    name, version = "cheat", "1"

    def choose(self, view: Any, budget: oh.Budget, rng: random.Random) -> Any:
        if rng.random() < 0.3:
            raise RuntimeError("fell over")
        return "queen, please"


def test_tolerated_failures_stand_in_the_log(caplog: pytest.LogCaptureFixture) -> None:
    with caplog.at_level(logging.ERROR, logger="openhearts.bots"):
        found = oh.simulate([Cheat(), "club", "club"], KIDS, 3, 1, tolerate=True)
    assert found.n_matches == 3
    lines = [record.getMessage() for record in caplog.records]
    assert len(lines) == found.n_failures == found.players[0].n_decisions
    assert any("is not legal" in line for line in lines) and any("raised RuntimeError" in line for line in lines)
    assert all("seed 1/0" in line and "view " in line for line in lines)
