"""What one seat hears of whole deals, compared with the logs that somebody has read."""

from __future__ import annotations

import pytest

from tests.speech.logs import FOLDER, LANGUAGES, LEVEL_LOGS, LEVELS, LOGS, level_log, log, path


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(("variant", "seats", "seed"), LOGS)
def test_the_log_is_as_it_was_read(variant: str, seats: int, seed: int, language: str) -> None:
    """`python -m tests.speech.logs` writes the logs anew; read the difference before you keep it."""
    wanted = path(variant, language).read_text(encoding="utf-8").splitlines()
    assert log(variant, seats, seed, language) == wanted


@pytest.mark.parametrize("level", LEVELS)
@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(("variant", "seats", "seed"), LEVEL_LOGS)
def test_the_log_of_a_level_is_as_it_was_read(variant: str, seats: int, seed: int, language: str, level: str) -> None:
    wanted = path(variant, language, level).read_text(encoding="utf-8").splitlines()
    assert level_log(variant, seats, seed, language, level) == wanted


def test_every_log_is_compared() -> None:
    whole = {path(variant, language).name for variant, _, _ in LOGS for language in LANGUAGES}
    levels = {path(one, to, level).name for one, _, _ in LEVEL_LOGS for to in LANGUAGES for level in LEVELS}
    assert {file.name for file in FOLDER.iterdir()} == whole | levels
