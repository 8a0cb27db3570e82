"""OpenHearts: every Hearts, for everyone. `import openhearts as oh` gives the public API, loaded on first use.

This module does nothing but hand on the names of `openhearts.api`.
"""

from __future__ import annotations

from importlib import import_module
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from openhearts.api import *  # noqa: F403

__version__ = "0.1.0"


def __getattr__(name: str) -> Any:
    if name.startswith("_"):
        raise AttributeError(f"module 'openhearts' has no attribute {name!r}")
    try:
        return getattr(import_module("openhearts.api"), name)
    except AttributeError:
        raise AttributeError(f"module 'openhearts' has no attribute {name!r}") from None


def __dir__() -> list[str]:
    return sorted([*import_module("openhearts.api").__all__, "__version__"])
