"""Programs of Python for tests, forked from a process that has imported what they need; each is as fresh as any other.

Nothing is started so that looks at its interpreter: hash seeds, what is imported and when, the wheel, `-I`, kernels
and their caches, processes that begin as their parent did, real faults.  Of what is started so, some is started cold
as well, as by a user, and shows that nothing here is needed:

- a server: tests/web/test_server.py, where it is asked to stop; tests/web/test_several.py; tests/faults/real
- a program on a terminal: tests/terminal/test_faces.py, where a deal is played on a screen
- the command line: tests/cli/test_play.py, where it is killed; tests/cli/test_nonsense.py; tests/errors
- a program that writes to a store: tests/tables/test_filelog.py; tests/store/test_jobs.py

What a warm program cannot have of its own are the flags of its interpreter (`sys.flags`), and it has a few descriptors
more, which `multiprocessing` left it.
"""

from __future__ import annotations

import atexit
import gc
import io
import locale
import multiprocessing
import os
import runpy
import signal
import subprocess
import sys
from collections.abc import Callable, Mapping, Sequence
from concurrent.futures import ThreadPoolExecutor
from contextlib import suppress
from functools import cache
from importlib.machinery import PathFinder
from pathlib import Path
from subprocess import DEVNULL, PIPE
from types import ModuleType, TracebackType
from typing import IO, Any, NamedTuple, NoReturn

import openhearts

ROOT = Path(__file__).parents[1]
SOURCE = str(Path(openhearts.__file__).parents[1])
# None of these starts a thread, and what they read of the surroundings while they are imported is looked at below;
# Babel reads a language too, for who names none, and our texts always name theirs.
PRELOADED = [
    "tests.warm_starts",
    "openhearts.cli.server",
    "openhearts.games.hearts.game",
    "openhearts.games.herz_an_herz.game",
    "openhearts.store.sqlite",
    "openhearts.terminal.commands.saved",
    "openhearts.terminal.play",
    "openhearts.web.serving.start",
    "alembic.command",
    "anyio._backends._asyncio",
    "cryptography.hazmat.primitives.asymmetric.ed25519",
    "cryptography.hazmat.primitives.ciphers.aead",
    "fluent.runtime",
    "rich.text",
    "uvicorn.lifespan.on",
]
IMITATED = {"PYTHONPATH", "PYTHONIOENCODING", "PYTHONDONTWRITEBYTECODE", "PYTHONUNBUFFERED"}
READ_AT_ONCE = (
    "PYTHON",
    "PROMETHEUS_",
    "WEBSOCKETS_",
)  # variables that an interpreter, or a module that is loaded, reads only once
ZONE = os.environ.get("TZ")  # in which Babel lives once it is loaded
ESCAPING = {"C", "POSIX", "C.UTF-8", "C.utf8", "UTF-8"}  # locales in which any bytes are text

Where = int | IO[Any] | None


class Start(NamedTuple):
    """What a program is started with; `words` follow `python`, `ends` are its standard streams."""

    words: tuple[str, ...]
    env: dict[str, str]
    cwd: str
    path: list[str]
    ends: tuple[End, End, End]
    has_terminal: bool


class End:
    """A file descriptor that becomes one of the program."""

    def __init__(self, number: int) -> None:
        self.number = number

    def __reduce__(self) -> tuple[Callable[[Any], End], tuple[Any]]:
        from multiprocessing.reduction import DupFd  # which Windows has not

        return _arrived, (DupFd(self.number),)


def _arrived(sent: Any) -> End:
    return End(sent.detach())


