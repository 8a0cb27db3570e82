"""Whose hand it is, through pages and connections as browsers have them: what attackers tried, and what friends do."""

from __future__ import annotations

import json
import re
import time
from typing import Any

import pytest

from openhearts.tables.hosting.hosted import HostedTable
from tests.web.driving import goes, over, passes, people_of, played, rest, stays_away
from tests.web.driving import hand as hand_in
from tests.web.helpers import Visitor, server, site
from tests.web.test_company import CARDS, two
from tests.web.test_wire import answer_to, connect, frame


def shown(visitor: Visitor, ident: str) -> set[str]:
    """The cards of the hand that somebody's page shows; nothing for who watches."""
    return set(CARDS.findall(visitor.get(f"/table/{ident}").partition('id="words"')[0]))


def ask(socket: Any, do: str, value: str = "", number: int = 1) -> str:
    """A message of a page, and what it is told."""
    socket.send_text(json.dumps({"do": do, "value": value, "id": number}))
    return " ".join(one["text"] for one in answer_to(socket, number).get("say", []))


def act_for(visitor: Visitor, ident: str, live: HostedTable, seat: int) -> None:
    """Tries what an owner of a seat could do, with the cards that lie there."""
    hand = hand_in(live, seat)
    visitor.get(f"/table/{ident}")
    for do, value in (
        ("choose", str(hand[0])),
        ("act", str(hand[0])),
        ("act", f"pass {hand[0]} {hand[1]} {hand[2]}"),
        ("line", f"pass {hand[0]} {hand[1]} {hand[2]}"),
        ("key", "h"),
        ("key", "x"),
        ("uncover", str(seat)),
    ):
        visitor.post(f"/table/{ident}/do", {"do": do, "value": value, "turn": live.state.turn_of(seat)})
        assert not CARDS.search(visitor.html.partition('id="words"')[0])


# --- a connection that is cut for a moment ----------------------------------------------------------------------------


@pytest.mark.parametrize("waits", [0.05, 46.0])
def test_nobody_gets_a_hand_by_the_word_of_an_opponent(waits: float) -> None:
    """A second browser asks for the seat of somebody whose connection was cut, and another player says yes."""
    made = site()
    with server(made) as client:
        anna, ben = two(client, made)
        ident, thief = anna.ident, Visitor(client)
        live = made.lobby.tables[ident]
        with connect(client, anna, ident) as opponent:
            frame(opponent)
            with connect(client, ben, ident) as socket:
                frame(socket)
                cards = shown(ben, ident)
                thief.get(f"/table/{ident}")
            time.sleep(min(waits, 0.05))
            if waits > 1:
                passes(live, seconds=waits)
            thief.do("back", "1")
            for number in (1, 2):
                ask(opponent, "back-yes", str(number), number)
        assert len(cards) == 13 and not shown(thief, ident)
        act_for(thief, ident, live, 1)
        with connect(client, thief, ident) as socket:
            assert not CARDS.search(frame(socket)["html"])
            assert not CARDS.search(ask(socket, "key", "c", 9))
        if waits < 1:  # whose seat it is plays on
            assert shown(ben, ident) == cards


def test_who_comes_back_by_themselves_plays_on_and_nobody_asks_for_their_seat_any_more() -> None:
    made = site()
    with server(made) as client:
        anna, ben = two(client, made)
        ident, other = anna.ident, Visitor(client)
        cards, live = shown(ben, ident), made.lobby.tables[ident]
        goes(live, anna)
        other.get(f"/table/{ident}")
        other.do("back", "1")
        stays_away(live, anna)
        assert "back-yes" in anna.get(f"/table/{ident}")
        assert shown(ben, ident) == cards
        assert "back-yes" not in anna.get(f"/table/{ident}")
        anna.do("back-yes", "1")
        assert shown(ben, ident) == cards and not shown(other, ident)


