"""Pages without a script: everything that matters works by plain forms, and strangers get nothing."""

from __future__ import annotations

import asyncio
import html
import re
import threading
from typing import Any
from urllib.robotparser import RobotFileParser

import pytest
from msgspec.structs import replace

import openhearts as oh
from openhearts.games import registry
from openhearts.speech.bundles_in_words import bundles, sizes
from openhearts.speech.catalogue import languages
from openhearts.speech.display_names import level_names
from openhearts.speech.keymap import keys_of
from openhearts.speech.speaker import Speaker
from openhearts.store import MemoryStore
from openhearts.tables import bot_seats
from openhearts.tables.search_readiness import USUAL, Warming
from openhearts.web.state import Site
from openhearts.web.table import typed as commands
from tests.web.helpers import PLACE, Visitor, buttons, server, site

LIMIT = 100_000  # bytes of the front page
STRICT = {  # no page of elsewhere learns an address of a table, frames it, or reads it
    "x-content-type-options": "nosniff",
    "referrer-policy": "same-origin",
    "cross-origin-opener-policy": "same-origin",
    "permissions-policy": "camera=(), microphone=(), geolocation=()",
}
OWN = ("default", "script", "style", "img", "connect")  # what comes from this server alone
POLICY = {
    **{f"{kind}-src": "'self'" for kind in OWN},
    "object-src": "'none'",
    "base-uri": "'none'",
    "form-action": "'self'",
    "frame-ancestors": "'none'",
    "require-trusted-types-for": "'script'",
    "trusted-types": "openhearts",
}


def test_the_front_page_lists_every_variant() -> None:
    with server() as client:
        html = Visitor(client).get("/")
        for variant in oh.variants():
            assert f'value="{variant.id}"' in html
        assert len(html.encode()) < LIMIT


@pytest.mark.parametrize("variant", [variant.id for variant in oh.variants()])
def test_the_rules_of_a_game_tell_its_sizes_and_what_can_be_changed(variant: str) -> None:
    speaker, found = Speaker("en"), registry.variant(variant)
    with server() as client:
        visitor = Visitor(client)
        for seats in (found.seats[0], found.seats[-1]):
            shown = html.unescape(visitor.get(f"/rules/{variant}?seats={seats}"))
            assert f'<p id="players">{sizes(speaker, found, seats)}</p>' in shown
            told = bundles(speaker, found, seats)
            assert [one.id for one in told] == [*found.bundles]
            for one in told:
                assert f"<dt>{one.name}</dt>" in shown and f"<dd>{' '.join(one.what)}</dd>" in shown


def test_a_table_leads_back_to_the_start_page() -> None:
    with server() as client:
        visitor = Visitor(client)
        visitor.play("classic")
        ways = visitor.html[visitor.html.index('<nav class="foot"') :]
        assert '<a href="/">To the start page</a>' in ways and 'title="To the start page"' in visitor.html


@pytest.mark.parametrize("language", languages())
def test_pages_speak_every_language(language: str) -> None:
    """Strict texts: a missing message raises."""
    with server() as client:
        visitor = Visitor(client)
        visitor.get("/")
        visitor.post("/wishes", {"language": language, "back": "/"})
        for path in (
            "/",
            "/rules",
            "/rules/classic",
            "/rules/herz-an-herz?seats=2",
            "/wishes",
            "/fair",
            "/replay",
            "/nothing",
        ):
            html = visitor.get(path)
            assert f'<html lang="{language}"' in html
            assert visitor.status == (404 if path == "/nothing" else 200)
        visitor.play("classic")
        assert f'<html lang="{language}"' in visitor.html


@pytest.mark.parametrize(("variant", "game"), [("classic", "hearts"), ("herz-an-herz", "herz_an_herz")])
def test_every_key_is_a_form_too(variant: str, game: str) -> None:
    with server() as client:
        visitor = Visitor(client)
        visitor.play(variant, pace="3600")
        unlisted = ["m", "i", "f1", "z"]  # the second key of a command
        unlisted += ["j", *(key.key for key in keys_of(game) if game == "hearts" and (key.n or 0) > 4)]  # not here
        for key in keys_of(game):
            if key.kind == "act":
                continue
            listed = [one for one in buttons(visitor.html) if one.get("data-do") == "key" and "formaction" not in one]
            assert any(one["value"] == key.key for one in listed) or key.key in unlisted, key.key
            visitor.path = f"/table/{visitor.ident}"
            visitor.do("key", key.key)
            assert visitor.status == 200 and '<p class="heard" role="status">' in visitor.html, key.key


