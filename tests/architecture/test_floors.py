"""Holds the floors of the house: who may import whom, checked twice in two different ways.

Runs the import-linter contracts of pyproject.toml, and reads every import with `ast` against the list of floors below.
It does not judge what the modules do, nor imports from other packages.
"""

from __future__ import annotations

import ast
import os
import subprocess
import sys
import tomllib
from collections.abc import Iterator
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parents[2]
PACKAGE = ROOT / "src" / "openhearts"

# From the top to the ground; rooms on one floor are neighbours and do not import each other.
FLOORS: tuple[tuple[str, ...], ...] = (
    ("openhearts.__main__",),
    ("openhearts",),  # the package's own __init__, which hands on the names of api
    ("openhearts.cli", "openhearts.api"),
    ("openhearts.web", "openhearts.terminal"),
    ("openhearts.speech", "openhearts.training"),
    ("openhearts.tables", "openhearts.arena", "openhearts.testing"),
    ("openhearts.bots", "openhearts.store"),
    ("openhearts.records", "openhearts.kernels"),
    ("openhearts.games.registry",),
    ("openhearts.games.hearts", "openhearts.games.herz_an_herz"),
    ("openhearts.core",),
    ("openhearts.cards",),
    ("openhearts.errors",),
)
HEIGHT = {room: len(FLOORS) - n for n, floor in enumerate(FLOORS) for room in floor}
# Folders that only hold others: their __init__ imports nothing of ours.
SHELLS = {"openhearts.games"}
# `from openhearts import __version__` is a constant, not a way upstairs.
CONSTANTS = {"__version__"}


def room_of(module: str) -> str | None:
    """The room that `module` belongs to, or None if no floor lists it.

    >>> room_of("openhearts.games.hearts.rules.legal")
    'openhearts.games.hearts'
    """
    parts = module.split(".")
    for length in range(len(parts), 1, -1):
        name = ".".join(parts[:length])
        if name in HEIGHT or name in SHELLS:
            return name if length == len(parts) or name not in SHELLS else None
    return "openhearts" if parts == ["openhearts"] else None


def module_name(path: Path, package: Path) -> str:
    parts = path.relative_to(package.parent).with_suffix("").parts
    return ".".join(parts[:-1] if parts[-1] == "__init__" else parts)


def modules(package: Path) -> dict[str, Path]:
    return {module_name(path, package): path for path in sorted(package.rglob("*.py"))}


def imports_of(module: str, path: Path, known: set[str]) -> Iterator[tuple[int, str]]:
    """Line and name of each openhearts module that `path` imports, wherever the import stands (functions included)."""
    is_package = path.name == "__init__.py"
    for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"), str(path))):
        if isinstance(node, ast.Import):
            for alias in node.names:
                if alias.name.split(".")[0] == "openhearts":
                    yield node.lineno, alias.name
        elif isinstance(node, ast.ImportFrom):
            base = node.module or ""
            if node.level:
                here = module.split(".")
                here = here[: len(here) - node.level + is_package]
                base = ".".join([*here, base] if base else here)
            if base.split(".")[0] != "openhearts":
                continue
            for alias in node.names:
                whole = f"{base}.{alias.name}"
                if whole in known or room_of(whole) == whole:
                    yield node.lineno, whole
                elif not (base == "openhearts" and alias.name in CONSTANTS):
                    yield node.lineno, base


def complaint(module: str, target: str) -> str | None:
    """Why `module` may not import `target`; None if it may."""
    here, there = room_of(module), room_of(target)
    if here is None or there is None:
        return f"{module if here is None else target} stands on no floor"
    if here in SHELLS:
        return f"{module} is a shell and imports nothing"
    if there in SHELLS:
        return None  # an empty room: to list its folder, say
    if here == there:
        return complaint_inside_a_game(here, module, target) if here.startswith("openhearts.games.") else None
    if HEIGHT[there] > HEIGHT[here]:
        return f"{there} is above {here}"
    if HEIGHT[there] == HEIGHT[here]:
        return f"{there} and {here} are neighbours"
    return None


def complaint_inside_a_game(game: str, module: str, target: str) -> str | None:
    """Inside a game: rules at the bottom, play on it, and on top what the registry takes hold of."""

    def part(name: str) -> str:
        return name.removeprefix(game).removeprefix(".").split(".")[0]

    lower, upper = part(module), part(target)
    heights = {"": 0, "rules": 1, "play": 2}
    if 0 < heights.get(lower, 3) < heights.get(upper, 3):
        return f"{lower} never imports {upper}"
    return None


def complaints(package: Path) -> list[str]:
    found = modules(package)
    lines = []
    for module, path in found.items():
        if room_of(module) is None:
            lines.append(f"{path.relative_to(package.parent)}: {module} stands on no floor")
            continue
        for line, target in imports_of(module, path, set(found)):
            why = complaint(module, target)
            if why:
                lines.append(f"{path.relative_to(package.parent)}:{line}: imports {target}: {why}")
    return lines


