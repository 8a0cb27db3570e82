"""Programs as bots: ours through the bridge plays as it does at home; others that fail say how, and stop no table."""

from __future__ import annotations

import random
import sys
from pathlib import Path

import pytest

import openhearts as oh
from openhearts.bots.external.command import MOST_FAILURES, CommandBot
from openhearts.bots.safe import safe_choice

FIRST = """
import json, sys
for line in sys.stdin:
    asked = json.loads(line)
    options = asked["view"]["options"]
    action = " ".join(["pass", *options["cards"][:3]]) if options["kind"] == "pass" else options["cards"][0]
    print(json.dumps({"id": asked["id"], "action": action}), flush=True)
"""
BAD = {
    "print('hello', flush=True); input()": "cannot be read",
    "raise SystemExit(3)": "has stopped",
    "print('[]', flush=True); input()": "cannot be read",
    "print('{}', flush=True); input()": "without an action",
    'print(\'{"action": "XX"}\', flush=True); input()': "XX",
    'print(\'{"action": "play AH"}\', flush=True); input()': "not legal",
    'print(\'{"action": "2C", "action": "2C"}\', flush=True); input()': "cannot be read",
    'print(\'{"id": 99, "action": "2C"}\', flush=True); input()': "answered another question",
    'print(\'{"error": "no idea"}\', flush=True); input()': "no idea",
}


def program(folder: Path, text: str) -> str:
    path = folder / "player.py"
    path.write_text(text, encoding="utf-8")
    return f'cmd:"{sys.executable}" "{path}"' if " " in f"{sys.executable}{path}" else f"cmd:{sys.executable} {path}"


def test_a_program_plays_a_deal(tmp_path: Path) -> None:
    player = oh.bot(program(tmp_path, FIRST))
    assert isinstance(player, CommandBot) and player.spec.startswith("cmd:")
    d, rng = oh.deal(oh.ruleset("classic"), seed=2), random.Random(1)
    while not d.is_over:
        seat = d.to_act[0]
        d = d.act(seat, player.choose(d.view(seat), oh.Budget(), rng))
    assert d.points is not None and sum(d.points) in (26, 78)
    player.close()


def test_our_bridge_plays_as_the_bot_at_home() -> None:
    player, club = oh.bot(f"cmd:{sys.executable} -m openhearts bridge --bot club"), oh.bot("club")
    assert isinstance(player, CommandBot)
    for variant in ("classic", "herz-an-herz"):
        d, rng = oh.deal(oh.ruleset(variant), seed=3, deal_number=1), random.Random(1)
        for _ in range(12):
            seat = d.to_act[0]
            seed = random.Random()
            seed.setstate(rng.getstate())
            action = player.choose(d.view(seat), oh.Budget(), rng)
            assert action == club.choose(d.view(seat), oh.Budget(), random.Random(seed.getrandbits(62)))
            d = d.act(seat, action)
    player.close()


@pytest.mark.parametrize(("text", "says"), BAD.items())
def test_failures_are_named_and_stop_nobody(tmp_path: Path, text: str, says: str) -> None:
    player = oh.bot(program(tmp_path, f"input()\n{text}\n"))
    d = oh.deal(oh.ruleset("classic"), seed=2, deal_number=4)
    view = d.view(d.turn)
    with pytest.raises(oh.BadBot, match=says):
        player.choose(view, oh.Budget(), random.Random(1))
    assert safe_choice(player, view, oh.Budget(), random.Random(1)) in list(view.options)
    assert isinstance(player, CommandBot)
    player.close()


def test_a_silent_program_is_not_waited_for_again_and_again(tmp_path: Path) -> None:
    text = program(tmp_path, "import time; time.sleep(60)")
    player = CommandBot(text.removeprefix("cmd:"), timeout_s=0.05)
    d = oh.deal(oh.ruleset("classic"), seed=2, deal_number=4)
    for _ in range(MOST_FAILURES):
        with pytest.raises(oh.BadBot, match="did not answer within"):
            player.choose(d.view(d.turn), oh.Budget(), random.Random(1))
    with pytest.raises(oh.BadBot, match="not asked any more"):
        player.choose(d.view(d.turn), oh.Budget(), random.Random(1))


@pytest.mark.parametrize("spec", ["cmd:", "cmd:  ", 'cmd:"a'])
def test_no_command(spec: str) -> None:
    with pytest.raises(oh.BadBot):
        oh.bot(spec)


def test_a_program_that_is_not_there(tmp_path: Path) -> None:
    d = oh.deal(oh.ruleset("classic"), seed=2, deal_number=4)
    with pytest.raises(oh.BadBot, match=r"does not run: .*nothing cannot be read: there is no such file\.$"):
        oh.bot(f"cmd:{tmp_path}/nothing").choose(d.view(d.turn), oh.Budget(), random.Random(1))