def test_a_whole_deal_by_forms_alone() -> None:
    with server() as client:
        visitor = Visitor(client)
        visitor.play("classic")
        assert visitor.status == 200 and 'id="hand"' in visitor.html
        for key in re.findall(r'id="card-([^"]+)"', visitor.html)[:3]:
            visitor.do("choose", key)
        assert visitor.html.count('aria-selected="true"') == 3
        visitor.do("act", "pass-chosen")
        played = 0
        for _ in range(400):
            if 'id="b-next"' in visitor.html:
                break
            legal = [one for one in buttons(visitor.html) if "legal" in one.get("class", "")]
            if legal:
                visitor.do("act", legal[0]["value"])
                played += 1
            visitor.get(f"/table/{visitor.ident}")
        assert 'id="b-next"' in visitor.html and 0 < played <= 13
        assert 'class="openhand"' in visitor.html
        record = visitor.client.get(f"/table/{visitor.ident}/record.txt")
        assert record.status_code == 200
        ident = visitor.ident
        html = visitor.get(f"/table/{ident}/fair")
        assert html.count('class="shuffle"') == 1 and "exactly the cards" in html
        visitor.get(f"/table/{ident}")
        visitor.do("next")
        assert 'id="b-next"' not in visitor.html
        html = visitor.get(f"/table/{ident}/fair")
        assert html.count('class="shuffle"') == 2 and "being played" in html
        assert html.count("The secret, told after the deal") == 1


def test_an_illegal_card_changes_nothing_and_says_why() -> None:
    with server() as client:
        visitor = Visitor(client)
        visitor.play("kids-jinx", seats="4")
        for _ in range(100):
            blocked = [one for one in buttons(visitor.html) if "blocked" in one.get("class", "")]
            legal = [one for one in buttons(visitor.html) if "legal" in one.get("class", "")]
            if blocked:
                break
            if legal:
                visitor.do("act", legal[-1]["value"])
            visitor.get(f"/table/{visitor.ident}")
        assert blocked and blocked[0]["data-note"]
        before = re.findall(r'id="card-([^"]+)"', visitor.html)
        visitor.do("act", blocked[0]["value"])
        assert 'role="status"' in visitor.html
        visitor.get(f"/table/{visitor.path.rpartition('/')[2].partition('?')[0]}")
        assert re.findall(r'id="card-([^"]+)"', visitor.html) == before


def test_who_has_no_seat_sees_no_hand_and_plays_nothing() -> None:
    with server() as client:
        owner, stranger = Visitor(client), Visitor(client)
        owner.play("classic")
        cards = re.findall(r'id="card-([^"]+)"', owner.html)
        html = stranger.get(f"/table/{owner.ident}")
        assert 'id="hand"' not in html and not any(f'"{card}"' in html for card in cards)
        stranger.do("act", f"pass {' '.join(cards[:3])}")
        assert 'role="status"' in stranger.html
        owner.get(f"/table/{owner.ident}")
        assert re.findall(r'id="card-([^"]+)"', owner.html) == cards


def test_forms_of_other_sites_are_refused() -> None:
    with server() as client:
        visitor = Visitor(client)
        visitor.get("/")
        visitor.post("/play", {"variant": "classic"}, with_token=False)
        assert visitor.status == 403
        visitor.post("/play", {"variant": "classic", "_csrf_token": "0" * 128}, with_token=False)
        assert visitor.status == 403


@pytest.mark.parametrize(
    ("path", "form", "status"),
    [
        ("/nothing", None, 404),
        ("/table/nosuchtable", None, 404),
        ("/wishes", {"_csrf_token": "old"}, 403),
        ("/rules-editor", {"x": "y" * 70_000}, 413),
    ],
)
def test_the_language_can_be_changed_where_a_page_cannot_be_shown(
    path: str, form: dict[str, str] | None, status: int
) -> None:
    with server() as client:
        visitor = Visitor(client)
        visitor.get("/")
        visitor.get(path) if form is None else visitor.post(path, form)
        assert visitor.status == status
        visitor.post("/wishes", {"language": "de", "back": "/"})
        assert visitor.status == 200 and 'lang="de"' in visitor.html


