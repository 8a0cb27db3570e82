"""A question that ends with "(yes / no)" is answered with one of these words, or with its letter."""

from __future__ import annotations

import re

import pytest

from openhearts.speech.catalogue import languages
from openhearts.speech.speaker import Speaker

QUESTIONS = ("terminal-prune-ask", "terminal-db-ask", "terminal-saved-ask")


@pytest.mark.parametrize("language", languages())
@pytest.mark.parametrize("question", QUESTIONS)
def test_the_words_that_a_question_names_answer_it(language: str, question: str) -> None:
    speaker = Speaker(language)
    found = re.search(r"\((\w+) / (\w+)\)$", speaker.text(question, where="x", list="y"))
    assert found is not None
    yes, no = found.groups()
    for said in (yes, yes.upper(), f" {yes[0]}\n", "y", "YES"):
        assert speaker.is_yes(said), said
    for said in (no, no[0], "n", "", "\n", "q", f"{yes}{no}"):
        assert not speaker.is_yes(said), said
