"""Several browsers at one table, lost connections, other languages, watchers: nobody loses anything."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

import pytest
from playwright.sync_api import Page, WebSocketRoute, expect

from openhearts.web.serving.listen_address import own_address
from tests.pages import steps
from tests.pages.access.states import look
from tests.pages.conftest import RunningServer
from tests.web.players import Program

Visitors = Callable[..., Page]
PAINTS = False


def hand(page: Page) -> list[str]:
    """The cards that a page shows as the visitor's own."""
    found: list[str] = page.locator("#hand .pick").evaluate_all("all => all.map(one => one.id)")
    return found


def gather(visitor: Visitors, variant: str = "classic", seats: int = 6) -> tuple[Page, Page]:
    """Two people at a table with bots; the first is the host."""
    anna, ben = visitor(), visitor()
    chosen = {"variant": variant, "seats": str(seats), "level": "club", "pace": "0", "name": "Anna", "with": "friends"}
    steps.send_choice(anna, chosen, without=f"children-{variant}")  # such a table is closed to strangers
    ben.goto(anna.url)
    ben.click("#sit-1")
    expect(anna.locator(".chairs li").nth(1)).not_to_contain_text("free")
    anna.locator("#begins-0, #b-start").first.click()
    for page in (anna, ben):
        expect(page.locator("#hand .pick").first).to_be_visible()
        expect(page.locator("#hand .pick").first).to_be_focused()
    return anna, ben


def test_two_browsers_play_a_deal_together(visitor: Visitors) -> None:
    anna, ben = gather(visitor)
    assert not set(hand(anna)) & set(hand(ben))
    for page in (anna, ben):
        steps.pass_cards(page)
    while not steps.is_over(anna):
        for page in (anna, ben):
            if steps.owes(page):
                steps.play_a_card(page)
        anna.wait_for_timeout(20)
    for page in (anna, ben):
        expect(page.locator("#b-next")).to_be_visible()
    anna.click("#b-next")
    expect(anna.locator("#b-next")).to_contain_text("Waiting")
    ben.click("#b-next")
    for page in (anna, ben):
        expect(page.locator("#b-next")).to_have_count(0)


def test_who_played_the_last_card_before_others_has_the_focus_on_what_comes_next(visitor: Visitors) -> None:
    anna, ben = gather(visitor, "kids-jinx", 2)
    while not steps.is_over(anna):
        for page in (anna, ben):
            if steps.owes(page):
                steps.play_a_card(page)
        anna.wait_for_timeout(20)
    for page in (anna, ben):
        expect(page.locator("#b-next")).to_be_focused()
    anna.wait_for_timeout(700)
    anna.keyboard.press("Enter")
    expect(anna.locator("#say p").last).to_have_text("Waiting for Human")
    expect(anna.locator("#told p")).to_be_hidden()  # the button says it
    expect(anna.locator("#b-next")).to_be_focused()


def test_enter_in_the_chat_sends_what_was_written(visitor: Visitors) -> None:
    anna, ben = gather(visitor)
    steps.open_drawer(anna)
    anna.click("#chat-more summary")
    anna.fill("#chat-line", "what a queen")
    anna.press("#chat-line", "Enter")
    expect(ben.locator("#say")).to_contain_text("what a queen")
    expect(anna.locator("#chat-line")).to_have_value("")


@pytest.mark.parametrize("moment", ["pass", pytest.param("trick", marks=pytest.mark.soak)])
def test_a_reload_and_a_lost_connection_lose_nothing(visitor: Visitors, site: RunningServer, moment: str) -> None:
    page = visitor()
    steps.sit_down(page, seats=6)
    if moment == "trick":
        steps.pass_cards(page)
        steps.wait_for_me(page)
    else:
        page.locator("#hand .pick").first.click()
        expect(page.locator("#hand .pick.chosen")).to_have_count(1)
    cards, chosen = hand(page), page.locator("#hand .pick.chosen").count()
    page.reload()
    steps.connected(page)
    assert hand(page) == cards and page.locator("#hand .pick.chosen").count() == chosen
    steps.lose(page, site.cut)
    assert hand(page) == cards
    steps.pass_cards(page)
    steps.wait_for_me(page)
    steps.play_a_card(page)
    assert len(hand(page)) == len(cards) - 1


