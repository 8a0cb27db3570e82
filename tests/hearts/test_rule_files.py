"""Rule files of Hearts: house rules, files that extend others, and files that are no rules at all.

Single values and keys are tested in test_load.py.
"""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

import openhearts as oh
from openhearts.core import rulefile
from openhearts.core.rulefile import RuleFile, parse_toml
from openhearts.errors import BadRuleset
from openhearts.games.hearts.rules import load
from tests.hearts.test_load import HEARTS, refused_file, written

MY_BLACK_MARIA = """
id = "my-black-maria"
family = "trick_avoidance"
extends = "classic"
players = [3, 6]
pack.remove = { 3 = ["2C"], 5 = ["2C", "2D"], 6 = ["2C", "2D", "2H", "2S"] }
pass.count = 3
pass.cycle = { "*" = ["R1"] }
opening.leader = "left_of_dealer"
opening.card = "none"
opening.must = "any"
opening.forbidden = []
lead.locked = []
first_trick.forbidden = []
score.points = { "suit:H" = 1, QS = 13, KS = 10, AS = 7 }
moon.award = "none"
end.limit = 100
"""


def test_the_house_rule_of_the_rules(tmp_path: Path) -> None:
    """docs/rules.md 8.4, written as TOML."""
    path = written(tmp_path, MY_BLACK_MARIA)
    rules = oh.load_ruleset(path, 3)
    assert (rules.id, rules.seats, rules.pack.remove, rules.hand_size) == ("my-black-maria", 3, ("2C",), 17)
    assert rules.pass_.cycle == ("R1",) and rules.opening.card is None and rules.lead.locked == ()
    assert rules.penalty_total == 13 + 13 + 10 + 7
    assert rules.moon.award == "none" and rules.end.limit == 100
    assert rules.score.winner == "lowest", "what is not named stands as in classic"
    assert oh.load_ruleset(str(path)).seats == 4
    assert oh.load_ruleset(path, 6).pack.remove == ("2C", "2D", "2H", "2S")
    assert oh.load_ruleset(path, 4, {"sun": True}).sun.award == "add_to_others", "bundles are inherited"
    assert oh.load_ruleset(path, 4, {"end.limit": 50}).end.limit == 50
    with pytest.raises(BadRuleset) as caught:
        oh.load_ruleset(path, 7)
    assert caught.value.allowed == "3 to 6"
    assert not oh.deal(rules, seed=1).is_over


def test_a_file_without_a_name(tmp_path: Path) -> None:
    rules = oh.load_ruleset(written(tmp_path, "end.limit = 50\n", "friday.toml"))
    assert (rules.id, rules.name, rules.seats, rules.end.limit) == ("friday", "friday", 4, 50)
    named = oh.load_ruleset(written(tmp_path, "name = 'Freitag'\nend.limit = 50\n", "friday.toml"))
    assert named.name == "Freitag" and named.digest == rules.digest


@pytest.mark.parametrize("variant", HEARTS, ids=lambda variant: variant.id)
def test_every_variant_can_be_extended(variant: oh.Variant, tmp_path: Path) -> None:
    path = written(tmp_path, f"extends = '{variant.id}'\nid = 'mine'\n")
    for seats in {variant.seats[0], variant.seats[-1]}:
        mine, theirs = oh.load_ruleset(path, seats), oh.ruleset(variant.id, seats)
        assert mine.digest == theirs.digest and mine.id == "mine" and mine != theirs
        for bundle in variant.bundles:
            assert (
                oh.load_ruleset(path, seats, {bundle: True}).digest
                == oh.ruleset(variant.id, seats, {bundle: True}).digest
            )


@pytest.mark.parametrize(("name", "nearest"), [("clasic", "classic"), ("house", None), ("", None), ("../house", None)])
def test_extending_what_is_not_there(name: str, nearest: str | None, tmp_path: Path) -> None:
    """A file that extends itself is one of these: only shipped variants can be extended."""
    error = refused_file(tmp_path, f"id = 'house'\nextends = '{name}'\n")
    assert error.nearest == nearest if nearest else error.allowed and "classic" in error.allowed


def test_a_file_that_takes_the_name_of_what_it_extends(tmp_path: Path) -> None:
    rules = oh.load_ruleset(written(tmp_path, "extends = 'classic'\nend.limit = 10\n", "classic.toml"))
    assert (rules.id, rules.end.limit) == ("classic", 10) and oh.ruleset("classic").end.limit == 100


def test_chains_and_circles_of_files() -> None:
    files: dict[str, dict[str, Any]] = {
        "a": {"players": [3, 5], "end": {"limit": 10}, "bundles": {"x": {"end.deals": 3}, "y": {"end.deals": 4}}},
        "b": {"extends": "a", "end": {"limit": 20}, "moon.value": 30, "bundles": {"x": {"end.deals": 5}}},
        "c": {"extends": "b", "sun": {"value": 40}, "players": [4, 4]},
    }

    def find(name: str) -> RuleFile:
        return rulefile.rule_file(files[name], load.VOCABULARY, find, name)

    found = find("c")
    assert found.fields == {"end.limit": 20, "moon.value": 30, "sun.value": 40}
    assert found.bundles == {"x": {"end.deals": 5}, "y": {"end.deals": 4}}
    assert (found.players, found.suggested) == ((4,), (4,)) and find("b").players == (3, 4, 5)
    assert find("a").fields == {"end.limit": 10}, "the base is as it was"


