"""Two people at one device: the curtain is announced, has the focus, opens by one key, and leaves nothing behind."""

from __future__ import annotations

from collections.abc import Callable
from itertools import pairwise

from playwright.sync_api import Page, expect

from tests.pages import geometry, steps
from tests.pages.access.states import come, put
from tests.pages.conftest import RunningServer

Visitors = Callable[..., Page]
PAINTS = False


def family(page: Page, variant: str = "kids-jinx", *people: str) -> None:
    """A match of people at one device, and of bots."""
    page.goto("/")
    page.check(f'input[value="{variant}"]')
    page.select_option('select[name="seats"]', "3")
    page.click("details.more summary")
    page.select_option('select[name="level"]', "club")
    page.select_option('select[name="pace"]', "0")
    page.fill('input[name="name"]', "Anna")
    page.click('button[value="friends"]')
    page.wait_for_url("**/table/*")
    steps.connected(page)
    for seat, name in enumerate(people, 1):
        page.fill("#newcomer", name)
        page.click(f"#add-{seat}")
        expect(page.locator(".chairs li").nth(seat)).to_contain_text(name)
        expect(page.locator("#say p").last).to_have_text(f"Seat {seat + 1}: {name}, on this device")
        expect(page.locator("#told p")).to_be_hidden()  # it stands there
    page.locator("#begins-0, #b-start").first.click()


def take_over(page: Page) -> str:
    """Whoever is called takes the device, by the keyboard; their name."""
    expect(page.locator("#b-uncover")).to_be_focused()
    name = (page.locator("#curtain-who").text_content() or "").split()[0]
    while page.locator("#curtain").count():  # a key that comes too soon opens nothing
        if page.locator("#b-uncover").is_visible():
            page.keyboard.press("Enter")
        page.wait_for_timeout(60)
    return name


def test_a_key_held_or_pressed_twice_plays_nothing_from_behind_the_curtain(visitor: Visitors) -> None:
    page = visitor()
    family(page, "kids-jinx", "Ben")
    steps.until(page, "() => board().dataset.mine === 'yes' && !!document.querySelector('#b-uncover')")
    steps.stop_time(page, later=1000)  # the curtain has hung for a second
    page.keyboard.down("Enter")
    expect(page.locator("#hand .pick").first).to_be_focused()
    turn = page.locator("main.board").get_attribute("data-turn")
    page.keyboard.down("Enter")  # the same key, held
    page.keyboard.up("Enter")
    page.keyboard.press("Enter")  # and pressed again, at once
    page.keyboard.press("h")
    expect(page.locator("#told p")).to_contain_text("cards: ")
    assert page.locator("main.board").get_attribute("data-turn") == turn
    page.evaluate("pass(700)")
    page.keyboard.press("Enter")
    steps.until(page, steps.MOVED, turn)


def test_who_takes_the_device_in_a_new_deal_hears_their_hand_once(visitor: Visitors) -> None:
    page = visitor()
    family(page, "classic", "Ben", "Cleo")
    for _ in range(3):
        take_over(page)
        heard = page.locator("#say p").last
        read = page.locator("#hand-words").text_content()
        expect(heard).to_contain_text(f"Your hand: {read}. ")
        expect(heard).to_contain_text("Choose 3 cards")
        steps.pass_cards(page)
    steps.until(page, "() => !!document.querySelector('#b-uncover, .pick.new')")
    if page.locator("#b-uncover").count():
        take_over(page)
    expect(page.locator("#say p").last).not_to_contain_text("Your hand")


def test_a_curtain_between_two_people(visitor: Visitors) -> None:
    page = visitor()
    family(page, "kids-jinx", "Ben")
    seen: list[str] = []
    while len(seen) < 2:
        steps.until(page, "() => board().dataset.mine === 'yes'")
        if page.locator("#curtain").count():
            assert "card-" not in page.locator("main").inner_html()
            expect(page.locator("#say p")).to_have_count(1)  # what was spoken before is gone
            expect(page.locator("#say")).to_contain_text("is next. The cards are covered.")
            expect(page.locator("#told p")).to_be_empty()  # what was read too
            seen.append(take_over(page))
            expect(page.locator("#hand .pick").first).to_be_focused()
        page.keyboard.press("h")
        expect(page.locator("#told p")).to_contain_text("cards: ")
        steps.play_a_card(page)
    assert set(seen) == {"Anna", "Ben"} and all(one != other for one, other in pairwise(seen))


ON_COVER = """() => {
  const box = (one) => one.getBoundingClientRect(), own = box(document.getElementById('b-cover'));
  const others = '.topbar *, .strip *, #hand .pick, #buttons button:not(#b-cover), .plate .face, .plate .name, .prompt';
  const meets = (b) => b.width && b.left < own.right && own.left < b.right && b.top < own.bottom && own.top < b.bottom;
  const is_out = own.top < 0 || own.left < 0 || own.right > innerWidth || own.bottom > innerHeight;
  const found = [...document.querySelectorAll(others)].filter((one) => meets(box(one)));
  return found.map((one) => one.outerHTML.slice(0, 90))
    .concat(is_out ? ['outside'] : []);
}"""


def test_what_covers_the_cards_lies_on_nothing(visitor: Visitors) -> None:
    page = visitor()
    family(page, "classic", "Ben")
    take_over(page)
    for window, (width, height) in geometry.WINDOWS.items():
        page.set_viewport_size({"width": width, "height": height})
        assert page.evaluate(ON_COVER) == [], window
    page.click("#b-cover")
    expect(page.locator("#b-uncover")).to_be_visible()


def test_the_replay_of_a_match_that_is_over_is_copied_and_opened(
    visitor: Callable[..., Page], site: RunningServer
) -> None:
    page = visitor()
    page.context.grant_permissions(["clipboard-read", "clipboard-write"])
    table = put(site, "match-over")
    come(page, site, f"/table/{table.state.ident}")
    replay = f"{site.url}/table/{table.state.ident}/replay"
    page.click("#sharing [data-copies]")
    expect(page.locator("#sharing [data-copies]")).to_have_text("Copied")
    assert page.evaluate("navigator.clipboard.readText()") == replay
    page.get_by_role("link", name="Replay").first.click()
    page.wait_for_url(replay)
    expect(page.locator("main.replay")).to_be_visible()
