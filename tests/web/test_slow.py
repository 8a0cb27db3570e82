"""Tables of hours and days on pages: deadlines in words, holidays, one's own tables, and what happened meanwhile."""

from __future__ import annotations

import asyncio
import json
import re
from datetime import datetime
from html import unescape
from zoneinfo import ZoneInfo

import pytest

from openhearts.speech.catalogue import catalogue, languages
from openhearts.speech.dates_in_words import length, moment, short_moment
from openhearts.speech.speaker import Speaker
from openhearts.tables.holidays import DAY
from openhearts.tables.hosting.hosted import HostedTable
from openhearts.tables.hosting.table_list import about
from openhearts.tables.roster import Slow
from openhearts.tables.session import commands as c
from openhearts.tables.session.presence import times
from openhearts.web.identity.guests import Person
from openhearts.web.slow.catching_up import catch_up
from openhearts.web.slow.deadlines import DECISIONS, HOLIDAYS, RESERVES
from openhearts.web.state import Site
from tests.web.driving import goes, of, over, passes, people_of, played, rest, restarts
from tests.web.helpers import Visitor, fields, server, site
from tests.web.test_sessions import code_of, returns
from tests.web.test_wire import answer_to, cards_in, connect, frame, hidden

BERLIN = "Europe/Berlin"


def words(html: str) -> str:
    """What stands on a page, without its elements."""
    return " ".join(unescape(re.sub(r"<[^>]*>", " ", html)).split())


def opened(
    made: Site, anna: Visitor, ben: Visitor | None = None, chosen: str = str(int(DAY)), more: str = ""
) -> HostedTable:
    """Anna's slow table with her, Ben and two bots, in its first deal; `more`: options of the rules."""
    anna.get("/")
    anna.post(
        "/play",
        {"variant": "classic", "level": "club", "pace": "0", "with": "friends", "time": chosen, "name": "Anna"}
        | {"options": f"pass.count=0{more}"},
    )
    table = made.lobby.tables[anna.ident]
    if ben is not None:
        ben.get(f"/table/{anna.ident}")
        ben.post(f"/table/{anna.ident}/do?do=sit", {"value": "1", "name": "Ben"})
    anna.get(f"/table/{anna.ident}")
    anna.post(f"/table/{anna.ident}/do?do=start", {})
    rest(table)
    return table


def until_turn_of(table: HostedTable, seat: int) -> float:
    """Play goes on by chance until a person is to act; the end of their time."""
    played(table, lambda state: state.to_act == (seat,))
    return next(one.until for one in times(table.state) if one.seat == seat)


def visitors(made: Site, client: object) -> tuple[Visitor, Visitor]:
    anna, ben = Visitor(client), Visitor(client)  # type: ignore[arg-type]
    ben.get("/", headers={"accept-language": "de"})
    ben.post("/wishes", {"language": "de"})
    ben.jar["zone"] = BERLIN
    return anna, ben


def test_the_form_that_opens_a_table_offers_a_pace_of_hours_and_days() -> None:
    made = site()
    with server(made) as client:
        anna = Visitor(client)
        offered = re.findall(r'<select name="time">(.*?)</select>', anna.get("/"), re.S)[0]
        assert words(offered).startswith("no limit 10 minutes 1 hour") and words(offered).endswith("7 days")
        table = opened(made, anna)
        slow = table.state.settings.slow
        assert (table.state.settings.clock, table.state.settings.reserve) == (DAY, DAY) and slow == Slow(7, "once")
        hours = opened(made, Visitor(client), chosen="14400").state.settings
        assert (hours.clock, hours.reserve, hours.slow) == (4 * 3600, 12 * 3600, Slow(0, "once"))
        assert not opened(made, Visitor(client), chosen="5").state.settings.slow


