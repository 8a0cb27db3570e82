"""Files of tables: nothing is lost by a crash, a full kill or a damaged end, and nothing good is ever overwritten."""

from __future__ import annotations

import os
import signal
import subprocess
import sys
import time
from pathlib import Path

import pytest

from openhearts.core.data_folder import HOME_VARIABLE, CannotKeep, data_folder
from openhearts.tables import file_log
from openhearts.tables.log import Acted, Closed, MemoryLog
from openhearts.tables.table import resume_table

from .conftest import Opener, state, step


def kept_table(opener: Opener, folder: Path, n_steps: int = 12) -> tuple[Path, object]:
    log = file_log.create(folder, "classic")
    table = opener(log=log)
    for _ in range(n_steps):
        step(table)
    log.close()
    return log.path, state(table)


def test_what_was_written_is_read(opener: Opener, tmp_path: Path) -> None:
    path, was = kept_table(opener, tmp_path)
    kept = file_log.read(path)
    assert kept.damaged_at is None and not kept.is_finished and kept.opened is not None
    assert state(resume_table(kept.entries, MemoryLog())) == was


@pytest.mark.parametrize("cut", [1, 2, 5, 40, 200])
def test_a_torn_end_costs_only_what_is_torn(opener: Opener, tmp_path: Path, cut: int) -> None:
    path, _ = kept_table(opener, tmp_path)
    raw = path.read_bytes()
    path.write_bytes(raw[:-cut])
    kept = file_log.read(path)
    assert kept.damaged_at == raw[:-cut].count(b"\n") + 1
    assert len(kept.entries) == raw[:-cut].count(b"\n")
    log = file_log.reopen(kept)
    resumed = resume_table(kept.entries, log)
    step(resumed)
    log.close()
    assert log.path != path
    assert [old.read_bytes() for old in tmp_path.glob("*.damaged*")] == [raw[:-cut]]
    assert file_log.read(log.path).damaged_at is None
    assert [found.path for found in file_log.unfinished(tmp_path)] == [log.path]


def test_a_flipped_byte_is_noticed_and_the_file_kept(opener: Opener, tmp_path: Path) -> None:
    path, _ = kept_table(opener, tmp_path)
    lines = path.read_bytes().splitlines(keepends=True)
    lines[6] = lines[6].replace(b'"', b"'", 1)
    path.write_bytes(b"".join(lines))
    kept = file_log.read(path)
    assert kept.damaged_at == 7 and len(kept.entries) == 6
    file_log.reopen(kept).close()
    assert next(tmp_path.glob("*.damaged")).read_bytes() == b"".join(lines)


@pytest.mark.parametrize("raw", [b"", b"\n", b"\xff\xfe\x00garbage\n\n", b"0 {}\n", b"x" * 5000])
def test_what_is_no_table_is_not_offered(tmp_path: Path, raw: bytes) -> None:
    (tmp_path / "junk.table").write_bytes(raw)
    assert list(file_log.unfinished(tmp_path)) == []
    assert (tmp_path / "junk.table").read_bytes() == raw


def test_the_newest_comes_first_and_finished_ones_are_left_out(opener: Opener, tmp_path: Path) -> None:
    paths = [kept_table(opener, tmp_path)[0] for _ in range(3)]
    for age, path in enumerate(paths):
        os.utime(path, (time.time() - age, time.time() - age))
    log = file_log.reopen(file_log.read(paths[0]))
    log.append(Closed("over"))
    log.close()
    os.utime(paths[0])
    assert [kept.path for kept in file_log.unfinished(tmp_path)] == [paths[1], paths[2]]
    assert list(file_log.unfinished(tmp_path / "nowhere")) == []


@pytest.mark.skipif(sys.platform == "win32", reason="locks are told differently there")
def test_a_table_is_open_in_one_program_only(opener: Opener, tmp_path: Path) -> None:
    log = file_log.create(tmp_path)
    opener(log=log)
    kept = file_log.read(log.path)
    with pytest.raises(file_log.InUse):
        file_log.reopen(kept)
    log.close()
    file_log.reopen(kept).close()


def test_going_on_appends(opener: Opener, tmp_path: Path) -> None:
    path, _ = kept_table(opener, tmp_path)
    before = path.read_bytes()
    kept = file_log.read(path)
    log = file_log.reopen(kept)
    step(resume_table(kept.entries, log))
    log.close()
    after = path.read_bytes()
    assert after.startswith(before) and len(after) > len(before)


def test_a_folder_that_cannot_be_written_is_told(tmp_path: Path) -> None:
    (tmp_path / "file").write_text("in the way")
    with pytest.raises(CannotKeep):
        file_log.create(tmp_path / "file")
    with pytest.raises(CannotKeep):
        file_log.read(tmp_path / "nothing.table")


def test_a_full_disk_is_told(opener: Opener, tmp_path: Path) -> None:
    log = file_log.create(tmp_path)
    log.close()
    with pytest.raises(CannotKeep):
        log.append(Acted(1, 0, "QS"))


def test_the_folder_of_the_user(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.setenv(HOME_VARIABLE, str(tmp_path))
    assert file_log.tables_folder() == tmp_path / "tables"
    monkeypatch.delenv(HOME_VARIABLE)
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path / "data"))
    monkeypatch.setenv("LOCALAPPDATA", str(tmp_path / "data"))
    if sys.platform != "darwin":
        assert str(data_folder()).startswith(str(tmp_path / "data"))


KILLED = """
import os, pathlib, signal, sys
from openhearts.games import registry
from openhearts.tables import file_log
from openhearts.tables.log import Sitting
from openhearts.tables.table import open_table
log = file_log.create(pathlib.Path(sys.argv[1]))
table, _ = open_table(registry.ruleset("classic"), [Sitting(str(n), "random") for n in range(4)], seed="k", log=log)
for _ in range(30):
    table.act_bot(table.bot_to_act())
os.kill(os.getpid(), signal.SIGKILL)
"""


@pytest.mark.skipif(sys.platform == "win32", reason="no SIGKILL there")
def test_kill_loses_nothing(opener: Opener, tmp_path: Path) -> None:
    done = subprocess.run([sys.executable, "-c", KILLED, str(tmp_path)], check=False)
    assert done.returncode == -signal.SIGKILL
    kept = next(iter(file_log.unfinished(tmp_path)))
    assert kept.damaged_at is None
    table = resume_table(kept.entries, MemoryLog())
    twin = opener(people=0, seed="k")
    for _ in range(30):
        step(twin)
    assert table.position == twin.position
