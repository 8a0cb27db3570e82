"""Makes pictures of the pages: `make shots`, or `python -m tools.make_shots [FOLDER] [--only NAME]`; not committed.

It starts a server that keeps nothing, plays into each state of a table as a visitor would, and writes every state as a
phone, a phone on its side and a desktop show it, light and dark. It says where a page scrolls sideways, and where what
matters (trick, hand, what to do, the main button) is not on the first screen. States that take long to play to are
put into the server, as tests/pages does, which tests what is only looked at here.
"""

from __future__ import annotations

import argparse
import shutil
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any, Final

from playwright.sync_api import Browser, Locator, Page, sync_playwright

from openhearts.web.rules_editor.house_rules import draft, token_of
from tests.pages.access.situations import SITUATIONS
from tests.pages.access.states import look
from tests.pages.conftest import BROWSERS, RunningServer

SCREENS: Final = {"phone": (360, 740), "side": (740, 360), "desktop": (1280, 900)}
MATTERS: Final = "#felt, #hand, #status, #buttons .go, #b-next, .tower.near, #drawn"
OUTSIDE: Final = """(what) => [...document.querySelectorAll(what)].filter((one) => {
  const box = one.getBoundingClientRect();
  return box.height && (box.bottom > innerHeight + 1 || box.right > innerWidth + 1);
}).map((one) => one.id || one.className)"""


@contextmanager
def running() -> Iterator[RunningServer]:
    """A server that keeps nothing."""
    site = RunningServer()
    site.start()
    yield site
    site.stop()


@contextmanager
def browsing() -> Iterator[tuple[RunningServer, Browser]]:
    """Such a server, and the system's Chromium."""
    path = next((found for name in BROWSERS if (found := shutil.which(name))), None)
    if path is None:
        raise SystemExit("Chromium is needed (Debian: apt-get install chromium).")
    with running() as site, sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=path, args=["--no-sandbox"])
        yield site, browser
        browser.close()


class Photographer:
    """Writes what a page looks like on every screen."""

    def __init__(self, folder: Path, only: str, schemes: tuple[str, ...]) -> None:
        self.folder, self.only, self.schemes = folder, only, schemes
        self.count = 0

    def wants(self, name: str) -> bool:
        """Whether pictures whose names begin so are asked for."""
        return name.startswith(self.only) or self.only.startswith(name)

    def __call__(self, page: Page, name: str, *, is_whole: bool = False) -> None:
        if not name.startswith(self.only):
            return
        for screen, (width, height) in SCREENS.items():
            page.set_viewport_size({"width": width, "height": height})
            for scheme in self.schemes:
                page.emulate_media(color_scheme=scheme, reduced_motion="reduce")  # type: ignore[arg-type]
                page.evaluate("scrollTo(0, 0)")
                page.wait_for_timeout(60)
                page.screenshot(path=self.folder / f"{name}-{screen}-{scheme}.png", full_page=is_whole)
                self.count += 1
            outside = page.evaluate(OUTSIDE, MATTERS)
            if outside:
                print(f"{name}-{screen}: below the first screen: {', '.join(sorted(set(outside)))}")
            if page.evaluate("document.documentElement.scrollWidth > document.documentElement.clientWidth"):
                print(f"{name}-{screen}: scrolls sideways")


# --- what a visitor does ----------------------------------------------------------------------------------------------


def wait(page: Page, script: str) -> None:
    """Waits until a script says yes (the page's own policy forbids the ready-made way); 20 seconds at most."""
    for _ in range(1000):
        if page.evaluate(script):
            return
        page.wait_for_timeout(20)
    raise RuntimeError(f"the page never got there: {script}")


