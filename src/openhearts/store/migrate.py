"""Brings a database up to date with Alembic, in this process and without any settings of the user.

It opens none: it is handed a connection in a transaction, and the folder with the steps of that kind of database.
"""

from __future__ import annotations

import threading
from typing import TYPE_CHECKING

from sqlalchemy import Connection, Text, column, select, table
from sqlalchemy import inspect as inspector_of

from openhearts.store.interface import CannotStore, Trouble
from openhearts.store.schema import HEAD, VERSION_TABLE

if TYPE_CHECKING:  # Alembic is loaded only where there is something to do
    from alembic.config import Config

# Alembic hands its steps what they work on through one global, so that two upgrades in one process must not overlap.
_ONE_AT_A_TIME = threading.Lock()


def revision_of(connection: Connection) -> str | None:
    """The revision that a database says it is at, or None for one without ours."""
    if not inspector_of(connection).has_table(VERSION_TABLE):
        return None
    asked = select(column("version_num", Text)).select_from(table(VERSION_TABLE))
    return connection.execute(asked).scalars().first()


def own_revision(connection: Connection, where: str, steps: str) -> str | None:
    """The revision of a database that is ours, or None for an empty one.  Raises CannotStore for any other."""
    found = revision_of(connection)
    if found is None and inspector_of(connection).get_table_names():
        raise CannotStore(Trouble.FOREIGN, where)
    if found is not None and found != HEAD and found not in known_revisions(steps):
        raise CannotStore(Trouble.NEWER, where, revision=found, known=HEAD)
    return found


def known_revisions(steps: str) -> list[str]:
    """Every revision that this version can start from, oldest first; `steps` names a folder in migrations."""
    from alembic.script import ScriptDirectory

    script = ScriptDirectory.from_config(_config(steps))
    return [step.revision for step in script.walk_revisions()][::-1]


def upgrade(connection: Connection, steps: str, target: str = HEAD) -> None:
    """Runs the steps up to `target` in the transaction of the connection.  Blocks: not for an event loop's thread."""
    from alembic import command

    config = _config(steps)
    config.attributes["connection"] = connection
    with _ONE_AT_A_TIME:
        command.upgrade(config, target)


def _config(steps: str) -> Config:
    from alembic.config import Config

    config = Config()
    config.set_main_option("script_location", "openhearts.store:migrations")
    config.set_main_option("path_separator", "newline")  # a colon belongs to the name of a package's folder
    config.set_main_option("version_locations", f"openhearts.store:migrations/{steps}")
    return config
