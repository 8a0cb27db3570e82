"""What visitors do on the pages, in words."""

from __future__ import annotations

import re
import time
from collections.abc import Callable
from typing import Any

from playwright.sync_api import Page, expect

from tests.web.helpers import fields, token

PATIENCE = 60.0  # seconds: no measure of speed, but the end of a wait for what does not come
STANDS = """() => ({ at: location.href, ...document.querySelector('main.board')?.dataset,
  lost: document.querySelector('#link')?.hidden === false, said: document.querySelector('#say')?.innerText,
  alarm: document.querySelector('#alarm')?.innerText, told: document.querySelector('#told')?.innerText,
  buttons: [...document.querySelectorAll('#buttons button')].map((one) => one.innerText) })"""
INDEX: Any = {"x": 10, "y": 16}  # of a card: its corner is never covered
MOVED = "before => board().dataset.turn !== before || !!document.querySelector('#b-next, #result')"


def until(page: Page, script: str, arg: Any = None) -> None:
    """Waits until a script says yes; the page's own policy forbids the usual way, which evaluates texts inside it."""
    whole = f"(arg) => {{ const board = () => document.querySelector('main.board'); return ({script})(arg); }}"
    end, pause = time.monotonic() + PATIENCE, 10
    while not page.evaluate(whole, arg):
        assert time.monotonic() < end, f"the page never got there: {script}\n{page.evaluate(STANDS)}"
        page.wait_for_timeout(pause)
        pause = min(160, 2 * pause)  # each question takes processor time of four programs


def paint(page: Page) -> None:
    """From now on the page is painted, also where the visitors of a module see none (`PAINTS`)."""
    page.evaluate("() => { document.adoptedStyleSheets = []; }")


def close_window(page: Page) -> None:
    """Closes it once what it shows is whole: Chromium forgets a close that meets a page which is just coming."""
    page.wait_for_load_state()
    page.close()


def sit_down(
    page: Page, variant: str = "classic", *, seats: int | None = None, pace: str = "0", level: str = "club", **more: str
) -> None:
    """To a table with bots."""
    size = "" if seats is None else str(seats)
    send_choice(page, {"variant": variant, "seats": size, "level": level, "pace": pace, **more, "with": "bots"})
    connected(page)


def send_choice(page: Page, chosen: dict[str, str], *, without: str = "") -> None:
    """To a new table: what the front page would send, `without` one field, though it is not drawn for it."""
    send_form(page, "/", "games", "/play", {"script": "yes", **chosen}, without=without)


def send_form(page: Page, at: str, name: str, to: str, chosen: dict[str, str], *, without: str = "") -> None:
    """To where a form of a page leads, which is sent though the page is not drawn for it, `without` one field."""
    headers = {"accept-language": page.evaluate("navigator.language")}
    html = page.request.get(at, headers=headers).text()
    form = {**fields(html, name), "_csrf_token": token(html), **chosen}
    form.pop(without, None)
    answer = page.request.post(to, form=form, headers=headers, max_redirects=0)
    assert answer.status == 303, answer.text()
    page.goto(answer.headers["location"])


def choose(
    page: Page, variant: str = "classic", *, seats: int | None = None, pace: str = "0", level: str = "club", **more: str
) -> None:
    """From the front page to a table with bots, by its form."""
    page.goto("/")
    if not page.locator(f'input[value="{variant}"]').is_visible():
        page.click("details.family summary")
    page.check(f'input[value="{variant}"]')
    if seats is not None:
        page.select_option('select[name="seats"]', str(seats))
    page.select_option('select[name="level"]', level)
    page.click("details.more summary")
    page.select_option('select[name="pace"]', pace)
    for name, value in more.items():
        page.fill(f'input[name="{name}"]', value)
    page.click('button[value="bots"]')
    page.wait_for_url("**/table/*")
    connected(page)


def connected(page: Page) -> None:
    """Waits for the connection: what is to be heard comes over it."""
    until(page, "() => document.querySelector('#say').childElementCount > 0")


def open_drawer(page: Page) -> None:
    """Scores, people, chat and keys: what stands beside the cards."""
    if page.locator("#b-drawer").get_attribute("aria-expanded") == "false":
        page.click("#b-drawer")
    expect(page.locator("#drawer")).to_be_visible()


def lose(page: Page, cut: Callable[[], None]) -> None:
    """Cuts the connection, and waits until the page has said so and is connected again."""
    page.evaluate(
        "() => { window.losses = 0; const link = document.getElementById('link');"
        " new MutationObserver(() => { window.losses += !link.hidden; }).observe(link, { attributes: true }); }"
    )
    cut()
    until(page, "() => window.losses > 0")
    expect(page.locator("#link")).to_be_hidden()


def stop_time(page: Page, *, later: int = 0) -> None:
    """From now (or some ms `later`) on no time passes for the page and those after it: keys come at once, however slow
    the machine is.  Timers run on, so that a connection that is lost is taken up again.
    """
    script = (
        f"{{ let now = performance.now() + {later}; performance.now = () => now; window.pass = (ms) => now += ms; }}"
    )
    page.add_init_script(script)
    page.evaluate(f"() => {script}")


def owes(page: Page) -> bool:
    """Whether the visitor is to act."""
    return page.locator("main.board").get_attribute("data-mine") == "yes"


def is_over(page: Page) -> bool:
    """Whether the deal or the match is over."""
    return page.locator("#b-next").count() > 0 or page.locator("#result").count() > 0


def wait_for_me(page: Page) -> None:
    """Waits until the visitor is to act, or the deal is over."""
    until(page, "() => board().dataset.mine === 'yes' || !!document.querySelector('#b-next, #result')")


def pass_cards(page: Page) -> None:
    """Chooses the first cards and passes them, if cards are passed."""
    wait_for_me(page)
    button = page.locator('#buttons button[value="pass-chosen"]')
    if button.count() == 0:
        return
    needed = int(re.findall(r"\d+", button.text_content() or "0")[-1])
    for at in range(page.locator("#hand .pick.chosen").count(), needed):
        page.locator("#hand .pick:not(.chosen)").first.click(position=INDEX)
        expect(page.locator("#hand .pick.chosen")).to_have_count(at + 1)
    button.click()
    expect(button).to_have_count(0)


def play_a_card(page: Page) -> None:
    """Plays the first card that may be played, or does the first thing that can be done."""
    before = page.locator("main.board").get_attribute("data-turn")
    legal = page.locator("#hand .pick.legal")
    if legal.count():
        legal.first.click(position=INDEX)
    else:
        page.locator("#buttons button:not(#b-hint):not(#b-undo)").first.click()
    until(page, MOVED, before)


def next_deal(page: Page) -> None:
    """Presses the focused button; an Enter that comes with the end of the deal itself is not counted."""
    expect(page.locator("#b-next")).to_be_focused()
    while page.locator("#b-next").count():
        page.keyboard.press("Enter")
        page.wait_for_timeout(100)


def play_out(page: Page) -> None:
    """Plays the deal to its end."""
    pass_cards(page)
    while True:
        wait_for_me(page)
        if is_over(page):
            return
        play_a_card(page)
