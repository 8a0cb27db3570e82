"""Rule sets of Hearts from files and options: what is allowed is resolved, all else is refused by name.

What the values mean is tested elsewhere, the presets in test_presets.py, whole files in test_rule_files.py.
"""

from __future__ import annotations

from collections.abc import Iterator
from itertools import product
from pathlib import Path
from typing import Any

import msgspec
import pytest

import openhearts as oh
from openhearts.cards.card import CARDS
from openhearts.core import rule_fields
from openhearts.errors import BadRuleset
from openhearts.games import registry
from openhearts.games.hearts.rules import load
from openhearts.games.hearts.rules.ruleset import Ruleset
from openhearts.games.hearts.rules.validate import warnings

NAMES = rule_fields.field_names(Ruleset)
HEARTS = [variant for variant in oh.variants() if variant.game == "hearts"]


def refused(options: dict[str, Any], variant: str = "classic", seats: int | None = None) -> BadRuleset:
    """The error that options of a variant meet; it must name a field and what is allowed."""
    with pytest.raises(BadRuleset) as caught:
        oh.ruleset(variant, seats, options)
    error = caught.value
    assert error.field is not None and str(error) and len(str(error)) < 1_000
    return error


def written(folder: Path, text: str | bytes, name: str = "house.toml") -> Path:
    """A rule file with this text."""
    path = folder / name
    path.write_bytes(text if isinstance(text, bytes) else text.encode())
    return path


def refused_file(folder: Path, text: str | bytes, seats: int | None = None) -> BadRuleset:
    """The error that a rule file meets."""
    with pytest.raises(BadRuleset) as caught:
        oh.load_ruleset(written(folder, text), seats)
    assert str(caught.value) and len(str(caught.value)) < 1_000
    return caught.value


# --- every parameter: bad values, near misses, and a change that is noticed -------------------------------------------

BAD: dict[str, tuple[Any, ...]] = {
    "pack.count": (0, 3, "1", True, 1.0, "none"),
    "pack.suits": (5, ["C", "E"], "hearts", [["C"]], {"C": 1}),
    "pack.ranks": (7, ["2", "12"], ["X"], [2, 3], "deuces"),
    "pack.remove": (2, ["2E"], ["suit:H"], [2], {"2C": 1}),
    "pack.jokers": (-1, 5, "two", True, 1.5),
    "joker.mode": ("wins", 1, True, ["excuse"]),
    "deal.hands": ("odd", 0, -3, 1.5, True, [13]),
    "deal.leftover": ("kitty", 0, True),
    "deal.leftover_seen_by": ("everybody", 1, False),
    "dealer.first": ("youngest", -1, True, 0.5),
    "dealer.next": ("across", 1, False),
    "pass.count": (-1, "three", True, 2.5, [3]),
    "pass.cycle": (1, ["L3"], ["left"], [1], {"L1": "R1"}),
    "opening.leader": ("holder", 0, True),
    "opening.card": ("12C", "suit:C", "lowest_of:X", 2, True, "all"),
    "opening.must": ("lead", True, 1),
    "opening.forbidden": (1, ["suit:X"], ["hearts"], [{"suit": "H"}]),
    "next_deal.leader": ("most_points", 0, True),
    "next_deal.tie": ("left", 0, False),
    "lead.locked": (1, ["suit:"], ["rank:12"], ["12H"]),
    "lead.broken_by": (True, ["suit:hearts"], ["QX"]),
    "lead.broken_when": ("played", 0, True),
    "lead.break_requires_discard": ("yes", 1, 0, "true", None),
    "lead.queen_counts_as_heart": ("no", 1, 0.0),
    "first_trick.forbidden": (0, ["penalties"], [["QS"]]),
    "trick.duplicates": ("both", 2, True),
    "trick.void_when": ("two_pairs", 0, True),
    "trick.void_next_leader": ("leader", 0, False),
    "trick.last_void_to": ("winner", 0, False),
    "score.points": (13, ["QS"], {"QS": "13"}, {"QS": True}, {"QS": 1.5}, {"suit:X": 1}, {"queen": 13}),
    "score.bonus": (-10, {"JD": "-10"}, {"JX": -10}, {"JD": None}),
    "score.no_trick_bonus": ("-5", -5.0, True, [5]),
    "score.negative_total": ("true", 1, 0),
    "score.winner": ("fewest", 0, True),
    "moon.award": ("old", 26, True),
    "moon.value": ("all", -26, 2.6, True),
    "moon.requires_bonus": ("no", 0, 1),
    "moon.needs": ("hearts", 13, {"QS": "one"}, {"X": 1}, ["QS"]),
    "moon.bonus_cards": ("ignored", True, 0),
    "sun.award": ("double", 52, False),
    "sun.value": ("52", -1, 5.2, True),
    "end.limit": (0, -100, "hundred", 99.5, True, [100]),
    "end.limit_test": ("pass", True, 0),
    "end.deals": (0, -8, "seats", 2.5, True),
    "end.tie": ("both", 0, True),
}

