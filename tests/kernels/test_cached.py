"""Compiled code on a machine: old folders go, nothing else does, and people are told before something is compiled.

What the code computes is tested beside this file.
"""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest

from openhearts.kernels import compile_cache, load, on_compile
from openhearts.kernels.jit import kernel

NOW = 1_800_000_000.0
OLD = NOW - compile_cache.KEPT_S - 1


def made(folder: Path, changed: float, inside: float | None = None) -> Path:
    """A folder of compiled code, last changed then; the code in it, if any, at another time."""
    (folder / "hearts_1").mkdir(parents=True)
    code = folder / "hearts_1" / "search.plays-64.py311.nbi"
    code.write_bytes(b"code")
    os.utime(code, (OLD, OLD) if inside is None else (inside, inside))
    for path in (folder / "hearts_1", folder):
        os.utime(path, (changed, changed))
    return folder


def names(base: Path) -> set[str]:
    return {path.name for path in base.iterdir()}


def test_old_folders_go_when_a_new_one_is_made(tmp_path: Path) -> None:
    made(tmp_path / f"kernels-{'a' * 16}", OLD)
    made(tmp_path / f"kernels-{'b' * 16}", NOW - 60)
    made(tmp_path / f"kernels-{'c' * 16}", OLD, inside=NOW - 60)
    new = tmp_path / f"kernels-{'d' * 16}"
    compile_cache.use(new, NOW)
    assert names(tmp_path) == {f"kernels-{sign * 16}" for sign in "bcd"}
    assert new.stat().st_mtime == NOW


def test_nothing_goes_while_the_folder_in_use_is_there(tmp_path: Path) -> None:
    used = made(tmp_path / f"kernels-{'a' * 16}", OLD)
    made(tmp_path / f"kernels-{'b' * 16}", OLD)
    compile_cache.use(used, NOW)
    assert len(names(tmp_path)) == 2 and used.stat().st_mtime == NOW


def test_only_folders_with_our_names_go(tmp_path: Path) -> None:
    others = (
        "kernels-",
        "kernels-xyz",
        f"kernels-{'A' * 16}",
        f"kernels-{'a' * 17}",
        f"old-kernels-{'a' * 16}",
        "saved",
    )
    for name in others:
        made(tmp_path / name, OLD)
    (tmp_path / f"kernels-{'e' * 16}").write_text("a file")
    os.utime(tmp_path / f"kernels-{'e' * 16}", (OLD, OLD))
    elsewhere = made(tmp_path / "elsewhere" / "data", OLD)
    (tmp_path / f"kernels-{'f' * 16}").symlink_to(elsewhere, target_is_directory=True)
    before = names(tmp_path)
    compile_cache.prune(tmp_path / f"kernels-{'d' * 16}", NOW)
    assert names(tmp_path) == before
    assert (elsewhere / "hearts_1" / "search.plays-64.py311.nbi").exists()


def test_what_cannot_be_read_or_removed_stops_nothing(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    compile_cache.use(tmp_path / "a file" / f"kernels-{'a' * 16}", NOW)
    blocked = tmp_path / "blocked"
    blocked.write_text("no folder")
    compile_cache.use(blocked / f"kernels-{'a' * 16}", NOW)
    compile_cache.prune(blocked / f"kernels-{'a' * 16}", NOW)
    made(tmp_path / f"kernels-{'b' * 16}", OLD)

    def refuse(*args: Any, **kwargs: Any) -> None:
        raise PermissionError("somebody else's")

    monkeypatch.setattr(shutil, "rmtree", refuse)
    compile_cache.use(tmp_path / f"kernels-{'c' * 16}", NOW)
    assert {f"kernels-{sign * 16}" for sign in "bc"} <= names(tmp_path)


def test_the_folder_is_named_after_the_sources() -> None:
    folder = compile_cache.cache_folder()
    assert compile_cache._OURS.fullmatch(folder.name) and folder == compile_cache.cache_folder()


def test_compiling_is_told_once_and_loading_is_not() -> None:
    told: list[str] = []
    inner = kernel(lambda number: number + 1)
    outer = kernel(lambda number: inner(number) * 2)
    with on_compile(lambda: told.append("once")):
        assert outer(3) == 8  # compiles two functions
        assert told == ["once"]
    with on_compile(lambda: told.append("twice")):
        assert outer(4) == 10
    assert outer(1.5) == 5.0  # compiled anew for fractions, after the block
    assert told == ["once"]


def test_kernels_need_a_compiler_only_when_they_are_loaded() -> None:
    code = "import sys, openhearts.kernels.compile_cache, openhearts.tables.precompile; print('numba' in sys.modules)"
    env = {**os.environ, "PYTHONPATH": os.pathsep.join(sys.path)}
    done = subprocess.run([sys.executable, "-c", code], env=env, capture_output=True, text=True, check=True)
    assert done.stdout.split() == ["False"]
    assert load("hearts") is load("hearts")
