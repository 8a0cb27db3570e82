"""House rules in words: what the program says for a card, a suit, a rank or a whole rule set, it reads back as that."""

from __future__ import annotations

import random
import unicodedata
from collections.abc import Iterator
from typing import Any

import pytest

import openhearts as oh
from openhearts.cards.card import CARDS, RANKS, SUITS
from openhearts.core import rulefile
from openhearts.core.rule_form_fields import Field, fields_of
from openhearts.errors import BadRuleset, Why
from openhearts.speech import typed_house_rules
from openhearts.speech.catalogue import languages
from openhearts.speech.hearts.cards import RANK_KEYS, SUIT_KEYS, selector_name
from openhearts.speech.speaker import Speaker
from openhearts.speech.typed_house_rules import example, options_in_words, read_value, written
from openhearts.speech.typed_text import unmarked
from tests.generators import random_hearts

CLASSIC = oh.ruleset("classic")
FIELDS = fields_of(CLASSIC)
LANGUAGES = languages()
IN_WORDS = [name for name, field in FIELDS.items() if typed_house_rules.takes_words("hearts", field)]


def read(language: str, name: str, text: str) -> object:
    """What a text means in a parameter of the classic game."""
    return read_value(Speaker(language), CLASSIC, FIELDS[name], text)


def ways(text: str) -> Iterator[str]:
    """A text as people type it: as it stands, in decomposed letters, in capitals, without marks."""
    yield text
    yield unicodedata.normalize("NFD", text)
    yield text.upper()
    yield text.capitalize()
    yield " ".join(map(unmarked, text.lower().split()))


def ways_of_values(text: str) -> tuple[str, ...]:
    """A longer text as it may come from a form."""
    return (text, unicodedata.normalize("NFD", text), text.upper())


def test_every_field_of_cards_suits_and_ranks_takes_words() -> None:
    """Which parameters those are is read from the rule set's own types."""
    assert [
        *("pack.suits", "pack.ranks", "pack.remove", "opening.card", "opening.forbidden", "lead.locked"),
        *("lead.broken_by", "first_trick.forbidden", "score.points", "score.bonus", "moon.needs"),
    ] == IN_WORDS


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("name", [name for name in IN_WORDS if FIELDS[name].shape == "map"])
def test_the_example_of_a_table_can_stand_there(language: str, name: str) -> None:
    value = read(language, name, example(Speaker(language), "hearts", FIELDS[name]))
    assert oh.ruleset("classic", options={name: value})


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_spoken_card_is_read_back(language: str) -> None:
    speaker = Speaker(language)
    for card in CARDS:
        for text in ways(speaker.card(card)):
            assert read(language, "pack.remove", text) == [card], text
            assert read(language, "lead.locked", text) == [card], text
            assert read(language, "opening.card", text) == card, text
            assert read(language, "score.points", f"{text} = -5") == {card: -5}, text
        if not card.is_joker:
            for text in (
                speaker.text("card-article", card=speaker.card(card)),
                Speaker(language, short=True).card(card),
            ):
                assert read(language, "lead.locked", text) == [card], text


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_spoken_suit_and_rank_is_read_back(language: str) -> None:
    speaker = Speaker(language)
    for place, suit in enumerate(SUITS):
        for text in ways(speaker.text("suit-name", suit=SUIT_KEYS[place])):
            assert read(language, "pack.suits", text) == [suit], text
            assert read(language, "lead.locked", text) == [f"suit:{suit}"], text
            assert read(language, "score.points", f"{text} 1") == {f"suit:{suit}": 1}, text
        for word in dict(speaker.vocabulary("named-")[0])[f"named-{SUIT_KEYS[place]}"]:
            assert read(language, "lead.locked", word) == [f"suit:{suit}"], word
    for place in range(1, len(RANKS)):
        rank = RANKS[place]
        for text in ways(speaker.text("rank-name", rank=RANK_KEYS[place])):
            assert read(language, "pack.ranks", text) == [rank], text
            if text == "AS":  # in capitals it is the sign for the ace of spades, whatever the word for an ace is
                continue
            assert read(language, "lead.locked", text) == [f"rank:{rank}"], text
        for text in ways(selector_name(speaker, f"rank:{rank}")):
            assert read(language, "lead.locked", text) == [f"rank:{rank}"], text
        for word in dict(speaker.vocabulary("named-")[0])[f"named-{RANK_KEYS[place]}"]:
            assert read(language, "lead.locked", word) == [f"rank:{rank}"], word
    for text in ways(selector_name(speaker, "all")):
        assert read(language, "lead.locked", text) == ["all"], text


