"""What a table costs a browser: time from the front page to the hand, layout that jumps, long tasks, the answer to a
tap, and bytes; with a server of its own and the system's Chromium, over games, sizes of tables and windows.

A deal is played by clicks while bots have the other seats.  Layout shifts are those of the browser's own count, shifts
right after input included; a long task is one of more than 50 ms, and those while cards fly are counted.  What the page
itself worked at longest in one task is told in time that its thread had of the processor: where two cores serve the
bots and paint without a graphics card, a task waits longer than it works.  An answer to a tap is the time from input
to the next paint.  It measures no network.
"""

from __future__ import annotations

import argparse
import json
import os
import shutil
import socket
import subprocess
import sys
import tempfile
import time
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from pathlib import Path
from typing import Any, Final

import httpx
from playwright.sync_api import Browser, Page, sync_playwright

ROOT: Final = Path(__file__).resolve().parents[1]
sys.path.insert(0, str(ROOT))
from tests.pages import geometry, steps  # noqa: E402  (what the tests of the pages do and measure, too)

SERVER: Final = """
import sys
from pathlib import Path
from openhearts.web.serving.serve_options import Serving
from openhearts.web.serving.start import serve
serve(Serving(port=int(sys.argv[1]), data=Path(sys.argv[2]), opens_browser=False), print)
"""
NOTES: Final = """(() => {
  const found = window.found = { shift: 0, shifts: [], tasks: [], taps: [] };
  const watch = (type, take, more) => new PerformanceObserver((list) => list.getEntries().forEach(take))
    .observe({ type, buffered: true, ...more });
  const name = (one) => !one ? "?" : one.id || String(one.className?.baseVal ?? one.className ?? one.nodeName);
  const place = (box) => [box.x, box.y, box.width, box.height].map(Math.round).join();
  const moved = (one) => `${name(one.node)} ${place(one.previousRect)} to ${place(one.currentRect)};`;
  watch("layout-shift", (one) => {
    found.shift += one.value;
    found.shifts.push([Math.round(one.startTime), one.value, one.sources.map(moved).join(" ")]);
  });
  const isOver = () => document.querySelector("#b-next, #result");
  const part = () => found.began === undefined ? "opening" : isOver() ? "sheet" : "cards";
  watch("longtask", (one) => found.tasks.push([Math.round(one.startTime), one.duration, part()]));
  const tapped = (one) => { if (one.interactionId) found.taps.push([one.name, one.duration]); };
  watch("event", tapped, { durationThreshold: 16 });
  document.addEventListener("drawn", () => { if (isOver()) performance.mark("over"); });
})()"""
TRACED: Final = ["-*", "disabled-by-default-devtools.timeline", "blink.user_timing"]
SEES: Final = 500  # milliseconds: nobody acts on what is not painted yet
PARTS: Final = ("opening", "cards", "sheet")  # of a deal: until somebody acts, while cards fly, when it is over
GAMES: Final = (("classic", 4), ("kids-jinx", 3), ("classic", 6), ("cancellation", 11), ("herz-an-herz", 4))
BROWSERS: Final = ("chromium", "chromium-browser", "google-chrome", "google-chrome-stable")


@contextmanager
def served(compiled: str) -> Iterator[str]:
    """A server in a program of its own; `compiled`: the folder in which what was compiled is kept."""
    with socket.socket() as probe, tempfile.TemporaryDirectory() as data:
        probe.bind(("127.0.0.1", 0))
        port = probe.getsockname()[1]
        probe.close()
        env = {**os.environ, "PYTHONPATH": str(ROOT / "src"), "NUMBA_CACHE_DIR": compiled}
        program = subprocess.Popen([sys.executable, "-c", SERVER, str(port), data], env=env, stdout=subprocess.DEVNULL)
        url = f"http://127.0.0.1:{port}"
        try:
            while program.poll() is None:
                with suppress(httpx.TransportError):
                    httpx.get(url, timeout=60)
                    break
                time.sleep(0.02)
            yield url
        finally:
            program.terminate()
            program.wait()


def page_of(browser: Browser, url: str, window: tuple[int, int]) -> Page:
    """A new visitor's page, watched from its beginning."""
    size: Any = {"width": window[0], "height": window[1]}
    page = browser.new_context(base_url=url, locale="en", viewport=size, has_touch=window[0] < 900).new_page()
    page.add_init_script(NOTES)
    return page


def to_the_hand(browser: Browser, url: str) -> float:
    """Seconds from one click on the front page to a hand that is seen."""
    page = page_of(browser, url, (1366, 768))
    page.goto("/")
    began = time.perf_counter()
    page.locator('[name="start"]').first.click()
    page.wait_for_selector("#hand .pick")
    took = time.perf_counter() - began
    page.context.close()
    return took


def bytes_of(browser: Browser, url: str) -> dict[str, int]:
    """What a table's page loads for a new visitor, compressed, by kind."""
    page = page_of(browser, url, (1366, 768))
    page.goto("/")
    page.locator('[name="start"]').first.click()
    page.wait_for_selector("#hand .pick")
    address = page.url
    session = page.context.new_cdp_session(page)
    session.send("Network.enable")
    session.send("Network.setCacheDisabled", {"cacheDisabled": True})
    kinds: dict[str, str] = {}
    found: dict[str, int] = {}

    def ended(event: Any) -> None:
        kind = kinds.get(event["requestId"], "Other")
        found[kind] = found.get(kind, 0) + int(event["encodedDataLength"])

    session.on("Network.responseReceived", lambda event: kinds.__setitem__(event["requestId"], event["type"]))
    session.on("Network.loadingFinished", ended)
    page.goto(address)
    page.wait_for_load_state("networkidle")
    page.context.close()
    return found


