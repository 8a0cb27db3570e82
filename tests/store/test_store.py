"""What every store does: one suite, which all implementations pass.

Files, versions and crashes are the business of the tests beside it.
"""

from __future__ import annotations

import asyncio
import random
from collections.abc import Awaitable, Callable
from datetime import UTC, datetime, timedelta
from typing import Any

import pytest

from openhearts.errors import BadText, OpenHeartsError
from openhearts.store import (
    CannotStore,
    CommandDone,
    Conflict,
    Counted,
    Moments,
    NoStream,
    Store,
    StoreError,
    StreamExists,
    Trouble,
    Waking,
    count_old,
    prune,
)
from openhearts.store.interface import USED_AGAIN_US
from tests.store.conftest import BEGINNING_US, Hands

pytestmark = pytest.mark.anyio

BEGINNING = datetime.fromtimestamp(BEGINNING_US / 1_000_000, UTC)
ALL_BYTES = bytes(range(256))


async def test_a_stream_gives_back_what_it_was_given(store: Store) -> None:
    await store.create("t", [b"one", ALL_BYTES, b""])
    assert await store.append("t", 3, [b"four", b"x" * 200_000]) == 5
    assert await store.read("t") == [b"one", ALL_BYTES, b"", b"four", b"x" * 200_000]
    assert await store.length("t") == 5
    assert await store.about("t") == b"{}"


@pytest.mark.parametrize(
    ("after", "behind"),
    [(0, [b"1", b"2", b"3"]), (2, [b"3"]), (3, []), (4, []), (10**30, []), (-1, [b"1", b"2", b"3"]), (-(10**30), None)],
)
async def test_reading_goes_on_behind_what_is_known(store: Store, after: int, behind: list[bytes] | None) -> None:
    await store.create("t", [b"1", b"2", b"3"])
    assert await store.read("t", after) == (behind if behind is not None else await store.read("t"))


async def test_many_entries_at_once_keep_their_order(store: Store) -> None:
    entries = [b"%d" % number for number in range(2_000)]
    await store.create("t", entries[:700])
    assert await store.append("t", 700, entries[700:]) == 2_000
    assert await store.read("t") == entries
    assert await store.read("t", 1_990) == entries[1_990:]


async def test_streams_do_not_mix(store: Store) -> None:
    await store.create("a", [b"a1"])
    await store.create("A", [])
    await store.create("a ", [b"other"])
    await store.append("A", 0, [b"A1", b"A2"])
    await store.append("a", 1, [b"a2"])
    assert [await store.read(stream) for stream in ("a", "A", "a ")] == [[b"a1", b"a2"], [b"A1", b"A2"], [b"other"]]


async def test_the_lists_are_the_callers_own(store: Store) -> None:
    entries = [b"1"]
    await store.create("t", entries)
    entries.append(b"2")
    (await store.read("t")).append(b"3")
    assert await store.read("t") == [b"1"]


async def test_a_stream_is_made_once(store: Store) -> None:
    await store.create("t", [b"first"], b"about")
    with pytest.raises(StreamExists) as found:
        await store.create("t", [b"second"], b"other")
    assert found.value.stream == "t" and found.value.data == {"stream": "t"}
    assert (await store.read("t"), await store.about("t")) == ([b"first"], b"about")


async def test_what_is_not_there_is_missed(store: Store) -> None:
    actions: list[Callable[[], Awaitable[Any]]] = [
        lambda: store.append("t", 0, [b"x"]),
        lambda: store.append("t", 3, []),
        lambda: store.read("t"),
        lambda: store.length("t"),
        lambda: store.about("t"),
        lambda: store.set_open("t", False),
        lambda: store.set_open("t", True),
        lambda: store.join("t", "anna", "host"),
        lambda: store.leave("t", "anna"),
    ]
    for action in actions:
        with pytest.raises(NoStream) as found:
            await action()
        assert found.value.stream == "t" and "“t”" in str(found.value)
    assert await store.streams_of("anna") == []


