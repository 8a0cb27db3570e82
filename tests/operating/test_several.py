"""The figures of several workers: added up by whichever of them answers, also after one of them was killed."""

from __future__ import annotations

import asyncio
import os
import random
import signal
import sys
from collections.abc import Iterator
from pathlib import Path

import httpx
import pytest
from prometheus_client.parser import text_string_to_metric_families

from tests.postgres_server import fresh_schema
from tests.web.players import table_of
from tests.web.test_several import serving, until

pytestmark = pytest.mark.skipif(sys.platform != "linux", reason="it looks for processes where Linux shows them")


@pytest.fixture
def address(postgres_url: str) -> Iterator[str]:
    with fresh_schema(postgres_url) as found:
        yield found


def figures(url: str) -> dict[str, float]:
    """Every figure, added up over its labels."""
    found: dict[str, float] = {}
    with httpx.Client(base_url=url, timeout=60) as client:  # a connection of its own: any worker may take it
        answer = client.get("/metrics")
    assert answer.status_code == 200
    for family in text_string_to_metric_families(answer.text):
        for sample in family.samples:
            if "le" not in sample.labels:
                found[sample.name] = found.get(sample.name, 0.0) + sample.value
    return found


def test_any_worker_tells_the_figures_of_all(tmp_path: Path, address: str) -> None:
    async def run() -> None:
        async with serving(tmp_path / "data", address) as program:
            for _ in range(3):
                await table_of(program.url, ["Anna", "Ben"], random.Random(4))
            several = [await asyncio.to_thread(figures, program.url) for _ in range(6)]
            for found in several:
                assert found["openhearts_workers"] == 2 and found["openhearts_commands_total"] >= 9
                assert found["openhearts_appends_total"] >= 9 and found["openhearts_notifications_total"] > 0
            counts = [found["openhearts_commands_total"] for found in several]
            assert counts == sorted(counts), "one of them knows less than another"
            os.kill(program.workers()[0], signal.SIGKILL)
            await until(lambda: len(program.workers()) == 2)
            async with asyncio.timeout(120):
                while (found := await asyncio.to_thread(figures, program.url))["openhearts_workers"] != 2:
                    await asyncio.sleep(0.2)
            assert found["openhearts_commands_total"] >= counts[-1]  # what it had counted stays

    asyncio.run(run())
