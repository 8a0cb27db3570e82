"""Makes the picture at the head of README.md, docs/pictures/family.jpg: `python -m tools.make_readme_picture`.

Tables are put into the server as tests/pages does, each is photographed in a window of its own, and a page lays them
side by side.  Nothing is tested here.
"""

from __future__ import annotations

import argparse
import base64
from pathlib import Path
from typing import Final, NamedTuple

from playwright.sync_api import Browser

from tests.pages.access.states import look
from tests.pages.conftest import RunningServer
from tools.make_shots import browsing

WHOLE: Final = Path(__file__).resolve().parents[1] / "docs/pictures/family.jpg"
WIDTH: Final = 1400  # dots of the whole picture
QUALITY: Final = 80


class Window(NamedTuple):
    """A table in a state of tests/pages/access/states.py, and the window that shows it."""

    state: str
    width: int
    height: int
    scheme: str = "dark"
    deck: str = "court"


WINDOWS: Final = (
    Window("last-4", 1280, 760),
    Window("towers", 360, 760),
    Window("eleven-twins", 1280, 760),
    Window("children-4", 360, 760),
)
PAGE: Final = """<style>
  body { margin: 0; padding: 24px; background: #24292e; display: grid; gap: 24px; grid-template-columns: %s; }
  img { display: block; width: 100%%; border-radius: 10px; box-shadow: 0 3px 14px #000a; }
</style>%s"""


def photographed(browser: Browser, site: RunningServer, window: Window) -> bytes:
    """The table as its player sees it."""
    size = {"width": window.width, "height": window.height}
    context = browser.new_context(
        base_url=site.url,
        locale="en-GB",
        reduced_motion="reduce",
        color_scheme=window.scheme,  # type: ignore[arg-type]
        viewport=size,  # type: ignore[arg-type]
    )
    page = context.new_page()
    look(page, site, window.state, deck=window.deck)
    page.wait_for_timeout(500)  # the typeface and the pictures of cards have come
    found = page.screenshot()
    context.close()
    return found


def side_by_side(browser: Browser, pictures: list[bytes]) -> bytes:
    """All of them on one sheet, two in a row."""
    page = browser.new_page(viewport={"width": WIDTH, "height": 100})
    columns = " ".join(f"{window.width}fr" for window in WINDOWS[:2])
    shown = "".join(f'<img src="data:image/png;base64,{base64.b64encode(one).decode()}">' for one in pictures)
    page.set_content(PAGE % (columns, shown))
    found = page.screenshot(full_page=True, type="jpeg", quality=QUALITY)
    page.close()
    return found


def main() -> None:
    """Makes the picture."""
    prog = "python -m tools.make_readme_picture"
    argparse.ArgumentParser(prog=prog, description=(__doc__ or "").split("\n")[0]).parse_args()
    with browsing() as (site, browser):
        WHOLE.parent.mkdir(exist_ok=True)
        WHOLE.write_bytes(side_by_side(browser, [photographed(browser, site, one) for one in WINDOWS]))
    print(f"{WHOLE.name}: {WHOLE.stat().st_size // 1024} KB")


if __name__ == "__main__":
    main()
