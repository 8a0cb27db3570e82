"""The letters on the pictures of cards: those of the reader's language, or the ones chosen, wherever cards are."""

from __future__ import annotations

import re

import pytest
from msgspec.structs import replace

import openhearts as oh
from openhearts.speech.catalogue import languages
from openhearts.speech.speaker import letters_of
from openhearts.store import MemoryStore
from openhearts.tables.hosting.lobby import Lobby
from openhearts.tables.roster import Settings
from openhearts.web.card_art import address, sheets, svg_pages
from openhearts.web.card_art.files import content
from openhearts.web.card_art.letters import CLASSIC, DECK, NUMBERS, SETS, file_of
from openhearts.web.identity.guests import Person, Wishes
from openhearts.web.table.viewer import TableViewer
from openhearts.web.table_html import board
from tests.tables.playing import QUICK, run, started
from tests.web.helpers import Visitor, server
from tests.web.test_replay import played

SHEET = re.compile(r"/static/decks/((?:big|numbers|court|front)[a-z-]*\.svg)")
CLASSIC_RULES = oh.ruleset("classic", 4)


def shown(html: str) -> set[str]:
    """The files from which a page takes its cards."""
    return set(SHEET.findall(html))


def tried(html: str) -> set[str]:
    """The files of the cards that the settings show; those of other letters are named beside the choices."""
    return shown(re.sub(r' data-sheets="[^"]*"', "", html))


def table_page(rules: object, language: str, settings: Settings = QUICK, **wishes: object) -> str:
    """What a player sees at a table of that game."""
    found: list[str] = []

    async def test() -> None:
        table = await started(Lobby(MemoryStore()), "anna", rules=rules, settings=settings)
        viewer = TableViewer(table, Person("anna", wishes=Wishes(**wishes)), language)  # type: ignore[arg-type]
        found.append(board(viewer, csrf="", origin=""))

    run(test)
    return found[0]


@pytest.mark.parametrize("language", languages())
def test_a_table_has_the_letters_of_the_language(language: str) -> None:
    own = letters_of(language)
    assert shown(table_page(CLASSIC_RULES, language)) == {file_of(own)}
    assert shown(table_page(CLASSIC_RULES, language, deck="court")) == {file_of(own), file_of(own, CLASSIC)}
    assert shown(table_page(oh.ruleset("herz-an-herz", 3), language)) == {file_of(own, NUMBERS)}


@pytest.mark.parametrize("letters", SETS)
def test_the_letters_that_a_person_chose_are_seen_in_every_game_and_deck(letters: str) -> None:
    children = replace(QUICK, children=True)
    for settings in (QUICK, children):
        for deck in ("big", "court"):
            wanted = {file_of(letters)} | (
                {file_of(letters, CLASSIC)} if deck == "court" and settings is QUICK else set()
            )
            assert shown(table_page(CLASSIC_RULES, "de", settings, deck=deck, letters=letters)) == wanted


def test_the_short_names_say_the_letters_that_are_seen() -> None:
    n_hands = 6  # one may have neither jack nor queen
    german = "".join(table_page(CLASSIC_RULES, "de", short_cards=True) for _ in range(n_hands))
    english = "".join(table_page(CLASSIC_RULES, "de", short_cards=True, letters="J Q K A") for _ in range(n_hands))
    assert re.search(r"[♠♥♦♣]B", german) or re.search(r"[♠♥♦♣]D", german)
    assert not re.search(r"[♠♥♦♣][BD]", english) and re.search(r"[♠♥♦♣][JQ]", english)


