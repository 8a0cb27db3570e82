"""What reports say in English is what the catalogue says, and every language words all of it.

What is found is tested beside it.
"""

from __future__ import annotations

import re

import pytest

from openhearts.speech.catalogue import languages
from openhearts.speech.speaker import Speaker
from openhearts.testing import Finding
from openhearts.testing.bots import CHECKS
from openhearts.testing.report import SAID

BOTS = [key for key in SAID if Speaker("en").has(f"bot-test-{key}")]


def test_every_finding_about_bots_is_worded() -> None:
    games = SAID.keys() - set(BOTS)
    assert {"view-differs", "accepted", "early-standing"} <= games, "games are checked in Python alone"
    assert {"raised", "illegal", "looked", "asked-nothing"} <= set(BOTS)


@pytest.mark.parametrize("key", BOTS)
def test_a_report_and_the_catalogue_say_the_same(key: str) -> None:
    values = {name: f"<{name}>" for name in re.findall(r"\{(\w+)\}", SAID[key])}
    assert Speaker("en").text(f"bot-test-{key}", **values) == str(Finding(key, dict(values)))


@pytest.mark.parametrize("language", languages())
@pytest.mark.parametrize("check", CHECKS)
def test_every_promise_has_a_sentence(language: str, check: str) -> None:
    assert Speaker(language).has(f"bot-test-promise-{check}")
