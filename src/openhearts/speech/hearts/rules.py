"""Stub."""

from __future__ import annotations

from typing import Any

from openhearts.speech.rules_in_words import Document


def document(speaker: Any, rules: Any) -> Document:
    return Document(rules.name, ())


def sentence(speaker: Any, rules: Any) -> str:
    return str(rules.name)