@pytest.mark.parametrize("cookie", ["", "0" * 128, "old", "\N{LATIN SMALL LETTER E WITH ACUTE}" * 128])
def test_a_page_that_other_sites_can_ask_for_offers_no_form_that_is_refused_and_changes_no_cookie(cookie: str) -> None:
    """A browser sends no cookie with a form of another site: whoever was signed in would be somebody else."""
    with server() as client:
        for method, path in (("POST", "/wishes"), ("GET", "/nothing"), ("POST", "/nothing")):
            headers = {"cookie": f"openhearts-form={cookie}".encode("latin-1")} if cookie else {}
            answer = client.request(method, path, headers=headers)  # type: ignore[arg-type]
            assert answer.status_code in (403, 404) and "<main" in answer.text
            assert "_csrf_token" not in answer.text and "set-cookie" not in answer.headers


def test_a_changed_cookie_is_somebody_else() -> None:
    with server() as client:
        owner = Visitor(client)
        owner.play("classic")
        thief = Visitor(client)
        value = owner.jar["openhearts"]
        thief.jar = {"openhearts": value[:-4] + ("AAAA" if value[-4:] != "AAAA" else "BBBB")}
        assert 'id="hand"' not in thief.get(f"/table/{owner.ident}")


@pytest.mark.parametrize(
    "path", ["/table/nosuchtable", "/table/nosuchtable/record.txt", "/static/app.py", "/static/../app.py"]
)
def test_what_is_not_there(path: str) -> None:
    with server() as client:
        visitor = Visitor(client)
        visitor.get(path)
        assert visitor.status == 404 and "Traceback" not in visitor.html


@pytest.mark.parametrize(
    ("form", "words"),
    [
        ({"variant": "clasic"}, "classic"),
        ({"variant": "classic", "seats": "11"}, "11"),
        ({"variant": "classic", "options": "end.limt=50"}, "end.limit"),
        ({"variant": "classic", "options": "=50"}, "50"),
    ],
)
def test_rules_that_cannot_be_are_explained(form: dict[str, str], words: str) -> None:
    with server() as client:
        visitor = Visitor(client)
        visitor.get("/")
        visitor.post("/play", {"with": "bots", **form})
        assert visitor.status == 400 and 'role="alert"' in visitor.html and words in visitor.html


def test_what_people_type_is_escaped() -> None:
    with server() as client:
        visitor = Visitor(client)
        visitor.play("classic", name='<script>alert("x")')
        assert "<script>alert" not in visitor.html and "&lt;script&gt;" in visitor.html


def test_every_answer_is_strict() -> None:
    with server() as client:
        for path in ("/", "/rules", "/nothing", "/static/app.css"):
            headers = client.get(path).headers
            assert STRICT.items() <= dict(headers).items(), path
            policy = dict(rule.split(" ", 1) for rule in headers["content-security-policy"].split("; "))
            assert policy == POLICY, path
        html = client.get("/").text
        assert " style=" not in html and "<style" not in html and " onclick" not in html
        assert not re.findall(r"(?:src|href)=\"(?:https?:)?//", html)


def test_who_asks_for_heads_alone_is_told_what_a_page_would_be() -> None:
    """As programs do that watch whether a site is there, and those that look at a link before they show it."""
    with server() as client:
        visitor = Visitor(client)
        visitor.play("classic")
        table, own = visitor.path, ("/", "/health", "/ready", "/rules/classic", "/play", "/nothing", "/static/app.css")
        for path in (*own, table, f"{table}/do"):
            page, head = (client.request(how, path, follow_redirects=False) for how in ("GET", "HEAD"))
            assert head.status_code == page.status_code and head.content == b"", path
            for name in ("content-type", "content-length", "cache-control", "location"):
                assert head.headers.get(name) == page.headers.get(name), (path, name)
        assert client.put("/").headers["allow"] == "GET, HEAD, OPTIONS"
        assert client.request("OPTIONS", "/").headers["allow"] == "GET, HEAD, OPTIONS"