def sit_down(page: Page, variant: str, seats: int, *, friends: bool = False) -> None:
    """From the front page to a table."""
    page.goto("/")
    page.evaluate("for (const one of document.querySelectorAll('details')) one.open = true")
    page.check(f'input[value="{variant}"]')
    page.select_option('select[name="seats"]', str(seats))
    page.select_option('select[name="level"]', "casual")
    page.select_option('select[name="pace"]', "0")
    page.click(f'.games button[value="{"friends" if friends else "bots"}"]')
    page.wait_for_url("**/table/*")
    wait(page, "document.querySelector('#say').childElementCount > 0")


MINE: Final = (
    "document.querySelector('main.board').dataset.mine === 'yes' || !!document.querySelector('#b-next, #result')"
)


def is_over(page: Page) -> bool:
    """Whether the deal or the match is over."""
    return page.locator("#b-next, #result").count() > 0


def press(card: Locator) -> None:
    """Presses a card of the hand, wherever another one lies over it."""
    card.evaluate("one => one.click()")


def choose(page: Page, count: int) -> None:
    """Chooses the first cards for the pass."""
    for at in range(count):
        press(page.locator("#hand .pick").nth(at))
        wait(page, f"document.querySelectorAll('#hand .chosen').length === {at + 1}")


def act(page: Page) -> None:
    """Plays the last card that may be played, or does the first thing that can be done."""
    before = page.locator("main.board").get_attribute("data-turn")
    legal = page.locator("#hand .pick.legal")
    if legal.count():
        press(legal.last)
    else:
        page.locator("#buttons button:not(.quiet)").first.click()
    wait(
        page, f"document.querySelector('main.board').dataset.turn !== {before!r} || !!document.querySelector('#result')"
    )
    wait(page, MINE)


def until(page: Page, wanted: Callable[[], bool], most: int = 200) -> bool:
    """Plays on until something is to be seen; whether it was before the deal ended."""
    for _ in range(most):
        if wanted():
            return True
        if is_over(page):
            return False
        act(page)
    return False


def passed(page: Page) -> None:
    """Past the pass, if there is one."""
    wait(page, MINE)
    button = page.locator('#buttons button[value="pass-chosen"]')
    if button.count():
        choose(page, int((button.text_content() or "0").split()[-1]))
        act(page)


# --- what is shown ----------------------------------------------------------------------------------------------------


def pages(page: Page, shot: Photographer) -> None:
    """The pages without a table."""
    for name, path in PAGES.items():
        page.goto(path)
        shot(page, f"page-{name}")
    page.goto("/nothing")
    shot(page, "page-fault")
    sit_down(page, "classic", 4, friends=True)
    shot(page, "page-gathering")
    address = page.url
    page.goto(f"{address}/settings")
    shot(page, "page-table-settings")
    page.goto(address)
    page.click("#b-start")
    wait(page, MINE)
    page.goto(f"{address}/fair")
    shot(page, "page-fairness")
    page.goto("/")
    shot(page, "page-front-again", is_whole=True)


def kitchen(page: Page, shot: Photographer) -> None:
    """The pages for people with real cards."""
    page.goto("/kitchen")
    shot(page, "kitchen-1-games")
    for name, variant, seats, columns in (("pad", "classic", 4, (0, 13, 13, 0)), ("pad-11", "cancellation", 11, ())):
        page.goto(f"/kitchen?variant={variant}&seats={seats}")
        shot(page, f"kitchen-2-names-{seats}")
        page.click("form.naming button.go")
        page.wait_for_url("**/kitchen/*")
        shot(page, f"kitchen-3-{name}")
        for _ in range(2):
            for seat, points in enumerate(columns):
                page.fill(f'[name="p{seat}"]', str(points))
            if columns:
                page.click('#deal button[value="deal"]')
                page.wait_for_load_state()
        shot(page, f"kitchen-4-{name}", is_whole=True)
        address = page.url
        page.goto(f"{address}/referee")
        shot(page, f"kitchen-5-{name}-referee")
        page.goto(address)