def longest_work(trace: bytes) -> float:
    """Milliseconds of processor time of the page's own thread in the longest of its tasks, until the deal is over."""
    events = json.loads(trace)["traceEvents"]
    names = {(one["pid"], one["tid"]): one["args"]["name"] for one in events if one["name"] == "thread_name"}
    pages = {thread for thread, name in names.items() if name == "CrRendererMain"}
    tasks = [one for one in events if one["name"] == "RunTask" and (one["pid"], one["tid"]) in pages and "tdur" in one]
    over = min((one["ts"] for one in events if one["name"] == "over"), default=float("inf"))
    return max(one["tdur"] for one in tasks if one["ts"] + one["dur"] < over) / 1000


def a_deal(browser: Browser, url: str, variant: str, seats: int, window: tuple[int, int], pace: str) -> dict[str, Any]:
    """A whole deal by clicks: what jumped, what took long, and how large the cards are."""
    page = page_of(browser, url, window)
    page.goto("/")
    steps.sit_down(page, variant, seats=seats, pace=pace)
    page.wait_for_timeout(SEES)
    hand = {"hand": 0, "table": 0, "covered": 0.0}
    browser.start_tracing(page=page, categories=TRACED)
    page.evaluate("window.found.began = performance.now()")
    steps.pass_cards(page)
    while True:
        steps.wait_for_me(page)
        if steps.is_over(page):
            break
        if page.locator("#hand .pick").count():
            laid = page.evaluate(geometry.HEIGHTS)
            hand = {"hand": max(hand["hand"], laid[0]), "table": max(hand["table"], laid[1])}
        steps.play_a_card(page)
    worked = longest_work(browser.stop_tracing())
    page.wait_for_timeout(1500)
    found = page.evaluate("window.found")
    page.context.close()
    taps = sorted(one[1] for one in found["taps"])
    return {
        "shift": found["shift"],
        "shifts": found["shifts"],
        "tasks": found["tasks"],
        "n_long": sum(part == "cards" for _, _, part in found["tasks"]),
        "worked": worked,
        **{name: max([ms for _, ms, part in found["tasks"] if part == name], default=0.0) for name in PARTS},
        "taps": taps,
        **hand,
    }


def main() -> None:
    """Measures, prints a table, and as the last line the figures as JSON."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--quick", action="store_true", help="classic and Herz an Herz in two windows alone")
    parser.add_argument("--pace", default="0.4", help="seconds that a bot waits")
    parser.add_argument("--games", help="of the table, by their first letters, as cla or herz")
    parser.add_argument("--windows", help="of them, by the beginnings of their names, as large,lap")
    parser.add_argument("--shifts", action="store_true", help="name what jumped")
    asked = parser.parse_args()
    games = [
        one for one in GAMES if one[0].startswith(asked.games or "") and (asked.games or not asked.quick or one[1] == 4)
    ]
    begins = tuple(asked.windows.split(",")) if asked.windows else ("small phone", "laptop") if asked.quick else ""
    windows = [name for name in geometry.WINDOWS if name.startswith(begins)]
    where = next(filter(None, map(shutil.which, BROWSERS)))
    result: dict[str, Any] = {}
    with sync_playwright() as playwright, tempfile.TemporaryDirectory() as empty:
        browser = playwright.chromium.launch(executable_path=where)
        with served(empty) as url:
            result["cold_s"] = to_the_hand(browser, url)
        with served(os.environ.get("NUMBA_CACHE_DIR", "")) as url:
            to_the_hand(browser, url)
            result["warm_s"] = sorted(to_the_hand(browser, url) for _ in range(5))
            result["bytes"] = bytes_of(browser, url)
            print(f"front page to hand, one click: {result['cold_s']:.2f} s with nothing compiled, ", end="")
            print(f"{result['warm_s'][2]:.2f} s warm (median of 5; goals 5 and 2)")
            total = sum(result["bytes"].values())
            kinds = ", ".join(f"{kind} {size / 1000:.0f}" for kind, size in sorted(result["bytes"].items()))
            print(f"a table's page and what it loads: {total / 1000:.0f} KB compressed ({kinds}; goal 250)")
            heads = ("game", "window", "shift", "over 50 ms", "worked", *PARTS, "tap p50", "tap worst", "hand", "table")
            print("{:18} {:18} {:>7} {:>10} {:>6} {:>8} {:>8} {:>8} {:>8} {:>9} {:>5} {:>5}".format(*heads))
            for variant, seats in games:
                for name in windows:
                    row = a_deal(browser, url, variant, seats, geometry.WINDOWS[name], asked.pace)
                    result[f"{variant} {seats} {name}"] = row
                    taps = row["taps"] or [0]
                    longest = " ".join(f"{row[part]:8.0f}" for part in PARTS)
                    numbers = f"{row['shift']:7.4f} {row['n_long']:10} {row['worked']:6.0f} {longest}"
                    times = f"{taps[len(taps) // 2]:8.0f} {taps[-1]:9.0f}"
                    game = f"{variant} {seats}"
                    print(f"{game:18} {name:18} {numbers} {times} {row['hand']:5} {row['table']:5}", flush=True)
                    for one in [*row["shifts"], *row["tasks"]] if asked.shifts else ():
                        print("   ", one)
        browser.close()
    print(json.dumps(result))


if __name__ == "__main__":
    main()