class Warm:
    """A program that was started warm, with what tests use of a `subprocess.Popen`."""

    def __init__(self, process: Any, pipes: Sequence[IO[bytes] | None]) -> None:
        self._process = process
        self.stdin, self.stdout, self.stderr = pipes

    @property
    def pid(self) -> int:
        """The number of the process."""
        found: int = self._process.pid
        return found

    @property
    def returncode(self) -> int | None:
        """How it ended, None while it runs."""
        return self.poll()

    def poll(self) -> int | None:
        """How it ended, None while it runs."""
        found: int | None = self._process.exitcode
        return found

    def wait(self, timeout: float | None = None) -> int:
        """How it ended, once it has.  Raises subprocess.TimeoutExpired."""
        self._process.join(timeout)
        if (found := self.poll()) is None:
            raise subprocess.TimeoutExpired("a program that was started warm", timeout or 0.0)
        return found

    def send_signal(self, number: int) -> None:
        """Sends it a signal, where it runs."""
        if self.poll() is None:
            with suppress(ProcessLookupError):
                os.kill(self.pid, number)

    def terminate(self) -> None:
        """Asks it to end."""
        self.send_signal(signal.SIGTERM)

    def kill(self) -> None:
        """Ends it."""
        self.send_signal(signal.SIGKILL)

    def communicate(self, given: bytes = b"", timeout: float | None = None) -> tuple[bytes, bytes]:
        """Gives it something to read, and returns all that it writes; what takes longer is ended.

        Raises subprocess.TimeoutExpired.
        """
        with ThreadPoolExecutor(3) as pool:
            pool.submit(_give, self.stdin, given)
            out, err = pool.submit(_take, self.stdout), pool.submit(_take, self.stderr)
            try:
                self.wait(timeout)
            except subprocess.TimeoutExpired:
                self.kill()
                raise
            return out.result(), err.result()

    def __enter__(self) -> Warm:
        return self

    def __exit__(self, *_: object) -> None:
        for pipe in (self.stdin, self.stdout, self.stderr):
            if pipe is not None:
                with suppress(BrokenPipeError):
                    pipe.close()
        self.wait()


def _give(pipe: IO[bytes] | None, given: bytes) -> None:
    if pipe is not None:
        with suppress(BrokenPipeError), pipe:
            pipe.write(given)


def _take(pipe: IO[bytes] | None) -> bytes:
    if pipe is None:
        return b""
    with pipe:
        return pipe.read()


Program = Warm | subprocess.Popen[bytes]


def start(
    words: Sequence[str],
    *,
    env: Mapping[str, str] | None = None,
    cwd: str | os.PathLike[str] | None = None,
    stdin: Where = None,
    stdout: Where = None,
    stderr: Where = None,
    has_terminal: bool = False,
) -> Program:
    """Starts Python with these words, `-c` and code or `-m` and a module first; warm where that makes no difference.

    `has_terminal`: `stdin` is a terminal, and becomes that of a session of its own.
    """
    env = dict(os.environ if env is None else env)
    cwd = os.path.abspath(cwd or os.getcwd())
    path = _path(words, env, cwd)
    if not _makes_no_difference(words, env, path):
        return start_cold(words, env=env, cwd=cwd, stdin=stdin, stdout=stdout, stderr=stderr, has_terminal=has_terminal)
    ends = [_ends(where, number) for number, where in enumerate((stdin, stdout, stderr))]
    try:
        given = tuple(End(end) for end, _, _ in ends)
        return Warm(_forked(Start(tuple(words), env, cwd, path, given, has_terminal)), [ours for _, ours, _ in ends])  # type: ignore[arg-type]
    finally:
        for end, _, is_new in ends:
            if is_new:
                os.close(end)


def run(
    words: Sequence[str],
    *,
    given: bytes = b"",
    env: Mapping[str, str] | None = None,
    cwd: str | os.PathLike[str] | None = None,
    stdout: Where = PIPE,
    timeout: float | None = None,
) -> subprocess.CompletedProcess[bytes]:
    """Starts Python likewise, gives it something to read, and returns how it ended and all that it wrote."""
    with start(words, env=env, cwd=cwd, stdin=PIPE, stdout=stdout, stderr=PIPE) as program:
        try:
            out, err = program.communicate(given, timeout=timeout)
        finally:
            program.kill()
    assert program.returncode is not None
    return subprocess.CompletedProcess(list(words), program.returncode, out or b"", err)


