"""What makes a table comfortable: chat, clocks, levels of speech, one's own keys; without a browser."""

from __future__ import annotations

import asyncio
import json
import random
import re
import time
from typing import Any, get_args

import pytest
from msgspec.structs import replace

import openhearts as oh
from openhearts.speech.catalogue import languages
from openhearts.speech.keymap import KEYS
from openhearts.speech.speaker import Speaker
from openhearts.tables.bot_seats import hint
from openhearts.tables.hosting.steps import Step
from openhearts.tables.roster import Settings, Slow
from openhearts.tables.session import commands as c
from openhearts.tables.session import logged_facts as f
from openhearts.tables.session.presence import times
from openhearts.tables.session.viewer import news as n
from openhearts.tables.session.viewer import news_of_entries
from openhearts.web.table import typed
from openhearts.web.table import viewer as viewer_module
from openhearts.web.table.announcer import Announcer
from openhearts.web.table.chat import PHRASES
from openhearts.web.table.commands import do
from openhearts.web.table.history_writer import arrival, say
from openhearts.web.table.key_remapping import SIGNS, Keymap, wished
from openhearts.web.table.message_history import Message
from openhearts.web.table.viewer import WRITES
from tests.tables.playing import QUICK, act, play_on, run, settled
from tests.web.driving import quiet
from tests.web.helpers import Visitor, server, site
from tests.web.seated import KIDS, OPEN, first, heard, hears, html, seated, texts, until, view_of, viewer
from tests.web.test_wire import answer_to, connect, frame

# --- two pages of one person ------------------------------------------------------------------------------------------


def test_two_pages_of_one_person_hear_everything_once_each() -> None:
    async def test() -> None:
        table = await seated("anna", "ben", "clara", "dora")
        place = viewer(table, "anna", spoken="full", reads="0")
        heard(table, "anna")
        for _ in range(3):
            await first(table)
        burst, announcer, ear = heard(table, "anna"), Announcer(place), place.ear
        announcer.hear(burst[:1])  # one page is quicker than the other
        quick = ear.since(0)
        announcer.hear(burst)
        announcer.hear(burst)
        assert [line.count("of clubs") for line in place.history.texts] == [1, 2]
        assert quick + ear.since(quick[-1].number) == ear.since(0) and len(ear.since(0)) == 2

    run(test)


def test_a_page_that_came_later_is_not_told_the_past() -> None:
    async def test() -> None:
        table = await seated("anna", "ben", "clara", rules=KIDS)
        place = viewer(table, "anna")
        await first(table)
        before, ear = heard(table, "anna"), place.ear
        Announcer(place).hear(before)
        Announcer(place).hear(before)
        assert len(ear.told) == 1 and ear.since(ear.n_told) == []
        assert ear.since(0) == list(ear.told)
        later = viewer(table, "anna")
        Announcer(later).hear(before)
        assert not later.ear.told and not later.history.texts

    run(test)


def test_the_sums_of_a_deal_stand_on_the_page_once_and_are_heard() -> None:
    async def test() -> None:
        table = await seated("anna", rules=KIDS)
        place = viewer(table, "anna")
        while table.state.phase == "playing":
            await settled(table)
            if table.state.to_act:
                await first(table)
            hears(place)
        last = place.history.last or ""
        assert "Scores: you " in last and "Points of this deal" not in last  # the same after a first deal
        assert table.state.deal is not None
        best = min(table.state.deal.public.points)
        assert f" {best}" in place.last_words.partition("Best in this deal: ")[2]
        assert re.search("takes? it: |tricks", place.last_words)
        assert "Points of" not in place.last_words and "Scores" not in place.last_words
        place.become(table, place.person, "de")
        assert "Am besten in diesem Spiel: " in place.last_words and "Punkte in" not in place.last_words

    run(test)


@pytest.mark.parametrize("spoken", ["brief", "usual", "full"])
def test_who_has_won_the_match_is_heard_once_and_told_to_who_asks_or_comes_later(spoken: str) -> None:
    async def test() -> None:
        table = await seated("anna", rules=oh.ruleset("kids-jinx", 3, {"end.deals": 1}))
        place = viewer(table, "anna", spoken=spoken)
        while table.state.phase == "playing":
            await settled(table)
            if table.state.to_act:
                await first(table)
            hears(place)
        assert table.state.phase == "over" and place.shown.after is not None
        won = place.speaker.won(place.shown.after, place.view, place.names)
        assert won.endswith((" wins.", " win.", "You win!")) and sum(won in text for text in texts(place)) == 1
        assert (place.history.last or "").endswith(won)
        asked = await typed.key(place, "t", "", "")
        assert asked is not None and arrival(place).text == asked.text == f"The match is over. {won}"

    run(test)


