"""Which commands of the key map Hearts has beside those of all games, and which lines about words.

What a key is stands in speech/keymap.py.
"""

from __future__ import annotations

from typing import Final

OWN: Final = frozenset({"pass", "broken", "choose", "claim", "sort"})
WORDS: Final = ("play", "pass", "card")  # lines of the help: `help-words-<topic>` in the catalogue
