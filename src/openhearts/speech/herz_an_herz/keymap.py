"""Which commands of the key map Herz an Herz has beside those of all games, and which lines about words.

What a key is stands in speech/keymap.py.
"""

from __future__ import annotations

from typing import Final

OWN: Final = frozenset({"towers", "discard"})
WORDS: Final = ("herz",)  # lines of the help: `help-words-<topic>` in the catalogue
