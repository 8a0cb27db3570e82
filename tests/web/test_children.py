"""The children's mode on the pages: who comes in, what is large and simple, who begins, and the guided first deal."""

from __future__ import annotations

import html as escaped
import random
import re
from typing import Any

import pytest
from litestar.testing import TestClient

import openhearts as oh
from openhearts.tables.roster import Settings
from openhearts.web.identity.guests import Person
from openhearts.web.kids.guided_deals import FOR_CHILDREN, GUIDED, guided_rules
from openhearts.web.table.viewer import TableViewer
from openhearts.web.table_html import board
from tests import generators
from tests.leaks import worlds
from tests.tables.standing import table_with
from tests.web.helpers import Visitor, buttons, server, site
from tests.web.test_wire import connect


def play(client: TestClient[Any], *, friends: bool = False, name: str = "Anna") -> Visitor:
    """Somebody at a new children's table."""
    visitor = Visitor(client)
    visitor.play("kids-jinx", seats="4", name=name, **{"children-kids-jinx": "on"}, **_with(friends))
    return visitor


def _with(friends: bool) -> dict[str, str]:
    return {"with": "friends"} if friends else {}


def plain(text: str) -> str:
    return " ".join(escaped.unescape(re.sub(r"<[^>]+>", " ", text)).split())


def lesson(page: str) -> str:
    """What is explained on a page."""
    found = re.search(r'<div id="lesson-words">(.*?)</div>', page, re.DOTALL)
    return "" if found is None else plain(found[1])


def test_the_childrens_game_starts_in_the_childrens_mode_unless_somebody_wishes_otherwise() -> None:
    with server() as client:
        front = Visitor(client).get("/")
        assert 'name="children-kids-jinx" checked' in front and 'name="children">' in front
        page = play(client).html
        assert '<body class="at-table kids"' in page and "children.css" in page
        assert "/static/decks/big.svg" in page and "/static/decks/court.svg" not in page
        other = Visitor(client)
        assert '<body class="at-table"' in other.play("kids-jinx", children="on")  # that is the box of other games
        assert '<body class="at-table kids"' in other.play("classic", children="on")
        assert '<body class="at-table"' in other.play("classic")


def test_what_was_played_last_is_offered_again_in_its_mode() -> None:
    with server() as client:
        visitor = play(client)
        visitor.get("/")
        form = visitor.html[visitor.html.index('class="again"') :]
        assert '<input type="hidden" name="children-kids-jinx" value="on">' in form[: form.index("</form>")]


def test_strangers_see_nothing_of_a_childrens_table() -> None:
    with server() as client:
        anna, max_ = play(client), Visitor(client)
        max_.get("/")
        for path in ("", "/record.txt", "/replay", "/fair", "/settings", "/invite.svg"):
            html = max_.get(f"/table/{anna.ident}{path}")
            assert max_.status == 400 and "closed to strangers" in html, path
            assert "Anna" not in html and 'class="card' not in html
        max_.post(f"/table/{anna.ident}/replay", {})
        assert max_.status == 400 and "closed to strangers" in max_.html
        html = max_.get(f"/rules/kids-jinx?table={anna.ident}")
        assert max_.status == 400
        max_.path = f"/table/{anna.ident}"
        for what, value in (("sit", "1"), ("join", "Max"), ("say", "hello"), ("key", "t"), ("let-in", "1")):
            max_.post(f"/table/{anna.ident}/do", {"do": what, "value": value, "turn": ""})
            assert max_.status == 400, what
        with connect(client, max_, anna.ident) as socket, pytest.raises(Exception) as closed:
            socket.receive_text()
        assert getattr(closed.value, "code", None) == 4404
        assert anna.get(f"/table/{anna.ident}").count("Max") == 0 and anna.status == 200


def test_bots_err_with_children_unless_somebody_wishes_otherwise() -> None:
    made = site()
    with server(made) as client:
        visitor = Visitor(client)

        def seated(**more: str) -> set[str]:
            visitor.play("kids-jinx", **more)
            state = made.lobby.tables[visitor.ident].state
            return {state.settings.level, *(chair.bot for chair in state.chairs if chair.bot)}

        mode = {"children-kids-jinx": "on"}
        assert '<option value="">recommended</option>' in visitor.get("/") and "selected>experts" not in visitor.html
        assert seated(level="", **mode) == {"casual"}
        assert seated(level="") == {"expert"}, "grown-ups with the cards of children"
        assert seated(level="novice", **mode) == {"novice"}
        assert '<option value="novice" selected>' in visitor.get("/"), "the last choice"


