"""Draws the house as a page: every floor, room and module with the first sentence that it says of itself.

It knows none of them: floors stand in pyproject.toml, sentences in the modules.
"""

from __future__ import annotations

import ast
import re
import tomllib
from pathlib import Path

ROOT = Path(__file__).parents[1]
PACKAGE = ROOT / "src" / "openhearts"


def page(made: str) -> str:
    """docs/architecture.md, with the line that says how it is made."""
    floors = [[_room(name) for name in line.split(" | ")] for line in _floors()]
    rule = "A module imports only from floors below its own; everybody may import `errors`."
    lines = [made, "", "# The house", "", rule, "", "```"]
    for height, rooms in reversed(list(enumerate(reversed(floors)))):
        lines.append(f"{height:2}  {' | '.join(rooms)}")
    lines += ["```", "", "How it is written, and how to add to it: [CONTRIBUTING.md](../CONTRIBUTING.md).", ""]
    for room in [room for rooms in floors for room in rooms]:
        lines += _of_room(room)
    return "\n".join(lines).rstrip() + "\n"


def _floors() -> list[str]:
    told = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))
    contracts = told["tool"]["importlinter"]["contracts"]
    layers: list[str] = next(one["layers"] for one in contracts if one["id"] == "floors")
    return layers


def _room(name: str) -> str:
    return name.removeprefix("openhearts.")


def _of_room(room: str) -> list[str]:
    place = PACKAGE.joinpath(*room.split("."))
    if not place.is_dir():
        return [f"## {room}", "", f"- `{room}.py`: {_sentence(place.with_suffix('.py'))}", ""]
    folders = [place, *sorted(folder for folder in place.rglob("*") if (folder / "__init__.py").exists())]
    lines: list[str] = []
    for folder in folders:
        name = folder.relative_to(PACKAGE).as_posix()
        lines += [f"{'#' * min(4, 2 + name.count('/'))} {name}", "", _sentence(folder / "__init__.py"), ""]
        modules = sorted(path for path in folder.glob("*.py") if not path.name.startswith("__"))
        lines += [f"- `{path.name}`: {_sentence(path)}" for path in modules]
        lines += [""] if modules else []
    return lines


def _sentence(path: Path) -> str:
    """The first sentence of a module, in one line."""
    told = ast.get_docstring(ast.parse(path.read_text(encoding="utf-8"))) or ""
    first = " ".join(told.partition("\n\n")[0].split())
    found = re.match(r".*?[.!?](?=\s|$)", first)
    return found[0] if found else first
