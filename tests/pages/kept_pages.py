"""Visitors: pages of a browser, each as fresh as the first, and used again by the next test where they can be made so.

A browser's new page has a program of its own and nothing that it has read before: that is more than half of what a
short visit costs.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

from playwright.sync_api import Browser, Error, Page

KEPT: Final = 4  # pages that wait for the next test
CANNOT_KEEP: Final = {"accept_downloads", "bypass_csp", "java_script_enabled", "permissions"}  # wishes
WINDOW: Final = {"width": 1280, "height": 720}  # Playwright's own, where a test names none
# To paint is a fourth of what a browser does, and where things lie is the same without it.
UNPAINTED: Final = """{
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(':root { opacity: 0 !important }');
  document.adoptedStyleSheets = [sheet];
}"""
# What a test does that leaves something which nothing takes away: the page is closed after it.
OF_BOTH: Final = (
    "add_init_script",
    "expose_binding",
    "expose_function",
    "route",
    "route_from_har",
    "route_web_socket",
    "set_default_navigation_timeout",
    "set_default_timeout",
    "set_extra_http_headers",
)
OF_PAGES: Final = (*OF_BOTH, "close", "emulate_media")
OF_CONTEXTS: Final = (*OF_BOTH, "grant_permissions", "new_cdp_session", "on", "set_geolocation", "set_offline")
OF_CLOCKS: Final = ("fast_forward", "install", "pause_at", "run_for", "set_fixed_time", "set_system_time")
FORGET: Final = "() => { localStorage.clear(); sessionStorage.clear(); }"


class Visit:
    """A page of a server, and what is known of it: who listens to it, and whether it can be as if nobody had come.

    `key`: for which wishes it was made; none where it is for one test alone.
    """

    def __init__(self, page: Page, url: str, key: str) -> None:
        self.page, self.url, self.key = page, url, key
        self.is_spoiled = False
        self._heard: list[tuple[str, Callable[..., Any]]] = []
        self._listen = page.on
        page.on = self._on  # type: ignore[assignment, method-assign]
        for thing, names in (
            (page, OF_PAGES),
            (page.context, OF_CONTEXTS),
            (page.clock, OF_CLOCKS),
            (page.keyboard, ("down",)),
            (page.mouse, ("down",)),
        ):
            for name in names:
                setattr(thing, name, self._spoiling(getattr(thing, name)))

    def _on(self, event: Any, heard: Callable[..., Any]) -> None:
        self._heard.append((event, heard))
        self._listen(event, heard)

    def _spoiling(self, done: Callable[..., Any]) -> Callable[..., Any]:
        def do(*given: Any, **named: Any) -> Any:
            self.is_spoiled = True
            return done(*given, **named)

        return do

    def forget(self) -> bool:
        """Forgets the test that was here; whether nothing is left of it."""
        for event, heard in self._heard:
            self.page.remove_listener(event, heard)
        self._heard.clear()
        if self.is_spoiled or self.page.is_closed():
            return False
        for other in self.page.context.pages:
            if other != self.page:
                other.close()
        try:
            self.page.goto(f"{self.url}/health")  # of what came before nothing runs any more
            self.page.evaluate(FORGET)
            self.page.context.clear_cookies()
        except Error:  # its server has ended, or it is on its way to somewhere
            return False
        return True


class KeptPages:
    """All pages of a browser."""

    def __init__(self, browser: Browser) -> None:
        self._browser = browser
        self._free: list[Visit] = []  # the one that waits longest stands first

    def come(self, url: str, *, paints: bool, **wishes: Any) -> Visit:
        """A page of a server for one test, of a context with these wishes."""
        window, url = wishes.pop("viewport", WINDOW), wishes.pop("base_url", url)
        key = "" if CANNOT_KEEP & wishes.keys() else repr((url, paints, sorted(wishes.items())))
        found = next((one for one in self._free if one.key == key), None)
        if found is None:
            context = self._browser.new_context(base_url=url, viewport=window, **wishes)
            if not paints:
                context.add_init_script(UNPAINTED)
            context.set_default_timeout(30_000)
            return Visit(context.new_page(), url, key)
        self._free.remove(found)
        found.page.set_viewport_size(window)
        return found

    def go(self, visit: Visit) -> None:
        """A test is over."""
        if visit.key and visit.forget():
            self._free.append(visit)
        else:
            visit.page.context.close()
        if len(self._free) > KEPT:
            self._free.pop(0).page.context.close()

    def close(self) -> None:
        """Nobody comes any more."""
        while self._free:
            self._free.pop().page.context.close()