def test_guests_read_before_they_sit_down_how_much_time_there_will_be() -> None:
    with server() as client:
        anna, ben = Visitor(client), Visitor(client)
        anna.get("/")
        anna.post("/play", {"variant": "classic", "level": "club", "with": "friends", "time": "259200", "name": "Anna"})
        assert "Clock: 3 days for a decision" in words(ben.get(f"/table/{anna.ident}"))


def test_whose_time_ends_when_stands_there_in_words_of_the_reader_s_zone() -> None:
    made = site()
    with server(made) as client:
        anna, ben = visitors(made, client)
        table = opened(made, anna, ben)
        until = until_turn_of(table, 1)
        page = words(ben.get(f"/table/{anna.ident}"))
        assert f"Deine Frist: {moment(Speaker('de'), until, BERLIN)}." in page
        assert f"Frist: {short_moment(Speaker('de'), until, BERLIN)}" in page and "UTC" not in page
        page = words(anna.get(f"/table/{anna.ident}"))
        assert f"Ben, deadline: {moment(Speaker('en'), until, '')}." in page and "UTC" in page
        anna.jar["zone"] = "America%2FNew_York"
        assert f"Ben, deadline: {moment(Speaker('en'), until, 'America/New_York')}." in words(
            anna.get(f"/table/{anna.ident}")
        )
        for nonsense in ("../../etc/passwd", "<b>zone", "+99:99", "x" * 5000):
            anna.jar["zone"] = nonsense
            page = anna.get(f"/table/{anna.ident}")
            assert anna.status == 200 and nonsense[:50] not in page and "UTC" in page


def test_nothing_ticks_and_the_clock_key_says_how_long_there_is() -> None:
    made = site()
    with server(made) as client:
        anna, ben = visitors(made, client)
        table = opened(made, anna, ben)
        until = until_turn_of(table, 0)
        with connect(client, anna, anna.ident) as socket:
            first = frame(socket)
            assert "clock" not in first and 'id="clock-left"' not in first["html"] and 'id="deadline"' in first["html"]
            socket.send_text(json.dumps({"do": "key", "value": "j", "id": 1}))
            answer = answer_to(socket, 1)
            said = answer["say"][0]["text"]
            left = length(Speaker("en"), until - table.now())
            assert said.startswith("Your deadline: ") and f"Time left: {left}." in said, said
            assert said.endswith("Of it in reserve: 1 day.") and "clock" not in answer and not answer.get("parts")


def test_the_host_changes_the_pace_and_everybody_reads_it() -> None:
    made = site()
    with server(made) as client:
        anna, ben = visitors(made, client)
        table = opened(made, anna, ben, chosen="")
        ident = anna.ident
        page = anna.get(f"/table/{ident}/settings")
        assert not table.state.settings.slow and "slow 86400" in page
        form = fields(page, "wishes") | {"clock": "slow 259200", "reserve": "slow 86400", "holidays": "14"}
        anna.post(f"/table/{ident}/settings", form | {"when_late": "seat"})
        agreed = table.state.settings
        assert (agreed.clock, agreed.reserve, agreed.slow) == (3 * DAY, DAY, Slow(14, "seat"))
        read = words(ben.get(f"/wishes?back=/table/{ident}"))
        assert "3 Tage für jede Entscheidung" in read and "spielt ein Bot, bis die Person wieder da ist" in read
        assert "14 Tage" in read and "Wenn jemand abwesend ist" not in read
        page = anna.get(f"/table/{ident}/settings")
        assert fields(page, "wishes") | {"_": ""} == form | {"when_late": "seat", "_": ""}
        anna.post(f"/table/{ident}/settings", {**form, "clock": "slow 5"})
        assert table.state.settings == agreed
        anna.post(f"/table/{ident}/settings", {**form, "clock": "60", "reserve": "0"})
        assert not table.state.settings.slow and table.state.settings.clock == 60


