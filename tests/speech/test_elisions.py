"""Words that change before a vowel, in front of many names: "d’Ada" and "de Ben", "ed Eva" and "e Ada", "u Olga".

This knows how a name should sound; every message that puts one of these words before something filled in is looked at.
"""

from __future__ import annotations

import re

import pytest

from openhearts.errors import OpenHeartsError, Why
from openhearts.speech.catalogue import catalogue, sound, sources
from openhearts.speech.speaker import Speaker

FRENCH = {
    "Ada": "d’Ada", "Élodie": "d’Élodie", "Inès": "d’Inès", "Yves": "d’Yves", "Hugo": "d’Hugo", "Hélène": "d’Hélène",
    "Œdipe": "d’Œdipe", "Ben": "de Ben", "Hans": "de Hans", "Yann": "de Yann", "Herz an Herz": "de Herz an Herz",
    "11": "de 11", "onze": "de onze", "Шура": "de Шура",
}  # fmt: skip
ITALIAN = {
    "Ada": ("ad Ada", "e Ada"), "Àlex": ("ad Àlex", "e Àlex"), "Eva": ("a Eva", "ed Eva"),
    "Élodie": ("a Élodie", "ed Élodie"),
    "Ida": ("a Ida", "e Ida"), "Ben": ("a Ben", "e Ben"), "Helga": ("a Helga", "e Helga"), "8": ("a 8", "e 8"),
}  # fmt: skip
NAMED = (
    r"\{ \$(?:seat|name|other|one|victim|receiver|chair|bot|item|winner|old)s? \}"  # of people, variants and choices
)
ALIKE = {  # words that are others before some sounds: language -> such a word, then a name that is filled in
    "es": re.compile(rf"\b[yo] {NAMED}"),
    "fr": re.compile(rf"\b(?:de|que|lorsque|puisque|jusque) {NAMED}|\b(?:d|qu)’{NAMED}"),
    "it": re.compile(rf"\b[ae]d? {NAMED}"),
}


@pytest.mark.parametrize("name", FRENCH)
def test_french_elides_before_a_vowel_and_a_mute_h(name: str) -> None:
    fr = catalogue("fr")
    assert fr.text("web-next-waits", {"names": name}) == f"En attente {FRENCH[name]}"
    when = f"lorsqu’{name}" if FRENCH[name].startswith("d’") else f"lorsque {name}"
    assert f"que {when} le dit." in fr.text("web-curtain-how", {"name": name})


@pytest.mark.parametrize("name", ITALIAN)
def test_italian_says_ad_and_ed_before_the_same_vowel(name: str) -> None:
    it, (to, and_) = catalogue("it"), ITALIAN[name]
    assert it.text("web-free-person", {"name": name}) == f"Chiedi {to} di andarsene"
    assert it.listing(["Ben", "Cleo", name]) == f"Ben, Cleo {and_}"
    assert it.text("web-swap-done", {"one": "Ben", "other": name}) == f"Posti scambiati: Ben {and_}."


def test_a_sentence_of_an_error_elides_too() -> None:
    error = OpenHeartsError(Why.NOTHING_SAVED_OF, names=(("fr", "Omnibus"),), variant="omnibus")
    assert "de partie sauvegardée d’Omnibus." in Speaker("fr").error(error)


@pytest.mark.parametrize("language", ALIKE)
def test_no_such_word_stands_before_just_any_name(language: str) -> None:
    lines = [(file, line) for file, text in sources(language) for line in text.splitlines()]
    assert [(file, line) for file, line in lines if ALIKE[language].search(line)] == []
    assert [language for language in ALIKE if not any("SOUND" in text for _, text in sources(language))] == []


def test_other_languages_have_no_such_words() -> None:
    assert {sound(language, name) for language in ("en", "de", "nl", "pl", "ru", "ro") for name in ITALIAN} == {"other"}
