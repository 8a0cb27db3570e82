"""What the terminal remembers of a person between games: language, name, last variant, level, speech; one small file.

Nothing depends on it: a missing, broken or read-only file means the defaults.
"""

from __future__ import annotations

import contextlib
import json
import os
from typing import Any

from openhearts.core.data_folder import CannotKeep, data_folder
from openhearts.core.whole_file import write_whole
from openhearts.speech.catalogue import negotiate

KEYS = ("language", "name", "variant", "level", "announce", "letters")
ANNOUNCED = {"cards": "full", "turn": "usual", "needed": "brief"}  # as the level is asked for -> the level
MAX_BYTES = 10_000


def load() -> dict[str, str]:
    """What is remembered; only known keys with short texts."""
    try:
        path = data_folder() / "settings.json"
        if path.stat().st_size > MAX_BYTES:
            return {}
        found: Any = json.loads(path.read_text(encoding="utf-8"))
    except (OSError, ValueError, RecursionError, CannotKeep):
        return {}
    if not isinstance(found, dict):
        return {}
    return {key: value for key, value in found.items() if key in KEYS and isinstance(value, str) and len(value) <= 100}


def remember(**values: str) -> None:
    """Remember some of it; where that is not possible, it is forgotten in silence."""
    merged = load() | {key: value for key, value in values.items() if key in KEYS}
    with contextlib.suppress(OSError, CannotKeep):
        folder = data_folder()
        folder.mkdir(parents=True, exist_ok=True)
        write_whole(folder / "settings.json", json.dumps(merged, ensure_ascii=False).encode())


def wished_language(asked: str | None) -> str:
    """The first there is of: the language asked for, the one remembered, that of the system; else English."""
    return negotiate(asked, load().get("language"), _system_language())


def _system_language() -> str | None:
    return next((found for name in ("LC_ALL", "LC_MESSAGES", "LANG") if (found := os.environ.get(name))), None)
