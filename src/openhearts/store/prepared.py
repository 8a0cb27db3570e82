"""Statements that are put into the words of a database once, for what is asked with every card.

It knows no table of the store.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import cast

from sqlalchemy import Connection, Engine
from sqlalchemy.sql.compiler import SQLCompiler
from sqlalchemy.sql.elements import ClauseElement


class Prepared:
    """One statement in the words of a database.  Values go to the driver as they are: numbers, texts and bytes only."""

    def __init__(self, clause: ClauseElement, engine: Engine) -> None:
        compiled = cast(SQLCompiler, clause.compile(engine))
        self._text, self._places = compiled.string, compiled.positiontup

    def run(self, connection: Connection, *rows: Mapping[str, object]) -> int:
        """Executes it for each row; how many rows of the database were changed."""
        told: list[object] = [*rows]
        if self._places is not None:
            told = [tuple([row[name] for name in self._places]) for row in rows]
        return connection.exec_driver_sql(self._text, told).rowcount
