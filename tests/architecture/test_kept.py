"""What a program keeps for the next time is bounded wherever people choose what it is made from: a server runs for
years, and they type and invent what they like."""

from __future__ import annotations

import ast
from pathlib import Path

import openhearts

SOURCE = Path(openhearts.__file__).parent
# What people type or invent, by how functions call it; not the fields of a struct, nor the program's own files.
THEIRS = {"text", "line", "typed", "word", "words", "value", "rules", "fields", "view", "public", "hand", "names"}


def _unbounded(function: ast.FunctionDef) -> bool:
    """Whether everything that a function ever answered is kept: `cache`, or `lru_cache` without an end."""
    for one in function.decorator_list:
        if isinstance(one, ast.Name) and one.id == "cache":
            return True
        if isinstance(one, ast.Call) and getattr(one.func, "id", "") == "lru_cache":
            given = [*one.args, *(word.value for word in one.keywords if word.arg == "maxsize")]
            if any(isinstance(size, ast.Constant) and size.value is None for size in given):
                return True
    return False


def test_what_people_choose_is_never_kept_without_end() -> None:
    found, n_kept = [], 0
    for file in sorted(SOURCE.rglob("*.py")):
        for function in ast.walk(ast.parse(file.read_text(encoding="utf-8"))):
            if not isinstance(function, ast.FunctionDef) or not _unbounded(function):
                continue
            n_kept += 1
            given = [*function.args.args, *function.args.kwonlyargs]
            kinds = {ast.unparse(one.annotation) for one in given if one.annotation is not None}
            if THEIRS & {one.arg for one in given} or kinds & {"Ruleset", "Rules", "View"}:
                found.append(f"{file.relative_to(SOURCE)}: {function.name}")
    assert found == []
    assert n_kept > 20, "the test finds what is kept"
