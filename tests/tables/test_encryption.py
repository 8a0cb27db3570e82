"""What lies in a store tells nobody a hidden card of a running deal; without its key a table is damaged."""

from __future__ import annotations

import base64
import random
import re
import stat
from pathlib import Path
from typing import Any

import msgspec
import pytest

import openhearts as oh
from openhearts.errors import BadText, DamagedTable, Why
from openhearts.store import MemoryStore, Store, open_store
from openhearts.tables.encryption import KeySealer, sealer_in
from openhearts.tables.hosting.hosted import HostedTable
from openhearts.tables.hosting.lobby import Lobby
from openhearts.tables.hosting.stored_log import StoredLog, state_of
from openhearts.tables.session import codec
from openhearts.tables.session import commands as c
from openhearts.tables.session import logged_facts as f
from openhearts.tables.session.deals import table_name
from openhearts.tables.session.fold import fold

from .session.histories import created
from .test_hosted import QUICK

KEY, OTHER = b"\x01" * 32, b"\x02" * 32
PEOPLE = ("anna", "ben", "cleo", "dora")

pytestmark = pytest.mark.anyio


@pytest.fixture
def anyio_backend() -> str:
    return "asyncio"


async def passed(store: Store, variant: str = "classic", sealer: KeySealer | None = None) -> HostedTable:
    """Four people in a deal; all but the last have decided for the first time, by chance."""
    raw = [codec.encode(created(oh.ruleset(variant, 4), "anna", QUICK))]
    await store.create("t", raw)
    table = HostedTable(
        StoredLog(store, "t", 1, sealer=KeySealer(KEY) if sealer is None else sealer), state_of("t", raw)
    )
    for seat, person in enumerate(PEOPLE):
        await table.ask(c.Sit(person.title(), seat), person)
    await table.ask(c.Start(), "anna")
    for seat in range(3):
        await act(table, seat)
    return table


async def act(table: HostedTable, seat: int) -> None:
    state, deal = table.state, table.state.deal
    assert deal is not None
    action = oh.bot("random").choose(state.game.view_of(deal.position, seat), oh.Budget(), random.Random(seat))
    await table.ask(c.Act(seat, state.game.action_text(action)), PEOPLE[seat])


def hidden(table: HostedTable) -> list[bytes]:
    """What the cards follow from, in every form in which it might stand somewhere."""
    deal = table.state.deal
    assert deal is not None
    secret = deal.secret
    return [secret, secret.hex().encode(), secret.hex().upper().encode(), base64.b64encode(secret).rstrip(b"=")]


async def test_no_byte_of_the_store_tells_a_hidden_card_of_a_running_deal(tmp_path: Path) -> None:
    store = await open_store(tmp_path / "store.db")
    table = await passed(store)
    deal = table.state.deal
    assert deal is not None and deal.public.phase == "pass"
    texts = [table.state.game.action_text(step.action) for step in deal.steps]
    assert len(texts) == 3 and all(len(text.split()) == 4 for text in texts)
    everything = b"".join(path.read_bytes() for path in tmp_path.iterdir())
    assert b"ShuffleBegan" in everything and b"Acted" in everything
    cards = [text.partition(" ")[2].encode() for text in texts]
    for one in (*hidden(table), *cards):
        assert one not in everything
    acted = [line for line in await store.read("t") if b'"Acted"' in line]
    assert len(acted) == 3 and all(
        re.fullmatch(r"[\w+/=]{20,}", msgspec.json.decode(a)["fact"]["action"]) for a in acted
    )
    await act(table, 3)
    await act(table, table.state.to_act[0])
    last = codec.decode((await store.read("t"))[-1]).fact  # a card on the table is for all to see
    assert isinstance(last, f.Acted) and not last.is_hidden
    assert state_of("t", await store.read("t"), KeySealer(KEY)) == table.state
    await store.close()


async def test_what_is_hidden_in_the_other_game_is_sealed_as_well() -> None:
    store = MemoryStore()
    raw = [codec.encode(created(oh.ruleset("herz-an-herz", 3), "anna", QUICK))]
    await store.create("t", raw)
    table = HostedTable(StoredLog(store, "t", 1, sealer=KeySealer(KEY)), state_of("t", raw))
    for seat, person in enumerate(PEOPLE[:3]):
        await table.ask(c.Sit(person.title(), seat), person)
    await table.ask(c.Start(), "anna")
    for _ in range(6):
        await act(table, table.state.to_act[0])
    lines = b"".join(await store.read("t"))
    assert not any(one in lines for one in hidden(table))
    assert state_of("t", await store.read("t"), KeySealer(KEY)) == table.state


@pytest.mark.parametrize("sealer", [None, KeySealer(OTHER)], ids=["no key", "another key"])
async def test_a_lost_or_another_key_names_the_table_as_damaged(sealer: KeySealer | None) -> None:
    store = MemoryStore()
    table = await passed(store)
    with pytest.raises(DamagedTable) as found:
        state_of("t", await store.read("t"), sealer)
    assert found.value.table == "t" and found.value.__cause__ is not None
    behind = HostedTable(StoredLog(store, "t", 1, sealer=sealer), state_of("t", (await store.read("t"))[:1]))
    with pytest.raises(DamagedTable):
        await behind.ask(c.Sit("Eve"), "eve")  # loses the append, reads on, and stops: nothing is written
    assert len(await store.read("t")) == table.log.length and behind.state.n == 1


