"""No module imports one that imports it again, on whatever way: each can be read after those that it stands on.

What is imported for types alone counts too.  What a function of convenience asks for when it is called (`str(error)`,
`record.check()`) does not: those few are named here.
"""

from __future__ import annotations

import ast
from graphlib import CycleError, TopologicalSorter
from pathlib import Path

import pytest

import openhearts
from tests.architecture.test_floors import modules

PACKAGE = Path(openhearts.__file__).parent
# A value that hands on to what can be done with it: from a module, to those that know it.
LATE = {
    "openhearts.errors.tree": {"openhearts.errors.english"},
    "openhearts.records.record": {"openhearts.records.check", "openhearts.records.text", "openhearts.records.jsonl"},
}


def needs(known: dict[str, Path]) -> dict[str, set[str]]:
    """By module those that it imports, at once, when it runs, or for types."""
    found: dict[str, set[str]] = {}
    for module, path in known.items():
        wanted = found.setdefault(module, set())
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if isinstance(node, ast.Import):
                wanted |= {name.name for name in node.names}
            elif isinstance(node, ast.ImportFrom) and node.module is not None:
                whole = {f"{node.module}.{name.name}" for name in node.names}
                wanted |= {one if one in known else node.module for one in whole}
        wanted &= known.keys() - {module}
    return found


def test_no_ring_of_imports() -> None:
    found = needs(modules(PACKAGE))
    for module, late in LATE.items():
        assert late <= found[module], f"{module} asks for them no more: take it out of this list"
        found[module] -= late
    try:
        n_modules = len([*TopologicalSorter(found).static_order()])
    except CycleError as error:
        raise AssertionError(f"a ring: {' -> '.join(error.args[1])}") from None
    assert n_modules > 300


@pytest.mark.parametrize("last", ["from openhearts.a import x", "if TYPE_CHECKING:\n    from openhearts.a import x"])
def test_a_ring_is_noticed(tmp_path: Path, last: str) -> None:
    package = tmp_path / "openhearts"
    package.mkdir()
    for name, text in (
        ("a", "import openhearts.b"),
        ("b", "def late():\n    from openhearts import c"),
        ("c", last),
        ("d", "import openhearts.c"),
    ):
        (package / f"{name}.py").write_text(text, encoding="utf-8")
    found = needs(modules(package))
    assert found["openhearts.c"] == {"openhearts.a"} and found["openhearts.b"] == {"openhearts.c"}
    with pytest.raises(CycleError) as ring:
        [*TopologicalSorter(found).static_order()]
    assert set(ring.value.args[1]) == {"openhearts.a", "openhearts.b", "openhearts.c"}
