"""The kitchen table in the browser: writing, losing the connection, two devices, tapping cards, and access for all."""

from __future__ import annotations

import re
from collections.abc import Callable

import pytest
from axe_playwright_python.sync_playwright import Axe  # type: ignore[import-untyped]
from playwright.sync_api import Page, expect

from tests.pages import steps

PHONE = {"viewport": {"width": 360, "height": 740}, "has_touch": True, "is_mobile": True}
DESKTOP = {"viewport": {"width": 1280, "height": 900}}
NARROW = {"viewport": {"width": 320, "height": 640}}
Visitors = Callable[..., Page]
PAINTS = False


PLAYERS = ("Anna", "Ben", "Clara", "Dora")


def choose_pad(page: Page, variant: str = "classic", seats: int = 4) -> str:
    """From the list of games to a pad; its path."""
    page.goto("/kitchen")
    page.click(f'a[href="/kitchen?variant={variant}&seats={seats}"]')
    for seat, name in enumerate(PLAYERS[:seats]):
        page.fill(f'[name="name{seat}"]', name)
    page.click("form.naming button.go")
    page.wait_for_url(re.compile(r"/kitchen/[a-z0-9]{12}$"))
    return page.url


def open_pad(page: Page, variant: str = "classic", seats: int = 4) -> str:
    """To a new pad by what the form of its players would send, though it is not drawn for it; its path."""
    names = {f"name{seat}": name for seat, name in enumerate(PLAYERS[:seats])}
    steps.send_form(page, f"/kitchen?variant={variant}&seats={seats}", "sheet naming", "/kitchen", names)
    return page.url


def write(page: Page, *points: int) -> None:
    """Writes a deal down."""
    for seat, value in enumerate(points):
        page.fill(f'[name="p{seat}"]', str(value))
    page.click('#deal button[value="deal"]')


def written(page: Page) -> list[str]:
    """What stands in the fields."""
    fields_of: list[str] = page.locator('[name="p0"], [name="p1"], [name="p2"], [name="p3"]').evaluate_all(
        "(all) => all.map((one) => one.value)"
    )
    return fields_of


def totals(page: Page) -> str:
    """The totals as they stand on the page."""
    return " ".join(page.locator(".deals tfoot td").all_inner_texts())


@pytest.mark.parametrize("screen", [PHONE, DESKTOP], ids=["phone", "desktop"])
@pytest.mark.soak
def test_a_match_on_the_pad(visitor: Visitors, screen: dict[str, object]) -> None:
    page = visitor(**screen)
    open_pad(page)
    write(page, 0, 26, 0, 0)
    expect(page.locator("#said")).to_contain_text("Ben shot the moon")
    expect(page.locator(".deals tbody tr")).to_have_count(1)
    for number in range(2, 6):
        write(page, 13, 0, 13, 0)
        expect(page.locator(".deals tbody tr")).to_have_count(number)
    assert totals(page) == "78 0 78 26"
    write(page, 0, 26, 0, 0)
    expect(page.locator("#result")).to_contain_text("Ben wins")
    page.click("#undo button")
    expect(page.locator("#result")).to_have_count(0)
    assert totals(page) == "78 0 78 26"


def test_entries_wait_while_the_connection_is_lost(visitor: Visitors) -> None:
    page, other = visitor(), visitor()
    is_cut = False
    page.route("**/entry", lambda route: route.abort("internetdisconnected") if is_cut else route.continue_())
    path = open_pad(page)
    write(page, 13, 13, 0, 0)
    expect(page.locator(".deals tbody tr")).to_have_count(1)
    is_cut = True
    with page.expect_event("console"):
        write(page, 0, 0, 13, 13)
    expect(page.locator("#queue p")).to_have_count(2)
    expect(page.locator("#queue")).to_contain_text("Deal 2: Anna 0, Ben 0, Clara 13, Dora 13")
    write(page, 1, 1, 12, 12)
    expect(page.locator("#queue p")).to_have_count(3)
    expect(page.locator("#queue")).to_contain_text("Deal 3: Anna 1, Ben 1, Clara 12, Dora 12")
    page.reload()
    expect(page.locator("#queue p")).to_have_count(3)
    other.goto(path)
    expect(other.locator(".deals tbody tr")).to_have_count(1)
    is_cut = False
    page.evaluate("dispatchEvent(new Event('online'))")
    expect(page.locator(".deals tbody tr")).to_have_count(3)
    expect(page.locator("#queue")).to_be_hidden()
    assert totals(page) == "14 14 25 25"


