"""The catalogues: complete, alike in every language, used, and strict where that is asked for."""

from __future__ import annotations

import re
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from fluent.syntax import FluentParser, ast

import openhearts
from openhearts.games import registry
from openhearts.games.hearts.rules import validate
from openhearts.speech import catalogue as texts
from openhearts.speech.catalogue import STRICT, Catalogue, MissingText, catalogue, languages, negotiate, sources
from openhearts.speech.speaker import Speaker
from tests.speech.messages import messages

LONGEST_CHOICE = 56  # letters
SOURCE = Path(openhearts.__file__).parent
GRAMMAR = {("selector-one-rank", "rank")}  # which ranks take another article is each language's own affair


def variables(language: str) -> dict[str, set[str]]:
    """Message -> the variables that it needs, those of the messages it contains too."""
    found = messages(language)

    def whole(key: str) -> set[str]:
        parts = found[key].variables
        return {part for part in parts if part[0] == "$"}.union(*(whole(part) for part in parts if part[0] != "$"))

    return {key: whole(key) for key in found}


@pytest.mark.parametrize("language", languages())
def test_a_choice_of_the_editor_fits_its_list(language: str) -> None:
    """A list is as wide as a phone at most, where some 50 letters can be read."""
    values = {key: message.texts for key, message in messages(language).items() if key.startswith("web-values-")}
    assert values and not [one for texts in values.values() for one in texts if len(one) > LONGEST_CHOICE]


@pytest.mark.parametrize("language", [language for language in languages() if language != "en"])
def test_every_language_has_the_same_messages_with_the_same_variables(language: str) -> None:
    english, other = variables("en"), variables(language)
    assert set(english) == set(other)
    assert {key: wanted for key, wanted in other.items() if wanted != english[key]} == {}, english


def cases(language: str) -> dict[tuple[str, str], list[frozenset[str]]]:
    """(message, variable) -> the names of each choice that the message makes by it."""
    found = messages(language).items()
    return {(key, variable): names for key, message in found for variable, names in message.choices.items()}


@pytest.mark.parametrize("language", languages())
def test_every_language_tells_the_same_cases_apart(language: str) -> None:
    """Where English chooses by a name, every choice by it knows the same names: none is left to `*` by mistake."""
    other = cases(language)
    wanted = {key: choices[0] for key, choices in cases("en").items() if key not in GRAMMAR}
    assert ("web-chair", "kind") in wanted
    assert {key: other.get(key) for key, names in wanted.items() if set(other.get(key, ())) != {names}} == {}


def test_no_line_breaks_before_a_french_sign() -> None:
    """The spaces before : ; ? ! and inside « » do not break; a sign that is a key ("? montre les touches") is none."""
    loose = re.compile(r" [:;!»]|« |(?<=[\w»}]) \?")
    lines = [line for _, text in sources("fr") for line in text.splitlines() if not line.startswith("#")]
    assert lines and [line for line in lines if loose.search(line)] == []


def test_no_message_is_unused() -> None:
    """Every message is named in the code, whole or by the beginning that an f-string gives, or in another message."""
    files = [*SOURCE.rglob("*.py"), *SOURCE.rglob("*.html")]
    code = "\n".join(path.read_text(encoding="utf-8") for path in files)
    named = set(re.findall(r"""["']([a-z][a-z0-9-]+)["']""", code))
    signed = re.findall(r"""f["']\{sign\}([a-z-]+)["']""", code)
    named |= {*signed, *(f"sign-{key}" for key in signed)}
    prefixes = {found for found in re.findall(r"""f["']([a-z-]+-)\{""", code)}
    prefixes |= set(re.findall(r"""["']([a-z-]+-)["'] ~""", code))  # in templates
    prefixes |= {"initials-", "rules-"}  # rules: the next test
    inside = {key for _, text in sources("en") for key in re.findall(r"\{ ([a-z][a-z0-9-]+) \}", text)}
    keys = {key for name, text in sources("en") if name != "terminal.ftl" for key in catalogue_keys(text)}
    unused = sorted(
        key for key in keys if key not in named | inside and not any(key.startswith(part) for part in prefixes)
    )
    assert unused == []


def catalogue_keys(text: str) -> list[str]:
    return [entry.id.name for entry in FluentParser().parse(text).body if isinstance(entry, ast.Message)]


@pytest.mark.parametrize("language", [language for language in languages() if language != "de"])
def test_each_language_has_its_own_word_for_a_steal_card(language: str) -> None:
    assert [name for name, text in sources(language) if "stibitz" in text.lower()] == []


