"""The pictures of faces: whole, light, made by their tool, and safe to use from another file."""

from __future__ import annotations

import gzip
import re
from xml.etree import ElementTree

import pytest
from hypothesis import given
from hypothesis import strategies as st

from openhearts.bots.bot_specs import known_levels
from openhearts.speech.catalogue import languages
from openhearts.speech.speaker import Speaker
from openhearts.tables import roster
from openhearts.tables.session.viewer.table_view import SeatView
from openhearts.web import seat_faces as faces
from openhearts.web.rendering import content
from tests.web.helpers import Visitor, server, site
from tests.web.test_view_json import view_of
from tools.make_faces import sheet

SVG = "{http://www.w3.org/2000/svg}"
MOST = 20_000  # bytes, compressed
PEOPLE = [f"p{number}" for number in range(16)]
BOTS = [f"b{number}" for number in range(11)]
RINGS = [f"ring-{number}" for number in range(1, 1 + len(known_levels()))]


def symbols() -> dict[str, ElementTree.Element]:
    return {one.attrib["id"]: one for one in ElementTree.fromstring(content("faces.svg")).iter(f"{SVG}symbol")}


def test_the_file_is_what_the_tool_makes() -> None:
    assert content("faces.svg").decode() == sheet()


def test_every_face_and_every_ring_is_there_and_light() -> None:
    assert list(symbols()) == [*PEOPLE, *BOTS, *RINGS]
    assert len(gzip.compress(content("faces.svg"), 9)) <= MOST


def test_nothing_in_it_is_lost_when_another_file_uses_it() -> None:
    """No style (the policy forbids it), no script, no paint by url(), no picture from elsewhere."""
    text = content("faces.svg").decode()
    assert not re.search(r"style|script|url\(|href|\bon\w+=", text)


def test_eyes_are_open_or_shut_as_the_page_says() -> None:
    for ident, drawn in symbols().items():
        shown = [group.attrib["display"] for group in drawn.iter(f"{SVG}g")]
        wanted = [] if ident.startswith("ring") else ["var(--eyes-open,inline)", "var(--eyes-shut,none)"]
        assert shown == wanted, ident


def test_no_two_faces_are_alike() -> None:
    drawn = [ElementTree.tostring(one).split(b">", 1)[1] for one in symbols().values()]
    assert len(set(drawn)) == len(drawn)


def test_a_ring_has_a_stud_for_each_level_below() -> None:
    found = symbols()
    for place, ident in enumerate(RINGS):
        assert len(found[ident].findall(f"{SVG}circle")) == 1 + place


# --- who shows which --------------------------------------------------------------------------------------------------


def chair(seat: int, kind: str = "person", *, bot: str = "", face: str = "") -> SeatView:
    return SeatView(seat, f"N{seat}", kind, bot, face=face)


@pytest.mark.parametrize("n_seats", range(2, 12))
@pytest.mark.parametrize("table", ["a", "b7", "drwswu4jnj"])
def test_no_two_at_a_table_are_given_the_same_face(table: str, n_seats: int) -> None:
    for kind in ("person", "bot"):
        shown = faces.faces(table, [chair(seat, kind, bot="club") for seat in range(n_seats)])
        assert len({one.symbol for one in shown if one is not None}) == n_seats
    mixed = [chair(seat, "bot" if seat % 2 else "person", bot="expert" if seat % 2 else "") for seat in range(n_seats)]
    assert len({one.symbol for one in faces.faces(table, mixed) if one is not None}) == n_seats


def test_what_people_choose_is_theirs_and_given_to_nobody_else() -> None:
    everybody = [chair(seat) for seat in range(11)]
    before = faces.faces("t", everybody)
    assert all(one is not None for one in before)
    for number in range(16):
        chosen = [chair(3, face=f"p{number}"), *(one for one in everybody if one.seat != 3)]
        chosen.sort(key=lambda one: one.seat)
        shown = faces.faces("t", chosen)
        assert shown[3] == faces.Face(f"p{number}")
        assert len({one.symbol for one in shown if one is not None}) == 11
        changed = [seat for seat in range(11) if seat != 3 and shown[seat] != before[seat]]
        assert len(changed) <= 1  # who had that face by chance; nobody else


@given(st.lists(st.sampled_from(["", *roster.FACES]), min_size=2, max_size=11), st.text(max_size=12))
def test_however_people_choose_everybody_has_a_face(chosen: list[str], table: str) -> None:
    shown = faces.faces(table, [chair(seat, face=face) for seat, face in enumerate(chosen)])
    given_out = [one.symbol for one, face in zip(shown, chosen, strict=True) if one is not None and not face]
    assert None not in shown and len(set(given_out)) == len(given_out) and not set(given_out) & set(chosen)


def test_open_seats_have_none_and_bots_of_one_s_own_no_ring() -> None:
    open_seat, own, master = faces.faces(
        "t", [chair(0, "open"), chair(1, "bot", bot="mine.py:Mine"), chair(2, "bot", bot="master")]
    )
    assert open_seat is None and own is not None and master is not None
    assert own.frame == "" and master.ring == RINGS[-1] and master.frame.endswith("#ring-6")
    assert set(faces.BOTS) == set(BOTS) and set(roster.FACES) == set(PEOPLE)


@pytest.mark.parametrize("language", languages())
def test_faces_have_names_of_their_own_for_ears(language: str) -> None:
    names = [name for _, name in faces.choices(Speaker(language))]
    assert len(set(names)) == len(PEOPLE) and all(0 < len(name) <= 60 for name in names)


def test_others_see_the_face_that_i_choose_now_and_after_a_pause() -> None:
    made = site()
    with server(made) as client:
        anna, ben = Visitor(client), Visitor(client)
        anna.play("classic", **{"with": "friends"})
        ident = anna.ident
        assert view_of(ben, ident)["chairs"][0]["face"] == ""
        anna.get("/wishes")
        anna.post("/wishes", {"whole": "yes", "face": "p4", "name": "Anna"})
        assert view_of(ben, ident)["chairs"][0]["face"] == "p4"
        made.lobby.tables.pop(ident).stop()  # nobody looks: the table is read from the store
        anna.get("/wishes")
        anna.post("/wishes", {"whole": "yes", "face": "p9", "name": "Anna"})
        assert view_of(ben, ident)["chairs"][0]["face"] == "p9"
        anna.get("/wishes")
        assert re.search(r'value="p9"[^>]*checked', anna.html)
        anna.post("/wishes", {"whole": "yes", "face": "p99", "name": "Anna"})
        assert view_of(ben, ident)["chairs"][0]["face"] == ""
        anna.play("classic", **{"with": "friends"})  # another table: by its choice from the beginning
        assert view_of(ben, anna.ident)["chairs"][0]["face"] == ""


def test_a_face_comes_along_when_a_person_sits_down() -> None:
    with server() as client:
        anna, ben = Visitor(client), Visitor(client)
        anna.play("classic", **{"with": "friends"})
        ben.get("/wishes")
        ben.post("/wishes", {"whole": "yes", "face": "p11", "name": "Ben"})
        ben.get(f"/table/{anna.ident}")
        ben.do("join", "Ben")
        assert "p11" in [one["face"] for one in view_of(anna, anna.ident)["chairs"]]
