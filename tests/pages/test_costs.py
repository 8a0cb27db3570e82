"""What a card costs a browser, in counts that no other work on the machine changes: whose style is computed anew."""

from __future__ import annotations

import json
from collections.abc import Callable
from typing import Any, Final

import pytest
from playwright.sync_api import Page, expect

from tests.pages import steps

Visitors = Callable[..., Page]
PAINTS = False
# What has a rule with `:has()` follows every change inside it with all that it has inside: each such rule's subject
# alone, the largest thing on the page that is one, and how much is inside it.
SUBJECTS: Final = """() => {
  const rules = (list) => [...list].flatMap((one) => one.cssRules ? [one, ...rules(one.cssRules)] : [one]);
  const all = [...document.styleSheets].flatMap((sheet) => rules(sheet.cssRules));
  const found = [];
  const marked = (text) => text.replace(/:has\\((?:[^()]|\\([^()]*\\))*\\)/g, '§').replace(/:not\\(§\\)/g, '§');
  const named = (text) => text.replace(/(^|[\\s>+~,(])§/g, '$1*§');
  const subjects = (text) => [...named(text).matchAll(/[^\\s>+~,(]+(?=§)/g)].map(([one]) => one.replaceAll('§', ''));
  for (const one of all) for (const subject of subjects(marked(one.selectorText ?? ''))) {
    for (const each of document.querySelectorAll(subject)) {
      const inside = each.querySelectorAll('*').length;
      if (inside > 20 || each.querySelector('.seats, #hand')) found.push([one.selectorText, inside]);
    }
  }
  return found;
}"""
TRACED: Final = ["devtools.timeline", "disabled-by-default-devtools.timeline", "blink.user_timing"]
# Of towers with a card that moves: above the others as long as it does.
RAISED: Final = """async () => {
  const moves = (where) => where.getAnimations({ subtree: true }).some((one) => one.effect.target.dataset.flies);
  const towers = [...document.querySelectorAll('.tower')];
  for (let tries = 0; tries < 60 && !towers.some(moves); tries += 1) await new Promise(requestAnimationFrame);
  return towers.filter(moves).map((one) => getComputedStyle(one).zIndex);
}"""


def test_no_style_asks_what_stands_inside_something_large_among_towers(visitor: Visitors) -> None:
    page = visitor()
    steps.sit_down(page, "herz-an-herz", seats=3)
    steps.wait_for_me(page)
    assert page.evaluate(SUBJECTS) == []


def traced(page: Page, act: Callable[[], None]) -> list[dict[str, Any]]:
    """What the browser says that it did in the meantime."""
    browser = page.context.browser
    assert browser is not None
    browser.start_tracing(page=page, categories=TRACED)
    act()
    return list(json.loads(browser.stop_tracing())["traceEvents"])


@pytest.mark.parametrize(("variant", "seats", "most"), [("classic", 4, 400), ("cancellation", 11, 400)])
def test_a_card_has_no_page_styled_anew_and_no_style_asks_what_stands_inside_something_large(
    visitor: Visitors, variant: str, seats: int, most: int
) -> None:
    """Of some two thousand elements, and five thousand at eleven seats, pictures of cards included."""
    page = visitor(reduced_motion="no-preference", viewport={"width": 1920, "height": 1080})
    steps.sit_down(page, variant, seats=seats, pace="0.3")
    steps.pass_cards(page)
    steps.wait_for_me(page)
    assert page.evaluate(SUBJECTS) == []
    page.evaluate("document.addEventListener('drawn', () => performance.mark('drawn'))")

    def play() -> None:
        for _ in range(2):
            steps.play_a_card(page)
            steps.wait_for_me(page)

    found = traced(page, play)
    n_drawn = sum(one["name"] == "drawn" for one in found)
    styled = [one["args"]["elementCount"] for one in found if one["name"] == "UpdateLayoutTree" and one["ph"] == "X"]
    assert n_drawn >= 2 and styled
    assert sum(styled) / n_drawn < most, sorted(styled)[-9:]


# What is taken out of the page and put back in one draw, with how much is inside it; and which draw asks where things
# are as soon as they are there: then the page is laid out within the draw, and once more for the frame.
WATCHED: Final = """(() => {
  window.moved = [];
  window.asked = [];
  let watch = new MutationObserver(() => {}), isDrawing = false;
  document.addEventListener('draws', () => watch.observe(document, { childList: true, subtree: true }));
  document.addEventListener('drawn', () => {
    const all = watch.takeRecords(), added = new Set(all.flatMap((one) => [...one.addedNodes]));
    watch.disconnect();
    for (const node of new Set(all.flatMap((one) => [...one.removedNodes]))) {
      if (node.nodeType === 1 && added.has(node) && node.isConnected) {
        window.moved.push([node.id || node.className, node.querySelectorAll('*').length]);
      }
    }
    isDrawing = true;
    queueMicrotask(() => isDrawing = false);
  });
  const box = Element.prototype.getBoundingClientRect;
  Element.prototype.getBoundingClientRect = function () {
    if (isDrawing) window.asked.push(this.id || this.className);
    return box.call(this);
  };
})()"""