def test_rule_messages_are_used_or_gone() -> None:
    """The messages that `Builder.say` names: exactly those of rules.ftl."""
    used: set[str] = set()
    for game, prefix in (("hearts", "rules"), ("herz_an_herz", "rules-herz")):
        code = "".join(path.read_text(encoding="utf-8") for path in (SOURCE / "speech" / game).glob("rules*.py"))
        used |= {f"{prefix}-{key}" for key in re.findall(r'build\.say\(\s*"([a-z-]+)"', code)}
        used |= set(re.findall(r'"(rules-[a-z-]+)"', code))
        used |= {f"rules-heading-{key}" for key in re.findall(r'build\.section\("([a-z]+)"', code)}
    text = dict(sources("en"))["rules.ftl"]
    used |= set(re.findall(r"\{ ([a-z][a-z-]+) \}", text))
    unused = {key for key in catalogue_keys(text) if key not in used and not key.startswith("warning-")}
    assert unused == set()


@pytest.mark.parametrize("language", languages())
def test_a_message_put_together_is_what_fluent_makes_of_it(language: str) -> None:
    """Messages in which nothing is chosen are put together from their pieces, where texts alone are filled in."""
    made = catalogue(language)
    n_plain = n_nested = 0
    for key in sorted(made.keys):
        made._load(key)
        pattern = made._bundle.get_message(key).value
        pieces = made._pieces_of(key)
        if pieces is None:
            continue
        n_plain += 1
        n_nested += any(isinstance(getattr(one, "expression", None), ast.MessageReference) for one in elements(pattern))
        names = [name for _, name in pieces if name]
        for value in ("Anna", "", "{ $seat } <b>", "7", "x" * 2000):
            values = dict.fromkeys(names, value)
            assert (texts._put_together(pieces, values), []) == made._bundle.format_pattern(pattern, values), key
        if names:
            assert texts._put_together(pieces, {}) is None, "a variable is missing: Fluent says so"
            assert texts._put_together(pieces, dict.fromkeys(names, 7)) is None, "it writes numbers"
            assert texts._put_together(pieces, dict.fromkeys(names, "x" * 3000)) is None, "it refuses what is too long"
    assert n_plain > 300 and n_nested > 5


def elements(pattern: Any) -> Any:
    """The parts of a message; a lone one stands by itself."""
    return getattr(pattern, "elements", (pattern,))


def test_a_missing_message_or_variable_is_an_error_in_strict_mode() -> None:
    speaker = Speaker("de")
    with pytest.raises(MissingText):
        speaker.text("no-such-message")
    with pytest.raises(MissingText):
        speaker.text("scores")


def test_otherwise_english_stands_in(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv(STRICT, "0")
    german = catalogue("de")
    for kept in ("_said", "_pieces"):  # of what was said before
        monkeypatch.setattr(german, kept, {})
    monkeypatch.setattr(german, "_keys", german.keys - {"deal-over"})
    assert german.text("deal-over") == "The deal is over."
    assert german.text("no-such-message") == "no-such-message"


def test_a_message_is_parsed_with_those_that_it_contains_and_no_others() -> None:
    fresh = Catalogue("en")
    assert fresh.text("card-name", {"rank": "ten", "suit": "spades"}) == "ten of spades"
    assert {"card-name", "rank-name", "suit-name"}.isdisjoint(fresh._texts)
    assert {"no-cards", "deal-over"} <= set(fresh._texts), "nobody asked for them"


def test_names_at_a_table_of_one_language_load_no_other() -> None:
    """One who gave no name is known in every language: a server would hold twelve catalogues for one word."""
    code = (
        "from openhearts.speech import catalogue, display_names, speaker\n"
        "names = display_names.shown_names(speaker.Speaker('nl'), ('Toi', 'Ada', 'Du 2'), 0)\n"
        "print(*names, catalogue.catalogue.cache_info().currsize, sep='|')"
    )
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, encoding="utf-8", check=True)
    own, human = (catalogue("nl").text(key) for key in ("terminal-you", "terminal-human"))
    assert done.stdout.strip() == f"{own}|Ada|{human} 2|1"


def test_a_text_that_cannot_be_read_is_an_error(monkeypatch: pytest.MonkeyPatch) -> None:
    broken = (("table.ftl", "good = well\nbad = { $open\n"),)
    monkeypatch.setattr(texts, "sources", lambda language: broken)
    fresh = Catalogue("en")
    assert fresh.text("good") == "well"
    with pytest.raises(MissingText, match=r"table\.ftl"):
        fresh.text("bad")


