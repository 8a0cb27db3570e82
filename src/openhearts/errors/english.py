"""The English sentence of an error, for logs, programs and `str(error)`; read when the first one is asked for.

The other languages, names of people and of cards are speech's.
"""

from __future__ import annotations

import re
from collections.abc import Iterable
from functools import cache
from importlib import resources
from typing import Final

from fluent.syntax import FluentParser

from openhearts.errors.fields import Fault
from openhearts.errors.program_name import program_name
from openhearts.errors.saying import clause, sentence
from openhearts.errors.tree import OpenHeartsError

_ENTRY: Final = re.compile(r"^([a-z][a-z0-9-]*) *=", re.MULTILINE)
_INSIDE: Final = re.compile(r"\{ ([a-z][a-z0-9-]*) \}")


def sources(language: str) -> tuple[tuple[str, str], ...]:
    """(file name, text) of the catalogues of errors in a language, by name."""
    folder = resources.files("openhearts.errors") / "locales" / language
    files = sorted((entry for entry in folder.iterdir() if entry.name.endswith(".ftl")), key=lambda entry: entry.name)
    return tuple((file.name, file.read_text(encoding="utf-8")) for file in files)


class _English:
    """Messages of the English catalogue of errors, parsed as they are asked for."""

    language = "en"

    def __init__(self) -> None:
        from fluent.runtime import FluentBundle  # it takes a while to load, and most programs see no error

        functions = {"PROGRAM": program_name}
        self._bundle = FluentBundle(["en"], use_isolating=False, functions=functions)  # type: ignore[arg-type]
        self._texts: dict[str, str] = {}
        for _, text in sources("en"):
            begins = [*_ENTRY.finditer(text)]
            ends = [*(one.start() for one in begins[1:]), len(text)]
            self._texts |= {one[1]: text[one.start() : end] for one, end in zip(begins, ends, strict=True)}

    def _load(self, key: str) -> None:
        if self._bundle.has_message(key) or key not in self._texts:
            return
        for inside in _INSIDE.findall(self._texts[key]):
            self._load(inside)
        if not self._bundle.has_message(key):
            self._bundle.add_resource(FluentParser().parse(self._texts[key]))

    def text(self, key: str, /, **values: object) -> str:
        """The message; its name and the values where there is none: to word an error never fails."""
        self._load(key)
        pattern = self._bundle.get_message(key).value if self._bundle.has_message(key) else None
        if pattern is None:
            return " ".join([key, *map(str, values.values())])
        said, _ = self._bundle.format_pattern(pattern, values)
        return str(said)

    def row(self, items: Iterable[str]) -> str:
        return ", ".join(items)

    def card(self, card: str) -> str:
        return card

    def seat(self, seat: int) -> str:
        return self.text("error-seat", seat=str(seat))


@cache
def _words() -> _English:
    return _English()


def english(error: OpenHeartsError, *, with_place: bool = True) -> str:
    """The sentence of an error; `with_place`: with its line in front."""
    return sentence(error, _words(), with_place=with_place)


def phrase(fault: Fault) -> str:
    """The message of a member alone, as it stands inside a sentence."""
    return clause(fault, _words())
