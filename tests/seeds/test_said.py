"""Beside each sentence of the five texts docs/seeds.md has what the program says about it, as it says it today."""

from __future__ import annotations

import re
import runpy
from pathlib import Path
from typing import Any

import pytest

import openhearts as oh
from openhearts.speech.rules_in_words import document
from openhearts.speech.speaker import Speaker

ROOT = Path(__file__).parents[2]
PAGE = (ROOT / "docs" / "seeds.md").read_text(encoding="utf-8")
TOOL: dict[str, Any] = runpy.run_path(str(ROOT / "tools" / "seeds_page.py"))
TEXTS = ("000", "001", "002-A", "002-B", "002-C", "002-D", "003", "004")


def rows() -> list[tuple[str, list[str]]]:
    """Text and cells of every row of the tables of sentences."""
    found: list[tuple[str, list[str]]] = []
    text, is_inside = "", False
    for line in PAGE.splitlines():
        if title := re.match(r"#+ ([0-9]{3}(?:-[A-D])?):", line):
            text = title[1]
        is_inside = line.startswith("| place |") or (is_inside and line.startswith("|"))
        if is_inside and not line.startswith(("| place |", "|---")):
            found.append((text, line.strip("| ").split(" | ")))
    return found


def test_every_sentence_has_what_is_said_beside_it() -> None:
    found = rows()
    assert len(found) > 200 and {text for text, _ in found} == set(TEXTS)
    short = [
        (text, cells) for text, cells in found if len(cells) != 5 or len(cells[4]) < 12 or cells[4][-1] not in ".!"
    ]
    assert not short
    said = TOOL["read"]()
    assert [(text, cells[0]) for text, cells in found] == [(text, place) for text in TEXTS for place, _ in said[text]]


def test_what_is_said_is_what_the_program_says_today() -> None:
    assert TOOL["page"]() == PAGE, "docs/seeds.md is out of date: run `make docs`"


def test_sentences_of_the_rules_stand_there_word_for_word() -> None:
    for text, variant, seats in [("000", "kids-jinx", 4), ("001", "herz-an-herz", 4), ("004", "classic-de", 4)]:
        told = "\n".join(cells[4] for one, cells in rows() if one == text)
        lines = [
            one for section in document(Speaker("en"), oh.ruleset(variant, seats)).sections for one in section.sentences
        ]
        missing = [line for line in lines if line not in told and not line.startswith(("Suits:", "Chance decides"))]
        assert len(missing) < len(lines) / 2, missing


def test_a_rule_that_changes_changes_what_is_said() -> None:
    said = TOOL["sentences"]
    assert said("end", "classic/4") == ["The match ends when somebody has 100 points or more."]
    assert said("end", "classic/4+end.limit=60") == ["The match ends when somebody has 60 points or more."]
    assert said("@classic/4+end.limit=60 end @classic/4 end", "classic/3") == [
        *said("end", "classic/4+end.limit=60"),
        *said("end", "classic/4"),
    ]


@pytest.mark.parametrize("reference", ["no-such-message", "!NoSuchEvent", "?xyz", "pass-deal#5", "sun", "@classic/4"])
def test_a_reference_that_leads_nowhere_is_told(reference: str) -> None:
    with pytest.raises((LookupError, oh.OpenHeartsError)):
        TOOL["sentences"](reference, "classic/4")
