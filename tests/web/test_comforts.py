"""What makes a table comfortable: claims, chat, clocks, levels of speech, one's own keys; without a browser."""

from __future__ import annotations

import asyncio
import json
import random
import re
from collections.abc import Awaitable, Callable
from typing import Any

import msgspec
import pytest

import openhearts as oh
from openhearts.speech.keys import KEYS
from openhearts.speech.speaker import Speaker
from openhearts.store import MemoryStore
from openhearts.tables.gathering import Settings
from openhearts.tables.listening import Heard
from openhearts.tables.live import LiveTable
from openhearts.tables.lobby import Lobby
from openhearts.web.board import board
from openhearts.web.desk.desk import Desk
from openhearts.web.desk.hearing import WORDED
from openhearts.web.hearts.room import Room
from openhearts.web.people import Person, Wishes
from openhearts.web.talk import chat as chat_module
from openhearts.web.talk.chat import PHRASES
from openhearts.web.talk.history import Message
from openhearts.web.talk.keymap import SIGNS, Keymap, wished
from openhearts.web.talk.levels import is_ripe, sentences
from tests.web.helpers import Visitor, buttons, house, server
from tests.web.test_wire import answer_to, connect, frame

OPEN = oh.ruleset("classic", 4, options={"pass.count": 0})
KIDS = oh.ruleset("kids-jinx", 3)


def run(test: Callable[[], Awaitable[None]]) -> None:
    asyncio.run(asyncio.wait_for(test(), 120))  # whoever waits for ever has failed, however slow the machine


async def seated(*people: str, rules: Any = OPEN, settings: Settings | None = None) -> LiveTable:
    """A table at which these people sit and look; bots have the other seats."""
    live = await Lobby(MemoryStore()).create(rules, people[0], settings or Settings(level="club", pace=0.0))
    for seat, person in enumerate(people):
        await live.seating.sit(person, seat, person.title())
        live.listen(person)
    await live.start(people[0], seed="7")
    return live


def desk(live: LiveTable, person: str, language: str = "en", **wishes: Any) -> Desk:
    return Desk(live, Person(person, wishes=Wishes(**wishes)), language)


def html(place: Desk) -> str:
    return board(place, csrf="", origin="")


async def rest(live: LiveTable) -> None:
    """Waits until no bot is to act."""
    while live.driving.is_on:
        await asyncio.sleep(0.001)


def heard(live: LiveTable, person: str) -> list[Heard]:
    """What the first page of a person was told since it was asked before."""
    listener = next(one for one in live.listeners if one.person == person)
    found = []
    while not listener.queue.empty():
        found.append(listener.queue.get_nowait())
    return found


# --- two pages of one person ------------------------------------------------------------------------------------------


def test_two_pages_of_one_person_hear_everything_once_each() -> None:
    async def test() -> None:
        live = await seated("anna", "ben", "clara", "dora")
        place = desk(live, "anna")
        first = heard(live, "anna")
        place.hear(first)
        for _ in range(3):
            seat = live.match().to_act[0]
            await live.act(("anna", "ben", "clara", "dora")[seat], seat, next(iter(live.match().view(seat).options)))
        burst = heard(live, "anna")
        place.hear(burst[:1])  # one page is quicker than the other
        place.hear(burst)
        place.hear(burst)
        assert len(place.history.texts) == len(set(place.history.texts)) == 3 + 3  # the others have sat down
        assert [line.count(": ") for line in place.history.texts[4:]] == [1, 2]
        quick = place.since(first[-1].number, burst[0].number) + place.since(burst[0].number, burst[-1].number)
        assert quick == place.since(first[-1].number, burst[-1].number) and len(quick) == 2

    run(test)


def test_a_page_that_came_later_is_not_told_the_past() -> None:
    async def test() -> None:
        live = await seated("anna", "ben", rules=KIDS)
        place = desk(live, "anna")
        before = heard(live, "anna")
        place.hear(before)
        place.hear(before)
        assert len(place.ear.told) == 1 and place.since(before[-1].number, live.n_told) == []
        assert place.since(0, before[-1].number) == list(place.ear.told)

    run(test)


