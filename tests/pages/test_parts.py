"""Pages that put their parts together: what stands there after many updates is what a new visit shows."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from playwright.sync_api import Page, expect

from tests.pages import steps
from tests.pages.conftest import RunningServer
from tests.pages.test_together import gather, hand
from tests.web.driving import over, played

# Without what people did to the page itself: what is open, where Tab stops, what is computed there.
PAINTS = False
MAIN = """() => {
  const main = document.querySelector('main.board').cloneNode(true);
  for (const one of main.querySelectorAll('details')) one.removeAttribute('open');
  main.querySelector('#felt')?.classList.remove('swept');
  for (const one of main.querySelectorAll('.pick')) {
    for (const name of ['tabindex', 'data-touched', 'style']) one.removeAttribute(name);
  }
  for (const one of main.querySelectorAll('[data-flies]')) one.removeAttribute('style');
  for (const one of main.querySelectorAll('#clock-left, #log ol, .news')) one.textContent = '';
  for (const one of main.querySelectorAll('#lesson, #fair')) one.remove();
  main.querySelectorAll('[name=_csrf_token]').forEach((one) => one.removeAttribute('value'));
  for (const one of main.querySelectorAll('*')) {  // in the order of their names
    const found = [...one.attributes].map(({ name, value }) => [name, value]).sort();
    for (const [name] of found) one.removeAttribute(name);
    for (const [name, value] of found) one.setAttribute(name, value);
  }
  return [...main.attributes].map((one) => one.name + '=' + one.value).sort().join(' ')
    + main.innerHTML.replace(/\\s+/g, ' ').replace(/> </g, '><');
}"""


def quiet(*pages: Page) -> list[str]:
    """Waits until nothing more comes; what stands on each page then."""
    before: list[str] = []
    while before != (now := [page.evaluate(MAIN) for page in pages]):
        before = now
        pages[0].wait_for_timeout(300)
    return now


def acts(*pages: Page) -> Page:
    """The page whose visitor is to act."""
    while True:
        for page in pages:
            if steps.owes(page):
                return page
        pages[0].wait_for_timeout(50)


@pytest.mark.parametrize(("variant", "seats"), [("classic", 4), ("cancellation", 7)])
def test_a_page_after_updates_is_the_page_of_a_new_visit(
    visitor: Callable[..., Page], variant: str, seats: int
) -> None:
    anna, ben = gather(visitor, variant, seats)
    for page in (anna, ben):
        steps.pass_cards(page)
    for number in range(8):
        page = acts(anna, ben)
        if number == 2:
            page.click("#b-hint")
            expect(page.locator("#hint")).to_be_visible(timeout=30_000)
        if number == 3:
            steps.open_drawer(anna)
            anna.click("#chat-more summary")
            anna.fill("#chat-line", "well <!--hand--> played")
            anna.press("#chat-line", "Enter")
            for reader in (anna, ben):
                expect(reader.locator("#log ol")).to_contain_text("well <!--hand--> played")
        steps.play_a_card(page)
    acts(anna, ben)
    updated, cards = quiet(anna, ben), [hand(page) for page in (anna, ben)]
    for page in (anna, ben):
        page.reload()
        steps.connected(page)
    for before, after in zip(updated, quiet(anna, ben), strict=True):
        assert after.split("<") == before.split("<")
    assert [hand(page) for page in (anna, ben)] == cards


def test_the_log_grows_and_forgets_its_beginning(visitor: Callable[..., Page], site: RunningServer) -> None:
    page = visitor()
    steps.sit_down(page)
    played(site.site.lobby.tables[page.url.rpartition("/")[2]], over)
    steps.until(page, "() => !!document.querySelector('#b-next')")
    lines = page.locator("#log ol li").all_text_contents()
    page.reload()
    steps.connected(page)
    assert (
        page.locator("#log ol li").all_text_contents() == lines and 4 < len(lines) <= 60
    )  # many tricks at once are one line
