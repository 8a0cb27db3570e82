"""What people read and hear at a table whose server went back to a backup while they played.

That other cards are dealt is tested with the session, the commands that put a store back in test_operating.py.
"""

from __future__ import annotations

import asyncio
import html
import json
from typing import Any

import pytest

from openhearts.speech.catalogue import languages
from openhearts.speech.speaker import Speaker
from openhearts.tables.hosting.lobby import RESTORED
from openhearts.tables.session import commands as c
from openhearts.web.identity.guests import COOKIE
from openhearts.web.state import Site
from tests.web.driving import of, over, people_of, played, rest, restarts
from tests.web.helpers import HERE, Visitor, server, site

EN = Speaker("en")
WORDS = EN.text("web-restored")
NOTE = f'role="note">{WORDS}<'
AGREED = EN.text("web-anew-agreed")


def put_back(made: Site, ident: str) -> None:
    """The server begins again on a store that was put back."""
    live = made.lobby.tables[ident]
    asyncio.run(made.store.put(RESTORED, ident, b"a time"))
    restarts(made, live)


def spoken(client: Any, visitor: Visitor, ident: str) -> list[str]:
    """What is spoken on a page of theirs that connects."""
    client.cookies.clear()
    headers = {"origin": HERE, "cookie": f"{COOKIE}={visitor.jar[COOKIE]}"}
    with client.websocket_connect(f"/table/{ident}/live?parts=yes", headers=headers) as wire:
        return [one["text"] for one in json.loads(wire.receive_text()).get("say", [])]


def test_players_read_and_hear_why_they_have_other_cards() -> None:
    made = site()
    with server(made) as client:
        anna, watcher = Visitor(client), Visitor(client)
        anna.play("classic", name="Anna")
        ident = anna.ident
        put_back(made, ident)
        assert NOTE in html.unescape(anna.get(f"/table/{ident}")) and AGREED not in anna.html
        assert NOTE in html.unescape(watcher.get(f"/table/{ident}"))
        heard = spoken(client, anna, ident)
        assert any(WORDS in one for one in heard), heard
        assert not any(WORDS in one for one in spoken(client, anna, ident)), "once: it stands on the page"
        live = made.lobby.tables[ident]
        played(live, over)
        assert NOTE not in html.unescape(anna.get(f"/table/{ident}")), "as long as that deal is played"
        assert EN.text("web-fair-restored") in html.unescape(anna.get(f"/table/{ident}/fair"))
        assert EN.text("web-fair-void") not in html.unescape(anna.html)


def test_who_agreed_to_deal_anew_reads_that() -> None:
    made = site()
    with server(made) as client:
        anna = Visitor(client)
        anna.play("classic", name="Anna")
        live = made.lobby.tables[anna.ident]
        of(live, live.ask(c.AskAnew(), people_of(live, "Anna")))
        rest(live)
        assert live.state.match is not None and live.state.match.void
        assert NOTE not in html.unescape(anna.get(f"/table/{anna.ident}"))
        text = html.unescape(anna.get(f"/table/{live.state.ident}/fair"))
        assert EN.text("web-fair-void") in text and EN.text("web-fair-restored") not in text


@pytest.mark.parametrize("language", languages())
def test_it_is_told_in_every_language(language: str) -> None:
    speaker = Speaker(language)
    for key in ("web-restored", "web-fair-restored"):
        assert language == "en" or speaker.text(key) != EN.text(key)