@pytest.mark.parametrize("after", [0, 1, 3, -1, 10**30])
async def test_a_writer_who_knows_another_length_is_refused(store: Store, after: int) -> None:
    await store.create("t", [b"1", b"2"], b"before")
    with pytest.raises(Conflict) as found:
        await store.append("t", after, [b"x"], b"after")
    assert (found.value.after, found.value.length) == (after, 2)
    assert (await store.read("t"), await store.about("t")) == ([b"1", b"2"], b"before")


async def test_errors_stand_in_the_tree(store: Store) -> None:
    assert issubclass(StoreError, OpenHeartsError)
    for kind in (NoStream, StreamExists, Conflict, CommandDone, CannotStore):
        assert issubclass(kind, StoreError)


async def test_one_of_many_writers_wins_each_time(store: Store) -> None:
    await store.create("t", [])

    async def write(name: int) -> int:
        """How often this one was first."""
        n_won = 0
        for number in range(10):
            try:
                await store.append("t", number, [b"%d %d" % (number, name)])
                n_won += 1
            except Conflict as conflict:
                assert conflict.length > number
        return n_won

    assert sum(await asyncio.gather(*(write(name) for name in range(6)))) == 10
    assert [int(entry.split()[0]) for entry in await store.read("t")] == list(range(10))


async def test_all_or_nothing_when_a_part_is_no_bytes(store: Store) -> None:
    await store.create("t", [b"1"], b"before")
    for bad in ("text", 5, bytearray(b"x"), None):
        with pytest.raises(TypeError):
            await store.append("t", 1, [b"2", bad, b"3"], b"after")  # type: ignore[list-item]
        with pytest.raises(TypeError):
            await store.create("new", [b"2", bad])  # type: ignore[list-item]
    for wrong in (store.append("t", 1, [b"2"], "x"), store.create("new", [], "x"), store.put("k", "new", "x")):  # type: ignore[arg-type]
        with pytest.raises(TypeError):
            await wrong
    assert (await store.read("t"), await store.about("t")) == ([b"1"], b"before")
    with pytest.raises(NoStream):
        await store.read("new")
    assert await store.get("k", "new") is None


async def test_an_entry_is_put_in_place_of_exactly_the_one_that_is_known(store: Store, clock: Hands) -> None:
    await store.create("a", [b"1", b"2", b"3"])
    await store.create("b", [b"2"])
    await store.join("a", "anna", "host")
    [before] = await store.streams_of("anna")
    clock.now_us += 10**12
    for number, known in ((2, b"1"), (1, b"2"), (0, b"3"), (-1, b"3"), (4, b"2"), (10**20, b"2")):
        assert not await store.rewrite("a", number, known, b"x")
    assert await store.rewrite("a", 2, b"2", b"")
    assert not await store.rewrite("a", 2, b"2", b"")
    assert await store.read("a") == [b"1", b"", b"3"] and await store.read("b") == [b"2"]
    assert await store.streams_of("anna") == [before]  # neither a change
    moment = datetime.fromtimestamp((clock.now_us - 1) / 1e6, UTC)
    assert await store.old_streams(moment, is_open=True) == ["a", "b"]  # nor a use
    assert await store.append("a", 3, [b"4"]) == 4
    with pytest.raises(NoStream):
        await store.rewrite("none", 1, b"", b"")
    with pytest.raises(TypeError):
        await store.rewrite("a", 1, b"1", "x")  # type: ignore[arg-type]


# --- streams that wake by themselves ----------------------------------------------------------------------------------


def after(seconds: float) -> datetime:
    """A moment after the beginning."""
    return BEGINNING + timedelta(seconds=seconds)


async def test_the_streams_that_wake_first_stand_first(store: Store) -> None:
    for name in ("a", "b", "c", "d"):
        await store.create(name, [b"1"])
    assert await store.wakings() == []
    await store.append("a", 1, [b"2"], wakes=after(300))
    await store.append("b", 1, [b"2"], b"about", wakes=after(100.000001))
    await store.append("c", 1, [b"2"], command="k", wakes=after(200))
    await store.append("d", 1, [b"2"])
    found = [Waking("b", after(100.000001)), Waking("c", after(200)), Waking("a", after(300))]
    assert await store.wakings() == found and await store.wakings(2) == found[:2]
    assert await store.wakings(0) == await store.wakings(-1) == [] and await store.wakings(10**30) == found


