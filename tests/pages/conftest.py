"""A server on this machine and a browser; every test has visitors of its own."""

from __future__ import annotations

import asyncio
import logging
import shutil
import socket
import threading
import time
from collections.abc import Callable, Coroutine, Iterator
from typing import Any, TypeVar

import pytest
import uvicorn
from playwright.sync_api import Browser, ConsoleMessage, Page, expect, sync_playwright
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol

from openhearts.store import MemoryStore
from openhearts.tables.hosting.hosted import HostedTable
from openhearts.tables.session import commands as c
from openhearts.tables.session import deals, pending_shuffle
from openhearts.tables.session.state import State
from openhearts.web.app import make_app
from openhearts.web.state import Address, Site
from tests.pages.kept_pages import KeptPages, Visit

T = TypeVar("T")
expect.set_options(timeout=20_000)  # on a busy machine a page takes its time; nothing is measured here
# The first is all that a page needs: the same engine without windows, for three quarters of the work.
BROWSERS = ("chromium-headless-shell", "chromium", "chromium-browser", "google-chrome", "google-chrome-stable")
# Each window would load two pages for its address bar, which nobody sees: a quarter of all that Chromium computes.
# The list takes the place of Playwright's own, so what holds for our pages there stands here once more.
UNSEEN = ("WebUIOmniboxPopup", "WebUIOmniboxAimPopup", "WebUIOmniboxFullPopup")
AS_PLAYWRIGHT = (
    "AvoidUnnecessaryBeforeUnloadCheckSync",
    "DestroyProfileOnBrowserClose",
    "HttpsUpgrades",
    "HttpsFirstBalancedModeAutoEnable",
    "LensOverlay",
    "MediaRouter",
    "PaintHolding",
    "ThirdPartyStoragePartitioning",
    "AvoidCorsURLLoaderRestartOnRedirect",
    "OptimizationHints",
    "NetworkTimeServiceQuerying",
    "AimEnabled",
    "PreconnectToSearch",
)


class Complaints(logging.Handler):
    """What the server logged as a fault: nobody may meet one, though a page that comes again would hide it."""

    def __init__(self) -> None:
        super().__init__(logging.ERROR)
        self.heard: list[str] = []
        self.setFormatter(logging.Formatter("%(name)s: %(message)s"))

    def emit(self, record: logging.LogRecord) -> None:
        self.heard.append(self.format(record))


class RunningServer:
    """A running server."""

    def __init__(self) -> None:
        self.complaints = Complaints()
        self.site = Site(MemoryStore(), "a secret of the tests", Address())
        self.site.open_door = lambda connection: None  # type: ignore[method-assign]  # one address opens all tables
        self.socket = socket.socket()
        self.socket.bind(("127.0.0.1", 0))
        self.url = f"http://127.0.0.1:{self.socket.getsockname()[1]}"
        config = uvicorn.Config(
            make_app(self.site), log_level="error", timeout_graceful_shutdown=2, ws="websockets-sansio"
        )
        self.server = uvicorn.Server(config)
        self.loop: asyncio.AbstractEventLoop | None = None
        self.thread = threading.Thread(target=self._run, daemon=True)

    def _run(self) -> None:
        async def serve() -> None:
            self.loop = asyncio.get_running_loop()
            await self.server.serve(sockets=[self.socket])

        asyncio.run(serve())

    def start(self) -> None:
        logging.getLogger().addHandler(self.complaints)
        logging.getLogger("uvicorn").addHandler(self.complaints)  # it hands nothing on
        self.thread.start()
        while not self.server.started:
            time.sleep(0.01)

    def stop(self) -> None:
        self.server.should_exit = True
        self.thread.join(10)
        for name in ("", "uvicorn"):
            logging.getLogger(name).removeHandler(self.complaints)

    def cut(self) -> None:
        """Every connection of every page is lost, as in a tunnel."""
        assert self.loop is not None
        for one in [*self.server.server_state.connections]:
            if isinstance(one, WebSocketsSansIOProtocol):
                self.loop.call_soon_threadsafe(one.transport.abort)

    def do(self, made: Coroutine[Any, Any, T]) -> T:
        """Does something in the loop of the server, as its pages do."""
        assert self.loop is not None
        return asyncio.run_coroutine_threadsafe(made, self.loop).result(60)

    def ask(self, table: HostedTable, wish: c.AnyWish, by: str) -> None:
        """Somebody asks for something at a table."""
        self.do(table.ask(wish, by))

    def put(self, table: HostedTable, state: State) -> None:
        """A table stands like this from now on, and everybody who looks sees it."""

        async def put() -> None:
            table.state = state
            for listener in table.audience.listeners:
                listener.rang.set()

        self.do(put())


@pytest.fixture
def waits_long(monkeypatch: pytest.MonkeyPatch) -> None:
    """Pages that add to a shuffle are waited for, however slow the machine is."""
    for module in (pending_shuffle, deals):
        monkeypatch.setattr(module, "ANSWER_WITHIN", 60.0)


@pytest.fixture(scope="session")
def site() -> Iterator[RunningServer]:
    made = RunningServer()
    made.start()
    yield made
    made.stop()


@pytest.fixture(scope="package")  # its driver keeps an event loop running, which other tests must not meet
def browser() -> Iterator[Browser]:
    path = next((found for name in BROWSERS if (found := shutil.which(name))), None)
    if path is None:
        pytest.fail("the pages are tested in Chromium: install it (Debian: apt-get install chromium)")
    without = ",".join((*AS_PLAYWRIGHT, *UNSEEN))
    with sync_playwright() as playwright:
        made = playwright.chromium.launch(executable_path=path, args=["--no-sandbox", f"--disable-features={without}"])
        yield made
        made.close()


@pytest.fixture(scope="package")
def kept_pages(browser: Browser) -> KeptPages:
    """The pages of the browser that one test after the other uses."""
    return KeptPages(browser)


# What a browser remarks about a lost connection, a page that came too late, and plain http: no fault of the script.
REMARKS = ("WebSocket", "net::ERR_", "409 (Conflict)", "Cross-Origin-Opener-Policy header has been ignored")


def _is_network(text: str) -> bool:
    return any(remark in text for remark in REMARKS)


@pytest.fixture
def visitor(
    kept_pages: KeptPages, site: RunningServer, request: pytest.FixtureRequest
) -> Iterator[Callable[..., Page]]:
    """Makes visitors: a page each of which nothing is known; a fault of the script fails the test.

    They want little motion, so that what is measured stands still; a module whose visitors do not says MOTION.  For one
    that only measures where things lie nothing is painted: it says PAINTS = False.
    """
    visits: list[Visit] = []
    faults: list[str] = []
    site.complaints.heard.clear()

    def make(**wishes: Any) -> Page:
        motion = getattr(request.module, "MOTION", "reduce")
        paints = getattr(request.module, "PAINTS", True)
        usual = {"reduced_motion": motion, "locale": "en-GB"}
        visits.append(kept_pages.come(site.url, paints=paints, **{**usual, **wishes}))
        page = visits[-1].page
        page.on("pageerror", lambda error: faults.append(str(error)))

        def hear(line: ConsoleMessage) -> None:
            is_told = "status of 4" in line.text and line.location["url"] == page.url  # the page itself says why
            if line.type == "error" and not is_told and not _is_network(line.text):
                faults.append(line.text)

        page.on("console", hear)
        return page

    yield make
    for visit in visits:
        kept_pages.go(visit)
    faults += site.complaints.heard
    assert not faults, faults
