"""A rule is tested only if some test fails when it is flipped: every policy of Hearts, flipped in process, is noticed.

Three lists: each function of the policy tables is exchanged for each other one of its table; each named value of each
parameter is read as each other one; open values are changed a little.  What is noticed by no quick check fails here.
Herz an Herz flips its own in tests/herz_an_herz/test_flips.py.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator
from itertools import chain
from typing import Any

import msgspec
import pytest
from msgspec.structs import replace

from openhearts.core import rule_fields
from openhearts.games.hearts.rules import load, policies
from openhearts.games.hearts.rules.ruleset import Ruleset
from openhearts.games.herz_an_herz.rules import policies as herz_policies
from tests.oracles.tiny import VALUES
from tests.tiny import checks

# --- the policy tables ------------------------------------------------------------------------------------------------

TABLES: dict[str, str] = {  # table -> the parameter whose counted deals feel it
    "BROKEN_WHEN": "lead.broken_when",
    "DUPLICATES": "trick.duplicates",
    "CANCELLING": "trick.duplicates",
    "VOID_WHEN": "trick.void_when",
    "JOKER_WINS": "joker.mode",
    "VOID_NEXT_LEADER": "trick.void_next_leader",
    "LAST_VOID_TO": "trick.last_void_to",
    "KITTY_GOES": "deal.leftover",
    "AWARDS": "moon.award",
    "CHOICES": "moon.award",
    "OPENING_MUST": "opening.must",
}
# Exchanges that change nothing, each with the reason.
SAME_POLICY: set[tuple[str, str, str]] = {
    ("BROKEN_WHEN", "free", "played_earlier_trick"),  # a lock that is open when the deal begins stays open
    ("BROKEN_WHEN", "free", "collected_earlier_trick"),
    ("DUPLICATES", "not_possible", "last_wins"),  # one pack has no identical cards
    ("DUPLICATES", "cancel", "last_wins"),  # a card that lies there twice is dead, so no live one does
    ("CANCELLING", "not_possible", "cancel"),
    ("JOKER_WINS", "none", "always_wins"),  # no jokers
    ("KITTY_GOES", "set_aside", "kitty_first_trick"),  # what is set aside is no kitty
    ("KITTY_GOES", "set_aside", "kitty_last_trick"),
    ("KITTY_GOES", "set_aside", "kitty_first_heart"),
}
TABLE_FLIPS = [
    (table, key, other)
    for table in TABLES
    for key, old in getattr(policies, table).items()
    for other, new in getattr(policies, table).items()
    if new != old and (table, key, other) not in SAME_POLICY
]

# --- named values -----------------------------------------------------------------------------------------------------

# Values that mean the same thing, or differ only where the loader refuses one of them.
SAME: set[tuple[str, Any, Any]] = {
    ("opening.leader", "youngest", "seat"),  # both are the seat that the host names
    ("opening.leader", "seat", "youngest"),
    ("joker.mode", "none", "excuse"),  # without jokers there is nothing to excuse
    ("joker.mode", "none", "always_wins"),
    ("joker.mode", "excuse", "none"),  # neither ever wins
    ("trick.duplicates", "not_possible", "cancel"),  # with one pack nothing lies there twice
    ("trick.duplicates", "not_possible", "first_wins"),
    ("trick.duplicates", "not_possible", "last_wins"),
    ("trick.duplicates", "first_wins", "not_possible"),  # what is refused with two packs would be played like this
}
NAMED_FLIPS = [
    (name, value, other)
    for name in rule_fields.field_names(Ruleset)
    for value in rule_fields.allowed_values(Ruleset, name)
    for other in rule_fields.allowed_values(Ruleset, name)
    if value != other and (name, value, other) not in SAME
]

# --- open values ------------------------------------------------------------------------------------------------------

Change = Callable[[Any], Any]
OPEN_FLIPS: list[tuple[str, str, Change]] = [
    ("pack.suits", "one fewer", lambda suits: suits[1:]),
    ("pack.ranks", "one fewer", lambda ranks: ranks[1:]),
    ("pack.remove", "none", lambda cards: ()),
    ("pack.jokers", "none", lambda n: 0),
    ("deal.hands", "even", lambda size: "even"),
    ("dealer.first", "random", lambda seat: "random"),
    ("pass.count", "one fewer", lambda n: max(0, n - 1)),
    ("pass.cycle", "backwards", lambda cycle: tuple(reversed(cycle))),
    ("pass.cycle", "first alone", lambda cycle: cycle[:1]),
    ("opening.card", "none", lambda card: None),
    ("opening.card", "another", lambda card: card if card is None else "lowest_of:S"),
    ("opening.forbidden", "none", lambda selectors: ()),
    ("opening.forbidden", "one fewer", lambda selectors: selectors[:-1]),
    ("lead.locked", "none", lambda selectors: ()),
    ("lead.locked", "one fewer", lambda selectors: selectors[:-1]),
    ("lead.broken_by", "none", lambda selectors: ()),
    ("lead.broken_by", "one fewer", lambda selectors: selectors[:-1]),
    ("first_trick.forbidden", "none", lambda selectors: ()),
    ("first_trick.forbidden", "one fewer", lambda selectors: selectors[:-1]),
    ("score.points", "one fewer", lambda pairs: pairs[1:]),
    ("score.points", "more", lambda pairs: tuple((selector, value + 1) for selector, value in pairs)),
    ("score.bonus", "none", lambda pairs: ()),
    ("score.bonus", "turned", lambda pairs: tuple((selector, -value) for selector, value in pairs)),
    ("score.no_trick_bonus", "none", lambda n: 0),
    ("score.no_trick_bonus", "turned", lambda n: -n),
    ("moon.value", "more", lambda value: value + 1 if type(value) is int else value),
    ("moon.value", "26", lambda value: 26),
    ("moon.value", "deck_total", lambda value: "deck_total"),
    ("moon.needs", "all penalty cards", lambda needs: "all_penalty_cards"),
    ("moon.needs", "one more", lambda needs: needs if type(needs) is str else tuple((sel, n + 1) for sel, n in needs)),
    ("sun.value", "more", lambda value: value + 1),
    ("end.limit", "more", lambda limit: limit and limit + 1),
    ("end.limit", "none", lambda limit: None),
    ("end.deals", "one more", lambda deals: deals + 1 if type(deals) is int else deals),
    ("end.deals", "none", lambda deals: None),
    ("end.deals", "two", lambda deals: deals and 2),
]

BESIDE: dict[str, tuple[str, ...]] = {  # policies whose counted deals feel another one, too
    "pack.count": ("trick.duplicates",),
    "pack.jokers": ("joker.mode",),
    "score.points": ("score.points", "moon.needs"),
    "opening.card": ("opening.card", "opening.must"),
}


# --- noticing ---------------------------------------------------------------------------------------------------------


def all_checks(names: Iterable[str]) -> Iterator[checks.Check]:
    """Every quick check, those first that are about the parameters named."""
    first = list(dict.fromkeys(names))
    yield from chain.from_iterable(checks.counts(name) for name in first)
    yield from checks.OWN
    yield from checks.cases()
    yield from chain.from_iterable(checks.counts(name) for name in VALUES if name not in first)


def is_noticed(*names: str) -> bool:
    """Whether some quick check fails now."""
    for check in all_checks(chain.from_iterable(BESIDE.get(name, (name,)) for name in names)):
        try:
            check()
        except Exception:
            return True
    return False


def flipped(rules: Ruleset, name: str, change: Change) -> Ruleset:
    """The rules with another value of one parameter."""
    section, _, field = name.partition(".")
    outer = next(part.name for part in msgspec.structs.fields(Ruleset) if part.encode_name == section)
    holder = getattr(rules, outer)
    value = getattr(holder, field)
    new = change(value)
    return (
        rules
        if new == value and type(new) is type(value)
        else replace(rules, **{outer: replace(holder, **{field: new})})
    )


@pytest.fixture(autouse=True)
def nothing_kept(monkeypatch: pytest.MonkeyPatch) -> None:
    """Rules are made anew: those that others made before know nothing of a flip, and nobody is left those of one."""
    monkeypatch.setattr(load.FILES, "_unchanged", {})
    monkeypatch.setattr(load.FILES, "_read_back", {})


def misread(monkeypatch: pytest.MonkeyPatch, name: str, change: Change) -> None:
    """From now on the engine takes a parameter for something else."""
    judge = load.FILES.check
    monkeypatch.setattr(load.FILES, "check", lambda rules: flipped(judge(rules), name, change))


def test_without_a_flip_nothing_is_noticed() -> None:
    for check in all_checks([]):
        check()


@pytest.mark.parametrize(("table", "key", "other"), TABLE_FLIPS)
def test_an_exchanged_policy_is_noticed(table: str, key: str, other: str, monkeypatch: pytest.MonkeyPatch) -> None:
    entries = getattr(policies, table)
    monkeypatch.setitem(entries, key, entries[other])
    assert is_noticed(TABLES[table])


@pytest.mark.parametrize(("name", "value", "other"), NAMED_FLIPS)
def test_a_misread_value_is_noticed(name: str, value: Any, other: Any, monkeypatch: pytest.MonkeyPatch) -> None:
    misread(monkeypatch, name, lambda found: other if found == value and type(found) is type(value) else found)
    assert is_noticed(name)


@pytest.mark.parametrize(("name", "what", "change"), OPEN_FLIPS)
def test_a_changed_value_is_noticed(name: str, what: str, change: Change, monkeypatch: pytest.MonkeyPatch) -> None:
    misread(monkeypatch, name, change)
    assert is_noticed(name)


@pytest.mark.soak
@pytest.mark.parametrize(("name", "value", "other"), sorted(SAME, key=str))
def test_what_means_the_same_is_not_noticed(name: str, value: Any, other: Any, monkeypatch: pytest.MonkeyPatch) -> None:
    misread(monkeypatch, name, lambda found: other if found == value else found)
    assert not is_noticed(name)


@pytest.mark.soak
@pytest.mark.parametrize(("table", "key", "other"), sorted(SAME_POLICY))
def test_an_exchange_that_changes_nothing_is_not_noticed(
    table: str, key: str, other: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    entries = getattr(policies, table)
    monkeypatch.setitem(entries, key, entries[other])
    assert not is_noticed(TABLES[table])


# --- the lists are whole ----------------------------------------------------------------------------------------------


def test_every_parameter_is_flipped() -> None:
    assert {name for name, _, _ in (*NAMED_FLIPS, *OPEN_FLIPS)} == set(rule_fields.field_names(Ruleset))


def test_every_table_is_flipped() -> None:
    found = {name for name, value in vars(policies).items() if isinstance(value, dict) and name.isupper()}
    assert found == set(TABLES)
    herz = [value for name, value in vars(herz_policies).items() if isinstance(value, dict) and name != "POLICIES"]
    for table in herz:
        if table and callable(next(iter(table.values()))):
            assert any(table is known for known in herz_policies.POLICIES.values())