async def test_a_moment_of_waking_is_that_of_the_last_entries(store: Store, clock: Hands) -> None:
    await store.create("t", [b"1"])
    await store.append("t", 1, [b"2"], command="k", wakes=after(300))
    await store.append("t", 1, [b"2"], command="k", wakes=after(1))  # it stands there already: nothing is written
    with pytest.raises(Conflict):
        await store.append("t", 1, [b"x"], wakes=after(2))
    with pytest.raises(CommandDone):
        await store.append("t", 2, [b"x"], command="k", wakes=after(3))
    assert await store.wakings() == [Waking("t", after(300))]
    await store.set_open("t", False)
    await store.rewrite("t", 1, b"1", b"x")
    clock.now_us += 10**12
    await store.touch("t")
    assert await store.wakings() == [Waking("t", after(300))]
    await store.append("t", 2, [], wakes=after(-(10**6)))
    assert await store.wakings() == [Waking("t", after(-(10**6)))]
    await store.append("t", 2, [b"3"])
    assert await store.wakings() == []
    with pytest.raises(ValueError, match="time zone"):
        await store.append("t", 3, [b"4"], wakes=datetime(2026, 1, 1))
    assert await store.length("t") == 3


async def test_a_waking_is_put_off_only_as_it_is_known(store: Store, clock: Hands) -> None:
    await store.create("t", [b"1"])
    await store.join("t", "anna", "host")
    await store.append("t", 1, [b"2"], wakes=after(5))
    [listed] = await store.streams_of("anna")
    clock.now_us += 10**9
    assert not await store.put_off("t", after(6), after(60)) and not await store.put_off("u", after(5), after(60))
    assert await store.put_off("t", after(5), after(60)) and not await store.put_off("t", after(5), after(70))
    assert await store.wakings() == [Waking("t", after(60))]
    assert await store.streams_of("anna") == [listed]
    assert await store.length("t") == 2


async def test_what_is_removed_does_not_wake(store: Store, clock: Hands) -> None:
    await store.create("t", [b"1"])
    await store.append("t", 1, [b"2"], wakes=after(5))
    clock.now_us += 10**9
    assert await store.remove(["t"], after(900)) == 1
    assert await store.wakings() == []


# --- commands ---------------------------------------------------------------------------------------------------------


async def test_an_append_whose_answer_was_lost_is_sent_again_and_written_once(store: Store) -> None:
    await store.create("t", [b"1"], b"before")
    assert await store.append("t", 1, [b"2", b"3"], b"then", command="c") == 3
    assert await store.append("t", 1, [b"2", b"3"], b"then", command="c") == 3
    assert await store.append("t", 3, [b"4"], b"now", command="d") == 4
    assert await store.append("t", 1, [b"2", b"3"], b"then", command="c") == 3, "others have written meanwhile"
    assert (await store.read("t"), await store.about("t")) == ([b"1", b"2", b"3", b"4"], b"now")
    assert await store.append("t", 4, [b"5"]) == 5


@pytest.mark.parametrize(
    ("after", "entries"),
    [(1, [b"2"]), (1, [b"2", b"x"]), (1, [b"2", b"3", b"4"]), (1, []), (3, [b"2", b"3"]), (0, [b"2", b"3"]), (3, [])],
)
async def test_a_command_has_no_other_entries(store: Store, after: int, entries: list[bytes]) -> None:
    await store.create("t", [b"1"], b"before")
    await store.append("t", 1, [b"2", b"3"], b"then", command="c")
    if entries == [b"2"]:  # the beginning of what stands there: as far as it goes, it is there
        assert await store.append("t", after, entries, b"now", command="c") == 2
    else:
        with pytest.raises(CommandDone) as found:
            await store.append("t", after, entries, b"now", command="c")
        assert found.value.stream == "t" and "“t”" in str(found.value)
    assert (await store.read("t"), await store.about("t")) == ([b"1", b"2", b"3"], b"then")


