"""Records of bots' matches: `openhearts check --bots` makes every choice again, and names the line of one exchanged.

Every level, mixed tables, options, both games; records say bot, version and seed.
"""

from __future__ import annotations

import random
from pathlib import Path

import pytest

import openhearts as oh
from openhearts.bots import rng_for
from openhearts.records import check_bots, read
from openhearts.terminal.commands.checking import Chooser
from tests.cli.conftest import Runner, own_home, run

from .moments import LEVEL_NAMES, WORK, bot_of, options_of

__all__ = ["own_home", "run"]
FIXED = {level: [spec for spec in options_of(level) if "worlds" in spec] or [level] for level in LEVEL_NAMES}
CHEAP = [FIXED[level][0] for level in LEVEL_NAMES]
TABLES = [("classic", 4), ("cancellation", 6), ("kids-jinx", 3), ("herz-an-herz", 3)]


def recorded(specs: list[str], variant: str, seats: int, work: int | None = None, n_actions: int = 40) -> oh.Record:
    """The beginning of a match between these bots."""
    match = oh.match(oh.ruleset(variant, seats), seed=3)
    bots = [oh.bot(specs[seat % len(specs)]) for seat in range(seats)]
    made: dict[tuple[int, int], int] = {}
    for _ in range(n_actions):
        if match.over:
            break
        seat, number = match.deal.to_act[-1], match.standing.deal_number
        n = made.get((number, seat), 0)
        made[number, seat] = n + 1
        match = match.act(
            seat, bots[seat].choose(match.deal.view(seat), oh.Budget(work), rng_for("s", number, seat, n))
        )
    players = [
        oh.Player(f"Bot {seat}", "bot", bot=bot.spec, version=bot.version, budget=work, seed="s")
        for seat, bot in enumerate(bots)
    ]
    return match.record(players=players)


@pytest.mark.parametrize(("variant", "seats"), TABLES)
@pytest.mark.parametrize("spec", CHEAP)
def test_each_level_chooses_again_what_it_chose(spec: str, variant: str, seats: int) -> None:
    record = read(recorded([spec], variant, seats).text())
    assert check_bots(record, Chooser()) == record.check().n_actions == 40
    for player in record.players:
        assert (player.bot, player.version, player.seed) == (spec, bot_of(spec).version, "s")


@pytest.mark.parametrize(("variant", "seats"), TABLES)
def test_a_mixed_table_in_both_forms_and_with_a_budget(variant: str, seats: int) -> None:
    record = recorded(["expert:worlds=32", *LEVEL_NAMES], variant, seats, WORK)
    for text in (record.text(), record.jsonl()):
        again = read(text)
        assert [player.budget for player in again.players] == [WORK] * seats
        assert check_bots(again, Chooser()) == 40


@pytest.mark.parametrize("level", LEVEL_NAMES)
def test_an_exchanged_choice_is_named_with_its_line(level: str, run: Runner, tmp_path: Path) -> None:
    """A card discarded instead: legal, so that only the bot's own choice tells."""
    text = recorded([FIXED[level][0]], "herz-an-herz", 3).text()
    lines = text.split("\n")
    last = max(place for place, line in enumerate(lines) if " draws " in line and ": discard" not in line)
    head = lines[last].partition(": ")[0]
    changed = [line for place, line in enumerate(lines) if place <= last or " draws " not in line]
    changed[last] = f"{head}: discard"
    good, bad = tmp_path / "good.txt", tmp_path / "bad.txt"
    good.write_text(text, encoding="utf-8")
    bad.write_text("\n".join(changed), encoding="utf-8")
    assert run("check", "--bots", str(good)).exit_code == 0
    assert run("check", str(bad)).exit_code == 0, "without the bots it is a match like any other"
    done = run("check", "--bots", str(bad))
    assert done.exit_code == 2 and f"line {last + 1}" in done.stderr.lower()


def test_a_record_of_another_version_says_so(run: Runner, tmp_path: Path) -> None:
    """The choices of `novice` in the name of an older `club`: what made them is said, in both languages."""
    text = recorded(["novice"], "herz-an-herz", 3).text().replace("novice", "club")
    old = text.replace(f'version="{bot_of("novice").version}"', 'version="0.9"')
    assert old.count('version="0.9"') == 3
    path = tmp_path / "old.txt"
    path.write_text(old, encoding="utf-8")
    for language, words in (("en", "version 0.9 of club made this record"), ("de", "stammt von club in Version 0.9")):
        done = run("check", "--bots", "--lang", language, str(path))
        assert done.exit_code == 2 and words in done.stderr and f"ersion {bot_of('club').version}" in done.stderr
    path.write_text(old.replace('"0.9"', f'"{bot_of("club").version}"'), encoding="utf-8")
    said = run("check", "--bots", str(path)).stderr
    assert "chooses" in said and "made this record" not in said
    same = recorded(["club"], "herz-an-herz", 3).text().replace(f'version="{bot_of("club").version}"', 'version="0.9"')
    path.write_text(same, encoding="utf-8")
    assert run("check", "--bots", str(path)).exit_code == 0, "every choice is the same"


def test_simulations_keep_records_that_can_be_checked(run: Runner, tmp_path: Path) -> None:
    folder = tmp_path / "kept"
    players = ",".join(random.Random(1).sample(CHEAP, 3))
    assert run("simulate", "kids-jinx", "--players", players, "--matches", "3", "--records", str(folder)).exit_code == 0
    files = sorted(map(str, folder.glob("*.txt")))
    assert len(files) == 3 and run("check", "--bots", "--shuffle", *files).exit_code == 0