# One other value for each parameter, with what else it needs; from the variant and table size in front.
CHANGES: dict[str, tuple[str, int, dict[str, Any]]] = {
    "pack.count": ("cancellation", 6, {"pack.count": 1, "trick.duplicates": "not_possible"}),
    "pack.suits": ("kids-jinx", 4, {"pack.suits": ["C", "S", "H"]}),
    "pack.ranks": ("kids-jinx", 4, {"pack.ranks": ["1", "2", "3", "4", "5", "6", "7", "8", "9", "10", "11"]}),
    "pack.remove": ("classic", 4, {"pack.remove": ["2D", "2S", "2H", "3C"]}),
    "pack.jokers": ("kids-jinx", 4, {"pack.jokers": 2, "joker.mode": "excuse"}),
    "joker.mode": ("classic-6-jokers", 6, {"joker.mode": "always_wins"}),
    "deal.hands": ("kids-jinx", 4, {"deal.hands": 9}),
    "deal.leftover": ("cancellation", 6, {"deal.leftover": "kitty_last_trick"}),
    "deal.leftover_seen_by": ("cancellation", 6, {"deal.leftover_seen_by": "all"}),
    "dealer.first": ("classic", 4, {"dealer.first": 2}),
    "dealer.next": ("classic", 4, {"dealer.next": "right"}),
    "pass.count": ("classic", 4, {"pass.count": 2}),
    "pass.cycle": ("classic", 4, {"pass.cycle": ["R1"]}),
    "opening.leader": ("cancellation", 6, {"opening.leader": "dealer"}),
    "opening.card": ("classic", 4, {"opening.card": "3C"}),
    "opening.must": ("classic", 4, {"opening.must": "suit"}),
    "opening.forbidden": ("cancellation", 6, {"opening.forbidden": ["suit:H"]}),
    "next_deal.leader": ("kids-jinx", 4, {"next_deal.leader": "most_points_total"}),
    "next_deal.tie": ("kids-jinx", 4, {"next_deal.tie": "youngest"}),
    "lead.locked": ("classic", 4, {"lead.locked": ["suit:H", "QS"]}),
    "lead.broken_by": ("classic", 4, {"lead.broken_by": ["suit:H", "QS"]}),
    "lead.broken_when": ("classic", 4, {"lead.broken_when": "never"}),
    "lead.break_requires_discard": ("classic", 4, {"lead.break_requires_discard": True}),
    "lead.queen_counts_as_heart": ("classic", 4, {"lead.queen_counts_as_heart": True}),
    "first_trick.forbidden": ("classic", 4, {"first_trick.forbidden": ["QS"]}),
    "trick.duplicates": ("cancellation", 6, {"trick.duplicates": "first_wins"}),
    "trick.void_when": ("cancellation", 6, {"trick.void_when": "no_live_led_card"}),
    "trick.void_next_leader": ("cancellation", 6, {"trick.void_next_leader": "left_of_leader"}),
    "trick.last_void_to": ("cancellation", 6, {"trick.last_void_to": "leader"}),
    "score.points": ("classic", 4, {"score.points": {"suit:H": 1, "QS": 12}}),
    "score.bonus": ("classic", 4, {"score.bonus": {"JD": -10}}),
    "score.no_trick_bonus": ("classic", 4, {"score.no_trick_bonus": -5}),
    "score.negative_total": ("classic", 4, {"score.negative_total": False}),
    "score.winner": ("classic", 4, {"score.winner": "highest"}),
    "moon.award": ("classic", 4, {"moon.award": "subtract_from_self"}),
    "moon.value": ("classic", 4, {"moon.value": "deck_total"}),
    "moon.requires_bonus": ("classic", 4, {"moon.requires_bonus": True}),
    "moon.needs": ("cancellation", 6, {"moon.needs": {"suit:H": 13, "QS": 1}}),
    "moon.bonus_cards": ("classic", 4, {"moon.bonus_cards": "suppressed"}),
    "sun.award": ("classic", 4, {"sun.award": "shooter_chooses"}),
    "sun.value": ("classic", 4, {"sun.value": 78}),
    "end.limit": ("classic", 4, {"end.limit": 50}),
    "end.limit_test": ("classic", 4, {"end.limit_test": "exceed"}),
    "end.deals": ("classic", 4, {"end.deals": 8}),
    "end.tie": ("classic", 4, {"end.tie": "extra_deal"}),
}


