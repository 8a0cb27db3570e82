"""The matches that one has played to their end: who finds them, what stands there of each, and of a game together."""

from __future__ import annotations

import msgspec
import pytest

from openhearts.games import registry
from openhearts.speech.catalogue import languages
from openhearts.speech.dates_in_words import moment
from openhearts.speech.speaker import Speaker
from openhearts.tables.hosting.hosted import HostedTable
from openhearts.tables.hosting.table_list import About, Finished, Result, about
from openhearts.tables.session import commands as c
from openhearts.tables.session.state import State
from openhearts.web.pages.matches import FIRST, match_of, place_of, sums_of
from openhearts.web.state import Site
from tests.web.driving import of, played, rest, restarts
from tests.web.helpers import Visitor, server, site
from tests.web.test_slow import opened, visitors, words

ME = "me"


def is_over(state: State) -> bool:
    return state.phase == "over"


def person_at(table: HostedTable, seat: int) -> str:
    """The identity of who sits there."""
    person = table.state.chairs[seat].person
    assert person is not None
    return person


def short(made: Site, anna: Visitor, ben: Visitor | None = None) -> HostedTable:
    """A match of one deal."""
    return opened(made, anna, ben, chosen="", more="\nend.limit=5")


def ended(
    scores: tuple[int, ...],
    winners: tuple[int, ...],
    seats: tuple[int, ...] = (0,),
    variant: str = "classic",
    n_deals: int = 2,
    at: float = 0.0,
) -> Finished:
    """A match that is over, in which `seats` were mine."""
    names = tuple(f"Name{seat}" for seat in range(len(scores)))
    result = Result(names, winners, {ME: seats}, at)
    return Finished("table", About(variant, "My own rules", names, "over", n_deals, scores, result=result), result)


# --- who finds which --------------------------------------------------------------------------------------------------


def test_a_match_stands_there_for_all_who_played_it_when_it_is_over_and_for_nobody_else() -> None:
    made = site()
    with server(made) as client:
        anna, ben = visitors(made, client)
        stranger, watcher = Visitor(client), Visitor(client)
        table = short(made, anna, ben)
        address = f"/table/{table.state.ident}"
        watcher.get(address)
        assert "As soon as you have played a match to its end" in words(anna.get("/matches"))
        played(table, is_over)
        deal = table.state.deal
        assert deal is not None
        scores, when = deal.after.scores, deal.moved_at
        told = words(anna.get("/matches"))
        assert f"you {scores[0]}, Ben {scores[1]}, " in told.replace("You", "you"), told
        place = 1 + sum(score < scores[0] for score in scores)
        assert f"Place {place} of 4" in told and moment(Speaker("en"), when, "") in told
        assert f'href="{address}"' in anna.html and f'href="{address}/replay"' in anna.html
        theirs = words(ben.get("/matches"))
        place = 1 + sum(score < scores[1] for score in scores)
        assert f"Platz {place} von 4" in theirs and moment(Speaker("de"), when, "Europe/Berlin") in theirs
        for other in (stranger, watcher):
            assert "As soon as you have played" in words(other.get("/matches")) and address not in other.html
        assert 'href="/matches"' in anna.get("/") and 'href="/matches"' not in stranger.get("/")


def test_who_leaves_when_the_match_is_over_has_played_it_under_the_name_of_then() -> None:
    made = site()
    with server(made) as client:
        anna, ben = visitors(made, client)
        table = short(made, anna, ben)
        played(table, is_over)
        before = words(anna.get("/matches")), words(ben.get("/matches"))
        of(table, table.ask(c.Free(1), person_at(table, 1)))
        rest(table)
        assert table.state.chairs[1].person is None
        assert (words(anna.get("/matches")), words(ben.get("/matches"))) == before
        restarts(made, table)
        assert (words(anna.get("/matches")), words(ben.get("/matches"))) == before


def test_who_left_in_the_midst_of_it_has_not_played_it_to_its_end() -> None:
    made = site()
    with server(made) as client:
        anna, ben = visitors(made, client)
        table = opened(made, anna, ben, chosen="", more="\nend.limit=60")
        played(table, lambda state: state.phase == "waiting")
        of(table, table.ask(c.Free(1), person_at(table, 1)))
        played(table, is_over)
        assert "Place " in words(anna.get("/matches")) and "Platz" not in words(ben.get("/matches"))


def test_a_match_that_was_closed_is_none_that_was_played() -> None:
    made = site()
    with server(made) as client:
        anna, _ = visitors(made, client)
        table = opened(made, anna, chosen="", more="\nend.limit=60")
        played(table, lambda state: state.phase == "waiting")
        of(table, table.ask(c.Close(), person_at(table, 0)))
        assert about(table.state).result is None and "Place " not in words(anna.get("/matches"))