async def test_who_names_no_command_writes_as_often_as_asked(store: Store) -> None:
    await store.create("t", [b"1"])
    for after in (1, 2):
        assert await store.append("t", after, [b"x"]) == after + 1
    with pytest.raises(Conflict):
        await store.append("t", 1, [b"x"])
    with pytest.raises(Conflict):
        await store.append("t", 1, [b"y"], command="another")
    assert await store.append("t", 3, [b"y"], command="another") == 4, "a command that lost may be sent again"


async def test_a_command_belongs_to_its_stream(store: Store) -> None:
    for stream in "ab":
        await store.create(stream, [])
        assert await store.append(stream, 0, [b"1"], command="c") == 1
    later = BEGINNING + timedelta(days=1)
    assert await store.remove(["a"], later) == 1
    await store.create("a", [])
    assert await store.append("a", 0, [b"2"], command="c") == 1


async def test_a_stream_that_is_closed_and_opened_again_remembers_its_commands(store: Store) -> None:
    await store.create("t", [])
    await store.append("t", 0, [b"1"], command="c")
    for is_open in (True, False, True):
        await store.set_open("t", is_open)
        assert await store.append("t", 0, [b"1"], command="c") == 1
        with pytest.raises(CommandDone):
            await store.append("t", 1, [b"2"], command="c")


async def test_of_many_who_send_a_command_at_once_one_writes(store: Store) -> None:
    await store.create("t", [])
    answers = await asyncio.gather(*(store.append("t", 0, [b"same"], command="c") for _ in range(8)))
    assert answers == [1] * 8 and await store.read("t") == [b"same"]
    tries = (store.append("t", 1, [b"%d" % one], command="d") for one in range(8))
    others = await asyncio.gather(*tries, return_exceptions=True)
    assert sorted(type(one).__name__ for one in others) == ["CommandDone"] * 7 + ["int"]
    assert await store.length("t") == 2


async def test_the_description_changes_with_an_entry_or_stays(store: Store) -> None:
    await store.create("t", [], b'{"a":1}')
    await store.append("t", 0, [b"1"])
    assert await store.about("t") == b'{"a":1}'
    assert await store.append("t", 1, [], ALL_BYTES) == 1
    assert await store.about("t") == ALL_BYTES
    await store.append("t", 1, [b"2"], b"")
    assert await store.about("t") == b""


async def test_a_list_holds_ones_own_streams_the_newest_change_first(store: Store, clock: Hands) -> None:
    for number, stream in enumerate("abcd"):
        clock.now_us = BEGINNING_US + number * 1_000_000
        await store.create(stream, [b"1"] * number, b"about " + stream.encode())
    for stream in "abc":
        await store.join(stream, "anna", "host")
    await store.join("d", "ben", "player")
    await store.join("a", "ben", "watcher")
    assert [line.stream for line in await store.streams_of("anna")] == ["c", "b", "a"]
    clock.now_us = BEGINNING_US + 60_000_000
    await store.append("a", 0, [b"x", b"y"])
    first, *rest = await store.streams_of("anna")
    assert [line.stream for line in rest] == ["c", "b"]
    assert (first.stream, first.about, first.role, first.length) == ("a", b"about a", "host", 2)
    assert first.changed == BEGINNING + timedelta(seconds=60) and first.changed.utcoffset() == timedelta(0)
    assert [(line.stream, line.role) for line in await store.streams_of("ben")] == [("a", "watcher"), ("d", "player")]
    assert [line.stream for line in await store.streams_of("anna", 2)] == ["a", "c"]
    assert await store.streams_of("anna", 0) == await store.streams_of("anna", -3) == await store.streams_of("x") == []


async def test_changes_in_one_moment_still_have_an_order(store: Store) -> None:
    for stream in "abc":
        await store.create(stream, [])
        await store.join(stream, "anna", "host")
    await store.append("a", 0, [b"x"])
    await store.append("b", 0, [], b"new")
    assert [line.stream for line in await store.streams_of("anna")] == ["b", "a", "c"]