def test_the_tables_here_name_every_parameter() -> None:
    assert tuple(BAD) == NAMES
    assert tuple(CHANGES) == NAMES


@pytest.mark.parametrize(("name", "value"), [(name, value) for name, values in BAD.items() for value in values])
def test_bad_values(name: str, value: Any) -> None:
    error = refused({name: value})
    assert error.field == name and error.allowed, f"{name} = {value!r}: {error}"


IN_TOML = [(name, value) for name, values in BAD.items() for value in values if "None" not in repr(value)]


@pytest.mark.parametrize(("name", "value"), IN_TOML)
def test_bad_values_in_files(name: str, value: Any, tmp_path: Path) -> None:
    error = refused_file(tmp_path, f"{name} = {_toml(value)}\n")
    assert error.field == name and error.allowed, f"{name} = {value!r}: {error}"


def _toml(value: Any) -> str:
    """A plain value as TOML."""
    if isinstance(value, bool):
        return str(value).lower()
    if isinstance(value, list):
        return f"[{', '.join(map(_toml, value))}]"
    if isinstance(value, dict):
        return "{ " + ", ".join(f'"{key}" = {_toml(item)}' for key, item in value.items()) + " }"
    return f'"{value}"' if isinstance(value, str) else str(value)


def _misspelt(word: str) -> Iterator[str]:
    """Slips of the finger: a letter too few, one too many, two exchanged."""
    middle = len(word) // 2
    yield word[:middle] + word[middle + 1 :]
    yield word[:middle] + word[middle] + word[middle:]
    yield word[: middle - 1] + word[middle] + word[middle - 1] + word[middle + 1 :]


@pytest.mark.parametrize("name", NAMES)
def test_near_misses_of_names(name: str, tmp_path: Path) -> None:
    section, _, last = name.partition(".")
    for wrong in dict.fromkeys(_misspelt(last)):
        if wrong == last or f"{section}.{wrong}" in NAMES:
            continue
        for error in (
            refused({f"{section}.{wrong}": 1}),
            refused_file(tmp_path, f"[{section}]\n{wrong} = 1\n"),
            refused_file(tmp_path, f"[bundles.b.{section}]\n{wrong} = 1\n"),
        ):
            assert (error.field, error.nearest) == (f"{section}.{wrong}", name)
            assert error.allowed and name in error.allowed.split(", ")


VALUES = [
    (name, value)
    for name in NAMES
    for value in rule_fields.allowed_values(Ruleset, name)
    if isinstance(value, str) and len(value) > 3
]


@pytest.mark.parametrize(("name", "value"), VALUES)
def test_near_misses_of_values(name: str, value: str) -> None:
    error = refused({name: value[:2] + value[3:]})
    assert (error.field, error.nearest) == (name, value) and error.allowed and value in error.allowed


@pytest.mark.parametrize("name", NAMES)
def test_every_change_changes_the_digest(name: str) -> None:
    variant, seats, options = CHANGES[name]
    plain, changed = oh.ruleset(variant, seats), oh.ruleset(variant, seats, options)
    assert load.resolved(plain)[name] != load.resolved(changed)[name]
    assert plain != changed and plain.digest != changed.digest and hash(plain) != hash(changed)
    others = [other for other in NAMES if load.resolved(plain)[other] != load.resolved(changed)[other]]
    assert set(others) == set(options), "nothing else has changed"
    assert load.from_resolved(load.resolved(changed)).digest == changed.digest


def test_digests_of_all_changes_differ() -> None:
    found = {oh.ruleset(*change).digest for change in CHANGES.values()}
    assert len(found) == len(CHANGES)
    assert oh.ruleset("classic", 4).digest != oh.ruleset("classic", 5).digest


# --- values are read as people write them -----------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("name", "written_as", "meant"),
    [
        ("score.points", {"qs": 13, "SUIT:h": 1}, None),
        ("score.points", {"qs": 13, "suit:h": 1}, (("QS", 13), ("suit:H", 1))),
        ("score.points", {"rank:t": 10, "th": 5}, (("10H", 5), ("rank:10", 10))),
        ("pass.cycle", "L1", ("L1",)),
        ("pass.cycle", "L1, R1", ("L1", "R1")),
        ("pass.cycle", "L1 R1", ("L1", "R1")),
        ("lead.locked", "suit:H", ("suit:H",)),
        ("lead.locked", "none", ()),
        ("first_trick.forbidden", [], ()),
        ("opening.card", "lowest_of:c", "lowest_of:C"),
        ("opening.card", "2c", "2C"),
        ("pack.remove", ["td", "10s", "TH", "Tc"], ("10D", "10S", "10H", "10C")),
        ("end.limit", "none", None),
        ("moon.needs", {"suit:H": 13, "qs": 1}, (("QS", 1), ("suit:H", 13))),
        ("moon.needs", "all_penalty_cards", "all_penalty_cards"),
    ],
)
def test_ways_to_write_a_value(name: str, written_as: Any, meant: Any) -> None:
    more = {"end.deals": 4} if name == "end.limit" else {}
    if meant is None and name != "end.limit":
        assert refused({name: written_as}).field == name
        return
    rules = oh.ruleset("classic", 4, {name: written_as, **more})
    section, _, field = name.partition(".")
    assert getattr(getattr(rules, "pass_" if section == "pass" else section), field) == meant


