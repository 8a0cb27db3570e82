"""Builds the wheel, installs it into an empty environment and runs it outside of the repository, as a stranger would.

Pins the dependencies to requirements/run.txt, so that somebody else's release cannot break this test.
It does not test the games: one command that prints them is enough to show that code and data arrived.
"""

from __future__ import annotations

import hashlib
import os
import re
import shutil
import signal
import socket
import subprocess
import sys
import time
import tomllib
import urllib.error
import urllib.request
import zipfile
from pathlib import Path

import pytest

from openhearts.core.extras import EXTRAS

ROOT = Path(__file__).resolve().parents[2]
PACKAGE = ROOT / "src" / "openhearts"
DATA = (".toml", ".ftl", ".npz", ".html", ".css", ".js", ".svg", ".woff2")


def run(*command: str | Path, cwd: Path) -> str:
    hidden = {"PYTHONPATH", "PYTHONHOME", "VIRTUAL_ENV", "PYTHONSTARTUP"}
    env = {key: value for key, value in os.environ.items() if key not in hidden}
    env |= {"PYTHONUTF8": "1", "PIP_DISABLE_PIP_VERSION_CHECK": "1", "PIP_NO_INPUT": "1"}
    done = subprocess.run(
        [str(part) for part in command], cwd=cwd, env=env, capture_output=True, text=True, encoding="utf-8"
    )
    assert done.returncode == 0, f"{' '.join(map(str, command))}\n{done.stdout}\n{done.stderr}"
    return done.stdout


