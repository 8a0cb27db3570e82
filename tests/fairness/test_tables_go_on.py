"""No bot stops a table: it raises, leaves, answers rubbish or nothing, and a legal action is played and logged.

Programs outside may also block, flood, or leave children behind: `cmd:` bots have a clock, and are ended.
"""

from __future__ import annotations

import logging
import random
import re
import sys
from pathlib import Path
from typing import Any

import pytest

import openhearts as oh
from openhearts.arena.play import play_deal
from openhearts.bots import safe_choice
from openhearts.bots.external.command import CommandBot
from openhearts.bots.safe import view_digest
from openhearts.games import registry
from openhearts.games.herz_an_herz.play.actions import Discard, Keep, Lay, Steal
from openhearts.tables.log import Sitting
from openhearts.tables.table import Table, open_table

BOTS = """
import sys
import openhearts as oh
from openhearts.games.hearts.play.actions import Claim, Choose, Pass, Play
from openhearts.games.herz_an_herz.play.actions import Discard, Keep, Lay, Steal

class Fancy(Play):
    pass

class Quiet(Discard):
    pass

class Angry:
    __hash__ = None
    def __eq__(self, other):
        raise RuntimeError("do not compare me")

def bot(what):
    class Made(oh.Bot):
        name, version = "made", "1"
        def choose(self, view, budget, rng):
            return what(view)
    return Made

def deep(view):
    return deep(view)

Raises = bot(lambda view: 1 / 0)
Leaves = bot(lambda view: sys.exit(3))
Deep = bot(deep)
Nothing = bot(lambda view: None)
Text = bot(lambda view: "play QS")
Options = bot(lambda view: list(view.options))
TheClass = bot(lambda view: Discard)
Strange = bot(lambda view: Angry())
Strings = bot(lambda view: Play("QS") if len(view.options) % 2 else Pass(("QS", "KS", "AS")))
Ids = bot(lambda view: Pass((1, 2, 3)))
Elsewhere = bot(lambda view: Steal(99, "left", "middle", -1, 10**30))
Float = bot(lambda view: Lay("left", 50.0))
Subclass = bot(lambda view: next(iter(Fancy(one.card) if isinstance(one, Play) else Quiet() for one in view.options)))
Claims = bot(lambda view: Claim())
"""
NAMES = re.findall(r"^(\w+) = bot\(", BOTS, re.MULTILINE)
TABLES = [("classic", 4), ("kids-jinx", 3), ("herz-an-herz", 2)]


@pytest.fixture
def made(tmp_path: Path) -> Path:
    """A file of bots that do what none should."""
    path = tmp_path / "made.py"
    path.write_text(BOTS, encoding="utf-8")
    return path


def seated(made: Path, name: str, variant: str, seats: int) -> Table:
    """A table at which seat 0 is such a bot."""
    specs = [f"{made}:{name}", *["club"] * (seats - 1)]
    sittings = [Sitting(f"Bot {seat}", spec) for seat, spec in enumerate(specs)]
    return open_table(oh.ruleset(variant, seats), sittings, seed="tables go on")[0]


def test_the_cases_are_found() -> None:
    assert len(NAMES) == 14


@pytest.mark.parametrize(("variant", "seats"), TABLES)
@pytest.mark.parametrize("name", NAMES)
def test_a_table_goes_on(made: Path, name: str, variant: str, seats: int, caplog: pytest.LogCaptureFixture) -> None:
    table = seated(made, name, variant, seats)
    expected = []
    with caplog.at_level(logging.ERROR, logger="openhearts.bots"):
        while not table.is_waiting:
            seat = table.bot_to_act()
            assert seat is not None
            view, n_lines = table.view(seat), len(caplog.records)
            table.act_bot(seat)
            if seat:
                continue
            if len(caplog.records) > n_lines:
                line = caplog.records[-1].getMessage()
                assert f"view {view_digest(view)}, seed {table.bot_seed}, rules {table.rules.id}, deal 1" in line
                assert "seat 0" in line and f"phase {view.public.phase}" in line and f"made.py:{name} 1 " in line
                expected.append(next(iter(view.options)))
                assert table.steps[-1].action == expected[-1] and type(table.steps[-1].action) is type(expected[-1])
    assert expected, "it did what it should not"
    assert table.record().check().n_actions == len(table.steps)


@pytest.mark.parametrize("action", [Lay("left", 50.0), Lay("left", True), Steal(0, "left", "left", 1.0)])  # type: ignore[arg-type]
def test_numbers_that_only_look_whole_are_no_actions(action: Any) -> None:
    deal = oh.deal(oh.ruleset("herz-an-herz", 2), stock="50 49 48 47 46 45 44 43")
    for _ in range(3):
        deal = deal.act(deal.turn or 0, next(iter(deal.options(deal.turn or 0))))
    assert type(next(iter(deal.options(deal.turn or 0)))) in (Lay, Keep)

    class Odd(oh.Bot):
        name, version = "odd", "1"

        def choose(self, view: Any, budget: oh.Budget, rng: random.Random) -> Any:
            return action

    chosen = safe_choice(Odd(), deal.view(deal.turn), oh.Budget(), random.Random(1))
    assert type(chosen) in (Lay, Keep, Discard) and type(getattr(chosen, "value", None)) in (int, type(None))


# --- programs outside -------------------------------------------------------------------------------------------------

NEVER_READS = """
import time
for n in range(1, 91):
    print('{"id": %d, "action": "discard"}' % n, flush=True)
time.sleep(60)
"""
FLOODS = """
while True:
    print('{"action": "discard"}', flush=True)
"""
A_CHILD = """
import subprocess, sys, time
subprocess.Popen([sys.executable, "-c", "import time; time.sleep(60)"])
time.sleep(60)
"""
ONE_THEN_SILENT = """
import sys, time
sys.stdin.readline()
print('{"id": 1, "action": "discard"}', flush=True)
time.sleep(60)
"""
HALF_A_LINE = """
import sys, time
sys.stdin.readline()
sys.stdout.write('{"id": 1, "act')
sys.stdout.flush()
time.sleep(60)
"""

PROGRAMS = [NEVER_READS, FLOODS, A_CHILD, ONE_THEN_SILENT, HALF_A_LINE]


@pytest.mark.parametrize("text", PROGRAMS, ids=["never reads", "floods", "a child", "one, then silent", "half"])
def test_a_program_that_blocks_holds_nobody_up(tmp_path: Path, text: str, caplog: pytest.LogCaptureFixture) -> None:
    path = tmp_path / "player.py"
    path.write_text(text, encoding="utf-8")
    player = CommandBot(f'"{sys.executable}" "{path}"', timeout_s=0.4)
    rules = oh.ruleset("herz-an-herz", 2)
    game = registry.game_of(rules)
    with caplog.at_level(logging.ERROR, logger="openhearts.bots"):
        standing, bots = game.first_standing(rules), [player, oh.bot("club")]
        played = play_deal(game, standing, "blocks", bots, oh.Budget(), tolerate=True)
    player.close()
    assert played.end.public.phase == "over"
    assert sum(step.seat == 0 for step in played.steps) > 10
    assert played.failures == (len(caplog.records), 0)
    for record in caplog.records:
        assert "seed blocks" in record.getMessage() and "raised BadBot" in record.getMessage()
    assert caplog.records or text in (NEVER_READS, FLOODS)
