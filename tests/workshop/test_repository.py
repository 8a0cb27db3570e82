"""Holds the promises of the repository as a whole: no foreign addresses, no giants, no module without a purpose.

Looks at the text of the tracked files only. It does not run the examples, nor the benchmarks.
"""

from __future__ import annotations

import ast
import re
import subprocess
import tomllib
from functools import cache
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parents[2]
SRC = ROOT / "src" / "openhearts"

MAX_LINES = 600
MAX_MODULES = 20
MAX_EXAMPLE_LINES = 30
# Written in two halves, so that this file does not name them itself.
REGISTRY_HOSTS = [
    f"{name}.{end}"
    for name, end in [
        ("pypi", "org"),
        ("pythonhosted", "org"),
        ("python", "org/simple"),
        ("npmjs", "org"),
        ("npmjs", "com"),
        ("yarnpkg", "com"),
        ("deb.debian", "org"),
        ("archive.ubuntu", "com"),
        ("anaconda", "org"),
        ("crates", "io"),
    ]
]
LOCK_FILES = {
    "uv.lock",
    "poetry.lock",
    "pdm.lock",
    "Pipfile.lock",
    "pylock.toml",
    "package-lock.json",
    "yarn.lock",
    "pnpm-lock.yaml",
}
# Homes and work folders of one machine. Plain /tmp and /usr are the same everywhere.
MACHINE_PATH = re.compile(r"(?<![\w.~/-])/(?:root|work|workspace|home/\w+|Users/\w+)\b")


@cache
def tracked() -> tuple[Path, ...]:
    """The files that git tracks and that are there; without git, every file outside of hidden and built folders."""
    try:
        listing = subprocess.run(["git", "ls-files", "-z"], cwd=ROOT, capture_output=True, check=True).stdout
        names = [name for name in listing.decode().split("\0") if name]
        files = [ROOT / name for name in names]
    except (OSError, subprocess.CalledProcessError):
        skipped = {"build", "dist", "__pycache__"}
        files = [
            path
            for path in ROOT.rglob("*")
            if not any(
                part in skipped or part.endswith(".egg-info") or (part.startswith(".") and part != ".ci")
                for part in path.relative_to(ROOT).parts
            )
        ]
    return tuple(path for path in files if path.is_file() and not path.is_symlink())


def lines_matching(pattern: re.Pattern[str]) -> list[str]:
    hits = []
    for path in tracked():
        text = path.read_bytes().decode("utf-8", "replace")
        hits += [
            f"{path.relative_to(ROOT)}:{number}: {line.strip()[:120]}"
            for number, line in enumerate(text.splitlines(), 1)
            if pattern.search(line)
        ]
    return hits


def sources() -> list[Path]:
    return sorted(SRC.rglob("*.py"))


def name(path: Path) -> str:
    return path.relative_to(ROOT).as_posix()


def test_no_registry_is_named() -> None:
    pattern = re.compile("|".join(re.escape(host) for host in REGISTRY_HOSTS), re.I)
    assert pattern.search("see https://" + REGISTRY_HOSTS[0])
    assert lines_matching(pattern) == []


def test_no_path_of_a_machine() -> None:
    assert MACHINE_PATH.search("made in /home/anna/hearts") and not MACHINE_PATH.search("tests/work/root/x")
    here = re.compile(MACHINE_PATH.pattern + "|" + re.escape(str(ROOT)) + r"\b")
    me = f"{name(Path(__file__))}:"
    assert [line for line in lines_matching(here) if not line.startswith(me)] == []


def test_no_lock_file_and_no_address_in_the_requirements() -> None:
    assert [name(path) for path in tracked() if path.name in LOCK_FILES] == []
    for path in sorted((ROOT / "requirements").glob("*.txt")):
        text = path.read_text(encoding="utf-8")
        assert "://" not in text, path.name
        assert "--index" not in text and "--extra-index" not in text and "--find-links" not in text, path.name


def test_every_requirement_is_pinned_and_hashed() -> None:
    paths = sorted((ROOT / "requirements").glob("*.txt"))
    assert {path.name for path in paths} == {"build.txt", "dev.txt", "postgres.txt", "ray.txt", "run.txt", "test.txt"}
    for path in paths:
        text = re.sub(r"\\\n", " ", path.read_text(encoding="utf-8"))
        wanted = [line for line in text.splitlines() if line and not line.lstrip().startswith("#")]
        assert wanted
        for line in wanted:
            assert re.match(r"[\w.-]+==[\w.]+ ", line) and "--hash=sha256:" in line, f"{path.name}: {line[:80]}"


