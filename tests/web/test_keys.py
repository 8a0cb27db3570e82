"""Every key of the map answers with a sentence, in every game and phase, for players and watchers."""

from __future__ import annotations

import asyncio
import random
from collections.abc import Callable

import pytest

import openhearts as oh
from openhearts.speech.keymap import KEYS
from openhearts.store import MemoryStore
from openhearts.tables.hosting.hosted import HostedTable
from openhearts.tables.hosting.lobby import Lobby
from openhearts.tables.roster import Settings
from openhearts.tables.session import commands as c
from openhearts.tables.session.match_state import Deal
from openhearts.web.identity.guests import Person
from openhearts.web.table.commands import do
from openhearts.web.table.message_history import Message
from openhearts.web.table.viewer import TableViewer
from openhearts.web.table_html import board
from tests.tables.playing import act, opened

HOST = "guest-0"
AWAY_FROM_KEYS = ("/", "i", "?", "f1", "esc", "m")  # the page answers by moving the focus: tests/pages
# One card costs points: whoever takes it has everything, and chooses what it means.
MOON = {"score.points": {"10H": 10}, "moon.award": "shooter_chooses", "pack.ranks": ["8", "9", "10"]}
TABLES = (("classic", 4), ("kids-jinx", 2), ("cancellation", 8), ("kitty-first-trick", 5), ("herz-an-herz", 2))


async def seated(variant: str, seats: int) -> HostedTable:
    """A table that one person has all to themselves: no bot goes on meanwhile."""
    rules = oh.ruleset("kids-jinx", seats, options=MOON) if variant == "moon" else oh.ruleset(variant, seats)
    made = await Lobby(MemoryStore()).create(rules, HOST, Settings(level="club", pace=0.0))
    for seat in range(seats):
        await made.ask(c.Sit(f"Guest {seat}", seat), HOST)
    return made


async def apart(variant: str, seats: int) -> HostedTable:
    """A table of people with a device each; the first is the host."""
    return await opened(
        Lobby(MemoryStore()), *(f"guest-{seat}" for seat in range(seats)), rules=oh.ruleset(variant, seats)
    )


async def start(table: HostedTable, seed: str) -> None:
    """The match begins with the same cards each time."""
    table.fresh = random.Random(seed).randbytes
    await table.ask(c.Start(0), HOST)


async def advance(table: HostedTable, wanted: Callable[[Deal], bool], rng: random.Random) -> bool:
    """Plays until the table is as wanted; False where the match ended before."""
    for _ in range(400):
        assert table.state.deal is not None
        if wanted(table.state.deal):
            return True
        if table.state.phase == "over":
            return False
        if table.state.phase == "waiting":
            for person in table.state.people:
                await table.ask(c.Ready(), person)
            continue
        await act(table, table.state.to_act[0], rng)
    return False


def deal_of(table: HostedTable) -> Deal:
    """The deal on the table."""
    assert table.state.deal is not None
    return table.state.deal


async def answers(table: HostedTable, person: str, language: str = "en") -> None:
    """Every key but those of the page says something, changes nothing where it only asks, and the page can be drawn."""
    game = table.state.game.id
    viewer = TableViewer(table, Person(person), language)
    for key in KEYS:
        if key.key in AWAY_FROM_KEYS:
            continue
        before, match = table.state.n, table.state.match
        for pressed in (key.key, key.key.upper()):
            is_act = key.kind == "act" or key.command == "undo"
            said = await do(viewer, Message("key", pressed))
            if said is None:
                assert is_act and table.state.n > before, f"{key.key} in {game} says nothing and does nothing"
                return  # the table has moved on, and tells everybody itself
            assert said.text.strip() and "{" not in said.text, key.key
            assert table.state.match is match or is_act, f"{key.key} changed the table"
    assert board(viewer, csrf="", origin="")


