"""A visitor whose page was another test's finds nothing of it; what cannot be forgotten is not used again."""

from __future__ import annotations

from collections.abc import Callable, Iterator

import pytest
from playwright.sync_api import Browser, Page

from tests.pages.conftest import RunningServer
from tests.pages.kept_pages import KeptPages, Visit

KNOWN = "() => [document.cookie, localStorage.length, sessionStorage.length, innerWidth]"
SPOILS: dict[str, Callable[[Page], object]] = {
    "a script of its own": lambda page: page.add_init_script("window.marked = true"),
    "a script in its context": lambda page: page.context.add_init_script("window.marked = true"),
    "its own answers": lambda page: page.route("**/nowhere", lambda route: route.abort()),
    "another clock": lambda page: page.clock.install(),
    "another medium": lambda page: page.emulate_media(media="print"),
    "no network": lambda page: page.context.set_offline(True),
    "a key that is held": lambda page: page.keyboard.down("Enter"),
    "more rights": lambda page: page.context.grant_permissions(["clipboard-read"]),
    "a door to the engine": lambda page: page.context.new_cdp_session(page),
    "nothing: it is closed": lambda page: page.close(),
}


@pytest.fixture
def own(browser: Browser) -> Iterator[KeptPages]:
    """Pages that no other test uses."""
    made = KeptPages(browser)
    yield made
    made.close()


def came(own: KeptPages, site: RunningServer, locale: str = "en-GB") -> Visit:
    return own.come(site.url, paints=True, locale=locale)


def test_nothing_is_left_of_who_was_here_before(own: KeptPages, site: RunningServer) -> None:
    visit = came(own, site)
    page, heard = visit.page, list[str]()
    page.on("request", lambda request: heard.append(request.url))
    page.goto("/")
    page.evaluate("() => { document.cookie = 'a=b'; localStorage.a = sessionStorage.a = 'b'; }")
    page.set_viewport_size({"width": 320, "height": 256})
    page.context.new_page().goto("/")
    assert page.context.cookies()
    own.go(visit)
    n_heard = len(heard)
    again = came(own, site)
    assert again.page is page and page.context.pages == [page] and not page.context.cookies()
    page.goto("/rules/classic")
    assert page.evaluate(KNOWN) == ["", 0, 0, 1280]
    assert len(heard) == n_heard


def test_what_cannot_be_forgotten_is_used_once(own: KeptPages, site: RunningServer) -> None:
    for what, spoil in SPOILS.items():
        visit = came(own, site)
        spoil(visit.page)
        own.go(visit)
        assert visit.page.is_closed(), what
    kept = came(own, site)
    own.go(kept)
    assert not kept.page.is_closed()


def test_other_wishes_are_another_page_and_few_wait(own: KeptPages, site: RunningServer) -> None:
    english, german = came(own, site), came(own, site, "de-DE")
    own.go(english)
    own.go(german)
    assert came(own, site, "de-DE").page is german.page
    several = [came(own, site, one) for one in ("fr-FR", "it-IT", "es-ES", "da-DK", "pl-PL")]
    for one in several:
        one.page.goto("/health")
        own.go(one)
    assert english.page.is_closed() and not several[-1].page.is_closed()
