"""A change of language stays where it was made: on the same page, with what its address asks for."""

from __future__ import annotations

import re
from html import unescape
from urllib.parse import quote

import pytest

from tests.web.helpers import HERE, Visitor, fields, server, site, token


def change(visitor: Visitor, language: str = "de") -> str:
    """The form in the head of the page that is looked at, and the page that it leads to."""
    visitor.post("/wishes", {**fields(visitor.html, "language"), "language": language})
    assert visitor.status == 200 and f'<html lang="{language}"' in visitor.html
    return visitor.path


@pytest.mark.parametrize(
    "path",
    [
        "/rules/classic?seats=5",
        "/kitchen?variant=cancellation&seats=9",
        "/wishes?back=/rules/classic",
        "/rules-editor?variant=omnibus&seats=5",
    ],
)
def test_what_an_address_asks_for_is_kept(path: str) -> None:
    with server() as client:
        visitor = Visitor(client)
        visitor.get(path)
        before = re.search(r'<h1>(.*?)</h1>|aria-current="page">(.*?)<', visitor.html)
        assert change(visitor).startswith(path.partition("?")[0])
        again = change(visitor, "en")
        found = re.search(r'<h1>(.*?)</h1>|aria-current="page">(.*?)<', visitor.html)
        assert before is not None and found is not None and found.groups() == before.groups()
        assert again == path or path.startswith("/rules-editor")  # the editor has a shorter word for it


def test_the_rules_of_a_table_stay_its_rules() -> None:
    with server() as client:
        visitor = Visitor(client)
        visitor.play("classic", seats="5", options="end.limit=60")
        visitor.get(f"/rules/classic?table={visitor.ident}")
        change(visitor)
        assert "5 Personen, ein Kartenspiel" in visitor.html and "60 Punkte" in visitor.html


def test_one_comes_back_to_the_table_without_saving() -> None:
    with server() as client:
        visitor = Visitor(client)
        visitor.play("classic")
        path = visitor.path
        visitor.get(f"/wishes?back={path}")
        assert f'<a class="button" href="{path}">Back to the table</a>' in visitor.html
        visitor.get("/wishes?back=/rules/classic")
        assert "Back to the table" not in visitor.html


def test_after_a_refused_table_one_is_on_the_front_page() -> None:
    with server() as client:
        visitor = Visitor(client)
        visitor.get("/")
        visitor.post("/play", {"variant": "classic", "seats": "11", "with": "bots"})
        assert visitor.status == 400
        assert change(visitor) == "/"


def test_after_a_question_without_a_script_one_is_at_the_table() -> None:
    with server() as client:
        visitor = Visitor(client)
        visitor.play("classic")
        ident = visitor.ident
        visitor.do("text", "score")
        assert 'role="status"' in visitor.html
        assert change(visitor) == f"/table/{ident}"
        assert 'id="hand"' in visitor.html


def test_at_the_kitchen_table_one_stays_at_the_pad_and_with_the_question() -> None:
    with server() as client:
        visitor = Visitor(client)
        visitor.get("/kitchen?variant=classic&seats=4")
        visitor.post("/kitchen", {"variant": "classic", "seats": "4", "options": "no such", "name0": "Zoë & Co"})
        assert visitor.status == 400
        assert change(visitor, "fr").startswith("/kitchen?variant=classic")
        assert "Zoë &amp; Co" in visitor.html and "csrf" not in visitor.path
        visitor.post("/kitchen", {"variant": "classic", "seats": "4"})
        pad = visitor.path
        visitor.post(f"{pad}/entry", {"do": "check", "number": "1", "p0": "26"})
        assert visitor.status in (200, 201)
        assert change(visitor) == pad
        cards = "QS AH " * 300  # as long as a question may be
        asked = f"{pad}/referee?trick={quote(cards.strip())}&hand=2C&into=hand&tap=KD"
        shown = re.findall(r'name="hand" value="([^"]*)"', visitor.get(asked))
        assert change(visitor, "en") == asked
        assert re.findall(r'name="hand" value="([^"]*)"', visitor.html) == shown


def test_after_a_fault_one_is_where_the_form_stood() -> None:
    """What the browser says of the page that sent a form counts only where it is one of ours."""
    with server(site()) as client:
        visitor = Visitor(client)
        visitor.play("classic")
        for sender, back in (
            (f"{HERE}/table/{visitor.ident}/settings?x=1", f"/table/{visitor.ident}/settings?x=1"),
            ("https://elsewhere.example/table/x", "/"),
            ("", "/"),
        ):
            client.cookies.clear()
            client.cookies.update(visitor.jar)
            answer = client.post("/table/nosuchtable/do", data={}, headers={"referer": sender} if sender else {})
            found = re.search(r'name="back" value="([^"]*)"', answer.text)
            assert answer.status_code == 403 and found is not None and unescape(found[1]) == back


def test_an_address_in_other_letters_is_kept() -> None:
    with server() as client:
        visitor = Visitor(client)
        visitor.get("/rules/caf%C3%A9?seats=%C3%A9")
        assert fields(visitor.html, "language")["back"] == "/rules/caf%C3%A9?seats=%C3%A9"
        visitor.post("/wishes", {**fields(visitor.html, "language"), "language": "de"})
        assert visitor.status == 400 and "café" in visitor.html and visitor.path.startswith("/rules/caf")


def test_an_address_that_only_takes_forms_leads_to_the_page_where_they_stand() -> None:
    """For who comes back to it by the address bar, or loads the answer to a form anew."""
    with server() as client:
        visitor = Visitor(client)
        visitor.play("classic")
        table = visitor.ident
        visitor.get("/kitchen?variant=classic")
        visitor.post("/kitchen", {"variant": "classic", "seats": "4"})
        pad = visitor.path.rpartition("/")[2]
        met = 0
        for route in client.app.routes:
            methods = getattr(route, "methods", ())
            if "POST" not in methods or "GET" in methods or route.path.startswith("/jobs"):
                continue  # a job's own tests ask for its addresses
            path = route.path_format.replace("{ident}", pad if route.path.startswith("/kitchen") else table)
            visitor.get(path)
            assert visitor.status == 303, path
            visitor.get(visitor.place)
            assert visitor.status == 200, path
            met += 1
        assert met >= 5
        visitor.get("/play?seats=5")
        assert visitor.place == "/"
        assert client.delete("/play", headers={"x-csrftoken": token(visitor.get("/"))}).status_code == 405