async def test_a_clock_that_goes_back_does_not_make_news_old(store: Store, clock: Hands) -> None:
    for stream in "ab":
        await store.create(stream, [])
        await store.join(stream, "anna", "host")
        clock.now_us -= 5_000_000
    assert [line.stream for line in await store.streams_of("anna")] == ["b", "a"]


async def test_joining_twice_replaces_the_role_and_changes_nothing_else(store: Store) -> None:
    for stream in "ab":
        await store.create(stream, [])
        await store.join(stream, "anna", "host")
    before = await store.streams_of("anna")
    await store.join("a", "anna", "watcher")
    await store.join("a", "anna", "watcher")
    after = await store.streams_of("anna")
    assert [line.role for line in after] == ["host", "watcher"]
    assert [(line.stream, line.changed) for line in after] == [(line.stream, line.changed) for line in before]


async def test_leaving(store: Store) -> None:
    await store.create("t", [b"1"])
    await store.join("t", "anna", "host")
    await store.join("t", "ben", "player")
    await store.leave("t", "anna")
    await store.leave("t", "anna")
    assert await store.streams_of("anna") == []
    assert [line.stream for line in await store.streams_of("ben")] == ["t"]
    assert await store.read("t") == [b"1"]
    await store.join("t", "anna", "watcher")
    assert [line.role for line in await store.streams_of("anna")] == ["watcher"]


async def test_closed_streams_are_listed_when_asked_for(store: Store) -> None:
    for stream in "abc":
        await store.create(stream, [])
        await store.join(stream, "anna", "host")
    await store.set_open("a", False)
    assert [line.stream for line in await store.streams_of("anna")] == ["c", "b"]
    assert [line.stream for line in await store.streams_of("anna", with_closed=True)] == ["a", "c", "b"]
    assert [line.stream for line in await store.streams_of("anna", 1, with_closed=True)] == ["a"]
    await store.set_open("c", True)  # it is: nothing changes
    assert [line.stream for line in await store.streams_of("anna", with_closed=True)] == ["a", "c", "b"]
    assert await store.append("a", 0, [b"still"]) == 1
    await store.set_open("b", False)
    await store.set_open("a", True)
    assert [line.stream for line in await store.streams_of("anna")] == ["a", "c"]


async def test_open_streams_are_counted_by_role(store: Store) -> None:
    for name, role in (("a", "host"), ("b", "host"), ("c", "seat"), ("d", "host")):
        await store.create(name, [b"1"])
        await store.join(name, "anna", role)
    await store.join("a", "ben", "host")
    await store.set_open("d", False)
    assert await store.count_of("anna", "host") == 2 and await store.count_of("anna", "seat") == 1
    assert await store.count_of("ben", "host") == 1 and await store.count_of("cleo", "host") == 0


async def test_how_much_is_kept(store: Store) -> None:
    before = await store.holdings()
    assert (before.streams, before.open) == (0, 0)
    for name in ("a", "b", "c"):
        await store.create(name, [random.Random(name).randbytes(100_000)])
    await store.set_open("c", False)
    after = await store.holdings()
    assert (after.streams, after.open) == (3, 2)
    assert 300_000 - 20_000 < after.bytes - before.bytes < 10_000_000


async def test_small_values(store: Store) -> None:
    assert await store.get("rules", "k") is None
    await store.put("rules", "k", ALL_BYTES)
    await store.put("tokens", "k", b"")
    assert (await store.get("rules", "k"), await store.get("tokens", "k")) == (ALL_BYTES, b"")
    await store.put("rules", "k", b"new")
    assert await store.get("rules", "k") == b"new"
    await store.forget("rules", "k")
    await store.forget("rules", "k")
    assert (await store.get("rules", "k"), await store.get("tokens", "k")) == (None, b"")


