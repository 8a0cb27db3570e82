"""Where a user's own files lie: tables, records, what is remembered of them.

It makes no folder and reads no file.
"""

from __future__ import annotations

import os
import sys
from pathlib import Path
from typing import Final

from openhearts.errors import OpenHeartsError, Why, system_words

HOME_VARIABLE: Final = "OPENHEARTS_HOME"


class CannotKeep(OpenHeartsError):
    """A folder or file that cannot be written or read; `why` is what the system says."""


def cannot_write(place: str | Path, error: OSError) -> CannotKeep:
    """The error that says why a file or a folder cannot be written or read."""
    return CannotKeep(Why.CANNOT_WRITE, why=f"{place}: {system_words(error)}")


def data_folder() -> Path:
    """Where this user's tables and records lie: `OPENHEARTS_HOME`, or what the platform says."""
    chosen = os.environ.get(HOME_VARIABLE)
    if chosen:
        return Path(chosen)
    if sys.platform == "win32":
        base = os.environ.get("LOCALAPPDATA") or os.environ.get("APPDATA")
        return (Path(base) if base else _home() / "AppData" / "Local") / "OpenHearts"
    if sys.platform == "darwin":
        return _home() / "Library" / "Application Support" / "OpenHearts"
    base = os.environ.get("XDG_DATA_HOME")
    return (Path(base) if base and Path(base).is_absolute() else _home() / ".local" / "share") / "openhearts"


def _home() -> Path:
    try:
        return Path.home()
    except RuntimeError as error:
        raise CannotKeep(Why.NO_HOME, why=str(error)) from error