def test_the_sums_of_a_deal_stand_on_the_page_once_and_are_heard() -> None:
    async def test() -> None:
        live = await seated("anna", rules=KIDS)
        place = desk(live, "anna")
        place.hear(heard(live, "anna"))
        assert live.table is not None
        while live.table.public.phase != "over":
            await rest(live)
            if live.table.to_act:
                await live.act("anna", 0, next(iter(live.match().view(0).options)))
            place.hear(heard(live, "anna"))
        last = place.history.last or ""
        assert "Points of this deal: you " in last and "Scores: you " in last
        best = min(live.table.public.points)
        assert f" {best}" in place.shown.partition("Best in this deal: ")[2]
        assert "takes the trick" in place.shown or "You take" in place.shown
        assert "Points of" not in place.shown and "Scores" not in place.shown
        place.become(live, place.person, "de")
        assert "Am besten in diesem Spiel: " in place.shown and "Punkte in" not in place.shown

    run(test)


def test_old_lines_are_read_in_the_language_chosen_now() -> None:
    async def test() -> None:
        live = await seated("anna", "ben", rules=KIDS)
        place = desk(live, "anna")
        for seat in (1, 0):
            live.say(("anna", "ben")[seat], "luck", kind="phrase", seat=seat)
        await until(live, lambda view: len(view.public.tricks) == 2)
        place.hear(heard(live, "anna"))
        english = place.history.texts
        assert any("Ben says: Good luck!" in line for line in english)
        assert any("takes the trick" in line or "You take the trick" in line for line in english)
        place.become(live, place.person, "de")
        german = place.history.texts
        assert len(german) == len(english) and not set(german) & set(english)
        assert any("Viel Glück!" in line for line in german) and any(" Stich" in line for line in german)
        assert any("Du: " in line for line in german) and not any("You: " in line for line in german)
        place.become(live, place.person, "en")
        assert place.history.texts == english

    run(test)


# What the table tells besides events, so that a watcher or the person of seat 0 keeps a line of it.
TOLD = {
    "time": Heard("time", seat=1, text="up"),
    "claim": Heard("claim", seat=1, text="offered"),
    "said": Heard("said", seat=1, text="hello"),
    "phrase": Heard("phrase", seat=1, text="luck"),
    "undone": Heard("undone", seat=1),
    "knocked": Heard("knocked", text="Max"),
    "away": Heard("away", seat=1),
    "returned": Heard("returned", seat=1),
    "back": Heard("back", seat=0),
    "strange": Heard("strange", text="anna"),
    "warming": Heard("warming"),
    "talks": Heard("talks", text="off"),
    "sat": Heard("sat", seat=1),
    "renamed": Heard("renamed", seat=1, text="You"),
    "left": Heard("left", seat=1, text="Max"),
    "sent": Heard("sent", seat=1, text="Max"),
    "handed": Heard("handed"),
    "swap-asked": Heard("swap-asked", seat=1, text="0"),
    "swap-agreed": Heard("swap-agreed", seat=1, text="2"),
    "swapped": Heard("swapped", seat=0, text="1"),
    "joined": Heard("joined", seat=0, text="17"),
    "comes": Heard("comes", text="You"),
    "rematch": Heard("rematch", seat=1),
    "declined": Heard("declined", seat=1),
    "moves-on": Heard("moves-on", text="elsewhere"),
    "refused": Heard("refused"),
    "welcomed": Heard("welcomed"),
    "hosts": Heard("hosts", seat=1),
    "anew": Heard("anew", seat=1, text="asked"),
}


def test_every_kind_of_line_is_read_in_the_language_chosen_now() -> None:
    """As if it had been heard in that language, also when the table has gone on, and people are called otherwise."""

    async def test() -> None:
        assert {*TOLD} == {*WORDED} - {"turned"}  # which tells whoever has the device whose turn it is, and is not kept
        live = await seated("anna", "ben", rules=KIDS)
        await rest(live)
        places = [(desk(live, "anna"), desk(live, "anna", "de")) for _ in TOLD]
        for (kind, told), pair in zip(TOLD.items(), places, strict=True):
            for place in pair:
                place.hear([msgspec.structs.replace(told, number=live.n_told + 1)])
            assert len(pair[0].history.texts) == 1, kind
        await until(live, lambda view: bool(view.public.tricks))
        await live.seating.sit("ben", 1, "Zoe")
        for kind, (english, german) in zip(TOLD, places, strict=True):
            was = english.history.texts
            english.become(live, english.person, "de")
            assert english.history.texts == german.history.texts != was, kind
            assert english.shown == german.shown, kind

    run(test)


