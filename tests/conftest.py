"""What holds for every test: hypothesis is as repeatable as the rest, and looks longer in the long checks.

No fixture here carries anything from one test to another.
"""

from __future__ import annotations

import random
import sys
from types import SimpleNamespace

import pytest
from hypothesis import HealthCheck, settings

settings.register_profile("quick", deadline=None, derandomize=True, max_examples=40)
settings.register_profile(
    "soak", deadline=None, derandomize=True, max_examples=2_000, suppress_health_check=[HealthCheck.too_slow]
)


def pytest_configure(config: pytest.Config) -> None:
    """The profile that the selected markers ask for; `make soak` selects `soak` alone."""
    settings.load_profile("soak" if config.getoption("markexpr", "") == "soak" else "quick")


@pytest.fixture(autouse=True)
def same_cards(request: pytest.FixtureRequest, monkeypatch: pytest.MonkeyPatch) -> None:
    """Tables are dealt alike in every run; each test has cards of its own."""
    rng = random.Random(request.node.nodeid)
    chance = SimpleNamespace(token_bytes=rng.randbytes, token_hex=lambda n_bytes: rng.randbytes(n_bytes).hex())
    for name in ("dealing", "hosted", "lobby"):
        if (module := sys.modules.get(f"openhearts.tables.{name}")) is not None:
            monkeypatch.setattr(module, "secrets", chance)