def test_languages_are_negotiated() -> None:
    assert [negotiate(tag) for tag in ("de-AT", "de_CH.UTF-8", "EN", "tlh", "", None)] == [
        "de",
        "de",
        "en",
        "en",
        "en",
        "en",
    ]
    assert negotiate("tlh", "de") == "de"


@pytest.mark.parametrize(
    ("language", "tags"),
    [
        ("nb", "nb nb-NO nb_NO.UTF-8 no no-NO no_NO.ISO8859-1 nn nn-NO nn_NO.UTF-8@nynorsk nor nob nno"),
        ("ro", "ro ro-RO ro-MD mo mo-MD mo_MD.UTF-8 mol ron rum"),
        ("de", "de deu ger de-CH de-Latn-AT-1996 de_DE@euro"),
        ("nl", "nl nl-BE nld dut"),
        ("sv", "sv-FI swe"),
    ],
)
def test_a_language_is_found_by_its_other_codes(language: str, tags: str) -> None:
    assert {texts.language_named(tag) for tag in tags.split()} == {language}


def test_what_names_no_language_of_ours_names_none() -> None:
    tags = ("C", "C.UTF-8", "POSIX", "tlh", "zh-Hant", "", "  ", "*", "-", "none", "norsk", "non", "english", "x-de")
    assert {texts.language_named(tag) for tag in tags} == {None}


def test_the_menu_of_languages_is_in_its_own_alphabetical_order() -> None:
    """By the names that it shows; the one script that is not ours stands last."""
    names = [name for _, name in texts.language_names()]
    assert " ".join(names) == (
        "Dansk Deutsch English Español Français Italiano Nederlands Norsk bokmål Polski Română Svenska Русский"
    )
    assert {code for code, _ in texts.language_names()} == set(languages())


def test_the_names_of_languages_are_those_of_cldr_and_load_nothing_of_them(monkeypatch: pytest.MonkeyPatch) -> None:
    """Everything that Babel knows of twelve languages takes 11 MB of each worker."""
    told = dict(texts.language_names())
    monkeypatch.setattr(texts, "_OWN_NAMES", {})
    assert told == dict(texts.language_names.__wrapped__())
    code = (
        "from openhearts.speech.catalogue import language_names; language_names();"
        "from openhearts.speech.display_names import is_nameless; is_nameless('Anna');"
        "from babel import localedata; print(*localedata._cache)"
    )
    assert subprocess.run([sys.executable, "-c", code], check=True, capture_output=True, text=True).stdout == "\n"


def test_numbers_are_written_as_the_language_writes_them() -> None:
    assert Speaker("de").number(-1234.5, 1) == "-1.234,5"
    assert Speaker("en").number(-1234.5, 1) == "-1,234.5"


def test_variants_have_names_and_sentences_in_every_language() -> None:
    for variant in registry.variants():
        for language in languages():
            assert dict(variant.names).get(language), (variant.id, language)
            assert dict(variant.summaries).get(language), (variant.id, language)


def test_warnings_of_rule_sets_are_worded() -> None:
    keys = re.findall(r'found\.append\("([a-z-]+)"\)', Path(validate.__file__).read_text(encoding="utf-8"))
    assert keys
    for language in languages():
        for key in keys:
            assert Speaker(language).text(f"warning-{key}")


@pytest.mark.parametrize("language", languages())
def test_nothing_in_a_catalogue_is_unreadable_or_said_twice(language: str) -> None:
    """What merging leaves behind: a line that belongs to no message, a case that stands there twice."""
    for name, text in sources(language):
        for entry in FluentParser().parse(text).body:
            assert not isinstance(entry, ast.Junk), (name, entry.content)
            for select in _selects(entry):
                cases = [case.key.name if isinstance(case.key, ast.Identifier) else case.key.value for case in select]
                assert len(cases) == len(set(cases)), (name, getattr(entry, "id", None), cases)


def _selects(node: object) -> Iterator[list[ast.Variant]]:
    """The cases of every choice in a message."""
    if isinstance(node, ast.SelectExpression):
        yield node.variants
    for part in vars(node).values() if isinstance(node, ast.BaseNode) else node if isinstance(node, list) else ():
        if isinstance(part, ast.BaseNode | list):
            yield from _selects(part)