# --- claims -----------------------------------------------------------------------------------------------------------


async def until(live: LiveTable, wanted: Callable[[Any], bool]) -> int:
    """Plays by chance until it is as wanted; the seat to act."""
    rng = random.Random(3)
    while True:
        await rest(live)
        assert live.table is not None
        seat = live.table.to_act[0]
        view = live.table.view(seat)
        if wanted(view):
            return seat
        action = oh.bot("random").choose(view, oh.Budget(), rng)
        await live.act(live.gathering.chairs[seat].person or "", seat, action)


def is_offer(view: Any) -> bool:
    return not view.options.can_claim and len({seat for seat, points in enumerate(view.public.points) if points}) > 1


@pytest.mark.parametrize("way", ["key", "line"])
@pytest.mark.parametrize("yes", [True, False])
def test_a_claim_is_asked_twice_and_answered_by_the_others(way: str, yes: bool) -> None:
    words = {"x": "claim", "y": "accept", "n": "reject"}

    async def test() -> None:
        people = ("anna", "ben", "clara", "dora")
        live = await seated(*people)
        seat = await until(live, is_offer)
        desks = {person: desk(live, person) for person in people}
        mine, others = desks[people[seat]], [person for person in people if person != people[seat]]

        async def do(place: Desk, key: str) -> Any:
            return await place.do(Message(way, key if way == "key" else words[key]))

        def ids(place: Desk) -> set[str]:
            return {button.get("id", "") for button in buttons(html(place))}

        assert "b-claim" in ids(mine) and "b-claim" not in ids(desks[others[0]])
        said = await do(mine, "x")
        assert said is not None and "once more" in said.text and live.claims.offer is None
        assert "b-claim" in ids(mine)
        assert await do(mine, "x") is None and live.claims.offer is not None
        assert "b-claim-back" in ids(mine) and {"b-accept", "b-reject"} <= ids(desks[others[0]])
        for person in people:
            desks[person].hear(heard(live, person))
        assert "Y accepts" in (desks[others[0]].history.last or "")
        assert "You claim" in (mine.history.last or "")
        for person in others if yes else others[:1]:
            assert await do(desks[person], "y" if yes else "n") is None
        assert live.table is not None
        assert (live.table.public.phase == "over") == yes
        mine.hear(heard(live, people[seat]))
        assert yes or "rejected" in (mine.history.last or "")
        assert (await do(desks[others[0]], "y")).is_error

    run(test)


@pytest.mark.parametrize("children", [False, True])
def test_a_claim_is_a_button_only_where_it_can_come_true(children: bool) -> None:
    async def test() -> None:
        live = await seated("anna", settings=Settings(level="club", pace=0.0, children=children))
        place, harmless = desk(live, "anna"), live.game.claims.is_harmless  # type: ignore[attr-defined]

        def is_last() -> bool:
            ids = [one.get("id", "") for one in buttons(html(place))]
            found = [one for one in ids if one.startswith("b-")]
            assert "b-hint" in found and "b-claim" not in found[:-1]
            return found[-1] == "b-claim"

        await until(live, lambda view: view.seat == 0)
        assert not is_last(), "bots would refuse"
        said = await place.do(Message("key", "x"))
        assert said is not None and "once more" in said.text and is_last()
        await until(live, lambda view: not view.options.can_claim and harmless(view.public, view.seat))
        assert is_last() is not children
        await until(live, lambda view: view.options.can_claim)
        assert is_last()

    run(test)


def test_what_is_certain_needs_nobody() -> None:
    async def test() -> None:
        live = await seated("anna", rules=OPEN)
        await until(live, lambda view: view.options.can_claim)
        place = desk(live, "anna")
        assert "b-claim" in {button.get("id") for button in buttons(html(place))}
        assert await place.do(Message("key", "X")) is None
        assert live.table is not None and live.table.public.phase in ("over", "choose")

    run(test)


