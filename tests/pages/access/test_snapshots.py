"""What a screen reader finds on pages and tables: their accessibility trees, as golden files.

`OPENHEARTS_GOLDEN=write pytest tests/pages/access/test_snapshots.py` writes them anew; read what changed.
"""

from __future__ import annotations

import os
import re
from collections.abc import Callable
from pathlib import Path

import pytest
from playwright.sync_api import Page

from tests.pages.access.states import look
from tests.pages.conftest import RunningServer

GOLDEN = Path(__file__).parent / "golden"
Visitors = Callable[..., Page]
PAINTS = False


STILL = """() => !document.querySelector("#felt.old:not(.swept)") && document.getAnimations().every(
    (one) => one.playState !== "running" || one.effect.getTiming().iterations === Infinity)"""


def compare(page: Page, name: str) -> None:
    """The tree of the page is the one that was written down; names of tables and this server's address do not count."""
    page.wait_for_function(STILL)  # an old trick lies there for a while
    found = page.locator("main").aria_snapshot() + "\n"
    found = re.sub(r"http://127\.0\.0\.1:\d+", "http://HERE", found)
    found = re.sub(r"/(table|kitchen)/[a-z0-9]{10,}", r"/\1/NAME", found)
    file = GOLDEN / f"{name}.yml"
    if os.environ.get("OPENHEARTS_GOLDEN") == "write":
        file.write_text(found, encoding="utf-8")
    assert found == file.read_text(encoding="utf-8")


@pytest.mark.parametrize(
    "name",
    [
        *("pass", "towers"),
        *(pytest.param(name, marks=pytest.mark.soak) for name in ("trick", "over", "moon", "watched")),
    ],
)
def test_a_table_as_a_screen_reader_finds_it(visitor: Visitors, site: RunningServer, name: str) -> None:
    page = visitor()
    look(page, site, name)
    compare(page, name)


@pytest.mark.parametrize(
    ("name", "path"),
    [
        ("front", "/"),
        ("rules", "/rules/classic"),
        pytest.param("editor", "/rules-editor?variant=classic&seats=4", marks=pytest.mark.soak),
        pytest.param("kitchen", "/kitchen", marks=pytest.mark.soak),
        pytest.param("settings", "/wishes", marks=pytest.mark.soak),
        pytest.param("fair", "/fair", marks=pytest.mark.soak),
    ],
)
def test_a_page_as_a_screen_reader_finds_it(visitor: Visitors, name: str, path: str) -> None:
    page = visitor()
    page.goto(path)
    compare(page, name)


@pytest.mark.soak
def test_a_waiting_room_and_a_score_pad_as_a_screen_reader_finds_them(visitor: Visitors) -> None:
    page = visitor()
    page.goto("/")
    page.click('button[value="friends"]')
    page.wait_for_url("**/table/*")
    compare(page, "waiting")
    page.goto("/kitchen?variant=classic&seats=4")
    page.click("form.naming button.go")
    page.wait_for_url(re.compile("/kitchen/[a-z0-9]{12}$"))
    compare(page, "pad")
