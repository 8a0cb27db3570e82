"""`openhearts.testing.check_bot`: passes every level, and finds each planted fault by the check that names it.

How strong a bot is, is not asked.
"""

from __future__ import annotations

import json
import random
import sys
from pathlib import Path

import pytest

import openhearts as oh
from openhearts.bots import rng_for
from openhearts.bots.bot_specs import LEVELS
from openhearts.bots.players.uniform import RandomBot
from openhearts.games import registry
from openhearts.testing import CheckFailed, Report, check_bot, view_at
from openhearts.testing.bot_conformance import CHECKS, tables
from tests.games.toy import GAME
from tests.testing import faulty_bots as faulty

FILE = Path(faulty.__file__)
SMALL = (oh.ruleset("classic", 4), oh.ruleset("kids-jinx", 3), oh.ruleset("herz-an-herz", 3))
# a bot with a fault, the check that names it, and what it says
FAULTS: list[tuple[type[oh.Bot], str, str]] = [
    (faulty.Crashing, "answers", "raised"),
    (faulty.Exiting, "answers", "raised"),
    (faulty.Cheating, "legal", "illegal"),
    (faulty.Silent, "legal", "illegal"),
    (faulty.Wavering, "repeatable", "other-choice"),
    (faulty.Drawing, "repeatable", "other-draws"),
    (faulty.Hashing, "fresh-process", "other-process"),
    (faulty.Counting, "stateless", "other-order"),
    (faulty.Gambling, "own-chance", "chance-used"),
    (faulty.Peeping, "own-chance", "other-chance"),
    (faulty.Numbers, "own-chance", "chance-used"),
    (faulty.Marking, "view-unchanged", "view-changed"),
    (faulty.Spying, "two-worlds", "other-world"),
    (faulty.Spying, "nothing-hidden", "looked"),
    (faulty.Copying, "nothing-hidden", "other-copy"),
    (faulty.Alternating, "stateless", "other-order"),
    (faulty.Straining, "budgets", "illegal"),
    (faulty.Greedy, "budgets", "too-much-work"),
    (faulty.Hypocrite, "advice", "other-advice"),
]
# faults that the other checks do not see: their own check alone fails
ALONE = (faulty.Greedy, faulty.Hashing, faulty.Counting, faulty.Marking, faulty.Copying, faulty.Hypocrite)


def worlds(level: str) -> str:
    """A level with as little work as it takes."""
    return f"{level}:worlds=8" if "worlds" in LEVELS[level].options else level


@pytest.mark.parametrize("level", LEVELS)
def test_every_level_passes(level: str) -> None:
    rules = SMALL if LEVELS[level].searches else None
    report = check_bot(worlds(level), rules=rules, effort="quick", budget=8)
    report.raise_if_failed()
    assert [check.name for check in report.checks] == list(CHECKS)
    assert {check.outcome for check in report.checks} == {"passed"}


@pytest.mark.soak
@pytest.mark.parametrize("level", LEVELS)
def test_every_level_passes_at_length(level: str) -> None:
    check_bot(worlds(level), effort="long", seed="long").raise_if_failed()


def test_a_sound_bot_passes() -> None:
    for given in (faulty.Sound, faulty.Sound(), f"{FILE}:Sound"):
        report = check_bot(given, rules=SMALL, effort="quick")
        report.raise_if_failed()
        assert report["fresh-process"].outcome == "passed"
        assert (report["advice"].outcome, report["advice"].reason) == ("skipped", "It gives no advice of its own.")


@pytest.mark.parametrize(("bot", "name", "key"), FAULTS, ids=lambda value: getattr(value, "__name__", str(value)))
def test_a_planted_fault_is_found_by_the_check_that_names_it(bot: type[oh.Bot], name: str, key: str) -> None:
    report = check_bot(bot, rules=SMALL)
    check = report[name]
    assert check.outcome == "failed" and check.finding is not None and check.finding.key == key, str(report)
    place = check.place
    assert place is not None and place.seat is not None and place.view
    if bot in ALONE:
        assert [failed.name for failed in report.failed] == [name], str(report)
    with pytest.raises(CheckFailed, match=name) as caught:
        report.raise_if_failed()
    assert caught.value.report is report


def test_a_failure_has_its_traceback_and_the_way_back() -> None:
    report = check_bot(f"{FILE}:Crashing", rules=SMALL, seed="s 1")
    check = report["answers"]
    assert "ZeroDivisionError" in check.reason
    assert "in share" in check.traceback and "12 // parts" in check.traceback
    assert "asking.py" not in check.traceback
    place = check.place
    assert place is not None and place.seat is not None
    rules = next(one for one in SMALL if one.id == place.rules)
    view = view_at(rules, place.seed, place.deal_number, place.step, place.seat)
    assert repr(view) == place.view
    with pytest.raises(ZeroDivisionError):
        rng = rng_for(place.seed, place.deal_number, place.seat, place.step)
        faulty.Crashing().choose(view, oh.Budget(), rng)
    command, line = check.repeat
    assert command.startswith(f"openhearts bot test {FILE}:Crashing {place.rules} --seats {place.seats}")
    assert line == f"view_at(oh.ruleset(\"{place.rules}\", {place.seats}), 's 1', 1, {place.step}, {place.seat})"


