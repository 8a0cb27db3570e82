"""The rules in English words, read back: what each sentence says, as values, found by its words alone.

It knows neither how the sentences are made nor the engine; a sentence that no pattern knows is a fault of the test.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator, Mapping
from pathlib import Path
from typing import Any, Final, NamedTuple

UNCLAIMED: Final = ("Worth knowing", "Tips")  # sections of advice
_SLOT: Final = re.compile(r"\{(\w+):([^}]+)\}")
_NUMBER: Final = r"[-−]?\d(?:\d|,\d)*|one"


class Said(NamedTuple):
    """What a sentence says: a name for it, and values by name."""

    what: str
    values: Mapping[str, Any]


def number(text: str) -> int:
    """A number as the words write it."""
    return {"one": 1, "a": 1}.get(text) or int(text.replace("−", "-").replace(",", ""))


class Sentences:
    """The sentences of a game: each a line `name | words with slots {name:kind}`.

    `readers` make values of slots by their kind, `slots` tell what may stand there; a kind that neither knows is a
    choice of words.  The kind `n` is a number.
    """

    def __init__(self, path: Path, readers: Mapping[str, Callable[[str], Any]], slots: Mapping[str, str]) -> None:
        self._readers = {"n": number, **readers}
        self._slots = {"n": _NUMBER, **slots}
        self._all = tuple(self._patterns(path))

    def _patterns(self, path: Path) -> Iterator[tuple[str, re.Pattern[str], dict[str, str]]]:
        """Each sentence: what it says, its words as a pattern, and the kinds of its slots."""
        for line in path.read_text(encoding="utf-8").splitlines():
            if line and not line.startswith("#"):
                name, _, words = line.partition("|")
                pattern = re.sub(r"\.(?!\*)", r"\\.", words.strip())
                yield (
                    name.strip(),
                    re.compile(_SLOT.sub(lambda one: f"(?P<{one[1]}>{self._slots.get(one[2], one[2])})", pattern)),
                    dict(_SLOT.findall(words)),
                )

    def __len__(self) -> int:
        return len(self._all)

    def read(self, sentence: str) -> Said:
        """What a sentence says.  Raises AssertionError where no pattern, or more than one, knows it."""
        found = [(name, one, slots) for name, pattern, slots in self._all if (one := pattern.fullmatch(sentence))]
        assert len(found) == 1, f"{[name for name, *_ in found]}: {sentence}"
        name, one, slots = found[0]
        told = {
            key: self._readers.get(slots[key], str)(text) for key, text in one.groupdict().items() if text is not None
        }
        return Said(name, told)