def test_an_invitation_asks_and_somebody_inside_answers() -> None:
    with server() as client:
        anna, max_ = play(client, friends=True), Visitor(client)
        link = re.search(r"http://[^\"]*(/table/[a-z0-9]+/invited/[^\"<]+)\"", anna.html)
        assert link is not None
        ident = anna.ident
        max_.get(f"/table/{ident}/invited/of-my-own-making")
        assert max_.status == 404
        assert "May I come in?" in max_.get(link[1])
        assert "May I come in?" in max_.post(link[1], {"name": "   "})  # a name is needed
        html = max_.post(link[1], {"name": "Max <b>"})
        assert "Wait here" in html and '<noscript><meta http-equiv="refresh"' in html  # others are told when it is time
        html = anna.get(f"/table/{ident}")
        assert "Max &lt;b&gt; would like to come in." in html
        (let_in,) = [one for one in buttons(html) if one.get("data-do") == "let-in"]
        max_.post(f"/table/{ident}/do", {"do": "let-in", "value": let_in["value"], "turn": ""})
        assert max_.status == 400, "who stands before the door does not open it"
        anna.do("let-in", let_in["value"])
        assert "would like to come in" not in anna.html and "Max" in anna.html
        max_.get(link[1])
        assert max_.status == 303, "on to the table"
        assert 'class="chairs"' in max_.get(f"/table/{ident}")


def test_who_was_turned_away_is_told_so() -> None:
    with server() as client:
        anna, max_ = play(client), Visitor(client)
        link = re.search(r"(/table/[a-z0-9]+/invited/[^\"<]+)\"", anna.html)
        assert link is not None
        max_.get(link[1])
        max_.post(link[1], {"name": "Max"})
        anna.get(f"/table/{anna.ident}")
        (no,) = [one for one in buttons(anna.html) if one.get("data-do") == "turn-away"]
        anna.do("turn-away", no["value"])
        assert "did not let you in" in max_.get(link[1]) and "Anna" not in max_.html


def test_who_is_asked_to_leave_sees_nothing_more() -> None:
    """Also over a connection that was open."""
    made = site()
    with server(made) as client:
        anna, ben = play(client, friends=True), Visitor(client)
        ident = anna.ident
        link = re.search(r"(/table/[a-z0-9]+/invited/[^\"<]+)\"", anna.html)
        assert link is not None
        ben.get(link[1])
        ben.post(link[1], {"name": "Ben"})
        anna.do("let-in", "1")
        ben.get(f"/table/{ident}")
        with connect(client, ben, ident) as socket:
            socket.receive_text()
            for _ in range(2):
                anna.do("free", "1")
            with pytest.raises(Exception) as closed:
                while True:
                    assert "Ben" not in socket.receive_text()
        assert getattr(closed.value, "code", None) == 4404
        for path in (f"/table/{ident}", f"/table/{ident}/settings"):
            assert "The host has freed your seat." in ben.get(path) and "Anna" not in ben.html
        ben.post(link[1], {"name": "Ben"})
        assert "The host has freed your seat." in ben.html and not made.lobby.tables[ident].state.knocks


def test_the_youngest_is_asked_for_by_name_and_leads() -> None:
    made = site()
    with server(made) as client:
        anna, ben = Visitor(client), Visitor(client)
        anna.play("kids-jinx", seats="4", name="Anna", **{"with": "friends"})
        assert "Who is the youngest?" not in anna.html and 'id="b-start"' in anna.html, "one person alone is"
        ben.get(f"/table/{anna.ident}")
        ben.do("sit", "2 Ben")
        assert "Who is the youngest?" not in ben.html, "the host is asked"
        anna.get(f"/table/{anna.ident}")
        assert "Who is the youngest?" in anna.html and 'id="b-start"' not in anna.html
        named = [one["value"] for one in buttons(anna.html) if one.get("id", "").startswith("begins-")]
        assert named == ["0", "2"]
        anna.do("start", "2")
        state = made.lobby.tables[anna.ident].state
        assert state.match is not None and state.match.first_leader == 2 and state.deal is not None
        public = state.deal.public
        leader = public.tricks[0].leader if public.tricks else public.leader
        assert leader == 2


def test_where_a_card_decides_nobody_is_asked() -> None:
    with server() as client:
        anna, ben = Visitor(client), Visitor(client)
        anna.play("classic", name="Anna", **{"with": "friends"})
        ben.get(f"/table/{anna.ident}")
        ben.do("sit", "2 Ben")
        anna.get(f"/table/{anna.ident}")
        assert 'id="begins"' not in anna.html and 'id="b-start"' in anna.html


def test_cards_that_may_be_played_and_the_hinted_one_are_marked_in_simple_words() -> None:
    with server() as client:
        visitor = play(client)
        assert 'class="pick s-' in visitor.html and " legal" in visitor.html
        assert "Your turn! You begin." in visitor.html
        visitor.do("key", "a")
        assert (
            "Try this one: play " in visitor.html and len(re.findall(r'class="pick[^"]* hinted[ "]', visitor.html)) == 1
        )
        assert "points" not in plain(visitor.html[visitor.html.index('id="hint"') :].split("</p>")[0])
        classic = Visitor(client)
        classic.play("classic")
        assert "Your turn! " not in classic.html and "children.css" not in classic.html


