"""The front page's form without a script: it remembers what was played, and what is refused stays as it was sent."""

from __future__ import annotations

import re
from typing import Any

import pytest

from openhearts.errors import BadRuleset
from openhearts.games import registry
from openhearts.speech.catalogue import languages
from openhearts.speech.speaker import Speaker
from openhearts.web.rules_editor.house_rules import draft, token_of
from openhearts.web.slow.deadlines import DECISIONS
from tests.web.helpers import Visitor, buttons, fields, server


def form_of(visitor: Visitor) -> dict[str, str]:
    """What the form of all games would send as it stands."""
    return fields(visitor.html, "games")


def rules_of(client: Any, visitor: Visitor) -> Any:
    """The rules of the table that a visitor came to."""
    return client.app.state.site.lobby.tables[visitor.ident].state.rules


def test_another_game_than_the_last_one_starts_with_two_actions() -> None:
    """Sizes are remembered; one that the game lacks was chosen for another game, and means the usual size."""
    with server() as client:
        visitor = Visitor(client)
        visitor.play("cancellation", seats="11")
        visitor.get("/")
        form = form_of(visitor)
        assert (form["variant"], form["seats"]) == ("cancellation", "11")
        visitor.post("/play", {**form, "variant": "classic", "with": "bots"})
        assert visitor.status == 200 and visitor.html.count('class="plate') == 4
        visitor.get("/")
        assert form_of(visitor)["seats"] == ""


def test_one_tap_starts_a_game_as_recommended_whatever_the_form_says() -> None:
    """The size of the last match, options and strength stay for the form below: a tap is what its tile says."""
    with server() as client:
        visitor = Visitor(client)
        visitor.play("cancellation", seats="11", level="novice")
        visitor.get("/")
        assert "6 players · experts" in visitor.html
        visitor.post("/play", {**form_of(visitor), "start": "cancellation"})
        state = client.app.state.site.lobby.tables[visitor.ident].state
        assert visitor.status == 200 and state.rules.seats == 6 and state.settings.level == "expert"
        assert state.phase == "playing", "with bots, at once"
        visitor.get("/")
        visitor.post("/play", {**form_of(visitor), "start": "no-such-game"})
        assert visitor.status == 400 and "no-such-game" in visitor.html


@pytest.mark.parametrize("language", languages())
def test_each_tile_says_what_a_tap_starts(language: str) -> None:
    with server() as client:
        client.headers["accept-language"] = language
        html = Visitor(client).get("/")
        text = Speaker(language).text
        for ident, seats in (("classic", 4), ("cancellation", 6), ("herz-an-herz", 4)):
            usual = text("web-start-usual", players=seats, level=text("web-level-expert"))
            tile = html[html.index(f'name="start" value="{ident}"') :].split("</button>")[0]
            assert usual in tile


def test_a_remembered_size_holds_for_every_game_that_has_it() -> None:
    with server() as client:
        visitor = Visitor(client)
        visitor.play("classic", seats="5")
        visitor.get("/")
        visitor.post("/play", {**form_of(visitor), "variant": "omnibus", "with": "bots"})
        assert visitor.status == 200 and visitor.html.count('class="plate') == 5


@pytest.mark.parametrize("before", ["", "10"])
def test_a_size_that_was_chosen_for_this_game_is_refused_and_all_stays(before: str) -> None:
    with server() as client:
        visitor = Visitor(client)
        if before:
            visitor.play("cancellation", seats=before)
        visitor.get("/")
        sent = form_of(visitor) | {
            "variant": "classic",
            "seats": "11",
            "level": "casual",
            "pace": "1.2",
            "name": "Anna",
            "options": "sun",
            "time": str(DECISIONS[0]),
        }
        del sent["children-kids-jinx"]
        visitor.post("/play", {**sent, "with": "bots"})
        assert visitor.status == 400
        assert re.search(r'role="alert">Classic Hearts is for 3 to 6 players\.<', visitor.html)
        kept = form_of(visitor)
        assert kept == sent | {"drawn": "classic 11"}
        assert '<details class="more" open>' in visitor.html
        visitor.post("/play", {**kept, "with": "bots"})
        assert visitor.status == 400  # whoever insists is told again
        visitor.post("/play", {**form_of(visitor), "variant": "classic-de", "options": "", "with": "bots"})
        assert visitor.status == 200 and visitor.html.count('class="plate') == 4


