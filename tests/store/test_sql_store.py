"""The statements of the store are understood by more than one kind of database, and one module knows SQLite.

They are translated here and not run: no other database is at hand.
"""

from __future__ import annotations

import ast
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy import Insert, Select, Update, create_engine
from sqlalchemy.dialects import postgresql
from sqlalchemy.schema import CreateIndex, CreateTable

from openhearts.store import migrate, sql_store, statements
from openhearts.store.prepared import Prepared
from openhearts.store.schema import metadata

ROOM = Path(sql_store.__file__).parent
STATEMENTS = [one for one in vars(statements).values() if isinstance(one, Select | Insert | Update)]
STATEMENTS += [*statements.LISTING.values(), *statements.OLD.values()]


def test_there_are_statements_of_every_kind() -> None:
    assert len(STATEMENTS) > 15 and {type(one) for one in STATEMENTS} == {Select, Insert, Update}


@pytest.mark.parametrize("number", range(len(STATEMENTS)))
def test_statements_can_be_put_to_postgresql(number: int) -> None:
    text = str(STATEMENTS[number].compile(dialect=postgresql.dialect()))
    assert text.split()[0] in {"SELECT", "INSERT", "UPDATE"}


def test_no_entry_is_told_back_when_it_is_added() -> None:
    """From Python 3.12 on, its sqlite3 refuses several rows at once for a statement that returns some."""
    text = Prepared(statements.ADD, create_engine("sqlite://"))._text
    assert text.startswith("INSERT INTO entries") and "RETURNING" not in text


def test_replacing_can_be_put_to_postgresql() -> None:
    engine = create_engine("sqlite://")  # never used: only the statements are looked at
    store = sql_store.SqlStore(
        engine, engine, where="", upsert=postgresql.insert, explain=lambda error: None, size="SELECT 1"
    )
    for statement in (store._join, store._put, store._put_first, store._use):
        assert "ON CONFLICT" in str(statement.compile(dialect=postgresql.dialect()))


@pytest.mark.parametrize("table", metadata.sorted_tables, ids=str)
def test_tables_can_be_made_in_postgresql(table: Any) -> None:
    texts = [str(CreateTable(table).compile(dialect=postgresql.dialect()))]
    texts += [str(CreateIndex(index).compile(dialect=postgresql.dialect())) for index in table.indexes]
    assert all("ROWID" not in text for text in texts)
    assert table.name != "streams" or any("WHERE is_open = false" in text for text in texts)


def test_one_module_knows_sqlite() -> None:
    knowing = set()
    for path in sorted(ROOM.rglob("*.py")):
        tree = ast.parse(path.read_text(encoding="utf-8"))
        named = {alias.name for node in ast.walk(tree) if isinstance(node, ast.Import) for alias in node.names}
        named |= {node.module or "" for node in ast.walk(tree) if isinstance(node, ast.ImportFrom)}
        texts = {
            node.value for node in ast.walk(tree) if isinstance(node, ast.Constant) and isinstance(node.value, str)
        }
        if any("sqlite" in name for name in named - {"openhearts.store.sqlite"}) or any(
            "PRAGMA" in text for text in texts
        ):
            knowing.add(path.name)
    assert knowing == {"sqlite.py"}
    assert "sqlite" not in Path(migrate.__file__).read_text(encoding="utf-8")
