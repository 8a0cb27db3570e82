"""Streams, their entries and commands, the people who belong to them, small values, and when each was used.

The first step: it finds an empty database.
"""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op
from sqlalchemy.dialects import postgresql

revision = "0004"
down_revision = None


def upgrade() -> None:
    """Makes the tables."""
    name = postgresql.TEXT(collation="C")
    op.create_table(
        "streams",
        sa.Column("id", sa.Integer, primary_key=True),
        sa.Column("name", name, nullable=False),
        sa.Column("length", sa.Integer, nullable=False),
        sa.Column("is_open", sa.Boolean, nullable=False),
        sa.Column("changed_us", sa.BigInteger, nullable=False),
        sa.Column("about", sa.LargeBinary, nullable=False),
        sa.UniqueConstraint("name", name="streams_name"),
    )
    is_closed = sa.column("is_open", sa.Boolean) == sa.false()
    op.create_index("streams_closed", "streams", ["changed_us"], postgresql_where=is_closed)
    op.create_table(
        "entries",
        sa.Column("stream_id", sa.Integer, sa.ForeignKey("streams.id", ondelete="CASCADE"), primary_key=True),
        sa.Column("number", sa.Integer, primary_key=True),
        sa.Column("data", sa.LargeBinary, nullable=False),
    )
    op.create_table(
        "commands",
        sa.Column("stream_id", sa.Integer, sa.ForeignKey("streams.id", ondelete="CASCADE"), primary_key=True),
        sa.Column("command", name, primary_key=True),
    )
    op.create_table(
        "people",
        sa.Column("person", name, primary_key=True),
        sa.Column("stream_id", sa.Integer, sa.ForeignKey("streams.id", ondelete="CASCADE"), primary_key=True),
        sa.Column("role", name, nullable=False),
    )
    op.create_index("people_stream", "people", ["stream_id"])
    op.create_table(
        "small_values",
        sa.Column("kind", name, primary_key=True),
        sa.Column("key", name, primary_key=True),
        sa.Column("used_us", sa.BigInteger, nullable=False),
        sa.Column("value", sa.LargeBinary, nullable=False),
    )
    op.create_table(
        "uses",
        sa.Column("stream_id", sa.Integer, sa.ForeignKey("streams.id", ondelete="CASCADE"), primary_key=True),
        sa.Column("used_us", sa.BigInteger, nullable=False),
    )
