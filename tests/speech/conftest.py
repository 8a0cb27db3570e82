"""A missing message or variable is an error in every test of speech."""

from __future__ import annotations

import pytest

from openhearts.speech.catalogue import STRICT


@pytest.fixture(autouse=True)
def strict_texts(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv(STRICT, "1")