@pytest.mark.parametrize(("variant", "seats"), [("classic", 4), ("kids-jinx", 3), ("herz-an-herz", 2)])
def test_a_draw_moves_nothing_large_and_asks_for_no_place(visitor: Visitors, variant: str, seats: int) -> None:
    page = visitor(reduced_motion="no-preference")
    page.add_init_script(WATCHED)
    steps.sit_down(page, variant, seats=seats)
    steps.pass_cards(page)
    for _ in range(6):
        steps.wait_for_me(page)
        steps.play_a_card(page)
    assert [one for one in page.evaluate("window.moved") if one[1] > 8] == []
    assert page.evaluate("window.asked") == []


# What a card's place follows from, as its drawing has it: for a hand of other cards it is the same.
INHERITED: Final = """() => {
  const hand = document.querySelector('#hand'), drawing = hand.querySelector('.pick .art');
  const card = drawing.closest('.pick');
  const names = ['at', 'row', 'from', 'long', 'all', 'longest', 'first', 'two', 'step'];
  const values = (one) => names.map((name) => getComputedStyle(one).getPropertyValue('--' + name)).join();
  const before = [values(card), values(drawing)];
  hand.className = hand.className.replace(/\\b([ck])\\d+/g, '$15').replace(/\\b([ab])\\d+/g, '$12');
  return [before[0] !== values(card), before[1] !== values(drawing)];
}"""


def test_drawings_of_cards_know_no_place(visitor: Visitors) -> None:
    """Else every drawing in the hand is styled anew when a card leaves it."""
    page = visitor(viewport={"width": 390, "height": 844})
    steps.sit_down(page)
    steps.wait_for_me(page)
    assert page.evaluate(INHERITED) == [True, False]


def test_cards_in_what_is_closed_are_drawn_when_it_is_opened(visitor: Visitors) -> None:
    page = visitor()
    steps.sit_down(page, "cancellation", seats=11)
    steps.pass_cards(page)
    drawn, names = page.locator("#last ol use[href]"), page.locator("#last ol .vh")
    while True:
        steps.wait_for_me(page)
        if steps.is_over(page):  # they led to each of its tricks
            page.click("#b-next")
            expect(page.locator("#b-next")).to_have_count(0)
            steps.pass_cards(page)
        elif names.count():  # not where they lead: then the last trick lies on the table itself
            break
        else:
            steps.play_a_card(page)
    assert drawn.count() == 0 and names.count() >= 11
    page.click("#last summary")
    expect(drawn).to_have_count(11)


def test_a_card_of_a_tower_moves_on_a_layer_of_its_own_above_the_others(visitor: Visitors) -> None:
    """Else all that lies above it is painted anew for each card, on large screens for a tenth of a second."""
    page = visitor(reduced_motion="no-preference", viewport={"width": 1920, "height": 1080})
    steps.sit_down(page, "herz-an-herz", seats=4, pace="1")
    steps.paint(page)  # layers are of what is painted
    trees: list[list[dict[str, Any]]] = []
    watched = page.context.new_cdp_session(page)
    watched.on("LayerTree.layerTreeDidChange", lambda told: trees.append(told.get("layers") or []))
    watched.send("DOM.enable")
    watched.send("LayerTree.enable")
    while not any(trees):
        page.wait_for_timeout(50)
    raised: set[str] = set()
    n_new = 0
    for number in range(20):  # some cards are laid, others discarded
        if number >= 4 and raised:
            break
        steps.wait_for_me(page)
        page.wait_for_timeout(600)
        at_rest = {one["layerId"] for one in next(tree for tree in reversed(trees) if tree)}
        before = len(trees)
        steps.play_a_card(page)
        raised |= set(page.evaluate(RAISED))
        page.wait_for_timeout(200)
        new = [one for tree in trees[before:] for one in tree if one["drawsContent"] and one["layerId"] not in at_rest]
        assert [one for one in new if one["width"] * one["height"] > 1920 * 1080 / 2] == []
        n_new += len(new)
    assert n_new and raised == {"6"}