@pytest.mark.parametrize("seats", ["²", "x", "-3"])
def test_what_is_no_number_of_seats_means_the_usual_one(seats: str) -> None:
    with server() as client:
        visitor = Visitor(client)
        visitor.play("classic", seats=seats)
        assert visitor.status == 200 and visitor.html.count('class="plate') == 4


def test_a_game_that_there_is_not_leaves_the_form_usable() -> None:
    with server() as client:
        visitor = Visitor(client)
        visitor.get("/")
        visitor.post("/play", {"variant": "clasic", "with": "bots"})
        assert visitor.status == 400 and form_of(visitor)["variant"] == "classic"


@pytest.mark.parametrize("language", languages())
@pytest.mark.parametrize(("variant", "seats", "sizes"), [("classic", 11, "36"), ("classic-6-jokers", 4, "6")])
def test_the_sizes_of_a_game_are_told_in_words(language: str, variant: str, seats: int, sizes: str) -> None:
    with pytest.raises(BadRuleset) as caught:
        registry.ruleset(variant, seats)
    said = Speaker(language).error(caught.value)
    name = registry.variant(variant).name_in(language)
    rest = said.replace(name, "")
    assert rest != said and variant not in rest and ":" not in rest.lstrip(" \xa0:")
    assert "".join(re.findall(r"\d", rest)) == sizes


VOID = "trick.void_when"


def test_who_starts_a_large_table_of_cancelling_cards_is_asked_when_a_trick_is_void() -> None:
    """docs/rules.md 4.3: the switch is offered prominently to 9 to 11 players; the default stands."""
    with server() as client:
        visitor = Visitor(client)
        visitor.get("/")
        form = form_of(visitor) | {"variant": "cancellation", "seats": "9", "with": "bots"}
        field = f"cancellation:{VOID}"
        assert form[field] == "two_pairs_or_no_live_led_card"
        assert "23 of 100 tricks" in visitor.html
        visitor.post("/play", form)
        assert rules_of(client, visitor).trick.void_when == "two_pairs_or_no_live_led_card"
        visitor.post("/play", form | {field: "no_live_led_card"})
        assert rules_of(client, visitor).trick.void_when == "no_live_led_card"
        visitor.post("/play", form | {field: "no_live_led_card", "seats": "6"})  # it was not to be seen there
        assert rules_of(client, visitor).trick.void_when == "two_pairs_or_no_live_led_card"
        visitor.get("/")
        visitor.post("/play", form | {field: "no_live_led_card", "options": "nonsense"})
        assert visitor.status == 400 and form_of(visitor)[field] == "no_live_led_card"


def test_what_a_game_asks_for_is_shown_with_it() -> None:
    with server() as client:
        asking = set(re.findall(r'class="asks a-([\w-]+)"', Visitor(client).get("/")))
        style = client.get("/static/app.css").text
    assert asking == {"cancellation", "cancellation-standard"}
    for variant in asking:
        assert f'.games:has([value="{variant}"]:checked):has(.asked:checked) .a-{variant}' in style


@pytest.mark.parametrize(
    ("variant", "seats", "is_first"),
    [("cancellation", 8, False), ("cancellation", 9, True), ("cancellation-standard", 11, True), ("classic", 4, False)],
)
def test_the_rule_editor_asks_it_first(variant: str, seats: int, is_first: bool) -> None:
    with server() as client:
        html = Visitor(client).get(f"/rules-editor?variant={variant}&seats={seats}")
    fields = re.findall(r'<div class="field[^"]*" id="f-([\w-]+)-field"', html)
    assert (fields[0] == "trick-void-when") == is_first
    assert fields.count("trick-void-when") == 1