def test_old_lines_are_read_in_the_language_chosen_now() -> None:
    async def test() -> None:
        table = await seated("anna", "ben", rules=KIDS)
        place = viewer(table, "anna", spoken="full", reads="0")
        for seat in (1, 0):
            await table.ask(c.Speak(phrase="luck", seat=seat), ("anna", "ben")[seat])
        await until(table, lambda view: len(view.public.tricks) == 2)
        hears(place)
        english = place.history.texts
        assert any("Ben says: Good luck!" in line for line in english)
        assert any("takes the trick" in line or "You take the trick" in line for line in english)
        place.become(table, place.person, "de")
        german = place.history.texts
        assert len(german) == len(english) and not set(german) & set(english)
        assert any("Viel Glück!" in line for line in german) and any(" Stich" in line for line in german)
        assert any("Du: " in line for line in german) and not any("You: " in line for line in german)
        place.become(table, place.person, "en")
        assert place.history.texts == english

    run(test)


# What the table tells besides events, so that a watcher or the person of seat 0 keeps a line of it.
TOLD: tuple[n.AnyNews, ...] = (
    n.Happened(1, (), was_late=True),
    n.Sat(1),
    n.Sat(1, joins=True),
    n.Renamed(1, "You"),
    n.Left(1, "Max"),
    n.Left(1, "Max", was_sent=True),
    n.Replaced(),
    n.CameBack(1),
    n.CameBack(0, is_viewer=True),
    n.Hosts(1),
    n.Hosts(0, is_viewer=True),
    n.BannedYou(),
    n.WelcomedYou(),
    n.Talks(is_on=False),
    n.Agreed(Settings(), Settings(clock=30)),
    n.SwapAsked(1, 0),
    n.SwapAgreed(1, 2),
    n.Swapped(0, 1),
    n.Joined(0, 17),
    n.Away(1),
    n.Holiday(1, 0.0, 90_000.0),
    n.Holiday(1),
    n.Knocking("Max"),
    n.Returning(1),
    n.TurnedAway(),
    n.Warming(2, "club"),
    n.TookBack(1),
    n.Voided(),
    n.Claimed(1, "offered"),
    n.Anew(1, "asked"),
    n.Anew(1, "refused"),
    n.AnewOffered(),
    n.Again(1, is_yes=True),
    n.Again(1, is_yes=False),
    n.MovesOn("elsewhere"),
    n.Said(1, "hello"),
    n.Said(1, phrase="luck"),
)
# Who looks again sees it; a time that is short is soon no more; that a server went back to a backup follows from the
# table (tests/web/test_put_back.py).
NOT_KEPT = {n.Changed, n.Shuffling, n.TimeShort, n.Restored}


def test_a_setting_that_means_nothing_here_is_not_told() -> None:
    """At a table of days nobody is missed: what bots do for who is away is no setting there, though the form has it."""

    async def test() -> None:
        slow = replace(QUICK, clock=600, slow=Slow())
        table = await seated("anna", "ben", rules=KIDS, settings=slow)
        place = viewer(table, "ben")
        hears(place)
        before = len(place.history.texts)
        await table.ask(c.Agree(replace(slow, when_away="wait")), "anna")
        hears(place)
        assert len(place.history.texts) == before
        await table.ask(c.Agree(replace(slow, when_away="wait", hints=False)), "anna")
        hears(place)
        assert place.history.texts[before:] == ["Settings of the table. Hints are allowed: no."]

    run(test)


def test_every_kind_of_line_is_read_in_the_language_chosen_now(monkeypatch: pytest.MonkeyPatch) -> None:
    """As if it had been heard in that language, also when the table has gone on, and people are called otherwise."""

    async def test() -> None:
        assert {type(one) for one in TOLD} == {*get_args(n.AnyNews)} - NOT_KEPT
        table = await seated("anna", "ben", rules=KIDS)
        await settled(table)
        places = [(viewer(table, "anna"), viewer(table, "anna", "de")) for _ in TOLD]
        state = table.state
        step = Step(state, f.Entry(f.Came("anna"), state.at), replace(state, n=state.n + 1))
        for one, pair in zip(TOLD, places, strict=True):
            with monkeypatch.context() as patched:
                patched.setattr(news_of_entries, "told", lambda *asked, one=one: (one,))
                for place in pair:
                    Announcer(place).hear([step])
            assert len(pair[0].history.texts) == 1, one
        await until(table, lambda view: bool(view.public.tricks))
        await table.ask(c.Rename("Ben", "Zoe"), "ben")
        for one, (english, german) in zip(TOLD, places, strict=True):
            was = english.history.texts
            english.become(table, english.person, "de")
            assert english.history.texts == german.history.texts != was, one
            assert english.last_words == german.last_words, one

    run(test)