def test_the_same_selector_twice_is_refused() -> None:
    assert refused({"score.points": {"QS": 13, "qs": 5}}).field == "score.points"
    assert refused({"score.bonus": {"10D": -10, "TD": -5}}).field == "score.bonus"
    assert refused({"score.points": [["QS", 13], ["QS", 5]]}).field == "score.points"


@pytest.mark.parametrize("name", ["score.points", "score.bonus", "moon.needs"])
@pytest.mark.parametrize("value", [[[["QS"], 13]], [[{}, 1]], [[None, 1]], [["QS"]], {("QS",): 13}])
def test_a_selector_that_is_no_text(name: str, value: Any) -> None:
    error = refused({name: value})
    assert error.field == name and error.allowed
    assert oh.ruleset("classic", 4, {"score.points": [["QS", 12]]}).score.points == (("QS", 12),)


# --- values by number of seats ----------------------------------------------------------------------------------------


@pytest.mark.parametrize("wrong", ["♥♦", "½", "²", "–1", -1, [3], {"QS": 1}])
def test_a_value_for_another_size_is_one_as_well(wrong: object) -> None:
    """A table of values by size is refused for the size that is not played, too."""
    for name in ("pass.count", "end.limit"):
        with pytest.raises(oh.BadRuleset) as caught:
            oh.ruleset("classic", 4, {name: {"4": 3, "5": wrong}})
        assert caught.value.field == name and caught.value.allowed, str(caught.value)


def test_values_by_seats() -> None:
    options = {"pass.count": {"3": 4, "*": 2}, "end.limit": {"4": 50, "5": "none", "*": 75}, "end.deals": 9}
    found = {n: oh.ruleset("classic", n, options) for n in (3, 4, 5, 6)}
    assert [rules.pass_.count for rules in found.values()] == [4, 2, 2, 2]
    assert [rules.end.limit for rules in found.values()] == [75, 50, None, 75]


def test_a_map_without_an_entry_for_this_table() -> None:
    error = refused({"pass.count": {"3": 4, "5": 2}}, seats=4)
    assert error.field == "pass.count" and error.allowed and '"4"' in error.allowed and "*" in error.allowed
    assert oh.ruleset("classic", 4, {"pack.remove": {"3": ["2D"]}}).pack.remove == ()
    assert oh.ruleset("classic", 4, {"pack.jokers": {"6": 2}}).pack.jokers == 0


@pytest.mark.parametrize(
    "keys",
    [
        ("1",),
        ("12",),
        ("0",),
        ("4", "x"),
        ("four",),
        ("4.0",),
        ("-4",),
        ("",),
        ("²",),
        ("\uff19",),
        ("9" * 5_000,),
        ("*", "?"),
    ],
)
def test_maps_with_wrong_keys(keys: tuple[str, ...]) -> None:
    error = refused({"pass.count": dict.fromkeys(keys, 3)}, seats=4)
    assert error.field == "pass.count" and error.allowed


def test_a_bad_value_inside_a_map_is_named() -> None:
    assert refused({"pass.count": {"4": "three"}}, seats=4).field == "pass.count"
    assert refused({"pass.cycle": {"4": ["L1", "L9"]}}, seats=4).field == "pass.cycle"
    assert refused({"pass.count": {"4": {"4": 3}}}, seats=4).field == "pass.count"
    assert refused({"pass.count": {}}, seats=4).field == "pass.count"