@pytest.mark.soak
def test_a_lost_answer_writes_nothing_twice(visitor: Visitors) -> None:
    page = visitor()
    lost: list[object] = []

    def lose(route: object) -> None:
        if lost:
            route.continue_()  # type: ignore[attr-defined]
        else:
            lost.append(route.fetch())  # type: ignore[attr-defined]
            route.abort("connectionreset")  # type: ignore[attr-defined]

    page.route("**/entry", lose)  # a page that is there already may ask past it
    open_pad(page)
    write(page, 13, 13, 0, 0)
    expect(page.locator("#queue p")).to_have_count(2)
    page.evaluate("dispatchEvent(new Event('online'))")
    expect(page.locator(".deals tbody tr")).to_have_count(1)
    assert totals(page) == "13 13 0 0"


def test_two_devices_do_not_write_over_each_other(visitor: Visitors) -> None:
    """What the other one wrote is shown before anything is added behind it."""
    page, other = visitor(), visitor()
    path = open_pad(page)
    page.fill('[name="p0"]', "1")  # somebody is writing: nothing changes by itself
    other.goto(path)
    write(other, 13, 13, 0, 0)
    expect(other.locator(".deals tbody tr")).to_have_count(1)
    write(page, 0, 0, 13, 13)
    expect(page.locator("#queue")).to_contain_text("Somebody else")
    expect(page.locator(".deals tbody tr")).to_have_count(1)
    assert totals(page) == "13 13 0 0"
    expect(page.locator("#queue")).to_contain_text("Deal 2: Anna 0, Ben 0, Clara 13, Dora 13")
    expect(page.locator("#queue")).to_contain_text("Somebody else")  # as the page that came with it says, too
    page.click("#queue button >> nth=1")  # it comes behind the one that gives up, whose place nothing else takes
    expect(page.locator(".deals tbody tr")).to_have_count(2)
    assert totals(page) == "13 13 13 13"


def test_another_device_shows_by_itself_what_was_written(visitor: Visitors) -> None:
    page, other = visitor(), visitor()
    other.clock.install()
    other.goto(open_pad(page))
    write(page, 13, 13, 0, 0)
    expect(page.locator(".deals tbody tr")).to_have_count(1)
    other.clock.fast_forward(5_000)
    expect(other.locator(".deals tbody tr")).to_have_count(1)
    page.click("#undo button")
    expect(page.locator(".deals tbody tr")).to_have_count(0)
    other.clock.fast_forward(5_000)
    expect(other.locator(".deals tbody tr")).to_have_count(0)


def test_what_was_taken_back_is_mended_and_what_is_typed_is_kept(visitor: Visitors) -> None:
    page = visitor()
    open_pad(page)
    write(page, 13, 12, 0, 0)
    expect(page.locator(".deals tbody tr")).to_have_count(1)
    page.click("#undo button")
    expect(page.locator(".deals tbody tr")).to_have_count(0)
    assert written(page) == ["13", "12", "0", "0"]
    page.fill('[name="p2"]', "1")
    page.select_option('[name="moon"]', "no")
    page.check('[name="exact"]')
    page.reload()
    assert written(page) == ["13", "12", "1", "0"]
    assert page.input_value('[name="moon"]') == "no" and page.is_checked('[name="exact"]')
    page.click('#deal button[value="deal"]')
    expect(page.locator(".deals tbody tr")).to_have_count(1)
    assert totals(page) == "13 12 1 0"
    assert written(page) == [""] * 4
    page.reload()
    assert not page.is_checked('[name="exact"]') and page.input_value('[name="p2"]') == ""


def test_what_was_checked_first_is_written_and_shown(visitor: Visitors) -> None:
    page = visitor()
    open_pad(page)
    for seat, value in enumerate((13, 13, 0, 0)):
        page.fill(f'[name="p{seat}"]', str(value))
    page.click('#deal button[value="check"]')
    expect(page.locator("#preview")).to_contain_text("Anna 13")
    page.click('#deal button[value="deal"]')
    expect(page.locator(".deals tbody tr")).to_have_count(1)
    expect(page.locator("#preview")).to_have_count(0)
    assert totals(page) == "13 13 0 0"


def test_a_deal_is_taken_back_while_the_next_is_typed_or_checked(visitor: Visitors) -> None:
    page = visitor()
    open_pad(page)
    for is_checked in (False, True):
        write(page, 13, 12, 1, 0)
        expect(page.locator(".deals tbody tr")).to_have_count(1)
        assert written(page) == [""] * 4
        page.fill('[name="p0"]', "26")
        if is_checked:
            page.click('#deal button[value="check"]')
            expect(page.locator("#preview")).to_have_count(1)
        page.click("#undo button")
        expect(page.locator(".deals tbody tr")).to_have_count(0)
        expect(page.locator("#preview")).to_have_count(0)
        assert written(page) == ["13", "12", "1", "0"], is_checked