@pytest.fixture(scope="module")
def wheel(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A wheel made from a copy of the sources: the checkout's own build folders play no part."""
    copy = tmp_path_factory.mktemp("source")
    for file in ["pyproject.toml", "README.md", "LICENSE"]:
        shutil.copy(ROOT / file, copy / file)
    shutil.copytree(ROOT / "LICENSES", copy / "LICENSES")
    shutil.copytree(ROOT / "src", copy / "src", ignore=shutil.ignore_patterns("__pycache__", "*.egg-info"))
    out = tmp_path_factory.mktemp("wheel")
    build = ["wheel", "--quiet", "--no-deps", "--no-build-isolation", "--no-index", "--wheel-dir", str(out), "."]
    run(sys.executable, "-m", "pip", *build, cwd=copy)
    (made,) = out.glob("openhearts-*.whl")
    return made


@pytest.fixture(scope="module")
def stranger(wheel: Path, tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The Python of an environment that holds the wheel and what the wheel asks for, not even pip."""
    return environment(wheel, tmp_path_factory.mktemp("stranger"))


def environment(wheel: Path, place: Path, extra: str = "", of: str = sys.executable) -> Path:
    """The Python of a new environment, made by another Python, with the wheel and what this extra of it asks for."""
    run(of, "-m", "venv", "--without-pip", place / "venv", cwd=place)
    scripts = "Scripts" if os.name == "nt" else "bin"
    python = place / "venv" / scripts / ("python.exe" if os.name == "nt" else "python")
    pins = re.sub(r" *\\\n *--hash=\S+", "", (ROOT / "requirements" / "run.txt").read_text(encoding="utf-8"))
    (place / "pins.txt").write_text(pins, encoding="utf-8")
    pip = [sys.executable, "-m", "pip", "--python", python]
    run(*pip, "install", "--quiet", "--no-compile", "--constraint", "pins.txt", f"{wheel}{extra}", cwd=place)
    run(*pip, "check", cwd=place)
    return python


def test_the_wheel_holds_the_package_and_nothing_else(wheel: Path) -> None:
    with zipfile.ZipFile(wheel) as archive:
        inside = {name for name in archive.namelist() if ".dist-info/" not in name}
        metadata = next(name for name in archive.namelist() if name.endswith(".dist-info/METADATA"))
        text = archive.read(metadata).decode("utf-8")
    kept = [path for path in PACKAGE.rglob("*") if path.suffix in {".py", *DATA} or path.name == "py.typed"]
    assert inside == {path.relative_to(PACKAGE.parent).as_posix() for path in kept}
    assert "openhearts/py.typed" in inside
    assert "License-Expression: MIT" in text and "Requires-Python: >=3.11" in text


def test_what_others_made_comes_with_its_licence(wheel: Path) -> None:
    """Each file of others is the one that is named, in a version that is named."""
    told = (ROOT / "LICENSES" / "README.md").read_text(encoding="utf-8")
    idiomorph = PACKAGE / "web" / "static" / "idiomorph.js"
    assert hashlib.sha256(idiomorph.read_bytes()).hexdigest() in told
    with zipfile.ZipFile(wheel) as held:
        names = {Path(name).name for name in held.namelist() if "/licenses/" in name}
    texts = {one.name for one in (ROOT / "LICENSES").iterdir()}
    assert names == {"LICENSE", *texts} and all(name in told for name in texts - {"README.md"})


def test_no_data_file_stays_behind() -> None:
    """A new kind of data file must be named in pyproject.toml (package-data), or the wheel lacks it."""
    known = {".py", ".pyc", *DATA}
    other = [
        path.relative_to(ROOT).as_posix()
        for path in PACKAGE.rglob("*")
        if path.is_file() and path.suffix not in known and path.name != "py.typed"
    ]
    assert other == []


def test_a_stranger_can_run_it(stranger: Path, tmp_path: Path) -> None:
    import openhearts

    version = run(stranger, "-m", "openhearts", "--version", cwd=tmp_path)
    assert openhearts.__version__ in version
    script = stranger.with_name("openhearts.exe" if os.name == "nt" else "openhearts")
    listed = run(script, "variants", cwd=tmp_path)
    for variant in ["classic", "cancellation", "kids-jinx", "herz-an-herz"]:
        assert variant in listed
    where = run(stranger, "-c", "import openhearts; print(openhearts.__file__)", cwd=tmp_path)
    assert str(ROOT) not in where
    assert list(tmp_path.iterdir()) == [], "running it leaves nothing in the folder one stands in"


def test_a_stranger_can_use_it_from_python(stranger: Path, tmp_path: Path) -> None:
    code = "import openhearts as oh; print(len(oh.variants()), oh.ruleset('classic', seats=4) is not None)"
    n_variants, made = run(stranger, "-c", code, cwd=tmp_path).split()
    assert int(n_variants) >= 8 and made == "True"


# --- what is installed only where it is asked for ---------------------------------------------------------------------

ALL = {"bots", "serve"}  # a cluster is asked for by name: Ray is large, and there is not one for every Python
MOST_BYTES = 60_000_000  # of what is installed alone, compiled modules of Python not counted


def run_for(python: Path, *arguments: str, cwd: Path) -> subprocess.CompletedProcess[str]:
    """A command whatever its status, in English."""
    env = {"PATH": os.environ.get("PATH", ""), "PYTHONUTF8": "1", "LANG": "C.UTF-8", "HOME": str(cwd)}
    command = [str(python), "-m", "openhearts", *arguments]
    return subprocess.run(command, cwd=cwd, env=env, capture_output=True, text=True, input="\n\nquit\n", check=False)


def test_alone_it_is_small_and_brings_no_compiler_server_or_database(stranger: Path) -> None:
    (packages,) = stranger.parents[1].glob("[Ll]ib/**/site-packages")
    assert sum(path.stat().st_size for path in packages.rglob("*") if path.is_file()) < MOST_BYTES
    assert not [module for modules in EXTRAS.values() for module in modules if (packages / module).exists()]


def test_alone_it_plays_checks_and_measures(stranger: Path, tmp_path: Path) -> None:
    played = run_for(stranger, "play", "kids-jinx", "--seats", "3", "--plain", "--lang", "en", cwd=tmp_path)
    assert played.returncode == 0 and "Your turn." in played.stdout, played.stderr
    measured = ("simulate", "kids-jinx", "--seats", "3", "--players", "club,random,random", "--matches", "1")
    simulated = run_for(stranger, *measured, "--records", "kept", "--lang", "en", cwd=tmp_path)
    assert simulated.returncode == 0, simulated.stderr
    record = next((tmp_path / "kept").iterdir())
    checked = run_for(stranger, "check", str(record), "--bots", "--lang", "en", cwd=tmp_path)
    assert checked.returncode == 0, checked.stderr
    hand = ("--hand", "QS AH KH 2C 3C 4C 5C 6C 7C 8C 9C 10C JC", "--bot", "club", "--lang", "en")
    advised = run_for(stranger, "advise", "classic", *hand, cwd=tmp_path)
    assert advised.returncode == 0 and "Traceback" not in advised.stderr, advised.stderr


@pytest.mark.parametrize(
    ("extra", "arguments"),
    [
        ("serve", ("serve",)),
        ("serve", ("prune",)),
        ("ray", ("arena", "kids-jinx", "--blocks", "1", "--ray")),
        ("ray", ("simulate", "--ray", "kids-jinx", "--matches", "1")),
        ("bots", ("warm",)),
        ("bots", ("train", "folder")),
        ("bots", ("play", "classic", "--bots", "expert", "--plain")),
        ("bots", ("advise", "classic", "--hand", "QS AH KH 2C 3C 4C 5C 6C 7C 8C 9C 10C JC")),
    ],
)
def test_what_needs_more_says_what_to_install(
    stranger: Path, tmp_path: Path, extra: str, arguments: tuple[str, ...]
) -> None:
    refused = run_for(stranger, *arguments, "--lang", "en", cwd=tmp_path)
    assert refused.returncode == 2, refused.stdout + refused.stderr
    assert f'pip install "openhearts[{extra}]"' in refused.stderr
    assert "Traceback" not in refused.stderr


def modules_of(requirement: str) -> list[str]:
    """What is imported of a requirement; psycopg's pool is a module of its own, its binary form is none.

    >>> modules_of("prometheus-client>=0.21"), modules_of("psycopg[binary,pool]>=3.2")
    (['prometheus_client'], ['psycopg', 'psycopg_pool'])
    """
    name, *extras = re.findall(r"[\w-]+", requirement.lower().partition(">")[0])
    return [name.replace("-", "_"), *(f"{name}_{extra}" for extra in extras if extra == "pool")]


def test_each_extra_is_named_as_it_is_asked_for() -> None:
    """core/extras.py tells the modules, pyproject.toml the packages: the same ones."""
    with (ROOT / "pyproject.toml").open("rb") as file:
        named = tomllib.load(file)["project"]["optional-dependencies"]
    for extra, modules in EXTRAS.items():
        assert {module for one in named[extra] for module in modules_of(one)} == set(modules)
        assert (extra in re.split(r"[\[\],]", named["all"][0])) == (extra in ALL)


# --- each extra, in each Python that is on this machine ---------------------------------------------------------------

PYTHONS = ("3.11", "3.12", "3.13", "3.14")


def python_of(version: str) -> str:
    """A Python of this version on this machine's path that can make environments.  Skips the test where there is none.

    A name there may be a stand-in that refuses to start, so each is asked.
    """
    asks = "import sys, venv; print('%d.%d' % sys.version_info[:2])"
    for name in (sys.executable, shutil.which(f"python{version}")):
        if name is not None:
            told = subprocess.run([name, "-c", asks], capture_output=True, text=True, check=False)
            if told.stdout.strip() == version:
                return name
    pytest.skip(f"no Python {version} on this machine")


def test_every_python_that_is_promised_is_tried() -> None:
    with (ROOT / "pyproject.toml").open("rb") as file:
        told = tomllib.load(file)["project"]["classifiers"]
    assert {found[1] for one in told if (found := re.search(r"Python :: (3\.\d+)", one))} == set(PYTHONS)


@pytest.mark.soak
@pytest.mark.parametrize("version", PYTHONS)
@pytest.mark.parametrize("extra", ["", *EXTRAS, "all"])
def test_each_extra_alone_brings_what_it_says(wheel: Path, tmp_path: Path, extra: str, version: str) -> None:
    """In an environment of its own: what the extra is for runs, and the rest says what it lacks."""
    python = environment(wheel, tmp_path, f"[{extra}]" if extra else "", python_of(version))
    for other in EXTRAS:
        has = extra == other or (extra == "all" and other in ALL)
        code = f"from openhearts.core.extras import missing; print(not missing({other!r}))"
        assert run(python, "-c", code, cwd=tmp_path).strip() == str(has)
    test_alone_it_plays_checks_and_measures(python, tmp_path)
    if extra == "":
        test_alone_it_is_small_and_brings_no_compiler_server_or_database(python)
    if extra == "postgres":
        run(python, "-c", "import psycopg; psycopg.pq.version()", cwd=tmp_path)
    if extra == "ray":
        assert run_for(python, "arena", "kids-jinx", "--blocks", "2", "--ray", "local", cwd=tmp_path).returncode == 0
    if extra in ("bots", "all"):
        assert run_for(python, "warm", "kids-jinx", "--seats", "2", cwd=tmp_path).returncode == 0
        searching = ("simulate", "kids-jinx", "--seats", "2", "--players", "expert,club", "--matches", "1")
        assert run_for(python, *searching, "--records", "searched", cwd=tmp_path).returncode == 0
        record = next((tmp_path / "searched").iterdir())
        assert run_for(python, "check", str(record), "--bots", cwd=tmp_path).returncode == 0
    if extra in ("serve", "all"):
        page = front_page(python, tmp_path)
        assert '<html lang="en"' in page and "OpenHearts" in page
        assert run(python, "-c", KEEPS, cwd=tmp_path).split() == ["3", "6"]
    if extra == "all":
        run(python, "-c", IMPORTS_ALL, cwd=tmp_path)


# What is kept of a table: some entries at once, at first and later.
KEEPS = """
import asyncio
from pathlib import Path
from openhearts.store import open_store

async def kept():
    store = await open_store(Path("kept.db"))
    await store.create("table", [b"1", b"2", b"3"])
    print(len(await store.read("table")), await store.append("table", 3, [b"4", b"5", b"6"]))
    await store.close()

asyncio.run(kept())
"""
# Every module, read anew: what a newer Python warns of in ours is an error.
IMPORTS_ALL = """
import importlib, pkgutil, sys, warnings
sys.pycache_prefix = "anew"
warnings.filterwarnings("error", module=r"openhearts(\\.|$)")
warnings.filterwarnings("error", category=SyntaxWarning)
import openhearts
found = [one.name for one in pkgutil.walk_packages(openhearts.__path__, "openhearts.")]
for name in found:
    if not name.endswith("__main__"):
        importlib.import_module(name)
assert len(found) > 300
"""


def front_page(python: Path, home: Path) -> str:
    """The first page of a server that this Python runs; the server is ended as Ctrl+C ends it, with status 0."""
    env = {"PATH": os.environ.get("PATH", ""), "PYTHONUTF8": "1", "LANG": "C.UTF-8", "HOME": str(home)}
    with socket.socket() as free:
        free.bind(("127.0.0.1", 0))
        port = free.getsockname()[1]
    command = [str(python), "-m", "openhearts", "serve", "--port", str(port)]
    with subprocess.Popen(command, cwd=home, env=env, stdout=subprocess.PIPE, stderr=subprocess.STDOUT) as server:
        assert server.stdout is not None
        try:
            while (line := server.stdout.readline()) and str(port).encode() not in line:
                pass  # until it says where it is
            assert line, "it ended"
            page = _fetched(f"http://127.0.0.1:{port}/")
        finally:
            server.send_signal(signal.SIGINT)
            server.communicate()
    assert server.returncode == 0
    return page


def _fetched(address: str) -> str:
    """A page of a server that may only be about to listen."""
    straight = urllib.request.build_opener(urllib.request.ProxyHandler({}))
    asked = urllib.request.Request(address, headers={"Accept-Language": "en"})
    for _ in range(100):
        try:
            with straight.open(asked, timeout=20) as told:
                return str(told.read().decode())
        except urllib.error.URLError as error:
            if not isinstance(error.reason, ConnectionRefusedError):
                raise
            time.sleep(0.1)
    raise AssertionError(f"nothing listens at {address}")
