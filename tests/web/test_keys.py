"""Every key of the map answers with a sentence, in every game and phase, for players and watchers."""

from __future__ import annotations

import asyncio
import random
from collections.abc import Callable
from typing import Any

import pytest

import openhearts as oh
from openhearts.speech.keys import KEYS
from openhearts.store import MemoryStore
from openhearts.tables.gathering import Settings
from openhearts.tables.live import LiveTable
from openhearts.tables.lobby import Lobby
from openhearts.web.board import board
from openhearts.web.desk.desk import Desk
from openhearts.web.people import Person
from openhearts.web.talk.history import Message

HOST = "guest-0"
AWAY_FROM_KEYS = ("/", "i", "?", "f1", "esc", "m")  # the page answers by moving the focus: tests/pages
# One card costs points: whoever takes it has everything, and chooses what it means.
MOON = {"score.points": {"10H": 10}, "moon.award": "shooter_chooses", "pack.ranks": ["8", "9", "10"]}
TABLES = (("classic", 4), ("kids-jinx", 2), ("cancellation", 8), ("kitty-first-trick", 5), ("herz-an-herz", 2))


async def seated(variant: str, seats: int) -> LiveTable:
    """A table that one person has all to themselves: no bot goes on meanwhile."""
    rules = oh.ruleset("kids-jinx", seats, options=MOON) if variant == "moon" else oh.ruleset(variant, seats)
    made = await Lobby(MemoryStore()).create(rules, HOST, Settings(level="club", pace=0.0))
    for seat in range(seats):
        await made.seating.sit(HOST, seat, f"Guest {seat}")
    return made


async def apart(variant: str, seats: int) -> LiveTable:
    """A table of people with a device each; the first is the host."""
    made = await Lobby(MemoryStore()).create(oh.ruleset(variant, seats), HOST, Settings(level="club", pace=0.0))
    for seat in range(seats):
        await made.seating.sit(f"guest-{seat}", seat, f"Guest {seat}")
    return made


async def advance(live: LiveTable, wanted: Callable[[Any], bool], rng: random.Random) -> bool:
    """Plays until the table is as wanted; False where the match ended before."""
    assert live.table is not None
    for _ in range(400):
        if wanted(live.table):
            return True
        if live.table.is_over:
            return False
        if live.table.is_waiting:
            live.table.next_deal()
            live.table.shuffle()
            continue
        seat = live.table.to_act[0]
        live.table.act(seat, oh.bot("random").choose(live.table.view(seat), oh.Budget(), rng))
    return False


async def answers(live: LiveTable, person: str, language: str = "en") -> None:
    """Every key but those of the page says something, changes nothing where it only asks, and the page can be drawn."""
    game = live.game.id
    desk = Desk(live, Person(person), language)
    for key in KEYS:
        if key.key in AWAY_FROM_KEYS:
            continue
        before = live.version
        for pressed in (key.key, key.key.upper()):
            is_act = key.kind == "act" or key.command == "undo"
            said = await desk.do(Message("key", pressed))
            if said is None:
                assert is_act and live.version > before, f"{key.key} in {game} says nothing and does nothing"
                return  # the table has moved on, and tells everybody itself
            assert said.text.strip() and "{" not in said.text, key.key
            assert live.version == before or is_act, f"{key.key} changed the table"
    assert board(desk, csrf="", origin="")


PHASES: dict[str, Callable[[Any], bool]] = {
    "beginning": lambda table: True,
    "play": lambda table: table.public.phase in ("play", "lay") and len(table.steps) > 6,
    "choose": lambda table: table.public.phase in ("choose", "steal"),
    "over": lambda table: table.public.phase == "over",
}


@pytest.mark.parametrize(
    ("variant", "seats", "phase"),
    [
        *((variant, seats, phase) for variant, seats in TABLES for phase in ("beginning", "play", "over")),
        ("moon", 2, "choose"),
        ("herz-an-herz", 2, "choose"),
    ],
)
def test_every_key_answers_in_every_phase(variant: str, seats: int, phase: str) -> None:
    async def run() -> None:
        rng = random.Random(f"{variant} {phase}")
        live = await seated(variant, seats)
        await answers(live, HOST)  # before the match
        await live.start(HOST, seed="of the keys", first_leader=0)
        assert await advance(live, PHASES[phase], rng)
        await answers(live, "a watcher", "de")
        await answers(live, HOST)

    asyncio.run(run())


