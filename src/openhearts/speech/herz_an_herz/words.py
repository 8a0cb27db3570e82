"""Stub."""

from __future__ import annotations

from typing import Any


def command(speaker: Any, typed: Any, view: Any, names: Any) -> Any:
    return None


def verbs(speaker: Any) -> tuple[str, ...]:
    return ()