def test_a_choice_is_kept_and_goes_back_to_the_language() -> None:
    with server() as client:
        client.headers["accept-language"] = "de"
        visitor = Visitor(client)
        visitor.get("/wishes")
        select = re.search(r'<select name="letters">.*?</select>', visitor.html, re.S)
        assert select is not None
        assert re.findall(r'<option value="([^"]*)"( selected)?', select[0]) == [
            ("", " selected"),
            *((letters, "") for letters in SETS),
        ]
        assert "wie im Deutschen: B D K A" in select[0]
        assert tried(visitor.html) == {file_of("B D K A"), file_of("B D K A", CLASSIC)}
        visitor.post("/wishes", {"whole": "yes", "letters": "Kn D K E", "back": "/wishes"})
        visitor.get("/wishes")
        assert '<option value="Kn D K E" selected ' in visitor.html
        assert tried(visitor.html) == {file_of("Kn D K E"), file_of("Kn D K E", CLASSIC)}
        for letters in ("X Y Z A", "../../x", "j q k a"):
            visitor.post("/wishes", {"whole": "yes", "letters": letters, "back": "/wishes"})
            visitor.get("/wishes")
            assert tried(visitor.html) == {file_of("Kn D K E"), file_of("Kn D K E", CLASSIC)}, "that is no set"
        visitor.post("/wishes", {"whole": "yes", "letters": "", "back": "/wishes"})
        visitor.get("/wishes")
        assert tried(visitor.html) == {file_of("B D K A"), file_of("B D K A", CLASSIC)}


@pytest.mark.parametrize(
    ("language", "letters"), [("de", ""), ("nn-NO", ""), ("ru", ""), ("en", "F D R A"), ("it", "J Q K A")]
)
def test_every_page_with_cards_has_the_letters(language: str, letters: str) -> None:
    """The front page, the rules, their list, the score pads and the referee, and every file that they name."""
    with server() as client:
        client.headers["accept-language"] = language
        visitor = Visitor(client)
        visitor.get("/")
        if letters:
            visitor.post("/wishes", {"whole": "yes", "letters": letters, "back": "/"})
        wanted = letters or letters_of({"nn-NO": "nb"}.get(language, language))
        for path in ("/", "/rules", "/rules/classic", "/rules/kids-jinx", "/kitchen", "/wishes"):
            visitor.get(path)
            found = tried(visitor.html)
            names = {file_of(wanted, deck) for deck in (DECK, NUMBERS, CLASSIC)}
            names.add(file_of(wanted).replace("big", "front"))
            assert found and found <= names, (path, found)
            for file in found:
                assert client.get(f"/static/decks/{file}").status_code == 200


@pytest.mark.parametrize("letters", SETS)
@pytest.mark.parametrize("variant", ["classic", "kids-jinx"])
def test_printed_cards_have_the_letters(variant: str, letters: str) -> None:
    rules = oh.ruleset(variant)
    drawn = content(file_of(letters)).decode()
    html = sheets(rules, title="x", language="de", stylesheet="x.css", letters=letters)
    files = svg_pages(rules, letters=letters)
    for rank in "JQKA":
        found = re.search(rf'<g id="i-{rank}"><path d="([^"]+)"', drawn)
        assert found is not None
        on_paper = [text for text in (html, *files) if found[1] in text]
        assert len(on_paper) > 1 if variant == "classic" else not on_paper, "the children's cards go from 1 to 11"


def test_the_printed_sheets_are_those_of_the_reader() -> None:
    with server() as client:
        client.headers["accept-language"] = "pl"
        visitor = Visitor(client)
        visitor.get("/")
        polish = visitor.get("/cards/classic")
        visitor.post("/wishes", {"whole": "yes", "letters": "V D R A", "back": "/"})
        french = visitor.get("/cards/classic")
        for html, letters in ((polish, "W D K A"), (french, "V D R A")):
            made = sheets(
                oh.ruleset("classic"), title="x", language="pl", stylesheet=address("sheets.css"), letters=letters
            )
            assert re.findall(r'<g id="[il]-[JQKA]">.*?</g>', html) == re.findall(r'<g id="[il]-[JQKA]">.*?</g>', made)
        assert polish != french


def test_a_replay_has_the_letters_of_the_reader() -> None:
    record = played("classic", 4).text()
    with server() as client:
        client.headers["accept-language"] = "sv"
        visitor = Visitor(client)
        visitor.get("/replay")
        visitor.post("/replay", {"text": record})
        assert shown(visitor.html) == {file_of("Kn D K E")}
        place = visitor.path.partition("?")[0] + "?deal=1&step=20"
        visitor.post("/wishes", {"whole": "yes", "letters": "J Q K A", "deck": "court", "back": "/"})
        visitor.get(place)
        assert shown(visitor.html) == {DECK, CLASSIC}
