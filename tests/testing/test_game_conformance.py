"""`openhearts.testing.check_game`: passes every shipped table and random rule sets, and finds each planted fault.

What the rules of the games are is tested elsewhere.
"""

from __future__ import annotations

import random
from typing import Any

import pytest

import openhearts as oh
from openhearts.core.event import open_to_all
from openhearts.games import registry
from openhearts.games.hearts.game import Hearts
from openhearts.games.hearts.play import events as ev
from openhearts.testing import Report, check_game, view_at
from tests import generators
from tests.games.toy import GAME, ToyGame, ToyRules
from tests.leaks.test_leaks_are_noticed import early_pass, open_kitty, telling_options
from tests.testing import faulty_games as faulty

TABLES = [(variant.id, seats) for variant in oh.variants() for seats in variant.seats]
# a game with a fault, the check that names it, and what it says
FAULTS: list[tuple[type[ToyGame], str, str]] = [
    (faulty.OpenHand, "two-worlds", "view-differs"),
    (faulty.TellingOptions, "two-worlds", "view-differs"),
    (faulty.OpenDealing, "audiences", "event-tells"),
    (faulty.OpenTable, "audiences", "too-many-told"),
    (faulty.OtherKind, "audiences", "shown-otherwise"),
    (faulty.Refusing, "legality", "refused"),
    (faulty.Accepting, "legality", "accepted"),
    (faulty.Stuck, "legality", "no-options"),
    (faulty.Mutating, "purity", "modified"),
    (faulty.Drawing, "purity", "impure"),
    (faulty.Drawing, "replay", "replay-differs"),
    (faulty.Misreading, "notation", "text-differs"),
    (faulty.OneText, "notation", "text-twice"),
    (faulty.Forgetting, "records", "play-differs"),
    (faulty.Shuffling, "records", "start-differs"),
    (faulty.Counting, "records", "record-unread"),
    (faulty.Unread, "messages", "raised"),
    (faulty.Crashing, "endings", "raised"),
    (faulty.Short, "standing", "points-lost"),
    (faulty.Hasty, "standing", "early-standing"),
    (faulty.Trusting, "notation", "text-error"),
    (faulty.Miscounting, "standing", "points-total"),
    (faulty.Merciful, "standing", "not-the-highest"),
    (faulty.Rewriting, "rules", "rules-differ"),
    (faulty.Borrowed, "views", "wrong-seat"),
]


@pytest.mark.parametrize(("variant", "seats"), TABLES)
def test_every_shipped_table_passes(variant: str, seats: int) -> None:
    rules = oh.ruleset(variant, seats)
    check_game(registry.game_of(rules), rules, n_deals=1, quick=True).raise_if_failed()


@pytest.mark.soak
@pytest.mark.parametrize(("variant", "seats"), TABLES)
def test_every_shipped_table_passes_at_length(variant: str, seats: int) -> None:
    rules = oh.ruleset(variant, seats)
    check_game(registry.game_of(rules), rules, seed="long", n_deals=40).raise_if_failed()


def passes_random_rules(seeds: range) -> None:
    for seed in seeds:
        rng = random.Random(f"testing {seed}")
        rules = generators.random_hearts(rng) if seed % 5 else generators.random_herz(rng)
        check_game(registry.game_of(rules), rules, seed=seed, n_deals=2, quick=True).raise_if_failed()


def test_random_rule_sets_pass() -> None:
    passes_random_rules(range(20))


@pytest.mark.soak
@pytest.mark.parametrize("first", range(100, 2100, 100))
def test_many_random_rule_sets_pass(first: int) -> None:
    passes_random_rules(range(first, first + 100))


def test_the_toy_game_passes_and_every_check_has_looked_at_something() -> None:
    report = check_game(GAME, total=lambda position: position.public.rules.hand_size)
    report.raise_if_failed()
    assert all(check.outcome == "passed" and sum(check.figures.values()) > 0 for check in report.checks)
    assert GAME.id not in registry.games(), "it was registered for the time of the checks alone"


@pytest.mark.parametrize(("game", "name", "key"), FAULTS, ids=lambda value: getattr(value, "__name__", str(value)))
def test_a_planted_fault_is_found_by_the_check_that_names_it(game: type[ToyGame], name: str, key: str) -> None:
    report = check_game(game(), n_deals=12, total=lambda position: position.public.rules.hand_size)
    check = report[name]
    assert check.outcome == "failed" and check.finding is not None and check.finding.key == key, str(report)
    assert check.place is not None and (check.place.rules, check.place.seed) == ("highest-number", "1")
    assert check.repeat and check.repeat[0].startswith("check_game(")
    with pytest.raises(AssertionError, match=name):
        report.raise_if_failed()


