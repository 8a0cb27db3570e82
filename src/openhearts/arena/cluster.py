"""Plays blocks on a Ray cluster: its nodes finish them in any order, and each is known by its number.

It counts nothing and knows no figures (runner.py plays a block, here as everywhere); it manages no cluster, but starts
one on this machine where `local` is asked for.
"""

from __future__ import annotations

import atexit
import contextlib
import importlib
import logging
import os
import secrets
import shutil
import socket
import sys
import tempfile
import warnings
from collections.abc import Generator, Iterator, Sequence
from itertools import islice
from pathlib import Path
from types import ModuleType
from typing import Final

from msgspec import Struct
from msgspec.structs import replace

from openhearts.arena.runner import AHEAD, Finished, Task, play_block, warm_once
from openhearts.bots.bot import Bot
from openhearts.bots.bot_specs import bot, files_of
from openhearts.core.extras import need
from openhearts.errors import OpenHeartsError, Why

AUTO: Final = "auto"  # the cluster of RAY_ADDRESS, or the one that runs on this machine
LOCAL: Final = "local"  # a cluster of this machine alone, started and ended with the run
RETRIES: Final = 3  # so often a block is played again whose process or node was lost
PATIENCE_S: Final = 5.0
PACKAGE: Final = Path(__file__).resolve().parents[1]
_CLIENT: Final = "ray://"


class ClusterFailed(OpenHeartsError):
    """No cluster can be reached, or it cannot go on; `traceback` is what a node said, if it said something."""

    traceback: str = ""


class Kit(Struct, frozen=True):
    """What each process of the cluster gets once for a run: `files` (name and content) are those that the specs of
    bots name, by their path there; `folder` is where relative paths of programs begin.
    """

    run: str
    task: Task
    files: dict[str, tuple[str, bytes]]
    folder: str


def is_address(text: str) -> bool:
    """Whether a text names a cluster; whether it is there is another question.

    >>> [is_address(text) for text in ("auto", "local", "10.0.0.5:6379", "ray://head:10001", "classic")]
    [True, True, True, True, False]
    """
    return text in (AUTO, LOCAL) or text.rpartition(":")[2].isdecimal()


def play_on_ray(task: Task, todo: Sequence[int], address: str) -> Generator[Finished, None, None]:
    """The blocks of these numbers, as the nodes finish them.

    Where a bot fails, every block of a lower number is still played, so that the same failure is raised in every run.
    A program that is connected to a cluster already stays with it.  Raises BotFailed, ClusterFailed, MissingExtra.
    """
    if not todo:
        return
    need("ray")
    with warnings.catch_warnings():
        warnings.simplefilter("ignore")
        ray = importlib.import_module("ray")
    with _connected(ray, address):
        yield from _played(ray, _packed(ray, task), todo)


def _played(ray: ModuleType, kit: Kit, todo: Sequence[int]) -> Generator[Finished, None, None]:
    rest, failed = iter(todo), dict[int, OpenHeartsError]()
    waiting: dict[object, int] = {}
    try:
        sent = [ray.put(kit)]  # in a list: a process fetches it when it needs it, and not with each block
        play = ray.remote(_block_of_node).options(max_retries=RETRIES)
        while True:
            room = AHEAD * max(1, int(ray.cluster_resources().get("CPU", 1)))
            if not failed and len(waiting) <= room // 2:
                waiting |= {play.remote(kit.run, sent, index): index for index in islice(rest, room - len(waiting))}
            if not waiting:
                break
            ray.wait(list(waiting), num_returns=1)
            for ref in ray.wait(list(waiting), num_returns=len(waiting), timeout=0)[0]:
                index, found = waiting.pop(ref), ray.get(ref)
                if isinstance(found, OpenHeartsError):
                    failed[index] = found
                else:
                    yield found
            for ref in [ref for ref, index in waiting.items() if failed and index > min(failed)]:
                del waiting[ref]
                ray.cancel(ref, force=True)
    except ray.exceptions.RayError as error:
        lost = ClusterFailed(Why.CLUSTER_LOST, why=_first_line(getattr(error, "cause", None) or error))
        lost.traceback = str(error) if isinstance(error, ray.exceptions.RayTaskError) else ""
        raise lost from error
    finally:
        for ref in waiting:
            with contextlib.suppress(Exception):  # the cluster may be gone; nothing waits for its answer
                ray.cancel(ref, force=True)
    if failed:
        raise failed[min(failed)]


