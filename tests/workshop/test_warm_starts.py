"""A program that is started warm is what it would be if it were started cold: both are started here and compared."""

from __future__ import annotations

import json
import os
import signal
import subprocess
import sys
from collections.abc import Iterator, Mapping
from pathlib import Path
from subprocess import DEVNULL, PIPE
from typing import Any

import pytest

from tests import warm_starts
from tests.warm_starts import SOURCE, ZONE, Warm, run, start

pytestmark = pytest.mark.skipif(sys.platform == "win32", reason="everything is started cold there")

# All that a program can see of how it was started.
LOOKS = """
import json, locale, os, signal, sys, threading, time, warnings
import openhearts
streams = [(one.encoding, one.errors, one.line_buffering, one.write_through, one.mode, one.name, one.fileno(),
            type(one.buffer).__name__)
           for one in (sys.stdin, sys.stdout, sys.stderr)]
print(json.dumps({
    "words": sys.argv, "path": sys.path, "folder": os.getcwd(), "surroundings": dict(os.environ),
    "streams": streams, "same": [sys.stdin is sys.__stdin__, sys.stdout is sys.__stdout__],
    "signals": [str(signal.getsignal(one)) for one in sorted(signal.valid_signals())],
    "held back": len(signal.pthread_sigmask(signal.SIG_BLOCK, ())),
    "language": [locale.setlocale(one, None) for one in (locale.LC_CTYPE, locale.LC_NUMERIC, locale.LC_COLLATE)],
    "files": [sys.getfilesystemencoding(), sys.getfilesystemencodeerrors(), locale.getpreferredencoding(False).lower()],
    "names": sorted(key for key in globals() if key != "__annotations__"),
    "main": sys.modules["__main__"].__dict__ is globals(), "name": __name__, "package": openhearts.__file__,
    "threads": threading.active_count(),
    "warnings": str(warnings.filters), "written": sys.dont_write_bytecode, "zone": time.tzname,
}))
"""


@pytest.fixture(autouse=True)
def hears_ctrl_c() -> Iterator[None]:
    """A cold program is deaf to Ctrl-C where whoever started the tests is, as in the background of a shell."""
    before = signal.signal(signal.SIGINT, signal.SIG_DFL)
    yield
    signal.signal(signal.SIGINT, before)


def surroundings(**more: str) -> dict[str, str]:
    """What a program is started in; nothing of these tests."""
    zone = {} if ZONE is None else {"TZ": ZONE}
    return {"PATH": os.environ["PATH"], "LC_ALL": "C.UTF-8", "PYTHONPATH": SOURCE, **zone, **more}


def both(words: list[str], env: Mapping[str, str], given: bytes = b"", cwd: Path | None = None) -> list[Any]:
    """How two programs end, and what they write: one is started warm, the other cold."""
    with start(words, env=env, cwd=cwd, stdin=DEVNULL, stdout=DEVNULL, stderr=DEVNULL) as program:
        assert isinstance(program, Warm), "this is no comparison"
        program.kill()
    warm = run(words, given=given, env=env, cwd=cwd)
    cold = subprocess.run([sys.executable, *words], input=given, capture_output=True, env=env, cwd=cwd, check=False)
    return [(one.returncode, one.stdout.decode(), one.stderr.decode()) for one in (warm, cold)]