def test_the_rule_set_of_a_failure_alone_shows_it_again() -> None:
    first = check_bot(faulty.Crashing, rules=SMALL)["answers"]
    assert first.place is not None
    alone = oh.ruleset(first.place.rules, first.place.seats)
    again = check_bot(faulty.Crashing, rules=alone)["answers"]
    assert (again.place, again.reason) == (first.place, first.reason)


def test_a_report_is_values_text_and_json() -> None:
    report = check_bot(faulty.Hypocrite(), rules=SMALL, effort="quick")
    whole = json.loads(report.json())
    assert whole["passed"] is report.passed is False
    assert [check["name"] for check in whole["checks"]] == list(CHECKS)
    advice = next(check for check in whole["checks"] if check["name"] == "advice")
    assert (advice["outcome"], advice["reason"]) == ("failed", report["advice"].reason)
    assert advice["finding"]["key"] == "other-advice" and advice["place"]["view"]
    assert str(report).splitlines()[0] == "sound: failed (seed 1)"
    assert report["advice"].reason in str(report)


def test_equal_seeds_give_equal_reports() -> None:
    def of(seed: int | str) -> list[object]:
        report = check_bot(faulty.Cheating, rules=SMALL, effort="quick", seed=seed)
        return [(check.name, check.outcome, check.place, check.finding) for check in report.checks]

    assert of(3) == of("3") != of(4)


def test_speed_is_told_and_judged_only_where_a_bound_is_set() -> None:
    def of(max_ms: float | None) -> Report:
        return check_bot(faulty.Slow, rules=SMALL[1], effort="quick", max_ms=max_ms)

    figures = of(None)["speed"].figures
    assert figures["decisions"] == 5 and 2 <= figures["mean_ms"] <= figures["worst_ms"]
    assert of(None).passed and not of(1.0).passed and of(60_000.0).passed
    assert of(1.0)["speed"].finding is not None


def test_shared_chance_is_as_it_was_before() -> None:
    random.seed(5)
    wanted = random.random()
    random.seed(5)
    check_bot(faulty.Gambling, rules=SMALL[1], effort="quick")
    assert random.random() == wanted


def test_a_bot_that_only_this_process_knows_is_not_asked_in_another() -> None:
    class Mine(faulty.Sound):
        pass

    report = check_bot(Mine(), rules=SMALL[1], effort="quick")
    report.raise_if_failed()
    check = report["fresh-process"]
    assert check.outcome == "skipped" and "name it by its file" in check.reason


def test_programs_are_checked_too(tmp_path: Path) -> None:
    path = tmp_path / "player.py"
    path.write_text(
        "import json, sys, time\n"
        "n = 0\n"
        "for line in sys.stdin:\n"
        "    asked = json.loads(line)\n"
        "    options, n = asked['view']['options'], n + 1\n"
        "    cards = options['cards'][: options['count']] if options['kind'] == 'pass' else [options['cards'][WHICH]]\n"
        "    print(json.dumps({'id': asked['id'], 'action': ' '.join([options['kind'], *cards])}), flush=True)\n"
    )
    text = path.read_text()
    path.write_text(text.replace("WHICH", "0"))
    report = check_bot(f"cmd:{sys.executable} {path}", rules=SMALL[1], effort="quick")
    report.raise_if_failed()
    assert {check.name for check in report.checks if check.outcome == "skipped"} == {"own-chance", "advice"}
    path.write_text(text.replace("WHICH", "n % len(options['cards'])"))
    report = check_bot(f"cmd:{sys.executable} {path}", rules=SMALL[1])
    assert "stateless" in {check.name for check in report.failed}, str(report)


def test_another_game_can_be_checked_with(capsys: pytest.CaptureFixture[str]) -> None:
    with registry.registered(GAME):
        rules = oh.ruleset("toy")
        for bot in (RandomBot(), "club"):
            check_bot(bot, rules=rules).raise_if_failed()
    assert capsys.readouterr() == ("", "")


def test_what_cannot_be_loaded_is_refused() -> None:
    with pytest.raises(oh.BadBot):
        check_bot("exprt")
    with pytest.raises(oh.BadBot):
        check_bot(f"{FILE}:Nobody")
    with pytest.raises(oh.BadBot, match="Demanding"):
        check_bot(faulty.Demanding)
    with pytest.raises(oh.BadBot):
        check_bot(dict)  # type: ignore[arg-type]


def test_odd_bots_break_promises_and_not_the_checks() -> None:
    for bot, name in (
        (faulty.Odd, "legal"),
        (faulty.Vandal, "view-unchanged"),
        (faulty.Exiting, "answers"),
        (faulty.Mute, "answers"),
    ):
        report = check_bot(bot, rules=SMALL, effort="quick")
        assert report[name].outcome == "failed", str(report)
    assert {check.outcome for check in report.checks[1:]} == {"skipped"}
    check_bot(faulty.Demanding(3), rules=SMALL, effort="quick").raise_if_failed()
    with pytest.raises(KeyError):
        report["nothing"]


def test_tables_are_of_every_game_and_every_variant() -> None:
    usual = {rules.id for rules in tables()}
    assert usual == {variant.id for variant in oh.variants()}
    assert {rules.game for rules in tables("quick")} == set(registry.games())
    assert {(rules.id, rules.seats) for rules in tables("long")} == {
        (variant.id, seats) for variant in oh.variants() for seats in variant.seats
    }
    assert {rules.game for rules in tables(game="herz_an_herz")} == {"herz_an_herz"}
