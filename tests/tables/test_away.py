"""Who is away for long: the others are asked, the host's setting decides without them, and an empty table waits."""

from __future__ import annotations

import pytest

from openhearts.errors import Forbidden
from openhearts.store import MemoryStore
from openhearts.tables.company.away import ASK_AFTER, AWAY_AFTER, PAGE_LASTS
from openhearts.tables.gathering import Settings
from openhearts.tables.live import LiveTable
from openhearts.tables.lobby import Lobby
from tests.tables.test_live import opened, run, settled


async def waiting(when_away: str, monkeypatch: pytest.MonkeyPatch, *here: str) -> tuple[LiveTable, list[float]]:
    """Ben has just left; these people are there."""
    clock = [1000.0]
    monkeypatch.setattr(LiveTable, "now", staticmethod(lambda: clock[0]))
    settings = Settings(pace=0.0, level="club", when_away=when_away)
    live = await opened(Lobby(MemoryStore()), "anna", "ben", "cleo", settings=settings)
    for person in here:
        live.listen(person)
    ben = live.listen("ben")
    await live.start("anna", seed="4")
    await live.settled()
    live.leave(ben)
    await settled(live)
    return live, clock


@pytest.mark.parametrize("when_away", ["bot", "wait"])
def test_without_an_answer_the_setting_of_the_host_decides(when_away: str, monkeypatch: pytest.MonkeyPatch) -> None:
    async def test() -> None:
        live, clock = await waiting(when_away, monkeypatch, "anna", "cleo")
        assert live.absent.asked == () and live.table is not None
        clock[0] += ASK_AFTER
        assert live.absent.asked == (1,) and not live.absent.stands_in(1)
        clock[0] += AWAY_AFTER - ASK_AFTER
        live.driving.drive()
        await settled(live)
        assert (1 in live.table.to_act) == (when_away == "wait")

    run(test)


def test_most_of_those_who_are_here_decide(monkeypatch: pytest.MonkeyPatch) -> None:
    async def test() -> None:
        live, clock = await waiting("bot", monkeypatch, "anna", "cleo")
        with pytest.raises(Forbidden):
            live.absent.choose("anna", 1, "bot")  # too early
        clock[0] += ASK_AFTER
        with pytest.raises(Forbidden):
            live.absent.choose("dora", 1, "bot")  # who only looks has no say
        with pytest.raises(Forbidden):
            live.absent.choose("anna", 2, "bot")  # who is here
        live.absent.choose("anna", 1, "wait")
        clock[0] += AWAY_AFTER
        assert not live.absent.stands_in(1)
        live.absent.choose("cleo", 1, "bot")
        assert live.absent.agreed(1) == "bot"  # one against one: the host's setting
        live.absent.choose("cleo", 1, "wait")
        assert live.absent.agreed(1) == "wait"
        back = live.listen("ben")
        live.leave(back)
        assert live.absent.seconds(1) == 0.0  # who was here again has a minute again
        clock[0] += AWAY_AFTER
        assert live.absent.stands_in(1), "what was said before is forgotten"

    run(test)


def test_a_table_where_nobody_is_waits_for_all(monkeypatch: pytest.MonkeyPatch) -> None:
    async def test() -> None:
        live, clock = await waiting("bot", monkeypatch)
        live.listen("a watcher")
        clock[0] += 10 * AWAY_AFTER
        live.driving.drive()
        await settled(live)
        assert live.table is not None and {0, 1, 2} <= {*live.table.to_act}
        assert live.absent.asked == ()

    run(test)


def test_a_page_without_a_connection_is_somebody_too(monkeypatch: pytest.MonkeyPatch) -> None:
    async def test() -> None:
        live, clock = await waiting("bot", monkeypatch, "anna")
        for _ in range(9):
            clock[0] += 10.0
            live.touch("ben")
        assert live.absent.seconds(1) == 0.0 and not live.absent.stands_in(1)
        clock[0] += PAGE_LASTS + AWAY_AFTER
        assert live.absent.stands_in(1)

    run(test)


def test_people_are_asked_without_anything_else_happening(monkeypatch: pytest.MonkeyPatch) -> None:
    """The table wakes up by itself when somebody has been away for long."""

    async def test() -> None:
        live, clock = await waiting("bot", monkeypatch, "anna", "cleo")
        listener = next(one for one in live.listeners if one.person == "anna")
        while not listener.queue.empty():
            listener.queue.get_nowait()
        clock[0] += ASK_AFTER - 0.02
        live.absent.watch()
        clock[0] += 0.05
        while (heard := await listener.queue.get()).kind != "away":
            pass
        assert heard.seat == 1

    run(test)


def test_nobody_sees_two_hands_of_one_deal_by_changing_seats() -> None:
    async def test() -> None:
        live = await opened(Lobby(MemoryStore()), "anna", "ben")
        live.listen("ben")
        await live.start("anna", seed="2")
        await live.settled()
        with pytest.raises(Forbidden):
            await live.seating.sit("anna", 2, "Anna")  # a bot's seat besides her own
        await live.hosting.free("anna", 0)
        await live.seating.sit("anna", 2, "Anna")  # or after it: she gets her own back
        assert live.bots == {2, 3} and live.hands_of("anna") == (0,)
        await live.seating.sit("cleo", 2, "Cleo")  # who has seen no hand has a seat's name, and a bot plays on
        assert live.bots == {3} and live.unheld == {2} and live.hands_of("cleo") == ()

    run(test)