def again(visitor: Visitor) -> str:
    """What stands on the button that plays the last game once more."""
    found = re.search(r'<button id="b-replay"[^>]*>([^<]*)<', visitor.get("/"))
    assert found is not None
    return found[1]


def play_again(visitor: Visitor) -> None:
    """One action: that button."""
    visitor.get("/")
    form = fields(visitor.html, "again")
    variant = next(one["value"] for one in buttons(visitor.html) if one.get("id") == "b-replay")
    visitor.post("/play", {**form, "variant": variant})
    assert visitor.status == 200, visitor.html


def test_house_rules_are_played_again_under_their_name_and_as_fast() -> None:
    with server() as client:
        visitor = Visitor(client)
        visitor.play("classic", pace="0.3")
        made = draft("classic", 5, {"end.limit": 60, "score.bonus": {"JD": -10}}, "Grandma")
        visitor.post("/play", {"rules": token_of(made), "with": "bots", "level": "club"})  # the editor asks for no pace
        assert again(visitor) == "Play again: Grandma"
        play_again(visitor)
        assert rules_of(client, visitor) == made.rules
        assert client.app.state.site.lobby.tables[visitor.ident].state.settings.pace == 0.3
        assert again(visitor) == "Play again: Grandma"
        assert form_of(visitor)["pace"] == "0.3"


def test_typed_options_are_played_again() -> None:
    with server() as client:
        visitor = Visitor(client)
        visitor.play("omnibus", seats="5", options="end.limit=60, sun")
        wanted = rules_of(client, visitor)
        assert again(visitor) == "Play again: Omnibus Hearts, with your rules"
        play_again(visitor)
        assert rules_of(client, visitor) == wanted
        visitor.play("omnibus")
        assert again(visitor) == "Play again: Omnibus Hearts"
        play_again(visitor)
        assert rules_of(client, visitor) == registry.ruleset("omnibus")


def test_what_a_large_table_decided_is_played_again() -> None:
    with server() as client:
        visitor = Visitor(client)
        visitor.play("cancellation", seats="9", **{f"cancellation:{VOID}": "no_live_led_card"})
        play_again(visitor)
        assert rules_of(client, visitor).trick.void_when == "no_live_led_card"


def test_house_rules_that_nobody_keeps_leave_the_plain_game() -> None:
    with server() as client:
        visitor = Visitor(client)
        visitor.play("classic", options="sun")
        client.app.state.site.store._values.clear()
        assert again(visitor) == "Play again: Classic Hearts"
        play_again(visitor)
        assert rules_of(client, visitor) == registry.ruleset("classic")


def test_the_guided_deal_forgets_nothing() -> None:
    with server() as client:
        visitor = Visitor(client)
        visitor.play("omnibus", options="sun", pace="1.2")
        before = again(visitor)
        visitor.post("/play", {"variant": "classic", "with": "guide"})
        assert again(visitor) == before and form_of(visitor)["pace"] == "1.2"


def test_the_list_of_ones_tables_calls_everybody_as_the_table_does() -> None:
    """Who gave no name is "You" to oneself, and to others what people are called in their language."""
    with server() as client:
        host, guest = Visitor(client), Visitor(client)
        host.get("/")
        host.post("/play", {"variant": "classic", "with": "friends", "level": "club", "pace": "0"})
        ident = host.ident
        guest.get(f"/table/{ident}")
        guest.do("sit", "1")
        assert "waiting for people: Human and You" in guest.get("/")
        assert "Du und Mensch 2" in host.get("/", headers={"accept-language": "de"})
        host.get(f"/table/{ident}")
        host.do("start")
        assert re.search("deal 1: Human, You, [A-Z]", guest.get("/")), "at a table that has begun, too"