@pytest.mark.parametrize(("variant", "seats"), TABLES)
def test_a_person_whose_turn_it_is_not_gets_answers_too(variant: str, seats: int) -> None:
    async def run() -> None:
        live = await apart(variant, seats)
        await live.start(HOST, seed="of the keys", first_leader=0)
        await advance(live, PHASES["play"], random.Random(variant))
        assert live.table is not None
        idle = next(seat for seat in range(seats) if seat not in live.table.to_act)
        before = live.version
        await answers(live, f"guest-{idle}")
        assert live.version == before or live.game.id == "hearts"  # nothing of another's turn was done

    asyncio.run(run())


def test_arrows_choose_a_row_of_the_tower_and_enter_lays() -> None:
    """Herz an Herz by keys alone: a whole deal, with the row that was chosen marked on the page."""

    async def run() -> None:
        live = await seated("herz-an-herz", 2)
        await live.start(HOST, seed="of the rows", first_leader=0)
        assert live.table is not None
        desk = Desk(live, Person(HOST), "en")
        n_picked = n_thefts = 0
        for _ in range(400):
            if live.table.public.phase == "over":
                break
            before = live.table.public.n_stock, live.table.public.turn, len(live.table.steps)
            if live.table.public.phase == "steal":
                said = await desk.do(Message("key", "right"))
                assert said is not None
                n_thefts += "Theft" in said.text
            for row in ("left", "right"):
                said = await desk.do(Message("key", "enter"))
                if said is None:
                    break
                said = await desk.do(Message("key", row))
                assert said is not None and row in said.text.lower()
                html = board(desk, csrf="", origin="")
                n_picked += 'picked"' in html
                said = await desk.do(Message("key", "down"))
                assert said is not None and not said.is_error
            else:
                assert await desk.do(Message("key", "enter")) is None
            assert before != (live.table.public.n_stock, live.table.public.turn, len(live.table.steps))
        assert live.table.public.phase == "over"
        assert n_picked > 2 and n_thefts > 0

    asyncio.run(run())


def test_words_of_the_program_answer_what_to_do_instead() -> None:
    async def run() -> None:
        live = await apart("classic", 4)
        await live.start(HOST, seed="of the words", first_leader=0)
        desk = Desk(live, Person(HOST), "en")
        for word, part in (
            ("help", "C: cards on the table"),
            ("?", "Play a card: “qs”"),
            ("f1", "Esc M: actions"),
            ("quit", "close this page"),
            ("language", "at the top of the page"),
            ("save", "saved already"),
            ("history", "no messages yet"),
            ("m", "on the buttons"),
            ("Esc", "on the buttons"),
            ("i", "Type a card"),
            ("/", "Type a card"),
            ("left", "“qs” plays it"),
            ("next", "“qs” plays it"),
            ("home", "“qs” plays it"),
            ("space", "Choose 3 cards first, 0 so far"),
            ("choose", "Choose 3 cards first, 0 so far"),
            ("enter", "Your turn"),
            ("q", "That means nothing in this game."),
            ("towers", "That means nothing in this game."),
        ):
            said = await desk.do(Message("line", word))
            assert said is not None and part in said.text and not said.is_error, (word, said)
        for number in range(12):
            desk.history.add(desk.speaker, lambda speaker, number=number: f"message {number}")
        said = await desk.do(Message("line", "history"))
        assert said is not None and said.text.splitlines() == [f"message {number}" for number in range(2, 12)]

    asyncio.run(run())


def test_before_the_match_what_is_typed_is_not_nothing() -> None:
    async def run() -> None:
        live = await seated("classic", 4)
        desk = Desk(live, Person(HOST), "en")
        for text in ("qs", "score", "hint", "claim", "no word at all"):
            said = await desk.do(Message("line", text))
            assert said is not None and said.text == "The match has not begun yet.", text
        for text, part in (("help", "C: cards on the table"), ("quit", "close this page"), ("r", "not begun")):
            said = await desk.do(Message("line", text))
            assert said is not None and part in said.text, text
        for key in ("c", "enter", "left", "x", "a"):
            said = await desk.do(Message("key", key))
            assert said is not None and said.text == "The match has not begun yet.", key

    asyncio.run(run())


def test_a_key_of_no_map_is_named() -> None:
    async def run() -> None:
        live = await seated("classic", 4)
        await live.start(HOST, first_leader=0)
        said = await Desk(live, Person(HOST), "en").do(Message("key", "$"))
        assert said is not None and "$" in said.text

    asyncio.run(run())