def watched(page: Page, shot: Photographer) -> None:
    """A table as somebody sees it who does not play."""
    sit_down(page, "classic", 4)
    passed(page)
    act(page)
    browser = page.context.browser
    assert browser is not None
    other = browser.new_context(base_url=page.url, locale="en-GB", reduced_motion="reduce")
    watcher = other.new_page()
    watcher.goto(page.url)
    wait(watcher, "document.querySelector('#say').childElementCount > 0")
    shot(watcher, "watcher-1-middle")
    other.close()


def moon(page: Page, shot: Photographer) -> None:
    """Somebody has taken everything, and may choose."""
    token = token_of(draft("kids-jinx", 2, MOON))
    for _ in range(60):
        page.goto(f"/rules-editor?v={token}")
        page.select_option('select[name="level"]', "novice")
        page.click("#b-bots")
        page.wait_for_url("**/table/*")
        wait(page, MINE)
        if until(page, lambda: page.locator('#buttons button[value="add"]').count() > 0):
            shot(page, "moon-1-choice")
            return


def hearts(page: Page, shot: Photographer) -> None:
    """Four seats, from the pass to the end of the deal."""
    sit_down(page, "classic", 4)
    shot(page, "classic-1-pass")
    choose(page, 2)
    shot(page, "classic-2-chosen")
    choose_third = page.locator("#hand .pick:not(.chosen)").first
    choose_third.click()
    act(page)
    shot(page, "classic-3-came")
    until(page, lambda: page.locator("#hand .blocked").count() > 0)
    shot(page, "classic-4-blocked")
    page.keyboard.press("a")
    page.wait_for_timeout(600)
    shot(page, "classic-5-hint")
    until(page, lambda: page.locator("#felt.old").count() > 0)
    shot(page, "classic-6-finished")
    if until(page, lambda: page.locator("#last").count() > 0):
        page.click("#last summary")
        shot(page, "classic-7-last")
        page.click("#last summary")
    until(page, lambda: False)
    shot(page, "classic-8-over", is_whole=True)
    if page.locator("#b-next").count():
        page.click("#b-next")
        passed(page)
        until(page, lambda: False)
        shot(page, "classic-9-second", is_whole=True)


def besides(site: RunningServer) -> dict[str, Callable[[Page, Photographer], None]]:
    """What people meet beside the cards: doors, curtains, questions of others, and a match that is over."""
    found = {f"beside-{name}": _beside(site, name) for name in SITUATIONS}
    for name in ("claim", "match-over"):
        found[f"beside-{name}"] = _state(site, name)
    return found


def _beside(site: RunningServer, name: str) -> Callable[[Page, Photographer], None]:
    def show(page: Page, shot: Photographer) -> None:
        SITUATIONS[name](page, site)
        shot(page, f"beside-{name}")
        if name == "together":
            page.click("#chat-more summary")
            page.locator("#chat-line").scroll_into_view_if_needed()
            shot(page, f"beside-{name}-chat", is_whole=True)

    return show


def _state(site: RunningServer, name: str) -> Callable[[Page, Photographer], None]:
    def show(page: Page, shot: Photographer) -> None:
        look(page, site, name)
        shot(page, f"beside-{name}", is_whole=name == "match-over")

    return show


def guided(page: Page, shot: Photographer) -> None:
    """The guided first deal, from its first words on."""
    page.goto("/")
    page.check('input[value="kids-jinx"]')
    page.click('.games button[value="guide"]')
    page.wait_for_url("**/table/*")
    wait(page, "document.querySelector('#say').childElementCount > 0")
    shot(page, "guide-1-begin")
    for number in range(2, 5):
        page.locator("#b-on, #hand .pick.legal").first.click()
        wait(page, "!!document.querySelector('#b-on, #b-next, #hand .pick.legal')")
        shot(page, f"guide-{number}")


