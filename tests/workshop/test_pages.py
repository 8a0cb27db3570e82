"""Loads the rule files that README.md and CONTRIBUTING.md show, so that what they print can be copied and used.

Their Python examples run as doctests (pyproject.toml collects them); the docs folder has tests of its own, not here.
"""

from __future__ import annotations

import re
from pathlib import Path

import pytest

import openhearts as oh

ROOT = Path(__file__).resolve().parents[2]
PAGES = ["README.md", "CONTRIBUTING.md"]


def rule_files() -> list[tuple[str, str]]:
    found = []
    for page in PAGES:
        text = (ROOT / page).read_text(encoding="utf-8")
        found += [(page, fence) for fence in re.findall(r"^```toml\n(.*?)^```", text, flags=re.M | re.S)]
    return found


@pytest.mark.parametrize(("page", "text"), rule_files(), ids=[page for page, _ in rule_files()])
def test_rule_file_of_a_page_can_be_loaded(page: str, text: str, tmp_path: Path) -> None:
    path = tmp_path / "shown.toml"
    path.write_text(text, encoding="utf-8")
    rules = oh.load_ruleset(path, seats=4)
    assert oh.deal(rules, seed=1).to_act


def test_both_pages_show_one() -> None:
    assert {page for page, _ in rule_files()} == set(PAGES)
