"""Samples of tables that earlier versions stored, and how their lines are told apart."""

from __future__ import annotations

from collections.abc import Iterable
from pathlib import Path

from openhearts.tables import log, roster
from openhearts.tables.log import Entry
from openhearts.tables.roster import Gather

SAMPLES = Path(__file__).parent / "version-1"


def split(raw: Iterable[bytes]) -> tuple[list[Gather], list[Entry]]:
    """The two kinds of entries of a stream, gatherings and those of a match, each in its order."""
    lines = list(raw)
    gathers = [roster.decode(line) for line in lines if roster.is_of_gathering(line)]
    return gathers, [log.decode(line) for line in lines if not roster.is_of_gathering(line)]
