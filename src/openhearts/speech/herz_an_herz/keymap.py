"""Which commands of the key map Herz an Herz has beside those of all games.

What a key is stands in speech/keymap.py.
"""

from __future__ import annotations

from typing import Final

OWN: Final = frozenset({"towers", "discard"})
