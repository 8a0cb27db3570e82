"""Fairness in the page: it adds chance of its own to shuffles, computes deals itself, and finds wrong numbers."""

from __future__ import annotations

import json
from collections.abc import Callable

import pytest
from axe_playwright_python.sync_playwright import Axe
from playwright.sync_api import Page, expect

from tests.pages import steps
from tests.web.test_replay import played

pytestmark = pytest.mark.usefixtures("waits_long")
Visitors = Callable[..., Page]
PLAIN_ADDRESS = "Object.defineProperty(Crypto.prototype, 'subtle', { get: () => undefined });"
TAMPER = """([from, to]) => {
  const section = document.querySelector("#fair");
  section.dataset.proof = section.dataset.proof.split(from).join(to);
  document.dispatchEvent(new Event("drawn"));
}"""


@pytest.mark.parametrize("is_plain", [True, pytest.param(False, marks=pytest.mark.soak)])
def test_a_page_contributes_and_computes_the_deal_itself(visitor: Visitors, is_plain: bool) -> None:
    """Also on a plain http:// address, where browsers have no `crypto.subtle`."""
    page = visitor()
    if is_plain:
        page.add_init_script(PLAIN_ADDRESS)
    steps.sit_down(page, "kids-jinx", seats=6)
    gave = page.locator("#chance-last").text_content()
    assert gave is not None and len(gave) == 64
    assert page.locator("#fair .verdict").is_hidden() and "by=" not in (page.locator("#fair").text_content() or "")
    steps.play_out(page)
    steps.open_drawer(page)
    page.locator("#fair > summary").click()
    expect(page.locator("#fair .verdict.right")).to_be_visible()
    assert page.locator("#fair .checks li.right:visible").count() == (7 if is_plain else 8)  # signatures, where it can
    proof = json.loads(page.locator("#fair").get_attribute("data-proof") or "")
    assert [(one["contribution"], one["by"]) for one in proof["parts"]] == [(gave, "")]
    lines = proof["lines"]
    for old, new in (
        (proof["secret"], "0" * 64),
        (gave, "1" * 64),
        (proof["commitment"], "2" * 64),
        (json.dumps(lines[0])[1:-1], json.dumps(lines[0][:8] + " ".join(reversed(lines[1][8:].split())))[1:-1]),
    ):
        page.evaluate(TAMPER, [old, new])
        expect(page.locator("#fair .verdict.wrong")).to_be_visible()
        page.evaluate(TAMPER, [new, old])
        expect(page.locator("#fair .verdict.right")).to_be_visible()


@pytest.mark.soak
def test_a_replay_by_keys(visitor: Visitors) -> None:
    """Keys move without leaving the page, say what happened, and axe finds nothing."""
    page = visitor(viewport={"width": 360, "height": 740}, bypass_csp=True)  # axe is a script of the test
    page.goto("/replay")
    page.fill("textarea", played("kids-jinx", 3).text())
    page.click("main .go")
    expect(page.locator(".where")).to_contain_text("Deal 1, 0 of 39")
    page.wait_for_load_state()  # its script has begun
    for key, where in (
        ("ArrowRight", "1 of"),
        ("ArrowDown", "3 of"),
        ("b", "2 of"),
        ("Home", "0 of"),
        ("End", "39 of"),
    ):
        page.keyboard.press(key)
        expect(page.locator(".where")).to_contain_text(f"Deal 1, {where}")
    expect(page.locator("#say")).to_contain_text("Deal 1 is over")
    page.click("#s-1")
    expect(page.locator("#s-1")).to_have_attribute("aria-current", "true")
    page.click("#m-back-trick")
    expect(page.locator("#held .openhand")).to_have_count(1)
    assert page.evaluate("document.documentElement.scrollWidth") <= 360
    assert not Axe().run(page).response["violations"]
