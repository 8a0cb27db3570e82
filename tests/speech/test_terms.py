"""One word for each notion and one way with signs in each language: catalogues, lessons and rule files.

The words stand in terms/*.toml; registers are looked at in test_registers.py.  It does not judge style.
"""

from __future__ import annotations

import re
import tomllib
import unicodedata
from functools import cache
from pathlib import Path
from typing import Any

import pytest
from fluent.syntax import FluentParser, ast

from openhearts.speech.catalogue import languages, sources
from tests.speech.messages import texts

FOLDER = Path(__file__).parent / "terms"
NOTIONS = {"jack", "trick", "deal", "moon", "pass", "lead", "follow", "discard", "void", "match", "host"}
QUOTES = {  # language -> what opens and what closes
    "da": "»«", "de": "„“", "en": "“”", "es": "«»", "fr": "«»", "it": "«»",
    "nb": "«»", "nl": "“”", "pl": "„”", "ro": "„”", "ru": "«»", "sv": "””",
}  # fmt: skip
ALL_QUOTES = "„“”\u201a\u2018«»\u2039\u203a\"'`\u00b4"
CODE = {  # they quote what is typed, or a line of a file
    "error-empty-file",
    "error-match-name",
    "error-needs-extra",
    "error-player-kind",
    "error-seatings-many",
    "may-languages",
    "usage-advise-hand",
    "usage-bots",
}
STOPS = frozenset(".!?…")
FORMS = frozenset(("one", "few", "other"))  # of Romanian plurals
LATIN, CYRILLIC = "a-z", "\u0430-\u044f\u0451"


@cache
def terms(language: str) -> dict[str, dict[str, Any]]:
    """Notion -> the word for it, the words that are not, and the messages where these mean something else."""
    return tomllib.loads((FOLDER / f"{language}.toml").read_text(encoding="utf-8"))


def mixed(language: str) -> set[tuple[str, str]]:
    """(notion, message) where another word stands for the notion."""
    return {
        (notion, key)
        for key, text in texts(language)
        for notion, term in terms(language).items()
        if any(re.search(never, text, re.IGNORECASE) for never in term["never"])
    }


def excused(language: str, notion: str, key: str) -> bool:
    """Whether the word means something else there, or is one that people may type."""
    return key.startswith("named-") or key.startswith(tuple(terms(language)[notion].get("but", ())))


def faults(language: str, text: str) -> list[str]:
    """What is wrong with the signs of a text."""
    opens, closes = QUOTES[language]
    found = [
        f"a quote of another language: {sign}" for sign in sorted(set(ALL_QUOTES) - {opens, closes}) if sign in text
    ]
    if opens == closes:
        found += ["a quote is left open"] if text.count(opens) % 2 else []
    elif text.count(opens) != text.count(closes):
        found.append("a quote is left open")
    elif text.find(closes) < text.find(opens):
        found.append("a quote is turned round")
    found += ["three dots"] if "..." in text else []
    found += ["two spaces"] if re.search(r"\S[ \u00a0]{2,}\S", text) else []
    found += ["decomposed letters"] if text != unicodedata.normalize("NFC", text) else []
    two = rf"[{LATIN}][{CYRILLIC}]|[{CYRILLIC}][{LATIN}]"
    found += ["letters of two alphabets in a word"] if re.search(two, text, re.IGNORECASE) else []
    found += ["a cedilla for a comma"] if language == "ro" and re.search("[şţŞŢ]", text) else []
    if language == "fr":
        found += ["a space that breaks"] if re.search(r" [:;!»]|« |(?<=[\w»}]) \?", text) else []
        found += ["no space before a sign"] if re.search(r"(?<=[a-zà-ÿ}])[;!?»]|«(?!\u00a0)", text) else []
        found += ["a narrow space"] if "\u202f" in text else []
    elif re.search(r"(?<=\w) [,.;:!?](?:\s|$)", text):
        found.append("a space before a sign")
    return found


def ends(pattern: ast.Pattern) -> set[bool]:
    """Whether a message ends with a full stop, in each of its forms; what is filled in there says nothing."""
    last = pattern.elements[-1]
    if isinstance(last, ast.TextElement):
        return {last.value.rstrip()[-1:] in STOPS}
    if isinstance(last.expression, ast.SelectExpression):
        return {end for variant in last.expression.variants for end in ends(variant.value)}
    return set()


@cache
def endings(language: str) -> dict[str, set[bool]]:
    """Message -> `ends`."""
    bodies = (FluentParser().parse(text).body for _, text in sources(language))
    return {
        entry.id.name: ends(entry.value)
        for body in bodies
        for entry in body
        if isinstance(entry, ast.Message) and entry.value is not None
    }


def lacks_forms(pattern: ast.Pattern, form: str = "") -> bool:
    """Whether a Romanian number stands before "de" where no plural form has chosen it: 2 cărți, but 20 de cărți."""
    for part, after in zip(pattern.elements, [*pattern.elements[1:], None], strict=True):
        inside = part.expression if isinstance(part, ast.Placeable) else None
        if isinstance(inside, ast.SelectExpression):
            names = [variant.key.name if isinstance(variant.key, ast.Identifier) else "" for variant in inside.variants]
            chosen = [name if name in FORMS else form for name in names]
            if any(lacks_forms(variant.value, to) for variant, to in zip(inside.variants, chosen, strict=True)):
                return True
        follows = after.value if isinstance(after, ast.TextElement) else ""
        if isinstance(inside, ast.VariableReference) and form != "other" and re.match(" de [a-zăâîșț]", follows):
            return True
    return False