# --- unknown keys -----------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("text", "field", "nearest"),
    [
        ("extend = 'classic'\n", "extend", "extends"),
        ("player = [3, 4]\n", "player", "players"),
        ("foo = 1\n", "foo", None),
        ("[moons]\naward = 'none'\n", "moons", "moon"),
        ("[scor]\npoints = { QS = 13 }\n", "scor", "score"),
        ("[lead]\nlock = []\n", "lead.lock", "lead.locked"),
        ("[lead.lead]\nlocked = []\n", "lead.lead", None),
        ("[end.limit]\nvalue = 100\n", "end.limit", None),
        ("[score.points.more]\nQS = 13\n", "score.points", None),
        ("[bundles.x]\nfoo = 1\n", "foo", None),
        ("[bundles.x.end]\nlimits = 1\n", "end.limits", "end.limit"),
        ("[bundles]\nx = 1\n", "bundles", None),
        ("bundles = 1\n", "bundles", None),
        ("'lead.loked' = []\n", "lead.loked", "lead.locked"),
        ("lead = 1\n", "lead", "lead.locked"),
        ("lead = []\n", "lead", "lead.locked"),
        ("end = 5\n", "end", "end.limit"),
        ("seats = 4\n", "seats", None),
    ],
)
def test_unknown_keys(text: str, field: str, nearest: str | None, tmp_path: Path) -> None:
    error = refused_file(tmp_path, text)
    assert error.field == field, error
    if nearest is not None:
        assert error.nearest == nearest


@pytest.mark.parametrize(
    ("value", "nearest"),
    [({"limit": 50}, "end.limit"), ({"tye": "share"}, "end.tie"), ({5: 5}, "end.limit"), ({}, "end.limit")],
)
def test_a_section_alone_is_no_option(value: Any, nearest: str) -> None:
    error = refused({"end": value})
    assert (error.field, error.nearest) == ("end", nearest) and error.allowed
    assert error.allowed.split(", ") == [name for name in NAMES if name.startswith("end.")]


def test_a_sentence_never_begins_with_nothing() -> None:
    assert str(refused({"": 1})).startswith('"" is no rule parameter.')


@pytest.mark.parametrize(
    ("text", "field"),
    [
        ("id = 1\n", "id"),
        ("id = ' '\n", "id"),
        ("name = 1\n", "name"),
        ("name = { en = 1 }\n", "name"),
        ("name = {}\n", "name"),
        ("summary = []\n", "summary"),
        ("source = 2\n", "source"),
        ("aliases = 'x'\n", "aliases"),
        ("aliases = [1]\n", "aliases"),
        ("extends = 1\n", "extends"),
        ("family = 'poker'\n", "family"),
        ("family = 1\n", "family"),
        ("players = 4\n", "players"),
        ("players = []\n", "players"),
        ("players = [1, 4]\n", "players"),
        ("players = [4, 3]\n", "players"),
        ("players = [4, 12]\n", "players"),
        ("players = ['4', '5']\n", "players"),
        ("players = [4, 4, 4]\n", "players"),
        ("players = [true, 4]\n", "players"),
        ("players = [3, 4]\nsuggested_players = [3, 5]\n", "suggested_players"),
        ("players = [3, 4]\nsuggested_players = 'all'\n", "suggested_players"),
        ("extends = 'classic'\nwithout = [['sun']]\n", "without"),
        ("extends = 'classic'\nwithout = [{}]\n", "without"),
    ],
)
def test_bad_heads(text: str, field: str, tmp_path: Path) -> None:
    error = refused_file(tmp_path, text)
    assert error.field == field and error.allowed, error


NOT_BUILT_VALUES = [entry.split("=") for entry in load.VOCABULARY.not_built if "=" in entry]
NOT_BUILT_FIELDS = [entry for entry in load.VOCABULARY.not_built if "=" not in entry]


@pytest.mark.parametrize("name", NOT_BUILT_FIELDS)
def test_parameters_that_are_not_built(name: str, tmp_path: Path) -> None:
    for field in (name, f"{name}.more"):
        error = refused({field: "none"})
        assert error.field == field and "not offered" in str(error)
    error = refused_file(tmp_path, f"{name} = 'none'\n")
    assert error.field == name and "not offered" in str(error)


@pytest.mark.parametrize(("name", "value"), NOT_BUILT_VALUES)
def test_values_that_are_not_built(name: str, value: str, tmp_path: Path) -> None:
    for error in (refused({name: value}), refused_file(tmp_path, f"{name} = '{value}'\n")):
        assert error.field == name and "not offered" in str(error) and error.allowed


def test_what_the_rules_call_not_built_is_known_here() -> None:
    """Every parameter of docs/rules.md 8.1 that we lack is named as such; SCATTER is a value in a list."""
    for field in ("direction", "follow.duty", "discard.obligation", "trick.trump", "score.multiplier", "teams"):
        assert "not offered" in str(refused({field: "none"}))
    for field in ("score.per_trick", "score.nth_trick", "end.exact_limit", "pass.reveal", "ui.hotkeys", "auction"):
        assert "not offered" in str(refused({field: "none"}))
    assert refused({"pass.cycle": ["SCATTER"]}).field == "pass.cycle"


# --- what cannot be together ------------------------------------------------------------------------------------------

