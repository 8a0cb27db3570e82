"""The habits of the interpreter that suit a server, and what bots search with, compiled beside it.

Nothing is answered here.
"""

from __future__ import annotations

import gc
import logging
import os
import sys
import threading
from collections.abc import Iterator
from contextlib import contextmanager
from subprocess import DEVNULL, PIPE, Popen
from typing import Final

from openhearts.tables.search_readiness import USUAL, Warming

SWITCH_S: Final = 0.001  # how long a thread of a bot keeps Python for itself while a page waits
# New objects between two searches for garbage, searches between larger ones, and between those of everything.  Nearly
# all that is thrown away needs none, and nobody is answered meanwhile: with 150 tables at most 9 ms; with 5,000 new
# objects 45, and all searches together take longer.
SWEEPS: Final = 1_000, 15, 600

log = logging.getLogger("openhearts.web")


@contextmanager
def suited() -> Iterator[None]:
    """A block in which the interpreter's habits suit a server: bots let pages pass, and nobody waits for the search for
    garbage in everything that was ever loaded."""
    interval, sweeps = sys.getswitchinterval(), gc.get_threshold()
    sys.setswitchinterval(SWITCH_S)
    gc.collect()
    gc.freeze()
    gc.set_threshold(*SWEEPS)
    try:
        yield
    finally:
        sys.setswitchinterval(interval)
        gc.set_threshold(*sweeps)
        gc.unfreeze()


@contextmanager
def warm_up(warming: Warming) -> Iterator[None]:
    """A block in which what bots search with is compiled: nobody waits for it at a table, and no page for it.

    Compiling keeps Python for itself for half a minute, therefore another program does it, and this one only loads.
    """
    code = "from openhearts.web.serving.interpreter_tuning import compile_all; compile_all()"
    try:
        program = Popen([sys.executable, "-c", code], stdin=DEVNULL, stdout=PIPE, stderr=DEVNULL, text=True)
    except OSError:  # where no program may be started, bots compile when they are asked first
        warming.give_up()
        yield
        return

    def load() -> None:
        for line in program.stdout or ():
            search = USUAL[int(line)]
            try:
                search.prepare()
            except Exception:  # the table says so again to the players who sit there
                log.exception("cannot prepare a search of bots")
            warming.done(search)
        gc.freeze()  # what was loaded stays
        program.wait()  # else it stays in the list of processes as long as the server runs
        warming.give_up()

    threading.Thread(target=load, name="warm-up", daemon=True).start()
    try:
        yield
    finally:
        program.terminate()


def compile_all() -> None:
    """Compiles what bots search with at the usual tables, after everybody else; writes the number of each when done."""
    if sys.platform != "win32":
        os.nice(10)
    for number, search in enumerate(USUAL):
        search.prepare()
        print(number, flush=True)
