"""Two pages that one person has open at one table: what one of them was asked or has chosen, the other shows, too."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any

import pytest

from openhearts.web.regions.parts import DRAWER
from openhearts.web.state import Site
from tests.web.driving import hand, rest
from tests.web.helpers import Visitor, server, site
from tests.web.test_company import two
from tests.web.test_hands import ask
from tests.web.test_wire import connect, frame


@contextmanager
def pages(made: Site) -> Iterator[tuple[Visitor, Any, Any]]:
    """Anna, who is the host of a match with Ben, and two pages of hers."""
    with server(made) as client:
        anna, _ = two(client, made)
        rest(made.lobby.tables[anna.ident])
        with (
            connect(client, anna, anna.ident, page="one") as first,
            connect(client, anna, anna.ident, page="two") as second,
        ):
            for page in (first, second):
                frame(page)  # it was drawn before anything happens
            yield anna, first, second


def shown(socket: Any, words: str) -> str:
    """The page with its drawer, as soon as it shows these words."""
    while words not in (found := f"{socket.put.whole()}{socket.put.whole(DRAWER)}"):
        frame(socket)
    return found


@pytest.mark.parametrize("is_form", [False, True])
def test_cards_chosen_on_one_page_are_chosen_on_the_other(is_form: bool) -> None:
    made = site()
    with pages(made) as (anna, first, second):
        cards = [str(card) for card in hand(made.lobby.tables[anna.ident], 0)[:3]]
        for number, card in enumerate(cards, 1):
            if is_form:
                anna.get(f"/table/{anna.ident}")
                anna.do("choose", card)
            else:
                ask(first, "choose", card, number)
        assert shown(second, "Pass 3 of 3").count('aria-selected="true"') == 3


@pytest.mark.parametrize("is_form", [False, True])
def test_before_a_player_is_sent_away_every_page_of_the_host_asks(is_form: bool) -> None:
    made = site()
    with pages(made) as (anna, first, second):
        if is_form:
            anna.get(f"/table/{anna.ident}")
            anna.do("free", "1")
        else:
            assert "Ben" in ask(first, "free", "1")
        shown(second, "Yes, Ben is to leave")
        ask(first, "key", "a", 2)  # who does something else sends nobody away: no page asks any more
        shown(second, "Ask Ben to leave")
        assert "Ben" in ask(second, "free", "1", 3)
        assert made.lobby.tables[anna.ident].state.names[1] == "Ben"
