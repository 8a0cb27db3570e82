"""Samples of tables that earlier versions stored, and how their lines are told apart."""

from __future__ import annotations

from collections.abc import Iterable
from pathlib import Path

from openhearts.tables import entries, gathering
from openhearts.tables.entries import Entry
from openhearts.tables.gathering import Gather

SAMPLES = Path(__file__).parent / "version-1"


def split(raw: Iterable[bytes]) -> tuple[list[Gather], list[Entry]]:
    """The two kinds of entries of a stream, gatherings and those of a match, each in its order."""
    lines = list(raw)
    gathers = [gathering.decode(line) for line in lines if gathering.is_of_gathering(line)]
    return gathers, [entries.decode(line) for line in lines if not gathering.is_of_gathering(line)]
