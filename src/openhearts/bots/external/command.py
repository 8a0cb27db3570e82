"""Other people's programs as bots: `cmd:./program` is started, gets views as JSON lines and answers with actions.

It plays nothing itself, and a program that is silent, dies or answers nonsense gives a clear BadBot, never a hang; what
it last wrote on its standard error stands in the traceback.
"""

from __future__ import annotations

import contextlib
import os
import queue
import random
import shlex
import signal
import subprocess
import threading
import weakref
from collections import deque
from collections.abc import Callable
from typing import IO, Final

import msgspec

from openhearts.bots.bot import Bot, Budget
from openhearts.bots.external.view_json import view_to_plain
from openhearts.bots.safe import is_legal
from openhearts.core.action import Action
from openhearts.core.game_types import View
from openhearts.core.input_limits import json_line
from openhearts.errors import BadBot, BadText, Why, fault_of, unreadable
from openhearts.games import registry

TIMEOUT_S: Final = 30.0
MOST_FAILURES: Final = 3  # after so many in a row it is not asked again
LONGEST: Final = 1_000_000
MOST_WAITING: Final = 100  # lines that nobody has asked for
LINES_KEPT: Final = 40  # of a program's standard error, and so many signs of each
LONGEST_KEPT: Final = 1000
_SHOWN: Final = 80


class CommandBot(Bot):
    """A program that speaks the protocol of docs/bridge.md; it runs until this bot is gone."""

    name, version = "cmd", "1"

    def __init__(self, command: str, timeout_s: float = TIMEOUT_S) -> None:
        """Raises BadBot for a command that is empty; the program is started when it is first asked."""
        try:
            self._words = shlex.split(command, posix=os.name != "nt")
        except ValueError as error:
            raise BadBot(Why.BOT_FAILS, file=f"cmd:{command[:_SHOWN]}", cause=fault_of(error)) from error
        if not self._words:
            raise BadBot(Why.NO_PROGRAM)
        self._timeout_s = timeout_s
        self._process: subprocess.Popen[str] | None = None
        self._end: Callable[[], object] | None = None
        self._answers: queue.Queue[str | None] = queue.Queue()
        self._said: deque[str] = deque(maxlen=LINES_KEPT)
        self._overhears: threading.Thread | None = None
        self._n_asked = self._n_failed = 0

    def choose(self, view: View, budget: Budget, rng: random.Random) -> Action:
        """What the program answers; one number is drawn for it.  Raises BadBot."""
        if self._n_failed >= MOST_FAILURES:
            raise BadBot(Why.PROGRAM_GAVE_UP, name=self._shown, count=MOST_FAILURES)
        seed = rng.getrandbits(62)
        try:
            action = self._asked(view, budget, seed)
        except BadBot as error:
            self._n_failed += 1
            self.close()
            if said := self._overheard():
                error.add_note(f"The end of what the program wrote on its standard error:\n{said}")
            raise
        self._n_failed = 0
        return action

    def _asked(self, view: View, budget: Budget, seed: int) -> Action:
        self._n_asked += 1
        question = {
            "id": self._n_asked,
            "ask": "choose",
            "view": view_to_plain(view),
            "seed": seed,
            "budget": budget.work,
        }
        answer = self._talk(msgspec.json.encode(question).decode() + "\n")
        if answer.get("id", self._n_asked) != self._n_asked:
            raise BadBot(Why.PROGRAM_ANSWERED, name=self._shown, how="question", text=None)
        if "error" in answer:
            raise BadBot(Why.PROGRAM_SAYS, name=self._shown, text=_told(answer["error"]))
        text = answer.get("action")
        if not isinstance(text, str):
            raise BadBot(Why.PROGRAM_ANSWERED, name=self._shown, how="nothing", text=None)
        try:
            action = registry.game_of(view.public.rules).action_from_text(view, text)
        except BadText as error:
            raise BadBot(Why.PROGRAM_ANSWERED, name=self._shown, how="unread", text=text.strip()[:_SHOWN]) from error
        if not is_legal(view, action):
            raise BadBot(Why.PROGRAM_ANSWERED, name=self._shown, how="illegal", text=text[:_SHOWN])
        return action

    @property
    def _shown(self) -> str:
        return f"cmd:{' '.join(self._words)[:_SHOWN]}"

    def _talk(self, line: str) -> dict[str, object]:
        process = self._started()
        try:
            assert process.stdin is not None, "it was started with pipes"
            # a program that never reads would keep its writer waiting: a thread of its own writes
            threading.Thread(target=_say, args=(process.stdin, line), daemon=True).start()
            text = self._answers.get(timeout=self._timeout_s)
        except queue.Empty as error:
            raise BadBot(Why.PROGRAM_SLOW, name=self._shown, seconds=f"{self._timeout_s:g}") from error
        if text is None:
            with contextlib.suppress(subprocess.TimeoutExpired):
                process.wait(timeout=1)
            raise BadBot(Why.PROGRAM_STOPPED, name=self._shown, status=process.returncode)
        try:
            answer = json_line(text)
        except BadText as error:
            raise BadBot(Why.PROGRAM_ANSWERED, name=self._shown, how="unread", text=text.strip()[:_SHOWN]) from error
        if not isinstance(answer, dict):
            raise BadBot(Why.PROGRAM_ANSWERED, name=self._shown, how="unread", text=text.strip()[:_SHOWN])
        return answer

    def _started(self) -> subprocess.Popen[str]:
        if self._process is not None and self._process.poll() is None:
            return self._process
        self.close()
        try:
            process = subprocess.Popen(
                self._words,
                stdin=subprocess.PIPE,
                stdout=subprocess.PIPE,
                stderr=subprocess.PIPE,
                encoding="utf-8",
                errors="replace",
                start_new_session=True,  # so that what it starts can be ended with it
            )
        except (OSError, ValueError) as error:
            raise BadBot(Why.BOT_FAILS, file=self._shown, cause=unreadable(self._words[0][:_SHOWN], error)) from error
        self._process = process
        self._end = weakref.finalize(self, _ended, process)  # at the latest when this program ends
        self._answers = queue.Queue(MOST_WAITING)
        self._said = deque(maxlen=LINES_KEPT)
        assert process.stdout is not None and process.stderr is not None, "it was started with pipes"
        threading.Thread(target=_listen, args=(process.stdout, self._answers), daemon=True).start()
        self._overhears = threading.Thread(target=_overhear, args=(process.stderr, self._said), daemon=True)
        self._overhears.start()
        return process

    def _overheard(self) -> str:
        """The last lines of the standard error of a program that was ended."""
        if self._overhears is None:
            return ""
        self._overhears.join(timeout=1)
        return "".join(self._said.copy()).rstrip()

    def close(self) -> None:
        """Ends the program; it is started again when it is asked again."""
        self._process = None
        if self._end is not None:
            self._end()