def test_nobody_writes_and_the_host_cannot_change_that() -> None:
    with server() as client:
        visitor = play(client)
        ident = visitor.ident
        visitor.do("say", "hello")
        assert "Nobody writes at this table" in visitor.html
        assert 'name="chat"' not in visitor.get(f"/table/{ident}/settings")
        visitor.post(f"/table/{ident}/settings", {"pace": "0", "level": "club", "chat": "on", "children": ""})
        assert '<body class="at-table kids"' in visitor.get(f"/table/{ident}")
        visitor.do("say", "hello")
        assert "Nobody writes at this table" in visitor.html


def test_the_jinx_has_a_mark_where_there_is_one() -> None:
    with server() as client:
        visitor = Visitor(client)
        visitor.get("/")
        visitor.post("/play", {"variant": "kids-jinx", "with": "guide", "pace": "0", "children-kids-jinx": "on"})
        assert visitor.html.count('class="jinx"') == 1  # the guided deal gives it to the visitor
        visitor.post("/play", {"variant": "classic", "with": "guide", "pace": "0"})
        assert 'class="jinx"' not in visitor.html


@pytest.mark.parametrize("variant", GUIDED)
@pytest.mark.parametrize("taste", ["first", "last", "chance"])
def test_a_guided_deal_explains_whatever_is_played(variant: str, taste: str) -> None:
    """By forms alone: there are words at every decision, they change with the play, and the next deal is silent."""
    rng = random.Random(taste)
    with server() as client:
        visitor = Visitor(client)
        visitor.get("/")
        mode = {"children-kids-jinx": "on"} if variant in FOR_CHILDREN else {}
        visitor.post("/play", {"variant": variant, "with": "guide", "pace": "0", **mode})
        heard: list[str] = []
        played = 0
        for _ in range(400):
            html = visitor.html
            if lesson(html) and lesson(html) not in heard:
                heard.append(lesson(html))
            offered = buttons(html)
            if any(one.get("data-do") == "on" for one in offered):
                visitor.do("on")
                continue
            if any(one.get("id") == "b-next" for one in offered):
                break
            legal = [one for one in offered if "legal" in one.get("class", "")]
            if any(one.get("value") == "pass-chosen" for one in offered):
                for key in re.findall(r'id="card-([^"]+)"', html)[:3]:
                    visitor.do("choose", key)
                visitor.do("act", "pass-chosen")
            elif legal:
                assert lesson(html), "nothing is explained at a decision"
                at = {"first": 0, "last": -1, "chance": rng.randrange(len(legal))}[taste]
                visitor.do("act", legal[at]["value"])
                played += 1
            visitor.get(f"/table/{visitor.ident}")
        assert played == (10 if variant == "kids-jinx" else 13)
        said = " ".join(heard)
        assert len(heard) > 15 and "Hearts are bad" in said and "takes the trick" in said
        assert "Now you know how it goes" in said
        visitor.do("next")
        assert 'id="b-next"' not in visitor.html and not lesson(visitor.html)


def test_a_guided_deal_gives_everybody_the_same_cards() -> None:
    with server() as client:
        hands = set()
        for _ in range(2):
            visitor = Visitor(client)
            visitor.get("/")
            visitor.post("/play", {"variant": "kids-jinx", "with": "guide", "seats": "6", "level": "novice"})
            hands.add(tuple(re.findall(r'id="card-([^"]+)"', visitor.html)))
        assert len(hands) == 1 and len(hands.pop()) == 10


def test_a_game_without_a_guided_deal_shows_the_childrens_one() -> None:
    rules, deal = guided_rules("herz-an-herz")
    assert rules.id == "kids-jinx" and deal == GUIDED["kids-jinx"]


@pytest.mark.parametrize("variant", GUIDED)
def test_childrens_pages_tell_nothing_hidden(variant: str) -> None:
    """Two worlds that a seat cannot tell apart are one page, lesson and all."""
    rng = random.Random(f"children {variant}")
    rules = oh.ruleset(variant, 4)
    n_compared = 0
    for after in generators.playout(oh.deal(rules, seed=7, first_leader=0), rng):
        if after.is_over or rng.random() > 0.4:
            continue
        world, seat = worlds.world_of(after), rng.randrange(4)
        other = worlds.other_world(world, seat, rng)
        if other is None:
            continue
        pages = []
        for one in (world, other):
            settings = Settings(children=True, guide=True)
            table = table_with(rules, one.position, one.standing, one.steps, settings)
            viewer = TableViewer(table, Person(f"guest-{seat}"), "en")
            pages.append(board(viewer, csrf="token", origin="http://here"))
        assert pages[0] == pages[1] and lesson(pages[0])
        n_compared += 1
    assert n_compared > 3
