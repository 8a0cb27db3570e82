"""The rules in words at the places where they were once wrong."""

from __future__ import annotations

import re
from typing import Any

import pytest

import openhearts as oh
from openhearts.cards import cardset
from openhearts.cards.card import cards
from openhearts.games import registry
from openhearts.games.hearts.play.actions import Choose
from openhearts.games.hearts.rules.legal import legal_leads
from openhearts.games.hearts.rules.scoring import moon_shooter
from openhearts.games.hearts.rules.tricks import resolve
from openhearts.speech import rules_in_words
from openhearts.speech.catalogue import languages
from openhearts.speech.hearts.turns import what_to_do
from openhearts.speech.speaker import Speaker

NAMES = ("Ada", "Ben", "Cem", "Dora")
ASIDE = {"moon.award": "shooter_chooses", "moon.value": "deck_total"}


def words(language: str, variant: str, seats: int, options: dict[str, Any] | None = None) -> list[str]:
    """The sentences of the rules in words."""
    rules = registry.ruleset(variant, seats, options or {})
    return [line.removeprefix("- ") for line in rules_in_words.document(Speaker(language), rules).lines()]


@pytest.mark.parametrize("claims", [False, True])
@pytest.mark.parametrize("seen", ["nobody", "all"])
def test_a_moon_of_all_cards_is_worth_those_that_were_dealt(seen: str, claims: bool) -> None:
    """Three children, the jinx set aside: the moon moves 9 points, in words, in the question and on the sheet."""
    rules = oh.ruleset("kids-jinx", 3, {**ASIDE, "deal.leftover_seen_by": seen})
    assert "All the cards together cost 19 points; those set aside count for nobody." in words("en", "kids-jinx", 3)
    said = "either everybody else gets as many points as all cards dealt cost, or as many come off the shooter’s score."
    assert any(said in line for line in words("en", "kids-jinx", 3, ASIDE))
    hands = ("1H 2H 3H 4H 5H 6H 7H 8H 9H 10S 9S 8S 7S", "1C 2C 3C 4C 5C 6C 7C 8C 9C 10C 1S 2S 3S")
    hands = (*hands, "1D 2D 3D 4D 5D 6D 7D 8D 9D 10D 4S 5S 6S")
    game = registry.game("hearts")
    position, _ = game.deal_given(game.first_standing(rules, dealer=2), hands, "10H")
    while position.public.phase == "play":
        view = game.view_of(position, position.public.turn)
        options = sorted(view.options, key=lambda play: (play.card.suit != 3, -play.card.rank))
        offer = game.claims.offer(view) if claims and position.public.tricks else None
        position, _ = game.apply(position, position.public.turn, offer or options[0])
    assert position.public.phase == "choose" and (position.public.claimed is not None) == claims
    asked = what_to_do(Speaker("en"), game.view_of(position, 0), NAMES)
    is_known = seen == "all" or not claims
    assert asked is not None and asked.startswith("add 9 to" if is_known else "add the points of the moon to")
    position, _ = game.apply(position, 0, Choose("add"))
    assert position.public.points == (0, 9, 9)


def test_a_sun_without_a_moon_replaces_none() -> None:
    alone = {"moon.award": "none", "sun.award": "add_to_others"}
    said = words("en", "classic", 4, alone)
    assert "Whoever takes every trick, and with them every card that costs points, shoots the sun." in said
    assert "Whoever takes all cards that cost points, but not every trick, simply gets their points." in said
    assert not any("moon" in line for line in said if not line.startswith(("Shooting the moon", "Avoid tricks")))
    said = words("en", "classic", 4, {**alone, "moon.needs": {"QS": 1}})
    assert "Whoever takes every trick, and with them at least these cards, shoots the sun: 1 × queen of spades." in said
    assert any("it replaces the moon" in line for line in words("en", "classic", 4, {"sun": True}))


@pytest.mark.parametrize(
    ("variant", "seats", "missing"),
    [("classic", 6, "three"), ("classic", 4, None), ("classic-6-no-deuces", 6, "two"), ("classic", 3, None)],
)
def test_ranks_that_are_out_are_not_listed(variant: str, seats: int, missing: str | None) -> None:
    (line,) = [line for line in words("en", variant, seats) if line.startswith("From high to low")]
    assert line.count(",") == (12 if missing is None else 11) and (missing is None or missing not in line)


def test_suits_that_are_out_are_not_listed() -> None:
    clubs = [f"{rank}C" for rank in oh.ruleset("classic").pack.ranks]
    options = {"pack.remove": clubs, "opening.card": "none", "opening.must": "any", "opening.leader": "dealer"}
    assert "Suits: diamonds, spades and hearts." in words("en", "classic", 3, options)


