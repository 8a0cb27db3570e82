"""How heavy pages are, and that what is sent compressed is the same."""

from __future__ import annotations

import re

import pytest

from openhearts.games import registry
from openhearts.web.card_art import front_page
from openhearts.web.card_art.deck_designs import BIG, pack_texts
from openhearts.web.card_art.files import content
from openhearts.web.card_art.letters import ENGLISH
from tests.web.helpers import Visitor, server

FRONT = 100 * 1024  # bytes of the front page with all that it loads, before compression
TABLE = 250_000  # of a table's page with its deck, compressed
FILE = re.compile(r"/static/[\w./-]+\?v=\w+")


def test_the_front_page_is_light_before_compression() -> None:
    with server() as client:
        html = Visitor(client).get("/")
        files = set(FILE.findall(html))
        sizes = [len(client.get(file, headers={"accept-encoding": "identity"}).content) for file in files]
        assert any(front_page.address_of(ENGLISH) in file for file in files) and not any(
            "big.svg" in file for file in files
        )
        assert len(html.encode()) + sum(sizes) < FRONT


@pytest.mark.parametrize("variant", ["classic", "kids-jinx", "cancellation", "herz-an-herz"])
def test_a_table_is_light_when_it_is_sent(variant: str) -> None:
    with server() as client:
        visitor = Visitor(client)
        visitor.play(variant)
        sent = len(visitor.html.encode())
        for file in set(FILE.findall(visitor.html)):
            answer = client.get(file, headers={"accept-encoding": "gzip"})
            if ".woff2" not in file:  # packed already
                assert answer.headers["content-encoding"] == "gzip"
            packed, raw = int(answer.headers["content-length"]), len(answer.content)
            assert raw > 0
            sent += packed
        assert sent < TABLE


@pytest.mark.parametrize(("variant", "sheet"), [("classic", "big"), ("kids-jinx", "big"), ("herz-an-herz", "numbers")])
def test_the_deck_is_loaded_before_there_is_a_hand(variant: str, sheet: str) -> None:
    with server() as client:
        visitor = Visitor(client)
        visitor.get("/")
        visitor.post("/play", {"variant": variant, "with": "friends"})
        found = {file for file in FILE.findall(visitor.html) if file.partition("?")[0].endswith(".svg")}
        assert re.findall(r"/decks/([\w-]+)\.svg", " ".join(found)) == [sheet], "cards of another game are not read"
        assert len(re.findall(r'href="/static/decks/[\w.?=&;]+#back"', visitor.html)) == 1  # no card of anybody's


def test_a_browser_that_reads_no_gzip_gets_the_same_file() -> None:
    with server() as client:
        packed = client.get("/static/table.css", headers={"accept-encoding": "gzip, br"})
        plain = client.get("/static/table.css", headers={"accept-encoding": "identity"})
        assert packed.content == plain.content and "content-encoding" not in plain.headers
        assert {packed.headers["vary"], plain.headers["vary"]} == {"accept-encoding"}
        page = client.get("/", headers={"accept-encoding": "gzip"})
        assert "content-encoding" not in page.headers  # secrets of one visitor beside what others wrote


def test_the_front_page_s_sheet_is_whole() -> None:
    """Every card that is shown there, all that it is drawn from, and nothing else."""
    sheet = front_page.sheet(ENGLISH).decode()
    there = set(re.findall(r' id="([^"]+)"', sheet))
    wanted = {ident for variant in front_page.SUGGESTED for ident in front_page.idents(variant)}
    assert set(re.findall(r'<symbol id="([^"]+)"', sheet)) == wanted
    assert set(re.findall(r'(?:href="|url\()#([^")]+)', sheet)) <= there
    drawn = {line for file in BIG.files for line in content(file).decode().split("\n")}
    assert all(line in drawn for line in sheet.split("\n")) and sheet.rstrip().endswith("</svg>")


def test_what_stands_for_a_game_is_of_its_own_pack_and_nobody_elses() -> None:
    """As far as it is known: a variant that somebody adds is shown by cards that count."""
    shown = {}
    for variant, texts in front_page.CHARACTERISTIC.items():
        packs = (pack_texts(registry.ruleset(variant, seats)) for seats in registry.variant(variant).seats)
        assert set(texts.split()) <= {text for pack in packs for text in pack}, variant
        shown[variant] = tuple(one.href for one in front_page.characteristic(registry.ruleset(variant)))
        assert len(shown[variant]) == front_page.N_SHOWN
    assert len(set(shown.values())) == len(shown)
    for one in registry.variants():
        assert len(front_page.characteristic(registry.ruleset(one.id))) == front_page.N_SHOWN, one.id
