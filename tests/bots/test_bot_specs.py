"""How bots are named: levels, options, files; and what is said where there is no such bot."""

from __future__ import annotations

from pathlib import Path

import pytest

import openhearts as oh
from openhearts.bots import known_levels, rng_for
from openhearts.bots.bot_specs import LEVELS, Level
from openhearts.games import registry


def test_every_level_is_made_by_its_name() -> None:
    for name in known_levels():
        made = oh.bot(name)
        assert (made.name, made.spec) == (name, name) and made.version
        assert oh.bot(f"  {name.upper()} ").spec == name
        assert oh.bot(made) is made


@pytest.mark.parametrize(
    ("spec", "words"),
    [
        ("clbu", r"There is no bot “clbu”\. Known are: random, novice, casual, club, exper"),
        ("", r"There is no bot “”\. Known are: random, novice, casual, club, expert, m"),
        ("club:", r"club has no options\. Write club alone"),
        ("club:worlds=3", r"club has no options\. Write club alone"),
        ("missing.py:Mine", r"missing\.py cannot be read: there is no such file"),
        ("missing.py", "missing.py:MyBot"),
        ("x" * 2000, "A bot is named by a short text"),
        ("cl\0ub", "Known"),
    ],
)
def test_unknown_bots_are_told_apart(spec: str, words: str) -> None:
    with pytest.raises(oh.BadBot, match=words):
        oh.bot(spec)


def test_options_of_a_level(monkeypatch: pytest.MonkeyPatch) -> None:
    level = Level("tuned", "tests.bots.test_bot_specs", "Tuned", {"worlds": (1, 512)})
    monkeypatch.setitem(LEVELS, "tuned", level)
    assert oh.bot("tuned:worlds=256").spec == "tuned:worlds=256"
    assert oh.bot("tuned").spec == "tuned"
    for wrong in ("worlds=0", "worlds=513", "worlds=x", "worlds", "worlds=1,worlds=2", "words=1"):
        with pytest.raises(oh.BadBot):
            oh.bot(f"tuned:{wrong}")


class Tuned(oh.Bot):
    name, version = "tuned", "1"

    def __init__(self, worlds: int = 64) -> None:
        self.worlds = worlds


FILES = {
    "syntax": ("class Mine(:", "Mine", "SyntaxError"),
    "raises": ("1 / 0", "Mine", "ZeroDivisionError"),
    "empty": ("", "Mine", r"There is no bot in mine\.py"),
    "near": (
        "import openhearts as oh\nclass Mine(oh.Bot):\n  pass",
        "Mien",
        r"mine\.py has no bot of the class “Mien”\. It has: Mine\. Did you mean “Mi",
    ),
    "foreign": ("class Mine:\n  pass", "Mine", "no subclass"),
    "idle": ("import openhearts as oh\nclass Mine(oh.Bot):\n  pass", "Mine", "no method choose"),
    "greedy": (
        "import openhearts as oh\nclass Mine(oh.Bot):\n  def __init__(self, x): pass\n  def choose(self, *a): pass",
        "Mine",
        r"mine\.py:Mine does not run: Something went wrong: TypeError: Mine\.__init__\(\) missi",
    ),
    "number": ("import openhearts as oh\nMine = 3", "Mine", "no subclass"),
    "binary": ("\0\1\2", "Mine", "does not run"),
}


@pytest.mark.parametrize("case", FILES)
def test_files_that_hold_no_bot(case: str, tmp_path: Path) -> None:
    text, cls, words = FILES[case]
    path = tmp_path / "mine.py"
    path.write_text(text, encoding="utf-8")
    with pytest.raises(oh.BadBot, match=words):
        oh.bot(f"{path}:{cls}")


def test_chance_differs_from_decision_to_decision() -> None:
    drawn = {
        rng_for(seed, deal, seat, decision).random()
        for seed in (1, 2)
        for deal in (1, 2)
        for seat in range(3)
        for decision in range(5)
    }
    assert len(drawn) == 60


def test_a_game_without_a_folder_is_played_at_random() -> None:

    assert registry.part("toy", "bots", "club") is None
    assert {game for game in registry.games() if registry.part(game, "bots", "club")} == {"hearts", "herz_an_herz"}


def test_a_folder_is_no_file(tmp_path: Path) -> None:
    folder = tmp_path / "dir.py"
    folder.mkdir()
    for spec, says in (
        (f"{folder}:Mine", f"{folder} cannot be read: it is a folder."),
        (f"master:networks={tmp_path}", f"{tmp_path} cannot be read: it is a folder."),
        ("master:networks=", '"" cannot be read: there is no such file.'),
        (f"{tmp_path}/none.py:Mine", f"{tmp_path}/none.py cannot be read: there is no such file."),
    ):
        with pytest.raises(oh.BadBot) as caught:
            oh.bot(spec)
        assert str(caught.value) == says