def test_seats_are_counted_as_they_are_typed() -> None:
    assert "Seat 2 deals first; seats are counted from 0." in words("en", "classic", 4, {"dealer.first": 2})
    standing = registry.game("hearts").first_standing(oh.ruleset("classic", 4, {"dealer.first": 2}))
    assert standing.dealer == 2


@pytest.mark.parametrize("language", languages())
def test_one_point_is_one(language: str) -> None:
    options = {"end.limit": 1, "moon.value": 1, "sun.award": "shooter_chooses", "sun.value": 1}
    options |= {"score.no_trick_bonus": 1, "score.bonus": {"JD": -1}}
    rules = oh.ruleset("classic", 4, options)
    plural = {"en": "points", "fr": "points", "es": "puntos", "de": "Punkte", "it": "punti", "nl": "punten"}
    plural |= {"pl": "punktów", "ru": "очков", "ro": "de puncte"}
    said = [*words(language, "classic", 4, options), rules_in_words.sentence(Speaker(language), rules)]
    if language in plural:
        assert [line for line in said if re.search(rf"\b1 {plural[language]}", line)] == []


def test_the_second_copy_is_one_of_the_suit_led() -> None:
    """Two pairs of discards void a trick; no pair of the suit led lies there, and nobody gets a last one."""
    rules = oh.ruleset("cancellation", 6, {"trick.last_void_to": "second_copy_of_highest"})
    said = words("en", "cancellation", 6, {"trick.last_void_to": "second_copy_of_highest"})
    assert any("the highest pair in the suit led; without such a pair, to nobody" in line for line in said)
    for text, collector in (("5C AD AD KH KH 2S", None), ("5C 5C AD KH AD KH", 1), ("5C 9C 5C 9C AD AD", 3)):
        trick = resolve(rules, 0, [one.id for one in cards(text)], (), is_last=True)
        assert (trick.void, trick.collector) == ("two_pairs", collector), text


def test_a_moon_of_some_cards_is_told_in_full() -> None:
    options = {"moon-13-and-1": True}
    said = words("en", "cancellation", 6, options)
    assert "Whoever takes at least these cards shoots the moon: 13 × hearts and 1 × queen of spades." in said
    assert "If several players take them, nobody has shot the moon." in said
    assert "If several players take them, nobody has shot the moon." not in words(
        "en", "classic", 4, {"moon.needs": {"suit:H": 13}}
    )
    rules = oh.ruleset("cancellation", 6, options)
    hearts, queen = (cardset.from_text(text) for text in ("2H 3H 4H 5H 6H 7H 8H 9H 10H JH QH KH AH", "QS"))
    one = cardset.union(hearts, queen)
    assert moon_shooter(rules, [one, queen, 0, 0, 0, hearts], rules.pack_set) == 0
    assert moon_shooter(rules, [one, one, 0, 0, 0, 0], rules.pack_set) is None


@pytest.mark.parametrize("language", languages())
@pytest.mark.parametrize("is_brief", [False, True])
def test_what_a_moon_does_follows_who_shot_it(language: str, is_brief: bool) -> None:
    """Nothing stands between them that "then" could be taken to speak of: nobody's moon moves no points."""
    options, speaker = {"moon-13-and-1": True}, Speaker(language)
    said = words(language, "cancellation", 6, options)
    if is_brief:
        said = [rules_in_words.sentence(speaker, registry.ruleset("cancellation", 6, options))]
    text = "\n".join(said)
    shot = text.index(speaker.text("rules-moon-needs", cards="@").split("@")[0])
    award = text.index(speaker.text("rules-award", award="shooter_chooses", value=26, kind="fixed"))
    nobody = text.index(speaker.text("rules-moon-needs-two"))
    assert shot < award < nobody


def joker_words(language: str, mode: str, points: dict[str, int]) -> str:
    """What the rules of six players with two jokers say a joker does."""
    options = {"joker.mode": mode, "score.points": {"QS": 13, "suit:H": 1} | points}
    heading = Speaker(language).text("rules-heading-jokers")
    said = words(language, "classic-6-jokers", 6, options)
    return said[said.index(heading) + 1]


FREE = {
    "en": "costs nothing",
    "de": "zählt nichts",
    "fr": "coûte rien",
    "es": "no cuesta nada",
    "it": "non costa niente",
    "nl": "kost niets",
    "sv": "kostar inget",
    "da": "koster ikke noget",
    "nb": "koster ingenting",
    "pl": "nic nie kosztuje",
    "ru": "ничего не стоит",
    "ro": "nu costă nimic",
}


