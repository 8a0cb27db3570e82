"""Fast twins of the rules, for search only: compiled kernels, one folder for each game.

Nothing above imports Numba: `load()` does, when a search begins.  Truth is in games/; tests hold both together.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from contextlib import contextmanager
from functools import cache
from importlib import import_module
from pathlib import Path
from types import ModuleType

from openhearts.core.extras import need
from openhearts.kernels import compile_cache


@cache
def load(game: str, part: str = "api") -> ModuleType:
    """The kernels of a game, ready to be called: the module `openhearts.kernels.<game>.api`, or another part of them.

    >>> load("hearts", "net.layout").__name__
    'openhearts.kernels.hearts.net.layout'

    Raises MissingExtra where Numba is not installed.
    """
    need("bots")
    return import_module(f"openhearts.kernels.{game}.{part}")


def kept_in() -> Path:
    """The folder in which this machine keeps compiled kernels of this version."""
    return compile_cache.cache_folder()


@contextmanager
def on_compile(tell: Callable[[], None]) -> Iterator[None]:
    """Calls `tell` once if a kernel is compiled in this block, before that begins: it takes half a minute.

    Code that this machine has compiled before is only loaded, and nothing is told.
    """
    need("bots")
    from numba.core import event

    class First(event.Listener):
        told = False

        def on_start(self, begun: object) -> None:
            if not self.told:
                self.told = True
                tell()

        def on_end(self, ended: object) -> None:
            pass

    with event.install_listener("numba:compile", First()):
        yield
