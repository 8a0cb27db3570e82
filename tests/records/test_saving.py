"""Records as files: what lies at the place is kept, replaced as a whole, or refused with a sentence.

What stands in them is test_round_trip.py's.
"""

from __future__ import annotations

import errno
import os
import sys
import threading
from pathlib import Path

import pytest

import openhearts as oh
from openhearts.core.data_folder import CannotKeep
from openhearts.core.whole_file import write_whole
from openhearts.tables.encryption import kept_in

RECORD = oh.match(oh.ruleset("kids-jinx", 3), seed=7).record(players=["Ann", "Ben", "Cem"])
posix = pytest.mark.skipif(sys.platform == "win32", reason="no pipes, links and rights of that kind there")


def names(folder: Path) -> list[str]:
    return sorted(one.name for one in folder.iterdir())


@posix
def test_a_pipe_is_written_to_and_stays_one(tmp_path: Path) -> None:
    pipe, read = tmp_path / "pipe", []
    os.mkfifo(pipe)
    reader = threading.Thread(target=lambda: read.append(pipe.read_text(encoding="utf-8")))
    reader.start()
    RECORD.save(pipe)
    reader.join(10)
    assert read == [RECORD.text()] and pipe.is_fifo() and names(tmp_path) == ["pipe"]


@posix
def test_a_device_is_written_to_and_stays_one(tmp_path: Path) -> None:
    """A terminal of our own: none of the machine's."""
    leader, follower = os.openpty()
    read: list[bytes] = []

    def take() -> None:
        while b"over and out" not in b"".join(read):
            read.append(os.read(leader, 4096))

    reader = threading.Thread(target=take, daemon=True)
    reader.start()
    place = Path(os.ttyname(follower))
    RECORD.save(place)
    os.write(follower, b"over and out")
    reader.join(10)
    assert place.is_char_device() and RECORD.text().encode() in b"".join(read).replace(b"\r\n", b"\n")
    os.close(leader)
    os.close(follower)


@posix
@pytest.mark.parametrize("is_there", [True, False])
def test_a_link_stays_and_what_it_points_to_is_written(tmp_path: Path, is_there: bool) -> None:
    (tmp_path / "other").mkdir()
    target, link = tmp_path / "other" / "match.txt", tmp_path / "link.txt"
    link.symlink_to(target)
    if is_there:
        target.write_text("old", encoding="utf-8")
    RECORD.save(link)
    assert link.is_symlink() and target.read_text(encoding="utf-8") == RECORD.text()
    assert names(tmp_path) == ["link.txt", "other"] and names(tmp_path / "other") == ["match.txt"]


@posix
@pytest.mark.parametrize("rights", [0o640, 0o600, 0o444])
def test_a_file_keeps_its_rights(tmp_path: Path, rights: int) -> None:
    file = tmp_path / "match.txt"
    file.write_text("old", encoding="utf-8")
    file.chmod(rights)
    RECORD.save(file)
    assert (file.stat().st_mode & 0o777, file.read_text(encoding="utf-8")) == (rights, RECORD.text())


@posix
def test_nobody_reads_a_file_of_one_s_own_while_it_is_written(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    file = tmp_path / "receipts"
    file.write_bytes(b"old")
    file.chmod(0o600)
    seen: list[int] = []

    def looks(opened: int) -> None:
        seen.append(os.fstat(opened).st_mode & 0o777)

    monkeypatch.setattr(os, "fsync", looks)
    write_whole(file, b"new", is_synced=True)
    assert seen == [0o600] and file.read_bytes() == b"new"


@posix
def test_a_new_file_has_the_rights_of_all_new_files(tmp_path: Path) -> None:
    (tmp_path / "other").write_bytes(b"")
    RECORD.save(tmp_path / "match.txt")
    assert (tmp_path / "match.txt").stat().st_mode == (tmp_path / "other").stat().st_mode


@posix
def test_a_key_follows_a_link_and_is_its_owners_alone(tmp_path: Path) -> None:
    (tmp_path / "kept").mkdir()
    link = tmp_path / "key"
    link.symlink_to(tmp_path / "kept" / "key")
    assert kept_in(link) == kept_in(link) and link.is_symlink()
    assert (tmp_path / "kept" / "key").stat().st_mode & 0o777 == 0o600 and names(tmp_path / "kept") == ["key"]


def test_a_name_may_be_as_long_as_files_allow(tmp_path: Path) -> None:
    for name in ("x" * 251 + ".txt", "漢" * 83 + ".txt"):
        RECORD.save(tmp_path / name)
        assert oh.read(tmp_path / name).bare() == RECORD.bare()


@pytest.mark.parametrize("path", [None, 7, "", "a\0b", b"match.txt", "\ud800.txt"])
def test_what_names_no_file_is_refused(path: object, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)
    with pytest.raises(oh.BadText, match=r'Write: "match\.txt"$'):
        RECORD.save(path)  # type: ignore[arg-type]
    assert names(tmp_path) == []


def test_what_cannot_be_written_is_refused_by_its_own_name(tmp_path: Path) -> None:
    (tmp_path / "file").write_text("mine", encoding="utf-8")
    for path, why in (
        (tmp_path / "none" / "match.txt", "its folder is not there; make it, or name another place"),
        (tmp_path / "file" / "match.txt", "its folder is not there; make it, or name another place"),
        (tmp_path, "it is a folder; name a file"),
        (tmp_path / ("x" * 300), os.strerror(errno.ENAMETOOLONG)),
    ):
        with pytest.raises(CannotKeep) as caught:
            RECORD.save(path)
        assert str(caught.value) == f"path {path} cannot be written: {why}."
    assert names(tmp_path) == ["file"] and (tmp_path / "file").read_text(encoding="utf-8") == "mine"


def test_where_writing_fails_the_old_file_stays(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    file = tmp_path / "match.txt"
    file.write_text("old", encoding="utf-8")

    def fails(self: Path, target: Path) -> None:
        raise OSError(errno.ENOSPC, "No space left on device", str(self), None, str(target))

    monkeypatch.setattr(Path, "replace", fails)
    with pytest.raises(OSError, match="No space left on device") as caught:
        write_whole(file, b"new")
    assert caught.value.filename == str(file) and caught.value.filename2 is None
    assert names(tmp_path) == ["match.txt"] and file.read_text(encoding="utf-8") == "old"


def test_a_run_goes_on_with_what_names_a_file(tmp_path: Path) -> None:
    for play in (oh.arena, oh.simulate):
        for resume in ("a\0b", ""):
            with pytest.raises(oh.BadText, match="resume"):
                play(["random"], oh.ruleset("kids-jinx", 3), 1, 1, resume=resume)