def test_names_on_a_small_phone_break_between_words(visitor: Visitors) -> None:
    """Two columns of fields, and the totals of four players, leave them their place."""
    page = visitor(viewport={"width": 360, "height": 640}, locale="de-DE")
    open_pad(page, "herz-an-herz")
    lines = """(all) => all.map((one) => {
      one.lastChild.data = "Person 1";
      const words = document.createRange();
      words.selectNodeContents(one.lastChild);
      return words.getClientRects().length;
    })"""
    for size, most in (("normal", 1), ("largest", 2)):
        page.evaluate("(size) => { document.documentElement.dataset.size = size; }", size)
        assert max(page.locator(".entry tbody th").evaluate_all(lines)) <= most, size
    open_pad(page)
    write(page, 13, 13, 0, 0)
    expect(page.locator(".deals tbody tr")).to_have_count(1)
    assert page.locator(".pad .scroll").evaluate("(one) => one.scrollWidth <= one.clientWidth")


def test_the_referee_of_each_game_says_what_it_can_be_asked(visitor: Visitors) -> None:
    page = visitor(viewport={"width": 360, "height": 640})
    for variant, words in (("classic", "the trick"), ("herz-an-herz", "a tower")):
        page.goto(f"{open_pad(page, variant)}/referee")
        expect(page.locator(".referee .lead")).to_contain_text(words)
        lowest = "(one) => one.getBoundingClientRect().bottom"
        below = page.locator(".referee .buttons").bounding_box()
        assert below and below["y"] - page.locator(".referee .fields").evaluate(lowest) >= 8


def test_an_empty_form_is_not_written(visitor: Visitors) -> None:
    page = visitor()
    choose_pad(page)
    for button in ("deal", "check"):
        expect(page.locator("#missing")).to_be_hidden()
        page.click(f'#deal button[value="{button}"]')
        expect(page.locator("#missing")).to_be_visible()
        expect(page.locator('[name="p0"]')).to_be_focused()
        page.reload()
    expect(page.locator("#queue")).to_be_hidden()
    write(page, 0, 26, 0, 0)
    expect(page.locator(".deals tbody tr")).to_have_count(1)


def test_cards_are_tapped_in(visitor: Visitors) -> None:
    page = visitor(**PHONE)
    page.goto(f"{open_pad(page)}/referee")
    ink = "(one) => getComputedStyle(one).color"
    colours = {page.locator(f'button.tap[value="2{suit}"]').evaluate(ink) for suit in "♣♦♥♠"}
    assert len(colours) == 4, "suits are told apart as on the cards"
    for card in ("5♣", "K♣", "3♦"):
        page.click(f'button.tap[value="{card}"]')
    page.click('button[value="back"]')
    page.click('input[name="into"][value="hand"]')
    for card in ("Q♠", "2♣"):
        page.click(f'button.tap[value="{card}"]')
    assert page.input_value('[name="trick"]') == "5♣ K♣"
    page.click("#asked .go")
    expect(page.locator("#ruling")).to_contain_text("Ben wins so far: king of clubs")
    expect(page.locator(".may")).to_contain_text("Two of clubs: may be played")
    expect(page.locator(".maynot")).to_contain_text("you must follow clubs")
    expect(page.locator("#ruling blockquote").first).to_contain_text("Follow suit")


@pytest.mark.parametrize(
    ("screen", "scheme"),
    [
        (NARROW, "light"),
        (NARROW, "dark"),
        (DESKTOP, "light"),
        (DESKTOP, "dark"),
    ],
)
@pytest.mark.soak
def test_every_page_is_fit_for_everybody(visitor: Visitors, screen: dict[str, object], scheme: str) -> None:
    page = visitor(**screen, color_scheme=scheme)
    pages = ["/kitchen", "/kitchen?variant=cancellation&seats=11", "/cards"]
    path = open_pad(page, "omnibus")
    write(page, 13, 12, 0, 0)
    expect(page.locator(".deals tbody tr")).to_have_count(1)
    write(page, 26, 0, 0, 0)
    expect(page.locator(".deals tbody tr")).to_have_count(2)
    pages += [path, f"{path}/referee?trick=5C+KC&hand=QS+2C+4H"]
    pages += [f"{open_pad(page, 'herz-an-herz', 3)}/referee?start=70&left=60&card=SJ"]
    for one in pages:
        page.goto(one)
        steps.paint(page)  # axe looks at colours
        found = Axe().run(page).response["violations"]
        assert [(one, fault["id"], [node["html"] for node in fault["nodes"]]) for fault in found] == []
        width = page.evaluate("[document.documentElement.scrollWidth, document.documentElement.clientWidth]")
        assert width[0] <= width[1], f"{one} scrolls sideways"