def test_what_was_done_in_a_tunnel_is_done_after_it(visitor: Visitors) -> None:
    page = visitor()
    steps.sit_down(page, seats=6)
    cards = page.locator("#hand .pick")
    page.context.set_offline(True)
    expect(page.locator("#link")).to_be_visible()
    cards.nth(1).click()
    page.keyboard.press("t")
    steps.open_drawer(page)
    page.fill("#line", "score")
    page.keyboard.press("Enter")
    page.context.set_offline(False)
    expect(page.locator("#link")).to_be_hidden()
    expect(page.locator("#hand .pick.chosen")).to_have_count(1)
    expect(page.locator("#say")).to_contain_text("Choose")
    expect(page.locator("#say p").last).to_contain_text("Scores")


def test_a_lost_connection_is_heard_once_and_by_who_presses_a_key(visitor: Visitors, site: RunningServer) -> None:
    page = visitor()
    look(page, site, "trick")
    steps.connected(page)
    lost = page.locator("#say p", has_text="The connection is lost")
    steps.lose(page, site.cut)  # comes back at once
    page.context.set_offline(True)
    expect(lost).to_have_count(1)
    page.wait_for_timeout(2500)  # it tries again meanwhile
    expect(lost).to_have_count(1)
    page.keyboard.press("s")
    expect(lost).to_have_count(2)
    page.context.set_offline(False)
    expect(page.locator("#say p").last).to_contain_text("Scores")
    page.keyboard.press("t")
    expect(page.locator("#say p").last).to_contain_text("Your turn")
    expect(lost).to_have_count(1)  # four lines are kept: turn, scores and turn came


def test_what_was_played_in_a_tunnel_is_heard_after_it(visitor: Visitors) -> None:
    anna, ben = gather(visitor, "kids-jinx", 2)
    first, other = (anna, ben) if steps.owes(anna) else (ben, anna)
    other.context.set_offline(True)
    expect(other.locator("#link")).to_be_visible()
    card = first.locator("#hand .pick.legal .vh").first.text_content() or ""
    steps.play_a_card(first)
    other.context.set_offline(False)
    expect(other.locator("#link")).to_be_hidden()
    said = other.locator("#say p").last
    expect(said).to_contain_text(f"{card[0].lower()}{card[1:]}. Your turn. Follow")
    other.locator("#hand .pick").first.focus()
    other.keyboard.press(",")
    expect(other.locator("#say p").last).to_contain_text(f"{card[0].lower()}{card[1:]}.")


def test_a_card_that_waits_for_a_connection_lies_lifted(visitor: Visitors, site: RunningServer) -> None:
    page = visitor()
    look(page, site, "trick")
    cards, waits = page.locator("#hand .pick.legal"), page.locator("#hand .pick.waits")
    first, second = (cards.nth(at).get_attribute("id") for at in (0, 1))
    page.context.set_offline(True)
    expect(page.locator("#link")).to_be_visible()
    cards.nth(0).click(position=steps.INDEX)
    expect(waits).to_have_attribute("id", str(first))
    expect(page.locator("#say p").last).to_contain_text("The connection is lost")
    cards.nth(1).click(position=steps.INDEX)  # instead of the other one
    expect(waits).to_have_attribute("id", str(second))
    cards.nth(1).click(position=steps.INDEX)
    expect(waits).to_have_attribute("id", str(second))
    page.context.set_offline(False)
    expect(page.locator("#link")).to_be_hidden()
    expect(page.locator(f"#{second}")).to_have_count(0)
    expect(page.locator(f"#{first}")).to_have_count(1)
    expect(waits).to_have_count(0)
    expect(page.locator("#told p")).to_be_hidden()


