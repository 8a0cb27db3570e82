"""The result of a match as a picture: whole in itself, for everybody at the table, and for nobody before the end."""

from __future__ import annotations

import re
import struct
import xml.etree.ElementTree as ET
from collections.abc import Callable
from pathlib import Path

from playwright.sync_api import Page

from tests.pages.access.states import OWN, come, put
from tests.pages.conftest import RunningServer

Visitors = Callable[..., Page]
ODD = "<i>\"&'</i> Zo Ж"


def test_it_is_kept_as_png(visitor: Visitors, site: RunningServer) -> None:
    page = visitor()
    come(page, site, f"/table/{put(site, 'match-over').state.ident}")
    with page.expect_download() as kept:
        page.click("#b-picture")
    assert kept.value.suggested_filename == "OpenHearts.png"
    drawn = Path(kept.value.path()).read_bytes()
    assert drawn.startswith(b"\x89PNG") and struct.unpack(">II", drawn[16:24]) == (1200, 630)
    assert len(drawn) > 100_000, "an empty field takes a tenth of that"


def test_nothing_in_it_comes_from_elsewhere_and_names_are_text(visitor: Visitors, site: RunningServer) -> None:
    table = put(site, "match-over", people={0: (OWN, ODD)})
    page = visitor()
    come(page, site, f"/table/{table.state.ident}")
    drawn = page.request.get(f"/table/{table.state.ident}/result.svg")
    assert drawn.ok and drawn.headers["content-type"].startswith("image/svg+xml")
    root = ET.fromstring(drawn.text())
    shown = ["".join(one.itertext()) for one in root.iter("{http://www.w3.org/2000/svg}text")]
    assert ODD in shown and "You" not in shown and "Classic Hearts" in shown
    assert {str(chair.name) for chair in table.state.chairs} <= set(shown)
    addresses = re.findall(r'(?:href|src)="([^"]*)"|url\(([^)]*)\)', drawn.text())
    assert addresses and all(one.startswith(("#", "data:font/woff2")) for pair in addresses for one in pair if one)
    assert drawn.text().count("@font-face") == 2, "Latin and Cyrillic letters"


def test_watchers_may_have_it_and_nobody_before_the_end(visitor: Visitors, site: RunningServer) -> None:
    over, running = put(site, "match-over"), put(site, "theirs")
    stranger = visitor()
    stranger.goto("/")
    assert stranger.request.get(f"/table/{over.state.ident}/result.svg").ok
    refused = stranger.request.get(f"/table/{running.state.ident}/result.svg")
    assert 400 <= refused.status < 500 and "not over" in refused.text()