@pytest.mark.parametrize(
    "damaged",
    [
        b"",
        b"{",
        b'{"variant":"classic","rules_name":"","names":[],"phase":"over"}',  # of an earlier version
        b'{"variant":"classic","rules_name":"","names":[],"phase":"over","deal":1,"scores":[1],"result":{"names":["A"],'
        b'"winners":[7],"seats":{"%s":[0]},"at":0}}',
        b'{"variant":"classic","rules_name":"","names":[],"phase":"over","deal":1,"scores":[1],"result":{"names":["A"],'
        b'"winners":[0],"seats":{"%s":[3]},"at":0}}',
        b'{"variant":"classic","rules_name":"","names":[],"phase":"over","deal":0,"scores":[1],"result":{"names":["A"],'
        b'"winners":[0],"seats":{"%s":[0]},"at":0}}',
    ],
)
def test_what_cannot_be_read_is_left_out_and_the_others_stand_there(damaged: bytes) -> None:
    made = site()
    with server(made) as client:
        anna, _ = visitors(made, client)
        table = short(made, anna)
        played(table, is_over)
        person = person_at(table, 0)
        assert person is not None
        told = damaged.replace(b"%s", person.encode())

        async def one_more() -> None:
            await made.store.create("another", [b"{}"], told)
            await made.store.join("another", person, "player")

        of(table, one_more())
        assert "Place " in words(anna.get("/matches")) and anna.status == 200 and "/table/another" not in anna.html


def test_older_ones_are_folded_away_below_the_last() -> None:
    made = site()
    with server(made) as client:
        anna, _ = visitors(made, client)
        table = short(made, anna)
        played(table, is_over)
        person, n_more = person_at(table, 0), FIRST + 2
        assert person is not None
        told = about(table.state)
        assert told.result is not None

        async def more() -> None:
            for number in range(n_more):
                result = Result(told.result.names, (0,), {person: (0,)}, 1000.0 * number)  # type: ignore[union-attr]
                told_anew = msgspec.structs.replace(told, result=result)
                await made.store.create(f"old{number}", [b"{}"], msgspec.json.encode(told_anew))
                await made.store.join(f"old{number}", person, "player")
                await made.store.set_open(f"old{number}", False)

        of(table, more())
        first, _, older = anna.get("/matches").partition("<details>")
        shown = '/replay">Replay<'
        assert (first.count(shown), older.count(shown)) == (FIRST, 3) and "Older ones (3)" in words(older)
        places = [
            first.index(f"/table/{ident}") for ident in (table.state.ident, f"old{n_more - 1}", f"old{n_more - 2}")
        ]
        assert places == sorted(places), "the last one first"


# --- what stands there ------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("scores", "winners", "places"),
    [
        ((10, 30, 20), (0,), (1, 3, 2)),
        ((10, 10, 20), (0, 1), (1, 1, 3)),
        ((50, 30, 70), (2,), (2, 3, 1)),  # many are good
        ((5, 5, 5), (0, 1, 2), (1, 1, 1)),
        ((10, 10, 30), (0,), (1, 2, 3)),  # the rules part those who are level
        ((3, 9, 9, 4), (0,), (1, 3, 3, 2)),
    ],
)
def test_places(scores: tuple[int, ...], winners: tuple[int, ...], places: tuple[int, ...]) -> None:
    one = ended(scores, winners)
    assert tuple(place_of(one, seat) for seat in range(len(scores))) == places


def test_the_matches_of_a_game_are_counted_together() -> None:
    found = [
        ended((10, 30, 20), (0,)),
        ended((70, 30, 100), (1,), n_deals=4),
        ended((26, 0, 30), (1,), (1,), "herz-an-herz"),
        ended((1, 2, 3), (0,), (0, 1)),  # a device that two shared: whose is it?
        ended((9, 2, 3), (1,), variant="no-such-game"),
    ]
    rows = sums_of(found, ME, Speaker("de"))
    assert [(one.matches, one.won, one.place, one.points) for one in rows] == [
        ("2", "1", "1,5", "13,3"),  # 80 points in 6 deals
        ("1", "1", "1,0", "0,0"),
        ("1", "0", "3,0", "4,5"),
    ]
    assert rows[0].game == registry.variant("classic").name_in("de")
    assert {one.game for one in rows[1:]} == {"My own rules", registry.variant("herz-an-herz").name_in("de")}


def test_a_match_at_a_shared_device_has_no_place() -> None:
    told = match_of(ended((10, 30, 20), (0,), (0, 1)), ME, Speaker("en"), "")
    assert (told.place, told.is_won, told.scores) == ("", False, "Name0 10, Name1 30, Name2 20")


@pytest.mark.parametrize("language", languages())
def test_a_match_is_told_in_every_language(language: str) -> None:
    speaker = Speaker(language)
    told = match_of(ended((10, 30, 20), (0,)), ME, speaker, "+01:00")
    assert told.is_won and told.place == speaker.text("web-sheet-place", place=1, count=3)
    assert "10" in told.scores and "Name1 30" in told.scores and "Name0" not in told.scores
