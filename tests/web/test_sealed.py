"""What lies in a real server's folder tells nobody a hidden card of a running deal, and the same server goes on there.

What is sealed, and how, is tested in tests/tables/test_encryption.py.
"""

from __future__ import annotations

import asyncio
import base64
import os
import random
import stat
from collections.abc import Sequence
from pathlib import Path

import httpx
import pytest

from openhearts.speech.speaker import Speaker
from openhearts.store import open_store
from openhearts.tables.encryption import sealer_in
from openhearts.tables.hosting.stored_log import state_of
from openhearts.tables.session import codec
from openhearts.tables.session import logged_facts as f
from openhearts.tables.session.state import State
from openhearts.web.serving.folder import keys_of, sealer_of
from openhearts.web.serving.serve_options import CannotServe
from tests.web.players import Player, Program, table_of

from .test_server import acknowledged, watched

KEYS = ("deals-key", "receipts-key", "secret")


def lying(folder: Path) -> bytes:
    """Every byte of a data folder that is no key's, as it lies there now."""
    files = [path for path in sorted(folder.rglob("*")) if path.is_file() and path.name not in KEYS]
    assert {"tables.sqlite", "lock"} <= {path.name for path in files}
    return b"".join(path.read_bytes() for path in files)


def forms(secret: bytes) -> list[bytes]:
    """In which a secret might stand somewhere."""
    padded = base64.b64encode(secret).rstrip(b"="), base64.urlsafe_b64encode(secret).rstrip(b"=")
    return [secret, secret.hex().encode(), secret.hex().upper().encode(), *padded]


async def entries_of(folder: Path, ident: str) -> tuple[list[f.Entry], State]:
    """What happened at a table, and what came of it, for whoever has the key."""
    store, sealer = await open_store(folder / "tables.sqlite"), sealer_in(folder / "deals-key")
    try:
        raw = await store.read(ident)
    finally:
        await store.close()
    return codec.read(raw, sealer, ident), state_of(ident, raw, sealer)


async def played(program: Program, players: Sequence[Player], n_more: int) -> None:
    """So many actions more are acknowledged; then everybody is cut off, and the server killed."""
    tasks = [asyncio.create_task(player.play()) for player in players]
    try:
        await watched(tasks, acknowledged(list(players), n_more), players)
    finally:
        program.kill()
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)


def test_no_byte_in_the_folder_of_a_server_tells_a_secret_and_a_server_started_there_again_goes_on(
    tmp_path: Path,
) -> None:
    program = Program(tmp_path / "data")

    async def run() -> None:
        rng = random.Random(4)
        await asyncio.to_thread(program.start)
        players = await table_of(program.url, ["Anna", "Ben"], rng)
        ident = players[0].ident
        await played(program, players, 9)  # both have passed, and the deal is on
        during = lying(program.folder)
        entries, state = await entries_of(program.folder, ident)
        assert state.phase == "playing" and state.deal is not None and state.deal.number == 1
        began = [one.fact for one in entries if isinstance(one.fact, f.ShuffleBegan)]
        passed = [one.fact for one in entries if isinstance(one.fact, f.Acted) and one.fact.is_hidden]
        assert len(began) == 1 and len(passed) == 4 and b"ShuffleBegan" in during and ident.encode() in during
        secret = bytes.fromhex(began[0].secret)
        assert state.deal.secret == secret
        assert not any(form in during for form in forms(secret)), "the cards follow from it"
        assert state.deal.chance.encode() not in during, "the choices of bots follow from it"
        for act in passed:
            assert act.action.partition(" ")[2].encode() not in during, act.action
        for path in (program.folder / name for name in KEYS):
            assert stat.S_IMODE(path.stat().st_mode) == 0o600 and path.read_bytes().strip() not in during
        await asyncio.to_thread(program.start)
        await played(program, players, 30)
        later, state = await entries_of(program.folder, ident)
        assert later[: len(entries)] == entries and len(later) >= len(entries) + 30
        after = lying(program.folder)
        for fact in (one.fact for one in later):
            if isinstance(fact, f.ShuffleBegan):
                assert not any(form in after for form in forms(bytes.fromhex(fact.secret)))

    try:
        asyncio.run(run())
    finally:
        program.kill()


def test_without_its_key_a_table_is_damaged_for_everybody_and_goes_on_when_the_key_is_there_again(
    tmp_path: Path,
) -> None:
    program = Program(tmp_path / "data")
    path = program.folder / "deals-key"
    damaged = Speaker("en").text("error-damaged-table")

    async def run() -> None:
        await asyncio.to_thread(program.start)
        players = await table_of(program.url, ["Anna"], random.Random(5))
        ident = players[0].ident
        await played(program, players, 3)
        key = path.read_text()
        before, _ = await entries_of(program.folder, ident)
        path.unlink()
        await asyncio.to_thread(program.start)
        page = httpx.get(f"{program.url}/table/{ident}", headers={"Accept-Language": "en"})
        assert page.status_code == 410 and damaged in page.text
        other = await table_of(program.url, ["Ben"], random.Random(6))  # everything else goes on
        await played(program, other, 3)
        path.write_text(f"{path.read_text()}\n{key}\n")  # the new one on the first line
        await asyncio.to_thread(program.start)
        await played(program, [*players, *other], 10)
        after, _ = await entries_of(program.folder, ident)
        assert after[: len(before)] == before and len(after) > len(before)

    try:
        asyncio.run(run())
    finally:
        program.kill()


@pytest.mark.parametrize("text", ["", "zz", "ab" * 31])
def test_a_server_whose_key_is_damaged_does_not_start_and_leaves_it_alone(tmp_path: Path, text: str) -> None:
    (tmp_path / "deals-key").write_text(text)
    with pytest.raises(CannotServe) as fault:
        sealer_of(tmp_path)
    assert "deals-key" in Speaker("de").error(fault.value)
    assert (tmp_path / "deals-key").read_text() == text


@pytest.mark.parametrize("name", KEYS)
@pytest.mark.parametrize("inside", [b"", b"zz", b"\xff" * 64])
def test_no_key_is_taken_that_could_be_guessed(tmp_path: Path, name: str, inside: bytes) -> None:
    """A power cut or a full disk may leave an empty file: by an empty `secret` anybody could be anybody."""
    (tmp_path / name).write_bytes(inside)
    with pytest.raises(CannotServe, match=rf"^The key file .*{name} is damaged .* Put a copy back") as fault:
        keys_of(tmp_path)
    assert ("no table can be read" in str(fault.value)) is (name == "deals-key"), "what is lost with it is told"
    assert (tmp_path / name).read_bytes() == inside


@pytest.mark.parametrize("name", KEYS)
def test_a_key_that_cannot_be_read_is_told(tmp_path: Path, name: str) -> None:
    (tmp_path / name).mkdir()
    with pytest.raises(CannotServe, match=rf"^The file .*{name} cannot be used: .*has access"):
        keys_of(tmp_path)


def test_keys_are_made_whole_and_for_their_owner_alone(tmp_path: Path) -> None:
    made = keys_of(tmp_path / "new")
    assert keys_of(tmp_path / "new").cookies == made.cookies and len(made.cookies) == 64
    assert sorted(path.name for path in (tmp_path / "new").iterdir()) == sorted(KEYS)
    if os.name == "posix":
        assert {stat.S_IMODE((tmp_path / "new" / name).stat().st_mode) for name in KEYS} == {0o600}
