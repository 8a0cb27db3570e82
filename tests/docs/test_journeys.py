"""The journeys in the docs are drawn as they are: traced again, every module stands where the page has it."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).resolve().parents[2]


def drawing(page: str) -> list[str]:
    """The page without its counts of calls, which differ a little from one Python to another."""
    return [line for line in page.splitlines() if not line.endswith(" calls.")]


def test_the_journeys_are_drawn_as_they_are() -> None:
    """In a program of its own: what other tests computed before would shorten the ways."""
    done = subprocess.run(
        [sys.executable, "-m", "tools.journeys"], cwd=ROOT, capture_output=True, text=True, check=True
    )
    told = (ROOT / "docs" / "journeys.md").read_text(encoding="utf-8")
    assert drawing(done.stdout) == drawing(told), "docs/journeys.md is out of date: run `make docs`"
