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


@pytest.mark.parametrize(
    ("part", "sheet"), [(".foot-of-table .buttons", "buttons"), (".tower h2 .numbers", "towers_layout")]
)
def test_a_part_of_the_table_is_laid_out_in_one_sheet(part: str, sheet: str) -> None:
    """Where it stands in every window is read in one place."""
    sheets = [name for name in SOURCES if name.endswith(".css")]
    assert [name for name in sheets if part in (FOLDER / name).read_text("utf-8")] == [f"static/table/{sheet}.css"]