def start_cold(
    words: Sequence[str],
    *,
    env: Mapping[str, str] | None = None,
    cwd: str | os.PathLike[str] | None = None,
    stdin: Where = None,
    stdout: Where = None,
    stderr: Where = None,
    has_terminal: bool = False,
) -> subprocess.Popen[bytes]:
    """Starts the same as a process of its own from the beginning."""
    return subprocess.Popen(
        [sys.executable, *words],
        env=env,
        cwd=cwd,
        stdin=stdin,
        stdout=stdout,
        stderr=stderr,
        start_new_session=has_terminal,
        preexec_fn=_hear_the_terminal if has_terminal else None,
    )


def _hear_the_terminal() -> None:
    """Ctrl-C is heard: the terminal is its own, and it is not deaf because whoever started the tests is."""
    import fcntl
    import termios

    signal.signal(signal.SIGINT, signal.SIG_DFL)
    fcntl.ioctl(0, termios.TIOCSCTTY, 0)


def _ends(where: Where, number: int) -> tuple[int, IO[bytes] | None, bool]:
    """A standard stream of the program, our end of it, and whether the former is closed once the program has it."""
    if where is None:
        return number, None, False
    if where == DEVNULL:
        return os.open(os.devnull, os.O_RDWR), None, True
    if where == PIPE:
        reader, writer = os.pipe()
        return (reader, open(writer, "wb"), True) if number == 0 else (writer, open(reader, "rb"), True)
    return where if isinstance(where, int) else where.fileno(), None, False


# --- whether, and from where ------------------------------------------------------------------------------------------


def _makes_no_difference(words: Sequence[str], env: Mapping[str, str], path: list[str]) -> bool:
    """Whether a program would be the same if it were started cold."""
    if "forkserver" not in multiprocessing.get_all_start_methods() or words[0] not in ("-c", "-m"):
        return False
    if any(key.startswith(READ_AT_ONCE) and key not in IMITATED for key in env):
        return False
    if env.get("TZ") != ZONE:
        return False
    spoken = env.get("LC_ALL") or env.get("LC_CTYPE") or env.get("LANG") or ""
    if not spoken.lower().replace("-", "").endswith(".utf8"):
        return False
    found = PathFinder.find_spec("openhearts", path)
    return found is not None and found.origin == openhearts.__file__


def _path(words: Sequence[str], env: Mapping[str, str], cwd: str) -> list[str]:
    """The `sys.path` of an interpreter that is started so."""
    asked = [os.path.join(cwd, place) for place in env.get("PYTHONPATH", "").split(os.pathsep) if place]
    return [cwd if words[0] == "-m" else "", *dict.fromkeys([*asked, *_usual_path()])]


@cache
def _usual_path() -> list[str]:
    """Where an interpreter looks of which nobody wishes anything, besides the first place."""
    env = {key: value for key, value in os.environ.items() if not key.startswith("PYTHON")}
    code = "import sys; print(*sys.path[1:], sep='\\n')"
    return subprocess.run(
        [sys.executable, "-c", code], env=env, stdout=PIPE, encoding="utf-8", check=True
    ).stdout.splitlines()


@cache
def _server() -> Any:
    """The process that programs are forked from; it ends with this one."""
    from multiprocessing import forkserver

    made = multiprocessing.get_context("forkserver")
    made.set_forkserver_preload(PRELOADED)
    before = dict(os.environ)
    for key in before:
        if key.startswith((*READ_AT_ONCE, "TZ")):
            del os.environ[key]
    os.environ.update({} if ZONE is None else {"TZ": ZONE}, PYTHONPATH=os.pathsep.join((SOURCE, str(ROOT))))
    try:
        forkserver.ensure_running()
    finally:
        os.environ.clear()
        os.environ.update(before)
    return made


def _forked(what: Start) -> Any:
    process = _server().Process(target=_be, args=(what,), name="MainProcess", daemon=True)
    process.start()
    return process


# --- in the program ---------------------------------------------------------------------------------------------------


