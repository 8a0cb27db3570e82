"""Numbers that come from outside: whatever stands where one is asked for, no page fails."""

from __future__ import annotations

from urllib.parse import urlencode

import pytest

import openhearts as oh
from openhearts.core.input_limits import whole_number
from openhearts.speech.display_names import shown_names
from openhearts.speech.speaker import Speaker
from openhearts.tables.roster import clean_name
from openhearts.web.identity.guests import Person
from openhearts.web.replay.moment_view import place_in, shown
from openhearts.web.rules_editor.house_rules import draft, token_of
from tests.web.helpers import Visitor, server
from tests.web.test_replay import bring, played

# A superscript and a half are digits to some functions and no numbers to others; other scripts have digits too.
ODD = (
    *("²", "½", "٣", "\N{FULLWIDTH DIGIT ONE}", "1" * 5000, "9" * 400, "9" * 18, "999999999"),
    *("-1", "+4", "4.0", "1e9", "0x4", " 4 ", "", "\0"),
)
PAGES = (
    ("/rules/classic", "seats"),
    ("/rules-editor?variant=classic", "seats"),
    ("/rules-editor/rules.toml?variant=classic", "seats"),
    ("/kitchen?variant=classic", "seats"),
    ("/cards/classic", "seats"),
    ("{replay}", "deal"),
    ("{replay}", "step"),
    ("{replay}", "seat"),
    ("{pad}/referee?hand=QS", "leader"),
    ("{pad}/referee?hand=QS", "into"),
    ("{pad}/referee?hand=QS", "tap"),
    ("{table}/replay", "step"),
    ("{table}", "page"),
)
FORMS = (
    ("/play", {"variant": "classic"}, ("seats", "pace", "drawn", "options", "level")),
    (
        "/rules-editor",
        {"was": token_of(draft("classic"))},
        ("seats", "end.limit", "end.limit#other", "score.points[QS]"),
    ),
    ("/kitchen", {"variant": "classic"}, ("seats", "dealer", "youngest", "starter", "options")),
    ("{pad}/entry", {"number": "1", "do": "check"}, ("p0", "moon", "number")),
    ("{pad}/entry", {"number": "1", "do": "deal", "p0": "26"}, ("number", "p1", "moon")),
    ("{table}/settings", {}, ("pace", "clock", "reserve", "level")),
    ("{replay}", {}, ("step",)),
)
COMMANDS = (
    *("act", "choose", "line", "key", "commit", "reveal", "uncover", "sit", "add", "come", "join", "fill", "free"),
    *("welcome", "start", "let-in", "turn-away", "back", "back-yes", "back-no", "away-bot", "away-wait", "phrase"),
    *("swap", "wish-yes", "wish-no", "arrange", "again-no", "on"),
)


def places(visitor: Visitor) -> dict[str, str]:
    """A replay, a score pad and a table of somebody's own."""
    bring(visitor, played("kids-jinx", 3).text())
    replay = visitor.path
    visitor.get("/kitchen?variant=classic")
    visitor.post("/kitchen", {"variant": "classic"})
    pad = visitor.path
    visitor.play("herz-an-herz", seats="2")
    return {"replay": replay, "pad": pad, "table": visitor.path}


def test_every_number_in_an_address_is_taken_or_left() -> None:
    with server() as client:
        visitor = Visitor(client)
        found = places(visitor)
        failed = []
        for path, name in PAGES:
            for value in ODD:
                where = path.format(**found)
                visitor.get(f"{where}{'&' if '?' in where else '?'}{urlencode({name: value})}")
                if visitor.status >= 500:
                    failed.append((path, name, value[:20]))
        assert failed == []


def test_every_number_in_a_form_is_taken_or_left(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("openhearts.web.state.OPENS_BURST", 1e6)
    monkeypatch.setattr("openhearts.tables.hosting.lobby.MOST_HOSTED", 1000)
    with server() as client:
        visitor = Visitor(client)
        found = places(visitor)
        visitor.get("/")
        failed = []
        for path, form, names in FORMS:
            for name in names:
                for value in ODD:
                    visitor.post(path.format(**found), {**form, name: value})
                    if visitor.status >= 500:
                        failed.append((path, name, value[:20]))
        assert failed == []


@pytest.mark.parametrize(("variant", "begun"), [("herz-an-herz", True), ("classic", True), ("classic", False)])
def test_every_number_in_a_command_is_taken_or_left(variant: str, begun: bool) -> None:
    with server() as client:
        visitor = Visitor(client)
        visitor.play(variant, **{"with": "bots" if begun else "friends"})
        table, failed = visitor.path, []
        lines = ("{}", "qs{}", "left {}", "left={}", "steal {} left right", "steal 1 left {} right {}", "claim {}")
        for do in COMMANDS:
            for value in ("²", "٣", "1" * 390, "999999999", "-1"):
                for line in lines if do == "line" else ("{}", "QS{}") if do == "act" else ("{}", "{} {}", "0 {}"):
                    visitor.post(f"{table}/do", {"do": do, "value": line.format(value, value), "turn": value})
                    if visitor.status >= 500:
                        failed.append((do, line, value[:20]))
        assert failed == []


def test_a_number_is_one_in_plain_digits_and_not_too_long() -> None:
    assert [whole_number(text) for text in ODD if whole_number(text) is not None] == [999999999]
    assert whole_number("0012") == 12 and whole_number("123", 2) is None


def test_a_name_that_ends_in_very_many_digits_is_a_name() -> None:
    """Names tell people who gave none apart by a number; what a record brings may be longer than any number."""
    long = f"You {'1' * 5000}"
    assert shown_names(Speaker("en"), (long, "You 2"), None) == (long, "Human 2")
    record = played("kids-jinx", 3)
    text = record.text().replace('[Player "0" "P0"', f'[Player "0" "{long}"')
    found = oh.read(text)
    assert found.players[0].name == long
    assert shown(found, place_in(found, {}), Speaker("en"), Person("x"), "/replay/x").sides[1].label == clean_name(
        long, ""
    )
