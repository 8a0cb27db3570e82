"""Fast twins of the rules, for search only: compiled kernels, one folder for each game.

Nothing above imports Numba: `load()` does, when a search begins.  Truth is in games/; tests hold both together.
"""

from __future__ import annotations

import hashlib
import os
import sys
from functools import cache
from importlib import import_module
from pathlib import Path
from types import ModuleType


@cache
def load(game: str) -> ModuleType:
    """The kernels of a game, ready to be called: the module `openhearts.kernels.<game>.api`."""
    return import_module(f"openhearts.kernels.{game}.api")


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