def test_one_s_own_tables_begin_with_those_where_one_is_awaited_first() -> None:
    made = site()
    with server(made) as client:
        anna, ben = visitors(made, client)
        late, soon = opened(made, anna, ben, str(int(7 * DAY))), opened(made, anna, ben, "3600")
        done = opened(made, anna, ben)
        ends = [until_turn_of(table, 1) for table in (soon, late)]
        until_turn_of(done, 0)
        page = ben.get("/")
        assert re.findall(r'<a href="/table/(\w+)">', page) == [one.state.ident for one in (soon, late, done)]
        assert re.findall(r'<b class="turn">(.*?)</b>', page) == [
            f"Du bist dran, Frist: {moment(Speaker('de'), until, BERLIN)}" for until in ends
        ]
        alone = Visitor(client)
        alone.play("classic")
        rest(made.lobby.tables[alone.ident])
        assert '<b class="turn">Your turn</b>' in alone.get("/")


def day_of(table: HostedTable, ahead: int = 0, form: str = "%Y-%m-%d") -> str:
    """The day where Ben is, so many days from now."""
    return datetime.fromtimestamp(table.now() + ahead * DAY, ZoneInfo(BERLIN)).strftime(form)


def test_days_away_are_taken_and_ended_on_a_page_of_their_own() -> None:
    made = site()
    with server(made) as client:
        anna, ben = visitors(made, client)
        table = opened(made, anna, ben)
        until = until_turn_of(table, 1)
        where = f"/table/{anna.ident}/holiday"
        assert where in ben.get(f"/table/{anna.ident}")
        page = words(ben.get(where))
        assert "Freie Tage, die dir in dieser Partie bleiben: 7" in page
        assert "„" not in page, "there is no place to type on this page"
        today = day_of(table)
        ben.post(where, {"since": today, "until": "2020-01-01"})
        why = "Dieser Tag ist vorbei, zu weit weg oder nicht später als der erste freie Tag."
        assert ben.status == 400 and why in words(ben.html)
        ben.post(where, {"since": day_of(table, 2), "until": day_of(table, 2)})
        assert ben.status == 400 and why in words(ben.html)
        ben.post(where, {"since": "soon", "until": "x"})
        assert ben.status == 400
        ahead = day_of(table, 30)
        ben.post(where, {"since": today, "until": ahead})
        assert ben.status == 400 and f'value="{ahead}"' in ben.html and "gewünscht 30" in words(ben.html)
        ben.post(where, {"since": today, "until": day_of(table, 4)})
        assert ben.status == 200 and "Deine freien Tage: " in words(ben.html) and 'name="end"' in ben.html
        assert "Ben, holiday: " in words(anna.get(f"/table/{anna.ident}"))
        assert times(table.state)[0].until > until + 2 * DAY
        ben.post(where, {"end": "yes"})
        assert not table.state.holidays[people_of(table, "Ben")] or times(table.state)[0].until < until + 60
        assert 'name="until"' in ben.html
        stranger = Visitor(client)
        assert "/holiday" not in stranger.get(f"/table/{anna.ident}")
        assert "Freie Tage, die" not in words(stranger.get(where)) and f'href="/table/{anna.ident}"' in stranger.html
        stranger.post(where, {"since": today, "until": ahead})
        assert stranger.status == 400


def test_days_away_that_are_over_stand_nowhere_though_nothing_has_happened_since() -> None:
    """Nobody has done anything at the table meanwhile: what stands there is as old as the last thing that was done."""
    made = site()
    with server(made) as client:
        anna, ben = visitors(made, client)
        table = opened(made, anna, ben, str(int(7 * DAY)))
        until_turn_of(table, 0)
        where = f"/table/{anna.ident}/holiday"
        ben.post(where, {"since": day_of(table), "until": day_of(table, 2)})
        assert 'name="end"' in ben.html
        with connect(client, anna, anna.ident) as one, connect(client, ben, anna.ident) as other:  # open all the time
            frame(one), frame(other)
            n_entries = table.state.n
            passes(table, seconds=2 * DAY)
            page = ben.get(where)
            assert table.state.n == n_entries and table.state.to_act == (0,), "something was due"
            assert "Deine freien Tage: " not in words(page) and 'name="end"' not in page and 'name="until"' in page
            assert "Ben, holiday: " not in words(anna.get(f"/table/{anna.ident}"))