@pytest.mark.parametrize("language", LANGUAGES)
def test_symbols_are_read_as_before(language: str) -> None:
    """A link or a file that was written down once means the same in every language."""
    for card in CARDS:
        assert read(language, "pack.remove", str(card)) == [card]
        assert read(language, "lead.locked", f"{card} suit:H") == [card, "suit:H"]
    assert read(language, "score.points", "suit:H 1, QS 13, rank:7=2") == {"suit:H": 1, "QS": 13, "rank:7": 2}
    assert read(language, "pack.suits", "C D S H") == ["C", "D", "S", "H"]
    assert read(language, "pack.ranks", "9 10 J Q K A") == ["9", "10", "J", "Q", "K", "A"]
    assert read(language, "opening.card", "lowest_of:C") == "lowest_of:C"
    assert read(language, "lead.locked", "all") == ["all"]
    assert read(language, "opening.card", "none") == "none" and read(language, "pack.remove", "none") == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_english_is_understood_after_the_own_language(language: str) -> None:
    assert read(language, "lead.locked", "the queen of spades and all hearts") == ["QS", "suit:H"]
    assert read(language, "score.points", "Q of spades = 13, hearts 1") == {"QS": 13, "suit:H": 1}


@pytest.mark.parametrize("language", LANGUAGES)
def test_an_example_in_words_means_what_fits_its_field(language: str) -> None:
    meant = {name: read(language, name, example(Speaker(language), "hearts", FIELDS[name])) for name in MEANT}
    assert meant == MEANT


