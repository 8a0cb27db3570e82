"""The shell around a table's session: the append is the only lock, lost answers are made good, bots and absences run.

What is decided is tested in tests/tables/session; here are stores, other processes, timers and listeners.
"""

from __future__ import annotations

import asyncio
import random
from collections.abc import AsyncIterator, Awaitable, Callable, Sequence
from pathlib import Path
from typing import Any

import pytest

import openhearts as oh
from openhearts.errors import Forbidden, OpenHeartsError, Why
from openhearts.store import MemoryStore, Store, open_store
from openhearts.store.interface import CannotStore, Conflict, Trouble
from openhearts.tables.hosting import audience
from openhearts.tables.hosting import hosted as module
from openhearts.tables.hosting.hosted import HostedTable
from openhearts.tables.hosting.step_history import KEPT
from openhearts.tables.hosting.stored_log import StoredLog, state_of
from openhearts.tables.roster import Settings
from openhearts.tables.session import codec, presence
from openhearts.tables.session import commands as c
from openhearts.tables.session import due as due_module
from openhearts.tables.session import logged_facts as f
from openhearts.tables.session.viewer import news_of_entries
from openhearts.tables.session.viewer.news import Away
from openhearts.tables.session.viewer.table_view import Viewer

from .session.histories import PEOPLE, TINY, created

QUICK = Settings(pace=0.0, level="random")


@pytest.fixture
def anyio_backend() -> str:
    return "asyncio"


@pytest.fixture(params=["memory", "sqlite"])
async def store(request: pytest.FixtureRequest, anyio_backend: str, tmp_path: Path) -> AsyncIterator[Store]:
    opened = await open_store(":memory:" if request.param == "memory" else tmp_path / "store.db")
    yield opened
    await opened.close()


def tiny(limit: int = 8) -> object:
    return oh.ruleset("classic", seats=3, options={**TINY, "end.limit": limit})


async def table_in(store: Store, ident: str = "t", settings: Settings = QUICK, limit: int = 8) -> HostedTable:
    """A new table, or the one that is there, as a process of its own has it."""
    try:
        raw = await store.read(ident)
    except OpenHeartsError:
        raw = [codec.encode(created(tiny(limit), "anna", settings))]
        await store.create(ident, raw)
    return HostedTable(StoredLog(store, ident, len(raw)), state_of(ident, raw))


async def within(waits: Awaitable[object]) -> None:
    """A table that stands still is a failure, however slow the machine."""
    await asyncio.wait_for(waits, 60)


async def until(is_so: Callable[[], bool]) -> None:
    while not is_so():
        await asyncio.sleep(0.005)


pytestmark = pytest.mark.anyio


async def test_a_whole_match_with_bots_runs_by_itself_and_every_entry_is_written(store: Store) -> None:
    table = await table_in(store)
    table.listen("anna")
    table.run()
    await table.ask(c.Sit("Anna", 0), "anna")
    await table.ask(c.Start(), "anna")

    async def play() -> None:
        rng = random.Random(1)
        while table.state.phase != "over":
            state = table.state
            if state.phase == "waiting":
                await table.ask(c.Ready(), "anna")
            elif 0 in state.to_act and state.deal is not None:
                options = list(state.game.view_of(state.deal.position, 0).options)
                await table.ask(c.Act(0, state.game.action_text(rng.choice(options)), state.turn_of(0)), "anna")
            else:
                await asyncio.sleep(0.001)

    await within(play())
    await table.rest()
    raw = await store.read("t")
    assert len(raw) == table.log.length == table.state.n
    assert state_of("t", raw) == table.state
    assert any(isinstance(step.entry.fact, f.Acted) and step.entry.fact.bot for step in table.steps)


async def test_two_processes_decide_for_one_table_and_the_append_is_the_only_lock(store: Store) -> None:
    one, two = await table_in(store), await table_in(store)
    await one.ask(c.Sit("Anna", 0), "anna")
    await two.ask(c.Sit("Ben", 1), "ben")  # it has not read what the other wrote, loses the append and reads on
    assert [chair.person for chair in two.state.chairs] == ["anna", "ben", None]
    with pytest.raises(Forbidden):
        await one.ask(c.Sit("Cleo", 1), "cleo")
    await asyncio.gather(
        *(table.ask(c.Speak(f"{number}"), who) for table, who in ((one, "anna"), (two, "ben")) for number in range(20))
    )
    await one.read_on()
    await two.read_on()
    assert one.state == two.state and one.log.length == two.log.length
    said = [codec.decode(raw).fact for raw in await store.read("t")]
    assert len([fact for fact in said if isinstance(fact, f.Spoke)]) == 40