PHASES: dict[str, Callable[[Deal], bool]] = {
    "beginning": lambda deal: True,
    "play": lambda deal: deal.public.phase in ("play", "lay") and len(deal.steps) > 6,
    "choose": lambda deal: deal.public.phase in ("choose", "steal"),
    "over": lambda deal: deal.public.phase == "over",
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
        table = await seated(variant, seats)
        await answers(table, HOST)  # before the match
        await start(table, "of the keys")
        assert await advance(table, PHASES[phase], rng)
        await answers(table, "a watcher", "de")
        await answers(table, HOST)

    asyncio.run(run())


@pytest.mark.parametrize(("variant", "seats"), TABLES)
def test_a_person_whose_turn_it_is_not_gets_answers_too(variant: str, seats: int) -> None:
    async def run() -> None:
        table = await apart(variant, seats)
        await start(table, "of the keys")
        await advance(table, PHASES["play"], random.Random(variant))
        idle = next(seat for seat in range(seats) if seat not in table.state.to_act)
        match = table.state.match
        await answers(table, f"guest-{idle}")
        assert table.state.match is match or table.state.game.id == "hearts"  # nothing of another's turn was done

    asyncio.run(run())


def test_arrows_choose_a_row_of_the_tower_and_enter_lays() -> None:
    """Herz an Herz by keys alone: a whole deal, with the row that was chosen marked on the page."""

    async def run() -> None:
        table = await seated("herz-an-herz", 2)
        await start(table, "of the rows")
        viewer = TableViewer(table, Person(HOST), "en")
        n_picked = n_thefts = 0
        for _ in range(400):
            if deal_of(table).public.phase == "over":
                break
            before = deal_of(table).public.n_stock, deal_of(table).public.turn, len(deal_of(table).steps)
            if deal_of(table).public.phase == "steal":
                said = await do(viewer, Message("key", "right"))
                assert said is not None
                n_thefts += "Theft" in said.text
            for row in ("left", "right"):
                said = await do(viewer, Message("key", "enter"))
                if said is None:
                    break
                said = await do(viewer, Message("key", row))
                assert said is not None and row in said.text.lower()
                html = board(viewer, csrf="", origin="")
                n_picked += 'picked"' in html
                said = await do(viewer, Message("key", "down"))
                assert said is not None and not said.is_error
            else:
                assert await do(viewer, Message("key", "enter")) is None
            assert before != (deal_of(table).public.n_stock, deal_of(table).public.turn, len(deal_of(table).steps))
        assert deal_of(table).public.phase == "over"
        assert n_picked > 2 and n_thefts > 0

    asyncio.run(run())


def test_words_of_the_program_answer_what_to_do_instead() -> None:
    async def run() -> None:
        table = await apart("classic", 4)
        await start(table, "of the words")
        viewer = TableViewer(table, Person(HOST), "en")
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
            said = await do(viewer, Message("line", word))
            assert said is not None and part in said.text and not said.is_error, (word, said)
        for number in range(12):
            viewer.history.add(viewer.speaker, lambda speaker, number=number: f"message {number}")
        said = await do(viewer, Message("line", "history"))
        assert said is not None and said.text.splitlines() == [f"message {number}" for number in range(2, 12)]

    asyncio.run(run())


def test_before_the_match_what_is_typed_is_not_nothing() -> None:
    async def run() -> None:
        table = await seated("classic", 4)
        viewer = TableViewer(table, Person(HOST), "en")
        for text in ("qs", "score", "hint", "claim", "no word at all"):
            said = await do(viewer, Message("line", text))
            assert said is not None and said.text == "The match has not begun yet.", text
        for text, part in (("help", "C: cards on the table"), ("quit", "close this page"), ("r", "not begun")):
            said = await do(viewer, Message("line", text))
            assert said is not None and part in said.text, text
        for key in ("c", "enter", "left", "x", "a"):
            said = await do(viewer, Message("key", key))
            assert said is not None and said.text == "The match has not begun yet.", key

    asyncio.run(run())


def test_a_key_of_no_map_is_named() -> None:
    async def run() -> None:
        table = await seated("classic", 4)
        await start(table, "of no map")
        said = await do(TableViewer(table, Person(HOST), "en"), Message("key", "$"))
        assert said is not None and "$" in said.text

    asyncio.run(run())