def test_days_away_are_typed_and_others_hear_of_them() -> None:
    made = site()
    with server(made) as client:
        anna, ben = visitors(made, client)
        table = opened(made, anna, ben)
        until_turn_of(table, 0)

        def typed(line: str, number: int) -> str:
            socket.send_text(json.dumps({"do": "line", "value": line, "id": number}))
            while True:
                message = frame(socket)
                if said := [one["text"] for one in message.get("say", [])]:
                    return " ".join(said)

        with connect(client, ben, anna.ident) as socket:
            frame(socket)
            assert typed("frei bald", 1).startswith("Tippe „frei 3“")
            assert "Deine freien Tage: " in typed("frei 3", 2)
            assert table.state.holidays[people_of(table, "Ben")][0].days == 3
            assert "Du hast schon freie Tage" in typed("frei 1", 3)
            assert "Deine freien Tage sind vorbei." in typed("wieder da", 4)
            assert "gewünscht 200" in typed("away 200", 5)
            day = day_of(table, 4, "%d.%m.")
            assert "00:00" in typed(f"frei bis {day}", 6)
            assert table.state.holidays[people_of(table, "Ben")][-1].until % 3600 == 0
        with connect(client, anna, anna.ident) as socket:
            frame(socket)
            of(table, table.ask(c.EndHoliday(), people_of(table, "Ben")))
            assert "Ben is back from holiday." in json.dumps(frame(socket))


def test_a_table_that_is_not_slow_knows_no_holidays() -> None:
    made = site()
    with server(made) as client:
        anna, ben = visitors(made, client)
        table = opened(made, anna, ben, chosen="")
        page = anna.get(f"/table/{anna.ident}")
        assert 'id="slow"' not in page and "holiday" not in page
        anna.post(f"/table/{anna.ident}/holiday", {"until": "2030-01-01"})
        assert anna.status == 400 and "There are no holidays at this table." in unescape(anna.html)
        assert not table.state.holidays


# --- coming back ------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("is_restarted", [False, True])
def test_who_comes_back_after_days_is_told_what_happened_meanwhile_once(is_restarted: bool) -> None:
    made = site()
    with server(made) as client:
        anna, ben = visitors(made, client)
        table = opened(made, anna, ben)
        until_turn_of(table, 1)
        goes(table)
        assert table.state.present == ()
        before = table.state.deal
        passes(table, seconds=DAY)
        played(table, lambda state: state.deal is not None and len(getattr(state.deal.public, "tricks", ())) >= 3)
        until_turn_of(table, 0)
        goes(table)
        assert before is not None
        if is_restarted:
            restarts(made, table)
            made._viewers.clear()
        page = words(anna.get(f"/table/{anna.ident}"))
        assert "While you were away: " in page
        told = page.split("While you were away: ")[1]
        assert "takes it" in told or "You take it" in told, told[:300]
        assert "While you were away" not in words(Visitor(client).get(f"/table/{anna.ident}"))
        live = made.lobby.tables[anna.ident]
        assert not {str(card) for card in hidden(live, 0)} & cards_in(anna.html)
        with connect(client, anna, anna.ident) as socket:
            first = frame(socket)
            assert sum("While you were away:" in one["text"] for one in first["say"]) == 1
            said = " ".join(one["text"] for one in first["say"])
            sentences = said.split(". ")
            assert len(sentences) == len(set(sentences)) and " cards: " in said and "Deal 1. " in said, said
        with connect(client, anna, anna.ident) as socket:
            assert not any("While you were away:" in one["text"] for one in frame(socket)["say"])