MEANT = {
    "score.points": {"QS": 13, "suit:H": 1},
    "score.bonus": {"JD": -10},
    "moon.needs": {"QS": 1, "suit:H": 13},
    "lead.locked": ["QS", "suit:H", "rank:Q"],
}
# What people write: language, parameter, text, value.
WRITTEN = [
    ("en", "lead.locked", "all hearts", ["suit:H"]),
    ("en", "lead.locked", "every heart", ["suit:H"]),
    ("en", "lead.locked", "the hearts, and every queen", ["suit:H", "rank:Q"]),
    ("en", "lead.locked", "queens", ["rank:Q"]),
    ("en", "lead.locked", "as", ["AS"]),
    ("en", "lead.locked", "Black Lady or hearts", ["QS", "suit:H"]),
    ("en", "lead.locked", "♥\ufe0f", ["suit:H"]),
    ("en", "lead.locked", "nothing", []),
    ("en", "pack.remove", "the twos", ["2C", "2D", "2S", "2H"]),
    ("en", "pack.remove", "two of clubs; 2D", ["2C", "2D"]),
    ("en", "opening.card", "the lowest club", "lowest_of:C"),
    ("en", "opening.card", "two of the lowest suit", "2C"),
    ("en", "opening.card", "nothing", "none"),
    ("en", "score.points", "Q of spades = 13, hearts 1 point each", {"QS": 13, "suit:H": 1}),
    ("en", "score.points", "Q♠: 13\nhearts: 1", {"QS": 13, "suit:H": 1}),
    ("en", "score.points", "ten of hearts 10 and hearts 1", {"10H": 10, "suit:H": 1}),
    ("en", "score.bonus", "jack of diamonds \N{MINUS SIGN}10", {"JD": -10}),
    ("en", "score.bonus", "jack of diamonds minus 10 points", {"JD": -10}),
    ("en", "score.bonus", "none", {}),
    ("en", "moon.needs", "hearts 13, queen of spades 1", {"suit:H": 13, "QS": 1}),
    ("de", "lead.locked", "Herzen", ["suit:H"]),
    ("de", "lead.locked", "Pik Dame", ["QS"]),
    ("de", "lead.locked", "jede Dame und alle Herzkarten", ["rank:Q", "suit:H"]),
    ("de", "opening.card", "die Zwei der tiefsten Farbe", "2C"),
    ("de", "opening.card", "das niedrigste Kreuz", "lowest_of:C"),
    ("de", "pack.ranks", "7 8 9 10 B D K A", ["7", "8", "9", "10", "J", "Q", "K", "A"]),
    ("de", "pack.ranks", "Bube, Dame, König, As", ["J", "Q", "K", "A"]),
    ("de", "pack.suits", "Kreuz Karo Pik Herz", ["C", "D", "S", "H"]),
    ("de", "score.points", "Pik-Dame 13 Punkte, Herz je 1", {"QS": 13, "suit:H": 1}),
    ("de", "score.points", "Pik-Dame 13 Punkte, jedes Herz 1 Punkt", {"QS": 13, "suit:H": 1}),
    ("de", "pack.remove", "alle Zweien", ["2C", "2D", "2S", "2H"]),
    ("fr", "lead.locked", "tous les cœurs", ["suit:H"]),
    ("fr", "lead.locked", "la dame de pique et les coeurs", ["QS", "suit:H"]),
    ("fr", "lead.locked", "l’as de cœur", ["AH"]),
    ("fr", "lead.locked", "as", ["rank:A"]),
    ("fr", "pack.suits", "T K C P", ["C", "D", "H", "S"]),
    ("fr", "opening.card", "le deux de la couleur la plus basse", "2C"),
    ("fr", "opening.card", "le plus bas trèfle", "lowest_of:C"),
    ("es", "lead.locked", "todos los corazones y la dama de picas", ["suit:H", "QS"]),
    ("es", "opening.card", "el dos del palo más bajo", "2C"),
    ("es", "opening.card", "el trébol más bajo", "lowest_of:C"),
    ("es", "score.bonus", "jota de diamantes menos 10 puntos", {"JD": -10}),
    ("it", "lead.locked", "tutti i cuori", ["suit:H"]),
    ("it", "lead.locked", "la peppa e tutti i cuori", ["QS", "suit:H"]),
    ("it", "lead.locked", "ogni donna", ["rank:Q"]),
    ("it", "opening.card", "il due del seme più basso", "2C"),
    ("nl", "lead.locked", "alle harten en schoppenvrouw", ["suit:H", "QS"]),
    ("nl", "lead.locked", "elke vrouw", ["rank:Q"]),
    ("nl", "opening.card", "de twee van de laagste kleur", "2C"),
    ("nl", "opening.card", "de laagste klaver", "lowest_of:C"),
    ("sv", "lead.locked", "alla hjärter och spader dam", ["suit:H", "QS"]),
    ("sv", "opening.card", "tvåan i den lägsta färgen", "2C"),
    ("sv", "pack.remove", "alla tvåor", ["2C", "2D", "2S", "2H"]),
    ("da", "lead.locked", "alle hjerter eller spar dame", ["suit:H", "QS"]),
    ("da", "opening.card", "toeren i den laveste farve", "2C"),
    ("nb", "lead.locked", "alle hjerter og spar dame", ["suit:H", "QS"]),
    ("nb", "opening.card", "toeren i den laveste fargen", "2C"),
    ("nb", "opening.card", "den laveste kløver", "lowest_of:C"),
    ("pl", "lead.locked", "wszystkie kiery i dama pik", ["suit:H", "QS"]),
    ("pl", "opening.card", "dwójka najniższego koloru", "2C"),
    ("pl", "score.points", "dama pik 13 punktów, kiery 1 punkt", {"QS": 13, "suit:H": 1}),
    ("ru", "lead.locked", "все черви и дама пик", ["suit:H", "QS"]),
    ("ru", "opening.card", "двойка младшей масти", "2C"),
    ("ru", "score.points", "пиковая дама = 13 очков, червы 1 очко", {"QS": 13, "suit:H": 1}),
    ("ro", "lead.locked", "toate cupele și dama de pică", ["suit:H", "QS"]),
    ("ro", "opening.card", "doi din culoarea cea mai mică", "2C"),
]


