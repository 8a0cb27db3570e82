"""The rules in words: every variant has them, and every parameter can be heard."""

from __future__ import annotations

from typing import Any

import pytest

from openhearts.core import rule_fields
from openhearts.games import registry
from openhearts.games.hearts.rules.ruleset import Ruleset as Hearts
from openhearts.games.herz_an_herz.rules.ruleset import Ruleset as Herz
from openhearts.speech import rules_in_words
from openhearts.speech.catalogue import languages
from openhearts.speech.speaker import Speaker

TWO = {"pack.count": 2, "trick.duplicates": "cancel", "opening.leader": "dealer"}
JACK = {"score.bonus": {"JD": -11}}
YOUNGEST = {"opening.leader": "youngest", "opening.card": "none", "opening.must": "any"}
LATER = {**YOUNGEST, "next_deal.leader": "most_points_total"}
KITTY = {"deal.hands": 12, "opening.leader": "dealer", "deal.leftover": "kitty_first_trick"}
JOKERS = {"pack.jokers": 2, "joker.mode": "excuse", "deal.hands": 13, "opening.leader": "dealer"}

# Parameter -> (what must hold besides, the value that is changed to); None where it cannot be heard, with the reason.
CHANGES: dict[str, tuple[dict[str, Any], Any]] = {
    "pack.count": ({"opening.leader": "dealer"}, 2),
    "pack.suits": ({"opening.leader": "dealer"}, ["C", "H", "S"]),
    "pack.ranks": ({"opening.leader": "dealer", **YOUNGEST}, ["7", "8", "9", "10", "J", "Q", "K", "A"]),
    "pack.remove": ({"opening.leader": "dealer", "deal.hands": 12}, ["2D"]),
    "pack.jokers": ({"joker.mode": "excuse", "deal.hands": 13, "opening.leader": "dealer"}, 2),
    "joker.mode": (JOKERS, "always_wins"),
    "deal.hands": ({"opening.leader": "dealer"}, 12),
    "deal.leftover": (KITTY, "kitty_last_trick"),
    "deal.leftover_seen_by": (KITTY, "winner"),
    "dealer.first": ({}, 2),
    "dealer.next": ({}, "right"),
    "pass.count": ({}, 4),
    "pass.cycle": ({}, ["L1"]),
    "opening.leader": ({"opening.must": "any"}, "dealer"),
    "opening.card": ({}, "lowest_of:C"),
    "opening.must": ({}, "suit"),
    "opening.forbidden": (YOUNGEST, ["QS"]),
    "next_deal.leader": (YOUNGEST, "fewest_points"),
    "next_deal.tie": (LATER, "random"),
    "lead.locked": ({}, ["suit:H", "QS"]),
    "lead.broken_by": ({}, ["suit:H", "QS"]),
    "lead.broken_when": ({}, "in_previous_trick"),
    "lead.break_requires_discard": ({}, True),
    "lead.queen_counts_as_heart": ({}, True),
    "first_trick.forbidden": ({}, ["QS"]),
    "trick.duplicates": (TWO, "last_wins"),
    "trick.void_when": (TWO, "two_pairs_or_no_live_led_card"),
    "trick.void_next_leader": (TWO, "left_of_leader"),
    "trick.last_void_to": (TWO, "leader"),
    "score.points": ({}, {"suit:H": 1, "QS": 13, "KS": 10}),
    "score.bonus": ({}, {"JD": -10}),
    "score.no_trick_bonus": ({}, -5),
    "score.negative_total": ({}, False),
    "score.winner": ({}, "highest"),
    "moon.award": ({}, "shooter_chooses"),
    "moon.value": ({}, 30),
    "moon.requires_bonus": (JACK, True),
    "moon.needs": ({}, {"suit:H": 13}),
    "moon.bonus_cards": (JACK, "suppressed"),
    "sun.award": ({}, "add_to_others"),
    "sun.value": ({"sun.award": "add_to_others"}, 60),
    "end.limit": ({}, 50),
    "end.limit_test": ({}, "exceed"),
    "end.deals": ({}, 8),
    "end.tie": ({}, "extra_deal"),
}
HERZ_CHANGES: dict[str, tuple[dict[str, Any], Any]] = {
    "tower.max_number": ({}, 90),
    "tower.number_jokers": ({}, 1),
    "tower.superjokers": ({}, 3),
    "tower.steal_cards": ({}, 1),
    "tower.row_length": ({}, 5),
    "tower.group_size": ({}, 20),
    "tower.joker_value": ({}, "free_choice"),
    "tower.group_overflow": ({}, "illegal"),
    "tower.start_superjoker": ({}, "above_all"),
    "tower.steal_target": ({}, "last_two"),
    "tower.steal_start_card": ({}, "if_alone"),
    "tower.steal_as_start": ({}, True),
    "tower.steal_extra_draw": ({}, True),
    "tower.round_end": ({}, "finish_turn_cycle"),
    "tower.step_points": ({}, 3),
    "tower.colour_bonus": ({}, 2),
    "tower.superjoker_bonus": ({}, True),
    "tower.rounds": ({}, 5),
    "tower.discard_seen": ({}, "all"),
    "tower.next_starter": ({}, "winner"),
    "score.winner": ({}, "lowest"),
    "end.tie": ({}, "extra_deal"),
}
CANNOT_CHANGE = {"tower.rows", "opening.leader"}  # of Herz an Herz: one value only is built


def words(language: str, variant: str, options: dict[str, Any]) -> list[str]:
    return rules_in_words.document(Speaker(language), registry.ruleset(variant, 4, options)).lines()