async def test_of_those_who_swap_a_small_value_at_once_one_does(store: Store) -> None:
    assert await store.swap("used", "k", None, None) and not await store.swap("used", "k", b"", b"1")
    firsts = await asyncio.gather(*(store.swap("used", "k", None, bytes([one])) for one in range(20)))
    assert sum(firsts) == 1
    first = bytes([firsts.index(True)])
    assert await store.get("used", "k") == first and not await store.swap("used", "k", None, None)
    seconds = await asyncio.gather(*(store.swap("used", "k", first, bytes([100 + one])) for one in range(20)))
    assert sum(seconds) == 1
    second = bytes([100 + seconds.index(True)])
    assert await store.swap("used", "k", second, second) and not await store.swap("used", "k", first, second)
    assert sum(await asyncio.gather(*(store.swap("used", "k", second, None) for _ in range(20)))) == 1
    assert await store.get("used", "k") is None
    await store.swap("used", "k", None, b"")
    assert await store.get("used", "k") == b"" and await store.get("other", "k") is None
    with pytest.raises(TypeError):
        await store.swap("used", "k", b"", "x")  # type: ignore[arg-type]


DAY = timedelta(days=1)
DAY_US = 86_400_000_000


async def test_pruning_leaves_who_wakes_later(store: Store, clock: Hands) -> None:
    """A table of hours and days whose people still have time; one that should have woken long ago is old."""
    for stream, wakes in (("sleeps on", 20), ("overslept", 5), ("wakes no more", None)):
        await store.create(stream, [b"1"])
        await store.append(stream, 1, [b"2"], wakes=None if wakes is None else BEGINNING + wakes * DAY)
    old = Moments(unfinished=BEGINNING + 10 * DAY)
    assert await store.remove(["sleeps on"], BEGINNING + 10 * DAY) == 0
    assert await count_old(store, old) == await prune(store, old) == Counted(0, 2)
    assert await store.read("sleeps on") == [b"1", b"2"]
    assert await prune(store, Moments(unfinished=BEGINNING + 21 * DAY)) == Counted(0, 1)


async def test_pruning_takes_old_streams_of_the_kind_asked_for(store: Store, clock: Hands) -> None:
    for number, stream in enumerate(["old", "old but open", "young"]):
        clock.now_us = BEGINNING_US + (10 * DAY_US if stream == "young" else number)
        await store.create(stream, [b"1", b"2"])
        await store.join(stream, "anna", "host")
        await store.set_open(stream, stream == "old but open")
    finished, both = Moments(BEGINNING + DAY), Moments(BEGINNING + DAY, BEGINNING + DAY)
    assert await prune(store, Moments(BEGINNING, BEGINNING)) == Counted()
    assert await count_old(store, finished) == Counted(1) and await count_old(store, both) == Counted(1, 1)
    assert await prune(store, finished) == Counted(1)
    assert await prune(store, finished) == Counted()
    listed = [line.stream for line in await store.streams_of("anna", with_closed=True)]
    assert listed == ["young", "old but open"]
    with pytest.raises(NoStream):
        await store.read("old")
    assert await store.read("young") == await store.read("old but open") == [b"1", b"2"]
    await store.create("old", [])  # the name is free again, and nothing of the old one comes back
    assert await store.read("old") == []
    assert [line.stream for line in await store.streams_of("anna", with_closed=True)] == ["young", "old but open"]
    assert await prune(store, both) == Counted(0, 1)
    with pytest.raises(NoStream):
        await store.read("old but open")
    assert await store.length("young") == 2


async def test_pruning_keeps_what_was_changed_at_that_very_moment(store: Store) -> None:
    await store.create("t", [])
    await store.join("t", "anna", "host")
    await store.set_open("t", False)
    (line,) = await store.streams_of("anna", with_closed=True)
    assert await prune(store, Moments(line.changed)) == Counted()
    assert await prune(store, Moments(line.changed + timedelta(microseconds=1))) == Counted(1)


async def test_pruning_keeps_what_somebody_looked_at(store: Store, clock: Hands) -> None:
    """A look is no change: lists stay in their order."""
    for stream in ("looked at", "left"):
        await store.create(stream, [b"1"])
        await store.join(stream, "anna", "host")
        await store.put("pad", stream, b"v")
    before = await store.streams_of("anna")
    clock.now_us += 20 * DAY_US
    await store.touch("looked at")
    assert await store.get("pad", "looked at") == b"v"
    assert await store.streams_of("anna") == before
    old = Moments(None, BEGINNING + 10 * DAY, {"pad": BEGINNING + 10 * DAY})
    assert await count_old(store, old) == await prune(store, old) == Counted(0, 1, 1)
    assert await store.read("looked at") == [b"1"] and await store.get("pad", "looked at") == b"v"
    assert await store.get("pad", "left") is None
    clock.now_us += 20 * DAY_US
    later = BEGINNING + 30 * DAY
    assert await prune(store, Moments(None, later, {"pad": later})) == Counted(0, 1, 1)
    with pytest.raises(NoStream):
        await store.touch("looked at")