# --- the cluster ------------------------------------------------------------------------------------------------------


@contextlib.contextmanager
def _connected(ray: ModuleType, address: str) -> Iterator[None]:
    if ray.is_initialized():
        yield
        return
    where = os.environ.get("RAY_ADDRESS", AUTO) if address == AUTO else address
    os.environ.setdefault("RAY_USAGE_STATS_ENABLED", "0")  # what is played is nobody else's business
    if address == LOCAL:  # else Ray writes a token into the home of the user, which an older cluster does not know
        os.environ.setdefault("RAY_AUTH_TOKEN", secrets.token_hex(32))
    try:
        _expect_answer(where)
        with warnings.catch_warnings():
            warnings.simplefilter("ignore", FutureWarning)
            ray.init(
                address=address,
                runtime_env={"py_modules": [str(PACKAGE)], "excludes": ["__pycache__"]},
                log_to_driver=False,
                logging_level=logging.ERROR,
                **({"include_dashboard": False} if address == LOCAL else {}),
            )
    except Exception as error:  # Ray raises all kinds of errors for what it cannot reach or does not take
        raise ClusterFailed(Why.NO_CLUSTER, text=where, why=_first_line(error)) from error
    try:
        yield
    finally:
        ray.shutdown()


def _expect_answer(address: str) -> None:
    """Raises OSError where nothing listens at an address: Ray itself would wait for minutes."""
    host, _, port = address.removeprefix(_CLIENT).rpartition(":")
    if host and port.isdecimal():
        socket.create_connection((host.strip("[]"), int(port)), timeout=PATIENCE_S).close()


def _first_line(error: BaseException) -> str:
    lines = str(error).strip().splitlines()
    return lines[0] if lines else type(error).__name__


def _packed(ray: ModuleType, task: Task) -> Kit:
    """The task with all that its bots are made of: files are read, classes of one's own go by value."""
    specs = tuple(one if isinstance(one, Bot) else bot(one).spec for one in task.specs)
    for one in specs:
        module = sys.modules.get(type(one).__module__) if isinstance(one, Bot) else None
        if module is not None and not module.__name__.startswith("openhearts."):
            ray.cloudpickle.register_pickle_by_value(module)
    paths = {path for one in specs if isinstance(one, str) for path in files_of(one)}
    files = {path: (Path(path).name, Path(path).read_bytes()) for path in sorted(paths)}
    return Kit(secrets.token_hex(8), replace(task, specs=specs), files, str(Path.cwd()))


# --- on a node --------------------------------------------------------------------------------------------------------

_tasks: dict[str, Task] = {}  # of this process: one for each run that it played a block of


def _block_of_node(run: str, sent: list[object], index: int) -> Finished | OpenHeartsError:
    """One block; an error of a bot is an answer like others: as an exception it would come back as another class."""
    try:
        if run not in _tasks:
            _tasks[run] = _unpacked(importlib.import_module("ray").get(sent[0]))
        warm_once(_tasks[run], run)
        return play_block(_tasks[run], index)
    except OpenHeartsError as error:
        return error


def _unpacked(kit: Kit) -> Task:
    """The task with its files written to a folder of this process."""
    ray = importlib.import_module("ray")
    if not ray.get_runtime_context().runtime_env.get("working_dir"):
        with contextlib.suppress(OSError):  # another machine may have no such folder
            os.chdir(kit.folder)
    places = {}
    if kit.files:
        folder = Path(tempfile.mkdtemp(prefix="openhearts-"))
        atexit.register(shutil.rmtree, folder, ignore_errors=True)
        for number, (path, (name, content)) in enumerate(kit.files.items()):
            (folder / str(number)).mkdir()
            (folder / str(number) / name).write_bytes(content)
            places[path] = str(folder / str(number) / name)
    return replace(kit.task, places=places)