@pytest.mark.parametrize("language", languages())
@pytest.mark.parametrize(
    ("variant", "name"),
    [("classic", name) for name in CHANGES] + [("herz-an-herz", name) for name in HERZ_CHANGES],
)
def test_changing_a_parameter_changes_the_words(variant: str, name: str, language: str) -> None:
    besides, value = (CHANGES if variant == "classic" else HERZ_CHANGES)[name]
    before = words(language, variant, besides)
    if name == "pack.count":  # two packs need a rule for identical cards
        besides = {**besides, "trick.duplicates": "cancel"}
    after = words(language, variant, {**besides, name: value})
    assert before != after
    assert name != "pack.count" or before[6] != after[6]  # how many packs


def test_every_value_of_a_parameter_has_its_own_words() -> None:
    several = ("pack.count", "pass.cycle", "joker.mode", "trick.duplicates", "opening.leader", "deal.leftover")
    for struct, variant, changes in ((Hearts, "classic", CHANGES), (Herz, "herz-an-herz", HERZ_CHANGES)):
        for name, (besides, changed) in changes.items():
            allowed = rule_fields.allowed_values(struct, name)
            if name in several:  # not every value is possible with the same other values
                continue
            if len(allowed) < 2 or (isinstance(changed, str) and changed not in allowed):
                continue
            for language in languages():
                said = set()
                for value in allowed:
                    if name == "deal.leftover_seen_by" or (name, value) == ("next_deal.leader", "as_opening"):
                        continue
                    said.add(tuple(words(language, variant, {**besides, name: value})))
                skipped = {"deal.leftover_seen_by": len(allowed), "next_deal.leader": 1}.get(name, 0)
                assert len(said) == len(allowed) - skipped, (name, language)


def test_every_parameter_is_among_them() -> None:
    assert set(CHANGES) == set(rule_fields.field_names(Hearts))
    assert set(HERZ_CHANGES) | CANNOT_CHANGE == set(rule_fields.field_names(Herz))


@pytest.mark.parametrize("language", languages())
def test_every_variant_at_every_table_has_rules_in_words(language: str) -> None:
    speaker = Speaker(language)
    for variant in registry.variants():
        for seats in variant.seats:
            rules = registry.ruleset(variant.id, seats)
            found = rules_in_words.document(speaker, rules)
            assert found.title and len(found.sections) >= 8
            for section in found.sections:
                assert section.heading and all(line[-1] in ".!" for line in section.sentences), section
            assert rules_in_words.sentence(speaker, rules).endswith(".")


def test_tips_fit_the_rules() -> None:
    assert "- Play high cards early, while everybody still follows." in words("en", "kids-jinx", {})
    assert "- Schiebe und spiele hohe Karten früh, solange noch alle bedienen." in words("de", "classic", {})


def test_tips_name_every_card_that_costs_most() -> None:
    said = words("en", "pink-lady", {})
    assert "- Remember which cards are out, above all: queen of hearts and queen of spades." in said
    assert not any("Remember" in line for line in words("en", "classic", {"score.points": {"all": 5}}))


def test_cards_of_one_cost_are_named_by_rank() -> None:
    points = next(
        line
        for line in words("en", "greek-hearts", {"score.points": {"JH": 10, "QH": 10, "KH": 10}})
        if line.startswith("- Cards that cost")
    )
    assert "jack of hearts 10, queen of hearts 10, king of hearts 10" in points


def test_where_the_highest_score_wins_points_are_wanted() -> None:
    wanted = "- Points are wanted here: what a card “costs” is added to the score of whoever takes it."
    assert wanted in words("en", "classic", {"score.winner": "highest"})
    assert wanted not in words("en", "classic", {})


def test_cards_have_an_article_within_a_sentence() -> None:
    said = words("en", "classic", {})
    assert "- On the first trick nobody may play hearts or the queen of spades, unless there is nothing else." in said
    assert "- Cards that cost: hearts 1, queen of spades 13." in said


def test_cards_that_stand_twice_in_a_field_are_said_once() -> None:
    twice = {"lead.locked": ["QS", "suit:H", "QS"], "lead.broken_by": ["QS", "QS"]}
    once = {"lead.locked": ["QS", "suit:H"], "lead.broken_by": ["QS"]}
    assert words("en", "classic", once) == words("en", "classic", twice)


def test_one_of_a_rank_breaks() -> None:
    said = words("en", "sevens-and-queens", {})
    wanted = "They may be led once an earlier trick has held a seven or a queen."
    assert f"- Locked at first: every seven and every queen. {wanted}" in said
    said = words("de", "sevens-and-queens", {})
    assert "- Im ersten Stich nicht erlaubt: eine Sieben oder eine Dame, außer man hat nichts anderes." in said


def test_the_jinx_and_the_kitty_are_told() -> None:
    kids = words("en", "kids-jinx", {})
    assert "- The ten of hearts is the jinx: it counts 10 instead of 1." in kids
    cancellation = rules_in_words.document(Speaker("de"), registry.ruleset("cancellation", 7)).lines()
    assert "- 6 Karten bleiben übrig: Den Talon bekommt, wer als Erstes einen Stich macht." in cancellation


@pytest.mark.parametrize("language", languages())
def test_players_read_no_name_of_a_parameter(language: str) -> None:
    for variant in registry.variants():
        document = rules_in_words.document(Speaker(language), registry.ruleset(variant.id, variant.seats[-1]))
        said = [document.title, *(text for section in document.sections for text in section.sentences)]
        assert [text for text in said if "_" in text or " = " in text] == []