@pytest.mark.parametrize(
    ("text", "part"),
    [
        (b"", "empty"),
        (b"# only a remark\n", "empty"),
        (b"\xef\xbb\xbf", "empty"),
        (b"\x00\x01\x02\xff\xfe", "UTF-8"),
        (b"\x7fELF\x02\x01\x01" + bytes(range(256)), "UTF-8"),
        ("end.limit = 50\n".encode("utf-16"), "UTF-8"),
        ("end.limit = 50\n".encode("utf-32"), "UTF-8"),
        ("name = 'H\xe4user'\n".encode("latin-1"), "UTF-8"),
        (b"end.limit = \x00\n", "TOML"),
        (b"end.limit\n", "TOML"),
        (b"end.limit = 50\nend.limit = 60\n", "TOML"),
        (b'{"end.limit": 50}', "TOML"),
        (b"a = " + b"[" * 100_000, "the line is longer than 10,000"),
        (b"a = " + b"{a=" * 100_000, "the line is longer than 10,000"),
        (b"end.limit = " + b"9" * 5_000 + b"\n", ""),
        (b"end.limit = 0x" + b"f" * 5_000 + b"\n", "a number has more than 20 digits"),
        (b"end.limit = nan\n", "end.limit"),
        (b"end.limit = inf\n", "end.limit"),
        (b"end.limit = 1979-05-27\n", "end.limit"),
        (b"end.limit = 1979-13-99\n", "TOML"),
        (b"[score.points." + b".".join([b"a"] * 4_000) + b"]\n", "a name has more than 8 parts"),
        (b"[" + b".".join([b"lead"] * 1_000) + b"]\nx = 1\n", "a name has more than 8 parts"),
        (b"#" * 1_000_001, "too large"),
        (b"end.limit = 50\n" + b"\n" * 2_000_000, "too large"),
    ],
)
def test_files_that_are_no_rules(text: bytes, part: str, tmp_path: Path) -> None:
    assert part in str(refused_file(tmp_path, text))


@pytest.mark.parametrize(("raw", "place"), [(b"\xff", 1), (b"a = '\xe4'", 6), (b"\xef\xbb\xbfa = '\xe4'", 9)])
def test_the_byte_that_is_no_text_is_counted_from_one(raw: bytes, place: int) -> None:
    """As in records."""
    with pytest.raises(BadRuleset) as fault:
        parse_toml(raw, "house.toml")
    assert fault.value.data["place"] == place


def test_a_byte_order_mark_does_no_harm(tmp_path: Path) -> None:
    assert oh.load_ruleset(written(tmp_path, b"\xef\xbb\xbfend.limit = 50\r\n")).end.limit == 50


@pytest.mark.parametrize("name", ["nothing.toml", "", ".", "a\0b", "x" * 5_000, "no/such/folder/house.toml"])
def test_files_that_are_not_there(name: str, tmp_path: Path) -> None:
    with pytest.raises(BadRuleset) as caught:
        oh.load_ruleset(f"{tmp_path}/{name}")
    assert "cannot be read" in str(caught.value)


def test_a_file_is_judged_for_every_table_size(tmp_path: Path) -> None:
    error = refused_file(tmp_path, "extends = 'classic'\npass.cycle = ['ACROSS']\n", 4)
    assert error.field == "pass.cycle"
    assert oh.load_ruleset(written(tmp_path, "extends = 'classic'\nplayers = [4, 4]\npass.cycle = ['ACROSS']\n"))
    error = refused_file(tmp_path, "extends = 'classic'\nplayers = [3, 8]\n", 4)
    assert error.field == "pass.cycle" and error.allowed


def test_the_values_of_a_bundle_are_judged_too(tmp_path: Path) -> None:
    error = refused_file(tmp_path, "extends = 'classic'\n[bundles.long]\nend.limit = 'many'\n", 4)
    assert error.field == "end.limit" and error.allowed


@pytest.mark.parametrize(
    ("text", "line", "column"),
    [
        ("seats = [4\n", 2, 1),
        ("a = 1\nb == 2\n", 2, 4),
        ("a = 1\n[x\n", 2, 3),
        ("= 3", 1, 1),
        ('"at line 7, column 7" = 1\n"at line 7, column 7" = 2\n', 2, 26),
    ],
)
def test_where_a_file_stops_being_toml_is_told_in_numbers(text: str, line: int, column: int) -> None:
    """Not in the English words of the library that reads it."""
    with pytest.raises(BadRuleset) as fault:
        parse_toml(text.encode(), "house.toml")
    told = fault.value.data
    assert (told["file"], told["line"], told["column"]) == ("house.toml", line, column)