def test_nobody_sends_a_claim_that_others_have_not_agreed_to() -> None:
    async def test() -> None:
        live = await seated("anna", "ben", "clara", "dora")
        seat = await until(live, is_offer)
        person = ("anna", "ben", "clara", "dora")[seat]
        for do in ("act", "line"):
            said = await desk(live, person).do(Message(do, "claim agreed"))
            assert said is not None and said.is_error
        assert live.table is not None and live.table.public.phase == "play"

    run(test)


# --- pauses and clocks ------------------------------------------------------------------------------------------------


def test_one_key_leaves_out_the_pauses() -> None:
    async def test() -> None:
        live = await seated("anna", rules=KIDS, settings=Settings(level="club", pace=900.0))
        place = desk(live, "anna")
        while live.table is not None and 0 in live.table.to_act:
            assert "b-finish" not in html(place)
            await place.do(Message("act", live.game.action_text(next(iter(live.table.view(0).options)))))
        assert 'id="b-finish"' in html(place)
        assert await place.do(Message("line", "finish")) is None
        await rest(live)
        assert live.table is not None and 0 in live.table.to_act
        said = await place.do(Message("key", "backspace"))
        assert said is not None and said.text == Speaker("en").text("terminal-not-now")

    run(test)


def test_the_host_sets_a_clock_and_j_tells_it() -> None:
    made = house()
    with server(made) as client:
        visitor = Visitor(client)
        visitor.play("kids-jinx")
        live = made.lobby.tables[visitor.ident]
        assert "no clock" in visitor.do("key", "j")
        assert 'id="clock"' not in visitor.html
        visitor.get(f"/table/{visitor.ident}/settings")
        table = live.ident
        visitor.post(f"/table/{table}/settings", {"clock": "120", "reserve": "300", "chat": "on", "pace": "0"})
        assert (live.gathering.settings.clock, live.gathering.settings.reserve) == (120, 300)
        visitor.post(f"/table/{table}/settings", {"clock": "7", "reserve": "-1", "chat": "on"})
        assert (live.gathering.settings.clock, live.gathering.settings.reserve) == (120, 300)
        with connect(client, visitor, table) as socket:
            first = frame(socket)
            assert 'id="clock"' in first["html"]
            socket.send_text(json.dumps({"do": "key", "value": "j", "id": 1}))
            answer = answer_to(socket, 1)
            while live.table is not None and live.table.to_act != (0,):
                socket.send_text(json.dumps({"do": "key", "value": "j", "id": 2}))
                answer = answer_to(socket, 2)
            socket.send_text(json.dumps({"do": "key", "value": "j", "id": 3}))
            answer = answer_to(socket, 3)
            said = answer["say"][0]["text"]
            left, reserve = (int(found) for found in re.findall(r"\d+", said))
            assert said.startswith("You have") and 300 < left <= 420 and reserve == 300
            assert answer["clock"] == left and answer["clock_own"]


def test_only_the_one_concerned_is_warned_and_everybody_told() -> None:
    async def test() -> None:
        live = await seated("anna", "ben", "clara", "dora", settings=Settings(level="club", pace=0.0, clock=20))
        seat = live.match().to_act[0]
        people = ("anna", "ben", "clara", "dora")
        desks = [desk(live, person) for person in people]
        live.tell_of("time", seat, "warned")
        for place, person in zip(desks, people, strict=True):
            place.hear(heard(live, person))
            said = [one.text for told in place.ear.told for one in told.said]
            assert any("seconds left" in text for text in said) == (person == people[seat])
        live.tell_of("time", seat, "up")
        for place, person in zip(desks, people, strict=True):
            place.hear(heard(live, person))
            wanted = "Your time is up" if person == people[seat] else f"The time of {people[seat].title()} is up"
            assert wanted in (place.history.last or "")
        await live.rest()

    run(test)


# --- chat -------------------------------------------------------------------------------------------------------------


