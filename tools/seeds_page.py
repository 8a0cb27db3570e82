"""Puts beside each sentence of the rule texts in docs/seeds.md what the program says about it, in English.

Which message that is stands in docs/said.toml; the sentences come from the rules in words, from deals and from keys.
"""

from __future__ import annotations

import random
import re
import tomllib
from collections.abc import Iterator
from functools import cache
from pathlib import Path
from typing import Any, Final

import openhearts as oh
from openhearts.core.option_text import read_option
from openhearts.speech import rules_in_words
from openhearts.speech.key_answers import ask
from openhearts.speech.keymap import key_for
from openhearts.speech.speaker import Speaker

DOCS = Path(__file__).parents[1] / "docs"
HEAD: Final = "| place | settles | rule | held by | said |"
NAMES: Final = ("Ada", "Ben", "Clara", "Dora", "Emil", "Fay", "Gus", "Hal", "Ida", "Jon", "Kim")
MOST_DEALS: Final = 300  # among which an announcement is looked for
_TITLE: Final = re.compile(r"#+ ([0-9]{3}(?:-[A-D])?):")
Said = dict[str, list[tuple[str, str]]]  # section -> the place of each row, and its references


class Unsaid(LookupError):
    """A reference of docs/said.toml that leads to nothing, or a row that has none."""


class _Listening(Speaker):
    """An English speaker that remembers which message each text came from."""

    def __init__(self) -> None:
        super().__init__("en")
        self.heard: dict[str, str] = {}

    def text(self, key: str, /, **values: object) -> str:
        said = super().text(key, **values)
        self.heard[said] = key
        return said


def page() -> str:
    """docs/seeds.md with the sentences of today.  Raises Unsaid."""
    said, section = read(), ""
    lines: list[str] = []
    rows: Iterator[tuple[str, str]] = iter(())
    defaults = {name: table["rules"] for name, table in _tables().items()}
    for line in (DOCS / "seeds.md").read_text(encoding="utf-8").splitlines():
        title = _TITLE.match(line)
        if title is not None:
            section = title[1]
        if line.startswith("| place |"):
            if any(True for _ in rows):
                raise Unsaid(f"docs/said.toml has more rows than the table before {section}")
            rows = iter(said[section])
            lines += [HEAD]
        elif line == "|---|---|---|---|":
            lines += ["|---|---|---|---|---|"]
        elif line.startswith("| ") and section in said and line.count(" | ") >= 3:
            cells = line.strip("| ").split(" | ")[:4]
            place, references = next(rows, ("", ""))
            if place != cells[0]:
                raise Unsaid(f"docs/said.toml, {section}: {place!r} stands where the page has {cells[0]!r}")
            lines.append(f"| {' | '.join(cells)} | {' '.join(sentences(references, defaults[section]))} |")
        else:
            lines.append(line)
    return "\n".join(lines) + "\n"


def read() -> Said:
    """docs/said.toml: every row with its references."""
    return {name: [_row(line) for line in table["said"].splitlines() if line] for name, table in _tables().items()}


def _tables() -> dict[str, Any]:
    return tomllib.loads((DOCS / "said.toml").read_text(encoding="utf-8"))


def _row(line: str) -> tuple[str, str]:
    place, _, references = line.partition(" = ")
    return place, references


def sentences(references: str, rules: str) -> list[str]:
    """What the references of a row lead to, each sentence once.  Raises Unsaid."""
    found: list[str] = []
    for reference in references.split():
        if reference.startswith("@"):
            rules = reference[1:]
        else:
            found += _found(reference, rules)
    if not found:
        raise Unsaid("a row says nothing")
    return list(dict.fromkeys(found))


def _found(reference: str, rules: str) -> tuple[str, ...]:
    name, _, number = reference.partition("#")
    if name.startswith("!"):
        found = _announced(rules, name[1:])
    elif name.startswith("?"):
        found = (_answer(rules, name[1:]),)
    else:
        found = tuple(text for key, text in _rules(rules) if key == f"rules-{name}")
    if number:
        found = found[int(number) - 1 : int(number)]
    if not found:
        raise Unsaid(f"{reference} is not said at {rules}")
    return found


@cache
def _ruleset(rules: str) -> Any:
    """The rules of `classic/5+sun+end.limit=60`."""
    table, *options = rules.split("+")
    variant, _, seats = table.partition("/")
    return oh.ruleset(variant, int(seats), options=dict(map(read_option, options)))


@cache
def _rules(rules: str) -> tuple[tuple[str, str], ...]:
    """Message and text of every sentence of the rules in words."""
    speaker = _Listening()
    document = rules_in_words.document(speaker, _ruleset(rules))
    return tuple((speaker.heard[text], text) for one in document.sections for text in one.sentences)


@cache
def _announced(rules: str, event: str) -> tuple[str, ...]:
    """The first announcement of an event, as the first seat hears it, in deals of chance; `Event:word` one with it."""
    speaker, (kind, _, word) = Speaker("en"), event.partition(":")
    for heard, view in _heard(rules):
        if type(heard).__name__ == kind:
            text = speaker.event(heard, view, NAMES[: view.public.rules.seats])
            if text and word in text:
                return (text,)
    return ()


def _heard(rules: str) -> Iterator[tuple[Any, Any]]:
    """What the first seat hears in one deal after another, with what it sees then."""
    for seed in range(1, MOST_DEALS):
        deal, rng = oh.deal(_ruleset(rules), seed=seed), random.Random(seed)
        yield from ((event, deal.view(0)) for event in deal.events)
        while not deal.is_over:
            seat = deal.to_act[0]
            options = deal.options(seat)
            deal = deal.act(seat, next(iter(options)) if deal.phase == "pass" else rng.choice(list(options)))
            yield from ((event, deal.view(0)) for event in deal.events)


def _answer(rules: str, key: str) -> str:
    """The answer to a key where two cards lie on the table."""
    deal = oh.deal(_ruleset(rules), seed=1, deal_number=4, scores=(12, 34, 56, 78))
    while len(deal.view(0).public.trick) < 2:
        deal = deal.act(deal.to_act[0], next(iter(deal.options(deal.to_act[0]))))
    found = key_for(key, deal.rules.game)
    if found is None or found.kind != "question":
        raise Unsaid(f"{key} asks nothing")
    return ask(Speaker("en"), found.command, deal.view(0), NAMES[: deal.rules.seats], n=found.n)
