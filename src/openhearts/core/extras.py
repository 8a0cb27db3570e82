"""What is installed only where it is asked for: which extra of the package brings which modules.

It installs nothing and imports nothing; who needs an extra asks for it first, and a person is told what to type.
"""

from __future__ import annotations

from functools import cache
from importlib.util import find_spec
from typing import Final

from openhearts.errors import MissingExtra, Why

# The modules that are imported from each extra of pyproject.toml.
EXTRAS: Final = {
    "bots": ("numpy", "numba"),
    "serve": (
        "litestar",
        "uvicorn",
        "jinja2",
        "itsdangerous",
        "cryptography",
        "sqlalchemy",
        "alembic",
        "segno",
        "prometheus_client",
    ),
    "postgres": ("psycopg", "psycopg_pool", "saq"),
    "ray": ("ray",),
}


@cache
def missing(extra: str) -> tuple[str, ...]:
    """The modules of an extra that are not installed here."""
    return tuple(module for module in EXTRAS[extra] if find_spec(module) is None)


def has(extra: str) -> bool:
    """Whether an extra is all there.

    >>> has("bots")
    True
    """
    return not missing(extra)


def need(extra: str) -> None:
    """Raises MissingExtra, with what to install, where an extra is not all there.

    >>> need("bots")
    """
    if gone := missing(extra):
        raise MissingExtra(Why.NEEDS_EXTRA, extra=extra, module=gone[0])
