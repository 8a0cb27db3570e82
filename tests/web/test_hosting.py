"""What the host's page offers about people, and what those people read."""

from __future__ import annotations

import json
import re

import pytest

from openhearts.speech.catalogue import languages
from openhearts.speech.speaker import Speaker
from openhearts.tables.hosting.audience import PAGE_LASTS
from openhearts.tables.roster import Settings, clean_name
from openhearts.tables.session import commands as c
from openhearts.tables.session.presence import AWAY_AFTER
from tests.web.driving import of, passes
from tests.web.helpers import Visitor, buttons, server, site
from tests.web.test_company import two
from tests.web.test_rematch import until
from tests.web.test_wire import connect, frame


def offered(visitor: Visitor) -> set[str]:
    """What the buttons of a page do."""
    return {one["data-do"] for one in buttons(visitor.get(f"/table/{visitor.ident}")) if "data-do" in one}


def label(html: str, seat: int) -> str:
    """What stands on the button that frees a seat."""
    found = re.search(rf'id="free-{seat}"[^>]*>([^<]*)<', html)
    return "" if found is None else found[1]


def test_who_was_asked_to_leave_reads_so_until_the_host_lets_them_in() -> None:
    for starts in (False, True):
        made = site()
        with server(made) as client:
            anna, ben = two(client, made, starts=starts)
            ident = anna.ident
            cem = Visitor(client)
            cem.get(f"/table/{ident}")
            with connect(client, ben, ident) as socket:
                frame(socket)
                for _ in range(2):
                    anna.do("free", "1")
                until(socket, "The host has freed your seat.")
                ben.do("sit", "1")
                ben.do("join")
                assert made.lobby.tables[ident].state.chairs[1].person is None
                assert "sit" not in offered(ben) and "sit" in offered(cem)
                assert 'role="note">The host has freed your seat.' in ben.html and "The host has freed" not in cem.html
                assert "Ben may not sit down here any more." in anna.get(f"/table/{ident}")
                assert "welcome" in offered(anna) and "welcome" not in offered(ben)
                number = re.search(r'id="welcome-(\d+)"', anna.html)
                assert number is not None
                anna.do("welcome", number[1])
                until(socket, "You may sit down here again.")
            assert (
                "sit" in offered(ben) and 'role="note">The host has' not in ben.html and "welcome" not in offered(anna)
            )


def test_a_person_loses_a_place_after_a_question_alone() -> None:
    made = site()
    with server(made) as client:
        anna, ben = two(client, made, starts=False)
        live, path = made.lobby.tables[anna.ident], f"/table/{anna.ident}"
        anna.do("fill", "2")
        assert [label(anna.get(path), seat) for seat in range(3)] == [
            "Leave this seat",
            "Ask Ben to leave",
            "Free this seat",
        ]
        anna.do("free", "2")  # a bot's, and one's own before the match: nobody is asked
        ben.do("free", "1")
        assert live.state.names == ("Anna", "", "", "")
        ben.do("sit", "1")
        anna.get(path)
        anna.do("free", "1")
        assert "may not sit down here again until you allow it" in anna.html
        assert label(anna.html, 1) == "Yes, Ben is to leave" and all(chair.bot is None for chair in live.state.chairs)
        anna.do("fill", "2")  # something else: it was not meant
        anna.do("free", "1")
        assert live.state.chairs[1].person is not None and not live.state.banned
        ben.do("free", "0")
        assert "Only the host can do that." in ben.html
        anna.do("start")
        ben.get(path)
        ben.do("free", "1")
        assert "A bot plays on in your seat" in ben.html and label(ben.html, 1) == "Yes, leave my seat"
        assert live.state.chairs[1].person is not None and 'class="grave"' not in ben.html
        ben.do("free", "1")
        assert live.state.chairs[1].bot is not None and not live.state.banned


def test_a_question_about_one_person_frees_the_seat_of_no_other() -> None:
    made = site()
    with server(made) as client:
        anna, ben = two(client, made, starts=False)
        live, cem = made.lobby.tables[anna.ident], Visitor(client)
        cem.get(f"/table/{anna.ident}")
        anna.do("free", "1")
        ben.do("free", "1")
        cem.do("sit", "1")
        anna.do("free", "1")
        assert live.state.chairs[1].person is not None and not live.state.banned


def test_another_one_hosts_when_the_host_is_away() -> None:
    made = site()
    with server(made) as client:
        anna, ben = two(client, made, starts=False)
        assert all("(host)" in visitor.get(f"/table/{visitor.ident}") for visitor in (anna, ben))
        assert "start" in offered(anna) and "start" not in offered(ben)
        with connect(client, ben, ben.ident) as socket:
            frame(socket)
            passes(made.lobby.tables[ben.ident], seconds=AWAY_AFTER + PAGE_LASTS)
            until(socket, "You are the host now.")
            assert "Ben is the host now" in anna.get(f"/table/{anna.ident}") and "start" not in offered(anna)
            assert "start" in offered(ben) and "Ben is the host" not in ben.html and "you (host)" in ben.html