async def test_another_key_reads_what_an_earlier_one_sealed() -> None:
    store = MemoryStore()
    table = await passed(store)
    both = KeySealer(OTHER, KEY)
    again = HostedTable(
        StoredLog(store, "t", table.log.length, sealer=both), state_of("t", await store.read("t"), both)
    )
    await act(again, 3)
    assert state_of("t", await store.read("t"), both) == again.state
    with pytest.raises(DamagedTable):
        state_of("t", await store.read("t"), KeySealer(KEY))


async def test_what_was_not_sealed_is_read_and_goes_on_sealed() -> None:
    store = MemoryStore()
    raw = [codec.encode(created(oh.ruleset("classic", 4), "anna", QUICK))]
    await store.create("t", raw)
    plain = HostedTable(StoredLog(store, "t", 1), state_of("t", raw))
    for seat, person in enumerate(PEOPLE):
        await plain.ask(c.Sit(person.title(), seat), person)
    await plain.ask(c.Start(), "anna")
    await act(plain, 0)
    log = StoredLog(store, "t", plain.log.length, sealer=KeySealer(KEY))
    sealed = HostedTable(log, state_of("t", await store.read("t"), KeySealer(KEY)))
    assert sealed.state == plain.state
    await act(sealed, 1)
    lines = await store.read("t")
    assert b'"sealed":' in lines[-1] and not any(b'"sealed":' in line for line in lines[:-1])
    assert state_of("t", lines, KeySealer(KEY)) == sealed.state


async def test_what_is_sealed_fits_nowhere_else() -> None:
    """Neither in another table, nor under another number: nobody moves a secret by writing into the store."""
    store = MemoryStore()
    await passed(store)
    lines = await store.read("t")
    sealer = KeySealer(KEY)
    at = [number for number, line in enumerate(lines) if b'"sealed":' in line]
    assert len(at) == 4
    one, other = at[1], at[2]
    swapped = [*lines[:one], lines[other], lines[one], *lines[other + 1 :]]
    for ident, raw in (("other", lines), ("t", swapped)):
        with pytest.raises(DamagedTable):
            state_of(ident, raw, sealer)


@pytest.mark.parametrize("value", ["", "no base64!", "AAAA", "A" * 64, "ü"])
async def test_damaged_sealed_bytes_are_told_in_a_sentence(value: str) -> None:
    store = MemoryStore()
    await passed(store)
    lines = await store.read("t")
    at = next(number for number, line in enumerate(lines) if b"ShuffleBegan" in line)
    entry: dict[str, Any] = msgspec.json.decode(lines[at])
    entry["fact"]["secret"] = value
    with pytest.raises(BadText) as found:
        codec.decode(msgspec.json.encode(entry), KeySealer(KEY), "t", at + 1)
    assert found.value.why is Why.SEALED
    entry["fact"] = {"type": "Warned", "seat": 0}  # nothing in it can be sealed
    with pytest.raises(BadText):
        codec.decode(msgspec.json.encode(entry), KeySealer(KEY), "t", at + 1)


async def test_a_lobby_seals_its_tables_and_finds_them_with_its_key_alone() -> None:
    """Also the table where the same people play on."""
    store, sealer = MemoryStore(), KeySealer(KEY)
    lobby = Lobby(store, sealer=sealer)
    table = await lobby.create(oh.ruleset("classic", 4), "anna", QUICK)
    for seat, person in enumerate(PEOPLE):
        table.listen(person)
        await table.ask(c.Sit(person.title(), seat), person)
    await table.ask(c.Start(), "anna")
    await act(table, 0)
    first, again = table.state.ident, table_name(b"x")
    over = f.Entry(f.MovesOn(again), table.state.at)  # as if the match were over
    table.state = fold(table.state, over)
    assert await lobby.another(table) == again
    made = lobby.tables[again]
    assert made.log.sealer is sealer and made.state.deal is not None
    for ident, deal in ((first, table.state.deal), (again, made.state.deal)):
        lines = b"".join(await store.read(ident))
        assert deal is not None and b'"sealed":' in lines and deal.secret.hex().encode() not in lines
        await lobby.rest()
        found = await Lobby(store, sealer=KeySealer(KEY)).find(ident)
        assert found.state.deal == deal
        await found.rest()
        for other in (None, KeySealer(OTHER)):
            with pytest.raises(DamagedTable):
                await Lobby(store, sealer=other).find(ident)
    await lobby.rest()


def test_neither_errors_nor_logs_show_the_secret() -> None:
    began = f.ShuffleBegan(1, "ab" * 32)
    assert "abab" not in repr(began) and "abab" not in repr(f.Entry(began, 0.0))


def test_the_key_is_made_once_and_readable_for_its_owner_alone(tmp_path: Path) -> None:
    path = tmp_path / "deals-key"
    first = sealer_in(path)
    assert stat.S_IMODE(path.stat().st_mode) == 0o600 and [one.name for one in tmp_path.iterdir()] == ["deals-key"]
    assert sealer_in(path).name == first.name != KeySealer(KEY).name
    assert first.open(first.name, sealer_in(path).seal(b"x", b"here"), b"here") == b"x"
    path.write_text(f"{OTHER.hex()}\n{path.read_text()}\n")
    assert sealer_in(path).name == KeySealer(OTHER).name
    assert sealer_in(path).open(first.name, first.seal(b"x", b"here"), b"here") == b"x"
    assert KEY.hex() not in KeySealer(KEY).name and KEY.hex()[:16] != KeySealer(KEY).name


@pytest.mark.parametrize("text", ["", "zz", "ab" * 31, "\x00"])
def test_a_damaged_key_is_left_alone(tmp_path: Path, text: str) -> None:
    path = tmp_path / "deals-key"
    path.write_text(text)
    with pytest.raises(ValueError, match=r".*"):
        sealer_in(path)
    assert path.read_text() == text