def compiled(package: Path) -> list[str]:
    """Imports of compiled kernels outside their room, those for types left out: only `kernels.load` reaches them."""
    lines = []
    for module, path in modules(package).items():
        if room_of(module) == "openhearts.kernels":
            continue
        tree = ast.parse(path.read_text(encoding="utf-8"), str(path))
        for node in ast.walk(tree):
            if isinstance(node, ast.If) and isinstance(node.test, ast.Name) and node.test.id == "TYPE_CHECKING":
                node.body = []
        for node in ast.walk(tree):
            names = [node.module or ""] if isinstance(node, ast.ImportFrom) else []
            names += [alias.name for alias in node.names] if isinstance(node, ast.Import) else []
            if any(name.startswith("openhearts.kernels.") or name.split(".")[0] == "numba" for name in names):
                lines.append(f"{module}:{node.lineno}")
    return lines


def test_kernels_are_reached_by_load_alone() -> None:
    assert compiled(PACKAGE) == []


def test_an_import_past_load_is_noticed(tmp_path: Path) -> None:
    package = tmp_path / "openhearts" / "bots"
    package.mkdir(parents=True)
    (package / "one.py").write_text("def f():\n    from openhearts.kernels.hearts.net import search\n")
    (package / "two.py").write_text("import numba\nfrom openhearts.kernels import load\n")
    assert compiled(tmp_path / "openhearts") == ["openhearts.bots.one:2", "openhearts.bots.two:1"]


def test_every_import_goes_down() -> None:
    found = complaints(PACKAGE)
    assert not found, "\n".join(found)


def test_contracts_of_import_linter_hold() -> None:
    code = "import sys; from importlinter.cli import lint_imports; sys.exit(lint_imports(no_logo=True, no_cache=True))"
    done = subprocess.run(
        [sys.executable, "-c", f"import sys; sys.path.insert(0, 'src'); {code}"],
        cwd=ROOT,
        capture_output=True,
        text=True,
        encoding="utf-8",
        env={**os.environ, "PYTHONIOENCODING": "utf-8", "NO_COLOR": "1"},
    )
    assert done.returncode == 0, done.stdout + done.stderr


@pytest.mark.parametrize(
    ("module", "text", "why"),
    [
        ("cards.pack", "from openhearts.core import seat", "openhearts.core is above openhearts.cards"),
        ("cards.pack", "def late():\n    import openhearts.api", "openhearts.api is above openhearts.cards"),
        ("core.game", "from ..games import registry", "openhearts.games.registry is above openhearts.core"),
        ("bots.simple", "import openhearts", "openhearts is above openhearts.bots"),
        ("records.text", "from .. import deal", "openhearts is above openhearts.records"),
        ("bots.simple", "from openhearts.store import log", "openhearts.store and openhearts.bots are neighbours"),
        (
            "games.hearts.rules.legal",
            "from ..play import view",
            "rules never imports play",
        ),
        ("games.hearts.play.view", "from openhearts.games.hearts.game import G", "play never imports game"),
        ("games.hearts.game", "from openhearts.games.hearts import play, rules", None),
        ("games.registry", "import openhearts.games", None),
        (
            "games.hearts.play.view",
            "from openhearts.games.herz_an_herz import rules",
            "openhearts.games.herz_an_herz and openhearts.games.hearts are neighbours",
        ),
        ("cli", "from openhearts import api", "openhearts.api and openhearts.cli are neighbours"),
        ("games.__init__", "from . import registry", "openhearts.games is a shell and imports nothing"),
        ("bots.simple", "from openhearts.games import registry, hearts", None),
        ("cli", "from openhearts import __version__", None),
        ("games.hearts.play.view", "from ..rules import legal\nfrom openhearts.errors import IllegalAction", None),
        ("cellar", "import sys", "openhearts.cellar stands on no floor"),
    ],
)
def test_a_wrong_import_is_noticed(tmp_path: Path, module: str, text: str, why: str | None) -> None:
    package = tmp_path / "openhearts"
    path = package.joinpath(*module.split(".")).with_suffix(".py")
    path.parent.mkdir(parents=True)
    path.write_text(text, encoding="utf-8")
    found = complaints(package)
    if why is None:
        assert found == []
    else:
        assert len(found) == 1 and found[0].endswith(why), found


def test_the_floors_of_pyproject_are_these() -> None:
    with (ROOT / "pyproject.toml").open("rb") as file:
        contracts = tomllib.load(file)["tool"]["importlinter"]["contracts"]
    layers = next(contract["layers"] for contract in contracts if contract["id"] == "floors")
    written = [{room.strip(" ()") for room in layer.split("|")} for layer in layers]
    assert written == [set(floor) for floor in FLOORS[2:]]
