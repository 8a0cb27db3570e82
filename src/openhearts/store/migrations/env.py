"""What Alembic runs to bring a database up to date, on the connection that it is handed.

It opens no database, and importing it does nothing.
"""

from __future__ import annotations

from alembic import context

from openhearts.store.schema import VERSION_TABLE, metadata


def migrate() -> None:
    """Run the steps inside the transaction of the caller, who handed over the connection: all of them, or none."""
    connection = context.config.attributes["connection"]
    context.configure(connection=connection, target_metadata=metadata, version_table=VERSION_TABLE)
    context.run_migrations()


if __name__ == "env_py":  # the name under which Alembic runs this file
    migrate()
