"""The children's table in a browser: large cards that glow, and a guided deal that is read aloud."""

from __future__ import annotations

from collections.abc import Callable, Sequence

import pytest
from playwright.sync_api import Page, expect

from tests.pages import geometry, steps
from tests.pages.access.states import OWN, come, put
from tests.pages.conftest import RunningServer
from tests.pages.test_looks import faults
from tests.pages.test_stage import ON_ARROW

PAINTS = False
PHONE = {"width": 360, "height": 740}
LARGER = {"width": 390, "height": 844}
SIDE = {"width": 740, "height": 360}
LAPTOP = {"width": 1280, "height": 800}
VOICE = """
window.heard = [];
class Line { constructor(text) { this.text = text; } }
const voice = { speak: (line) => window.heard.push([line.lang, line.text]), cancel: () => {} };
Object.defineProperty(window, "SpeechSynthesisUtterance", { value: Line });
Object.defineProperty(window, "speechSynthesis", { value: voice });
"""
SILENT = 'Object.defineProperty(window, "speechSynthesis", { value: undefined });'
UNSEEN = """() => ['#felt', '#lesson', '#status', '#hand'].filter((one) => {
  const box = document.querySelector(one).getBoundingClientRect();
  return box.top < 0 || box.bottom > innerHeight || box.right > innerWidth;
})"""
GLOW = "(which) => getComputedStyle(document.querySelector(`#hand .pick.${which}`)).boxShadow"


# Windows of a stage, that of a laptop at 200 % and those of old phones among them.
WINDOWS = {**geometry.WINDOWS, "old phone": (320, 568), "zoomed": (683, 384), "old phone on its side": (640, 360)}
LONG_NAME = "Maximiliane-Alexandra"
LANGUAGES = ("da", "de", "en", "es", "fr", "it", "nb", "nl", "pl", "ro", "ru", "sv")
OFTEN = (("nl", 4), ("nl", 6), ("ru", 2))  # the longest sentence, and the widest letters


def sit(page: Page, button: str, *, variant: str = "kids-jinx", mode: bool = True) -> None:
    """At a table of the children's game, or of another one with a guided deal."""
    page.goto("/")
    page.check(f'input[value="{variant}"]')
    if variant == "kids-jinx":
        page.locator('input[type="checkbox"][name="children-kids-jinx"]').set_checked(mode)
    page.click("details.more summary")
    page.select_option('select[name="pace"]', "0")
    page.click(f'button[value="{button}"]')
    page.wait_for_url("**/table/*")
    steps.connected(page)


def test_a_guided_deal_is_read_aloud_in_the_language_of_the_page(visitor: Callable[..., Page]) -> None:
    page = visitor(viewport=PHONE)
    page.add_init_script(VOICE)
    sit(page, "guide")
    page.click("#b-read")
    (first,) = page.evaluate("window.heard")
    assert first[0] == "en" and first[1].startswith("Hearts are bad")
    page.click("#b-on")
    expect(page.locator("#lesson-words")).to_contain_text("that is you. Play a card.")
    assert page.evaluate("window.heard.length") == 1, "it reads on when asked to"
    page.click("#b-always")
    expect(page.locator("#b-always")).to_have_attribute("aria-pressed", "true")
    page.locator("#hand .pick.legal").first.click()
    steps.until(page, "() => window.heard.some(([, text]) => /takes the trick|You take/.test(text))")
    expect(page.locator("#b-always")).to_have_attribute("aria-pressed", "true")


@pytest.mark.soak
def test_what_is_explained_is_announced_and_clean_and_silent_without_a_voice(visitor: Callable[..., Page]) -> None:
    page = visitor(viewport=PHONE)
    page.add_init_script(SILENT)
    sit(page, "guide")
    expect(page.locator("#say")).to_contain_text("Hearts are bad")
    assert not page.locator("#b-read").is_visible() and not page.locator("#b-always").is_visible()
    assert page.evaluate("document.documentElement.scrollWidth") <= PHONE["width"]
    assert not faults(page)


@pytest.mark.parametrize(
    ("variant", "locale", "screens"),
    [
        ("kids-jinx", "de-DE", (LAPTOP, PHONE, SIDE)),
        ("classic", "fr-FR", (LARGER, SIDE)),
        *(
            pytest.param(variant, locale, (LAPTOP, PHONE, LARGER, SIDE), marks=pytest.mark.soak)
            for variant in ("classic", "kids-jinx")
            for locale in ("fr-FR", "ru-RU")
        ),
    ],
)
def test_what_is_explained_is_seen_with_cards_and_hand(
    visitor: Callable[..., Page], variant: str, locale: str, screens: tuple[dict[str, int], ...]
) -> None:
    page = visitor(viewport=screens[0], locale=locale)
    page.add_init_script(VOICE)
    sit(page, "guide", variant=variant)
    for _ in range(6):
        steps.until(page, "() => !!document.querySelector('#b-on') || board().dataset.mine === 'yes'")
        for screen in screens:
            page.set_viewport_size(screen)
            page.evaluate("scrollTo(0, 0)")  # a button below the hand may have been scrolled to
            assert page.evaluate(UNSEEN) == [], screen
        if page.locator("#b-on").count():
            before = page.locator("#lesson-words").text_content()
            page.click("#b-on")
            steps.until(page, "before => document.querySelector('#lesson-words')?.textContent !== before", before)
        elif page.locator("#buttons [value=pass-chosen]").count():
            steps.pass_cards(page)
        else:
            steps.play_a_card(page)


