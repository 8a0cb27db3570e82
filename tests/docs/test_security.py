"""docs/security.md names tests for every promise, and each of them is there."""

from __future__ import annotations

import ast
import re
from functools import cache
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parents[2]
PAGE = ROOT / "docs" / "security.md"
NAMED = re.compile(r"`(tests/[\w/]+\.py)::(\w+)`")


@cache
def defined_in(path: str) -> frozenset[str]:
    """The names of the tests of a file."""
    tree = ast.parse((ROOT / path).read_text(encoding="utf-8"))
    defined = (node for node in tree.body if isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef))
    return frozenset(node.name for node in defined if node.name.startswith("test_"))


def promises() -> list[tuple[str, list[tuple[str, str]]]]:
    """Each row of the page's tables: the promise, and the tests that hold it."""
    found = []
    for line in PAGE.read_text(encoding="utf-8").splitlines():
        cells = [cell.strip() for cell in line.strip("|").split("|")]
        if line.startswith("|") and len(cells) == 2 and cells[0] not in ("promise", "---"):
            found.append((cells[0], NAMED.findall(cells[1])))
    return found


@pytest.mark.parametrize(("promise", "named"), promises(), ids=[promise[:60] for promise, _ in promises()])
def test_a_promise_is_held_by_tests_that_exist(promise: str, named: list[tuple[str, str]]) -> None:
    assert named, "a promise without a test"
    for path, name in named:
        assert (ROOT / path).is_file(), path
        assert name in defined_in(path), f"{path} has no {name}"


def test_the_page_is_pointed_to_and_points_on() -> None:
    assert len(promises()) >= 30
    assert "docs/security.md" in (ROOT / "SECURITY.md").read_text(encoding="utf-8")
    text = PAGE.read_text(encoding="utf-8")
    assert "access.md" in text and "## What is not promised" in text