def test_a_card_that_may_be_on_its_way_is_not_taken_back(visitor: Visitors, site: RunningServer) -> None:
    page = visitor()
    routes: list[WebSocketRoute] = []

    def swallow(route: WebSocketRoute) -> None:
        """The first connection takes a card to nowhere."""
        server, is_first = route.connect_to_server(), not routes
        routes.append(route)
        route.on_message(lambda text: None if is_first and '"do":"act"' in str(text) else server.send(text))

    page.route_web_socket("**/live?*", swallow)
    look(page, site, "trick")
    cards, waits = page.locator("#hand .pick.legal"), page.locator("#hand .pick.waits")
    first = cards.nth(0).get_attribute("id")
    cards.nth(0).click(position=steps.INDEX)
    expect(waits).to_have_attribute("id", str(first))
    cards.nth(1).click(position=steps.INDEX)
    expect(waits).to_have_attribute("id", str(first))
    routes[0].close(code=1012)
    expect(page.locator(f"#{first}")).to_have_count(0)
    expect(waits).to_have_count(0)
    assert page.locator("#told p").is_hidden()


def test_what_lost_its_answer_is_not_done_twice(visitor: Visitors) -> None:
    page = visitor()
    taken: list[str] = []

    def tunnel(route: WebSocketRoute) -> None:
        """The first answer to a choice is lost, and the connection with it."""
        server = route.connect_to_server()

        def hear(text: str | bytes) -> None:
            if not taken and "chosen, 1 of" in str(text) and '"id"' in str(text):
                taken.append(str(text))
                route.close(code=1012)
            else:
                route.send(text)

        server.on_message(hear)

    page.route_web_socket("**/live?*", tunnel)
    steps.sit_down(page, seats=6)
    page.locator("#hand .pick").nth(1).click()
    expect(page.locator("#say p").last).to_contain_text("chosen, 1 of")  # the same answer, once more
    expect(page.locator("#link")).to_be_hidden()
    expect(page.locator("#hand .pick.chosen")).to_have_count(1)
    assert taken


def test_a_connection_that_died_unnoticed_is_given_up(visitor: Visitors) -> None:
    page = visitor()
    routes: list[WebSocketRoute] = []

    def die(route: WebSocketRoute) -> None:
        """The first connection swallows whatever is done."""
        server, is_first = route.connect_to_server(), not routes
        routes.append(route)
        route.on_message(lambda text: None if is_first and '"do":"choose"' in str(text) else server.send(text))

    page.clock.install()
    page.route_web_socket("**/live?*", die)
    steps.sit_down(page, seats=6)
    page.locator("#hand .pick").nth(1).click()
    expect(page.locator("#hand .pick.chosen")).to_have_count(0)
    page.clock.fast_forward(13_000)
    expect(page.locator("#hand .pick.chosen")).to_have_count(1)
    expect(page.locator("#link")).to_be_hidden()
    assert len(routes) == 2


@pytest.mark.soak
def test_the_same_person_on_two_pages_plays_once(visitor: Visitors) -> None:
    page = visitor()
    steps.sit_down(page)
    steps.pass_cards(page)
    steps.wait_for_me(page)
    other = page.context.new_page()
    other.goto(page.url)
    steps.connected(other)
    count = len(hand(page))
    card = page.locator("#hand .pick.legal").first.get_attribute("id")
    page.locator(f"#{card}").click()
    expect(other.locator(f"#{card}")).to_have_count(0)
    assert len(hand(other)) == count - 1


@pytest.mark.soak
def test_a_watcher_sees_no_hand_before_the_deal_is_over(visitor: Visitors) -> None:
    page, watcher = visitor(), visitor()
    steps.sit_down(page, seats=6)
    watcher.goto(page.url)
    steps.connected(watcher)
    assert watcher.locator("#hand").count() == 0
    content = watcher.content()
    assert not any(f'id="{card}"' in content for card in hand(page))
    steps.play_out(page)
    expect(watcher.locator("#opened p").first).to_be_attached()