async def test_who_loses_the_append_of_a_shuffle_throws_its_secret_away(store: Store) -> None:
    one, two = await table_in(store), await table_in(store)
    await one.ask(c.Sit("Anna", 0), "anna")
    await two.read_on()
    await asyncio.gather(one.ask(c.Start(), "anna"), two.ask(c.Start(), "anna"))
    raw = [codec.decode(line).fact for line in await store.read("t")]
    assert len([fact for fact in raw if isinstance(fact, f.ShuffleBegan)]) == 1
    await one.read_on()
    await two.read_on()
    assert one.state == two.state and one.state.deal is not None


class Forgetful(MemoryStore):
    """A store whose answers to appends get lost, before or after they were written."""

    def __init__(self) -> None:
        super().__init__()
        self.loses: list[str] = []

    async def append(
        self, stream: str, after: int, entries: Sequence[bytes], about: bytes | None = None, **more: Any
    ) -> int:
        how = self.loses.pop(0) if self.loses else ""
        if how == "before":
            raise CannotStore(Trouble.BUSY, "here")
        length = await super().append(stream, after, entries, about, **more)
        if how == "after":
            raise CannotStore(Trouble.BUSY, "here")
        return length


async def test_a_command_that_the_table_has_forgotten_is_still_done_once(monkeypatch: pytest.MonkeyPatch) -> None:
    store = MemoryStore()
    table = await table_in(store)
    await table.ask(c.Sit("Anna", 0), "anna")
    monkeypatch.setattr("openhearts.tables.session.fold.KEPT_COMMANDS", 2)
    for number in range(4):
        assert await table.ask(c.Speak(f"{number}"), "anna", f"m{number}")
    assert "m0" not in table.state.done
    other = await table_in(store)
    assert await table.ask(c.Speak("0"), "anna", "m0") == await other.ask(c.Speak("0"), "anna", "m0") == ()
    found = [codec.decode(raw).fact for raw in await store.read("t")]
    assert [fact.text for fact in found if isinstance(fact, f.Spoke)] == ["0", "1", "2", "3"]
    assert await other.ask(c.Speak("4"), "anna") and await table.read_on()
    assert table.state == other.state


async def test_the_store_learns_of_a_command_neither_who_nor_where() -> None:
    names: list[str] = []

    class Looking(MemoryStore):
        async def append(
            self, stream: str, after: int, entries: Sequence[bytes], about: bytes | None = None, **more: Any
        ) -> int:
            names.append(more["command"])
            return await super().append(stream, after, entries, about, **more)

    table = await table_in(Looking())
    await table.ask(c.Sit("Anna", 0), "anna", "anna.page\n.7")
    assert len(names) == 1 and len(names[0]) == 24 and "anna" not in names[0]


@pytest.mark.parametrize("how", ["before", "after"])
async def test_a_command_whose_answer_got_lost_is_asked_again_and_done_once(how: str) -> None:
    store = Forgetful()
    table = await table_in(store)
    await table.ask(c.Sit("Anna", 0), "anna")
    store.loses.append(how)
    with pytest.raises(CannotStore):
        await table.ask(c.Speak("hello"), "anna", "mine")
    await table.ask(c.Speak("hello"), "anna", "mine")
    await table.ask(c.Speak("hello"), "anna", "mine")
    found = [codec.decode(raw).fact for raw in await store.read("t")]
    assert len([fact for fact in found if isinstance(fact, f.Spoke)]) == 1
    assert state_of("t", await store.read("t")) == table.state


async def test_nobody_is_told_what_is_not_written() -> None:
    store = Forgetful()
    table = await table_in(store)
    await table.ask(c.Sit("Anna", 0), "anna")
    listener = table.listen("anna")
    store.loses.append("before")
    before = table.state
    with pytest.raises(CannotStore):
        await table.ask(c.Sit("Anna too", 1), "anna")
    assert table.state == before and not listener.rang.is_set()


async def test_a_short_cut_is_no_absence_and_a_long_one_is_written(
    store: Store, monkeypatch: pytest.MonkeyPatch
) -> None:
    table = await table_in(store)
    await table.ask(c.Sit("Anna", 0), "anna")
    listener = table.listen("anna")
    table.run()
    n = table.state.n
    table.leave(listener)
    again = table.listen("anna")
    await asyncio.sleep(0.05)
    assert table.state.n == n and "anna" in table.state.here
    monkeypatch.setattr(audience, "GONE_AFTER", 0.02)
    table.leave(again)
    await within(until(lambda: "anna" in table.state.away))
    await table.rest()
    last = codec.decode((await store.read("t"))[-1]).fact
    assert isinstance(last, f.Gone) and last.person == "anna"


