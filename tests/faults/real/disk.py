"""A small disk that can be full: a file system in memory, mounted for a test where the system lets one, else a limit.

It knows nothing of what is kept there.
"""

from __future__ import annotations

import os
import shutil
import subprocess
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from pathlib import Path
from typing import Final

BLOCK: Final = bytes(64 * 1024)


class NoDisk(Exception):
    """No file system can be mounted here, and why."""


class Limit:
    """No disk of its own: the system lets a process write no file any longer (RLIMIT_FSIZE), and lets it again."""

    name = "RLIMIT_FSIZE"

    def __init__(self, path: Path) -> None:
        self.path = path
        self.pid = 0

    def fill(self) -> None:
        """From now on nothing more fits."""
        self._set(0)

    def empty(self) -> None:
        """There is room again."""
        self._set(-1)

    def _set(self, most: int) -> None:
        import resource

        with suppress(ProcessLookupError):
            _, hard = resource.prlimit(self.pid, resource.RLIMIT_FSIZE)
            resource.prlimit(self.pid, resource.RLIMIT_FSIZE, (most, hard))


class Disk:
    """What lies at `path`, a file system in memory."""

    name = "tmpfs"

    def __init__(self, path: Path) -> None:
        self.path = path
        self._ballast = path / "ballast"

    def fill(self) -> None:
        """From now on nothing more fits."""
        with self._ballast.open("ab", buffering=0) as file:
            for size in (len(BLOCK), 4096, 1):
                try:
                    while True:
                        file.write(BLOCK[:size])
                except OSError:
                    continue

    def empty(self) -> None:
        """There is room again."""
        self._ballast.unlink(missing_ok=True)


@contextmanager
def small_disk(megabytes: int, prefix: str = "oh-disk-") -> Iterator[Disk]:
    """A disk of its own, gone at the end.  Raises NoDisk."""
    path = Path(tempfile.mkdtemp(prefix=prefix))
    mount = shutil.which("mount")
    told = (
        subprocess.run(
            [mount or "mount", "-t", "tmpfs", "-o", f"size={megabytes}m,mode=755", "openhearts-test", str(path)],
            capture_output=True,
            text=True,
            check=False,
        )
        if mount and hasattr(os, "geteuid") and os.geteuid() == 0
        else None
    )
    if told is None or told.returncode:
        path.rmdir()
        raise NoDisk("only the superuser can mount one" if told is None else told.stderr.strip())
    try:
        yield Disk(path)
    finally:
        subprocess.run(["umount", "-l", str(path)], check=False)
        path.rmdir()
