"""What reports say in English is what the catalogue says, and every language words all of it, of bots and of games.

What is found is tested beside it.
"""

from __future__ import annotations

import re
from pathlib import Path

import pytest

import openhearts.testing
from openhearts.speech.catalogue import languages
from openhearts.speech.speaker import Speaker
from openhearts.terminal.commands.conformance_report import found_in_words, lines_of
from openhearts.testing import Finding, bot_conformance, check_game, game_conformance
from openhearts.testing.report import OTHER_VIEWER, SAID, VIEWER, VIEWERS, Value
from tests.speech.messages import messages
from tests.testing import faulty_games as faulty

SOURCE = Path(openhearts.testing.__file__).parent
PROMISES = [("bot", check) for check in bot_conformance.CHECKS] + [("game", check) for check in game_conformance.CHECKS]
OTHERS = [language for language in languages() if language != "en"]
SAME = {"raised"}  # what code of others says is told as it is


def values_of(key: str) -> dict[str, Value]:
    """Something for each field of a finding."""
    found: dict[str, Value] = {name: f"<{name}>" for name in re.findall(r"\{(\w+)\}", SAID[key])}
    seen: dict[str, Value] = {VIEWER: 2, OTHER_VIEWER: None, VIEWERS: (0, None)}
    return found | {name: value for name, value in seen.items() if name in found}


@pytest.mark.parametrize("key", SAID)
def test_a_report_and_the_catalogue_say_the_same(key: str) -> None:
    finding = Finding(key, values_of(key))
    said = str(finding)
    if VIEWERS in finding.values:  # the catalogue has "and"
        assert "seat 0, a watcher" in said
        said = said.replace("seat 0, a watcher", "seat 0 and a watcher")
    assert found_in_words(Speaker("en"), finding) == said


def test_every_finding_that_is_noted_has_its_words_and_none_is_left_over() -> None:
    """Keys stand in the code of the checks as they are, between quotes."""
    code = "".join(path.read_text(encoding="utf-8") for path in SOURCE.glob("*.py") if path.name != "report.py")
    code += (SOURCE / "report.py").read_text(encoding="utf-8").partition("class Finding")[2]
    assert {key for key in SAID if f'"{key}"' not in code} == set()
    noted = re.findall(r'\.(?:fail|skip)\(\s*"[a-z-]+",\s*"([a-z-]+)"', code)
    assert len(noted) > 30 and set(noted) <= SAID.keys()
    there = {key.removeprefix("test-found-") for key in messages("en") if key.startswith("test-found-")}
    assert there == SAID.keys()


@pytest.mark.parametrize("language", OTHERS)
def test_every_language_has_a_sentence_of_its_own_for_each_finding_and_promise(language: str) -> None:
    own, english = Speaker(language), Speaker("en")
    findings = [Finding(key, values_of(key)) for key in SAID if key not in SAME]
    said = {one.key: found_in_words(own, one) for one in findings}
    assert [key for key, text in said.items() if text == found_in_words(english, Finding(key, values_of(key)))] == []
    for one in findings:
        shown = [value for value in one.values.values() if isinstance(value, str)]
        assert [value for value in shown if value not in said[one.key]] == [], one.key
    keys = [f"test-promise-{kind}-{check}" for kind, check in PROMISES]
    assert [key for key in keys if own.text(key) == english.text(key)] == []
    assert len({own.text(key) for key in keys if key.startswith("test-promise-game-")}) == len(game_conformance.CHECKS)


@pytest.mark.parametrize("language", languages())
def test_who_sees_it_is_named_in_the_readers_language(language: str) -> None:
    speaker = Speaker(language)
    watcher, seat = (speaker.text("test-viewer", seat=value) for value in ("watcher", "2"))
    told = found_in_words(speaker, Finding("wrong-seat", {VIEWER: None, OTHER_VIEWER: 2}))
    assert told.startswith(speaker.sentence(watcher)) and told.endswith(f"{seat}.")
    several = found_in_words(speaker, Finding("too-many-told", {VIEWERS: (2, None)}))
    assert seat in several and watcher in several


def test_what_an_error_says_is_said_in_the_readers_language() -> None:
    report = check_game(faulty.Refusing(), n_deals=2)
    finding = report["legality"].finding
    assert finding is not None and finding.key == "refused" and finding.fault is not None
    english, german = (found_in_words(Speaker(language), finding) for language in ("en", "de"))
    assert english == str(finding) and "do not hold" in english
    assert "ist eine Option und wird abgewiesen" in german and "hold" not in german, german
    assert '"fault"' not in report.json() and '"key": "refused"' in report.json()


@pytest.mark.parametrize("language", languages())
def test_a_whole_report_about_a_game_is_in_the_readers_language(language: str) -> None:
    speaker = Speaker(language)
    lines = lines_of(speaker, check_game(faulty.OpenTable(), n_deals=2, quick=True), "game", "mine.py:GAME")
    assert lines[-1].startswith("mine.py:GAME") and "audiences" in lines[-1]
    promise = speaker.text("test-promise-game-audiences")
    at = len(lines) - 1 - lines[::-1].index(promise)
    assert any(line.startswith(speaker.text("test-failed")) and promise in line for line in lines)
    assert speaker.text("test-viewer", seat="watcher") in lines[at + 1]
    if language != "en":
        english = [f"{sentence[:20]}" for sentence in SAID.values() if "{" not in sentence[:20]]
        assert [line for line in lines for text in english if text in line] == []