@pytest.mark.parametrize("mode", ["excuse", "always_wins"])
@pytest.mark.parametrize("language", languages())
def test_a_joker_that_costs_nothing_is_told_to(language: str, mode: str) -> None:
    """Whatever it does, one that takes the trick too; a joker that house rules give points is not."""
    assert FREE[language] in joker_words(language, mode, {})
    assert FREE[language] in joker_words(language, mode, {"all": 1})
    assert FREE[language] not in joker_words(language, mode, {"X1": 5})


@pytest.mark.parametrize(
    ("variant", "seats", "line"),
    [
        ("cancellation", 6, "May be led at any time after the very first lead: the queen of spades."),
        ("classic", 4, "May be led at any time after the very first lead: the queen of spades."),
        ("black-jack", 4, "May be led at any time after the very first lead: the jack of spades."),
        ("classic-de", 4, None),
        ("kids-jinx", 4, None),
        ("black-maria", 4, None),
    ],
)
def test_what_costs_and_is_not_locked_may_be_led(variant: str, seats: int, line: str | None) -> None:
    """Text 003: the queen of spades may be led at any time, but not as the first card."""
    said = [found for found in words("en", variant, seats) if found.startswith("May be led at any time")]
    assert said == ([] if line is None else [line])


def test_a_ban_on_the_first_trick_does_not_bind_who_leads() -> None:
    free = {"opening.leader": "dealer", "opening.card": "none", "opening.must": "any", "lead.broken_when": "free"}
    rules, line = oh.ruleset("classic", 4, free), "This does not bind the player who leads."
    assert line in words("en", "classic", 4, free) and line not in words("en", "classic", 4)
    held = legal_leads(rules, cardset.from_text("QS 2C"), broken=True, is_first_trick=True)
    assert cardset.to_text(held) == "2C QS"


# --- key V, and the box of Herz an Herz -------------------------------------------------------------------------------


def without_title(text: str) -> str:
    return text.partition(":")[2]


@pytest.mark.parametrize("language", languages())
def test_key_v_tells_games_apart(language: str) -> None:
    """Two games of as many players that sound alike are the same game, but for their names."""
    speaker = Speaker(language)
    heard: dict[tuple[int, str], list[str]] = {}
    for one in oh.variants():
        for seats in one.seats:
            rules = oh.ruleset(one.id, seats)
            full = [line for part in rules_in_words.document(speaker, rules).sections for line in part.sentences]
            brief = without_title(rules_in_words.sentence(speaker, rules))
            heard.setdefault((seats, brief), []).append("\n".join(full))
    assert [found for found in heard.values() if len(set(found)) > 1] == []
    assert len(heard) > 60


def test_key_v_of_the_plain_game_is_one_sentence() -> None:
    for seats in (3, 4, 5, 6):
        assert rules_in_words.sentence(Speaker("en"), oh.ruleset("classic", seats)).count(".") == 1


def test_key_v_tells_house_rules() -> None:
    """What a host changed is heard, in any variant."""
    for options in ({"lead.broken_when": "free"}, {"sun": True}, {"moon.award": "none"}, {"end.limit_test": "exceed"}):
        plain = without_title(rules_in_words.sentence(Speaker("en"), oh.ruleset("classic")))
        assert without_title(rules_in_words.sentence(Speaker("en"), oh.ruleset("classic", 4, options))) != plain


@pytest.mark.parametrize(
    ("seats", "line"),
    [
        (
            2,
            "These stay in the box: the red and the turquoise cards, 51 to 100; "
            "number jokers: 2, superjokers: 1, steal cards: 2.",
        ),
        (3, "These stay in the box: the turquoise cards, 76 to 100; number jokers: 1, superjokers: 1, steal cards: 1."),
        (4, None),
    ],
)
def test_what_stays_in_the_box_is_told(seats: int, line: str | None) -> None:
    """Text 001: with three players the turquoise cards stay in the box, with two the red ones too."""
    said = [found for found in words("en", "herz-an-herz", seats) if found.startswith("These stay in the box")]
    assert said == ([] if line is None else [line])


def test_other_packs_have_no_box() -> None:
    for options in ({"tower.max_number": 60}, {"tower.number_jokers": 1}, {"tower.group_size": 20}):
        assert not any(found.startswith("These stay in the box") for found in words("en", "herz-an-herz", 2, options))
