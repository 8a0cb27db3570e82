"""Nothing jumps while a deal is played: the browser's own count of layout shifts, those after input included."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from openhearts.speech.speaker import Speaker
from openhearts.web.rendering import macros
from openhearts.web.scores.standing import ranked
from openhearts.web.seat_faces import Face
from tests.pages import geometry, steps

Visitors = Callable[..., Page]
# Adds up shifts from the first hand to the end of the deal: before, the table is brought; after, a sheet comes.
WATCH = """(() => {
  window.moved = [];
  const place = (box) => [box.x, box.y, box.width, box.height].map(Math.round).join(" ");
  const name = (one) => one?.id || String(one?.className?.baseVal ?? one?.className ?? one?.nodeName);
  new PerformanceObserver((list) => {
    for (const one of list.getEntries()) {
      const over = performance.getEntriesByName("over")[0];
      if (over && one.startTime >= over.startTime - 1) continue;
      const told = (each) => `${name(each.node)} ${place(each.previousRect)} to ${place(each.currentRect)}`;
      if (window.counts) window.moved.push([one.value, one.sources.map(told).join()]);
    }
  }).observe({ type: "layout-shift" });
  new MutationObserver(() => {
    if (!document.querySelector("#b-next")) return;
    if (!performance.getEntriesByName("over").length) performance.mark("over");
  }).observe(document, { childList: true, subtree: true });
})()"""
GAMES = [
    ("classic", 4, "small phone"),
    pytest.param("classic", 4, "laptop", marks=pytest.mark.soak),
    pytest.param("classic", 6, "tablet", marks=pytest.mark.soak),
    pytest.param("kids-jinx", 3, "phone on its side", marks=pytest.mark.soak),
    pytest.param("cancellation", 11, "small phone", marks=pytest.mark.soak),
    pytest.param("cancellation", 11, "laptop", marks=pytest.mark.soak),
    pytest.param("cancellation", 11, "phone on its side", marks=pytest.mark.soak),
    pytest.param("cancellation", 11, "tablet", marks=pytest.mark.soak),
    pytest.param("herz-an-herz", 3, "phone", marks=pytest.mark.soak),
    pytest.param("herz-an-herz", 4, "laptop", marks=pytest.mark.soak),
]


def stays(page: Page, do: Callable[[Page], object]) -> None:
    """Nothing on the page moves while something is done."""
    page.wait_for_timeout(300)
    page.evaluate("window.counts = true")
    do(page)
    page.wait_for_timeout(300)
    moved = page.evaluate("window.moved")
    assert not moved, moved


@pytest.mark.parametrize(("variant", "seats", "window"), GAMES)
def test_nothing_jumps_in_a_whole_deal(visitor: Visitors, variant: str, seats: int, window: str) -> None:
    width, height = geometry.WINDOWS[window]
    page = visitor(viewport={"width": width, "height": height})
    page.add_init_script(WATCH)
    steps.sit_down(page, variant, seats=seats)
    steps.wait_for_me(page)
    stays(page, steps.play_out)


def test_the_count_of_chosen_cards_moves_no_word(visitor: Visitors) -> None:
    """Where print is large, a narrow digit would."""
    width, height = geometry.WINDOWS["large"]
    page = visitor(viewport={"width": width, "height": height})
    page.add_init_script(WATCH)
    steps.sit_down(page, "classic", seats=4)
    stays(page, steps.pass_cards)


MANY = """() => {
  const buttons = document.getElementById('buttons'), one = buttons.querySelector('button[name="value"]');
  const keys = [...buttons.querySelectorAll(':is(#b-hint, #b-undo, #b-finish)')];
  const place = (key) => [key.id, key.getBoundingClientRect().x, key.getBoundingClientRect().y].join(' ');
  const before = keys.map(place);
  for (let at = 0; at < 12; at += 1) buttons.prepend(Object.assign(one.cloneNode(true), { id: `b-more-${at}` }));
  const towers = document.getElementById('towers'), scrolls = towers.scrollHeight > towers.clientHeight;
  const after = keys.map(place);
  for (const more of buttons.querySelectorAll('[id^="b-more-"]')) more.remove();
  return [before, after, scrolls];
}"""


def test_hint_and_undo_stay_however_many_things_can_be_done(visitor: Visitors) -> None:
    """Where a card can be stolen there are up to a dozen buttons: they scroll by themselves, and the towers do not."""
    page = visitor()
    steps.sit_down(page, "herz-an-herz", seats=4)
    steps.wait_for_me(page)
    steps.play_a_card(page)
    steps.wait_for_me(page)
    for window in ("phone on its side", "small phone", "laptop"):
        width, height = geometry.WINDOWS[window]
        page.set_viewport_size({"width": width, "height": height})
        before, after, scrolls = page.evaluate(MANY)
        assert len(before) >= 2 and after == before and not scrolls, (window, before, after, scrolls)


SIZES = """() => [...document.querySelectorAll('.standing li')]
  .map((one) => [one.offsetWidth, one.offsetHeight].join())"""
MORPHED = """async ([before, after]) => {
  const frame = () => new Promise((done) => requestAnimationFrame(() => setTimeout(done, 60)));
  const draw = (strip) => Idiomorph.morph(document.getElementById("strip"), strip, { morphStyle: "outerHTML" });
  draw(before);
  await frame();
  window.counts = true;
  draw(after);
  await frame();
  return [window.moved, document.getElementById("strip").innerText];
}"""


def test_who_moves_up_in_the_standing_moves_no_number_and_all_places_are_of_one_size(visitor: Visitors) -> None:
    """Names are of different widths: a number that stood behind another one is another number."""
    page = visitor(bypass_csp=True)  # which lets no text become elements
    page.add_init_script(WATCH)
    steps.sit_down(page, "herz-an-herz", seats=4)
    sizes = page.evaluate(SIZES)
    assert len(sizes) == 4 and len(set(sizes)) == 1, sizes
    names, faces = ("Io", "Maximilian", "Ben", "Ada"), tuple(Face(f"b{seat}") for seat in range(4))
    drawn: Any = macros("games/card.html", Speaker("en"))
    standings = [ranked(scores, 2, names, faces, high_is_good=True) for scores in ((9, 8, 0, 0), (9, 18, 0, 0))]
    strips = [str(drawn.strip("Herz an Herz", "Deal 1", "", rows)) for rows in standings]
    moved, said = page.evaluate(MORPHED, strips)
    assert not moved and said.index("Maximilian") < said.index("18") < said.index("Io")


TWICE = """() => {
  let asked = 0;
  const own = Element.prototype.getBoundingClientRect, tell = (name) => document.dispatchEvent(new Event(name));
  Element.prototype.getBoundingClientRect = function () { asked += 1; return own.call(this); };
  tell('draws');
  const first = asked;
  tell('drawn');
  tell('draws');
  const second = asked - first;
  tell('drawn');
  Element.prototype.getBoundingClientRect = own;
  return [first, second];
}"""


def test_two_draws_in_a_frame_are_laid_out_once(visitor: Visitors) -> None:
    """Laid out between them, a sign that came with the first one counts as moved."""
    page = visitor()
    steps.sit_down(page, "herz-an-herz", seats=4)
    steps.wait_for_me(page)
    first, second = page.evaluate(TWICE)
    assert first > 0 and second == 0


def test_the_buttons_of_the_bar_are_seen_once_all_have_come(visitor: Callable[..., Page]) -> None:
    """A slow page is painted in between: those that came first would move to make room for the last."""
    page = visitor()
    steps.sit_down(page, "classic", seats=4)
    expect(page.locator(".tools")).to_be_visible()
    page.evaluate("document.getElementById('b-drawer').remove()")
    expect(page.locator(".tools")).to_be_hidden()
