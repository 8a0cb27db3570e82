"""Every place in src/ that makes an error names a member and gives its fields; nothing is found out from a sentence."""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator
from functools import cache
from pathlib import Path
from typing import Any

import openhearts
from openhearts import errors
from openhearts.errors import Kind, May, Member, OpenHeartsError, Why

SOURCE = Path(openhearts.__file__).parent
# Beside the fields of its member an error may carry what programs ask for: where it is, and what would fit.
CONTEXT = frozenset(
    """line field allowed nearest place seat seats card reason phase n_good entry deal_number known name form game
    version trick trouble why where""".split()  # noqa: SIM905
)


def every_file() -> list[Path]:
    return sorted(SOURCE.rglob("*.py"))


@cache
def modules() -> tuple[tuple[Path, ast.Module], ...]:
    paths = [path for path in every_file() if path.parent.name != "errors"]
    return tuple((path, ast.parse(path.read_text(encoding="utf-8"))) for path in paths)


@cache
def nodes() -> tuple[tuple[Path, ast.AST], ...]:
    """Every class and every call, with its module."""
    return tuple(
        (path, node) for path, tree in modules() for node in ast.walk(tree) if isinstance(node, ast.ClassDef | ast.Call)
    )


@cache
def classes() -> set[str]:
    """Names of all classes of errors, those of the rooms too."""
    found = {name for name in errors.__all__ if isinstance(getattr(errors, name), type)}
    found = {name for name in found if issubclass(getattr(errors, name), OpenHeartsError)}
    while True:
        more = {
            node.name
            for _, node in nodes()
            if isinstance(node, ast.ClassDef) and any(getattr(base, "id", None) in found for base in node.bases)
        }
        if more <= found:
            return found
        found |= more


def member_of(node: ast.expr) -> Member | None:
    """The member that an expression names: `Why.NO_CARD`."""
    match node:
        case ast.Attribute(value=ast.Name(id="Why"), attr=name):
            return Why[name]
        case ast.Attribute(value=ast.Name(id="May"), attr=name):
            return May[name]
    return None


def calls() -> Iterator[tuple[str, ast.Call]]:
    """Everything that makes an error or a Fault, with where it stands."""
    wanted = classes() | {"Fault"}
    for path, node in nodes():
        if isinstance(node, ast.Call) and isinstance(node.func, ast.Name) and node.func.id in wanted:
            yield f"{path.relative_to(SOURCE).as_posix()}:{node.lineno}", node


def given(node: ast.Call) -> dict[str, ast.expr] | None:
    """The fields that a call gives; None where they are not written out."""
    if isinstance(node.func, ast.Name) and node.func.id == "Fault":
        if len(node.args) == 2 and isinstance(node.args[1], ast.Dict) and None not in node.args[1].keys:
            keys = [key.value for key in node.args[1].keys if isinstance(key, ast.Constant)]
            return dict(zip(map(str, keys), node.args[1].values, strict=True))
        return None
    if any(keyword.arg is None for keyword in node.keywords):
        return None
    return {str(keyword.arg): keyword.value for keyword in node.keywords}


def fits(kind: Kind, value: ast.expr) -> bool:
    """Whether a literal can stand in a field of this kind; what is computed can be anything."""
    match value:
        case ast.Constant(value=None):
            return True
        case ast.Constant(value=int()):
            return kind in (Kind.NUMBER, Kind.FIGURE, Kind.SEAT, Kind.SUIT)
        case ast.Constant(value=str()) | ast.JoinedStr():
            return kind in (Kind.TEXT, Kind.QUOTE, Kind.FIGURE, Kind.CARD)
        case ast.Tuple() | ast.List():
            return kind in (Kind.LIST, Kind.NAMES)
    return True


def test_every_site_gives_the_fields_of_its_member() -> None:
    n_sites, wrong = 0, []
    for where, node in calls():
        member = member_of(node.args[0]) if node.args else None
        fields = given(node)
        if member is None or fields is None:
            continue
        n_sites += 1
        missing, more = set(member.kinds) - set(fields), set(fields) - set(member.kinds)
        if isinstance(node.func, ast.Name) and node.func.id != "Fault":
            more -= CONTEXT
        bad = {name for name, kind in member.kinds.items() if name in fields and not fits(kind, fields[name])}
        if missing or more or bad:
            wrong.append((where, member, missing, more, bad))
    assert n_sites > 300 and wrong == []


def is_text(node: ast.expr) -> bool:
    """Whether an expression is a sentence and no member: a literal, an f-string, what is joined or cut from one."""
    match node:
        case ast.JoinedStr() | ast.Constant(value=str()):
            return True
        case ast.BinOp(left=left, right=right):
            return is_text(left) or is_text(right)
        case ast.IfExp(body=body, orelse=other):
            return is_text(body) or is_text(other)
        case ast.Call(func=ast.Name(id="str" | "repr")):
            return True
        case ast.Call(func=ast.Attribute(value=inner)):
            return is_text(inner)
    return False