@pytest.mark.parametrize(("language", "name", "text", "value"), WRITTEN)
def test_what_people_write_is_understood(language: str, name: str, text: str, value: object) -> None:
    for one in (text, unicodedata.normalize("NFD", text)):
        assert read(language, name, one) == value


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("seed", range(8))
def test_rule_sets_in_words_are_read_back(language: str, seed: int) -> None:
    """What the editor writes into its own fields is what it reads there, for any rule set."""
    speaker, rng = Speaker(language), random.Random(f"in words {seed}")
    for _ in range(5):
        rules = random_hearts(rng)
        for name, value in rulefile.resolved_fields(rules).items():
            field = FIELDS[name]
            text = written(speaker, "hearts", field, value)
            for one in ways_of_values(text) if value not in field.words and name in IN_WORDS else (text,):
                assert read_value(speaker, rules, field, one) == value, (name, one)


@pytest.mark.parametrize(
    ("name", "text", "part"),
    [
        ("lead.locked", "hearts, no queens", "no queens"),
        ("lead.locked", "hearts queen of spades", "hearts queen of spades"),
        ("lead.locked", "hearts except the ace", "hearts except the ace"),
        ("lead.locked", "not hearts", "not hearts"),
        ("lead.locked", "every", "every"),
        ("lead.locked", "the lowest club", "the lowest club"),
        ("pack.remove", "everything", "everything"),
        ("pack.suits", "hearts, queens", "queens"),
        ("pack.ranks", "jack hearts", "jack hearts"),
        ("opening.card", "hearts", "hearts"),
        ("opening.card", "two of clubs, two of spades", "two of clubs, two of spades"),
        ("score.points", "hearts", "hearts"),
        ("score.points", "hearts 1, QS", "QS"),
        ("score.points", "hearts one", "hearts one"),
        ("score.points", "hearts 1, all hearts 2", "all hearts 2"),
        ("score.points", "hearts 1.5", "hearts 1.5"),
        ("score.points", "1 2 3", "1 2"),
    ],
)
def test_what_is_not_understood_is_refused_with_the_part_and_the_field(name: str, text: str, part: str) -> None:
    with pytest.raises(BadRuleset) as caught:
        read("en", name, text)
    error = caught.value
    assert error.why is Why.BAD_PARAMETER and error.field == name and error.data["text"] == part


def test_a_likely_spelling_is_told() -> None:
    for language, text, word in [
        ("en", "haerts", "hearts"),
        ("de", "Pik-Dme", "Pik-Dame"),
        ("en", "suite:H", "suit:H"),
    ]:
        with pytest.raises(BadRuleset) as caught:
            read(language, "lead.locked", text)
        assert caught.value.nearest == word


@pytest.mark.parametrize(
    ("language", "text", "named"), [("de", "K", "Kreuz, Karo oder jeder König"), ("it", "f", "fiori")]
)
def test_what_means_two_things_is_asked_for(language: str, text: str, named: str) -> None:
    with pytest.raises(BadRuleset) as caught:
        read(language, "lead.locked", text)
    assert caught.value.why is Why.HOUSE_TWO_MEANINGS and named in Speaker(language).error(caught.value)
    assert read("de", "pack.ranks", "K") == ["K"]  # where only one of them may stand, it is that