async def test_many_looks_are_noted_once_in_a_while(store: Store, clock: Hands) -> None:
    await store.create("t", [])
    await store.put("pad", "p", b"")
    for _ in range(3):  # within the same hours nothing is written
        clock.now_us += 3600 * 1_000_000
        await store.touch("t")
        await store.get("pad", "p")
    assert await store.old_streams(BEGINNING + timedelta(minutes=1), is_open=True) == ["t"]
    assert await store.old_values("pad", BEGINNING + timedelta(minutes=1)) == ["p"]
    clock.now_us += USED_AGAIN_US
    await store.touch("t")
    await store.get("pad", "p")
    assert await store.old_streams(BEGINNING + timedelta(minutes=1), is_open=True) == []
    assert await store.old_values("pad", BEGINNING + timedelta(minutes=1)) == []


async def test_pruning_keeps_what_is_named_as_needed(store: Store) -> None:
    for number in range(250):
        await store.create(f"t{number}", [b"1"])
    needed = {f"t{number}" for number in range(0, 250, 2)}
    old = Moments(unfinished=BEGINNING + DAY)
    told: list[int] = []
    assert await count_old(store, old, lambda: needed) == Counted(0, 125)
    assert await prune(store, old, lambda: needed, told=told.append) == Counted(0, 125)
    assert told == sorted(told) and told[-1] == 125 and len(told) > 1
    assert [await store.length(name) for name in sorted(needed)] == [1] * 125
    assert await prune(store, old, lambda: needed) == Counted()


async def test_what_is_used_while_others_are_removed_stays(store: Store, clock: Hands) -> None:
    for number in range(150):
        await store.create(f"t{number:03}", [])
        await store.put("pad", f"p{number:03}", b"")
    moment = BEGINNING + DAY
    clock.now_us += 2 * DAY_US
    streams = await store.old_streams(moment, is_open=True, limit=150)
    values = await store.old_values("pad", moment, limit=150)
    await store.touch("t007")
    await store.append("t008", 0, [b"1"])
    await store.get("pad", "p007")
    await store.put("pad", "p008", b"1")
    assert await store.remove(streams, moment) == 148 and await store.forget_old("pad", values, moment) == 148
    assert await store.length("t007") == 0 and await store.length("t008") == 1
    assert [await store.get("pad", key) for key in ("p006", "p007", "p008")] == [None, b"", b"1"]
    assert await store.remove([], moment) == await store.forget_old("pad", [], moment) == 0
    assert await store.remove(["none"], moment) == await store.forget_old("pad", ["none"], moment) == 0


async def test_pruning_takes_small_values_of_the_kinds_that_are_named(store: Store) -> None:
    for kind in ("pad", "rules", "sessions"):
        for number in range(150):
            await store.put(kind, f"k{number}", b"v")
    later = BEGINNING + DAY
    assert await prune(store, Moments(values={"pad": later, "rules": BEGINNING})) == Counted(0, 0, 150)
    assert await store.get("pad", "k0") is None
    assert await store.get("rules", "k149") == await store.get("sessions", "k149") == b"v"


async def test_old_ones_are_listed_in_parts(store: Store, clock: Hands) -> None:
    for name in "dacb":
        clock.now_us += 1000
        await store.create(name, [])
        await store.put("k", name, b"")
    moment = BEGINNING + DAY
    assert await store.old_streams(moment, is_open=True) == ["d", "a", "c", "b"]
    assert await store.old_streams(moment, is_open=True, limit=2, skip=1) == ["a", "c"]
    assert await store.old_streams(moment, is_open=True, limit=-1) == []
    assert await store.old_streams(moment, is_open=False) == []
    assert await store.old_values("k", moment, limit=2, skip=1) == ["b", "c"]
    assert await store.old_values("other", moment) == []