def made_from_texts(tree: ast.Module, wanted: set[str]) -> list[str]:
    """Errors of the tree that a module makes from a sentence or by a key, and such calls of `super().__init__`."""
    found = []
    for holder in ast.walk(tree):
        inits = []
        if isinstance(holder, ast.ClassDef) and holder.name in wanted:
            inits = [
                node
                for node in ast.walk(holder)
                if isinstance(node, ast.Call) and ast.unparse(node.func) == "super().__init__"
            ]
        elif isinstance(holder, ast.Call):
            name = getattr(holder.func, "id", None) or getattr(holder.func, "attr", None)
            inits = [holder] if name in wanted else []
        for node in inits:
            by_key = any(keyword.arg == "key" for keyword in node.keywords)
            if by_key or any(is_text(argument) for argument in node.args[:1]):
                found.append(ast.unparse(node)[:80])
    return found


def test_no_error_is_made_from_a_sentence() -> None:
    """The first thing that an error is told is a member, a reason or a Fault, never a text."""
    wanted = classes() - {"DamagedTable"}  # it is told the table; its member is its own
    own = [(path.name, *made_from_texts(ast.parse(path.read_text(encoding="utf-8")), wanted)) for path in every_file()]
    assert [one for one in own if len(one) > 1] == []


def test_such_errors_would_be_found() -> None:
    for line in (
        "raise Forbidden('somebody sits there')",
        "raise Forbidden(f'{name} sits there', seat=2)",
        "raise errors.BadText('no number: ' + text)",
        "raise BadText('no number: {}'.format(text))",
        "raise BadText(str(error), line=3)",
        "raise BadText('no' if text else Why.NO_CARD)",
        "raise Forbidden(Why.NO_TABLE, key='no-table')",
        "class BadText(ValueError):\n    def __init__(self):\n        super().__init__('no text')",
    ):
        assert made_from_texts(ast.parse(line), classes()), line
    assert not made_from_texts(ast.parse("raise BadText(Why.NO_CARD, text='ZZ', line=3)"), classes())


def _is_sentence(node: ast.expr, caught: set[str]) -> bool:
    """Whether this is what an error says: `str(error)`, `error.bare`, `error.args[0]`."""
    match node:
        case ast.Call(func=ast.Name(id="str"), args=[ast.Name(id=name)]):
            return name in caught
        case ast.Attribute(value=ast.Name(id=name), attr="bare"):
            return name in caught
        case ast.Subscript(value=ast.Attribute(value=ast.Name(id=name), attr="args")):
            return name in caught
        case ast.Call(func=ast.Attribute(value=inner)):
            return _is_sentence(inner, caught)
    return False


def _of_ours(handler: ast.ExceptHandler, known: set[str]) -> bool:
    names = {node.id for node in ast.walk(handler.type) if isinstance(node, ast.Name)} if handler.type else set()
    return bool(names & known)


def test_no_sentence_is_recognised_by_its_english() -> None:
    """What an error says is neither compared, searched, cut nor matched."""
    known, found = classes(), []
    for path, tree in modules():
        caught = {
            node.name
            for node in ast.walk(tree)
            if isinstance(node, ast.ExceptHandler) and node.name and _of_ours(node, known)
        } | {"error", "fault", "wrong"}
        for node in ast.walk(tree):
            parts: list[Any] = []
            if isinstance(node, ast.Compare):
                parts = [node.left, *node.comparators]
            elif isinstance(node, ast.Call) and isinstance(node.func, ast.Attribute):
                if (isinstance(node.func.value, ast.Name) and node.func.value.id == "re") or node.func.attr in (
                    "match",
                    "fullmatch",
                    "search",
                ):
                    parts = list(node.args)
                elif node.func.attr in ("partition", "split", "startswith", "endswith", "find", "removeprefix"):
                    parts = [node.func.value]
            if any(_is_sentence(part, caught) for part in parts):
                found.append(f"{path.relative_to(SOURCE)}:{node.lineno}: {ast.unparse(node)[:80]}")
    assert found == []


def test_every_member_is_said_somewhere() -> None:
    code = "\n".join(path.read_text(encoding="utf-8") for path, _ in modules())
    code += (SOURCE / "errors" / "tree.py").read_text(encoding="utf-8")
    named = set(re.findall(r"\b(?:Why|Reason)\.([A-Z_0-9]+)", code))
    troubles = {f"STORE_{name}" for name in re.findall(r"Trouble\.([A-Z_]+)", code)}
    assert [member for member in Why if member.name not in named | troubles] == []
    tags = {"SELECTOR", "SUIT", "RANK", "OPENING_CARD"}  # named by the annotations of rule sets
    assert {member.name for member in May} == set(re.findall(r"\bMay\.([A-Z_]+)", code)) | tags
