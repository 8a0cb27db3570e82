"""docs/records.md and docs/fairness.md say what the code does: every tag, line and field, and an example that is read.

Their Python examples run as doctests.
"""

from __future__ import annotations

import json
import re
from pathlib import Path

import pytest

from openhearts.records import read
from openhearts.records.record import RESERVED
from tests.golden.make import HERE

ROOT = Path(__file__).resolve().parents[2]
RECORDS = (ROOT / "docs" / "records.md").read_text("utf-8")
FAIRNESS = (ROOT / "docs" / "fairness.md").read_text("utf-8")


def block(language: str) -> str:
    found = re.search(rf"```{language}\n(.*?)```", RECORDS, re.DOTALL)
    assert found is not None
    return found[1]


def test_the_example_of_the_page_is_a_record() -> None:
    golden = (HERE / "kids-jinx-3.txt").read_text("utf-8")
    rules = golden[golden.index("id = ") : golden.index("\n\n[Player")]
    text = re.sub(r"id = .*\.\.\.", lambda _: rules, block("text"), flags=re.DOTALL)
    record = read(text)
    report = record.check(shuffle=True)
    assert (report.n_deals, report.n_actions, report.finished) == (1, 6, False)
    assert record.players[2].budget == 64
    assert record.text() == text


@pytest.mark.parametrize("tag", sorted(RESERVED))
def test_every_tag_is_on_the_page(tag: str) -> None:
    assert re.search(rf"\[{tag}[\] ]", RECORDS), tag


def test_the_lines_of_json_are_like_those_that_are_written() -> None:
    written = [json.loads(line) for line in read(HERE / "kids-jinx-3.txt").jsonl().splitlines()]
    shown = [json.loads(line) for line in block("json").splitlines()]
    for line in shown:
        alike = [other for other in written if other.get("line") == line["line"]]
        assert any(set(line) == set(other) for other in alike), line
    for line in written:
        for name in line if "line" not in line else [line["line"], *line]:
            assert f"`{name}`" in RECORDS, name


def test_the_construction_names_every_label() -> None:
    for label in (
        "openhearts commit 1",
        "openhearts key 1",
        "openhearts shuffle 1",
        "fair deal",
        "host",
        "seat",
        "luck",
    ):
        assert f'"{label}"' in FAIRNESS