@pytest.mark.parametrize(
    "more",
    [
        {},
        {"LC_ALL": "", "LANG": "en_US.UTF-8"},  # most machines of tests do not have it
        {"LC_ALL": "", "LC_CTYPE": "C.UTF-8", "LANG": "de_DE.UTF-8"},
        {"PYTHONIOENCODING": "ascii"},
        {"PYTHONIOENCODING": "cp1252:replace"},
        {"PYTHONIOENCODING": ":replace"},
        {"PYTHONDONTWRITEBYTECODE": "1"},
        {"PYTHONUNBUFFERED": "1"},
        {"PYTHONUNBUFFERED": "", "PYTHONDONTWRITEBYTECODE": ""},
        {"OPENHEARTS_HOME": "/nowhere", "HOME": "/nowhere", "A": "ä"},
    ],
    ids=str,
)
def test_a_warm_program_sees_nothing_that_a_cold_one_would_not(
    tmp_path: Path, more: dict[str, str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("SECRET_OF_THE_TESTS", "1")
    warm, cold = both(["-c", LOOKS, "one", "two words"], surroundings(**more), cwd=tmp_path)
    assert warm[0] == cold[0] == 0 and warm[2] == cold[2] == "", (warm, cold)
    assert json.loads(warm[1]) == json.loads(cold[1])
    assert "SECRET_OF_THE_TESTS" not in json.loads(warm[1])["surroundings"]


def test_a_module_sees_the_same_too(tmp_path: Path) -> None:
    (tmp_path / "looks.py").write_text(f"{LOOKS}\nprint(__spec__.name, __file__, __package__ == '')\n")
    warm, cold = both(["-m", "looks", "one"], surroundings(), cwd=tmp_path)
    assert warm == cold and warm[0] == 0


@pytest.mark.parametrize(
    "code",
    [
        "",
        "import sys; sys.exit()",
        "import sys; sys.exit(7)",
        "import sys; sys.exit(True)",
        "import sys; sys.exit(-3)",
        "import sys; sys.exit(256)",
        "import sys; sys.exit('a text')",
        "raise SystemExit(['a list'])",
        "raise ValueError('a fault')",
        "def deep(): raise KeyError(1)\ndeep()",
        "1 +",
        "import nothing_of_this_name",
        "import os; os._exit(5)",
        "import os, signal; os.kill(os.getpid(), signal.SIGKILL)",
        "import os, signal; os.kill(os.getpid(), signal.SIGTERM)",
        "import os, signal; os.kill(os.getpid(), signal.SIGINT); import time; time.sleep(60)",
        "raise KeyboardInterrupt",
        "import atexit; atexit.register(print, 'at the end'); print('before')",
        "import threading, time; threading.Thread(target=lambda: (time.sleep(0.2), print('late'))).start()",
        "from concurrent.futures import ThreadPoolExecutor as P; P(1).submit(print, 'in a pool')",
        "import sys; sys.stdout.close(); sys.exit(3)",
        "import sys; print('ä', sys.stdin.read()); print('ö', file=sys.stderr)",
        "from multiprocessing import get_context as c; p = c('spawn').Process(target=print, args=('child',));"
        " p.start(); p.join(); print(p.exitcode)",
        "import resource as r; r.setrlimit(r.RLIMIT_FSIZE, (0, 0)); open('f', 'w').write('x')",
    ],
)
def test_a_warm_program_ends_as_a_cold_one(tmp_path: Path, code: str) -> None:
    warm, cold = both(["-c", code], surroundings(), "gelesen: ä".encode(), tmp_path)
    assert warm == cold


def test_what_cannot_be_written_at_the_end_is_told_alike() -> None:
    if not Path("/dev/full").exists():
        pytest.skip("needs a file that takes nothing")
    with open("/dev/full", "wb") as full:
        assert run(["-c", "print(1)"], env=surroundings(), stdout=full).returncode == 120


def test_a_program_is_asked_to_end_and_killed() -> None:
    asks = "import signal, sys, time; signal.signal(signal.SIGTERM, lambda *_: sys.exit(9)); "
    asks += "print(1, flush=True); time.sleep(60)"
    for sent, status in ((signal.SIGTERM, 9), (signal.SIGKILL, -9), (signal.SIGINT, -2)):
        with start(["-c", asks], env=surroundings(), stdout=PIPE, stderr=DEVNULL) as program:
            assert isinstance(program, Warm) and program.stdout is not None
            assert program.stdout.readline() == b"1\n" and [program.poll(), program.returncode] == [None, None]
            with pytest.raises(subprocess.TimeoutExpired):
                program.wait(0.01)
            program.send_signal(sent)
            assert program.wait(60) == program.returncode == status
            program.kill()  # which disturbs nobody who has its number by now


def test_the_streams_go_where_they_are_asked_to(tmp_path: Path) -> None:
    (tmp_path / "in").write_bytes(b"from a file")
    code = "import sys; print(sys.stdin.read()); print('complaints', file=sys.stderr)"
    with (tmp_path / "in").open("rb") as given, (tmp_path / "out").open("wb") as out:
        start(["-c", code], env=surroundings(), stdin=given, stdout=out, stderr=out).wait(60)
    assert sorted((tmp_path / "out").read_bytes().splitlines()) == [b"complaints", b"from a file"]
    reader, writer = os.pipe()
    with start(["-c", "print('by a pipe')"], env=surroundings(), stdin=DEVNULL, stdout=writer) as program:
        os.close(writer)
        with open(reader, "rb") as pipe:
            assert pipe.read() == b"by a pipe\n", "nobody else holds the end that writes"
        assert program.stdout is None and program.wait(60) == 0


def test_a_program_that_reads_its_terminal_has_it_for_itself() -> None:
    import pty

    ours, its = pty.openpty()
    code = "import os, sys; print(os.isatty(0), os.getsid(0) == os.getpid(), os.tcgetpgrp(0) == os.getpid(), input())"
    with start(["-c", code], env=surroundings(), stdin=its, stdout=its, stderr=its, has_terminal=True) as program:
        os.close(its)
        os.write(ours, b"typed\n")
        assert program.wait(60) == 0
        assert b"True True True typed" in os.read(ours, 1000)
    os.close(ours)


def test_two_programs_at_once_and_one_after_the_other_share_nothing() -> None:
    code = "import openhearts, sys, random; print(hasattr(openhearts, 'left'), random.random()); openhearts.left = 1"
    first, second = (run(["-c", code], env=surroundings()).stdout.split() for _ in range(2))
    assert first[0] == second[0] == b"False" and first[1] != second[1]


@pytest.mark.parametrize(
    ("words", "more"),
    [
        (["-I", "-c", ""], {}),
        (["-c", ""], {"PYTHONHASHSEED": "0"}),
        (["-c", ""], {"PROMETHEUS_MULTIPROC_DIR": "/tmp"}),
        (["-c", ""], {"WEBSOCKETS_MAX_BODY_SIZE": "1000"}),
        (["-c", ""], {"TZ": "America/New_York"}),
        (["-c", ""], {"LC_ALL": "C"}),
        (["-c", ""], {"LC_ALL": "de_DE.ISO-8859-1"}),
    ],
)
def test_what_an_interpreter_reads_only_once_is_started_cold(words: list[str], more: dict[str, str]) -> None:
    with start(words, env=surroundings(**more)) as program:
        assert isinstance(program, subprocess.Popen) and program.wait() == 0


def test_another_package_of_the_name_is_started_cold(tmp_path: Path) -> None:
    (tmp_path / "openhearts.py").write_text("")
    with start(["-c", "import openhearts"], env=surroundings(PYTHONPATH=str(tmp_path))) as program:
        assert isinstance(program, subprocess.Popen) and program.wait() == 0


def test_nothing_that_is_loaded_before_has_begun_to_work() -> None:
    """No thread, no file and no setting: a process that has these is not to be forked."""
    code = (
        "import os, sys; print([one for one in ('numba', 'numpy', 'pytest', 'hypothesis') if one in sys.modules], "
        "len(os.listdir('/proc/self/task')), all(one in sys.modules for one in sys.argv[1:]))"
    )
    told = run(["-c", code, *warm_starts.PRELOADED], env=surroundings()).stdout
    assert told == b"[] 1 True\n"
