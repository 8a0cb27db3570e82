"""Where compiled kernels are kept on a machine, and which old ones may go.

It compiles nothing and imports no compiler; jit.py tells Numba the folder.
"""

from __future__ import annotations

import contextlib
import hashlib
import os
import re
import shutil
import sys
import time
from collections.abc import Iterator
from pathlib import Path
from typing import Final

KEPT_S: Final = 14 * 24 * 3600.0  # folders that nothing used for longer may go
_OURS: Final = re.compile(r"kernels-[0-9a-f]{16}")


def cache_folder() -> Path:
    """Where compiled kernels are kept: named after the sources of all of them, so that an edit compiles anew.

    Numba itself notices only an edit of the file in which a function stands, not of what the function calls.
    """
    here = Path(__file__).parent
    digest = hashlib.sha256()
    for path in sorted(here.rglob("*.py")):
        digest.update(path.name.encode() + b"\0" + path.read_bytes())
    if sys.platform == "win32":
        base = Path(os.environ.get("LOCALAPPDATA") or Path.home())
    elif sys.platform == "darwin":
        base = Path.home() / "Library" / "Caches"
    else:
        base = Path(os.environ.get("XDG_CACHE_HOME") or Path.home() / ".cache")
    return base / "openhearts" / f"kernels-{digest.hexdigest()[:16]}"


def use(folder: Path, now: float | None = None) -> None:
    """Marks a folder of compiled kernels as used; where it is new, old ones beside it go.  Never fails."""
    now = time.time() if now is None else now
    with contextlib.suppress(OSError):
        is_new = not folder.is_dir()
        folder.mkdir(parents=True, exist_ok=True)
        os.utime(folder, (now, now))
        if is_new:
            prune(folder, now)


def prune(folder: Path, now: float) -> None:
    """Removes folders of compiled kernels beside this one in which nothing was changed for KEPT_S seconds.

    Only real folders with names such as `cache_folder` gives are touched; what cannot be removed stays.
    """
    with contextlib.suppress(OSError):
        for other in list(folder.parent.iterdir()):
            if other.name == folder.name or not _OURS.fullmatch(other.name):
                continue
            with contextlib.suppress(OSError):
                if other.is_symlink() or not other.is_dir():
                    continue
                if max(_changed(other)) < now - KEPT_S:
                    shutil.rmtree(other, ignore_errors=True)


def _changed(folder: Path) -> Iterator[float]:
    """When a folder and everything in it were last changed."""
    yield folder.stat().st_mtime
    for path in folder.rglob("*"):
        yield path.lstat().st_mtime