EVERYTHING = {str(card): 1 for card in CARDS if card and card.id in oh.ruleset("classic").pack_ids}
EVERYTHING |= {f"suit:{suit}": 1 for suit in "CDSH"} | {f"rank:{rank}": 1 for rank in oh.ruleset("classic").pack.ranks}

IMPOSSIBLE: list[tuple[str, int, dict[str, Any], str]] = [
    # the pack
    ("classic", 4, {"pack.ranks": ["A", "2"]}, "pack.ranks"),
    ("classic", 4, {"pack.ranks": ["2", "2", "3"]}, "pack.ranks"),
    ("classic", 4, {"pack.ranks": []}, "pack.ranks"),
    ("classic", 4, {"pack.suits": ["C", "C"]}, "pack.suits"),
    ("classic", 4, {"pack.suits": []}, "pack.suits"),
    ("classic", 4, {"pack.remove": ["1C"]}, "pack.remove"),
    ("classic", 4, {"pack.remove": ["2D", "2D"]}, "pack.remove"),
    ("classic", 4, {"pack.remove": ["X1"]}, "pack.remove"),
    ("kids-jinx", 8, {"pack.ranks": ["10"]}, "pack.ranks"),
    ("classic", 4, {"pack.jokers": 2}, "joker.mode"),
    ("classic", 4, {"pack.count": 2, "opening.leader": "dealer"}, "trick.duplicates"),
    ("classic", 4, {"trick.duplicates": "cancel"}, "trick.duplicates"),
    ("classic", 4, {"trick.duplicates": "first_wins"}, "trick.duplicates"),
    # hands and passing
    ("classic", 4, {"deal.hands": 14}, "deal.hands"),
    ("classic", 4, {"deal.leftover_seen_by": "winner"}, "deal.leftover_seen_by"),
    ("classic", 4, {"dealer.first": 4}, "dealer.first"),
    ("classic", 4, {"pass.count": 14}, "pass.count"),
    ("kids-jinx", 8, {"pass.count": 6, "pass.cycle": ["L1"]}, "pass.count"),
    ("classic", 4, {"pass.cycle": []}, "pass.cycle"),
    ("classic", 3, {"pass.cycle": ["ACROSS"]}, "pass.cycle"),
    ("classic", 5, {"pass.cycle": ["L1", "ACROSS"]}, "pass.cycle"),
    ("kids-jinx", 2, {"pass.count": 3, "pass.cycle": ["L2"]}, "pass.cycle"),
    ("kids-jinx", 2, {"pass.count": 3, "pass.cycle": ["R2"]}, "pass.cycle"),
    # the opening card
    ("classic", 4, {"opening.card": "none"}, "opening.card"),
    ("classic", 4, {"opening.leader": "dealer", "opening.card": "none"}, "opening.must"),
    ("classic", 4, {"opening.card": "1C"}, "opening.card"),
    ("classic", 3, {"opening.card": "2D"}, "opening.card"),
    ("classic-6-no-deuces", 6, {"opening.card": "2C"}, "opening.card"),
    ("classic", 4, {"opening.card": "lowest_of:D", "pack.suits": ["C", "H"]}, "opening.card"),
    ("kitty-first-trick", 5, {"opening.card": "2C", "opening.leader": "holder_of_card"}, "opening.card"),
    ("cancellation", 6, {"opening.leader": "holder_of_card", "opening.card": "2C"}, "opening.leader"),
    ("classic", 4, {"next_deal.leader": "last_winner"}, "next_deal.leader"),
    ("classic", 4, {"next_deal.leader": "most_points_total"}, "next_deal.leader"),
    # locks
    ("classic", 4, {"lead.broken_by": []}, "lead.broken_by"),
    ("classic", 4, {"lead.broken_by": [], "lead.broken_when": "in_previous_trick"}, "lead.broken_by"),
    # points
    ("classic", 4, {"score.points": {"QS": -13}}, "score.points"),
    ("classic", 4, {"score.bonus": {"QS": -13}}, "score.bonus"),
    ("classic", 4, {"score.bonus": {"2H": -1}}, "score.bonus"),
    ("classic", 4, {"score.points": {}, "end.deals": 4}, "moon.award"),
    ("classic", 4, {"moon.needs": {"suit:H": 14}}, "moon.needs"),
    ("classic", 4, {"moon.needs": {"QS": 2}}, "moon.needs"),
    ("classic", 4, {"moon.needs": {"QS": 0}}, "moon.needs"),
    ("classic", 4, {"moon.needs": EVERYTHING}, "moon.needs"),
    ("classic", 3, {"moon.needs": {"2D": 1}}, "moon.needs"),
    ("classic", 4, {"moon.value": 0}, "moon.value"),
    ("classic", 4, {"sun.award": "add_to_others", "sun.value": 0}, "sun.value"),
    # the end
    ("classic", 4, {"end.limit": "none"}, "end.deals"),
    ("classic", 4, {"score.points": {}, "moon.award": "none"}, "end.deals"),
    ("classic", 4, {"score.points": {"QS": 13}, "deal.hands": 12, "opening.card": "lowest_of:C"}, "end.deals"),
]  # fmt: skip


