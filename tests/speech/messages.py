"""What each language's catalogue holds, read once: variables, choices and texts of every message.

It judges nothing.
"""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache
from typing import NamedTuple

from fluent.syntax import FluentParser, ast
from fluent.syntax.visitor import Visitor

from openhearts.games import registry
from openhearts.speech.catalogue import sources

TYPED = ("verb-", "word-", "terminal-words-", "web-words-", "initials-")  # what people type, in whatever register
PLURALS = frozenset(("zero", "one", "two", "few", "many", "other"))


class Read(Visitor):
    """What one message holds."""

    def __init__(self) -> None:
        self.variables: set[str] = set()  # `$name`, and the other messages that it contains
        self.choices: dict[str, list[frozenset[str]]] = {}  # names among which each `{ $variable -> }` chooses
        self.texts: list[str] = []  # as they read, `{}` where something is put in

    def visit_VariableReference(self, node: ast.VariableReference) -> None:
        self.variables.add("$" + node.id.name)

    def visit_MessageReference(self, node: ast.MessageReference) -> None:
        self.variables.add(node.id.name)

    def visit_SelectExpression(self, node: ast.SelectExpression) -> None:
        """Numbers and plural forms are no names."""
        names = frozenset(variant.key.name for variant in node.variants if isinstance(variant.key, ast.Identifier))
        if isinstance(node.selector, ast.VariableReference) and not names <= PLURALS:
            self.choices.setdefault(node.selector.id.name, []).append(names)
        self.generic_visit(node)

    def visit_Pattern(self, node: ast.Pattern) -> None:
        parts = [part.value if isinstance(part, ast.TextElement) else "{}" for part in node.elements]
        self.texts.append("".join(parts))
        self.generic_visit(node)


class Message(NamedTuple):
    """A message, in short."""

    variables: frozenset[str]
    choices: dict[str, list[frozenset[str]]]
    texts: tuple[str, ...]


@cache
def messages(language: str) -> dict[str, Message]:
    """Every message of a language."""
    found = {}
    for _, text in sources(language):
        for entry in FluentParser(with_spans=False).parse(text).body:
            assert not isinstance(entry, ast.Junk), entry.content
            if isinstance(entry, ast.Message):
                read = Read()
                read.visit(entry)
                found[entry.id.name] = Message(frozenset(read.variables), read.choices, tuple(read.texts))
    return found


def texts(language: str) -> Iterator[tuple[str, str]]:
    """(message, text) of all that the language says; what a variant says of itself too, and nothing that is typed."""
    for key, message in messages(language).items():
        if not key.startswith(TYPED):
            yield from ((key, text) for text in message.texts)
    for variant in registry.variants():
        yield from ((variant.id, dict(said).get(language, "")) for said in (variant.names, variant.summaries))