@pytest.mark.parametrize("language", LANGUAGES)
def test_refusals_name_the_field_in_every_language(language: str) -> None:
    for name in IN_WORDS:
        with pytest.raises(BadRuleset) as caught:
            read(language, name, "xyzzy")
        said = Speaker(language).error(caught.value)
        assert name in said and "xyzzy" in said


def test_the_readers_own_letters_count() -> None:
    """Who wants the letters of an English pack on German cards types those."""
    speaker = Speaker("de", letters="J Q K A")
    assert read_value(speaker, CLASSIC, FIELDS["pack.ranks"], "10, J, Dame") == ["10", "J", "Q"]
    assert read_value(speaker, CLASSIC, FIELDS["lead.locked"], "♠Q") == ["QS"]


def test_options_of_a_command_line_in_words() -> None:
    options = {
        "pack.remove": "Pik Dame",
        "lead.locked": ["Herz", "QS"],
        "score.points": {"Pik-Dame": 5, "suit:H": 1},
        "end.limit": 50,
        "sun": True,
        "pass.cycle": "L1 R1",
        "opening.card": {"4": "2C", "*": "none"},
    }
    assert options_in_words(Speaker("de"), CLASSIC, options) == options | {
        "pack.remove": ["QS"],
        "lead.locked": ["suit:H", "QS"],
        "score.points": {"QS": 5, "suit:H": 1},
    }
    herz = oh.ruleset("herz-an-herz")
    assert options_in_words(Speaker("de"), herz, {"tower.rounds": 2}) == {"tower.rounds": 2}


@pytest.mark.parametrize("name", ["score.points", "moon.needs"])
@pytest.mark.parametrize("twice", [{"QS": 13, "queen of spades": 5}, {"♠Q": 13, "QS": 5}, {"♥": 1, "suit:H": 2}])
def test_a_table_of_a_command_line_names_no_card_twice(name: str, twice: dict[str, int]) -> None:
    """In words, signs or as rule files have it: the second spelling is refused, not taken for the first."""
    with pytest.raises(BadRuleset) as caught:
        options_in_words(Speaker("en"), CLASSIC, {name: twice})
    assert caught.value.data["field"] == name and caught.value.data["text"] == [*twice][1]
    apart = {"♠Q": 13, "hearts": 2}
    assert options_in_words(Speaker("en"), CLASSIC, {name: apart}) == {name: {"QS": 13, "suit:H": 2}}


def test_a_field_without_cards_is_read_as_it_was() -> None:
    assert read("en", "end.limit", "50") == 50 and read("en", "end.limit", "soon") == "soon"
    assert written(Speaker("en"), "hearts", Field("end.limit", shape="number"), 50) == "50"


@pytest.mark.parametrize("name", ["lead.broken_by", "first_trick.forbidden", "pack.remove", "score.points"])
@pytest.mark.parametrize("piece", ["QS, ", "queen of spades, ", "queen of spades = 13, ", "x "])
def test_a_row_of_more_than_there_can_be_is_refused_before_each_is_looked_up(
    name: str, piece: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Looking up a thousand in a dozen languages took a server a fifth of a second for each field of a form."""
    looked_up = 0
    words = typed_house_rules.words_of("hearts")
    assert words is not None

    def counting(of: Any) -> Any:
        def counted(*given: Any) -> Any:
            nonlocal looked_up
            looked_up += 1
            return of(*given)

        return counted

    for one in ("symbol", "read_items"):
        monkeypatch.setattr(words, one, counting(getattr(words, one)))
    with pytest.raises(BadRuleset) as found:
        read("en", name, piece * 400)
    assert found.value.why is Why.BAD_PARAMETER and looked_up < 60