def replayed(page: Page, shot: Photographer) -> None:
    """A record that is brought, and one of its steps."""
    sit_down(page, "classic", 4)
    passed(page)
    until(page, lambda: False)
    record = page.request.get(f"{page.url}/record.txt").text()
    page.goto("/replay")
    shot(page, "replay-1-form")
    page.fill('textarea[name="text"]', record)
    page.click("main form button.go")
    page.wait_for_load_state()
    shot(page, "replay-2-first")
    for _ in range(9):
        page.keyboard.press("ArrowRight")
        page.wait_for_timeout(150)
    shot(page, "replay-3-step")


def others(variant: str, seats: int) -> Callable[[Page, Photographer], None]:
    """Another game: its beginning, its middle and its end."""

    def show(page: Page, shot: Photographer) -> None:
        name = f"{variant}-{seats}"
        sit_down(page, variant, seats)
        shot(page, f"{name}-1-begin")
        passed(page)
        for _ in range(4 if page.locator("#hand").count() else 14):
            if not is_over(page):
                act(page)
        shot(page, f"{name}-2-middle")
        if page.locator("#piles").count() == 0 and page.locator("#hand").count():
            until(page, lambda: page.locator("#piles").count() > 0)
            shot(page, f"{name}-3-piles")
        until(page, lambda: False)
        shot(page, f"{name}-4-over", is_whole=True)

    return show


PAGES: Final = {
    "front": "/",
    "rules": "/rules/classic",
    "rules-list": "/rules",
    "fair": "/fair",
    "wishes": "/wishes",
    "device": "/device",
    "editor": "/rules-editor?variant=classic&seats=4",
    "cards": "/cards",
    "matches": "/matches",
}
# One card costs points, and whoever takes it has taken everything.
MOON: Final = {"score.points": {"10H": 10}, "moon.award": "shooter_chooses", "pack.ranks": ["8", "9", "10"]}
STATES: Final[dict[str, Callable[[Page, Photographer], None]]] = {
    "page": pages,
    "kitchen": kitchen,
    "watcher": watched,
    "moon": moon,
    "guide": guided,
    "replay": replayed,
    "classic-": hearts,
    "kids-jinx-2": others("kids-jinx", 2),
    "classic-de-4": others("classic-de", 4),
    "classic-6-jokers-6": others("classic-6-jokers", 6),
    "kitty-first-trick-7": others("kitty-first-trick", 7),
    "cancellation-8": others("cancellation", 8),
    "cancellation-11": others("cancellation", 11),
    "herz-an-herz-2": others("herz-an-herz", 2),
    "herz-an-herz-3": others("herz-an-herz", 3),
    "herz-an-herz-4": others("herz-an-herz", 4),
}


def photograph(browser: Browser, site: RunningServer, shot: Photographer) -> None:
    """Every state that is asked for, each by a visitor of its own."""
    for name, show in (STATES | besides(site)).items():
        if not shot.wants(name):
            continue
        context = browser.new_context(base_url=site.url, locale="en-GB", reduced_motion="reduce")
        show(context.new_page(), shot)
        context.close()


def _schemes(text: str) -> tuple[str, ...]:
    found = tuple(text.split(","))
    if not {*found} <= {"light", "dark"}:
        raise argparse.ArgumentTypeError(f"light, dark or both with a comma, not {text}")
    return found


def main(arguments: Any = None) -> None:
    """Makes the pictures."""
    parser = argparse.ArgumentParser(prog="python -m tools.make_shots", description=(__doc__ or "").split("\n")[0])
    parser.add_argument("folder", nargs="?", type=Path, default=Path("build/shots"))
    parser.add_argument("--only", default="", help="pictures whose names begin so")
    parser.add_argument("--scheme", type=_schemes, default="light,dark", help="light, dark or both with a comma")
    given = parser.parse_args(arguments)
    given.folder.mkdir(parents=True, exist_ok=True)
    shot = Photographer(given.folder, given.only, given.scheme)
    with browsing() as (site, browser):
        photograph(browser, site, shot)
    print(f"{shot.count} pictures in {given.folder}")


if __name__ == "__main__":
    main()