@pytest.mark.parametrize(("game", "name"), [(game, name) for game, name, _ in FAULTS if name == "audiences"])
def test_a_fault_is_found_at_other_sizes_and_with_other_seeds(game: type[ToyGame], name: str) -> None:
    for seats in (3, 4):
        for seed in range(5):
            assert check_game(game(), ToyRules(seats=seats), seed=seed)[name].outcome == "failed"


@pytest.mark.parametrize("kind", [ev.HandDealt, ev.PassChosen, ev.CardsPassed, ev.KittyTaken])
def test_an_event_of_hearts_that_shows_all_to_everybody(kind: type, monkeypatch: pytest.MonkeyPatch) -> None:
    rules = oh.ruleset("cancellation", 6)
    game = registry.game_of(rules)
    monkeypatch.setattr(kind, "for_seat", open_to_all)
    assert check_game(game, rules, quick=True, n_deals=6)["audiences"].outcome == "failed"


@pytest.mark.parametrize(("leaky", "n_deals"), [(early_pass, 1), (open_kitty, 3), (telling_options, 40)])
def test_a_view_of_hearts_that_shows_too_much(leaky: Any, n_deals: int) -> None:
    """A changed copy of a shipped game is checked as it is, beside the shipped one."""

    class Leaky(Hearts):
        view_of = staticmethod(leaky)

    rules = oh.ruleset("classic", 4) if leaky is telling_options else oh.ruleset("cancellation", 6)
    assert check_game(Leaky(), rules, quick=True, n_deals=n_deals)["two-worlds"].outcome == "failed"
    assert type(registry.game_of(rules)) is Hearts


def test_a_raised_error_has_the_frames_of_the_game_and_no_others() -> None:
    check = check_game(faulty.Crashing())["endings"]
    assert "IndexError" in check.reason and "faulty_games.py" in check.traceback
    assert "openhearts/testing" not in check.traceback


def test_what_was_never_looked_at_has_not_passed() -> None:
    report = check_game(faulty.Dead())
    assert report["endings"].outcome == "failed" and "no cards" in report["endings"].reason
    assert {report[name].outcome for name in ("views", "legality", "purity", "replay", "records")} == {"skipped"}


def test_a_place_leads_back_to_the_view() -> None:
    check = check_game(faulty.Borrowed())["views"]
    place = check.place
    assert place is not None and place.seat == 2
    with registry.registered(faulty.Borrowed()):
        view = view_at(ToyRules(), 1, place.deal_number, place.step, place.seat)
        assert repr(view) == place.view
        with pytest.raises(ValueError, match="ends before"):
            view_at(ToyRules(), 1, 1, 1000, 0)


def test_equal_seeds_give_equal_reports_and_others_do_not() -> None:
    def of(seed: Any) -> Report:
        return check_game(faulty.Misreading(), seed=seed)

    assert of(5) == of(5) and of(5)["notation"].place == of("5")["notation"].place
    assert of(5)["legality"].figures != of(6)["legality"].figures


def test_several_rule_sets_are_one_report() -> None:
    """Of each check the first failure is told, with the rule set that it was found at."""
    told: list[tuple[int, int]] = []
    both = [ToyRules(seats=2), ToyRules(seats=4)]
    report = check_game(GAME, both, n_deals=2, on_progress=lambda done, wanted: told.append((done, wanted)))
    report.raise_if_failed()
    assert report.subject == "highest: 2 rule sets" and told == [(1, 4), (2, 4), (3, 4), (4, 4)]
    alone = [check_game(GAME, rules, n_deals=2) for rules in both]
    for check in report.checks:
        parts = [one[check.name].figures for one in alone]
        assert check.figures == {name: sum(part.get(name, 0) for part in parts) for name in check.figures}
    check = check_game(faulty.Borrowed(), both)["views"]
    assert check.outcome == "failed" and check.place is not None and check.place.seats == 4


def test_what_is_known_to_all_is_no_fault() -> None:
    """At a table for two with every card dealt each seat knows the other's hand; a watcher does not."""
    report = check_game(GAME, ToyRules(seats=2))
    report.raise_if_failed()
    alone = check_game(GAME, ToyRules(seats=2, hand_size=1), n_deals=2)
    alone.raise_if_failed()