# --- pauses and clocks ------------------------------------------------------------------------------------------------


def test_one_key_leaves_out_the_pauses() -> None:
    async def test() -> None:
        table = await seated("anna", rules=KIDS, settings=Settings(level="club", pace=900.0))
        place = viewer(table, "anna")
        while 0 in table.state.to_act:
            assert "b-finish" not in html(place)
            await do(place, Message("act", table.state.game.action_text(next(iter(view_of(table, 0).options)))))
        assert 'id="b-finish"' in html(place)
        assert await do(place, Message("line", "finish")) is None
        await settled(table)
        assert 0 in table.state.to_act
        said = await do(place, Message("key", "backspace"))
        assert said is not None and said.text == Speaker("en").text("terminal-not-now")

    run(test)


def test_the_host_sets_a_clock_and_j_tells_it() -> None:
    made = site()
    with server(made) as client:
        visitor = Visitor(client)
        visitor.play("kids-jinx")
        live = made.lobby.tables[visitor.ident]
        assert "no clock" in visitor.do("key", "j")
        assert 'id="clock"' not in visitor.html
        visitor.get(f"/table/{visitor.ident}/settings")
        table = live.state.ident
        visitor.post(f"/table/{table}/settings", {"clock": "120", "reserve": "300", "chat": "on", "pace": "0"})
        assert (live.state.settings.clock, live.state.settings.reserve) == (120, 300)
        visitor.post(f"/table/{table}/settings", {"clock": "7", "reserve": "-1", "chat": "on"})
        assert (live.state.settings.clock, live.state.settings.reserve) == (120, 300)
        with connect(client, visitor, table) as socket:
            first = frame(socket)
            assert 'id="clock"' in first["html"]
            socket.send_text(json.dumps({"do": "key", "value": "j", "id": 1}))
            answer = answer_to(socket, 1)
            while live.state.to_act != (0,):
                socket.send_text(json.dumps({"do": "key", "value": "j", "id": 2}))
                answer = answer_to(socket, 2)
            socket.send_text(json.dumps({"do": "key", "value": "j", "id": 3}))
            answer = answer_to(socket, 3)
            said = answer["say"][0]["text"]
            left, reserve = (int(found) for found in re.findall(r"\d+", said))
            assert said.startswith("You have") and 300 < left <= 420 and reserve == 300
            assert answer["clock"] == left and answer["clock_own"]


@pytest.mark.parametrize("spoken", ["usual", "full"])
def test_only_the_one_concerned_is_warned_and_everybody_told(spoken: str) -> None:
    async def test() -> None:
        people = ("anna", "ben", "clara", "dora")
        table = await seated(*people, settings=replace(QUICK, clock=20))
        [time], desks = times(table.state), [viewer(table, person, spoken=spoken) for person in people]
        table.now = lambda: time.warns_at
        await quiet(table)
        for place, person in zip(desks, people, strict=True):
            hears(place)
            assert any("10 seconds left" in text or "7 seconds left" in text for text in texts(place)) == (
                person == people[time.seat]
            )
        table.now = lambda: time.until
        await quiet(table)
        for place, person in zip(desks, people, strict=True):
            hears(place)
            mine = person == people[time.seat]
            wanted = "Your time is up" if mine else f"The time of {people[time.seat].title()} is up"
            assert any(wanted in line for line in place.history.texts)
            if mine:  # who sits there hears once which card it was
                card = place.view.public.trick[0]
                assert " ".join(texts(place)).count(f"You: {place.speaker.card(card)}.") == 1
        await table.rest()

    run(test)


# --- chat -------------------------------------------------------------------------------------------------------------


def test_phrases_are_read_in_each_reader_s_own_language() -> None:
    async def test() -> None:
        table = await seated("anna", "ben", rules=KIDS)
        english, german = viewer(table, "anna"), viewer(table, "ben", "de")
        await do(german, Message("phrase", "played"))
        await do(german, Message("say", "viel glück"))  # typed in one's own language it is the same phrase
        for place in (english, german):
            hears(place)
        assert [line.text for line in english.history.written] == ["Ben says: Well played!", "Ben says: Good luck!"]
        assert [line.text for line in german.history.written] == ["Du sagst: Gut gespielt!", "Du sagst: Viel Glück!"]
        assert "Ben says: Good luck!" in html(english)
        said = await do(german, Message("phrase", "nonsense"))
        assert said is not None and said.is_error

    run(test)


