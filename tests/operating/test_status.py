"""The operator's page and its JSON: the same figures, in every language, for screen readers, and nobody's secrets."""

from __future__ import annotations

import asyncio
from datetime import UTC, datetime
from html.parser import HTMLParser
from pathlib import Path

import msgspec
import pytest
from litestar.testing import TestClient

import openhearts
from openhearts.speech.catalogue import languages
from openhearts.speech.speaker import Speaker
from openhearts.store import MemoryStore, open_store
from openhearts.web.operating.database_admin import backup
from openhearts.web.operating.monitoring import Operation
from openhearts.web.operating.operators import Operators
from openhearts.web.operating.status import Status, last_backup
from openhearts.web.state import Address, Site
from tests.web.helpers import NAME, Visitor, server

TOKEN = "a-token-of-the-tests"
RIGHT = {"authorization": f"Bearer {TOKEN}"}


def site(folder: Path) -> Site:
    """A site whose operator has a token."""
    store = MemoryStore()
    operation = Operation(store, operators=Operators(TOKEN), kept_in="SQLite")
    return Site(store, "a secret of the tests", Address(names=(NAME,), data=folder), operation=operation)


class _Rows(HTMLParser):
    """The rows of a page's tables: what heads each, and what stands there."""

    def __init__(self) -> None:
        super().__init__()
        self.rows: list[tuple[str, str]] = []
        self.heads: list[str] = []
        self._at, self._head = "", ""

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        if tag == "th":
            assert dict(attrs).get("scope") == "row"
        if tag == "section":
            self.heads.append(dict(attrs)["aria-labelledby"] or "")
        if tag in ("th", "td"):
            self._at = tag

    def handle_data(self, data: str) -> None:
        if self._at == "th" and data.strip():
            self._head = data.strip()
        elif self._at == "td" and data.strip():
            self.rows.append((self._head, data.strip()))
            self._at = ""


def shown(client: TestClient[object], language: str) -> tuple[str, dict[str, str]]:
    """The page, and its rows."""
    html = client.get("/operator", headers={**RIGHT, "accept-language": language}).text
    rows = _Rows()
    rows.feed(html)
    assert len(rows.heads) == 4 and all(f'id="{head}"' in html for head in rows.heads)
    return html, dict(rows.rows)


def test_the_page_says_what_the_json_says(tmp_path: Path) -> None:
    made = site(tmp_path)
    with server(made) as client:
        anna = Visitor(client)
        anna.play("classic", name="Kanarienvogel")
        client.get("/", headers={"host": "evil.example"})
        made.operation.looked(made.lobby, 0.123)
        found = msgspec.json.decode(client.get("/operator.json", headers=RIGHT).content, type=Status)
        html, rows = shown(client, "en")
    assert found.version == openhearts.__version__ and found.is_ready and found.workers == 1
    assert found.tables_in_memory == 1 and found.refusals == {"host": 1} and found.store == "SQLite"
    assert found.longest_lag_s >= 0.12 and found.disk_free_bytes is not None and found.last_backup is None
    assert (datetime.now(UTC) - found.started).total_seconds() < 600
    speaker = Speaker("en")
    assert rows[speaker.text("operator-version")] == openhearts.__version__
    assert rows[speaker.text("operator-tables")] == "1" and rows["host"] == "1"
    assert rows[speaker.text("operator-backup")] == speaker.text("operator-never")
    for secret in (anna.ident, "Kanarienvogel", "testclient", "evil.example"):
        assert secret not in html


@pytest.mark.parametrize("language", languages())
def test_the_page_is_there_in_every_language(tmp_path: Path, language: str) -> None:
    with server(site(tmp_path)) as client:
        html, rows = shown(client, language)
    assert f'lang="{language}"' in html and len(rows) == 16
    assert all(Speaker(language).text(f"operator-{key}") in rows for key in ("version", "people", "stored", "backup"))


def test_a_store_that_does_not_answer_is_said(tmp_path: Path) -> None:
    made = site(tmp_path)
    with server(made) as client:
        made.operation.readiness.is_stopping = True
        assert Speaker("en").text("operator-ill") in shown(client, "en")[0]


def test_a_backup_is_noted_where_the_store_is_of_this_version(tmp_path: Path) -> None:
    path = tmp_path / "tables.sqlite"

    async def made() -> None:
        await (await open_store(path)).close()

    async def noted() -> datetime | None:
        store = await open_store(path)
        try:
            return await last_backup(store)
        finally:
            await store.close()

    asyncio.run(made())
    assert asyncio.run(noted()) is None
    backup(path, tmp_path, tmp_path / "copy.sqlite", Speaker("en"), lambda line: None)
    at = asyncio.run(noted())
    assert at is not None and (datetime.now(UTC) - at).total_seconds() < 600
