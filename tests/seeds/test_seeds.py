"""docs/seeds.md keeps its word: every test and case it names exists, and it copies nothing of the five texts.

What the named tests assert is theirs.
"""

from __future__ import annotations

import ast
import json
import re
from pathlib import Path
from typing import Any

import pytest

ROOT = Path(__file__).parents[2]
SHARED = ROOT.parent / "shared"
PAGE = (ROOT / "docs" / "seeds.md").read_text(encoding="utf-8")
BEFORE, _, OWED = PAGE.partition("## Tests owed by key")
AS_DATA, _, AS_CODE = OWED.partition("### As code")
KEY = re.compile(r"\b(seed-[a-z0-9]+(?:-[a-z0-9]+)*|P[1-6])(?![\w-])")
CASE = re.compile(r"(?<![\w-])([KCEGXHF][0-9]{1,2}[a-z]?)(?![\w-])")
RUN = 8


def _json(path: Path) -> Any:
    return json.loads(path.read_text(encoding="utf-8"))


def _claimed() -> dict[str, str]:
    """Key -> test, of every test whose docstring begins with keys, as "P1, seed-003-reveal: ..."."""
    found = {}
    for path in sorted((ROOT / "tests").rglob("test_*.py")):
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if isinstance(node, ast.FunctionDef) and node.name.startswith("test_"):
                head, colon, _ = (ast.get_docstring(node) or "").partition(":")
                for key in KEY.findall(head) if colon else ():
                    found[key] = f"{path.name}::{node.name}"
    return found


CASES = {case["id"] for case in _json(ROOT / "tests" / "cases.json")}
OWED_CASES = [case["id"] for case in _json(ROOT / "tests" / "seeds" / "owed.json")]


def test_every_key_is_held_by_a_test() -> None:
    keys = set(KEY.findall(PAGE))
    assert len(keys) > 140
    missing = sorted(keys - set(OWED_CASES) - set(_claimed()))
    assert not missing, f"docs/seeds.md names tests that nobody wrote: {', '.join(missing)}"


def test_every_test_that_names_a_key_is_on_the_page() -> None:
    unknown = {key: test for key, test in _claimed().items() if key not in KEY.findall(AS_CODE)}
    assert not unknown


def test_both_lists_are_whole() -> None:
    as_data = re.findall(r"^- (\S+):", AS_DATA, re.MULTILINE)
    as_code = re.findall(r"^- (\S+):", AS_CODE, re.MULTILINE)
    assert as_data == OWED_CASES and len(set(OWED_CASES)) == len(OWED_CASES)
    assert len(as_code) == len(set(as_code)) and not set(as_code) & set(as_data)
    assert set(KEY.findall(BEFORE)) <= set(as_data) | set(as_code)
    idle = set(as_data) | set(as_code) - {"P6"}
    assert idle - set(KEY.findall(BEFORE)) == set(), "a test is owed for which no sentence asks"


def test_every_named_case_exists() -> None:
    named = set(CASE.findall(BEFORE))
    assert len(named) > 80 and not named - CASES, sorted(named - CASES)


@pytest.mark.parametrize(
    ("ours", "theirs"), [("docs/rules.md", "rules/docs/rules.md"), ("tests/cases.json", "rules/cases.json")]
)
def test_copies_are_true(ours: str, theirs: str) -> None:
    if not (SHARED / theirs).exists():
        pytest.skip("the source of the copy is not here")
    assert (ROOT / ours).read_bytes() == (SHARED / theirs).read_bytes()


def _words(text: str) -> list[str]:
    return re.findall(r"\w+", text.lower())


def _runs(words: list[str]) -> set[tuple[str, ...]]:
    return {tuple(words[place : place + RUN]) for place in range(len(words) - RUN + 1)}


def test_no_sentence_is_copied() -> None:
    if not (SHARED / "seeds").exists():
        pytest.skip("the five texts are not here")
    texts = sorted((SHARED / "seeds").iterdir())
    assert len(texts) == 5
    copied = _runs(_words(PAGE)) & set().union(*(_runs(_words(text.read_text(encoding="utf-8"))) for text in texts))
    assert not copied, [" ".join(run) for run in copied]