def test_a_link_for_another_device_is_the_way_back_to_a_hand() -> None:
    """It was given to the holder beforehand, and makes the other device theirs; nobody has to say anything."""
    made = site()
    with server(made) as client:
        anna, ben = two(client, made)
        ident, phone = anna.ident, Visitor(client)
        cards = shown(ben, ident)
        link = re.search(r"/device/[^\"<\s]+", ben.get("/device"))
        assert link is not None
        path = link[0].removesuffix("/code.svg")
        phone.get(path)
        phone.post(path, {})
        assert shown(phone, ident) == cards


def test_the_old_browser_is_a_watcher_after_a_hand_over_and_no_hand_moves() -> None:
    made = site()
    with server(made) as client:
        anna, ben = two(client, made)
        ident, new = anna.ident, Visitor(client)
        live, cards = made.lobby.tables[ident], shown(ben, ident)
        goes(live, anna)
        new.get(f"/table/{ident}")
        new.do("back", "1")
        stays_away(live, anna)
        number = re.search(r'id="back-yes-(\d+)"', anna.get(f"/table/{ident}"))
        assert number is not None
        anna.do("back-yes", number[1])
        assert live.state.names[1] == "Ben" and not shown(new, ident) and not shown(ben, ident)
        for visitor in (new, ben):  # an old tab too, whose connection comes again by itself
            act_for(visitor, ident, live, 1)
            with connect(client, visitor, ident) as tab:
                assert not CARDS.search(frame(tab)["html"])
                for number, (do, value) in enumerate((("act", "2C"), ("key", "c"), ("key", "h"), ("uncover", "1")), 1):
                    assert not CARDS.search(ask(tab, do, value, number))
        new.post(f"/table/{ident}/do", {"do": "act", "value": "pass 2C 3C 4C"})
        assert "dealt to another player" in new.html
        # Who was replaced asks like anybody; given back in the same deal, the hand is theirs still.
        goes(live, anna)
        ben.get(f"/table/{ident}")
        ben.do("back", "1")
        stays_away(live, anna)
        number = re.search(r'id="back-yes-(\d+)"', anna.get(f"/table/{ident}"))
        assert number is not None
        anna.do("back-yes", number[1])
        assert cards  # of which the bot has passed some
        assert shown(ben, ident) == {str(card) for card in hand_in(live, 1)} and not shown(new, ident)


def test_two_strangers_do_not_take_a_seat_by_each_others_word() -> None:
    """One sits down on a bot's seat by name, the other says to be the host, who is away: only players can say so."""
    made = site()
    with server(made) as client:
        anna, _ = two(client, made)
        ident, one, other = anna.ident, Visitor(client), Visitor(client)
        live = made.lobby.tables[ident]
        host = live.state.host
        one.get(f"/table/{ident}")
        one.do("join", "Eve")
        goes(live, one)
        other.get(f"/table/{ident}")
        other.do("back", "0")
        stays_away(live, one)
        one.get(f"/table/{ident}")
        one.do("back-yes", "1")
        assert "Only players of this deal" in one.html and live.state.host == host
        assert live.state.chairs[0].person == host


# --- bots' seats ------------------------------------------------------------------------------------------------------


def hands_of_bots(live: HostedTable) -> list[str]:
    bots = (seat for seat, chair in enumerate(live.state.chairs) if chair.bot is not None)
    return [str(card) for seat in bots for card in hand_in(live, seat)]


def test_fresh_guests_read_no_hand_on_bots_seats() -> None:
    """They sit down, look, leave, and the host frees the seats and fills them anew."""
    made = site()
    with server(made) as client:
        anna, _ = two(client, made)
        ident = anna.ident
        live = made.lobby.tables[ident]
        read: set[str] = set()
        for do, value in (("sit", "2"), ("sit", "3"), ("join", ""), ("sit", "3")):
            guest = Visitor(client)
            guest.get(f"/table/{ident}")
            guest.post(f"/table/{ident}/do", {"do": do, "value": value, "name": "Eve"})
            seats = live.state.seats_of(live.state.people[-1])
            read |= shown(guest, ident)
            assert not read & {*hands_of_bots(live)} and not read
            assert guest.html.count("You get cards when the next deal begins") >= 1
            for seat in seats:
                act_for(guest, ident, live, seat)
            with connect(client, guest, ident) as socket:
                html = frame(socket)["html"]
                read |= set(CARDS.findall(html))
                for number, key in enumerate("cths", 2):
                    assert not CARDS.search(ask(socket, "key", key, number))
            if do == "join":  # the host frees it, and somebody else sits down there
                for _ in range(2):
                    anna.get(f"/table/{ident}")
                    anna.do("free", str(seats[0]))
                    anna.do("free", str(seats[0]))
            else:
                for _ in range(2):
                    guest.get(f"/table/{ident}")
                    guest.do("free", str(seats[0]))
                    guest.do("free", str(seats[0]))
            assert live.state.chairs[seats[0]].bot is not None
        assert not read & {*hands_of_bots(live)} and len(hands_of_bots(live)) >= 20


