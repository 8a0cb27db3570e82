"""One way of addressing people in each language: "du", "tu" or "ты", never the polite form beside it.

This knows words and endings that only the polite form has, and no grammar: where it shares them all ("sie" in German,
"su" in Spanish), it looks for capitals inside a sentence, for labels such as "Su mano", and for imperatives in front.
"""

from __future__ import annotations

import re

import pytest

from openhearts.speech.catalogue import languages
from tests.speech.messages import texts

INSIDE = r"(?<=[\w,}] )"  # not at the beginning of a sentence, where every word has a capital
FIRST = r"(?:^|(?<=[.:;!?] ))"
POLITE = {
    "da": rf"{INSIDE}(?:De|Dem|Deres)\b",
    "de": rf"{INSIDE}(?:Sie|Ihnen|Ihr|Ihre[mnrs]?)\b|^Ihre[mnrs]?\b",
    "es": rf"(?i)\busted(?:es)?\b|^sus? \w+$"
    rf"|{FIRST}(?:abra|diga|elija|escriba|espere|evite|juegue|mire|pida|pruebe|pulse|vuelva)\b",
    "fr": r"(?i)\b(?:vous|votre|vos|vôtres?|êtes|dites|faites|(?!(?:assez|chez|nez|rez)\b)\w+ez)\b",
    "it": rf"{INSIDE}(?:Lei|Suo|Sua|Suoi|Sue)\b|^(?:Il suo|La sua|I suoi|Le sue) \w+$"
    rf"|{FIRST}(?i:apra|aspetti|attenda|chieda|dica|eviti|prema|riprovi|scelga|scriva|tocchi)\b",
    "nb": rf"{INSIDE}(?:De|Dem|Deres)\b",
    "nl": r"(?i)\b(?:u|uw|uzelf)\b",
    "pl": r"(?i)\b(?:pan|pana|panu|panem|pani|panią|państw[aoue]m?)\b",
    "ro": r"(?i)\b(?:dumneavoastră|dvs|voi|vă|v-ați|vostru|voastră|voștri|voastre"
    r"|(?!(?:antrenați|blocați|câți|experți|\w*octeți|plecați|îți)\b)\w*[aâeiî]ți)\b",
    "ru": r"(?i)\b(?:вы|вас|вам|вами|ваш\w*|(?!(?:счёте|ответе|цвете)\b)\w*[йьиеё]те(?:сь)?)\b",
    "sv": r"(?i)\b(?:ni|er|ert|era|eder)\b",
}
TO_SEVERAL = "said to several people, whom no other word addresses"
ALLOWED = {
    ("fr", "web-phrase-moment"): "one person writes it to everybody else at the table",
    ("nl", "terminal-actions"): "the key U",
    ("ro", "named-jack"): "jacks",
    **{
        ("sv", key): TO_SEVERAL
        for key in ("web-door-invite", "web-editor-lead", "web-editor-name", "web-kitchen-lead", "web-kitchen-which")
    },
}
EXAMPLES = {  # language -> a sentence in the polite form, the same as we say it
    "da": ("Tast det, De gør", "Tast det, du gør. De andre venter."),
    "de": ("Wählen Sie eine Karte", "Wähle eine Karte. Sie gilt, und ihr Wert auch."),
    "es": ("No es válida. Elija otra carta", "No es válida. Elige otra carta con su valor."),
    "fr": ("Choisissez une carte", "Choisis une carte, c’est assez."),
    "it": ("Non va. Scelga una carta", "Non va. Scegli una carta con il suo valore."),
    "nb": ("Skriv det De gjør", "Skriv det du gjør. De andre venter."),
    "nl": ("Kies uw kaart", "Kies je kaart"),
    "pl": ("To jest Pana karta", "To jest twoja karta"),
    "ro": ("Alegeți o carte", "Alege toți experții și celelalte cărți"),
    "ru": ("Выберите карту", "Выбери карту на этом месте"),
    "sv": ("Välj ert kort", "Välj ditt kort"),
}


def polite(language: str) -> dict[str, str]:
    """Message -> a text of it that addresses somebody in the other register."""
    return {key: text for key, text in texts(language) if re.search(POLITE[language], text)}


@pytest.mark.parametrize("language", sorted(POLITE))
def test_a_language_addresses_people_in_one_way(language: str) -> None:
    assert len(dict(texts(language))) > 1000
    excused = {key for other, key in ALLOWED if other == language}
    assert {key: text for key, text in polite(language).items() if key not in excused} == {}


def test_every_language_is_looked_at() -> None:
    """English has one form for everybody."""
    assert set(POLITE) == set(EXAMPLES) == set(languages()) - {"en"}


@pytest.mark.parametrize("language", sorted(EXAMPLES))
def test_the_polite_form_is_noticed_and_the_other_is_not(language: str) -> None:
    formal, ours = EXAMPLES[language]
    assert re.search(POLITE[language], formal) and not re.search(POLITE[language], ours)


def test_no_message_is_excused_without_need() -> None:
    assert [case for case in ALLOWED if case[1] not in polite(case[0])] == []