def _ended(process: subprocess.Popen[str]) -> None:
    """Ends a program and what it has started; a child that lived on would keep the pipe open."""
    with contextlib.suppress(OSError):
        if hasattr(os, "killpg"):
            os.killpg(process.pid, signal.SIGKILL)
    with contextlib.suppress(OSError):
        process.kill()
    process.wait()
    if process.stdin is not None:  # what is read is closed by its reader: closing it here would wait for that
        threading.Thread(target=_closed, args=(process.stdin,), daemon=True).start()


def _closed(pipe: IO[str]) -> None:
    with contextlib.suppress(OSError, ValueError):
        pipe.close()


def _listen(source: IO[str], answers: queue.Queue[str | None]) -> None:
    """Puts each line into the queue, None at the end; a program that talks without being asked is not listened to."""
    with contextlib.suppress(OSError, ValueError, queue.Full):
        while line := source.readline(LONGEST):
            answers.put_nowait(line)
    _closed(source)
    with contextlib.suppress(queue.Full):
        answers.put_nowait(None)


def _overhear(source: IO[str], said: deque[str]) -> None:
    """Reads a standard error, so that it never fills up, and keeps its last lines."""
    with contextlib.suppress(OSError, ValueError):
        while line := source.readline(LONGEST_KEPT):
            said.append(line)
    _closed(source)


def _say(target: IO[str], line: str) -> None:
    """Write a line to a program, for as long as it takes; the reader of the answer has a clock."""
    with contextlib.suppress(OSError, ValueError):
        target.write(line)
        target.flush()


def _told(error: object) -> str:
    """What a program says is wrong: its message where it has one."""
    said = error.get("message", error) if isinstance(error, dict) else error
    return str(said)[:200]