SENTENCES = f"""(sizes) => sizes.map((size) => {{
  document.documentElement.dataset.size = size;
  return [size, ({geometry.SENTENCE})()];
}}).filter(([, found]) => found.length)"""


def sentence_faults(page: Page) -> list[tuple[str, str, list[str]]]:
    """In which window and print the sentence of what is to be done is not whole on the cloth, and why."""
    found = []
    sizes = ["normal", "large", "largest"]
    for window, (width, height) in WINDOWS.items():
        page.set_viewport_size({"width": width, "height": height})
        found += [(window, *why) for why in page.evaluate(SENTENCES, sizes)]
        sizes.reverse()  # the next begins as this one ends
    return found


@pytest.mark.parametrize(
    "tables",
    [
        OFTEN,
        *(
            pytest.param([(language, seats) for seats in range(2, 9)], marks=pytest.mark.soak, id=language)
            for language in LANGUAGES
        ),
    ],
    ids=lambda tables: "often",
)
def test_a_sentence_is_whole_on_the_cloth_in_every_window_and_print(
    visitor: Callable[..., Page], site: RunningServer, tables: Sequence[tuple[str, int]]
) -> None:
    page = visitor()
    for language, seats in tables:
        table = put(site, f"children-{seats}", {0: (OWN, LONG_NAME)}, children=True)
        come(page, site, f"/table/{table.state.ident}", language=language)
        steps.connected(page)
        assert sentence_faults(page) == [], (language, seats)


@pytest.mark.parametrize("language", ["fr", *(pytest.param(one, marks=pytest.mark.soak) for one in ("de", "nl", "sv"))])
def test_a_sentence_about_others_is_whole_beside_ones_own_card(
    visitor: Callable[..., Page], site: RunningServer, language: str
) -> None:
    page = visitor()
    table = put(site, "children-wait", {0: (OWN, LONG_NAME), 1: ("another", LONG_NAME[::-1])}, children=True)
    come(page, site, f"/table/{table.state.ident}", language=language)
    steps.connected(page)
    assert page.locator(".s0 .laid").count() == 1
    assert sentence_faults(page) == []


@pytest.mark.soak
def test_cards_are_as_large_as_can_be_and_words_are_larger_in_the_childrens_mode(
    visitor: Callable[..., Page],
) -> None:
    page, widths, letters = visitor(viewport=PHONE), [], []
    for mode in (True, False):
        sit(page, "bots", mode=mode)
        steps.wait_for_me(page)
        box = page.locator("#hand .pick").first.bounding_box()
        assert box is not None
        widths.append(box["width"])
        letters.append(page.evaluate("parseFloat(getComputedStyle(document.body).fontSize)"))
    assert widths[0] >= widths[1] >= PHONE["width"] * 0.18
    assert letters[0] > letters[1] * 1.05


@pytest.mark.soak
def test_cards_that_may_be_played_glow_and_the_hint_glows_more(visitor: Callable[..., Page]) -> None:
    page = visitor(viewport=PHONE)
    sit(page, "guide")
    page.click("#b-on")
    expect(page.locator("#hand .pick.legal").first).to_be_visible()
    glow = page.evaluate(GLOW, "legal")
    assert page.locator("#hand .pick.blocked").count() > 0, "hearts must wait"
    assert glow != "none" and glow != page.evaluate(GLOW, "blocked")
    page.click("#b-hint")
    expect(page.locator("#hand .pick.hinted")).to_have_count(1)
    assert page.evaluate(GLOW, "hinted") not in (glow, "none")


@pytest.mark.soak
@pytest.mark.parametrize("button", ["guide", "bots"])
def test_a_whole_deal_with_cards_in_flight(visitor: Callable[..., Page], button: str) -> None:
    """To its end, and on into the next deal; in a guided one by `Go on`, with its last words."""
    page = visitor(viewport=PHONE)
    page.emulate_media(reduced_motion="no-preference")
    sit(page, button)
    while True:
        steps.until(page, "() => !!document.querySelector('#b-on, #b-next, #hand .pick.legal')")
        if page.locator("#b-next").count():
            break
        before = page.locator("main.board").inner_html()
        page.evaluate("document.querySelector('#b-on, #hand .pick.legal')?.click()")
        steps.until(page, "before => board().innerHTML !== before", before)
    words = "() => /Now you know how it goes/.test(document.querySelector('#lesson-words').innerText)"
    if button == "guide":
        while page.locator("#b-on").count() and not page.evaluate(words):
            page.evaluate("document.querySelector('#b-on')?.click()")
            page.wait_for_timeout(50)
        steps.until(page, words)
    page.click("#b-next")
    expect(page.locator("#hand .pick")).to_have_count(10)
    expect(page.locator("#lesson")).to_have_count(0)


def test_the_arrow_of_a_pass_is_seen_in_a_guided_deal(visitor: Callable[..., Page]) -> None:
    """The cloth is low there, below what is explained."""
    page = visitor()
    sit(page, "guide", variant="classic")
    expect(page.locator(".passing")).to_have_count(1)
    for window, (width, height) in geometry.WINDOWS.items():
        page.set_viewport_size({"width": width, "height": height})
        assert page.evaluate(ON_ARROW) == [], window
        assert page.evaluate(geometry.OUTSIDE) == [], window
        assert page.evaluate(geometry.OVERLAPS) == [], window