def test_what_people_write_is_short_escaped_seldom_and_off_where_the_host_says(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    burst = WRITES[1]
    monkeypatch.setattr(viewer_module, "WRITES", (0.0, burst))

    async def test() -> None:
        table = await seated("anna", "ben", rules=KIDS)
        anna, ben = viewer(table, "anna"), viewer(table, "ben")
        assert 'data-chat="on"' in html(anna)
        await do(anna, Message("say", "<b>hi</b> " + "x" * 500))
        hears(ben)
        assert "<b>hi" not in html(ben) and "&lt;b&gt;hi" in html(ben)
        assert len(ben.history.last or "") < 150
        answers = [await do(anna, Message("say", "again")) for _ in range(int(burst))]
        assert answers[-1] is not None and answers[-1].is_error and answers[0] is None
        assert await do(ben, Message("say", "I may")) is None  # each for themselves
        await table.ask(c.Agree(replace(QUICK, chat=False)), "anna")
        said = await do(ben, Message("phrase", "hello"))
        assert said is not None and said.is_error and 'data-chat="off"' in html(ben)
        watcher = viewer(table, "somebody")
        assert 'data-chat="off"' in html(watcher)
        said = await do(watcher, Message("say", "hello"))
        assert said is not None and said.is_error

    run(test)


def test_phrases_and_texts_go_without_a_script() -> None:
    made = site()
    with server(made) as client:
        anna, ben = Visitor(client), Visitor(client)
        anna.get("/")
        anna.post("/play", {"variant": "kids-jinx", "with": "friends", "level": "club", "pace": "0"})
        ben.get(f"/table/{anna.ident}")
        ben.do("sit", "1")
        anna.get(f"/table/{anna.ident}")
        anna.do("start")
        assert all(f'id="say-{name}"' in anna.html for name in PHRASES)
        with connect(client, ben, anna.ident) as socket:
            frame(socket)
            table = anna.ident
            anna.post(f"/table/{table}/do?do=phrase", {"value": "hello", "text": ""})
            anna.post(f"/table/{table}/do", {"do": "say", "text": "good evening"})
            said: list[str] = []
            while len([text for text in said if "says" in text]) < 2:
                said += [line["text"] for line in frame(socket).get("say", [])]
            assert any("Hello!" in text for text in said) and any("good evening" in text for text in said)


# --- what is to be read -----------------------------------------------------------------------------------------------


def test_the_line_of_the_trick_fits_forty_cells() -> None:
    async def test() -> None:
        table = await seated("anna", rules=OPEN)
        place, rng, longest = viewer(table, "anna"), random.Random(1), 0
        await settled(table)
        while table.state.phase == "playing":
            line = re.search(r'id="trick-line" class="line" tabindex="0" role="note">([^<]*)<', html(place))
            assert line is not None
            longest = max(longest, len(line[1]))
            await act(table, 0, rng)
            await settled(table)
        assert 15 < longest <= 40

    run(test)


def test_kinds_of_messages() -> None:
    async def test() -> None:
        table = await seated("anna", "ben", rules=KIDS)
        place = viewer(table, "anna")
        await do(place, Message("phrase", "hello"))
        hears(place)
        place.history.add(place.speaker, lambda speaker: "Ben: two of clubs.")

        async def key(name: str) -> str:
            said = await do(place, Message("key", name))
            assert said is not None
            return said.text

        assert await key(",") == "Ben: two of clubs."
        assert "happened" in await key("o") and await key(",") == "Ben: two of clubs."
        assert "wrote" in await key("o") and (await key(",")).endswith("Hello!")
        assert await key(".") == Speaker("en").text("terminal-history-end", end="new")
        assert "all" in await key("o")

    run(test)


# --- wishes -----------------------------------------------------------------------------------------------------------


def test_wishes_reach_the_page() -> None:
    with server() as client:
        visitor = Visitor(client)
        visitor.play("kids-jinx")
        assert 'data-sound="off" data-vibration="off" data-nudge="on" data-stays="table"' in visitor.html
        assert 'data-own-keys=""' in visitor.html
        path = visitor.path
        visitor.get("/wishes")
        form = {"whole": "yes", "back": path, "sound": "on", "vibration": "on", "stays": "4", "spoken": "brief"}
        visitor.post("/wishes", {**form, "keys": "on", "key-c": "v", "key-v": "c", "key-s": ""})
        assert 'data-sound="on" data-vibration="on" data-nudge="off" data-stays="4"' in visitor.html
        assert 'data-own-keys="vc cv s"' in visitor.html
        assert "V: cards on the table" in visitor.html and "S: scores" not in visitor.html
        visitor.get("/wishes")
        assert 'name="key-c" value="v"' in visitor.html
        visitor.post("/wishes", {**form, "key-c": "t"})
        assert visitor.path.startswith("/wishes?") and 'role="alert"' in visitor.html
        assert 'name="key-c" value="c"' in visitor.html


@pytest.mark.parametrize("language", languages())
def test_no_two_fields_for_keys_have_one_name(language: str) -> None:
    with server() as client:
        visitor = Visitor(client)
        html = visitor.get("/wishes", headers={"accept-language": language})
        found = re.findall(r'<input name="key-[^"]*"[^>]*>\s*([^<]*?)</label>', html)
        assert len(found) == len(SIGNS) == len(set(found)), found


def test_every_sign_of_the_map_can_be_another_or_none() -> None:
    assert {key.key for key in KEYS if len(key.key) == 1} == set(SIGNS)
    off, twice = wished({f"key-{key}": "" for key in SIGNS})
    assert not twice and all(off.pressed(key) is None for key in SIGNS)
    turned, twice = wished({f"key-{key}": own for key, own in zip(SIGNS, (*SIGNS[1:], SIGNS[0]), strict=True)})
    assert not twice and [turned.pressed(turned.shown(key)) for key in SIGNS] == list(SIGNS)
    assert Keymap.read(turned.text) == turned
    assert Keymap.read("c=vv nonsense q= ctrl=x") == Keymap()


def test_who_gave_to_the_reader_gave_to_you() -> None:
    async def test() -> None:
        table = await seated("anna", "ben", "clara", "dora", rules=oh.ruleset("classic", 4))
        await play_on(table, random.Random(1))
        for language, mine, other in (("en", "To you:", "To Ben:"), ("de", "An dich:", "An Ben:")):
            shown = html(viewer(table, "anna", language))
            assert shown.count(mine) == 1 and other in shown

    run(test)


def test_what_happened_last_is_told_in_the_new_language() -> None:
    async def test() -> None:
        table = await seated("anna", "ben", "clara", "dora")
        place = viewer(table, "anna", spoken="full")
        await first(table)
        hears(place)
        english = place.last_words
        assert english.endswith("two of clubs.")
        place.become(table, place.person, "de")
        assert place.last_words.endswith("Kreuz-Zwei.") and place.last_words in html(place)
        place.become(table, place.person, "en")
        assert place.last_words == english
        say(place, lambda speaker: speaker.text("terminal-undone"))
        assert place.last_words == "Taken back."
        place.become(table, place.person, "de")
        assert place.last_words == "Zurückgenommen."

    run(test)


def test_a_burst_is_one_message_and_a_slow_page_looks_again() -> None:
    async def test() -> None:
        table = await seated("anna", rules=KIDS)
        await settled(table)
        place = viewer(table, "anna")
        Announcer(place).hear(None)
        assert texts(place) and "turn" in texts(place)[0].lower() and place.history.texts == []

    run(test)


def test_a_hint_is_noted_once_in_a_turn_and_counted_once_for_all_who_ask_together(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    counted: list[int] = []

    def counting(*given: Any, **more: Any) -> Any:
        counted.append(1)
        time.sleep(0.01)
        return hint(*given, **more)

    monkeypatch.setattr(typed, "hint", counting)

    async def test() -> None:
        table = await seated("anna")
        await settled(table)
        anna = viewer(table, "anna")
        for _ in range(2):
            said = await asyncio.gather(*(do(anna, Message("line", "hint")) for _ in range(5)))
            assert len({one.text for one in said if one is not None}) == 1 and "Hint: " in anna.hint_words
        assert len(counted) == 1
        facts = [entry.fact for entry in await table.log.entries()]
        assert sum([isinstance(fact, f.HintTaken) for fact in facts]) == 1
        await act(table, 0, random.Random(1))
        await settled(table)
        await do(anna, Message("line", "hint"))
        assert len(counted) == 2 and len(await table.log.entries()) > len(facts)

    run(test)