def test_a_host_who_frees_a_seat_and_an_accomplice_who_sits_there_read_nothing() -> None:
    made = site()
    with server(made) as client:
        anna, ben = two(client, made)
        ident, eve = anna.ident, Visitor(client)
        live, cards = made.lobby.tables[ident], shown(ben, ident)
        for _ in range(2):
            anna.get(f"/table/{ident}")
            anna.do("free", "1")
        assert live.state.chairs[1].bot is not None
        eve.get(f"/table/{ident}")
        eve.do("sit", "1")
        assert live.state.chairs[1].person is not None and not shown(eve, ident)
        act_for(eve, ident, live, 1)
        assert cards and not shown(ben, ident)  # who was asked to leave watches


def test_who_joins_has_the_name_now_and_cards_with_the_next_deal() -> None:
    made = site()
    with server(made) as client:
        anna, ben = two(client, made)
        ident, eve = anna.ident, Visitor(client)
        live = made.lobby.tables[ident]
        eve.get(f"/table/{ident}")
        eve.post(f"/table/{ident}/do", {"do": "join", "name": "Eve"})
        assert "Eve" in live.state.names and "with cards from the next deal on" in anna.get(f"/table/{ident}")
        seat = live.state.names.index("Eve")
        played(live, over)
        for visitor in (anna, ben, eve):
            visitor.get(f"/table/{ident}")
            visitor.do("next")
        assert len(shown(eve, ident)) == 13 and live.state.plays(people_of(live, "Eve")) == (seat,)


def test_a_shared_device_is_shown_to_all() -> None:
    made = site()
    with server(made) as client:
        anna, ben = two(client, made, starts=False)
        anna.post(f"/table/{anna.ident}/do", {"do": "add", "value": "2", "name": "Mia"})
        goes(made.lobby.tables[anna.ident], ben)
        line = "Seat 3: Mia, away (one device: Anna and Mia)"
        assert line in ben.get(f"/table/{anna.ident}")
        anna.get(f"/table/{anna.ident}")
        anna.do("start")
        with connect(client, anna, anna.ident) as device:
            frame(device)
            assert "Mia (one device: Anna and Mia)" in ben.get(f"/table/{anna.ident}")
            with connect(client, ben, anna.ident) as socket:
                frame(socket)
                assert "On one device: Anna and Mia." in ask(socket, "line", "who", 1)
        ben.get(f"/table/{anna.ident}")
        ben.post(f"/table/{anna.ident}/do", {"do": "add", "value": "3", "name": "Late"})
        assert "Late" not in made.lobby.tables[anna.ident].state.names, "after the shuffle nobody is added to a device"


# --- dealing anew -----------------------------------------------------------------------------------------------------