@pytest.mark.parametrize(("variant", "seats", "options", "field"), IMPOSSIBLE)
def test_impossible_combinations(variant: str, seats: int, options: dict[str, Any], field: str) -> None:
    error = refused(options, variant, seats)
    assert error.field == field and error.allowed, f"{variant} for {seats}, {options}: {error}"


@pytest.mark.parametrize(
    ("variant", "seats", "options"),
    [
        ("classic", 4, {"lead.broken_by": [], "lead.broken_when": "never"}),
        ("classic", 4, {"lead.broken_by": [], "lead.broken_when": "free"}),
        ("classic", 4, {"lead.broken_by": [], "lead.locked": []}),
        ("classic", 4, {"deal.hands": 12, "opening.card": "lowest_of:C"}),
        ("classic", 5, {"pass.cycle": ["L2", "R2"]}),
        ("classic", 6, {"pass.cycle": ["ACROSS"]}),
        ("classic", 5, {"pass.count": 0, "pass.cycle": ["ACROSS"]}),
        ("classic", 4, {"pass.count": 13}),
        ("classic", 4, {"end.deals": "players"}),
        ("kids-jinx", 2, {"pass.count": 3, "pass.cycle": ["L1", "R1", "ACROSS", "HOLD"]}),
        ("cancellation", 6, {"moon.needs": {"suit:H": 26, "QS": 2}}),
    ],
)
def test_what_is_just_possible(variant: str, seats: int, options: dict[str, Any]) -> None:
    assert oh.ruleset(variant, seats, options).seats == seats


def test_odd_combinations_are_only_warned_of() -> None:
    assert warnings(oh.ruleset("classic")) == ()
    odd = oh.ruleset("cancellation", 6, {"lead.broken_when": "in_previous_trick"})
    assert warnings(odd) == ("cancel-and-previous-trick",)
    assert warnings(oh.ruleset("cancellation", 9)) == ("many-void-tricks",)
    assert warnings(oh.ruleset("cancellation-standard", 11)) == ()


# --- bundles and options ----------------------------------------------------------------------------------------------


def test_bundles_and_options_together() -> None:
    rules = oh.ruleset("classic", 4, {"sun": True, "jack-11": False, "sun.value": 60})
    assert (rules.sun.award, rules.sun.value, rules.score.bonus) == ("add_to_others", 60, ())
    assert oh.ruleset("classic", 4, {"sun.value": 60, "sun": True}) == rules, "an option beats a bundle in any order"
    assert oh.ruleset("classic", 4, {"sun": False}) == oh.ruleset("classic", 4)


@pytest.mark.parametrize("value", [1, 0, "true", None, "yes", []])
def test_a_bundle_is_true_or_false(value: Any) -> None:
    error = refused({"sun": value})
    assert (error.field, error.allowed) == ("sun", "true or false")


@pytest.mark.parametrize(
    ("options", "nearest"),
    [
        ({"snu": True}, "sun"),
        ({"jack11": True}, "jack-11"),
        ({"fixed_deals": True}, "fixed-deals"),
        ({"jcak-11": 1}, "jack-11"),
    ],
)
def test_near_misses_of_bundles(options: dict[str, Any], nearest: str) -> None:
    assert refused(options).nearest == nearest


def test_a_value_replaces_its_whole_field() -> None:
    assert oh.ruleset("classic", 4, {"score.points": {"KS": 5}}).score.points == (("KS", 5),)
    assert oh.ruleset("classic", 4, {"pack.remove": {"4": ["2D", "2S", "2H", "3C"]}}).hand_size == 12
    assert refused({"pack.remove": []}, seats=3).field == "opening.card", "the card left over may be the opening card"


IDLE_BUNDLES = {("classic-de", "sun"), ("dirty-hearts", "jack-11")}  # inherited, and built in already


@pytest.mark.parametrize("variant", HEARTS, ids=lambda variant: variant.id)
def test_every_bundle_of_every_variant(variant: oh.Variant) -> None:
    for seats, bundle in product(variant.seats, variant.bundles):
        plain, rules = oh.ruleset(variant.id, seats), oh.ruleset(variant.id, seats, {bundle: True})
        is_idle = (variant.id, bundle) in IDLE_BUNDLES
        assert (rules.digest == plain.digest) == is_idle, f"{variant.id} for {seats}: does {bundle} change nothing?"
        _comes_back(rules)