def test_phrases_are_read_in_each_reader_s_own_language() -> None:
    async def test() -> None:
        live = await seated("anna", "ben", rules=KIDS)
        english, german = desk(live, "anna"), desk(live, "ben", "de")
        await german.do(Message("phrase", "played"))
        await german.do(Message("say", "viel glück"))  # typed in one's own language it is the same phrase
        for place, person in ((english, "anna"), (german, "ben")):
            place.hear(heard(live, person))
        assert english.history.written == ["Ben says: Well played!", "Ben says: Good luck!"]
        assert [line.partition(": ")[2] for line in german.history.written] == ["Gut gespielt!", "Viel Glück!"]
        assert "Ben says: Good luck!" in html(english)
        said = await german.do(Message("phrase", "nonsense"))
        assert said is not None and said.is_error

    run(test)


def test_what_people_write_is_short_escaped_seldom_and_off_where_the_host_says(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(chat_module, "RATE", 0.0)

    async def test() -> None:
        live = await seated("anna", "ben", rules=KIDS)
        anna, ben = desk(live, "anna"), desk(live, "ben")
        assert 'data-chat="on"' in html(anna)
        await anna.do(Message("say", "<b>hi</b> " + "x" * 500))
        ben.hear(heard(live, "ben"))
        assert "<b>hi" not in html(ben) and "&lt;b&gt;hi" in html(ben)
        assert len(ben.history.last or "") < 150
        answers = [await anna.do(Message("say", "again")) for _ in range(int(chat_module.BURST))]
        assert answers[-1] is not None and answers[-1].is_error and answers[0] is None
        assert await ben.do(Message("say", "I may")) is None  # each for themselves
        await live.hosting.agree("anna", Settings(level="club", pace=0.0, chat=False))
        said = await ben.do(Message("phrase", "hello"))
        assert said is not None and said.is_error and 'data-chat="off"' in html(ben)
        watcher = desk(live, "somebody")
        assert 'data-chat="off"' in html(watcher)
        said = await watcher.do(Message("say", "hello"))
        assert said is not None and said.is_error

    run(test)


def test_phrases_and_texts_go_without_a_script() -> None:
    made = house()
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


# --- how much is spoken -----------------------------------------------------------------------------------------------


def test_levels() -> None:
    """Brief: no cards; usual: where bots are fast one message for a trick; full: everything, and whose turn it is."""
    weigh = Room().weigh
    deal = oh.deal(OPEN, seed=7)
    events: list[Any] = []
    while not deal.position.public.tricks:
        position, more = deal.game.apply(deal.position, deal.turn, next(iter(deal.options(deal.turn or 0))))
        deal, events = deal.act(deal.turn or 0, next(iter(deal.options(deal.turn or 0)))), [*events, *more]
        assert position == deal.position
    for level, pace, bot, ripe in (
        ("usual", 0.0, True, False),
        ("brief", 0.3, True, False),
        ("full", 0.0, True, True),
        ("usual", 0.6, True, True),
        ("usual", 0.0, False, True),
    ):
        assert is_ripe(events[:2], weigh, level, pace, bot_is_next=bot) == ripe
        assert is_ripe(events, weigh, level, pace, bot_is_next=bot)
    names, speaker = ("Anna", "Ben", "Clara", "Dora"), Speaker("en")
    waits = (deal.turn or 0) - 1
    view = deal.view(waits % 4)
    brief, usual, full = (
        sentences(speaker, events, view, names, weigh, level) or "" for level in ("brief", "usual", "full")
    )
    assert brief.count(".") == 1 and "the trick" in brief
    assert usual.count(": ") == 4 and usual.endswith(brief)
    assert full == f"{usual} {speaker.turn(view, names)}"
    mine = deal.view(deal.turn)
    assert "Your turn" in (sentences(speaker, events[:1], mine, names, weigh, "brief") or "")
    assert sentences(speaker, events[:1], view, names, weigh, "brief") is None


def test_the_line_of_the_trick_fits_forty_cells() -> None:
    async def test() -> None:
        live = await seated("anna", rules=OPEN)
        place, rng, longest = desk(live, "anna"), random.Random(1), 0
        while live.match().public.phase == "play":
            await rest(live)
            line = re.search(r'id="trick-line" class="line" tabindex="0" role="note">([^<]*)<', html(place))
            assert line is not None
            longest = max(longest, len(line[1]))
            if 0 in live.match().to_act:
                await live.act("anna", 0, oh.bot("random").choose(live.match().view(0), oh.Budget(), rng))
        assert 15 < longest <= 40

    run(test)


def test_kinds_of_messages() -> None:
    async def test() -> None:
        live = await seated("anna", "ben", rules=KIDS)
        place = desk(live, "anna")
        await place.do(Message("phrase", "hello"))
        place.hear(heard(live, "anna"))
        place.history.add(place.speaker, lambda speaker: "Ben: two of clubs.")

        async def key(name: str) -> str:
            said = await place.do(Message("key", name))
            assert said is not None
            return said.text

        assert await key(",") == "Ben: two of clubs."
        assert "happened" in await key("o") and await key(",") == "Ben: two of clubs."
        assert "wrote" in await key("o") and (await key(",")).endswith("Hello!")
        assert await key(".") == Speaker("en").text("terminal-history-end", end="new")
        assert "all" in await key("o")

    run(test)


# --- sounds -----------------------------------------------------------------------------------------------------------


def test_cues_say_what_happened_to_this_seat() -> None:
    async def test() -> None:
        live = await seated("anna", "ben", "clara", "dora")
        people = ("anna", "ben", "clara", "dora")
        desks = [desk(live, person) for person in people]
        cues: list[set[str]] = [set(), set(), set(), set()]
        won = [0, 0, 0, 0]
        while live.match().public.phase != "over":
            for seat, place in enumerate(desks):
                place.hear(heard(live, people[seat]))
                got = {cue for told in place.ear.told for cue in told.cues}
                assert ("taken" in got) == (live.match().public.n_won[seat] > won[seat])
                assert ("turn" in got) == (seat in live.match().to_act)
                cues[seat] |= got
                place.ear.told.clear()
            won = list(live.match().public.n_won)
            seat = live.match().to_act[0]
            view = live.match().view(seat)
            await live.act(people[seat], seat, oh.bot("random").choose(view, oh.Budget(), random.Random(len(won))))
        for seat, place in enumerate(desks):
            place.hear(heard(live, people[seat]))
            cues[seat] |= {cue for told in place.ear.told for cue in told.cues}
            assert {"card", "heart", "queen", "over", "turn"} <= cues[seat]

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
        live = await seated("anna", "ben", "clara", "dora", rules=oh.ruleset("classic", 4))
        rng = random.Random(1)
        while live.match().public.phase != "over":
            seat = live.match().to_act[0]
            action = oh.bot("random").choose(live.match().view(seat), oh.Budget(), rng)
            await live.act(("anna", "ben", "clara", "dora")[seat], seat, action)
        for language, mine, other in (("en", "To you:", "To Ben:"), ("de", "An dich:", "An Ben:")):
            shown = html(desk(live, "anna", language))
            assert shown.count(mine) == 1 and other in shown

    run(test)


def test_what_happened_last_is_told_in_the_new_language() -> None:
    async def test() -> None:
        live = await seated("anna", "ben", "clara", "dora")
        place = desk(live, "anna")
        place.hear(heard(live, "anna"))
        card = next(iter(live.match().view(live.match().to_act[0]).options))
        seat = live.match().to_act[0]
        await live.act(("anna", "ben", "clara", "dora")[seat], seat, card)
        place.hear(heard(live, "anna"))
        english = place.shown
        assert english.endswith("two of clubs.")
        place.become(live, place.person, "de")
        assert place.shown.endswith("Kreuz-Zwei.") and place.shown in html(place)
        place.become(live, place.person, "en")
        assert place.shown == english
        place.ear.say(lambda speaker: speaker.text("terminal-undone"))
        assert place.shown == "Taken back."
        place.become(live, place.person, "de")
        assert place.shown == "Zurückgenommen."

    run(test)


def test_a_burst_is_one_message_and_a_slow_page_looks_again() -> None:
    place_texts: list[str] = []

    async def test() -> None:
        live = await seated("anna", rules=KIDS)
        await rest(live)
        place = desk(live, "anna")
        place.hear([Heard("events", lost=True, number=live.n_told + 1)])
        place_texts.extend(one.text for told in place.ear.told for one in told.said)
        assert place.history.texts == []

    run(test)
    assert place_texts and "turn" in place_texts[0].lower()