def test_who_joins_in_the_first_trick_is_offered_a_new_deal_and_all_agree() -> None:
    made = site()
    with server(made) as client:
        anna, ben = two(client, made)
        ident, eve = anna.ident, Visitor(client)
        live = made.lobby.tables[ident]
        before = {who: shown(who, ident) for who in (anna, ben)}
        eve.get(f"/table/{ident}")
        eve.post(f"/table/{ident}/do", {"do": "join", "name": "Eve"})
        assert 'id="anew-ask"' in eve.html and 'id="anew-ask"' not in anna.get(f"/table/{ident}")
        eve.do("anew")
        assert "Not answered yet: Anna and Ben" in eve.get(f"/table/{ident}").replace("Ben and Anna", "Anna and Ben")
        assert "Eve would like to deal anew" in anna.get(f"/table/{ident}") and 'id="anew-yes"' in anna.html
        anna.do("anew")
        assert live.state.match is not None and not live.state.match.void
        with connect(client, ben, ident) as socket:
            frame(socket)
            ask(socket, "line", "deal anew", 1)
        assert live.state.match is not None and live.state.deal is not None
        assert len(live.state.match.void) == 1 and live.state.deal.number == 1
        after = {who: shown(who, ident) for who in (anna, ben, eve)}
        assert all(len(cards) == 13 for cards in after.values()) and after[anna] != before[anna]
        assert "This deal is void" in anna.get(f"/table/{ident}/fair")


def test_a_no_ends_it_for_this_deal_and_an_offer_is_made_once() -> None:
    made = site()
    with server(made) as client:
        anna, ben = two(client, made)
        ident, eve = anna.ident, Visitor(client)
        live = made.lobby.tables[ident]
        eve.get(f"/table/{ident}")
        eve.post(f"/table/{ident}/do", {"do": "join", "name": "Eve"})
        eve.do("anew-no")
        assert 'id="anew-ask"' not in eve.get(f"/table/{ident}") and "would like to deal" not in anna.get(
            f"/table/{ident}"
        )
        for _ in range(2):
            eve.do("free", str(live.state.names.index("Eve")))
        eve.do("join", "Eve")
        assert 'id="anew-ask"' not in eve.get(f"/table/{ident}"), "once"
        ben.get(f"/table/{ident}")
        ben.do("anew")
        anna.get(f"/table/{ident}")
        anna.do("line", "no")
        assert 'id="anew-yes"' not in ben.get(f"/table/{ident}") and 'id="anew-begin"' not in ben.html
        ben.do("anew")
        assert "rather play this deal to its end" in ben.html
        assert live.state.match is not None and not live.state.match.void


def test_what_was_chosen_to_pass_is_chosen_no_more_when_the_cards_are_dealt_anew() -> None:
    """Else cards that nobody sees are chosen, and no other ones can be."""
    made = site()
    with server(made) as client:
        anna = Visitor(client)
        anna.play("classic")
        live = made.lobby.tables[anna.ident]
        rest(live)
        before = [str(card) for card in hand_in(live, 0)][:3]
        for card in before:
            anna.do("choose", card)
        assert "Pass 3 of 3" in anna.html
        anna.do("anew")
        rest(live)
        assert "Pass 0 of 3" in anna.get(f"/table/{anna.ident}")
        for card in [str(card) for card in hand_in(live, 0)][:3]:
            anna.do("choose", card)
        assert "Pass 3 of 3" in anna.html


def test_a_terminal_is_asked_and_answers() -> None:
    """What `openhearts join` prints and sends."""
    made = site()
    with server(made) as client:
        anna, ben = two(client, made)
        ident = anna.ident
        with connect(client, ben, ident) as terminal:
            frame(terminal)
            anna.get(f"/table/{ident}")
            anna.do("anew")
            while "Anna would like to deal anew" not in (said := str(frame(terminal))):
                pass
            assert "Y agrees" in said
            ask(terminal, "line", "yes", 4)
        match = made.lobby.tables[ident].state.match
        assert match is not None and len(match.void) == 1


# --- claims and taking back -------------------------------------------------------------------------------------------


def test_nobody_takes_back_what_another_person_played() -> None:
    made = site()
    with server(made) as client:
        anna, ben = two(client, made)
        live = made.lobby.tables[anna.ident]
        for _ in range(2):
            ben.get(f"/table/{anna.ident}")
            ben.do("free", "1")
        assert live.state.people == (people_of(live, "Anna"),)
        anna.get(f"/table/{anna.ident}")
        for card in hand_in(live, 0)[:3]:
            anna.do("choose", str(card))
        anna.do("act", "pass-chosen")
        assert 'id="b-undo"' not in anna.get(f"/table/{anna.ident}")
        anna.do("key", "u")
        assert "nothing to take back" in anna.html.lower()