def test_who_comes_back_by_many_pages_at_once_is_told_once(monkeypatch: pytest.MonkeyPatch) -> None:
    made = site()
    with server(made) as client:
        anna, ben = visitors(made, client)
        table = opened(made, anna, ben)
        until_turn_of(table, 1)
        goes(table)
        passes(table, seconds=DAY)
        until_turn_of(table, 0)
        goes(table)
        table.steps.clear()
        reads, n_reads = made.store.read, []

        async def reading(stream: str, after: int = 0) -> list[bytes]:
            n_reads.append(stream)
            await asyncio.sleep(0.01)
            return await reads(stream, after)

        monkeypatch.setattr(made.store, "read", reading)
        viewer = made.viewer(table, Person(people_of(table, "Anna")), "en")

        async def come() -> None:
            await asyncio.gather(*(catch_up(viewer) for _ in range(9)))

        of(table, come())
        assert len(n_reads) == 1
        told = [text for text in viewer.history.texts if "While you were away: " in text]
        assert len(told) == 1 and viewer.meanwhile in told[0]


def test_a_deal_that_ended_meanwhile_is_told_and_the_next_one_too() -> None:
    made = site()
    with server(made) as client:
        anna, ben = visitors(made, client)
        table = opened(made, anna, ben)
        until_turn_of(table, 0)
        goes(table)
        passes(table, seconds=600)
        played(table, over)
        of(table, table.ask(c.Arrive(), people_of(table, "Ben")))
        of(table, table.ask(c.Ready(), people_of(table, "Ben")))
        rest(table)
        goes(table)
        assert table.state.deal is not None and table.state.deal.number == 2
        page = anna.get(f"/table/{anna.ident}")
        lines = [words(one) for one in re.findall(r"<li>(.*?)</li>", page)]
        assert any("The deal is over" in one or "Scores" in one for one in lines) and len(lines) > 13
        with connect(client, anna, anna.ident) as socket:
            said = " ".join(one["text"] for one in frame(socket)["say"])
        assert said.count("Deal 2") == 1 and said.count("Your hand: ") + said.count(" cards: ") == 1, said


def test_ordinary_tables_tell_nothing_of_the_kind() -> None:
    made = site()
    with server(made) as client:
        anna, ben = visitors(made, client)
        table = opened(made, anna, ben, chosen="")
        played(table, lambda state: state.to_act == (1,))
        goes(table)
        played(table, lambda state: state.to_act == (0,))
        assert "While you were away" not in words(anna.get(f"/table/{anna.ident}"))


@pytest.mark.parametrize("language", languages())
def test_words_for_days_away_mean_nothing_else(language: str) -> None:
    speaker, known = Speaker(language), catalogue(language)
    kinds = ("word-", "verb-", "terminal-words", "web-words-")
    own = {"word-away", "word-here"}
    others = {word for key in known.keys if key.startswith(kinds) and key not in own for word in speaker.words(key)}
    assert not others & {word for key in own for word in speaker.words(key)}


def test_what_forms_offer_has_words_in_every_language() -> None:
    assert list(DECISIONS) == sorted(DECISIONS) and list(RESERVES) == sorted(RESERVES) and 0 in HOLIDAYS
    assert [length(Speaker("ru"), one) for one in (*DECISIONS[:2], DAY, 2 * DAY, 7 * DAY)] == [
        "10 минут",
        "1 час",
        "1 день",
        "2 дня",
        "7 дней",
    ]


def test_a_table_without_a_clock_of_days_tells_of_no_holidays() -> None:
    with server() as client:
        visitor = Visitor(client)
        visitor.play("classic")
        table = visitor.path
        page = words(visitor.get(f"{table}/holiday"))
        assert "Nobody’s clock runs" in page and "olidays left" not in page and "A clock of hours or days" not in page
        assert f'href="{table}"' in visitor.html


# --- the end of a match -----------------------------------------------------------------------------------------------


