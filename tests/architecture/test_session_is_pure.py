"""What happens at a live table is decided by pure functions: no clock, chance, store, socket or lock is in reach there.

What they decide is tested in tests/tables/session.
"""

from __future__ import annotations

import ast
from pathlib import Path

import pytest

import openhearts

SESSION = Path(openhearts.__file__).parent / "tables" / "session"
# Modules that know the time, draw chance, wait, or reach out of the process.
IMPURE = {"asyncio", "time", "secrets", "random", "socket", "threading", "os", "pathlib", "logging", "sqlalchemy"}
MODULES = sorted(SESSION.rglob("*.py"))
ABOVE = ("openhearts.store", "openhearts.tables.hosting")


def _name(path: Path) -> str:
    """The module as others of the session import it: `fold.people`, and `fold` for the folder itself."""
    parts = path.relative_to(SESSION).with_suffix("").parts
    return ".".join(parts[:-1] if parts[-1] == "__init__" else parts)


def imported(path: Path) -> set[str]:
    """The modules that a module imports."""
    found: set[str] = set()
    for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
        if isinstance(node, ast.Import):
            found |= {name.name for name in node.names}
        elif isinstance(node, ast.ImportFrom) and node.module is not None:
            found.add(node.module)
    return found


def test_there_is_a_session() -> None:
    assert len(MODULES) > 10


@pytest.mark.parametrize("path", MODULES, ids=_name)
def test_a_module_of_the_session_reaches_nothing_that_two_readings_of_a_log_would_see_differently(path: Path) -> None:
    names = imported(path)
    assert not {name.partition(".")[0] for name in names} & IMPURE
    assert not [name for name in names if name.startswith(ABOVE)]


@pytest.mark.parametrize("path", MODULES, ids=_name)
def test_a_module_of_the_session_reads_no_clock_by_another_name(path: Path) -> None:
    calls = [
        node.func.attr
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8")))
        if isinstance(node, ast.Call) and isinstance(node.func, ast.Attribute)
    ]
    assert not {"now", "today", "utcnow", "monotonic", "token_bytes"} & set(calls)


def test_a_session_has_no_ring_of_imports() -> None:
    """Each module imports only what comes before it in some order."""
    left = {_name(path): _of_the_session(path) for path in MODULES}
    while left:
        free = [name for name, others in left.items() if not others & left.keys()]
        assert free, f"a ring: {sorted(left)}"
        for name in free:
            del left[name]


def test_nothing_that_is_decided_asks_what_a_viewer_sees() -> None:
    needs = {_name(path): _of_the_session(path) for path in MODULES}
    above = {name for name in needs if name.partition(".")[0] == "viewer"}
    assert {"viewer.news", "viewer.snapshot"} <= above
    assert not {name: sorted(others & above) for name, others in needs.items() if name not in above and others & above}


def _of_the_session(path: Path) -> set[str]:
    """The modules of the session that one of them imports, also those that `from package import ...` names."""
    prefix = "openhearts.tables.session."
    found: set[str] = set()
    for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
        if isinstance(node, ast.ImportFrom) and node.module is not None:
            found |= {node.module, *(f"{node.module}.{name.name}" for name in node.names)}
    return {name.removeprefix(prefix) for name in found if name.startswith(prefix)}