@pytest.mark.parametrize("language", languages())
@pytest.mark.parametrize(
    "brackets", ["()", "\uff08\uff09", "\u207d\u207e", "\u2768\u2769", "\u3014\u3015", "\u239d\u23a0"]
)
def test_nobody_is_called_the_host_by_a_name(language: str, brackets: str) -> None:
    """What a list says behind a name of who hosts, or who shares a device, is no part of any name."""
    speaker = Speaker(language)
    for key in ("web-chair-host", "web-chair-device"):
        label = speaker.text(key, chair="Ann", names="Ben").translate(str.maketrans("()", brackets))
        assert set(brackets) <= set(label)
        name = clean_name(label, "")
        assert name.startswith("Ann ") and not set(brackets) & set(name)


def test_a_guest_who_takes_the_host_s_name_and_label_has_the_name_alone() -> None:
    with server() as client:
        anna, other, watcher = (Visitor(client) for _ in range(3))
        anna.play("classic", name="Anna", **{"with": "friends"})
        other.get(f"/table/{anna.ident}")
        other.post(f"/table/{anna.ident}/do", {"do": "sit", "value": "1", "name": "Anna (host)"})
        page = watcher.get(f"/table/{anna.ident}")
        assert page.count("Anna (host)<") == page.count("(host)") == 1 and "Anna host<" in page


def test_nobody_is_called_the_host_at_a_table_alone() -> None:
    with server() as client:
        visitor = Visitor(client)
        assert "(host)" not in visitor.play("classic")


def test_the_host_chooses_the_level_of_each_bot_before_the_match() -> None:
    made = site()
    with server(made) as client:
        anna, ben = two(client, made, starts=False)
        live, path = made.lobby.tables[anna.ident], f"/table/{anna.ident}/do"
        assert '<option value="club" selected>club players</option>' in anna.html and "level-2" not in ben.html
        anna.post(path, {"do": "fill", "value": "2", "level-2": "master", "level-3": "novice"})
        assert live.state.chairs[2].bot == "master"
        with connect(client, anna, anna.ident) as socket:
            frame(socket)
            socket.send_text(json.dumps({"do": "fill", "value": "3 casual", "id": 1}))
            until(socket, "html")
        assert live.state.chairs[3].bot == "casual"
        for foreign in ("cmd:./program", "evil.py:Bot", "random", ""):  # what no page offers is not run
            anna.do("free", "3")
            anna.post(path, {"do": "fill", "value": "3", "level-3": foreign})
            assert live.state.chairs[3].bot == "club"


def test_the_host_decides_the_settings_before_the_first_deal() -> None:
    made = site()
    with server(made) as client:
        anna, ben = two(client, made, starts=False)
        path = f"/table/{anna.ident}/settings"
        assert f'href="{path}"' in anna.html and f'href="{path}"' not in ben.html
        anna.get(path)
        anna.post(path, {"pace": "0", "level": "novice", "clock": "30"})
        assert anna.path == f"/table/{anna.ident}"
        anna.do("start")
        live = made.lobby.tables[anna.ident]
        assert (live.state.settings.clock, live.state.settings.hints, live.state.settings.chat) == (
            30,
            False,
            False,
        )
        assert {chair.bot for chair in live.state.chairs[2:]} == {"novice"} and 'id="b-hint"' not in anna.html


def test_the_settings_of_the_table_stand_below_one_s_own() -> None:
    made = site()
    with server(made) as client:
        anna, ben = two(client, made, starts=False)
        ident = anna.ident
        anna.get(f"/table/{ident}/settings")
        form = {"pace": "1.2", "level": "novice", "when_away": "wait", "clock": "30", "reserve": "120", "hints": "on"}
        anna.post(f"/table/{ident}/settings", form)
        link = re.search(r'href="(/wishes\?[^"]+)"', ben.get(f"/table/{ident}"))
        assert link is not None
        said = ben.get(link[1])
        for line in (
            *("Speed of the bots: slow", "Strength of the bots: beginners", "When somebody is away: the table waits"),
            *("Clock: 30 seconds for a decision", "Reserve for the whole match: 2 minutes"),
            *(
                "Hints are allowed: yes",
                "Anyone who plays alone may take moves back: no",
                "People may write to each other: no",
            ),
        ):
            assert f"<li>{line}</li>" in said
        assert "The host decides them" in said and f"/table/{ident}/settings" not in said
        assert f'href="/table/{ident}/settings"' in anna.get(link[1])
        live = made.lobby.tables[ident]
        of(live, live.ask(c.Agree(Settings(children=True)), live.state.host))
        for path in ("/wishes", "/wishes?back=/table/nowhere", "/wishes?back=//elsewhere/table/x", link[1]):
            stranger = Visitor(client)
            assert 'id="agreed"' not in stranger.get(path) and stranger.status == 200
