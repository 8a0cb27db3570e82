"""Templates, style sheets and scripts are sources that people read: their lines are short."""

from __future__ import annotations

from pathlib import Path

import pytest

import openhearts.web

LONGEST = 160  # characters of a line
FOLDER = Path(openhearts.web.__file__).parent
# What others wrote, or a tool: nobody reads it here.
MADE = {"static/idiomorph.js", "static/decks/decks.css"}
KINDS = {".html", ".css", ".js"}
SOURCES = sorted(
    name
    for path in FOLDER.rglob("*")
    if (name := path.relative_to(FOLDER).as_posix()) not in MADE
    and (path.suffix in KINDS or (path.suffix == ".svg" and "templates" in path.parts))
)


def test_every_source_is_found() -> None:
    assert {"templates/base.html", "static/app.css", "static/app.js", "templates/parts/fair_view.svg"} <= {*SOURCES}
    assert all((FOLDER / name).is_file() for name in MADE)


@pytest.mark.parametrize("name", SOURCES)
def test_no_line_is_longer_than_can_be_read(name: str) -> None:
    lines = (FOLDER / name).read_text("utf-8").split("\n")
    assert [number for number, line in enumerate(lines, 1) if len(line) > LONGEST] == []
