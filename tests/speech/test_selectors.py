"""House rules as people write them: cards, suits, ranks and points in twelve languages, as rule files write them."""

from __future__ import annotations

import random
from typing import Final

import pytest

from openhearts.cards.card import RANKS
from openhearts.speech.catalogue import languages
from openhearts.speech.hearts.cards import SUIT_KEYS, selector_name
from openhearts.speech.hearts.selectors import read, read_list, read_points
from openhearts.speech.speaker import Speaker
from tests.speech.test_typing import ways

SELECTORS: Final = (
    "all",
    *(f"suit:{suit}" for suit in "CDHS"),
    *(f"rank:{rank}" for rank in RANKS[1:]),
    *(f"{rank}{suit}" for rank in RANKS[1:] for suit in "CDHS"),
)
# As people write: the queen of spades, all hearts, every queen, the lowest card of clubs, the two of the lowest suit.
WRITTEN: Final = {
    "en": ("Q of spades", "every heart", "all queens", "the lowest club", "the two of the lowest suit"),
    "de": ("Pik Dame", "alle Herzen", "alle Damen", "die niedrigste Kreuz", "die Zwei der tiefsten Farbe"),
    "fr": (
        "dame de pique",
        "tous les cœurs",
        "toutes les dames",
        "le plus petit trèfle",
        "le deux de la plus basse couleur",
    ),
    "es": ("la dama de picas", "todos los corazones", "todas las damas", "más bajo trébol", "el dos del menor palo"),
    "it": ("la donna di picche", "tutti i cuori", "tutte le donne", "più basso fiori", "il due del più basso seme"),
    "nl": ("schoppenvrouw", "alle harten", "alle vrouwen", "laagste klaver", "de twee van de laagste kleur"),
    "sv": ("spader dam", "alla hjärter", "alla damer", "lägsta klöver", "tvåan i lägsta färgen"),
    "da": ("spar dame", "alle hjerter", "alle damer", "laveste klør", "to i laveste farve"),
    "nb": ("spar dame", "alle hjerter", "alle damer", "laveste kløver", "to i laveste farge"),
    "pl": ("dama pik", "wszystkie kiery", "wszystkie damy", "najniższy trefl", "dwójka najniższego koloru"),
    "ru": ("дама пик", "все черви", "все дамы", "младшая трефа", "двойка младшей масти"),
    "ro": ("dama de pică", "toate cupele", "toate damele", "cea mai mică treflă", "doi din cea mai mică culoare"),
}


@pytest.mark.parametrize("language", languages())
def test_what_the_program_says_is_read_back(language: str) -> None:
    speaker = Speaker(language)
    for one in SELECTORS:
        for way in ways(selector_name(speaker, one)):
            assert read(speaker, "selector", way) == one, way
    for place, suit in enumerate("CDHS"):
        said = speaker.text("rules-lowest-of", suit=SUIT_KEYS[place])
        assert read(speaker, "opening card", said) == f"lowest_of:{suit}"
        assert read(speaker, "suit", speaker.text("suit-name", suit=SUIT_KEYS[place])) == suit


@pytest.mark.parametrize("language", languages())
def test_what_people_write_is_understood(language: str) -> None:
    speaker = Speaker(language)
    queen, hearts, queens, lowest, two = WRITTEN[language]
    for way in ways(queen):
        assert read(speaker, "card", way) == read(speaker, "selector", way) == "QS", way
    assert read(speaker, "selector", hearts) == "suit:H"
    assert read(speaker, "selector", queens) == "rank:Q"
    assert read(speaker, "opening card", lowest) == "lowest_of:C"
    assert read(speaker, "opening card", two) == "2C"
    assert read(speaker, "selector", "queen of spades") == "QS", "English is understood besides"
    assert read(speaker, "selector", "suit:h") == "suit:H" and read(speaker, "card", "10d") == "10D"


@pytest.mark.parametrize("language", languages())
def test_lists_and_points_are_read_back(language: str) -> None:
    speaker, rng = Speaker(language), random.Random(language)
    for _ in range(40):
        chosen = rng.sample(SELECTORS, rng.randint(1, 5))
        said = [selector_name(speaker, one) for one in chosen]
        assert read_list(speaker, "selector", ", ".join(said)) == chosen
        assert read_list(speaker, "selector", speaker.listing(said)) == chosen
        points = {one: rng.randint(-20, 30) for one in chosen}
        named = zip(said, points.values(), strict=True)
        assert read_points(speaker, ", ".join(f"{text} {number}" for text, number in named)) == points
        worth = [
            f"{text} = {speaker.text('points', points=points[one])}" for one, text in zip(chosen, said, strict=True)
        ]
        assert read_points(speaker, "; ".join(worth)) == points


@pytest.mark.parametrize("language", languages())
def test_what_means_nothing_is_not_understood(language: str) -> None:
    speaker = Speaker(language)
    for text in ("", "gravy", "the queen of gravy", "13", "suit:Z", "12H", "QS QS QS gravy", "!?"):
        assert read(speaker, "selector", text) is None
        assert not read_list(speaker, "card", text) if not text else read_list(speaker, "card", text) is None
    for text in ("QS", "QS thirteen", "gravy 13", "QS 13, gravy", "13"):
        assert read_points(speaker, text) is None