def test_search_engines_are_asked_to_read_what_is_the_same_for_everybody() -> None:
    asked = RobotFileParser()
    with server() as client:
        answer = client.get("/robots.txt")
        asked.parse(answer.text.splitlines())
    assert answer.headers["content-type"].startswith("text/plain") and "set-cookie" not in answer.headers
    assert all(asked.can_fetch("any", path) for path in ("/rules", "/rules/classic", "/cards/kids-jinx", "/fair"))
    assert not any(
        asked.can_fetch("any", path) for path in ("/table/x", "/replay/x", "/kitchen/x", "/matches", "/play")
    )


def test_friends_sit_down_and_the_host_starts() -> None:
    with server() as client:
        host, friend, late = Visitor(client), Visitor(client), Visitor(client)
        host.get("/")
        host.post(
            "/play",
            {"variant": "classic", "seats": "3", "name": "Anna", "with": "friends", "level": "club", "pace": "0"},
        )
        assert 'class="gathering"' in host.html and 'id="b-start"' in host.html
        friend.get(f"/table/{host.ident}")
        assert 'id="b-start"' not in friend.html
        friend.do("sit", "1")
        friend.do("start")
        assert 'role="status"' in friend.html  # only the host may
        late.get(f"/table/{host.ident}")
        late.do("sit", "1")
        assert 'role="status"' in late.html  # somebody sits there
        host.get(f"/table/{host.ident}")
        host.do("start")
        assert 'id="hand"' in host.html
        assert 'id="hand"' in friend.get(f"/table/{host.ident}")
        assert 'id="hand"' not in late.get(f"/table/{host.ident}")
        assert host.ident in friend.get("/")


def test_a_restart_loses_nothing() -> None:
    made = site()
    with server(made) as client:
        visitor = Visitor(client)
        visitor.play("classic")
        for key in re.findall(r'id="card-([^"]+)"', visitor.html)[:3]:
            visitor.do("choose", key)
        visitor.do("act", "pass-chosen")
        cards = re.findall(r'id="card-([^"]+)"', visitor.html)
        ident, jar = visitor.ident, visitor.jar
        made.lobby.tables.clear()
        again = Visitor(client)
        again.jar = jar
        assert re.findall(r'id="card-([^"]+)"', again.get(f"/table/{ident}")) == cards


def test_another_device_goes_on_with_the_same_seat() -> None:
    with server() as client:
        first, other = Visitor(client), Visitor(client)
        first.play("classic", name="Anna")
        ident, cards = first.ident, re.findall(r'id="card-([^"]+)"', first.html)
        found = re.search(r'href="[^"]*(/device/[^"]+)"', first.get("/device"))
        assert found is not None
        assert "Anna" in other.get(found[1])
        assert 'id="hand"' not in other.get(f"/table/{ident}")  # nobody becomes somebody else by looking
        other.get(found[1])
        other.post(found[1], {})
        assert re.findall(r'id="card-([^"]+)"', other.get(f"/table/{ident}")) == cards
        assert Visitor(client).get(found[1][:-3] + "abc") and client.get("/device/x.y.z").status_code == 410


def test_a_deal_whose_cards_do_not_follow_is_shown_as_wrong() -> None:
    made = site()
    with server(made) as client:
        visitor = Visitor(client)
        visitor.play("kids-jinx", seats="2")
        table = made.lobby.tables[visitor.ident]
        for _ in range(400):
            if 'id="b-next"' in visitor.html or 'id="result"' in visitor.html:
                break
            legal = [one for one in buttons(visitor.html) if "legal" in one.get("class", "")]
            if legal:
                visitor.do("act", legal[0]["value"])
            visitor.get(f"/table/{visitor.ident}")
        match = table.state.match
        assert match is not None
        played = match.finished[0]
        assert played.fair is not None
        wrong = replace(played, fair=replace(played.fair, contributions=()))
        table.state = replace(table.state, match=replace(match, finished=(wrong, *match.finished[1:])))
        assert "do NOT give" in visitor.get(f"/table/{visitor.ident}/fair")


