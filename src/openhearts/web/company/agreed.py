"""The settings of a table in words, and the levels of bots that pages offer.

The forms are the pages'; what the settings mean is tables/gathering.py's.
"""

from __future__ import annotations

from openhearts.bots.levels import known_levels
from openhearts.speech.speaker import Speaker


def offered_levels(speaker: Speaker) -> list[str]:
    """The levels that people may choose, weakest first: those that have a name in the reader's language."""
    return [level for level in known_levels() if speaker.has(f"web-level-{level}")]
