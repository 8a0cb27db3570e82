"""A database as a whole, for what is done with all of it: copies, checks, another version.

It names no kind of database: sqlite.py and postgres.py say how each of these things is done there.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from contextlib import AbstractContextManager, contextmanager

from sqlalchemy import Connection, Engine
from sqlalchemy.exc import DBAPIError

from openhearts.store.interface import CannotStore
from openhearts.store.migrate import own_revision


@contextmanager
def explained(explain: Callable[[Exception], CannotStore | None]) -> Iterator[None]:
    """A block in which errors of a database become ours, as far as `explain` knows them.  Raises CannotStore."""
    try:
        yield
    except DBAPIError as error:
        told = explain(error)
        if told is None:
            raise
        raise told from error


class Database:
    """A database at `where`, which names it to people.

    `make` gives an engine whose transactions see one moment (for reading), or begin with the right to write; the caller
    of `made` disposes of it.  `prepare` brings it up to date; `finish` is called once rows with numbers of their own
    were written; `faults` lists what the database finds wrong with itself.
    """

    def __init__(
        self,
        where: str,
        steps: str,
        *,
        make: Callable[[bool], Engine],
        prepare: Callable[[], None],
        explain: Callable[[Exception], CannotStore | None],
        finish: Callable[[Connection], None] = lambda connection: None,
        faults: Callable[[Connection], list[str]] = lambda connection: [],
    ) -> None:
        self.where, self.steps = where, steps
        self._make, self._prepare, self._explain = make, prepare, explain
        self.finish, self.faults = finish, faults

    def bring_up_to_date(self) -> None:
        """Makes what is missing.  Blocks.  Raises CannotStore."""
        self._prepare()

    def revision(self, connection: Connection) -> str | None:
        """The revision that it is at; None for an empty one.  Raises CannotStore for a foreign or a newer one."""
        return own_revision(connection, self.where, self.steps)

    @contextmanager
    def snapshot(self) -> Iterator[Connection]:
        """A connection that sees one moment for as long as it is open.  Raises CannotStore."""
        with self._begun(False) as connection:
            yield connection

    @contextmanager
    def writing(self) -> Iterator[Connection]:
        """A connection in one transaction, committed at the end.  Raises CannotStore."""
        with self._begun(True) as connection:
            yield connection

    def explaining(self) -> AbstractContextManager[None]:
        """A block whose errors are this database's, inside blocks of another one.  Raises CannotStore."""
        return explained(self._explain)

    @contextmanager
    def _begun(self, is_writing: bool) -> Iterator[Connection]:
        engine = self._make(is_writing)
        try:
            with self.explaining(), engine.begin() as connection:
                yield connection
        finally:
            engine.dispose()