def test_who_sits_down_says_their_name_and_the_host_decides() -> None:
    with server() as client:
        host, friend = Visitor(client), Visitor(client)
        host.get("/")
        host.post("/play", {"variant": "classic", "name": "Anna", "with": "friends", "level": "club", "pace": "0"})
        ident = host.ident
        friend.get(f"/table/{ident}")
        assert 'id="guest"' in friend.html and 'id="guest"' not in host.html
        friend.post(f"/table/{ident}/do", {"do": "sit", "value": "2", "name": "Ben <b>"})
        assert "Ben &lt;b&gt;" in host.get(f"/table/{ident}")
        friend.get(f"/table/{ident}/settings")
        friend.post(f"/table/{ident}/settings", {"pace": "0", "level": "novice"})
        assert friend.status == 400 and f'href="/table/{ident}"' in friend.html
        agreed = friend.get(f"/table/{ident}/settings")
        assert 'name="pace"' not in agreed and "Strength of the bots: " in agreed and "The host decides them" in agreed
        host.get(f"/table/{ident}/settings")
        host.post(f"/table/{ident}/settings", {"pace": "0", "level": "novice", "when_away": "wait", "hints": "on"})
        host.do("start")
        assert 'id="b-hint"' in host.html and "/settings" in host.html
        keys = {button["data-value"] for button in buttons(host.html) if button.get("data-do") == "key"}
        assert "a" in keys and not {"u", "j", "5"} & keys, "no undo, no clock, no fifth card at this table"
        assert "beginners" in host.get(f"/table/{ident}/settings")


def test_a_match_that_is_over_can_be_played_again() -> None:
    with server() as client:
        visitor = Visitor(client)
        visitor.play("classic", options="end.limit=1, pass.count=0")
        first = visitor.ident
        for _ in range(400):
            if 'id="b-again"' in visitor.html:
                break
            legal = [one for one in buttons(visitor.html) if "legal" in one.get("class", "")]
            if legal:
                visitor.do("act", legal[0]["value"])
            visitor.get(f"/table/{first}")
        head = re.search(r'id="status"[^>]*>([^<]*)<', visitor.html)
        assert head is not None and head[1] == "The match is over."
        visitor.post(f"/table/{first}/again", {})
        assert visitor.ident != first and 'id="hand"' in visitor.html


@pytest.mark.parametrize("language", languages())
def test_where_a_level_is_chosen_it_is_said_how_strong_it_is(language: str) -> None:
    levels = level_names(Speaker(language))
    assert [level.id for level in levels] == ["novice", "casual", "club", "expert", "master"]
    assert len({level.about for level in levels}) == len(levels)
    with server() as client:
        visitor = Visitor(client)
        visitor.play("classic")
        ident = visitor.ident
        visitor.post("/wishes", {"language": language, "back": "/"})
        for path in ("/", "/rules-editor", f"/table/{ident}/settings"):
            page = html.unescape(visitor.get(path))
            for level in levels:
                assert f"<dt>{level.name}</dt><dd>{level.about}</dd>" in page, path
                assert re.search(rf'<option value="{level.id}"[^>]*>{level.name}</option>', page), path


def test_a_hint_counts_in_a_thread_where_the_search_is_ready(monkeypatch: pytest.MonkeyPatch) -> None:
    """Until it is, rules of thumb answer at once; asked again in the same turn, nothing is counted anew."""
    asked: list[tuple[bool, bool]] = []

    def counted(view: Any, seed: str, number: int, *, is_ready: bool) -> Any:
        asked.append((is_ready, threading.current_thread() is threading.main_thread() or has_loop()))
        return bot_seats.hint(view, seed, number, is_ready=is_ready)

    def has_loop() -> bool:
        try:
            asyncio.get_running_loop()
        except RuntimeError:
            return False
        return True

    monkeypatch.setattr(commands, "hint", counted)
    warming = Warming([USUAL[0]])
    made = Site(MemoryStore(), "a secret of the tests", PLACE, warming)
    with server(made) as client:
        visitor = Visitor(client)
        visitor.play("classic")
        visitor.do("key", "a")
        assert "Hint: pass " in visitor.html and "On average" not in visitor.html
        warming.done(USUAL[0])
        for _ in range(2):
            visitor.do("key", "a")
            assert "Hint: pass " in visitor.html and "On average about" in visitor.html
    assert asked == [(False, False), (True, False)]


def test_a_hint_is_gone_with_the_turn_it_was_for() -> None:
    with server() as client:
        visitor = Visitor(client)
        visitor.play("classic", seats="3")
        visitor.do("key", "a")
        assert 'id="hint"' in visitor.html
        for key in [one["value"] for one in buttons(visitor.html) if one.get("role") == "option"][:3]:
            visitor.do("choose", key)
        visitor.do("act", "pass-chosen")
        visitor.get(f"/table/{visitor.ident}")
        assert 'id="hint"' not in visitor.html