async def test_who_is_let_in_and_does_not_come_is_away(store: Store, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(audience, "PAGE_LASTS", 0.02)
    table = await table_in(store, settings=Settings(children=True))
    await table.ask(c.Sit("Anna", 0), "anna")
    table.listen("anna")
    table.run()
    await table.ask(c.Knock("Ben"), "ben")
    await table.ask(c.AnswerKnock(1, is_yes=True), "anna")
    assert "ben" in table.state.here
    await within(until(lambda: "ben" in table.state.away))
    assert "anna" in table.state.here
    await table.rest()


async def test_a_page_without_a_connection_stands_for_somebody_while_it_lasts(
    store: Store, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(audience, "GONE_AFTER", 0.02)
    table = await table_in(store)
    await table.ask(c.Sit("Anna", 0), "anna")
    table.run()
    table.leave(table.listen("anna"))
    table.touch("anna")
    await asyncio.sleep(0.1)
    assert "anna" in table.state.here
    monkeypatch.setattr(audience, "PAGE_LASTS", 0.02)
    table.touch("anna")
    await within(until(lambda: "anna" in table.state.away))
    await table.rest()


async def test_the_last_of_several_pages_counts(store: Store, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(audience, "GONE_AFTER", 0.02)
    table = await table_in(store)
    await table.ask(c.Sit("Anna", 0), "anna")
    one, other = table.listen("anna"), table.listen("anna")
    table.run()
    table.leave(one)
    await asyncio.sleep(0.1)
    assert "anna" in table.state.here
    table.leave(other)
    await within(until(lambda: "anna" in table.state.away))
    await table.rest()


async def test_people_are_asked_about_who_is_away_and_somebody_else_hosts_without_anything_else_happening(
    store: Store, monkeypatch: pytest.MonkeyPatch
) -> None:
    for name, seconds in (("ASK_AFTER", 0.02), ("AWAY_AFTER", 0.06)):
        for place in (due_module, presence):
            monkeypatch.setattr(place, name, seconds)
    monkeypatch.setattr(audience, "GONE_AFTER", 0.02)
    table = await table_in(store, settings=Settings(pace=0.0, level="random", when_away="wait"))
    for seat, person in enumerate(PEOPLE[:3]):
        await table.ask(c.Sit(person, seat), person)
    await table.ask(c.Start(), "anna")
    pages = {person: table.listen(person) for person in PEOPLE[:3]}
    table.run()
    [seat] = table.state.to_act
    gone, told = PEOPLE[seat], pages[PEOPLE[(seat - 1) % 3]]
    table.leave(pages[gone])
    heard: list[object] = []

    async def listen() -> None:
        while Away(seat) not in heard:
            for step in await table.heard(told) or ():
                heard.extend(news_of_entries.told(step.before, step.after, step.entry.fact, Viewer(told.person)))

    await within(listen())
    table.leave(pages["anna"])
    await within(until(lambda: table.state.host != "anna"))
    await table.rest()


async def test_the_next_deal_waits_for_who_loads_their_page_anew_and_for_nobody_who_is_gone(
    store: Store, monkeypatch: pytest.MonkeyPatch
) -> None:
    table = await table_in(store, limit=500)
    for seat, person in enumerate(PEOPLE[:2]):
        await table.ask(c.Sit(person, seat), person)
    table.listen("anna")
    page = table.listen("ben")
    table.run()
    await table.ask(c.Start(), "anna")

    async def play() -> None:
        while table.state.phase == "playing":
            for seat in {0, 1} & {*table.state.to_act}:
                assert table.state.deal is not None
                option = next(iter(table.state.game.view_of(table.state.deal.position, seat).options))
                await table.ask(c.Act(seat, table.state.game.action_text(option)), PEOPLE[seat])
            await asyncio.sleep(0)

    await within(play())
    assert table.state.phase == "waiting"
    await table.ask(c.Ready(), "anna")
    table.leave(page)
    await asyncio.sleep(0.1)
    assert table.state.phase == "waiting" and table.state.ready == {"anna"}
    page = table.listen("ben")
    monkeypatch.setattr(audience, "GONE_AFTER", 0.02)
    table.leave(page)
    await within(until(lambda: table.state.deal is not None and table.state.deal.number == 2))
    await table.rest()


async def test_who_loses_every_append_is_asked_to_try_again_and_nothing_has_happened() -> None:
    class Busy(MemoryStore):
        is_busy = False

        async def append(
            self, stream: str, after: int, entries: Sequence[bytes], about: bytes | None = None, **more: Any
        ) -> int:
            if self.is_busy:
                raise Conflict(stream, after, after + 1)
            return await super().append(stream, after, entries, about, **more)

    store = Busy()
    table = await table_in(store)
    store.is_busy = True
    before = table.state
    with pytest.raises(Forbidden) as refused:
        await table.ask(c.Sit("Anna", 0), "anna", "mine")
    assert refused.value.why is Why.TRY_AGAIN and table.state == before
    store.is_busy = False
    await table.ask(c.Sit("Anna", 0), "anna", "mine")
    assert table.state.seats_of("anna") == (0,)


async def test_a_listener_is_told_every_step_and_a_slow_one_to_look_anew(store: Store) -> None:
    table = await table_in(store)
    quick, slow = table.listen("anna"), table.listen("ben")
    await table.ask(c.Sit("Anna", 0), "anna")
    steps = await table.heard(quick)
    assert steps is not None and [type(step.entry.fact) for step in steps] == [f.SatDown]
    for number in range(KEPT + 5):
        await table.ask(c.Speak(str(number)), "anna")
    assert await table.heard(slow) is None
    await table.ask(c.Speak("and now"), "anna")
    told = await table.heard(slow)
    assert told is not None and len(told) == 1


async def test_strangers_do_not_look_at_a_closed_table_and_players_always_may(
    store: Store, monkeypatch: pytest.MonkeyPatch
) -> None:
    table = await table_in(store, settings=Settings(children=True))
    await table.ask(c.Sit("Anna", 0), "anna")
    with pytest.raises(Forbidden):
        table.listen("ben")
    monkeypatch.setattr(module, "MOST_LISTENERS", 1)
    table.listen("anna")
    table.listen("anna")


async def test_after_a_restart_people_are_here_until_they_do_not_come(
    store: Store, monkeypatch: pytest.MonkeyPatch
) -> None:
    table = await table_in(store)
    await table.ask(c.Sit("Anna", 0), "anna")
    monkeypatch.setattr(audience, "GONE_AFTER", 0.02)
    again = await table_in(store)
    assert "anna" in again.state.here
    again.run()
    await within(until(lambda: "anna" in again.state.away))
    await again.rest()


async def test_people_of_several_processes_play_one_match(store: Store) -> None:
    """Three people, each at a process of their own, with random commands sent twice: everything is there once."""
    tables = [await table_in(store) for _ in range(3)]
    for number, (table, person) in enumerate(zip(tables, PEOPLE, strict=False)):
        await table.ask(c.Sit(person, number), person)
    await tables[0].ask(c.Start(), "anna")
    done = 0

    async def play(seat: int) -> None:
        nonlocal done
        table, person, rng = tables[seat], PEOPLE[seat], random.Random(seat)
        while table.state.phase != "over":
            await table.read_on()
            state = table.state
            try:
                if state.phase == "waiting":
                    await table.ask(c.Ready(), person, f"{seat}.ready.{state.n}")
                elif seat in state.to_act and state.deal is not None:
                    options = list(state.game.view_of(state.deal.position, seat).options)
                    wish = c.Act(seat, state.game.action_text(rng.choice(options)), state.turn_of(seat))
                    ident = f"{seat}.{state.turn_of(seat)}"
                    await tables[seat - 1].read_on()  # a process that takes itself for the only one refuses what is new
                    await asyncio.gather(table.ask(wish, person, ident), tables[seat - 1].ask(wish, person, ident))
                    done += 1
            except oh.NotToAct:
                pass
            await asyncio.sleep(0)

    await within(asyncio.gather(*(play(seat) for seat in range(3))))
    raw = [codec.decode(line).fact for line in await store.read("t")]
    acted = [fact for fact in raw if isinstance(fact, f.Acted)]
    assert acted and len(acted) == done
    for table in tables:
        await table.read_on()
    assert tables[0].state == tables[1].state == tables[2].state


async def test_a_table_at_which_something_happens_while_it_is_stopped_comes_to_rest(store: Store) -> None:
    """It waits until somebody is away, is woken, and is stopped in the same moment."""
    table = await table_in(store)
    table.run()
    table.leave(table.listen("anna"))
    for _ in range(20):
        await asyncio.sleep(0)
    table.woken.set()
    await within(table.rest())