def _comes_back(rules: Ruleset) -> None:
    fields = load.resolved(rules)
    again = load.from_resolved(fields)
    assert again.digest == rules.digest and load.resolved(again) == fields
    assert registry.game_of(rules).from_resolved(fields).digest == rules.digest
    assert msgspec.structs.replace(again, names=rules.names) == rules
    assert hash(msgspec.structs.replace(again, names=rules.names)) == hash(rules)
    plain = msgspec.json.decode(msgspec.json.encode(fields))
    assert load.from_resolved(plain).digest == rules.digest, "resolved fields are plain JSON"


@pytest.mark.parametrize("variant", HEARTS, ids=lambda variant: variant.id)
def test_every_variant_and_size_comes_back(variant: oh.Variant) -> None:
    for seats in variant.seats:
        rules = oh.ruleset(variant.id, seats)
        _comes_back(rules)
        anew = load.FILES.of_file(load.FILES.shipped(variant.id), seats, {})  # what is made once is the same value
        assert rules is not anew and rules == anew and {rules: 1}[anew] == 1
        for alias in variant.aliases:
            assert oh.ruleset(alias, seats) == rules


def test_resolved_fields_must_be_whole() -> None:
    whole = load.resolved(oh.ruleset("classic"))
    for name in (*NAMES, "seats"):
        with pytest.raises(BadRuleset) as caught:
            load.from_resolved({key: value for key, value in whole.items() if key != name})
        assert caught.value.field == name
    with pytest.raises(BadRuleset) as caught:
        load.from_resolved(whole | {"lead.lokced": []})
    assert caught.value.field == "lead.lokced"
    with pytest.raises(BadRuleset):
        load.from_resolved(whole | {"moon.value": 0})
    nameless: dict[Any, Any] = {1: "x", "seats": 4}
    with pytest.raises(BadRuleset):
        load.from_resolved(nameless)


def test_rules_that_are_kept_are_those_that_were_asked_for() -> None:
    assert oh.ruleset("classic", 4) != oh.ruleset("classic", 5) != oh.ruleset("spot-hearts", 5)
    with pytest.raises(BadRuleset):
        load.ruleset("classic", 4.0)  # type: ignore[arg-type]
    whole = load.resolved(oh.ruleset("classic"))
    assert load.from_resolved(whole | {"end.limit": 50}) != load.from_resolved(whole | {"end.limit": 60})


# --- names of variants ------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("name", "nearest"),
    [("clasic", "classic"), ("cancelation", "cancellation"), ("kids-jinks", "kids-jinx"), ("omnibuss", "omnibus")],
)
def test_unknown_variants(name: str, nearest: str) -> None:
    with pytest.raises(BadRuleset) as caught:
        oh.ruleset(name)
    assert caught.value.nearest == nearest and caught.value.allowed and "classic-de" in caught.value.allowed


@pytest.mark.parametrize("name", ["", " ", "..", "../classic", "classic.toml", "x" * 10_000, "\0"])
def test_names_that_are_nothing(name: str) -> None:
    with pytest.raises(BadRuleset) as caught:
        oh.ruleset(name)
    assert len(str(caught.value)) < 1_000


def test_case_and_underscores_do_not_matter() -> None:
    assert oh.ruleset("Classic_DE").id == "classic-de"
    assert oh.ruleset("black-lady").id == oh.ruleset("WINDOWS").id == "classic"
    assert oh.ruleset("jinx").id == "kids-jinx"


def test_no_name_means_two_things() -> None:
    names = [name for variant in oh.variants() for name in (variant.id, *variant.aliases)]
    assert len(set(names)) == len(names)


@pytest.mark.parametrize("seats", [0, 1, 2, 7, 12, -4])
def test_table_sizes_that_cannot_be(seats: int) -> None:
    error = refused({}, "classic", seats)
    assert (error.field, error.allowed) == ("players", "3 to 6")


@pytest.mark.parametrize(
    ("name", "value", "shown"),
    [
        ("pass.cycle", ["UP", "L1"], '["UP", "L1"]'),
        ("score.points", {"suit:H": "many", "QS": True}, '{ "suit:H" = "many", QS = true }'),
        ("score.points", {"QS": 'a "b"'}, r'{ QS = "a \"b\"" }'),
        ("end.limit", True, "true"),
    ],
)
def test_a_bad_value_is_shown_as_a_rule_file_writes_it(name: str, value: Any, shown: str) -> None:
    with pytest.raises(BadRuleset) as caught:
        registry.ruleset("classic", 4, {name: value})
    assert caught.value.data["text"] == shown