@pytest.mark.parametrize("language", languages())
def test_each_notion_has_one_word(language: str) -> None:
    assert set(terms(language)) >= NOTIONS
    assert [found for found in sorted(mixed(language)) if not excused(language, *found)] == []


@pytest.mark.parametrize("language", languages())
def test_the_word_for_a_notion_is_in_use(language: str) -> None:
    said = "\n".join(text for _, text in texts(language))
    assert [
        notion for notion, term in terms(language).items() if not re.search(term["word"], said, re.IGNORECASE)
    ] == []
    words = [(term["word"], never) for term in terms(language).values() for never in term["never"]]
    assert [(word, never) for word, never in words if re.fullmatch(never, word, re.IGNORECASE)] == []


@pytest.mark.parametrize("language", languages())
def test_no_message_is_excused_without_need(language: str) -> None:
    found = mixed(language)
    wanted = [(notion, begin) for notion, term in terms(language).items() for begin in term.get("but", ())]
    assert [one for one in wanted if not any(n == one[0] and key.startswith(one[1]) for n, key in found)] == []


def test_each_text_that_quotes_code_does_so() -> None:
    assert {key for key, text in texts("en") if key in CODE and faults("en", text)} == CODE


@pytest.mark.parametrize("language", languages())
def test_quotes_dots_and_spaces_are_those_of_the_language(language: str) -> None:
    found = {(key, *faults(language, text)) for key, text in texts(language) if key not in CODE}
    assert {one for one in found if len(one) > 1} == set()


@pytest.mark.parametrize("language", languages())
def test_a_sentence_ends_with_a_full_stop_in_every_language(language: str) -> None:
    ours, english = endings(language), endings("en")
    assert [key for key in ours if ours[key] and english[key] and ours[key] != english[key]] == []
    unfinished = re.compile(
        r"\w(?<! pr)[.!?] [^\W\d_][^.:!?]*[\w,;]$"
    )  # a second sentence, with no line to be typed behind a colon
    assert [(key, text) for key, text in texts(language) if key not in CODE and unfinished.search(text)] == []


def test_romanian_numbers_have_their_forms() -> None:
    """A message that says "{ $count } de ..." for every number is wrong below 20."""
    bodies = (FluentParser().parse(text).body for _, text in sources("ro"))
    entries = [entry for body in bodies for entry in body if isinstance(entry, ast.Message) and entry.value]
    assert len(entries) > 1000
    assert [entry.id.name for entry in entries if entry.value is not None and lacks_forms(entry.value)] == []


@pytest.mark.parametrize(
    ("text", "lacks"),
    [
        ("{ $count } de cărți", True),
        ("{ $count ->\n [one] o carte\n *[other] { $count } de cărți\n}", False),
        ("{ $self ->\n [yes] tu\n *[no] { $count } de cărți\n}", True),
        ("{ $card } de { $suit }", False),
    ],
)
def test_a_romanian_number_without_forms_is_noticed(text: str, lacks: bool) -> None:
    (entry,) = FluentParser().parse(f"a = {text}\n").body
    assert isinstance(entry, ast.Message) and entry.value is not None
    assert lacks_forms(entry.value) is lacks


@pytest.mark.parametrize(
    ("language", "text"),
    [
        ("da", "Hvad et kort «koster»."),
        ("de", 'Drücke "Enter".'),
        ("de", "Drücke „Enter”."),
        ("it", "Un'altra carta."),
        ("fr", "Quoi ?"),
        ("fr", "Quoi?"),
        ("fr", "«oui»"),
        ("en", "Wait ..."),
        ("nl", "Twee  spaties."),
        ("ru", "Дaма пик."),  # noqa: RUF001
        ("ro", "Aşa."),
        ("sv", "Tryck ”nej."),
        ("pl", "Karta , potem druga."),
    ],
)
def test_what_is_wrong_is_noticed(language: str, text: str) -> None:
    assert faults(language, text)


def test_mixed_words_are_noticed(monkeypatch: pytest.MonkeyPatch) -> None:
    """A second word for a notion, in a catalogue or a rule file."""
    monkeypatch.setattr(
        "tests.speech.test_terms.texts", lambda _: iter([("a", "Der Mond ist geschossen."), ("b", "Ein Stich.")])
    )
    assert mixed("de") == {("moon", "a")}


@pytest.mark.parametrize("language", languages())
def test_a_secret_is_the_servers_and_not_that_of_who_hosts_the_table(language: str) -> None:
    said = {key: text for key, text in texts(language) if key in {"error-secret", "error-secret-hidden"}}
    assert len(said) == 2
    assert not {key: text for key, text in said.items() if not re.search("ser[vw]|сервер", text, re.IGNORECASE)}


@pytest.mark.parametrize("language", languages())
def test_the_way_to_a_setting_names_it_as_the_settings_do(language: str) -> None:
    said = dict(texts(language))
    words = {word for word in re.findall(r"\w+", said["web-pace"].lower()) if len(word) > 4 and "bot" not in word}
    assert any(word[:5] in said["web-word-pace"].lower() for word in words)


def test_bots_are_no_robots_in_french() -> None:
    assert not [key for key, text in texts("fr") if "robot" in text.lower()]