def _be(what: Start) -> NoReturn:
    """Becomes the program."""
    multiprocessing.current_process().daemon = False  # it may have processes of its own
    _take_ends(what)
    os.environ.clear()
    os.environ.update(what.env)
    os.chdir(what.cwd)
    sys.path[:] = what.path
    sys.dont_write_bytecode = bool(what.env.get("PYTHONDONTWRITEBYTECODE"))
    _open_streams()
    signal.pthread_sigmask(signal.SIG_SETMASK, ())
    signal.signal(signal.SIGINT, signal.default_int_handler)
    gc.freeze()  # what was loaded before is nobody's garbage, and stays shared
    _end(_status(what.words))


def _take_ends(what: Start) -> None:
    for number, end in enumerate(what.ends):
        os.dup2(end.number, number)
        os.close(end.number)
    if what.has_terminal:
        os.setsid()
        _hear_the_terminal()


def _open_streams() -> None:
    """Standard streams as an interpreter opens them in these surroundings."""
    try:
        spoken = locale.setlocale(locale.LC_CTYPE, "")
    except locale.Error:  # the system does not have it: an interpreter takes this one then, and says so
        spoken = locale.setlocale(locale.LC_CTYPE, "C.UTF-8")
        if not os.environ.get("LC_ALL"):
            os.environ["LC_CTYPE"] = spoken
    asked, _, errors = os.environ.get("PYTHONIOENCODING", "").partition(":")
    usual = "strict" if asked or spoken not in ESCAPING else "surrogateescape"
    encoding = asked or "utf-8"
    for number, name in enumerate(("stdin", "stdout", "stderr")):
        stream = _stream(number, name, encoding, "backslashreplace" if number == 2 else errors or usual)
        setattr(sys, name, stream)
        setattr(sys, f"__{name}__", stream)


def _stream(number: int, name: str, encoding: str, errors: str) -> io.TextIOWrapper:
    mode, is_late = "w" if number else "r", not os.environ.get("PYTHONUNBUFFERED")
    buffer: Any = open(number, f"{mode}b", -1 if is_late or not number else 0, closefd=False)  # noqa: SIM115
    getattr(buffer, "raw", buffer).name = f"<{name}>"
    at_lines = is_late and (number == 2 or os.isatty(number))
    made: Any = io.TextIOWrapper(buffer, encoding, errors, "\n", at_lines, write_through=not is_late)
    made.mode = mode
    stream: io.TextIOWrapper = made
    return stream


def _status(words: Sequence[str]) -> int:
    """How the program ends, which is run here."""
    kind, what, *more = words
    sys.argv[:] = [kind, *more]
    try:
        if kind == "-m":
            runpy.run_module(what, run_name="__main__", alter_sys=True)
        else:
            main = sys.modules["__main__"] = ModuleType("__main__")
            exec(compile(what, "<string>", "exec"), main.__dict__)
    except SystemExit as end:
        if end.code is None or isinstance(end.code, int):
            return int(end.code or 0) & 0xFF  # more is not told of a process
        print(end.code, file=sys.stderr)
        return 1
    except BaseException as error:
        trace = error.__traceback__ = _its_own(error.__traceback__)
        sys.excepthook(type(error), error, trace)
        return -signal.SIGINT if isinstance(error, KeyboardInterrupt) else 1
    return 0


def _its_own(trace: TracebackType | None) -> TracebackType | None:
    """A traceback without what is here."""
    while trace is not None and trace.tb_frame.f_code.co_filename in (__file__, "<frozen runpy>", runpy.__file__):
        trace = trace.tb_next
    return trace


def _end(status: int) -> NoReturn:
    """Ends as an interpreter does."""
    atexit._run_exitfuncs()
    try:
        sys.stdout.flush()
    except OSError:
        status, sys.stdout = 120, None
    except ValueError:  # the program has closed it
        pass
    if status < 0:
        signal.signal(-status, signal.SIG_DFL)
        os.kill(os.getpid(), -status)
    sys.exit(status)  # waits for its threads