def mine_of(visitor: Visitor) -> str:
    """What the front page says of a visitor's tables."""
    found = re.search(r'<ul class="my-tables">.*?</section>', visitor.get("/"), re.S)
    return words(found[0]) if found else ""


def test_a_match_that_ended_meanwhile_is_found_until_one_has_seen_it_and_so_is_who_would_play_again() -> None:
    made = site()
    with server(made) as client:
        anna, ben = visitors(made, client)
        table = opened(made, anna, ben, more="\nend.limit=5")
        ident = table.state.ident
        goes(table)
        played(table, lambda state: state.phase == "over")
        for visitor, word in ((anna, "over: "), (ben, "zu Ende: ")):
            assert f"{word}Anna, Ben" in mine_of(visitor)
            assert visitor.place == "" and "Your turn" not in visitor.html and "Du bist dran" not in visitor.html
            assert word in mine_of(visitor), "the list alone is no look at the table"
        assert not mine_of(Visitor(client))
        anna.get(f"/table/{ident}")
        assert not mine_of(anna) and "zu Ende: " in mine_of(ben)
        ben.get(f"/table/{ident}")
        goes(table)
        assert not mine_of(anna) and not mine_of(ben), "all have seen how it ended"
        anna.get(f"/table/{ident}")
        anna.post(f"/table/{ident}/do?do=again", {})
        goes(table)
        until = moment(Speaker("de"), about(table.state).awaited[people_of(table, "Ben")], BERLIN)
        assert not mine_of(anna) and f"Du bist dran, Frist: {until}" in mine_of(ben)
        restarts(made, table)
        assert f"Du bist dran, Frist: {until}" in mine_of(ben)
        ben.get(f"/table/{ident}")
        ben.post(f"/table/{ident}/do?do=again-no", {})
        assert "zu Ende: " not in mine_of(ben)


def test_a_match_at_an_ordinary_table_that_is_over_is_in_no_list() -> None:
    made = site()
    with server(made) as client:
        anna, ben = visitors(made, client)
        table = opened(made, anna, ben, chosen="", more="\nend.limit=5")
        assert mine_of(ben)
        played(table, lambda state: state.phase == "over")
        goes(table)
        assert not mine_of(anna) and not mine_of(ben)


def test_every_table_where_time_runs_stands_there_at_once_and_none_among_the_older_ones() -> None:
    made = site()
    with server(made) as client:
        anna, ben = visitors(made, client)
        ends = [
            until_turn_of(opened(made, anna, ben, str(chosen)), 1) for chosen in (3600, 14400, 43200, *DECISIONS[4:7])
        ]
        for _ in range(6):
            ben.play("classic")
        page = ben.get("/").split("<details>")
        assert len(ends) == 6 and page[0].count('<b class="turn">Du bist dran, Frist: ') == 6
        assert 'class="turn"' in page[1] and "Frist: " not in page[1].split("</details>")[0]


def test_who_has_only_tables_that_are_over_finds_the_way_to_their_records() -> None:
    made = site()
    with server(made) as client:
        anna, ben = visitors(made, client)
        table = opened(made, anna, ben, chosen="", more="\nend.limit=5")
        played(table, lambda state: state.phase == "over")
        assert 'href="/jobs"' in anna.get("/") and '<ul class="my-tables">' not in anna.html
        new = Visitor(client)
        assert 'href="/jobs"' not in new.get("/") and 'id="mine"' not in new.get("/")


def test_a_match_that_is_over_keeps_nobody_from_going_on_as_who_sat_there_too() -> None:
    """All hands were played there: a second browser of one's own, by which one sat down once, is let in."""
    made = site()
    with server(made) as client:
        anna, ben = visitors(made, client)
        table = opened(made, anna, ben, more="\nend.limit=5")
        goes(table)
        code = code_of(anna)
        assert returns(ben, code) == 400
        played(table, lambda state: state.phase == "over")
        assert mine_of(anna) and mine_of(ben)
        assert returns(ben, code) == 200
