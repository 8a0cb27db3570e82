"""The public names: listed at run time without loading anything, shown by `help`, each with an example.

What they do is tested elsewhere; that docs/api.md has them all, in tests/docs.
"""

from __future__ import annotations

import inspect
import pydoc
import re
import subprocess
import sys

import pytest

import openhearts as oh
import openhearts.api
from openhearts.api import Deal, Match


def text_of(name: str) -> str:
    """The docstring of a public name; the arena is a room that is called."""
    value = getattr(oh, name)
    return inspect.getdoc(getattr(value, "__wrapped__", value)) or ""


def test_all_is_what_the_api_has() -> None:
    assert oh.__all__ == openhearts.api.__all__ == sorted(oh.__all__)
    assert dir(oh) == sorted([*oh.__all__, "__version__"])
    assert {"View", "Action", "Options", "Rules", "Record", "Advice"} <= set(oh.__all__)
    for name in oh.__all__:
        assert getattr(oh, name) is getattr(openhearts.api, name)


def test_a_name_that_is_not_there_is_refused() -> None:
    for name in ("nonsense", "registry", "_luck", "deals"):
        with pytest.raises(AttributeError, match=f"module 'openhearts' has no attribute '{name}'"):
            getattr(oh, name)


def test_star_import_gives_them_all() -> None:
    names: dict[str, object] = {}
    exec("from openhearts import *", names)
    assert set(names) - {"__builtins__"} == set(oh.__all__)


def test_the_names_are_known_before_anything_is_loaded() -> None:
    lines = (
        "import sys, openhearts as oh",
        "names = (*oh.__all__, *dir(oh))",
        "loaded = [name for name in sys.modules if name.startswith('openhearts.')]",
        "heavy = [name for name in ('msgspec', 'numpy', 'fluent', 'babel') if name in sys.modules]",
        "print(loaded, heavy, len(names) > 60)",
    )
    done = subprocess.run([sys.executable, "-c", "\n".join(lines)], capture_output=True, text=True, check=False)
    assert (done.stdout.strip(), done.stderr) == ("[] [] True", "")


def test_help_lists_every_name() -> None:
    told = pydoc.plain(pydoc.render_doc(oh))
    for name in oh.__all__:
        assert re.search(rf"^    (class )?{name}\b", told, re.MULTILINE) or f"oh.{name}`" in told, name


@pytest.mark.parametrize("name", oh.__all__)
def test_each_name_has_an_example_and_says_what_can_go_wrong(name: str) -> None:
    text = text_of(name)
    assert f"{text}\n".count("\n>>> ") and re.search(r"[Rr]aise|fails", text), text


@pytest.mark.parametrize("made", [Deal, Match])
def test_each_method_says_what_it_does(made: type) -> None:
    for name, value in vars(made).items():
        if not name.startswith("_") and (callable(value) or isinstance(value, property)):
            assert inspect.getdoc(value), name
