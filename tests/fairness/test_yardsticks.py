"""Yardsticks in bench/ are frozen: what was measured against one yesterday must mean the same tomorrow.

How strong anybody is against them is not asked here.
"""

from __future__ import annotations

import hashlib
from pathlib import Path

import pytest

YARDSTICKS = Path(__file__).resolve().parents[2] / "bench" / "yardsticks"
FROZEN = {"greedy.py": "efea15d938c440ac71ee794b2e32796656c6f11bbfed76b96ffc6e6423060d90"}


def test_every_yardstick_is_frozen() -> None:
    assert {path.name for path in YARDSTICKS.glob("*.py")} == set(FROZEN)


@pytest.mark.parametrize("name", FROZEN)
def test_a_yardstick_has_not_changed(name: str) -> None:
    """A better, or only another, opponent under the old name would make every dated row of bench/results.md wrong.

    Whoever wants another one adds a file beside it, with a name and a digest of its own.
    """
    content = (YARDSTICKS / name).read_bytes().replace(b"\r\n", b"\n")
    assert hashlib.sha256(content).hexdigest() == FROZEN[name], f"{name} is frozen: add another file instead"
    assert content.count(b"\n") < 100
    assert content.startswith(b'"""A frozen opponent')