def test_another_language_keeps_the_place(visitor: Visitors) -> None:
    page = visitor()
    steps.sit_down(page)
    cards = hand(page)
    steps.open_drawer(page)
    page.select_option('select[name="language"]', "de")
    expect(page.locator("html")).to_have_attribute(
        "lang", "en"
    )  # a choice alone changes nothing: arrows pass by others
    page.click("form.language button")
    expect(page.locator("html")).to_have_attribute("lang", "de")
    steps.connected(page)
    assert hand(page) == cards
    expect(page.locator("#status")).to_contain_text("Du bist dran")
    page.keyboard.press("c")
    expect(page.locator("#say p").last).to_contain_text("leer")


def test_enter_once_too_often_does_not_skip_the_end_of_a_deal(visitor: Visitors) -> None:
    page = visitor()
    steps.sit_down(page, "kids-jinx")
    steps.stop_time(page, later=1000)
    steps.play_out(page)
    page.locator("#b-next").press("Enter")
    page.locator("#b-next").press("Enter")
    page.evaluate("pass(700)")
    assert steps.is_over(page)
    page.locator("#b-next").press("Enter")
    expect(page.locator("#b-next")).to_have_count(0)


def test_a_key_counts_as_soon_as_the_page_is_there(visitor: Visitors) -> None:
    page = visitor()
    steps.sit_down(page, seats=6)
    steps.stop_time(page)
    page.reload()
    steps.connected(page)
    page.locator("#hand .pick").first.press(" ")
    expect(page.locator("#hand .pick.chosen")).to_have_count(1)


def test_two_actions_from_the_front_page_to_the_first_card(visitor: Visitors) -> None:
    """A click on the game, a click on the button: the third is the first card, played."""
    page = visitor()
    page.goto("/")
    page.click('label:has(input[value="kids-jinx"])')
    page.click('button[value="bots"]')
    expect(page.locator("#hand .pick.legal").first).to_be_visible()
    steps.wait_for_me(page)
    cards, card = hand(page), page.locator("#hand .pick.legal").first.get_attribute("id")
    page.click(f"#{card}")
    expect(page.locator(f"#{card}")).to_have_count(0)
    assert set(hand(page)) == set(cards) - {card}
    page.goto("/")
    assert page.locator('input[value="kids-jinx"]').is_checked()
    expect(page.locator(".my-tables a").first).to_be_visible()


def test_another_device_plays_on(visitor: Visitors) -> None:
    """The link of one browser, opened in another one that has never been here."""
    page, phone = visitor(), visitor(viewport={"width": 360, "height": 740}, has_touch=True, is_mobile=True)
    steps.sit_down(page, seats=6, name="Anna")
    steps.pass_cards(page)
    steps.wait_for_me(page)
    cards, table = hand(page), page.url
    phone.goto(table)
    steps.connected(phone)
    assert hand(phone) == []  # a stranger yet
    page.goto("/device")
    phone.goto(page.locator('main a[href*="/device/"]').get_attribute("href") or "")
    expect(phone.locator("main")).to_contain_text("Anna")
    phone.click("main form button.go")
    expect(phone.locator(".my-tables a").first).to_be_visible()
    phone.goto(table)
    steps.connected(phone)
    assert hand(phone) == cards
    steps.play_a_card(phone)
    page.goto(table)
    steps.connected(page)
    expect(page.locator("#hand .pick")).to_have_count(len(cards) - 1)
    assert hand(page) == hand(phone)


def test_a_table_by_plain_http_at_the_machine_s_own_address(visitor: Visitors, tmp_path: Path) -> None:
    """As in a living room: no secure context; what `serve --lan` prints is opened, and a deal is begun."""
    own = own_address()
    if own == "127.0.0.1":
        pytest.skip("this machine is in no network")
    program = Program(tmp_path / "data", host=own)
    program.start()
    try:
        page = visitor(base_url=program.url)
        steps.sit_down(page, "kids-jinx", seats=3)
        assert page.evaluate("isSecureContext") is False
        assert (page.locator("#who a").first.get_attribute("href") or "").startswith(f"{page.url}/invited/")
        steps.wait_for_me(page)
        count = len(hand(page))
        steps.play_a_card(page)
        expect(page.locator("#hand .pick")).to_have_count(count - 1)
    finally:
        program.kill()