async def test_pruning_many(store: Store) -> None:
    for number in range(250):
        await store.create(f"t{number}", [b"1"])
        if number % 25:
            await store.set_open(f"t{number}", False)
    assert await prune(store, Moments(BEGINNING + timedelta(days=1))) == Counted(240)
    assert await store.length("t25") == 1


async def test_pruning_wants_a_moment_and_not_a_time_of_day(store: Store) -> None:
    moment = datetime(2026, 1, 1)
    for action in (
        lambda: store.old_streams(moment, is_open=True),
        lambda: store.old_values("k", moment),
        lambda: store.remove(["t"], moment),
        lambda: store.forget_old("k", ["k"], moment),
    ):
        with pytest.raises(ValueError, match="time zone"):
            await action()


@pytest.mark.parametrize("bad", ["", "x" * 201, "a\0b", "line\nbreak", "\ud800", "tab\t"])
async def test_names_are_printable_and_of_some_length(store: Store, bad: str) -> None:
    await store.create("t", [])
    actions: list[Callable[[], Awaitable[Any]]] = [
        lambda: store.create(bad, []),
        lambda: store.append(bad, 0, []),
        lambda: store.append("t", 0, [], command=bad) if bad else store.append(bad, 0, []),
        lambda: store.read(bad),
        lambda: store.length(bad),
        lambda: store.about(bad),
        lambda: store.set_open(bad, True),
        lambda: store.join(bad, "p", "r"),
        lambda: store.join("t", bad, "r"),
        lambda: store.join("t", "p", bad),
        lambda: store.leave(bad, "p"),
        lambda: store.leave("t", bad),
        lambda: store.streams_of(bad),
        lambda: store.put(bad, "k", b""),
        lambda: store.put("k", bad, b""),
        lambda: store.get(bad, "k"),
        lambda: store.get("k", bad),
        lambda: store.forget(bad, "k"),
        lambda: store.forget("k", bad),
        lambda: store.swap(bad, "k", None, b""),
        lambda: store.swap("k", bad, None, b""),
        lambda: store.touch(bad),
        lambda: store.remove([bad], BEGINNING),
        lambda: store.old_values(bad, BEGINNING),
        lambda: store.forget_old(bad, ["k"], BEGINNING),
        lambda: store.forget_old("k", [bad], BEGINNING),
    ]
    for action in actions:
        with pytest.raises(BadText):
            await action()


async def test_names_of_every_script(store: Store) -> None:
    for name in ("Zoë's table", "Тоня", "心", "x" * 200, "'; DROP TABLE streams; --", "50%", "a:b/c?d"):
        await store.create(name, [name.encode()])
        await store.join(name, name, name)
        await store.put(name, name, name.encode())
        assert await store.read(name) == [name.encode()] == [await store.get(name, name)]
        assert [(line.stream, line.role) for line in await store.streams_of(name)] == [(name, name)]


async def test_a_closed_store_says_so(store: Store) -> None:
    await store.create("t", [])
    await store.close()
    await store.close()
    actions: list[Callable[[], Awaitable[Any]]] = [
        lambda: store.create("u", []),
        lambda: store.append("t", 0, []),
        lambda: store.read("t"),
        lambda: store.set_open("t", False),
        lambda: store.join("t", "p", "r"),
        lambda: store.leave("t", "p"),
        lambda: store.streams_of("p"),
        lambda: store.put("k", "k", b""),
        lambda: store.get("k", "k"),
        lambda: store.forget("k", "k"),
        lambda: store.swap("k", "k", None, b""),
        lambda: store.touch("t"),
        lambda: store.old_streams(BEGINNING, is_open=True),
        lambda: store.remove(["t"], BEGINNING),
        lambda: store.old_values("k", BEGINNING),
        lambda: store.forget_old("k", ["k"], BEGINNING),
    ]
    for action in actions:
        with pytest.raises(CannotStore) as found:
            await action()
        assert found.value.trouble is Trouble.CLOSED