def test_the_requirements_cover_pyproject() -> None:
    project = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["project"]
    extras = project["optional-dependencies"]

    def pinned(file: str) -> set[str]:
        text = (ROOT / "requirements" / file).read_text(encoding="utf-8")
        return {_normal(found) for found in re.findall(r"^([\w.-]+)==", text, re.M)}

    def asked(lines: list[str]) -> set[str]:
        return {_normal(re.split(r"[^\w.-]", line)[0]) for line in lines}

    run = asked(project["dependencies"])
    assert run <= pinned("run.txt") <= pinned("dev.txt")
    assert run | asked(extras["test"]) | asked(extras["build"]) <= pinned("test.txt") <= pinned("dev.txt")
    assert asked(extras["quality"]) <= pinned("dev.txt")
    assert pinned("build.txt") == {"setuptools"}
    for extra in ("postgres", "ray"):
        assert asked(project["dependencies"]) | asked(extras[extra]) <= pinned(f"{extra}.txt")


def _normal(package: str) -> str:
    return re.sub(r"[-_.]+", "-", package).lower()


def test_one_version() -> None:
    import openhearts

    project = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["project"]
    assert openhearts.__version__ == project["version"]


@pytest.mark.parametrize("path", sources(), ids=name)
def test_module_is_no_giant_and_says_what_it_is_for(path: Path) -> None:
    text = path.read_text(encoding="utf-8")
    n_lines = text.count("\n")
    assert n_lines <= MAX_LINES, f"{n_lines} lines: split it at a border that the domain has (at most {MAX_LINES})"
    if not text.strip():
        assert path.name == "__init__.py"
        return
    docstring = ast.get_docstring(ast.parse(text)) or ""
    sentences = [part for part in re.split(r"(?<=[.!?:;])\s+|\n\n", docstring) if part.strip()]
    assert len(sentences) >= 2, "open it with one sentence on what it is for and one on what it does not do"


def test_no_folder_is_crowded() -> None:
    crowded = {}
    for folder in {path.parent for path in sources()}:
        modules = sorted(path.name for path in folder.glob("*.py") if path.name != "__init__.py")
        if len(modules) > MAX_MODULES:
            crowded[name(folder)] = modules
    assert crowded == {}


@pytest.mark.parametrize("path", sorted((ROOT / "bench").glob("bench_*.py")), ids=name)
def test_benchmark_takes_quick(path: Path) -> None:
    words = {
        node.value for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))) if isinstance(node, ast.Constant)
    }
    assert "--quick" in words, "every benchmark takes --quick (under 40 s)"


@pytest.mark.parametrize("path", sorted((ROOT / "examples").glob("*.py")), ids=name)
def test_example_is_short(path: Path) -> None:
    assert len(path.read_text(encoding="utf-8").splitlines()) <= MAX_EXAMPLE_LINES


def test_scripts_are_executable_and_portable() -> None:
    for script in [ROOT / ".ci" / "run", *sorted((ROOT / "tools").glob("*.sh"))]:
        assert script.stat().st_mode & 0o111, f"{name(script)} is not executable"
        assert b"\r" not in script.read_bytes(), name(script)
        shell = "bash" if script.parent.name == ".ci" else "sh"
        done = subprocess.run([shell, "-n", str(script)], capture_output=True, text=True)
        assert done.returncode == 0, done.stderr


def test_the_readme_starts_with_the_two_commands() -> None:
    text = (ROOT / "README.md").read_text(encoding="utf-8")
    play, test = text.index("make play"), text.index("make test")
    assert play < test < text.index("\n## "), "the two commands come before the first section"


@pytest.mark.parametrize("target", ["play", "test", "soak", "bench", "lint", "format", "pin", "help", "clean"])
def test_the_makefile_knows(target: str) -> None:
    makefile = (ROOT / "Makefile").read_text(encoding="utf-8")
    assert re.search(rf"^{target}:.*## ", makefile, re.M), f"make {target} is missing, or missing from make help"


PAGES = [path for path in tracked() if path.suffix == ".md"]


@pytest.mark.parametrize("path", PAGES, ids=name)
def test_links_within_the_repository_lead_somewhere(path: Path) -> None:
    text = re.sub(r"^```.*?^```", "", path.read_text(encoding="utf-8"), flags=re.M | re.S)
    targets = [target.split("#")[0] for target in re.findall(r"\]\(([^)\s]+)\)", text) if "://" not in target]
    assert [target for target in targets if target and not (path.parent / target).exists()] == []
